### The page: all words around the games, at the table and in dialogs. The words of index.html
### itself are in site.ftl.

page = Rondas
page-title = { $game } – Rondas

## How texts are joined

# Sentences behind each other; $first may be several.
sentences = { $first } { $next }
# A headline, or a phrase, read aloud as a sentence.
sentence = { $text }.
# The label of a button, and the game that it is for.
labelled = { $label }: { $title }

## People

# Names of those who play with the person, separated by spaces.
names = Amina Bruno Carmen Driss Elena Farid Gloria Hamza Inés Jamal Khadija Lucía Mario Nadia Omar Pilar Rachid Salma Tomás Yusuf
# The person, where others read the name.
guest = Guest
# The person, as a name on the table.
you-there = You
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-follow = By your results
# Below the levels, in the settings.
level-follow-text = “By your results”: win more than your share of the games and the bots get stronger, win less and they get weaker. Each game has a level of its own. A level chosen in “Set up” holds for that game only.
# At the end of a game, if that level has moved.
bots-stronger = From now on the bots are stronger: { $level }.
bots-weaker = From now on the bots are weaker: { $level }.
# At the end of a game, if it has not.
bots-same = The bots stay at the same level: { $level }.
# At the end of a game: what it was for the person. $game: the name of the game; $n: how many.
milestone-first = Your first win in { $game }.
milestone-run = { $n } wins in a row.
milestone-record = Your best result so far.
# Of bots of several levels.
level-mixed = Mixed

## Several people share one screen

# On the screen that covers the table: whose turn it is.
pass-to = Pass to { $name }
# On the button that uncovers the table; it has to be held for a moment.
pass-lift = Hold to open
# The same, read aloud.
pass-lift-named = { pass-lift }, { $name }, or press Enter
pass-note = These cards are for { $name } only.
# To a player who has only tapped the button.
pass-hold = Keep holding until the ring closes.

## While the engine starts

loading-table = One moment, the cards are on their way…
loading-viewer = Loading…
# The person has played, and the bots are not there yet.
loading-others = Your move is made. The game goes on in a moment.
# The same in a lesson.
loading-lesson = Your answer is in. The rest of the lesson is on its way.
# Cards, rules or games did not come; a button beside it tries again.
missing = Something could not be loaded.

## When something fails

# Below each of them stands the exact line, in small letters.
cannot-open = This game cannot be opened.
# Behind it, of a link. A button opens the game as it usually is.
no-such-game = There is no game called “{ $name }” here.
no-such-choice = The link asks for a table of { $game } that cannot be.
play-usual = Play { $game }
cannot-load = This could not be loaded. Try again.
cannot-go-on = The game has stopped. Nothing is lost: try again to continue from here.
try-again = Try again
# An error in the page or the browser that nothing handles. A button beside it loads the page again.
went-wrong = Something went wrong. Your games are saved: reload the page to continue.
load-again = Load again
# The engine refuses a request.
not-done = That cannot be done.
engine-stopped = The game has stopped. Starting it again…
engine-running = The game goes on.
# A button beside it tries again.
engine-slow = Loading is taking a while. The connection may be slow.
hint-failed = There is no hint this time. You can ask again.

## The table

table = Table
players = Players
your-hand = Your hand
your-cards = Your cards
# The cards at the bottom where nobody plays: in a replay or an example.
cards-here = Cards
open-cards = Cards on the table
trick = Trick
# Signs that lie on the table and say what counts now.
in-force = In force
actions = What you can do
partner = partner
# A tag on the first card of a trick.
led = led
# Spoken. $name: a player.
thinks = { $name } is thinking…
last-trick = Last trick
tool-sort = Sort the hand
tool-hint = Hint
score = Score
log = Game log
# Over the sheet at the end of a game.
final = Final result
total = Total
# Of the number on a plate, below “Total”.
points-all = All points so far. Those of the part in progress count when it is over.
# Spoken: the column of names in a score sheet.
player = Player
# Spoken: the first column of a score sheet, with its hands or rounds.
part = Part
# Above the points of all hands or rounds, at the end of the game.
score-sheet = Score sheet
memory = Not seen yet
memory-none = all seen
# $voids: what the player has shown not to hold.
memory-shown = { $name }: { $voids }
reasons = How the points were scored
# Goes on; $part: what comes, such as “Hand 2”.
next-part = Next: { $part }
# The score as it was before the part of the game that is told.
before = Before
undone = Undone.
redone = Redone.
hint-thinking = Thinking…
# A hint was asked for before the engine is there.
hint-loading = The hint comes when everything is loaded.
hand-sorted = Your hand is sorted already.
hint-later = The hint comes at your turn.
hint = Hint: { $action }.
# The reason for a hint where there is one choice.
hint-only = You may play nothing else.
# The only card that can be played does so by itself, in a moment.
plays-itself = Plays itself: { $card }.
# Asks once more before something risky. $action is what its button says.
really = { $action }?
cancel = Cancel

