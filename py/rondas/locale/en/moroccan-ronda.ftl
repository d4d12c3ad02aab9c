### Moroccan Ronda
### Ronda (a pair), tringa (three of a rank) and missa (the table cleared) are terms of the game.
### $said and $held are what was announced and what the hand is: none, ronda, rondas or tringa.
### $call is what is called, in points: 1, 5 or 10, or 1, 6 or 15.
### $rank is the number on a card: 1 to 7, 10 to 12.

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = Moroccan Ronda
credit = The traditional game, after its description on pagat.com, which was compiled with the help of Justus Pang and Wadih Bargach
about = Capture equal cards and the runs above them, catch the card just laid, and bluff about your pairs.
opening = Who deals first
    .text = The rules leave the first deal to the players. After each round the deal passes on.

option-target = Points to win
    .text = How many points win the game.
option-announcements = Announcements
    .text = Whether players announce rondas and tringas as they like, true or false, or true ones are announced automatically.
option-announcements-free = As players like
option-announcements-honest = The true ones, automatically
option-penalties = Penalties
    .text = Whether a false or missing announcement is penalised as soon as it is proved, or only if an opponent claims it.
option-penalties-auto = As soon as proved
option-penalties-claim = Only if claimed
option-hidden_ronda_penalty = Penalty for a hidden ronda
    .text = What a ronda costs that was not announced.
option-hidden_ronda_penalty-1 = 1 point
option-hidden_ronda_penalty-5 = 5 points
option-ronda_ranks = Highest ronda
    .text = Which rondas and tringas are the highest: 12s, or 1s and then 12s.
option-ronda_ranks-twelve_high = 12s
option-ronda_ranks-ace_high = 1s, then 12s
option-chain_turns = Calls in a chain
    .text = With two or three players: whether each takes part in a chain of equal cards once, or may call in it again.
option-chain_turns-once = Each player once
option-chain_turns-again = Again and again
option-chain_scoring = Points of a chain
    .text = When equal cards follow each other: whether only the last to call keeps the points, or everybody who called.
option-chain_scoring-last = For the last to call
option-chain_scoring-each = For everybody who called
option-chain_values = Values of a chain
    .text = What the second, third and fourth equal card in a row score.
option-chain_values-1-5-10 = 1, 5 and 10
option-chain_values-1-6-15 = 1, 6 and 15
option-dealer_duty = The dealer’s last card
    .text = Whether the dealer has to capture with the very last card.
option-dealer_duty-off = Like any other
option-dealer_duty-on = Has to capture
option-opening = Opening
    .text = Whether a round begins with four cards on the table, or with hands of four cards and an empty table.
option-opening-table = Four cards on the table
option-opening-four_cards = Four cards in each hand
option-scoring = Points in play
    .text = Whether points in play are scored at once, or by moving captured cards from pile to pile.
option-scoring-points = Scored at once
option-scoring-transfer = Cards change piles

preset-beginner = Beginner
    .text = A short match, to 25 points. Rondas and tringas are announced for everybody, always truthfully: just capture, call and clear the table.
preset-cafe = Café
    .text = You announce what you like, true or false. A lie costs points as soon as the cards prove it.
preset-strict = Strict
    .text = You announce what you like, and nobody pays for a lie unless an opponent notices it and claims the penalty: remember what was played.

## What is called aloud

tradition-moroccan = Moroccan
tradition-french = French
tradition-spanish = Spanish
tradition-english = English
call-one = { $tradition ->
       *[moroccan] B’wahed
        [french] Un
        [spanish] Caída
        [english] One
    }
call-five = { $tradition ->
       *[moroccan] B’khamsa
        [french] Cinq
        [spanish] Cinco
        [english] Five
    }
call-six = { $tradition ->
       *[moroccan] B’setta
        [french] Six
        [spanish] Seis
        [english] Six
    }
call-ten = { $tradition ->
       *[moroccan] B’achra
        [french] Dix
        [spanish] Diez
        [english] Ten
    }
call-fifteen = { $tradition ->
       *[moroccan] B’khamstach
        [french] Quinze
        [spanish] Quince
        [english] Fifteen
    }
