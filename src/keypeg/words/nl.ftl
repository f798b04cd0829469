### Keypeg's words in Dutch. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Nederlands

## Lists: "1, 3 en 4"

list-middle = { $start }, { $next }
list-end = { $start } en { $last }

## Numbers: the sign between thousands, and the one before the fraction

number-group = { "." }
number-point = ,

## Colours

colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-white = wit
colour-black = zwart
colour-orange = oranje
colour-purple = paars
colour-pink = roze
colour-teal = turkoois
colour-magenta = magenta
colour-silver = zilver
colour-empty = leeg
colour-nought = nul
colour-one = een
colour-two = twee
colour-three = drie
colour-four = vier
colour-five = vijf
colour-six = zes
colour-seven = zeven
colour-eight = acht
colour-nine = negen
colour-ten = tien
colour-eleven = elf

## Why an action is not allowed now

reason-match-over = de partij is afgelopen

option-version = Toon de versie.
store-blocked = de database neemt nu geen wijzigingen aan: probeer het opnieuw
missing-extra = hiervoor is het extra "{ $extra }" nodig: pip install "keypeg[{ $extra }]"
undecided = de rijen konden niet binnen { $steps } stappen worden gecontroleerd

## Page, start

page-start-title = Kraak de code
page-start-lead = Het bordspel van pinnen en geduld, met de regels van elke doos.
page-start-computer = Tegen de computer
page-start-breaker = Een code kraken
page-start-maker = Een code zetten
page-start-link = Met vrienden via een link
page-start-link-about = Stuur een link, of laat hem scannen.
page-start-link-now = Een tafel openen
page-start-screen = Samen op dit scherm
page-start-screen-about = Twee tot vijf mensen geven één apparaat door.
page-start-screen-now = Gaan zitten
page-start-companion = Met een echt bord
page-start-companion-about = De code blijft achter jullie echte scherm. Keypeg houdt de scorekaart bij en controleert de antwoorden.
page-start-companion-now = Scheidsrechter zijn
page-start-learn = Voor het eerst hier?
page-start-learn-about = Speel een kort spel dat zichzelf uitlegt.
page-start-learn-now = Leer het me
page-start-choose = Editie en regels kiezen
page-start-options = Opties
page-start-recent = Recente tafels
page-start-resume = Verder
page-start-look = Nog eens bekijken
page-start-dismiss = De tafel van { $players } van de lijst halen
page-start-over = afgelopen
page-start-running = bezig
page-start-in-play = Je lopende spellen
page-start-people = Met hoeveel mensen?
page-start-screen-party = Vanaf drie speel je Party: één bord, iedereen raadt om de beurt.

## Page, modes

page-modes-computer = Tegen de computer
page-modes-link = Met vrienden via een link
page-modes-screen = Samen op dit scherm
page-modes-companion = Met een echt bord
page-modes-learn = Een eerste spel

## Page, set up

page-set-up-edition = Editie
page-set-up-size = { $pegs ->
    [one] 1 pin
   *[other] { $pegs } pinnen
} · { $colours } kleuren · { $n ->
    [one] 1 rij
   *[other] { $n } rijen
}
page-set-up-advanced-blanks = Moeilijk: gaten mogen leeg blijven
page-set-up-advanced-repeats = Moeilijk: de code mag kleuren herhalen
page-set-up-house = Huisregels
page-set-up-house-about = Verander de grootte en wat mag. De telling van de doos blijft.
page-set-up-pegs = Pinnen
page-set-up-colours = Kleuren
page-set-up-rows = Rijen
page-set-up-blanks = Gaten mogen leeg blijven
page-set-up-secret-repeats = De code mag kleuren herhalen
page-set-up-guess-repeats = Een gok mag kleuren herhalen
page-set-up-role = Je begint als
page-set-up-breaker = codebreker
page-set-up-maker = codemaker
page-set-up-level = De computer speelt
page-set-up-average = gemiddeld { $n } rijen bij Classic
page-set-up-people = Wie speelt er mee
page-set-up-your-name = Je naam
page-set-up-name-of = Naam van speler { $n }
page-set-up-friends = Spelers
page-set-up-games = Spellen
page-set-up-games-as-players = Evenveel spellen als spelers.
page-set-up-options = Meer opties
page-set-up-marking = Wie geeft de antwoorden
page-set-up-marking-table = De tafel, altijd juist
page-set-up-marking-hand = De codemaker, met de hand
page-set-up-hints = Hulp mag: tips en hoeveel codes er over zijn
page-set-up-conceding = Opgeven mag
page-set-up-spectators = Anderen mogen kijken
page-set-up-seconds = Bedenktijd per beurt
page-set-up-no-seconds = geen grens
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } minuten
   *[seconds] { $n } seconden
}
page-set-up-start = Beginnen
page-set-up-more = Speler erbij
page-set-up-fewer = Laatste speler eraf

