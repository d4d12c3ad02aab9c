### Baronda
### BARONG, RANDA, Garuda, Naga and Pass are the names that the game's author uses, the same in
### all languages. $side is BARONG or RANDA. $suit is the letter of a suit: R, B, G or Y.

card = { card-baronda }
    .the = { card-baronda.the }

## Before the game

title = Baronda
credit = Baronda, un jeu de Toshiki Arao (Ateam, 2023)
about = Pariez en secret sur vos plis : tous les paris réunis décident si les plis sont bons ou mauvais.
opening = Qui est Leader en premier
    .text = La personne Leader entame le premier pli. La règle laisse ce choix à la table.
option-offsuit_garuda = Garuda hors couleur
    .text = Un Garuda joué hors de la couleur demandée est éveillé quand tous les autres ont fourni, ou bien seulement par un Naga.
option-offsuit_garuda-awake = Éveillé si tous les autres ont fourni
option-offsuit_garuda-plain = Éveillé seulement par un Naga

## What happens: bids

said-leader = { $seat_is ->
        [you] Vous recevez la carte Leader.
       *[other] { $seat } reçoit la carte Leader.
    }
# $round: its number, $n: how many cards each player gets, $unused: how many are left over.
dealt = { $seat_is ->
        [you] Manche { $round } : { $n } cartes chacun, { $unused } restent de côté. Vous avez la carte Leader.
       *[other] Manche { $round } : { $n } cartes chacun, { $unused } restent de côté. { $seat } a la carte Leader.
    }
said-bid = { $seat_is ->
        [you] Vous avez parié.
       *[other] { $seat } a parié.
    }
# $each: what each player has bid, $total: all bids added up.
shown-bids = Paris : { $each }.
bid-of = { $n } pour { $seat_the }
said-twelve = { $seat_is ->
        [you] Les paris font exactement 12 : vous devez changer le vôtre de 1.
       *[other] Les paris font exactement 12 : { $seat } doit changer le sien de 1.
    }
said-adjusted = { $seat_is ->
        [you] Votre pari passe à { $bid }.
       *[other] { $seat } passe son pari à { $bid }.
    }
said-side = { $side ->
        [BARONG] Total des paris : { $total }. C’est BARONG. { $players ->
            [2] Atteignez votre pari en premier.
           *[other] Faites au moins votre pari.
        }
       *[RANDA] Total des paris : { $total }. C’est RANDA. { $players ->
            [2] Qui dépasse son pari perd la manche.
           *[other] Ne dépassez pas votre pari.
        }
    }

## What happens: tricks

played-lead = { $seat_is ->
        [you] Vous entamez avec { $card_the }.
       *[other] { $seat } entame avec { $card_the }.
    }
played-lead-no-suit = { $seat_is ->
        [you] Vous entamez avec { $card_the } : pas encore de couleur demandée.
       *[other] { $seat } entame avec { $card_the } : pas encore de couleur demandée.
    }
played-no-suit = { $seat_is ->
        [you] Vous jouez { $card_the } : toujours pas de couleur demandée.
       *[other] { $seat } joue { $card_the } : toujours pas de couleur demandée.
    }
played-sets-suit = { $seat_is ->
        [you] Vous jouez { $card_the } : la couleur demandée est le { colour }.
       *[other] { $seat } joue { $card_the } : la couleur demandée est le { colour }.
    }
played-void = { $seat_is ->
        [you] Vous n’avez pas de { colour } et jouez { $card_the }.
       *[other] { $seat } n’a pas de { colour } et joue { $card_the }.
    }
played = { $seat_is ->
        [you] Vous jouez { $card_the }.
       *[other] { $seat } joue { $card_the }.
    }
# $cards: those that did not follow suit.
found-asleep = Le { $garuda } dort, car { $cards_the } { $cards_n ->
        [one] n’est
       *[other] ne sont
    } pas de la couleur demandée.
found-asleep-off-suit = Le { $garuda } dort : il n’est pas de la couleur demandée.
trick = { $seat_is ->
        [you] Vous remportez le pli avec { $card_the } : { $why }.
       *[other] { $seat } remporte le pli avec { $card_the } : { $why }.
    }
