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
store-blocked = die Datenbank nimmt gerade keine Änderungen an: versuch es noch einmal
missing-extra = dafür fehlt das Extra „{ $extra }“: pip install "keypeg[{ $extra }]"
undecided = die Reihen ließen sich in { $steps } Schritten nicht prüfen

## Page, start

page-start-title = Knack den Code
page-start-lead = Das Brettspiel mit Stiften und Geduld, nach den Regeln jeder Schachtel.
page-start-computer = Gegen den Computer
page-start-breaker = Code knacken
page-start-maker = Code setzen
page-start-link = Mit Freunden per Link
page-start-link-about = Schick einen Link, oder lass ihn abfotografieren.
page-start-link-now = Tisch aufmachen
page-start-screen = Zusammen an diesem Gerät
page-start-screen-about = Zwei bis fünf Leute reichen ein Gerät herum.
page-start-screen-now = Hinsetzen
page-start-companion = Mit einem echten Brett
page-start-companion-about = Der Code bleibt hinter eurem echten Sichtschirm. Keypeg schreibt die Punkte auf und prüft die Zählstifte.
page-start-companion-now = Schiedsrichter sein
page-start-learn = Zum ersten Mal hier?
page-start-learn-about = Spiel ein kurzes Spiel, das sich selbst erklärt.
page-start-learn-now = Zeig es mir
page-start-choose = Ausgabe und Regeln wählen
page-start-options = Einstellen
page-start-recent = Letzte Tische
page-start-resume = Weiter
page-start-look = Ansehen
page-start-dismiss = Den Tisch von { $players } aus der Liste nehmen
page-start-over = beendet
page-start-running = läuft

## Page, modes

page-modes-computer = Gegen den Computer
page-modes-link = Mit Freunden per Link
page-modes-screen = Zusammen an diesem Gerät
page-modes-companion = Mit einem echten Brett
page-modes-learn = Ein erstes Spiel

## Page, set up

page-set-up-edition = Ausgabe
page-set-up-size = { $pegs ->
    [one] 1 Stift
   *[other] { $pegs } Stifte
} · { $colours } Farben · { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
}
page-set-up-advanced-blanks = Schweres Spiel: Löcher dürfen leer bleiben
page-set-up-advanced-repeats = Schweres Spiel: Farben im Code dürfen sich wiederholen
page-set-up-house = Hausregeln
page-set-up-house-about = Ändert Größe und was erlaubt ist. Gezählt wird wie in der Schachtel.
page-set-up-pegs = Stifte
page-set-up-colours = Farben
page-set-up-rows = Reihen
page-set-up-blanks = Löcher dürfen leer bleiben
page-set-up-secret-repeats = Farben im Code dürfen sich wiederholen
page-set-up-guess-repeats = Farben im Versuch dürfen sich wiederholen
page-set-up-role = Du beginnst als
page-set-up-breaker = Codeknacker
page-set-up-maker = Codemacher
page-set-up-level = Der Computer spielt
page-set-up-average = Im Schnitt { $n } Reihen bei Klassisch
page-set-up-people = Wer spielt mit
page-set-up-your-name = Dein Name
page-set-up-name-of = Name von Platz { $n }
page-set-up-friends = Leute
page-set-up-games = Spiele
page-set-up-games-as-players = So viele Spiele wie Leute.
page-set-up-options = Weitere Möglichkeiten
page-set-up-marking = Wer bewertet die Reihen
page-set-up-marking-table = Der Tisch, immer richtig
page-set-up-marking-hand = Der Codemacher, von Hand
page-set-up-hints = Hilfe ist erlaubt: Tipps und wie viele Codes noch passen
page-set-up-conceding = Aufgeben ist erlaubt
page-set-up-spectators = Andere dürfen zuschauen
page-set-up-seconds = Bedenkzeit für einen Zug
page-set-up-no-seconds = keine Grenze
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } Minuten
   *[seconds] { $n } Sekunden
}
page-set-up-start = Los
page-set-up-more = Noch jemand
page-set-up-fewer = Jemand weniger

## Page, names

page-names-you = Du
page-names-computer = Computer
page-names-teacher = Lehrer
page-names-player = Spieler { $n }
page-names-free = freier Platz

## Page, turn

