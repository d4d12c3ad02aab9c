### Ronda

card = { card-spanish }
    .the = { card-spanish.the }
    .of = { card-spanish.of }
    .to = { card-spanish.to }

## Before the game

title = Ronda
credit = Ronda © 2022 Mark Steere, marksteeregames.com
about = Bazas para tres: juega la carta que quieras, porque los palos se ganan unos a otros en círculo.
opening = Quién reparte primero
    .text = Según las reglas, la persona de más edad. Elígela, o déjalo a la suerte.
option-hands = Manos
    .text = Cuántas manos dura la partida.

## What happens

said-deals-first = { $seat_is ->
        [you] Repartes la primera mano.
       *[other] { $seat } reparte la primera mano.
    }
dealt = { $seat_is ->
        [you] Repartes { $n } cartas por jugador.
       *[other] { $seat } reparte { $n } cartas por jugador.
    }
played = { $seat_is ->
        [you] Juegas { $card_the }.
       *[other] { $seat } juega { $card_the }.
    }
trick = { $seat_is ->
        [you] Te llevas la baza: { $why }.
       *[other] { $seat } se lleva la baza: { $why }.
    }
# $suit is the suit that wins the trick.
why-chain = { $suit ->
        [C] las copas contienen oros y los oros compran espadas
        [O] los oros compran espadas y las espadas cortan bastos
        [E] las espadas cortan bastos y los bastos rompen copas
       *[B] los bastos rompen copas y las copas contienen oros
    }
why-pair = entre dos cartas de { $suit ->
        [O] oros
        [C] copas
        [E] espadas
       *[B] bastos
    } gana la más alta
why-rank = las tres son de { $suit ->
        [O] oros
        [C] copas
        [E] espadas
       *[B] bastos
    } y gana la más alta
round = Fin de la mano { $n }. Bazas: { $took }.
took = { $n } para { $seat_is ->
        [you] ti
       *[other] { $seat }
    }
said-tie = Empate entre { $seats }: los tres jugadores reciben una carta más, boca arriba.
turned = Se descubren: { $each }.
turned-for = { $card_the } para { $seat_is ->
        [you] ti
       *[other] { $seat }
    }
over = { $seat_is ->
        [you] Ganas la partida con { tricks }.
       *[other] { $seat } gana la partida con { tricks }.
    }
over-tiebreak = { $seat_is ->
        [you] Ganas la partida: como en una baza, tu carta es la mejor de quienes empatan.
       *[other] { $seat } gana la partida: como en una baza, su carta es la mejor de quienes empatan.
    }

## What is asked, and where the game is

prompt-lead = { $seat_is ->
        [you] Sales tú: cualquier carta.
       *[other] Sale { $seat }.
    }
prompt-follow = { $seat_is ->
        [you] Te toca: cualquier carta.
       *[other] Le toca a { $seat }.
    }
refusal-not-in-hand = No tienes { $card_the }.
fact-hand = Mano { $n } de { $of }
fact-trick = Baza { $n } de { $of }
sheet-hand = Mano { $n }
sheet-hand-now = Mano { $n }, en juego
sheet-tiebreak = Desempate
report-hand = Esta mano
report-tiebreak = { $seat_is ->
        [you] Ganas el desempate
       *[other] { $seat } gana el desempate
    }
report-tiebreak-lost = Pierdes el desempate contra { $seat }

## The lesson

lesson-circle = Las copas ganan a los oros, los oros a las espadas, las espadas a los bastos y los bastos a las copas: un círculo. Ahora va ganando el rey de oros. ¿Cuál de tus cartas le gana?
    .title = Los palos van en círculo
lesson-circle-right = Tu as le gana al rey: con tres palos distintos, los números no cuentan. Las tres cartas forman una baza, y es tuya.
lesson-missing = Los bastos “rompen” las copas, como dice el juego: va ganando el cuatro. ¿Cuál de tus cartas gana a los bastos?
    .title = Tres palos, una cadena
lesson-missing-right = Las espadas ganan a los bastos, y los bastos a las copas. Tres palos forman siempre una cadena así, y gana el primero. Si hubieras jugado oros, el primero habría sido bastos.
lesson-pair = El nueve de espadas pierde contra el rey de oros. Pero si dos de las tres cartas son del mismo palo, gana la más alta de esas dos, sea cual sea la otra. Llévate así la baza.
    .title = Dos del mismo palo
lesson-pair-right = Entre dos cartas de espadas gana la más alta, aunque los oros ganen a las espadas.
lesson-same = Dos cartas de bastos. Si las tres cartas son del mismo palo, gana el número más alto. Llévate la baza.
    .title = Las tres del mismo palo
lesson-same-right = El rey (12) es la carta más alta; el as (1), la más baja.
lesson-between = Juega la carta que quieras: nadie tiene que seguir el palo. Esta vez vas en segundo lugar: ponte por delante y cruza los dedos. ¿Qué carta gana a las espadas?
    .title = No hay que seguir el palo
lesson-between-right = Los oros ganan a las espadas, y al final salió un basto. Una copa, una espada o un oro más alto te habría quitado la baza.
lesson-last = Quien se lleva una baza sale: juega la primera carta de la siguiente. Tú tienes 5 bazas y el jugador de tu izquierda también, y quedan dos. Sal con la carta más difícil de ganar.
    .title = Gana quien tenga más bazas
