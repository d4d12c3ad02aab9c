### Rounds
### The trump/rank pile, rank trumps and revokes are the names that the game's author uses.

card = { card-french }
    .the = { card-french.the }

# $suit is the letter of a suit, or `trump` where rank trumps belong to the suit led.
suits = { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
        [C] trèfle
       *[trump] atout
    }
a-suit = { $suit ->
        [S] un pique
        [H] un cœur
        [D] un carreau
        [C] un trèfle
       *[trump] un atout
    }
ranks = { $rank ->
        [A] as
        [K] rois
        [Q] dames
        [J] valets
        [T] 10
       *[other] { $rank }
    }

## Before the game

title = Rounds
credit = Rounds, un jeu proposé par David Schulman
about = Un duel en cinq manches courtes : la carte retournée fait de sa couleur l’atout, et de son rang un atout plus fort encore.
option-target = Points pour gagner
    .text = Le nombre de points qui gagne le match.
option-rank_trump_suit = Pour fournir, un atout de rang vaut
    .text = Quand il faut fournir, un atout de rang garde sa couleur imprimée, ou bien il fait partie de la couleur d’atout.
option-rank_trump_suit-printed = Sa couleur imprimée
option-rank_trump_suit-trump = La couleur d’atout
option-revokes = Renonces
    .text = Seules les cartes permises par les règles peuvent être jouées, ou bien n’importe laquelle, avec corrections et dénonciations.
option-revokes-prevented = Impossibles
option-revokes-allowed = Possibles, et à dénoncer
preset-short = Court
    .text = Une ou deux parties, en 100 points. Seules les cartes permises par les règles peuvent être jouées.
preset-usual = Standard
    .text = Seules les cartes permises par les règles peuvent être jouées.
preset-strict = Strict
    .text = Toute carte peut être jouée. Une renonce se corrige, se trahit ou se dénonce : suivez bien le jeu.
character-fox = Renard : fait parfois une renonce

## What happens: dealing

# $each: what each player has drawn.
turned-deals-first = { $seat_is ->
        [you] Cartes tirées : { $each }. Vous distribuez en premier.
       *[other] Cartes tirées : { $each }. { $seat } distribue en premier.
    }
turned-draw-again = Cartes tirées : { $each }. Même rang : on tire à nouveau.
drawn = { $card_the } pour { $seat_the }
dealt = { $seat_is ->
        [you] Vous distribuez { $n } cartes à chaque joueur.
       *[other] { $seat } distribue { $n } cartes à chaque joueur.
    }
said-no-deal = La dernière manche commence. On n’y distribue pas de cartes.
turned-trumps = Retourne : { $cards_the }. Atout { suits }, et au-dessus les autres { ranks }.

## What happens: tricks

played-lead = { $seat_is ->
        [you] Vous entamez avec { $card_the }.
       *[other] { $seat } entame avec { $card_the }.
    }
played = { $seat_is ->
        [you] Vous jouez { $card_the }.
       *[other] { $seat } joue { $card_the }.
    }
trick = { $seat_is ->
        [you] Vous remportez le pli : { $why }.
       *[other] { $seat } remporte le pli : { $why }.
    }
# $suit is the suit led; of why-trump the trump suit.
why-led-rank-trump = de deux atouts de rang, celui de l’entame l’emporte
why-rank-trump = un atout de rang bat toutes les autres cartes
why-rank-over-suit = un atout de rang bat la couleur d’atout
why-higher = { $suit ->
        [S] de deux piques, le plus haut l’emporte
        [H] de deux cœurs, le plus haut l’emporte
        [D] de deux carreaux, le plus haut l’emporte
        [C] de deux trèfles, le plus haut l’emporte
       *[trump] de deux atouts, le plus haut l’emporte
    }
why-trump = { suits } est atout
why-no-answer = la seconde carte n’est ni { a-suit } ni un atout
why-no-trump = la seconde carte n’est pas un atout
why-awarded = il a été attribué pour une renonce
captured = { $seat_is ->
        [you] Vous prenez aussi la pile des retournes, comme cinquième pli.
       *[other] { $seat } prend aussi la pile des retournes, comme cinquième pli.
    }

## What happens: points

round = { $seat_is ->
        [you] Vous gagnez la manche { $n } par { $won } plis à { $lost } : 10 points.
       *[other] { $seat } gagne la manche { $n } par { $won } plis à { $lost } : 10 points.
    }