## Page, names

page-names-you = Jij
page-names-computer = Computer
page-names-teacher = Leraar
page-names-player = Speler { $n }
page-names-free = vrije plaats
page-names-guest = Gast

## Page, turn

page-turn-yours-set = Zet je code
page-turn-yours-guess = Jij bent, rij { $row }
page-turn-yours-mark = Geef antwoord op rij { $row }
page-turn-yours-reveal = Til je scherm op
page-turn-named-guess = { $name }, jij bent: rij { $row }
page-turn-named-set = { $name }, zet je code
page-turn-named-mark = { $name }, geef antwoord op rij { $row }
page-turn-named-reveal = { $name }, til je scherm op
page-turn-sets = { $name } zet de code
page-turn-guesses = { $name } raadt: rij { $row }
page-turn-marks = { $name } beantwoordt rij { $row }
page-turn-reveals = { $name } laat de code zien
page-turn-seats-open = { $n ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $n } spelers
}
page-turn-over = De partij is afgelopen
page-turn-closed = Deze tafel is gesloten
page-turn-shield-hint = Zet je code achter het echte scherm en zeg het dan.
page-turn-set-hint = Niemand anders ziet hem voor het einde.
page-turn-set-by = { $name } heeft de code gezet
page-turn-set-by-you = Jij hebt de code gezet
page-turn-rows-left = { $n ->
    [one] nog 1 rij
   *[other] nog { $n } rijen
}
page-turn-circuit = Om de beurt
page-turn-watching = Je kijkt mee.
page-turn-seconds = nog { $text } bedenktijd
page-turn-closed-left = { $name } is weg, dus deze tafel is gesloten
page-turn-adversary-hint = Bedenk een code en schrijf hem op. Je beantwoordt de rijen zelf.
page-turn-bends = { $name } buigt de code terwijl jij raadt

## Page, board

page-board-board = Bord
page-board-shield = De code zit achter het scherm
page-board-no-code = Er is nog geen code gezet
page-board-real-shield = De code zit achter het echte scherm
page-board-your-code = Jouw code, verborgen voor de anderen
page-board-fingerprint = vingerafdruk { $text }
page-board-secret = De code: { $code }
page-board-folded = { $n ->
    [one] nog 1 rij
   *[other] nog { $n } rijen
}
page-board-row = Rij { $n }, { $code }
page-board-row-of = Rij { $n }, { $name }: { $code }
page-board-marked = { $row }: { $red } rood, { $white } wit
page-board-unmarked = { $row }: nog geen antwoord
page-board-lost = Rij { $n }: verloren, de tijd was om
page-board-unused = Rij { $n }: niet gespeeld
page-board-left = nog { $n } codes
page-board-fill-from = Rij { $n } overnemen
page-board-hole = Gat { $n }: { $colour }
page-board-hole-open = Gat { $n }: open
page-board-current = De rij om te vullen
page-board-evidence = klopt niet
page-board-adversary = Er is geen code: hij buigt mee met elke gok

## Page, dock

