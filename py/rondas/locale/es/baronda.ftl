### Baronda
### BARONG, RANDA, Garuda, Naga and Pass are the names that the game's author uses, the same in
### all languages. $side is BARONG or RANDA. $suit is the letter of a suit: R, B, G or Y.

card = { card-baronda }
    .the = { card-baronda.the }
    .to = { card-baronda.to }

## Before the game

title = Baronda
credit = Baronda, un juego de Toshiki Arao (Ateam, 2023)
about = Apuesta en secreto cuántas bazas te llevarás: entre todas las apuestas deciden si las bazas son buenas o malas.
opening = Quién es Líder primero
    .text = El Líder sale en la primera baza. Las reglas dejan a elección quién es.
option-offsuit_garuda = Garuda fuera de palo
    .text = ¿Está despierto un Garuda jugado fuera de palo si todos los demás han seguido el palo?
option-offsuit_garuda-awake = Despierto si los demás siguen el palo
option-offsuit_garuda-plain = Despierto solo con un Naga

## What happens: bids

said-leader = { $seat_is ->
        [you] Recibes la carta de Líder.
       *[other] { $seat } recibe la carta de Líder.
    }
# $round: its number, $n: how many cards each player gets, $unused: how many are left over.
dealt = { $seat_is ->
        [you] Ronda { $round }: { $n } cartas por jugador, { $unused } no se usan. Tienes la carta de Líder.
       *[other] Ronda { $round }: { $n } cartas por jugador, { $unused } no se usan. { $seat } tiene la carta de Líder.
    }
said-bid = { $seat_is ->
        [you] Has apostado.
       *[other] { $seat } ha apostado.
    }
# $each: what each player has bid, $total: all bids added up.
shown-bids = Apuestas: { $each }.
bid-of = { $n } para { $seat_is ->
        [you] ti
       *[other] { $seat }
    }
said-twelve = { $seat_is ->
        [you] Las apuestas suman justo 12: tienes que cambiar la tuya en 1.
       *[other] Las apuestas suman justo 12: { $seat } tiene que cambiar la suya en 1.
    }
said-adjusted = { $seat_is ->
        [you] Cambias tu apuesta a { $bid }.
       *[other] { $seat } cambia su apuesta a { $bid }.
    }
said-side = { $side ->
        [BARONG] Las apuestas suman { $total }: BARONG. { $players ->
            [2] Llega a tu apuesta antes que tu rival a la suya.
           *[other] Llévate tu apuesta o más.
        }
       *[RANDA] Las apuestas suman { $total }: RANDA. { $players ->
            [2] Quien pase de su apuesta pierde la ronda.
           *[other] Llévate tu apuesta o menos.
        }
    }

## What happens: tricks

played-lead = { $seat_is ->
        [you] Sales con { $card_the }.
       *[other] { $seat } sale con { $card_the }.
    }
played-lead-no-suit = { $seat_is ->
        [you] Sales con { $card_the }: aún no hay palo de salida.
       *[other] { $seat } sale con { $card_the }: aún no hay palo de salida.
    }
played-no-suit = { $seat_is ->
        [you] Juegas { $card_the }: sigue sin haber palo de salida.
       *[other] { $seat } juega { $card_the }: sigue sin haber palo de salida.
    }
played-sets-suit = { $seat_is ->
        [you] Juegas { $card_the }: el palo de salida es el { colour }.
       *[other] { $seat } juega { $card_the }: el palo de salida es el { colour }.
    }
played-void = { $seat_is ->
        [you] No tienes { colour } y juegas { $card_the }.
       *[other] { $seat } no tiene { colour } y juega { $card_the }.
    }
played = { $seat_is ->
        [you] Juegas { $card_the }.
       *[other] { $seat } juega { $card_the }.
    }
# $cards: those that did not follow suit.
found-asleep = El { $garuda } duerme por { $cards_the }: no todos han seguido el palo.
found-asleep-off-suit = El { $garuda } duerme, porque se ha jugado fuera de palo.
trick = { $seat_is ->
        [you] Te llevas la baza con { $card_the }: { $why }.
       *[other] { $seat } se lleva la baza con { $card_the }: { $why }.
    }
