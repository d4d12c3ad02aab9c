### Moroccan Ronda
### Ronda (a pair), tringa (three of a rank) and missa (the table cleared) are terms of the game.
### $said and $held are what was announced and what the hand is: none, ronda, rondas or tringa.
### $call is what is called, in points: 1, 5 or 10, or 1, 6 or 15.
### $rank is the number on a card: 1 to 7, 10 to 12.

card = { card-spanish }
    .the = { card-spanish.the }
    .of = { card-spanish.of }
    .to = { card-spanish.to }

## Before the game

title = Ronda marroquí
credit = El juego tradicional, según la descripción de pagat.com, recopilada con la ayuda de Justus Pang y Wadih Bargach
about = Captura cartas iguales y sus escaleras, caza la carta recién jugada y farolea con tus pares.
opening = Quién reparte primero
    .text = Las reglas dejan a elección quién reparte primero. Después de cada mano, el reparto pasa a otra persona.

option-target = Puntos para ganar
    .text = Cuántos puntos hacen falta para ganar.
option-announcements = Declaraciones
    .text = ¿Declaran los jugadores rondas y tringas a su gusto, verdaderas o falsas, o se declaran solas las verdaderas?
option-announcements-free = A gusto de cada uno
option-announcements-honest = Las verdaderas, automáticas
option-penalties = Multas
    .text = Una declaración falsa u omitida, ¿se multa en cuanto se demuestra, o solo si un rival lo reclama?
option-penalties-auto = En cuanto se demuestra
option-penalties-claim = Solo si se reclama
option-hidden_ronda_penalty = Multa por ocultar una ronda
    .text = Lo que cuesta una ronda que no se declaró.
option-hidden_ronda_penalty-1 = 1 punto
option-hidden_ronda_penalty-5 = 5 puntos
option-ronda_ranks = La ronda más alta
    .text = Qué rondas y tringas son las más altas: las de reyes (12), o las de ases (1) y después las de reyes.
option-ronda_ranks-twelve_high = Reyes
option-ronda_ranks-ace_high = Ases, luego reyes
option-chain_turns = Cantos en una cadena
    .text = Con dos o tres jugadores: ¿cada uno participa una sola vez en una cadena de cartas iguales o puede volver a cantar?
option-chain_turns-once = Cada jugador una vez
option-chain_turns-again = Todas las veces posibles
option-chain_scoring = Puntos de una cadena
    .text = Cuando se siguen cartas iguales, ¿los puntos son solo para el último que canta o para todos los que han cantado?
option-chain_scoring-last = Para el último canto
option-chain_scoring-each = Para todos los cantos
option-chain_values = Valor de una cadena
    .text = Lo que valen la segunda, la tercera y la cuarta de varias cartas iguales seguidas.
option-chain_values-1-5-10 = 1, 5 y 10
option-chain_values-1-6-15 = 1, 6 y 15
option-dealer_duty = La última carta de quien reparte
    .text = ¿Tiene que capturar quien reparte con la última carta de todas?
option-dealer_duty-off = Como cualquier otra
option-dealer_duty-on = Tiene que capturar
option-opening = Comienzo
    .text = ¿Empieza la mano con cuatro cartas en la mesa, o con cuatro cartas por jugador y la mesa vacía?
option-opening-table = Cuatro cartas en la mesa
option-opening-four_cards = Cuatro cartas por jugador
option-scoring = Puntos durante el juego
    .text = Los puntos, ¿se anotan al momento o se pagan con cartas capturadas, de montón a montón?
option-scoring-points = Se anotan al momento
option-scoring-transfer = Se pagan con cartas

preset-beginner = Principiante
    .text = Una partida corta, a 25 puntos. Las rondas y tringas se declaran solas, siempre verdaderas: captura, canta, limpia la mesa.
preset-cafe = Café
    .text = Declaras lo que quieras, verdad o mentira, y lo pagas en cuanto se demuestra.
preset-strict = Estricta
    .text = Declaras lo que quieras, y nadie lo paga si un rival no se da cuenta y lo reclama: recuerda lo que se ha jugado.

## What is called aloud

tradition-moroccan = Marroquí
tradition-french = Francés
tradition-spanish = Español
tradition-english = Inglés
call-one = { $tradition ->
       *[moroccan] B’wahed
        [french] Un
        [spanish] Caída
        [english] One
    }
call-five = { $tradition ->
       *[moroccan] B’khamsa
        [french] Cinq
        [spanish] Cinco
        [english] Five
    }