page-turn-yours-set = Setz deinen Code
page-turn-yours-guess = Du bist dran, Reihe { $row }
page-turn-yours-mark = Bewerte Reihe { $row }
page-turn-yours-reveal = Heb deinen Sichtschirm
page-turn-named-guess = { $name }, du bist dran: Reihe { $row }
page-turn-named-set = { $name }, setz deinen Code
page-turn-named-mark = { $name }, bewerte Reihe { $row }
page-turn-named-reveal = { $name }, heb deinen Sichtschirm
page-turn-sets = { $name } setzt den Code
page-turn-guesses = { $name } rät: Reihe { $row }
page-turn-marks = { $name } bewertet Reihe { $row }
page-turn-reveals = { $name } zeigt den Code
page-turn-seats-open = { $n ->
    [one] Ein Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}
page-turn-over = Die Partie ist vorbei
page-turn-closed = Dieser Tisch ist geschlossen
page-turn-shield-hint = Steck den Code hinter den echten Sichtschirm und sag dann Bescheid.
page-turn-set-hint = Niemand sonst sieht ihn, bis er gezeigt wird.
page-turn-set-by = { $name } hat den Code gesetzt
page-turn-set-by-you = Du hast den Code gesetzt
page-turn-rows-left = { $n ->
    [one] noch 1 Reihe
   *[other] noch { $n } Reihen
}
page-turn-circuit = Reihum wird geraten
page-turn-watching = Du schaust zu.
page-turn-seconds = noch { $text } Bedenkzeit

## Page, board

page-board-board = Brett
page-board-shield = Der Code ist hinter dem Sichtschirm
page-board-no-code = Noch ist kein Code gesetzt
page-board-real-shield = Der Code ist hinter dem echten Sichtschirm
page-board-your-code = Dein Code, den anderen verborgen
page-board-fingerprint = Fingerabdruck { $text }
page-board-secret = Der Code: { $code }
page-board-folded = { $n ->
    [one] noch 1 weitere Reihe
   *[other] noch { $n } weitere Reihen
}
page-board-row = Reihe { $n }, { $code }
page-board-row-of = Reihe { $n }, { $name }: { $code }
page-board-marked = { $row }: { $red } rot, { $white } weiß
page-board-unmarked = { $row }: noch nicht bewertet
page-board-lost = Reihe { $n }: verloren, die Zeit war um
page-board-unused = Reihe { $n }: nicht gespielt
page-board-left = noch { $n } Codes
page-board-fill-from = Aus Reihe { $n } übernehmen
page-board-hole = Loch { $n }: { $colour }
page-board-hole-open = Loch { $n }: offen
page-board-current = Die Reihe zum Füllen
page-board-evidence = passt nicht

## Page, dock

page-dock-palette = Farben
page-dock-guess = Raten
page-dock-set = Code setzen
page-dock-set-hidden = Der Code ist hinter dem Sichtschirm
page-dock-mark = So bewerten
page-dock-reveal = Das war der Code
page-dock-reveal-hint = Gib den Code ein, der hinter dem Sichtschirm steckt.
page-dock-undo = Zurücknehmen
page-dock-hint = Tipp
page-dock-check = Kann es sein?
page-dock-claim = Fehler beanstanden
page-dock-concede = Aufgeben
page-dock-sure-concede = Dieses Spiel aufgeben?
page-dock-leave = Den Tisch verlassen
page-dock-sure-leave = Diesen Tisch verlassen? Eine laufende Partie endet damit.
page-dock-more = Mehr
page-dock-sending = Wird gesendet …
page-dock-waiting = Die anderen sind am Zug.
page-dock-red = Rot
page-dock-red-about = richtige Farbe, richtiger Platz
page-dock-white = Weiß
page-dock-white-about = richtige Farbe, falscher Platz
page-dock-fewer = Einmal { $what } weniger
page-dock-more-1 = Einmal { $what } mehr
page-dock-use = Übernehmen
page-dock-close = Schließen
page-dock-yes = Ja
page-dock-no = Nein
page-dock-next = Nächstes Spiel
page-dock-replay = Noch einmal spielen
page-dock-rematch = Neue Partie
page-dock-rematch-join = Zum neuen Tisch
page-dock-home = Zum Anfang
page-dock-chosen = { $red } rot, { $white } weiß
page-dock-redo = Wieder setzen
page-dock-thinking = { $name } denkt nach
page-dock-waiting-for = Warten auf { $name }
page-dock-skip = Überspringen

