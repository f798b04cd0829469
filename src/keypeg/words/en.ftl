### Keypeg's words in English. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = English

## Lists: "1, 3 and 4"

list-middle = { $start }, { $next }
list-end = { $start } and { $last }

## Numbers: the sign between thousands, the one before the fraction, and the first number with thousands set apart

number-group = ,
number-point = { "." }
number-grouped-from = 1000

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

## Buttons, labels and columns that several screens share

action-close = Close
action-copied = Copied
action-erase = Erase
action-give-up = Give up
action-guess = Guess
action-hint = Hint
action-join = Join in
action-next-game = Next game
action-no = No
action-review = Review
action-set-code = Set the code
action-share = Share
action-show-code = Show the code
action-yes = Yes

label-codes-left = Codes left
label-edition = Edition
label-first-codemaker = First codemaker
label-games = Games
label-luck = Luck
label-player = Player
label-players = Players
label-row = Row
label-rows = Rows
label-rows-lost = Rows lost
label-score-card = Score card
label-your-name = Your name

role-codebreaker = codebreaker
role-codemaker = codemaker

result-in-play = in play
result-not-broken = not broken

column-bad-luck = bad luck
column-best = best
column-broken = broken
column-edition = edition
column-expected = expected
column-feedback = feedback
column-games = games
column-good-luck = good luck
column-guess = guess
column-left = codes left
column-lost = rows lost
column-luck = luck
column-row = row
column-rows = rows

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
reason-claim-undecided = the rows could not be checked in time, so this claim does not count
reason-false-verdict = these rows do not contradict one another
reason-no-row-to-admit = there is no row with that number and feedback
reason-mark-is-right = the feedback of that row is correct
reason-conceding-off = giving up is switched off at this table
reason-conceded-already = you have already given up; the other codebreakers are still playing
reason-no-clock = this table has no turn timer

## Why a table refuses

reason-unknown-table = there is no such table
reason-table-closed = this table is closed
reason-unknown-seat = this table has no such seat
reason-seat-taken = this seat is taken
reason-computer-seat = a computer plays at this seat
reason-seat-guards-code = this seat guards the code of the game in play: it can be taken when that game is over
reason-name-taken = someone at this table already has that name
reason-not-your-seat = you do not hold this seat
reason-seats-open = the match starts when every seat is taken
reason-no-spectators = this table does not allow spectators
reason-no-hints = hints are switched off at this table
reason-codebreakers-only = hints are for the codebreakers while a game is being played
reason-too-many-tables = too many tables are open from your address: close one, or try again later
reason-too-many-seats = too many seats are taken from your address: leave one, or try again later
reason-nothing-finished = no game of this match has ended yet, so there is nothing to export
reason-match-goes-on = you can ask for a rematch when the match is over
reason-no-such-game = this match has no such game
reason-no-such-row = this game has no such row with feedback
reason-game-goes-on = this game is not over yet: a review is available at its end, or now if the table allows hints
reason-not-recorded = only games that you played to the end as a codebreaker are recorded
reason-too-large-to-review = this edition has too many codes for a review
reason-bad-action-id = the action id must be 1 to 64 printable ASCII characters
reason-table-here = this table is already here
reason-nobody-left = nobody has left this table
reason-nobody-away = nobody has been away for long enough
reason-elsewhere = you are now playing on another device
reason-bad-pass = this link has already been used, or is more than ten minutes old
reason-pass-hides-code = this player has set the code of the game in play: the seat can be passed on when the game is over
reason-code-gone = the code left with its codemaker, so this game cannot continue
reason-name-fixed = names can be changed only before the first move
reason-host-starts = the player who opened the table starts the match while they are connected
reason-no-copy = only a game between one person and computers, without a turn timer, can continue on a device
reason-bad-journal = the journal of this table does not follow the rules
reason-old-reading = this match started under an earlier reading of the rules and cannot be moved: finish it here, or start a new one
reason-no-ladder-token = this needs the token of a ladder player: join first
reason-ladder-name-taken = a ladder player already has that name
reason-no-token = this needs the token of a seat
reason-unknown-room = there is no room with that code
reason-room-closed = this room is closed
reason-room-full = this room is full
reason-room-name-taken = someone in this room already has that name, or one that looks like it
reason-name-not-listed = that name is not on the list of this room
reason-not-in-room = there is no such player in this room: join first
reason-host-only = only the host of this room can do that
reason-host-sets-code = the host sets the codes of this room and therefore cannot play
reason-table-sets-code = in this room the host does not set the code
reason-code-missing = a code has to be set before this round can start
reason-no-duel = only the two players of a duel set codes for each other
reason-too-few-players = not enough players have joined yet
reason-round-goes-on = this round is still being played
reason-rounds-played = all rounds of this room have been played
reason-no-round = no round is being played right now
reason-round-paused = the host has paused this round
reason-round-not-begun = this round has not begun yet
reason-no-more-hints = there are no more hints for this round
reason-no-rematch = the next game is in the room, not at this table
table-of-room = a table of room { $room } is dealt by the room itself and cannot be opened
reason-stale = the table changed before your move arrived; check the board and try again
reason-store = the database cannot be reached right now: try again
reason-failed = internal server error
reason-origin = this page comes from another site and may not use these tables
reason-no-address = there is nothing at this URL
reason-no-memory = this device has too little memory for that
reason-no-method = this URL does not support that method
reason-too-large = the request is too large
reason-left = this seat was given up
reason-restart = the server is shutting down
reason-silent = no answer to the heartbeat
reason-too-many =
    { $what ->
        [actions] too many actions in a short time: wait a moment
        [tables] too many new tables in a short time: wait a moment
        [reactions] too many reactions in a short time: wait a moment
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
interrupted = interrupted
unknown-language = '{ $text }' is not a language Keypeg speaks: it speaks { $languages }
unknown-edition = unknown edition '{ $text }': the editions are { $editions }; or write a shape such as 4x6r10
unknown-level = unknown level '{ $text }': the levels are { $levels }
unknown-strategy = unknown strategy '{ $text }': the strategies are { $strategies }
strategy-failed = strategy { $name } failed at '{ $position }': { $problem }
strategy-ambiguous = { $count } packages have a strategy called '{ $text }': write package:name
strategy-not-loaded = strategy '{ $text }' cannot be loaded: { $problem }
strategy-not-function = strategy '{ $text }' cannot be called with a position and a random source: write def { $function }(position, chance)
strategy-never-breaks = strategy { $name } has not broken a code of { $edition } in { $rows } rows
kernel-missing = perfect play needs the native kernel: install keypeg again with a C++ compiler
library-missing = this needs the library '{ $name }': pip install --upgrade keypeg
players-exact = { $edition } is for { $needed } players, not for { $players }
players-range = { $edition } is for { $least } to { $most } players, not for { $players }
games-range = a match of { $games } games is not possible: choose 1 to 100
games-even = a match of { $edition } has an even number of games, not { $games }
games-players = a match of { $edition } with { $players } players has { $players } games or a multiple of { $players }, not { $games }
shape-limit =
    { $what ->
        [pegs] the number of pegs cannot be { $value }: choose { $least } to { $most }
        [colours] the number of colours cannot be { $value }: choose { $least } to { $most }
       *[rows] the number of rows cannot be { $value }: choose { $least } to { $most }
    }
shape-few-colours = { $colours } colours are too few for { $pegs } different pegs: allow repeats, or take at least { $pegs } colours
shape-guess-repeats = guesses must be allowed to repeat colours when the secret may repeat them
name-invalid = '{ $name }' cannot be a name: a name has 1 to 40 printable characters
name-twice = two players are called '{ $name }': names must be different
first-seat = seat { $seat } cannot start: there are { $seats } seats
shield-table-marks = the table cannot give feedback for a code behind a real shield: let the codemaker do it
digit-sum-not-here = { $edition } cannot be played as { $shape }: only number in its own size gives the sum of the digits, as number/4x6s
digit-sum-not-agreed = { $edition } does not give the sum of the digits: leave out sum=, or play number/4x6s
digit-sum-range = no code has digits that add up to { $sum }: choose { $least } to { $most }
digit-sum-unknown = the sum of the digits can only be given if the table knows the code: play without a real shield, and without the adversary
seconds-range = { $seconds } seconds per turn are not possible: choose 1 to 86,400
reading-unknown = there is no reading { $reading } of the rules: choose 1 to { $newest }
seat-person-level = seat { $seat } is for a person, and people have no level
seat-unknown-level = seat { $seat } has the unknown level '{ $text }': the levels are { $levels }
adversary-seat = seat { $seat } cannot be an adversary: there are { $seats } seats
warning-odd-games =
    { $games ->
        [1] With one game, only one player is codemaker; an even number is fairer.
       *[other] With { $games } games, one player is codemaker more often; an even number is fairer.
    }

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
notation-feedback-form-in-black = '{ $text }' is not feedback: write black-white, such as 1-2
notation-feedback-count =
    { $pegs ->
        [one] feedback { $text } is impossible in { $edition }: { $count } key pegs for 1 peg
       *[other] feedback { $text } is impossible in { $edition }: { $count } key pegs for { $pegs } pegs
    }
notation-feedback-last-white = feedback { $text } is impossible in { $edition }: with { $red } red, the last key peg cannot be white
notation-feedback-last-white-in-black = feedback { $text } is impossible in { $edition }: with { $red } black, the last key peg cannot be white
notation-feedback-places = feedback { $text } is impossible in { $edition }: its key pegs count right places only, so none is white
notation-feedback-colours = feedback { $text } is impossible in { $edition }: its key pegs count right colours only, so all are white
notation-feedback-range = feedback of { $red } red and { $white } white key pegs is impossible: each must be 0 or more, and together they can be at most { $most }
notation-feedback-range-in-black = feedback of { $red } black and { $white } white key pegs is impossible: each must be 0 or more, and together they can be at most { $most }
notation-shape = '{ $text }' is not a shape: write pegs x colours, such as 4x6; then, if you like, r and the rows, b for blanks, p or c for key pegs that count only places or only colours, u for a secret without repeats (U for guesses too), d for one with repeats
counting-not-here = in { $shape } key pegs count only places or only colours: books, proofs and the laboratory need key pegs that count both
notation-position-empty = the position is empty: write an edition and then its rows, such as classic RRGG:1-0
notation-position-rows = { $count } rows are too many for { $edition }: it has { $rows }
notation-digit-sum = '{ $text }' is not a sum of digits: write sum=14
notation-row = '{ $text }' is not a row: write guess:red-white, such as { $example }
notation-row-in-black = '{ $text }' is not a row: write guess:black-white, such as { $example }
notation-action = '{ $text }' is not an action: write secret, guess, mark, reveal or admit with its value; or claim, concede or time
notation-action-row = '{ $text }' is not an action: '{ $number }' is not the number of a row

## Match texts

text-too-long = the match text has { $length } characters; at most { $most } are allowed
text-tag-twice = line { $line }: the tag { $tag } appears twice
text-tag-form = line { $line }: '{ $text }' is not a tag: write [Name "value"]
text-tag-missing = the match text lacks the tag { $tag }
text-no-result = the match text lacks its result: add a tag such as [Result "*"]
text-cut-off = the match text is cut off: its last line must be the result, such as 5-6, or *
text-wrong-result = the match text gives the result as '{ $told }', but its rows make it { $result }
text-not-whole = { $tag } is '{ $text }': write a whole number
text-one-of = { $tag } is '{ $text }': write { $first } or { $second }
text-line = line { $line }: { $problem }
text-game-early = game { $game } starts before the previous one has ended
text-game-order = the next game is { $game } with codemaker { $codemaker }, not { $told } with codemaker { $told_codemaker }
text-no-ending = it says '{ $text }', but no game has just ended
text-wrong-ending = it says '{ $text }', but the rows make it '{ $ending }'
text-row-order = the next row is { $row }, not { $told }
text-claim-shown = it says the claim was '{ $text }', but it was shown
text-claim-not-shown = it says the claim was '{ $text }', but it was not shown
text-claim = '{ $text }' is not a line of a match: write claim, the seat, then not shown, or shown and the rows
text-claim-false = it says '{ $text }', but these rows do not contradict one another
text-concede = '{ $text }' is not a line of a match: write concede and the seat
text-row-number = '{ $text }' is not a line of a match: a row starts with its number, such as 1. { $guess }

## Training: the daily code, puzzles and lessons

daily-not-a-day = '{ $text }' is not a day with a daily code: write a date from 2026-01-01 on, such as 2026-11-15
puzzle-level = there is no level { $level }: choose 1 to { $most }
puzzle-not-a-key = '{ $text }' is not a puzzle: write kind, level and seed, such as only-code:3:abc
puzzle-not-a-row = '{ $text }' is not a row: write a number from 1 to { $most }
lesson-not-a-number = '{ $text }' is not a number
daily-not-a-name = '{ $text }' is not a daily code: write a day and easy, classic or hard, such as 2026-11-15-classic
daily-other-edition = the daily code { $name } is not played with { $edition }
daily-not-yet = the day { $text } has not begun yet; is the clock of this device right?
lesson-no-step = there is no step '{ $text }' in the lessons

puzzle-only-code-question = Only one code fits all these clues. Which one?
puzzle-perfect-guess-question = Find a perfect guess: one that needs the fewest rows on average.
puzzle-wrong-clue-question = Exactly one of these clues is wrong. Which one?
puzzle-win-in-two-question = Find a guess that lets you win in two rows for sure.

puzzle-why-only-code = All rows together leave only { $code }.
puzzle-why-left = { $left } codes still fit.
puzzle-why-splits =
    { $most ->
        [one] { $code } has { $answers } possible answers, and each leaves only one code.
       *[other] { $code } has { $answers } possible answers, and none leaves more than { $most } codes.
    }
puzzle-why-could-win = { $code } could even be the code itself.
puzzle-why-no-candidate = { $code } cannot be the code itself. It is a better guess because it tells you more.
puzzle-why-perfect-count =
    { $count ->
        [one] No other guess is as good.
       *[other] { $count } guesses are equally good.
    }
puzzle-why-all-apart = Each of the { $left } codes would give { $code } a different answer, so the next row wins.
puzzle-why-separating-count =
    { $count ->
        [one] No other guess does that.
       *[other] { $count } guesses do that.
    }
puzzle-why-contradict =
    { $count ->
        [one] Row { $rows } cannot be true.
       *[other] Rows { $rows } cannot all be true.
    }
puzzle-why-denies = Row { $row } cannot be true together with that.
puzzle-why-without =
    { $left ->
        [one] Without row { $row }, one code fits the other clues.
       *[other] Without row { $row }, { $left } codes fit the other clues.
    }
puzzle-why-no-other = If any other clue were the wrong one, row { $row } would have to be true, and then no code fits.

lesson-clue-title = What a clue says
lesson-clue-1 = One red key peg: exactly one peg has the right colour in the right place. You are not told which one.
lesson-clue-1-in-black = One black key peg: exactly one peg has the right colour in the right place. You are not told which one.
lesson-clue-2 = One white key peg: exactly one of these colours is in the code, but in a different place. Again, you are not told which.
lesson-clue-3 = The code is red, green, blue. What feedback does red, blue, yellow get?
lesson-clue-3-after = Red is in the right place: one red key peg. Blue is in the code, but elsewhere: one white. Yellow is not in the code and gets nothing.
lesson-clue-3-after-in-black = Red is in the right place: one black key peg. Blue is in the code, but elsewhere: one white. Yellow is not in the code and gets nothing.
lesson-clue-4 = No key peg at all is the strongest clue. Three colours are out, three are left for three pegs. How many codes still fit?
lesson-clue-4-after = Three choices for each of three pegs: 3 × 3 × 3 = 27. Before this row it was 216.
lesson-clue-5 = Both rows have the right colours, all in the wrong places. Which code is it?
lesson-clue-5-after = Red is not on peg 1 or 3, so it is on peg 2. Blue is not on peg 2 or 1, so it is on peg 3. Green is on peg 1.

lesson-counting-title = Counting
lesson-counting-1 = A row of one colour counts that colour. One key peg means red is in the code once.
lesson-counting-2 = Red is in the code once and blue twice. How many of the four pegs have another colour?
lesson-counting-2-after = One. All pegs together make four, so whatever you have not counted yet fills the rest.
lesson-counting-3 = Now you know every colour: one red, two blue, one green. How many orders are possible?
lesson-counting-3-after = Twelve. Red has four places, green the three that are left, and blue fills the other two: 4 × 3.
lesson-counting-4 = Two more rows tell you the order. Which code is it?
lesson-counting-4-after = The fourth row leaves four orders, and only this one agrees with the fifth row.

lesson-splitting-title = Splitting
lesson-splitting-1 = Twelve codes are left. A good guess splits them into many small groups, one for each possible answer. The more groups, the fewer codes remain.
lesson-splitting-2 = Red, blue, blue, green got one red and three white key pegs. How many of the twelve codes still fit?
lesson-splitting-2-in-black = Red, blue, blue, green got one black and three white key pegs. How many of the twelve codes still fit?
lesson-splitting-2-after = Four. One guess turned twelve codes into four.
lesson-splitting-3 = Find a guess for which each of the four codes gives a different answer. Then the next row wins for sure.
lesson-splitting-3-after = Every answer now means exactly one code. Whatever the feedback is, the next row wins.

lesson-impossible-title = Guesses that cannot win
lesson-impossible-1 = Three pegs are red, and the last one is not. How many codes still fit?
lesson-impossible-1-after = Three: the last peg is yellow, white or black.
lesson-impossible-2 = If you try the three codes one after another, you may need three rows. Each of them only tells you "yes" or "no".
lesson-impossible-3 = Find a guess that settles it at once, even though it cannot be the code.
lesson-impossible-3-after = Put two of the three colours into one guess, in different places. One of them in the right place, in the wrong place, or neither: three answers for three codes.

lesson-blanks-title = Empty holes
lesson-blanks-1 = When empty holes are allowed, "empty" is just one more colour. A row of four empty holes counts how many holes of the code are empty: here, two.
lesson-blanks-2 = The code is red, empty, empty, blue. What feedback does empty, red, empty, blue get?
lesson-blanks-2-after = The third hole and blue match exactly: two red. Red and the other empty hole are in the code but elsewhere: two white.
lesson-blanks-2-after-in-black = The third hole and blue match exactly: two black. Red and the other empty hole are in the code but elsewhere: two white.
lesson-blanks-3 = A new hidden code. Row 1: two of its holes are empty. Row 2: red and blue fill the others, and two of the four are in the right place. How many codes still fit?
lesson-blanks-3-after = Five. Two of the four stay where they are, and the other two change places.
lesson-blanks-4 = One more row is played: red, empty, empty, blue. Only one code fits all three rows. Which one? “Empty” is in the palette, beside the colours.
lesson-blanks-4-after = It is the only one of the five codes that gives row 3 two red and two white key pegs.
lesson-blanks-4-after-in-black = It is the only one of the five codes that gives row 3 two black and two white key pegs.

lesson-group-title = Playing in a group
lesson-group-1 = In a group everyone guesses on the same board, one after another, and sees every clue. Your own guess scores points for you, and its clue helps whoever comes next.
lesson-group-2 = A guess scores 2 points for each red key peg and 1 for each white one. What does this row score?
lesson-group-2-in-black = A guess scores 2 points for each black key peg and 1 for each white one. What does this row score?
lesson-group-2-after = One red and two white key pegs: 2 + 1 + 1 = 4 points.
lesson-group-2-after-in-black = One black and two white key pegs: 2 + 1 + 1 = 4 points.
lesson-group-3 = The guess that breaks the code scores 10 points, in place of the points for its key pegs. Anna played rows 1 and 3. How many points does she have?
lesson-group-3-after = Fourteen: 4 for row 1, and 10 for row 3, which breaks the code.
lesson-group-4 = Another game, of six rows: two people guessed in turn, and nobody broke the code. The codemaker gets 5 points per round of two guesses, and 10 more for an unbroken code. How many is that?
lesson-group-4-after = Twenty-five: 5 for each of the three rounds of two guesses, and 10 more because the code was never broken.
lesson-group-5 = So a guess that tells a lot but cannot win may hand the ten points to the next player. Near the end, guess a code that is still possible.

## Files, databases and servers

file-unreadable = cannot read '{ $path }': { $problem }
file-not-text = cannot read '{ $path }': byte { $byte } is not UTF-8 text
file-unwritable = cannot write '{ $path }': { $problem }
store-newer = the database has version { $found }, but this program only knows version { $newest }: install a newer Keypeg
store-blocked = the database cannot accept changes right now: try again
store-closing = the tables are shutting down
store-contended = other processes keep writing to this table first: try again
table-options-damaged = the options of this table are damaged in the database, so it cannot be opened
table-line-damaged = line { $line } of this table's journal is damaged in the database, so it cannot be opened
store-url-fails = the database { $url } does not work: { $problem }
store-fails = the database does not work: { $problem }
store-url-form = '{ $url }' is not a database URL
store-in-memory = the database must be a file, so that it outlives the program: for example sqlite:///tables.sqlite3
store-backend = '{ $name }' is not a supported database: choose sqlite or postgresql
store-folder = cannot store tables in '{ $path }': { $problem }
serve-address = cannot listen on { $host } port { $port }: { $problem }
serve-origin = { $text } is not an origin: write it like https://example.org, without a path
serve-metrics-address = { $text } is not an address for metrics: write it like 127.0.0.1:9100
serve-workers = several workers need PostgreSQL: add --database postgresql://...
request-field = cannot read { $field }: { $problem }
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
edition-mini2004-name = Mini 2004
edition-mini2004-about = Four pegs, six colours, eight rows: the later travel box. Scored like Classic.
edition-mini2004-source = The size of Mini Mastermind of 2004, as lists of the boxes give it. We have no rule sheet of it, so the points are those of Classic.
edition-kids-name = Kids
edition-kids-about = Three pegs, six colours, nine rows: a first game. Scored like Classic.
edition-kids-source = Pressman’s rule sheet of Mastermind for Kids: the size, and that the younger player makes the first code. The points are those of Classic.
edition-bulls-name = Bulls and Cows
edition-bulls-about = Four different digits out of ten, in the secret and in every guess. Red key pegs are bulls, white ones are cows.
edition-bulls-about-in-black = Four different digits out of ten, in the secret and in every guess. Black key pegs are bulls, white ones are cows.
edition-bulls-source = The traditional game with pencil and paper. It has no board, so the ten rows and the points of Classic are our choice.
edition-number-name = Number
edition-number-about = Four digits from 1 to 6, and a digit may appear more than once. Scored like Classic.
edition-number-source = The digits of Number Mastermind by Invicta (1976), with its optional clue, the sum of the digits. We have no rule sheet of it: the ten rows and the points of Classic are our choice.
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
event-secret-set-digit-sum = { $player } has set the code. Its digits add up to { $sum }.
event-guess-placed = Row { $row }, { $player }: { $colours }.
event-feedback-given = Row { $row }: { $feedback }.
event-row-lost = Row { $row }: { $player } ran out of time and loses the row.
event-row-skipped = Row { $row }: { $player } is away and is skipped.
event-turn-skipped = { $player } is away and is skipped.
event-claim-shown = { $player } says the feedback is wrong, and the rows prove it.
event-claim-not-shown = { $player } says the feedback is wrong, but the rows do not prove it.
event-mark-admitted = { $player } admits that the feedback of row { $row } was wrong.
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
        [forfeited] Game { $game } is over: the codemaker gave up.
        [wrong] Game { $game } is over: the codemaker gave wrong information and loses it.
        [void-last] Game { $game } does not count, and the match ends with it.
       *[void] Game { $game } does not count and is played again.
    }{ $scored ->
        [0] {""}
       *[other] {" "}Points: { $points }.
    }
