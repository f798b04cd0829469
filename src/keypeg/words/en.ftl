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

## Page, start

page-start-title = Break the code
page-start-lead = The board game of pegs and patience, with every boxed edition’s own rules.
page-start-computer = Play the computer
page-start-breaker = Break a code
page-start-maker = Make a code
page-start-link = Play friends by link
page-start-link-about = Send a link, or let them scan it.
page-start-link-now = Open a table
page-start-screen = Together on this screen
page-start-screen-about = Two to five people pass one device around.
page-start-screen-now = Sit down
page-start-companion = With a real board
page-start-companion-about = The code stays behind your real shield. Keypeg keeps the score card and checks the marks.
page-start-companion-now = Be the referee
page-start-learn = First time here?
page-start-learn-about = Play a short game that explains itself.
page-start-learn-now = Teach me
page-start-choose = Choose edition and rules
page-start-options = Options
page-start-recent = Recent tables
page-start-resume = Go on
page-start-look = Look again
page-start-dismiss = Take the table of { $players } off this list
page-start-over = finished
page-start-running = in play

## Page, modes

page-modes-computer = Play the computer
page-modes-link = Play friends by link
page-modes-screen = Together on this screen
page-modes-companion = With a real board
page-modes-learn = A first game

## Page, set up

page-set-up-edition = Edition
page-set-up-size = { $pegs ->
    [one] 1 peg
   *[other] { $pegs } pegs
} · { $colours } colours · { $n ->
    [one] 1 row
   *[other] { $n } rows
}
page-set-up-advanced-blanks = Advanced: holes may stay empty
page-set-up-advanced-repeats = Advanced: the secret may repeat colours
page-set-up-house = House rules
page-set-up-house-about = Change the size and what is allowed. The box’s way of scoring stays.
page-set-up-pegs = Pegs
page-set-up-colours = Colours
page-set-up-rows = Rows
page-set-up-blanks = Holes may stay empty
page-set-up-secret-repeats = The secret may repeat colours
page-set-up-guess-repeats = Guesses may repeat colours
page-set-up-role = You begin as
page-set-up-breaker = codebreaker
page-set-up-maker = codemaker
page-set-up-level = The computer plays
page-set-up-average = { $n } rows on average in Classic
page-set-up-people = Who plays
page-set-up-your-name = Your name
page-set-up-name-of = Name of player { $n }
page-set-up-friends = Players
page-set-up-games = Games
page-set-up-games-as-players = As many games as players.
page-set-up-options = More options
page-set-up-marking = Who marks the rows
page-set-up-marking-table = The table, always right
page-set-up-marking-hand = The codemaker, by hand
page-set-up-hints = Help is allowed: hints, and how many codes remain
page-set-up-conceding = Giving up is allowed
page-set-up-spectators = Others may watch
page-set-up-seconds = Thinking time for a turn
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
page-names-teacher = Teacher
page-names-player = Player { $n }
page-names-free = free seat

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
page-turn-shield-hint = Put your code behind the real shield, then say so.
page-turn-set-hint = Nobody else sees it before the reveal.
page-turn-set-by = { $name } set the code
page-turn-set-by-you = You set the code
page-turn-rows-left = { $n ->
    [one] 1 row left
   *[other] { $n } rows left
}
page-turn-circuit = Guessing in turn
page-turn-watching = You are watching.
page-turn-seconds = { $text } left to think

## Page, board

page-board-board = Board
page-board-shield = The code is behind the shield
page-board-no-code = No code is set yet
page-board-real-shield = The code is behind the real shield
page-board-your-code = Your code, hidden from the others
page-board-fingerprint = fingerprint { $text }
page-board-secret = The code: { $code }
page-board-folded = { $n ->
    [one] 1 more row
   *[other] { $n } more rows
}
page-board-row = Row { $n }, { $code }
page-board-row-of = Row { $n }, { $name }: { $code }
page-board-marked = { $row }: { $red } red, { $white } white
page-board-unmarked = { $row }: not marked yet
page-board-lost = Row { $n }: lost, the time ran out
page-board-unused = Row { $n }: not played
page-board-left = { $n } codes left
page-board-fill-from = Fill from row { $n }
page-board-hole = Hole { $n }: { $colour }
page-board-hole-open = Hole { $n }: open
page-board-current = The row to fill
page-board-evidence = does not fit