lesson-last-right = De las dos espadas, la tuya es la más alta.
lesson-last-2 = Sal con tu última carta.
lesson-last-2-right = 7 bazas: ganas. Solo cuenta cuántas tienes, no las cartas que llevan.
lesson-end = Una mano tiene 16 bazas, y una partida, tres manos. Quien se lleva la última baza de una mano sale en la siguiente. Gana quien tenga más bazas en total. Si hay empate al final, decide una carta más para cada jugador, boca arriba, como en una baza.

## Help

help-goal = Llévate más bazas que los demás. Solo cuenta cuántas tienes, no las cartas que llevan.
# $hands: how many hands the game has.
help-turn = Juega la carta que quieras: no hay que seguir el palo. Quien se lleva una baza sale en la siguiente.
help-order =
    Los palos van en círculo: las copas contienen oros, los oros compran espadas, las espadas cortan bastos, los bastos rompen copas.
    Todas estas palabras significan “ganar”.
help-chain-title = Las cadenas
help-chain =
    Tres palos forman una cadena, en la que cada uno gana al siguiente: gana el primero, y los números no cuentan.
    Copas y espadas no se ganan entre sí, ni tampoco oros y bastos: ahí decide la tercera carta.
help-chain-straight = Las copas ganan a los oros, y los oros a las espadas: gana el as de copas.
help-chain-wrapped = Los bastos ganan a las copas, y las copas a los oros: gana el dos de bastos.
help-same-title = Dos o tres del mismo palo
help-same = Entre dos cartas del mismo palo gana la más alta, sea cual sea la tercera. Si las tres son del mismo palo, gana la más alta. El rey (12) es la más alta; el as (1), la más baja.
help-pair = Gana el caballo de espadas, aunque los oros ganen a las espadas.
help-one-suit = Gana el rey de bastos.
help-end = { $hands ->
        [one] La partida tiene una mano
       *[other] La partida tiene { $hands } manos
    } de 16 bazas. Gana quien tenga más.
    Empate: cada jugador recibe una carta más, boca arriba. Las tres cuentan como una baza: entre quienes empatan gana la mejor carta.

order-C = Las copas contienen oros
order-O = Los oros compran espadas
order-E = Las espadas cortan bastos
order-B = Los bastos rompen copas
order-pair = Dos cartas de { $suit ->
        [O] oros
        [C] copas
        [E] espadas
       *[B] bastos
    }: gana la más alta, salvo que caiga otra aún más alta de ese palo.
# $cards: two cards whose suits do not meet.
order-apart = Entre { $cards_the } no gana ninguno de los dos palos: decide la tercera carta.
# What lies on the table now: one card, or two of which this one is ahead.
now-led = Ahora en la mesa: { $card }. { $suit ->
        [O] Le ganan las copas y los oros más altos.
        [C] Le ganan los bastos y las copas más altas.
        [E] Le ganan los oros y las espadas más altas.
       *[B] Le ganan las espadas y los bastos más altos.
    }
now-ahead = Ahora va ganando { $card_the }: { $suit ->
        [C] las copas contienen oros.
        [O] los oros compran espadas.
        [E] las espadas cortan bastos.
       *[B] los bastos rompen copas.
    }
about-suit = { $suit ->
        [O] Los oros ganan a las espadas, y las copas a los oros.
        [C] Las copas ganan a los oros, y los bastos a las copas.
        [E] Las espadas ganan a los bastos, y los oros a las espadas.
       *[B] Los bastos ganan a las copas, y las espadas a los bastos.
    }
about-ahead = Gana { $card_to }, a falta de la última carta.
about-behind = Pierde contra { $card_the }, a falta de la última carta.
about-apart = Con { $card_the } no gana ni pierde: decide la última carta.
advice-beats = Gana { $card_to }.
advice-lead = Quien sale rara vez se lleva la baza.
advice-beaters = { $n ->
        [0] Ninguna de las { $of } cartas de los demás le gana.
        [one] Una de las { $of } cartas de los demás le gana.
       *[other] { $n } de las { $of } cartas de los demás le ganan.
    }
term-chain = cadena
    .also = cadenas
    .text = Tres palos, cada uno de los cuales gana al siguiente. Gana el primero, y los números no cuentan.
term-contain = contener
    .also = contienen, comprar, compran, cortar, cortan, romper, rompen
    .text = Ganar. Las copas contienen oros, los oros compran espadas, las espadas cortan bastos, los bastos rompen copas.
term-suit = palo
    .also = palos
    .text = Oros, copas, espadas o bastos. También lo dice el marco de la carta: los oros no tienen ningún corte; las copas, uno; las espadas, dos; los bastos, tres.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audacia: sale con cartas altas y casi siempre gana a la salida si puede.
manner-careful = Prudencia: sale con cartas bajas; las altas esperan.
manner-sly = Astucia: en segundo lugar suele dejar pasar la salida; en tercero se lleva casi todas las bazas que puede.
manner-stubborn = Terquedad: a menudo repite el palo de su carta anterior.