# $each: the points of each player.
scored-game = Points de la partie { $n } : { $each }.
game-points = { $n } pour { $seat_the }
said-one-more-game = Les deux joueurs ont { points } : on joue une partie de plus.
said-game-winning-score = Écart final : { points }.
over = { $seat_is ->
        [you] Vous gagnez le match avec { points } à { $least }.
       *[other] { $seat } gagne le match avec { points } à { $least }.
    }

## What happens: revokes

said-done = { $seat_is ->
        [you] Vous continuez.
       *[other] { $seat } continue.
    }
said-correction = { $seat_is ->
        [you] Vous reprenez { $back_the } et jouez { $card_the } à la place.
       *[other] { $seat } reprend { $back_the } et joue { $card_the } à la place.
    }
said-lead-returns = { $seat_is ->
        [you] Vous récupérez { $back_the }.
       *[other] { $seat } récupère { $back_the }.
    }
trick-number = le pli { $n }
# $revoked: the tricks with revokes, $other: who is awarded them.
found-exposed = { $seat_is ->
        [you] Vous auriez pu jouer cette carte dans { $revoked } : { revoked-go } pour { $other_the }.
       *[other] { $seat } aurait pu jouer cette carte dans { $revoked } : { revoked-go } pour { $other_the }.
    }
# $n: how many tricks.
revoked-go = { $n ->
        [one] c’était une renonce. Ce pli-là et celui-ci sont
       *[other] c’étaient des renonces. Ces plis-là et celui-ci sont
    }
shown-face-up = { $seat_is ->
        [you] Votre main reste étalée jusqu’à la fin de la manche.
       *[other] { $seat } garde sa main étalée jusqu’à la fin de la manche.
    }
said-call = { $seat_is ->
        [you] Vous dénoncez une renonce.
       *[other] { $seat } dénonce une renonce.
    }
call-revoke = Renonce !
shown-hand = { $seat_is ->
        [you] Vous montrez votre main.
       *[other] { $seat } montre sa main.
    }
found-revokes = { $seat_is ->
        [you] { $n ->
            [one] Vous avez fait une renonce dans { $revoked }.
           *[other] Vous avez fait des renonces dans { $revoked }.
        }
       *[other] { $n ->
            [one] { $seat } a fait une renonce dans { $revoked }.
           *[other] { $seat } a fait des renonces dans { $revoked }.
        }
    }
found-nothing = Aucune renonce trouvée.
found-settled = Aucune renonce trouvée, sauf celles déjà réglées : la dénonciation ne change rien.
found-tricks = { $seat_is ->
        [you] Vous recevez { $won }.
       *[other] { $seat } reçoit { $won }.
    }
scored-call = { $seat_is ->
        [you] Vous marquez tout de suite { points }.
       *[other] { $seat } marque tout de suite { points }.
    }
said-wins-at-once = { $seat_is ->
        [you] Vous avez assez de points pour gagner : la partie { $n } n’est pas comptée.
       *[other] { $seat } a assez de points pour gagner : la partie { $n } n’est pas comptée.
    }

## What is asked

prompt-lead = { $seat_is ->
        [you] À vous d’entamer : n’importe quelle carte.
       *[other] { $seat } entame.
    }
prompt-follow = { $seat_is ->
        [you] À vous : { suits } si possible.
       *[other] { $seat } joue : { suits } si possible.
    }
prompt-follow-suit = Fournissez la couleur : jouez { a-suit }.
prompt-follow-rank-trump = Entame d’un atout de rang : jouez { a-suit }.
prompt-play-rank-trump = Vous n’avez pas { $suit ->
        [trump] d’atout
       *[other] de { suits }
    } : jouez un atout de rang.
prompt-play-any = Vous ne pouvez pas fournir : jouez n’importe quelle carte.
prompt-void = Vous n’avez pas { $suit ->
        [trump] d’atout
       *[other] de { suits }
    } : jouez n’importe quelle carte.
prompt-last = { $seat_is ->
        [you] Votre dernière carte. Ce pli compte double : qui le remporte prend aussi la pile des retournes.
       *[other] { $seat } joue. Ce pli compte double : qui le remporte prend aussi la pile des retournes.
    }
prompt-correct = { $seat_is ->
        [you] Vous pouvez encore corriger votre dernière carte.
       *[other] { $seat } peut encore corriger sa dernière carte.
    }
prompt-revoked = C’était une renonce. Vous pouvez encore reprendre { $card_the }.
prompt-nothing-to-correct = Votre dernière carte était bonne : rien à corriger.
prompt-call = { $seat_is ->
        [you] Vous pouvez dénoncer une renonce.
       *[other] { $seat } peut dénoncer une renonce.
    }
