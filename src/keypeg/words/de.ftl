### Keypeg's words in German. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Deutsch

## Lists: "1, 3 und 4"

list-middle = { $start }, { $next }
list-end = { $start } und { $last }

## Numbers: the sign between thousands, the one before the fraction, and the first number with thousands set apart

number-group = { "." }
number-point = ,
number-grouped-from = 1000

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

## Knöpfe, Beschriftungen und Spalten, die mehrere Ansichten teilen

action-close = Schließen
action-copied = Kopiert
action-erase = Löschen
action-give-up = Aufgeben
action-guess = Raten
action-hint = Tipp
action-join = Mitspielen
action-next-game = Nächstes Spiel
action-no = Nein
action-review = Analyse
action-set-code = Code setzen
action-share = Teilen
action-show-code = Code zeigen
action-yes = Ja

label-codes-left = Codes übrig
label-edition = Ausgabe
label-first-codemaker = Erster Codeleger
label-games = Spiele
label-luck = Glück
label-player = Spieler
label-players = Personen
label-row = Reihe
label-rows = Reihen
label-rows-lost = Verloren
label-score-card = Punktezettel
label-your-name = Dein Name

role-codebreaker = Codeknacker
role-codemaker = Codeleger

result-in-play = läuft
result-not-broken = nicht geknackt

column-bad-luck = Pech
column-best = bester
column-broken = geknackt
column-edition = Ausgabe
column-expected = erwartet
column-feedback = Bewertung
column-games = Spiele
column-good-luck = Glück
column-guess = Versuch
column-left = Codes übrig
column-lost = verloren
column-luck = Glück
column-row = Reihe
column-rows = Reihen

## Warum eine Aktion gerade nicht erlaubt ist

reason-match-over = die Partie ist vorbei
reason-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
reason-codemaker-only = das darf in diesem Spiel nur der Codeleger
reason-codebreaker-only = das darf in diesem Spiel nur ein Codeknacker
reason-table-only = das darf nur der Tisch selbst
reason-not-your-turn = ein anderer Codeknacker ist dran
reason-secret-not-set = der Code ist noch nicht gesetzt
reason-secret-already-set = der Code dieses Spiels ist schon gesetzt
reason-secret-behind-shield = an diesem Tisch bleibt der Code hinter dem echten Sichtschirm und wird nicht eingegeben
reason-secret-must-be-entered = an diesem Tisch muss der Code eingegeben werden
reason-not-a-code = das ist kein Code dieser Ausgabe
reason-not-a-secret = das kann nicht der geheime Code sein: in dieser Ausgabe müssen alle Farben verschieden sein
reason-not-a-guess = dieser Versuch ist nicht erlaubt: in dieser Ausgabe müssen alle Farben verschieden sein
reason-feedback-pending = die letzte Reihe ist noch nicht bewertet
reason-no-row-to-mark = keine Reihe wartet auf eine Bewertung
reason-table-marks = an diesem Tisch bewertet der Tisch selbst die Reihen
reason-codemaker-marks = an diesem Tisch bewertet der Codeleger die Reihen
reason-not-feedback = diese Bewertung ist in dieser Ausgabe unmöglich
reason-false-feedback = der Tisch bewertet immer richtig
reason-reveal-due = das Raten ist vorbei: jetzt wird der Code aufgedeckt
reason-reveal-not-due = der Code kann noch nicht aufgedeckt werden
reason-no-rows-to-claim = es ist noch keine Reihe bewertet, also gibt es nichts zu beanstanden
reason-claim-repeated = das hast du schon beanstandet, und seitdem wurde keine weitere Reihe bewertet
reason-claim-undecided = die Reihen ließen sich nicht rechtzeitig prüfen, darum zählt diese Beanstandung nicht
reason-false-verdict = diese Reihen widersprechen sich nicht
reason-no-row-to-admit = es gibt keine bewertete Reihe mit dieser Nummer
reason-mark-is-right = diese Reihe ist richtig bewertet
reason-conceding-off = Aufgeben ist an diesem Tisch ausgeschaltet
reason-conceded-already = du hast schon aufgegeben; die anderen Codeknacker spielen noch
reason-no-clock = an diesem Tisch ist die Bedenkzeit nicht begrenzt

## Warum ein Tisch ablehnt

reason-unknown-table = diesen Tisch gibt es nicht
reason-table-closed = dieser Tisch ist geschlossen
reason-unknown-seat = diesen Platz gibt es an diesem Tisch nicht
reason-seat-taken = dieser Platz ist besetzt
reason-computer-seat = auf diesem Platz spielt ein Computer
reason-seat-guards-code = dieser Platz hütet den Code des laufenden Spiels: er wird frei, wenn das Spiel vorbei ist
reason-name-taken = an diesem Tisch heißt schon jemand so
reason-not-your-seat = das ist nicht dein Platz
reason-seats-open = die Partie beginnt, wenn alle Plätze besetzt sind
reason-no-spectators = an diesem Tisch sind keine Zuschauer erlaubt
reason-no-memory = dieses Gerät hat dafür zu wenig Speicher
reason-no-hints = Tipps sind an diesem Tisch ausgeschaltet
reason-codebreakers-only = Tipps gibt es nur für die Codeknacker und nur, solange ein Spiel läuft
reason-too-many-tables = von deiner Adresse aus sind zu viele Tische offen: schließe einen oder versuche es später noch einmal
reason-too-many-seats = von deiner Adresse aus sind zu viele Plätze besetzt: gib einen frei oder versuche es später noch einmal
reason-nothing-finished = in dieser Partie ist noch kein Spiel zu Ende, also gibt es nichts zu exportieren
reason-match-goes-on = eine Revanche ist möglich, wenn die Partie vorbei ist
reason-no-such-game = dieses Spiel gibt es in dieser Partie nicht
reason-no-such-row = eine solche Reihe mit Antwort gibt es in diesem Spiel nicht
reason-game-goes-on = dieses Spiel läuft noch: die Analyse gibt es am Ende, oder schon jetzt, wenn am Tisch Tipps erlaubt sind
reason-not-recorded = gespeichert werden nur Spiele, die du als Codeknacker zu Ende gespielt hast
reason-too-large-to-review = diese Ausgabe hat zu viele Codes für eine Analyse
reason-bad-action-id = die Kennung einer Aktion muss aus 1 bis 64 druckbaren ASCII-Zeichen bestehen
reason-table-here = dieser Tisch ist schon hier
reason-nobody-left = niemand hat diesen Tisch verlassen
reason-nobody-away = niemand ist lange genug weg
reason-elsewhere = du spielst auf einem anderen Gerät weiter
reason-bad-pass = dieser Link wurde schon benutzt oder ist älter als zehn Minuten
reason-pass-hides-code = diese Person hat den Code des laufenden Spiels gesetzt: der Platz kann erst weitergegeben werden, wenn das Spiel vorbei ist
reason-code-gone = mit dem Codeleger ist auch der Code weg, darum kann dieses Spiel nicht weitergehen
reason-name-fixed = Namen lassen sich nur vor dem ersten Zug ändern
reason-host-starts = solange verbunden ist, wer den Tisch eröffnet hat, beginnt diese Person die Partie
reason-no-copy = nur ein Spiel einer Person gegen Computer, ohne Bedenkzeit, kann auf einem Gerät weitergehen
reason-bad-journal = das Protokoll dieses Tisches verstößt gegen die Regeln
reason-old-reading = diese Partie begann nach einer früheren Auslegung der Regeln und kann nicht umziehen: spiele sie hier zu Ende oder beginne eine neue
reason-no-ladder-token = dafür brauchst du ein Token der Rangliste: tritt ihr zuerst bei
reason-ladder-name-taken = in der Rangliste heißt schon jemand so
reason-no-token = dafür brauchst du das Token eines Platzes
reason-unknown-room = zu diesem Code gibt es keinen Raum
reason-room-closed = dieser Raum ist geschlossen
reason-room-full = dieser Raum ist voll
reason-room-name-taken = in diesem Raum heißt schon jemand so oder fast so
reason-name-not-listed = dieser Name steht nicht auf der Liste des Raums
reason-not-in-room = diesen Spieler gibt es hier nicht: tritt dem Raum zuerst bei
reason-host-only = das kann nur, wer den Raum eröffnet hat
reason-host-sets-code = wer in diesem Raum die Codes setzt, spielt nicht mit
reason-table-sets-code = in diesem Raum setzt der Gastgeber den Code nicht
reason-code-missing = vor dieser Runde muss ein Code gesetzt werden
reason-no-duel = nur die beiden Spieler eines Duells setzen einander Codes
reason-too-few-players = es sind noch nicht genug Spieler da
reason-round-goes-on = diese Runde läuft noch
reason-rounds-played = alle Runden dieses Raums sind gespielt
reason-no-round = gerade läuft keine Runde
reason-round-paused = diese Runde macht gerade Pause
reason-round-not-begun = diese Runde hat noch nicht begonnen
reason-no-more-hints = für diese Runde gibt es keine Tipps mehr
reason-no-rematch = weiter geht es im Raum, nicht an diesem Tisch
table-of-room = Tische des Raums { $room } teilt der Raum selbst aus; sie lassen sich nicht eröffnen
reason-stale = am Tisch hat sich etwas geändert, bevor dein Zug ankam; schau aufs Brett und versuche es noch einmal
reason-store = die Datenbank ist gerade nicht erreichbar: versuche es noch einmal
reason-failed = interner Serverfehler
reason-origin = diese Seite kommt von einer anderen Website und darf diese Tische nicht benutzen
reason-no-address = unter dieser Adresse gibt es nichts
reason-no-method = diese Adresse unterstützt diese Methode nicht
reason-too-large = die Anfrage ist zu groß
reason-left = dieser Platz wurde aufgegeben
reason-restart = der Server wird beendet
reason-silent = keine Antwort auf die Verbindungsprüfung
reason-too-many =
    { $what ->
        [actions] zu viele Aktionen in kurzer Zeit: warte einen Moment
        [tables] zu viele neue Tische in kurzer Zeit: warte einen Moment
        [reactions] zu viele Reaktionen in kurzer Zeit: warte einen Moment
        [questions] zu viele Hilfe-Anfragen in kurzer Zeit: warte einen Moment
        [connections] zu viele Verbindungen auf einmal: schließe eine
       *[requests] zu viele Anfragen in kurzer Zeit: warte einen Moment
    }

## Ablehnungen mit Angaben

contradiction =
    { $count ->
        [one] Reihe { $rows } widerspricht sich selbst: kein Code passt dazu
       *[other] die Reihen { $rows } widersprechen sich: kein Code passt zu allen
    }
interrupted = abgebrochen
missing-extra = dafür brauchst du das Extra „{ $extra }“: pip install "keypeg[{ $extra }]"
undecided = die Reihen ließen sich in { $steps } Schritten nicht prüfen
no-answer = das ließ sich nicht rechtzeitig berechnen: versuche es später noch einmal
unknown-language = die Sprache „{ $text }“ spricht Keypeg nicht: zur Wahl stehen { $languages }
unknown-edition = unbekannte Ausgabe „{ $text }“: es gibt { $editions }; oder schreibe eine Form wie 4x6r10
unknown-level = unbekannte Spielstärke „{ $text }“: es gibt { $levels }
unknown-strategy = unbekannte Strategie „{ $text }“: es gibt { $strategies }
strategy-failed = die Strategie { $name } scheitert bei „{ $position }“: { $problem }
strategy-ambiguous = { $count } Pakete haben eine Strategie namens „{ $text }“: schreibe Paket:Name
strategy-not-loaded = die Strategie „{ $text }“ lässt sich nicht laden: { $problem }
strategy-not-function = die Strategie „{ $text }“ lässt sich nicht mit einer Stellung und einer Zufallsquelle aufrufen: schreibe def { $function }(position, chance)
strategy-never-breaks = die Strategie { $name } hat einen Code von { $edition } in { $rows } Reihen nicht geknackt
kernel-missing = perfektes Spiel braucht den nativen Kern: installiere keypeg mit einem C++-Compiler neu
library-missing = dafür fehlt die Bibliothek „{ $name }“: pip install --upgrade keypeg
players-exact = { $edition } ist für { $needed } Personen, nicht für { $players }
players-range = { $edition } ist für { $least } bis { $most } Personen, nicht für { $players }
games-range = eine Partie mit { $games } Spielen geht nicht: wähle 1 bis 100
games-even = eine Partie { $edition } braucht eine gerade Anzahl von Spielen, nicht { $games }
games-players = eine Partie { $edition } mit { $players } Personen hat { $players } Spiele oder ein Vielfaches von { $players }, nicht { $games }
shape-limit =
    { $what ->
        [pegs] die Zahl der Stifte kann nicht { $value } sein: wähle { $least } bis { $most }
        [colours] die Zahl der Farben kann nicht { $value } sein: wähle { $least } bis { $most }
       *[rows] die Zahl der Reihen kann nicht { $value } sein: wähle { $least } bis { $most }
    }
shape-few-colours = { $colours } Farben sind zu wenige für { $pegs } verschiedene Stifte: erlaube Wiederholungen oder nimm mindestens { $pegs } Farben
shape-guess-repeats = wenn im geheimen Code Farben mehrfach vorkommen dürfen, muss das auch in den Versuchen erlaubt sein
name-invalid = „{ $name }“ geht nicht als Name: ein Name hat 1 bis 40 druckbare Zeichen
name-twice = zwei Personen heißen „{ $name }“: die Namen müssen verschieden sein
first-seat = Platz { $seat } kann nicht anfangen: es gibt nur { $seats } Plätze
shield-table-marks = der Tisch kann einen Code hinter einem echten Sichtschirm nicht bewerten: überlass das dem Codeleger
digit-sum-not-here = { $edition } geht nicht als { $shape }: nur number in der eigenen Größe verrät die Quersumme, als number/4x6s
digit-sum-not-agreed = { $edition } verrät die Quersumme nicht: lass sum= weg, oder spiele number/4x6s
digit-sum-range = kein Code hat die Quersumme { $sum }: wähle { $least } bis { $most }
digit-sum-unknown = die Quersumme gibt es nur von einem Code, den der Tisch kennt: spiele ohne echten Sichtschirm und ohne den Widersacher
seconds-range = { $seconds } Sekunden pro Zug gehen nicht: wähle 1 bis 86.400
reading-unknown = Lesart { $reading } der Regeln gibt es nicht: wähle 1 bis { $newest }
seat-person-level = Platz { $seat } ist für eine Person, und eine Spielstärke haben nur Computer
seat-unknown-level = Platz { $seat } hat die unbekannte Spielstärke „{ $text }“: es gibt { $levels }
adversary-seat = Platz { $seat } kann kein Widersacher sein: es gibt nur { $seats } Plätze
warning-odd-games =
    { $games ->
        [1] Bei einem einzigen Spiel setzt nur eine Person den Code; eine gerade Anzahl ist fairer.
       *[other] Bei { $games } Spielen setzt eine Person öfter den Code; eine gerade Anzahl ist fairer.
    }

## Texte, die nicht lesbar sind

notation-code-length =
    { $needed ->
        [one] „{ $text }“ ist kein Code von { $edition }: ein Code hat 1 Stift, nicht { $length }
       *[other] „{ $text }“ ist kein Code von { $edition }: ein Code hat { $needed } Stifte, nicht { $length }
    }
notation-code-blank = „{ $text }“ ist kein Code von { $edition }: leere Löcher sind nicht erlaubt (wähle aus { $letters })
notation-code-colour = „{ $text }“ ist kein Code von { $edition }: die Farbe „{ $sign }“ gibt es nicht (wähle aus { $letters })
notation-secret-repeats =
    { $count ->
        [2] { $text } kann in { $edition } nicht der geheime Code sein: { $letter } kommt zweimal vor, aber alle Farben müssen verschieden sein
       *[other] { $text } kann in { $edition } nicht der geheime Code sein: { $letter } kommt { $count }-mal vor, aber alle Farben müssen verschieden sein
    }
notation-guess-repeats =
    { $count ->
        [2] { $text } ist in { $edition } kein erlaubter Versuch: { $letter } kommt zweimal vor, aber alle Farben müssen verschieden sein
       *[other] { $text } ist in { $edition } kein erlaubter Versuch: { $letter } kommt { $count }-mal vor, aber alle Farben müssen verschieden sein
    }
notation-feedback-form = „{ $text }“ ist keine Bewertung: schreibe Rot-Weiß, zum Beispiel 1-2
notation-feedback-form-in-black = „{ $text }“ ist keine Bewertung: schreibe Schwarz-Weiß, zum Beispiel 1-2
notation-feedback-count =
    { $pegs ->
        [one] die Bewertung { $text } ist in { $edition } unmöglich: { $count } Wertungsstifte für 1 Stift
       *[other] die Bewertung { $text } ist in { $edition } unmöglich: { $count } Wertungsstifte für { $pegs } Stifte
    }
notation-feedback-last-white = die Bewertung { $text } ist in { $edition } unmöglich: bei { $red } roten kann der letzte Wertungsstift nicht weiß sein
notation-feedback-last-white-in-black = die Bewertung { $text } ist in { $edition } unmöglich: bei { $red } schwarzen kann der letzte Wertungsstift nicht weiß sein
notation-feedback-places = die Bewertung { $text } ist in { $edition } unmöglich: die Wertungsstifte zählen nur richtige Plätze, also ist keiner weiß
notation-feedback-colours = die Bewertung { $text } ist in { $edition } unmöglich: die Wertungsstifte zählen nur richtige Farben, also sind alle weiß
notation-feedback-range = { $red } rote und { $white } weiße Wertungsstifte sind keine Bewertung: keine Zahl ist kleiner als 0, und zusammen sind es höchstens { $most }
notation-feedback-range-in-black = { $red } schwarze und { $white } weiße Wertungsstifte sind keine Bewertung: keine Zahl ist kleiner als 0, und zusammen sind es höchstens { $most }
notation-shape = „{ $text }“ ist keine Form: schreibe Stifte x Farben, zum Beispiel 4x6; dann, wenn du willst, r und die Reihen, b für leere Löcher, p oder c für Wertungsstifte, die nur Plätze oder nur Farben zählen, u für einen Code ohne Wiederholungen (U: auch die Versuche), d für einen mit Wiederholungen
counting-not-here = in { $shape } zählen Wertungsstifte nur Plätze oder nur Farben: Bücher, Beweise und das Labor brauchen solche, die beides zählen
notation-position-empty = die Stellung ist leer: schreibe eine Ausgabe und dann ihre Reihen, zum Beispiel classic RRGG:1-0
notation-position-rows = { $count } Reihen sind zu viele: { $edition } hat nur { $rows }
notation-digit-sum = „{ $text }“ ist keine Quersumme: schreibe sum=14
notation-row = „{ $text }“ ist keine Reihe: schreibe Code:Rot-Weiß, zum Beispiel { $example }
notation-row-in-black = „{ $text }“ ist keine Reihe: schreibe Code:Schwarz-Weiß, zum Beispiel { $example }
notation-action = „{ $text }“ ist keine Aktion: schreibe secret, guess, mark, reveal oder admit mit ihrem Wert; oder claim, concede oder time
notation-action-row = „{ $text }“ ist keine Aktion: „{ $number }“ ist nicht die Nummer einer Reihe

## Partietexte

text-too-long = der Partietext hat { $length } Zeichen; erlaubt sind höchstens { $most }
text-tag-twice = Zeile { $line }: die Angabe { $tag } kommt zweimal vor
text-tag-form = Zeile { $line }: „{ $text }“ ist keine Angabe: schreibe [Name "Wert"]
text-tag-missing = dem Partietext fehlt die Angabe { $tag }
text-no-result = dem Partietext fehlt das Ergebnis: ergänze eine Angabe wie [Result "*"]
text-cut-off = der Partietext ist abgeschnitten: seine letzte Zeile muss das Ergebnis sein, zum Beispiel 5-6 oder *
text-wrong-result = der Partietext nennt als Ergebnis „{ $told }“, aber nach seinen Reihen wäre es { $result }
text-not-whole = { $tag } ist „{ $text }“: schreibe eine ganze Zahl
text-one-of = { $tag } ist „{ $text }“: schreibe { $first } oder { $second }
text-line = Zeile { $line }: { $problem }
text-game-early = Spiel { $game } beginnt, bevor das vorige zu Ende ist
text-game-order = als Nächstes kommt Spiel { $game } mit Codeleger { $codemaker }, nicht { $told } mit Codeleger { $told_codemaker }
text-no-ending = es heißt „{ $text }“, aber gerade ist kein Spiel zu Ende gegangen
text-wrong-ending = es heißt „{ $text }“, aber nach den Reihen wäre es „{ $ending }“
text-row-order = als Nächstes kommt Reihe { $row }, nicht { $told }
text-claim-shown = es heißt, die Beanstandung war „{ $text }“, aber die Reihen beweisen sie
text-claim-not-shown = es heißt, die Beanstandung war „{ $text }“, aber die Reihen beweisen sie nicht
text-claim = „{ $text }“ ist keine Zeile einer Partie: schreibe claim, den Platz, dann not shown oder shown und die Reihen
text-claim-false = es heißt „{ $text }“, aber diese Reihen widersprechen sich nicht
text-concede = „{ $text }“ ist keine Zeile einer Partie: schreibe concede und den Platz
text-row-number = „{ $text }“ ist keine Zeile einer Partie: eine Reihe beginnt mit ihrer Nummer, zum Beispiel 1. { $guess }

## Dateien, Datenbanken und Server