call-missa = { $tradition ->
       *[moroccan] Lahsa
        [french] Missa
        [spanish] Mesa
        [english] Missa
    }
# $call is one of the calls above.
call-and-missa = { $tradition ->
       *[moroccan] { $call }, lahsa
        [french] { $call }, missa
        [spanish] { $call }, mesa
        [english] { $call }, missa
    }
call-ronda = Ronda
call-rondas = Two rondas
call-tringa = Tringa
call-challenge = Show me
call-claim = A penalty, please
call-last-deal = The last deal
# The meaning of a call, the first time that it sounds.
means-call = “{ $call }” means: the card just laid is captured.
means-call-missa = “{ $call }” means: the card just laid is captured, and the table is empty.
means-take-over = “{ $call }” means: another equal card takes all of it over.
means-take-over-missa = “{ $call }” means: another equal card takes all of it over, and the table is empty.
means-missa = “{ $call }” means: the table is empty.

## What happens

said-deals-first = { $seat_is ->
        [you] You deal the first round.
       *[other] { $seat } deals the first round.
    }
dealt = { $seat_is ->
        [you] You deal { $n } cards to each player.
       *[other] { $seat } deals { $n } cards to each player.
    }
part-deal = Round { $round }, deal { $deal }
said-last-deal = This is the last deal of the round.
turned = { $seat_is ->
        [you] You turn up { $cards_the }.
       *[other] { $seat } turns up { $cards_the }.
    }
turned-cannot-stay = { $seat_is ->
        [you] You turn up { $cards_the }, which cannot stay: { $why }.
       *[other] { $seat } turns up { $cards_the }, which cannot stay: { $why }.
    }
why-rank-twice = there is a card of that rank already
why-sequence-of-four = it makes a sequence of four
said-shuffled-back = { $seat_is ->
        [you] You shuffle { $back_the } back into the stock.
       *[other] { $seat } shuffles { $back_the } back into the stock.
    }

class-said = { $said ->
        [none] nothing
        [ronda] a ronda
        [rondas] two rondas
       *[tringa] a tringa
    }
said-announcement = { $seat_is ->
        [you] You announce { class-said }.
       *[other] { $seat } announces { class-said }.
    }
said-accept = { $seat_is ->
        [you] You accept.
       *[other] { $seat } accepts.
    }
said-challenge = { $seat_is ->
        [you] You challenge { $target }.
       *[other] { $seat } challenges { $target }.
    }
said-claim = { $seat_is ->
        [you] You claim a penalty from { $target }.
       *[other] { $seat } claims a penalty from { $target }.
    }
said-owes-nothing = { $seat_is ->
        [you] Nothing unpaid is proved against you.
       *[other] Nothing unpaid is proved against { $seat }.
    }
said-done = { $seat_is ->
        [you] You are done.
       *[other] { $seat } is done.
    }
shown-true = { $seat_is ->
        [you] You have shown { class-said }.
       *[other] { $seat } has shown { class-said }.
    }
shown-false = { $seat_is ->
        [you] You cannot have had { class-said }.
       *[other] { $seat } cannot have had { class-said }.
    }
shown-hand = { $seat_is ->
        [you] You show the whole hand: { $cards_the }.
       *[other] { $seat } shows the whole hand: { $cards_the }.
    }

