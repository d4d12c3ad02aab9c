### Moroccan Ronda
### Ronda (a pair), tringa (three of a rank) and missa (the table cleared) are terms of the game.
### $said and $held are what was announced and what the hand is: none, ronda, rondas or tringa.
### $call is what is called, in points: 1, 5 or 10, or 1, 6 or 15.
### $rank is the number on a card: 1 to 7, 10 to 12.

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = Ronda marocaine
credit = Le jeu traditionnel, d’après sa description sur pagat.com, établie avec l’aide de Justus Pang et de Wadih Bargach
about = Prenez les cartes égales et les suites qui en partent, attrapez la carte tout juste posée, et bluffez sur vos paires.
opening = Qui distribue en premier
    .text = La règle laisse la première donne au choix. Après chaque manche, la donne passe à quelqu’un d’autre.

option-target = Points pour gagner
    .text = Combien de points il faut pour gagner.
option-announcements = Annonces
    .text = Chacun annonce rondas et tringas comme il veut, vraies ou fausses, ou bien les vraies s’annoncent d’elles-mêmes.
option-announcements-free = Au gré des joueurs
option-announcements-honest = Les vraies, automatiquement
option-penalties = Pénalités
    .text = Une annonce fausse ou cachée est pénalisée dès qu’elle est prouvée, ou bien seulement si un adversaire le réclame.
option-penalties-auto = Dès la preuve
option-penalties-claim = Sur réclamation
option-hidden_ronda_penalty = Pénalité pour une ronda cachée
    .text = Ce que coûte une ronda qui n’a pas été annoncée.
option-hidden_ronda_penalty-1 = 1 point
option-hidden_ronda_penalty-5 = 5 points
option-ronda_ranks = La plus haute ronda
    .text = Quelles rondas et tringas sont les plus hautes : les 12, ou les as puis les 12.
option-ronda_ranks-twelve_high = Les 12
option-ronda_ranks-ace_high = Les as, puis les 12
option-chain_turns = Appels dans une chaîne
    .text = À deux ou trois joueurs : chacun participe une seule fois à une chaîne de cartes égales, ou peut taper de nouveau.
option-chain_turns-once = Chacun une fois
option-chain_turns-again = Autant de fois que possible
option-chain_scoring = Points d’une chaîne
    .text = Quand des cartes égales se suivent, seul le dernier à taper garde ses points, ou bien chacun garde les siens.
option-chain_scoring-last = Au dernier à taper
option-chain_scoring-each = À chacun les siens
option-chain_values = Valeurs d’une chaîne
    .text = Ce que rapportent la deuxième, la troisième et la quatrième carte égale d’affilée.
option-chain_values-1-5-10 = 1, 5 et 10
option-chain_values-1-6-15 = 1, 6 et 15
option-dealer_duty = La dernière carte du donneur
    .text = La toute dernière carte, celle du donneur, compte comme les autres, ou bien elle doit prendre.
option-dealer_duty-off = Comme les autres
option-dealer_duty-on = Doit prendre
option-opening = Début de manche
    .text = Une manche commence avec quatre cartes sur la table, ou bien avec quatre cartes en main et une table vide.
option-opening-table = Quatre cartes sur la table
option-opening-four_cards = Quatre cartes en main
option-scoring = Points en cours de jeu
    .text = Les points en cours de jeu sont marqués aussitôt, ou bien payés en cartes prises, d’un tas à l’autre.
option-scoring-points = Marqués aussitôt
option-scoring-transfer = Payés en cartes

preset-beginner = Débutant
    .text = Un match court, en 25 points. Rondas et tringas s’annoncent d’elles-mêmes, toujours vraies : prenez, tapez, videz la table.
preset-cafe = Café
    .text = Vous annoncez ce que vous voulez, vrai ou faux, et vous le payez dès que c’est prouvé.
preset-strict = Strict
    .text = Vous annoncez ce que vous voulez, et personne ne paie si aucun adversaire ne le remarque et ne réclame : retenez bien les cartes.

## What is called aloud

tradition-moroccan = À la marocaine
tradition-french = À la française
tradition-spanish = À l’espagnole
tradition-english = À l’anglaise
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
        [spanish] { $call }, mesa
        [english] { $call }, missa
    }
call-ronda = Ronda
call-rondas = Deux rondas
call-tringa = Tringa
call-challenge = Montre !
call-claim = Pénalité !
call-last-deal = Dernière donne
means-call = « { $call } » veut dire : la carte tout juste posée est prise.
means-call-missa = « { $call } » veut dire : la carte tout juste posée est prise, et la table est vide.
means-take-over = « { $call } » veut dire : une autre carte égale reprend le tout.
means-take-over-missa = « { $call } » veut dire : une autre carte égale reprend le tout, et la table est vide.
means-missa = « { $call } » veut dire : la table est vide.