## Page, dock

page-dock-palette = Colours
page-dock-guess = Guess
page-dock-set = Set the code
page-dock-set-hidden = The code is behind the shield
page-dock-mark = Give these key pegs
page-dock-reveal = This was the code
page-dock-reveal-hint = Enter the code from behind the shield.
page-dock-undo = Take back
page-dock-hint = Hint
page-dock-check = Could it be?
page-dock-claim = Claim an error
page-dock-concede = Give up
page-dock-sure-concede = Give up this game?
page-dock-leave = Leave the table
page-dock-sure-leave = Leave this table? A match under way ends with it.
page-dock-more = More
page-dock-sending = Sending …
page-dock-waiting = Waiting for the other player.
page-dock-red = Red
page-dock-red-about = right colour, right place
page-dock-white = White
page-dock-white-about = right colour, wrong place
page-dock-fewer = One { $what } fewer
page-dock-more-1 = One { $what } more
page-dock-use = Use it
page-dock-close = Close
page-dock-yes = Yes
page-dock-no = No
page-dock-next = Next game
page-dock-replay = Play it again
page-dock-rematch = Play again
page-dock-rematch-join = To the new table
page-dock-home = To the start
page-dock-chosen = { $red } red, { $white } white
page-dock-redo = Put it back
page-dock-thinking = { $name } is thinking
page-dock-waiting-for = Waiting for { $name }
page-dock-skip = Skip

## Page, help

page-help-hint = Try { $code }: { $why }.
page-help-possible = Yes, this could be the code.
page-help-impossible = { $count ->
    [one] Not possible: row { $rows } would have been marked differently.
   *[other] Not possible: rows { $rows } would have been marked differently.
}
page-help-contradiction = The marks contradict one another: no code fits all rows. Look at them again, or claim an error.

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
page-result-forfeited = { $name } forfeited the game
page-result-void = Wrong information: this game is played again
page-result-wins = { $name } wins the match
page-result-you-win = You win the match
page-result-draw = The match is a draw
page-result-share = { $names } share the win
page-result-well-done = Well done!
page-result-secret-unknown = The code was not revealed.
page-result-podium = Result
page-result-place = place { $place }

## Page, evidence

page-evidence-title = What was wrong
page-evidence-claimed = { $name } claimed an error before the code was revealed, and was right.
page-evidence-revealed = Nobody had claimed it: it came out when the code was revealed.
page-evidence-against = { $count ->
    [one] Row { $rows } was not marked as this code asks.
   *[other] Rows { $rows } were not marked as this code asks.
}
page-evidence-show = { $count ->
    [one] Row { $rows } shows that the marks were wrong.
   *[other] Rows { $rows } show that the marks were wrong.
}
page-evidence-together = No code fits rows { $rows } together: at least one of them was marked wrongly.
page-evidence-code = the code

## Page, card

page-card-title = Score card
page-card-name = Game
page-card-void = void
page-card-total = Total
page-card-codemaker = codemaker
page-card-print = Print
page-card-look = Look at game { $n }
page-card-caption = Points of every game; the codemaker’s box is shaded
page-card-text = Match as text
page-card-of = Keypeg score card · { $edition }

## Page, review