played = { $seat_is ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
captured = { $seat_is ->
        [you] You capture { $cards_the }.
       *[other] { $seat } captures { $cards_the }.
    }
# $other is who called before.
captured-over = { $seat_is ->
        [you] You take over the { cards } that { $other } captured.
       *[other] { $seat } takes over the { cards } that { $other } captured.
    }
captured-last = { $seat_is ->
        [you] You captured last and take the cards that are left: { $cards_the }.
       *[other] { $seat } captured last and takes the cards that are left: { $cards_the }.
    }
# $piles is a list of messages pile.
round = End of round { $n }: { $piles }.
pile = { cards } for { $seats }

# $told is a list of the messages told-….
scored = { $why }: { $told }.
told-scores = { $seats_is ->
        [other] { $seats } scores { points }
       *[many] { $seats } score { points }
    }
told-loses = { $seats_is ->
        [other] { $seats } loses { points }
       *[many] { $seats } lose { points }
    }
# $others take the cards.
told-gives = { $seats_is ->
        [other] { $seats } gives { cards } to { $others }
       *[many] { $seats } give { cards } to { $others }
    }
# No partners: one player and all the others.
told-gives-all = { $seats_is ->
        [you] you give { cards } to each opponent
       *[other] { $seats } gives { cards } to each opponent
    }
told-gets-all = { $seats_is ->
        [you] you get { cards } from each opponent
       *[other] { $seats } gets { cards } from each opponent
    }
# Cards: $seats owe them to $others.
said-owes = { $seats_is ->
        [you] You still owe { $others } { cards }.
        [us] You and your partner still owe { $others } { cards }.
        [many] { $seats } still owe { $others } { cards }.
       *[other] { $seats } still owes { $others } { cards }.
    }
said-repays = { $seats_is ->
        [you] You pay off { cards } owed to { $others }.
        [us] You and your partner pay off { cards } owed to { $others }.
        [many] { $seats } pay off { cards } owed to { $others }.
       *[other] { $seats } pays off { cards } owed to { $others }.
    }
said-cancels = { $seats_is ->
        [you] You owe { $others } { cards } less.
        [us] You and your partner owe { $others } { cards } less.
        [many] { $seats } owe { $others } { cards } less.
       *[other] { $seats } owes { $others } { cards } less.
    }
said-debts-lapse = All debts lapse at the end of the round.

## Reasons for points: these stand before a colon, and alone on the score sheet

called = { $call ->
        [1] one
        [5] five
        [6] six
        [10] ten
       *[15] fifteen
    }
# $equal says which of the equal cards that follow each other it is: 2, 3 or 4.
called-on = { $equal ->
        [2] { called } on the { $rank }
        [3] { called } on the third { $rank } in a row
       *[4] { called } on the fourth { $rank } in a row
    }
why-call = { $seat_is ->
        [you] You call { called-on }
       *[other] { $seat } calls { called-on }
    }
why-call-missa = { $seat_is ->
        [you] You call { called-on }, with missa
       *[other] { $seat } calls { called-on }, with missa
    }
why-taken-back = The call of { called } is taken back
why-missa = { $seat_is ->
        [you] You take all the cards on the table, missa
       *[other] { $seat } takes all the cards on the table, missa
    }
why-last-twelve = { $seat_is ->
        [you] You capture with a 12 as the very last card
       *[other] { $seat } captures with a 12 as the very last card
    }
why-last-one = { $seat_is ->
        [you] You deal, and your very last card is a 1
       *[other] { $seat } deals, and the very last card is a 1
    }
why-last-nothing = { $seat_is ->
        [you] You deal, and your very last card captures nothing
       *[other] { $seat } deals, and the very last card captures nothing
    }
why-announced = { $seat_is ->
        [you] You announced { class-said }
       *[other] { $seat } announced { class-said }
    }
# All announcements are of one team ($seats).
why-uncontested = Only { $seats } announced
why-best = The best announcement takes all
why-split = Equal rondas share the points
class-held = { $held ->
        [none] none
        [ronda] { $said ->
            [rondas] at most one
           *[other] a ronda
        }
        [rondas] two rondas
       *[tringa] a tringa
    }
why-hidden = { $seat_is ->
        [you] You did not announce { class-held }
       *[other] { $seat } did not announce { class-held }
    }
# $n is what it costs in all, of which a part has been scored before.
why-hidden-more = { $seat_is ->
        [you] You did not announce { class-held }, which costs { $n } in all
       *[other] { $seat } did not announce { class-held }, which costs { $n } in all
    }
why-false = { $seat_is ->
        [you] You announced { class-said } and had { class-held }
       *[other] { $seat } announced { class-said } and had { class-held }
    }
why-false-more = { $seat_is ->
        [you] You announced { class-said } and had { class-held }, which costs { $n } in all
       *[other] { $seat } announced { class-said } and had { class-held }, which costs { $n } in all
    }
why-lost = { $seat_is ->
        [you] The award that held your false announcement is taken back
       *[other] The award that held { $seat }’s false announcement is taken back
    }
why-count = Cards over { $n }

over = { $seats_is ->
        [you] You win the game with { points }.
        [us] You and your partner win the game with { points }.
        [many] { $seats } win the game with { points }.
       *[other] { $seats } wins the game with { points }.
    }
# $target has been challenged and told the truth; $seats are the winners.
over-challenge = { $target_is ->
        [you] Your announcement was true: { $seats_is ->
            [other] { $seats } wins the game.
           *[many] { $seats } win the game.
        }
       *[other] { $target }’s announcement was true: { $seats_is ->
            [other] { $seats } wins the game.
           *[many] { $seats } win the game.
        }
    }

## What is asked, and where the game is

prompt-announce = { $seat_is ->
        [you] Announce a ronda, a tringa or nothing.
       *[other] { $seat } may announce a ronda or a tringa.
    }
prompt-announce-four = { $seat_is ->
        [you] Announce a ronda, two rondas, a tringa or nothing.
       *[other] { $seat } may announce a ronda, two rondas or a tringa.
    }
prompt-window = { $seat_is ->
        [you] Accept, or challenge: a wrong challenge loses the game.
       *[other] { $seat } may accept or challenge.
    }
prompt-claim = { $seat_is ->
        [you] Claim a penalty if you like, then say done.
       *[other] { $seat } may claim a penalty.
    }
prompt-last-card = { $seat_is ->
        [you] Play the very last card. If it captures nothing or is a 1, your opponents score 5.
       *[other] { $seat } plays the very last card. If it captures nothing or is a 1, the opponents score 5.
    }
prompt-play = { $seat_is ->
        [you] Play a card.
       *[other] { $seat } plays a card.
    }
# $hint is one of the messages hint-….
prompt-own = Play a card: { $hint }.
hint-call = your { $rank } captures: call “{ called }”
hint-call-missa = your { $rank } captures and clears the table: call “{ called }, missa”
hint-take-over = your { $rank } takes over that capture: call “{ called }”
hint-take-over-missa = your { $rank } takes over that capture, which cleared the table: call “{ called }, missa”
hint-clear = your { $rank } clears the table
hint-table-empty = the table is empty
hint-capture = an equal card captures
hint-no-capture = none of your cards captures

action-announce-none = Nothing
action-announce-ronda = Ronda
action-announce-rondas = Two rondas
action-announce-tringa = Tringa
detail-true = true
detail-bluff = a bluff
detail-held = { $held ->
        [ronda] but you have a ronda
        [rondas] but you have two rondas
       *[tringa] but you have a tringa
    }
detail-hides = { $held ->
        [ronda] hides your ronda
        [rondas] hides your two rondas
       *[tringa] hides your tringa
    }
# Points won in play, or captured cards where they change piles ($scoring). $n: how many.
worth = { $scoring ->
        [transfer] { cards }
       *[points] { points }
    }
# How and when a penalty is paid ($scoring, $penalties).
hiding-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] may cost cards if an opponent claims it
           *[auto] may cost cards when it comes out
        }
       *[points] { $penalties ->
            [claim] may cost points if an opponent claims it
           *[auto] may cost points when it comes out
        }
    }
