### What the build writes into the pages: rule pages, and what other sites embed.
### Titles of games are names and stay as they are; $game is one of them.

# A player who has no name.
seat-name = Seat { $n }

## Rule pages

rules-index-title = Rules of the games
rules-title = { $game }: rules
rules-play = Play
rules-games = All games
# Spoken before the links to the other pages.
rules-site = Pages
rules-contents = Contents
rules-options = Options
# What an option is unless somebody chooses otherwise; after its name.
rules-option-default = { $title } (standard)
rules-option-range = From { $low } to { $high }, standard { $default }
# The sentences after the last move of an example. $scores are numbers.
rules-example-scores = Scores: { $scores }.
rules-example-won = Scores: { $scores }. Won by { $seats }.
rules-embed = Put this example on your own page:
rules-embed-how = How it works

## Tables on other sites

# $number is the number of a clause.
embed-example = Example { $number }
embed-record = A finished game
embed-rondas = Four card games called Ronda
embed-play = Play
embed-step = Watch
# What the buttons are called where they cannot be seen. $title is the game's.
embed-play-title = Play: { $title }
embed-step-title = Watch: { $title }
embed-step-example = Watch: { $title }, example { $number }
embed-failed = The table could not be loaded. Either the site is offline, or one of the two sites does not allow it here.
embed-open = Open it on its own page

## The installed app

app-description = Four card games called Ronda
