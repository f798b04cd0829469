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
reason-no-token = this needs the token of a seat
reason-stale = the table changed before your move arrived; check the board and try again
reason-store = the database cannot be reached right now: try again
reason-failed = internal server error
reason-origin = this page comes from another site and may not use these tables
reason-no-address = there is nothing at this URL
reason-no-method = this URL does not support that method
reason-too-large = the request is too large
reason-left = this seat was given up
reason-restart = the server is shutting down
reason-silent = no answer to the heartbeat
reason-too-many =
    { $what ->
        [actions] too many actions in a short time: wait a moment
        [tables] too many new tables in a short time: wait a moment
        [questions] too many requests for help in a short time: wait a moment
        [connections] too many connections at once: close one
       *[requests] too many requests in a short time: wait a moment
    }

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
interrupted = interrupted
unknown-language = '{ $text }' is not a language Keypeg speaks: it speaks { $languages }
unknown-edition = unknown edition '{ $text }': the editions are { $editions }; or write a shape such as 4x6r10
unknown-level = unknown level '{ $text }': the levels are { $levels }
unknown-strategy = unknown strategy '{ $text }': the strategies are { $strategies }
players-exact = { $edition } is for { $needed } players, not for { $players }
players-range = { $edition } is for { $least } to { $most } players, not for { $players }
games-range = a match of { $games } games is not possible: choose 1 to 100
games-even = a match of { $edition } has an even number of games, not { $games }
games-players = a match of { $edition } with { $players } players has { $players } games, not { $games }
shape-limit =
    { $what ->
        [pegs] { $value } pegs are not possible: choose { $least } to { $most }
        [colours] { $value } colours are not possible: choose { $least } to { $most }
       *[rows] { $value } rows are not possible: choose { $least } to { $most }
    }
shape-few-colours = { $colours } colours are too few for { $pegs } different pegs: allow repeats, or take at least { $pegs } colours
shape-guess-repeats = guesses must be allowed to repeat colours when the secret may repeat them
name-invalid = '{ $name }' cannot be a name: a name has 1 to 40 printable characters
name-twice = two players are called '{ $name }': names must be different
first-seat = seat { $seat } cannot start: there are { $seats } seats
shield-table-marks = the table cannot give feedback for a code behind a real shield: let the codemaker do it
seconds-range = { $seconds } seconds per turn are not possible: choose 1 to 86,400
seat-person-level = seat { $seat } is for a person, and people have no level
seat-unknown-level = seat { $seat } has the unknown level '{ $text }': the levels are { $levels }
seat-adversary-shield = seat { $seat } is an adversary, which needs a table with a shield
warning-odd-games = With { $games } games, one player is codemaker more often; an even number is fairer.

## Texts that cannot be read

notation-code-length =
    { $needed ->
        [one] '{ $text }' is not a code of { $edition }: a code has 1 peg, not { $length }
       *[other] '{ $text }' is not a code of { $edition }: a code has { $needed } pegs, not { $length }
    }
notation-code-blank = '{ $text }' is not a code of { $edition }: empty holes are not allowed (choose from { $letters })
notation-code-colour = '{ $text }' is not a code of { $edition }: there is no colour '{ $sign }' (choose from { $letters })
notation-secret-repeats =
    { $count ->
        [2] { $text } cannot be the secret in { $edition }: { $letter } appears twice, but all colours must be different
       *[other] { $text } cannot be the secret in { $edition }: { $letter } appears { $count } times, but all colours must be different
    }
notation-guess-repeats =
    { $count ->
        [2] { $text } cannot be a guess in { $edition }: { $letter } appears twice, but all colours must be different
       *[other] { $text } cannot be a guess in { $edition }: { $letter } appears { $count } times, but all colours must be different
    }
notation-feedback-form = '{ $text }' is not feedback: write red-white, such as 1-2
notation-feedback-count =
    { $pegs ->
        [one] feedback { $text } is impossible in { $edition }: { $count } key pegs for 1 peg
       *[other] feedback { $text } is impossible in { $edition }: { $count } key pegs for { $pegs } pegs
    }
notation-feedback-last-white = feedback { $text } is impossible in { $edition }: with { $red } red, the last key peg cannot be white
notation-shape = '{ $text }' is not a shape: write pegs x colours, such as 4x6; then, if you like, r and the rows, b for blanks, u for a secret without repeats (U for guesses too)
notation-position-empty = the position is empty: write an edition and then its rows, such as classic RRGG:1-0
notation-position-rows = { $count } rows are too many for { $edition }: it has { $rows }
notation-row = '{ $text }' is not a row: write guess:red-white, such as { $example }
notation-action = '{ $text }' is not an action: write secret, guess, mark or reveal with its value; or claim, concede or time

## Match texts