## Cards

card-unseen = a card face down
card-marked = { $card }, { $mark }
card-fresh = { $card }, just played
card-ahead = { $card }, ahead
card-not-now = { $card }, cannot be played now
card-takes = { $card }, takes { $cards }
# A button that does something with a card other than playing it.
card-action = { $action }: { $card }

## Spoken by the keys T, H and S, and of the seats

said-trick = { $n ->
        [0] No trick on the table.
       *[other] Trick: { $cards }.
    }
said-play = { $name }: { $card }
said-sign = { $name }: { $text }.
said-open = On the table: { $cards }.
# A row of cards with the name $row.
said-spread = { $n ->
        [0] { $row }: no cards.
       *[other] { $row }: { $cards }.
    }
said-stock = Stock: { cards }.
said-seat = { $name }: { $facts }
said-score = score { $points }
said-hand = { $n ->
        [0] No cards.
       *[other] { cards }: { $cards }.
    }
said-scores = Score: { $each }.
said-standing = { $names } { $points }
# $label: what the points of $each are for.
said-row = { $label }: { $each }.
said-last-trick = Last trick: { $cards }
# Of what a player bids or otherwise aims at in this part of the game.
missed = out of reach
to-play = to play
dealer = dealer
# Beside the mark of the dealer, when it is tapped.
dealer-means = Deals this time. The next player in turn begins.
winner = winner

## The front page

saved-with = With { $names }. { $facts }
close = Close
not-kept = This game is no longer on this device.

## Lessons

lesson = Lesson
# $title: what this part is about.
lesson-head = { $n } of { $of } · { $title }
# $text: one sentence or more, which say what a wrong answer leads to.
lesson-wrong = Not that one. { $text } Try again.
lesson-go-on = Continue
# The same, where another deal follows; $title: what it is about.
lesson-next = Next: { $title }
# Before the question of another part, while others play.
lesson-new-deal = A new deal, with its own score.
lesson-over = You know the game
lesson-play = Play your first game
lesson-once-more = Once more
# A line at the table of somebody who has never played this game, with a button.
lesson-offer = New to { $game }?
lesson-learn = Learn it in two minutes
# On the front page, of a lesson that is over, and before one that was begun.
learn-again = Lesson
# Below the way to a lesson, beside today's deals.
front-lesson = The next lesson

## Help

help-of = { $game }: help
help-now = Now
help-card = Point at a card to see what it is worth.
# The same where there is no pointer.
help-card-touch = Touch and hold a card to see what it is worth.
# Said behind it where there may be a keyboard.
help-card-key = Or press B on it.
help-options = What each of them means
help-why = Why did that happen?
terms = Words
# The list of suits or cards, from the strongest.
order = What beats what
# Spoken behind the step of it that decides the trick.
order-lit = – this decides now

## The menu, and what comes after a game

menu = Menu
menu-table = This table
menu-help = Look, sound, help
menu-more = More
do-again = New game
# Below that button and others that leave a game.
menu-kept = This game stays in “{ do-lobby }”
do-restart = Play this deal again
do-score = Score and game log
do-who = Who is playing
do-rules = Rules
do-share = Share this deal
do-share-game = Share this game
do-settings = Settings
do-statistics = Statistics
do-help = Help
do-keys = Keyboard
do-open = Open a game
do-lesson-back = Back one step
do-lesson-again = Start again
do-lobby = All games
do-replay = Watch the replay
do-picture = Save a picture
# Opens what can be passed on: the deal, the game, a picture.
do-pass-on = Share
# Below the buttons of these names.
share-text = The same cards, to play them too
share-game-text = All moves of this game, to step through
picture-text = The result as an image
# After a heavy loss.
easier-bots = Play with easier bots: { $level }
play-again = Play again
back-home = Back to all games
all-games = All games

## Settings

settings = Settings
setting-language = Language
language-waits = The next page will be in the chosen language.
setting-level = Level of the bots, from the next game
setting-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
setting-calls = Calls
setting-theme = Appearance
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
setting-sound = Sound
setting-sounds = A tap is a card. A brush means cards are taken. Two knocks are a call. At the end, a rising chord means a win and a falling one a loss.
setting-vibration = Vibration
sound-on = Sound on
sound-off = Sound off
setting-colours = Four-colour deck
setting-hand = Left-handed: buttons on the left
setting-memory = On wide screens: the cards that you have not seen yet, and suits that others have shown not to hold. Not in the deal of the day
setting-keys = Letters and digits as keys for commands
setting-alone = Play my only legal card for me

## Statistics, and everything as a file

