### The games on the front page, as the build writes them. $game is the name of a game.

## A game on the front page

# From $few to $many players, and from $least to $most minutes; $span and $lasts are `one` where
# these are the same number.
tile-facts = { $span ->
        [one] { $few }
       *[span] { $few }–{ $many }
    } players · { $lasts ->
        [one] about { $least }
       *[span] { $least }–{ $most }
    } minutes
tile-play = Play
    .aria-label = { tile-play }, { $game }
tile-friends = Play with friends
tile-learn = Learn in 2 minutes
    .aria-label = { tile-learn }, { $game }
tile-daily = Today's deal
    .aria-label = { tile-daily }, { $game }
tile-puzzle = Today's question
    .aria-label = { tile-puzzle }, { $game }
tile-set-up = Set up
    .aria-label = { tile-set-up }, { $game }
tile-rules = Rules
    .aria-label = { tile-rules }, { $game }
# Opens the rest: friends, a set-up, the rules, the deal and the question of the day.
tile-more = More ways to play
    .aria-label = { tile-more }, { $game }
# Above all games, for somebody who has never been here.
way-in = New here? Learn { $game } in two minutes

## Setting up a game

close = Close
set-up-title = Set up { $game }
set-up-players = Players
players-n = { $n } players
set-up-level = Bots
level-easy = Easy bots
level-medium = Medium bots
level-hard = Hard bots
# Of a level that follows the person's results.
level-follow = Bots that adapt to you
set-up-people = Who plays
set-up-people-text = Friends who share this screen pass it on. A friend at another device gets a link from you. Bots take the other seats.
# Asked first in a game with friends, with two answers, and what each means.
set-up-where = Where do your friends play?
set-up-where-here = At this device
set-up-where-far = At other devices
set-up-here-text = You pass the device on, and the table is covered meanwhile.
set-up-far-text = Each friend gets a link from you.
set-up-you = You
# Read aloud: the field for a name.
set-up-name = Name in seat { $n }
# The name of a seat; as `seat`.
set-up-seat = Seat { $n }
# The name of a person who gives none.
set-up-player = Player { $n }
# Instead of a name, where the set-up asks who begins.
set-up-lot = At random
set-up-here = A friend here
set-up-far = A friend at another device
# The player in a seat.
set-up-bot = Bot
set-up-variant = Way of playing
set-up-usual = Standard
set-up-usual-text = The standard rules.
set-up-own = Custom
set-up-own-text = Your own options.
set-up-options = All options
set-up-seed = Deal code
set-up-seed-text = The same code gives the same cards. Leave it empty for a new deal.
set-up-start = Play
# In the place of “Play”, where friends at other devices get links first.
set-up-invite = Invite
