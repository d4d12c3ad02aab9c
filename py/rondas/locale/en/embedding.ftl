### Rondas on other people's pages: the words of embed.js there, and of embedding.html, which
### explains it to site owners. Code stays as it is in every language. Visitors are people who read
### such a page, and play on it.

## embed.js. $number is the number of a clause, $title the name of a game, $name an attribute of the
## element, $value what its owner has written there, and $known what it may be; $why what
## the browser says.

example = Example { $number }
finished-game = A finished game
play = Play
learn = Learn in 2 minutes
answer = Answer
watch = Watch
learn-title = Learn in 2 minutes: { $title }
made-title = { $title }, step by step
failed = The table could not be loaded. The site may be offline, or one of the two sites does not allow it here.
bad-value = { $name } cannot be “{ $value }”. Possible: { $known }.
bad-example = There is no example { $number }.
bad-text = This record is no JSON: { $why }
moment = A moment of a game
open-there = Open it on its own page
more = More
close = Close
copy-link = Copy the link
copy-line = Copy the line for your page

## The top of embedding.html

page-title = Rondas on your own page
page-description =
    .content = One line of HTML puts a card table, an example of a rule or a finished game on your own page.
page-heading = On your own page
page-intro = The best way to understand a rule is to play it. One line of HTML puts a card table, an example of a rule or a finished game into your text.
contents =
    .aria-label = On this page
copy = Copy
copied = Copied

## A table

table-title = A table
table-once = Once on the page, anywhere:
table-line = Then, wherever you want a table:
table-still = Until somebody clicks or taps it, it is only a picture. Nothing is loaded before it is about to come into view, and Python only after the click.

## Write your line

maker-title = Write your line
maker-what = What to show
maker-table = A table
maker-daily = The deal of the day
maker-puzzle = The question of the day
maker-lesson = A lesson
maker-example = An example of a rule
maker-record = A finished game
maker-own = A position of your own, or a question: <a data-l10n-name="compose">the editor</a> writes the line.
maker-game = Game
maker-players = Players
maker-names = Names of the players, with commas between them
maker-many = There are more names than players.
maker-level = Level of the bots
maker-level-own = the visitor’s own setting
maker-level-easy = easy
maker-level-medium = medium
maker-level-hard = hard
maker-seed = Deal code (the same code gives the same cards)
maker-clause = Example
maker-find = Find an example by words or number
maker-nothing = No example has these words.
maker-width = Try it at a width of
maker-width-page = this page
maker-link = Link to the game, or its record
maker-review = Review the decisions of
maker-review-none = nobody
maker-wrong = This is no link to a game, no code and no record.
maker-seat = Seat { $n }
maker-colours = Colours
maker-colours-own = like the page
maker-colours-light = light
maker-colours-dark = dark
maker-accent = Accent colour
maker-accent-own = the game’s own
maker-accent-green = green
maker-accent-rust = rust
maker-accent-violet = violet
maker-accent-teal = teal
maker-start = Start without a click
maker-storage = Remember games
maker-element = As an element:
maker-frame = If your site allows no scripts, use a plain frame. You choose its height:
maker-poster = With <code>poster=1</code> in its address, a frame shows only its picture until somebody taps it.

## A lesson

lesson-title = A lesson
lesson-about = A few deals with one idea each, which visitors play themselves: in two minutes they know the game. <code>at="3"</code> starts with the third one.

## An example of a rule

example-title = An example of a rule
example-about = Every rule in the <a data-l10n-name="rules">rulebooks</a> has a number that never changes and at least one example. Below each example you find the line that shows it.

## A question every day

puzzle-title = A question every day
puzzle-about = A moment of a game between strong bots, at which one move is clearly best. Everybody gets the same question, and there is a new one every day.

## A position of the owner's own

compose-title = A position of your own
compose-about = In the editor you click cards into their places, play the moves on the table, and write a note or a question beside each. It gives you the link, the line for your page, a picture and a file.

## A finished game

record-title = A finished game
record-about = When a game is over, “Share this game” gives you a link. The part after <code>#record=</code> is the code of the game. You can also put the whole record on your page as text, where people and search engines can read it.
record-more = <code>move="17"</code> starts at that move. With <code>play="CODE"</code> instead of <code>record</code>, visitors continue playing from the end of an unfinished game. With <code>review="0"</code>, the decisions of the first player are reviewed.

position-about = Name the cards that you know; all others stay face down. <code>play</code> has the moves from there, and <code>view</code> is the seat whose cards are seen.
names-about = <code>names="Ana,Ben"</code> gives the players names: at a table, in a position and in a record.
position-record = As a record it has names, notes and questions. Readers answer a question by playing:
list-about = Several records, with square brackets around them and commas between them, are a lesson: readers answer one after the other, and in the end they see how many they knew.