event-match-ended = The match is over: { $verdict }.
verdict-winner = { $player } wins
verdict-draw = it is a draw
verdict-shared = { $players } share the win
subject-computer = { $place ->
        [start] The computer
       *[inside] the computer
    }{ $rest }
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
hint-could-win =
    it leaves { NUMBER($expected, maximumFractionDigits: 1) } of { $left } codes on average ({ $answers } { $answers ->
        [one] possible answer
       *[other] possible answers
    }) and could win outright
hint-cannot-win =
    it leaves { NUMBER($expected, maximumFractionDigits: 1) } of { $left } codes on average ({ $answers } { $answers ->
        [one] possible answer
       *[other] possible answers
    }), although it cannot be the secret itself
hint-sampled = there are too many guesses to compare them all, so it is the best of a sample
hint-answer = { $guess }: { $why }.
hint-look-only = Only one code is left: which one agrees with every row?
hint-look-begin = Nothing is known yet: any guess that could be the code is a start.
hint-look-first =
    { $colours ->
        [one] Look for a guess of one colour.
       *[other] Look for a guess with { $colours } different colours.
    }
hint-look-fits =
    { $new ->
        [0] Look for a code that agrees with every row.
        [one] Look for a code that agrees with every row and brings in one colour that no row has yet.
       *[other] Look for a code that agrees with every row and brings in { $new } colours that no row has yet.
    }
hint-look-tests =
    { $new ->
        [0] Look for a guess that tells you more, even if it cannot be the code: mix what is still open.
        [one] Look for a guess that tells you more, even if it cannot be the code: bring in one colour that no row has yet.
       *[other] Look for a guess that tells you more, even if it cannot be the code: bring in { $new } colours that no row has yet.
    }
check-possible = Possible: it fits every row.
check-repeats = Not possible: all colours of the secret are different.
check-refused = Not possible. { $why }
check-fits = At least one code fits every row.
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
        [one] Perfect play breaks this code in 1 row; no code needs fewer.
       *[other] Perfect play breaks this code in { $rows } rows; { $percent ->
            [0] hardly any code needs fewer
           *[other] { NUMBER($percent, maximumFractionDigits: 0) }% of all codes need fewer
        }.
    }
hardness-best-known =
    { $rows ->
        [one] The best play known breaks this code in 1 row; no code needs fewer.
       *[other] The best play known breaks this code in { $rows } rows; { $percent ->
            [0] hardly any code needs fewer
           *[other] { NUMBER($percent, maximumFractionDigits: 0) }% of all codes need fewer
        }.
    }
review-why-could-win =
    It leaves { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] code
       *[other] codes
    } on average ({ $answers } { $answers ->
        [one] possible answer
       *[other] possible answers
    }) and could win outright.
review-why-cannot-win =
    It leaves { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] code
       *[other] codes
    } on average ({ $answers } { $answers ->
        [one] possible answer
       *[other] possible answers
    }), but it cannot win at once.
review-word-perfect = perfect
review-word-good = good
review-word-mistake = mistake
review-word-fine = fine
review-word-slip = slip
review-verdict-flawless = A flawless game.
review-verdict-strong = A strong game.
review-verdict-good = A good game.
review-verdict-decent = A decent game.
review-verdict-learning = A game to learn from.
review-verdict-open =
    { $rows ->
        [one] Broken in one row.
       *[other] Broken in { $rows } rows.
    }
review-verdict-unbroken = The code held out this time.
review-praise-all = No guess could have been better.
review-praise-perfect =
    { $perfect ->
        [one] One of { $rows } guesses could not have been better.
       *[other] { $perfect } of { $rows } guesses could not have been better.
    }
review-praise-every = Every guess could have been the code.
review-praise-possible =
    { $possible ->
        [one] One of { $rows } guesses could have been the code.
       *[other] { $possible } of { $rows } guesses could have been the code.
    }
review-still-possible =
    { $codes ->
        [one] Only one code was still possible.
       *[other] { $codes } codes were still possible.
    }
review-below-the-book = Even perfect play takes { $rows } rows for this code.
review-luck-much =
    { $row ->
        [0] Luck helped a lot.
       *[other] Luck helped a lot, most of all in row { $row }.
    }
review-luck-little =
    { $row ->
        [0] Luck helped a little.
       *[other] Luck helped a little, most of all in row { $row }.
    }