file-unreadable = „{ $path }“ ist nicht lesbar: { $problem }
file-not-text = „{ $path }“ ist nicht lesbar: Byte { $byte } ist kein UTF-8-Text
file-unwritable = „{ $path }“ lässt sich nicht schreiben: { $problem }
store-newer = die Datenbank hat Version { $found }, aber dieses Programm kennt nur Version { $newest }: installiere ein neueres Keypeg
store-blocked = die Datenbank nimmt gerade keine Änderungen an: versuche es noch einmal
store-closing = die Tische werden gerade geschlossen
store-contended = andere Prozesse sind beim Speichern dieses Tisches immer schneller: versuche es noch einmal
table-options-damaged = die Einstellungen dieses Tisches sind in der Datenbank beschädigt, deshalb lässt er sich nicht öffnen
table-line-damaged = Zeile { $line } im Protokoll dieses Tisches ist in der Datenbank beschädigt, deshalb lässt er sich nicht öffnen
store-url-fails = die Datenbank { $url } funktioniert nicht: { $problem }
store-fails = die Datenbank funktioniert nicht: { $problem }
store-url-form = „{ $url }“ ist keine Adresse einer Datenbank
store-in-memory = die Datenbank muss eine Datei sein, damit sie das Programm überdauert: zum Beispiel sqlite:///tables.sqlite3
store-backend = „{ $name }“ wird als Datenbank nicht unterstützt: wähle sqlite oder postgresql
store-folder = in „{ $path }“ lassen sich keine Tische speichern: { $problem }
serve-address = { $host } Port { $port } ist nicht verfügbar: { $problem }
serve-origin = { $text } ist kein Origin: schreibe ihn wie https://example.org, ohne Pfad
serve-metrics-address = { $text } ist keine Adresse für Metriken: schreibe sie wie 127.0.0.1:9100
serve-workers = mehrere Prozesse brauchen PostgreSQL: ergänze --database postgresql://...
request-field = { $field } ist nicht lesbar: { $problem }
request-not-json = die Anfrage ist nicht lesbar: ihr JSON passt nicht zu dieser Adresse
request-number = { $field } muss eine Zahl von 0 bis { $most } sein
request-take-seat = Platz { $seat } kannst du nicht nehmen: an diesem Tisch ist er nicht für Personen
review-too-large = { $shape } ist zu groß für eine Analyse: es gibt { $guesses } mögliche Versuche; höchstens { $most } gehen
too-many-codes = { $edition } hat zu viele Codes, um sie aufzuzählen: { $codes }; höchstens { $most } werden aufgezählt

## Ausgaben und Spielstärken

edition-classic-name = Classic
edition-classic-about = Vier Stifte, sechs Farben, zehn Reihen. Der Codeleger bekommt einen Punkt für jede Reihe, die du brauchst.
edition-classic-source = Regelblätter 000 und 001. Die Farben sind unsere Wahl, denn die Bilder sind verloren.
edition-pocket-name = Pocket
edition-pocket-about = Die Reiseausgabe: wie Classic, aber ohne Bonus. Im Spiel für Fortgeschrittene dürfen Löcher leer bleiben.
edition-pocket-source = Regelblatt 002. Es nennt die Zahl der Reihen nicht; zehn ist unsere Wahl.
edition-expert-name = Expert
edition-expert-about = Vier oder fünf Stifte, sechs bis acht Farben, zehn Reihen. Wer es schwerer mag, lässt Löcher leer.
edition-expert-source = Regelblatt 003. Die siebte und die achte Farbe sind unsere Wahl.
edition-new-name = New
edition-new-about = Vier Stifte, acht Farben, alle verschieden, zwölf Reihen. Knack den Code und du gewinnst das Spiel.
edition-new-source = Regelblatt 004, das Spiel zu zweit. Im Spiel für Fortgeschrittene dürfen Farben im Code mehrfach vorkommen.
edition-party-name = Party
edition-party-about = Drei bis fünf Personen raten reihum auf einem Brett. Jeder Wertungsstift bringt Punkte, das Knacken des Codes die meisten.
edition-party-source = Regelblatt 004, das Spiel für eine Gruppe. Seine Punktetabelle für den Codeleger ist verloren; unsere ist rekonstruiert.
edition-super-name = Super
edition-super-about = Fünf Stifte, acht Farben, zwölf Reihen: für einen langen Abend. Punkte wie bei Classic.
edition-super-source = So groß wie Super Mastermind von Invicta (1975). Ein Regelblatt haben wir nicht, darum gelten die Punkte von Classic.
edition-mini-name = Mini
edition-mini-about = Vier Stifte, sechs Farben und nur sechs Reihen. Punkte wie bei Classic.
edition-mini-source = So groß wie Mini Mastermind von Invicta (1976). Ein Regelblatt haben wir nicht, darum gelten die Punkte von Classic.
edition-mini2004-name = Mini 2004
edition-mini2004-about = Vier Stifte, sechs Farben, acht Reihen: die spätere Reiseausgabe. Punkte wie bei Classic.
edition-mini2004-source = So groß wie Mini Mastermind von 2004, nach Listen der Ausgaben. Ein Regelblatt haben wir nicht, darum gelten die Punkte von Classic.
edition-kids-name = Kids
edition-kids-about = Drei Stifte, sechs Farben, neun Reihen: ein erstes Spiel. Punkte wie bei Classic.
edition-kids-source = Das Regelblatt von Mastermind for Kids von Pressman: die Größe, und dass die jüngere Person den ersten Code setzt. Die Punkte sind die von Classic.
edition-bulls-name = Bulls and Cows
edition-bulls-about = Vier verschiedene Ziffern von zehn, im Code und in jedem Versuch. Rote Wertungsstifte sind Bullen, weiße sind Kühe.
edition-bulls-about-in-black = Vier verschiedene Ziffern von zehn, im Code und in jedem Versuch. Schwarze Wertungsstifte sind Bullen, weiße sind Kühe.
edition-bulls-source = Das traditionelle Spiel mit Papier und Bleistift. Es hat kein Brett, darum sind die zehn Reihen und die Punkte von Classic unsere Wahl.
edition-number-name = Number
edition-number-about = Vier Ziffern von 1 bis 6, und eine Ziffer darf mehrmals vorkommen. Punkte wie bei Classic.
edition-number-source = Die Ziffern von Number Mastermind von Invicta (1976), auf Wunsch mit dem Zusatzhinweis, der Quersumme. Ein Regelblatt haben wir nicht: Die zehn Reihen und die Punkte von Classic sind unsere Wahl.
edition-house-name = Hausregeln
edition-house-about = Eine eigene Form, Punkte wie bei Classic.
edition-house-source = Am Tisch vereinbart.
edition-shape = { $shape }
edition-house-rule = { $name } { $shape }
level-beginner-name = Anfänger
level-beginner-about = Übersieht die Hälfte der Reihen und rät irgendeinen Code, der zu den anderen passt.
level-casual-name = Locker
level-casual-about = Übersieht hin und wieder eine Reihe.
level-steady-name = Solide
level-steady-about = Rät nur Codes, die noch möglich sind.
level-strong-name = Stark
level-strong-about = Wählt den Versuch, der voraussichtlich die wenigsten Codes übrig lässt, übersieht aber manchmal eine Reihe.
level-expert-name = Experte
level-expert-about = Wählt immer den Versuch, der am meisten verrät.
level-perfect-name = Perfekt
level-perfect-about = Spielt nach einem Buch perfekter Spiele: Wo das bewiesen ist, braucht keine Strategie im Schnitt weniger Reihen.
level-adversary-name = Widersacher
level-adversary-about = Als Codeleger hat er keinen festen Code: Er ändert ihn, während du rätst, widerspricht aber nie seinen eigenen Bewertungen.
seat-adversary-note = Der Widersacher hat keinen festen Code: Er ändert ihn während des Spiels, widerspricht aber nie seinen eigenen Bewertungen.

## Was in einer Partie geschieht

event-game-started = Spiel { $game }: { $player } setzt den Code.
event-secret-set = { $player } hat den Code gesetzt.
event-secret-set-digit-sum = { $player } hat den Code gesetzt. Seine Quersumme ist { $sum }.
event-guess-placed = Reihe { $row }, { $player }: { $colours }.
event-feedback-given = Reihe { $row }: { $feedback }.
event-row-lost = Reihe { $row }: Für { $player } ist die Zeit um, die Reihe ist verloren.
event-row-skipped = Reihe { $row }: { $player } ist weg und wird übersprungen.
event-turn-skipped = { $player } ist weg und wird übersprungen.
event-claim-shown = { $player } sagt, dass die Bewertung falsch ist, und die Reihen beweisen es.
event-claim-not-shown = { $player } sagt, dass die Bewertung falsch ist, aber die Reihen beweisen es nicht.
event-mark-admitted = { $player } räumt ein, dass die Bewertung von Reihe { $row } falsch war.
event-conceded = { $player } gibt auf.
event-secret-revealed = Der Code war { $colours }.
event-wrong-information =
    { $count ->
        [one] Falsche Bewertung in Reihe { $rows }.
       *[other] Falsche Bewertung: Die Reihen { $rows } können nicht alle stimmen.
    }
event-game-ended =
    { $ending ->
        [broken] Spiel { $game } ist vorbei: Der Code ist geknackt.
        [unbroken] Spiel { $game } ist vorbei: Der Code wurde nicht geknackt.
        [conceded] Spiel { $game } ist vorbei: Die Codeknacker haben aufgegeben.
        [forfeited] Spiel { $game } ist vorbei: Der Codeleger hat aufgegeben.
        [wrong] Spiel { $game } ist vorbei: Der Codeleger hat falsch bewertet und verliert es.
        [void-last] Spiel { $game } zählt nicht, und die Partie endet damit.
       *[void] Spiel { $game } zählt nicht und wird wiederholt.
    }{ $scored ->
        [0] {""}
       *[other] {" "}Punkte: { $points }.
    }
event-match-ended = Die Partie ist vorbei: { $verdict }.
verdict-winner = { $player } gewinnt
verdict-draw = unentschieden
verdict-shared = { $players } teilen sich den Sieg
subject-computer = { $place ->
        [start] Der Computer
       *[inside] Der Computer
    }{ $rest }
card-name = NAME
card-total = SUMME
card-game = SPIEL { $game }
card-game-void = SPIEL { $game } ungültig
turn-set-code = { $player } setzt den Code
turn-mark = { $player } bewertet Reihe { $row }
turn-reveal = { $player } deckt den Code auf
turn-guess = { $player } rät Reihe { $row }
turn-over-won = Die Partie ist vorbei: { $player } gewinnt
turn-over-draw = Die Partie ist vorbei: unentschieden
turn-over-shared = Die Partie ist vorbei: { $players } teilen sich den Sieg
turn-closed-left = { $player } ist gegangen, darum ist dieser Tisch geschlossen
turn-closed-expired = Dieser Tisch ist geschlossen, weil hier lange nichts passiert ist
turn-free-seats = Die Partie beginnt, wenn alle Plätze besetzt sind; noch frei: { $seats }

## Tipps und Prüfungen

hint-only-code = es ist der einzige Code, der noch passt
hint-could-win =
    im Schnitt lässt er { NUMBER($expected, maximumFractionDigits: 1) } von { $left } Codes übrig ({ $answers } { $answers ->
        [one] mögliche Antwort
       *[other] mögliche Antworten
    }) und könnte gleich gewinnen
hint-cannot-win =
    im Schnitt lässt er { NUMBER($expected, maximumFractionDigits: 1) } von { $left } Codes übrig ({ $answers } { $answers ->
        [one] mögliche Antwort
       *[other] mögliche Antworten
    }), auch wenn er selbst nicht der geheime sein kann
hint-sampled = es gibt zu viele Versuche, um alle zu vergleichen; das ist der beste aus einer Stichprobe
hint-answer = { $guess }: { $why }.
hint-look-only = Nur ein Code ist übrig: Welcher passt zu jeder Reihe?
hint-look-begin = Noch ist nichts bekannt: Jeder Versuch, der der Code sein kann, ist ein Anfang.
hint-look-first =
    { $colours ->
        [one] Such einen Versuch mit nur einer Farbe.
       *[other] Such einen Versuch mit { $colours } verschiedenen Farben.
    }
hint-look-fits =
    { $new ->
        [0] Such einen Code, der zu jeder Reihe passt.
        [one] Such einen Code, der zu jeder Reihe passt und eine Farbe bringt, die noch in keiner Reihe war.
       *[other] Such einen Code, der zu jeder Reihe passt und { $new } Farben bringt, die noch in keiner Reihe waren.
    }
hint-look-tests =
    { $new ->
        [0] Such einen Versuch, der nicht der Code sein muss, aber mehr verrät: Misch, was die Reihen offen lassen.
        [one] Such einen Versuch, der nicht der Code sein muss, aber mehr verrät: Bring eine Farbe, die noch in keiner Reihe war.
       *[other] Such einen Versuch, der nicht der Code sein muss, aber mehr verrät: Bring { $new } Farben, die noch in keiner Reihe waren.
    }
check-possible = Möglich: Der Code passt zu jeder Reihe.
check-repeats = Nicht möglich: Alle Farben des geheimen Codes sind verschieden.
check-refused = Nicht möglich. { $why }
check-fits = Es gibt einen Code, der zu allen Reihen passt.
check-fits-left =
    { $left ->
        [one] Die Reihen passen zusammen: 1 Code ist noch möglich.
       *[other] Die Reihen passen zusammen: { $left } Codes sind noch möglich.
    }
check-contradiction =
    { $count ->
        [one] Kein Code passt: Reihe { $rows } widerspricht sich selbst.
       *[other] Kein Code passt: Die Reihen { $rows } widersprechen sich.
    }
check-repair = Reihe { $row } würde mit { $feedback } passen.
check-repair-left =
    { $left ->
        [one] Reihe { $row } würde mit { $feedback } passen (1 Code übrig).
       *[other] Reihe { $row } würde mit { $feedback } passen ({ $left } Codes übrig).
    }
check-no-repair = Es würde nicht reichen, eine einzelne Reihe zu ändern.

## Analysen