page-review-title = Review of game { $game }
page-review-open = Review
page-review-open-of = Review game { $game }
page-review-back = Back to the table
page-review-loading = Weighing every guess …
page-review-too-large = This edition has too many codes for a review.
page-review-not-yet = There is no finished game of that number at this table.
page-review-nothing = No row was marked in this game, so there is nothing to review.
page-review-words-perfect = perfect
page-review-words-good = good
page-review-words-inaccurate = inaccurate
page-review-words-mistake = mistake
page-review-at-best = { $word } at best
page-review-range = { $from } to { $to }
page-review-at-least = { $from } or more
page-review-unsettled = not settled
page-review-unsettled-about = Where two numbers stand, the time was too short to settle which; the truth surely lies between them.
page-review-step = Row { $n } of { $of }
page-review-earlier = Earlier row
page-review-later = Later row
page-review-row = Row { $n }: { $word }
page-review-not-reviewed = Row { $n } cannot be reviewed: its marks contradict the rows before it.
page-review-lost-row = Row { $n } was lost to the clock.
page-review-row-head = Row
page-review-given = Given away
page-review-luck = Luck
page-review-given-about = Given away: rows this guess costs on average beyond the best one.
page-review-luck-about = Luck: rows the key pegs saved (+) or cost (−) beyond what the guess deserved.
page-review-codes = Codes left
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
page-review-better = Better here
page-review-best-here = Nothing was better.
page-review-others = Also good
page-review-why = It leaves { $size } codes on average ({ $parts ->
    [one] 1 possible answer
   *[other] { $parts } possible answers
}) { $possible ->
    [yes] and could win outright.
   *[no] but cannot win outright.
}
page-review-told = { $sentence }. { $word }: { $given } given away, luck { $luck }. Codes left: { $codes }
page-review-all-rows = Row by row
page-review-curve = Codes left, row by row
page-review-curve-start = start
page-review-curve-about = Codes left on a logarithmic scale: { $parts }.
page-review-curve-at = { $codes } after row { $n }
page-review-curve-begin = { $codes } at the start
page-review-sum = The sum
page-review-sum-perfect = Perfect play expects
page-review-sum-given = given away
page-review-sum-luck = luck
page-review-sum-bad-luck = bad luck
page-review-sum-rows = rows played
page-review-sum-remaining = still expected at the end
page-review-sum-closes = The sum closes exactly; the numbers shown are rounded.
page-review-sum-holds = The sum closes as far as the numbers are settled.
page-review-sum-open = The sum does not close: please tell us.
page-review-lost = { $n ->
    [one] 1 row was lost to the clock and is not counted.
   *[other] { $n } rows were lost to the clock and are not counted.
}
page-review-maker = The codemaker
page-review-hardness = { $proven ->
    [yes] Perfect play
   *[no] The best play known
} breaks this secret in { $n ->
    [one] 1 row
   *[other] { $n } rows
}; { $share } of all secrets take fewer.
page-review-marks-right = All marks were right.
page-review-marks-wrong = { $count ->
    [one] Marked wrongly: row { $rows }.
   *[other] Marked wrongly: rows { $rows }.
}
page-review-contradiction = The marks cannot all be true: rows { $rows } contradict one another. The review goes as far as the row before.
page-review-players = The codebreakers
page-review-player = Player
page-review-player-rows = Rows
page-review-share = Share
page-review-share-title = Share without the code
page-review-share-about = It tells how the game went, and no guess and no colour of it.
page-review-share-text = Text to share
page-review-share-send = Share
page-review-share-copy = Copy the text
page-review-share-copied = Copied
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
page-review-share-sum = Given away { $given } · luck { $luck }

## Page, record

