### What all games share.
### Of players, $seat_is says whether the reader is meant: you, or other. Of several ($seats_is):
### you, us (the reader and others), other (one other), many.

you = vous
# A player without a name. In sentences, $seat_is says whether there is one (named).
seat = Joueur { $n }
    .the = { $seat_is ->
        [you] vous
        [named] { $name }
       *[other] le joueur { $n }
    }
    .to = { $seat_is ->
        [you] à vous
        [named] à { $name }
       *[other] au joueur { $n }
    }
# A card on its own, as on a button.
card-name = { $card }
tricks = { $n ->
        [one] { $n } pli
       *[other] { $n } plis
    }
cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# What stands beside each other, such as numbers and tags.
beside = { $first }, { $next }
fact-target = En { $n } points
refusal-not-possible-now = Ce n’est pas possible maintenant.
refusal-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas encore votre tour.

## Of games that have no sentences of their own for it: what happens, by the kind of event

# usual-part: a round in the list of points.

usual-dealt = Les cartes sont distribuées.
usual-turned = Carte retournée : { $card_the }.
usual-played = { $seat_is ->
        [you] Vous jouez { $card_the }.
       *[other] { $seat } joue { $card_the }.
    }
usual-trick = { $seat_is ->
        [you] Vous remportez le pli.
       *[other] { $seat } remporte le pli.
    }
usual-round = Fin de la manche { $n }.
usual-over = { $seats_is ->
        [you] Vous gagnez la partie avec { points }.
        [us] Victoire partagée entre { $seats_the }, avec { points } chacun.
        [many] { $seats } partagent la victoire avec { points } chacun.
       *[other] { $seats } gagne la partie avec { points }.
    }
usual-prompt = { $seat_is ->
        [you] À vous.
       *[other] { $seat } joue.
    }
usual-part = Manche { $n }
usual-points = Points

## Ends: headlines, and what is on the sheet below them

report-this = { $part ->
        [game] la partie { $number }
        [match] le match
       *[round] cette manche
    }
# $n: by how much; $unit: points, tricks or rounds.
report-by = { $unit ->
        [tricks] { tricks }
        [rounds] { $n ->
            [one] { $n } manche
           *[other] { $n } manches
        }
       *[points] { points }
    }
report-part-won = { $seats_is ->
        [you] Vous gagnez { report-this } de { report-by }
        [many] { $seats } gagnent { report-this } de { report-by }
       *[other] { $seats } gagne { report-this } de { report-by }
    }
# $other: the reader’s partner.
report-part-won-together = Vous et { $other } gagnez { report-this } de { report-by }
report-part-lost = Vous perdez { report-this } de { report-by }
# Among three or more. $place: the reader’s, from 2 on; $seats: all who have as much as the best.
report-place = { $place ->
        [2] en deuxième place
        [3] en troisième place
        [4] en quatrième place
       *[other] en cinquième place
    }
# $tied: how many others have as much as the reader.
report-come = { $tied ->
        [0] Vous finissez { report-place }
       *[other] Vous finissez à égalité { report-place }
    }
report-part-behind = { report-come } dans { report-this }, à { report-by } de { $seats }
# $seats: all who have as much as the best, but not everybody.
report-part-shared = À égalité en tête dans { report-this } : { $seats }
report-part-level = { $part ->
        [game] La partie { $number } est sans vainqueur
       *[round] Une manche sans vainqueur
    }
report-all-won = { $seats_is ->
        [you] Vous gagnez de { report-by }
        [many] { $seats } gagnent de { report-by }
       *[other] { $seats } gagne de { report-by }
    }
report-all-won-together = Vous et { $other } gagnez de { report-by }
report-all-lost = Vous perdez de { report-by }
report-all-behind = { report-come }, à { report-by } de { $seats }
report-all-shared = Victoire partagée : { $seats }
report-all-level = Égalité
# How narrow the end of a game was: one trick, the last one, made the difference; or a few points did.
report-close-last = Tout s’est joué au dernier pli.
report-close = Une partie serrée jusqu’au bout.
opening-chosen = { $text } C’est un choix fait avant la partie.

## Lessons

# Before sentences that say what a wrong card would lead to.
lesson-would = Voici ce qui se passerait.

## Help: what all games have

help-goal-title = Le but
help-turn-title = Votre tour
help-order-title = Qui bat quoi
help-points-title = Les points
help-end-title = La fin et les égalités
# $why: the reason, as in the message about a trick.
about-takes = Remporte le pli : { $why }.
about-loses = Le pli irait { $seat_to } : { $why }.

term-trick = pli
    .also = plis
    .text = Une carte de chaque joueur. La meilleure les emporte toutes.
term-lead = entamer
    .also = entame, entamez, entames
    .text = Jouer la première carte d’un pli.
term-follow = fournir
    .also = fournit, fournissez, fournissent, fourni
    .text = Jouer une carte de la couleur demandée, celle de l’entame.
term-hand = main
    .also = mains
    .text = Les cartes que vous avez en main.

## Hints: why an action is good advice; these sentences stand behind each other

advice-forced = Il n’y a pas d’autre choix.
# Of a card that gets ahead, or takes the trick.
advice-only = C’est la seule de vos cartes qui gagne le pli en l’état.
advice-least = De vos cartes qui gagnent le pli en l’état, c’est la plus faible.
# Of one that does not.
advice-none = Aucune de vos cartes ne gagne le pli en l’état.
advice-weakest = Aucune de vos cartes ne gagne le pli en l’état : vous jouez donc la plus faible.
advice-kept = Vous gardez pour plus tard { $card_the }, qui gagne le pli en l’état.
advice-spared = C’est la carte la plus faible que vous puissiez jouer : vous gardez les meilleures.
# $n of $of deals that may be the real one.
advice-stands = { $n ->
        [0] Quelqu’un peut battre cette carte à coup sûr.
        [20] Il semble que personne ne puisse battre cette carte.
       *[other] Dans environ { $n } donnes possibles sur { $of }, personne ne peut battre cette carte.
    }
advice-falls = { $n ->
        [0] Il semble que personne ne puisse battre cette carte.
        [20] Quelqu’un peut battre cette carte à coup sûr.
       *[other] Dans environ { $n } donnes possibles sur { $of }, quelqu’un peut battre cette carte.
    }
# $won of $games games are won with the hint, $less with $other, which is one of the two below.
advice-chances = Sur { $games } parties possibles, on en gagne environ { $won } avec { $best }, { $less } avec { $other }.
    .best = gagne { $won } fois sur { $games }
    .other = gagne { $less } fois sur { $games }
# $what: what is counted, tricks or points.
advice-gain = À la fin, { $best } rapporte environ { $what ->
        [tricks] { tricks }
       *[points] { points }
    } de plus que { $other }.
    .best = { $what ->
        [tricks] +{ tricks }
       *[points] +{ points }
    }
advice-card = { $card_the }
# $label: what a button says.
advice-action = « { $label } »
# In a review, before reasons: $chosen and $better are one of the two above.
advice-chose = Vous avez choisi { $chosen }.
advice-better = Mieux : { $better }.
# Before the reasons in a review, which call that card “it”.
advice-why = Pourquoi { $better } ?