why-highest = es el { colour } más alto
why-trump = el rojo es triunfo
why-naga = solo un Garuda despierto gana a un Naga
why-awake = está despierto, porque todos los demás han seguido el palo o jugado un Pass
why-woken = el Naga lo ha despertado
# $n: how many cards are equally strong.
why-first-woken = el Naga ha despertado a { $n } Garudas, y gana el primero
why-first = de { $n ->
        [2] dos
        [3] tres
       *[other] { $n }
    } cartas iguales gana la primera

## What happens: points

# $n: the points, which may be negative; $off: how far the tricks are from the bid.
scored-exact = { $seat_is ->
        [you] Apostaste { $bid } y te llevaste { $took }: { points }.
       *[other] { $seat } apostó { $bid } y se llevó { $took }: { points }.
    }
scored-over = { $seat_is ->
        [you] Apostaste { $bid } y te llevaste { $took }: { points }, 2 por la apuesta y 1 por { each-of } de más.
       *[other] { $seat } apostó { $bid } y se llevó { $took }: { points }, 2 por la apuesta y 1 por { each-of } de más.
    }
scored-under = { $seat_is ->
        [you] Apostaste { $bid } y te llevaste { $took }: { points }, 2 por la apuesta y 1 por { each-of } de menos.
       *[other] { $seat } apostó { $bid } y se llevó { $took }: { points }, 2 por la apuesta y 1 por { each-of } de menos.
    }
scored-too-few = { $seat_is ->
        [you] Apostaste { $bid } y te llevaste { $took }: { points }, por { off-tricks } de menos.
       *[other] { $seat } apostó { $bid } y se llevó { $took }: { points }, por { off-tricks } de menos.
    }
scored-too-many = { $seat_is ->
        [you] Apostaste { $bid } y te llevaste { $took }: { points }, por { off-tricks } de más.
       *[other] { $seat } apostó { $bid } y se llevó { $took }: { points }, por { off-tricks } de más.
    }
each-of = { $off ->
        [one] la baza
       *[other] cada una de las { $off } bazas
    }
off-tricks = { $off ->
        [one] { $off } baza
       *[other] { $off } bazas
    }
scored-reached = { $seat_is ->
        [you] Llegas a tu apuesta con { tricks }: ganas la ronda.
       *[other] { $seat } llega a su apuesta con { tricks } y gana la ronda.
    }
# $other has lost the round with $n tricks.
scored-exceeded = { $seat_is ->
        [you] Ganas la ronda: { $other } apostó { $bid } y se llevó { $n }.
       *[other] { $seat } gana la ronda: { $other_is ->
            [you] apostaste { $bid } y te llevaste { $n }.
           *[other] { $other } apostó { $bid } y se llevó { $n }.
        }
    }
scored-tie = Empate: nadie ha llegado a su apuesta, así que nadie gana la ronda.
# $each: the score of each player.
round = Fin de la ronda { $n }. Marcador: { $each }.
round-of-two = Fin de la ronda { $n }. Rondas ganadas: { $each }.
score-of = { $n } para { $seat_is ->
        [you] ti
       *[other] { $seat }
    }
# $total: the points of whoever wins.
over = { $seat_is ->
        [you] Ganas la partida con { $total }.
       *[other] { $seat } gana la partida con { $total }.
    }
over-shared = { $seats_is ->
        [us] Victoria compartida con { $total }: { $seats }.
       *[many] Victoria compartida con { $total }: { $seats }.
    }
over-of-two = { $seat_is ->
        [you] Ganas la partida con dos rondas.
       *[other] { $seat } gana la partida con dos rondas.
    }

## What is asked, and what can be done

# $n: the number of tricks in a round.
tip-bid = { $garudas ->
        [one] { $garudas } Garuda
       *[other] { $garudas } Garudas
    }, { $nagas ->
        [one] { $nagas } Naga
       *[other] { $nagas } Nagas
    }, { $reds ->
        [one] { $reds } roja
       *[other] { $reds } rojas
    }.
prompt-bid = { $seat_is ->
        [you] Tu apuesta: ¿cuántas de las { $n } bazas?
       *[other] { $seat } apuesta.
    }