## What happens

said-deals-first = { $seat_is ->
        [you] Vous distribuez la première manche.
       *[other] { $seat } distribue la première manche.
    }
dealt = { $seat_is ->
        [you] Vous distribuez { $n } cartes à chaque joueur.
       *[other] { $seat } distribue { $n } cartes à chaque joueur.
    }
part-deal = Manche { $round }, donne { $deal }
said-last-deal = C’est la dernière donne de la manche.
turned = { $seat_is ->
        [you] Vous retournez { $cards_the }.
       *[other] { $seat } retourne { $cards_the }.
    }
turned-cannot-stay = { $seat_is ->
        [you] Vous retournez { $cards_the }, qui ne peut pas rester : { $why }.
       *[other] { $seat } retourne { $cards_the }, qui ne peut pas rester : { $why }.
    }
why-rank-twice = il y a déjà une carte de ce numéro
why-sequence-of-four = cela ferait une suite de quatre
said-shuffled-back = { $seat_is ->
        [you] Vous remettez { $back_the } dans le talon et mélangez.
       *[other] { $seat } remet { $back_the } dans le talon et mélange.
    }

class-said = { $said ->
        [none] rien
        [ronda] une ronda
        [rondas] deux rondas
       *[tringa] une tringa
    }
said-announcement = { $seat_is ->
        [you] { $said ->
            [none] Vous n’annoncez rien.
           *[other] Vous annoncez { class-said }.
        }
       *[other] { $said ->
            [none] { $seat } n’annonce rien.
           *[other] { $seat } annonce { class-said }.
        }
    }
said-accept = { $seat_is ->
        [you] Vous acceptez.
       *[other] { $seat } accepte.
    }
said-challenge = { $seat_is ->
        [you] Vous défiez { $target_the }.
       *[other] { $target_is ->
            [you] { $seat } vous défie.
           *[other] { $seat } défie { $target_the }.
        }
    }
said-claim = { $seat_is ->
        [you] Vous réclamez une pénalité { $target_to }.
       *[other] { $target_is ->
            [you] { $seat } vous réclame une pénalité.
           *[other] { $seat } réclame une pénalité { $target_to }.
        }
    }
said-owes-nothing = { $seat_is ->
        [you] Rien d’impayé n’est prouvé contre vous.
       *[other] Rien d’impayé n’est prouvé contre { $seat_the }.
    }
said-done = { $seat_is ->
        [you] Vous avez fini.
       *[other] { $seat } a fini.
    }
shown-true = { $seat_is ->
        [you] Vous aviez bien { class-said }.
       *[other] { $seat } avait bien { class-said }.
    }
shown-false = { $seat_is ->
        [you] Vous ne pouviez pas avoir { class-said }.
       *[other] { $seat } ne pouvait pas avoir { class-said }.
    }
shown-hand = { $seat_is ->
        [you] Vous montrez toute votre main : { $cards_the }.
       *[other] { $seat } montre toute sa main : { $cards_the }.
    }

played = { $seat_is ->
        [you] Vous jouez { $card_the }.
       *[other] { $seat } joue { $card_the }.
    }
captured = { $seat_is ->
        [you] Vous prenez { $cards_the }.
       *[other] { $seat } prend { $cards_the }.
    }
# $other is who called before.
captured-over = { $seat_is ->
        [you] Vous reprenez { $other_to } ses { cards }.
       *[other] { $other_is ->
            [you] { $seat } vous reprend { cards }.
           *[other] { $seat } reprend { cards } { $other_to }.
        }
    }
captured-last = { $seat_is ->
        [you] La dernière prise était la vôtre : vous prenez ce qui reste, { $cards_the }.
       *[other] { $seat } a fait la dernière prise et prend ce qui reste : { $cards_the }.
    }
# $piles is a list of messages pile.
round = Fin de la manche { $n } : { $piles }.
pile = { cards } pour { $seats_the }

# $told is a list of the messages told-….
scored = { $why } : { $told }.
told-scores = { $seats_is ->
        [you] { points } pour vous
       *[other] { points } pour { $seats_the }
    }
told-loses = { $seats_is ->
        [you] vous perdez { points }
        [us] { $seats } perdez { points }
        [other] { $seats } perd { points }
       *[many] { $seats } perdent { points }
    }