## Any other card game

any-title = Any other card game
any-about = The page knows four games, and it can show cards of all others: a pack, hands, a trick, piles, and rows with names of your own. Steps move the cards, and nothing is illegal. The notes are your words.
any-packs = <code>pack</code> is <code>french-52</code>, <code>french-36</code>, <code>french-32</code>, <code>spanish-40</code>, <code>spanish-48</code> or <code>baronda</code>. <code>+2</code> behind a French or Spanish one adds two jokers.
any-cards = A card has its rank and its suit. French suits are <code>S H D C</code> (spades, hearts, diamonds, clubs), as in <code>AS TH 9D 2C</code>. Spanish ones are <code>O C E B</code> (coins, cups, swords, clubs), as in <code>1O 12C 7E 11B</code>. Baronda has the colours <code>R B G Y</code>, as in <code>5R</code>, and <code>PASS</code> and <code>NAGA</code>. <code>?9</code> are nine unknown cards.
any-steps = Steps stand in <code>play</code>, with commas between them. A seat comes first, or <code>*</code> for nobody: <code>0 play KS</code>, <code>0 play KS to run</code>, <code>0 take KS 7H</code>, <code>0 draw</code>, <code>* move KS QS from hand0 to run</code>, <code>* turn 3C</code>, <code>0 say I pass</code>, <code>0 score 12</code>.
any-editor = Make one in the editor
any-scopa = Scopa: a capture by its sum
any-briscola = Briscola: a trump
any-hearts = Hearts: passing
any-skat = Skat: counting a trick
any-gin = Gin: melds
any-klondike = Klondike: moving a run
any-truco = Truco: the order of cards
any-cribbage = Cribbage: a count as a question

## Before it is opened

closed-title = Before it is opened
closed-about = An example, a position and a record that begins with one show their cards. Anything you put into the element is shown instead, on paper too. It is also what people see where no script runs, and there a link leads to the table:
closed-own = A finished game, and a later moment of a position of our games, show the cards of their game. For a picture of the moment itself, take “Save a picture” in the editor, put the file on your site, and write it into the element as above. Nothing else is loaded then until somebody opens it.
closed-wiki = If your editor removes unknown elements, write a link or a div with the class <code>rondas</code>:
closed-link = Chats show the cards beside a link to such a page, and WordPress turns the link into a table:

## A plain frame

frame-title = A plain frame
# Read aloud: the frame below.
frame-game =
    .title = A table for Ronda

## Looks and height

looks-title = Colours and size
looks-language = A table speaks the language of the text around it. To choose, set <code>lang</code> to <code>en</code>, <code>fr</code>, <code>es</code>, <code>ar</code> or <code>ja</code>.
looks-theme = A table is light or dark like your page. To choose, set <code>theme</code> to <code>light</code>, <code>dark</code> or <code>auto</code>; you can change it during a game. Set the accent colour in your style sheet; it is made darker or lighter if it would be hard to read:
looks-size = The table fills the width of its place, from 280 pixels up, and sets its own height. To set the height yourself, give it one in your style sheet; with <code>display: block</code> your text does not move when the script comes: <code>rondas-table {"{"} display: block; height: 600px {"}"}</code>. All other attributes are the page’s parameters: <code>players</code>, <code>seat</code>, <code>seed</code>, <code>bots</code>, <code>speed</code>, and every option of a game by its name.
looks-heights = A closed table is as high as its picture: 322 pixels in narrow places, three fifths of its width in wider ones, at most 504. It grows when a visitor opens it, and only downwards. To keep your text in its place while the page loads, copy the line with its <code>style</code>.

## All attributes, in a table

attributes-title = All attributes
attributes-about = Attributes that nobody knows do nothing. A value that cannot be is named in the place of the table when it opens, in its language.
attributes-name = Attribute
attributes-without = Without it
attributes-meaning = Meaning
without-lobby = the visitor chooses
without-fewest = the fewest
without-none = –
without-new = a new one each time
without-visitor = the visitor’s own
without-rules = as in its rules
without-today = today
without-start = the beginning
without-all = all hands
without-shown = they are shown
without-touch = after a touch
without-off = nothing is kept
without-text = that of the text around
without-own = the name of the game
attribute-game = A table of this game
attribute-players = Number of players
attribute-seat = The visitor’s seat, counted from 0
attribute-seats = Who sits where: people at one screen, and bots
attribute-names = Names of the players, by seat
attribute-seed = The deal code: the same code gives the same cards
attribute-bots = Level of the bots: easy, medium or hard
attribute-speed = How fast cards move: slow, normal, fast or instant
attribute-option = An option of a game, by the name that its rules give it
attribute-lesson = The lesson of a game
attribute-at = The idea with which a lesson starts
attribute-daily = The deal of the day
attribute-puzzle = The question of the day
attribute-date = The day of a deal or a question
attribute-example = An example of a rule; /2 behind the number is its second one
attribute-record = A finished game to step through
attribute-move = The move that is shown
attribute-view = The seat whose cards are seen
attribute-review = The seat whose decisions are reviewed
attribute-play = A table that goes on from the end of this record
attribute-position = A position of your own
attribute-keys = The cards of a position; each game has its own names for them
attribute-controls = The table and its note alone, for examples too
attribute-start = Starts when it comes into view
attribute-storage = Unfinished games are kept on the device
attribute-theme = light, dark, or auto: like the page
attribute-lang = Its language
attribute-title = The name below the picture