prompt-adjust = { $seat_is ->
        [you] Tu apuesta es { $bid }: súbela o bájala en 1.
       *[other] Las apuestas suman { $n }: { $seat } cambia en 1 su apuesta de { $bid }.
    }
prompt-lead = { $seat_is ->
        [you] Sales tú: cualquier carta.
       *[other] Sale { $seat }.
    }
prompt-no-suit = { $seat_is ->
        [you] Te toca: cualquier carta, aún no hay palo de salida.
       *[other] Le toca a { $seat }; aún no hay palo de salida.
    }
prompt-turn = { $seat_is ->
        [you] Te toca; el palo de salida es el { colour }.
       *[other] Le toca a { $seat }; el palo de salida es el { colour }.
    }
prompt-follow = Te toca: { colour }{ $free ->
        [pass] { "" } o un Pass
        [naga] { "" } o un Naga
        [both] , un Pass o un Naga
       *[none] { "" }
    }.
prompt-void = No tienes { colour }: juega cualquier carta.
action-bid = Apostar { $n }
action-raise = Subir a { $n }: BARONG
action-lower = Bajar a { $n }: RANDA
# $bid: the reader's own, $barong: the least that the others must bid for BARONG, $randa: the most
# for RANDA, $twelve: what makes 12 in all.
meaning = { $bid ->
        [0] Si los demás apuestan en total { $barong } o más: BARONG, llévate las que quieras. Con { $randa } o menos: RANDA, no te lleves ninguna. Con { $twelve }: decide el Líder.
        [11] Si los demás apuestan en total { $barong } o más: BARONG, llévate { $bid } o más. Con 0: RANDA, llévate { $bid } o menos. Con { $twelve }: decide el Líder.
        [12] Si los demás apuestan en total { $barong } o más: BARONG, llévate las { $bid }. Con 0: decide el Líder.
       *[other] Si los demás apuestan en total { $barong } o más: BARONG, llévate { $bid } o más. Con { $randa } o menos: RANDA, llévate { $bid } o menos. Con { $twelve }: decide el Líder.
    }
meaning-two = { $bid ->
        [0] Si tu rival apuesta { $randa } o menos: RANDA, no te lleves ninguna. Con { $twelve }: decide el Líder.
        [11] Si tu rival apuesta { $barong } o más: BARONG, llévate { $bid }. Con 0: RANDA, llévate { $bid } o menos. Con { $twelve }: decide el Líder.
        [12] Si tu rival apuesta { $barong } o más: BARONG, llévate las { $bid }. Con 0: decide el Líder.
       *[other] Si tu rival apuesta { $barong } o más: BARONG, llévate { $bid }. Con { $randa } o menos: RANDA, llévate { $bid } o menos. Con { $twelve }: decide el Líder.
    }
refusal-not-in-hand = No tienes { $card_the }.
refusal-must-follow-suit = Hay que seguir el palo mientras te quede { colour }.
refusal-bids-come-first = Primero van las apuestas.
refusal-change-the-bid-first = Cambia primero tu apuesta en 1.
refusal-bid-within-0-to-12 = Una apuesta no puede bajar de 0 ni pasar de 12.

## Where the game is

fact-round = Ronda { $n } de { $of }
fact-round-of-two = Ronda { $n }
fact-trick = Baza { $n } de { $of }
fact-side = Apuestas { $total }: { $side }
note-bid = apuesta { $n }
note-has-bid = apuesta hecha
token-leader = Líder
# Under its drawing.
sign-name = { $side }
sign-BARONG = { $players ->
        [2] llega antes a tu apuesta
       *[other] tu apuesta o más
    }
sign-RANDA = tu apuesta o menos
# $n: the sum of the bids from which, or up to which, this side is in force.
sign-BARONG-if = Apuestas { $n } o más: { sign-BARONG }
sign-RANDA-if = Apuestas { $n } o menos: { sign-RANDA }
tag-awake = despierto
tag-asleep = dormido
sheet-round = Ronda { $n }: { $side }
sheet-bid = dijo { $bid }, hizo { $took }
report-two-won = Ganas esta ronda
report-two-lost = Pierdes esta ronda
report-two-level = Nadie gana esta ronda
# What points are for.
report-bid = La apuesta
report-beyond = { $side ->
        [BARONG] Bazas por encima
       *[RANDA] Bazas por debajo
    }