call-six = { $tradition ->
       *[moroccan] B’setta
        [french] Six
        [spanish] Seis
        [english] Six
    }
call-ten = { $tradition ->
       *[moroccan] B’achra
        [french] Dix
        [spanish] Diez
        [english] Ten
    }
call-fifteen = { $tradition ->
       *[moroccan] B’khamstach
        [french] Quinze
        [spanish] Quince
        [english] Fifteen
    }
call-missa = { $tradition ->
       *[moroccan] Lahsa
        [french] Missa
        [spanish] Mesa
        [english] Missa
    }
# $call is one of the calls above.
call-and-missa = { $tradition ->
       *[moroccan] { $call }, lahsa
        [french] { $call }, missa
        [spanish] { $call } y mesa
        [english] { $call }, missa
    }
call-ronda = Ronda
call-rondas = Dos rondas
call-tringa = Tringa
call-challenge = A ver esas cartas
call-claim = La multa, por favor
call-last-deal = El último reparto
means-call = «{ $call }» quiere decir que se captura la carta recién jugada.
means-call-missa = «{ $call }» quiere decir que se captura la carta recién jugada y la mesa queda limpia.
means-take-over = «{ $call }» quiere decir que otra carta igual se lo lleva todo.
means-take-over-missa = «{ $call }» quiere decir que otra carta igual se lo lleva todo y la mesa queda limpia.
means-missa = «{ $call }» quiere decir que la mesa queda limpia.

## What happens

said-deals-first = { $seat_is ->
        [you] Repartes la primera mano.
       *[other] { $seat } reparte la primera mano.
    }
dealt = { $seat_is ->
        [you] Repartes { $n } cartas por jugador.
       *[other] { $seat } reparte { $n } cartas por jugador.
    }
part-deal = Mano { $round }, reparto { $deal }
said-last-deal = Es el último reparto de la mano.
turned = { $seat_is ->
        [you] Descubres { $cards_the }.
       *[other] { $seat } descubre { $cards_the }.
    }
turned-cannot-stay = { $seat_is ->
        [you] Descubres { $cards_the }, que no puede quedarse: { $why }.
       *[other] { $seat } descubre { $cards_the }, que no puede quedarse: { $why }.
    }
why-rank-twice = ya hay una carta de ese número
why-sequence-of-four = forma una escalera de cuatro
said-shuffled-back = { $seat_is ->
        [you] Devuelves { $back_the } al mazo, en un lugar al azar.
       *[other] { $seat } devuelve { $back_the } al mazo, en un lugar al azar.
    }

class-said = { $said ->
        [none] nada
        [ronda] una ronda
        [rondas] dos rondas
       *[tringa] una tringa
    }
said-announcement = { $seat_is ->
        [you] { $said ->
            [none] No declaras nada.
           *[other] Declaras { class-said }.
        }
       *[other] { $seat } { $said ->
            [none] no declara nada.
           *[other] declara { class-said }.
        }
    }
said-accept = { $seat_is ->
        [you] Aceptas.
       *[other] { $seat } acepta.
    }
said-challenge = { $seat_is ->
        [you] Desafías a { $target }.
       *[other] { $target_is ->
            [you] { $seat } te desafía.
           *[other] { $seat } desafía a { $target }.
        }
    }
said-claim = { $seat_is ->
        [you] Reclamas una multa a { $target }.
       *[other] { $target_is ->
            [you] { $seat } te reclama una multa.
           *[other] { $seat } reclama una multa a { $target }.
        }
    }
said-owes-nothing = { $seat_is ->
        [you] No hay nada probado contra ti que no esté pagado.
       *[other] No hay nada probado contra { $seat } que no esté pagado.
    }
said-done = { $seat_is ->
        [you] No reclamas nada más.
       *[other] { $seat } no reclama nada más.
    }
shown-true = { $seat_is ->
        [you] Has enseñado { class-said }.
       *[other] { $seat } ha enseñado { class-said }.
    }
shown-false = { $seat_is ->
        [you] No podías tener { class-said }.
       *[other] { $seat } no podía tener { class-said }.
    }
shown-hand = { $seat_is ->
        [you] Enseñas toda tu mano: { $cards_the }.
       *[other] { $seat } enseña toda su mano: { $cards_the }.
    }

played = { $seat_is ->
        [you] Juegas { $card_the }.
       *[other] { $seat } juega { $card_the }.
    }
captured = { $seat_is ->
        [you] Capturas { $cards_the }.
       *[other] { $seat } captura { $cards_the }.
    }