page-dock-palette = Kleuren
page-dock-guess = Raden
page-dock-set = Code zetten
page-dock-set-hidden = De code zit achter het scherm
page-dock-mark = Deze antwoordpinnen geven
page-dock-reveal = Dit was de code
page-dock-reveal-hint = Voer de code in die achter het scherm zit.
page-dock-undo = Terugnemen
page-dock-hint = Tip
page-dock-check = Kan dit?
page-dock-claim = Fout melden
page-dock-concede = Opgeven
page-dock-sure-concede = Dit spel opgeven?
page-dock-leave = De tafel verlaten
page-dock-sure-leave = Deze tafel verlaten? Een lopende partij eindigt dan.
page-dock-more = Meer
page-dock-sending = Versturen …
page-dock-waiting = Wachten op de andere speler.
page-dock-red = Rood
page-dock-red-about = juiste kleur, juiste plaats
page-dock-white = Wit
page-dock-white-about = juiste kleur, verkeerde plaats
page-dock-fewer = Eén { $what } minder
page-dock-more-1 = Eén { $what } erbij
page-dock-use = Gebruiken
page-dock-close = Sluiten
page-dock-yes = Ja
page-dock-no = Nee
page-dock-next = Volgend spel
page-dock-replay = Opnieuw spelen
page-dock-rematch = Nog een keer
page-dock-rematch-join = Naar de nieuwe tafel
page-dock-home = Naar het begin
page-dock-chosen = { $red } rood, { $white } wit
page-dock-redo = Terugzetten
page-dock-thinking = { $name } denkt na
page-dock-waiting-for = Wachten op { $name }
page-dock-skip = Overslaan

## Page, help

page-help-hint = Probeer { $code }: { $why }.
page-help-possible = Ja, dit kan de code zijn.
page-help-contradiction = De antwoorden spreken elkaar tegen: geen code past bij alle rijen. Kijk ze na, of meld een fout.

## Page, result

page-result-broken = { $n ->
    [one] { $name } kraakte de code in 1 rij
   *[other] { $name } kraakte de code in { $n } rijen
}
page-result-broken-you = { $n ->
    [one] Je kraakte de code in 1 rij
   *[other] Je kraakte de code in { $n } rijen
}
page-result-unbroken = De code is niet gekraakt
page-result-conceded = De codebrekers gaven op
page-result-forfeited = { $name } heeft het spel verbeurd
page-result-void = Foute informatie: dit spel wordt overgespeeld
page-result-wins = { $name } wint de partij
page-result-you-win = Je wint de partij
page-result-draw = De partij is gelijk
page-result-share = { $names } delen de winst
page-result-well-done = Goed gedaan!
page-result-secret-unknown = De code is niet getoond.
page-result-podium = Uitslag
page-result-place = plaats { $place }

## Page, evidence

page-evidence-title = Wat er niet klopte
page-evidence-claimed = { $name } meldde een fout voordat de code werd getoond, en had gelijk.
page-evidence-revealed = Niemand had het gemeld: het bleek toen de code werd getoond.
page-evidence-against = { $count ->
    [one] Rij { $rows } kreeg niet het antwoord dat deze code vraagt.
   *[other] Rijen { $rows } kregen niet het antwoord dat deze code vraagt.
}
page-evidence-show = { $count ->
    [one] Rij { $rows } laat zien dat de antwoorden fout waren.
   *[other] Rijen { $rows } laten zien dat de antwoorden fout waren.
}
page-evidence-together = Geen code past bij rijen { $rows } samen: minstens één antwoord was fout.
page-evidence-code = de code

## Page, card

page-card-title = Scorekaart
page-card-name = Spel
page-card-void = ongeldig
page-card-total = Totaal
page-card-codemaker = codemaker
page-card-print = Afdrukken
page-card-look = Spel { $n } bekijken
page-card-caption = De punten van elk spel; het vak van de codemaker is getint
page-card-text = Partij als tekst
page-card-of = Keypeg-scorekaart · { $edition }

## Page, review