why-highest = c’est la plus haute carte { $suit ->
        [R] rouge
        [B] bleue
        [G] verte
       *[Y] jaune
    }
why-trump = le rouge est atout
why-naga = seul un Garuda éveillé bat un Naga
why-awake = il est éveillé, car tous les autres ont fourni ou joué un Pass
why-woken = le Naga l’a éveillé
# $n: how many cards are equally strong.
why-first-woken = le Naga a éveillé { $n } Garudas, et le premier l’emporte
why-first = de { $n ->
        [2] deux
        [3] trois
       *[other] { $n }
    } cartes égales, la première l’emporte

## What happens: points

# $n: the points, which may be negative; $off: how far the tricks are from the bid.
scored-exact = { $seat_is ->
        [you] Vous aviez parié { $bid } et vous en faites { $took } : { points }.
       *[other] { $seat } avait parié { $bid } et en fait { $took } : { points }.
    }
scored-over = { $seat_is ->
        [you] Vous aviez parié { $bid } et vous en faites { $took } : { points }, 2 pour le pari et 1 pour { each-of } en plus.
       *[other] { $seat } avait parié { $bid } et en fait { $took } : { points }, 2 pour le pari et 1 pour { each-of } en plus.
    }
scored-under = { $seat_is ->
        [you] Vous aviez parié { $bid } et vous en faites { $took } : { points }, 2 pour le pari et 1 pour { each-of } en moins.
       *[other] { $seat } avait parié { $bid } et en fait { $took } : { points }, 2 pour le pari et 1 pour { each-of } en moins.
    }
scored-too-few = { $seat_is ->
        [you] Vous aviez parié { $bid } et vous en faites { $took } : { points }, car il manque { off-tricks }.
       *[other] { $seat } avait parié { $bid } et en fait { $took } : { points }, car il manque { off-tricks }.
    }
scored-too-many = { $seat_is ->
        [you] Vous aviez parié { $bid } et vous en faites { $took } : { points }, pour { off-tricks } de trop.
       *[other] { $seat } avait parié { $bid } et en fait { $took } : { points }, pour { off-tricks } de trop.
    }
each-of = { $off ->
        [one] le pli
       *[other] chacun des { $off } plis
    }
off-tricks = { $off ->
        [one] { $off } pli
       *[other] { $off } plis
    }
scored-reached = { $seat_is ->
        [you] Vous atteignez votre pari, { tricks }, et gagnez la manche.
       *[other] { $seat } atteint son pari, { tricks }, et gagne la manche.
    }
# $other has lost the round with $n tricks.
scored-exceeded = { $seat_is ->
        [you] Vous gagnez la manche : { $other } avait parié { $bid } et en fait { $n }.
       *[other] { $other_is ->
            [you] { $seat } gagne la manche : vous aviez parié { $bid } et vous en faites { $n }.
           *[other] { $seat } gagne la manche : { $other } avait parié { $bid } et en fait { $n }.
        }
    }
scored-tie = Manche nulle : personne n’a atteint son pari, personne ne la gagne.
# $each: the score of each player.
round = Fin de la manche { $n }. Score : { $each }.
round-of-two = Fin de la manche { $n }. Manches gagnées : { $each }.
score-of = { $n } pour { $seat_the }
# $total: the points of whoever wins.
over = { $seat_is ->
        [you] Vous gagnez la partie avec { $total }.
       *[other] { $seat } gagne la partie avec { $total }.
    }
over-shared = { $seats_is ->
        [us] Victoire partagée entre { $seats_the }, avec { $total } chacun.
       *[many] { $seats } partagent la victoire avec { $total } chacun.
    }
over-of-two = { $seat_is ->
        [you] Vous gagnez la partie avec deux manches.
       *[other] { $seat } gagne la partie avec deux manches.
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
        [one] { $reds } rouge
       *[other] { $reds } rouges
    }.
prompt-bid = { $seat_is ->
        [you] Votre pari : combien de plis sur { $n } ?
       *[other] { $seat } parie.
    }
prompt-adjust = { $seat_is ->
        [you] Votre pari est de { $bid } : augmentez-le ou diminuez-le de 1.
       *[other] Les paris font { $n } : { $seat } change son pari ({ $bid }) de 1.
    }