statistics = Statistics
no-games = No game has been finished on this device yet.
count-game = Game
count-level = Level
count-played = Played
count-won = Won
count-share = Won
count-average = Average result
count-best = Best result
# A button with the points of the best game.
best-game = Watch the game with { $points }
# A way of playing that has no name.
way-own = Custom
# Above rows of the last games, each with a sign.
trends = The last games
# Below them: how many of so many were won, and the most in a row of all.
trend = { $game }: { $won } of the last { $n } games won. Most wins in a row: { $run }.
trend-level = { $level }: { $won } of { $n } won
# The next thing within reach; $n: wins in a row, or a level.
goal-record = One more win: { $n } in a row, a new record.
goal-longest = One more win: { $n } in a row, as many as ever.
goal-level = Next: a first win at this level: { $n }.
game-for = { $game } for { $players }
percent = { $n }%
# Above the two buttons that follow.
as-a-file = All games as a file
export = Save all games to a file
import = Load games from a file
import-file = File with saved games
imported = { $n ->
        [one] Loaded: { $n } finished game.
       *[other] Loaded: { $n } finished games.
    }
# Below it stands the exact line, in small letters.
not-imported = Nothing was loaded: a game in this file is damaged.
not-exported = This browser does not let the page write a file.
not-imported-file = Not loaded: this is not a file with games from Rondas.
not-imported-kept = Not loaded: nothing can be written to this device just now.
# Number of saved things that cannot be read.
broken = { $n ->
        [one] { $n } thing on this device is damaged and has been set aside. The file has it too.
       *[other] { $n } things on this device are damaged and have been set aside. The file has them too.
    }
forget-broken = Remove damaged things
broken-removed = { $n ->
        [one] { $n } damaged thing is removed.
       *[other] { $n } damaged things are removed.
    }

## Saved games and settings, and errors with them

nothing-kept = This device keeps nothing: the game lasts only as long as this page is open.
storage-away = This device’s storage does not answer. Earlier games may be missing here, and anything you do now lasts only as long as this page is open.
storage-full = This device has no room left: anything you do now lasts only as long as this page is open.
storage-again = This device saves your games again.
# Before the facts of a game that is not saved.
unkept = Not saved
set-aside = { $n ->
        [one] Something kept on this device is damaged. It is set aside; Statistics has it.
       *[other] { $n } things kept on this device are damaged. They are set aside; Statistics has them.
    }
# The table of this tab is older than what another tab has kept since.
other-tab = You played on with this game in another tab. Your moves here are no longer saved.
newer = Continue from there
# The same, told when the table has been left.
other-tab-was = You had played on with that game in another tab. It stays as it is there.
# A game that could not be read when its table was opened.
read-late = This game had been begun here before, and could be read only now. It goes on from there.
# Another state of the same deal is on the table now.
put-away = The game that was here has been removed.
bring-back = Bring it back
# After “New game” in the middle of another one.
game-left = This is a new game. The previous one is saved.
go-back = Go back to it
undo-remove = Undo

## Keys: the first message names the keys, the others describe them

keys = Keyboard
# Above the list: whether the letters and digits do anything, as the settings say.
keys-on = Letters and digits can be turned off in the settings.
keys-off = Letters and digits are turned off in the settings.
key-names-play = Enter, Space
key-arrows = move along your hand, and up to the buttons above it
key-play = play the card
key-digits = press a button above the hand; type a number where there are numbers
key-say-table = read out what is on the table
key-say-hand = read out your hand
key-score = read out the score, and show it
key-why = why? The rule behind what happened last
key-last = show the last trick
key-pile = look through the open cards beside the trick
key-undo = undo
key-redo = redo
key-hint = hint
key-sort = sort the hand
key-again = new game
key-menu = menu
key-sound = sound on or off
key-show-keys = show the keys on the buttons
key-help = help: the whole game on one page, and what you can do now
key-about = say what the focused card is worth

## Rules

why = Why?
# A button that shows the clause with this number.
rule = Rule { $rule }
# Above links to the clauses that a clause mentions, each with what its part is about.
rules-mentioned = It mentions
rule-about = { $rule }: { $title }
# Above the examples of a clause.
examples-of-others = Examples, with other players and other cards
no-event = No rule has decided anything yet.
no-rules = The rules cannot be loaded just now.
examples = Examples
all-rules = All the rules

## People at other devices