review-luck-none = Luck hardly mattered.
review-no-luck-little =
    { $row ->
        [0] The answers were a little unlucky.
       *[other] The answers were a little unlucky, most of all the one to row { $row }.
    }
review-no-luck-much =
    { $row ->
        [0] The answers were unlucky.
       *[other] The answers were unlucky, most of all the one to row { $row }.
    }
review-moment = The one to learn from: row { $row }
review-loss-nothing = Only one answer was possible, so this guess told you nothing new.
review-loss-impossible = It could not be the code. { $why }
review-loss-could-win = A guess that could be the code was better here.
review-loss-explore-codes =
    { $best ->
        [one] It could win at once, but a guess that cannot win tells you more here: it leaves at most one code, this one up to { $own }.
       *[other] It could win at once, but a guess that cannot win tells you more here: it leaves at most { $best } codes, this one up to { $own }.
    }
review-loss-explore-answers = It could win at once, but a guess that cannot win tells you more here: it has { $best } possible answers, this one { $own }.
review-loss-codes =
    { $best ->
        [one] It could leave up to { $own } codes; a better guess leaves at most one.
       *[other] It could leave up to { $own } codes; a better guess leaves at most { $best }.
    }
review-loss-answers = It had { $own } possible answers; a better guess has { $best }, so it tells you more.
review-loss-slower = Another guess finds the code a little sooner on average.
retry-perfect = That is it: no guess is better here.
retry-good = Very good: hardly any guess is better here.
retry-same = No better and no worse than row { $row }.
retry-better = Better than row { $row }, but there is an even better guess.
retry-worse = Row { $row } was better than this.
retry-open = This box has too many codes to say for certain whether this is better.
review-grade = { $word }
review-grade-at-best = { $word } at best
review-grade-impossible = { $grade } (row { $row } rules it out)
review-left = { $before } to { $after }
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
review-better-head = better guess
review-not-reviewed = not reviewed
review-row-lost = lost { $rows }
review-row-luck = luck { $rows }
review-row-impossible = row { $row } rules it out
review-row-expects = { $rows } rows
board-title = Board: { $edition }
board-picture = Mastermind board, { $played } of { $rows } rows played
board-row = { $guess }: { $feedback }
board-digit-sum = The digits add up to { $sum }
board-lost-row = lost
board-code = the code
board-time-ran-out = time ran out
board-skipped = skipped

## The record

record-empty = No games have been recorded yet.
record-empty-here = no games have been recorded yet: play one to the end as a codebreaker with keypeg play
record-rows = { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-no-rows = –
record-edition =
    { $games ->
        [one] { $edition }: 1 game, { $broken } broken
       *[other] { $edition }: { $games } games, { $broken } broken
    }
record-averages = on average { $rows } rows, { $lost } lost, luck { $luck }
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

mark-answer-both = { $red } red, { $white } white
mark-answer-both-in-black = { $red } black, { $white } white
mark-answer-places = { $red } red
mark-answer-places-in-black = { $red } black
mark-answer-colours =
    { $white ->
        [one] { $white } right colour
       *[other] { $white } right colours
    }
editions-head = { $key }  { $name }, { $shape }, { $players } players
editions-head-range = { $key }  { $name }, { $shape }, { $least } to { $most } players
simulate-both = choose either a strategy or a level
simulate-progress = secrets
simulate-summary = { $secrets } secrets, { $total } rows, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } on average; the longest game takes { $max } rows
simulate-row = {"  "}row { $row }  { $secrets }
solve-help = Type the feedback as red-white, such as 1-2; or another guess; or both. Type undo to remove the last row, fix 2 1-0 to correct row 2, or quit to leave.
solve-help-in-black = Type the feedback as black-white, such as 1-2; or another guess; or both. Type undo to remove the last row, fix 2 1-0 to correct row 2, or quit to leave.
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
play-no-terminal = this command needs a terminal for input and output (try keypeg solve instead)
prove-objective = '{ $text }' is not an objective: choose average or worst
prove-max-rows = { $rows } rows are not possible: choose 1 to 254
prove-threads = { $threads } threads are not possible: choose 1 to 256
prove-no-tree = no strategy breaks every secret of { $edition } in at most { $rows } rows
prove-too-large = { $edition } is too large to prove: it has { $codes } secrets; at most { $most } are possible
prove-summary = { $shape }: { $total } rows for { $secrets } secrets, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } on average; the longest game takes { $max } rows
prove-best = best so far { $rows }
prove-none-yet = none found yet
prove-progress = { $edition }: at least { $lower }, { $best }; first guesses { $settled }/{ $guesses }, parts of this one { $parts_settled }/{ $parts }
verify-checked = checked: { $what }
verify-rests = relies on the search: { $what }
known-open = Best known: no strategy has a total below { $rows }.
known-worst = Another strategy breaks every code in { $rows } rows; none is guaranteed to do it in fewer.
known-first = first guess { $guess }; { $command }
known-before = known before: { $what }
known-nothing = nothing is known about { $edition }: choose one of { $shapes }
bound-average-only = a lower bound can only be written for the average, without a row limit
bound-false = this lower bound does not hold: { $problem }
bound-claims = { $claims } claims, { $sets } sets of codes
bound-trusted = { $claims } claims below the depth of this file
bound-holds = no strategy has a total below { $rows }
bound-progress = Writing claims
verify-progress = Checking claims
bench-path = path: { $path }
bench-partition = partition { $candidates } candidates by all { $guesses } guesses of 5x8
bench-tree = whole tree of 5x8, { $strategy }
bench-prove = prove 4x6
mcp-here = Keypeg's tools are at { $address }
serve-here = Keypeg is at { $address }
serve-phone = On a phone in the same network: { $address }
serve-no-page = This installation has no page, so browsers have nothing to show. Install Node 20.19 or newer, then run this again in Keypeg's folder: pip install .
fair-no-table = there is no table in '{ $link }': give the link of a table
fair-unknown-table = cannot ask '{ $link }': there is no such table
fair-refused = cannot ask '{ $link }': the server answered { $status }
fair-unreachable = cannot ask '{ $link }': { $problem }
fair-unreadable = this is not what a server publishes at /fair: a list with a digest per game
fair-not-ascii = { $what } '{ $text }' cannot be checked: it must be ASCII without spaces
fair-not-revealed = Game { $game }: the code is not revealed yet.
fair-yes = Game { $game }: fair, { $code } is the code that was set.
fair-no = Game { $game }: NOT FAIR, { $code } is not the code that was set.
fair-nothing = No code has been set at this table yet.

## The help of the command line

help-example = Example: { $command }
help-keypeg = Mastermind in ten boxed editions.
help-play =
    Play in the terminal: against the computer, together at one screen, or beside a real board.

    Matches are saved, and you can continue them later.
help-join = Take a seat at a table on a server or join a room, or return to where you already are.
help-daily =
    Play the daily code in plain text: one a day, the same for everyone.

    Type one guess per line, and quit to continue later. `keypeg play` continues the same game.
help-puzzle =
    Solve a puzzle in plain text; the exit code is 1 if the answer is wrong.

    Type the answer, ? to see it, or quit to leave. Without a key it is the next puzzle of your training.
argument-day = The day, such as 2026-11-15; without it, today.
argument-puzzle = A puzzle by its key, such as only-code:3:abc; it does not count for your training.
option-family = How hard the code is.
daily-family = there is no daily code '{ $text }': choose { $families }
daily-ask = Row { $row }:
daily-code-was = The code was { $code }.
puzzle-ask = Your answer:
help-solve =
    Break the code of a real board or of another program: Keypeg suggests a guess, you type the feedback.

    Type feedback as red-white, such as 1-2; or another guess first, such as RRGG; or both, RRGG 1-2. Type undo to remove the last row, fix 2 1-0 to correct row 2, and quit to leave.
help-solve-in-black =
    Break the code of a real board or of another program: Keypeg suggests a guess, you type the feedback.

    Type feedback as black-white, such as 1-2; or another guess first, such as RRGG; or both, RRGG 1-2. Type undo to remove the last row, fix 2 1-0 to correct row 2, and quit to leave.
help-serve = Serve tables to browsers and programs. Stop it with Ctrl-C; nothing is lost.
help-fair = Check that every code revealed at a table is the one its codemaker had set; the exit code is 1 if one is not.
help-editions = List the boxed editions.
help-mark = Print the feedback for a guess.
help-candidates = List the codes that fit every row.
help-check = Check whether any code fits all rows, and suggest corrections if none does.
help-hint = Suggest a guess, and say why.
help-explain = Say in words what the rows tell you about the code.
help-simulate = Let a strategy break every secret, and count the rows.
help-prove =
    Prove perfect play: the fewest rows on average, or in the worst case.

    If you interrupt a proof, it continues from there when you run the command again.
help-verify = Replay every secret through the tree of a certificate, and check what it claims.
help-known = Print what is known about perfect play of a shape.
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
option-temperature = The sampling temperature; not sent if not given.
option-tokens = The maximum number of tokens per reply, sent as max_tokens.
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
option-site = The origin of a site made by make site whose tables may be moved here, such as https://example.org.
option-metrics-address = Serve the metrics at this HOST:PORT only, such as 127.0.0.1:9100, and not beside the page.
option-unlimited = Switch off all limits, for measurements.
option-seed = The random seed: the same seed gives the same answer.
option-explain-guess = A guess: say whether it could be the code, and if not, which row says no.
option-hint-explain = Give the hint in steps: what the rows tell you, what to look for, then the guess.
option-strategy = How to choose a guess.
option-count = Only print how many there are.
option-level = Let a level play instead.
option-max-rows = Only consider strategies that need at most D rows.
option-objective = What to minimise: average or worst.
option-threads = The number of cores to use.
option-out = Write the certificate, with its tree, to this file.
option-bound = Write a lower bound that `keypeg verify` checks without the search to this file.
option-depth = How many guesses deep the lower bound is checked.
option-seconds = The time limit per game.
option-review-svg = Draw the games, one below the other, into an SVG file.
option-record-svg = Draw the games over time into an SVG file.
option-player = Only the games of this player.
option-csv = Print one line per game, for a spreadsheet.
option-erase = Erase the whole record for good; at a terminal it asks first.
option-pause = Wait for Enter after each action.
argument-position = An edition and rows, such as classic RRGG:1-0; or a file that contains them; or - for standard input.
argument-start = An edition and the rows so far, such as classic RRGG:1-0; the default is classic.
argument-table = The link of a table or a room, such as http://localhost:8222/t/TABLE; with --server, the code of a room.
argument-fair = The link of a table, or a file with the answer of its /fair.
argument-secret = The code behind the shield, such as RGBY.
argument-guess = The guess, such as RRGG.
argument-match = A file with a match text; - reads standard input.
argument-certificate = A certificate, as written by `keypeg prove --out`.
argument-known = An edition or a shape, such as 4x7.
help-mcp = Serve tables to an assistant over the Model Context Protocol: standard input and output, or HTTP.
option-http = Serve HTTP at /mcp instead.
option-mcp-database = The database for tables; without it, they are lost at the end.
eval-url = '{ $url }' is not the URL of a model: write one such as http://127.0.0.1:8000/v1
bot-without-command = a bot needs a command, such as bot:./mybot
text-game-over = the game is over: call reset first
mcp-ticket = '{ $text }' is not a ticket: use the one that open_table returned
cannot-listen = cannot listen on { $address }: { $problem }
no-vector-kernel = the vector environment needs the native kernel, which is not installed
help-tablebase = Write perfect play for every position of at most two rows; symmetric positions are written once.
help-dataset = Write training examples: positions with the value of every guess, or puzzles.
option-tablebase-out = The file to write.
argument-dataset-kind = What to write: values (the value of every guess), single (one code is left), choice (four codes, one can be the secret), consistency (can the rows be true), contradictory, or all (the whole benchmark, in a folder).
option-dataset-count = How many examples to write.
option-dataset-out = The file to write: JSON Lines, or Parquet if its name ends in .parquet.
tablebase-progress = Solving positions
tablebase-written = Wrote { $records } positions ({ $bytes } bytes) to { $path }
tablebase-too-large = { $edition } has { $guesses } guesses, and a tablebase can have at most { $limit }
tablebase-unreadable = '{ $path }' is not a tablebase
dataset-progress = Making examples
dataset-written = Wrote { $count } examples to { $path }
dataset-kind = there are no examples of kind '{ $text }' (choose from { $kinds })
option-eval-strict = Accept only replies that are just the code, or contain it once in a guess tag.
option-completion-tokens = The maximum number of tokens per reply, sent as max_completion_tokens.
option-effort = How much the model should reason, sent as reasoning_effort: low, medium or high, for example.
option-extra = A JSON object whose fields are added to every request.
option-timeout = The time limit of a request, in seconds.
option-patience = How many replies without a valid guess are allowed per game.
option-salt = A private text that decides the secrets together with the seed; a new one if not given.
option-retry-failed = Replay games that an error of the endpoint stopped.
option-prompt-price = The price of a million input tokens, for the report.
option-completion-price = The price of a million output tokens, for the report.
eval-extra = '{ $text }' is not a JSON object: write one such as '{ "{" }"top_p": 0.9{ "}" }'
salt-too-short = the salt is too short: it needs at least { $least } characters, so that nobody can guess it
salt-seal = The seal of the secrets is { $seal } (SHA-256 of the salt).
salt-published = The salt of the secrets was { $salt }
option-repeats = How many games to play with each secret; the report then includes pass@k.
option-arena-out = The folder for a leaderboard: a table as Markdown and HTML, with plots.

## The shell

usage-missing = { $parameter } is missing
usage-extra = '{ $text }' is one argument too many
usage-no-value = { $option } needs a value
usage-flag-value = { $option } takes no value
usage-value = { $parameter } has an invalid value
usage-unknown =
    { $what ->
        [option] there is no option { $text }
       *[command] there is no command '{ $text }'
    }
usage-unknown-close =
    { $what ->
        [option] there is no option { $text }; similar: { $others }
       *[command] there is no command '{ $text }'; similar: { $others }
    }
option-whole =
    { $limits ->
        [none] { $option } takes a whole number, not '{ $text }'
        [least] { $option } takes a whole number of at least { $least }, not '{ $text }'
       *[range] { $option } takes a whole number from { $least } to { $most }, not '{ $text }'
    }