report-missed = { $side ->
        [BARONG] Bazas que faltan
       *[RANDA] Bazas que sobran
    }
report-round = Esta ronda
# Why a round of two players ended with cards in hand. $n: the bid.
report-stopped-barong = { $seat_is ->
        [you] Has llegado a tu apuesta de { $n }: en BARONG eso acaba la ronda al momento.
       *[other] { $seat } ha llegado a su apuesta de { $n }: en BARONG eso acaba la ronda al momento.
    }
report-stopped-randa = { $seat_is ->
        [you] Has superado tu apuesta de { $n }: en RANDA eso acaba la ronda al momento.
       *[other] { $seat } ha superado su apuesta de { $n }: en RANDA eso acaba la ronda al momento.
    }

## The lesson

lesson-follow = La salida es azul: es la primera carta de la baza. Tienes azules, así que debes seguir el palo. La carta más alta del palo de salida se lleva la baza. Llévatela.
    .title = Seguir el palo
lesson-follow-right = Sin ninguna carta azul habrías podido jugar cualquier cosa.
lesson-red = La salida es verde, y no tienes: juega lo que quieras. El rojo es triunfo: gana a los demás palos. Llévate la baza.
    .title = El rojo es triunfo
lesson-red-right = Un 2 rojo gana a un 7 verde. Entre dos rojos gana el más alto.
lesson-naga = Va ganando un 7 rojo. Un Naga gana a cualquier número, también a los rojos, y siempre se puede jugar. Llévate la baza.
    .title = El Naga
lesson-naga-right = Un Naga se puede jugar aunque puedas seguir el palo. De dos Nagas en una baza gana el primero.
lesson-garuda = Va ganando un Naga. Tienes el Garuda verde, el 0: dormido, es el más bajo de su palo. Un Naga en la baza lo despierta, y entonces gana a todo. Llévate la baza.
    .title = El Garuda despierta
lesson-garuda-right = Como cualquier número, un Garuda tiene que seguir el palo: la salida era verde.
lesson-awake = Hay otra forma de despertar a un Garuda: que todos los demás sigan el palo. Aquí los otros dos lo han hecho. Llévate la baza.
    .title = Todos siguen el palo
lesson-awake-right = Un Pass también cuenta como seguir el palo. Si uno de los dos hubiera jugado otro palo, solo un Naga podría haberlo despertado.
lesson-bid = Antes de la primera carta todos apuestan en secreto: ¿cuántas de las 12 bazas te llevarás? Dos Nagas, el 7 rojo y el 6 rojo pueden llevarse una cada uno, y el 7 verde, otra.
    .title = La apuesta
lesson-bid-right = Con 13 o más es BARONG. Con 11 o menos es RANDA: llévate tu apuesta o menos.
lesson-bid-count = Dos Nagas y dos rojos altos deberían llevarse una baza cada uno. Son 4, o 5 con el 7 verde.
lesson-more = Otra ronda. BARONG: apostaste 4 y llevas 4, que valen 2 puntos. Cada baza de más vale 1 más. Va ganando el 5 verde: ¿qué juegas?
    .title = BARONG: cuantas más, mejor
lesson-more-right = 5 bazas, una de más: al acabar la ronda recibes 2 + 1 = 3 puntos. Si te faltaran, perderías 1 punto por cada una.
lesson-more-level = Un Pass pierde contra todo: te quedarías en 4 bazas y 2 puntos.
lesson-pass = Una ronda más. RANDA: apostaste 2 y llevas 2, que valen 2 puntos. Con una tercera, en cambio, perderías 1. Un Pass siempre se puede jugar, y pierde contra cualquier otra carta. ¿Qué juegas?
    .title = RANDA: cuantas menos, mejor
