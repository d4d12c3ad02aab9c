### Rounds
### The trump/rank pile, rank trumps and revokes are the names that the game's author uses.

card = { card-french }
    .the = { card-french.the }
    .of = { card-french.of }
    .to = { card-french.to }

# $suit is the letter of a suit, or `trump` where rank trumps belong to the suit led.
suits = { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
        [C] tréboles
       *[trump] triunfos
    }
a-suit = { $suit ->
        [S] una de picas
        [H] una de corazones
        [D] una de diamantes
        [C] una de tréboles
       *[trump] un triunfo
    }
ranks = { $rank ->
        [A] ases
        [K] reyes
        [Q] reinas
        [J] jotas
        [T] 10
       *[other] { $rank }
    }

## Before the game

title = Rounds
credit = Rounds, un juego propuesto por David Schulman
about = Un duelo en cinco rondas cortas: la carta descubierta hace triunfo a su palo, y a las demás de su rango, triunfos aún mayores.
option-target = Puntos para ganar
    .text = Los puntos con los que se gana la partida.
option-rank_trump_suit = Triunfos de rango al seguir
    .text = Al seguir el palo, ¿los triunfos de rango conservan el palo que muestran o pertenecen al palo de triunfo?
option-rank_trump_suit-printed = Según el palo que muestran
option-rank_trump_suit-trump = Como cartas del palo de triunfo
option-revokes = Renuncios
    .text = ¿Se pueden jugar solo las cartas que permiten las reglas, o cualquiera, con correcciones y denuncias?
option-revokes-prevented = Imposibles
option-revokes-allowed = Posibles; se pueden denunciar
preset-short = Corta
    .text = Uno o dos juegos, a 100 puntos. Solo se pueden jugar las cartas que permiten las reglas.
preset-usual = Estándar
    .text = Solo se pueden jugar las cartas que permiten las reglas.
preset-strict = Estricta
    .text = Se puede jugar cualquier carta. Un renuncio se corrige, se descubre solo o se denuncia: fíjate en lo que se juega.
character-fox = Zorro: a veces hace renuncio

## What happens: dealing

# $each: what each player has drawn.
turned-deals-first = { $seat_is ->
        [you] Sorteo: { $each }. Repartes tú primero.
       *[other] Sorteo: { $each }. Reparte primero { $seat }.
    }
turned-draw-again = Sorteo: { $each }. Mismo rango: se repite.
drawn = { $card_the } para { $seat_is ->
        [you] ti
       *[other] { $seat }
    }
dealt = { $seat_is ->
        [you] Repartes { $n } cartas por jugador.
       *[other] { $seat } reparte { $n } cartas por jugador.
    }
said-no-deal = Empieza la última ronda. No se reparten más cartas.
turned-trumps = Se descubre { $cards_the }. Triunfo: { suits }; y por encima, { $rank ->
        [Q] las otras tres
        [J] las otras tres
       *[other] los otros tres
    } { ranks }.

## What happens: tricks

played-lead = { $seat_is ->
        [you] Sales con { $card_the }.
       *[other] { $seat } sale con { $card_the }.
    }
played = { $seat_is ->
        [you] Juegas { $card_the }.
       *[other] { $seat } juega { $card_the }.
    }
trick = { $seat_is ->
        [you] Te llevas la baza: { $why }.
       *[other] { $seat } se lleva la baza: { $why }.
    }
# $suit is the suit led; of why-trump the trump suit.
why-led-rank-trump = entre dos triunfos de rango gana el de salida
why-rank-trump = un triunfo de rango gana a todas las demás cartas
why-rank-over-suit = un triunfo de rango gana al palo de triunfo
why-higher = { $suit ->
        [trump] entre dos triunfos gana el más alto
       *[other] entre dos cartas de { suits } gana la más alta
    }
why-trump = { $suit ->
        [S] las
       *[other] los
    } { suits } son triunfos
why-no-answer = { $suit ->
        [trump] la segunda carta no es triunfo
       *[other] la segunda carta no es de { suits } ni triunfo
    }
why-no-trump = la segunda carta no es triunfo
why-awarded = se adjudicó por un renuncio
captured = { $seat_is ->
        [you] Te llevas también el montón de cartas descubiertas, como quinta baza.
       *[other] { $seat } se lleva también el montón de cartas descubiertas, como quinta baza.
    }

## What happens: points

