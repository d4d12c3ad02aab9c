### Ronda

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = Ronda
credit = Ronda © 2022 Mark Steere, marksteeregames.com
about = Un jeu de plis à trois : jouez la carte que vous voulez, car les couleurs se battent en cercle.
opening = Qui distribue en premier
    .text = Selon la règle, c’est la personne la plus âgée. Choisissez-la, ou laissez faire le sort.
option-hands = Manches
    .text = Le nombre de manches de la partie.

## What happens

said-deals-first = { $seat_is ->
        [you] Vous distribuez la première manche.
       *[other] { $seat } distribue la première manche.
    }
dealt = { $seat_is ->
        [you] Vous distribuez { $n } cartes à chaque joueur.
       *[other] { $seat } distribue { $n } cartes à chaque joueur.
    }
played = { $seat_is ->
        [you] Vous jouez { $card_the }.
       *[other] { $seat } joue { $card_the }.
    }
trick = { $seat_is ->
        [you] Vous remportez le pli : { $why }.
       *[other] { $seat } remporte le pli : { $why }.
    }
# $suit is the suit that wins the trick.
why-chain = { $suit ->
        [C] les coupes contiennent les deniers, et les deniers achètent les épées
        [O] les deniers achètent les épées, et les épées tranchent les bâtons
        [E] les épées tranchent les bâtons, et les bâtons brisent les coupes
       *[B] les bâtons brisent les coupes, et les coupes contiennent les deniers
    }
why-pair = { $suit ->
        [O] de deux deniers, le plus haut l’emporte
        [C] de deux coupes, la plus haute l’emporte
        [E] de deux épées, la plus haute l’emporte
       *[B] de deux bâtons, le plus haut l’emporte
    }
why-rank = { $suit ->
        [O] trois deniers, le plus haut l’emporte
        [C] trois coupes, la plus haute l’emporte
        [E] trois épées, la plus haute l’emporte
       *[B] trois bâtons, le plus haut l’emporte
    }
round = Fin de la manche { $n }. Plis : { $took }.
took = { $n } pour { $seat_the }
said-tie = Égalité entre { $seats_the } : chacun des trois joueurs reçoit une carte de plus, face visible.
turned = Cartes retournées : { $each }.
turned-for = { $card_the } pour { $seat_the }
over = { $seat_is ->
        [you] Vous gagnez la partie avec { tricks }.
       *[other] { $seat } gagne la partie avec { tricks }.
    }
over-tiebreak = { $seat_is ->
        [you] Vous gagnez la partie : comme dans un pli, votre carte est la plus forte des joueurs à égalité.
       *[other] { $seat } gagne la partie : comme dans un pli, sa carte est la plus forte des joueurs à égalité.
    }

## What is asked, and where the game is

prompt-lead = { $seat_is ->
        [you] À vous d’entamer : n’importe quelle carte.
       *[other] { $seat } entame.
    }
prompt-follow = { $seat_is ->
        [you] À vous : n’importe quelle carte.
       *[other] { $seat } joue.
    }
refusal-not-in-hand = Vous n’avez pas { $card_the }.
fact-hand = Manche { $n } sur { $of }
fact-trick = Pli { $n } sur { $of }
sheet-hand = Manche { $n }
sheet-hand-now = Manche { $n }, en cours
sheet-tiebreak = Départage
report-hand = Cette manche
report-tiebreak = { $seat_is ->
        [you] Vous gagnez le départage
       *[other] { $seat } gagne le départage
    }
report-tiebreak-lost = Vous perdez le départage contre { $seat_the }

## The lesson

lesson-circle = Les coupes battent les deniers, les deniers battent les épées, les épées battent les bâtons, les bâtons battent les coupes : c’est un cercle. Le 12 de denier est donc devant. Laquelle de vos cartes le bat ?
    .title = Les couleurs se battent en cercle
lesson-circle-right = Votre as bat le 12 : avec trois couleurs différentes, les numéros ne comptent pas. Ces trois cartes forment un pli, et il est à vous.
lesson-missing = Les bâtons « brisent » les coupes, comme dit le jeu : le 4 est devant. Laquelle de vos cartes bat les bâtons ?
    .title = Trois couleurs, une chaîne
lesson-missing-right = Les épées battent les bâtons, et les bâtons battent les coupes. Trois couleurs forment toujours une chaîne comme celle-ci, et la première l’emporte. Avec un denier, les bâtons seraient passés en tête.
lesson-pair = Le 9 d’épée est derrière le 12 de denier. Mais si deux des trois cartes sont de la même couleur, la plus haute des deux l’emporte, quelle que soit la troisième. Remportez le pli ainsi.
    .title = Deux cartes de la même couleur
lesson-pair-right = De deux épées, la plus haute l’emporte, bien que les deniers battent les épées.
lesson-same = Deux bâtons. Si les trois cartes sont de la même couleur, le plus grand numéro l’emporte. Remportez le pli.
    .title = Trois cartes de la même couleur
lesson-same-right = Le 12 est la carte la plus haute, l’as la plus basse.
lesson-between = Jouez la carte que vous voulez : personne n’est obligé de fournir la couleur. Cette fois, vous jouez en deuxième position : passez devant, et espérez. Quelle carte bat les épées ?
    .title = Rien n’oblige à fournir
lesson-between-right = Les deniers battent les épées, et un bâton a fermé le pli. Une coupe, une épée ou un denier plus haut vous l’aurait pris.
lesson-last = Qui remporte un pli entame le suivant, c’est-à-dire en joue la première carte. Vous avez 5 plis, comme la personne à votre gauche, et il en reste deux. Entamez avec la carte la plus difficile à battre.
    .title = Qui a le plus de plis gagne