# $other is who called before.
captured-over = { $seat_is ->
        [you] Te quedas las { cards } que capturó { $other }.
       *[other] { $other_is ->
            [you] { $seat } se queda las { cards } que capturaste.
           *[other] { $seat } se queda las { cards } que capturó { $other }.
        }
    }
captured-last = { $seat_is ->
        [you] La última captura fue tuya y te llevas lo que queda: { $cards_the }.
       *[other] La última captura fue de { $seat }, que se lleva lo que queda: { $cards_the }.
    }
# $piles is a list of messages pile.
round = Fin de la mano { $n }: { $piles }.
pile = { cards } ({ $seats_is ->
        [us] tu equipo
       *[other] { $seats }
    })

# $told is a list of the messages told-….
scored = { $why }: { $told }.
told-scores = { points } para { $seats_is ->
        [you] ti
        [us] tu equipo
       *[other] { $seats }
    }
told-loses = { $seats_is ->
        [you] pierdes { points }
        [us] tu equipo pierde { points }
        [other] { $seats } pierde { points }
       *[many] { $seats } pierden { points }
    }
# $others take the cards.
told-gives = { $seats_is ->
        [you] das { cards } a { $others }
        [us] tu equipo da { cards } a { $others }
        [other] { $others_is ->
            [you] { $seats } te da { cards }
            [us] { $seats } da { cards } a tu equipo
           *[other] { $seats } da { cards } a { $others }
        }
       *[many] { $others_is ->
            [you] { $seats } te dan { cards }
            [us] { $seats } dan { cards } a tu equipo
           *[other] { $seats } dan { cards } a { $others }
        }
    }
# Each for himself: one player and all others.
told-gives-all = { $seats_is ->
        [you] das { cards } a cada rival
       *[other] { $seats } da { cards } a cada rival
    }
told-gets-all = { $seats_is ->
        [you] recibes { cards } de cada rival
       *[other] { $seats } recibe { cards } de cada rival
    }
# Cards: $seats owe them to $others.
said-owes = { $seats_is ->
        [you] Aún debes { cards } a { $others }.
        [us] Tu equipo aún debe { cards } a { $others }.
        [other] { $others_is ->
            [you] { $seats } aún te debe { cards }.
           *[other] { $seats } aún debe { cards } a { $others }.
        }
       *[many] { $others_is ->
            [us] { $seats } aún deben { cards } a tu equipo.
           *[other] { $seats } aún deben { cards } a { $others }.
        }
    }
said-repays = { $seats_is ->
        [you] Pagas { cards } de tu deuda a { $others }.
        [us] Tu equipo paga { cards } de su deuda a { $others }.
        [other] { $others_is ->
            [you] { $seats } te paga { cards } de su deuda.
           *[other] { $seats } paga { cards } de su deuda a { $others }.
        }
       *[many] { $others_is ->
            [us] { $seats } pagan { cards } de su deuda a tu equipo.
           *[other] { $seats } pagan { cards } de su deuda a { $others }.
        }
    }
said-cancels = { $seats_is ->
        [you] Debes { cards } menos a { $others }.
        [us] Tu equipo debe { cards } menos a { $others }.
        [other] { $others_is ->
            [you] { $seats } te debe { cards } menos.
           *[other] { $seats } debe { cards } menos a { $others }.
        }
       *[many] { $others_is ->
            [us] { $seats } deben { cards } menos a tu equipo.
           *[other] { $seats } deben { cards } menos a { $others }.
        }
    }
said-debts-lapse = Al final de la mano se perdonan todas las deudas.

## What points are for: these stand before a colon, and alone on the score sheet

called = { $call ->
        [1] uno
        [5] cinco
        [6] seis
        [10] diez
       *[15] quince
    }
# $equal says which of the equal cards that follow each other it is: 2, 3 or 4.
called-on = { $equal ->
        [2] { called } con { card-spanish.rank-the }
        [3] { called } con { $rank ->
            [10] la tercera
           *[other] el tercer
        } { card-spanish.rank } seguido
       *[4] { called } con { $rank ->
            [10] la cuarta
           *[other] el cuarto
        } { card-spanish.rank } seguido
    }
why-call = { $seat_is ->
        [you] Cantas { called-on }
       *[other] { $seat } canta { called-on }
    }
why-call-missa = { $seat_is ->
        [you] Cantas { called-on }, con mesa limpia
       *[other] { $seat } canta { called-on }, con mesa limpia
    }
why-taken-back = Se anula el canto de { called }
why-missa = { $seat_is ->
        [you] Limpias la mesa
       *[other] { $seat } limpia la mesa
    }