page-record-title = Your record
page-record-open = Your record
page-record-lead = How many rows you need, what you give away, how lucky you are.
page-record-about = Games you played as codebreaker in this browser.
page-record-none = No game is kept yet. Break a code, and it shows up here.
page-record-off = Your record is switched off in the settings: new games are not kept.
page-record-loading = Fetching your record …
page-record-player = Player
page-record-everybody = everybody
page-record-by-edition = By edition
page-record-edition = Edition
page-record-games = Games
page-record-broken = Broken
page-record-rows = Rows on average
page-record-given = Given away
page-record-luck = Luck
page-record-per-game = Averages are per game. Luck above nought saved rows, below nought it cost some.
page-record-over-time = Over time
page-record-rows-plot = Rows of each game
page-record-given-plot = Rows given away in each game
page-record-plot-about = { $n ->
    [one] { $what }, one game
   *[other] { $what }, { $n } games, oldest first
}: between { $least } and { $most }. The table below has every number.
page-record-broken-dot = broken
page-record-unbroken-dot = not broken
page-record-every = Every game
page-record-when = When
page-record-rows-head = Rows
page-record-unbroken = { $n }, not broken
page-record-review = Review
page-record-csv = Download as CSV
page-record-json = Export as JSON
page-record-erase = Erase
page-record-sure-erase = Erase your whole record?
page-record-sure-about = { $n ->
    [one] One game is
   *[other] { $n } games are
} forgotten for good. The tables themselves stay.
page-record-erased = { $n ->
    [one] Erased: 1 game.
   *[other] Erased: { $n } games.
}

## Page, know

page-know-title = What you know
page-know-start = start
page-know-row = row { $n }
page-know-about = Codes that still fit, after each row.

## Page, fair

page-fair-title = Fair play
page-fair-before = The fingerprint of each code is published before the first guess.
page-fair-none = This code is known to nobody but its maker, so no fingerprint was published.
page-fair-adversary = This codemaker bends its code as it goes, never against its own marks. It promises no code.
page-fair-check = Check it
page-fair-checking = Checking …
page-fair-fair = Game { $game }: the revealed code is the one that was set.
page-fair-unfair = Game { $game }: the revealed code does not fit the fingerprint.
page-fair-changed = Game { $game }: the fingerprint has changed since it was published.
page-fair-hidden = Game { $game }: the code is still hidden.
page-fair-nothing = There is nothing to check yet.

## Page, seats

page-seats-title = At the table
page-seats-codemaker = codemaker
page-seats-codebreaker = codebreaker
page-seats-online = here
page-seats-offline = away
page-seats-free = free
page-seats-computer = computer
page-seats-invite = Invite
page-seats-odd = With an odd number of games one player is codemaker more often.
page-seats-sat = { $name } sat down
page-seats-left = { $name } left the table

## Page, invite

page-invite-title = Invite friends
page-invite-about = Anyone who opens this link can sit down, or watch.
page-invite-link = Link to this table
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-qr = QR code of the link
page-invite-local = This address works on this device only. Open Keypeg by the address of your network to invite others.
page-invite-about-full = All seats are taken. Anyone who opens this link can watch.
page-invite-not-copied = The browser did not allow copying. The text is selected: copy it yourself.

## Page, join

page-join-title = Sit down?
page-join-about = { $count ->
    [one] { $names } waits for you here.
   *[other] { $names } are here already.
}
page-join-about-nobody = Nobody sits here yet.
page-join-sit = Sit down
page-join-watch = Just watch

## Page, hand over

page-hand-over-pass = Pass the screen to { $name }
page-hand-over-set = { $name } sets the code. Everybody else looks away.
page-hand-over-mark = { $name } marks the row.
page-hand-over-guess = { $name } guesses next.
page-hand-over-ready = I am { $name }

## Page, coach

page-coach-title = Your first game
page-coach-begin = Behind the shield are three pegs. Find their colours and places. Start with red, red, blue: tap the colours, then Guess.
page-coach-second = Key pegs answer the whole row, never a single hole. Now try blue, green, green.
page-coach-answer = { $red ->
    [0] No red: no peg is in its right place.
    [one] 1 red: one peg has the right colour in the right place.
   *[other] { $red } red: { $red } pegs have the right colour in the right place.
} { $white ->
    [0] No white.
    [one] 1 white: one more colour is in the code, but elsewhere.
   *[other] { $white } white: { $white } more colours are in the code, but elsewhere.
}
page-coach-free = Now go on by yourself. Choose a code that would have got the same key pegs in every row. “Could it be?” tells you whether it fits, and Hint proposes one.
page-coach-done = That was it: the code is broken, and the shield is up. In a match you now change roles, and the codemaker gets a point for every row you needed.
page-coach-lost = The rows are used up. Look at the code, and see how each row was marked.
page-coach-play = Play the computer

