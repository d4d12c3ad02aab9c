### Rounds
### The trump/rank pile, rank trumps and revokes are the names that the game's author uses.

card = { card-french }
    .the = { card-french.the }

# $suit is the letter of a suit, or `trump` where rank trumps belong to the suit led.
suits = { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
       *[trump] trumps
    }
a-suit = { $suit ->
        [S] a spade
        [H] a heart
        [D] a diamond
        [C] a club
       *[trump] a trump
    }
ranks = { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
        [T] 10s
       *[other] { $rank }s
    }

## Before the game

title = Rounds
credit = Rounds, contributed by David Schulman
about = A duel in five short rounds. The card turned up makes its suit trumps, and its rank higher trumps still.
option-target = Points to win
    .text = The points that win the match.
option-rank_trump_suit = Rank trumps follow
    .text = Whether rank trumps keep their printed suit when following, or belong to the trump suit.
option-rank_trump_suit-printed = By their printed suit
option-rank_trump_suit-trump = As cards of the trump suit
option-revokes = Revokes
    .text = Whether only cards that the rules allow can be played, or any card, with corrections and calls.
option-revokes-prevented = Cannot happen
option-revokes-allowed = Can happen, and be called
preset-short = Short
    .text = One or two games, to 100 points. Only cards that the rules allow can be played.
preset-usual = Standard
    .text = Only cards that the rules allow can be played.
preset-strict = Strict
    .text = Any card can be played. You can correct a revoke, give it away by a later card, or be called: watch what is played.
character-fox = Fox: revokes now and then

## What happens: dealing

# $each: the card that each player has drawn.
turned-deals-first = { $seat_is ->
        [you] Drawn: { $each }. You deal first.
       *[other] Drawn: { $each }. { $seat } deals first.
    }
turned-draw-again = Drawn: { $each }. Equal ranks: draw again.
drawn = { $card_the } for { $seat }
dealt = { $seat_is ->
        [you] You deal { $n } cards to each player.
       *[other] { $seat } deals { $n } cards to each player.
    }
said-no-deal = The last round begins. No cards are dealt for it.
turned-trumps = Turned up: { $cards_the }. Trumps are { suits }, and above them the other { ranks }.

## What happens: tricks

played-lead = { $seat_is ->
        [you] You lead { $card_the }.
       *[other] { $seat } leads { $card_the }.
    }