why-last-twelve = { $seat_is ->
        [you] Capturas con un rey como última carta de todas
       *[other] { $seat } captura con un rey como última carta de todas
    }
why-last-one = { $seat_is ->
        [you] Repartes, y tu última carta de todas es un as
       *[other] { $seat } reparte, y su última carta de todas es un as
    }
why-last-nothing = { $seat_is ->
        [you] Repartes, y tu última carta de todas no captura nada
       *[other] { $seat } reparte, y su última carta de todas no captura nada
    }
why-announced = { $seat_is ->
        [you] Has declarado { class-said }
       *[other] { $seat } ha declarado { class-said }
    }
# All announcements are of one team ($seats).
why-uncontested = { $seats_is ->
        [you] Solo has declarado tú
        [us] Solo ha declarado tu equipo
        [other] Solo ha declarado { $seats }
       *[many] Solo han declarado { $seats }
    }
why-best = La mejor declaración se lo lleva todo
why-split = Rondas iguales: se reparten los puntos
class-held = { $held ->
        [none] nada
        [ronda] { $said ->
            [rondas] una como mucho
           *[other] una ronda
        }
        [rondas] dos rondas
       *[tringa] una tringa
    }
why-hidden = { $seat_is ->
        [you] Ocultaste { class-held }
       *[other] { $seat } ocultó { class-held }
    }
# $n is what it costs in all, of which a part has been scored before.
why-hidden-more = { $seat_is ->
        [you] Ocultaste { class-held } (cuesta { $n } en total)
       *[other] { $seat } ocultó { class-held } (cuesta { $n } en total)
    }
why-false = { $seat_is ->
        [you] Declaraste { class-said } y { $held ->
            [none] no tenías nada
           *[other] tenías { class-held }
        }
       *[other] { $seat } declaró { class-said } y { $held ->
            [none] no tenía nada
           *[other] tenía { class-held }
        }
    }
why-false-more = { $seat_is ->
        [you] Declaraste { class-said } y { $held ->
            [none] no tenías nada
           *[other] tenías { class-held }
        } (cuesta { $n } en total)
       *[other] { $seat } declaró { class-said } y { $held ->
            [none] no tenía nada
           *[other] tenía { class-held }
        } (cuesta { $n } en total)
    }
why-lost = { $seat_is ->
        [you] Se anula el reparto de puntos que incluía tu declaración falsa
       *[other] Se anula el reparto de puntos que incluía la declaración falsa de { $seat }
    }
why-count = Cartas por encima de { $n }

over = { $seats_is ->
        [you] Ganas la partida con { points }.
        [us] Tu equipo gana la partida con { points }.
        [many] { $seats } ganan la partida con { points }.
       *[other] { $seats } gana la partida con { points }.
    }
# $target has been challenged and told the truth; $seats are the winners.
over-challenge = { $target_is ->
        [you] Tu declaración era verdadera: { $seats_is ->
            [you] ganas la partida.
            [us] victoria para los dos, { $seats }.
            [other] { $seats } gana la partida.
           *[many] { $seats } ganan la partida.
        }
       *[other] La declaración de { $target } era verdadera: { $seats_is ->
            [you] ganas la partida.
            [us] victoria para los dos, { $seats }.
            [other] { $seats } gana la partida.
           *[many] { $seats } ganan la partida.
        }
    }

## What is asked, and where the game is

prompt-announce = { $seat_is ->
        [you] Declara una ronda, una tringa o nada.
       *[other] { $seat } puede declarar una ronda o una tringa.
    }
prompt-announce-four = { $seat_is ->
        [you] Declara una ronda, dos rondas, una tringa o nada.
       *[other] { $seat } puede declarar una ronda, dos rondas o una tringa.
    }
prompt-window = { $seat_is ->
        [you] Acepta o desafía: si desafías y te equivocas, pierdes la partida.
       *[other] { $seat } puede aceptar o desafiar.
    }
prompt-claim = { $seat_is ->
        [you] Reclama una multa, si quieres, y pulsa “Listo”.
       *[other] { $seat } puede reclamar una multa.
    }
prompt-last-card = { $seat_is ->
        [you] Juega la última carta de todas. Si no captura nada o es un as, tus rivales suman 5.
       *[other] { $seat } juega la última carta de todas. Si no captura nada o es un as, sus rivales suman 5.
    }
prompt-play = { $seat_is ->
        [you] Juega una carta.
       *[other] Le toca a { $seat }.
    }