prompt-lead = { $seat_is ->
        [you] À vous d’entamer : n’importe quelle carte.
       *[other] { $seat } entame.
    }
prompt-no-suit = { $seat_is ->
        [you] À vous : n’importe quelle carte, pas encore de couleur demandée.
       *[other] { $seat } joue ; pas encore de couleur demandée.
    }
prompt-turn = { $seat_is ->
        [you] À vous ; couleur demandée : { colour }.
       *[other] { $seat } joue ; couleur demandée : { colour }.
    }
prompt-follow = À vous : du { colour }{ $free ->
        [pass] { "" } ou un Pass
        [naga] { "" } ou un Naga
        [both] , un Pass ou un Naga
       *[none] { "" }
    }.
prompt-void = Vous n’avez pas de { colour } : jouez n’importe quelle carte.
action-bid = Parier { $n }
action-raise = Monter à { $n } : BARONG
action-lower = Baisser à { $n } : RANDA
# $bid: the reader's own, $barong: the least that the others must bid for BARONG, $randa: the most
# for RANDA, $twelve: what makes 12 in all.
meaning = { $bid ->
        [0] Si les autres parient { $barong } ou plus à eux tous : BARONG, faites autant de plis que vous voulez. { $randa } ou moins : RANDA, n’en faites aucun. Exactement { $twelve } : le Leader décide.
        [11] Si les autres parient { $barong } ou plus à eux tous : BARONG, faites { $bid } plis ou plus. 0 : RANDA, faites { $bid } plis ou moins. Exactement { $twelve } : le Leader décide.
        [12] Si les autres parient { $barong } ou plus à eux tous : BARONG, faites les { $bid } plis. 0 : le Leader décide.
       *[other] Si les autres parient { $barong } ou plus à eux tous : BARONG, faites { $bid } { $bid ->
            [one] pli
           *[other] plis
        } ou plus. { $randa } ou moins : RANDA, faites { $bid } { $bid ->
            [one] pli
           *[other] plis
        } ou moins. Exactement { $twelve } : le Leader décide.
    }
meaning-two = { $bid ->
        [0] Si l’adversaire parie { $randa } ou moins : RANDA, ne faites aucun pli. { $twelve } : le Leader décide.
        [11] Si l’adversaire parie { $barong } ou plus : BARONG, faites { $bid } plis. 0 : RANDA, faites { $bid } plis ou moins. Exactement { $twelve } : le Leader décide.
        [12] Si l’adversaire parie { $barong } ou plus : BARONG, faites les { $bid } plis. 0 : le Leader décide.
       *[other] Si l’adversaire parie { $barong } ou plus : BARONG, faites { $bid } { $bid ->
            [one] pli
           *[other] plis
        }. { $randa } ou moins : RANDA, faites { $bid } { $bid ->
            [one] pli
           *[other] plis
        } ou moins. Exactement { $twelve } : le Leader décide.
    }
refusal-not-in-hand = Vous n’avez pas { $card_the }.
refusal-must-follow-suit = Vous devez fournir la couleur tant que vous avez du { colour }.
refusal-bids-come-first = D’abord, les paris.
refusal-change-the-bid-first = Changez d’abord votre pari de 1.
refusal-bid-within-0-to-12 = Un pari va de 0 à 12, ni plus ni moins.

## Where the game is

fact-round = Manche { $n } sur { $of }
fact-round-of-two = Manche { $n }
fact-trick = Pli { $n } sur { $of }
fact-side = Paris { $total } : { $side }
note-bid = pari { $n }
note-has-bid = a parié
token-leader = Leader
# Under its drawing.
sign-name = { $side }
sign-BARONG = { $players ->
        [2] atteignez votre pari en premier
       *[other] au moins votre pari
    }
sign-RANDA = au plus votre pari
# $n: the sum of the bids from which, or up to which, this side is in force.
sign-BARONG-if = Paris { $n } ou plus : { sign-BARONG }
sign-RANDA-if = Paris { $n } ou moins : { sign-RANDA }
tag-awake = éveillé
tag-asleep = endormi
sheet-round = Manche { $n } : { $side }
sheet-bid = pari { $bid }, fait { $took }
report-two-won = Vous gagnez cette manche
report-two-lost = Vous perdez cette manche
report-two-level = Personne ne gagne cette manche
# What points are for.
report-bid = Le pari
report-beyond = { $side ->
        [BARONG] Plis en plus
       *[RANDA] Plis en moins
    }