# $others take the cards.
told-gives = { $seats_is ->
        [you] vous donnez { cards } { $others_to }
        [us] { $seats } donnez { cards } { $others_to }
        [other] { $others_is ->
            [you] { $seats } vous donne { cards }
           *[other] { $seats } donne { cards } { $others_to }
        }
       *[many] { $others_is ->
            [you] { $seats } vous donnent { cards }
            [us] { $seats } donnent { cards } à votre camp
           *[other] { $seats } donnent { cards } { $others_to }
        }
    }
# Each for himself: one player and all others.
told-gives-all = { $seats_is ->
        [you] vous donnez { cards } à chaque adversaire
       *[other] { $seats } donne { cards } à chaque adversaire
    }
told-gets-all = { $seats_is ->
        [you] vous recevez { cards } de chaque adversaire
       *[other] { $seats } reçoit { cards } de chaque adversaire
    }
# Cards: $seats owe them to $others.
said-owes = { $seats_is ->
        [you] Vous devez encore { cards } { $others_to }.
        [us] Vous et votre partenaire devez encore { cards } { $others_to }.
        [other] { $others_is ->
            [you] { $seats } vous doit encore { cards }.
           *[other] { $seats } doit encore { cards } { $others_to }.
        }
       *[many] { $others_is ->
            [us] { $seats } doivent encore { cards } à votre camp.
           *[other] { $seats } doivent encore { cards } { $others_to }.
        }
    }
said-repays = { $seats_is ->
        [you] Vous payez { cards } de votre dette { $others_to }.
        [us] Vous et votre partenaire payez { cards } de votre dette { $others_to }.
        [other] { $others_is ->
            [you] { $seats } vous paie { cards } de sa dette.
           *[other] { $seats } paie { cards } de sa dette { $others_to }.
        }
       *[many] { $others_is ->
            [us] { $seats } paient { cards } de leur dette à votre camp.
           *[other] { $seats } paient { cards } de leur dette { $others_to }.
        }
    }
said-cancels = { $seats_is ->
        [you] Vous devez { cards } de moins { $others_to }.
        [us] Vous et votre partenaire devez { cards } de moins { $others_to }.
        [other] { $others_is ->
            [you] { $seats } vous doit { cards } de moins.
           *[other] { $seats } doit { cards } de moins { $others_to }.
        }
       *[many] { $others_is ->
            [us] { $seats } doivent { cards } de moins à votre camp.
           *[other] { $seats } doivent { cards } de moins { $others_to }.
        }
    }
said-debts-lapse = Toutes les dettes s’effacent à la fin de la manche.

## What points are for: these stand before a colon, and alone on the score sheet

called = { $call ->
        [1] « un »
        [5] « cinq »
        [6] « six »
        [10] « dix »
       *[15] « quinze »
    }
# $equal says which of the equal cards that follow each other it is: 2, 3 or 4.
called-on = { $equal ->
        [2] { called } sur { $rank ->
            [1] l’as
           *[other] le { $rank }
        }
        [3] { called } sur le troisième { $rank ->
            [1] as
           *[other] { $rank }
        } d’affilée
       *[4] { called } sur le quatrième { $rank ->
            [1] as
           *[other] { $rank }
        } d’affilée
    }
why-call = { $seat_is ->
        [you] Vous dites { called-on }
       *[other] { $seat } dit { called-on }
    }
why-call-missa = { $seat_is ->
        [you] Vous dites { called-on }, avec missa
       *[other] { $seat } dit { called-on }, avec missa
    }
why-taken-back = Le { called } est repris
why-missa = { $seat_is ->
        [you] Vous prenez toutes les cartes de la table, missa
       *[other] { $seat } prend toutes les cartes de la table, missa
    }
why-last-twelve = { $seat_is ->
        [you] Vous prenez avec un 12 à la toute dernière carte
       *[other] { $seat } prend avec un 12 à la toute dernière carte
    }
why-last-one = { $seat_is ->
        [you] Vous avez la donne, et votre toute dernière carte est un as
       *[other] { $seat } a la donne, et sa toute dernière carte est un as
    }
why-last-nothing = { $seat_is ->
        [you] Vous avez la donne, et votre toute dernière carte ne prend rien
       *[other] { $seat } a la donne, et sa toute dernière carte ne prend rien
    }
why-announced = { $seat_is ->
        [you] Vous aviez annoncé { class-said }
       *[other] { $seat } avait annoncé { class-said }
    }
# All announcements are of one team ($seats).
why-uncontested = À part { $seats_the }, personne n’a annoncé
why-best = La meilleure annonce remporte tout
why-split = Des rondas égales partagent les points
class-held = { $held ->
        [none] rien
        [ronda] { $said ->
            [rondas] une ronda au plus
           *[other] une ronda
        }
        [rondas] deux rondas
       *[tringa] une tringa
    }