# $hint is one of the messages hint-….
prompt-own = Juega una carta: { $hint }.
hint-call = con tu { card-spanish.rank } cantas { called }
hint-call-missa = con tu { card-spanish.rank } cantas { called }, con mesa limpia
hint-take-over = con tu { card-spanish.rank } te quedas con esa captura: canta { called }
hint-take-over-missa = con tu { card-spanish.rank } te quedas con esa captura, que limpió la mesa: canta { called }, con mesa limpia
hint-clear = con tu { card-spanish.rank } limpias la mesa
hint-table-empty = la mesa está vacía
hint-capture = una carta igual captura
hint-no-capture = ninguna de tus cartas captura

action-announce-none = Nada
action-announce-ronda = Ronda
action-announce-rondas = Dos rondas
action-announce-tringa = Tringa
detail-true = verdad
detail-bluff = farol
detail-held = { $held ->
        [ronda] pero tienes una ronda
        [rondas] pero tienes dos rondas
       *[tringa] pero tienes una tringa
    }
detail-hides = { $held ->
        [ronda] oculta tu ronda
        [rondas] oculta tus dos rondas
       *[tringa] oculta tu tringa
    }
worth = { $scoring ->
        [transfer] { cards }
       *[points] { points }
    }
hiding-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] puede costar cartas si un rival lo reclama
           *[auto] puede costar cartas cuando se descubre
        }
       *[points] { $penalties ->
            [claim] puede costar puntos si un rival lo reclama
           *[auto] puede costar puntos cuando se descubre
        }
    }
lying-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] puede costar cartas, por sí solo o si un rival lo reclama
           *[auto] puede costar cartas cuando se descubre
        }
       *[points] { $penalties ->
            [claim] puede costar puntos, por sí solo o si un rival lo reclama
           *[auto] puede costar puntos cuando se descubre
        }
    }
meaning-none = Dices que no tienes ni par ni trío. Lo que ocultes { hiding-costs }.
meaning-ronda = Dices que tienes un par: { worth }, si nadie declara algo mejor. Un farol { lying-costs }.
meaning-rondas = Dices que tienes dos pares: mejor que uno. Un farol { lying-costs }.
meaning-tringa = Dices que tienes un trío: { worth }, y mejor que cualquier par. Un farol { lying-costs }.
action-accept = Aceptar
action-done = Listo
action-challenge = Desafiar a { $target }
detail-challenge = te juegas la partida
# $seats win if the announcement is true; the reader is not among them.
risk-challenge = { $seats_is ->
        [many] { $target } ha declarado { class-said } y tendrá que enseñar su mano. Si es mentira, la multa se suma al momento. Si es verdad, la partida termina y la ganan { $seats }.
       *[other] { $target } ha declarado { class-said } y tendrá que enseñar su mano. Si es mentira, la multa se suma al momento. Si es verdad, la partida termina y la gana { $seats }.
    }
action-claim = Reclamar a { $target }
meaning-claim = Si las cartas jugadas demuestran que { $target } ocultó o inventó algo y no lo ha pagado, ganas la multa. Si no, no pasa nada. Puedes reclamar a cada rival una vez durante el reparto y otra después.

refusal-not-in-hand = No tienes { $card_the }.
refusal-no-card-now = Ahora no se juegan cartas.
refusal-no-announcing-now = Ahora no se puede declarar nada.
refusal-two-rondas-need-four-cards = Para dos rondas hace falta una mano de cuatro cartas.
refusal-nothing-to-accept = Ahora no hay nada que aceptar.
refusal-no-challenge-now = Ahora no se puede desafiar a nadie.
refusal-announcements-are-true = En esta partida todas las declaraciones son verdaderas.
refusal-no-opponent = No es un rival.
refusal-no-live-announcement = No hay ninguna declaración de { $target } que se pueda desafiar.
refusal-shown-already = { $target } ya ha enseñado lo que declaró.
refusal-no-claims-now = Ahora no se puede reclamar ninguna multa.
refusal-claimed-already = Ya has reclamado a { $target }.
refusal-done-comes-later = Ahora no hay nada que terminar: juega una carta.

note-captured = { $n } en el montón
note-nothing = nada
# $status is live, shown or false.
note-announcement = { $said ->
        [ronda] Ronda
        [rondas] Dos rondas
       *[tringa] Tringa
    }{ $status ->
        [shown] { " " }✓
        [false] { " " }✗
       *[live] { "" }
    }
note-owes = deuda: { $n }
note-owes-to = { $seats_is ->
        [you] deuda contigo: { $n }
       *[other] deuda con { $seats }: { $n }
    }