waiting-for-guests = Waiting for the others to come.
waiting-for-deal = You are at the table. The game begins when everybody is there.
# To a guest; $name: the host, whose device has the game.
host-lost = The connection is lost. Ask { $name } for a new link.
host-trying = The connection is lost. This page tries to join { $name } again.
host-elsewhere = You have this table open in another tab. Play on there.
# To a host who opens an invitation of their own.
host-own = This is your own invitation: it is for your friend, who opens it on another device.
host-own-elsewhere = This is your own invitation: it is for your friend, who opens it on another device. Your table is open in another tab.
own-table = Back to your table
# A button that takes the table back from another tab.
play-here = Play here
link-ask = Ask for a new link
# The message in a chat that a guest sends to the host.
link-wish = I have lost the connection to our game of { $game }. Please send me a new link.
link-wish-copied = Your request is copied. Send it to { $name }.
# A guest has looked at the points; the next part begins when the host has too.
host-goes-on = { $name } starts the next part.
host-begins = { $name } begins a new game.
# To a guest who asks the host for another game; $name: the host.
wish-sent = { $name } is told that you want to play again.
host-seeking = Looking for the host’s table. This page joins it by itself.
host-unmet = The meeting point of this site cannot be reached. This page goes on trying.
invitation-damaged = This invitation is damaged or not complete. Ask for it once more.
invitation-old = This invitation comes from another version of this page. Load the page again on both devices.
invitation-used = This link has been used: you were at the table, and it works only once. Ask { $name } for a new link and open it here: you get your seat back.
# The title of the sheet with an invitation: who invites, and to which game.
invitation = Invitation
# Above the name of the game.
invited-by = { $name } invites you
invited-as = You play as { $name }.
# To a spectator.
watching = You are watching
no-connections = This browser cannot connect to other devices. Another browser may, such as Firefox, Chrome or Safari.
answer = Answer
answer-how = Send this answer back. When it is tapped there, the table opens here. Or let the other device scan the QR code.
answer-send = Send the answer
answer-copied = The answer is copied. Paste it into your chat.
# In a chat, before the link that a guest sends back.
answer-text = Here I am! Tap this link, and we can play.
answer-picture = QR code with the answer
answer-passing = Passing the answer to the table on this device…
answer-passed = The table on this device has the answer. You can close this page.
answer-passed-else = If nothing happens there, paste this code at the table:
answer-done = Connecting…
answer-own = This is the invitation. Its answer is shown on the other device.
answer-nobody = This answer does not belong to the link shown here now. Send this link, and use the answer to it.
answer-version = The other device has another version of this page. Load the page again on both.
answer-damaged = This is not an answer, or not all of it.
answer-of-guest = Or paste it here, or scan its QR code with your camera app.
let-in = Let in
invite-link = Send each friend the link, or let them scan the QR code.
# Where the site has a meeting point.
invite-link-alone = Send each friend the link, or let them scan the QR code. The table opens there by itself, and the same link brings them back later.
invite-answer = Your friend sends you a link back: tap it.
invite-watcher = Invite somebody to watch
watcher = Somebody who watches
invitation-send = Send the link
invitation-new = New link
invitation-copied = The link is copied.
# In a chat, before the link that invites to the game $game.
invitation-text = Let’s play { $game }! Open this link, then send me the link that you get there.
# The same, where no link has to be sent back.
invitation-text-alone = Let’s play { $game }! Open this link, and you are at the table.
qr-code = QR code
# The title of a link, shown to its receiver.
invitation-title = { $name } invites you to play { $game }
invitation-coming = The link is being made…
invitation-picture = QR code with the link for { $name }
is-here = { $name } is here.
is-away = { $name } is away.
is-back = { $name } is here again.
away = away
# Beside the name of somebody who is away.
stood-in = a bot plays
# Beside a name, before the game.
is-there = here
not-yet = not here yet
invite-again = Invite again
is-person = { $name } is a person, not a bot.
bot-instead = Let a bot play for { $name }
bot-plays = A bot plays until somebody comes.
bot-plays-for = A bot plays for { $name }.
bot-asking = The others are asked whether a bot may play for { $name }.
bot-asked = { $name } is away. Shall a bot play meanwhile?
bot-agree = Let a bot play
honest-note = Nobody can choose the cards: every device has a part in them, and checks them after the game. But this device holds all cards while the game lasts, so it should belong to somebody you trust.
guest-flood = Too much came from the device of { $name }. It has to join again.
guest-failed = The device of { $name } could not be reached. Are both on the same network? Here is a new link.
guest-unreached = The device of { $name } could not be reached. Are both on the same network? It goes on trying.
guest-unmet = The meeting point of this site cannot be reached. Until it can, answers have to come back by hand.
guest-version = The device of { $name } has another version of this page. Load the page again on both.
refused-version = The host has another version of this page. Load the page again on both devices.
refused-act = That cannot be done now.
refused-taken = Somebody else has this seat. Ask the host for a new link.
refused-flood = Too much was sent at once. Ask for a new link.
refused-garbage = Something that came over the connection could not be understood.
refused-left = The table has been closed.
said-by = { $name }: { $text }
do-people = Invite
do-phrases = Say something
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-again = Play again?
phrase-bye = Goodbye!
deal-holds = The deal was fair: nobody could choose the cards.
deal-checking = Checking that the deal was fair…
deal-unseen = The cards fit the record of the game. This device has no part in the deal, or no longer, so it cannot say whether that was fair.
deal-fails = The deal was not fair: the cards do not follow from what the devices gave before it.

## Sharing

