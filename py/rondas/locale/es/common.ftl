### What all games share.
### Of players, $seat_is says whether the reader is meant: you, or other. Of several ($seats_is):
### you, us (the reader and others), other (one other), many.

you = tú
# A player without a name.
seat = Jugador { $n }
# A card on its own, as on a button.
card-name = { $card }
tricks = { $n ->
        [one] { $n } baza
       *[other] { $n } bazas
    }
cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
# What stands beside each other, such as numbers and tags.
beside = { $first }, { $next }
fact-target = A { $n } puntos
refusal-not-possible-now = Ahora no se puede.
refusal-over = La partida ha terminado.
refusal-not-your-turn = Todavía no te toca.

## Of games that have no sentences of their own for it: what happens, by the kind of event

# usual-part: a round in the list of points.

usual-dealt = Se reparten las cartas.
usual-turned = Se descubre { $card_the }.
usual-played = { $seat_is ->
        [you] Juegas { $card_the }.
       *[other] { $seat } juega { $card_the }.
    }
usual-trick = { $seat_is ->
        [you] Te llevas la baza.
       *[other] { $seat } se lleva la baza.
    }
usual-round = Fin de la ronda { $n }.
usual-over = { $seats_is ->
        [you] Ganas la partida con { points }.
        [us] Victoria compartida con { points }: { $seats }.
        [many] Victoria compartida con { points }: { $seats }.
       *[other] { $seats } gana la partida con { points }.
    }
usual-prompt = { $seat_is ->
        [you] Te toca.
       *[other] Le toca a { $seat }.
    }
usual-part = Ronda { $n }
usual-points = Puntos

## Ends: headlines, and what is on the sheet below them

# A round is a “mano” in one game and a “ronda” in another.
report-this = { $part ->
        [hand] esta mano
        [game] el juego { $number }
        [pack] esta mano
        [match] la partida
       *[round] esta ronda
    }
# $n: by how much; $unit: points, tricks or rounds.
report-by = { $unit ->
        [tricks] { tricks }
        [rounds] { $n ->
            [one] { $n } ronda
           *[other] { $n } rondas
        }
       *[points] { points }
    }
report-part-won = { $seats_is ->
        [you] Ganas { report-this } por { report-by }
        [many] { $seats } ganan { report-this } por { report-by }
       *[other] { $seats } gana { report-this } por { report-by }
    }
# $other: the reader’s partner.
report-part-won-together = Tu equipo gana { report-this } por { report-by }
report-part-lost = Pierdes { report-this } por { report-by }
# Among three or more. $place: the reader’s, from 2 on; $seats: all who have as much as the best.
report-place = { $place ->
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
       *[other] quinto lugar
    }
# $tied: how many others have as much as the reader.
report-come = { $tied ->
        [0] Quedas en { report-place }
       *[other] Empatas en { report-place }
    }
report-part-behind = { report-come } en { report-this }, a { report-by } de { $seats }
# $seats: all who have as much as the best, but not everybody.
report-part-shared = Empate en cabeza en { report-this }: { $seats }
report-part-level = { $part ->
        [hand] Una mano sin ganador
        [game] El juego { $number } queda sin ganador
        [pack] Una mano sin ganador
       *[round] Una ronda sin ganador
    }
report-all-won = { $seats_is ->
        [you] Ganas por { report-by }
        [many] { $seats } ganan por { report-by }
       *[other] { $seats } gana por { report-by }
    }
report-all-won-together = Tu equipo gana por { report-by }
report-all-lost = Pierdes por { report-by }
report-all-behind = { report-come }, a { report-by } de { $seats }
report-all-shared = Victoria compartida: { $seats }
report-all-level = Empate
# How narrow the end of a game was: one trick, the last one, made the difference; or a few points did.
report-close-last = Lo decidió la última baza.
report-close = Reñida hasta el final.
opening-chosen = { $text } Se eligió antes de la partida.

## Lessons

# Before sentences that say what a wrong card would lead to.
lesson-would = Pasaría esto:

## Help: what all games have

help-goal-title = El objetivo
help-turn-title = Tu turno
help-order-title = Qué gana a qué
help-points-title = Los puntos
help-end-title = El final y los empates
# $why: the reason, as in the message about a trick.
about-takes = Se lleva la baza: { $why }.
about-loses = La baza sería { $seat_is ->
        [you] tuya
       *[other] de { $seat }
    }: { $why }.

term-trick = baza
    .also = bazas
    .text = Una carta de cada jugador. La mejor se las lleva todas.
term-lead = salir
    .also = sales, sale, salida
    .text = Jugar la primera carta de una baza.
term-follow = seguir el palo
    .also = sigue el palo, siguen el palo, sigan el palo, seguido el palo
    .text = Jugar una carta del palo de salida.
term-hand = mano
    .also = manos
    .text = Las cartas que tienes; también una parte de la partida, hasta que se han jugado todas las cartas.

## Hints: why an action is good advice; these sentences stand behind each other

advice-forced = No hay otra opción.
# Of a card that gets ahead, or takes the trick.
advice-only = Es tu única carta que gana la baza tal como está.
advice-least = De tus cartas que ganan la baza tal como está, es la más floja.
# Of one that does not.
advice-none = Ninguna de tus cartas gana la baza tal como está.
advice-weakest = Ninguna de tus cartas gana la baza tal como está, así que juegas la más floja.
advice-kept = Guardas para luego { $card_the }, que gana la baza tal como está.
advice-spared = Es la carta más floja que puedes jugar: guardas las mejores.
# $n of $of deals that may be the real one.
advice-stands = { $n ->
        [0] Seguro que alguien puede ganarle.
        [20] Parece que nadie puede ganarle.
       *[other] Más o menos en { $n } de { $of } repartos así, nadie puede ganarle.
    }
advice-falls = { $n ->
        [0] Parece que nadie puede ganarle.
        [20] Seguro que alguien puede ganarle.
       *[other] Más o menos en { $n } de { $of } repartos así, alguien puede ganarle.
    }
# $won of $games games are won with the hint, $less with $other, which is one of the two below.
advice-chances = De { $games } partidas así se ganan más o menos { $won } con { $best } y { $less } con { $other }.
    .best = gana { $won } de { $games }
    .other = gana { $less } de { $games }
# $what: what is counted, tricks or points.
advice-gain = Al final { $best } da más o menos { $what ->
        [tricks] { tricks }
       *[points] { points }
    } más que { $other }.
    .best = { $what ->
        [tricks] +{ tricks }
       *[points] +{ points }
    }
advice-card = { $card_the }
# $label: what a button says.
advice-action = “{ $label }”
# In a review, before reasons: $chosen and $better are one of the two above.
advice-chose = Elegiste { $chosen }.
advice-better = Mejor: { $better }.
# Before the reasons in a review, which call that card “it”.
advice-why = ¿Por qué { $better }?