why-hidden = { $seat_is ->
        [you] Vous aviez caché { class-held }
       *[other] { $seat } avait caché { class-held }
    }
# $n is what it costs in all, of which a part has been scored before.
why-hidden-more = { $seat_is ->
        [you] Vous aviez caché { class-held }, ce qui coûte { $n } en tout
       *[other] { $seat } avait caché { class-held }, ce qui coûte { $n } en tout
    }
why-false = { $seat_is ->
        [you] { $held ->
            [none] Vous aviez annoncé { class-said } sans en avoir
           *[other] Vous aviez annoncé { class-said }, mais vous aviez { class-held }
        }
       *[other] { $held ->
            [none] { $seat } avait annoncé { class-said } sans en avoir
           *[other] { $seat } avait annoncé { class-said }, mais avait { class-held }
        }
    }
why-false-more = { $seat_is ->
        [you] { $held ->
            [none] Vous aviez annoncé { class-said } sans en avoir, ce qui coûte { $n } en tout
           *[other] Vous aviez annoncé { class-said }, mais vous aviez { class-held }, ce qui coûte { $n } en tout
        }
       *[other] { $held ->
            [none] { $seat } avait annoncé { class-said } sans en avoir, ce qui coûte { $n } en tout
           *[other] { $seat } avait annoncé { class-said }, mais avait { class-held }, ce qui coûte { $n } en tout
        }
    }
why-lost = { $seat_is ->
        [you] L’attribution qui comptait votre fausse annonce est reprise
       *[other] L’attribution qui comptait la fausse annonce faite par { $seat_the } est reprise
    }
why-count = Cartes au-delà de { $n }

over = { $seats_is ->
        [you] Vous gagnez la partie avec { points }.
        [us] Vous et votre partenaire gagnez la partie avec { points }.
        [many] { $seats } gagnent la partie avec { points }.
       *[other] { $seats } gagne la partie avec { points }.
    }
# $target has been challenged and told the truth; $seats are the winners.
over-challenge = { $target_is ->
        [you] Votre annonce était vraie : { $seats_is ->
            [you] vous gagnez la partie.
            [us] { $seats } gagnez la partie.
            [other] { $seats } gagne la partie.
           *[many] { $seats } gagnent la partie.
        }
       *[other] { $target } avait dit vrai : { $seats_is ->
            [you] vous gagnez la partie.
            [us] { $seats } gagnez la partie.
            [other] { $seats } gagne la partie.
           *[many] { $seats } gagnent la partie.
        }
    }

## What is asked, and where the game is

prompt-announce = { $seat_is ->
        [you] Annoncez une ronda, une tringa ou rien.
       *[other] { $seat } peut annoncer une ronda ou une tringa.
    }
prompt-announce-four = { $seat_is ->
        [you] Annoncez une ronda, deux rondas, une tringa ou rien.
       *[other] { $seat } peut annoncer une ronda, deux rondas ou une tringa.
    }
prompt-window = { $seat_is ->
        [you] Acceptez, ou défiez : si vous défiez à tort, vous perdez la partie.
       *[other] { $seat } peut accepter ou défier.
    }
prompt-claim = { $seat_is ->
        [you] Réclamez une pénalité si vous voulez, puis dites que c’est fini.
       *[other] { $seat } peut réclamer une pénalité.
    }
prompt-last-card = { $seat_is ->
        [you] Jouez la toute dernière carte. Si elle ne prend rien ou si c’est un as, vos adversaires marquent 5.
       *[other] { $seat } joue la toute dernière carte. Si elle ne prend rien ou si c’est un as, les adversaires marquent 5.
    }
prompt-play = { $seat_is ->
        [you] Jouez une carte.
       *[other] { $seat } joue une carte.
    }
# $hint is one of the messages hint-….
prompt-own = Jouez une carte : { $hint }.
hint-call = votre { $rank ->
        [1] as
       *[other] { $rank }
    } capture : annoncez { called }
hint-call-missa = votre { $rank ->
        [1] as
       *[other] { $rank }
    } capture et vide la table : annoncez { called }, avec missa
hint-take-over = votre { $rank ->
        [1] as
       *[other] { $rank }
    } reprend cette capture : annoncez { called }
hint-take-over-missa = votre { $rank ->
        [1] as
       *[other] { $rank }
    } reprend cette capture, qui a vidé la table : annoncez { called }, avec missa