lesson-pass-third = Así te llevas una tercera baza: perderías 1 punto en vez de ganar 2.
lesson-pass-right = En RANDA cada baza por debajo de tu apuesta vale 1 más. Si se sale con un Pass o un Naga, el palo que hay que seguir es el del primer número que se juegue después.
lesson-end = Si las apuestas suman justo 12, el Líder, que juega la primera carta, cambia la suya en 1. Hay tantas rondas como jugadores, y gana quien tenga más puntos.

## Help

help-goal = Di cuántas bazas te llevarás y cúmplelo: esas o más, o esas o menos, según la ronda. { $players ->
        [any] Gana quien tenga más puntos tras tantas rondas como jugadores.
        [2] Gana quien antes gane dos rondas.
       *[other] Tras { $players } rondas gana quien tenga más puntos.
    }
help-bids-title = Las apuestas
help-bids = Todos apuestan en secreto, de 0 a { $n }. Si las apuestas suman 13 o más, la ronda es BARONG: las bazas son buenas. Si suman 11 o menos, es RANDA: las bazas son malas. Si suman justo 12, el Líder cambia su apuesta en 1.
help-turn = Después de las apuestas, juega una carta del palo de salida, o un Pass, o un Naga. Si no tienes ese palo, juega lo que quieras. El palo de salida es el de la primera carta con número de la baza. Quien se lleva una baza sale en la siguiente.
help-order = { $players ->
        [any] De más fuerte a más débil. Los números llegan hasta 5, 7, 10 o 13 con dos, tres, cuatro o cinco jugadores.
       *[other] De más fuerte a más débil. Los números llegan hasta { $highest }.
    }
help-garuda = Un Garuda, el 0 de su palo, si lo despierta un Naga en la baza.
help-garuda-followed = { $offsuit_garuda ->
        [plain] También si todos, incluso quien lo ha jugado, siguen el palo o juegan un Pass. Si no, es solo un 0.
       *[awake] También si todos los demás siguen el palo o juegan un Pass. Si no, es solo un 0.
    }
help-naga = Un Naga. De dos, gana el primero.
help-red = El rojo es triunfo: el rojo más alto.
help-led = La carta más alta del palo de salida. Los demás palos no pueden ganar.
help-pass = Un Pass. Pierde contra todos los anteriores.
help-points = { $players ->
        [any] Con tres jugadores o más: { points-of-many }
        [2] En BARONG gana la ronda quien antes se lleva tantas bazas como apostó. En RANDA la pierde quien se lleva más de las que apostó.
       *[other] { points-of-many }
    }
points-of-many = BARONG: llévate tu apuesta o más. RANDA: tu apuesta o menos. Si lo consigues, sumas 2, y 1 más por cada baza de diferencia con tu apuesta. Si no, cada una de ellas te cuesta 1.
help-taken = { $off ->
        [two-more] 2 bazas más
        [one-more] 1 baza más
        [none] Justo tu apuesta
        [one-fewer] 1 baza menos
       *[two-fewer] 2 bazas menos
    }
help-end = { $players ->
        [any] La carta de Líder pasa a la izquierda después de cada ronda.
            Empate: con los mismos puntos, la victoria se comparte.

            Con dos jugadores no hay puntos: gana dos rondas. En BARONG gana la ronda quien antes llega a su apuesta. En RANDA la pierde quien se lleva más. La ronda en la que nadie lo consigue no cuenta para nadie.
        [2] Si nadie lo consigue, la ronda es un empate y no cuenta para nadie. La carta de Líder va y viene.
       *[other] La carta de Líder pasa a la izquierda después de cada ronda.
            Empate: con los mismos puntos, la victoria se comparte.
    }

order-garuda = un Garuda despierto
order-naga = un Naga
order-red = rojo, el triunfo
order-led = { colour }, el palo de salida
order-led-any = el palo de salida
# $suit: a suit that a player has shown not to hold.
memory-void = sin { colour }
order-pass = un Pass
order-bids = Si la suma es justo { $n }, el Líder cambia su apuesta en 1.
order-BARONG = { $players ->
        [2] { $total } apostadas para { $n } bazas, BARONG: llega a tu apuesta antes que tu rival a la suya.
       *[other] { $total } apostadas para { $n } bazas, BARONG: 2 por tu apuesta, 1 por cada baza de más, −1 por cada una que falte.
    }