option-number =
    { $limits ->
        [none] { $option } takes a number, not '{ $text }'
        [least] { $option } takes a number of at least { $least }, not '{ $text }'
       *[range] { $option } takes a number from { $least } to { $most }, not '{ $text }'
    }
help-usage = Usage: { $command }
help-options-word = [OPTIONS]
help-command-word = COMMAND ...
help-title-arguments = Arguments:
help-title-options = Options:
help-group-play = Play:
help-group-study = Study:
help-group-tables = Tables and servers:
help-group-laboratory = Laboratory:
help-group-files = Files:
help-more = keypeg COMMAND --help shows the options of a command, and an example.
help-help = Show this help and exit.
help-required = required
help-default = default: { $value }
help-range = { $least } to { $most }
help-least = at least { $least }
strategy-raised = strategy '{ $name }' failed in { $path }, line { $line }: { $problem }
prove-depth-alone = --depth only works together with --bound: add --bound FILE
prove-proven-average = Proven: no strategy has a lower average.
prove-proven-limited = Proven: no strategy that breaks every code in at most { $rows } rows has a lower average.
prove-proven-worst = Proven: no strategy is guaranteed to break every code in fewer than { $rows } rows.
simulate-beyond =
    { $secrets ->
        [one] { $edition } has { $rows } rows: 1 secret takes more, and stays unbroken on a board
       *[other] { $edition } has { $rows } rows: { $secrets } secrets take more, and stay unbroken on a board
    }
usage-error = { $problem } ({ $command } --help lists what is possible)
system-error = the operating system reported an error: { $problem }
stream-closed-in = standard input is closed: name a file instead of -
stream-closed-out = standard output is closed, so there is nowhere to write the answer
stream-unwritable = cannot write to standard output: { $problem }
no-database = there is no database at '{ $path }'
prove-cache-unwritable = the cache '{ $path }' cannot be used ({ $problem }): an interrupted proof will start again from the beginning
prove-cache-corrupt = the unfinished proof in '{ $path }' is damaged: starting again from the beginning
prove-cache-other = '{ $path }' holds no proof of this shape with these hashes: delete it, or name another file
solve-choices = Type a number to correct a row so that the rows fit, or undo to remove row { $row }:
solve-choice = {"  "}{ $number }) row { $row } was { $feedback } (fix { $row } { $feedback })
certificate-unreadable = cannot read certificate '{ $path }': { $problem }
editions-advanced = Advanced: { $games }
help-values = { $help } Values: { $values }.
notation-lengths = '{ $secret }' and '{ $guess }' have different lengths: a guess has as many pegs as the code
notation-code-signs = '{ $text }' is not a code: write one letter per colour, such as RGBY, and . for an empty hole
notation-code-mixed = '{ $secret }' and '{ $guess }' cannot be compared: write both with letters or both with digits, or name the edition
since-now = just now
since-minutes =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
since-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
since-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
menu-delete-match = Delete this match for good?
menu-delete-seat = Forget this seat? The link alone will not get it back.
key-delete = Delete
key-save = Save
terminal-saved = The finished games are in { $path }
help-matches = List the matches you have played in this terminal, the most recent first.
help-export =
    Print the finished games of a match as a text, with its date, place and levels.

    `keypeg review`, `replay` and `score` read such a text.
argument-export = The id of a match, or its beginning, as `keypeg matches` shows it.
option-last = Use the most recent match.
option-export-out = Write the text to this file.
matches-running = { $id }  { $date }  { $match }
matches-over = { $id }  { $date }  { $match }, over
matches-none = No matches are saved.
matches-none-yet = nobody has played in this terminal yet: start with keypeg play
export-which = name either a match or --last (keypeg matches lists them)
export-unknown =
    { $count ->
        [0] there is no match '{ $id }': keypeg matches lists them
       *[other] { $count } matches begin with '{ $id }': write more of the id
    }
export-nothing = no game has been finished yet, so there is nothing to export
export-written = The match is in { $path }
seal-shown = Seal of the code: { $digest }
seal-holds = Seal checked: { $code } is the code that was set.
seal-broken = THE SEAL IS BROKEN: { $code } is not the code that was set.
option-digest = A seal you saw when a code was set, or its beginning (at least 8 digits); the exit code is 1 if the server published another. Can be repeated.
fair-digest-kept = Seal { $digest }: this is the seal of game { $game }.
fair-digest-gone = Seal { $digest }: NOT FAIR, the server did not publish it for any game of this table.
fair-digest-form = '{ $text }' is not a seal: write at least 8 hexadecimal digits
play-dumb-terminal = this terminal (TERM=dumb) cannot draw a board: use another one, or try keypeg solve
setup-adversary-one = As codemaker it has no fixed code: it changes the code as you guess, but never contradicts its own feedback. It makes the code in the only game of this match.
setup-adversary-even = It has no fixed code: it changes the code as you guess, but never contradicts its own feedback. This edition asks for an even number of games: when you make the code, the game is an ordinary one.
option-theme = The colours of the screen.
option-key-pegs = The colour of the key pegs for right colours in right places; the others are white.
unknown-theme = unknown theme '{ $text }': choose from { $themes }
unknown-key-pegs = key pegs cannot be '{ $text }': write red or black

## The terminal