## Page, help

page-help-hint = Versuch { $code }: { $why }.
page-help-possible = Ja, das könnte der Code sein.
page-help-impossible = { $count ->
    [one] Nicht möglich: Reihe { $rows } wäre dann anders bewertet.
   *[other] Nicht möglich: Reihen { $rows } wären dann anders bewertet.
}
page-help-contradiction = Die Zählstifte widersprechen einander: Kein Code passt zu allen Reihen. Seht sie noch einmal an, oder beanstandet einen Fehler.

## Page, result

page-result-broken = { $n ->
    [one] { $name } hat den Code in 1 Reihe geknackt
   *[other] { $name } hat den Code in { $n } Reihen geknackt
}
page-result-broken-you = { $n ->
    [one] Du hast den Code in 1 Reihe geknackt
   *[other] Du hast den Code in { $n } Reihen geknackt
}
page-result-unbroken = Der Code wurde nicht geknackt
page-result-conceded = Es wurde aufgegeben
page-result-forfeited = { $name } hat das Spiel abgegeben
page-result-void = Falsche Auskunft: Dieses Spiel wird wiederholt
page-result-wins = { $name } gewinnt die Partie
page-result-you-win = Du gewinnst die Partie
page-result-draw = Die Partie endet unentschieden
page-result-share = { $names } teilen sich den Sieg
page-result-well-done = Gut gemacht!
page-result-secret-unknown = Der Code wurde nicht gezeigt.
page-result-podium = Ergebnis
page-result-place = Platz { $place }

## Page, evidence

page-evidence-title = Was nicht stimmte
page-evidence-claimed = { $name } hat einen Fehler beanstandet, bevor der Code gezeigt wurde, und hatte recht.
page-evidence-revealed = Niemand hatte es beanstandet: Es kam heraus, als der Code gezeigt wurde.
page-evidence-against = { $count ->
    [one] Reihe { $rows } wurde anders bewertet, als dieser Code verlangt.
   *[other] Reihen { $rows } wurden anders bewertet, als dieser Code verlangt.
}
page-evidence-show = { $count ->
    [one] Reihe { $rows } zeigt, dass falsch bewertet wurde.
   *[other] Reihen { $rows } zeigen, dass falsch bewertet wurde.
}
page-evidence-together = Zu Reihen { $rows } zusammen passt kein Code: Mindestens eine wurde falsch bewertet.
page-evidence-code = der Code

## Page, card

page-card-title = Punktezettel
page-card-name = Spiel
page-card-void = ungültig
page-card-total = Summe
page-card-codemaker = Codemacher
page-card-print = Drucken
page-card-look = Spiel { $n } ansehen
page-card-caption = Die Punkte jedes Spiels; das Feld des Codemachers ist getönt
page-card-text = Partie als Text
page-card-of = Keypeg-Punktezettel · { $edition }

## Page, review