fact-round = Mano { $n }
fact-deal = Reparto { $n }
fact-last-deal = Último reparto
fact-undecided = Rondas por decidir
sheet-round = Mano { $n }
sheet-round-now = Mano { $n }, en juego
# $seats win because an announcement that was challenged was true.
report-challenge = { $seats_is ->
        [you] Ganas: la declaración era verdadera
        [us] Gana tu equipo: la declaración era verdadera
        [many] { $seats } ganan: la declaración era verdadera
       *[other] { $seats } gana: la declaración era verdadera
    }
report-challenge-lost = Pierdes: la declaración era verdadera
# What points are for. $n: how many cards count nothing.
report-calls = Cantos y mesas limpias
report-announcements = Declaraciones
report-penalties = Multas
report-last-card = La última carta
report-count = Cartas por encima de { $n }
report-best-calls = { $seat_is ->
        [you] El mejor canto fue el tuyo: { points }.
       *[other] El mejor canto fue el de { $seat }: { points }.
    }
report-best-announcements = { $seat_is ->
        [you] Tu declaración te dio { points }.
       *[other] La declaración de { $seat } dio { points }.
    }

## The lesson

lesson-capture = En cada turno juegas una carta. Si en la mesa hay una del mismo número, la tuya la captura. Los palos nunca cuentan. ¿Qué puedes capturar?
    .title = Capturar
lesson-capture-right = Las dos cartas van a tu montón. Puedes jugar cualquier carta, pero la que encuentra su número en la mesa siempre captura.
lesson-capture-lies = En la mesa no hay ninguna carta de ese número: la tuya se quedaría allí. Tienes una que captura.
lesson-run = Una captura se lleva también las cartas que siguen hacia arriba sin hueco. Después del 7 viene la sota (10): no hay ni 8 ni 9. ¿Qué carta se lleva más?
    .title = La escalera
lesson-run-right = El seis se ha llevado el seis, el siete y la sota. El rey se queda, porque falta el caballo.
lesson-run-lies = Ese número no está en la mesa. Tu carta se quedaría allí.
lesson-call = El cinco acaba de caer. Captura la carta recién jugada por quien va antes de ti: cantas “uno” y sumas un punto.
    .title = Cazar la carta recién jugada
lesson-call-right = Un punto. Con tres o cuatro jugadores, el siguiente puede quitártelo: la tercera carta igual vale 5. Con cuatro, la cuarta vale después 10. El canto anterior se pierde.
lesson-call-less = Así te llevas dos cartas y ningún punto. Caza la carta recién jugada.
lesson-call-lies = Así no capturas nada. Puedes cazar la carta recién jugada.
lesson-missa = Llévate todas las cartas de la mesa y sumas un punto: mesa limpia.
    .title = Limpiar la mesa
lesson-missa-right = Mesa limpia: un punto. Y el siguiente se encuentra la mesa vacía.
lesson-missa-lies = Así no capturas nada, y la mesa sigue llena.
lesson-lay = No puedes capturar nada, así que tu carta se queda en la mesa. Cuidado con las escaleras: ¿qué carta regala menos?
    .title = Dejar una carta
lesson-lay-right = Una carta baja sin nada por encima. Tu cuatro habría alargado la escalera del cinco y el seis.
lesson-lay-joins = Quien tenga otro cuatro cazaría el tuyo y se llevaría también el cinco y el seis.
lesson-announce = Cuando nadie tiene cartas, se reparten tres nuevas a cada uno, y se declara: un par es una ronda, 1 punto; un trío es una tringa, 5 puntos. En la modalidad Principiante se hace solo. Ahora hazlo tú: tienes dos sietes.
    .title = Declarar
lesson-announce-right = Un punto. Si declaran varios, la mejor se lleva los puntos de todas: una tringa gana a una ronda, y después gana el número más alto. Entre rondas iguales se reparten los puntos.
lesson-announce-hidden = Una ronda oculta te cuesta 1 punto cuando se juega tu segundo siete.
lesson-announce-false = Eso es mentira. Te costará 5 puntos cuando se vea que no tenías un trío.
lesson-doubt = Salvo en la modalidad Principiante, se puede mentir. Tu rival declara una ronda. Si la desafías, se enseñan las cartas: si era mentira, sumas; si era verdad, pierdes la partida entera. No has visto ninguna de esas cartas. ¿Qué haces?
    .title = Para más adelante: aceptar o desafiar