number-range-short = { NUMBER($lower, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($upper, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-at-least = { $number } or more
number-at-most = { $number } or less
number-unknown = not known exactly
number-unknown-short = ?
terminal-title = Mastermind in ten boxed editions
menu-computer = Play against the computer
menu-people = Play together at this terminal, two to five people
menu-companion = Companion for a real board: keep its rows
menu-join = Join a table on a server
menu-record = Show your record: rows, mistakes and luck over time
menu-more-matches =
    { $count ->
        [one] 1 more unfinished match ...
       *[other] { $count } more unfinished matches ...
    }
menu-resume = Continue  { $match }, { $when }
menu-rejoin = Rejoin  { $address } as { $name }
terminal-resume =
    { $rows ->
        [one] { $edition }: { $players }, game { $game } of { $games }, 1 row played
       *[other] { $edition }: { $players }, game { $game } of { $games }, { $rows } rows played
    }
setup-title-computer = New match against the computer
setup-title-people = New match at this terminal
setup-title-companion = Companion for a real board
setup-shape = Shape
setup-shape-example = as in the box, or a house rule such as 5x8b
setup-name = Name { $number }
setup-player-number = Player { $number }
setup-computer = Computer
setup-the-computer = the computer
setup-computer-number = computer { $number }
terminal-computer-name = Computer ({ $level })
terminal-computer-name-number = Computer { $number } ({ $level })
setup-marking = Feedback
setup-marking-table = by the table
setup-marking-table-about = The table knows the code and always gives correct feedback.
setup-marking-hand = by the codemaker
setup-marking-hand-about = The codemaker gives the feedback, and can make mistakes.
setup-marking-shield = by the codemaker, real shield
setup-marking-shield-about = The codemaker gives the feedback, and the code is not entered here: it is behind a real shield.
setup-hints = Hints
setup-hints-on = allowed
setup-hints-on-about = Codebreakers may ask for a good guess, and see how many codes still fit.
setup-hints-off = off
setup-hints-off-about = Codebreakers are on their own.
join-field-link = Link
join-name-example = the name the others see
join-about = With the link of a table you can take a free seat, or watch; with the link of a room you join its race or duel.
join-link = '{ $text }' is not the link of a table or a room: write it like http://host:8222/t/TABLE or http://host:8222/r/CODE
join-no-name = you need a name to join
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
terminal-ended-broken-you = You broke the code on row { $row }.
terminal-ended-unbroken = The code was not broken.
terminal-ended-conceded = The codebreakers gave up.
terminal-ended-conceded-one = { $player } gave up.
terminal-ended-conceded-you = You gave up.
terminal-ended-forfeited = The codemaker gave up the game.
terminal-ended-wrong =
    { $count ->
        [one] The feedback for row { $rows } was wrong. The codemaker loses the game.
       *[other] The feedback for rows { $rows } was wrong. The codemaker loses the game.
    }
terminal-ended-void =
    { $count ->
        [one] The feedback for row { $rows } was wrong. The game does not count and is played again.
       *[other] The feedback for rows { $rows } was wrong. The game does not count and is played again.
    }
terminal-ended-void-last =
    { $count ->
        [one] The feedback for row { $rows } was wrong. The game does not count, and the match ends with it.
       *[other] The feedback for rows { $rows } was wrong. The game does not count, and the match ends with it.
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
terminal-ask-mark-in-black = Give the feedback: how many black, how many white? Then Enter.
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
terminal-coach-title = What the rows tell you
terminal-codes-left = Codes left: { $codes }
terminal-more-codes = … and { $codes } more
terminal-red = Red
terminal-red-in-black = Black
terminal-white = White
terminal-give-up = { $player }, do you want to give up this game?
terminal-admit = Which row did you mark wrongly?
terminal-show-code = Show the code?
terminal-play-on = Let a computer play on for { $player }? The match continues from here.
terminal-vacant = { $name } left the match: press + to play on for { $name }.
terminal-holes-free = Some holes are still empty.
terminal-stale = The table changed before your move arrived; check the board and try again.
terminal-hint = Hint: { $guess }; { $why }.
terminal-hint-step = Hint: { $step } (H for more)
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
guide-keys =
    C  claim that the feedback is wrong: the rows cannot all be true
    H  a good guess, F  does my row fit, L  the codes left (if hints are allowed)
    !  admit a row that you marked wrongly, Z  take back the last entry (beside a real board)
    V  peek behind your shield, X  give up the game, D  the score card
    E  review a finished game: the rows each guess lost, and what was luck
    J  show the code of a game that somebody left
    +  continue without somebody who left or is away, start early, or take a seat that somebody left
    Q  leave the table; the match is saved, and you can continue it later
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
review-row-heading = Row { $row } of { $rows }
review-row-graded = Row { $row } of { $rows }: { $grade }
review-not-reviewed-time = Not reviewed: time ran out.
review-not-reviewed-skipped = Not reviewed: the turn was skipped.
review-not-reviewed-contradiction = Not reviewed: no code fits the rows up to here.
review-placed-by = { $player } placed it.
review-could-be = It could have been the code.
review-could-not-be =
    { $count ->
        [one] Row { $rows } rules out that it was the code.
       *[other] Rows { $rows } rule out that it was the code.
    }
review-rows-lost = Rows lost
review-before = before
review-after = after
review-bits = Bits
review-bits-told = { NUMBER($gained, minimumFractionDigits: 2, maximumFractionDigits: 2) } gained, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } expected
review-best-possible = No guess was better.
review-none-better = No better guess is known.
review-better-was = A better guess
review-best-known = The best known guess
review-expects = { $rows } rows expected. { $why }
review-others = Others: { $guesses }
review-short-lost = lost
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
key-whole-game = Whole game
key-other-game = Other game
key-back = Back
key-export-as-csv = Export as CSV
key-menu = Menu
key-choose = Choose
key-open = Open
key-quit = Quit
key-field = Field
key-begin = Start
key-the-code-is-set = The code is set
key-mark = Give feedback
key-reveal = Reveal
key-to-the-menu = To the menu
key-play-again = Play again
key-take-back = Take back
key-hole = Hole
key-colour = Colour
key-red-or-white = Red or white
key-red-or-white-in-black = Black or white
key-fits = Fits?
key-coach = Coach
key-claim = Claim
key-admit = Admit a wrong mark
key-peek = Peek
key-points = Points
key-go-on = Continue without them
key-help = Help
key-leave = Leave
key-join = Join
key-scroll = Scroll
key-i-am-here = I am here
key-write = Write
key-cancel = Cancel
key-change = Change
option-version = Print the version.
missing-extra = this needs the extra "{ $extra }": pip install "keypeg[{ $extra }]"
undecided = the rows could not be checked within { $steps } steps
no-answer = this could not be worked out in time: try again later

## Training in the terminal, and what it says to a win

menu-daily = Daily code: one a day, the same for everyone
menu-puzzles = Puzzles: they get harder as you get better
menu-lessons = Six lessons: learn to think like a codebreaker
training-unreadable = cannot read '{ $path }': delete it to start puzzles and lessons anew
terminal-pick-row = Pick the wrong row first: type its number, or use ↑ and ↓.
cheer-lucky = What a guess!
cheer-brilliant = Brilliant!
cheer-done = Well done!
cheer-last = Just in time!

## Rooms in the terminal: races and duels

terminal-room-invite = Join at { $link }, or with the code { $code }.
terminal-room-screen = Big screen: { $link }
terminal-room-limit = { $time } each
terminal-room-no-limit = no time limit
terminal-room-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
terminal-room-agreed-race =
    { $rounds ->
        [one] Race: { $edition }, 1 round, { $limit }
       *[other] Race: { $edition }, { $rounds } rounds, { $limit }
    }
terminal-room-agreed-duel =
    { $rounds ->
        [one] Duel: { $edition }, 1 round, { $limit }
       *[other] Duel: { $edition }, { $rounds } rounds, { $limit }
    }
terminal-room-is-host = host
terminal-room-has-code = code set
terminal-room-host-name = the host
terminal-room-countdown = Round { $round } of { $rounds } starts in { $seconds } ...
terminal-room-playing = Round { $round } of { $rounds }
terminal-room-playing-left = Round { $round } of { $rounds }, { $time } left
terminal-room-paused = Round { $round } of { $rounds }: paused by the host
terminal-room-over-done = Round { $round } of { $rounds } is over.
terminal-room-over-time = Round { $round } of { $rounds } is over: the time is up.
terminal-room-over-host = Round { $round } of { $rounds } is over: the host ended it.
terminal-room-status-closed = The host has closed this room.
terminal-room-status-gone = This room no longer exists: rooms are deleted after a day without play.
terminal-room-start-now = Start round { $round } when everyone is here.
terminal-room-wait-host = Waiting for the host to start round { $round }.
terminal-room-wait-player = Waiting for a second player.
terminal-room-set-code = Set the code that the other player has to break.
terminal-room-set-code-for = Set the code that { $name } has to break.
terminal-room-wait-code = Waiting for { $name } to set your code.
terminal-room-wait-guess = Waiting for { $name }’s guess
terminal-room-round-code = Set the code of round { $round }
terminal-room-hint = Hint: hole { $hole } is { $colour }.
terminal-room-more = and { $count } more
terminal-room-this-round = This round
terminal-room-all-rounds = All rounds
terminal-room-column-place = Place
terminal-room-the-code-of = { $name } had to break
terminal-room-saved = The results are in { $path }
terminal-room-removed = You are no longer in this room.
terminal-room-ask-end = End this round for everyone?
terminal-room-ask-computer = Let a computer join this room?
terminal-room-ask-remove = Remove a player from this room?
terminal-room-ask-release = Who joins again on another device?
terminal-room-ask-close = Close this room for everyone?
terminal-room-names-hidden = The big screen shows numbers instead of names.
terminal-room-names-shown = The big screen shows the names.
terminal-room-ask-host = What do you want to do as the host?
key-host = Host
key-start-round = Start the round
key-host-hint = Give a hint
key-pause = Pause
key-resume = Resume
key-end-round = End the round
key-add-computer = Add a computer
key-remove-player = Remove a player
key-release-player = Let a player change devices
key-list-names = List the names that may join
key-show-names = Show names on the big screen
key-my-board = My board
key-to-the-room = To the room
key-other-round = Other round
room-opened = Room { $code } is open: { $link }
round-too-short = a round cannot take { $seconds } seconds: choose { $least } or more, or 0 for no limit
help-race =
    Open a room for a race on a server: everyone breaks the same code at the same time.

    You are the host: you start the rounds, and with a name you play too. The others join by the link or the code of the room.
help-duel = Open a room for a duel on a server: two players set codes for each other and break them row by row.
option-room-server = The server of the room, such as http://localhost:8222.
option-rounds = How many rounds are played.
option-round-seconds = The time of a round in seconds; 0 means no limit.
option-own-codes = You set the code of every round yourself, and do not play.
option-host-name = Your name, if you play too.

## Page, start

page-start-title = Break the code
page-start-lead = The board game of pegs and patience, with every boxed edition’s own rules.
page-modes-solo = Break a code
page-start-maker = Make a code
page-start-link-about = Send a link, or let them scan it.
page-start-link-now = Open a table
page-start-screen-about = Two to five people pass one device around.
page-start-companion-about = The code stays behind your real shield. Keypeg keeps the score card and checks the feedback.
page-start-companion-now = Let Keypeg referee
page-start-learn = First time here?
page-start-learn-about = Play a short game that explains itself.
page-start-learn-now = Teach me
page-start-choose = Choose edition and rules
page-start-options = Options
page-start-recent = Recent tables
page-start-look = View
page-start-dismiss = Remove the table of { $players } from this list
page-start-over = finished
page-start-in-play = Your games in play
page-start-people = How many people?
page-start-screen-party = Three or more play Party: one board, everybody guesses in turn.

## Page, modes

page-modes-computer = Play a match
page-modes-link = Play friends by link
page-modes-screen = Together on this screen
page-modes-companion = With a real board
page-modes-learn = A first game

## Page, set up

page-set-up-size = { $pegs ->
    [one] 1 peg
   *[other] { $pegs } pegs
} · { $colours } colours · { $n ->
    [one] 1 row
   *[other] { $n } rows
}
page-set-up-advanced-blanks = Advanced: holes may stay empty
page-set-up-advanced-counting = For younger players: key pegs count right colours only
page-set-up-advanced-digit-sum = With a clue: you get the sum of the digits
page-set-up-counting = Key pegs count
page-set-up-counting-both = colours and places
page-set-up-counting-places = right places only
page-set-up-counting-colours = right colours only
page-set-up-advanced-repeats = Advanced: the secret may repeat colours
page-set-up-house = House rules
page-set-up-house-about = Change the size and what is allowed. The scoring stays as in the box.
page-set-up-pegs = Pegs
page-set-up-colours = Colours
page-set-up-blanks = Holes may stay empty
page-set-up-secret-repeats = The secret may repeat colours
page-set-up-guess-repeats = Guesses may repeat colours
page-set-up-role = You start as
page-set-up-level = Level of the computer
page-set-up-average = { $n } rows on average in Classic
page-set-up-people = Who is playing?
page-set-up-name-of = Name of player { $n }
page-set-up-games-as-players = As many games as players, or a multiple of that.
page-set-up-options = More options
page-set-up-rules = The rules of this edition
page-set-up-marking = Who gives the feedback
page-set-up-marking-table = Keypeg, always right
page-set-up-marking-hand = The codemaker, by hand
page-set-up-hints = Help is allowed: hints, and how many codes remain
page-set-up-conceding = Giving up is allowed
page-set-up-spectators = Others may watch
page-set-up-seconds = Turn timer
page-set-up-away = Wait for a player who is away
page-set-up-no-seconds = no limit
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } minutes
   *[seconds] { $n } seconds
}
page-set-up-start = Start
page-set-up-more = Add a player
page-set-up-fewer = Remove the last player

## Page, names

page-names-you = You
page-names-computer = Computer
page-names-the-computer = The computer
page-names-computer-short = Bot
page-names-teacher = Teacher
page-names-player = Player { $n }
page-names-free = free seat
page-names-guest = Guest

## Page, turn

page-turn-yours-set = Set your code
page-turn-yours-guess = Your turn, row { $row }
page-turn-yours-mark = Mark row { $row }
page-turn-yours-reveal = Lift your shield
page-turn-named-guess = { $name }, your turn: row { $row }
page-turn-named-set = { $name }, set your code
page-turn-named-mark = { $name }, mark row { $row }
page-turn-named-reveal = { $name }, lift your shield
page-turn-sets = { $name } sets the code
page-turn-guesses = { $name } guesses: row { $row }
page-turn-marks = { $name } marks row { $row }
page-turn-reveals = { $name } reveals the code
page-turn-seats-open = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
page-turn-over = The match is over
page-turn-closed = This table is closed
page-turn-shield-hint = Put your code behind the real shield, then confirm.
page-turn-set-hint = Nobody else sees it before the reveal.
page-turn-set-by = { $name } set the code
page-turn-set-by-you = You set the code
page-turn-rows-left = { $n ->
    [one] 1 row left
   *[other] { $n } rows left
}
page-turn-circuit = Guessing in turn
page-turn-watching = You are watching.
page-turn-seconds = { $text } left for this turn
page-turn-closed-left = { $name } left, so this table is closed
page-turn-bends = { $name } has no fixed code and changes it as you guess

## Page, board

page-board-board = Board
page-board-shield = The code is behind the shield
page-board-no-code = No code is set yet
page-board-real-shield = The code is behind the real shield
page-board-your-code = Only you see this
page-board-seal = seal { $text }
page-board-secret = The code: { $code }
page-board-folded = { $n ->
    [one] 1 more row
   *[other] { $n } more rows
}
page-board-row = Row { $n }, { $code }
page-board-row-of = Row { $n }, { $name }: { $code }
page-board-no-match = no match
page-board-marked = { $row }: { $feedback }
page-board-unmarked = { $row }: not marked yet
page-board-lost = Row { $n }: lost, the time ran out
page-board-skipped = Row { $n }: skipped
page-board-unused = Row { $n }: not played
page-board-left = { $n } codes left
page-board-fill-from = Fill from row { $n }
page-board-hole = Hole { $n }: { $colour }
page-board-hole-open = Hole { $n }: open
page-board-current = The row to fill
page-board-evidence = does not fit
page-board-adversary = No fixed code: it may change with every guess

## Page, dock

page-dock-palette = Colours
page-dock-set-hidden = The code is behind the shield
page-dock-mark = Give these key pegs
page-dock-reveal = This was the code
page-dock-reveal-hint = Enter the code from behind the shield.
page-dock-undo = Take back
page-dock-check = Could it be?
page-dock-claim = Claim an error
page-dock-sure-concede = Give up this game?
page-dock-leave = Leave the table
page-dock-sure-leave = Leave this table? If a match is in progress, it ends.
page-dock-more = More
page-dock-sending = Sending …
page-dock-waiting = Waiting for the other player.
page-dock-red = Red
page-dock-red-in-black = Black
page-dock-red-about = right colour, right place
page-dock-white = White
page-dock-white-about = right colour, wrong place
page-dock-fewer = { $what }: one fewer
page-dock-more-1 = { $what }: one more
page-dock-use = Use it
page-dock-replay = Play it again
page-dock-rematch = Play again
page-dock-rematch-join = Go to the new table
page-dock-home = Home
page-dock-redo = Put it back
page-dock-thinking = { $name } is thinking
page-dock-waiting-for = Waiting for { $name }
page-dock-skip = Skip

## Page, help

page-help-hint = Try { $code }: { $why }.
page-help-hint-left = Try { $code }. { $left } codes still fit every row, and this guess tells you a lot about them.
page-hint-look = What should I look for?
page-hint-show = Show a guess
page-coach-cross = Cross out
page-coach-note = Add to my notes
page-help-possible = Yes, this could be the code.
page-help-contradiction = The feedback contradicts itself: no code fits all rows. Check the rows again, or claim an error.

## Page, result

page-result-broken = { $n ->
    [one] { $name } broke the code in 1 row
   *[other] { $name } broke the code in { $n } rows
}
page-result-broken-you = { $n ->
    [one] You broke the code in 1 row
   *[other] You broke the code in { $n } rows
}
page-result-unbroken = The code was not broken
page-result-conceded = The codebreakers gave up
page-result-conceded-one = { $name } gave up
page-result-conceded-you = You gave up
page-result-forfeited = { $name } forfeited the game
page-result-void = Wrong information: this game is played again
page-result-void-last = Wrong information: this game does not count, and the match is over
page-result-wrong = Wrong information: { $name } loses the game
page-result-wins = { $name } wins the match
page-result-you-win = You win the match
page-result-draw = The match is a draw
page-result-share = { $names } share the win
page-result-secret-unknown = The code was not revealed.
page-result-podium = Result
page-result-place = place { $place }

## Page, evidence

page-evidence-title = What was wrong
page-evidence-claimed = { $name } claimed an error before the code was revealed, and was right.
page-evidence-revealed = Nobody had claimed it: it came out when the code was revealed.
page-evidence-admitted = { $name } admitted giving wrong feedback.
page-evidence-claimed-some = A codebreaker claimed an error before the code was revealed, and was right.
page-evidence-row = The feedback for row { $row } was wrong.
page-evidence-against = { $count ->
    [one] The feedback for row { $rows } does not match this code.
   *[other] The feedback for rows { $rows } does not match this code.
}
page-evidence-show = { $count ->
    [one] Row { $rows } shows that the feedback was wrong.
   *[other] Rows { $rows } show that the feedback was wrong.
}
page-evidence-together = No code fits rows { $rows } together: the feedback for at least one of them was wrong.
page-board-should-be = wrong: it should be { $feedback }
page-evidence-should = should be

## Page, card

page-card-name = Game
page-card-void = void
page-card-total = Total
page-card-print = Print
page-card-look = Look at game { $n }
page-card-caption = Points of every game; the codemaker’s box is shaded
page-card-text = Match as text
page-card-of = Keypeg score card · { $edition }

## Page, review

page-review-title = Review of game { $game }
page-review-open-of = Review game { $game }
page-review-back = Back to the table
page-review-loading = Weighing every guess …
page-review-too-large = This edition has too many codes for a review.
page-review-not-yet = There is no finished game with that number at this table.
page-review-nothing = No row of this game has feedback, so there is nothing to review.
page-review-range = { $from } to { $to }
page-review-at-least = { $from } or more
page-review-at-most = { $to } or less
page-review-unsettled-about = Two numbers mean a range: there was not enough time for the exact value. A dash means that the value is not even known to the nearest row; the information gained says more there.
page-review-step = Row { $n } of { $of }
page-review-earlier = Earlier row
page-review-later = Later row
page-review-row = Row { $n }: { $word }
page-review-not-reviewed = Row { $n } cannot be reviewed: its feedback contradicts the rows before it.
page-review-lost-row = Row { $n } was lost to the clock.
page-review-given-about = Rows lost: how many more rows this guess costs on average than the best one.
page-review-luck-about = Luck: the rows the feedback saved (+) or cost (−) compared with the average.
page-review-codes-of = { $before } before, { $after } after
page-review-bits = Information
page-review-bits-of = { $expected } bits expected, { $gained } gained
page-review-could = It could have been the secret.
page-review-could-not = { $count ->
    [one] It could not have been the secret: it contradicts row { $rows }.
   *[other] It could not have been the secret: it contradicts rows { $rows }.
}
page-review-could-not-be = It could not have been the secret: all colours of the secret are different.
page-review-expects = { $n } rows expected
page-review-best = Best guess
page-review-best-here = You could not have done better.
page-review-others = Also good
page-review-told = { $sentence }. { $word }. { $reasons }
page-review-details = Details
page-review-lesson = The one to learn from
page-review-figures = Row { $n } in figures
page-review-retry = Try this row again
page-review-show-better = Show a better guess
page-retry-title = Row { $n } again
page-retry-ask = What would you guess here? The coach tells you what it is worth.
page-retry-again = Try once more
page-retry-back = Back to the review
page-retry-best = A better guess: { $code }
page-retry-answer = The answer would have been { $feedback }: { $n ->
        [one] one code left.
       *[other] { $codes } codes left.
    }
page-review-all-rows = Row by row
page-review-curve = Codes left, row by row
page-review-curve-about = Codes left on a logarithmic scale: { $parts }.
page-review-curve-at = { $codes } after row { $n }
page-review-curve-begin = { $codes } at the start
page-review-sum = How it adds up
page-review-sum-perfect = Perfect play averages
page-review-sum-given = rows lost
page-review-sum-rows = rows played
page-review-sum-remaining = still expected at the end
page-review-sum-closes = The numbers add up exactly; those shown are rounded.
page-review-sum-holds = The numbers add up as far as they are known.
page-review-sum-open = The numbers do not add up: please report this.
page-review-lost = { $n ->
    [one] 1 row was lost without a guess and is not counted.
   *[other] { $n } rows were lost without a guess and are not counted.
}
page-review-maker = The codemaker
page-review-marks-right = All feedback was right.
page-review-marks-wrong = { $count ->
    [one] Wrong feedback: row { $rows }.
   *[other] Wrong feedback: rows { $rows }.
}
page-review-contradiction = The feedback cannot all be true: rows { $rows } contradict each other. The review stops before them.
page-review-players = The codebreakers
page-review-share-title = Share without the code
page-review-share-about = It says how the game went, without any guess or colour.
page-review-share-text = Text to share
page-review-share-copy = Copy the text
page-review-share-head = Keypeg · { $edition } · { $broken ->
    [yes] broken in { $n ->
        [one] 1 row
       *[other] { $n } rows
    }
   *[no] not broken, { $n ->
        [one] 1 row
       *[other] { $n } rows
    }
}
page-review-share-row = { $n } { $sign } { $word } · { $left } left
page-review-share-sum = Lost { $given } rows · luck { $luck }

## Page, record

page-record-title = Your record
page-record-lead = How many rows you need, how many you lose, how lucky you are.
page-record-about = Games you played as codebreaker in this browser.
page-record-none = No games yet. Break a code, and it appears here.
page-record-off = Your record is switched off in the settings: new games are not recorded.
page-record-loading = Fetching your record …
page-record-everybody = everybody
page-record-by-edition = By edition
page-record-broken = Broken
page-record-rows = Rows on average
page-record-per-game = Rows are averaged over broken games, everything else over all. Positive luck saved rows, negative luck cost some.
page-record-helped = with help
page-record-over-time = Over time
page-record-rows-plot = Rows of each game
page-record-given-plot = Rows lost in each game
page-record-plot-about = { $n ->
    [one] { $what }, one game
   *[other] { $what }, { $n } games, oldest first
}: between { $least } and { $most }. The table below has every number.
page-record-broken-dot = broken
page-record-every = Every game
page-record-when = When
page-record-unbroken = { $n }, not broken
page-record-csv = Download as CSV
page-record-json = Export as JSON
page-record-sure-erase = Erase your whole record?
page-record-sure-about = { $n ->
    [one] One game is
   *[other] { $n } games are
} deleted for good. The tables themselves stay.
page-record-erased = { $n ->
    [one] Erased: 1 game.
   *[other] Erased: { $n } games.
}

## Page, know

page-know-title = What you know
page-know-row = row { $n }
page-know-about = Codes that still fit, after each row.

## Page, fair

page-fair-title = Fair play
page-fair-before = The seal of each code is published before the first guess.
page-fair-none = Only the codemaker knows this code, so no seal was published.
page-fair-adversary = This codemaker has no fixed code: it changes the code during the game, but never contradicts its own feedback.
page-fair-check = Check it
page-fair-checking = Checking …
page-fair-fair = Game { $game }: the revealed code is the one that was set.
page-fair-unfair = Game { $game }: the revealed code does not match the seal.
page-fair-changed = Game { $game }: the seal has changed since it was published.
page-fair-hidden = Game { $game }: the code is still hidden.
page-fair-nothing = There is nothing to check yet.

## Page, seats

page-seats-title = At the table
page-seats-online = here
page-seats-offline = away
page-seats-free = free
page-seats-computer = computer
page-seats-invite = Invite
page-move-title = Invite a friend to this table
page-move-about = The table moves from this device to the server, with everything played so far. Your friend takes one seat by a link; you keep the others.
page-move-seat = Your friend’s seat
page-move-go = Move the table
page-move-failed = The table could not be moved and stays on this device: { $why }
page-seats-sat = { $name } joined
page-seats-took-over = { $name } plays on for { $before }
page-seats-left = { $name } left the table

## Page, invite

page-invite-title = Invite friends
page-invite-about = Anyone who opens this link can join in, or watch.
page-invite-link = Link to this table
page-invite-copy = Copy the link
page-invite-qr = QR code of the link
page-invite-local = This address only works on this device. To invite others, open Keypeg at the network address of this device.
page-invite-about-full = All seats are taken. Anyone who opens this link can watch.
page-invite-not-copied = The browser did not allow copying. The text is selected: copy it yourself.

## Page, join

page-join-title = Do you want to play?
page-join-about = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are here already.
}
page-join-about-nobody = Nobody is here yet.
page-join-take = Play on for { $name }?
page-join-take-about = { $name } left the match. You take over that seat with its rows and points; what { $name } has done stays in { $name }’s name.
page-join-watch = Just watch
page-join-challenges = { $name } challenges you
page-join-invites = { $name } invites you to play
page-join-hints = Help allowed