page-review-title = Rückblick auf Spiel { $game }
page-review-open = Rückblick
page-review-open-of = Rückblick auf Spiel { $game }
page-review-back = Zurück zum Tisch
page-review-loading = Jeder Versuch wird gewogen …
page-review-too-large = Diese Ausgabe hat zu viele Codes für einen Rückblick.
page-review-not-yet = Ein beendetes Spiel mit dieser Nummer gibt es an diesem Tisch nicht.
page-review-nothing = In diesem Spiel wurde keine Reihe bewertet, also gibt es nichts zu besprechen.
page-review-words-perfect = vollkommen
page-review-words-good = gut
page-review-words-inaccurate = ungenau
page-review-words-mistake = Fehler
page-review-at-best = bestenfalls { $word }
page-review-range = { $from } bis { $to }
page-review-at-least = { $from } oder mehr
page-review-unsettled = nicht geklärt
page-review-unsettled-about = Wo zwei Zahlen stehen, war die Zeit zu kurz, es genau zu klären; die Wahrheit liegt sicher dazwischen.
page-review-step = Reihe { $n } von { $of }
page-review-earlier = Frühere Reihe
page-review-later = Spätere Reihe
page-review-row = Reihe { $n }: { $word }
page-review-not-reviewed = Reihe { $n } lässt sich nicht besprechen: Ihre Zählstifte widersprechen den Reihen davor.
page-review-lost-row = Reihe { $n } ging an die Uhr verloren.
page-review-row-head = Reihe
page-review-given = Verschenkt
page-review-luck = Glück
page-review-given-about = Verschenkt: so viele Reihen kostet dieser Versuch im Schnitt mehr als der beste.
page-review-luck-about = Glück: so viele Reihen haben die Zählstifte gespart (+) oder gekostet (−), gemessen am Schnitt dieses Versuchs.
page-review-codes = Codes übrig
page-review-codes-of = { $before } vorher, { $after } nachher
page-review-bits = Auskunft
page-review-bits-of = { $expected } Bit erwartet, { $gained } bekommen
page-review-could = Das hätte der Code sein können.
page-review-could-not = { $count ->
    [one] Das konnte nicht der Code sein: Es widerspricht Reihe { $rows }.
   *[other] Das konnte nicht der Code sein: Es widerspricht Reihen { $rows }.
}
page-review-could-not-be = Das konnte nicht der Code sein: Alle Farben des Codes sind verschieden.
page-review-expects = { $n } Reihen erwartet
page-review-best = Bester Versuch
page-review-better = Hier besser
page-review-best-here = Besser ging es nicht.
page-review-others = Auch gut
page-review-why = Er lässt im Schnitt { $size } Codes übrig ({ $parts ->
    [one] 1 mögliche Antwort
   *[other] { $parts } mögliche Antworten
}) { $possible ->
    [yes] und kann sofort gewinnen.
   *[no] , kann aber nicht sofort gewinnen.
}
page-review-told = { $sentence }. { $word }: { $given } verschenkt, Glück { $luck }. Codes übrig: { $codes }
page-review-all-rows = Reihe für Reihe
page-review-curve = Codes übrig, Reihe für Reihe
page-review-curve-start = Anfang
page-review-curve-about = Übrige Codes in logarithmischer Teilung: { $parts }.
page-review-curve-at = { $codes } nach Reihe { $n }
page-review-curve-begin = { $codes } am Anfang
page-review-sum = Die Rechnung
page-review-sum-perfect = Vollkommenes Spiel erwartet
page-review-sum-given = verschenkt
page-review-sum-luck = Glück
page-review-sum-bad-luck = Pech
page-review-sum-rows = gespielte Reihen
page-review-sum-remaining = am Ende noch erwartet
page-review-sum-closes = Die Rechnung geht genau auf; gezeigt sind gerundete Zahlen.
page-review-sum-holds = Die Rechnung geht auf, soweit die Zahlen geklärt sind.
page-review-sum-open = Die Rechnung geht nicht auf: Bitte sag uns Bescheid.
page-review-lost = { $n ->
    [one] 1 Reihe ging an die Uhr verloren und zählt nicht mit.
   *[other] { $n } Reihen gingen an die Uhr verloren und zählen nicht mit.
}
page-review-maker = Der Codemacher
page-review-hardness = { $proven ->
    [yes] Vollkommenes Spiel
   *[no] Das beste bekannte Spiel
} knackt diesen Code in { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
}; { $share } aller Codes brauchen weniger.
page-review-marks-right = Alle Reihen wurden richtig bewertet.
page-review-marks-wrong = { $count ->
    [one] Falsch bewertet: Reihe { $rows }.
   *[other] Falsch bewertet: Reihen { $rows }.
}
page-review-contradiction = Die Zählstifte können nicht alle stimmen: Reihen { $rows } widersprechen einander. Der Rückblick reicht bis zur Reihe davor.
page-review-players = Die Codeknacker
page-review-player = Spieler
page-review-player-rows = Reihen
page-review-share = Teilen
page-review-share-title = Teilen, ohne den Code zu verraten
page-review-share-about = Es erzählt, wie das Spiel lief, aber keinen Versuch und keine Farbe daraus.
page-review-share-text = Text zum Teilen
page-review-share-send = Teilen
page-review-share-copy = Text kopieren
page-review-share-copied = Kopiert
page-review-share-head = Keypeg · { $edition } · { $broken ->
    [yes] in { $n ->
        [one] 1 Reihe
       *[other] { $n } Reihen
    } geknackt
   *[no] nicht geknackt, { $n ->
        [one] 1 Reihe
       *[other] { $n } Reihen
    }
}
page-review-share-row = { $n } { $sign } { $word } · noch { $left }
page-review-share-sum = Verschenkt { $given } · Glück { $luck }

## Page, record