link = Link
deal-of = A deal of { $game }
game-of = A game of { $game }
deal-copied = The link to this deal is copied.
game-copied = The link to this game is copied.
picture-saved = The picture is saved.
# On the picture of a result: the deal, and over the cards of the moment that mattered.
picture-deal = Deal { $code }
picture-best = The best play
picture-end = How it ended
picture-swing = The biggest swing: { $points }
picture-last = The last play that counted
picture-bots = Bots with the same cards, in the same seat
# A button beside a link or a text that is shown to be copied, and what is said where that fails.
copy = Copy
copy-yourself = This browser does not let the page copy. The text is selected: copy it yourself.

## The deal of the day

day-today = Today's deal
# An address with a day that is none, one before the first deal, and one that is still to come.
day-unknown = There is no such day: { $date }.
day-early = There is no deal for { $date }. The first one is that of { $first }.
day-late = The deal of { $date } has not come yet.
# Before the facts of the game, in the bar; $date is short.
day-mark = Deal of { $date }
day-mark-free = Practice, { $date }
# At the table before the first card.
day-serious = Deal of the day, { $date }. This try is scored: no undo, no hints.
day-without = There is no undo and no hint in a scored try.
day-is-free = Deal of the day, { $date }: practice, not scored.
# At the end.
day-was-free = Practice with the deal of { $date }. It is not scored.
day-done = That was the deal of { $date }.
# $game: the one whose deal and question tomorrow's are.
day-tomorrow = Tomorrow: { $game }
# Above the deals of that day that are not of the day's game.
day-others = Today's deal of other games
day-done-later = That was the deal of { $date }, played later.
day-was-given = You gave up the scored try.
day-run = { $n ->
        [one] First day of a series
       *[other] { $n } days in a row
    }
# Over the points that were made of the same cards: the person's, and those of bots in the person's seat.
day-with = Points with the same cards, in your seat
day-yours = Your scored try
day-this-free = This practice game
day-by-bot = A bot ({ $level })
# In the place of its points.
day-plays = still playing
# A friend's link leads to the deal, with the friend's result; it is damaged; both have played. $by: as “16 points”.
day-friend-name = A friend
day-friend = A friend has played this deal. You see both results after yours.
day-friend-damaged = The friend's result in this link is damaged. The deal is the same.
day-friend-ahead = You are { $by } ahead of your friend.
day-friend-behind = Your friend is { $by } ahead of you.
day-friend-even = You and your friend are even.
day-free = Play it for practice
day-go-on = Continue practising
# The game of the serious try, step by step.
day-see = See the game
day-once-more = Try it again
do-share-day = Share the result
do-give-up = Give up the scored try
day-give-up = Give up the scored try?
day-given-up-for-good = It ends for good, without a result. You can then play this deal as often as you like, but it is not scored.
day-play-on = Play on
# Before the first scored try, and when a day was tapped in the calendar that has not been played yet.
day-ask = Everybody gets the same cards. You have one scored try: no undo, no hints, and the result stays.
# $each: as “4 players and Points to win: 21”.
day-differs = This deal differs from the usual game: { $each }.
day-ask-later = Its day is over, so it does not count towards days in a row.
day-begin = Begin the scored try
# The text that is passed on, in lines.
day-shared = Rondas, deal of the day: { $game }, { $date }
# $points: as the game counts them, such as “94 points” or “7 tricks”.
day-shared-won = Won with { $points }
day-shared-lost = { $points }, not won
day-shared-bots = Bots with the same cards: { $each }
day-copied = The result is copied.
# Below a question of the day.
day-tile-done = Today's deal: done
# Below today's deal on the front page: how it went, or how that of yesterday did. $points: a number.
front-deal = { $state ->
        [won] Won with { $points }
        [lost] { $points }, not won
        [begun] Begun
        [given] Given up
       *[open] Not played yet
    }
front-deal-before = { $state ->
        [won] Yesterday: won with { $points }
        [lost] Yesterday: { $points }, not won
        [begun] Yesterday: begun
        [given] Yesterday: given up
       *[open] Not played yet
    }
# On its button.
front-go = { $kind ->
        [over] Result
        [begun] Continue
        [puzzle] Answer
       *[other] Play
    }
# At a game on the front page.
front-won = { $won } of { $n } won
# The same: how the last one went, and by how many points; `even` where it was not by points.
front-last = { $state ->
        [won] Last: won by { $by }
        [won-even] Last: won with equal points
       *[lost] Last: lost by { $by }
        [lost-even] Last: lost with equal points
    }
# The calendar of these deals. Weeks begin on a Sunday (0), a Monday (1) or a Saturday (6).
do-days = Calendar
week-begins = 1
diary-back = Previous month
diary-next = Next month
# How a day went, behind its date.
diary-open = not played yet
diary-begun = begun
diary-given = given up
diary-empty = { $kind ->
        [puzzle] Each day one position with one best answer. Your first answer counts.
       *[other] Each day one deal, the same for everybody. Your first try is scored.
    }