text-too-long = the match text has { $length } characters; at most { $most } are allowed
text-tag-twice = line { $line }: the tag { $tag } appears twice
text-tag-form = line { $line }: '{ $text }' is not a tag: write [Name "value"]
text-tag-missing = the match text lacks the tag { $tag }
text-tag-unknown = the match text has an unknown tag '{ $tag }'
text-no-result = the match text lacks its result: add a tag such as [Result "*"]
text-cut-off = the match text is cut off: its last line must be the result, such as 5-6, or *
text-wrong-result = the match text gives the result as '{ $told }', but its rows make it { $result }
text-not-whole = { $tag } is '{ $text }': write a whole number
text-one-of = { $tag } is '{ $text }': write { $first } or { $second }
text-line = line { $line }: { $problem }
text-game-early = game { $game } starts before the previous one has ended
text-game-order = the next game is { $game } with codemaker { $codemaker }, not { $told } with codemaker { $told_codemaker }
text-no-ending = it says '{ $text }', but no game has ended
text-wrong-ending = it says '{ $text }', but the rows make it '{ $ending }'
text-row-order = the next row is { $row }, not { $told }
text-claim-shown = it says the claim was '{ $text }', but it was shown
text-claim-not-shown = it says the claim was '{ $text }', but it was not shown
text-concede = '{ $text }' is not a line of a match: write concede and the seat
text-row-number = '{ $text }' is not a line of a match: a row starts with its number, such as 1. { $guess }

## Files, databases and servers

file-unreadable = cannot read '{ $path }': { $problem }
file-not-text = cannot read '{ $path }': byte { $byte } is not UTF-8 text
file-unwritable = cannot write '{ $path }': { $problem }
store-newer = the database has version { $found }, but this program only knows version { $newest }: install a newer Keypeg
store-blocked = the database does not take any changes now: try again
store-closing = the tables are shutting down
store-contended = other processes keep writing to this table first: try again
store-url-fails = the database { $url } does not work: { $problem }
store-fails = the database does not work: { $problem }
store-url-form = '{ $url }' is not a database URL
store-in-memory = the database must be a file, so that it outlives the program: for example sqlite:///tables.sqlite3
store-backend = '{ $name }' is not a supported database: choose sqlite or postgresql
store-folder = cannot keep tables in '{ $path }': { $problem }
serve-address = cannot listen on { $host } port { $port }: { $problem }
serve-workers = several workers need PostgreSQL: add --database postgresql://...
request-field = cannot read { $field }: { $problem }
request-unreadable = cannot read the request: { $problem }
request-not-json = cannot read the request: its JSON is not what this URL expects
request-number = { $field } must be a number from 0 to { $most }
request-take-seat = you cannot take seat { $seat }: it is not a person's seat at this table
review-too-large = { $shape } is too large to review: it has { $guesses } guesses; at most { $most } are possible
too-many-codes = { $edition } has too many codes to list: { $codes }; at most { $most } are listed

## Editions and levels

edition-classic-name = Classic
edition-classic-about = Four pegs, six colours, ten rows. The codemaker scores a point for every row you need.
edition-classic-source = Rule sheets 000 and 001. The colours are our choice, because the pictures are lost.
edition-pocket-name = Pocket
edition-pocket-about = The travel edition: like Classic, but without the bonus. In the advanced game, holes may stay empty.
edition-pocket-source = Rule sheet 002. It does not give the number of rows; ten is our choice.
edition-expert-name = Expert
edition-expert-about = Four or five pegs, six to eight colours, ten rows. For an extra challenge, holes may stay empty.
edition-expert-source = Rule sheet 003. The seventh and eighth colours are our choice.
edition-new-name = New
edition-new-about = Four pegs, eight colours, all different, twelve rows. Break the code and you win the game.
edition-new-source = Rule sheet 004, the game for two. In the advanced game, the secret may repeat colours.
edition-party-name = Party
edition-party-about = Three to five players guess in turn on one board. Every key peg scores, and breaking the code scores most.
edition-party-source = Rule sheet 004, the game for a group. Its table of the codemaker's points is lost; ours is a reconstruction.
edition-super-name = Super
edition-super-about = Five pegs, eight colours, twelve rows: for a long evening. Scored like Classic.
edition-super-source = The size of Super Mastermind by Invicta (1975). We have no rule sheet of it, so the points are those of Classic.
edition-mini-name = Mini
edition-mini-about = Four pegs, six colours, and only six rows. Scored like Classic.
edition-mini-source = The size of Mini Mastermind by Invicta (1976). We have no rule sheet of it, so the points are those of Classic.
edition-kids-name = Kids
edition-kids-about = Three pegs, six colours, nine rows: a first game. Scored like Classic.
edition-kids-source = The size of Mastermind for Kids. We have no rule sheet of it, so the points are those of Classic.
edition-bulls-name = Bulls and Cows
edition-bulls-about = Four different digits out of ten, in the secret and in every guess. Red key pegs are bulls, white ones are cows.
edition-bulls-source = The traditional game with pencil and paper. It has no board, so the ten rows and the points of Classic are our choice.
edition-house-name = House rules
edition-house-about = A shape of your own, scored like Classic.
edition-house-source = Agreed at the table.
edition-shape = { $shape }
edition-house-rule = { $name } { $shape }
level-beginner-name = Beginner
level-beginner-about = Overlooks half of the rows and guesses any code that fits the others.
level-casual-name = Casual
level-casual-about = Overlooks a row now and then.
level-steady-name = Steady
level-steady-about = Only guesses codes that could be the secret.
level-strong-name = Strong
level-strong-about = Chooses the guess that should leave the fewest codes, but sometimes overlooks a row.
level-expert-name = Expert
level-expert-about = Always chooses the guess that gives the most information.
level-perfect-name = Perfect
level-perfect-about = Plays from a book of perfect games: where this is proven, no strategy needs fewer rows on average.
level-adversary-name = Adversary
level-adversary-about = As codemaker it has no fixed code: it changes the code as you guess, but never contradicts its own feedback.
seat-adversary-note = The adversary has no fixed code: it changes the code during the game, but never contradicts its own feedback.