lying-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] may cost cards, by itself or if an opponent claims it
           *[auto] may cost cards when it comes out
        }
       *[points] { $penalties ->
            [claim] may cost points, by itself or if an opponent claims it
           *[auto] may cost points when it comes out
        }
    }
meaning-none = You say that you hold no pair and no three alike. Anything you hide { hiding-costs }.
meaning-ronda = You say that you hold a pair: { worth }, unless somebody announces better. A lie { lying-costs }.
meaning-rondas = You say that you hold two pairs: better than one. A lie { lying-costs }.
meaning-tringa = You say that you hold three alike: { worth }, and better than any pair. A lie { lying-costs }.
action-accept = Accept
action-done = Done
action-challenge = Challenge { $target }
detail-challenge = risks the game
# $seats win if the announcement is true; the reader is not among them.
risk-challenge = { $seats_is ->
        [many] { $target } announced { class-said } and will have to show the hand. If it is not true, the penalty is scored at once. If it is true, the game is over and { $seats } win it.
       *[other] { $target } announced { class-said } and will have to show the hand. If it is not true, the penalty is scored at once. If it is true, the game is over and { $seats } wins it.
    }
action-claim = Claim from { $target }
meaning-claim = If the cards played prove that { $target } hid or invented something and has not paid for it, you score the penalty. Otherwise nothing happens. You may claim once from each opponent during the deal, and once after it.