page-record-title = Deine Bilanz
page-record-open = Deine Bilanz
page-record-lead = Wie viele Reihen du brauchst, was du verschenkst, wie viel Glück du hast.
page-record-about = Die Spiele, in denen du in diesem Browser geraten hast.
page-record-none = Noch ist kein Spiel festgehalten. Knack einen Code, dann steht er hier.
page-record-off = Deine Bilanz ist in den Einstellungen ausgeschaltet: Neue Spiele werden nicht festgehalten.
page-record-loading = Deine Bilanz wird geholt …
page-record-player = Spieler
page-record-everybody = alle
page-record-by-edition = Nach Ausgabe
page-record-edition = Ausgabe
page-record-games = Spiele
page-record-broken = Geknackt
page-record-rows = Reihen im Schnitt
page-record-given = Verschenkt
page-record-luck = Glück
page-record-per-game = Im Schnitt je Spiel. Glück über null hat Reihen gespart, unter null hat es welche gekostet.
page-record-over-time = Im Lauf der Zeit
page-record-rows-plot = Reihen jedes Spiels
page-record-given-plot = Verschenkte Reihen jedes Spiels
page-record-plot-about = { $n ->
    [one] { $what }, ein Spiel
   *[other] { $what }, { $n } Spiele, das älteste zuerst
}: zwischen { $least } und { $most }. Alle Zahlen stehen in der Tabelle darunter.
page-record-broken-dot = geknackt
page-record-unbroken-dot = nicht geknackt
page-record-every = Jedes Spiel
page-record-when = Wann
page-record-rows-head = Reihen
page-record-unbroken = { $n }, nicht geknackt
page-record-review = Rückblick
page-record-csv = Als CSV herunterladen
page-record-json = Als JSON ausgeben
page-record-erase = Löschen
page-record-sure-erase = Deine ganze Bilanz löschen?
page-record-sure-about = { $n ->
    [one] Ein Spiel wird
   *[other] { $n } Spiele werden
} für immer vergessen. Die Tische selbst bleiben.
page-record-erased = { $n ->
    [one] Gelöscht: 1 Spiel.
   *[other] Gelöscht: { $n } Spiele.
}

## Page, know

page-know-title = Was du weißt
page-know-start = Anfang
page-know-row = Reihe { $n }
page-know-about = So viele Codes passen nach jeder Reihe noch.

## Page, fair

page-fair-title = Ehrliches Spiel
page-fair-before = Der Fingerabdruck jedes Codes wird vor dem ersten Versuch veröffentlicht.
page-fair-none = Diesen Code kennt nur, wer ihn gesetzt hat; darum gibt es keinen Fingerabdruck.
page-fair-adversary = Dieser Codemacher verbiegt seinen Code, nie gegen seine eigenen Zählstifte. Er verspricht keinen Code.
page-fair-check = Nachprüfen
page-fair-checking = Wird geprüft …
page-fair-fair = Spiel { $game }: Der gezeigte Code ist der gesetzte.
page-fair-unfair = Spiel { $game }: Der gezeigte Code passt nicht zum Fingerabdruck.
page-fair-changed = Spiel { $game }: Der Fingerabdruck hat sich seit der Veröffentlichung geändert.
page-fair-hidden = Spiel { $game }: Der Code ist noch verborgen.
page-fair-nothing = Es gibt noch nichts zu prüfen.

## Page, seats

page-seats-title = Am Tisch
page-seats-codemaker = Codemacher
page-seats-codebreaker = Codeknacker
page-seats-online = da
page-seats-offline = weg
page-seats-free = frei
page-seats-computer = Computer
page-seats-invite = Einladen
page-seats-odd = Bei ungerader Zahl von Spielen setzt jemand öfter den Code.
page-seats-sat = { $name } hat sich hingesetzt
page-seats-left = { $name } hat den Tisch verlassen

## Page, invite

page-invite-title = Freunde einladen
page-invite-about = Mit diesem Link kann man sich hinsetzen oder zuschauen.
page-invite-link = Link zu diesem Tisch
page-invite-copy = Link kopieren
page-invite-copied = Kopiert
page-invite-qr = QR-Code des Links
page-invite-local = Diese Adresse gilt nur auf diesem Gerät. Öffne Keypeg unter der Adresse in deinem Netz, um andere einzuladen.
page-invite-about-full = Alle Plätze sind besetzt. Mit diesem Link kann man zuschauen.
page-invite-not-copied = Der Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.