page-review-title = Analyse van spel { $game }
page-review-open = Analyse
page-review-open-of = Spel { $game } analyseren
page-review-back = Terug naar de tafel
page-review-loading = Elke gok wordt gewogen …
page-review-too-large = Deze editie heeft te veel codes voor een analyse.
page-review-not-yet = Aan deze tafel is er geen afgelopen spel met dat nummer.
page-review-nothing = Geen enkele rij kreeg antwoord, dus er valt niets te analyseren.
page-review-words-perfect = perfect
page-review-words-good = goed
page-review-words-inaccurate = onnauwkeurig
page-review-words-mistake = fout
page-review-at-best = hoogstens { $word }
page-review-range = { $from } tot { $to }
page-review-at-least = { $from } of meer
page-review-unsettled = niet vastgesteld
page-review-unsettled-about = Twee getallen betekenen een bereik: er was te weinig tijd voor de precieze waarde.
page-review-step = Rij { $n } van { $of }
page-review-earlier = Vorige rij
page-review-later = Volgende rij
page-review-row = Rij { $n }: { $word }
page-review-not-reviewed = Rij { $n } kan niet worden geanalyseerd: het antwoord spreekt eerdere rijen tegen.
page-review-lost-row = Rij { $n } ging verloren aan de klok.
page-review-row-head = Rij
page-review-given = Verloren
page-review-luck = Geluk
page-review-given-about = Verloren: de rijen die deze gok gemiddeld meer kost dan de beste.
page-review-luck-about = Geluk: de rijen die het antwoord spaarde (+) of kostte (−) vergeleken met het gemiddelde.
page-review-codes = Codes over
page-review-codes-of = { $before } ervoor, { $after } erna
page-review-bits = Informatie
page-review-bits-of = { $expected } bits verwacht, { $gained } gekregen
page-review-could = Dit had de code kunnen zijn.
page-review-could-not = { $count ->
    [one] Dit kon de code niet zijn: rij { $rows } spreekt het tegen.
   *[other] Dit kon de code niet zijn: rijen { $rows } spreken het tegen.
}
page-review-could-not-be = Dit kon de code niet zijn: alle kleuren van de code zijn verschillend.
page-review-expects = { $n } rijen verwacht
page-review-best = Beste gok
page-review-better = Hier beter
page-review-best-here = Niets was beter.
page-review-others = Ook goed
page-review-told = { $sentence }. { $word }: { $given } verloren, geluk { $luck }. Codes over: { $codes }
page-review-all-rows = Rij voor rij
page-review-curve = Codes over, rij voor rij
page-review-curve-start = begin
page-review-curve-about = Codes over op een logaritmische schaal: { $parts }.
page-review-curve-at = { $codes } na rij { $n }
page-review-curve-begin = { $codes } aan het begin
page-review-sum = De rekening
page-review-sum-perfect = verwacht bij perfect spel
page-review-sum-given = verloren
page-review-sum-luck = geluk
page-review-sum-bad-luck = pech
page-review-sum-rows = gespeelde rijen
page-review-sum-remaining = aan het eind nog verwacht
page-review-sum-closes = De rekening klopt precies; de getoonde getallen zijn afgerond.
page-review-sum-holds = De rekening klopt voor zover de getallen vaststaan.
page-review-sum-open = De rekening klopt niet: laat het ons weten.
page-review-lost = { $n ->
    [one] 1 rij ging verloren aan de klok en telt niet mee.
   *[other] { $n } rijen gingen verloren aan de klok en tellen niet mee.
}
page-review-maker = De codemaker
page-review-marks-right = Alle antwoorden waren juist.
page-review-marks-wrong = { $count ->
    [one] Fout antwoord: rij { $rows }.
   *[other] Foute antwoorden: rijen { $rows }.
}
page-review-contradiction = De antwoorden kunnen niet allemaal waar zijn: rijen { $rows } spreken elkaar tegen. De analyse gaat tot de rij ervoor.
page-review-players = De codebrekers
page-review-player = Speler
page-review-player-rows = Rijen
page-review-share = Delen
page-review-share-title = Delen zonder de code te verraden
page-review-share-about = Het vertelt hoe het spel ging, zonder één gok of kleur.
page-review-share-text = Tekst om te delen
page-review-share-send = Delen
page-review-share-copy = Tekst kopiëren
page-review-share-copied = Gekopieerd
page-review-share-head = Keypeg · { $edition } · { $broken ->
    [yes] gekraakt in { $n ->
        [one] 1 rij
       *[other] { $n } rijen
    }
   *[no] niet gekraakt, { $n ->
        [one] 1 rij
       *[other] { $n } rijen
    }
}
page-review-share-row = { $n } { $sign } { $word } · nog { $left }
page-review-share-sum = Verloren { $given } · geluk { $luck }