lesson-doubt-right = Era verdad, y solo te ha costado 1 punto. Desafía solo cuando las cartas que has visto te digan que es mentira.
lesson-doubt-loses = Se enseñarían las cartas, y ahí está el par: perderías la partida entera por 1 punto.
lesson-count = Las últimas cartas de la mano. Quien hace la última captura se lleva también lo que queda en la mesa. Después, cada carta por encima de 20 vale 1 punto. Haz la última captura.
    .title = El final de la mano
lesson-count-lies = Así no capturas nada, y tu rival aún podría hacer la última captura.
lesson-count-right = 24 cartas: 4 puntos. Después empieza otra mano.
lesson-end = Quien llega antes a la meta gana al momento, también en mitad de una mano: 25 puntos en la modalidad Principiante, 41 en las otras. Empieza por la modalidad Principiante: las rondas y tringas se declaran solas y nadie miente. Con cuatro jugadores se juega por parejas.

## Help

help-goal = Llega antes que nadie a { $target } puntos.{ $players ->
        [any] { " " }Con cuatro jugadores, tus puntos y los de quien se sienta enfrente se suman.
        [4] { " " }Tus puntos y los de quien se sienta enfrente se suman.
       *[other] { "" }
    }{ $scoring ->
        [transfer] { " " }Solo el recuento de cada mano da puntos. Durante el juego, los puntos se pagan con cartas capturadas, de montón a montón.
       *[points] { "" }
    }
help-gain-call = «{ called }»: { $equal ->
        [2] capturar la carta recién jugada
        [3] la tercera carta igual seguida
       *[4] la cuarta
    }
help-gain-missa = Mesa limpia: llevarse todo lo que hay en la mesa
help-gain-ronda = Ronda: un par en la mano
help-gain-tringa = Tringa: un trío en la mano
help-gain-card = En el recuento: cada carta por encima de { $par }{ $players ->
        [any] { " " }({ $par_of_three } con tres jugadores)
       *[other] { "" }
    }
help-turn = Juega una carta. Captura cartas de la mesa o se queda en ella.
help-capture-title = Qué captura qué
help-capture = Una carta captura la del mismo número, y con ella todas las que siguen hacia arriba sin hueco. Los números van así: 1 2 3 4 5 6 7 10 11 12. Los palos nunca cuentan.
help-run = El seis se lleva el seis, el siete y la sota.
help-calls-title = Los cantos
help-calls = Captura la carta que acaba de jugar el jugador anterior y cantas «uno».
help-chain-title = Cadenas
help-chain = { chain-scores }{ $players ->
        [any] { " " }Con dos jugadores no hay cadena.
        [4] { "" }
       *[other] { $chain_turns ->
            [again] { " " }Se puede cantar más de una vez en una cadena.
           *[once] { "" }
        }
    }
chain-scores = { $chain_scoring ->
        [each] Si el jugador siguiente juega otra carta igual, se lo lleva todo: es una cadena. Cada uno conserva lo que cantó.
       *[last] Si el jugador siguiente juega otra carta igual, se lo lleva todo: es una cadena. El canto anterior pierde sus puntos.
    }
help-called = «{ called }»: { worth }{ $players ->
        [any] { $equal ->
            [4] , con cuatro jugadores
           *[other] { "" }
        }
       *[other] { "" }
    }
help-missa = mesa limpia, todo lo que hay en la mesa: { worth }, también junto a un canto
help-announce-title = Las declaraciones
help-announce = { $announcements ->
        [free] Después de cada reparto todos declaran una ronda, { $opening ->
            [four_cards] dos rondas (con cuatro cartas), una tringa
           *[table] una tringa
        } o nada.
       *[honest] Después de cada reparto las rondas y tringas se declaran solas.
    } La mejor se lleva los puntos de todas; entre rondas iguales se reparten. { best-rondas }
best-rondas = { $ronda_ranks ->
        [ace_high] Las rondas más altas son las de ases, y después las de reyes (12).
       *[twelve_high] Las rondas más altas son las de reyes (12).
    }
help-ronda = una ronda, un par: { worth }
help-tringa = una tringa, un trío: { worth }; gana a cualquier ronda
help-lies-title = Los faroles
help-lies = Se puede mentir. { $penalties ->
        [claim] Un farol que se descubre antes de dar sus puntos se paga solo. Todo lo demás que fue oculto o falso no cuesta nada si ningún rival lo reclama, en su turno o después del reparto.
       *[auto] Lo oculto y lo falso se paga cuando se descubre.
    } Ocultar una ronda cuesta { $hidden_ronda_penalty }, una falsa 1, y una tringa 5 en ambos casos.
    Un rival puede desafiar. Si la declaración era verdadera, pierde la partida. Si era falsa, quien la hizo paga la penalización y pierde los puntos que le dio.
