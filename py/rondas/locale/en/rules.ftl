### Rule pages: the words around the rulebooks. $game is the name of a game.

# A player who has no name.
seat-name = Seat { $n }

index-title = Rules
index-description = The rules of all the games, with a number for each rule and examples to step through.
title = { $game }: rules
description = The rules of { $game }, with a number for each rule and examples to step through.
play = Play
learn = Learn it in two minutes
games = All games
# Spoken before the links to the other pages.
pages =
    .aria-label = Pages
# Spoken before the names of the languages in which there is this page.
languages =
    .aria-label = Languages
# Stands below a paragraph in English, for which there are no words in the reader's language.
untranslated = Not translated yet.
# The line that opens the cases and decisions of a clause, which are folded.
decisions = Details
# The heading above the rules on one screen.
in-short = In short
# The first line of the rules in short. $players and $cards are numbers, or ranges such as 2–4; $deck is the kind of cards.
players-and-cards = { $players } players, { $cards } { $deck ->
        [spanish] Spanish cards
       *[other] cards
    }.
# Stands below the rules in short. The words are those of a variant ($title, $text).
first-table = For a first game the front page offers “{ $title }”. { $text }
# The line that opens where the rules come from.
about = About these rules
contents =
    .aria-label = Contents
options = Options
# Stands before the name of an option, below the clause that it changes.
option = Option:
# The label of a field: words or the number of a rule.
find = Find in the rules
# Words of questions, which a search leaves out.
asking = a an are can do does how i if in is it many of the there to what what's when which who why
# Questions above the rules in short (.title), links to their rules: a word of the rules, and others for it
# under which readers look (.also, separated by commas).
asked-beat = beat
    .title = What beats what
    .also = trump, trumps, ruff, strong, stronger, strongest, highest, order, rank, ranks
asked-capture = capture
    .title = What captures what
    .also = take, takes, beat, beats, fish, steal
asked-chain = chain
    .title = Chains
    .also = chains, series
asked-lie = lie
    .title = Lies
    .also = lies, bluff, bluffs, cheat, cheating, doubt
asked-points = point
    .title = Points
    .also = points, score, scores, scoring, worth, value, count, bonus
asked-tie = tie
    .title = Ties
    .also = tied, ties, level, equal, draw
asked-pack = pack
    .title = Cards
    .also = deck, joker, jokers, wild, ace, king, queen, jack
asked-suit = suit
    .title = Suits
    .also = trump, trumps, ruff
# A number of rules follows.
found = Rules found:
# Instead of it, where no rule has the word that was typed, but some have another for it.
found-other = No rule says “{ $word }”. With “{ $term }”:
found-none = Nothing found
# Stands before words that the rules explain, where nothing is found.
found-instead = Perhaps one of these:
# A choice that an option has unless the players choose another one.
standard = { $title } (standard)
range = { $low } to { $high } (standard: { $default })
# After the last move of an example. $scores are numbers.
scores = Score: { $scores }.
scores-won = Score: { $scores }. { $seats_is ->
        [other] { $seats } wins.
       *[many] { $seats } win.
    }
show-example = Show it on the table
# Opens the moves of an example in words.
in-words = Moves
# Opens the link and the line of an example.
share = Share
picture = Picture
# A number of examples follows.
examples = More:
embed = Show this example on your own page:
embed-how = How it works
# Names the page `e/RO-3.1.html` of an example, which chats show with its picture.
embed-page = Page for links to it
# Beside the name of the player whose turn it is.
to-play = to play
# A suit in the circle in which suits beat each other.
suit = { $suit ->
        [C] Cups
        [O] Coins
        [E] Swords
       *[B] Clubs
    }
# Explains the signs in the pictures: the number of a player, arrows, an edge, a pale card (.out), lines, a frame around a player (.won), a bracket (.hand), “×9”, ✓ and ✗ after what somebody announced. Each is followed by its meaning.
legend = In the pictures:
    .beats = beats
    .best = wins or captures
    .turned = turned up, counts now
    .out = cannot win
    .next = plays next
    .partners = partners
    .won = winner
    .hand = one hand in several rows
    .count = number of cards
    .yes = shown to be true
    .no = shown to be false
# Stands before a player's points, beside what they have just won.
total = total