report-missed = { $side ->
        [BARONG] Plis manquants
       *[RANDA] Plis de trop
    }
report-round = Cette manche
# Why a round of two players ended with cards in hand. $n: the bid.
report-stopped-barong = { $seat_is ->
        [you] Vous avez atteint votre pari de { $n } : en BARONG, cela met aussitôt fin à la manche.
       *[other] { $seat } a atteint son pari de { $n } : en BARONG, cela met aussitôt fin à la manche.
    }
report-stopped-randa = { $seat_is ->
        [you] Vous avez dépassé votre pari de { $n } : en RANDA, cela met aussitôt fin à la manche.
       *[other] { $seat } a dépassé son pari de { $n } : en RANDA, cela met aussitôt fin à la manche.
    }

## The lesson

lesson-follow = L’entame est bleue : c’est la première carte du pli. Vous avez du bleu, vous devez donc fournir. La plus haute carte de la couleur demandée remporte le pli. Remportez-le.
    .title = Fournir la couleur
lesson-follow-right = Sans carte bleue, vous auriez pu jouer n’importe quoi.
lesson-red = Le vert est demandé, et vous n’en avez pas : jouez ce que vous voulez. Le rouge est atout : il bat les autres couleurs. Remportez le pli.
    .title = Le rouge est atout
lesson-red-right = Un 2 rouge bat un 7 vert. De deux cartes rouges, la plus haute l’emporte.
lesson-naga = Un 7 rouge est devant. Un Naga bat tous les nombres, les rouges aussi, et peut toujours être joué. Remportez le pli.
    .title = Le Naga
lesson-naga-right = Un Naga peut être joué même quand on pourrait fournir. De deux Nagas dans un pli, le premier l’emporte.
lesson-garuda = Un Naga est devant. Vous avez le Garuda vert, le 0 : endormi, c’est la plus basse carte de sa couleur. Un Naga dans le pli l’éveille, et alors il bat tout. Remportez le pli.
    .title = Le Garuda s’éveille
lesson-garuda-right = Comme tous les nombres, un Garuda doit fournir la couleur : le vert était demandé.
lesson-awake = Un Garuda s’éveille aussi d’une autre façon : quand tous les autres fournissent la couleur. Ici, les deux autres l’ont fait. Remportez le pli.
    .title = Tout le monde fournit
lesson-awake-right = Un Pass compte aussi comme fourni. Si l’un des deux avait joué une autre couleur, seul un Naga aurait pu l’éveiller.
lesson-bid = Avant la première carte, chacun parie en secret : combien de plis ferez-vous sur 12 ? Deux Nagas, le 7 rouge et le 6 rouge peuvent en faire un chacun, le 7 vert encore un.
    .title = Le pari
lesson-bid-right = À 13 ou plus, c’est BARONG. À 11 ou moins, c’est RANDA : ne dépassez pas votre pari.
lesson-bid-count = Deux Nagas et deux hautes cartes rouges devraient faire un pli chacun. Cela fait 4, ou 5 avec le 7 vert.
lesson-more = Une autre manche. BARONG : vous avez parié 4 et fait 4, ce qui vaut 2 points. Chaque pli en plus en vaut 1 de plus. Le 5 vert est devant : que jouez-vous ?
    .title = BARONG : plus il y en a, mieux c’est
lesson-more-right = 5 plis, un en plus : à la fin de la manche vous recevez 2 + 1 = 3 points. Avec trop peu de plis, vous perdriez 1 point par pli manquant.
lesson-more-level = Un Pass perd contre tout : vous resteriez à 4 plis et 2 points.
lesson-pass = Encore une manche. RANDA : vous avez parié 2 et fait 2, ce qui vaut 2 points. Avec un troisième, vous en perdriez 1 au lieu d’en marquer. Un Pass peut toujours être joué, et perd contre toute autre carte. Que jouez-vous ?
    .title = RANDA : moins il y en a, mieux c’est