round = { $seat_is ->
        [you] Ganas la ronda { $n } por { $won } bazas a { $lost }: 10 puntos.
       *[other] { $seat } gana la ronda { $n } por { $won } bazas a { $lost }: 10 puntos.
    }
# $each: the points of each player.
scored-game = Puntos del juego { $n }: { $each }.
game-points = { $n } para { $seat_is ->
        [you] ti
       *[other] { $seat }
    }
said-one-more-game = Empate a { points }: hay un juego más.
said-game-winning-score = La ventaja final es de { points }.
over = { $seat_is ->
        [you] Ganas la partida por { points } a { $least }.
       *[other] { $seat } gana la partida por { points } a { $least }.
    }

## What happens: revokes

said-done = { $seat_is ->
        [you] Continúas.
       *[other] { $seat } continúa.
    }
said-correction = { $seat_is ->
        [you] Retiras { $back_the } y en su lugar juegas { $card_the }.
       *[other] { $seat } retira { $back_the } y en su lugar juega { $card_the }.
    }
said-lead-returns = { $seat_is ->
        [you] Recuperas { $back_the }.
       *[other] { $seat } recupera { $back_the }.
    }
trick-number = la baza { $n }
# $revoked: the tricks with revokes, $other: who is awarded them.
found-exposed = { $seat_is ->
        [you] Podías haber jugado esta carta en { $revoked }: { revoked-go } para { $other }.
       *[other] { $seat } podía haber jugado esta carta en { $revoked }: { revoked-go } para { $other_is ->
            [you] ti
           *[other] { $other }
        }.
    }
# $n: how many tricks.
revoked-go = { $n ->
        [one] fue un renuncio. Esa baza y esta son
       *[other] fueron renuncios. Esas bazas y esta son
    }
shown-face-up = { $seat_is ->
        [you] Tu mano queda boca arriba el resto de la ronda.
       *[other] La mano de { $seat } queda boca arriba el resto de la ronda.
    }
said-call = { $seat_is ->
        [you] Denuncias un renuncio.
       *[other] { $seat } denuncia un renuncio.
    }
call-revoke = ¡Renuncio!
shown-hand = { $seat_is ->
        [you] Se muestra tu mano.
       *[other] Se muestra la mano de { $seat }.
    }
found-revokes = { $seat_is ->
        [you] Has hecho renuncio en { $revoked }.
       *[other] { $seat } ha hecho renuncio en { $revoked }.
    }
found-nothing = No hay ningún renuncio.
found-settled = No hay más renuncios que los ya resueltos: la denuncia no cambia nada.
found-tricks = { $seat_is ->
        [you] Recibes { $won }.
       *[other] { $seat } recibe { $won }.
    }
scored-call = { $seat_is ->
        [you] Sumas { points } al momento.
       *[other] { $seat } suma { points } al momento.
    }
said-wins-at-once = { $seat_is ->
        [you] Con eso ganas: el juego { $n } no se cuenta.
       *[other] Con eso gana { $seat }: el juego { $n } no se cuenta.
    }

## What is asked

prompt-lead = { $seat_is ->
        [you] Sales tú: cualquier carta.
       *[other] Sale { $seat }.
    }
prompt-follow = { $seat_is ->
        [you] Te toca: { suits }, si tienes.
       *[other] Le toca a { $seat }: { suits }, si tiene.
    }
prompt-follow-suit = Sigue el palo: juega { a-suit }.
prompt-follow-rank-trump = La salida es un triunfo de rango: juega { a-suit }.
prompt-play-rank-trump = No tienes { suits }: juega un triunfo de rango.
prompt-play-any = No puedes seguir el palo: juega cualquier carta.
prompt-void = No tienes { suits }: juega cualquier carta.
prompt-last = { $seat_is ->
        [you] Tu última carta. Esta baza vale por dos: se lleva también el montón de cartas descubiertas.
       *[other] Le toca a { $seat }. Esta baza vale por dos: se lleva también el montón de cartas descubiertas.
    }
prompt-correct = { $seat_is ->
        [you] Aún puedes corregir tu última carta.
       *[other] { $seat } aún puede corregir su última carta.
    }
prompt-revoked = Eso fue un renuncio. Aún puedes retirar { $card_the }.
prompt-nothing-to-correct = Tu última carta era correcta: no hay nada que corregir.
prompt-call = { $seat_is ->
        [you] Puedes denunciar un renuncio.
       *[other] { $seat } puede denunciar un renuncio.
    }
prompt-no-call = { $seat_is ->
        [you] Ya has denunciado.
       *[other] { $seat } ya ha denunciado.
    }