# Below a month of deals: what stands in its days.
diary-legend = A number is your result: filled in if you won. “…” is begun, “–” is given up.
diary-run = Days in a row
diary-longest = Most days in a row

## The question of the day

puzzle-today = Today's question
# Below today's question on the front page: how the answer was, or that of yesterday.
front-question = { $state ->
        [won] Right
        [second] Right at the second try
        [lost] Not the best
       *[open] Not answered yet
    }
front-question-before = { $state ->
        [won] Yesterday: right
        [second] Yesterday: right at the second try
        [lost] Yesterday: not the best
       *[open] Not answered yet
    }
puzzle-early = There is no question for { $date }. The first one is that of { $first }.
puzzle-late = The question of { $date } has not come yet.
# Above the table.
puzzle-mark = Question of { $date }
# Somebody comes back to a question.
puzzle-was-right = You have answered this question before, and your first answer was right.
puzzle-was-second = You have answered this question before, right at the second try.
puzzle-was-wrong = You have answered this question before, and your first answer was not the best.
# Of the questions that were answered last.
puzzle-of-last = { $right } of the last { $n } right
# The text that is passed on: its first line.
puzzle-shared = Rondas, question of the day: { $game }, { $date }
# In the calendar: of one day, and over two numbers.
puzzle-open = not answered yet
puzzle-won = right
puzzle-second = right at the second try
puzzle-lost = not the best
puzzle-answered = Answered
puzzle-right = Right at once
puzzle-days = Questions of the day
diary-kind = What
diary-kind-daily = Deals of the day
diary-kind-puzzle = Questions of the day
# The button above a month; under it stands the game.
diary-today = { $kind ->
        [puzzle] Answer today's question
       *[daily] Play today's deal
    }

## A list of records, shown one after another

# A link to such a list, where there is room for one only.
one-of-list = This is a list of several. Only a single one can be opened here.
course-back = Back
course-skip = Skip
course-next = Next
course-finish = To the result
# At the end.
course-over = That was all
course-result = { $right } of { $of } right at the first try.
course-all = You have seen all { $n }.
# How each of them went.
course-right = right
course-wrong = not the best
course-open = not answered
course-seen = seen

## Games from elsewhere, and step by step

open-help = Paste a link to a game or its record here, choose a file, or drop one on the page.
# Above games that have ended on this device.
open-latest = Your latest games
link-or-record = Link or record
link-damaged = This link is damaged or not complete.
too-large = This is too large to be a game.
file-unread = This file cannot be read.
not-a-game = This is neither a link to a game nor a record of one.
open-it = Open
choose-file = Choose a file
file-to-open = File to open
played-by = Played by { $names }
# The same, where the person has played.
played-with = You with { $names }
whose-view = Show
all-hands = All hands
as-seen-by = What { $name } sees
as-you-see = What you see
play-on = Play on from here
# Below that button.
play-on-how = A game begins from this position, in the place of the player to move or of the chosen view. It does not count.
steps = Steps
step-first = First
step-back = Back
step-next = Next
step-last = Last
step-count = { $n } of { $of }
viewer-run = Play automatically
viewer-stop = Stop
more-controls = More
# At a question of the author: the reader is to play.
ask-play = What would you play?
ask-lead = You lead.
ask-turn = Your turn.
ask-first = Your first answer counts. After a wrong one you have one more try.
ask-choose = Choose an answer.
ask-judging = Judging your move…
ask-right = Right.
ask-right-second = Right at the second try.
ask-wrong = Not the best.
# An answer in words that is wrong.
ask-false = Not right.
# Behind that after a first wrong answer, a button, and signs on cards, which are short.
ask-nudge = There is something better.
ask-nudge-suit = Another card of this suit is better.
ask-nudge-other = Another suit is better here.
ask-second = You have one more try.
ask-solve = Show the answer
ask-mark-played = Tried
ask-mark-better = Better
ask-mark-right = Right
ask-not-allowed = Not allowed.
# Of a move in a position with unknown cards.
depends = That this was legal depends on cards that are not shown.

## How somebody has decided in a game

do-review = Review my play
# In that button after a loss, when the costliest decision is found, and below it: the chances of winning.
review-costliest = See the move that cost most
review-mistake = Chance to win: from { $best }% to { $chance }%
review-title = Review
review-whose = Whose decisions
review-of = { $name }’s decisions
# The same of the person's own.
review-yours = Your decisions
# To the sheet at the end of the game.
review-back = Back to the result
back-to-statistics = Back to the statistics
back-to-editor = Back to the editor
# At the end of a game that was tried again from a moment.
back-to-review = Back to the review
review-begin = Review
review-judging = Weighing each decision…
# $n decisions were judged; those that cost most, $moments of them, three at the most, are shown below.
review-costly = { $moments ->
        [one] Of { $n } decisions of { $name }, one cost chances to win.
       *[other] Of { $n } decisions of { $name }, these { $moments } cost most.
    }