lesson-pass-third = Cela fait un troisième pli : vous perdriez 1 point au lieu d’en gagner 2.
lesson-pass-right = En RANDA, chaque pli en dessous de votre pari vaut 1 point de plus. Si l’entame est un Pass ou un Naga, le premier nombre qui suit donne la couleur demandée.
lesson-end = Si les paris font exactement 12, le Leader, qui joue la première carte, change le sien de 1. Il y a autant de manches que de joueurs, et qui a le plus de points gagne.

## Help

help-goal = Dites combien de plis vous ferez, et restez du bon côté de votre pari. { $players ->
        [any] Qui a le plus de points gagne, après autant de manches que de joueurs.
        [2] Qui gagne deux manches en premier gagne la partie.
       *[other] Qui a le plus de points après { $players } manches gagne.
    }
help-bids-title = Les paris
help-bids = Chacun parie en secret, de 0 à { $n }. Si les paris font 13 ou plus, la manche est BARONG : les plis sont bons. S’ils font 11 ou moins, elle est RANDA : les plis sont mauvais. S’ils font exactement 12, le Leader change son propre pari de 1.
help-turn = Après les paris, jouez une carte de la couleur demandée, ou un Pass, ou un Naga. Sans carte de cette couleur, jouez n’importe quoi. La couleur demandée est celle du premier nombre joué dans le pli. Qui remporte un pli entame le suivant.
help-order = { $players ->
        [any] De la plus forte à la plus faible. Les nombres vont jusqu’à 5, 7, 10 ou 13 à deux, trois, quatre ou cinq joueurs.
       *[other] De la plus forte à la plus faible. Les nombres vont jusqu’à { $highest }.
    }
help-garuda = Un Garuda, le 0 de sa couleur, si un Naga du pli l’éveille.
help-garuda-followed = { $offsuit_garuda ->
        [plain] Aussi si tous, celui qui l’a joué compris, fournissent ou jouent un Pass. Sinon, ce n’est qu’un 0.
       *[awake] Aussi si tous les autres fournissent ou jouent un Pass. Sinon, ce n’est qu’un 0.
    }
help-naga = Un Naga. De deux, le premier l’emporte.
help-red = Le rouge est atout : la plus haute carte rouge.
help-led = La plus haute carte de la couleur demandée. Les autres couleurs ne peuvent pas l’emporter.
help-pass = Un Pass. Il perd contre toutes les précédentes.
help-points = { $players ->
        [any] À trois joueurs ou plus : { points-of-many }
        [2] En BARONG, qui fait en premier autant de plis que son pari gagne la manche. En RANDA, qui en fait plus que son pari la perd.
       *[other] { points-of-many }
    }
points-of-many = BARONG : faites votre pari ou plus. RANDA : votre pari ou moins. Si vous y arrivez, vous marquez 2, et 1 de plus par pli d’écart avec votre pari. Sinon, chaque pli d’écart vous coûte 1.
help-taken = { $off ->
        [two-more] 2 plis de plus
        [one-more] 1 pli de plus
        [none] Juste votre pari
        [one-fewer] 1 pli de moins
       *[two-fewer] 2 plis de moins
    }
help-end = { $players ->
        [any] La carte Leader passe à gauche après chaque manche.
            Égalité : à points égaux, la victoire est partagée.

            À deux, pas de points : gagnez deux manches. En BARONG, qui atteint son pari en premier gagne la manche. En RANDA, qui fait plus de plis que son pari la perd. Une manche où personne n’atteint son pari ne compte pour personne.
        [2] Une manche où personne n’atteint son pari est nulle et ne compte pour personne. La carte Leader change de main à chaque manche.
       *[other] La carte Leader passe à gauche après chaque manche.
            Égalité : à points égaux, la victoire est partagée.
    }

order-garuda = un Garuda éveillé
order-naga = un Naga
order-red = le rouge, atout
order-led = le { colour }, couleur demandée
order-led-any = la couleur demandée
# $suit: a suit that a player has shown not to hold.
memory-void = pas de { colour }
order-pass = un Pass
order-bids = Total de { $n } juste : le Leader change son pari de 1.
order-BARONG = { $players ->
        [2] { $total } pariés pour { $n } plis, BARONG : atteignez votre pari en premier.
       *[other] { $total } pariés pour { $n } plis, BARONG : 2 pour un pari tenu, 1 par pli en plus, moins 1 par pli manquant.
    }