prompt-no-call = { $seat_is ->
        [you] Vous avez déjà dénoncé une renonce.
       *[other] { $seat } a déjà dénoncé une renonce.
    }
# Above the cards that can be played instead.
action-correct = Reprendre { $back_the }, jouer à la place
action-call = Dénoncer une renonce
action-call-points = { $n } pour vous, ou pour { $other_the }
action-call-points-again = { $n } pour vous, ou rien
risk-call = { $other } doit montrer sa main, et les plis de cette manche sont vérifiés. S’il y a une renonce pas encore réglée, vous marquez tout de suite { points } et recevez les plis qu’elle a pris. Sinon, { $other } marque { points }, et votre main reste étalée jusqu’à la fin de la manche.
risk-call-again = { $other } doit montrer sa main, et les plis de cette manche sont vérifiés. S’il y a une autre renonce pas encore réglée, vous marquez tout de suite { points } et recevez les plis qu’elle a pris. Sinon, rien ne change : une renonce a déjà été réglée dans cette manche.
action-done = Continuer
action-done-let-stand = Laisser ainsi
action-done-no-call = Continuer sans dénoncer
refusal-not-in-hand = Vous n’avez pas { $card_the }.
refusal-must-follow-suit = Vous devez fournir la couleur tant que vous avez { a-suit }.
refusal-must-play-a-rank-trump = Vous n’avez pas la couleur d’atout : vous devez jouer un atout de rang.
refusal-a-rank-trump-asks-for-trumps = Entame d’un atout de rang : vous devez jouer { a-suit }.
refusal-this-rank-trump-does-not-follow = Vous devez jouer { a-suit }, et { $card_the } n’en est pas un ici.
refusal-all-tricks-are-played = Tous les plis de cette manche sont joués.
refusal-revokes-are-prevented = Corriger et dénoncer ne sont possibles que si les renonces le sont.
refusal-a-card-is-due = Jouez d’abord une carte.
refusal-calls-come-after-corrections = On dénonce après les corrections.
refusal-nothing-played-since-the-last-call = { $seat } n’a rien joué que vous puissiez dénoncer.
refusal-nothing-to-correct = Cette carte ne corrige aucune renonce.

## Where the game is

trumps = Atouts : les { ranks }, puis { suits }
mark-rank-trump = atout de rang
note-points = { $n } dans la partie
note-face-up = main étalée
fact-round = Manche { $n } sur 5
fact-trick = Pli { $n } sur { $of }
running = Dans la partie { $n }
running-not-counted = Dans la partie { $n }, non comptée
# Of the rounds before a position with which the game begins.
source-earlier = Manches précédentes
source-rounds = Manches gagnées, à 10
source-aces = As
source-kings = Rois
source-queens = Dames
source-jacks = Valets
source-two_of_hearts = 2 de cœur
sheet-game = Partie { $n }
# Above the sheet after game $n.
sheet-match = Partie { $n } du match en { $target } points
sheet-call = Dénonciation, partie { $n }
report-call = Dénonciations
report-best = { $seat_is ->
        [you] Votre meilleur pli valait { $n } : { $cards_the }.
       *[other] Le meilleur pli valait { $n } et est allé { $seat_to } : { $cards_the }.
    }
report-best-with-pile = { $seat_is ->
        [you] Le dernier pli vous a aussi valu la pile, { $n } points en tout : { $cards_the }.
       *[other] Le dernier pli a aussi valu la pile { $seat_to }, { $n } points en tout : { $cards_the }.
    }
note-called-rightly = dénonce, à raison
note-called-wrongly = dénonce, à tort
note-had-revoked = renonce
note-no-revoke = pas de renonce

## The lesson

lesson-follow = L’entame est un carreau : c’est la première carte du pli. Vous avez du carreau, vous devez donc fournir. La carte la plus haute remporte le pli, l’as étant le plus fort. Remportez-le.
    .title = Fournir la couleur
lesson-follow-right = Les deux cartes sont à vous. À la fin, un as compte 4 points, un roi 3, une dame 2, un valet 1.
lesson-trumps = Le 7 de pique est la retourne : pique est donc atout et bat les autres couleurs. Vous n’avez pas de cœur et pouvez jouer ce que vous voulez. Prenez l’as.
    .title = L’atout