## What is loaded, and when

loaded-title = What is loaded, and when
loaded-when = When
loaded-what = What
loaded-size = Compressed
loaded-page = Along with your page, without slowing it down
loaded-near = When a table is about to come into view
loaded-click = After the click
loaded-picture = the picture of its game
loaded-table = the page in the frame, with its cards
loaded-engine = the rules engine, in Python (not for examples)
size = { $unit ->
        [mb] { $n } MB
       *[kb] { $n } KB
    }
size-up-to = up to { size }
loaded-storage = Everything comes from this site only. With <code>storage</code>, a table keeps its files for the next one. Without it, browsers keep little or nothing, so every table that is played loads everything again.

## What the frame cannot do

safe-title = What a table cannot do
safe-frame = The frame has <code>sandbox="allow-scripts"</code>. If a visitor asks for it, it may open a link in a new window or save a picture. It cannot read your page, your cookies or your storage, take your visitors to another page, open a dialog box, or send a form. Without <code>storage</code> it keeps nothing: a table then has no origin, and an example, a record or a question finds its storage shut. With it, unfinished games are kept on the visitor’s device, under the name of this site.
safe-page = Your page gets to know what anyone watching the game could see, and the record when the game is over. It can only change the colours of the frame. If your page has a Content-Security-Policy, it needs <code data-l10n-name="policy"></code>; for the pictures also <code>img-src</code>, but it works without them.

## Privacy

private-title = Privacy
private-about = Nothing that a visitor does at a table leaves the device, and nobody counts visitors. There are no cookies, no third parties and no server except the one that sends these files. Like every web server, that one sees which address asks for a file, but not the name of your page.

## Events

events-title = Events
events-about = They are fired on the element and bubble up:
event-ready = A table or a replay is open.
event-move = Something has happened or was undone: the number of moves so far, and what anyone watching can see.
event-over = The game is over.
event-error = Something was refused or could not be loaded: one line of text.
event-step = A replay shows this move. <code>element.goto(2)</code> shows another one, for example from a link in your text. A link with <code>href="#deal"</code> and <code>data-rondas-move="2"</code> moves the element with this id, without a script.
event-answer = A reader has answered a question.
heard-nothing = No event on this page yet.
# $event is code.
heard = Last event: <code data-l10n-name="event"></code>
messages-title = The messages behind the events
messages-about = Each message is an object <code>{"{"}rondas: 1, type, …{"}"}</code> sent with <code>postMessage</code>. The number is the version; both sides ignore what they do not know. From the frame: <code>hello</code>, <code>height</code> <code>{"{"}height{"}"}</code>, <code>ready</code>, <code>move</code>, <code>over</code>, <code>error</code>. To the frame: only <code>look</code> <code>{"{"}theme, accent{"}"}</code>. A plain frame sends the same messages to your page.

## Versions

versions-title = Versions
versions-about = The script has an address for each need. Browsers look for a new version of it on every visit, so it always fits the site.
versions-major = For most pages. All later releases with the same first number understand what your page says today: attributes, events, records and addresses.
versions-exact = The script of this one release. It never changes, so your page can check it with <code>integrity</code>. The table that it opens belongs to the site, and is updated with it.
versions-newest = The newest script, even if its first number is another. For pages that you update together with the site.
versions-copy = A site holds one release. If nothing may change, host your own: a release is a folder of files for any web server, and several releases can lie side by side. A copy of the script alone would look for the site in the folders above it.
versions-close = To keep other people’s pages from embedding a site of your own, add this to the policy in <code>netlify.toml</code>: <code>frame-ancestors 'self' https://your.example</code>. Without it, every page may. Pages that are sandboxed themselves cannot be let in this way.

## The foot of the page

foot-play = Play
foot-rules = Rules
foot-licence = Rondas is free software under the MIT licence.