## What happens in a match

event-game-started = Game { $game }: { $player } is the codemaker.
event-secret-set = { $player } has set the code.
event-guess-placed = Row { $row }, { $player }: { $colours }.
event-feedback-given = Row { $row }: { $red } red, { $white } white.
event-row-lost = Row { $row }: { $player } ran out of time and loses the row.
event-claim-shown = { $player } says the feedback is wrong, and the rows prove it.
event-claim-not-shown = { $player } says the feedback is wrong, but the rows do not prove it.
event-conceded = { $player } gives up.
event-secret-revealed = The code was { $colours }.
event-wrong-information =
    { $count ->
        [one] Wrong feedback in row { $rows }.
       *[other] Wrong feedback: rows { $rows } cannot all be true.
    }
event-game-ended =
    { $ending ->
        [broken] Game { $game } is over: the code is broken.
        [unbroken] Game { $game } is over: the code was not broken.
        [conceded] Game { $game } is over: the codebreakers gave up.
        [forfeited] Game { $game } is over: the codemaker gave it up.
       *[void] Game { $game } does not count and is played again.
    }{ $scored ->
        [0] {""}
       *[other] {" "}Points: { $points }.
    }
event-match-ended = The match is over: { $verdict }.
verdict-winner = { $player } wins
verdict-draw = it is a draw
verdict-shared = { $players } share the win
card-name = NAME
card-total = TOTAL
card-game = GAME { $game }
card-game-void = GAME { $game } void
turn-set-code = { $player } sets the code
turn-mark = { $player } gives the feedback for row { $row }
turn-reveal = { $player } reveals the code
turn-guess = { $player } guesses row { $row }
turn-over-won = The match is over: { $player } wins
turn-over-draw = The match is over: it is a draw
turn-over-shared = The match is over: { $players } share the win
turn-closed-left = { $player } has left, so this table is closed
turn-closed-expired = This table is closed because nothing happened here for a long time
turn-free-seats = The match starts when every seat is taken; still free: { $seats }

## Hints and checks

hint-only-code = it is the only code left
hint-could-win = it leaves { NUMBER($expected, maximumFractionDigits: 1) } of { $left } codes on average ({ $answers } possible answers) and could win outright
hint-cannot-win = it leaves { NUMBER($expected, maximumFractionDigits: 1) } of { $left } codes on average ({ $answers } possible answers), although it cannot be the secret itself
hint-sampled = there are too many guesses to compare them all, so it is the best of a sample
hint-answer = { $guess }: { $why }.
check-possible = Possible: it fits every row.
check-repeats = Not possible: all colours of the secret are different.
check-row = Not possible: row { $row } got { $marked }, but with this code it would have been { $would }.
check-rows = Not possible: rows { $rows } rule it out.
check-fits = Some code fits every row.
check-fits-left =
    { $left ->
        [one] The rows fit together: 1 code still fits.
       *[other] The rows fit together: { $left } codes still fit.
    }
check-contradiction =
    { $count ->
        [one] No code fits: row { $rows } contradicts itself.
       *[other] No code fits: rows { $rows } contradict each other.
    }
check-repair = Row { $row } would fit with { $feedback }.
check-repair-left =
    { $left ->
        [one] Row { $row } would fit with { $feedback } (1 code left).
       *[other] Row { $row } would fit with { $feedback } ({ $left } codes left).
    }
check-no-repair = Changing a single row would not help.

## Reviews