refusal-not-in-hand = You do not hold { $card_the }.
refusal-no-card-now = No card is played now.
refusal-no-announcing-now = Nothing can be announced now.
refusal-two-rondas-need-four-cards = Two rondas need a hand of four cards.
refusal-nothing-to-accept = There is nothing to accept now.
refusal-no-challenge-now = Nobody can be challenged now.
refusal-announcements-are-true = All announcements are true in this game.
refusal-no-opponent = This is not an opponent.
refusal-no-live-announcement = { $target } has no announcement that could be challenged.
refusal-shown-already = { $target } has already shown what was announced.
refusal-no-claims-now = No penalty can be claimed now.
refusal-claimed-already = You have already made your claim against { $target }.
refusal-done-comes-later = There is nothing to end now: play a card.

note-captured = { $n } captured
note-nothing = nothing
# $status is live, shown or false.
note-announcement = { $said ->
        [ronda] Ronda
        [rondas] Two rondas
       *[tringa] Tringa
    }{ $status ->
        [shown] { " " }✓
        [false] { " " }✗
       *[live] { "" }
    }
note-owes = debt: { $n }
note-owes-to = debt to { $seats }: { $n }
fact-round = Round { $n }
fact-deal = Deal { $n }
fact-last-deal = Last deal
fact-undecided = Rondas open
sheet-round = Round { $n }
sheet-round-now = Round { $n }, in play
# $seats win because an announcement that was challenged was true.
report-challenge = { $seats_is ->
        [you] You win: the announcement was true
        [us] A win for { $seats }: the announcement was true
        [many] { $seats } win: the announcement was true
       *[other] { $seats } wins: the announcement was true
    }
report-challenge-lost = You lose: the announcement was true
# Reasons for points. $n: how many cards count nothing.
report-calls = Calls and missas
report-announcements = Announcements
report-penalties = Penalties
report-last-card = The last card
report-count = Cards over { $n }
report-best-calls = { $seat_is ->
        [you] The best call was yours: { points }.
       *[other] The best call was { $seat }’s: { points }.
    }
report-best-announcements = { $seat_is ->
        [you] Your announcement brought { points }.
       *[other] { $seat }’s announcement brought { points }.
    }

## The lesson

lesson-capture = You play one card in a turn. If a card of the same number lies on the table, yours captures it. Suits never matter. What can you capture?
    .title = Capture
lesson-capture-right = Both cards go to your pile. You may play any card, but one whose number lies there always captures.
lesson-capture-lies = No card of that number lies there: yours would stay on the table. You have one that captures.
lesson-run = A capture also takes the cards that follow upwards without a gap. After 7 comes 10: there is no 8 and no 9. Which card takes most?
    .title = The run above
lesson-run-right = The 6 took 6, 7 and 10. The 12 stays, for the 11 is missing.
lesson-run-lies = That number is not on the table. Your card would stay there.
lesson-call = The 5 has just been laid. Capture the card that the player before you has just laid: you call “one” and score a point.
    .title = Catch the card just laid
lesson-call-right = One point. With three or four players, the very next one may take it over: a third equal card scores 5. With four, a fourth then scores 10. The earlier call is lost.
lesson-call-less = That takes two cards and no point. Catch the card that was just laid.
lesson-call-lies = That captures nothing. You can catch the card that was just laid.
lesson-missa = Take every card that lies on the table, and you score a point: a missa.
    .title = Clear the table
lesson-missa-right = A missa: one point. And the next player finds an empty table.
lesson-missa-lies = That captures nothing, and the table stays full.
lesson-lay = Nothing can be captured, so your card stays on the table. Beware of runs: which card gives the least away?
    .title = Lay a card
