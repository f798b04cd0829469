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
reason-claim-undecided = die Reihen ließen sich nicht rechtzeitig prüfen, die Beanstandung zählt also nicht
reason-false-verdict = diese Reihen widersprechen einander nicht
reason-no-row-to-admit = es gibt keine bewertete Reihe mit dieser Nummer
reason-mark-is-right = diese Reihe ist richtig bewertet
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

## Training: the daily code, puzzles and lessons

daily-not-a-day = „{ $text }“ ist kein Tag mit einem Tagescode: schreib ein Datum ab 2026-01-01, etwa 2026-11-15
puzzle-level = die Stufe { $level } gibt es nicht: wähle 1 bis { $most }
puzzle-not-a-key = „{ $text }“ ist kein Rätsel: schreib Art, Stufe und Startwert, etwa only-code:3:abc
puzzle-not-a-row = „{ $text }“ ist keine Reihe: schreib eine Zahl von 1 bis { $most }
lesson-not-a-number = „{ $text }“ ist keine Zahl

puzzle-only-code-question = Nur ein Code passt zu allen Hinweisen. Welcher?
puzzle-perfect-guess-question = Finde einen perfekten Versuch: einen, nach dem man im Schnitt die wenigsten Reihen braucht.
puzzle-wrong-clue-question = Genau einer dieser Hinweise ist falsch. Welcher?
puzzle-win-in-two-question = Finde einen Versuch, mit dem du sicher in zwei Reihen gewinnst.

puzzle-why-row-leaves =
    { $left ->
        [one] Reihe { $row } allein lässt einen Code übrig.
       *[other] Reihe { $row } allein lässt { $left } Codes übrig.
    }
puzzle-why-only-code = Zusammen lassen sie nur { $code } übrig.
puzzle-why-left = { $left } Codes passen noch.
puzzle-why-splits = Auf { $code } gibt es { $answers } mögliche Antworten.
puzzle-why-expects = Mit { $code } braucht perfektes Spiel im Schnitt noch { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) } Reihen.
puzzle-why-could-win = { $code } kann sogar selbst der Code sein.
puzzle-why-no-candidate = { $code } kann nicht der Code sein. Der Versuch ist trotzdem besser, weil er mehr verrät.
puzzle-why-perfect-count =
    { $count ->
        [one] Kein anderer Versuch ist so gut.
       *[other] { $count } Versuche sind gleich gut.
    }
puzzle-why-all-apart = Jeder der { $left } Codes gäbe auf { $code } eine andere Antwort, also gewinnt die nächste Reihe.
puzzle-why-separating-count =
    { $count ->
        [one] Kein anderer Versuch schafft das.
       *[other] { $count } Versuche schaffen das.
    }
puzzle-why-contradict =
    { $count ->
        [one] Reihe { $rows } kann nicht stimmen.
       *[other] Die Reihen { $rows } können nicht alle stimmen.
    }
puzzle-why-without =
    { $left ->
        [one] Ohne Reihe { $row } passt ein Code zu den übrigen Hinweisen.
       *[other] Ohne Reihe { $row } passen { $left } Codes zu den übrigen Hinweisen.
    }
puzzle-why-no-other = Wäre ein anderer Hinweis der falsche, müsste Reihe { $row } stimmen, und dann passt kein Code.

lesson-clue-title = Was ein Hinweis sagt
lesson-clue-1 = Ein roter Wertungsstift: Genau ein Stift hat die richtige Farbe am richtigen Platz. Welcher, erfährst du nicht.
lesson-clue-2 = Ein weißer Wertungsstift: Genau eine dieser Farben kommt im Code vor, aber an einem anderen Platz. Welche, erfährst du wieder nicht.
lesson-clue-3 = Der Code ist Rot, Grün, Blau. Welche Bewertung bekommt Rot, Blau, Gelb?
lesson-clue-3-after = Rot steht am richtigen Platz: ein roter Wertungsstift. Blau kommt vor, aber woanders: ein weißer. Gelb kommt nicht vor und bringt nichts.
lesson-clue-4 = Gar kein Wertungsstift ist der stärkste Hinweis. Drei Farben fallen weg, drei bleiben für drei Stifte. Wie viele Codes passen noch?
lesson-clue-4-after = Drei Möglichkeiten für jeden der drei Stifte: 3 × 3 × 3 = 27. Vor dieser Reihe waren es 216.
lesson-clue-5 = Beide Reihen haben die richtigen Farben, aber alle am falschen Platz. Welcher Code ist es?
lesson-clue-5-after = Rot steht nicht auf Platz 1 und nicht auf 3, also auf 2. Blau steht nicht auf 2 und nicht auf 1, also auf 3. Grün steht auf Platz 1.