## Page, record

page-record-title = Je overzicht
page-record-open = Je overzicht
page-record-lead = Hoeveel rijen je nodig hebt, wat je verliest, hoeveel geluk je hebt.
page-record-about = De spellen waarin je in deze browser codebreker was.
page-record-none = Er is nog geen spel bewaard. Kraak een code, dan verschijnt het hier.
page-record-off = Je overzicht staat uit in de instellingen: nieuwe spellen worden niet bewaard.
page-record-loading = Je overzicht wordt opgehaald …
page-record-player = Speler
page-record-everybody = iedereen
page-record-by-edition = Per editie
page-record-edition = Editie
page-record-games = Spellen
page-record-broken = Gekraakt
page-record-rows = Gemiddeld aantal rijen
page-record-given = Verloren
page-record-luck = Geluk
page-record-per-game = Gemiddelden per spel. Positief geluk spaarde rijen, negatief geluk kostte er.
page-record-over-time = In de loop van de tijd
page-record-rows-plot = Rijen van elk spel
page-record-given-plot = Verloren rijen in elk spel
page-record-plot-about = { $n ->
    [one] { $what }, één spel
   *[other] { $what }, { $n } spellen, het oudste eerst
}: tussen { $least } en { $most }. De tabel hieronder heeft alle getallen.
page-record-broken-dot = gekraakt
page-record-unbroken-dot = niet gekraakt
page-record-every = Elk spel
page-record-when = Wanneer
page-record-rows-head = Rijen
page-record-unbroken = { $n }, niet gekraakt
page-record-review = Analyse
page-record-csv = Downloaden als CSV
page-record-json = Exporteren als JSON
page-record-erase = Wissen
page-record-sure-erase = Je hele overzicht wissen?
page-record-sure-about = { $n ->
    [one] Eén spel wordt
   *[other] { $n } spellen worden
} voorgoed vergeten. De tafels zelf blijven.
page-record-erased = { $n ->
    [one] 1 spel gewist.
   *[other] { $n } spellen gewist.
}

## Page, know

page-know-title = Wat je weet
page-know-start = begin
page-know-row = rij { $n }
page-know-about = Codes die na elke rij nog passen.

## Page, fair

page-fair-title = Eerlijk spel
page-fair-before = De vingerafdruk van elke code wordt vóór de eerste gok gepubliceerd.
page-fair-none = Alleen de maker kent deze code, dus er is geen vingerafdruk gepubliceerd.
page-fair-adversary = Deze codemaker buigt zijn code onderweg, nooit tegen zijn eigen antwoorden in. Hij belooft geen code.
page-fair-check = Controleren
page-fair-checking = Bezig met controleren …
page-fair-fair = Spel { $game }: de getoonde code is de code die was gezet.
page-fair-unfair = Spel { $game }: de getoonde code past niet bij de vingerafdruk.
page-fair-changed = Spel { $game }: de vingerafdruk is veranderd sinds de publicatie.
page-fair-hidden = Spel { $game }: de code is nog verborgen.
page-fair-nothing = Er valt nog niets te controleren.

## Page, seats

