### Rule pages: the words around the rulebooks. $game is the name of a game.

index-title = Rules
index-description = The rules of all the games, with a number for each rule and examples to step through.
# Behind the numbers of players and minutes of a game.
index-size = { $clauses } rules, { $examples } examples
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
# Follows the numbers of players and minutes. $cards is a number, or a range such as 30–62; $deck is the kind of cards.
cards-of = { $cards } { $deck ->
        [spanish] Spanish cards
       *[other] cards
    }
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
# Words under which readers look for a rule: a word of the rules, and others for it (.also, separated by commas).
# Some are the headings of rules (.title).
sought-beat = beat
    .also = trump, trumps, ruff, strong, stronger, strongest, highest, order, rank, ranks
sought-capture = capture
    .title = What captures what
    .also = take, takes, beat, beats, fish, steal
sought-chain = chain
    .title = Chains
    .also = chains, series
sought-lie = lie
    .also = lies, bluff, bluffs, cheat, cheating, doubt
sought-points = point
    .also = points, score, scores, scoring, worth, value, count, bonus
sought-tie = tie
    .title = Ties
    .also = tied, ties, level, equal, draw
sought-pack = pack
    .also = deck, joker, jokers, wild, ace, king, queen, jack
sought-suit = suit
    .also = trump, trumps, ruff, void
sought-trump = trump
    .also = trumps, ruff
sought-bid = bid
    .also = bids, bidding, bet, auction, contract
sought-follow = follow
    .also = void, short, follow suit, must follow
sought-dealer = dealer
    .also = who deals, deals first
sought-pass = Pass
    .also = passes, passing
sought-nothing = nothing
    .also = pass, passes, passing, skip
sought-sweep = missa
    .also = sweep, sweeps, scopa, clear the table
sought-bonus = bonus
    .also = sweep, sweeps, all tricks
sought-revoke = revoke
    .also = lie, lies, lying, cheat, cheating, bluff
# A number of rules follows.
found = Rules found:
# Instead of it, where no rule has the word that was typed, but some have another for it.
found-other = No rule says “{ $word }”. With “{ $term }”:
found-none = Nothing found
# Leads to another game, where nothing is found.
found-elsewhere = That is a word of { $game }: see its rules
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
# Stands before the address of a rule or of an example.
share-link = Link:
copy = Copy
copied = Copied
picture = Picture
# A number of examples follows.
examples = More:
embed = Show this example on your own page:
embed-how = How it works
# Leads from the rule that was the reason of a move in an example to that example.
back-to-example = Back to the example
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
