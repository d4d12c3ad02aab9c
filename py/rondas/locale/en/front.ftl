### The games on the front page: what the build writes there. $game is the name of a game.

## A game on the front page

# From $few to $many players; $span is `one` if these are the same number.
tile-facts = { $span ->
        [one] { $few }
       *[span] { $few }–{ $many }
    } players · about { $minutes } minutes
tile-play = Play
    .aria-label = Play { $game }
tile-learn = Learn in 2 minutes
    .aria-label = Learn { $game } in 2 minutes
tile-daily = Today's deal
    .aria-label = Today's deal of { $game }
tile-set-up = Set up
    .aria-label = Set up { $game }
tile-rules = Rules
    .aria-label = Rules of { $game }

## Setting up a game

close = Close
set-up-title = Set up { $game }
set-up-players = Players
players-n = { $n } players
set-up-level = Bots
level-easy = Easy bots
level-medium = Medium bots
level-hard = Hard bots
# Of a level that follows what the person wins and loses.
level-follow = Bots by your results
set-up-people = People
set-up-people-text = Who shares this screen passes it on. Who plays at another device gets a link. An empty seat is a bot’s.
set-up-seat = Seat { $n }
# Read aloud: where the person in a seat plays.
set-up-device = Device for seat { $n }
set-up-here = At this device
set-up-far = At another device
# The name of who opens the table, where he has given none.
set-up-host = Host
# In the place of a name, where nobody is named.
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