page-seats-title = Aan tafel
page-seats-codemaker = codemaker
page-seats-codebreaker = codebreker
page-seats-online = hier
page-seats-offline = weg
page-seats-free = vrij
page-seats-computer = computer
page-seats-invite = Uitnodigen
page-seats-sat = { $name } is gaan zitten
page-seats-left = { $name } heeft de tafel verlaten

## Page, invite

page-invite-title = Vrienden uitnodigen
page-invite-about = Met deze link kan iedereen gaan zitten of kijken.
page-invite-link = Link naar deze tafel
page-invite-copy = Link kopiëren
page-invite-copied = Gekopieerd
page-invite-qr = QR-code van de link
page-invite-local = Dit adres werkt alleen op dit apparaat. Open Keypeg via het adres van je netwerk om anderen uit te nodigen.
page-invite-about-full = Alle plaatsen zijn bezet. Met deze link kan iedereen kijken.
page-invite-not-copied = De browser stond kopiëren niet toe. De tekst is geselecteerd: kopieer hem zelf.

## Page, join

page-join-title = Gaan zitten?
page-join-about = { $count ->
    [one] { $names } wacht hier op je.
   *[other] { $names } zijn er al.
}
page-join-about-nobody = Hier zit nog niemand.
page-join-sit = Gaan zitten
page-join-watch = Alleen kijken

## Page, hand over

page-hand-over-pass = Geef het scherm aan { $name }
page-hand-over-set = { $name } zet de code. Alle anderen kijken weg.
page-hand-over-mark = { $name } beantwoordt de rij.
page-hand-over-guess = { $name } raadt nu.
page-hand-over-ready = Ik ben { $name }

## Page, coach

page-coach-title = Je eerste spel
page-coach-begin = Achter het scherm zitten drie pinnen. Vind hun kleuren en plaatsen. Begin met rood, rood, blauw: tik op de kleuren en dan op Raden.
page-coach-second = Antwoordpinnen gaan over de hele rij, nooit over één gat. Probeer nu blauw, groen, groen.
page-coach-answer = { $red ->
    [0] Geen rood: geen pin staat op zijn juiste plaats.
    [one] 1 rood: één pin heeft de juiste kleur op de juiste plaats.
   *[other] { $red } rood: { $red } pinnen hebben de juiste kleur op de juiste plaats.
} { $white ->
    [0] Geen wit.
    [one] 1 wit: nog één kleur zit in de code, maar ergens anders.
   *[other] { $white } wit: nog { $white } kleuren zitten in de code, maar ergens anders.
}
page-coach-free = Ga nu zelf verder. Kies een code die in elke rij dezelfde antwoordpinnen had gekregen. ‘Kan dit?’ zegt of hij past, en Tip stelt er een voor.
page-coach-done = Dat was hem: de code is gekraakt en het scherm is open. In een partij wissel je nu van rol, en de codemaker krijgt een punt voor elke rij die je nodig had.
page-coach-lost = De rijen zijn op. Bekijk de code, en hoe elke rij werd beantwoord.
page-coach-play = Tegen de computer

## Page, net

page-net-lost = Verbinding verbroken, nieuwe poging …
page-net-loading = De tafel wordt gedekt …
page-net-no-table = Deze tafel is hier niet meer.
page-net-failed = Dat lukte niet. Probeer het nog eens.
page-net-unreachable = De server is niet bereikbaar. Draait hij?
page-net-moved = Er is intussen iets gebeurd aan tafel. Kijk eerst en stuur dan.
page-net-nowhere = Hier is niets.

## Page, keys

page-keys-title = Toetsen
page-keys-pegs = pin zetten: de letter of het nummer van de kleur
page-keys-blank = een gat leeg laten, waar dat mag
page-keys-arrows = een gat kiezen
page-keys-back = een pin terugnemen
page-keys-enter = de rij versturen
page-keys-marks = bij het antwoorden: een rood erbij, een wit erbij
page-keys-help = deze toetsen tonen
page-keys-tap = Tik op het nummer van een rij om haar over te nemen, of op één pin. Pinnen kun je ook slepen.
page-keys-history = een eerdere rij overnemen, of een latere
page-keys-undo = ongedaan maken, opnieuw