lesson-lay-right = A low card with nothing above it. Your 4 would have made the run of 5 and 6 longer.
lesson-lay-joins = A player with a 4 would catch it, and take the 5 and the 6 as well.
lesson-announce = When all hands are empty, three new cards each are dealt, and announced: a pair is a ronda, 1 point; three alike are a tringa, 5 points. In the beginner’s game this is done for you. Now do it yourself: you have two 7s.
    .title = Announce
lesson-announce-right = One point. If several announce, the best takes the points of all: a tringa beats a ronda, then the higher number wins. Equal rondas share the points.
lesson-announce-hidden = A hidden ronda costs you 1 point when your second 7 is played.
lesson-announce-false = That is a lie. It costs 5 points once the cards show that you had no three alike.
lesson-doubt = In all but the beginner’s game players may lie. Your opponent announces a ronda. If you challenge, the cards are shown: a lie scores for you, but a true ronda loses you the whole game. You have seen none of these cards. What do you do?
    .title = For later: accept or challenge
lesson-doubt-right = It was true, and cost you only 1 point. Challenge only when the cards you have seen tell you that it is a lie.
lesson-doubt-loses = The cards would be shown, and there is the pair: you would lose the whole game for 1 point.
lesson-count = The last cards of the round. The player who captures last also gets the cards left on the table. Then each card over 20 counts 1 point. Make the last capture.
    .title = The end of the round
lesson-count-lies = That captures nothing, and your opponent could still capture last.
lesson-count-right = 24 cards: 4 points. Then a new round begins.
lesson-end = The first to reach the target wins at once, even in the middle of a round: 25 points in the beginner’s game, 41 in the others. Begin with the beginner’s game: rondas and tringas are announced for you, and nobody lies. With four players, two play as partners.

## Help

help-goal = Be the first with { $target } points.{ $players ->
        [any] { " " }With four players, you and the player opposite count together.
        [4] { " " }You and the player opposite count together.
       *[other] { "" }
    }{ $scoring ->
        [transfer] { " " }Only the count after each round brings points. In play, points are paid with captured cards, from pile to pile.
       *[points] { "" }
    }
# $equal: which of the equal cards.
help-gain-call = “{ called }”: { $equal ->
        [2] capture the card just laid
        [3] the third equal card in a row
       *[4] the fourth
    }
help-gain-missa = Missa: sweep the table
help-gain-ronda = Ronda: a pair in your hand
help-gain-tringa = Tringa: three alike in your hand
help-gain-card = In the count: each card over { $par }{ $players ->
        [any] { " " }({ $par_of_three } with three players)
       *[other] { "" }
    }
help-turn = Play one card. It captures cards from the table, or it stays there.
help-capture-title = What captures what
help-capture = A card captures a card of the same number, and with it all that follow upwards without a gap. Numbers follow each other like this: 1 2 3 4 5 6 7 10 11 12. Suits never matter.
help-run = The 6 takes 6, 7 and 10.
help-calls-title = Calls
help-calls = Capture the card that the player before you has just laid, and you call “one”.
help-chain-title = Chains
help-chain = { chain-scores }{ $players ->
        [any] { " " }With two players there is no chain.
        [4] { "" }
       *[other] { $chain_turns ->
            [again] { " " }A player may call more than once in a chain.
           *[once] { "" }
        }
    }
chain-scores = { $chain_scoring ->
        [each] If the very next player lays an equal card, they take it all over: this is a chain. All who called keep what they scored.
       *[last] If the very next player lays an equal card, they take it all over: this is a chain. The call before loses its points.
    }
# $equal: which of the equal cards.
help-called = “{ called }”: { worth }{ $players ->
        [any] { $equal ->
            [4] , with four players
           *[other] { "" }
        }
       *[other] { "" }
    }
help-missa = a missa, everything on the table: { worth }, also on top of a call
help-announce-title = Announcements
help-announce = { $announcements ->
        [free] After each deal everybody announces a ronda, { $opening ->
            [four_cards] two rondas (with four cards), a tringa
           *[table] a tringa
        } or nothing.
       *[honest] After each deal rondas and tringas are announced by themselves.
    } The best takes the points of all; equal rondas share them. { best-rondas }