number-exact = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-range = { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) } bis { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-signed =
    { $sign ->
        [plus] +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
number-signed-range =
    { $lower_sign ->
        [plus] +{ NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    } bis { $upper_sign ->
        [plus] +{ NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
hardness-proven =
    { $rows ->
        [one] Perfektes Spiel knackt diesen Code in 1 Reihe; weniger geht nicht.
       *[other] Perfektes Spiel knackt diesen Code in { $rows } Reihen; { $percent ->
            [0] kaum ein Code braucht weniger
           *[other] { NUMBER($percent, maximumFractionDigits: 0) } % aller Codes brauchen weniger
        }.
    }
hardness-best-known =
    { $rows ->
        [one] Das beste bekannte Spiel knackt diesen Code in 1 Reihe; weniger geht nicht.
       *[other] Das beste bekannte Spiel knackt diesen Code in { $rows } Reihen; { $percent ->
            [0] kaum ein Code braucht weniger
           *[other] { NUMBER($percent, maximumFractionDigits: 0) } % aller Codes brauchen weniger
        }.
    }
review-why-could-win =
    Im Schnitt lässt er { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] Code
       *[other] Codes
    } übrig ({ $answers } { $answers ->
        [one] mögliche Antwort
       *[other] mögliche Antworten
    }) und könnte gleich gewinnen.
review-why-cannot-win =
    Im Schnitt lässt er { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] Code
       *[other] Codes
    } übrig ({ $answers } { $answers ->
        [one] mögliche Antwort
       *[other] mögliche Antworten
    }), kann aber nicht gleich gewinnen.
review-word-perfect = perfekt
review-word-good = gut
review-word-mistake = Fehler
review-word-fine = ordentlich
review-word-slip = Ausrutscher
review-verdict-flawless = Ein makelloses Spiel.
review-verdict-strong = Ein starkes Spiel.
review-verdict-good = Ein gutes Spiel.
review-verdict-decent = Ein ordentliches Spiel.
review-verdict-learning = Ein Spiel, aus dem man lernen kann.
review-verdict-open =
    { $rows ->
        [one] In einer Reihe geknackt.
       *[other] In { $rows } Reihen geknackt.
    }
review-verdict-unbroken = Diesmal hat der Code standgehalten.
review-praise-all = Kein Versuch hätte besser sein können.
review-praise-perfect =
    { $perfect ->
        [one] Einer von { $rows } Versuchen hätte nicht besser sein können.
       *[other] { $perfect } von { $rows } Versuchen hätten nicht besser sein können.
    }
review-praise-every = Jeder Versuch hätte der Code sein können.
review-praise-possible =
    { $possible ->
        [one] Einer von { $rows } Versuchen hätte der Code sein können.
       *[other] { $possible } von { $rows } Versuchen hätten der Code sein können.
    }
review-still-possible =
    { $codes ->
        [one] Nur ein Code war noch möglich.
       *[other] { $codes } Codes waren noch möglich.
    }
review-below-the-book = Selbst perfektes Spiel braucht für diesen Code { $rows } Reihen.
review-luck-much =
    { $row ->
        [0] Das Glück hat sehr geholfen.
       *[other] Das Glück hat sehr geholfen, vor allem in Reihe { $row }.
    }
review-luck-little =
    { $row ->
        [0] Das Glück hat ein wenig geholfen.
       *[other] Das Glück hat ein wenig geholfen, vor allem in Reihe { $row }.
    }
review-luck-none = Glück spielte kaum eine Rolle.
review-no-luck-little =
    { $row ->
        [0] Bei den Antworten war ein wenig Pech dabei.
       *[other] Bei den Antworten war ein wenig Pech dabei, vor allem auf Reihe { $row }.
    }
review-no-luck-much =
    { $row ->
        [0] Bei den Antworten war viel Pech dabei.
       *[other] Bei den Antworten war viel Pech dabei, vor allem auf Reihe { $row }.
    }
review-moment = Daraus lernst du am meisten: Reihe { $row }
review-loss-nothing = Nur eine Antwort war möglich, also hat dieser Versuch nichts Neues gesagt.
review-loss-impossible = Das konnte nicht der Code sein. { $why }
review-loss-could-win = Ein Versuch, der der Code sein konnte, war hier besser.
review-loss-explore-codes =
    { $best ->
        [one] Er konnte sofort gewinnen, aber hier verrät ein Versuch mehr, der nicht gewinnen kann: Er lässt höchstens einen Code übrig, dieser bis zu { $own }.
       *[other] Er konnte sofort gewinnen, aber hier verrät ein Versuch mehr, der nicht gewinnen kann: Er lässt höchstens { $best } Codes übrig, dieser bis zu { $own }.
    }
review-loss-explore-answers = Er konnte sofort gewinnen, aber hier verrät ein Versuch mehr, der nicht gewinnen kann: Auf ihn gibt es { $best } mögliche Antworten, auf diesen { $own }.
review-loss-codes =
    { $best ->
        [one] Er konnte bis zu { $own } Codes übrig lassen; ein besserer lässt höchstens einen übrig.
       *[other] Er konnte bis zu { $own } Codes übrig lassen; ein besserer lässt höchstens { $best } übrig.
    }
review-loss-answers = Auf ihn gab es { $own } mögliche Antworten; auf einen besseren gibt es { $best }, also verrät er mehr.
review-loss-slower = Ein anderer Versuch findet den Code im Schnitt etwas früher.
retry-perfect = Genau: Besser geht es hier nicht.
retry-good = Sehr gut: Kaum ein Versuch ist hier besser.
retry-same = Nicht besser und nicht schlechter als Reihe { $row }.
retry-better = Besser als Reihe { $row }, aber es geht noch besser.
retry-worse = Reihe { $row } war besser als dieser Versuch.
retry-open = Diese Ausgabe hat zu viele Codes, um sicher zu sagen, ob das besser ist.
review-grade = { $word }
review-grade-at-best = bestenfalls { $word }
review-grade-impossible = { $grade } (widerspricht Reihe { $row })
review-left = { $before } auf { $after }
review-better = Reihe { $row }: { $guess } war besser, mit { $expects } Reihen im Schnitt. { $why }
review-perfect-play = Vom ersten Versuch an braucht perfektes Spiel im Schnitt { $rows } Reihen.
review-sum =
    { $played ->
        [one] 1 Reihe gespielt + { $remaining } noch erwartet = { $perfect } perfekt + { $lost } verloren - ({ $luck }) Glück.
       *[other] { $played } Reihen gespielt + { $remaining } noch erwartet = { $perfect } perfekt + { $lost } verloren - ({ $luck }) Glück.
    }
review-seat =
    { $rows ->
        [one] { $player }: 1 Reihe, { $lost } verloren, Glück { $luck }.
       *[other] { $player }: { $rows } Reihen, { $lost } verloren, Glück { $luck }.
    }
review-clock =
    { $rows ->
        [one] 1 Reihe ging durch Zeitüberschreitung verloren oder hat keine Bewertung.
       *[other] { $rows } Reihen gingen durch Zeitüberschreitung verloren oder haben keine Bewertung.
    }
review-contradiction =
    { $count ->
        [one] Die Bewertung kann nicht stimmen: Reihe { $rows } widerspricht sich selbst.
       *[other] Die Bewertungen können nicht alle stimmen: Die Reihen { $rows } widersprechen sich.
    }
review-false-rows =
    { $count ->
        [one] Der Codeleger hat Reihe { $rows } falsch bewertet.
       *[other] Der Codeleger hat die Reihen { $rows } falsch bewertet.
    }
review-game = Spiel { $game }, Codeleger { $player }
review-nothing = Es gibt nichts auszuwerten: Noch keine Reihe ist bewertet.
review-nothing-to-draw = es gibt nichts zu zeichnen: noch keine Reihe ist bewertet
review-progress = Analyse
review-picture = Analyse: { $games }
review-title = { $edition }, Spiel { $game }, Codeleger { $player }
review-title-void = { $edition }, Spiel { $game }, Codeleger { $player }, ungültig
review-start = Start
review-after-row = Reihe { $row }
review-lost-side = verloren
review-saved-side = gespart
review-better-head = besserer Versuch
review-not-reviewed = nicht ausgewertet
review-row-lost = { $rows } verloren
review-row-luck = Glück { $rows }
review-row-impossible = widerspricht Reihe { $row }
review-row-expects = { $rows } Reihen
board-title = Brett: { $edition }
board-picture = Mastermind-Brett, { $played } von { $rows } Reihen gespielt
board-row = { $guess }: { $feedback }
board-digit-sum = Quersumme des Codes: { $sum }
board-lost-row = verloren
board-code = der Code
board-time-ran-out = Zeit abgelaufen
board-skipped = übersprungen

## Die Bilanz

record-empty = Es sind noch keine Spiele gespeichert.
record-empty-here = noch kein Spiel ist aufgezeichnet: spiele mit keypeg play eines als Codeknacker zu Ende
record-rows = { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-no-rows = –
record-edition =
    { $games ->
        [one] { $edition }: 1 Spiel, { $broken } geknackt
       *[other] { $edition }: { $games } Spiele, { $broken } geknackt
    }
record-averages = im Schnitt { $rows } Reihen, { $lost } verloren, Glück { $luck }
record-edition-told = { $games }; { $averages }
record-picture =
    { $games ->
        [one] Bilanz: 1 Spiel von { $players }
       *[other] Bilanz: { $games } Spiele von { $players }
    }
record-legend = { $first } bis { $last }, das älteste Spiel links; hohl: nicht selbst geknackt; gestrichelt: ein Bereich
record-csv-json = wähle entweder --csv oder --json
record-erase-part = nur die ganze Bilanz lässt sich löschen: nimm --erase ohne --player, --csv und --svg
record-nothing-to-draw = es gibt nichts zu zeichnen: es sind noch keine Spiele gespeichert
record-unknown-player = von „{ $player }“ sind keine Spiele gespeichert, nur von { $players }
record-erase-asked =
    { $games ->
        [one] 1 Spiel endgültig löschen?
       *[other] { $games } Spiele endgültig löschen?
    }
record-not-erased = Es wurde nichts gelöscht.
record-erased =
    { $games ->
        [one] 1 Spiel wurde gelöscht.
       *[other] { $games } Spiele wurden gelöscht.
    }

## Die Befehlszeile

mark-answer-both = { $red } rot, { $white } weiß
mark-answer-both-in-black = { $red } schwarz, { $white } weiß
mark-answer-places = { $red } rot
mark-answer-places-in-black = { $red } schwarz
mark-answer-colours =
    { $white ->
        [one] { $white } richtige Farbe
       *[other] { $white } richtige Farben
    }
editions-head = { $key }  { $name }, { $shape }, { $players } Personen
editions-head-range = { $key }  { $name }, { $shape }, { $least } bis { $most } Personen
simulate-both = wähle entweder eine Strategie oder eine Spielstärke
simulate-progress = Codes
simulate-summary = { $secrets } Codes, { $total } Reihen, im Schnitt { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) }; das längste Spiel braucht { $max } Reihen
simulate-row = {"  "}Reihe { $row }  { $secrets }
solve-help = Gib die Bewertung als Rot-Weiß ein, zum Beispiel 1-2; oder einen anderen Versuch; oder beides. Gib undo ein, um die letzte Reihe zu entfernen, fix 2 1-0, um Reihe 2 zu ändern, oder quit, um aufzuhören.
solve-help-in-black = Gib die Bewertung als Schwarz-Weiß ein, zum Beispiel 1-2; oder einen anderen Versuch; oder beides. Gib undo ein, um die letzte Reihe zu entfernen, fix 2 1-0, um Reihe 2 zu ändern, oder quit, um aufzuhören.
solve-ask = Bewertung für { $guess }:
solve-ask-fix = Ändere eine Reihe, zum Beispiel fix 2 1-0:
solve-unreadable = „{ $text }“ ist nicht lesbar: gib eine Bewertung wie 1-2 ein, oder ? für Hilfe
solve-no-guess = es gibt keinen Versuch zu bewerten: ändere eine Reihe oder gib undo ein
solve-no-row = es ist keine Reihe mehr frei: { $edition } hat { $rows }
solve-no-undo = es gibt noch keine Reihe zum Entfernen
solve-no-such-row = Reihe „{ $text }“ gibt es nicht: bisher gibt es die Reihen 1 bis { $rows }
solve-broken =
    { $rows ->
        [one] { $code } ist der Code: in 1 Reihe geknackt.
       *[other] { $code } ist der Code: in { $rows } Reihen geknackt.
    }
solve-unbroken = Alle { $rows } Reihen sind verbraucht.
solve-unbroken-left =
    { $left ->
        [one] Alle { $rows } Reihen sind verbraucht. 1 Code ist noch möglich.
       *[other] Alle { $rows } Reihen sind verbraucht. { $left } Codes sind noch möglich.
    }
solve-try = Reihe { $row }: versuche { $guess }; { $why }.
solve-row = {"  "}Reihe { $row }: { $guess } { $feedback }
play-no-terminal = dieser Befehl braucht ein Terminal für Ein- und Ausgabe (versuche stattdessen keypeg solve)
prove-objective = „{ $text }“ ist kein Ziel: wähle average oder worst
prove-max-rows = { $rows } Reihen gehen nicht: wähle 1 bis 254
prove-threads = { $threads } Threads gehen nicht: wähle 1 bis 256
prove-no-tree = keine Strategie knackt jeden Code von { $edition } in höchstens { $rows } Reihen
prove-too-large = { $edition } ist zu groß für einen Beweis: es hat { $codes } Codes; höchstens { $most } gehen
prove-summary = { $shape }: { $total } Reihen für { $secrets } Codes, im Schnitt { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) }; das längste Spiel braucht { $max } Reihen
prove-best = bisher am besten { $rows }
prove-none-yet = noch nichts gefunden
prove-progress = { $edition }: mindestens { $lower }, { $best }; erste Versuche { $settled }/{ $guesses }, Teile des laufenden { $parts_settled }/{ $parts }
verify-checked = geprüft: { $what }
verify-rests = beruht auf der Suche: { $what }
known-open = Bestes bekanntes Ergebnis: keine Strategie kommt insgesamt unter { $rows }.
known-worst = Eine andere Strategie knackt jeden Code in { $rows } Reihen; keine schafft das sicher in weniger.
known-first = erster Versuch { $guess }; { $command }
known-before = zuvor bekannt: { $what }
known-nothing = über { $edition } ist nichts bekannt: wähle aus { $shapes }
bound-average-only = eine untere Schranke gibt es nur für den Schnitt und ohne Begrenzung der Reihen
bound-false = diese untere Schranke gilt nicht: { $problem }
bound-claims = { $claims } Aussagen, { $sets } Mengen von Codes
bound-trusted = { $claims } Aussagen unterhalb der Tiefe dieser Datei
bound-holds = keine Strategie kommt insgesamt unter { $rows }
bound-progress = Aussagen werden geschrieben
verify-progress = Aussagen werden geprüft
bench-path = Pfad: { $path }
bench-partition = { $candidates } Kandidaten durch alle { $guesses } Versuche von 5x8 teilen
bench-tree = ganzer Baum von 5x8, { $strategy }
bench-prove = 4x6 beweisen
mcp-here = Die Werkzeuge von Keypeg laufen unter { $address }
serve-here = Keypeg läuft unter { $address }
serve-phone = Auf einem Handy im selben Netz: { $address }
serve-no-page = In dieser Installation fehlt die Seite, im Browser gibt es also nichts zu sehen. Installiere Node 20.19 oder neuer und führe im Ordner von Keypeg noch einmal aus: pip install .
fair-no-table = „{ $link }“ führt zu keinem Tisch: gib den Link eines Tisches an
fair-unknown-table = „{ $link }“ lässt sich nicht abfragen: diesen Tisch gibt es nicht
fair-refused = „{ $link }“ lässt sich nicht abfragen: der Server hat mit { $status } geantwortet
fair-unreachable = „{ $link }“ lässt sich nicht abfragen: { $problem }
fair-unreadable = das ist nicht, was ein Server unter /fair veröffentlicht: eine Liste mit einem Siegel pro Spiel
fair-not-ascii = { $what } „{ $text }“ lässt sich nicht prüfen: es muss ASCII ohne Leerzeichen sein
fair-not-revealed = Spiel { $game }: Der Code ist noch nicht aufgedeckt.
fair-yes = Spiel { $game }: fair, { $code } ist der Code, der gesetzt wurde.
fair-no = Spiel { $game }: NICHT FAIR, { $code } ist nicht der Code, der gesetzt wurde.
fair-nothing = An diesem Tisch wurde noch kein Code gesetzt.

## Die Hilfe der Befehlszeile

help-example = Beispiel: { $command }
help-keypeg = Mastermind in zehn Ausgaben.
help-play =
    Im Terminal spielen: gegen den Computer, gemeinsam an einem Bildschirm oder neben einem echten Brett.

    Partien werden gespeichert und lassen sich fortsetzen.
help-join = Einen Platz an einem Tisch auf einem Server nehmen, in einen Raum kommen oder dorthin zurückkehren.
help-daily =
    Den Tagescode als reinen Text spielen: einer am Tag, für alle derselbe.

    Tippe einen Versuch pro Zeile und quit, um später weiterzuspielen. `keypeg play` setzt dasselbe Spiel fort.
help-puzzle =
    Ein Rätsel als reinen Text lösen; der Exit-Code ist 1, wenn die Antwort falsch ist.

    Tippe die Antwort, ? um sie zu sehen, oder quit zum Verlassen. Ohne Schlüssel ist es das nächste Rätsel deines Trainings.
argument-day = Der Tag, zum Beispiel 2026-11-15; ohne ihn heute.
argument-puzzle = Ein Rätsel mit seinem Schlüssel, zum Beispiel only-code:3:abc; es zählt nicht für dein Training.
option-family = Wie schwer der Code ist.
daily-family = den Tagescode „{ $text }“ gibt es nicht: wähle { $families }
daily-ask = Reihe { $row }:
daily-code-was = Der Code war { $code }.
puzzle-ask = Deine Antwort:
help-solve =
    Den Code eines echten Bretts oder eines anderen Programms knacken: Keypeg schlägt einen Versuch vor, du gibst die Bewertung ein.

    Gib die Bewertung als Rot-Weiß ein, zum Beispiel 1-2; oder zuerst einen anderen Versuch, zum Beispiel RRGG; oder beides, RRGG 1-2. Gib undo ein, um die letzte Reihe zu entfernen, fix 2 1-0, um Reihe 2 zu ändern, und quit, um aufzuhören.
help-solve-in-black =
    Den Code eines echten Bretts oder eines anderen Programms knacken: Keypeg schlägt einen Versuch vor, du gibst die Bewertung ein.

    Gib die Bewertung als Schwarz-Weiß ein, zum Beispiel 1-2; oder zuerst einen anderen Versuch, zum Beispiel RRGG; oder beides, RRGG 1-2. Gib undo ein, um die letzte Reihe zu entfernen, fix 2 1-0, um Reihe 2 zu ändern, und quit, um aufzuhören.
help-serve = Tische für Browser und Programme bereitstellen. Strg-C beendet den Server; nichts geht verloren.
help-fair = Prüfen, ob jeder aufgedeckte Code eines Tisches der ist, den der Codeleger gesetzt hatte; sonst ist der Rückgabewert 1.
help-editions = Alle Ausgaben auflisten.
help-mark = Die Bewertung eines Versuchs ausgeben.
help-candidates = Die Codes auflisten, die zu jeder Reihe passen.
help-check = Prüfen, ob ein Code zu allen Reihen passt, und sonst Korrekturen vorschlagen.
help-hint = Einen Versuch vorschlagen und begründen.
help-explain = In Worten sagen, was die Reihen über den Code verraten.
help-simulate = Eine Strategie jeden Code knacken lassen und die Reihen zählen.
help-prove =
    Perfektes Spiel beweisen: die wenigsten Reihen im Schnitt oder im schlimmsten Fall.

    Ein unterbrochener Beweis geht dort weiter, wenn du den Befehl noch einmal aufrufst.
help-verify = Jeden Code durch den Baum eines Zertifikats spielen und prüfen, was es behauptet.
help-known = Ausgeben, was über perfektes Spiel bei einer Form bekannt ist.
help-bench = Messen, wie schnell die Engine auf diesem Rechner ist, in CPU-Sekunden.
help-review = Jedes Spiel einer Partie auswerten: wie viele Reihen jeder Versuch gekostet hat und was Glück war.
help-record =
    Die Bilanz dieses Terminals zeigen, nach Ausgaben: Spiele, Reihen, verlorene Reihen und Glück.

    Gespeichert werden Spiele, die jemand in `keypeg play` als Codeknacker zu Ende spielt.
help-score = Den Punktezettel einer Partie ausgeben; die Punkte des Codelegers stehen in Klammern.
help-replay = Eine Partie Aktion für Aktion durchgehen.
option-version = Die Version ausgeben.
help-arena = Spieler an denselben Codes vergleichen: Reihen, verlorene Reihen, Stimmigkeit und Wertung, mit 95-%-Intervallen.
argument-arena-players = Strategien, Spielstärken, Programme als bot:BEFEHL, Modelle als model:URL; mit NAME=bot:BEFEHL bekommt eines einen Namen.
option-arena-games = Wie viele Codes jeder Spieler knacken muss.
option-secrets-seed = Der Startwert des Zufalls, der die Codes bestimmt.
option-arena-seconds = Das Zeitlimit eines Bots pro Versuch.
option-plot = Die Wertungen in eine Datei zeichnen.
help-eval = Ein Sprachmodell hinter einer OpenAI-kompatiblen Schnittstelle testen und einen Bericht schreiben.
option-eval-model = Die Adresse des Modells, ohne /chat/completions.
option-eval-name = Der Name des Modells an dieser Schnittstelle.
option-eval-games = Wie viele Codes gespielt werden.
option-eval-every = Stattdessen jeden Code der Ausgabe einmal spielen.
option-temperature = Die Sampling-Temperatur; ohne Angabe wird keine gesendet.
option-tokens = Die Höchstzahl der Token pro Antwort, gesendet als max_tokens.
option-parallel = Wie viele Spiele gleichzeitig laufen.
option-eval-out = Der Ordner für Spiele und Bericht.
option-install-completion = Die Vervollständigung für diese Shell einrichten.
option-show-completion = Die Vervollständigung für diese Shell ausgeben, zum Kopieren oder Ändern.
option-lang = Die Sprache, zum Beispiel en oder de; ohne Angabe die Sprache deines Systems.
option-json = Die Antwort als JSON ausgeben.
option-edition = Eine Ausgabe, zum Beispiel classic oder expert/5x8b, oder eine Form.
option-database = Die Datenbank für Partien: eine SQLite-Datei oder postgresql://...
option-play-edition = Eine neue Partie dieser Ausgabe beginnen.
option-name = Der Name, den die anderen sehen.
option-host = Die Adresse, unter der der Server erreichbar ist; 127.0.0.1 ist nur für diesen Rechner.
option-port = Der Port; 0 nimmt irgendeinen freien.
option-workers = Die Zahl der Prozesse; mehr als einer braucht PostgreSQL.
option-open = Die Seite im Browser öffnen.
option-origin = Ein weiterer Origin, von dem die Seite kommen darf, zum Beispiel https://example.org.
option-site = Der Origin einer mit make site erstellten Website, deren Tische hierher umziehen dürfen, zum Beispiel https://example.org.
option-metrics-address = Die Metriken nur unter diesem HOST:PORT bereitstellen, zum Beispiel 127.0.0.1:9100, und nicht neben der Seite.
option-unlimited = Alle Begrenzungen abschalten, für Messungen.
option-seed = Der Startwert des Zufalls: derselbe Wert führt zur selben Antwort.
option-explain-guess = Ein Versuch: sagen, ob er der Code sein könnte, und wenn nicht, welche Reihe dagegen spricht.
option-hint-explain = Den Tipp in Schritten geben: was die Reihen sagen, wonach zu suchen ist, dann den Versuch.
option-strategy = Wie ein Versuch gewählt wird.
option-count = Nur ausgeben, wie viele es sind.
option-level = Stattdessen eine Spielstärke spielen lassen.
option-max-rows = Nur Strategien mit höchstens D Reihen betrachten.
option-objective = Was möglichst klein werden soll: average (Schnitt) oder worst (schlimmster Fall).
option-threads = Wie viele Kerne benutzt werden.
option-out = Das Zertifikat mit seinem Baum in diese Datei schreiben.
option-bound = Eine untere Schranke, die `keypeg verify` ohne die Suche prüft, in diese Datei schreiben.
option-depth = Wie viele Versuche tief die untere Schranke geprüft wird.
option-seconds = Das Zeitlimit pro Spiel.
option-review-svg = Die Spiele untereinander in eine SVG-Datei zeichnen.
option-record-svg = Die Spiele im Lauf der Zeit in eine SVG-Datei zeichnen.
option-player = Nur die Spiele dieser Person.
option-csv = Eine Zeile pro Spiel ausgeben, für eine Tabellenkalkulation.
option-erase = Die ganze Bilanz endgültig löschen; im Terminal wird vorher gefragt.
option-pause = Nach jeder Aktion auf Enter warten.
argument-position = Eine Ausgabe und Reihen, zum Beispiel classic RRGG:1-0; oder eine Datei, in der sie stehen; oder - für die Standardeingabe.
argument-start = Eine Ausgabe und die bisherigen Reihen, zum Beispiel classic RRGG:1-0; ohne Angabe classic.
argument-table = Der Link eines Tisches oder Raums, zum Beispiel http://localhost:8222/t/TABLE; mit --server der Code eines Raums.
argument-fair = Der Link eines Tisches oder eine Datei mit der Antwort von /fair.
argument-secret = Der Code hinter dem Sichtschirm, zum Beispiel RGBY.
argument-guess = Der Versuch, zum Beispiel RRGG.
argument-match = Eine Datei mit einem Partietext; - liest die Standardeingabe.
argument-certificate = Ein Zertifikat, wie `keypeg prove --out` es schreibt.
argument-known = Eine Ausgabe oder eine Form, zum Beispiel 4x7.
help-mcp = Tische für einen Assistenten bereitstellen, mit dem Model Context Protocol: über Standardein- und -ausgabe oder HTTP.
option-http = Stattdessen HTTP unter /mcp anbieten.
option-mcp-database = Die Datenbank für Tische; ohne sie gehen die Tische am Ende verloren.
eval-url = „{ $url }“ ist nicht die URL eines Modells: schreibe eine wie http://127.0.0.1:8000/v1
bot-without-command = ein Bot braucht einen Befehl, zum Beispiel bot:./mybot
text-game-over = das Spiel ist vorbei: rufe zuerst reset auf
mcp-ticket = „{ $text }“ ist kein Ticket: nimm das, das open_table zurückgegeben hat
cannot-listen = kann nicht auf { $address } lauschen: { $problem }
no-vector-kernel = die Vektorumgebung braucht den nativen Kern, der nicht installiert ist
help-tablebase = Perfektes Spiel für jede Stellung mit höchstens zwei Reihen schreiben, symmetrische Stellungen nur einmal.
help-dataset = Beispiele für maschinelles Lernen schreiben: Stellungen mit dem Wert jedes Versuchs, oder Rätsel.
option-tablebase-out = Die Datei, die geschrieben wird.
argument-dataset-kind = Was geschrieben wird: values (der Wert jedes Versuchs), single (ein Code bleibt übrig), choice (vier Codes, einer ist möglich), consistency (können die Reihen stimmen), contradictory (widersprüchliche Reihen) oder all (alles zusammen in einem Ordner).
option-dataset-count = Wie viele Beispiele geschrieben werden.
option-dataset-out = Die Datei, die geschrieben wird: JSON Lines, oder Parquet, wenn ihr Name auf .parquet endet.
tablebase-progress = Stellungen werden gelöst
tablebase-written = { $records } Stellungen ({ $bytes } Bytes) in { $path } geschrieben
tablebase-too-large = { $edition } hat { $guesses } mögliche Versuche, und eine Stellungstabelle kann höchstens { $limit } haben
tablebase-unreadable = „{ $path }“ ist keine Stellungstabelle
dataset-progress = Beispiele werden erzeugt
dataset-written = { $count } Beispiele in { $path } geschrieben
dataset-kind = es gibt keine Beispiele der Art „{ $text }“ (zur Wahl stehen { $kinds })
option-eval-strict = Nur Antworten zählen, die allein aus dem Code bestehen oder ihn einmal in einem guess-Tag enthalten.
option-completion-tokens = Die Höchstzahl der Token pro Antwort, gesendet als max_completion_tokens.
option-effort = Wie gründlich das Modell nachdenken soll, gesendet als reasoning_effort: zum Beispiel low, medium oder high.
option-extra = Ein JSON-Objekt, dessen Felder jeder Anfrage hinzugefügt werden.
option-timeout = Das Zeitlimit einer Anfrage in Sekunden.
option-patience = Wie viele Antworten ohne erlaubten Versuch ein Spiel verzeiht.
option-salt = Ein privater Text, der zusammen mit dem Startwert die Codes bestimmt; ohne Angabe ein neuer.
option-retry-failed = Spiele wiederholen, die ein Fehler der Schnittstelle beendet hat.
option-prompt-price = Der Preis für eine Million gelesene Token, für den Bericht.
option-completion-price = Der Preis für eine Million geschriebene Token, für den Bericht.
eval-extra = „{ $text }“ ist kein JSON-Objekt: schreibe eines wie '{ "{" }"top_p": 0.9{ "}" }'
salt-too-short = das Salz ist zu kurz: es braucht mindestens { $least } Zeichen, damit niemand es erraten kann
salt-seal = Das Siegel der Codes ist { $seal } (SHA-256 des Salzes).
salt-published = Das Salz der Codes war { $salt }
option-repeats = Wie viele Spiele mit jedem Code gespielt werden; der Bericht nennt dann pass@k.
option-arena-out = Der Ordner für eine Bestenliste: eine Tabelle als Markdown und HTML, mit Diagrammen.

## Die Kommandozeile

usage-missing = { $parameter } fehlt
usage-extra = „{ $text }“ ist mehr, als dieser Befehl annimmt
usage-no-value = { $option } braucht einen Wert
usage-flag-value = { $option } nimmt keinen Wert an
usage-value = { $parameter } hat einen unbrauchbaren Wert
usage-unknown =
    { $what ->
        [option] die Option { $text } gibt es nicht
       *[command] den Befehl „{ $text }“ gibt es nicht
    }
usage-unknown-close =
    { $what ->
        [option] die Option { $text } gibt es nicht, wohl aber { $others }
       *[command] den Befehl „{ $text }“ gibt es nicht, wohl aber { $others }
    }
option-whole =
    { $limits ->
        [none] { $option } nimmt eine ganze Zahl, nicht „{ $text }“
        [least] { $option } nimmt eine ganze Zahl ab { $least }, nicht „{ $text }“
       *[range] { $option } nimmt eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“
    }
option-number =
    { $limits ->
        [none] { $option } nimmt eine Zahl, nicht „{ $text }“
        [least] { $option } nimmt eine Zahl ab { $least }, nicht „{ $text }“
       *[range] { $option } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $text }“
    }
help-usage = Aufruf: { $command }
help-options-word = [OPTIONEN]
help-command-word = BEFEHL ...
help-title-arguments = Argumente:
help-title-options = Optionen:
help-group-play = Spielen:
help-group-study = Nachdenken und lernen:
help-group-tables = Tische und Server:
help-group-laboratory = Labor:
help-group-files = Dateien:
help-more = keypeg BEFEHL --help zeigt die Optionen eines Befehls und ein Beispiel.
help-help = Diese Hilfe zeigen und beenden.
help-required = notwendig
help-default = Vorgabe: { $value }
help-range = { $least } bis { $most }
help-least = mindestens { $least }
strategy-raised = die Strategie „{ $name }“ scheitert in { $path }, Zeile { $line }: { $problem }
prove-depth-alone = --depth betrifft die Datei, die --bound schreibt: ergänze --bound DATEI
prove-proven-average = Bewiesen: keine Strategie hat einen kleineren Schnitt.
prove-proven-limited = Bewiesen: keine Strategie, die jeden Code in höchstens { $rows } Reihen knackt, hat einen kleineren Schnitt.
prove-proven-worst = Bewiesen: keine Strategie knackt jeden Code sicher in weniger als { $rows } Reihen.
simulate-beyond =
    { $secrets ->
        [one] { $edition } hat { $rows } Reihen: 1 Code braucht mehr und bleibt auf einem Brett ungeknackt
       *[other] { $edition } hat { $rows } Reihen: { $secrets } Codes brauchen mehr und bleiben auf einem Brett ungeknackt
    }
usage-error = { $problem } ({ $command } --help zeigt, was möglich ist)
system-error = das Betriebssystem hat das verweigert: { $problem }
stream-closed-in = die Standardeingabe ist geschlossen: nenne statt - eine Datei
stream-closed-out = die Standardausgabe ist geschlossen, die Antwort lässt sich also nicht ausgeben
stream-unwritable = in die Standardausgabe lässt sich nicht schreiben: { $problem }
no-database = unter „{ $path }“ gibt es keine Datenbank
prove-cache-unwritable = der Zwischenspeicher „{ $path }“ ist nicht benutzbar ({ $problem }): ein unterbrochener Beweis beginnt wieder von vorn
prove-cache-corrupt = der unfertige Beweis in „{ $path }“ ist beschädigt: er wird von vorn begonnen
prove-cache-other = „{ $path }“ enthält keinen Beweis für diese Form mit diesen Hashwerten: lösche die Datei oder nenne eine andere
solve-choices = Gib eine Nummer ein, um eine Reihe so zu ändern, dass alle passen, oder undo, um Reihe { $row } zu entfernen:
solve-choice = {"  "}{ $number }) Reihe { $row } war { $feedback } (fix { $row } { $feedback })
certificate-unreadable = das Zertifikat „{ $path }“ ist nicht lesbar: { $problem }
editions-advanced = Für Fortgeschrittene: { $games }
help-values = { $help } Werte: { $values }.
notation-lengths = „{ $secret }“ und „{ $guess }“ sind verschieden lang: ein Versuch hat so viele Stifte wie der Code
notation-code-signs = „{ $text }“ ist kein Code: schreibe einen Buchstaben pro Farbe, zum Beispiel RGBY, und . für ein leeres Loch
notation-code-mixed = „{ $secret }“ und „{ $guess }“ lassen sich nicht vergleichen: schreibe beide mit Buchstaben oder beide mit Ziffern, oder nenne die Ausgabe
since-now = gerade eben
since-minutes =
    { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
since-hours =
    { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
since-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
menu-delete-match = Diese Partie endgültig löschen?
menu-delete-seat = Diesen Platz vergessen? Mit dem Link allein bekommst du ihn nicht zurück.
key-delete = Löschen
key-save = Speichern
terminal-saved = Die beendeten Spiele stehen in { $path }
help-matches = Die Partien auflisten, die du in diesem Terminal gespielt hast, die zuletzt gespielte zuerst.
help-export =
    Die beendeten Spiele einer Partie als Text ausgeben, mit Datum, Ort und Spielstärken.

    `keypeg review`, `replay` und `score` lesen solche Texte.
argument-export = Die Kennung einer Partie oder ihr Anfang, wie `keypeg matches` sie zeigt.
option-last = Die zuletzt gespielte Partie nehmen.
option-export-out = Den Text in diese Datei schreiben.
matches-running = { $id }  { $date }  { $match }
matches-over = { $id }  { $date }  { $match }, beendet
matches-none = Es sind keine Partien gespeichert.
matches-none-yet = in diesem Terminal hat noch niemand gespielt: beginne mit keypeg play
export-which = nenne entweder eine Partie oder --last (keypeg matches zeigt alle Partien)
export-unknown =
    { $count ->
        [0] es gibt keine Partie „{ $id }“: keypeg matches zeigt alle Partien
       *[other] { $count } Partien beginnen mit „{ $id }“: gib mehr davon an
    }
export-nothing = es ist noch kein Spiel zu Ende, also gibt es nichts zu exportieren
export-written = Die Partie steht in { $path }
seal-shown = Siegel des Codes: { $digest }
seal-holds = Siegel geprüft: { $code } ist der Code, der gesetzt wurde.
seal-broken = DAS SIEGEL IST GEBROCHEN: { $code } ist nicht der Code, der gesetzt wurde.
option-digest = Ein Siegel, das du beim Setzen eines Codes gesehen hast, oder sein Anfang (mindestens 8 Ziffern); der Rückgabewert ist 1, wenn der Server ein anderes veröffentlicht hat. Mehrfach möglich.
fair-digest-kept = Siegel { $digest }: Es gehört zu Spiel { $game }.
fair-digest-gone = Siegel { $digest }: NICHT FAIR, der Server hat es für kein Spiel dieses Tisches veröffentlicht.
fair-digest-form = „{ $text }“ ist kein Siegel: schreibe mindestens 8 hexadezimale Ziffern
play-dumb-terminal = dieses Terminal (TERM=dumb) kann kein Brett zeichnen: nimm ein anderes oder versuche keypeg solve
setup-adversary-one = Als Codeleger hat er keinen festen Code: Er ändert ihn, während du rätst, widerspricht aber nie seinen eigenen Bewertungen. Er setzt den Code im einzigen Spiel dieser Partie.
setup-adversary-even = Er hat keinen festen Code: Er ändert ihn, während du rätst, widerspricht aber nie seinen eigenen Bewertungen. Diese Ausgabe verlangt eine gerade Anzahl von Spielen: Wenn du den Code setzt, ist es ein gewöhnliches Spiel.
option-theme = Das Farbschema des Bildschirms.
option-key-pegs = Die Farbe der Wertungsstifte für die richtige Farbe am richtigen Platz; die anderen sind weiß.
unknown-theme = unbekanntes Farbschema „{ $text }“: wähle aus { $themes }
unknown-key-pegs = Wertungsstifte können nicht „{ $text }“ sein: schreibe red (rot) oder black (schwarz)

## Das Terminal

number-range-short = { NUMBER($lower, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($upper, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-at-least = { $number } oder mehr
number-at-most = { $number } oder weniger
number-unknown = nicht genau bekannt
number-unknown-short = ?
terminal-title = Mastermind in zehn Ausgaben
menu-computer = Gegen den Computer spielen
menu-people = Zusammen an diesem Terminal spielen, zwei bis fünf Personen
menu-companion = Begleiter für ein echtes Brett: hält seine Reihen fest
menu-join = An einem Tisch auf einem Server mitspielen
menu-record = Deine Bilanz: Reihen, Fehler und Glück im Lauf der Zeit
menu-more-matches =
    { $count ->
        [one] Noch 1 angefangene Partie ...
       *[other] Noch { $count } angefangene Partien ...
    }
menu-resume = Weiter  { $match }, { $when }
menu-rejoin = Zurück zu  { $address } als { $name }
terminal-resume =
    { $rows ->
        [one] { $edition }: { $players }, Spiel { $game } von { $games }, 1 Reihe gespielt
       *[other] { $edition }: { $players }, Spiel { $game } von { $games }, { $rows } Reihen gespielt
    }
setup-title-computer = Neue Partie gegen den Computer
setup-title-people = Neue Partie an diesem Terminal
setup-title-companion = Begleiter für ein echtes Brett
setup-shape = Form
setup-shape-example = wie in der Schachtel, oder eine Hausregel wie 5x8b
setup-name = Name { $number }
setup-player-number = Spieler { $number }
setup-computer = Computer
setup-the-computer = der Computer
setup-computer-number = Computer { $number }
terminal-computer-name = Computer ({ $level })
terminal-computer-name-number = Computer { $number } ({ $level })
setup-marking = Bewertung
setup-marking-table = durch den Tisch
setup-marking-table-about = Der Tisch kennt den Code und bewertet immer richtig.
setup-marking-hand = durch den Codeleger
setup-marking-hand-about = Der Codeleger bewertet und kann sich irren.
setup-marking-shield = durch den Codeleger, echter Sichtschirm
setup-marking-shield-about = Der Codeleger bewertet, und der Code wird hier nicht eingegeben: Er bleibt hinter einem echten Sichtschirm.
setup-hints = Tipps
setup-hints-on = erlaubt
setup-hints-on-about = Codeknacker dürfen um einen guten Versuch bitten und sehen, wie viele Codes noch passen.
setup-hints-off = aus
setup-hints-off-about = Codeknacker sind auf sich allein gestellt.
join-field-link = Link
join-name-example = der Name, den andere sehen
join-about = Mit dem Link eines Tisches kannst du einen freien Platz nehmen oder zuschauen; mit dem Link eines Raums spielst du in seinem Rennen oder Duell mit.
join-link = „{ $text }“ ist nicht der Link eines Tisches oder Raums: schreibe ihn wie http://host:8222/t/TABLE oder http://host:8222/r/CODE
join-no-name = zum Mitspielen brauchst du einen Namen
join-unreachable = { $address } ist nicht erreichbar: läuft der Server?
join-other-version = die Antwort des Servers ist nicht lesbar: er hat eine andere Version
join-no-keypeg = { $address } antwortet nicht wie ein Keypeg-Server
join-nothing-yet = der Tisch hat noch nicht geantwortet
join-rematch-seat = nur wer einen Platz hat, kann noch einmal spielen
memory-unreadable = „{ $path }“ ist nicht lesbar: lösche die Datei, dann sind die Plätze darin vergessen
terminal-your-turn-set = Du bist dran: setze den Code
terminal-your-turn-guess = Du bist dran: rate Reihe { $row }
terminal-your-turn-mark = Du bist dran: bewerte Reihe { $row }
terminal-your-turn-reveal = Du bist dran: decke den Code auf
terminal-connecting = Die Verbindung ist unterbrochen: Sie wird neu aufgebaut ...
terminal-game-over = Spiel { $game } ist vorbei
terminal-seconds-left =
    { $seconds ->
        [one] { $turn } (noch 1 Sekunde)
       *[other] { $turn } (noch { $seconds } Sekunden)
    }
terminal-hand-over = Gib weiter an { $player }
terminal-then = { $turn }.
terminal-look-away = { $turn }. Alle anderen schauen weg.
terminal-two-sentences = { $first } { $second }
terminal-ended-broken = Der Code wurde in Reihe { $row } geknackt.
terminal-ended-broken-by = { $player } hat den Code in Reihe { $row } geknackt.
terminal-ended-broken-you = Du hast den Code in Reihe { $row } geknackt.
terminal-ended-unbroken = Der Code wurde nicht geknackt.
terminal-ended-conceded = Die Codeknacker haben aufgegeben.
terminal-ended-conceded-one = { $player } hat aufgegeben.
terminal-ended-conceded-you = Du hast aufgegeben.
terminal-ended-forfeited = Der Codeleger hat das Spiel aufgegeben.
terminal-ended-wrong =
    { $count ->
        [one] Die Bewertung von Reihe { $rows } war falsch. Der Codeleger verliert das Spiel.
       *[other] Die Bewertungen der Reihen { $rows } waren falsch. Der Codeleger verliert das Spiel.
    }
terminal-ended-void =
    { $count ->
        [one] Die Bewertung von Reihe { $rows } war falsch. Das Spiel zählt nicht und wird wiederholt.
       *[other] Die Bewertungen der Reihen { $rows } waren falsch. Das Spiel zählt nicht und wird wiederholt.
    }
terminal-ended-void-last =
    { $count ->
        [one] Die Bewertung von Reihe { $rows } war falsch. Das Spiel zählt nicht, und die Partie endet damit.
       *[other] Die Bewertungen der Reihen { $rows } waren falsch. Das Spiel zählt nicht, und die Partie endet damit.
    }
terminal-ended-points = { $how } Punkte: { $points }.
terminal-ask-set =
    { $pegs ->
        [one] Setze den Code: 1 Buchstabe, zum Beispiel { $example }, dann Enter.
       *[other] Setze den Code: { $pegs } Buchstaben, zum Beispiel { $example }, dann Enter.
    }
terminal-ask-reveal = Heb den Sichtschirm an: Gib den Code dahinter ein, dann Enter.
terminal-ask-hide = Setze den Code hinter dem echten Sichtschirm, dann drücke Enter.
terminal-ask-mark = Bewerte die Reihe: Wie viele rot, wie viele weiß? Dann Enter.
terminal-ask-mark-in-black = Bewerte die Reihe: Wie viele schwarz, wie viele weiß? Dann Enter.
terminal-ask-guess = Buchstaben oder Ziffern tippen oder eine Farbe anklicken. Enter schickt den Versuch ab.
terminal-game = Spiel { $game } von { $games }
terminal-edition = { $name } { $shape }
terminal-edition-house = { $name } { $shape } (Hausregel)
terminal-seat-free =
    { $role ->
        [codemaker] freier Platz, Codeleger
       *[codebreaker] freier Platz, Codeknacker
    }
terminal-seat =
    { $who ->
        [you] { $name } (du)
        [away] { $name } (abwesend)
       *[other] { $name }
    }, { $role ->
        [codemaker] Codeleger
       *[codebreaker] Codeknacker
    }
terminal-coach-title = Was die Reihen verraten
terminal-codes-left = Codes übrig: { $codes }
terminal-more-codes = … und { $codes } weitere
terminal-red = Rot
terminal-red-in-black = Schwarz
terminal-white = Weiß
terminal-give-up = { $player }, willst du dieses Spiel aufgeben?
terminal-admit = Welche Reihe hast du falsch bewertet?
terminal-show-code = Soll der Code gezeigt werden?
terminal-play-on = Soll ein Computer für { $player } weiterspielen? Die Partie geht von hier aus weiter.
terminal-vacant = { $name } hat die Partie verlassen: Mit + spielst du für { $name } weiter.
terminal-holes-free = Es sind noch Löcher leer.
terminal-stale = Am Tisch hat sich etwas geändert, bevor dein Zug ankam; schau aufs Brett und versuche es noch einmal.
terminal-hint = Tipp: { $guess }; { $why }.
terminal-hint-step = Tipp: { $step } (H für mehr)
terminal-how-to-play = So spielt man { $edition }
board-no-code = noch kein Code
board-shield = der Sichtschirm
board-to-mark = noch ohne Bewertung
board-more-rows =
    { $rows ->
        [one] 1 weitere Reihe
       *[other] { $rows } weitere Reihen
    }
guide-size-repeats = { $pegs } Stifte, { $rows } Reihen, { $codes } Codes. Im Code dürfen Farben mehrfach vorkommen.
guide-size-different = { $pegs } Stifte, { $rows } Reihen, { $codes } Codes. Alle Farben des Codes sind verschieden.
guide-keys =
    C  beanstanden: die Bewertungen können nicht alle stimmen
    H  ein guter Versuch, F  passt meine Reihe?, L  die übrigen Codes (wenn Tipps erlaubt sind)
    !  eine falsch bewertete Reihe zugeben, Z  die letzte Eingabe zurücknehmen (neben einem echten Brett)
    V  hinter deinen Sichtschirm schauen, X  das Spiel aufgeben, D  der Punktezettel
    E  Analyse eines beendeten Spiels: verlorene Reihen und Glück
    J  den Code eines Spiels zeigen, das jemand verlassen hat
    +  ohne jemanden weiterspielen, der gegangen oder weg ist, vorzeitig anfangen oder einen verlassenen Platz übernehmen
    Q  den Tisch verlassen; die Partie wird gespeichert und lässt sich fortsetzen
review-screen = Analyse  ·  { $players }
review-heading = Spiel { $game } von { $games }: { $player } hat den Code gesetzt
review-heading-void = Spiel { $game } von { $games } (ungültig): { $player } hat den Code gesetzt
review-none = Keine Analyse: { $problem }.
review-working = Jeder Versuch wird ausgewertet ...
review-whole-game = Das ganze Spiel
review-rows-played =
    { $rows ->
        [one] 1 Reihe gespielt
       *[other] { $rows } Reihen gespielt
    }
review-sum-remaining = noch erwartet
review-sum-perfect = perfektes Spiel
review-row-heading = Reihe { $row } von { $rows }
review-row-graded = Reihe { $row } von { $rows }: { $grade }
review-not-reviewed-time = Nicht ausgewertet: Die Zeit war um.
review-not-reviewed-skipped = Nicht ausgewertet: Der Zug wurde übersprungen.
review-not-reviewed-contradiction = Nicht ausgewertet: Zu den Reihen bis hier passt kein Code.
review-placed-by = Versuch von { $player }.
review-could-be = Das hätte der Code sein können.
review-could-not-be =
    { $count ->
        [one] Reihe { $rows } schließt aus, dass das der Code war.
       *[other] Die Reihen { $rows } schließen aus, dass das der Code war.
    }
review-rows-lost = Verlorene Reihen
review-before = vorher
review-after = nachher
review-bits = Bits
review-bits-told = { NUMBER($gained, minimumFractionDigits: 2, maximumFractionDigits: 2) } gewonnen, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } erwartet
review-best-possible = Kein Versuch war besser.
review-none-better = Ein besserer Versuch ist nicht bekannt.
review-better-was = Ein besserer Versuch
review-best-known = Der beste bekannte Versuch
review-expects = { $rows } Reihen erwartet. { $why }
review-others = Weitere: { $guesses }
review-short-lost = verloren
review-short-left = übrig
review-left-ends = von { $first } auf { $last }
record-title = Bilanz
record-reading = Die Bilanz wird geladen ...
record-empty-screen = Es sind noch keine Spiele gespeichert: Spiele eines als Codeknacker zu Ende.
record-everyone = Alle an diesem Terminal
record-export-asked = Die angezeigten Spiele in diese Datei schreiben
record-erase-question =
    { $games ->
        [one] Das einzige an diesem Terminal gespeicherte Spiel endgültig löschen? Partien bleiben erhalten.
       *[other] Alle { $games } Spiele von allen an diesem Terminal endgültig löschen? Partien bleiben erhalten.
    }
record-file-exists = „{ $path }“ gibt es schon: wähle einen anderen Namen
record-written = Geschrieben: { $path }
record-range = { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-plot-all =
    { $games ->
        [one] { $first } bis { $last }, 1 Spiel
       *[other] { $first } bis { $last }, { $games } Spiele
    }
record-plot-last = { $first } bis { $last }, die letzten { $shown } von { $games } Spielen
record-plot-scale = 0 bis { NUMBER($most, maximumFractionDigits: 2) }
record-plot-missed = x: nicht geknackt
record-plot-missed-group = x: jemand anderes hat ihn geknackt oder niemand
record-plot-middle = Wo nur ein Bereich bekannt ist, ist seine Mitte gezeichnet.
key-whole-game = Ganzes Spiel
key-other-game = Anderes Spiel
key-back = Zurück
key-export-as-csv = Als CSV speichern
key-menu = Menü
key-choose = Wählen
key-open = Öffnen
key-quit = Beenden
key-field = Feld
key-begin = Start
key-the-code-is-set = Der Code ist gesetzt
key-mark = Bewerten
key-reveal = Aufdecken
key-to-the-menu = Zum Menü
key-play-again = Noch einmal
key-take-back = Zurücknehmen
key-hole = Loch
key-colour = Farbe
key-red-or-white = Rot oder Weiß
key-red-or-white-in-black = Schwarz oder Weiß
key-fits = Passt?
key-coach = Trainer
key-claim = Beanstanden
key-admit = Falsche Bewertung zugeben
key-peek = Nachsehen
key-points = Punkte
key-go-on = Ohne sie weiterspielen
key-help = Hilfe
key-leave = Verlassen
key-join = Mitspielen
key-scroll = Blättern
key-i-am-here = Ich bin da
key-write = Schreiben
key-cancel = Abbrechen
key-change = Ändern

## Puzzles and lessons

daily-not-a-day = „{ $text }“ ist kein Tag mit einem Tagescode: schreibe ein Datum ab 2026-01-01, zum Beispiel 2026-11-15
puzzle-level = die Stufe { $level } gibt es nicht: wähle 1 bis { $most }
puzzle-not-a-key = „{ $text }“ ist kein Rätsel: schreibe Art, Stufe und Startwert, zum Beispiel only-code:3:abc
puzzle-not-a-row = „{ $text }“ ist keine Reihe: schreibe eine Zahl von 1 bis { $most }
lesson-not-a-number = „{ $text }“ ist keine Zahl
daily-not-a-name = „{ $text }“ ist kein Tagescode: schreibe einen Tag und easy, classic oder hard, zum Beispiel 2026-11-15-classic
daily-other-edition = der Tagescode { $name } wird nicht mit { $edition } gespielt
daily-not-yet = der Tag { $text } hat noch nicht begonnen; geht die Uhr dieses Geräts richtig?
lesson-no-step = in den Lektionen gibt es keinen Schritt „{ $text }“
puzzle-only-code-question = Nur ein Code passt zu allen Hinweisen. Welcher?
puzzle-perfect-guess-question = Finde einen perfekten Versuch: einen, mit dem man im Schnitt die wenigsten Reihen braucht.
puzzle-wrong-clue-question = Genau einer dieser Hinweise ist falsch. Welcher?
puzzle-win-in-two-question = Finde einen Versuch, mit dem du sicher in zwei Reihen gewinnst.
puzzle-why-only-code = Alle Reihen zusammen lassen nur { $code } übrig.
puzzle-why-left = { $left } Codes passen noch.
puzzle-why-splits =
    { $most ->
        [one] Auf { $code } gibt es { $answers } mögliche Antworten, und jede lässt nur einen Code übrig.
       *[other] Auf { $code } gibt es { $answers } mögliche Antworten, und keine lässt mehr als { $most } Codes übrig.
    }
puzzle-why-could-win = { $code } könnte sogar selbst der Code sein.
puzzle-why-no-candidate = { $code } kann nicht der Code sein. Der Versuch ist trotzdem besser, weil er mehr verrät.
puzzle-why-perfect-count =
    { $count ->
        [one] Kein anderer Versuch ist so gut.
       *[other] { $count } Versuche sind gleich gut.
    }
puzzle-why-all-apart = Jeder der { $left } Codes würde auf { $code } anders antworten, also gewinnt die nächste Reihe.
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
puzzle-why-denies = Damit kann Reihe { $row } nicht stimmen.
puzzle-why-without =
    { $left ->
        [one] Ohne Reihe { $row } passt ein Code zu den übrigen Hinweisen.
       *[other] Ohne Reihe { $row } passen { $left } Codes zu den übrigen Hinweisen.
    }
puzzle-why-no-other = Wäre ein anderer Hinweis der falsche, müsste Reihe { $row } stimmen, und dann würde kein Code passen.
lesson-clue-title = Was ein Hinweis sagt
lesson-clue-1 = Ein roter Wertungsstift: Genau ein Stift hat die richtige Farbe am richtigen Platz. Welcher das ist, erfährst du nicht.
lesson-clue-1-in-black = Ein schwarzer Wertungsstift: Genau ein Stift hat die richtige Farbe am richtigen Platz. Welcher das ist, erfährst du nicht.
lesson-clue-2 = Ein weißer Wertungsstift: Genau eine dieser Farben kommt im Code vor, aber an einem anderen Platz. Auch hier erfährst du nicht, welche.
lesson-clue-3 = Der Code ist Rot, Grün, Blau. Welche Bewertung bekommt Rot, Blau, Gelb?
lesson-clue-3-after = Rot steht am richtigen Platz: ein roter Wertungsstift. Blau kommt vor, aber woanders: ein weißer. Gelb kommt nicht vor und bringt nichts.
lesson-clue-3-after-in-black = Rot steht am richtigen Platz: ein schwarzer Wertungsstift. Blau kommt vor, aber woanders: ein weißer. Gelb kommt nicht vor und bringt nichts.
lesson-clue-4 = Gar kein Wertungsstift ist der stärkste Hinweis. Drei Farben fallen weg, drei bleiben für drei Stifte. Wie viele Codes passen noch?
lesson-clue-4-after = Drei Möglichkeiten für jeden der drei Stifte: 3 × 3 × 3 = 27. Vor dieser Reihe waren es 216.
lesson-clue-5 = Beide Reihen haben die richtigen Farben, aber alle am falschen Platz. Welcher Code ist es?
lesson-clue-5-after = Rot steht nicht auf Platz 1 und nicht auf 3, also auf 2. Blau steht nicht auf 2 und nicht auf 1, also auf 3. Grün steht auf Platz 1.
lesson-counting-title = Zählen
lesson-counting-1 = Mit einer einfarbigen Reihe zählst du diese Farbe. Ein Wertungsstift heißt: Rot kommt einmal vor.
lesson-counting-2 = Rot kommt einmal vor und Blau zweimal. Wie viele der vier Stifte haben eine andere Farbe?
lesson-counting-2-after = Einer. Es sind vier Stifte, also ist der Rest das, was du noch nicht gezählt hast.
lesson-counting-3 = Jetzt kennst du alle Farben: einmal Rot, zweimal Blau, einmal Grün. Wie viele Reihenfolgen gibt es?
lesson-counting-3-after = Zwölf. Rot hat vier Plätze, Grün die drei übrigen, und Blau füllt die letzten beiden: 4 × 3.
lesson-counting-4 = Zwei weitere Reihen verraten die Reihenfolge. Welcher Code ist es?
lesson-counting-4-after = Die vierte Reihe lässt vier Reihenfolgen übrig, und nur diese passt zur fünften Reihe.
lesson-splitting-title = Aufteilen
lesson-splitting-1 = Zwölf Codes sind übrig. Ein guter Versuch teilt sie in viele kleine Gruppen, eine für jede mögliche Antwort. Je mehr Gruppen, desto weniger Codes bleiben.
lesson-splitting-2 = Rot, Blau, Blau, Grün bekam einen roten und drei weiße Wertungsstifte. Wie viele der zwölf Codes passen noch?
lesson-splitting-2-in-black = Rot, Blau, Blau, Grün bekam einen schwarzen und drei weiße Wertungsstifte. Wie viele der zwölf Codes passen noch?
lesson-splitting-2-after = Vier. Ein einziger Versuch hat aus zwölf Codes vier gemacht.
lesson-splitting-3 = Finde einen Versuch, auf den jeder der vier Codes eine andere Antwort gibt. Dann gewinnt die nächste Reihe sicher.
lesson-splitting-3-after = Jede Antwort bedeutet jetzt genau einen Code. Egal, wie die Bewertung ausfällt: Die nächste Reihe gewinnt.
lesson-impossible-title = Versuche, die nicht gewinnen können
lesson-impossible-1 = Drei Stifte sind rot, der letzte ist es nicht. Wie viele Codes passen noch?
lesson-impossible-1-after = Drei: Der letzte Stift ist gelb, weiß oder schwarz.
lesson-impossible-2 = Wenn du die drei Codes der Reihe nach probierst, brauchst du vielleicht drei Reihen. Jeder Versuch sagt dir nur „ja“ oder „nein“.
lesson-impossible-3 = Finde einen Versuch, der alles auf einmal klärt, obwohl er nicht der Code sein kann.
lesson-impossible-3-after = Setz zwei der drei Farben in einen Versuch, an verschiedene Plätze. Eine davon ist am richtigen Platz, am falschen, oder keine kommt vor: drei Antworten für drei Codes.
lesson-blanks-title = Leere Löcher
lesson-blanks-1 = Wenn leere Löcher erlaubt sind, ist „leer“ einfach eine weitere Farbe. Eine Reihe aus vier leeren Löchern zählt, wie viele Löcher im Code leer sind: hier zwei.
lesson-blanks-2 = Der Code ist Rot, leer, leer, Blau. Welche Bewertung bekommt leer, Rot, leer, Blau?
lesson-blanks-2-after = Das dritte Loch und Blau stimmen genau: zwei rote. Rot und das andere leere Loch kommen vor, aber woanders: zwei weiße.
lesson-blanks-2-after-in-black = Das dritte Loch und Blau stimmen genau: zwei schwarze. Rot und das andere leere Loch kommen vor, aber woanders: zwei weiße.
lesson-blanks-3 = Ein neuer, verdeckter Code. Reihe 1: Zwei seiner Löcher sind leer. Reihe 2: In den anderen stecken Rot und Blau, und zwei der vier sind am richtigen Platz. Wie viele Codes passen noch?
lesson-blanks-3-after = Fünf. Zwei der vier bleiben, wo sie sind, und die anderen beiden tauschen die Plätze.
lesson-blanks-4 = Eine weitere Reihe ist gespielt: Rot, leer, leer, Blau. Nur ein Code passt zu allen drei Reihen. Welcher? „Leer“ findest du neben den Farben.
lesson-blanks-4-after = Nur dieser der fünf Codes gibt Reihe 3 zwei rote und zwei weiße Wertungsstifte.
lesson-blanks-4-after-in-black = Nur dieser der fünf Codes gibt Reihe 3 zwei schwarze und zwei weiße Wertungsstifte.
lesson-group-title = In der Gruppe spielen
lesson-group-1 = In der Gruppe raten alle nacheinander auf demselben Brett und sehen jeden Hinweis. Dein Versuch bringt dir selbst Punkte, und sein Hinweis hilft denen, die nach dir kommen.
lesson-group-2 = Ein Versuch bringt 2 Punkte für jeden roten und 1 für jeden weißen Wertungsstift. Wie viele bringt diese Reihe?
lesson-group-2-in-black = Ein Versuch bringt 2 Punkte für jeden schwarzen und 1 für jeden weißen Wertungsstift. Wie viele bringt diese Reihe?
lesson-group-2-after = Ein roter und zwei weiße Wertungsstifte: 2 + 1 + 1 = 4 Punkte.
lesson-group-2-after-in-black = Ein schwarzer und zwei weiße Wertungsstifte: 2 + 1 + 1 = 4 Punkte.
lesson-group-3 = Der Versuch, der den Code knackt, bringt 10 Punkte, anstelle der Punkte für seine Wertungsstifte. Anna hat die Reihen 1 und 3 gespielt. Wie viele Punkte hat sie?
lesson-group-3-after = Vierzehn: 4 für Reihe 1 und 10 für Reihe 3, die den Code knackt.
lesson-group-4 = Ein anderes Spiel mit sechs Reihen: Zwei rieten abwechselnd, niemand knackte den Code. Der Codeleger bekommt 5 Punkte je Runde aus zwei Versuchen und 10 dazu für den ungeknackten Code. Wie viele sind das?
lesson-group-4-after = Fünfundzwanzig: 5 für jede der drei Runden aus zwei Versuchen und 10 dazu, weil der Code nie geknackt wurde.
lesson-group-5 = Ein Versuch, der viel verrät, aber nicht gewinnen kann, schenkt die zehn Punkte also vielleicht dem Nächsten. Rate gegen Ende einen Code, der noch möglich ist.

## Training in the terminal, and what it says to a win

menu-daily = Tagescode: jeden Tag einer, für alle derselbe
menu-puzzles = Rätsel: Sie werden schwerer, je besser du wirst
menu-lessons = Sechs Lektionen: denken wie ein Codeknacker
training-unreadable = „{ $path }“ ist nicht lesbar: lösche die Datei, um Rätsel und Lektionen neu zu beginnen
terminal-pick-row = Wähle zuerst die falsche Reihe: Tippe ihre Nummer oder nimm ↑ und ↓.
cheer-lucky = Volltreffer!
cheer-brilliant = Großartig!
cheer-done = Gut gemacht!
cheer-last = Gerade noch rechtzeitig!

## Rooms in the terminal: races and duels

terminal-room-invite = Mitspielen über { $link } oder mit dem Code { $code }.
terminal-room-screen = Für die Leinwand: { $link }
terminal-room-limit = je { $time }
terminal-room-no-limit = ohne Zeitlimit
terminal-room-players =
    { $count ->
        [one] 1 Person ist da
       *[other] { $count } Personen sind da
    }
terminal-room-agreed-race =
    { $rounds ->
        [one] Rennen: { $edition }, 1 Runde, { $limit }
       *[other] Rennen: { $edition }, { $rounds } Runden, { $limit }
    }
terminal-room-agreed-duel =
    { $rounds ->
        [one] Duell: { $edition }, 1 Runde, { $limit }
       *[other] Duell: { $edition }, { $rounds } Runden, { $limit }
    }
terminal-room-is-host = Gastgeber
terminal-room-has-code = Code gesetzt
terminal-room-host-name = der Gastgeber
terminal-room-countdown = Runde { $round } von { $rounds } beginnt in { $seconds } ...
terminal-room-playing = Runde { $round } von { $rounds }
terminal-room-playing-left = Runde { $round } von { $rounds }, noch { $time }
terminal-room-paused = Runde { $round } von { $rounds }: vom Gastgeber angehalten
terminal-room-over-done = Runde { $round } von { $rounds } ist vorbei.
terminal-room-over-time = Runde { $round } von { $rounds } ist vorbei: Die Zeit ist um.
terminal-room-over-host = Runde { $round } von { $rounds } ist vorbei: Der Gastgeber hat sie beendet.
terminal-room-status-closed = Der Gastgeber hat diesen Raum geschlossen.
terminal-room-status-gone = Diesen Raum gibt es nicht mehr: Räume werden nach einem Tag ohne Spiel gelöscht.
terminal-room-start-now = Starte Runde { $round }, wenn alle da sind.
terminal-room-wait-host = Warten, bis der Gastgeber Runde { $round } startet.
terminal-room-wait-player = Warten auf die zweite Person.
terminal-room-set-code = Setze den Code, den die andere Person knacken muss.
terminal-room-set-code-for = Setze den Code, den { $name } knacken muss.
terminal-room-wait-code = Warten, bis { $name } den Code für dich setzt.
terminal-room-wait-guess = Warten auf den Versuch von { $name }
terminal-room-round-code = Setze den Code der Runde { $round }
terminal-room-hint = Tipp: Loch { $hole } ist { $colour }.
terminal-room-more = und { $count } weitere
terminal-room-this-round = Diese Runde
terminal-room-all-rounds = Alle Runden
terminal-room-column-place = Platz
terminal-room-the-code-of = { $name } musste knacken:
terminal-room-saved = Die Ergebnisse stehen in { $path }
terminal-room-removed = Du bist nicht mehr in diesem Raum.
terminal-room-ask-end = Diese Runde für alle beenden?
terminal-room-ask-computer = Soll ein Computer in diesem Raum mitspielen?
terminal-room-ask-remove = Jemanden aus diesem Raum entfernen?
terminal-room-ask-release = Wer tritt auf einem anderen Gerät wieder bei?
terminal-room-ask-close = Diesen Raum für alle schließen?
terminal-room-names-hidden = Die große Leinwand zeigt Nummern statt Namen.
terminal-room-names-shown = Die große Leinwand zeigt die Namen.
terminal-room-ask-host = Was möchtest du als Gastgeber tun?
key-host = Als Gastgeber
key-start-round = Runde starten
key-host-hint = Tipp geben
key-pause = Anhalten
key-resume = Weiterspielen
key-end-round = Runde beenden
key-add-computer = Computer dazu
key-remove-player = Jemanden entfernen
key-release-player = Jemanden das Gerät wechseln lassen
key-list-names = Namen festlegen, die beitreten dürfen
key-show-names = Namen auf der großen Leinwand zeigen
key-my-board = Mein Brett
key-to-the-room = Zum Raum
key-other-round = Andere Runde
room-opened = Raum { $code } ist offen: { $link }
round-too-short = eine Runde kann nicht { $seconds } Sekunden dauern: wähle mindestens { $least }, oder 0 für kein Limit
help-race =
    Auf einem Server einen Raum für ein Rennen öffnen: Alle knacken gleichzeitig denselben Code.

    Du bist Gastgeber: Du startest die Runden, und mit einem Namen spielst du mit. Die anderen kommen über den Link oder den Code des Raums dazu.
help-duel = Auf einem Server einen Raum für ein Duell öffnen: Zwei setzen einander Codes und knacken sie Reihe für Reihe.
option-room-server = Der Server des Raums, zum Beispiel http://localhost:8222.
option-rounds = Wie viele Runden gespielt werden.
option-round-seconds = Die Zeit einer Runde in Sekunden; 0 bedeutet kein Limit.
option-own-codes = Du setzt den Code jeder Runde selbst und spielst nicht mit.
option-host-name = Dein Name, wenn du mitspielst.

## Page, start

page-start-title = Knack den Code
page-start-lead = Das Knobelspiel mit den bunten Stiften, jede Ausgabe mit ihren eigenen Regeln.
page-modes-solo = Code knacken
page-start-maker = Code setzen
page-start-link-about = Schick einen Link oder lass ihn scannen.
page-start-link-now = Tisch eröffnen
page-start-screen-about = Zwei bis fünf Leute reichen ein Gerät herum.
page-start-companion-about = Der Code bleibt hinter eurem echten Sichtschirm. Keypeg führt den Punktezettel und prüft die Bewertungen.
page-start-companion-now = Keypeg als Schiedsrichter
page-start-learn = Zum ersten Mal hier?
page-start-learn-about = Spiel ein kurzes Spiel, das sich selbst erklärt.
page-start-learn-now = Zeig es mir
page-start-choose = Ausgabe und Regeln wählen
page-start-options = Optionen
page-start-recent = Letzte Tische
page-start-look = Ansehen
page-start-dismiss = Den Tisch von { $players } aus der Liste nehmen
page-start-over = beendet
page-start-in-play = Deine laufenden Spiele
page-start-people = Wie viele Leute?
page-start-screen-party = Ab drei Leuten spielt ihr Party: ein Brett, alle raten reihum.

## Page, modes

page-modes-computer = Partie spielen
page-modes-link = Mit Freunden per Link
page-modes-screen = Zusammen an diesem Gerät
page-modes-companion = Mit einem echten Brett
page-modes-learn = Ein erstes Spiel

## Page, set up

page-set-up-size = { $pegs ->
    [one] 1 Stift
   *[other] { $pegs } Stifte
} · { $colours } Farben · { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
}
page-set-up-advanced-blanks = Für Fortgeschrittene: Löcher dürfen leer bleiben
page-set-up-advanced-counting = Für Jüngere: Wertungsstifte zählen nur richtige Farben
page-set-up-advanced-digit-sum = Mit Zusatzhinweis: Die Quersumme wird verraten
page-set-up-counting = Wertungsstifte zählen
page-set-up-counting-both = Farben und Plätze
page-set-up-counting-places = nur richtige Plätze
page-set-up-counting-colours = nur richtige Farben
page-set-up-advanced-repeats = Für Fortgeschrittene: Farben im Code auch mehrfach
page-set-up-house = Hausregeln
page-set-up-house-about = Ändere die Größe und was erlaubt ist. Die Punkte zählen wie in der Schachtel.
page-set-up-pegs = Stifte
page-set-up-colours = Farben
page-set-up-blanks = Löcher dürfen leer bleiben
page-set-up-secret-repeats = Farben im Code dürfen mehrfach vorkommen
page-set-up-guess-repeats = Farben im Versuch dürfen mehrfach vorkommen
page-set-up-role = Du beginnst als
page-set-up-level = Spielstärke des Computers
page-set-up-average = Im Schnitt { $n } Reihen bei Classic
page-set-up-people = Wer spielt mit?
page-set-up-name-of = Name von Spieler { $n }
page-set-up-games-as-players = So viele Spiele wie Personen oder ein Vielfaches davon.
page-set-up-options = Weitere Optionen
page-set-up-rules = Die Regeln dieser Ausgabe
page-set-up-marking = Wer bewertet die Reihen?
page-set-up-marking-table = Keypeg, immer richtig
page-set-up-marking-hand = Der Codeleger, von Hand
page-set-up-hints = Hilfe ist erlaubt: Tipps und die Zahl der übrigen Codes
page-set-up-conceding = Aufgeben ist erlaubt
page-set-up-spectators = Andere dürfen zuschauen
page-set-up-seconds = Bedenkzeit pro Zug
page-set-up-away = Auf jemanden warten, der weg ist
page-set-up-no-seconds = unbegrenzt
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } Minuten
   *[seconds] { $n } Sekunden
}
page-set-up-start = Los
page-set-up-more = Einer mehr
page-set-up-fewer = Einer weniger

## Page, names

page-names-you = Du
page-names-computer = Computer
page-names-the-computer = Der Computer
page-names-computer-short = Bot
page-names-teacher = Lehrer
page-names-player = Spieler { $n }
page-names-free = freier Platz
page-names-guest = Gast

## Page, turn

page-turn-yours-set = Setz deinen Code
page-turn-yours-guess = Du bist dran, Reihe { $row }
page-turn-yours-mark = Bewerte Reihe { $row }
page-turn-yours-reveal = Heb deinen Sichtschirm an
page-turn-named-guess = { $name }, du bist dran: Reihe { $row }
page-turn-named-set = { $name }, setz deinen Code
page-turn-named-mark = { $name }, bewerte Reihe { $row }
page-turn-named-reveal = { $name }, heb deinen Sichtschirm an
page-turn-sets = { $name } setzt den Code
page-turn-guesses = { $name } rät: Reihe { $row }
page-turn-marks = { $name } bewertet Reihe { $row }
page-turn-reveals = { $name } deckt den Code auf
page-turn-seats-open = { $n ->
    [one] Ein Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}
page-turn-over = Die Partie ist vorbei
page-turn-closed = Dieser Tisch ist geschlossen
page-turn-shield-hint = Setz deinen Code hinter den echten Sichtschirm und bestätige es dann.
page-turn-set-hint = Bis er aufgedeckt wird, sieht ihn sonst niemand.
page-turn-set-by = { $name } hat den Code gesetzt
page-turn-set-by-you = Du hast den Code gesetzt
page-turn-rows-left = { $n ->
    [one] noch 1 Reihe
   *[other] noch { $n } Reihen
}
page-turn-circuit = Reihenfolge beim Raten
page-turn-watching = Du schaust zu.
page-turn-seconds = noch { $text } Bedenkzeit
page-turn-closed-left = { $name } ist gegangen, darum ist dieser Tisch geschlossen
page-turn-bends = { $name } hat keinen festen Code und ändert ihn, während du rätst

## Page, board

page-board-board = Brett
page-board-shield = Der Code ist hinter dem Sichtschirm
page-board-no-code = Noch kein Code gesetzt
page-board-real-shield = Der Code ist hinter dem echten Sichtschirm
page-board-your-code = Nur du siehst ihn
page-board-seal = Siegel { $text }
page-board-secret = Der Code: { $code }
page-board-folded = { $n ->
    [one] 1 weitere Reihe
   *[other] { $n } weitere Reihen
}
page-board-row = Reihe { $n }, { $code }
page-board-row-of = Reihe { $n }, { $name }: { $code }
page-board-no-match = kein Treffer
page-board-marked = { $row }: { $feedback }
page-board-unmarked = { $row }: noch nicht bewertet
page-board-lost = Reihe { $n }: verloren, die Zeit war um
page-board-skipped = Reihe { $n }: übersprungen
page-board-unused = Reihe { $n }: nicht gespielt
page-board-left = { $n } Codes übrig
page-board-fill-from = Aus Reihe { $n } übernehmen
page-board-hole = Loch { $n }: { $colour }
page-board-hole-open = Loch { $n }: offen
page-board-current = Die aktuelle Reihe
page-board-evidence = passt nicht
page-board-adversary = Kein fester Code: Er kann sich mit jedem Versuch ändern

## Page, dock

page-dock-palette = Farben
page-dock-set-hidden = Der Code ist hinter dem Sichtschirm
page-dock-mark = So bewerten
page-dock-reveal = Das war der Code
page-dock-reveal-hint = Gib den Code ein, der hinter dem Sichtschirm war.
page-dock-undo = Zurücknehmen
page-dock-check = Kann das sein?
page-dock-claim = Fehler beanstanden
page-dock-sure-concede = Dieses Spiel aufgeben?
page-dock-leave = Tisch verlassen
page-dock-sure-leave = Diesen Tisch verlassen? Eine laufende Partie endet damit.
page-dock-more = Mehr
page-dock-sending = Wird gesendet …
page-dock-waiting = Du bist gerade nicht dran.
page-dock-red = Rot
page-dock-red-in-black = Schwarz
page-dock-red-about = richtige Farbe, richtiger Platz
page-dock-white = Weiß
page-dock-white-about = richtige Farbe, falscher Platz
page-dock-fewer = Einmal { $what } weniger
page-dock-more-1 = Einmal { $what } mehr
page-dock-use = Übernehmen
page-dock-replay = Wiederholen
page-dock-rematch = Neue Partie
page-dock-rematch-join = Zum neuen Tisch
page-dock-home = Zur Startseite
page-dock-redo = Wieder setzen
page-dock-thinking = { $name } denkt nach
page-dock-waiting-for = Warten auf { $name }
page-dock-skip = Überspringen

## Page, help

page-help-hint = Versuche { $code }: { $why }.
page-help-hint-left = Versuche { $code }. { $left } Codes passen noch zu jeder Reihe, und dieser Versuch verrät viel über sie.
page-hint-look = Worauf soll ich achten?
page-hint-show = Zeig einen Versuch
page-coach-cross = Streichen
page-coach-note = Notieren
page-help-possible = Ja, das könnte der Code sein.
page-help-contradiction = Die Bewertungen widersprechen sich: Kein Code passt zu allen Reihen. Sieh sie dir noch einmal an oder beanstande einen Fehler.

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
page-result-conceded = Die Codeknacker haben aufgegeben
page-result-conceded-one = { $name } hat aufgegeben
page-result-conceded-you = Du hast aufgegeben
page-result-forfeited = { $name } hat das Spiel aufgegeben
page-result-void = Falsch bewertet: Das Spiel wird wiederholt
page-result-void-last = Falsch bewertet: Das Spiel zählt nicht, und die Partie ist zu Ende
page-result-wrong = Falsch bewertet: { $name } verliert das Spiel
page-result-wins = { $name } gewinnt die Partie
page-result-you-win = Du gewinnst die Partie
page-result-draw = Die Partie endet unentschieden
page-result-share = { $names } teilen sich den Sieg
page-result-secret-unknown = Der Code wurde nicht aufgedeckt.
page-result-podium = Ergebnis
page-result-place = Platz { $place }

## Page, evidence

page-evidence-title = Was nicht stimmte
page-evidence-claimed = { $name } hat einen Fehler beanstandet, bevor der Code aufgedeckt wurde, und hatte recht.
page-evidence-revealed = Niemand hatte etwas beanstandet: Es kam heraus, als der Code aufgedeckt wurde.
page-evidence-admitted = { $name } hat zugegeben, dass eine Reihe falsch bewertet war.
page-evidence-claimed-some = Ein Codeknacker hat einen Fehler gemeldet, bevor der Code aufgedeckt wurde, und hatte recht.
page-evidence-row = Reihe { $row } war falsch bewertet.
page-evidence-against = { $count ->
    [one] Die Bewertung von Reihe { $rows } passt nicht zu diesem Code.
   *[other] Die Bewertungen der Reihen { $rows } passen nicht zu diesem Code.
}
page-evidence-show = { $count ->
    [one] Reihe { $rows } zeigt, dass falsch bewertet wurde.
   *[other] Die Reihen { $rows } zeigen, dass falsch bewertet wurde.
}
page-evidence-together = Zu den Reihen { $rows } zusammen passt kein Code: Mindestens eine wurde falsch bewertet.
page-board-should-be = falsch: richtig wären { $feedback }
page-evidence-should = richtig wäre

## Page, card

page-card-name = Spiel
page-card-void = ungültig
page-card-total = Summe
page-card-print = Drucken
page-card-look = Spiel { $n } ansehen
page-card-caption = Die Punkte jedes Spiels; das Feld des Codelegers ist getönt
page-card-text = Partie als Text
page-card-of = Keypeg-Punktezettel · { $edition }

## Page, review

page-review-title = Analyse von Spiel { $game }
page-review-open-of = Analyse von Spiel { $game }
page-review-back = Zurück zum Tisch
page-review-loading = Jeder Versuch wird ausgewertet …
page-review-too-large = Diese Ausgabe hat zu viele Codes für eine Analyse.
page-review-not-yet = Ein beendetes Spiel mit dieser Nummer gibt es an diesem Tisch nicht.
page-review-nothing = In diesem Spiel wurde keine Reihe bewertet, also gibt es nichts auszuwerten.
page-review-range = { $from } bis { $to }
page-review-at-least = { $from } oder mehr
page-review-at-most = { $to } oder weniger
page-review-unsettled-about = Zwei Zahlen geben einen Bereich an: Für den genauen Wert reichte die Zeit nicht. Ein Strich heißt, dass der Wert nicht einmal auf eine Reihe genau bekannt ist; dort sagt dir die Information der Reihe mehr.
page-review-step = Reihe { $n } von { $of }
page-review-earlier = Frühere Reihe
page-review-later = Spätere Reihe
page-review-row = Reihe { $n }: { $word }
page-review-not-reviewed = Reihe { $n } lässt sich nicht auswerten: Ihre Bewertung widerspricht den Reihen davor.
page-review-lost-row = Reihe { $n } ging durch Zeitüberschreitung verloren.
page-review-given-about = Verloren: So viele Reihen kostet dieser Versuch im Schnitt mehr als der beste.
page-review-luck-about = Glück: So viele Reihen hat die Bewertung gegenüber dem Schnitt gespart (+) oder gekostet (−).
page-review-codes-of = { $before } vorher, { $after } nachher
page-review-bits = Information
page-review-bits-of = { $expected } Bit erwartet, { $gained } bekommen
page-review-could = Das hätte der Code sein können.
page-review-could-not = { $count ->
    [one] Das konnte nicht der Code sein: Es widerspricht Reihe { $rows }.
   *[other] Das konnte nicht der Code sein: Es widerspricht den Reihen { $rows }.
}
page-review-could-not-be = Das konnte nicht der Code sein: Alle Farben des Codes sind verschieden.
page-review-expects = { $n } Reihen erwartet
page-review-best = Bester Versuch
page-review-best-here = Besser ging es nicht.
page-review-others = Auch gut
page-review-told = { $sentence }. { $word }. { $reasons }
page-review-details = Einzelheiten
page-review-lesson = Daraus lernst du am meisten
page-review-figures = Reihe { $n } in Zahlen
page-review-retry = Diese Reihe noch einmal
page-review-show-better = Einen besseren Versuch zeigen
page-retry-title = Reihe { $n } noch einmal
page-retry-ask = Was würdest du hier versuchen? Du erfährst, was es wert ist.
page-retry-again = Noch ein Versuch
page-retry-back = Zurück zur Analyse
page-retry-best = Ein besserer Versuch: { $code }
page-retry-answer = Die Antwort wäre { $feedback } gewesen: { $n ->
        [one] ein Code bliebe übrig.
       *[other] { $codes } Codes blieben übrig.
    }
page-review-all-rows = Reihe für Reihe
page-review-curve = Codes übrig, Reihe für Reihe
page-review-curve-about = Übrige Codes auf logarithmischer Skala: { $parts }.
page-review-curve-at = { $codes } nach Reihe { $n }
page-review-curve-begin = { $codes } am Anfang
page-review-sum = Die Rechnung
page-review-sum-perfect = Perfektes Spiel im Schnitt
page-review-sum-given = verlorene Reihen
page-review-sum-rows = gespielte Reihen
page-review-sum-remaining = am Ende noch erwartet
page-review-sum-closes = Die Rechnung geht genau auf; die Zahlen hier sind gerundet.
page-review-sum-holds = Die Rechnung geht auf, soweit die Zahlen bekannt sind.
page-review-sum-open = Die Rechnung geht nicht auf: Bitte sag uns Bescheid.
page-review-lost = { $n ->
    [one] 1 Reihe ging ohne Versuch verloren und zählt nicht mit.
   *[other] { $n } Reihen gingen ohne Versuch verloren und zählen nicht mit.
}
page-review-maker = Der Codeleger
page-review-marks-right = Alle Reihen wurden richtig bewertet.
page-review-marks-wrong = { $count ->
    [one] Falsch bewertet: Reihe { $rows }.
   *[other] Falsch bewertet: Reihen { $rows }.
}
page-review-contradiction = Die Bewertungen können nicht alle stimmen: Die Reihen { $rows } widersprechen sich. Die Analyse endet davor.
page-review-players = Die Codeknacker
page-review-share-title = Teilen, ohne den Code zu verraten
page-review-share-about = Der Text zeigt, wie das Spiel lief, verrät aber keinen Versuch und keine Farbe.
page-review-share-text = Text zum Teilen
page-review-share-copy = Text kopieren
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
page-review-share-sum = Verlorene Reihen: { $given } · Glück: { $luck }

## Page, record

page-record-title = Deine Bilanz
page-record-lead = Wie viele Reihen du brauchst, wie viele du verlierst, wie viel Glück du hast.
page-record-about = Spiele, die du in diesem Browser als Codeknacker gespielt hast.
page-record-none = Noch keine Spiele. Knack einen Code, dann steht das Spiel hier.
page-record-off = Deine Bilanz ist in den Einstellungen ausgeschaltet: Neue Spiele werden nicht gespeichert.
page-record-loading = Deine Bilanz wird geladen …
page-record-everybody = alle
page-record-by-edition = Nach Ausgabe
page-record-broken = Geknackt
page-record-rows = Reihen im Schnitt
page-record-per-game = Reihen im Schnitt aller geknackten Spiele, alles andere im Schnitt aller Spiele. Positives Glück hat Reihen gespart, negatives hat welche gekostet.
page-record-helped = mit Hilfe
page-record-over-time = Im Lauf der Zeit
page-record-rows-plot = Reihen in jedem Spiel
page-record-given-plot = Verlorene Reihen in jedem Spiel
page-record-plot-about = { $n ->
    [one] { $what }, ein Spiel
   *[other] { $what }, { $n } Spiele, das älteste zuerst
}: zwischen { $least } und { $most }. Alle Zahlen stehen in der Tabelle darunter.
page-record-broken-dot = geknackt
page-record-every = Alle Spiele
page-record-when = Wann
page-record-unbroken = { $n }, nicht geknackt
page-record-csv = Als CSV herunterladen
page-record-json = Als JSON speichern
page-record-sure-erase = Deine ganze Bilanz löschen?
page-record-sure-about = { $n ->
    [one] Ein Spiel wird
   *[other] { $n } Spiele werden
} endgültig gelöscht. Die Tische selbst bleiben.
page-record-erased = { $n ->
    [one] Gelöscht: 1 Spiel.
   *[other] Gelöscht: { $n } Spiele.
}

## Page, know

page-know-title = Was du weißt
page-know-row = Reihe { $n }
page-know-about = So viele Codes passen nach jeder Reihe noch.

## Page, fair

page-fair-title = Fair Play
page-fair-before = Das Siegel jedes Codes wird vor dem ersten Versuch veröffentlicht.
page-fair-none = Diesen Code kennt nur, wer ihn gesetzt hat; darum gibt es kein Siegel.
page-fair-adversary = Dieser Codeleger hat keinen festen Code: Er ändert ihn während des Spiels, widerspricht aber nie seinen eigenen Bewertungen.
page-fair-check = Nachprüfen
page-fair-checking = Wird geprüft …
page-fair-fair = Spiel { $game }: Der aufgedeckte Code ist der, der gesetzt wurde.
page-fair-unfair = Spiel { $game }: Der aufgedeckte Code passt nicht zum Siegel.
page-fair-changed = Spiel { $game }: Das Siegel hat sich seit der Veröffentlichung geändert.
page-fair-hidden = Spiel { $game }: Der Code ist noch verborgen.
page-fair-nothing = Es gibt noch nichts zu prüfen.

## Page, seats

page-seats-title = Am Tisch
page-seats-online = da
page-seats-offline = weg
page-seats-free = frei
page-seats-computer = Computer
page-seats-invite = Einladen
page-move-title = Jemanden an diesen Tisch einladen
page-move-about = Der Tisch zieht von diesem Gerät auf den Server um, mit allem, was bisher gespielt wurde. Dein Gast setzt sich über einen Link auf einen Platz; die anderen Plätze behältst du.
page-move-seat = Platz für deinen Gast
page-move-go = Tisch verlegen
page-move-failed = Der Tisch konnte nicht verlegt werden und bleibt auf diesem Gerät: { $why }
page-seats-sat = { $name } spielt jetzt mit
page-seats-took-over = { $name } spielt für { $before } weiter
page-seats-left = { $name } hat den Tisch verlassen

## Page, invite

page-invite-title = Freunde einladen
page-invite-about = Mit diesem Link kann man mitspielen oder zuschauen.
page-invite-link = Link zu diesem Tisch
page-invite-copy = Link kopieren
page-invite-qr = QR-Code des Links
page-invite-local = Diese Adresse funktioniert nur auf diesem Gerät. Um andere einzuladen, öffne Keypeg unter der Netzwerkadresse dieses Geräts.
page-invite-about-full = Alle Plätze sind besetzt. Mit diesem Link kann man zuschauen.
page-invite-not-copied = Der Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.

## Page, join

page-join-title = Spielst du mit?
page-join-about = { $count ->
    [one] { $names } wartet hier auf dich.
   *[other] { $names } sind schon da.
}
page-join-about-nobody = Noch ist niemand da.
page-join-take = Für { $name } weiterspielen?
page-join-take-about = { $name } hat die Partie verlassen. Du übernimmst den Platz mit seinen Reihen und Punkten; was { $name } gespielt hat, bleibt unter diesem Namen stehen.
page-join-watch = Nur zuschauen
page-join-challenges = { $name } fordert dich heraus
page-join-invites = { $name } lädt dich zum Spielen ein
page-join-hints = Hilfe erlaubt

## Page, rooms

page-start-race = Rennen mit Freunden oder einer Klasse
page-start-race-about = Alle knacken gleichzeitig denselben Code, jeder auf dem eigenen Handy.
page-start-race-now = Raum eröffnen
page-room-race = Rennen
page-room-duel = Duell
page-room-title = Raum { $code }
page-room-code = Raumcode
page-room-code-about = Gib ihn auf { $address } ein oder scanne das Bild.
page-room-link = Link zu diesem Raum
page-room-join = Raum betreten
page-room-back-about = Du bist noch in einem Raum.
page-room-missing = Es gibt keinen Raum { $code }
page-room-missing-about = Sieh nach und gib den Code noch einmal ein: Er hat sechs Buchstaben und Ziffern.
page-room-gone = Diesen Raum gibt es nicht mehr
page-room-gone-about = Räume werden gelöscht, wenn einen Tag lang nichts in ihnen geschieht.
page-room-choose-name = Wähle deinen Namen
page-room-late = Gerade läuft eine Runde. Du kannst noch einsteigen: Deine Reihen zählen, deine Zeit nicht.
page-room-came-late = später dazugekommen
page-room-players = { $n ->
    [one] 1 Spieler ist da
   *[other] { $n } Spieler sind da
}
page-room-opened = Dein Raum ist offen
page-room-you-are-in = Du bist dabei
page-room-host-starts = Der Gastgeber startet die Runde.
page-room-nobody = Du kannst starten, sobald jemand da ist.
page-room-start = Rennen starten
page-room-start-round = Runde { $n } starten
page-room-set-and-start = Code setzen und starten
page-room-code-for-all = Ein Code für alle
page-room-code-for = Ein Code für { $name }
page-room-code-secret = Vor dem Ende der Runde sieht ihn sonst niemand.
page-room-waits-rival = Es fehlt noch der zweite Spieler.
page-room-waits-code = Es fehlt noch ein Code von { $names }.
page-room-has-code = { $name } hat einen Code gesetzt
page-room-waits-guess = Warten auf den Versuch von { $name }
page-room-host = Für den Gastgeber
page-room-play-too = Ich spiele mit
page-room-computer = Einen Computer mitspielen lassen
page-room-names = { $n ->
    [0] Nur bestimmte Namen zulassen
    [one] 1 Name ist zugelassen
   *[other] { $n } Namen sind zugelassen
}
page-room-names-about = Füge eine Klassenliste ein, ein Name je Zeile. Dann wählt jeder seinen Namen. Eine leere Liste lässt alle herein.
page-room-names-save = { $n ->
    [one] Diesen Namen zulassen
   *[other] Diese { $n } Namen zulassen
}
page-room-names-saved = Die Liste ist gespeichert.
page-room-hide = Namen auf der großen Leinwand verbergen
page-room-big-screen = Große Leinwand öffnen
page-room-pass = Als Gastgeber auf einem anderen Gerät weitermachen
page-room-pass-about = Öffne diesen Link auf dem anderen Gerät oder scanne den Code: Dann leitet auch dieses Gerät den Raum. Behalte den Link für dich.
page-room-pass-link = Link für den Gastgeber
page-room-remove = { $name } entfernen
page-room-remove-short = Entfernen
page-room-release = Neues Gerät
page-room-released = { $name } kann dem Raum { $code } jetzt auf einem anderen Gerät unter demselben Namen wieder beitreten.
page-room-tools = Mehr zu { $name }
page-room-leave = Raum verlassen
page-room-leave-sure = Den Raum verlassen? Deine Ergebnisse zählen dann nicht.
page-room-closed = Der Raum ist geschlossen
page-room-close = Raum schließen
page-room-close-sure = Ja, für alle schließen
page-room-hint = Tipp für alle
page-room-told = Allen verraten:
page-room-pause = Pause
page-room-resume = Runde fortsetzen
page-room-paused = Der Gastgeber hat die Runde angehalten
page-room-end = Runde beenden
page-room-end-sure = Ja, für alle beenden
page-room-host-view = Alle ansehen
page-room-own-board = Zurück zu meinem Brett
page-room-no-board = Du hattest in dieser Runde schon ein Brett und siehst deshalb zu, bis sie vorbei ist.
page-room-see-others = Den anderen zusehen
page-room-see-standings = Zur Rangliste
page-room-others = Die anderen
page-room-get-ready = Gleich geht es los
page-room-in-rows = { $n ->
    [one] in 1 Reihe
   *[other] in { $n } Reihen
}
page-room-rows-of = { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
}
page-room-away = nicht verbunden
page-room-not-connected = Nicht verbunden: { $names }
page-room-quiet = Seit { $time } keine neue Reihe
page-room-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
page-room-time-each = je { $time }
page-room-round-of = Runde { $n } von { $of }
page-room-time-left = Verbleibende Zeit
page-room-time-played = Gespielte Zeit
page-room-kind = Was wollt ihr spielen?
page-room-kind-race = Ein Rennen: Alle knacken denselben Code, bis zu 40 Spieler
page-room-kind-duel = Ein Duell: Zwei Spieler setzen einander einen Code
page-room-rounds-label = Runden
page-room-time-label = Zeit je Runde
page-room-source = Wer setzt den Code?
page-room-source-table = Keypeg, zufällig
page-room-source-host = Ich, und ich spiele nicht mit
page-room-round-over = Runde { $n } ist vorbei
page-room-over = Das war die letzte Runde
page-room-time-over = Die Zeit war um.
page-room-host-ended = Der Gastgeber hat die Runde beendet.
page-room-your-place = Du bist Nummer { $place } von { $of }
page-room-wins = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den ersten Platz!
}
page-room-wins-round = { $n ->
    [one] { $names } gewinnt die Runde
   *[other] { $names } teilen sich den ersten Platz dieser Runde
}
page-room-leads = { $n ->
    [one] { $names } führt
   *[other] { $names } führen gemeinsam
}
page-room-shared = { $n } Spieler teilen sich den ersten Platz
page-room-none = Diesmal hat niemand den Code geknackt
page-room-duel-won = Du gewinnst!
page-room-duel-drawn = Das Duell endet unentschieden.
page-room-round-drawn = Diese Runde ist unentschieden.
page-room-code-was = Der Code war
page-room-code-of = { $name } musste diesen Code knacken
page-room-sealed = Vor dem ersten Versuch versiegelt und nie geändert.
page-room-seal-wrong = Dieser Code passt nicht zu seinem Siegel.
page-room-standings = Rangliste
page-room-final = Endstand
page-room-total = { $n ->
    [one] Nach 1 Runde
   *[other] Nach { $n } Runden
}
page-room-place = Platz
page-room-time = Zeit
page-room-boards = Alle Bretter
page-room-no-rows = Kein Versuch wurde gelegt.
page-room-csv = Ergebnisse als Datei (CSV)
page-room-screen-join = Auf { $address } mit diesem Code
page-room-screen-seal = Alle knacken denselben Code. Er wurde vor dem ersten Versuch versiegelt:







## Page, hand over

page-hand-over-pass = Gib das Gerät an { $name }
page-hand-over-set = { $name } setzt den Code. Alle anderen schauen weg.
page-hand-over-mark = { $name } bewertet die Reihe.
page-hand-over-guess = { $name } rät als Nächstes.
page-hand-over-ready = Ich bin { $name }

## Page, coach

page-coach-title = Dein erstes Spiel
page-coach-begin = Hinter dem Sichtschirm stecken drei Stifte. Finde ihre Farben und Plätze. Fang mit Rot, Rot, Blau an: Tipp auf die Farben, dann auf „Raten“.
page-coach-second = Die Wertungsstifte gelten für die ganze Reihe, nie für ein einzelnes Loch. Versuch jetzt Blau, Grün, Grün.
page-coach-answer = { $red ->
    [0] Kein Rot: Kein Stift ist am richtigen Platz.
    [one] 1 rot: Ein Stift hat die richtige Farbe am richtigen Platz.
   *[other] { $red } rot: { $red } Stifte haben die richtige Farbe am richtigen Platz.
} { $white ->
    [0] Kein Weiß.
    [one] 1 weiß: Eine weitere Farbe kommt vor, aber woanders.
   *[other] { $white } weiß: { $white } weitere Farben kommen vor, aber woanders.
}
page-coach-answer-in-black = { $red ->
    [0] Kein Schwarz: Kein Stift ist am richtigen Platz.
    [one] 1 schwarz: Ein Stift hat die richtige Farbe am richtigen Platz.
   *[other] { $red } schwarz: { $red } Stifte haben die richtige Farbe am richtigen Platz.
} { $white ->
    [0] Kein Weiß.
    [one] 1 weiß: Eine weitere Farbe kommt vor, aber woanders.
   *[other] { $white } weiß: { $white } weitere Farben kommen vor, aber woanders.
}
page-coach-free = Jetzt machst du allein weiter. Wähl einen Code, der zu jeder Reihe passt: Wäre er der geheime, bekäme jede Reihe genau ihre Wertungsstifte. „Kann das sein?“ prüft das, und „Tipp“ schlägt dir einen vor.
page-coach-done = Geschafft: Der Code ist geknackt, der Sichtschirm ist oben. In einer Partie tauscht ihr jetzt die Rollen, und der Codeleger bekommt einen Punkt für jede Reihe, die du gebraucht hast.
page-coach-lost = Die Reihen sind aufgebraucht. Sieh dir den Code an und wie jede Reihe bewertet wurde.

## Page, net

page-net-lost = Verbindung unterbrochen, sie wird neu aufgebaut … Es geht nichts verloren.
page-net-lost-timed = Verbindung unterbrochen, sie wird neu aufgebaut … Die Bedenkzeit läuft weiter.
page-here-play = Hier weiterspielen
page-here-about = Dieses Spiel kann auf diesem Gerät weitergehen, bis die Verbindung wieder da ist.
page-here-playing = Du spielst auf diesem Gerät. Sobald die Verbindung wieder da ist, geht das Spiel zum Server zurück.
page-here-apart = Auf dem Server ging das Spiel anders weiter. Was du hier siehst, bleibt auf diesem Gerät.
page-here-no-copy = Dieses Gerät hat keine Kopie des Spiels mehr.
page-net-waiting = Keine Verbindung zum Server. Der Tisch erscheint, sobald sie wieder da ist.
page-net-no-cookies = Dein Browser blockiert Cookies, darum würde der Server dich an deinem Platz nicht wiedererkennen. Erlaube Cookies für diese Seite und spiel dann mit.
page-net-loading = Das Spiel wird aufgebaut …
page-net-no-table = Diesen Tisch gibt es hier nicht mehr.
page-net-failed = Das hat nicht geklappt. Versuche es noch einmal.
page-net-unreachable = Der Server ist nicht erreichbar. Läuft er?
page-net-moved = Am Tisch hat sich etwas geändert, bevor dein Zug ankam. Schau aufs Brett und versuche es noch einmal.
page-net-nowhere = Hier ist nichts.

## Page, keys

page-keys-title = Tasten
page-keys-ctrl = Strg
page-keys-pegs = Stift setzen: Buchstabe oder Nummer der Farbe
page-keys-blank = Loch leer lassen, wo das erlaubt ist
page-keys-arrows = Loch wählen
page-keys-back = Stift zurücknehmen
page-keys-enter = Reihe abschicken
page-keys-marks = beim Bewerten: ein Rot dazu, ein Weiß dazu
page-keys-marks-in-black = beim Bewerten: ein Schwarz dazu, ein Weiß dazu
page-keys-help = diese Tasten zeigen
page-keys-tap = Tipp auf die Nummer einer Reihe, um sie zu übernehmen, oder auf einen einzelnen Stift. Stifte lassen sich auch ziehen.
page-keys-history = eine frühere oder spätere Reihe übernehmen
page-keys-undo = rückgängig, wiederholen

## Page, rules

page-rules-title = Regeln dieser Ausgabe
page-rules-open = Regeln
rules-goal = Der Codeleger setzt einen geheimen Code aus { $pegs } Stiften. Der Codeknacker rät jedes Mal eine ganze Reihe.
rules-colours = Die Farben: { $names }.
rules-red = Ein roter Wertungsstift: ein Stift in der richtigen Farbe am richtigen Platz.
rules-red-in-black = Ein schwarzer Wertungsstift: ein Stift in der richtigen Farbe am richtigen Platz.
rules-white = Ein weißer Wertungsstift: ein Stift in der richtigen Farbe am falschen Platz.
rules-order = Wertungsstifte sagen, wie viele Stifte stimmen, nie welche. Für jeden Stift gibt es höchstens einen Wertungsstift; Rot wird vor Weiß vergeben.
rules-order-in-black = Wertungsstifte sagen, wie viele Stifte stimmen, nie welche. Für jeden Stift gibt es höchstens einen Wertungsstift; Schwarz wird vor Weiß vergeben.
rules-places-only = Weiße Wertungsstifte gibt es nicht: Nur Stifte am richtigen Platz zählen. Wertungsstifte sagen, wie viele, nie welche.
rules-colours-only = Ein weißer Wertungsstift: ein Stift in einer richtigen Farbe, egal wo. Plätze zählen nicht: Der Code ist geknackt, sobald alle seine Farben da sind.
rules-blanks = Löcher dürfen leer bleiben, im Code und im Versuch. Ein leeres Loch zählt wie eine weitere Farbe.
rules-digit-sum = Wenn der Code gesetzt ist, erfahren alle seine Quersumme.
rules-secret-repeats = Im Code darf eine Farbe mehrmals vorkommen.
rules-secret-differs = Alle Farben des Codes sind verschieden.
rules-guess-differs = Auch im Versuch müssen alle Farben verschieden sein.
rules-guess-repeats = Im Versuch darf eine Farbe mehrmals vorkommen.
rules-guess-repeats-still = Im Versuch darf eine Farbe mehrmals vorkommen, auch wenn das im Code nicht erlaubt ist.
rules-rows = { $n ->
    [one] Es gibt 1 Reihe.
   *[other] Es gibt { $n } Reihen.
} { $pegs ->
    [one] Das Spiel endet mit einer Reihe, die 1 roten Wertungsstift bekommt (dann ist der Code geknackt), oder wenn alle Reihen gespielt sind.
   *[other] Das Spiel endet mit einer Reihe, die { $pegs } rote Wertungsstifte bekommt (dann ist der Code geknackt), oder wenn alle Reihen gespielt sind.
}
rules-rows-in-black = { $n ->
    [one] Es gibt 1 Reihe.
   *[other] Es gibt { $n } Reihen.
} { $pegs ->
    [one] Das Spiel endet mit einer Reihe, die 1 schwarzen Wertungsstift bekommt (dann ist der Code geknackt), oder wenn alle Reihen gespielt sind.
   *[other] Das Spiel endet mit einer Reihe, die { $pegs } schwarze Wertungsstifte bekommt (dann ist der Code geknackt), oder wenn alle Reihen gespielt sind.
}
rules-rows-white = { $n ->
    [one] Es gibt 1 Reihe.
   *[other] Es gibt { $n } Reihen.
} { $pegs ->
    [one] Das Spiel endet mit einer Reihe, die 1 weißen Wertungsstift bekommt (dann ist der Code geknackt), oder wenn alle Reihen gespielt sind.
   *[other] Das Spiel endet mit einer Reihe, die { $pegs } weiße Wertungsstifte bekommt (dann ist der Code geknackt), oder wenn alle Reihen gespielt sind.
}
rules-house = Es gelten Hausregeln.
page-rules-source = Quelle

## Page, settings

page-settings-title = Einstellungen
page-settings-language = Sprache
page-settings-theme = Brett
page-settings-themes-auto = wie das Gerät
page-settings-signs = Auf den Stiften
page-settings-signs-of-shapes = Formen
page-settings-signs-of-letters = Buchstaben
page-settings-key-pegs = Wertungsstifte
page-settings-key-pegs-of-red = rot und weiß
page-settings-key-pegs-of-black = schwarz und weiß
page-settings-coach = Der Trainer erklärt jede Antwort
page-settings-coach-first = in meinen ersten Spielen
page-settings-coach-always = immer
page-settings-coach-asked = wenn ich um einen Tipp bitte
page-settings-numbers = Zahlen neben den Wertungsstiften
page-settings-letter-keys = Buchstaben- und Zifferntasten setzen Stifte
page-settings-record = Meine Bilanz führen
page-settings-record-about = Reihen, verlorene Reihen und Glück jedes Spiels, das du als Codeknacker spielst: auf diesem Server, unter einem Cookie, das nur dieser Browser hat.
page-settings-record-here = Reihen, verlorene Reihen und Glück jedes Spiels, das du als Codeknacker spielst, nur auf diesem Gerät aufbewahrt.
page-settings-themes-walnut = Nussbaum (hell)
page-settings-themes-slate = Schiefer (dunkel)
page-settings-themes-paper = Papier (hoher Kontrast)
page-settings-sound = Töne
page-settings-pace = Der Computer spielt so langsam, dass ich mitkomme

## Page, header

page-header-home = Keypeg, zur Startseite
page-header-game = Spiel { $n } von { $of }
page-header-sound = Ton

## Page, table

page-table-sheet = Dieser Tisch
page-table-open = Punkte, Notizen und mehr
page-table-match = Partie

## Page, notes

page-notes-title = Deine Notizen
page-notes-about = Tipp auf eine Farbe, um sie zu streichen, oder auf ein Feld: ✕ nicht hier, ● hier. Nur du siehst das.
page-notes-about-digits = Tipp auf eine Ziffer, um sie zu streichen, oder auf ein Feld: ✕ nicht hier, ● hier. Nur du siehst das.
page-notes-clear = Leeren
page-notes-cross = { $colour } streichen
page-notes-cell = { $colour }, Platz { $hole }: { $note ->
    [out] nicht hier
    [sure] hier
   *[none] keine Notiz
}

## Page, offline and updates

page-offline-title = Offline spielen
page-offline-offer = Speichere Keypeg auf diesem Gerät, mit den Computergegnern und den Analysen. Es werden { $size } MB heruntergeladen.
page-offline-keep = Hier speichern
page-offline-loading = Wird vorbereitet: { $percent } %
page-offline-step-python = Python startet …
page-offline-step-rules = Die Regeln werden geladen …
page-offline-step-games = Deine Spiele werden geöffnet …
page-consent-title = Keypeg spielt auf diesem Gerät
page-consent-about = Hier gibt es keinen Server: Regeln, Computergegner und Analysen laufen in deinem Browser, und alles, was du spielst, bleibt auf diesem Gerät. Dafür lädst du einmal { $size } MB herunter.
page-consent-agree = Herunterladen und spielen
page-consent-server = Lieber per Link spielen
page-offline-ready = Keypeg ist auf diesem Gerät gespeichert. Du kannst auch offline spielen.
page-offline-failed = Keypeg konnte hier nicht gespeichert werden: { $message }
page-offline-again = Noch einmal versuchen
page-offline-lacks-webassembly = In diesem Browser kannst du nicht offline spielen: Ihm fehlt WebAssembly.
page-offline-lacks-storage = In diesem Browser kannst du nicht offline spielen: Er lässt Seiten keine Spiele speichern.
page-offline-lacks-unpacking = In diesem Browser kannst du nicht offline spielen: Er ist zu alt, um den Download zu entpacken.
page-offline-lacks-exceptions = In diesem Browser kannst du nicht offline spielen: Sein WebAssembly ist zu alt.
page-offline-lacks-memory = Dieses Gerät hat zu wenig freien Speicher, um offline zu spielen. Schließe andere Seiten und versuche es noch einmal.
page-offline-install = Keypeg als App installieren
page-update-ready = Eine neue Version ist bereit.
page-update-load = Laden
page-update-later = Später

## Sicherungen und das Protokoll eines Servers

help-backup = Die Datenbank in eine neue Datei kopieren, auch während ein Server sie benutzt.
help-restore = Eine Sicherung an die Stelle der Datenbank setzen; schließe Keypeg vorher überall sonst.
argument-backup = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
argument-restore = Eine Datei, die `keypeg backup` geschrieben hat.
option-idle-days = Einen Tisch nach so vielen Tagen ohne Zug schließen.
option-kept-days = Einen geschlossenen Tisch nach so vielen Tagen löschen.
option-recorded-days = Die Spiele einer Bilanz nach so vielen Tagen löschen.
option-log-json = Das Protokoll als ein JSON-Objekt pro Zeile schreiben.
backup-done = { $path } enthält { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} und ist geprüft.
restore-done = Die Datenbank enthält jetzt { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} der Sicherung.
restore-aside = Ihr früherer Inhalt ist in { $path }.
backup-no-database = unter { $path } gibt es keine Datenbank
backup-no-file = es gibt keine Datei { $path }
backup-exists = { $path } gibt es schon: wähle einen anderen Namen
backup-unwritable = { $path } lässt sich nicht schreiben: { $problem }
backup-unreadable = { $path } lässt sich nicht lesen: { $problem }
backup-damaged = { $path } ist beschädigt: nimm eine andere Sicherung
backup-foreign = { $path } ist keine Datenbank von Keypeg
backup-postgres = das hier kopiert nur SQLite-Datenbanken: für PostgreSQL nimm pg_dump und pg_restore
restore-in-use = { $path } wird gerade benutzt: schließe Keypeg in anderen Fenstern, und beende den Server, falls einer läuft

## Proofs on several machines

prove-cluster-only = --cluster beweist nur den Schnitt, ohne --max-rows und --bound
cluster-address = „{ $address }“ ist keine Adresse eines Schedulers: schreibe sie wie tcp://10.0.0.1:8786, oder local
cluster-unreachable = unter „{ $address }“ antwortet kein Scheduler: { $problem }
cluster-progress = { $edition }: mindestens { $lower }, bisher am besten { $upper }; Aufgaben { $done }, noch { $left }, { $threads } Threads, { $time }
cluster-no-time = Restzeit noch unbekannt
cluster-time = höchstens noch etwa { $minutes } min
spread-other = { $path } enthält einen anderen Beweis: lösche die Datei oder nenne eine andere
option-cluster = Die Arbeit mit den Workern dieses Dask-Schedulers teilen, oder `local` für einen Cluster auf diesem Rechner.
option-hash-seed = Ein anderer Startwert für die Hashwerte der Suche, für einen zweiten, unabhängigen Lauf.

## Page, training

page-modes-daily = Tagescode
page-start-daily-about = Jeden Tag ein versiegelter Code, für alle derselbe.
page-start-daily-now = Heutigen Code spielen
page-start-puzzles-about = Eine Stellung, eine Frage. Sie werden schwerer, je besser du wirst.
page-start-puzzles-now = Rätsel lösen
page-start-lessons-about = Lerne, wie ein Codeknacker zu denken, in ein paar Minuten pro Lektion.
page-start-lessons-now = Lernen
page-daily-lead = Jeden Tag ein Code, für alle derselbe. Er wird versiegelt, bevor ihn jemand spielt, und es gibt keine Tipps.
page-daily-play = Spielen
page-daily-continue = Weiterspielen
page-daily-result = Dein Ergebnis
page-daily-broken =
    { $n ->
        [one] in 1 Reihe geknackt
       *[other] in { $n } Reihen geknackt
    }
page-daily-open = noch nicht gespielt
page-daily-streak =
    { $n ->
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
page-daily-longest =
    { $n ->
        [one] längste Serie: 1 Tag
       *[other] längste Serie: { $n } Tage
    }
page-daily-next = Nächster Code in { $time }
page-daily-yours = Deine Tagescodes, { $edition }
page-daily-calendar = Kalender
page-daily-earlier = Voriger Monat
page-daily-later = Nächster Monat
page-daily-sealed = Versiegelt · { $text }
page-daily-you-broke =
    { $n ->
        [one] In 1 Reihe geknackt
       *[other] In { $n } Reihen geknackt
    }
page-daily-not-this-time = Diesmal nicht
page-daily-late = Erst nach seinem Tag gespielt, zählt also nicht für die Serie.
page-daily-everyone = Alle bisher
page-daily-first = Du bist hier die erste Person, die diesen Code zu Ende gespielt hat. Schau später nach, wie es anderen ging.
page-daily-honour = Hier geht es um die Ehre: Es gibt keine Konten, deshalb kann niemand prüfen, ob jemand den Code schon kannte. Das Diagramm zählt je Internetadresse eine Person und lässt Codes weg, die mit dem ersten Versuch geknackt wurden.
page-daily-people = Leute
page-daily-you = du
page-daily-seal-right = Das Siegel stimmt: Dieser Code stand vorher fest.
page-daily-seal-wrong = Das Siegel passt nicht zu diesem Code.
page-daily-share-head = Keypeg #{ $number } · { $edition } { $result }/{ $rows }
page-daily-share-about = Man sieht nur Wertungsstifte: Niemand erfährt eine Farbe des Codes.
page-daily-picture = Bild speichern
page-daily-picture-of = Bild zum Teilen: { $text }
page-daily-other = Andere Tage
page-puzzle-title = Rätsel
page-puzzle-level = Stufe { $n }
page-puzzle-streak = { $n } in Folge
page-puzzle-solved = { $solved } von { $tried } gelöst
page-puzzle-answer = Antworten
page-puzzle-pick = Reihe { $n } ist falsch
page-puzzle-pick-first = Tipp auf die falsche Reihe
page-puzzle-give-up = Zeig es mir
page-puzzle-right = Richtig!
page-puzzle-wrong = Nicht ganz
page-puzzle-shown = Hier ist eine Lösung
page-puzzle-row-was = Es war Reihe { $n }.
page-puzzle-one-answer = Eine richtige Lösung: { $code }.
page-puzzle-next = Nächstes Rätsel
page-puzzle-making = Das Rätsel wird erstellt …
page-puzzle-higher = Du hast Stufe { $n } erreicht.
page-puzzle-kinds = Welche Rätsel?
page-puzzle-kind-only-code = Ein Code bleibt übrig
page-puzzle-kind-perfect-guess = Der perfekte Versuch
page-puzzle-kind-wrong-clue = Ein falscher Hinweis
page-puzzle-kind-win-in-two = In zwei Reihen gewinnen
page-puzzle-hidden = Was steckt dahinter?
page-puzzle-board = Rätselbrett
page-puzzle-is-wrong = das ist der falsche Hinweis
page-lesson-title = Sechs Lektionen
page-lesson-number = Lektion { $n }
page-lesson-step = Schritt { $n } von { $of }
page-lesson-go-on = Weiter
page-lesson-back = Zurück
page-lesson-check = Prüfen
page-lesson-try-again = Noch nicht. Schau noch einmal hin.
page-lesson-answer = Nicht ganz. Hier ist die Antwort.
page-lesson-done = Du hast diese Lektion geschafft.
page-lesson-next = Nächste Lektion
page-lesson-all = Alle Lektionen
page-lesson-begin = Anfangen
page-lesson-again = Noch einmal
page-lesson-finished = geschafft
page-lesson-your-number = Deine Zahl
page-lesson-code = Code
page-lesson-board = Lektionsbrett
page-diploma-title = Diplom
page-diploma-open = Dein Diplom ansehen
page-diploma-named = { $name } hat alle sechs Lektionen geschafft und denkt wie ein Codeknacker.
page-diploma-you = Du hast alle sechs Lektionen geschafft und denkst wie ein Codeknacker.

## Points

points-row =
    { $points ->
        [one] Der Codeleger bekommt für jede gespielte Reihe 1 Punkt.
       *[other] Der Codeleger bekommt für jede gespielte Reihe { $points } Punkte.
    }
points-unbroken-bonus =
    { $points ->
        [one] Wird der Code nie geknackt, kommt für den Codeleger 1 Punkt dazu.
       *[other] Wird der Code nie geknackt, kommen für den Codeleger { $points } Punkte dazu.
    }
points-unbroken = Insgesamt bringt ein nie geknackter Code { $points } Punkte.
points-unbroken-range = Insgesamt bringt ein nie geknackter Code bei { $players } Personen { $points } Punkte.
points-conceded =
    { $points ->
        [one] { $codebreakers ->
            [1] Gibt der Codeknacker auf
           *[other] Geben alle Codeknacker auf
        }, bekommt der Codeleger { $points } Punkt, wie für einen nie geknackten Code.
       *[other] { $codebreakers ->
            [1] Gibt der Codeknacker auf
           *[other] Geben alle Codeknacker auf
        }, bekommt der Codeleger { $points } Punkte, wie für einen nie geknackten Code.
    }
points-conceded-range = Geben alle Codeknacker auf, bekommt der Codeleger so viele Punkte wie für einen nie geknackten Code.
points-game-won-breaking =
    { $points ->
        [one] Wer den Code knackt, gewinnt das Spiel: 1 Punkt.
       *[other] Wer den Code knackt, gewinnt das Spiel: { $points } Punkte.
    }
points-game-won-unbroken =
    { $points ->
        [one] Knackt ihn niemand, gewinnt der Codeleger das Spiel: 1 Punkt.
       *[other] Knackt ihn niemand, gewinnt der Codeleger das Spiel: { $points } Punkte.
    }
points-white = Punkte für jeden weißen Wertungsstift eines Versuchs: { $points }.
points-red = Punkte für jeden roten Wertungsstift eines Versuchs: { $points }.
points-red-in-black = Punkte für jeden schwarzen Wertungsstift eines Versuchs: { $points }.
points-breaking = Der Versuch, der den Code knackt, bringt stattdessen { $points } Punkte.
points-circuit = Der Codeleger bekommt { $points } Punkte für jede Runde: immer wenn alle { $codebreakers } Codeknacker dran waren und der Code noch nicht geknackt ist.
points-circuit-range = Der Codeleger bekommt { $points } Punkte für jede Runde: immer wenn alle Codeknacker dran waren und der Code noch nicht geknackt ist.
points-wrong-information =
    { $points ->
        [0] Stellt sich eine Bewertung als falsch heraus, oder gibt der Codeleger es zu, verliert er das Spiel.
       *[other] Stellt sich eine Bewertung als falsch heraus, oder gibt der Codeleger es zu, bekommt der Codeknacker { $points } Punkte, und das Spiel wird wiederholt, höchstens zweimal. Beim dritten Mal verliert der Codeleger auch das Spiel.
    }
points-time = Mit Bedenkzeit: Läuft sie dem Codeknacker ab, ist die Reihe verloren und zählt als gespielt. Läuft sie dem Codeleger ab, verliert er das Spiel, als hätte er aufgegeben.
points-forfeit-codemaker =
    { $points ->
        [0] Gibt der Codeleger auf, bekommt niemand Punkte für das Spiel.
       *[other] Ein Codeleger, der aufgibt, bekommt { $points }.
    }
points-forfeit-codebreaker =
    { $points ->
        [one] Gibt der Codeleger auf, gewinnt der Codeknacker das Spiel: { $points } Punkt.
       *[other] Gibt der Codeleger auf, gewinnt der Codeknacker das Spiel: { $points } Punkte.
    }
points-forfeit-group = Gibt der Codeleger auf oder bewertet er falsch, behält jeder Codeknacker die Punkte der eigenen Versuche und bekommt { $points } dazu; der Codeleger bekommt nichts.
points-games-any = Nach jedem Spiel wechseln die Rollen. Spielt so viele Spiele, wie ihr wollt; eine gerade Anzahl ist für beide fair.
points-games-even = Nach jedem Spiel wechseln die Rollen, und eine Partie hat eine gerade Anzahl von Spielen.
points-games-each = Nach jedem Spiel wird die Person links davon Codeleger. Alle sind gleich oft Codeleger: { $games } Spiele oder ein Vielfaches davon.
points-games-each-range = Nach jedem Spiel wird die Person links davon Codeleger. Alle sind gleich oft Codeleger: so viele Spiele wie Personen oder ein Vielfaches davon.
points-most-points = Wer die meisten Punkte hat, gewinnt die Partie.
points-most-games = Wer die meisten Spiele gewinnt, gewinnt die Partie.
points-advanced-blanks =
    { $on ->
        [yes] Das ist das Spiel für Fortgeschrittene: Löcher dürfen leer bleiben.
       *[no] Für Fortgeschrittene: Löcher dürfen leer bleiben. Dafür wählst du { $text }.
    }
points-advanced-counting = { $on ->
        [yes] Das ist das Spiel für Jüngere: Wertungsstifte zählen nur richtige Farben.
       *[no] Für Jüngere: Wertungsstifte zählen nur richtige Farben. Dafür wählst du { $text }.
    }
points-advanced-digit-sum = { $on ->
        [yes] Mit dem Zusatzhinweis: Die Quersumme des Codes wird verraten.
       *[no] Zusatzhinweis: Die Quersumme des Codes wird verraten. Dafür wählst du { $text }.
    }
points-advanced-secret-repeats =
    { $on ->
        [yes] Das ist das Spiel für Fortgeschrittene: Im Code dürfen Farben mehrfach vorkommen.
       *[no] Für Fortgeschrittene: Im Code dürfen Farben mehrfach vorkommen. Dafür wählst du { $text }.
    }
page-rules-points = Punkte
page-review-best-found = Ein besserer Versuch wurde nicht gefunden.
page-review-perhaps-better = Vielleicht besser
page-review-others-unsettled = Andere, die die Codes gut aufteilen

## Link previews

preview-about = Mastermind in zehn Ausgaben: allein, an einem Gerät oder mit Freunden per Link.
preview-daily-title = Tagescode · { $family } · { $day }
preview-table = Ein Tisch: { $edition }
preview-table-with = { $edition } mit { $names }
preview-table-open = Ein Platz ist frei. Spiel mit oder schau einfach zu.
preview-table-full = Das Spiel läuft. Schau zu.
preview-table-over = Die Partie ist vorbei. Sieh dir an, wie sie gelaufen ist.
preview-review = Analyse: { $edition }
preview-review-about = Was jeder Versuch wert war, Reihe für Reihe.
page-net-nowhere-about = Vielleicht ist der Link veraltet oder falsch getippt. Deine Spiele sind noch da, wo du sie gelassen hast.

## Ladder

page-ladder-title = Rangliste
page-start-ladder-about = Gewertete Spiele gegen Codes, die für alle gleich schwer sind.
page-start-ladder-now = Zur Rangliste
page-ladder-lead = In einem gewerteten Spiel knackst du einen Code, der genauso schwer ist wie der eines anderen Spielers. Wer weniger Reihen braucht, gewinnt das Duell. Es gibt keine Tipps, und für jede Reihe hast du zehn Minuten. Wenn du aufgibst oder gehst, gilt der Code als nicht geknackt.
page-ladder-rating-title = So funktioniert die Wertung
page-ladder-rating-about = Die Wertung beginnt bei 1500. Die Zahl nach ± sagt, wie unsicher sie noch ist: Deine wirkliche Spielstärke liegt fast sicher in diesem Bereich. Mit jedem Duell wird er kleiner.
page-ladder-fair = Eine Wertung ist vorläufig und steht nicht auf der Liste, bis du auf drei etablierte Spieler getroffen bist: solche mit mindestens fünf Duellen gegen drei andere. Wer dieselbe Internetadresse hat, spielt nicht gegeneinander, und ein Spiel, das vor Reihe 3 aufgegeben wird, zählt nicht.
page-ladder-provisional = Deine Wertung ist vorläufig und steht noch nicht auf der Liste.
page-ladder-name = Dein Name in der Rangliste
page-ladder-join = Beitreten
page-ladder-token = Mit diesem Token, das nur jetzt angezeigt wird, kann ein Bot für dich spielen:
page-ladder-play = Gewertetes Spiel beginnen
page-ladder-continue = Rangspiel weiterspielen
page-ladder-rank = Rang
page-ladder-rating = Wertung
page-ladder-results = Siege · Remis · Niederlagen
page-ladder-empty = In dieser Saison steht noch niemand auf der Liste.
page-ladder-season = Saison
page-ladder-duels =
    { $n ->
        [one] { $n } Duell
       *[other] { $n } Duelle
    }

## Neben einem echten Brett: zurücknehmen und vor einem Widerspruch nachfragen

reason-no-taking-back = eine Eingabe zurücknehmen kannst du nur an einem Tisch für ein echtes Brett
reason-nothing-to-take-back = es gibt gerade nichts, was du zurücknehmen kannst
reason-real-board-only = das kann nur der Codeleger an einem echten Brett, solange eine Reihe auf ihre Bewertung wartet
event-guess-taken-back = { $player } nimmt den Versuch in Reihe { $row } zurück.
event-mark-taken-back = { $player } nimmt die Bewertung von Reihe { $row } zurück.
event-reveal-taken-back = { $player } nimmt den aufgedeckten Code zurück: Spiel { $game } geht weiter.
mark-contradicts =
    { $count ->
        [one] Das widerspricht Reihe { $rows }. Bist du sicher?
       *[other] Das widerspricht den Reihen { $rows }. Bist du sicher?
    }
mark-fits-nothing = Zu dieser Bewertung passt überhaupt kein Code. Bist du sicher?
reveal-contradicts =
    { $count ->
        [one] Mit diesem Code ist die Bewertung von Reihe { $rows } falsch. Bist du sicher?
       *[other] Mit diesem Code sind die Bewertungen der Reihen { $rows } falsch. Bist du sicher?
    }
reveal-mirrored =
    { $count ->
        [one] Mit diesem Code ist die Bewertung von Reihe { $rows } falsch. Von der anderen Seite gelesen, passt { $code } zu jeder Reihe.
       *[other] Mit diesem Code sind die Bewertungen der Reihen { $rows } falsch. Von der anderen Seite gelesen, passt { $code } zu jeder Reihe.
    }
mark-nothing = Gar kein Stift: Stimmt das?
page-dock-back-guess = Versuch in Reihe { $n } zurücknehmen
page-dock-back-mark = Bewertung von Reihe { $n } zurücknehmen
page-dock-back-reveal = Den Code von Spiel { $n } zurücknehmen
page-dock-sure-mark = Ja, sie stimmt
page-dock-change-mark = Ändern
key-take-back-entry = Letzte Eingabe zurück

## Page, notes: Codes, die jemand selbst aufschreibt

page-notes-codes = Codes im Kopf
page-notes-add = Diese Reihe notieren
page-notes-code-cross = { $code } streichen
page-notes-code-use = { $code } in die Reihe setzen
page-notes-code-remove = { $code } entfernen
page-notes-crossed = Diesen Code hast du gestrichen
page-notes-hole = { $hole }, laut Notiz nicht hier: { $colours }

## Together

reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-thinking = Moment, ich überlege
reaction-hurry = Du bist dran!
reaction-wow = Wow!
reaction-ouch = Autsch!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
page-reactions-open = Reagieren
page-reactions-title = Schnell gesagt
page-reactions-said = { $name }: { $words }
page-settings-reactions = Reaktionen der anderen zeigen
page-left-play-on = Computer weiterspielen lassen
page-left-about = { $name } ist gegangen. Ein Computer kann den Platz übernehmen, dann geht die Partie hier weiter.
page-left-played-on = Ein Computer spielt für { $name } weiter
page-away-not-needed = Am Tisch ist es weitergegangen: Das ist nicht mehr nötig.
page-left-begin = Ohne { $name } neu beginnen
page-left-begin-about = Damit beginnt eine neue Partie für alle, die noch da sind.
page-begin-title = Jetzt anfangen
page-begin-about = Du musst nicht warten, bis alle Plätze besetzt sind.
page-begin-all-here = Jetzt sind alle Plätze besetzt.
page-begin-with = Mit { $n } Personen anfangen
page-begin-fill = { $n ->
    [one] Den freien Platz einem Computer geben
   *[other] Die { $n } freien Plätze Computern geben
}
page-set-up-computers = Computer am Tisch
page-seats-watching = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
page-away-for = Computer für { $name }
page-away-soon = { $name } ist weg. Nach { $time } geht es auch so weiter.
page-away-go-on = Ohne { $name } weiterspielen
page-away-about = { $name } ist schon eine Weile weg. Ihr könnt weiterspielen oder warten. Wer zurückkommt, bekommt den Platz wieder.
page-away-skip = Zug überspringen
page-away-skip-row = { $name } verliert diese Reihe.
page-away-skip-game = { $name } verliert als Codeleger dieses Spiel.
page-away-computer = Computer spielen lassen
page-away-wait = Weiter warten
page-away-back = { $name } ist wieder da
page-away-gone = { $name } ist weg
page-away-meanwhile = Während du weg warst
page-away-played = Ein Computer hat für dich gespielt. Du hast deinen Platz wieder.
page-next-game = Spiel { $n }: { $turn }
page-rematch-wanted = { $name } möchte noch eine Partie spielen
page-rematch-wanted-many = Hier möchte jemand noch eine Partie spielen
page-rematch-come = Mitspielen
page-pass-title = Auf einem anderen Gerät weiterspielen
page-pass-about = Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Er gilt einmal und zehn Minuten lang. Danach ist dein Platz dort und nicht mehr hier.
page-pass-link = Link zu deinem Platz
page-pass-give-back = { $name } den Platz zurückgeben
page-pass-about-away = { $name } findet nicht an den Tisch zurück? Schick diesen Link. Er gilt einmal und zehn Minuten lang. Wer ihn öffnet, hat den Platz.
page-pass-ask = Ist einer dieser Plätze deiner? Bitte { $name } um einen Link: Er steht neben deinem Namen unter „Am Tisch“.
page-left-sure = Diesen Tisch verlassen? Die anderen können einen Computer für dich weiterspielen lassen.
page-left-show-about = Das Spiel endet hier für alle, und der Code wird gezeigt. Wer gegangen ist, gibt das Spiel auf.
page-left-ask-about = Du gibst dieses Spiel auf. Der Code wird gezeigt, sobald die anderen Codeknacker, die noch hier sind, ihn auch sehen wollen.
page-left-asked = Du möchtest den Code sehen. Er wird gezeigt, sobald die anderen Codeknacker das auch wollen.
page-invite-name = Wie sollen deine Freunde dich nennen?
page-invite-named = Deine Freunde sehen { $name }.
page-header-daily = Tagescode, { $date }
page-settings-notify = Benachrichtigen, wenn ich dran bin
page-settings-notify-refused = Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
page-dock-admit = Ich habe eine Reihe falsch bewertet
cost-concede-codebreaker =
    { $points ->
        [one] Der Codeleger bekommt { $points } Punkt, wie für einen Code, den niemand knackt.
       *[other] Der Codeleger bekommt { $points } Punkte, wie für einen Code, den niemand knackt.
    }
cost-concede-group =
    { $points ->
        [one] Das Spiel endet, wenn alle Codeknacker aufgeben. Dann bekommt der Codeleger { $points } Punkt, wie für einen Code, den niemand knackt, und alle behalten die Punkte ihrer Versuche.
       *[other] Das Spiel endet, wenn alle Codeknacker aufgeben. Dann bekommt der Codeleger { $points } Punkte, wie für einen Code, den niemand knackt, und alle behalten die Punkte ihrer Versuche.
    }
cost-concede-codemaker =
    { $points ->
        [0] Für dieses Spiel bekommst du nichts.
        [one] Für dieses Spiel bekommst du nichts, und { $points } Punkt geht an jeden Codeknacker.
       *[other] Für dieses Spiel bekommst du nichts, und { $points } Punkte gehen an jeden Codeknacker.
    }
cost-admit-replay = Der Codeknacker bekommt { $points } Punkte, und das Spiel wird mit einem neuen Code wiederholt.
cost-admit-lose =
    { $points ->
        [0] Du verlierst dieses Spiel.
       *[other] Der Codeknacker bekommt { $points } Punkte, und du bekommst nichts für dieses Spiel.
    }

## The coach: a colour as the subject of a sentence, and what the rows say
symbol-red = Rot
symbol-blue = Blau
symbol-green = Grün
symbol-yellow = Gelb
symbol-white = Weiß
symbol-black = Schwarz
symbol-orange = Orange
symbol-purple = Lila
symbol-pink = Rosa
symbol-teal = Türkis
symbol-magenta = Magenta
symbol-silver = Silber
symbol-colours = { $symbols }
symbol-digits = { $many ->
        [1] die Ziffer { $digits }
       *[other] die Ziffern { $digits }
    }
coach-one-row = Reihe { $row }: { $fact }.
coach-also = Und: { $fact }.
coach-no-key-pegs = Reihe { $row } hat keine Wertungsstifte: { $fact }.
coach-rows = Reihen { $rows } zusammen: { $fact }.
coach-all-rows = Alle Reihen zusammen: { $fact }.
coach-out = { $symbols } { $many ->
        [1] ist
       *[other] sind
    } nicht im Code
coach-in = { $symbols } { $many ->
        [1] ist
       *[other] sind
    } im Code
coach-exactly = { $symbols } { $many ->
        [1] ist
       *[other] sind jeweils
    } genau { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } im Code
coach-at-least = { $symbols } { $many ->
        [1] ist
       *[other] sind jeweils
    } mindestens { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } im Code
coach-at-most = { $symbols } { $many ->
        [1] ist
       *[other] sind jeweils
    } höchstens { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } im Code
coach-fixed = Loch { $hole } ist { $colours }
coach-not-here = { $symbols } ist nicht in { $places ->
        [1] Loch { $holes }
       *[other] den Löchern { $holes }
    }
coach-one-of-two = entweder { $first } oder { $second } ist im Code, nicht beide
coach-together = { $first } und { $second } sind beide im Code oder beide nicht
coach-empty-out = kein Loch ist leer
coach-empty-fixed = Loch { $holes } ist leer
coach-empty-exactly = { $count ->
        [1] genau ein Loch ist
       *[other] genau { $count } Löcher sind
    } leer
coach-empty-at-least = { $count ->
        [1] mindestens ein Loch ist
       *[other] mindestens { $count } Löcher sind
    } leer
coach-empty-at-most = { $count ->
        [1] höchstens ein Loch ist
       *[other] höchstens { $count } Löcher sind
    } leer
coach-empty-not-here = { $count ->
        [1] Loch { $holes } ist
       *[other] die Löcher { $holes } sind
    } nicht leer
coach-nothing-new = Auf Reihe { $row } war nur eine Antwort möglich: Sie hat dir nichts Neues gesagt.
coach-row = Reihe { $row }: { $red ->
        [0] Kein Stift sitzt richtig
        [1] Ein Stift sitzt schon richtig
       *[other] { $red } Stifte sitzen schon richtig
    }, und { $white ->
        [0] keine andere ihrer Farben ist im Code
        [1] eine weitere ihrer Farben ist im Code, aber in einem anderen Loch
       *[other] { $white } weitere ihrer Farben sind im Code, aber in anderen Löchern
    }.
coach-row-places = Reihe { $row }: { $count ->
        [0] Kein Stift ist am richtigen Platz
        [1] Ein Stift ist am richtigen Platz
       *[other] { $count } Stifte sind am richtigen Platz
    }.
coach-row-colours = Reihe { $row }: { $count ->
        [0] Keine ihrer Farben ist im Code
        [1] Einer ihrer Stifte hat eine Farbe des Codes
       *[other] { $count } ihrer Stifte haben Farben des Codes
    }.
coach-why-none = Reihe { $row } sagt, dass keine ihrer Farben im Code ist, aber dieser Versuch hat { $has ->
        [1] eine
       *[other] { $has }
    } davon.
coach-why-few = Reihe { $row } sagt, dass { $said ->
        [1] einer ihrer Stifte in den Code gehört
       *[other] { $said } ihrer Stifte in den Code gehören
    }, aber dieser Versuch hat { $has ->
        [0] keinen
        [1] nur einen
       *[other] nur { $has }
    } davon.
coach-why-many = Reihe { $row } sagt, dass nur { $said ->
        [1] einer ihrer Stifte in den Code gehört
       *[other] { $said } ihrer Stifte in den Code gehören
    }, aber dieser Versuch hat { $has } davon.
coach-why-digit-sum = Der Code hat die Quersumme { $said }, dieser Versuch { $has }.
coach-why-places = Reihe { $row } sagt, dass { $said ->
        [0] keiner ihrer Stifte richtig sitzt
        [1] einer ihrer Stifte richtig sitzt
       *[other] { $said } ihrer Stifte richtig sitzen
    }, aber dieser Versuch lässt { $has ->
        [0] keinen davon an seinem Platz
        [1] einen davon an seinem Platz
       *[other] { $has } davon an ihrem Platz
    }.
coach-silent = Die Reihen sagen noch nichts Einfaches über den Code.

## Solo, and the end of a game

page-solo-about = Ein Code nach dem anderen: Wie wenige Reihen brauchst du?
page-match-about = Du und der Computer setzt abwechselnd den Code. Wer ihn gesetzt hat, bekommt einen Punkt für jede Reihe, die der andere braucht.
page-end-new = Neuer Code
page-end-rows = { $n ->
        [one] In 1 Reihe!
       *[other] In { $n } Reihen.
    }
page-end-first = Dein erster Code in { $edition }.
page-end-best = Dein bestes Ergebnis in { $edition }.
page-end-equal = So gut wie dein bestes Ergebnis in { $edition }.
page-end-perfect = Selbst perfektes Spiel braucht im Schnitt { $rows } Reihen.
page-end-rare = { $proven ->
        [yes] Das gelingt selbst perfektem Spiel nur bei einem von { $n } Codes.
       *[no] Das gelingt selbst dem besten bekannten Spiel nur bei einem von { $n } Codes.
    }
page-end-better = Besser als dein Schnitt von { $rows } Reihen.
page-end-average = Dein Schnitt in { $edition }: { $rows } Reihen.
page-end-lost = Diesmal nicht.
page-end-close = { $red ->
        [one] So knapp: In Reihe { $row } saß ein Stift richtig.
       *[other] So knapp: In Reihe { $row } saßen { $red } Stifte richtig.
    }
page-end-hard = Das war ein schwerer. Der nächste Code ist eine neue Chance.
page-end-results = Deine Ergebnisse in { $edition }
page-end-computer-points = { $n ->
        [one] Der Computer bekommt 1 Punkt.
       *[other] Der Computer bekommt { $n } Punkte.
    }
page-end-your-points = { $n ->
        [one] Du bekommst 1 Punkt.
       *[other] Du bekommst { $n } Punkte.
    }
page-end-now-set = Jetzt setzt du einen Code: Braucht der Computer mehr Reihen?
page-end-now-guess = Jetzt knackst du einen Code: Schaffst du es in weniger Reihen?
menu-solo = Codes knacken: einen nach dem anderen
terminal-solo-results = Deine Codes in { $edition } nach Reihen: { $bars }
page-start-more = { $n ->
        [one] 1 weiteres Spiel
       *[other] { $n } weitere Spiele
    }
page-ladder-next = Nächstes Duell
page-ladder-compared = Deine Reihen werden mit denen eines anderen bei so einem Code verglichen.
page-ladder-pending = Jetzt fehlt noch ein Gegner an einem solchen Code.
page-ladder-void = Zu früh aufgegeben, deshalb zählt es für niemanden.
page-ladder-settled = { $result ->
        [won] Du hast gegen { $name } gewonnen
        [drawn] Unentschieden gegen { $name }
       *[lost] { $name } war diesmal besser
    }
page-ladder-latest = Deine letzten gewerteten Spiele
page-ladder-bot = Einen Bot für dich spielen lassen