review-costly-yours = { $moments ->
        [one] Of your { $n } decisions, one cost chances to win.
       *[other] Of your { $n } decisions, these { $moments } cost most.
    }
review-fine = { $n ->
        [one] The one decision cost nothing. A strong bot would have played much the same.
       *[other] None of { $n } decisions cost much.
    }
# The same of the person's own.
review-fine-yours = { $n ->
        [one] Your one decision cost nothing. A strong bot would have played much the same.
       *[other] None of your { $n } decisions cost much.
    }
# Behind that: the viewer shows the moment at which the chance changed most.
review-decided = The game was decided here: the chance to win went from { $before }% to { $after }%.
review-none = There was nothing to decide.
review-failed = The review could not be finished.
review-blind = Judged by what you could know at that moment, not by the hidden cards.
# The better action and the chosen one, named like buttons and cards.
review-rather = Played: { $chosen }. Better: { $better }
review-cost = Chance to win: { $chance }% instead of { $best }%
review-curve = Chance to win after each decision: { $first }% at first, { $last }% at last.
# Over a list that is only read aloud.
review-values = Chance to win
# $place: where in the game.
review-value = { $place }: { $n }%
review-again = Try again from here
# Below that button.
review-again-how = The same cards, from this moment on. It does not count; at the end you see both results.
# In the place of "review-again", while another moment of the game is shown.
review-there = Back to this moment
# Before the facts of a game that is tried again from a moment.
second-try = Second try
# Before the facts of a game that began at a position, on the front page.
from-position = From a position
# At the end of a game that was tried again from a moment: the person's points, in figures.
tried-again = The first time { $before }, now { $now }.
# Tags on two cards of the hand: the one that was played, and the one that would have been better.
review-chosen = played
review-better = better

## The people whom bots play

who-plays = Who is playing
# All whom bots play, by their manners.
everybody = All the bots
# Read aloud: the button on a player's place.
about-player = About { $name }
# Where a game was kept by an older version.
nobody-known = Nothing is known about these players.
plays-at = Level: { $level }
# Where that level follows the person's results.
plays-at-follow = Level: { $level }, by your results
# How somebody plays whose manner is not told by the game.
manner-steady = Steady: always plays what seems best.
# A saying of each of them, in the order of the names above.
is-amina = “The best card is the one I still hold.”
is-bruno = “High cards are there to be played.”
is-carmen = “Look at my eyes, not at my cards.”
is-driss = “I finish what I begin.”
is-elena = “Count the cards, and keep smiling.”
is-farid = “My best cards? What best cards?”
is-gloria = “I did not come here to watch.”
is-hamza = “Small cards first, then we shall see.”
is-ines = “I have a plan, and I keep to it.”
is-jamal = “A good game needs no hurry.”
is-khadija = “Begin at the top, and they look up.”
is-lucia = “Let them feel safe for a while.”
is-mario = “It worked last time.”
is-nadia = “Every card has its moment.”
is-omar = “A small card first never hurt anyone.”
is-pilar = “I have always played like this.”
is-rachid = “Courage costs nothing.”
is-salma = “The last word is mine.”
is-tomas = “One never knows what is coming, so the high ones wait.”
is-yusuf = “I listen, and the cards tell me.”
# What a bot says at the end of a game, by its manner, when it has won: narrowly (`near`), by far (`clear`), or else, in two ways; of a game that a call ended (`said`); and when a person has won.
wins-bold = { $how ->
        [near] “That close? I like it.”
        [clear] “Straight through, from start to finish.”
        [more] “Attack, and attack again.”
       *[other] “Straight ahead, as always.”
    }
wins-careful = { $how ->
        [near] “A little patience was just enough.”
        [clear] “Card by card, and it adds up.”
        [more] “I kept the best for later.”
       *[other] “Patience pays.”
    }
wins-sly = { $how ->
        [near] “That was closer than I let you see.”
        [clear] “You looked the wrong way all along.”
        [more] “Half of it was my face.”
       *[other] “You never saw it coming.”
    }
wins-steady = { $how ->
        [near] “A good game. It could have been anybody's.”
        [clear] “That one was mine.”
        [more] “One good move after the other.”
       *[other] “A good game, thank you.”
    }
wins-stubborn = { $how ->
        [near] “Only just, but the plan held.”
        [clear] “See? The plan works.”
        [more] “I changed nothing, and I was right.”
       *[other] “One plan, from first to last.”
    }
loses-bold = { $how ->
        [more] “Well hit. I want another round!”
       *[other] “You hit harder today. Again!”
    }
loses-careful = { $how ->
        [more] “My good cards came too late.”
       *[other] “I waited too long. Well played.”
    }
loses-sly = { $how ->
        [more] “Next time I shall smile less.”
       *[other] “You saw right through me.”
    }