hint-clear = votre { $rank ->
        [1] as
       *[other] { $rank }
    } vide la table
hint-table-empty = la table est vide
hint-capture = une carte égale prend
hint-no-capture = aucune de vos cartes ne prend

action-announce-none = Rien
action-announce-ronda = Ronda
action-announce-rondas = Deux rondas
action-announce-tringa = Tringa
detail-true = vrai
detail-bluff = bluff
detail-held = { $held ->
        [ronda] vous avez une ronda
        [rondas] vous avez deux rondas
       *[tringa] vous avez une tringa
    }
detail-hides = { $held ->
        [ronda] cache votre ronda
        [rondas] cache vos deux rondas
       *[tringa] cache votre tringa
    }
worth = { $scoring ->
        [transfer] { cards }
       *[points] { points }
    }
hiding-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] peut coûter des cartes si un adversaire le réclame
           *[auto] peut coûter des cartes quand cela se voit
        }
       *[points] { $penalties ->
            [claim] peut coûter des points si un adversaire le réclame
           *[auto] peut coûter des points quand cela se voit
        }
    }
lying-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] peut coûter des cartes, tout de suite ou si un adversaire le réclame
           *[auto] peut coûter des cartes quand cela se voit
        }
       *[points] { $penalties ->
            [claim] peut coûter des points, tout de suite ou si un adversaire le réclame
           *[auto] peut coûter des points quand cela se voit
        }
    }
meaning-none = Vous dites n’avoir ni paire ni trois cartes égales. Ce que vous cachez { hiding-costs }.
meaning-ronda = Vous dites avoir une paire : { worth }, sauf si quelqu’un annonce mieux. Un mensonge { lying-costs }.
meaning-rondas = Vous dites avoir deux paires : mieux qu’une. Un mensonge { lying-costs }.
meaning-tringa = Vous dites avoir trois cartes égales : { worth }, et mieux que toute paire. Un mensonge { lying-costs }.
action-accept = Accepter
action-done = Fini
action-challenge = Défier { $target_the }
detail-challenge = risque la partie
# $seats win if the announcement is true; the reader is not among them.
risk-challenge = { $seats_is ->
        [many] { $target } a annoncé { class-said } et devra montrer sa main. Si c’est faux, la pénalité est marquée aussitôt. Si c’est vrai, la partie est finie et { $seats } la gagnent.
       *[other] { $target } a annoncé { class-said } et devra montrer sa main. Si c’est faux, la pénalité est marquée aussitôt. Si c’est vrai, la partie est finie et { $seats } la gagne.
    }
action-claim = Réclamer { $target_to }
meaning-claim = Si les cartes jouées prouvent contre { $target_the } une annonce cachée ou fausse, encore impayée, vous marquez la pénalité. Sinon, rien ne se passe. Vous pouvez réclamer une fois à chaque adversaire pendant la donne, et une fois après.

refusal-not-in-hand = Vous n’avez pas { $card_the }.
refusal-no-card-now = Ce n’est pas le moment de jouer une carte.
refusal-no-announcing-now = Ce n’est pas le moment d’annoncer.
refusal-two-rondas-need-four-cards = Pour deux rondas, il faut une main de quatre cartes.
refusal-nothing-to-accept = Il n’y a rien à accepter maintenant.
refusal-no-challenge-now = Ce n’est pas le moment de défier.
refusal-announcements-are-true = Dans cette partie, toutes les annonces sont vraies.
refusal-no-opponent = Ce n’est pas un adversaire.
refusal-no-live-announcement = { $target } n’a pas d’annonce que l’on puisse défier.
refusal-shown-already = { $target } a déjà montré ce qui était annoncé.
refusal-no-claims-now = Ce n’est pas le moment de réclamer une pénalité.
refusal-claimed-already = Vous avez déjà réclamé { $target_to }.
refusal-done-comes-later = Il n’y a rien à terminer maintenant : jouez une carte.

note-captured = tas : { $n }
note-nothing = rien
# $status is live, shown or false.
note-announcement = { $said ->
        [ronda] Ronda
        [rondas] Deux rondas
       *[tringa] Tringa
    }{ $status ->
        [shown] { " " }✓
        [false] { " " }✗
       *[live] { "" }
    }
note-owes = dette : { $n }
note-owes-to = { $seats_is ->
        [you] dette envers vous : { $n }
       *[other] dette envers { $seats_the } : { $n }
    }