## Page, rooms

page-start-race = Race with friends or a class
page-start-race-about = Everyone breaks the same code at the same time, each on their own phone.
page-start-race-now = Open a room
page-room-race = Race
page-room-duel = Duel
page-room-title = Room { $code }
page-room-code = Room code
page-room-code-about = Type it at { $address }, or scan the picture.
page-room-link = Link to this room
page-room-join = Join a room
page-room-back-about = You are still in a room.
page-room-missing = There is no room { $code }
page-room-missing-about = Check the code and type it again: it has six letters and digits.
page-room-gone = This room no longer exists
page-room-gone-about = Rooms are deleted when nothing has happened in them for a day.
page-room-choose-name = Choose your name
page-room-late = A round is being played. You can still join: your rows count, your time does not.
page-room-came-late = joined late
page-room-players = { $n ->
    [one] 1 player is here
   *[other] { $n } players are here
}
page-room-opened = Your room is open
page-room-you-are-in = You are in
page-room-host-starts = The host starts the round.
page-room-nobody = You can start as soon as someone is here.
page-room-start = Start the race
page-room-start-round = Start round { $n }
page-room-set-and-start = Set the code and start
page-room-code-for-all = A code for everyone
page-room-code-for = A code for { $name }
page-room-code-secret = Nobody else sees it before the end of the round.
page-room-waits-rival = Waiting for a second player.
page-room-waits-code = Waiting for a code from { $names }.
page-room-has-code = { $name } has set a code
page-room-waits-guess = Waiting for { $name }’s guess
page-room-host = For the host
page-room-play-too = I play, too
page-room-computer = Let a computer join
page-room-names = { $n ->
    [0] Only certain names may join
    [one] 1 name may join
   *[other] { $n } names may join
}
page-room-names-about = Paste a class list, one name per line. Everyone then picks their name. An empty list lets anybody in.
page-room-names-save = { $n ->
    [one] Use this name
   *[other] Use these { $n } names
}
page-room-names-saved = The list is saved.
page-room-hide = Hide names on the big screen
page-room-big-screen = Open the big screen
page-room-pass = Continue as host on another device
page-room-pass-about = Open this link on the other device, or scan the code: that device can then lead the room, too. Keep the link to yourself.
page-room-pass-link = Link for the host
page-room-remove = Remove { $name }
page-room-remove-short = Remove
page-room-release = New device
page-room-released = { $name } can now join room { $code } again on another device, under the same name.
page-room-tools = More for { $name }
page-room-leave = Leave the room
page-room-leave-sure = Leave the room? Your results will not count.
page-room-closed = The room is closed
page-room-close = Close the room
page-room-close-sure = Yes, close it for everyone
page-room-hint = Hint for everyone
page-room-told = Everyone was told:
page-room-pause = Pause
page-room-resume = Continue the round
page-room-paused = The host has paused the round
page-room-end = End the round
page-room-end-sure = Yes, end it for everyone
page-room-host-view = Look at everyone
page-room-own-board = Back to my board
page-room-no-board = You had a board in this round already, so you watch until it is over.
page-room-see-others = See how the others are doing
page-room-see-standings = See the standings
page-room-others = The others
page-room-get-ready = Get ready
page-room-in-rows = { $n ->
    [one] in 1 row
   *[other] in { $n } rows
}
page-room-rows-of = { $n ->
    [one] 1 row
   *[other] { $n } rows
}
page-room-away = not connected
page-room-not-connected = Not connected: { $names }
page-room-quiet = No new row for { $time }
page-room-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
page-room-time-each = { $time } each
page-room-round-of = Round { $n } of { $of }
page-room-time-left = Time left
page-room-time-played = Time played
page-room-kind = What do you want to play?
page-room-kind-race = A race: everyone breaks the same code, up to 40 players
page-room-kind-duel = A duel: two players set a code for each other
page-room-rounds-label = Rounds
page-room-time-label = Time per round
page-room-source = Who sets the code?
page-room-source-table = Keypeg, at random
page-room-source-host = I do, and I do not play
page-room-round-over = Round { $n } is over
page-room-over = That was the last round
page-room-time-over = The time was up.
page-room-host-ended = The host ended the round.
page-room-your-place = You are number { $place } of { $of }
page-room-wins = { $n ->
    [one] { $names } wins!
   *[other] { $names } share first place!
}
page-room-wins-round = { $n ->
    [one] { $names } wins the round
   *[other] { $names } share first place in this round
}
page-room-leads = { $n ->
    [one] { $names } leads
   *[other] { $names } are in the lead
}
page-room-shared = { $n } players share first place
page-room-none = Nobody broke the code this time
page-room-duel-won = You win!
page-room-duel-drawn = The duel is a draw.
page-room-round-drawn = This round is a draw.
page-room-code-was = The code was
page-room-code-of = { $name } had to break
page-room-sealed = Sealed before the first guess, and never changed.
page-room-seal-wrong = This code does not match its seal.
page-room-standings = Standings
page-room-final = Final standings
page-room-total = { $n ->
    [one] After 1 round
   *[other] After { $n } rounds
}
page-room-place = Place
page-room-time = Time
page-room-boards = All boards
page-room-no-rows = No guess was placed.
page-room-csv = Results as a file (CSV)
page-room-screen-join = Join at { $address } with the code
page-room-screen-seal = Everyone breaks the same code. It was sealed before the first guess:







## Page, hand over

page-hand-over-pass = Pass the screen to { $name }
page-hand-over-set = { $name } sets the code. Everybody else looks away.
page-hand-over-mark = { $name } marks the row.
page-hand-over-guess = { $name } guesses next.
page-hand-over-ready = I am { $name }

## Page, coach

page-coach-title = Your first game
page-coach-begin = Behind the shield are three pegs. Find their colours and places. Start with red, red, blue: tap the colours, then Guess.
page-coach-second = Key pegs describe the whole row, never a single hole. Now try blue, green, green.
page-coach-answer = { $red ->
    [0] No red: no peg is in its right place.
    [one] 1 red: one peg has the right colour in the right place.
   *[other] { $red } red: { $red } pegs have the right colour in the right place.
} { $white ->
    [0] No white.
    [one] 1 white: one more colour is in the code, but elsewhere.
   *[other] { $white } white: { $white } more colours are in the code, but elsewhere.
}
page-coach-answer-in-black = { $red ->
    [0] No black: no peg is in its right place.
    [one] 1 black: one peg has the right colour in the right place.
   *[other] { $red } black: { $red } pegs have the right colour in the right place.
} { $white ->
    [0] No white.
    [one] 1 white: one more colour is in the code, but elsewhere.
   *[other] { $white } white: { $white } more colours are in the code, but elsewhere.
}
page-coach-free = Now you are on your own. Choose a code that fits every row: if it were the secret, each row would get just the key pegs it has. “Could it be?” checks that, and Hint suggests one.
page-coach-done = Well done: the code is broken, and the shield is up. In a match you would switch roles now, and the codemaker would get a point for every row you needed.
page-coach-lost = You have used all the rows. Look at the code, and at the feedback for each row.

## Page, net

page-net-lost = Connection lost, trying again … Nothing is lost.
page-net-lost-timed = Connection lost, trying again … The turn timer keeps running.
page-here-play = Play on here
page-here-about = This game can continue on this device until the connection is back.
page-here-playing = You are playing on this device. When the connection is back, the game returns to the server.
page-here-apart = The game continued differently on the server. What you see stays on this device.
page-here-no-copy = This device has no copy of the game any more.
page-net-waiting = No connection to the server. The table appears as soon as it is back.
page-net-no-cookies = Your browser blocks cookies, so the server could not recognise you at your seat. Allow cookies for this site, then join in.
page-net-loading = Setting the table …
page-net-no-table = There is no such table here any more.
page-net-failed = That did not work. Try again.
page-net-unreachable = The server cannot be reached. Is it running?
page-net-moved = The table changed before your move arrived. Check the board and try again.
page-net-nowhere = There is nothing here.

## Page, keys

page-keys-title = Keys
page-keys-ctrl = Ctrl
page-keys-pegs = place a peg: the colour’s letter or number
page-keys-blank = leave a hole empty, where that is allowed
page-keys-arrows = choose a hole
page-keys-back = take a peg back
page-keys-enter = send the row
page-keys-marks = marking: add a red, add a white
page-keys-marks-in-black = marking: add a black, add a white
page-keys-help = show these keys
page-keys-tap = Tap a row’s number to copy the row, or one of its pegs to copy just that peg. You can also drag pegs.
page-keys-history = fill from an earlier row, or a later one
page-keys-undo = undo, redo

## Page, rules