order-RANDA = { $players ->
        [2] { $total } apostadas para { $n } bazas, RANDA: quien pase de su apuesta pierde.
       *[other] { $total } apostadas para { $n } bazas, RANDA: 2 por tu apuesta, 1 por cada baza de menos, −1 por cada una que sobre.
    }
# What lies on the table now.
now-ahead = Ahora va ganando { $card_the }: { $why }.
now-pass = Ahora solo hay Pass en la mesa: les gana cualquier carta que no sea otro Pass.
about-garuda = { $offsuit_garuda ->
        [plain] Un Garuda. Despierto, con un Naga en la baza o si todos siguen el palo, también quien lo juega, gana a todo. Dormido es un 0.
       *[awake] Un Garuda. Despierto, con un Naga en la baza o si todos los demás siguen el palo, gana a todo. Dormido es un 0.
    }
about-naga = Un Naga gana a cualquier número, también a los rojos. Solo le gana un Garuda despierto. Siempre se puede jugar.
about-pass = Un Pass pierde contra cualquier otra carta, siempre se puede jugar, y cuenta como seguir el palo.
about-red = El rojo es triunfo: gana a los demás palos; cuanto más alto, mejor.
about-number = Solo gana si el palo de salida es el { colour } y no se juega nada más fuerte.
about-not-ahead = No va por delante: va ganando { $card_the }.
about-ahead-now = Va ganando, mientras no se juegue nada más fuerte.
# Of a bid. $more: 1 if it may well be one trick more than $n, which is $next.
advice-takes = { $more ->
        [1] Una mano como la tuya se lleva { $n } o { $next } bazas.
       *[0] Una mano como la tuya se lleva más o menos { tricks }.
    }
# Of a lead. $how: whether the bid is reached: short, by $n tricks; exact; over.
advice-BARONG = { $how ->
        [short] Suele llevarse su baza, y { $n ->
            [one] te falta
           *[other] te faltan
        } { tricks } para tu apuesta.
       *[other] Suele llevarse su baza, y cada baza más vale un punto.
    }
# $does: whether the card is led, or loses to one that lies there. $how: as above. $two: whether two
# play.
advice-RANDA = { $does ->
        [leads] Rara vez se lleva una baza
       *[loses] Pierde esta baza
    }, y { $how ->
        [short] { $two ->
            [yes] con demasiadas perderías la ronda.
           *[no] cada una que evites vale un punto.
        }
        [exact] una más sería demasiado.
       *[over] cada una más cuesta un punto.
    }
advice-cannot-lose = Ninguna de tus cartas pierde contra lo que hay en la mesa.
advice-rid = Es la más fuerte de tus cartas que pierde: te la quitas de encima.
term-bid = apuesta
    .also = apuestas
    .text = Cuántas bazas dice alguien que se llevará.
term-barong = BARONG
    .also = Barong
    .text = Las apuestas suman 13 o más: las bazas son buenas.
term-randa = RANDA
    .also = Randa
    .text = Las apuestas suman 11 o menos: las bazas son malas.
term-leader = Líder
    .also = carta de Líder
    .text = Quien tiene la carta de Líder apuesta y sale primero, y cambia su apuesta si todas suman 12.
term-naga = Naga
    .also = Nagas
    .text = Gana a cualquier número y despierta a los Garudas.
term-garuda = Garuda
    .also = Garudas
    .text = El 0 de un palo. Lo despierta un Naga en la baza, y también pueden despertarlo jugadores que siguen el palo. Despierto gana a todo; de dos, gana el primero.
term-pass = Pass
    .also = los Pass, solo Pass
    .text = Pierde contra cualquier otra carta. Siempre se puede jugar, y cuenta como seguir el palo.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audacia: sale con cartas fuertes y rara vez juega un Pass.
manner-careful = Prudencia: sale con cartas débiles; las fuertes esperan.
manner-sly = Astucia: se guarda los Garudas y los Nagas, y le gusta jugar un Pass.
manner-stubborn = Terquedad: a menudo repite la apuesta y suele seguir con el mismo palo.
