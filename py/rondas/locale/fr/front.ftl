### The games on the front page: what the build writes there. $game is the name of a game.

## A game on the front page

# From $few to $many players, and from $least to $most minutes; $span and $lasts are `one` where
# these are the same number.
tile-facts = { $span ->
        [one] { $few }
       *[span] { $few } à { $many }
    } joueurs · { $lasts ->
        [one] environ { $least }
       *[span] { $least } à { $most }
    } minutes
tile-play = Jouer
    .aria-label = { tile-play }, { $game }
tile-friends = Jouer entre amis
tile-learn = Apprendre en 2 minutes
    .aria-label = { tile-learn }, { $game }
tile-daily = Donne du jour
    .aria-label = { tile-daily }, { $game }
tile-puzzle = Question du jour
    .aria-label = { tile-puzzle }, { $game }
tile-set-up = Préparer
    .aria-label = { tile-set-up }, { $game }
tile-rules = Règles
    .aria-label = { tile-rules }, { $game }
# Opens the rest: friends, a set-up, the rules, the deal and the question of the day.
tile-more = Autres façons de jouer
    .aria-label = { tile-more }, { $game }
# Above all games, for somebody who has never been here.
way-in = Première visite ? Apprenez { $game } en deux minutes

## Setting up a game

close = Fermer
set-up-title = Préparer une partie : { $game }
set-up-players = Joueurs
players-n = { $n } joueurs
set-up-level = Robots
level-easy = Robots faciles
level-medium = Robots moyens
level-hard = Robots difficiles
# Of a level that follows what the person wins and loses.
level-follow = Robots qui s’adaptent
set-up-people = Qui joue
set-up-people-text = Ceux qui partagent cet écran se le passent. Qui joue sur un autre appareil reçoit un lien de votre part. Les autres places sont pour les robots.
# Asked first in a game with friends, with two answers, and what each means.
set-up-where = Où jouent vos amis ?
set-up-where-here = Sur cet appareil
set-up-where-far = Sur d’autres appareils
set-up-here-text = Vous vous passez l’appareil ; entre-temps, la table est couverte.
set-up-far-text = Chaque ami reçoit un lien de votre part.
set-up-you = Vous
# Read aloud: the field for a name.
set-up-name = Nom à la place { $n }
# The name of a seat; as `seat`.
set-up-seat = Joueur { $n }
# The name of a person who gives none.
set-up-player = Joueur { $n }
set-up-lot = Au hasard
set-up-here = Quelqu’un ici
set-up-far = Quelqu’un sur un autre appareil
# Who sits in a seat.
set-up-bot = Robot
set-up-variant = Façon de jouer
set-up-usual = Standard
set-up-usual-text = Les règles habituelles.
set-up-own = Au choix
set-up-own-text = Vos propres options.
set-up-options = Toutes les options
set-up-seed = Code de la donne
set-up-seed-text = Le même code donne les mêmes cartes. Laissez vide pour une nouvelle donne.
set-up-start = Jouer
# In the place of “Play”, where friends at other devices get links first.
set-up-invite = Inviter
