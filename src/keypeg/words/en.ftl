### Keypeg's words in English. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = English

## Lists: "1, 3 and 4"

list-middle = { $start }, { $next }
list-end = { $start } and { $last }

## Numbers: the sign between thousands, and the one before the fraction

number-group = ,
number-point = { "." }

## Colours

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-white = white
colour-black = black
colour-orange = orange
colour-purple = purple
colour-pink = pink
colour-teal = teal
colour-magenta = magenta
colour-silver = silver
colour-empty = empty
colour-nought = zero
colour-one = one
colour-two = two
colour-three = three
colour-four = four
colour-five = five
colour-six = six
colour-seven = seven
colour-eight = eight
colour-nine = nine
colour-ten = ten
colour-eleven = eleven

## Why an action is not allowed now

reason-match-over = the match is over
reason-no-such-seat = this table has no such seat
reason-codemaker-only = only the codemaker of this game can do that
reason-codebreaker-only = only a codebreaker of this game can do that
reason-table-only = only the table itself can do that
reason-not-your-turn = it is another codebreaker's turn
reason-secret-not-set = the codemaker has not set the code yet
reason-secret-already-set = the code of this game has already been set
reason-secret-behind-shield = at this table the code stays behind the real shield and is not entered
reason-secret-must-be-entered = at this table the code must be entered
reason-not-a-code = that is not a code of this edition
reason-not-a-secret = that code cannot be the secret: in this edition all its colours must be different
reason-not-a-guess = that code cannot be a guess: in this edition all its colours must be different
reason-feedback-pending = the last row has no feedback yet
reason-no-row-to-mark = no row is waiting for feedback
reason-table-marks = at this table, the table itself gives the feedback
reason-codemaker-marks = at this table, the codemaker gives the feedback
reason-not-feedback = that feedback is impossible in this edition
reason-false-feedback = the table only gives correct feedback
reason-reveal-due = guessing is over: the codemaker now reveals the code
reason-reveal-not-due = the code cannot be revealed yet
reason-no-rows-to-claim = no row has feedback yet, so there is nothing to dispute
reason-claim-repeated = you already made this claim, and no row has had new feedback since
reason-conceding-off = giving up is switched off at this table
reason-conceded-already = you have already given up; the other codebreakers are still playing
reason-no-clock = this table has no turn timer

## Why a table refuses

reason-unknown-table = there is no such table
reason-table-closed = this table is closed
reason-unknown-seat = this table has no such seat
reason-seat-taken = this seat is taken
reason-computer-seat = a computer plays at this seat
reason-name-taken = someone at this table already has that name
reason-not-your-seat = you do not hold this seat
reason-seats-open = the match starts when every seat is taken
reason-no-spectators = this table does not allow spectators
reason-no-hints = hints are switched off at this table
reason-codebreakers-only = hints are for the codebreakers while a game is being played
reason-no-engine = hints are not available here
reason-too-many-tables = too many tables are open from your address: close one, or try again later
reason-too-many-seats = too many seats are taken from your address: leave one, or try again later
reason-nothing-finished = no game of this match has ended yet, so there is nothing to export
reason-match-goes-on = you can ask for a rematch when the match is over
reason-no-such-game = this match has no such game
reason-game-goes-on = this game is not over yet: a review is available at its end, or now if the table allows hints
reason-not-recorded = only games that you played to the end as a codebreaker are recorded
reason-too-large-to-review = this edition has too many codes for a review
reason-bad-action-id = the action id must be 1 to 64 printable ASCII characters

## Refusals with parameters

contradiction =
    { $count ->
        [one] row { $rows } contradicts itself: no code fits it
       *[other] rows { $rows } contradict each other: no code fits all of them
    }
stale-action = the table changed before your move arrived; check the board and try again
row-list =
    { $count ->
        [one] row { $rows }
       *[other] rows { $rows }
    }

option-version = Print the version.
missing-extra = this needs the extra "{ $extra }": pip install "keypeg[{ $extra }]"
undecided = the rows could not be checked within { $steps } steps