order-RANDA = { $players ->
        [2] { $total } pariés pour { $n } plis, RANDA : qui dépasse son pari perd.
       *[other] { $total } pariés pour { $n } plis, RANDA : 2 pour un pari tenu, 1 par pli en moins, moins 1 par pli de trop.
    }
# What lies on the table now.
now-ahead = En tête pour l’instant, { $card_the } : { $why }.
now-pass = Il n’y a qu’un Pass : tout le bat, sauf un autre Pass.
about-garuda = { $offsuit_garuda ->
        [plain] Un Garuda. Éveillé, par un Naga dans le pli ou si tous fournissent, celui qui le joue aussi, il bat tout. Endormi, c’est un 0.
       *[awake] Un Garuda. Éveillé, par un Naga dans le pli ou si tous les autres fournissent, il bat tout. Endormi, c’est un 0.
    }
about-naga = Un Naga bat tous les nombres, les rouges aussi. Seul un Garuda éveillé le bat. Il peut toujours être joué.
about-pass = Un Pass perd contre toute autre carte, peut toujours être joué, et compte comme fourni.
about-red = Le rouge est atout : il bat les autres couleurs, et plus il est haut, mieux c’est.
about-number = Ne l’emporte que si le { colour } est demandé, et que rien de plus fort n’est joué.
about-not-ahead = Ne bat pas { $card_the }.
about-ahead-now = Passe devant, tant que rien de plus fort ne suit.
# Of a bid. $more: 1 if it may well be one trick more than $n, which is $next.
advice-takes = { $more ->
        [1] Une main comme la vôtre vaut { $n } ou { $next } { $next ->
            [one] pli
           *[other] plis
        }.
       *[0] Une main comme la vôtre vaut environ { tricks }.
    }
# Of a lead. $how: whether the bid is reached: short, by $n tricks; exact; over.
advice-BARONG = { $how ->
        [short] Cette carte fait souvent son pli, et il vous manque { tricks } pour votre pari.
       *[other] Cette carte fait souvent son pli, et chaque pli de plus vaut un point.
    }
# $does: whether the card is led, or loses to one that lies there. $how: as above. $two: whether two
# play.
advice-RANDA = { $does ->
        [leads] Cette carte fait rarement un pli
       *[loses] Cette carte perd ce pli
    }, et { $how ->
        [short] { $two ->
            [yes] trop de plis perdraient la manche.
           *[no] chaque pli en moins vaut un point.
        }
        [exact] un pli de plus serait de trop.
       *[over] chaque pli de plus coûte un point.
    }
advice-cannot-lose = Aucune de vos cartes ne perd contre ce qui est sur la table.
advice-rid = C’est la plus forte de vos cartes perdantes : bon débarras.
term-bid = pari
    .also = paris, parier, parie, parié, pariés, pariez, parient
    .text = Le nombre de plis que l’on dit faire.
term-barong = BARONG
    .also = Barong
    .text = Les paris font 13 ou plus : les plis sont bons.
term-randa = RANDA
    .also = Randa
    .text = Les paris font 11 ou moins : les plis sont mauvais.
term-leader = Leader
    .also = carte Leader
    .text = Qui a la carte Leader parie et entame en premier, et change son pari de 1 si le total fait 12.
term-naga = Naga
    .also = Nagas
    .text = Bat tous les nombres, et éveille les Garudas.
term-garuda = Garuda
    .also = Garudas
    .text = Le 0 d’une couleur. Un Naga dans le pli l’éveille, et des joueurs qui fournissent le peuvent aussi. Éveillé, il bat tout ; de deux, le premier l’emporte.
term-pass = Pass
    .also = Pass
    .text = Perd contre toute autre carte. On peut toujours le jouer, et il compte comme fourni.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audace : entame avec les cartes fortes et joue rarement un Pass.
manner-careful = Prudence : entame avec les cartes faibles, les fortes attendent.
manner-sly = Ruse : garde les Garudas et les Nagas, et joue volontiers un Pass.
manner-stubborn = Obstination : souvent le même pari, et le plus souvent la même couleur.