# Above the cards that can be played instead.
action-correct = Retirar { $back_the } y jugar
action-call = Denunciar renuncio
action-call-points = { $n } para ti o para { $other }
action-call-points-again = { $n } para ti, o nada
risk-call = { $other } tiene que mostrar su mano, y se revisan las bazas de esta ronda. Si hay un renuncio sin resolver, sumas { points } al momento y recibes las bazas que ganó con él. Si no hay ninguno, los { points } son para { $other }, y tu mano queda boca arriba el resto de la ronda.
risk-call-again = { $other } tiene que mostrar su mano, y se revisan las bazas de esta ronda. Si hay otro renuncio sin resolver, sumas { points } al momento y recibes las bazas que ganó con él. Si no hay ninguno, no cambia nada: en esta ronda ya se ha resuelto un renuncio.
action-done = Continuar
action-done-let-stand = Dejarlo así
action-done-no-call = No denunciar
refusal-not-in-hand = No tienes { $card_the }.
refusal-must-follow-suit = Hay que seguir el palo mientras te queden { suits }.
refusal-must-play-a-rank-trump = No puedes seguir con el palo de triunfo, así que tienes que jugar un triunfo de rango.
refusal-a-rank-trump-asks-for-trumps = La salida es un triunfo de rango: tienes que jugar { a-suit }.
refusal-this-rank-trump-does-not-follow = Tienes que jugar { a-suit }, y { $card_the } no cuenta como tal.
refusal-all-tricks-are-played = Ya se han jugado todas las bazas de esta ronda.
refusal-revokes-are-prevented = Solo se puede corregir y denunciar si los renuncios son posibles.
refusal-a-card-is-due = Juega primero una carta.
refusal-calls-come-after-corrections = Primero se corrige, después se denuncia.
refusal-nothing-played-since-the-last-call = { $seat } no ha jugado nada que puedas denunciar.
refusal-nothing-to-correct = Con esta carta no hay ningún renuncio que corregir.

## Where the game is

trumps = Triunfos: { $rank ->
        [Q] las
        [J] las
       *[other] los
    } { ranks }, luego { suits }
mark-rank-trump = triunfo de rango
note-points = { $n } en este juego
note-face-up = mano boca arriba
fact-round = Ronda { $n } de 5
fact-trick = Baza { $n } de { $of }
running = En el juego { $n }
running-not-counted = En el juego { $n }, no se cuenta
# Of the rounds before a position with which the game begins.
source-earlier = Rondas anteriores
source-rounds = Rondas ganadas, a 10
source-aces = Ases
source-kings = Reyes
source-queens = Reinas
source-jacks = Jotas
source-two_of_hearts = 2 de corazones
sheet-game = Juego { $n }
# Above the sheet after game $n.
sheet-match = Juego { $n } de la partida a { $target } puntos
sheet-call = Denuncia en el juego { $n }
report-call = Denuncias
report-best = { $seat_is ->
        [you] Tu mejor baza valía { $n }: { $cards_the }.
       *[other] La mejor baza valía { $n } y fue para { $seat }: { $cards_the }.
    }
report-best-with-pile = { $seat_is ->
        [you] Con la última baza te llevaste también el montón, { $n } puntos en total: { $cards_the }.
       *[other] Con la última baza { $seat } se llevó también el montón, { $n } puntos en total: { $cards_the }.
    }
note-called-rightly = denuncia acertada
note-called-wrongly = denuncia fallida
note-had-revoked = hizo renuncio
note-no-revoke = sin renuncio

## The lesson

lesson-follow = La salida es de diamantes: es la primera carta de la baza. Tienes diamantes, así que debes seguir el palo. La carta más alta se lleva la baza, y el as es la más alta. Llévatela.
    .title = Seguir el palo
lesson-follow-right = Las dos cartas son tuyas. Al final, un as vale 4 puntos; un rey, 3; una reina, 2; una jota, 1.
lesson-trumps = La carta descubierta fue el 7 de picas, así que las picas son triunfos: ganan a los demás palos. No tienes corazones y puedes jugar lo que quieras. Llévate el as.
    .title = Triunfos
lesson-trumps-right = Un triunfo se lleva el as y sus 4 puntos. Con un corazón en la mano habrías tenido que seguir el palo.
lesson-ranks = Como se descubrió un 7, los otros tres 7 ganan incluso a los triunfos. Se llaman triunfos de rango. Tienes que seguir con corazones: ¿cuál gana al as?
    .title = Triunfos de rango