## Page, join

page-join-title = Setzt du dich dazu?
page-join-about = { $count ->
    [one] { $names } wartet hier auf dich.
   *[other] { $names } sind schon da.
}
page-join-about-nobody = Noch sitzt hier niemand.
page-join-sit = Hinsetzen
page-join-watch = Nur zuschauen

## Page, hand over

page-hand-over-pass = Gib das Gerät an { $name }
page-hand-over-set = { $name } setzt den Code. Alle anderen schauen weg.
page-hand-over-mark = { $name } bewertet die Reihe.
page-hand-over-guess = { $name } rät als Nächstes.
page-hand-over-ready = Ich bin { $name }

## Page, coach

page-coach-title = Dein erstes Spiel
page-coach-begin = Hinter dem Sichtschirm stecken drei Stifte. Finde ihre Farben und Plätze. Fang mit rot, rot, blau an: Tipp auf die Farben, dann auf Raten.
page-coach-second = Zählstifte antworten auf die ganze Reihe, nie auf ein einzelnes Loch. Versuch jetzt blau, grün, grün.
page-coach-answer = { $red ->
    [0] Kein Rot: Kein Stift ist am richtigen Platz.
    [one] 1 rot: Ein Stift hat die richtige Farbe am richtigen Platz.
   *[other] { $red } rot: { $red } Stifte haben die richtige Farbe am richtigen Platz.
} { $white ->
    [0] Kein Weiß.
    [one] 1 weiß: Eine weitere Farbe kommt vor, aber woanders.
   *[other] { $white } weiß: { $white } weitere Farben kommen vor, aber woanders.
}
page-coach-free = Nun allein weiter. Wähl einen Code, der in jeder Reihe dieselben Zählstifte bekommen hätte. „Kann es sein?“ sagt dir, ob er passt, und Tipp schlägt einen vor.
page-coach-done = Geschafft: Der Code ist geknackt, der Sichtschirm ist oben. In einer Partie tauscht ihr jetzt die Rollen, und der Codemacher bekommt einen Punkt für jede Reihe, die du gebraucht hast.
page-coach-lost = Die Reihen sind aufgebraucht. Sieh dir den Code an und wie jede Reihe bewertet wurde.
page-coach-play = Gegen den Computer

## Page, net

page-net-lost = Verbindung verloren, neuer Versuch …
page-net-loading = Der Tisch wird gedeckt …
page-net-no-table = Diesen Tisch gibt es hier nicht mehr.
page-net-failed = Das hat nicht geklappt. Versuch es noch einmal.
page-net-unreachable = Der Server ist nicht zu erreichen. Läuft er?
page-net-moved = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
page-net-nowhere = Hier ist nichts.

## Page, keys

page-keys-title = Tasten
page-keys-pegs = Stift setzen: Buchstabe oder Nummer der Farbe
page-keys-blank = Loch leer lassen, wo das erlaubt ist
page-keys-arrows = Loch wählen
page-keys-back = Stift zurücknehmen
page-keys-enter = Reihe abschicken
page-keys-marks = beim Bewerten: ein Rot dazu, ein Weiß dazu
page-keys-help = diese Tasten zeigen
page-keys-tap = Tipp auf die Nummer einer Reihe, um sie zu übernehmen, oder auf einen einzelnen Stift. Stifte lassen sich auch ziehen.

## Page, rules