page-rules-title = Rules of this edition
page-rules-open = Rules
rules-goal = The codemaker sets a secret code of { $pegs } pegs. The codebreaker guesses a full row at a time.
rules-colours = The colours: { $names }.
rules-red = A red key peg: one peg of the right colour in the right place.
rules-red-in-black = A black key peg: one peg of the right colour in the right place.
rules-white = A white key peg: one peg of the right colour in the wrong place.
rules-order = Key pegs show how many pegs are right, never which. Each peg gets at most one key peg, and red is given before white.
rules-order-in-black = Key pegs show how many pegs are right, never which. Each peg gets at most one key peg, and black is given before white.
rules-places-only = There are no white key pegs: only pegs in their right place count. Key pegs show how many, never which.
rules-colours-only = A white key peg: one peg of a right colour, wherever it is. Places do not count: the code is broken as soon as all its colours are there.
rules-blanks = Holes may stay empty, in the secret and in a guess. An empty hole counts as one more colour.
rules-digit-sum = When the code is set, everybody is told the sum of its digits.
rules-secret-repeats = A colour may appear in the secret more than once.
rules-secret-differs = All colours of the secret are different.
rules-guess-differs = All colours of a guess must be different too.
rules-guess-repeats = A guess may repeat colours.
rules-guess-repeats-still = A guess may repeat colours, even though the code may not.
rules-rows = { $n ->
    [one] There is 1 row.
   *[other] There are { $n } rows.
} { $pegs ->
    [one] The game ends with a row of 1 red key peg, which breaks the code, or when all rows are used.
   *[other] The game ends with a row of { $pegs } red key pegs, which breaks the code, or when all rows are used.
}
rules-rows-in-black = { $n ->
    [one] There is 1 row.
   *[other] There are { $n } rows.
} { $pegs ->
    [one] The game ends with a row of 1 black key peg, which breaks the code, or when all rows are used.
   *[other] The game ends with a row of { $pegs } black key pegs, which breaks the code, or when all rows are used.
}
rules-rows-white = { $n ->
    [one] There is 1 row.
   *[other] There are { $n } rows.
} { $pegs ->
    [one] The game ends with a row of 1 white key peg, which breaks the code, or when all rows are used.
   *[other] The game ends with a row of { $pegs } white key pegs, which breaks the code, or when all rows are used.
}
rules-house = Played by house rules.
page-rules-source = Source

## Page, settings

page-settings-title = Settings
page-settings-language = Language
page-settings-theme = Board
page-settings-themes-auto = same as the device
page-settings-signs = On the pegs
page-settings-signs-of-shapes = shapes
page-settings-signs-of-letters = letters
page-settings-key-pegs = Key pegs
page-settings-key-pegs-of-red = red and white
page-settings-key-pegs-of-black = black and white
page-settings-coach = The coach explains each answer
page-settings-coach-first = in my first games
page-settings-coach-always = always
page-settings-coach-asked = when I ask for a hint
page-settings-numbers = Numbers beside the key pegs
page-settings-letter-keys = Letter and number keys place pegs
page-settings-record = Keep my record
page-settings-record-about = Rows, rows lost and luck of every game you play as codebreaker, kept on this server under a cookie that only this browser has.
page-settings-record-here = Rows, rows lost and luck of every game you play as codebreaker, kept on this device only.
page-settings-themes-walnut = walnut (light)
page-settings-themes-slate = slate (dark)
page-settings-themes-paper = paper (high contrast)
page-settings-sound = Sounds
page-settings-pace = The computer plays at a pace I can follow

## Page, header

page-header-home = Keypeg, home
page-header-game = game { $n } of { $of }
page-header-sound = Sound

## Page, table

page-table-sheet = This table
page-table-open = Score, notes and more
page-table-match = Match

## Page, notes

page-notes-title = Your notes
page-notes-about = Tap a colour to cross it out, or a box: ✕ not here, ● here. Only you see this.
page-notes-about-digits = Tap a digit to cross it out, or a box: ✕ not here, ● here. Only you see this.
page-notes-clear = Clear
page-notes-cross = Cross out { $colour }
page-notes-cell = { $colour }, place { $hole }: { $note ->
    [out] not here
    [sure] here
   *[none] no note
}

## Page, offline and updates

page-offline-title = Play without a connection
page-offline-offer = Keep Keypeg on this device, with its computer players and its reviews. The download is { $size } MB.
page-offline-keep = Keep it here
page-offline-loading = Getting ready: { $percent } %
page-offline-step-python = Starting Python …
page-offline-step-rules = Loading the rules …
page-offline-step-games = Opening your games …
page-consent-title = Keypeg plays on this device
page-consent-about = There is no server here: the rules, the computer players and the reviews run in your browser, and everything you play stays on this device. You download { $size } MB once.
page-consent-agree = Download and play
page-consent-server = Play by link instead
page-offline-ready = Keypeg is on this device. You can play without a connection.
page-offline-failed = Keypeg could not be saved on this device: { $message }
page-offline-again = Try again
page-offline-lacks-webassembly = This browser cannot play without a connection: it has no WebAssembly.
page-offline-lacks-storage = This browser cannot play without a connection: it does not let pages save games.
page-offline-lacks-unpacking = This browser cannot play without a connection: it is too old to unpack the download.
page-offline-lacks-exceptions = This browser cannot play without a connection: its WebAssembly is too old.
page-offline-lacks-memory = This device has too little free memory to play without a connection. Close other pages and try again.
page-offline-install = Install Keypeg as an app
page-update-ready = A new version is ready.
page-update-load = Load it
page-update-later = Later

## Backups and the log of a server