lesson-last-right = De deux épées, la vôtre est la plus haute.
lesson-last-2 = Entamez avec votre dernière carte.
lesson-last-2-right = 7 plis : vous gagnez. Seul leur nombre compte, pas les cartes qu’ils contiennent.
lesson-end = Une manche compte 16 plis, une partie, trois manches. Qui remporte le dernier pli d’une manche entame la suivante. Qui a le plus de plis au total gagne. En cas d’égalité à la fin, une carte de plus pour chacun, face visible, décide comme un pli.

## Help

help-goal = Remportez plus de plis que les autres. Seul leur nombre compte, pas les cartes qu’ils contiennent.
# $hands: how many hands the game has.
help-turn = Jouez la carte que vous voulez : rien n’oblige à fournir la couleur. Qui remporte un pli entame le suivant.
help-order =
    Les couleurs forment un cercle : les coupes contiennent les deniers, les deniers achètent les épées, les épées tranchent les bâtons, les bâtons brisent les coupes.
    Tous ces mots veulent dire « battre ».
help-chain-title = Les chaînes
help-chain =
    Trois couleurs forment une chaîne, où chacune bat la suivante : la première l’emporte, et les numéros ne comptent pas.
    Entre coupes et épées, aucune ne bat l’autre ; entre deniers et bâtons non plus : la troisième carte décide.
help-chain-straight = Les coupes battent les deniers, les deniers battent les épées : l’as de coupe l’emporte.
help-chain-wrapped = Les bâtons battent les coupes, les coupes battent les deniers : le 2 de bâton l’emporte.
help-same-title = Deux ou trois cartes de la même couleur
help-same = De deux cartes de la même couleur, la plus haute l’emporte, quelle que soit la troisième. Si les trois sont de la même couleur, la plus haute l’emporte. Le 12 est la plus haute, l’as la plus basse.
help-pair = Le 11 d’épée l’emporte, bien que les deniers battent les épées.
help-one-suit = Le 12 de bâton l’emporte.
help-end = { $hands ->
        [one] La partie se joue en une manche
       *[other] La partie se joue en { $hands } manches
    } de 16 plis. Qui a le plus de plis gagne.
    Égalité : chacun reçoit une carte de plus, face visible. Les trois comptent comme un pli : entre les joueurs à égalité, la meilleure carte gagne.

order-C = Les coupes contiennent les deniers
order-O = Les deniers achètent les épées
order-E = Les épées tranchent les bâtons
order-B = Les bâtons brisent les coupes
order-pair = { $suit ->
        [O] Deux deniers : le plus haut l’emporte, sauf si la troisième carte est un denier plus haut encore.
        [C] Deux coupes : la plus haute l’emporte, sauf si la troisième carte est une coupe plus haute encore.
        [E] Deux épées : la plus haute l’emporte, sauf si la troisième carte est une épée plus haute encore.
       *[B] Deux bâtons : le plus haut l’emporte, sauf si la troisième carte est un bâton plus haut encore.
    }
# $cards: two cards whose suits do not meet.
order-apart = Entre { $cards_the }, aucune couleur ne bat l’autre. La troisième carte décide.
# What lies on the table now: one card, or two of which this one is ahead.
now-led = Sur la table : { $card_the }. { $suit ->
        [O] Les coupes le battent, ainsi qu’un denier plus haut.
        [C] Les bâtons le battent, ainsi qu’une coupe plus haute.
        [E] Les deniers le battent, ainsi qu’une épée plus haute.
       *[B] Les épées le battent, ainsi qu’un bâton plus haut.
    }
now-ahead = En tête : { $card_the }, car { $suit ->
        [C] les coupes contiennent les deniers.
        [O] les deniers achètent les épées.
        [E] les épées tranchent les bâtons.
       *[B] les bâtons brisent les coupes.
    }
about-suit = { $suit ->
        [O] Les deniers battent les épées, les coupes battent les deniers.
        [C] Les coupes battent les deniers, les bâtons battent les coupes.
        [E] Les épées battent les bâtons, les deniers battent les épées.
       *[B] Les bâtons battent les coupes, les épées battent les bâtons.
    }
about-ahead = Devant { $card_the }, jusqu’à la dernière carte du pli.
about-behind = Derrière { $card_the }, jusqu’à la dernière carte du pli.
about-apart = Ni devant ni derrière { $card_the } : la dernière carte décidera.
advice-beats = Elle bat { $card_the }.
advice-lead = Qui entame remporte rarement le pli.
advice-beaters = { $n ->
        [0] Aucune des { $of } cartes des autres ne la bat.
        [one] Une seule des { $of } cartes des autres la bat.
       *[other] { $n } des { $of } cartes des autres la battent.
    }
term-chain = chaîne
    .also = chaînes
    .text = Trois couleurs, dont chacune bat la suivante. La première l’emporte, et les numéros ne comptent pas.
term-contain = contenir
    .also = contiennent, acheter, achètent, trancher, tranchent, briser, brisent
    .text = Battre. Les coupes contiennent les deniers, les deniers achètent les épées, les épées tranchent les bâtons, les bâtons brisent les coupes.
term-suit = couleur
    .also = couleurs
    .text = Denier, coupe, épée ou bâton. Le cadre de la carte l’indique aussi : il n’a pas de coupure pour les deniers, une pour les coupes, deux pour les épées, trois pour les bâtons.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audace : entame avec les cartes hautes et bat presque toujours l’entame quand c’est possible.
manner-careful = Prudence : entame avec les petites cartes, les grandes attendent.
manner-sly = Ruse : en deuxième position, laisse le plus souvent passer l’entame ; en troisième, remporte presque chaque pli.
manner-stubborn = Obstination : rejoue souvent la couleur de sa carte précédente.