lesson-counting-title = Zählen
lesson-counting-1 = Eine einfarbige Reihe zählt ihre Farbe. Ein Wertungsstift heißt: Rot kommt einmal vor.
lesson-counting-2 = Rot kommt einmal vor und Blau zweimal. Wie viele der vier Stifte haben eine andere Farbe?
lesson-counting-2-after = Einer. Zusammen sind es vier Stifte, also füllt das, was du noch nicht gezählt hast, den Rest.
lesson-counting-3 = Jetzt kennst du alle Farben: einmal Rot, zweimal Blau, einmal Grün. Wie viele Reihenfolgen gibt es?
lesson-counting-3-after = Zwölf. Rot hat vier Plätze, Grün die drei übrigen, und Blau füllt die letzten beiden: 4 × 3.
lesson-counting-4 = Zwei weitere Reihen verraten die Reihenfolge. Welcher Code ist es?
lesson-counting-4-after = Die vierte Reihe lässt vier Reihenfolgen übrig, und nur diese passt zur fünften Reihe.

lesson-splitting-title = Aufteilen
lesson-splitting-1 = Zwölf Codes sind übrig. Ein guter Versuch teilt sie in viele kleine Gruppen, eine für jede mögliche Antwort. Je mehr Gruppen, desto weniger Codes bleiben.
lesson-splitting-2 = Rot, Blau, Blau, Grün bekam einen roten und drei weiße Wertungsstifte. Wie viele der zwölf Codes passen noch?
lesson-splitting-2-after = Vier. Ein einziger Versuch hat aus zwölf Codes vier gemacht.
lesson-splitting-3 = Finde einen Versuch, auf den jeder der vier Codes eine andere Antwort gibt. Dann gewinnt die nächste Reihe sicher.
lesson-splitting-3-after = Jede Antwort bedeutet jetzt genau einen Code. Egal, wie die Bewertung ausfällt: Die nächste Reihe gewinnt.

lesson-impossible-title = Versuche, die nicht gewinnen können
lesson-impossible-1 = Drei Stifte sind rot, der letzte ist es nicht. Wie viele Codes passen noch?
lesson-impossible-1-after = Drei: Der letzte Stift ist gelb, weiß oder schwarz.
lesson-impossible-2 = Wenn du die drei Codes der Reihe nach probierst, brauchst du vielleicht drei Reihen. Jeder Versuch sagt dir nur „ja“ oder „nein“.
lesson-impossible-3 = Finde einen Versuch, der alles auf einmal klärt, obwohl er nicht der Code sein kann.
lesson-impossible-3-after = Setz zwei der drei Farben in einen Versuch, an verschiedene Plätze. Eine davon am richtigen Platz, am falschen oder keine von beiden: drei Antworten für drei Codes.

lesson-blanks-title = Leere Löcher
lesson-blanks-1 = Wenn leere Löcher erlaubt sind, ist „leer“ einfach eine weitere Farbe. Eine Reihe aus vier leeren Löchern zählt, wie viele Löcher im Code leer sind: hier zwei.
lesson-blanks-2 = Der Code ist Rot, leer, leer, Blau. Welche Bewertung bekommt leer, Rot, leer, Blau?
lesson-blanks-2-after = Das dritte Loch und Blau stimmen am Platz: zwei rote. Rot und das andere leere Loch kommen vor, aber woanders: zwei weiße.
lesson-blanks-3 = Zwei Löcher sind leer, in den anderen stecken Rot und Blau. Zwei von den vieren stehen hier am richtigen Platz. Wie viele Codes passen noch?
lesson-blanks-3-after = Fünf. Zwei von den vieren bleiben, wo sie sind, und die anderen beiden tauschen die Plätze.
lesson-blanks-4 = Eine weitere Reihe verrät die Reihenfolge. Welcher Code ist es?
lesson-blanks-4-after = Es ist der einzige Code, der zu allen drei Hinweisen passt. Ein leeres Loch schreibst du als Punkt.

lesson-group-title = In der Gruppe spielen
lesson-group-1 = In der Gruppe raten alle nacheinander auf demselben Brett und sehen jeden Hinweis. Dein Versuch bringt dir selbst Punkte, und sein Hinweis hilft denen, die nach dir kommen.
lesson-group-2 = Ein Versuch bringt 2 Punkte für jeden roten und 1 für jeden weißen Wertungsstift. Wie viele bringt diese Reihe?
lesson-group-2-after = Ein roter und zwei weiße Wertungsstifte: 2 + 1 + 1 = 4 Punkte.
lesson-group-3 = Wie viele Punkte bringt der Versuch, der den Code knackt?
lesson-group-3-after = Zehn, anstelle der Punkte für seine Wertungsstifte.
lesson-group-4 = Zu dritt knackt niemand den Code in zwölf Reihen. Wie viele Punkte bekommt, wer den Code gesetzt hat?
lesson-group-4-after = Vierzig: 5 für jede der sechs Runden aus zwei Versuchen und 10 dazu, weil der Code nie geknackt wurde.
lesson-group-5 = Ein Versuch, der viel verrät, aber nicht gewinnen kann, schenkt die zehn Punkte also vielleicht dem Nächsten. Rate gegen Ende einen Code, der noch möglich ist.