## Page, rules

page-rules-title = Regels van deze editie
page-rules-open = Regels
page-rules-goal = De codemaker zet een geheime code van { $pegs } pinnen. De codebreker raadt telkens een hele rij.
page-rules-colours = De kleuren: { $names }.
page-rules-red = Een rode antwoordpin: één pin van de juiste kleur op de juiste plaats.
page-rules-white = Een witte antwoordpin: één pin van de juiste kleur op de verkeerde plaats.
page-rules-order = Antwoordpinnen zeggen hoeveel, nooit welke. Eén antwoordpin hoort bij één pin; rood gaat voor.
page-rules-blanks = Gaten mogen leeg blijven, in de code en in een gok. Een leeg gat telt als nog een kleur.
page-rules-secret-repeats = De code mag een kleur meer dan eens bevatten.
page-rules-secret-differs = Alle kleuren van de code zijn verschillend.
page-rules-guess-differs = Ook in een gok moeten alle kleuren verschillend zijn.
page-rules-guess-repeats = Een gok mag kleuren herhalen.
page-rules-rows = { $n ->
    [one] Er is 1 rij.
   *[other] Er zijn { $n } rijen.
} Het spel eindigt als een rij helemaal rood is, of als alle rijen op zijn.
page-rules-score-rows = De codemaker krijgt een punt voor elke gespeelde rij, { $most } als de code nooit wordt gekraakt. Daarna wisselen de rollen. De meeste punten winnen.
page-rules-score-games = Kraak de code en je wint het spel; anders wint de codemaker. De meeste spellen winnen.
page-rules-score-group = Op één bord wordt om de beurt geraden. Een gok levert { $red } op voor elk rood en { $white } voor elk wit; de gok die de code kraakt levert in plaats daarvan { $broken } op. De codemaker scoort voor elke volle ronde die de code overleeft. Iedereen is één keer codemaker.
page-rules-wrong = { $n ->
    [0] Blijken de antwoorden fout, dan wordt het spel overgespeeld.
   *[other] Blijken de antwoorden fout, dan wordt het spel overgespeeld en krijgt de codebreker { $n } punten.
}
page-rules-house = Gespeeld met huisregels.
page-rules-source = Bron

## Page, settings

page-settings-title = Instellingen
page-settings-language = Taal
page-settings-theme = Bord
page-settings-themes-auto = zoals het apparaat
page-settings-signs = Op de pinnen
page-settings-signs-of-shapes = vormen
page-settings-signs-of-letters = letters
page-settings-numbers = Getallen naast de antwoordpinnen
page-settings-letter-keys = Letter- en cijfertoetsen zetten pinnen
page-settings-record = Mijn overzicht bijhouden
page-settings-record-about = Rijen, verlies en geluk van elk spel waarin je raadt, op deze server, onder een cookie die alleen deze browser heeft.
page-settings-themes-walnut = notenhout (licht)
page-settings-themes-slate = leisteen (donker)
page-settings-themes-paper = papier (hoog contrast)
page-settings-sound = Geluiden
page-settings-pace = De computer speelt in een tempo dat ik kan volgen

## Page, header

page-header-home = Keypeg, naar het begin
page-header-game = spel { $n } van { $of }
page-header-sound = Geluid

## Page, table

page-table-sheet = Deze tafel
page-table-open = Score, notities en meer
page-table-match = Partij
page-table-knowledge = Wat je weet

## Page, notes

page-notes-title = Je notities
page-notes-about = Tik op een kleur om haar door te strepen, of op een vakje: ✕ niet hier, ● hier. Alleen jij ziet dit.
page-notes-clear = Leegmaken
page-notes-cross = { $colour } doorstrepen
page-notes-cell = { $colour }, plaats { $hole }: { $note ->
    [out] niet hier
    [sure] hier
   *[none] geen notitie
}