page-rules-title = Regeln dieser Ausgabe
page-rules-open = Regeln
page-rules-goal = Der Codemacher setzt einen geheimen Code aus { $pegs } Stiften. Der Codeknacker rät jedes Mal eine ganze Reihe.
page-rules-colours = Die Farben: { $names }.
page-rules-red = Ein roter Zählstift: ein Stift hat die richtige Farbe am richtigen Platz.
page-rules-white = Ein weißer Zählstift: ein Stift hat die richtige Farbe am falschen Platz.
page-rules-order = Zählstifte sagen, wie viele, nie welche. Ein Zählstift gilt einem Stift; Rot geht vor.
page-rules-blanks = Löcher dürfen leer bleiben, im Code und im Versuch. Ein leeres Loch zählt wie eine weitere Farbe.
page-rules-secret-repeats = Im Code darf eine Farbe mehrmals vorkommen.
page-rules-secret-differs = Alle Farben des Codes sind verschieden.
page-rules-guess-differs = Auch im Versuch müssen alle Farben verschieden sein.
page-rules-guess-repeats = Im Versuch dürfen sich Farben wiederholen.
page-rules-rows = { $n ->
    [one] Es gibt 1 Reihe.
   *[other] Es gibt { $n } Reihen.
} Das Spiel endet, wenn eine Reihe ganz rot ist oder alle Reihen gespielt sind.
page-rules-score-rows = Der Codemacher bekommt einen Punkt für jede gespielte Reihe, { $most }, wenn der Code nie geknackt wird. Dann werden die Rollen getauscht. Die meisten Punkte gewinnen.
page-rules-score-games = Wer den Code knackt, gewinnt das Spiel, sonst der Codemacher. Die meisten Spiele gewinnen.
page-rules-score-group = Geraten wird reihum auf einem Brett. Ein Versuch bringt { $red } für jedes Rot und { $white } für jedes Weiß; wer den Code knackt, bekommt stattdessen { $broken }. Der Codemacher bekommt Punkte für jede volle Runde, die der Code übersteht. Jeder setzt einmal den Code.
page-rules-wrong = { $n ->
    [0] Wird gezeigt, dass falsch bewertet wurde, wird das Spiel wiederholt.
   *[other] Wird gezeigt, dass falsch bewertet wurde, wird das Spiel wiederholt, und der Codeknacker bekommt { $n } Punkte.
}
page-rules-house = Gespielt nach Hausregeln.
page-rules-source = Quelle

## Page, settings

page-settings-title = Einstellungen
page-settings-language = Sprache
page-settings-theme = Brett
page-settings-themes-auto = wie das Gerät
page-settings-signs = Auf den Stiften
page-settings-signs-of-shapes = Formen
page-settings-signs-of-letters = Buchstaben
page-settings-numbers = Zahlen neben den Zählstiften
page-settings-letter-keys = Buchstaben- und Zifferntasten setzen Stifte
page-settings-record = Meine Bilanz führen
page-settings-record-about = Reihen, Verschenktes und Glück jedes Spiels, in dem du rätst: auf diesem Server, unter einem Cookie, den nur dieser Browser hat.
page-settings-themes-walnut = Nussbaum (hell)
page-settings-themes-slate = Schiefer (dunkel)
page-settings-themes-paper = Papier (hoher Kontrast)
page-settings-sound = Töne
page-settings-pace = Der Computer spielt so langsam, dass ich folgen kann

## Page, header

page-header-home = Keypeg, zum Anfang
page-header-game = Spiel { $n } von { $of }
page-header-sound = Ton

## Page, table

page-table-sheet = Dieser Tisch
page-table-open = Punkte, Notizen und mehr
page-table-match = Partie
page-table-knowledge = Was du weißt

## Page, notes

page-notes-title = Deine Notizen
page-notes-about = Tipp auf eine Farbe, um sie zu streichen, oder auf ein Feld: ✕ nicht hier, ● hier. Nur du siehst das.
page-notes-clear = Leeren
page-notes-cross = { $colour } streichen
page-notes-cell = { $colour } in Loch { $hole }: { $note ->
    [out] nicht hier
    [sure] hier
   *[none] keine Notiz
}

## Page, without a connection

page-offline-title = Ohne Verbindung spielen
page-offline-offer = Behalte Keypeg auf diesem Gerät, mit den Computergegnern und den Rückblicken. Es sind { $size } MB zu laden.
page-offline-keep = Hier behalten
page-offline-loading = Wird vorbereitet: { $percent } %
page-offline-ready = Keypeg ist auf diesem Gerät. Es spielt auch ohne Verbindung.
page-offline-failed = Es konnte hier nicht behalten werden: { $message }
page-offline-again = Noch einmal versuchen
page-offline-lacks-webassembly = Dieser Browser kann nicht ohne Verbindung spielen: Ihm fehlt WebAssembly.
page-offline-lacks-storage = Dieser Browser kann nicht ohne Verbindung spielen: Er lässt keine Seite Spiele behalten.
page-offline-lacks-unpacking = Dieser Browser kann nicht ohne Verbindung spielen: Er ist zu alt, um den Download zu entpacken.
page-offline-install = Keypeg als App installieren
page-update-ready = Eine neue Version ist bereit.
page-update-load = Laden
page-update-later = Später