fact-round = Manche { $n }
fact-deal = Donne { $n }
fact-last-deal = Dernière donne
fact-undecided = Rondas à départager
sheet-round = Manche { $n }
sheet-round-now = Manche { $n }, en cours
# $seats win because an announcement that was challenged was true.
report-challenge = { $seats_is ->
        [you] Vous gagnez : l’annonce était vraie
        [us] Victoire pour { $seats_the } : l’annonce était vraie
        [many] { $seats } gagnent : l’annonce était vraie
       *[other] { $seats } gagne : l’annonce était vraie
    }
report-challenge-lost = Vous perdez : l’annonce était vraie
# What points are for. $n: how many cards count nothing.
report-calls = Cartes tapées et missas
report-announcements = Annonces
report-penalties = Pénalités
report-last-card = La dernière carte
report-count = Cartes au-delà de { $n }
report-best-calls = { $seat_is ->
        [you] Le plus beau coup est le vôtre : { points }.
       *[other] { $seat } a réussi le plus beau coup : { points }.
    }
report-best-announcements = { $seat_is ->
        [you] Votre annonce a rapporté { points }.
       *[other] { $seat } a gagné { points } par son annonce.
    }

## The lesson

lesson-capture = À chaque tour, on joue une carte. S’il y a sur la table une carte du même numéro, la vôtre la prend. La couleur ne compte jamais. Que pouvez-vous prendre ?
    .title = Prendre
lesson-capture-right = Les deux cartes vont dans votre tas. Vous pouvez jouer n’importe quelle carte, mais celle dont le numéro est sur la table prend toujours.
lesson-capture-lies = Il n’y a pas de carte de ce numéro : la vôtre resterait sur la table. Vous en avez une qui prend.
lesson-run = Une prise emporte aussi les cartes qui suivent en montant, sans trou. Après le 7 vient le 10 : il n’y a ni 8 ni 9. Quelle carte prend le plus ?
    .title = La suite au-dessus
lesson-run-right = Le 6 a pris le 6, le 7 et le 10. Le 12 reste, car le 11 manque.
lesson-run-lies = Ce numéro n’est pas sur la table. Votre carte y resterait.
lesson-call = Le 5 vient d’être posé. Prenez la carte tout juste posée par le joueur précédent : cela s’appelle taper. Vous dites « un » et marquez un point.
    .title = Attraper la carte tout juste posée
lesson-call-right = Un point. À trois ou quatre, le joueur suivant peut vous le reprendre : une troisième carte égale rapporte 5 ; à quatre, une quatrième rapporte ensuite 10. Les points d’avant sont perdus.
lesson-call-less = Cela prend deux cartes, mais aucun point. Attrapez la carte qui vient d’être posée.
lesson-call-lies = Cela ne prend rien. Vous pouvez attraper la carte qui vient d’être posée.
lesson-missa = Prenez toutes les cartes de la table, et vous marquez un point : c’est une missa.
    .title = Vider la table
lesson-missa-right = Une missa : un point. Et le joueur suivant trouve une table vide.
lesson-missa-lies = Cela ne prend rien, et la table reste pleine.
lesson-lay = Rien à prendre : votre carte restera sur la table. Attention aux suites : quelle carte donne le moins ?
    .title = Poser une carte
lesson-lay-right = Une petite carte, sans rien au-dessus. Votre 4 aurait allongé la suite du 5 et du 6.
lesson-lay-joins = Qui aurait un 4 l’attraperait, et prendrait aussi le 5 et le 6.
lesson-announce = Quand toutes les mains sont vides, chacun reçoit trois nouvelles cartes, et on annonce : une paire est une ronda, 1 point ; trois cartes égales sont une tringa, 5 points. En mode Débutant, cela se fait tout seul. Maintenant, faites-le vous-même : vous avez deux 7.
    .title = Annoncer
lesson-announce-right = Un point. Si plusieurs joueurs annoncent, la meilleure annonce prend les points de toutes : une tringa bat une ronda, puis le plus grand numéro l’emporte. Des rondas égales partagent les points.
lesson-announce-hidden = Une ronda cachée vous coûte 1 point quand votre second 7 est joué.
lesson-announce-false = C’est un mensonge. Il coûte 5 points dès qu’on voit que vous n’aviez pas trois cartes égales.
lesson-doubt = Sauf en mode Débutant, on peut mentir. L’adversaire annonce une ronde. Si vous défiez, ses cartes sont montrées : un mensonge vous fait marquer, une ronda vraie vous fait perdre toute la partie. Vous n’avez vu aucune de ces cartes. Que faites-vous ?
    .title = Pour plus tard : accepter ou défier