help-count-title = Los puntos
help-count = Cuando se han jugado las 40 cartas, quien hizo la última captura se lleva lo que queda en la mesa. Después, cada carta por encima de { $par }{ $players ->
        [any] { " " }({ $par_of_three } con tres jugadores)
       *[other] { "" }
    } vale 1 punto. Empieza otra mano.{ $dealer_duty ->
        [on] { " " }La última carta, la de quien reparte, se juzga: capturar con un rey (12) vale 5. Si no captura nada o es un as, los rivales suman 5.
       *[off] { "" }
    }
help-end = { $scoring ->
        [transfer] Quien tiene { $target } después de un recuento gana.
       *[points] Quien llega a { $target } gana al momento, también en mitad de una mano.
    } Si varios bandos llegan a la vez, gana el que más tenga.
    Empate: se sigue jugando.

order-rank = { $rank }
order-chain = Con { $rank ->
        [10] otra
       *[other] otro
    } { card-spanish.rank }, el siguiente jugador canta { called }.
order-fresh = Acaba de jugarse { card-spanish.a }: con una carta igual se canta { called }.
order-undecided = Los puntos de las declaraciones esperan hasta que esté claro cuál es la mejor.
about-rank = Captura { card-spanish.a } y la escalera que le sigue.
about-rank-last = Captura { card-spanish.a }. Por encima no hay más números.
about-call = Con ella cantas { called }.
about-stays = No captura nada: se quedaría en la mesa.
about-captures = Captura { $cards_the }.
about-missa = Se lleva todas las cartas de la mesa: mesa limpia, { worth }.
advice-nothing = Ninguna de tus cartas captura.
advice-most = Ninguna de tus cartas se lleva más.
# $n: with the card itself.
advice-pile = Son { cards } para tu montón.
# $n of $of deals that may be the real one.
advice-safe = { $n ->
        [20] Es muy difícil que el siguiente tenga una carta igual.
       *[other] Más o menos en { $n } de { $of } repartos así, el siguiente no tiene una carta igual.
    }
advice-true = Más o menos en { $n } de { $of } repartos así, la declaración es verdadera.
advice-false = Más o menos en { $n } de { $of } repartos así, la declaración es falsa.
advice-accept = Quien desafía una verdad pierde la partida.
advice-truth = Es verdad, así que no te puede costar nada.
advice-bluff = No es verdad: solo sale a cuenta si nadie lo descubre.
advice-owed = Se debe una multa.
advice-not-owed = No se debe ninguna multa.
advice-done = Nadie te debe nada.
term-capture = capturar
    .also = captura, capturas, capturado
    .text = Llevarse cartas de la mesa con una carta igual. Quedan boca abajo ante ti hasta el recuento.
term-run = escalera
    .also = escaleras
    .text = Cartas que se siguen sin hueco: 1 2 3 4 5 6 7 10 11 12.
term-call = cantar
    .also = canto, cantos, canta, cantas, caída, B’wahed, B’khamsa, B’achra, B’setta, B’khamstach, apostar, apuesta
    .text = Decir en voz alta que has capturado la carta recién jugada, lo que también se llama caída. Vale 1, o más si la cadena sigue. En Marruecos se dice B’wahed (uno), B’khamsa (cinco), B’achra (diez).
term-missa = mesa limpia
    .also = missa, lahsa, limpiar la mesa, limpia la mesa, limpias la mesa
    .text = Una captura que deja la mesa vacía. Vale 1, salvo con la última carta de una mano.
term-ronda = ronda
    .also = rondas
    .text = Un par en la mano tal como se repartió. Vale 1. También es el nombre del juego.
term-tringa = tringa
    .also = tringas
    .text = Un trío en la mano tal como se repartió. Vale 5.
term-challenge = desafiar
    .also = desafío, desafía, desafías
    .text = Exigir que se enseñen las cartas de una declaración. Si era verdadera, pierde la partida quien desafió.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audacia: de las cartas que no capturan nada, casi siempre deja la más alta.
manner-careful = Prudencia: de las cartas que no capturan nada, casi siempre deja la más baja.
manner-sly = Astucia: donde se permite, de vez en cuando declara una ronda que no tiene.
manner-stubborn = Terquedad: casi siempre juega la carta más cercana en valor a la anterior.
