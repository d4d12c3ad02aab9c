### The words of index.html before anything has been loaded: the front page and the
### frame of a table. A message without a text of its own has words for screen readers only (aria-label).
### The build writes them into the page.

site-description = Card games to play in your browser, against bots or with friends.
    .content = { site-description }
front-about = { site-description }
# The language of the page, in its own name: a button to choose another.
front-language = English
# Above the deals and questions of today.
front-today = Today
front-in-progress = Games in progress
front-all = Show all games in progress
front-games =
    .aria-label = Games
front-days = Deals of the day
front-statistics = Statistics
front-open = Open a game
front-settings = Settings
front-rules = Rules
front-owners = On your own page
front-keyboard = Keyboard

## A game in progress

kept-continue = Continue
kept-remove =
    .aria-label = Remove this game
kept-removed = The game is removed.
kept-undo = Undo

## The table

table-home =
    .aria-label = All games
table-tools =
    .aria-label = Game
table-undo = Undo
table-redo = Redo
table-sound = Sound
table-score = Score
table-help = Help
table-why = Why?
table-order =
    .aria-label = What beats what
table-menu = Menu
table-players =
    .aria-label = Players
table-centre =
    .aria-label = Table
table-open-cards =
    .aria-label = Cards on the table
table-trick =
    .aria-label = Trick
table-loading = One moment, the cards are on their way…
table-progress =
    .aria-label = Loading
table-actions =
    .aria-label = What you can do
table-hand =
    .aria-label = Your hand
table-panel =
    .aria-label = Score and game log
table-sheet =
    .aria-label = Score
table-log-title = Game log

viewer-loading = Loading…
dialog-close =
    .aria-label = Close
no-script = Rondas needs JavaScript. The <a data-l10n-name="rules">rules</a> can be read without it.
old-browser = Rondas needs a newer browser: Chrome or Edge 117, Firefox 121, Safari 16.4, or later. The <a data-l10n-name="rules">rules</a> can be read in this one.
# The words of a language that was asked for did not come.
no-language = Some of the words could not be loaded: the page stays in this language.
# Part of the site did not arrive, or arrived damaged.
load-failed = Something could not be loaded, or came damaged. Try again. If it stays so, a script blocker or a proxy may be the cause.
load-offline = There is no connection to this site. Check your network, then try again.
load-missing = The server of this site does not send one of its files. Try again later. If it stays so, tell the people who run the site.
load-type = The server of this site sends scripts as another kind of file, so browsers refuse them. The people who run the site have to send .js files as “text/javascript”.
load-portal = Another page came in place of a file of this site. Your network may ask you to sign in first: do that in a new tab, then try again.
load-blocked = Something in this browser or network blocks a file of this site: perhaps a script or ad blocker. Allow this site there, then try again.
load-proxy = This page comes through a translator or a proxy, which changes its scripts. Open the site at its own address.
load-wasm = This browser does not run WebAssembly, which the games need. On iPhone and iPad, Lockdown Mode turns it off: open the page menu in the address bar, and turn Lockdown Mode off for this site. Elsewhere it is a security setting of the browser.
load-file = This page was opened as a file, and browsers load no scripts that way. Open it from a web server: “python3 -m http.server” in its folder starts one.
load-slow = This takes longer than usual. It may still come; you can also try again.
load-again = Try again
# For site owners who have put a table on a page, while the site of the table is set up wrongly.
no-cors = The site of this table has to send “Access-Control-Allow-Origin: *” with its files; without it a table has to be embedded with “storage”.