lesson-doubt-right = C’était vrai, et cela ne vous a coûté que 1 point. Ne défiez que si les cartes déjà vues vous disent que c’est un mensonge.
lesson-doubt-loses = Les cartes seraient montrées, et la paire est là : vous perdriez toute la partie pour 1 point.
lesson-count = Les dernières cartes de la manche. Qui fait la dernière prise reçoit aussi ce qui reste sur la table. Puis chaque carte au-delà de 20 compte 1 point. Faites la dernière prise.
    .title = La fin de la manche
lesson-count-lies = Cela ne prend rien, et l’adversaire pourrait encore faire la dernière prise.
lesson-count-right = 24 cartes : 4 points. Puis une nouvelle manche commence.
lesson-end = Qui atteint l’objectif en premier gagne aussitôt, même au milieu d’une manche : 25 points en mode Débutant, 41 dans les autres. Commencez en mode Débutant : rondas et tringas s’annoncent d’elles-mêmes, et personne ne ment. À quatre, on joue à deux contre deux.

## Help

help-goal = Atteignez { $target } points en premier.{ $players ->
        [any] { " " }À quatre, vous et la personne en face comptez ensemble.
        [4] { " " }Vous et la personne en face comptez ensemble.
       *[other] { "" }
    }{ $scoring ->
        [transfer] { " " }Seul le compte après chaque manche donne des points. En cours de jeu, on paie les points avec des cartes prises, de tas à tas.
       *[points] { "" }
    }
help-gain-call = { called } : { $equal ->
        [2] prendre la carte tout juste posée
        [3] la troisième carte égale de suite
       *[4] la quatrième
    }
help-gain-missa = Missa : balayer toute la table
help-gain-ronda = Ronda : une paire en main
help-gain-tringa = Tringa : trois cartes égales en main
help-gain-card = Au décompte : chaque carte au-delà de { $par }{ $players ->
        [any] { " " }({ $par_of_three } à trois joueurs)
       *[other] { "" }
    }
help-turn = Jouez une carte. Elle prend des cartes de la table, ou elle y reste.
help-capture-title = Qui prend quoi
help-capture = Une carte prend celle du même numéro, avec toutes celles qui suivent en montant, sans trou. Les numéros se suivent ainsi : 1 2 3 4 5 6 7 10 11 12. La couleur ne compte jamais.
help-run = Le 6 prend le 6, le 7 et le 10.
help-calls-title = Taper
help-calls = Prenez la carte tout juste posée par le joueur précédent, et vous tapez : « un ».
help-chain-title = Chaînes
help-chain = { chain-scores }{ $players ->
        [any] { " " }À deux joueurs, il n’y a pas de chaîne.
        [4] { "" }
       *[other] { $chain_turns ->
            [again] { " " }On peut taper plusieurs fois dans une chaîne.
           *[once] { "" }
        }
    }
chain-scores = { $chain_scoring ->
        [each] Si le joueur juste après pose une carte égale, il reprend le tout : c’est une chaîne. Tous ceux qui ont tapé gardent ce qu’ils ont marqué.
       *[last] Si le joueur juste après pose une carte égale, il reprend le tout : c’est une chaîne. Les points d’avant sont repris.
    }
help-called = { called } : { worth }{ $players ->
        [any] { $equal ->
            [4] , à quatre joueurs
           *[other] { "" }
        }
       *[other] { "" }
    }
help-missa = une missa, toute la table : { worth }, aussi en tapant
help-announce-title = Les annonces
help-announce = { $announcements ->
        [free] Après chaque donne, chacun annonce une ronda, { $opening ->
            [four_cards] deux rondas (avec quatre cartes), une tringa
           *[table] une tringa
        } ou rien.
       *[honest] Après chaque donne, rondas et tringas s’annoncent d’elles-mêmes.
    } La meilleure annonce prend les points de toutes ; des rondas égales les partagent. { best-rondas }
best-rondas = { $ronda_ranks ->
        [ace_high] Les rondas d’as sont les plus hautes, puis celles de 12.
       *[twelve_high] Les rondas de 12 sont les plus hautes.
    }
help-ronda = une ronda, une paire : { worth }
help-tringa = une tringa, trois cartes égales : { worth } ; elle bat toute ronda
help-lies-title = Les mensonges
help-lies = On peut mentir. { $penalties ->
        [claim] Un mensonge qui se voit avant l’attribution des points se paie de lui-même. Tout ce qui était sinon caché ou faux ne coûte rien si aucun adversaire ne le réclame, à son tour ou après la donne.
       *[auto] Ce qui était caché ou faux se paie quand cela se voit.
    } Une ronda cachée coûte { $hidden_ronda_penalty }, une fausse 1, une tringa 5 dans les deux cas.
    Un adversaire peut défier. Si l’annonce était vraie, il perd la partie. Si elle était fausse, qui l’a faite paie la pénalité et en perd les points.