## Page, net

page-net-lost = Connection lost, trying again …
page-net-loading = Setting the table …
page-net-no-table = There is no such table here any more.
page-net-failed = That did not work. Try again.
page-net-unreachable = The server cannot be reached. Is it running?
page-net-moved = The table has moved on. Look again before you send.
page-net-nowhere = There is nothing here.

## Page, keys

page-keys-title = Keys
page-keys-pegs = place a peg: the colour’s letter or number
page-keys-blank = leave a hole empty, where that is allowed
page-keys-arrows = choose a hole
page-keys-back = take a peg back
page-keys-enter = send the row
page-keys-marks = marking: add a red, add a white
page-keys-help = show these keys
page-keys-tap = Tap a row’s number to fill from it, or a peg to take it over. Pegs can also be dragged.

## Page, rules

page-rules-title = Rules of this edition
page-rules-open = Rules
page-rules-goal = The codemaker sets a secret code of { $pegs } pegs. The codebreaker guesses a full row at a time.
page-rules-colours = The colours: { $names }.
page-rules-red = A red key peg: one peg of the right colour in the right place.
page-rules-white = A white key peg: one peg of the right colour in the wrong place.
page-rules-order = Key pegs tell how many, never which. One key peg answers one peg; red goes first.
page-rules-blanks = Holes may stay empty, in the secret and in a guess. An empty hole counts as one more colour.
page-rules-secret-repeats = The secret may hold a colour more than once.
page-rules-secret-differs = All colours of the secret are different.
page-rules-guess-differs = All colours of a guess must be different too.
page-rules-guess-repeats = A guess may repeat colours.
page-rules-rows = { $n ->
    [one] There is 1 row.
   *[other] There are { $n } rows.
} The game ends when a row is all red, or when all rows are used.
page-rules-score-rows = The codemaker gets a point for every row played, { $most } if the code is never broken. Then roles change. Most points win.
page-rules-score-games = Break the code and you win the game; otherwise the codemaker does. Most games win.
page-rules-score-group = Codebreakers guess in turn on one board. A guess earns { $red } for each red and { $white } for each white; the one that breaks the code earns { $broken } instead. The codemaker earns for every full circuit the code survives. Everybody is codemaker once.
page-rules-wrong = { $n ->
    [0] If the marks are shown to be wrong, the game is played again.
   *[other] If the marks are shown to be wrong, the game is played again and the codebreaker gets { $n } points.
}
page-rules-house = Played by house rules.
page-rules-source = Source

## Page, settings

page-settings-title = Settings
page-settings-language = Language
page-settings-theme = Board
page-settings-themes-auto = as the device
page-settings-signs = On the pegs
page-settings-signs-of-shapes = shapes
page-settings-signs-of-letters = letters
page-settings-numbers = Numbers beside the key pegs
page-settings-letter-keys = Letter and number keys place pegs
page-settings-record = Keep my record
page-settings-record-about = Rows, given away and luck of every game in which you guess, on this server, under a cookie only this browser has.
page-settings-themes-walnut = walnut (light)
page-settings-themes-slate = slate (dark)
page-settings-themes-paper = paper (high contrast)
page-settings-sound = Sounds
page-settings-pace = The computer plays at a pace I can follow

## Page, header

page-header-home = Keypeg, to the start
page-header-game = game { $n } of { $of }
page-header-sound = Sound

## Page, table

page-table-sheet = This table
page-table-open = Score, notes and more
page-table-match = Match
page-table-knowledge = What you know

## Page, notes

page-notes-title = Your notes
page-notes-about = Tap a colour to cross it out, or a box: ✕ not here, ● here. Only you see this.
page-notes-clear = Clear
page-notes-cross = Cross out { $colour }
page-notes-cell = { $colour } in hole { $hole }: { $note ->
    [out] not here
    [sure] here
   *[none] no note
}