lesson-trumps-right = Un atout prend l’as et ses 4 points. Avec un cœur en main, vous auriez dû fournir.
lesson-ranks = Comme la retourne est un 7, les trois autres 7 battent même les atouts. Ce sont les atouts de rang. Vous devez fournir à cœur : lequel bat l’as ?
    .title = Les atouts de rang
lesson-ranks-right = Votre 7 est un cœur : il fournit la couleur, et il bat toutes les autres cartes. De deux atouts de rang, celui de l’entame l’emporte.
lesson-must = L’entame est un atout, et vous n’avez pas de pique. Dans ce cas, vous devez jouer un atout de rang si vous en avez un.
    .title = Quand l’entame est un atout
lesson-must-right = Votre 7 prend l’as d’atout. À l’entame, un atout de rang compte lui aussi comme un atout.
lesson-round = Une manche compte 5 plis. Vous en avez 2, l’adversaire 1. Qui en remporte le plus marque 10 points. L’entame est un trèfle, et vous n’en avez pas. Que jouez-vous ?
    .title = Gagner la manche
lesson-round-right = Le troisième pli gagne la manche : 10 points quand elle sera finie. Un quatrième ou un cinquième n’apporte que les points de ses cartes.
lesson-gift = Vous n’avez ni trèfle ni atout : ce pli est perdu. Défaussez une carte qui ne vaut rien. Attention : le 2 de cœur vaut 10 points.
    .title = Le 2 de cœur
lesson-gift-right = Rien de donné : ce qui compte va à qui remporte le pli.
lesson-gift-ten = Vous donneriez 10 points, autant qu’une manche entière.
lesson-gift-points = Cette carte vaut des points, et le pli est perdu. Vous avez des cartes qui ne valent rien.
lesson-pile = La manche 5 n’a que 4 plis. Qui remporte le dernier prend les retournes comme cinquième. Vous avez un pli chacun, et il en reste deux. Quelle carte jouer maintenant, et laquelle garder pour le dernier ?
    .title = Le dernier pli compte double
lesson-pile-late = Vous remporteriez ce pli, mais le dernier irait à un roi, et la pile avec lui : deux plis, et la manche.
lesson-pile-right = Votre atout va maintenant remporter le dernier pli et la pile : deux plis d’un coup, et la manche.
lesson-end = Avant les manches 2, 3 et 4, chacun reçoit cinq nouvelles cartes, et une nouvelle carte est retournée. C’est toujours la même personne qui entame les cinq manches. Puis on compte les points : 100 en tout. Avec 100 ou plus, vous gagnez un match court, comme votre premier ; avec 200 ou plus, un match standard, sauf si l’adversaire en a encore plus.

## Help

# $target: the points that win.
help-goal = { $revokes ->
        [allowed] Atteignez { $target } points en premier. Une partie se joue en cinq manches courtes.
       *[prevented] Atteignez { $target } points en premier, à la fin d’une partie. Une partie se joue en cinq manches courtes.
    }
help-turn = { $rank_trump_suit ->
        [trump] À l’entame, toute carte est permise. L’autre doit fournir la couleur demandée si possible ; sinon, toute carte est permise. Les atouts de rang comptent comme atouts, non dans leur couleur imprimée.
       *[printed] À l’entame, toute carte est permise. L’autre doit fournir la couleur demandée si possible ; sinon, toute carte est permise. Sans atout quand l’atout est demandé, vous devez jouer un atout de rang si vous en avez un. Quand une autre couleur est demandée, un atout de rang compte comme une carte de sa couleur imprimée.
    }
# $turned: whether a card is turned up, which the pictures show.
help-order = La carte retournée fait de sa couleur l’atout. Les trois autres cartes de son rang sont les atouts de rang et battent tout. { $turned ->
        [yes] Dans cette manche :
       *[no] Si la retourne est le 7 de pique :
    }
help-turned = la retourne
help-rank-trumps = atouts de rang : ils battent les atouts ; de deux, celui de l’entame l’emporte
help-trumps = atouts : ils battent les autres couleurs, l’as est le plus haut
help-plain = sans atout : la plus haute carte de la couleur d’entame l’emporte
help-points = Chacune de ces cartes compte pour qui la remporte. On compte tout après cinq manches : 100 points au total.{ $revokes ->
        [allowed] { " " }Une dénonciation vaut { $n } de plus, tout de suite.
       *[prevented] { "" }
    }