best-rondas = { $ronda_ranks ->
        [ace_high] Rondas of 1s are the highest, then of 12s.
       *[twelve_high] Rondas of 12s are the highest.
    }
help-ronda = a ronda, a pair: { worth }
help-tringa = a tringa, three alike: { worth }; it beats every ronda
help-lies-title = Lies
help-lies = Players may lie. { $penalties ->
        [claim] A lie that comes out before its points are awarded costs a penalty by itself. Anything else hidden or false costs nothing unless an opponent claims it, at a turn or after the deal.
       *[auto] Anything hidden or false costs a penalty when it comes out.
    } A hidden ronda costs { $hidden_ronda_penalty }, a false one 1, a tringa 5 either way.
    An opponent may challenge. If the announcement was true, that opponent loses the game. If it was false, the announcer pays the penalty and loses the points for it.
help-count-title = Scoring
help-count = When all 40 cards are played, the last to capture takes the cards left on the table. Then each card over { $par }{ $players ->
        [any] { " " }({ $par_of_three } with three players)
       *[other] { "" }
    } counts 1 point. A new round begins.{ $dealer_duty ->
        [on] { " " }The dealer’s very last card is judged: capturing with a 12 scores 5. If it captures nothing or is a 1, the opponents score 5.
       *[off] { "" }
    }
help-end = { $scoring ->
        [transfer] The first to have { $target } after a count wins.
       *[points] The first to reach { $target } wins at once, even in the middle of a round.
    } If several sides have it at once, the most points win.
    Tie: play goes on.

order-rank = { $rank }
order-chain = The next { $rank } calls { called }, if the very next player has it.
order-fresh = This { $rank } was just laid: an equal card calls { called }.
order-undecided = The announcements are undecided until it is clear which is the best.
about-rank = Captures a { $rank } and the run above it.
about-rank-last = Captures a { $rank }. No number follows it.
about-call = Calls { called }.
about-stays = Captures nothing: it would stay on the table.
about-captures = Captures { $cards_the }.
about-missa = Takes all the cards on the table: a missa, { worth }.
advice-nothing = None of your cards captures anything.
advice-most = None of your cards takes more.
# $n: with the card itself.
advice-pile = That makes { cards } for your pile.
# $n of $of deals that may be the real one.
advice-safe = { $n ->
        [20] The next player is unlikely to have an equal card.
       *[other] In about { $n } of { $of } deals like this the next player has no equal card.
    }
advice-true = In about { $n } of { $of } deals like this the announcement is true.
advice-false = In about { $n } of { $of } deals like this the announcement is false.
advice-accept = Challenging a true announcement loses the game.
advice-truth = It is true, so it can cost you nothing.
advice-bluff = It is a bluff: it pays only if nobody finds out.
advice-owed = A penalty is owed.
advice-not-owed = No penalty is owed.
advice-done = Nobody owes you anything.
term-capture = capture
    .also = captures, captured
    .text = To take cards from the table with an equal card. They lie face down before you until the count.
term-run = run
    .also = runs
    .text = Cards that follow each other without a gap: 1 2 3 4 5 6 7 10 11 12.
term-call = call
    .also = calls, caida, B’wahed, B’khamsa, B’achra, B’setta, B’khamstach, bid, bids
    .text = To say aloud that you captured the card just laid, also called caida. It is worth 1, or more if the chain goes on. In Morocco one says B’wahed (one), B’khamsa (five), B’achra (ten).
term-missa = missa
    .also = missas, lahsa, mesa
    .text = A capture that leaves the table empty. It is worth 1, except with the very last card of a round.
term-ronda = ronda
    .also = rondas
    .text = A pair in the hand that was dealt, worth 1. Also the name of the game.
term-tringa = tringa
    .also = tringas
    .text = Three alike in the hand that was dealt, worth 5.
term-challenge = challenge
    .also = challenges
    .text = To demand that an announced hand is shown. If the announcement was true, the challenger loses the game.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Bold: when no card captures, usually lays down the highest.
manner-careful = Careful: when no card captures, usually lays down the lowest.
manner-sly = Sly: now and then announces a ronda without having one, where that is allowed.
manner-stubborn = Stubborn: usually plays the card nearest in rank to the one before.