played = { $seat_is ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
trick = { $seat_is ->
        [you] You take the trick: { $why }.
       *[other] { $seat } takes the trick: { $why }.
    }
# $suit is the suit led; of why-trump the trump suit.
why-led-rank-trump = of two rank trumps the one that was led wins
why-rank-trump = a rank trump beats all other cards
why-rank-over-suit = a rank trump beats the trump suit
why-higher = the higher of two { suits } wins
why-trump = { suits } are trumps
why-no-answer = the second card is neither { a-suit } nor a trump
why-no-trump = the second card is no trump
why-awarded = it was awarded for a revoke
captured = { $seat_is ->
        [you] You also take the pile of turned-up cards, as the fifth trick.
       *[other] { $seat } also takes the pile of turned-up cards, as the fifth trick.
    }

## What happens: points

round = { $seat_is ->
        [you] You win round { $n } by { $won } tricks to { $lost }: 10 points.
       *[other] { $seat } wins round { $n } by { $won } tricks to { $lost }: 10 points.
    }
# $each: the points of each player.
scored-game = Points of game { $n }: { $each }.
game-points = { $seat } { $n }
said-one-more-game = Both have { points }: one more game is played.
said-game-winning-score = The winner is { points } ahead: this is the Game Winning Score.
over = { $seat_is ->
        [you] You win the match with { points } to { $least }.
       *[other] { $seat } wins the match with { points } to { $least }.
    }

## What happens: revokes

said-done = { $seat_is ->
        [you] You continue.
       *[other] { $seat } continues.
    }
said-correction = { $seat_is ->
        [you] You take back { $back_the } and play { $card_the } instead.
       *[other] { $seat } takes back { $back_the } and plays { $card_the } instead.
    }
said-lead-returns = { $seat_is ->
        [you] You get { $back_the } back.
       *[other] { $seat } gets { $back_the } back.
    }
trick-number = trick { $n }
# $revoked: the tricks with revokes, $other: the player who is awarded them.
found-exposed = { $seat_is ->
        [you] You could have played this card to { $revoked }: { revoked-go } to { $other }.
       *[other] { $seat } could have played this card to { $revoked }: { revoked-go } to { $other }.
    }
# $n: how many tricks.
revoked-go = { $n ->
        [one] that was a revoke. That trick and this one go
       *[other] those were revokes. Those tricks and this one go
    }
shown-face-up = { $seat_is ->
        [you] Your hand lies face up for the rest of the round.
       *[other] { $seat }’s hand lies face up for the rest of the round.
    }
said-call = { $seat_is ->
        [you] You call a revoke.
       *[other] { $seat } calls a revoke.
    }
call-revoke = Revoke!
shown-hand = { $seat_is ->
        [you] Your hand is shown.
       *[other] { $seat }’s hand is shown.
    }
found-revokes = { $seat_is ->
        [you] { $n ->
            [one] You have revoked in { $revoked }.
           *[other] You have revoked { $n } times: in { $revoked }.
        }
       *[other] { $n ->
            [one] { $seat } has revoked in { $revoked }.
           *[other] { $seat } has revoked { $n } times: in { $revoked }.
        }
    }
found-nothing = No revoke is found.
found-settled = No revoke is found but those settled already: the call changes nothing.
found-tricks = { $seat_is ->
        [you] You get { $won }.
       *[other] { $seat } gets { $won }.
    }
scored-call = { $seat_is ->
        [you] You score { points } at once.
       *[other] { $seat } scores { points } at once.
    }
said-wins-at-once = { $seat_is ->
        [you] That is enough for you to win: game { $n } is not counted.
       *[other] That is enough for { $seat } to win: game { $n } is not counted.
    }

## What is asked

prompt-lead = { $seat_is ->
        [you] Your lead: any card.
       *[other] { $seat } leads.
    }
prompt-follow = { $seat_is ->
        [you] Your turn: { suits } if possible.
       *[other] { $seat } plays: { suits } if possible.
    }
prompt-follow-suit = Follow suit: play { a-suit }.
prompt-follow-rank-trump = A rank trump was led: play { a-suit }.
prompt-play-rank-trump = You have no { suits }: play a rank trump.
prompt-play-any = You cannot follow suit: play any card.
prompt-void = You have no { suits }: play any card.
prompt-last = { $seat_is ->
        [you] Your last card. This trick counts as two, because it takes the pile of turned-up cards.
       *[other] { $seat } plays. This trick counts as two, because it takes the pile of turned-up cards.
    }
prompt-correct = { $seat_is ->
        [you] You may still correct your last card.
       *[other] { $seat } may still correct the last card.
    }
prompt-revoked = That was a revoke. You may still take back { $card_the }.
prompt-nothing-to-correct = Your last card was right: nothing to correct.
prompt-call = { $seat_is ->
        [you] You may call a revoke.
       *[other] { $seat } may call a revoke.
    }
prompt-no-call = { $seat_is ->
        [you] You have called already.
       *[other] { $seat } has called already.
    }
# Above the cards that can be played instead.
action-correct = Take back { $back_the }, play instead
action-call = Call a revoke
action-call-points = { $n } for you, or for { $other }
# Where a revoke of the other player has been settled in this round (RO-6.3).
action-call-points-again = { $n } for you, or nothing
risk-call = { $other } has to show the hand, and the tricks of this round are checked. If there is an unsettled revoke, you score { points } at once and get the tricks taken by it. If there is none, { $other } scores { points }, and your hand lies face up for the rest of the round.
risk-call-again = { $other } has to show the hand, and the tricks of this round are checked. If there is another unsettled revoke, you score { points } at once and get the tricks taken by it. If there is none, nothing changes: a revoke has been settled in this round already.
action-done = Continue
action-done-let-stand = Let it stand
action-done-no-call = No call: continue
refusal-not-in-hand = You do not hold { $card_the }.
refusal-must-follow-suit = You must follow suit as long as you hold { suits }.
refusal-must-play-a-rank-trump = You cannot follow with the trump suit, so you must play a rank trump.
refusal-a-rank-trump-asks-for-trumps = A rank trump was led: you must play { a-suit }.
refusal-this-rank-trump-does-not-follow = You must play { a-suit }, and { $card_the } does not count as one.
refusal-all-tricks-are-played = All tricks of this round are played.
refusal-revokes-are-prevented = Corrections and calls are only possible where revokes are allowed.
refusal-a-card-is-due = Play a card first.
refusal-calls-come-after-corrections = Calls come after corrections.
refusal-nothing-played-since-the-last-call = { $seat } has played nothing that you could call.
refusal-nothing-to-correct = There is no revoke to put right with this card.

## Where the game is

trumps = Trumps: { ranks }, then { suits }
mark-rank-trump = rank trump
note-points = { points } this game
note-face-up = hand face up
fact-round = Round { $n } of 5
fact-trick = Trick { $n } of { $of }
running = In game { $n }
running-not-counted = In game { $n }, not counted
# Of the rounds before a position with which the game begins.
source-earlier = Earlier rounds
source-rounds = Rounds won, 10 each
source-aces = Aces
source-kings = Kings
source-queens = Queens
source-jacks = Jacks
source-two_of_hearts = 2 of hearts
sheet-game = Game { $n }
# Above the sheet after game $n.
sheet-match = Game { $n } of the match to { $target } points
sheet-call = Call in game { $n }
report-call = Calls
report-best = { $seat_is ->
        [you] Your best trick was worth { $n }: { $cards_the }.
       *[other] The best trick was worth { $n } and went to { $seat }: { $cards_the }.
    }
report-best-with-pile = { $seat_is ->
        [you] The last trick brought you the pile as well, { $n } points in all: { $cards_the }.
       *[other] The last trick brought { $seat } the pile as well, { $n } points in all: { $cards_the }.
    }
note-called-rightly = called, rightly
note-called-wrongly = called, wrongly
note-had-revoked = had revoked
note-no-revoke = no revoke

## The lesson

lesson-follow = A diamond was led: it is the first card of the trick. You have diamonds, so you must follow suit. The higher card takes the trick, ace high. Take it.
    .title = Follow suit
lesson-follow-right = Both cards are yours. At the end, an ace counts 4 points, a king 3, a queen 2, a jack 1.
lesson-trumps = The 7 of spades was turned up, so spades are trumps: they beat the other suits. You have no heart and may play what you like. Take the ace.
    .title = Trumps
lesson-trumps-right = A trump takes the ace and its 4 points. With a heart in your hand you would have had to follow suit.
lesson-ranks = As a 7 was turned up, the three other 7s beat even trumps. They are called rank trumps. You must follow with a heart: which one beats the ace?
    .title = Rank trumps
lesson-ranks-right = Your 7 is a heart, so it follows suit, and it beats every other card. Of two rank trumps, the one that was led wins.
lesson-must = A trump was led, and you have no spade. Then you must play a rank trump if you have one.
    .title = When trumps are led
lesson-must-right = Your 7 takes the ace of trumps. A rank trump that is led counts as a trump, too.
lesson-round = A round has 5 tricks. You have taken 2, your opponent 1. The player who takes most of them gets 10 points. A club was led, and you have none. What will you play?
    .title = Win the round
lesson-round-right = The third trick wins the round: 10 points when it is over. A fourth or fifth brings only the points of its cards.
lesson-gift = You have no club and no trump: this trick is lost. Throw a card that is worth nothing. Beware: the 2 of hearts counts 10 points.
    .title = The 2 of hearts
lesson-gift-right = You gave nothing away: the points in a trick go to the player who takes it.
lesson-gift-ten = That would give 10 points away, as many as a whole round.
lesson-gift-points = That card is worth points, and the trick is lost. You have cards that are worth nothing.
lesson-pile = Round 5 has only 4 tricks. The winner of the last one also gets the turned-up cards, as a fifth trick. Each of you has one trick, and two are left. Which card will you play now, and which will you keep for the last?
    .title = The last trick counts twice
lesson-pile-late = You would take this trick, but the last one goes to a king, and with it the pile: two tricks, and the round.
lesson-pile-right = Now your trump will take the last trick and the pile: two tricks for one, and the round.
lesson-end = Before rounds 2, 3 and 4 each of you gets five new cards, and a new card is turned up. The same player leads first in all five rounds. Then the points are counted: 100 in all. With 100 or more you win a short game, such as your first, and with 200 or more a standard one, unless your opponent has even more.

## Help

# $target: the points that win.
help-goal = { $revokes ->
        [allowed] Be the first to have { $target } points. A game is five short rounds.
       *[prevented] Be the first to have { $target } points at the end of a game. A game is five short rounds.
    }
help-turn = { $rank_trump_suit ->
        [trump] Any card may be led. The other player must follow suit if possible; otherwise they may play any card. Rank trumps count as trumps, not as their printed suit.
       *[printed] Any card may be led. The other player must follow suit if possible; otherwise they may play any card. If trumps are led and you have none, you must play a rank trump if you hold one. When another suit is led, a rank trump counts as a card of the suit printed on it.
    }
# $turned: whether a card is turned up, which the pictures show.
help-order = The card turned up makes its suit trumps. The three other cards of its rank are rank trumps and beat everything. { $turned ->
        [yes] In this round:
       *[no] If a 7 of spades is turned up:
    }
help-turned = the card turned up
help-rank-trumps = rank trumps: they beat trumps; of two, the one that was led wins
help-trumps = trumps: they beat the other suits, the ace is the highest
help-plain = no trump: of the suit led, the higher card wins
help-points = Each of these cards counts for the player who takes it. Everything is counted after five rounds: 100 points in all.{ $revokes ->
        [allowed] { " " }A call is worth { $n } more, at once.
       *[prevented] { "" }
    }
help-most-tricks = Most tricks in a round
help-rounds-title = Five rounds
help-rounds = Rounds 1 to 4 have five tricks. Before rounds 2, 3 and 4 each of you gets five new cards, and a new card is turned up. Round 5 has four tricks: the winner of the last one also takes the turned-up cards, as the fifth trick. The non-dealer leads first in each round.
# With revokes allowed. $n: what a call scores.
help-revokes-title = Revokes
help-revokes = You can play any card, but a card against these rules is a revoke. You may take it back until you play your next card or your opponent calls. If you later play a card that you should have played, both tricks go to your opponent, and your hand lies face up. At your turn you may call. An unsettled revoke brings you { $n } points and the tricks taken by it; if your opponent has not revoked, they score { $n }, and your hand lies face up.
help-end = A player with { $target } or more after a game wins. If both have that many, the higher score wins.
    Tie: one more game decides.
    { $revokes ->
        [allowed] A call that brings a score to { $target } wins at once. { "" }
       *[prevented] { "" }
    }The deal changes hands after each game.

order-values = Aces 4, kings 3, queens 2, jacks 1, the 2 of hearts 10. Most tricks in a round: 10.
order-rank-trumps = the other { ranks }
order-trumps = { suits }, trumps
# $suit: the suit led.
order-led = { suits }, led
order-led-any = the suit led
# $suit: a suit that the opponent has shown not to hold.
memory-void = no { suits }
# The card that was led lies there now.
now-rank-trump = Now { $card_the } was led, a rank trump: nothing beats it.
now-trump = Now { $card_the } was led, a trump: a higher trump beats it, or one of the other { ranks }.
# No card of its own suit beats it.
now-trump-top = Now { $card_the } was led, a trump: only one of the other { ranks } beats it.
now-suit-top = Now { $card_the } was led: a trump beats it, or one of the other { ranks }.
now-suit = Now { $card_the } was led: { a-suit } that is higher beats it, a trump, or one of the other { ranks }.
about-points = Worth { points } to the player who takes it.
about-no-points = Worth no points.
about-rank-trump = A rank trump: it beats every card but a rank trump that was led.
about-trump = A trump: it beats the other suits.
# Of a card that is led.
advice-lead-points = It is worth { points } to the player who takes the trick.
advice-lead-nothing = It is worth no points, so you lose none if it is beaten.
# Of a trick.
advice-points = It brings { points }.
advice-round = It is your third trick: the round is won.
advice-gives = It gives { points } away.
advice-gives-nothing = It gives no points away.
# $card: the only other card in the hand.
advice-last = You keep { $card_the } for the last trick, which takes the pile as well.
advice-correct = It corrects your revoke before it can be called.
# $n of $of deals that may be the real one.
advice-revoke = In about { $n } of { $of } deals like this there is a revoke to call.
advice-no-revoke = In about { $n } of { $of } deals like this there is no revoke to call.
term-trump = trump
    .also = trumps
    .text = A card of the suit that beats the others in this round.
term-rank-trump = rank trump
    .also = rank trumps
    .text = One of the three other cards of the rank turned up. It beats trumps too.
term-pile = pile of turned-up cards
    .also = pile, trump/rank pile
    .text = One card from each deal; its author's name is the trump/rank pile. The top card makes trumps. The winner of the last trick of round 5 gets them all.
term-game-winning-score = Game Winning Score
    .also = winning score
    .text = How many points the winner of the match is ahead. It decides nothing else here.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Bold: leads high cards and trumps.
manner-careful = Careful: leads low cards and saves the high ones.
manner-sly = Sly: seldom leads a trump, and revokes now and then where that is allowed.
manner-stubborn = Stubborn: usually leads the same suit again, as long as it lasts.
