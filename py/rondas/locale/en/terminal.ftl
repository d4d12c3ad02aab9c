### The game in the terminal, and the help of the command line.

## The table

welcome = { $credit }.
seated = You are in seat { $n } of { $players }. The cards come from the seed { $seed }. Type ? for help.
seat-name = Seat { $n } ({ $bot })
your-name = You
saved = The record is in { $file }.
score = score { $n }
shows = shows { $cards }
stock = Stock: { cards }
on-table = On the table: { $cards }
last-trick = Last trick: { $cards }
trick = Trick: { $cards }
your-hand = Your hand: { $cards }
scores = Final scores: { $each }.
has-score = { $seats } { $n }
# $action is the notation of an action, such as: play 7E
hint = { "" }  { $action } wins { $percent }% of the time
help =
    Type the number of an action, or the action itself: 3, play 7E, or just 7E.
      why    the rule behind what happened last
      hint   what a search thinks of your actions
      undo   take back your last action, and everything since
      hand   show the table again
      save FILE   write the record (it shows all cards) as JSON
      quit   leave the game (also q, or the end of input)

## Refused input

not-understood = { $why } Type ? for help.
save-where = Name the file: save FILE.
not-saved = Not saved: { $why }.
numbered = The actions are numbered from 1 to { $n }.
ambiguous = { $line } could mean: { $choices }.
unknown = There is no action “{ $line }”.
nothing-happened = Nothing has happened yet.
nothing-to-undo = There is nothing to undo.

## The command line

# Before the pattern of a command; a space ends it.
help-usage = usage:{ " " }
help-arguments = commands and arguments
help-options = options
help-help = show this help
help-version = show the version
help-lang = language: en, fr, es, ar or ja; that of the system without it
help-rondas = Four card games whose names go round.
help-replay = replay records: a line of JSON for every move
help-views = add what each seat may know
help-files = a file, or - for standard input
help-games = list the games as JSON
help-play = play a game in the terminal
help-players = number of players
help-seat = your seat, from 0
help-bots = the others: one name for all, or one for each; names are { $bots }
help-seed = the same seed gives the same cards
help-save = write the record to this file at the end
help-match = let bots play many games, and compare them
help-seats = the bots: { $bots } or ceiling, with settings after a colon, such as search:iterations=400 ({ $levels })
help-games-in-all = number of games in all
help-json = print one JSON object
help-jobs = number of processes; -1 for one per processor
help-backend = what joblib runs on: loky, dask, ray, …
help-scheduler = the address of a running Dask cluster
help-quiet = show no progress
help-draw = write a picture of a record’s table
help-move = after this move, 0 the start; the last without it
help-drawn-seat = what this seat sees; all hands open without it
help-output = the picture, .svg or .png
help-check = check that cards and bots of a game between devices follow from what they committed to
help-rulebook = print a rulebook, whose examples it checks, as Markdown
help-lesson = print a lesson as a list of records with questions, to be changed or embedded
help-game = { $games }
help-option = an option of the game