loses-steady = { $how ->
        [more] “A fine win. Another game?”
       *[other] “Well played. You earned it.”
    }
loses-stubborn = { $how ->
        [more] “The plan was good. The cards were not.”
       *[other] “Next time it will work.”
    }

## The editor of positions

do-compose = Set up a position
do-compose-this = Edit this position
compose-page = Position editor
compose-cards = Cards
compose-cards-how = Choose a place, then tap its cards. Cards that you leave out stay unknown.
compose-places = Places
compose-tray = Cards that are left
compose-card = { $card }, { $place }
# Where a card is that lies nowhere; $place in compose-card.
compose-free = not placed
# On a button: so many cards that are not known.
compose-unknown = { $n } unknown
compose-count = { $n } / { $of }
compose-next = Cards go to: { $place } ({ $n } / { $of })
# Places and facts of a position, by their keys in records.
place-hand-of = Hand of { $name }
place-pile-of = Pile of { $name }
place-trick = Trick on the table
place-table = Cards on the table
place-turned = Turned-up cards, the latest last
place-stock = Stock, the top first
place-turn = To play
place-dealer = Dealer
place-leader = Leader
place-hand = Number of the hand
place-round = Number of the round
place-scores = Scores
place-tricks = Tricks won
place-bids = Bids
place-points = Points of the finished rounds
place-game = Number of the game
place-cards = Cards that each player holds
place-batch = Number of the batch
place-piles = Captured cards
place-last = Captured last
place-fresh = Card that was just laid down
place-said = Announcement
value-none = none
value-ronda = ronda
value-rondas = two rondas
value-tringa = tringa
compose-facts = More about the position
compose-facts-how = What you leave empty has its usual value.
compose-usual = as usual
compose-players = Number of players
compose-name = Name: { seat }
compose-words = Your words
compose-title = Title
compose-at =
    { $n ->
        [0] At the start
       *[other] After move { $n }: { $what }
    }
compose-note = Note
compose-ask = Ask the reader here: what would you play?
compose-ask-unseen = Here no card can be asked for: nobody is to play, or their hand is unknown.
compose-best = Right answers
compose-best-how = Without one, Rondas judges the answer and gives its reasons.
compose-right = Said after “{ ask-right }”
compose-wrong = Said after “{ ask-wrong }” or “{ ask-not-allowed }”
compose-each-wrong = A text of its own for each wrong answer
compose-view = What the reader sees
compose-view-free = The reader chooses
compose-start = The reader begins
compose-end = The reader ends
compose-out = For your readers
compose-see = See it as the reader
compose-copy-link = Copy the link
compose-link-copied = The link is copied.
compose-copy-line = Copy the line for a page
compose-line-copied = The line is copied.
compose-line-link = Open the position
compose-save = Save as a file
compose-open-how = You can also paste or drop a link, a line or a file anywhere here.
compose-taken = It is here now. Undo brings back your draft.
compose-whole = This is a game from its deal: its cards are fixed. Play other moves, write your words, and choose where the reader begins.
compose-unseen = Play a card that is not placed
compose-play = Play
compose-undo = Undo
compose-redo = Redo
compose-cut = Remove the moves from here on
compose-new = Start over
compose-people = Players
compose-moves = Moves
compose-moves-how = Tap a card on the board to play it. A different move replaces those that came after it.
compose-row = Name of a row
# The characters that the name can have.
compose-row-how = Letters, digits and spaces
compose-row-add = Add a row
compose-row-out = Remove the chosen row
compose-steps-how = Drag a card to another place; or tap cards, then the name of a place. Each time is a step.
# Before the card that an unknown one is.
compose-step-named = Turned up as
compose-say = Words
compose-say-add = Add the words
compose-choices = Answers in words, one in each line
compose-go-there = Go there
compose-missing = { $place }: missing. This position needs it.
compose-full = { $place }: { $n } cards, and room for { $of }. { $why }
compose-full-hand = A hand has a card for each turn that is still to come.
compose-full-trick = The card that completes the trick is a move.
compose-full-table = No more can lie there.
compose-full-turned = No more are turned up.
compose-full-stock = All other cards are dealt or played.
compose-text = As text
compose-text-how = The same position, for people and programs. Correct it here, or paste another.
compose-to-lesson = Add to a lesson
compose-to-part = Put back as number { $n } of the lesson
compose-lesson = Your lesson
compose-lesson-how = Several positions, one after another, with one address. This device keeps them.
compose-lesson-link = Open the lesson
compose-lesson-has = The lesson has it as number { $n }.
compose-lesson-full = A lesson has at most { $n } positions.
compose-lesson-taken = The lesson is here, in place of the last one.
compose-part-up = Move up
compose-part-edit = Edit
compose-part-out = Remove
compose-part-label = { $what }: number { $n }
compose-part-gone = Number { $n } is removed.