lesson-ranks-right = Tu 7 es de corazones, así que sigue el palo, y gana a cualquier otra carta. Entre dos triunfos de rango gana el de salida.
lesson-must = La salida es un triunfo, y no tienes picas. Entonces tienes que jugar un triunfo de rango, si lo tienes.
    .title = Cuando se sale con triunfo
lesson-must-right = Tu 7 se lleva el as de triunfo. Un triunfo de rango con el que se sale también cuenta como triunfo.
lesson-round = Una ronda tiene 5 bazas. Llevas 2, y tu rival, 1. Quien se lleve más bazas suma 10 puntos. La salida es de tréboles, y no tienes ninguno. ¿Qué juegas?
    .title = Gana la ronda
lesson-round-right = La tercera baza gana la ronda: 10 puntos cuando termine. La cuarta y la quinta solo dan los puntos de sus cartas.
lesson-gift = No tienes tréboles ni triunfos: esta baza está perdida. Tira una carta que no valga nada. Ojo: el 2 de corazones vale 10 puntos.
    .title = El 2 de corazones
lesson-gift-right = No has regalado nada: lo que vale va para quien se lleva la baza.
lesson-gift-ten = Así regalarías 10 puntos, tantos como una ronda entera.
lesson-gift-points = Esa carta vale puntos, y la baza está perdida. Tienes cartas que no valen nada.
lesson-pile = La ronda 5 solo tiene 4 bazas. Quien se lleva la última recibe como quinta las cartas descubiertas. Cada jugador lleva una baza, y quedan dos. ¿Qué carta juegas ahora y cuál guardas para la última?
    .title = La última baza vale por dos
lesson-pile-late = Te llevarías esta baza, pero la última sería de un rey, y con ella el montón: dos bazas, y la ronda.
lesson-pile-right = Ahora tu triunfo se llevará la última baza y el montón: dos bazas de una vez, y la ronda.
lesson-end = Antes de las rondas 2, 3 y 4 cada jugador recibe cinco cartas nuevas y se descubre otra carta. En las cinco rondas sale primero el mismo jugador. Después se cuentan los puntos: 100 en total. Con 100 o más ganas una partida corta, como la primera; con 200 o más, una estándar, salvo que tu rival tenga aún más.

## Help

# $target: the points that win.
help-goal = { $revokes ->
        [allowed] Consigue { $target } puntos antes que tu rival. Un juego son cinco rondas cortas.
       *[prevented] Consigue { $target } puntos antes que tu rival; se cuentan al final de cada juego. Un juego son cinco rondas cortas.
    }
help-turn = { $rank_trump_suit ->
        [trump] Se puede salir con cualquier carta. Después hay que seguir el palo de salida si se puede; si no, vale cualquier carta. Los triunfos de rango son triunfos, y no del palo que llevan impreso.
       *[printed] Se puede salir con cualquier carta. Después hay que seguir el palo de salida si se puede; si no, vale cualquier carta. Si se sale con triunfo y no tienes, debes jugar un triunfo de rango, si lo tienes. Si se sale con otro palo, un triunfo de rango cuenta como carta del palo que lleva impreso.
    }
# $turned: whether a card is turned up, which the pictures show.
help-order = La carta descubierta hace triunfo a su palo. Las otras tres cartas de su rango son triunfos de rango y ganan a todo. { $turned ->
        [yes] En esta ronda:
       *[no] Si se descubre un 7 de picas:
    }
help-turned = la carta descubierta
help-rank-trumps = triunfos de rango: ganan a los triunfos; entre dos, gana el de salida
help-trumps = triunfos: ganan a los demás palos; el as es el más alto
help-plain = sin triunfo: gana la carta más alta del palo de salida
help-points = Cada una de estas cartas vale para quien se la lleva. Todo se cuenta tras cinco rondas: 100 puntos en total.{ $revokes ->
        [allowed] { " " }Una denuncia vale { $n } más, al momento.
       *[prevented] { "" }
    }