number-exact = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-range = { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) } to { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-signed =
    { $sign ->
        [plus] +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
number-signed-range =
    { $lower_sign ->
        [plus] +{ NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    } to { $upper_sign ->
        [plus] +{ NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
hardness-proven =
    { $rows ->
        [one] Perfect play breaks this code in 1 row; { NUMBER($percent, maximumFractionDigits: 0) }% of all codes need fewer.
       *[other] Perfect play breaks this code in { $rows } rows; { NUMBER($percent, maximumFractionDigits: 0) }% of all codes need fewer.
    }
hardness-best-known =
    { $rows ->
        [one] The best play known breaks this code in 1 row; { NUMBER($percent, maximumFractionDigits: 0) }% of all codes need fewer.
       *[other] The best play known breaks this code in { $rows } rows; { NUMBER($percent, maximumFractionDigits: 0) }% of all codes need fewer.
    }
review-why-could-win =
    { $answers ->
        [one] It leaves { NUMBER($expected, maximumFractionDigits: 1) } codes on average (1 possible answer) and could win outright.
       *[other] It leaves { NUMBER($expected, maximumFractionDigits: 1) } codes on average ({ $answers } possible answers) and could win outright.
    }
review-why-cannot-win =
    { $answers ->
        [one] It leaves { NUMBER($expected, maximumFractionDigits: 1) } codes on average (1 possible answer), but it cannot win at once.
       *[other] It leaves { NUMBER($expected, maximumFractionDigits: 1) } codes on average ({ $answers } possible answers), but it cannot win at once.
    }
review-word-perfect = perfect
review-word-good = good
review-word-inaccurate = inaccurate
review-word-mistake = mistake
review-grade = { $word }
review-grade-at-best = { $word } at best
review-grade-impossible = { $grade } (row { $row } rules it out)
review-left = { $before } to { $after }
review-column-row = row
review-column-rows = rows
review-column-guess = guess
review-column-feedback = feedback
review-column-left = codes left
review-column-expected = expected
review-column-lost = rows lost
review-column-luck = luck
review-column-best = best
review-better = Row { $row }: { $guess } was better, with { $expects } rows on average. { $why }
review-perfect-play = From the start, perfect play averages { $rows } rows.
review-sum =
    { $played ->
        [one] 1 row played + { $remaining } still expected = { $perfect } perfect + { $lost } lost - ({ $luck }) luck.
       *[other] { $played } rows played + { $remaining } still expected = { $perfect } perfect + { $lost } lost - ({ $luck }) luck.
    }
review-seat =
    { $rows ->
        [one] { $player }: 1 row, lost { $lost }, luck { $luck }.
       *[other] { $player }: { $rows } rows, lost { $lost }, luck { $luck }.
    }
review-clock =
    { $rows ->
        [one] 1 row was lost to the clock or has no feedback.
       *[other] { $rows } rows were lost to the clock or have no feedback.
    }
review-contradiction =
    { $count ->
        [one] The feedback cannot be true: row { $rows } contradicts itself.
       *[other] The feedback cannot be true: rows { $rows } contradict each other.
    }
review-false-rows =
    { $count ->
        [one] The codemaker gave wrong feedback for row { $rows }.
       *[other] The codemaker gave wrong feedback for rows { $rows }.
    }
review-game = Game { $game }, codemaker { $player }
review-nothing = There is nothing to review: no row has feedback yet.
review-nothing-to-draw = there is nothing to draw: no row has feedback yet
review-progress = Reviewing
review-picture = Review: { $games }
review-title = { $edition }, game { $game }, codemaker { $player }
review-title-void = { $edition }, game { $game }, codemaker { $player }, void
review-start = start
review-after-row = row { $row }
review-lost-side = lost rows
review-saved-side = saved rows
review-better-head = better was
review-not-reviewed = not reviewed
review-row-lost = lost { $rows }
review-row-luck = luck { $rows }
review-row-impossible = row { $row } rules it out
review-row-expects = { $rows } rows
board-title = Board: { $edition }
board-picture = Mastermind board, { $played } of { $rows } rows played
board-row = { $guess }: { $red } red, { $white } white
board-lost-row = lost
board-code = the code
board-time-ran-out = time ran out

## The record

record-empty = No games have been recorded yet.
record-column-edition = edition
record-column-games = games
record-column-broken = broken
record-column-rows = rows
record-column-lost = rows lost
record-column-luck = luck
record-rows = { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-edition =
    { $games ->
        [one] { $edition }: 1 game, { $broken } broken
       *[other] { $edition }: { $games } games, { $broken } broken
    }
record-averages = on average { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) } rows, { $lost } lost, luck { $luck }
record-edition-told = { $games }; { $averages }
record-picture =
    { $games ->
        [one] Record: 1 game of { $players }
       *[other] Record: { $games } games of { $players }
    }
record-legend = { $first } to { $last }, the oldest game on the left; hollow: not broken by this player; dashed: a range
record-csv-json = choose either --csv or --json
record-erase-part = only the whole record can be erased: use --erase without --player, --csv and --svg
record-nothing-to-draw = there is nothing to draw: no games have been recorded yet
record-unknown-player = no games of '{ $player }' are recorded, only of { $players }
record-erase-asked =
    { $games ->
        [one] Erase 1 game for good?
       *[other] Erase { $games } games for good?
    }
record-not-erased = Nothing was erased.
record-erased =
    { $games ->
        [one] 1 game was erased.
       *[other] { $games } games were erased.
    }

## The command line

mark-answer = { $red } red, { $white } white
editions-head = { $key }  { $name }, { $shape }, { $players } players
editions-head-range = { $key }  { $name }, { $shape }, { $least } to { $most } players
simulate-both = choose either a strategy or a level
simulate-progress = secrets
simulate-summary = { $secrets } secrets, { $total } rows, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } on average, at most { $max }
simulate-row = {"  "}row { $row }  { $secrets }
solve-help = Type the feedback as red-white, such as 1-2; or another guess; or both. Type undo to remove the last row, fix 2 1-0 to correct row 2, or quit to leave.
solve-ask = Feedback for { $guess }:
solve-ask-fix = Correct a row, for example fix 2 1-0:
solve-unreadable = cannot read '{ $text }': type feedback such as 1-2, or ? for help
solve-no-guess = there is no guess to give feedback for: correct a row, or type undo
solve-no-row = there is no row left: { $edition } has { $rows }
solve-no-undo = there is no row to remove
solve-no-such-row = there is no row '{ $text }' to correct: the rows so far are 1 to { $rows }
solve-broken =
    { $rows ->
        [one] { $code } is the code: broken in 1 row.
       *[other] { $code } is the code: broken in { $rows } rows.
    }
solve-unbroken = All { $rows } rows are used.
solve-unbroken-left =
    { $left ->
        [one] All { $rows } rows are used. 1 code still fits.
       *[other] All { $rows } rows are used. { $left } codes still fit.
    }
solve-try = Row { $row }: try { $guess }; { $why }.
solve-row = {"  "}row { $row }: { $guess } { $feedback }
solve-repairs = Type one of these to make the rows fit: { $repairs }; or undo to remove row { $row }.
play-no-terminal = this command needs a terminal for input and output (try keypeg solve instead)
prove-objective = '{ $text }' is not an objective: choose average or worst
prove-max-rows = { $rows } rows are not possible: choose 1 to 254
prove-threads = { $threads } threads are not possible: choose 1 to 256
prove-no-tree = no strategy breaks every secret of { $edition } in at most { $rows } rows
prove-too-large = { $edition } is too large to prove: it has { $codes } secrets; at most { $most } are possible
prove-summary = { $shape }: { $total } rows for { $secrets } secrets, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } on average, at most { $max }
prove-best = best so far { $rows }
prove-none-yet = none found yet
prove-progress = { $edition }: at least { $lower }, { $best }; first guesses { $settled }/{ $guesses }, parts of this one { $parts_settled }/{ $parts }
verify-checked = checked: { $what }
verify-rests = relies on the search: { $what }
bench-path = path: { $path }
bench-partition = partition { $candidates } candidates by all { $guesses } guesses of 5x8
bench-tree = whole tree of 5x8, { $strategy }
bench-prove = prove 4x6
eval-model-url = '{ $text }' is not the URL of a model: write one such as http://127.0.0.1:8000/v1
serve-here = Keypeg is at { $address }
serve-phone = On a phone in the same network: { $address }
fair-no-table = there is no table in '{ $link }': give the link of a table
fair-unknown-table = cannot ask '{ $link }': there is no such table
fair-refused = cannot ask '{ $link }': the server answered { $status }
fair-unreachable = cannot ask '{ $link }': { $problem }
fair-unreadable = cannot read what the server published: { $problem }
fair-not-ascii = { $what } '{ $text }' cannot be checked: it must be ASCII without spaces
fair-not-revealed = Game { $game }: the code is not revealed yet.
fair-yes = Game { $game }: fair, { $code } is the code that was set.
fair-no = Game { $game }: NOT FAIR, { $code } is not the code that was set.
fair-nothing = No code has been set at this table yet.

## The help of the command line

help-example = Example: { $command }
help-keypeg = Mastermind in every boxed edition.
help-play =
    Play in the terminal: against the computer, together at one screen, or beside a real board.

    Matches are saved, and you can resume them.
help-join = Take a seat at a table on a server, or return to the seat you hold there.
help-solve =
    Break the code of a real board or of another program: Keypeg suggests a guess, you type the feedback.

    Type feedback as red-white, such as 1-2; or another guess first, such as RRGG; or both, RRGG 1-2. Type undo to remove the last row, fix 2 1-0 to correct row 2, and quit to leave.
help-serve = Serve tables to browsers and programs. Stop it with Ctrl-C; nothing is lost.
help-fair = Check that every code revealed at a table is the one its codemaker had set; the exit code is 1 if one is not.
help-editions = List the boxed editions.
help-mark = Print the feedback for a guess.
help-candidates = List the codes that fit every row.
help-check = Check whether any code fits all rows, and suggest corrections if none does.
help-hint = Suggest a guess, and say why.
help-simulate = Let a strategy break every secret, and count the rows.
help-prove =
    Prove perfect play: the fewest rows on average, or in the worst case.

    If you interrupt a proof, it continues from there when you run the command again.
help-verify = Replay every secret through the tree of a certificate, and check what it claims.
help-bench = Measure the engine on this machine, in CPU seconds.
help-review = Review every game of a match: the rows each guess lost, and what was luck.
help-record =
    Show the record of this terminal by edition: games, rows, rows lost, and luck.

    Keypeg records the games that people play to the end as codebreakers in `keypeg play`.
help-score = Print the score card of a match; the codemaker's points are in brackets.
help-replay = Step through a match, action by action.
help-arena = Compare players on the same secrets: rows, regret, consistency and ratings, with 95% intervals.
argument-arena-players = Strategies, levels, programs as bot:COMMAND, models as model:URL; NAME=bot:COMMAND names one.
option-arena-games = The number of secrets every player has to break.
option-secrets-seed = The random seed, which decides the secrets.
option-arena-seconds = The time limit of a bot for one guess.
option-plot = Draw the ratings to a file.
help-eval = Measure a language model behind an OpenAI-compatible endpoint, and write a report.
option-eval-model = The URL of the model, without /chat/completions.
option-eval-name = The name of the model at that endpoint.
option-eval-games = The number of secrets to play.
option-eval-every = Play every secret of the edition once instead.
option-eval-lenient = Accept any reply that ends with something like a code.
option-temperature = The sampling temperature.
option-tokens = The limit of tokens per reply.
option-parallel = The number of games to play at the same time.
option-eval-out = The folder for games and report.
option-install-completion = Install completion for the current shell.
option-show-completion = Show the completion for the current shell, to copy or change it.
option-lang = The language to speak, such as en or de; the default is the language of your system.
option-json = Print the answer as JSON.
option-edition = An edition, such as classic or expert/5x8b, or a shape.
option-database = The database for matches: an SQLite file, or postgresql://...
option-play-edition = Start a new match of this edition.
option-name = The name the others see.
option-host = The address to listen on; 127.0.0.1 is for this machine only.
option-port = The port; 0 takes any free one.
option-workers = The number of processes; more than one needs PostgreSQL.
option-open = Open the page in a browser.
option-origin = Another origin the page may come from, such as https://example.org.
option-unlimited = Switch off all limits, for measurements.
option-seed = The random seed: the same seed gives the same answer.
option-strategy = How to choose a guess.
option-count = Only print how many there are.
option-level = Let a level play instead.
option-max-rows = Only consider strategies that need at most D rows.
option-objective = What to minimise: average or worst.
option-threads = The number of cores to use.
option-out = Write the certificate, with its tree, to this file.
option-seconds = The time limit per game.
option-review-svg = Draw the games, one below the other, into an SVG file.
option-record-svg = Draw the games over time into an SVG file.
option-player = Only the games of this player.
option-csv = Print one line per game, for a spreadsheet.
option-erase = Erase the whole record for good; at a terminal it asks first.
option-pause = Wait for Enter after each action.
argument-position = An edition and rows, such as classic RRGG:1-0; or a file that contains them; or - for standard input.
argument-start = An edition and the rows so far, such as classic RRGG:1-0; the default is classic.
argument-table = The link of a table, such as http://localhost:8222/t/TABLE.
argument-fair = The link of a table, or a file with the answer of its /fair.
argument-secret = The code behind the shield, such as RGBY.
argument-guess = The guess, such as RRGG.
argument-match = A file with a match text; - reads standard input.
argument-certificate = A certificate, as written by `keypeg prove --out`.

## The terminal

number-range-short = { NUMBER($lower, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($upper, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-title = Mastermind in every boxed edition
menu-computer = Play against the computer
menu-people = Play together at this terminal, two to five people
menu-companion = Companion for a real board: keep its rows
menu-join = Join a table on a server
menu-record = Show your record: rows, mistakes and luck over time
menu-resume = Resume  { $match }
menu-rejoin = Rejoin  { $address } as { $name }
terminal-resume =
    { $rows ->
        [one] { $edition }: { $players }, game { $game } of { $games }, 1 row played
       *[other] { $edition }: { $players }, game { $game } of { $games }, { $rows } rows played
    }
setup-title-computer = New match against the computer
setup-title-people = New match at this terminal
setup-title-companion = Companion for a real board
setup-edition = Edition
setup-shape = Shape
setup-shape-example = as in the box, or a house rule such as 5x8b
setup-players = Players
setup-name = Name { $number }
setup-player = Player
setup-player-number = Player { $number }
setup-computer = Computer
setup-the-computer = the computer
setup-computer-number = computer { $number }
setup-games = Games
setup-first = First codemaker
setup-marking = Feedback
setup-marking-table = by the table
setup-marking-table-about = The table knows the code and always gives correct feedback.
setup-marking-hand = by the codemaker
setup-marking-hand-about = The codemaker gives the feedback. If you prove it wrong, you get what the edition pays for that.
setup-marking-shield = by the codemaker, real shield
setup-marking-shield-about = The codemaker gives the feedback, and the code is not entered here: it is behind a real shield.
setup-hints = Hints
setup-hints-on = allowed
setup-hints-on-about = Codebreakers may ask for a good guess, and see how many codes still fit.
setup-hints-off = off
setup-hints-off-about = Codebreakers are on their own.
form-your-name = Your name
join-field-link = Link
join-name-example = the name the others see
join-about = With the link of a table you can take a free seat, or watch.
join-link = '{ $text }' is not the link of a table: write it like http://host:8222/t/TABLE
join-no-name = to take a seat you need a name
join-unreachable = cannot reach { $address }: is the server running?
join-other-version = cannot read the answer of the server: it uses another version
join-no-keypeg = { $address } does not answer like a Keypeg server
join-nothing-yet = the table has not answered yet
join-rematch-seat = only players with a seat can play again
memory-unreadable = cannot read '{ $path }': delete it to forget the seats it held
terminal-your-turn-set = Your turn: set the code
terminal-your-turn-guess = Your turn: guess row { $row }
terminal-your-turn-mark = Your turn: give the feedback for row { $row }
terminal-your-turn-reveal = Your turn: reveal the code
terminal-connecting = The connection is lost: connecting again ...
terminal-game-over = Game { $game } is over
terminal-seconds-left =
    { $seconds ->
        [one] { $turn } (1 second left)
       *[other] { $turn } ({ $seconds } seconds left)
    }
terminal-hand-over = Hand over to { $player }
terminal-then = { $turn }.
terminal-look-away = { $turn }. Everyone else looks away.
terminal-two-sentences = { $first } { $second }
terminal-ended-broken = The code was broken on row { $row }.
terminal-ended-broken-by = { $player } broke the code on row { $row }.
terminal-ended-unbroken = The code was not broken.
terminal-ended-conceded = The codebreakers gave up.
terminal-ended-forfeited = The codemaker gave up the game.
terminal-ended-void =
    { $count ->
        [one] The feedback for row { $rows } was wrong. The game does not count and is played again.
       *[other] The feedback for rows { $rows } was wrong. The game does not count and is played again.
    }
terminal-ended-points = { $how } Points: { $points }.
terminal-ask-set =
    { $pegs ->
        [one] Set the code: type 1 letter, such as { $example }, then Enter.
       *[other] Set the code: type { $pegs } letters, such as { $example }, then Enter.
    }
terminal-ask-reveal = Lift the shield: type the code that was behind it, then Enter.
terminal-ask-hide = Set the code behind the real shield, then press Enter.
terminal-ask-mark = Give the feedback: how many red, how many white? Then Enter.
terminal-ask-guess = Type letters or numbers, or click on a colour. Enter places the guess.
terminal-game = Game { $game } of { $games }
terminal-edition = { $name } { $shape }
terminal-edition-house = { $name } { $shape } (house rule)
terminal-seat-free =
    { $role ->
        [codemaker] free seat, codemaker
       *[codebreaker] free seat, codebreaker
    }
terminal-seat =
    { $who ->
        [you] { $name } (you)
        [away] { $name } (away)
       *[other] { $name }
    }, { $role ->
        [codemaker] codemaker
       *[codebreaker] codebreaker
    }
terminal-codes-left = Codes left: { $codes }
terminal-more-codes = … and { $codes } more
terminal-red = Red
terminal-white = White
terminal-give-up = { $player }, do you want to give up this game?
terminal-holes-free = Some holes are still empty.
terminal-stale = The table changed before your move arrived; check the board and try again.
terminal-hint = Hint: { $guess }; { $why }.
terminal-score-card = Score card
terminal-how-to-play = How to play { $edition }
board-no-code = no code yet
board-shield = the shield
board-to-mark = no feedback yet
board-more-rows =
    { $rows ->
        [one] 1 more row
       *[other] { $rows } more rows
    }
guide-size-repeats = { $pegs } pegs, { $rows } rows, { $codes } codes. The code may repeat colours.
guide-size-different = { $pegs } pegs, { $rows } rows, { $codes } codes. All colours of the code are different.
guide-signs =
    ● red key peg: a peg of the right colour in the right place
    ○ white key peg: a peg of the right colour in the wrong place
    Key pegs have no order: they show how many pegs are right, never which.
guide-keys =
    C  claim that the feedback is wrong: the rows cannot all be true
    H  a good guess, F  does my row fit, L  the codes left (if hints are allowed)
    V  peek behind your shield, X  give up the game, D  the score card
    E  review a finished game: the rows each guess lost, and what was luck
    Q  leave the table; the match is saved and can be resumed
review-screen = Review  ·  { $players }
review-heading = Game { $game } of { $games }: the code was set by { $player }
review-heading-void = Game { $game } of { $games } (void): the code was set by { $player }
review-none = No review: { $problem }.
review-working = Computing what every guess was worth ...
review-whole-game = The whole game
review-rows-played =
    { $rows ->
        [one] 1 row played
       *[other] { $rows } rows played
    }
review-sum-remaining = still expected
review-sum-perfect = perfect play
review-sum-lost = lost
review-sum-luck = luck
review-row-heading = Row { $row } of { $rows }
review-row-graded = Row { $row } of { $rows }: { $grade }
review-not-reviewed-time = Not reviewed: time ran out.
review-not-reviewed-contradiction = Not reviewed: no code fits the rows up to here.
review-placed-by = { $player } placed it.
review-could-be = It could have been the code.
review-could-not-be =
    { $count ->
        [one] Row { $rows } rules out that it was the code.
       *[other] Rows { $rows } rule out that it was the code.
    }
review-rows-lost = Rows lost
review-luck = Luck
review-before = before
review-after = after
review-codes-left = Codes left
review-bits = Bits
review-bits-told = { NUMBER($gained, minimumFractionDigits: 2, maximumFractionDigits: 2) } gained, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } expected
review-best-possible = No guess was better.
review-none-better = No better guess is known.
review-better-was = Better was
review-best-known = The best known guess
review-expects = { $rows } rows expected. { $why }
review-others = Others: { $guesses }
review-short-row = row
review-short-lost = lost
review-short-luck = luck
review-short-left = left
review-left-ends = from { $first } to { $last }
record-title = Record
record-reading = Reading the record ...
record-empty-screen = No games have been recorded yet: play one to the end as a codebreaker.
record-everyone = Everyone at this terminal
record-export-asked = Write the games that are shown to this file
record-erase-question =
    { $games ->
        [one] Erase the only game of everyone at this terminal for good? Matches are kept.
       *[other] Erase all { $games } games of everyone at this terminal for good? Matches are kept.
    }
record-file-exists = '{ $path }' already exists: choose another name
record-written = Written to { $path }
record-range = { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-plot-rows = rows
record-plot-lost = rows lost
record-plot-good-luck = good luck
record-plot-bad-luck = bad luck
record-plot-all =
    { $games ->
        [one] { $first } to { $last }, 1 game
       *[other] { $first } to { $last }, { $games } games
    }
record-plot-last = { $first } to { $last }, the last { $shown } of { $games } games
record-plot-scale = 0 to { NUMBER($most, maximumFractionDigits: 2) }
record-plot-missed = x: not broken
record-plot-missed-group = x: someone else broke it, or nobody
record-plot-middle = Where only a range is known, its middle is drawn.
key-row = Row
key-whole-game = Whole game
key-other-game = Other game
key-read-on = Scroll
key-back = Back
key-edition = Edition
key-player = Player
key-export-as-csv = Export as CSV
key-erase = Erase
key-menu = Menu
key-choose = Choose
key-open = Open
key-quit = Quit
key-field = Field
key-begin = Start
key-guess = Guess
key-set-the-code = Set the code
key-the-code-is-set = The code is set
key-mark = Give feedback
key-reveal = Reveal
key-next-game = Next game
key-to-the-menu = To the menu
key-review = Review
key-play-again = Play again
key-take-back = Take back
key-hole = Hole
key-colour = Colour
key-red-or-white = Red or white
key-hint = Hint
key-fits = Fits?
key-codes-left = Codes left
key-claim = Claim
key-peek = Peek
key-give-up = Give up
key-points = Points
key-help = Help
key-leave = Leave
key-join = Join
key-close = Close
key-scroll = Scroll
key-yes = Yes
key-no = No
key-i-am-here = I am here
key-write = Write
key-cancel = Cancel
key-change = Change
option-version = Print the version.
missing-extra = this needs the extra "{ $extra }": pip install "keypeg[{ $extra }]"
undecided = the rows could not be checked within { $steps } steps