help-count-title = Les points
help-count = Quand les 40 cartes sont jouées, qui a fait la dernière prise reçoit ce qui reste sur la table. Puis chaque carte au-delà de { $par }{ $players ->
        [any] { " " }({ $par_of_three } à trois joueurs)
       *[other] { "" }
    } compte 1 point. Une nouvelle manche commence.{ $dealer_duty ->
        [on] { " " }La toute dernière carte, celle du donneur, est jugée : une prise avec un 12 rapporte 5. Si elle ne prend rien ou si c’est un as, les adversaires marquent 5.
       *[off] { "" }
    }
help-end = { $scoring ->
        [transfer] Qui a { $target } points après un compte gagne.
       *[points] Qui atteint { $target } points gagne aussitôt, même au milieu d’une manche.
    } Si plusieurs camps y sont à la fois, le plus haut score gagne.
    Égalité : on continue.

order-rank = { $rank }
order-chain = Le { $rank ->
        [1] prochain as
       *[other] prochain { $rank }
    } fait { called }, si le joueur suivant l’a.
order-fresh = { $rank ->
        [1] Cet as vient
       *[other] Ce { $rank } vient
    } d’être posé : une carte égale fait { called }.
order-undecided = Les points des annonces attendent que la meilleure soit connue.
about-rank = Prend { $rank ->
        [1] un as
       *[other] un { $rank }
    } et la suite au-dessus.
about-rank-last = Prend un { $rank }. Aucun numéro ne le suit.
about-call = Fait { called }.
about-stays = Ne prend rien : resterait sur la table.
about-captures = Prend { $cards_the }.
about-missa = Prend toutes les cartes de la table : missa, { worth }.
advice-nothing = Aucune de vos cartes ne prend.
advice-most = Aucune de vos cartes ne prend davantage.
# $n: with the card itself.
advice-pile = Cela fait { cards } pour votre tas.
# $n of $of deals that may be the real one.
advice-safe = { $n ->
        [20] Le joueur suivant n’a sans doute pas de carte égale.
       *[other] Dans environ { $n } donnes possibles sur { $of }, le joueur suivant n’a pas de carte égale.
    }
advice-true = Dans environ { $n } donnes possibles sur { $of }, l’annonce est vraie.
advice-false = Dans environ { $n } donnes possibles sur { $of }, l’annonce est fausse.
advice-accept = Qui défie une annonce vraie perd la partie.
advice-truth = C’est vrai, cela ne peut donc rien vous coûter.
advice-bluff = Ce n’est pas vrai : cela ne paie que si personne ne s’en aperçoit.
advice-owed = Une pénalité est due.
advice-not-owed = Aucune pénalité n’est due.
advice-done = Personne ne vous doit rien.
term-capture = prendre
    .also = prend, prenez, pris, prise, prises
    .text = Enlever des cartes de la table avec une carte égale. Elles restent face cachée dans votre tas jusqu’au compte.
term-run = suite
    .also = suites
    .text = Des cartes qui se suivent sans trou : 1 2 3 4 5 6 7 10 11 12.
term-call = taper
    .also = tape, tapez, tapent, tapé, caïda, B’wahed, B’khamsa, B’achra, B’setta, B’khamstach, miser, mise
    .text = Prendre la carte tout juste posée, en le disant à voix haute : une caïda. Cela vaut 1, ou plus si d’autres tapent juste après. Au Maroc on dit B’wahed (un), B’khamsa (cinq), B’achra (dix).
term-missa = missa
    .also = missas, lahsa, mesa
    .text = Une prise qui laisse la table vide. Elle vaut 1, sauf avec la toute dernière carte d’une manche.
term-ronda = ronda
    .also = rondas
    .text = Une paire dans la main reçue, qui vaut 1. C’est aussi le nom du jeu.
term-tringa = tringa
    .also = tringas
    .text = Trois cartes égales dans la main reçue, qui valent 5.
term-challenge = défier
    .also = défi, défis, défie, défiez
    .text = Exiger qu’une annonce soit montrée. Si elle était vraie, qui a défié perd la partie.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Audace : parmi les cartes qui ne prennent rien, pose le plus souvent la plus haute.
manner-careful = Prudence : parmi les cartes qui ne prennent rien, pose le plus souvent la plus basse.
manner-sly = Ruse : là où c’est permis, annonce de temps en temps une ronda qui n’en est pas une.
manner-stubborn = Obstination : joue le plus souvent la carte la plus proche de la précédente.
