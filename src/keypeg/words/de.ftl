### Keypeg's words in German. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Deutsch

## Lists: "1, 3 und 4"

list-middle = { $start }, { $next }
list-end = { $start } und { $last }

## Numbers: the sign between thousands, and the one before the fraction

number-group = { "." }
number-point = ,

## Colours

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-white = weiß
colour-black = schwarz
colour-orange = orange
colour-purple = lila
colour-pink = rosa
colour-teal = türkis
colour-magenta = magenta
colour-silver = silber
colour-empty = leer
colour-nought = null
colour-one = eins
colour-two = zwei
colour-three = drei
colour-four = vier
colour-five = fünf
colour-six = sechs
colour-seven = sieben
colour-eight = acht
colour-nine = neun
colour-ten = zehn
colour-eleven = elf

## Warum eine Aktion gerade nicht erlaubt ist

reason-match-over = die Partie ist vorbei
reason-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
reason-codemaker-only = das darf nur, wer in diesem Spiel den Code gesetzt hat
reason-codebreaker-only = das darf nur, wer in diesem Spiel rät
reason-table-only = das darf nur der Tisch selbst
reason-not-your-turn = jemand anderes ist mit Raten dran
reason-secret-not-set = der Code ist noch nicht gesetzt
reason-secret-already-set = der Code dieses Spiels ist schon gesetzt
reason-secret-behind-shield = an diesem Tisch bleibt der Code hinter dem echten Sichtschirm und wird nicht eingegeben
reason-secret-must-be-entered = an diesem Tisch muss der Code eingegeben werden
reason-not-a-code = das ist kein Code dieser Ausgabe
reason-not-a-secret = das kann nicht der geheime Code sein: in dieser Ausgabe müssen alle Farben verschieden sein
reason-not-a-guess = das darf nicht geraten werden: in dieser Ausgabe müssen alle Farben verschieden sein
reason-feedback-pending = die letzte Reihe ist noch nicht bewertet
reason-no-row-to-mark = keine Reihe wartet auf eine Bewertung
reason-table-marks = an diesem Tisch bewertet der Tisch selbst jede Reihe
reason-codemaker-marks = an diesem Tisch bewertet der Codemacher jede Reihe
reason-not-feedback = diese Bewertung ist in dieser Ausgabe unmöglich
reason-false-feedback = der Tisch bewertet immer richtig
reason-reveal-due = das Raten ist vorbei: jetzt wird der Code aufgedeckt
reason-reveal-not-due = der Code kann noch nicht aufgedeckt werden
reason-no-rows-to-claim = noch ist keine Reihe bewertet, also gibt es nichts zu beanstanden
reason-claim-repeated = das hast du schon beanstandet, und seitdem wurde keine Reihe bewertet
reason-conceding-off = Aufgeben ist an diesem Tisch ausgeschaltet
reason-conceded-already = du hast schon aufgegeben; die anderen spielen noch
reason-no-clock = dieser Tisch hat keine Bedenkzeit

## Warum ein Tisch ablehnt

reason-unknown-table = diesen Tisch gibt es nicht
reason-table-closed = dieser Tisch ist geschlossen
reason-unknown-seat = diesen Platz gibt es an diesem Tisch nicht
reason-seat-taken = dieser Platz ist besetzt
reason-computer-seat = auf diesem Platz spielt ein Computer
reason-name-taken = an diesem Tisch heißt schon jemand so
reason-not-your-seat = das ist nicht dein Platz
reason-seats-open = die Partie beginnt, wenn alle Plätze besetzt sind
reason-no-spectators = dieser Tisch erlaubt keine Zuschauer
reason-no-hints = Tipps sind an diesem Tisch ausgeschaltet
reason-codebreakers-only = Tipps gibt es nur fürs Raten, solange ein Spiel läuft
reason-no-engine = Tipps sind hier nicht verfügbar
reason-too-many-tables = von deiner Adresse aus sind zu viele Tische offen: schließe einen oder versuche es später
reason-too-many-seats = von deiner Adresse aus sind zu viele Plätze besetzt: gib einen frei oder versuche es später
reason-nothing-finished = noch ist kein Spiel dieser Partie zu Ende, also gibt es nichts zu exportieren
reason-match-goes-on = eine Revanche ist möglich, wenn die Partie vorbei ist
reason-no-such-game = dieses Spiel gibt es in der Partie nicht
reason-game-goes-on = dieses Spiel läuft noch: die Analyse gibt es am Ende, oder jetzt, wenn der Tisch Tipps erlaubt
reason-not-recorded = nur Spiele, die du ratend zu Ende gespielt hast, werden gespeichert
reason-too-large-to-review = diese Ausgabe hat zu viele Codes für eine Analyse
reason-bad-action-id = die Kennung einer Aktion besteht aus 1 bis 64 druckbaren ASCII-Zeichen

## Ablehnungen mit Angaben

contradiction =
    { $count ->
        [one] Reihe { $rows } widerspricht sich selbst: kein Code passt dazu
       *[other] die Reihen { $rows } widersprechen sich: kein Code passt zu allen
    }
stale-action = der Tisch hat sich geändert, bevor dein Zug ankam; schau aufs Brett und versuche es noch einmal
row-list =
    { $count ->
        [one] Reihe { $rows }
       *[other] Reihen { $rows }
    }

option-version = Die Version ausgeben.
missing-extra = dafür fehlt das Extra „{ $extra }“: pip install "keypeg[{ $extra }]"
undecided = die Reihen ließen sich in { $steps } Schritten nicht prüfen