help-most-tricks = Más bazas en una ronda
help-rounds-title = Cinco rondas
help-rounds = Las rondas 1 a 4 tienen cinco bazas. Antes de las rondas 2, 3 y 4 cada jugador recibe cinco cartas nuevas y se descubre otra carta. La ronda 5 tiene cuatro bazas: quien se lleva la última recibe como quinta las cartas descubiertas. En todas las rondas sale primero quien no reparte.
help-revokes-title = Renuncios
help-revokes = Puedes jugar cualquier carta, pero una carta contra estas reglas es un renuncio. Puedes retirarla hasta que juegues la siguiente o tu rival denuncie. Si más tarde juegas una carta que debiste jugar, las dos bazas son para tu rival, y tu mano queda boca arriba. En tu turno puedes denunciar. Un renuncio sin resolver te da { $n } puntos y las bazas que ganó; si tu rival no ha hecho renuncio, suma { $n }, y tu mano queda boca arriba.
help-end = Gana quien tenga { $target } o más al final de un juego; si los tienen los dos, quien tenga más.
    Empate: decide otro juego.
    { $revokes ->
        [allowed] Una denuncia que lleva a alguien a { $target } gana al momento. { "" }
       *[prevented] { "" }
    }Después de cada juego cambia quien reparte.

order-values = Puntos: as 4, rey 3, reina 2, jota 1; el 2 de corazones, 10; la mayoría de bazas de una ronda, 10.
order-rank-trumps = { $rank ->
        [Q] las otras tres
        [J] las otras tres
       *[other] los otros tres
    } { ranks }
order-trumps = { suits }, triunfo
# $suit: the suit led.
order-led = { suits }, palo de salida
order-led-any = el palo de salida
# $suit: a suit that the opponent has shown not to hold.
memory-void = sin { suits }
# The card that was led lies there now.
now-rank-trump = La salida es { $card_the }, un triunfo de rango: nada le gana.
now-trump = La salida es { $card_the }, un triunfo: le gana un triunfo más alto o { $rank ->
        [Q] una de las otras tres
        [J] una de las otras tres
       *[other] uno de los otros tres
    } { ranks }.
# No card of its own suit beats it.
now-trump-top = La salida es { $card_the }, un triunfo: solo le gana { $rank ->
        [Q] una de las otras tres
        [J] una de las otras tres
       *[other] uno de los otros tres
    } { ranks }.
now-suit-top = La salida es { $card_the }: le gana un triunfo o { $rank ->
        [Q] una de las otras tres
        [J] una de las otras tres
       *[other] uno de los otros tres
    } { ranks }.
now-suit = La salida es { $card_the }: le gana { a-suit } más alta, un triunfo o { $rank ->
        [Q] una de las otras tres
        [J] una de las otras tres
       *[other] uno de los otros tres
    } { ranks }.
about-points = Vale { points } para quien se la lleve.
about-no-points = No vale nada.
about-rank-trump = Un triunfo de rango: gana a todas las cartas, salvo a un triunfo de rango de salida.
about-trump = Un triunfo: gana a los demás palos.
# Of a card that is led.
advice-lead-points = Esta carta vale { points } para quien se lleve la baza.
advice-lead-nothing = Esta carta no vale ningún punto: si te la ganan, no pierdes nada.
# Of a trick.
advice-points = Da { points }.
advice-round = Es tu tercera baza: la ronda está ganada.
advice-gives = Regala { points }.
advice-gives-nothing = No regala ningún punto.
# $card: the only other card in the hand.
advice-last = Guardas { $card_the } para la última baza, que se lleva también el montón.
advice-correct = Corrige tu renuncio antes de que lo denuncien.
# $n of $of deals that may be the real one.
advice-revoke = Más o menos en { $n } de { $of } repartos así hay un renuncio que denunciar.
advice-no-revoke = Más o menos en { $n } de { $of } repartos así no hay ningún renuncio que denunciar.
term-trump = triunfo
    .also = triunfos
    .text = Una carta del palo que gana a los demás en esta ronda.
term-rank-trump = triunfo de rango
    .also = triunfos de rango
    .text = Una de las otras tres cartas del rango descubierto. Gana incluso a los triunfos.
term-pile = montón de cartas descubiertas
    .also = montón, montón de triunfo y rango
    .text = Una carta de cada reparto; su autor le da el nombre de montón de triunfo y rango. La de encima marca el triunfo. Quien se lleva la última baza de la ronda 5 se las lleva todas.
term-game-winning-score = ventaja final
    .also = Game Winning Score
    .text = Por cuántos puntos se gana la partida. Aquí nada más depende de ello.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audacia: sale con cartas altas y triunfos.
manner-careful = Prudencia: sale con cartas bajas; las altas esperan.
manner-sly = Astucia: rara vez sale con triunfo; donde se permite, hace renuncio de vez en cuando.
manner-stubborn = Terquedad: mientras le quede, casi siempre sale con el mismo palo.