help-backup = Copy the database to a new file, even while a server uses it.
help-restore = Put a backup in place of the database; close Keypeg everywhere else first.
argument-backup = The file to write; it must not exist yet.
argument-restore = A file that `keypeg backup` has written.
option-idle-days = Close a table after this many days without a move.
option-kept-days = Delete a closed table after this many days.
option-recorded-days = Delete the games of a record after this many days.
option-log-json = Write the log as one JSON object per line.
backup-done = { $path } holds { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, and was checked.
restore-done = The database now holds { $count ->
    [one] { $count } table
   *[other] { $count } tables
} of the backup.
restore-aside = What it held before is in { $path }.
backup-no-database = there is no database at { $path }
backup-no-file = there is no file { $path }
backup-exists = { $path } exists already: choose another name
backup-unwritable = cannot write { $path }: { $problem }
backup-unreadable = cannot read { $path }: { $problem }
backup-damaged = { $path } is damaged: use another backup
backup-foreign = { $path } is not a database of Keypeg
backup-postgres = this copies SQLite databases only: for PostgreSQL use pg_dump and pg_restore
restore-in-use = { $path } is in use: close Keypeg in other windows, and stop the server if one is running

## Proofs on several machines

prove-cluster-only = --cluster proves only the average, without --max-rows and --bound
cluster-address = '{ $address }' is not the address of a scheduler: write it like tcp://10.0.0.1:8786, or local
cluster-unreachable = no scheduler answers at '{ $address }': { $problem }
cluster-progress = { $edition }: at least { $lower }, best so far { $upper }; jobs { $done }, { $left } left, { $threads } threads, { $time }
cluster-no-time = time left not known yet
cluster-time = at most about { $minutes } min left
spread-other = { $path } holds another proof: remove it, or name another file
option-cluster = Share the work with the workers of this Dask scheduler, or `local` for a cluster on this machine.
option-hash-seed = Another seed for the hashes of the search, for a second, independent run.

## Page, training

page-modes-daily = Daily code
page-start-daily-about = One sealed code a day, the same for everyone.
page-start-daily-now = Play today’s code
page-start-puzzles-about = One position, one question. They get harder as you get better.
page-start-puzzles-now = Solve a puzzle
page-start-lessons-about = Learn to think like a codebreaker, in a few minutes each.
page-start-lessons-now = Start learning
page-daily-lead = One code a day, the same for everyone. It is sealed before anybody plays it, and there are no hints.
page-daily-play = Play
page-daily-continue = Continue
page-daily-result = Your result
page-daily-broken =
    { $n ->
        [one] broken in 1 row
       *[other] broken in { $n } rows
    }
page-daily-open = not played yet
page-daily-streak =
    { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
page-daily-longest =
    { $n ->
        [one] longest: 1 day
       *[other] longest: { $n } days
    }
page-daily-next = Next code in { $time }
page-daily-yours = Your daily codes, { $edition }
page-daily-calendar = Calendar
page-daily-earlier = Earlier month
page-daily-later = Later month
page-daily-sealed = Sealed · { $text }
page-daily-you-broke =
    { $n ->
        [one] You broke it in 1 row
       *[other] You broke it in { $n } rows
    }
page-daily-not-this-time = Not this time
page-daily-late = Played after its day, so it does not count for the streak.
page-daily-everyone = Everyone so far
page-daily-first = You are the first to finish this code. Come back later to see how others did.
page-daily-honour = You play for honour: there are no accounts, so nobody can check that a player did not know the code. The chart counts one player per internet address and leaves out codes broken by the first guess.
page-daily-people = People
page-daily-you = you
page-daily-seal-right = The seal matches: this code was fixed beforehand.
page-daily-seal-wrong = The seal does not match this code.
page-daily-share-head = Keypeg #{ $number } · { $edition } { $result }/{ $rows }
page-daily-share-about = It shows only key pegs: nobody learns a colour of the code.
page-daily-picture = Save the picture
page-daily-picture-of = Picture to share: { $text }
page-daily-other = Other days
page-puzzle-title = Puzzles
page-puzzle-level = Level { $n }
page-puzzle-streak = { $n } in a row
page-puzzle-solved = { $solved } of { $tried } solved
page-puzzle-answer = Answer
page-puzzle-pick = Row { $n } is wrong
page-puzzle-pick-first = Tap the wrong row
page-puzzle-give-up = Show me
page-puzzle-right = Right!
page-puzzle-wrong = Not quite
page-puzzle-shown = Here is an answer
page-puzzle-row-was = It was row { $n }.
page-puzzle-one-answer = A right answer: { $code }.
page-puzzle-next = Next puzzle
page-puzzle-making = Making a puzzle …
page-puzzle-higher = You have reached level { $n }.
page-puzzle-kinds = Which puzzles?
page-puzzle-kind-only-code = One code is left
page-puzzle-kind-perfect-guess = A perfect guess
page-puzzle-kind-wrong-clue = A wrong clue
page-puzzle-kind-win-in-two = Win in two rows
page-puzzle-hidden = What is behind it?
page-puzzle-board = Puzzle board
page-puzzle-is-wrong = this is the wrong clue
page-lesson-title = Six lessons
page-lesson-number = Lesson { $n }
page-lesson-step = Step { $n } of { $of }
page-lesson-go-on = Continue
page-lesson-back = Back
page-lesson-check = Check
page-lesson-try-again = Not yet. Have another look.
page-lesson-answer = Not quite. Here is the answer.
page-lesson-done = You finished this lesson.
page-lesson-next = Next lesson
page-lesson-all = All lessons
page-lesson-begin = Start
page-lesson-again = Do it again
page-lesson-finished = finished
page-lesson-your-number = Your number
page-lesson-code = code
page-lesson-board = Lesson board
page-diploma-title = Diploma
page-diploma-open = See your diploma
page-diploma-named = { $name } has finished all six lessons and thinks like a codebreaker.
page-diploma-you = You have finished all six lessons and think like a codebreaker.

## Points

points-row =
    { $points ->
        [one] The codemaker gets 1 point for every row played.
       *[other] The codemaker gets { $points } points for every row played.
    }
points-unbroken-bonus =
    { $points ->
        [one] A code that is never broken earns the codemaker 1 point more.
       *[other] A code that is never broken earns the codemaker { $points } points more.
    }
points-unbroken = In all, a code that is never broken is worth { $points }.
points-unbroken-range = In all, a code that is never broken is worth { $points } with { $players } players.
points-conceded =
    { $points ->
        [one] { $codebreakers ->
            [1] If the codebreaker gives up
           *[other] If all codebreakers give up
        }, the codemaker gets { $points } point, as for a code that is never broken.
       *[other] { $codebreakers ->
            [1] If the codebreaker gives up
           *[other] If all codebreakers give up
        }, the codemaker gets { $points } points, as for a code that is never broken.
    }
points-conceded-range = If all codebreakers give up, the codemaker gets as many points as for a code that is never broken.
points-game-won-breaking =
    { $points ->
        [one] The codebreaker who breaks the code wins the game: 1 point.
       *[other] The codebreaker who breaks the code wins the game: { $points } points.
    }
points-game-won-unbroken =
    { $points ->
        [one] If nobody breaks it, the codemaker wins the game: 1 point.
       *[other] If nobody breaks it, the codemaker wins the game: { $points } points.
    }
points-white = A guess earns { $points } for each white key peg.
points-red = A guess earns { $points } for each red key peg.
points-red-in-black = A guess earns { $points } for each black key peg.
points-breaking = The guess that breaks the code earns { $points } instead.
points-circuit = The codemaker gets { $points } points for every circuit: each time all { $codebreakers } codebreakers have had a turn and the code is still not broken.
points-circuit-range = The codemaker gets { $points } points for every circuit: each time all codebreakers have had a turn and the code is still not broken.
points-wrong-information =
    { $points ->
        [0] If the key pegs are shown to be wrong, or the codemaker admits it, the codemaker loses the game.
       *[other] If the key pegs are shown to be wrong, or the codemaker admits it, the codebreaker gets { $points } points and the game is played again, at most twice. The third time the codemaker loses the game as well.
    }
points-time = With a turn timer: a codebreaker whose time runs out loses the row, which counts as played. A codemaker whose time runs out loses the game as if giving up.
points-forfeit-codemaker =
    { $points ->
        [0] If the codemaker gives up, nobody gets points for the game.
       *[other] A codemaker who gives up gets { $points }.
    }
points-forfeit-codebreaker =
    { $points ->
        [one] If the codemaker gives up, the codebreaker wins the game: { $points } point.
       *[other] If the codemaker gives up, the codebreaker wins the game: { $points } points.
    }
points-forfeit-group = If the codemaker gives up or gives wrong information, each codebreaker keeps the points of the guesses and gets { $points } more; the codemaker gets nothing.
points-games-any = The roles switch after each game. Play as many games as you like; an even number is fair to both.
points-games-even = The roles switch after each game, and a match has an even number of games.
points-games-each = After each game the player to the left becomes codemaker. Everybody is codemaker equally often: { $games } games, or a multiple of that.
points-games-each-range = After each game the player to the left becomes codemaker. Everybody is codemaker equally often: as many games as players, or a multiple of that.
points-most-points = The player with the most points wins the match.
points-most-games = The player who wins the most games wins the match.
points-advanced-blanks =
    { $on ->
        [yes] This is the advanced game: holes may stay empty.
       *[no] Advanced game: holes may stay empty. To play it, choose { $text }.
    }
points-advanced-counting = { $on ->
        [yes] This is the game for younger players: key pegs count right colours only.
       *[no] Game for younger players: key pegs count right colours only. To play it, choose { $text }.
    }
points-advanced-digit-sum = { $on ->
        [yes] With the optional clue: everybody gets the sum of the code’s digits.
       *[no] Optional clue: everybody gets the sum of the code’s digits. To play with it, choose { $text }.
    }
points-advanced-secret-repeats =
    { $on ->
        [yes] This is the advanced game: the code may repeat colours.
       *[no] Advanced game: the code may repeat colours. To play it, choose { $text }.
    }
page-rules-points = Scoring
page-review-best-found = No better guess was found.
page-review-perhaps-better = Perhaps better
page-review-others-unsettled = Others that split the codes well

## Link previews

preview-about = Mastermind in ten boxed editions: alone, on one screen, or with friends by link.
preview-daily-title = Daily code · { $family } · { $day }
preview-table = A game of { $edition }
preview-table-with = { $edition } with { $names }
preview-table-open = A seat is free. Join in, or just watch.
preview-table-full = The game is on. Come and watch.
preview-table-over = The match is over. See how it went.
preview-review = Review: { $edition }
preview-review-about = What every guess was worth, row by row.
page-net-nowhere-about = The link may be old or mistyped. Your games are still where you left them.

## Ladder

page-ladder-title = Ladder
page-start-ladder-about = Rated games against codes that are equally hard for everyone.
page-start-ladder-now = Go to the ladder
page-ladder-lead = In a rated game you break a code that is exactly as hard as another player’s. The player who needs fewer rows wins the duel. There are no hints, and you have ten minutes for each row. If you give up or leave, the code counts as not broken.
page-ladder-rating-title = How ratings work
page-ladder-rating-about = Ratings start at 1500. The number after ± says how uncertain the rating still is: your real strength is almost certainly within that range. Every duel makes it smaller.
page-ladder-fair = A rating is provisional, and not listed, until you have met three established players: people with at least five duels against three others. Players at the same internet address are not paired with each other, and a game that is given up before row 3 does not count.
page-ladder-provisional = Your rating is provisional and not listed yet.
page-ladder-name = Your name on the ladder
page-ladder-join = Join
page-ladder-token = A bot can play for you with this token, which is shown only now:
page-ladder-play = Play a rated game
page-ladder-continue = Continue your game
page-ladder-rank = Rank
page-ladder-rating = Rating
page-ladder-results = Won · drawn · lost
page-ladder-empty = Nobody is listed in this season yet.
page-ladder-season = Season
page-ladder-duels =
    { $n ->
        [one] { $n } duel
       *[other] { $n } duels
    }

## Beside a real board: taking back, and asking before a contradiction

reason-no-taking-back = only a table for a real board lets you take an entry back
reason-nothing-to-take-back = there is nothing that you can take back now
reason-real-board-only = this is for the codemaker beside a real board, while a row waits for its feedback
event-guess-taken-back = { $player } takes back the guess in row { $row }.
event-mark-taken-back = { $player } takes back the feedback of row { $row }.
event-reveal-taken-back = { $player } takes back the reveal: game { $game } continues.
mark-contradicts =
    { $count ->
        [one] This contradicts row { $rows }. Are you sure?
       *[other] This contradicts rows { $rows }. Are you sure?
    }
mark-fits-nothing = No code at all fits this feedback. Are you sure?
reveal-contradicts =
    { $count ->
        [one] With this code, the feedback for row { $rows } is wrong. Are you sure?
       *[other] With this code, the feedback for rows { $rows } is wrong. Are you sure?
    }
reveal-mirrored =
    { $count ->
        [one] With this code, the feedback for row { $rows } is wrong. Read from the other side, { $code } fits every row.
       *[other] With this code, the feedback for rows { $rows } is wrong. Read from the other side, { $code } fits every row.
    }
mark-nothing = No key pegs at all: is that right?
page-dock-back-guess = Take back the guess in row { $n }
page-dock-back-mark = Take back the feedback of row { $n }
page-dock-back-reveal = Take back the code of game { $n }
page-dock-sure-mark = Yes, it is right
page-dock-change-mark = Change it
key-take-back-entry = Last entry back

## Page, notes: codes that a person lists

page-notes-codes = Codes in mind
page-notes-add = Note this row
page-notes-code-cross = Cross out { $code }
page-notes-code-use = Place { $code } in the row
page-notes-code-remove = Remove { $code }
page-notes-crossed = You crossed this code out
page-notes-hole = { $hole }, noted as not here: { $colours }

## Together

reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-thinking = Let me think
reaction-hurry = Your turn!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-well-played = Well played!
reaction-thanks = Thank you!
page-reactions-open = React
page-reactions-title = Quick reactions
page-reactions-said = { $name }: { $words }
page-settings-reactions = Show the reactions of others
page-left-play-on = Let a computer play on
page-left-about = { $name } left. A computer can take the seat, and the match continues from here.
page-left-played-on = A computer plays on for { $name }
page-away-not-needed = The table has moved on: this is no longer needed.
page-left-begin = Start again without { $name }
page-left-begin-about = This opens a new match for those who are still here.
page-begin-title = Start now
page-begin-about = You do not have to wait until every seat is taken.
page-begin-all-here = Every seat is taken now.
page-begin-with = Start with { $n } players
page-begin-fill = { $n ->
    [one] Let a computer take the free seat
   *[other] Let computers take the { $n } free seats
}
page-set-up-computers = Computers at the table
page-seats-watching = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
page-away-for = Computer for { $name }
page-away-soon = { $name } is away. After { $time } you can continue.
page-away-go-on = Continue without { $name }
page-away-about = { $name } has been away for a while. You can continue, or wait. { $name } gets the seat back on return.
page-away-skip = Skip the turn
page-away-skip-row = { $name } loses this row.
page-away-skip-game = { $name } loses this game as codemaker.
page-away-computer = Let a computer play
page-away-wait = Keep waiting
page-away-back = { $name } is back
page-away-gone = { $name } is away
page-away-meanwhile = While you were away
page-away-played = A computer played for you. You have your seat again.
page-next-game = Game { $n }: { $turn }
page-rematch-wanted = { $name } wants to play again
page-rematch-wanted-many = Somebody here wants to play again
page-rematch-come = Come along
page-pass-title = Continue on another device
page-pass-about = Open this link on the other device, or scan the code. It works once, for ten minutes, and moves your seat there.
page-pass-link = Link to your seat
page-pass-give-back = Give { $name } the seat back
page-pass-about-away = Has { $name } lost the way back to this table? Send this link. It works once, for ten minutes, and gives the seat to the person who opens it.
page-pass-ask = Is one of these seats yours? Ask { $name } for a link to it: it is beside your name, under “At the table”.
page-left-sure = Leave this table? The others can let a computer play on for you.
page-left-show-about = The game ends here for everyone, and the code is shown. The player who left gives up the game.
page-left-ask-about = You give up this game. The code is shown once the other codebreakers who are still here ask for it too.
page-left-asked = You asked to see the code. It is shown once the other codebreakers ask too.
page-invite-name = What should your friends call you?
page-invite-named = Your friends see { $name }.
page-header-daily = Daily code, { $date }
page-settings-notify = Notify me when it is my turn
page-settings-notify-refused = The browser does not allow notifications. You can change that in its settings.
page-dock-admit = I gave wrong feedback
cost-concede-codebreaker =
    { $points ->
        [one] The codemaker gets { $points } point, as for a code that is never broken.
       *[other] The codemaker gets { $points } points, as for a code that is never broken.
    }
cost-concede-group =
    { $points ->
        [one] The game ends once all codebreakers give up. Then the codemaker gets { $points } point, as for a code that is never broken, and everyone keeps the points of their guesses.
       *[other] The game ends once all codebreakers give up. Then the codemaker gets { $points } points, as for a code that is never broken, and everyone keeps the points of their guesses.
    }
cost-concede-codemaker =
    { $points ->
        [0] You get nothing for this game.
        [one] You get nothing for this game, and { $points } point goes to each codebreaker.
       *[other] You get nothing for this game, and { $points } points go to each codebreaker.
    }
cost-admit-replay = The codebreaker gets { $points } points, and the game is played again with a new code.
cost-admit-lose =
    { $points ->
        [0] You lose this game.
       *[other] The codebreaker gets { $points } points, and you get nothing for this game.
    }

## The coach: a colour as the subject of a sentence, and what the rows say
symbol-red = red
symbol-blue = blue
symbol-green = green
symbol-yellow = yellow
symbol-white = white
symbol-black = black
symbol-orange = orange
symbol-purple = purple
symbol-pink = pink
symbol-teal = teal
symbol-magenta = magenta
symbol-silver = silver
symbol-colours = { $symbols }
symbol-digits = { $many ->
        [1] the digit { $digits }
       *[other] the digits { $digits }
    }
coach-one-row = Row { $row }: { $fact }.
coach-also = Also: { $fact }.
coach-no-key-pegs = Row { $row } has no key pegs: { $fact }.
coach-rows = Rows { $rows } together: { $fact }.
coach-all-rows = All rows together: { $fact }.
coach-out = { $symbols } { $many ->
        [1] is
       *[other] are
    } not in the code
coach-in = { $symbols } { $many ->
        [1] is
       *[other] are
    } in the code
coach-exactly = { $symbols } { $many ->
        [1] is
       *[other] are each
    } in the code exactly { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
coach-at-least = { $symbols } { $many ->
        [1] is
       *[other] are each
    } in the code at least { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
coach-at-most = { $symbols } { $many ->
        [1] is
       *[other] are each
    } in the code at most { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
coach-fixed = hole { $hole } is { $colours }
coach-not-here = { $symbols } is not in { $places ->
        [1] hole { $holes }
       *[other] holes { $holes }
    }
coach-one-of-two = either { $first } or { $second } is in the code, not both
coach-together = { $first } and { $second } are in the code together, or not at all
coach-empty-out = no hole is empty
coach-empty-fixed = hole { $holes } is empty
coach-empty-exactly = { $count ->
        [1] exactly one hole is
       *[other] exactly { $count } holes are
    } empty
coach-empty-at-least = { $count ->
        [1] at least one hole is
       *[other] at least { $count } holes are
    } empty
coach-empty-at-most = { $count ->
        [1] at most one hole is
       *[other] at most { $count } holes are
    } empty
coach-empty-not-here = { $count ->
        [1] hole { $holes } is
       *[other] holes { $holes } are
    } not empty
coach-nothing-new = Only one answer to row { $row } was possible, so it told you nothing new.
coach-row = Row { $row }: { $red ->
        [0] no peg is in its place
        [1] one peg is right where it is
       *[other] { $red } pegs are right where they are
    }, and { $white ->
        [0] none of its other colours is in the code
        [1] one more of its colours is in the code, in another hole
       *[other] { $white } more of its colours are in the code, in other holes
    }.
coach-row-places = Row { $row }: { $count ->
        [0] no peg is in its place
        [1] one peg is in its place
       *[other] { $count } pegs are in their places
    }.
coach-row-colours = Row { $row }: { $count ->
        [0] none of its colours is in the code
        [1] one of its pegs has a colour of the code
       *[other] { $count } of its pegs have colours of the code
    }.
coach-why-none = Row { $row } says that none of its colours is in the code, but this guess has { $has ->
        [1] one
       *[other] { $has }
    } of them.
coach-why-few = Row { $row } says that { $said ->
        [1] one of its pegs belongs
       *[other] { $said } of its pegs belong
    } in the code, but this guess uses { $has ->
        [0] none
        [1] only one
       *[other] only { $has }
    } of them.
coach-why-many = Row { $row } says that { $said ->
        [1] only one of its pegs belongs
       *[other] only { $said } of its pegs belong
    } in the code, but this guess uses { $has } of them.
coach-why-digit-sum = The digits of the code add up to { $said }, those of this guess to { $has }.
coach-why-places = Row { $row } says that { $said ->
        [0] none of its pegs is
        [1] one of its pegs is
       *[other] { $said } of its pegs are
    } in the right hole, but this guess keeps { $has ->
        [0] none
        [1] one
       *[other] { $has }
    } of them there.
coach-silent = The rows say nothing simple about the code yet.

## Solo, and the end of a game

page-solo-about = One code after another: how few rows do you need?
page-match-about = You and the computer take turns setting the code. The codemaker gets a point for every row the other one needs.
page-end-new = New code
page-end-rows = { $n ->
        [one] In 1 row!
       *[other] In { $n } rows.
    }
page-end-first = Your first code in { $edition }.
page-end-best = Your best in { $edition }.
page-end-equal = As good as your best in { $edition }.
page-end-perfect = Even perfect play needs { $rows } rows on average.
page-end-rare = { $proven ->
        [yes] Even perfect play does that with only 1 code in { $n }.
       *[no] Even the best play known does that with only 1 code in { $n }.
    }
page-end-better = Better than your average of { $rows } rows.
page-end-average = Your average in { $edition }: { $rows } rows.
page-end-lost = Not this one.
page-end-close = { $red ->
        [one] So close: row { $row } had one peg in its place.
       *[other] So close: row { $row } had { $red } pegs in their places.
    }
page-end-hard = That was a hard one. The next code is a new chance.
page-end-results = Your results in { $edition }
page-end-computer-points = { $n ->
        [one] The computer gets 1 point.
       *[other] The computer gets { $n } points.
    }
page-end-your-points = { $n ->
        [one] You get 1 point.
       *[other] You get { $n } points.
    }
page-end-now-set = Now you set a code: can you make it need more rows?
page-end-now-guess = Now you break a code: can you do it in fewer rows?
menu-solo = Break a code: one after another
terminal-solo-results = Your codes in { $edition } by rows: { $bars }
page-start-more = { $n ->
        [one] 1 more game
       *[other] { $n } more games
    }
page-ladder-next = Next rated game
page-ladder-compared = Your rows will be compared with another player’s on a code like this.
page-ladder-pending = Waiting for an opponent on a code like this.
page-ladder-void = Given up too early, so it counts for nobody.
page-ladder-settled = { $result ->
        [won] You beat { $name }
        [drawn] You drew with { $name }
       *[lost] { $name } was better this time
    }
page-ladder-latest = Your last rated games
page-ladder-bot = Let a bot play for you