help-most-tricks = Le plus de plis dans une manche
help-rounds-title = Cinq manches
help-rounds = Les manches 1 à 4 comptent cinq plis. Avant les manches 2, 3 et 4, chacun reçoit cinq nouvelles cartes, et une nouvelle carte est retournée. La manche 5 compte quatre plis : qui remporte le dernier prend aussi les retournes, comme cinquième. Le non-donneur entame chaque manche.
help-revokes-title = Renonces
help-revokes = Vous pouvez jouer toute carte, mais une carte contraire à ces règles est une renonce. Vous pouvez la reprendre jusqu’à votre carte suivante ou une dénonciation. Si vous jouez plus tard une carte que vous auriez dû jouer, les deux plis vont à l’adversaire, et votre main est étalée. À votre tour, vous pouvez dénoncer. Une renonce pas encore réglée vous rapporte { $n } points et les plis qu’elle a pris ; si l’adversaire n’a pas fait de renonce, il marque { $n }, et votre main est étalée.
help-end = Qui a { $target } points ou plus à la fin d’une partie gagne ; si les deux y sont, le plus haut score gagne.
    Égalité : une partie de plus décide.
    { $revokes ->
        [allowed] Une dénonciation qui porte un score à { $target } gagne aussitôt. { "" }
       *[prevented] { "" }
    }Les joueurs distribuent chacun une partie sur deux.

order-values = Points : as 4, roi 3, dame 2, valet 1 ; le 2 de cœur, 10 ; la majorité des plis d’une manche, 10.
order-rank-trumps = les autres { ranks }
order-trumps = { suits }, atout
# $suit: the suit led.
order-led = { suits }, couleur demandée
order-led-any = la couleur demandée
# $suit: a suit that the opponent has shown not to hold.
memory-void = pas de { suits }
# The card that was led lies there now.
now-rank-trump = Entame : { $card_the }, un atout de rang. Rien ne le bat.
now-trump = Entame : { $card_the }, un atout. Cette carte perd contre un atout plus haut et contre les autres { ranks }.
# No card of its own suit beats it.
now-trump-top = Entame : { $card_the }, un atout. Cette carte ne perd que contre les autres { ranks }.
now-suit-top = Entame : { $card_the }. Cette carte perd contre un atout et les autres { ranks }.
now-suit = Entame : { $card_the }. Cette carte perd contre { a-suit } plus haut, un atout et les autres { ranks }.
about-points = Vaut { points } à qui la remporte.
about-no-points = Ne vaut rien.
about-rank-trump = Un atout de rang : il bat toutes les cartes, sauf un atout de rang à l’entame.
about-trump = Un atout : il bat les autres couleurs.
# Of a card that is led.
advice-lead-points = Cette carte vaut { points } à qui remporte le pli.
advice-lead-nothing = Cette carte ne vaut aucun point : si elle est battue, rien n’est perdu.
# Of a trick.
advice-points = Ce pli rapporte { points }.
advice-round = C’est votre troisième pli : la manche est gagnée.
advice-gives = Cela donne { points } à l’adversaire.
advice-gives-nothing = Cela ne donne aucun point.
# $card: the only other card in the hand.
advice-last = Vous gardez { $card_the } pour le dernier pli, qui rapporte aussi la pile.
advice-correct = Votre renonce est corrigée avant d’être dénoncée.
# $n of $of deals that may be the real one.
advice-revoke = Dans environ { $n } donnes possibles sur { $of }, il y a une renonce à dénoncer.
advice-no-revoke = Dans environ { $n } donnes possibles sur { $of }, il n’y a pas de renonce à dénoncer.
term-trump = atout
    .also = atouts
    .text = Une carte de la couleur qui bat les autres dans cette manche.
term-rank-trump = atout de rang
    .also = atouts de rang
    .text = Une des trois autres cartes du même rang que la retourne. Elle bat même les atouts.
term-pile = pile des retournes
    .also = pile, retourne, retournes
    .text = Une carte de chaque donne ; son auteur l’appelle « trump/rank pile ». Celle du dessus fait l’atout. Qui remporte le dernier pli de la manche 5 les prend toutes.
term-game-winning-score = écart final
    .also = Game Winning Score
    .text = L’avance en points du vainqueur du match. Rien d’autre n’en dépend ici.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audace : entame avec les cartes hautes et les atouts.
manner-careful = Prudence : entame avec les petites cartes, les grandes attendent.
manner-sly = Ruse : entame rarement à l’atout ; là où c’est permis, une renonce de temps en temps.
manner-stubborn = Obstination : tant qu’il en reste, entame le plus souvent dans la même couleur.
