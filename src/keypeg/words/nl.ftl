### Keypeg's words in Dutch. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Nederlands

## Lists: "1, 3 en 4"

list-middle = { $start }, { $next }
list-end = { $start } en { $last }

## Numbers: the sign between thousands, the one before the fraction, and the first number with thousands set apart

number-group = { "." }
number-point = ,
number-grouped-from = 1000

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

## Knoppen, opschriften en kolommen die meerdere schermen delen

action-close = Sluiten
action-copied = Gekopieerd
action-erase = Wissen
action-give-up = Opgeven
action-guess = Raden
action-hint = Tip
action-join = Meespelen
action-next-game = Volgend spel
action-no = Nee
action-review = Analyse
action-set-code = Code vastleggen
action-share = Delen
action-show-code = Code tonen
action-yes = Ja

label-codes-left = Codes over
label-edition = Editie
label-first-codemaker = Eerste codemaker
label-games = Spellen
label-luck = Geluk
label-player = Speler
label-players = Spelers
label-row = Rij
label-rows = Rijen
label-rows-lost = Verloren
label-score-card = Scorekaart
label-your-name = Je naam

role-codebreaker = codebreker
role-codemaker = codemaker

result-in-play = bezig
result-not-broken = niet gekraakt

column-bad-luck = pech
column-best = beste
column-broken = gekraakt
column-edition = editie
column-expected = verwacht
column-feedback = antwoord
column-games = spellen
column-good-luck = geluk
column-guess = gok
column-left = codes over
column-lost = verloren
column-luck = geluk
column-row = rij
column-rows = rijen

## Waarom een actie nu niet mag

reason-match-over = de partij is afgelopen
reason-no-such-seat = die plaats is er niet aan deze tafel
reason-codemaker-only = alleen de codemaker van dit spel kan dat doen
reason-codebreaker-only = alleen een codebreker van dit spel kan dat doen
reason-table-only = alleen de tafel zelf kan dat doen
reason-not-your-turn = een andere codebreker is aan de beurt
reason-secret-not-set = de codemaker heeft de code nog niet vastgelegd
reason-secret-already-set = de code van dit spel is al vastgelegd
reason-secret-behind-shield = aan deze tafel blijft de code achter het echte scherm en wordt niet ingevoerd
reason-secret-must-be-entered = aan deze tafel moet de code worden ingevoerd
reason-not-a-code = dat is geen code van deze editie
reason-not-a-secret = die code kan niet de geheime code zijn: in deze editie moeten alle kleuren verschillen
reason-not-a-guess = die code mag je niet raden: in deze editie moeten alle kleuren verschillen
reason-feedback-pending = de laatste rij heeft nog geen antwoord
reason-no-row-to-mark = er wacht geen rij op een antwoord
reason-table-marks = aan deze tafel geeft de tafel zelf de antwoorden
reason-codemaker-marks = aan deze tafel geeft de codemaker de antwoorden
reason-not-feedback = dat antwoord is onmogelijk in deze editie
reason-false-feedback = de tafel geeft alleen juiste antwoorden
reason-reveal-due = het raden is voorbij: de codemaker onthult nu de code
reason-reveal-not-due = de code kan nog niet worden onthuld
reason-no-rows-to-claim = nog geen rij heeft een antwoord, dus er valt niets te betwisten
reason-claim-repeated = dat heb je al betwist, en sindsdien is er geen nieuw antwoord bij gekomen
reason-conceding-off = opgeven is aan deze tafel uitgeschakeld
reason-conceded-already = je hebt al opgegeven; de andere codebrekers spelen nog
reason-no-clock = deze tafel heeft geen bedenktijd

## Waarom een tafel weigert

reason-unknown-table = die tafel bestaat niet
reason-table-closed = deze tafel is gesloten
reason-unknown-seat = die plaats is er niet aan deze tafel
reason-seat-taken = deze plaats is bezet
reason-computer-seat = op deze plaats speelt een computer
reason-seat-guards-code = deze plaats bewaart de code van het lopende spel: hij komt vrij als dat spel voorbij is
reason-name-taken = iemand aan deze tafel heet al zo
reason-not-your-seat = dit is niet jouw plaats
reason-seats-open = de partij begint als alle plaatsen bezet zijn
reason-no-spectators = deze tafel laat geen toeschouwers toe
reason-no-hints = tips zijn aan deze tafel uitgeschakeld
reason-codebreakers-only = tips zijn voor de codebrekers zolang er gespeeld wordt
reason-too-many-tables = vanaf jouw adres zijn te veel tafels open: sluit er een of probeer het later opnieuw
reason-too-many-seats = vanaf jouw adres zijn te veel plaatsen bezet: verlaat er een of probeer het later opnieuw
reason-nothing-finished = nog geen spel van deze partij is afgelopen, dus er valt niets te exporteren
reason-match-goes-on = je kunt om een revanche vragen als de partij afgelopen is
reason-no-such-game = dat spel is er niet in deze partij
reason-no-such-row = die rij met antwoord is er niet in dit spel
reason-game-goes-on = dit spel is nog bezig: de analyse komt aan het eind, of nu als de tafel tips toelaat
reason-not-recorded = alleen spellen die je als codebreker hebt uitgespeeld, worden bewaard
reason-too-large-to-review = deze editie heeft te veel codes voor een analyse
reason-bad-action-id = de id van een actie moet 1 tot en met 64 afdrukbare ASCII-tekens hebben
reason-table-here = deze tafel is hier al
reason-nobody-left = niemand heeft deze tafel verlaten
reason-nobody-away = niemand is lang genoeg weg
reason-elsewhere = je speelt verder op een ander apparaat
reason-bad-pass = deze link is al gebruikt of ouder dan tien minuten
reason-pass-hides-code = deze speler heeft de code van het lopende spel vastgelegd: de plaats kan pas worden doorgegeven als het spel voorbij is
reason-code-gone = de code is samen met de codemaker verdwenen, dus dit spel kan niet verder
reason-name-fixed = namen kunnen alleen vóór de eerste zet worden gewijzigd
reason-host-starts = zolang degene die de tafel opende verbonden is, begint die de partij
reason-no-copy = alleen een spel van één persoon tegen computers, zonder bedenktijd, kan op een apparaat verdergaan
reason-bad-journal = het verslag van deze tafel klopt niet met de regels
reason-old-reading = deze partij begon onder een eerdere uitleg van de regels en kan niet verhuizen: speel haar hier uit of begin een nieuwe
reason-no-ladder-token = hiervoor heb je het token van een speler op de ranglijst nodig: doe eerst mee
reason-ladder-name-taken = iemand op de ranglijst heet al zo
reason-no-memory = dit apparaat heeft daar te weinig geheugen voor
reason-no-token = hiervoor heb je het token van een plaats nodig
reason-unknown-room = er is geen kamer met die code
reason-room-closed = deze kamer is gesloten
reason-room-full = deze kamer is vol
reason-room-name-taken = iemand in deze kamer heet al zo, of bijna zo
reason-name-not-listed = die naam staat niet op de lijst van de kamer
reason-not-in-room = die speler is er niet in deze kamer: doe eerst mee
reason-host-only = dat kan alleen wie de kamer heeft geopend
reason-host-sets-code = wie in deze kamer de codes maakt, speelt niet mee
reason-table-sets-code = in deze kamer maakt de gastheer de code niet
reason-code-missing = voor deze ronde moet eerst een code worden gemaakt
reason-no-duel = alleen de twee spelers van een duel maken codes voor elkaar
reason-too-few-players = er zijn nog niet genoeg spelers
reason-round-goes-on = deze ronde is nog bezig
reason-rounds-played = alle rondes van deze kamer zijn gespeeld
reason-no-round = er wordt nu geen ronde gespeeld
reason-round-paused = deze ronde is gepauzeerd
reason-round-not-begun = deze ronde is nog niet begonnen
reason-no-more-hints = voor deze ronde zijn er geen hints meer
reason-no-rematch = het gaat verder in de kamer, niet aan deze tafel
table-of-room = tafels van kamer { $room } deelt de kamer zelf uit; ze kunnen niet worden geopend
reason-stale = de tafel veranderde voordat je zet aankwam; kijk naar het bord en probeer het opnieuw
reason-store = de database is nu niet bereikbaar: probeer het opnieuw
reason-failed = interne serverfout
reason-origin = deze pagina komt van een andere site en mag deze tafels niet gebruiken
reason-no-address = op dit adres is niets te vinden
reason-no-method = dit adres ondersteunt die methode niet
reason-too-large = het verzoek is te groot
reason-left = deze plaats is vrijgegeven
reason-restart = de server wordt afgesloten
reason-silent = geen antwoord op het levensteken
reason-too-many =
    { $what ->
        [actions] te veel acties in korte tijd: wacht even
        [tables] te veel nieuwe tafels in korte tijd: wacht even
        [reactions] te veel reacties in korte tijd: wacht even
        [questions] te vaak om hulp gevraagd in korte tijd: wacht even
        [connections] te veel verbindingen tegelijk: sluit er een
       *[requests] te veel verzoeken in korte tijd: wacht even
    }

## Weigeringen met gegevens

contradiction =
    { $count ->
        [one] rij { $rows } spreekt zichzelf tegen: er past geen code bij
       *[other] de rijen { $rows } spreken elkaar tegen: geen code past bij al die rijen
    }
interrupted = onderbroken
missing-extra = hiervoor is de extra '{ $extra }' nodig: pip install "keypeg[{ $extra }]"
undecided = de rijen konden niet binnen { $steps } stappen worden gecontroleerd
no-answer = dit kon niet op tijd worden uitgerekend: probeer het later opnieuw
unknown-language = Keypeg spreekt geen '{ $text }': het spreekt { $languages }
unknown-edition = onbekende editie '{ $text }': de edities zijn { $editions }; of schrijf een vorm zoals 4x6r10
unknown-level = onbekend niveau '{ $text }': de niveaus zijn { $levels }
unknown-strategy = onbekende strategie '{ $text }': de strategieën zijn { $strategies }
strategy-failed = strategie { $name } mislukt bij '{ $position }': { $problem }
strategy-ambiguous = { $count } pakketten hebben een strategie met de naam '{ $text }': schrijf pakket:naam
strategy-not-loaded = strategie '{ $text }' kan niet worden geladen: { $problem }
strategy-not-function = strategie '{ $text }' kan niet worden aangeroepen met een stelling en een toevalsbron: schrijf def { $function }(position, chance)
strategy-never-breaks = strategie { $name } heeft een code van { $edition } niet gekraakt in { $rows } rijen
kernel-missing = perfect spel heeft de native kern nodig: installeer keypeg opnieuw met een C++-compiler
library-missing = de bibliotheek '{ $name }' ontbreekt: pip install --upgrade keypeg
players-exact = { $edition } is voor { $needed } spelers, niet voor { $players }
players-range = { $edition } is voor { $least } tot { $most } spelers, niet voor { $players }
games-range = een partij van { $games } spellen kan niet: kies 1 tot en met 100
games-even = een partij { $edition } heeft een even aantal spellen, niet { $games }
games-players = een partij { $edition } met { $players } spelers heeft { $players } spellen of een veelvoud van { $players }, niet { $games }
shape-limit =
    { $what ->
        [pegs] het aantal pinnen kan niet { $value } zijn: kies { $least } tot en met { $most }
        [colours] het aantal kleuren kan niet { $value } zijn: kies { $least } tot en met { $most }
       *[rows] het aantal rijen kan niet { $value } zijn: kies { $least } tot en met { $most }
    }
shape-few-colours = { $colours } kleuren is te weinig voor { $pegs } verschillende pinnen: sta herhaling toe of neem minstens { $pegs } kleuren
shape-guess-repeats = als de geheime code kleuren mag herhalen, moet dat bij het raden ook mogen
name-invalid = '{ $name }' kan geen naam zijn: een naam heeft 1 tot 40 afdrukbare tekens
name-twice = twee spelers heten '{ $name }': namen moeten verschillen
first-seat = plaats { $seat } kan niet beginnen: er zijn { $seats } plaatsen
shield-table-marks = de tafel kan geen antwoord geven voor een code achter een echt scherm: laat dat aan de codemaker over
digit-sum-not-here = { $edition } kan niet als { $shape }: alleen number in de eigen maat geeft de som van de cijfers, als number/4x6s
digit-sum-not-agreed = { $edition } geeft de som van de cijfers niet: laat sum= weg, of speel number/4x6s
digit-sum-range = van geen code zijn de cijfers samen { $sum }: kies { $least } tot en met { $most }
digit-sum-unknown = de som van de cijfers is er alleen van een code die de tafel kent: speel zonder echt scherm, en zonder de dwarsligger
seconds-range = { $seconds } seconden per beurt kan niet: kies 1 tot en met 86.400
reading-unknown = lezing { $reading } van de regels bestaat niet: kies 1 tot { $newest }
seat-person-level = plaats { $seat } is voor een mens: alleen computers hebben een niveau
seat-unknown-level = plaats { $seat } heeft het onbekende niveau '{ $text }': de niveaus zijn { $levels }
adversary-seat = plaats { $seat } kan geen dwarsligger zijn: er zijn { $seats } plaatsen
warning-odd-games =
    { $games ->
        [1] Met één spel is maar één speler codemaker; een even aantal is eerlijker.
       *[other] Met { $games } spellen is één speler vaker codemaker; een even aantal is eerlijker.
    }

## Teksten die niet te lezen zijn

notation-code-length =
    { $needed ->
        [one] '{ $text }' is geen code van { $edition }: een code heeft 1 pin, niet { $length }
       *[other] '{ $text }' is geen code van { $edition }: een code heeft { $needed } pinnen, niet { $length }
    }
notation-code-blank = '{ $text }' is geen code van { $edition }: lege gaten mogen niet (kies uit { $letters })
notation-code-colour = '{ $text }' is geen code van { $edition }: er is geen kleur '{ $sign }' (kies uit { $letters })
notation-secret-repeats =
    { $count ->
        [2] { $text } kan niet de geheime code zijn in { $edition }: { $letter } komt twee keer voor, maar alle kleuren moeten verschillen
       *[other] { $text } kan niet de geheime code zijn in { $edition }: { $letter } komt { $count } keer voor, maar alle kleuren moeten verschillen
    }
notation-guess-repeats =
    { $count ->
        [2] { $text } mag je niet raden in { $edition }: { $letter } komt twee keer voor, maar alle kleuren moeten verschillen
       *[other] { $text } mag je niet raden in { $edition }: { $letter } komt { $count } keer voor, maar alle kleuren moeten verschillen
    }
notation-feedback-form = '{ $text }' is geen antwoord: schrijf rood-wit, zoals 1-2
notation-feedback-form-in-black = '{ $text }' is geen antwoord: schrijf zwart-wit, zoals 1-2
notation-feedback-count =
    { $pegs ->
        [one] antwoord { $text } is onmogelijk in { $edition }: { $count } antwoordpinnen voor 1 pin
       *[other] antwoord { $text } is onmogelijk in { $edition }: { $count } antwoordpinnen voor { $pegs } pinnen
    }
notation-feedback-last-white = antwoord { $text } is onmogelijk in { $edition }: met { $red } rode kan de laatste antwoordpin niet wit zijn
notation-feedback-last-white-in-black = antwoord { $text } is onmogelijk in { $edition }: met { $red } zwarte kan de laatste antwoordpin niet wit zijn
notation-feedback-places = antwoord { $text } is onmogelijk in { $edition }: de antwoordpinnen tellen alleen juiste plaatsen, dus geen is wit
notation-feedback-colours = antwoord { $text } is onmogelijk in { $edition }: de antwoordpinnen tellen alleen juiste kleuren, dus alle zijn wit
notation-feedback-range = { $red } rode en { $white } witte antwoordpinnen zijn geen antwoord: geen getal is kleiner dan 0 en samen zijn het er hoogstens { $most }
notation-feedback-range-in-black = { $red } zwarte en { $white } witte antwoordpinnen zijn geen antwoord: geen getal is kleiner dan 0 en samen zijn het er hoogstens { $most }
notation-shape = '{ $text }' is geen vorm: schrijf pinnen x kleuren, zoals 4x6; dan, als je wilt, r en de rijen, b voor lege gaten, p of c voor antwoordpinnen die alleen plaatsen of alleen kleuren tellen, u voor een code zonder herhaling (U ook bij het raden), d voor een code met herhaling
counting-not-here = in { $shape } tellen antwoordpinnen alleen plaatsen of alleen kleuren: boeken, bewijzen en het laboratorium vragen om pinnen die beide tellen
notation-position-empty = de stelling is leeg: schrijf een editie en dan de rijen, zoals classic RRGG:1-0
notation-position-rows = { $count } rijen is te veel voor { $edition }: die heeft er { $rows }
notation-digit-sum = '{ $text }' is geen som van cijfers: schrijf sum=14
notation-row = '{ $text }' is geen rij: schrijf gok:rood-wit, zoals { $example }
notation-row-in-black = '{ $text }' is geen rij: schrijf gok:zwart-wit, zoals { $example }
notation-action = '{ $text }' is geen actie: schrijf secret, guess, mark, reveal of admit met de waarde; of claim, concede of time

## Partijteksten

text-too-long = de partijtekst heeft { $length } tekens; hoogstens { $most } zijn toegestaan
text-tag-twice = regel { $line }: het label { $tag } komt twee keer voor
text-tag-form = regel { $line }: '{ $text }' is geen label: schrijf [Naam "waarde"]
text-tag-missing = in de partijtekst ontbreekt het label { $tag }
text-no-result = in de partijtekst ontbreekt de uitslag: voeg een label toe zoals [Result "*"]
text-cut-off = de partijtekst is afgebroken: de laatste regel moet de uitslag zijn, zoals 5-6 of *
text-wrong-result = de partijtekst geeft als uitslag '{ $told }', maar volgens de rijen is het { $result }
text-not-whole = { $tag } is '{ $text }': schrijf een geheel getal
text-one-of = { $tag } is '{ $text }': schrijf { $first } of { $second }
text-line = regel { $line }: { $problem }
text-game-early = spel { $game } begint voordat het vorige is afgelopen
text-game-order = het volgende spel is { $game } met codemaker { $codemaker }, niet { $told } met codemaker { $told_codemaker }
text-no-ending = er staat '{ $text }', maar er is zojuist geen spel afgelopen
text-wrong-ending = er staat '{ $text }', maar volgens de rijen is het '{ $ending }'
text-row-order = de volgende rij is { $row }, niet { $told }
text-claim-shown = er staat dat de betwisting '{ $text }' was, maar die is bewezen
text-claim-not-shown = er staat dat de betwisting '{ $text }' was, maar die is niet bewezen
text-concede = '{ $text }' is geen regel van een partij: schrijf concede en de plaats
text-row-number = '{ $text }' is geen regel van een partij: een rij begint met het nummer, zoals 1. { $guess }

## Bestanden, databases en servers

file-unreadable = kan '{ $path }' niet lezen: { $problem }
file-not-text = kan '{ $path }' niet lezen: byte { $byte } is geen UTF-8-tekst
file-unwritable = kan '{ $path }' niet schrijven: { $problem }
store-newer = de database heeft versie { $found }, maar dit programma kent alleen versie { $newest }: installeer een nieuwere versie van Keypeg
store-blocked = de database neemt nu geen wijzigingen aan: probeer het opnieuw
store-closing = de tafels worden gesloten
store-contended = andere processen zijn je bij deze tafel steeds voor: probeer het opnieuw
table-options-damaged = de instellingen van deze tafel zijn beschadigd in de database, dus hij kan niet worden geopend
table-line-damaged = regel { $line } van het logboek van deze tafel is beschadigd in de database, dus hij kan niet worden geopend
store-url-fails = de database { $url } werkt niet: { $problem }
store-fails = de database werkt niet: { $problem }
store-url-form = '{ $url }' is geen adres van een database
store-in-memory = de database moet een bestand zijn, zodat die blijft bestaan als het programma stopt: bijvoorbeeld sqlite:///tables.sqlite3
store-backend = '{ $name }' is geen ondersteunde database: kies sqlite of postgresql
store-folder = kan geen tafels bewaren in '{ $path }': { $problem }
serve-address = kan niet luisteren op { $host } poort { $port }: { $problem }
serve-origin = { $text } is geen herkomst: schrijf het als https://example.org, zonder pad
serve-metrics-address = { $text } is geen adres voor statistieken: schrijf het als 127.0.0.1:9100
serve-workers = meerdere processen hebben PostgreSQL nodig: voeg --database postgresql://... toe
request-field = kan { $field } niet lezen: { $problem }
request-not-json = kan het verzoek niet lezen: de JSON is niet wat dit adres verwacht
request-number = { $field } moet een getal van 0 tot en met { $most } zijn
request-take-seat = plaats { $seat } kun je niet nemen: het is geen plaats voor een mens aan deze tafel
review-too-large = { $shape } is te groot voor een analyse: er zijn { $guesses } mogelijke gokken; het maximum is { $most }
too-many-codes = { $edition } heeft te veel codes om op te sommen: { $codes }; hoogstens { $most } worden opgesomd

## Edities en niveaus

edition-classic-name = Classic
edition-classic-about = Vier pinnen, zes kleuren, tien rijen. De codemaker krijgt een punt voor elke rij die je nodig hebt.
edition-classic-source = Spelregels 000 en 001. De kleuren zijn onze keuze, want de afbeeldingen zijn verloren gegaan.
edition-pocket-name = Pocket
edition-pocket-about = De reiseditie: zoals Classic, maar zonder bonus. In het spel voor gevorderden mogen gaten leeg blijven.
edition-pocket-source = Spelregels 002. Het aantal rijen staat er niet in; tien is onze keuze.
edition-expert-name = Expert
edition-expert-about = Vier of vijf pinnen, zes tot acht kleuren, tien rijen. Voor extra uitdaging mogen gaten leeg blijven.
edition-expert-source = Spelregels 003. De zevende en de achtste kleur zijn onze keuze.
edition-new-name = New
edition-new-about = Vier pinnen, acht kleuren, allemaal verschillend, twaalf rijen. Kraak de code en je wint het spel.
edition-new-source = Spelregels 004, het spel voor twee. In het spel voor gevorderden mag de code kleuren herhalen.
edition-party-name = Party
edition-party-about = Drie tot vijf spelers raden om de beurt op één bord. Elke antwoordpin levert punten op, en de code kraken de meeste.
edition-party-source = Spelregels 004, het spel voor een groep. De puntentabel van de codemaker is verloren gegaan; de onze is een reconstructie.
edition-super-name = Super
edition-super-about = Vijf pinnen, acht kleuren, twaalf rijen: voor een lange avond. Punten zoals bij Classic.
edition-super-source = Het formaat van Super Mastermind van Invicta (1975). We hebben de spelregels niet, dus de punten zijn die van Classic.
edition-mini-name = Mini
edition-mini-about = Vier pinnen, zes kleuren en maar zes rijen. Punten zoals bij Classic.
edition-mini-source = Het formaat van Mini Mastermind van Invicta (1976). We hebben de spelregels niet, dus de punten zijn die van Classic.
edition-mini2004-name = Mini 2004
edition-mini2004-about = Vier pinnen, zes kleuren, acht rijen: de latere reisdoos. Punten zoals bij Classic.
edition-mini2004-source = Het formaat van Mini Mastermind uit 2004, volgens lijsten van de edities. We hebben de spelregels niet, dus de punten zijn die van Classic.
edition-kids-name = Kids
edition-kids-about = Drie pinnen, zes kleuren, negen rijen: een eerste spel. Punten zoals bij Classic.
edition-kids-source = De spelregels van Mastermind for Kids van Pressman: het formaat, en dat de jongste de eerste code maakt. De punten zijn die van Classic.
edition-bulls-name = Bulls and Cows
edition-bulls-about = Vier verschillende cijfers van de tien, in de code en bij elke gok. Rode antwoordpinnen zijn stieren, witte koeien.
edition-bulls-about-in-black = Vier verschillende cijfers van de tien, in de code en bij elke gok. Zwarte antwoordpinnen zijn stieren, witte koeien.
edition-bulls-source = Het traditionele spel met pen en papier. Het heeft geen bord: tien rijen en de punten van Classic zijn onze keuze.
edition-number-name = Number
edition-number-about = Vier cijfers van 1 tot 6, en een cijfer mag vaker voorkomen. Punten zoals bij Classic.
edition-number-source = De cijfers van Number Mastermind van Invicta (1976), met naar keuze de extra aanwijzing, de som van de cijfers. We hebben de spelregels niet: de tien rijen en de punten van Classic zijn onze keuze.
edition-house-name = Huisregels
edition-house-about = Een eigen vorm, met de punten van Classic.
edition-house-source = Afgesproken aan tafel.
edition-shape = { $shape }
edition-house-rule = { $name } { $shape }
level-beginner-name = Beginner
level-beginner-about = Ziet de helft van de rijen over het hoofd en raadt een code die bij de rest past.
level-casual-name = Ontspannen
level-casual-about = Ziet af en toe een rij over het hoofd.
level-steady-name = Degelijk
level-steady-about = Raadt alleen codes die de geheime code kunnen zijn.
level-strong-name = Sterk
level-strong-about = Kiest de gok die naar verwachting de minste codes overlaat, maar ziet soms een rij over het hoofd.
level-expert-name = Expert
level-expert-about = Kiest altijd de gok die de meeste informatie geeft.
level-perfect-name = Perfect
level-perfect-about = Speelt uit een boek met perfecte spellen: waar dat bewezen is, heeft geen strategie gemiddeld minder rijen nodig.
level-adversary-name = Dwarsligger
level-adversary-about = Als codemaker heeft hij geen vaste code: hij verandert die terwijl je raadt, maar spreekt zijn eigen antwoorden nooit tegen.
seat-adversary-note = De dwarsligger heeft geen vaste code: hij verandert die tijdens het spel, maar spreekt zijn eigen antwoorden nooit tegen.

## Wat er in een partij gebeurt

event-game-started = Spel { $game }: { $player } is de codemaker.
event-secret-set = { $player } heeft de code vastgelegd.
event-secret-set-digit-sum = { $player } heeft de code vastgelegd. De cijfers zijn samen { $sum }.
event-guess-placed = Rij { $row }, { $player }: { $colours }.
event-feedback-given = Rij { $row }: { $feedback }.
event-row-lost = Rij { $row }: de tijd van { $player } is om, de rij is verloren.
event-row-skipped = Rij { $row }: { $player } is er niet en wordt overgeslagen.
event-turn-skipped = { $player } is er niet en wordt overgeslagen.
event-claim-shown = { $player } zegt dat het antwoord fout is, en de rijen bewijzen het.
event-claim-not-shown = { $player } zegt dat het antwoord fout is, maar de rijen bewijzen het niet.
event-conceded = { $player } geeft op.
event-secret-revealed = De code was { $colours }.
event-wrong-information =
    { $count ->
        [one] Fout antwoord in rij { $rows }.
       *[other] Fout antwoord: de rijen { $rows } kunnen niet allemaal kloppen.
    }
event-game-ended =
    { $ending ->
        [broken] Spel { $game } is afgelopen: de code is gekraakt.
        [unbroken] Spel { $game } is afgelopen: de code is niet gekraakt.
        [conceded] Spel { $game } is afgelopen: de codebrekers hebben opgegeven.
        [forfeited] Spel { $game } is afgelopen: de codemaker heeft opgegeven.
        [wrong] Spel { $game } is voorbij: de codemaker gaf een fout antwoord en verliest het.
        [void-last] Spel { $game } telt niet, en daarmee eindigt de partij.
       *[void] Spel { $game } telt niet en wordt overgespeeld.
    }{ $scored ->
        [0] {""}
       *[other] {" "}Punten: { $points }.
    }
event-match-ended = De partij is afgelopen: { $verdict }.
verdict-winner = { $player } wint
verdict-draw = gelijkspel
verdict-shared = { $players } delen de overwinning
subject-computer = { $place ->
        [start] De computer
       *[inside] de computer
    }{ $rest }
card-name = NAAM
card-total = TOTAAL
card-game = SPEL { $game }
card-game-void = SPEL { $game } ongeldig
turn-set-code = { $player } legt de code vast
turn-mark = { $player } geeft het antwoord op rij { $row }
turn-reveal = { $player } onthult de code
turn-guess = { $player } raadt rij { $row }
turn-over-won = De partij is afgelopen: { $player } wint
turn-over-draw = De partij is afgelopen: gelijkspel
turn-over-shared = De partij is afgelopen: { $players } delen de overwinning
turn-closed-left = { $player } is weggegaan, dus deze tafel is gesloten
turn-closed-expired = Deze tafel is gesloten omdat hier lang niets gebeurde
turn-free-seats = De partij begint als alle plaatsen bezet zijn; nog vrij: { $seats }

## Tips en controles

hint-only-code = het is de enige code die over is
hint-could-win =
    gemiddeld laat hij { NUMBER($expected, maximumFractionDigits: 1) } van { $left } codes over ({ $answers } { $answers ->
        [one] mogelijk antwoord
       *[other] mogelijke antwoorden
    }) en hij kan meteen winnen
hint-cannot-win =
    gemiddeld laat hij { NUMBER($expected, maximumFractionDigits: 1) } van { $left } codes over ({ $answers } { $answers ->
        [one] mogelijk antwoord
       *[other] mogelijke antwoorden
    }), al kan hij zelf niet de geheime code zijn
hint-sampled = er zijn te veel gokken om ze allemaal te vergelijken; dit is de beste van een steekproef
hint-answer = { $guess }: { $why }.
hint-look-only = Er is nog maar één code over: welke past bij elke rij?
hint-look-begin = Er is nog niets bekend: elke gok die de code kan zijn, is een begin.
hint-look-first =
    { $colours ->
        [one] Zoek een gok met maar één kleur.
       *[other] Zoek een gok met { $colours } verschillende kleuren.
    }
hint-look-fits =
    { $new ->
        [0] Zoek een code die bij elke rij past.
        [one] Zoek een code die bij elke rij past en één kleur brengt die nog in geen rij zat.
       *[other] Zoek een code die bij elke rij past en { $new } kleuren brengt die nog in geen rij zaten.
    }
hint-look-tests =
    { $new ->
        [0] Zoek een gok die niet de code hoeft te zijn, maar meer zegt: meng wat de rijen openlaten.
        [one] Zoek een gok die niet de code hoeft te zijn, maar meer zegt: breng één kleur die nog in geen rij zat.
       *[other] Zoek een gok die niet de code hoeft te zijn, maar meer zegt: breng { $new } kleuren die nog in geen rij zaten.
    }
check-possible = Mogelijk: hij past bij elke rij.
check-repeats = Niet mogelijk: alle kleuren van de geheime code verschillen.
check-refused = Niet mogelijk. { $why }
check-fits = Er is een code die bij elke rij past.
check-fits-left =
    { $left ->
        [one] De rijen kloppen met elkaar: er past nog 1 code.
       *[other] De rijen kloppen met elkaar: er passen nog { $left } codes.
    }
check-contradiction =
    { $count ->
        [one] Er past geen code: rij { $rows } spreekt zichzelf tegen.
       *[other] Er past geen code: de rijen { $rows } spreken elkaar tegen.
    }
check-repair = Rij { $row } zou passen met { $feedback }.
check-repair-left =
    { $left ->
        [one] Rij { $row } zou passen met { $feedback } (nog 1 code).
       *[other] Rij { $row } zou passen met { $feedback } (nog { $left } codes).
    }
check-no-repair = Eén rij veranderen zou niet helpen.

## Analyses

number-exact = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-range = { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) } tot { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-signed =
    { $sign ->
        [plus] +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
number-signed-range =
    { $lower_sign ->
        [plus] +{ NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    } tot { $upper_sign ->
        [plus] +{ NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
hardness-proven =
    { $rows ->
        [one] Perfect spel kraakt deze code in 1 rij; minder kan niet.
       *[other] Perfect spel kraakt deze code in { $rows } rijen; { $percent ->
            [0] bijna geen code heeft er minder nodig
           *[other] { NUMBER($percent, maximumFractionDigits: 0) }% van alle codes heeft er minder nodig
        }.
    }
hardness-best-known =
    { $rows ->
        [one] Het beste bekende spel kraakt deze code in 1 rij; minder kan niet.
       *[other] Het beste bekende spel kraakt deze code in { $rows } rijen; { $percent ->
            [0] bijna geen code heeft er minder nodig
           *[other] { NUMBER($percent, maximumFractionDigits: 0) }% van alle codes heeft er minder nodig
        }.
    }
review-why-could-win =
    Gemiddeld laat hij { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] code
       *[other] codes
    } over ({ $answers } { $answers ->
        [one] mogelijk antwoord
       *[other] mogelijke antwoorden
    }) en hij kan meteen winnen.
review-why-cannot-win =
    Gemiddeld laat hij { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] code
       *[other] codes
    } over ({ $answers } { $answers ->
        [one] mogelijk antwoord
       *[other] mogelijke antwoorden
    }), maar hij kan niet meteen winnen.
review-word-perfect = perfect
review-word-good = goed
review-word-mistake = fout
review-word-fine = prima
review-word-slip = misser
review-verdict-flawless = Een foutloos spel.
review-verdict-strong = Een sterk spel.
review-verdict-good = Een goed spel.
review-verdict-decent = Een redelijk spel.
review-verdict-learning = Een spel om van te leren.
review-verdict-open =
    { $rows ->
        [one] Gekraakt in één rij.
       *[other] Gekraakt in { $rows } rijen.
    }
review-verdict-unbroken = Deze keer hield de code stand.
review-praise-all = Geen enkele gok had beter gekund.
review-praise-perfect =
    { $perfect ->
        [one] Eén van de { $rows } gokken had niet beter gekund.
       *[other] { $perfect } van de { $rows } gokken hadden niet beter gekund.
    }
review-praise-every = Elke gok had de code kunnen zijn.
review-praise-possible =
    { $possible ->
        [one] Eén van de { $rows } gokken had de code kunnen zijn.
       *[other] { $possible } van de { $rows } gokken hadden de code kunnen zijn.
    }
review-still-possible =
    { $codes ->
        [one] Er was nog maar één code mogelijk.
       *[other] Er waren nog { $codes } codes mogelijk.
    }
review-below-the-book = Zelfs perfect spel heeft { $rows } rijen nodig voor deze code.
review-luck-much =
    { $row ->
        [0] Het geluk hielp flink mee.
       *[other] Het geluk hielp flink mee, vooral in rij { $row }.
    }
review-luck-little =
    { $row ->
        [0] Het geluk hielp een beetje mee.
       *[other] Het geluk hielp een beetje mee, vooral in rij { $row }.
    }
review-luck-none = Geluk speelde nauwelijks een rol.
review-no-luck-little =
    { $row ->
        [0] De antwoorden zaten een beetje tegen.
       *[other] De antwoorden zaten een beetje tegen, vooral dat op rij { $row }.
    }
review-no-luck-much =
    { $row ->
        [0] De antwoorden zaten flink tegen.
       *[other] De antwoorden zaten flink tegen, vooral dat op rij { $row }.
    }
review-moment = Hier leer je het meest van: rij { $row }
review-loss-nothing = Er was maar één antwoord mogelijk, dus deze gok zei niets nieuws.
review-loss-impossible = Dit kon de code niet zijn. { $why }
review-loss-could-win = Een gok die de code kon zijn, was hier beter.
review-loss-explore-codes =
    { $best ->
        [one] Hij kon meteen winnen, maar een gok die niet kan winnen zegt hier meer: die laat hoogstens één code over, deze tot { $own }.
       *[other] Hij kon meteen winnen, maar een gok die niet kan winnen zegt hier meer: die laat hoogstens { $best } codes over, deze tot { $own }.
    }
review-loss-explore-answers = Hij kon meteen winnen, maar een gok die niet kan winnen zegt hier meer: die heeft { $best } mogelijke antwoorden, deze { $own }.
review-loss-codes =
    { $best ->
        [one] Hij kon tot { $own } codes overlaten; een betere gok laat er hoogstens één over.
       *[other] Hij kon tot { $own } codes overlaten; een betere gok laat er hoogstens { $best } over.
    }
review-loss-answers = Er waren { $own } mogelijke antwoorden op; op een betere gok zijn er { $best }, dus die zegt meer.
review-loss-slower = Een andere gok vindt de code gemiddeld iets eerder.
retry-perfect = Dat is het: geen gok is hier beter.
retry-good = Heel goed: bijna geen gok is hier beter.
retry-same = Niet beter en niet slechter dan rij { $row }.
retry-better = Beter dan rij { $row }, maar het kan nog beter.
retry-worse = Rij { $row } was beter dan dit.
retry-open = Deze editie heeft te veel codes om zeker te zeggen of dit beter is.
review-grade = { $word }
review-grade-at-best = hoogstens { $word }
review-grade-impossible = { $grade } (rij { $row } sluit hem uit)
review-left = { $before } naar { $after }
review-better = Rij { $row }: { $guess } was beter, met gemiddeld { $expects } rijen. { $why }
review-perfect-play = Vanaf het begin heeft perfect spel gemiddeld { $rows } rijen nodig.
review-sum =
    { $played ->
        [one] 1 rij gespeeld + { $remaining } nog verwacht = { $perfect } perfect + { $lost } verloren - ({ $luck }) geluk.
       *[other] { $played } rijen gespeeld + { $remaining } nog verwacht = { $perfect } perfect + { $lost } verloren - ({ $luck }) geluk.
    }
review-seat =
    { $rows ->
        [one] { $player }: 1 rij, { $lost } verloren, geluk { $luck }.
       *[other] { $player }: { $rows } rijen, { $lost } verloren, geluk { $luck }.
    }
review-clock =
    { $rows ->
        [one] 1 rij ging verloren door de klok of heeft geen antwoord.
       *[other] { $rows } rijen gingen verloren door de klok of hebben geen antwoord.
    }
review-contradiction =
    { $count ->
        [one] Het antwoord kan niet kloppen: rij { $rows } spreekt zichzelf tegen.
       *[other] De antwoorden kunnen niet kloppen: de rijen { $rows } spreken elkaar tegen.
    }
review-false-rows =
    { $count ->
        [one] De codemaker gaf een fout antwoord op rij { $rows }.
       *[other] De codemaker gaf foute antwoorden op de rijen { $rows }.
    }
review-game = Spel { $game }, codemaker { $player }
review-nothing = Er valt niets te analyseren: nog geen rij heeft een antwoord.
review-nothing-to-draw = er valt niets te tekenen: nog geen rij heeft een antwoord
review-progress = Analyse
review-picture = Analyse: { $games }
review-title = { $edition }, spel { $game }, codemaker { $player }
review-title-void = { $edition }, spel { $game }, codemaker { $player }, ongeldig
review-start = begin
review-after-row = rij { $row }
review-lost-side = verloren
review-saved-side = bespaard
review-better-head = betere gok
review-not-reviewed = niet geanalyseerd
review-row-lost = verloren { $rows }
review-row-luck = geluk { $rows }
review-row-impossible = rij { $row } sluit hem uit
review-row-expects = { $rows } rijen
board-title = Bord: { $edition }
board-picture = Mastermindbord, { $played } van { $rows } rijen gespeeld
board-row = { $guess }: { $feedback }
board-digit-sum = De cijfers zijn samen { $sum }
board-lost-row = verloren
board-code = de code
board-time-ran-out = tijd om
board-skipped = overgeslagen

## Het overzicht

record-empty = Er zijn nog geen spellen bewaard.
record-empty-here = er zijn nog geen spellen bewaard: speel er een uit als codebreker met keypeg play
record-rows = { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-no-rows = –
record-edition =
    { $games ->
        [one] { $edition }: 1 spel, { $broken } gekraakt
       *[other] { $edition }: { $games } spellen, { $broken } gekraakt
    }
record-averages = gemiddeld { $rows } rijen, { $lost } verloren, geluk { $luck }
record-edition-told = { $games }; { $averages }
record-picture =
    { $games ->
        [one] Overzicht: 1 spel van { $players }
       *[other] Overzicht: { $games } spellen van { $players }
    }
record-legend = { $first } tot { $last }, het oudste spel links; hol: niet zelf gekraakt; gestreept: een bereik
record-csv-json = kies óf --csv óf --json
record-erase-part = alleen het hele overzicht kan worden gewist: gebruik --erase zonder --player, --csv en --svg
record-nothing-to-draw = er valt niets te tekenen: er zijn nog geen spellen bewaard
record-unknown-player = van '{ $player }' zijn geen spellen bewaard, alleen van { $players }
record-erase-asked =
    { $games ->
        [one] 1 spel voorgoed wissen?
       *[other] { $games } spellen voorgoed wissen?
    }
record-not-erased = Er is niets gewist.
record-erased =
    { $games ->
        [one] 1 spel is gewist.
       *[other] { $games } spellen zijn gewist.
    }

## De opdrachtregel

mark-answer-both = { $red } rood, { $white } wit
mark-answer-both-in-black = { $red } zwart, { $white } wit
mark-answer-places = { $red } rood
mark-answer-places-in-black = { $red } zwart
mark-answer-colours =
    { $white ->
        [one] { $white } juiste kleur
       *[other] { $white } juiste kleuren
    }
editions-head = { $key }  { $name }, { $shape }, { $players } spelers
editions-head-range = { $key }  { $name }, { $shape }, { $least } tot { $most } spelers
simulate-both = kies óf een strategie óf een niveau
simulate-progress = codes
simulate-summary = { $secrets } codes, { $total } rijen, gemiddeld { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) }; het langste spel duurt { $max } rijen
simulate-row = {"  "}rij { $row }  { $secrets }
solve-help = Typ het antwoord als rood-wit, zoals 1-2; of een andere gok; of allebei. Typ undo om de laatste rij weg te halen, fix 2 1-0 om rij 2 te verbeteren, of quit om te stoppen.
solve-help-in-black = Typ het antwoord als zwart-wit, zoals 1-2; of een andere gok; of allebei. Typ undo om de laatste rij weg te halen, fix 2 1-0 om rij 2 te verbeteren, of quit om te stoppen.
solve-ask = Antwoord op { $guess }:
solve-ask-fix = Verbeter een rij, bijvoorbeeld fix 2 1-0:
solve-unreadable = kan '{ $text }' niet lezen: typ een antwoord zoals 1-2, of ? voor hulp
solve-no-guess = er is geen gok om te beantwoorden: verbeter een rij of typ undo
solve-no-row = er is geen rij meer: { $edition } heeft er { $rows }
solve-no-undo = er is geen rij om weg te halen
solve-no-such-row = er is geen rij '{ $text }' om te verbeteren: tot nu toe zijn er rijen 1 tot en met { $rows }
solve-broken =
    { $rows ->
        [one] { $code } is de code: gekraakt in 1 rij.
       *[other] { $code } is de code: gekraakt in { $rows } rijen.
    }
solve-unbroken = Alle { $rows } rijen zijn gebruikt.
solve-unbroken-left =
    { $left ->
        [one] Alle { $rows } rijen zijn gebruikt. Er past nog 1 code.
       *[other] Alle { $rows } rijen zijn gebruikt. Er passen nog { $left } codes.
    }
solve-try = Rij { $row }: probeer { $guess }; { $why }.
solve-row = {"  "}rij { $row }: { $guess } { $feedback }
play-no-terminal = deze opdracht heeft een terminal nodig voor invoer en uitvoer (probeer keypeg solve)
prove-objective = '{ $text }' is geen doel: kies average of worst
prove-max-rows = { $rows } rijen kan niet: kies 1 tot en met 254
prove-threads = { $threads } threads kan niet: kies 1 tot en met 256
prove-no-tree = geen strategie kraakt elke code van { $edition } in hoogstens { $rows } rijen
prove-too-large = { $edition } is te groot voor een bewijs: het heeft { $codes } codes; het maximum is { $most }
prove-summary = { $shape }: { $total } rijen voor { $secrets } codes, gemiddeld { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) }; het langste spel duurt { $max } rijen
prove-best = beste tot nu toe { $rows }
prove-none-yet = nog niets gevonden
prove-progress = { $edition }: minstens { $lower }, { $best }; eerste gokken { $settled }/{ $guesses }, delen van deze { $parts_settled }/{ $parts }
verify-checked = gecontroleerd: { $what }
verify-rests = berust op de zoektocht: { $what }
known-open = Beste tot nu toe: geen strategie heeft een totaal onder { $rows }.
known-worst = Een andere strategie kraakt elke code in { $rows } rijen; geen enkele doet het zeker in minder.
known-first = eerste gok { $guess }; { $command }
known-before = eerder bekend: { $what }
known-nothing = over { $edition } is niets bekend: kies er een uit { $shapes }
bound-average-only = een ondergrens bestaat alleen voor het gemiddelde zonder rijenlimiet
bound-false = deze ondergrens klopt niet: { $problem }
bound-claims = { $claims } beweringen, { $sets } verzamelingen codes
bound-trusted = { $claims } beweringen onder de diepte van dit bestand
bound-holds = geen strategie heeft een totaal onder { $rows }
bound-progress = Beweringen schrijven
verify-progress = Beweringen controleren
bench-path = pad: { $path }
bench-partition = { $candidates } kandidaten verdelen met alle { $guesses } gokken van 5x8
bench-tree = hele boom van 5x8, { $strategy }
bench-prove = 4x6 bewijzen
mcp-here = De tools van Keypeg staan op { $address }
serve-here = Keypeg is te vinden op { $address }
serve-phone = Op een telefoon in hetzelfde netwerk: { $address }
serve-no-page = In deze installatie ontbreekt de pagina, dus browsers hebben niets te tonen. Installeer Node 20.19 of nieuwer en voer in de map van Keypeg nog eens uit: pip install .
fair-no-table = er zit geen tafel in '{ $link }': geef de link van een tafel
fair-unknown-table = kan '{ $link }' niet opvragen: die tafel bestaat niet
fair-refused = kan '{ $link }' niet opvragen: de server antwoordde { $status }
fair-unreachable = kan '{ $link }' niet opvragen: { $problem }
fair-unreadable = dit is niet wat een server op /fair publiceert: een lijst met een zegel per spel
fair-not-ascii = { $what } '{ $text }' is niet te controleren: het moet ASCII zonder spaties zijn
fair-not-revealed = Spel { $game }: de code is nog niet onthuld.
fair-yes = Spel { $game }: eerlijk, { $code } is de code die was vastgelegd.
fair-no = Spel { $game }: NIET EERLIJK, { $code } is niet de code die was vastgelegd.
fair-nothing = Aan deze tafel is nog geen code vastgelegd.

## De hulp van de opdrachtregel

help-example = Voorbeeld: { $command }
help-keypeg = Mastermind in tien edities.
help-play =
    In de terminal spelen: tegen de computer, samen achter één scherm, of naast een echt bord.

    Partijen worden bewaard en je kunt ze hervatten.
help-join = Plaatsnemen aan een tafel op een server, in een kamer meedoen, of daarheen teruggaan.
help-daily =
    De dagcode als gewone tekst spelen: één per dag, voor iedereen dezelfde.

    Typ één gok per regel, en quit om later verder te gaan. `keypeg play` zet hetzelfde spel voort.
help-puzzle =
    Een puzzel als gewone tekst oplossen; de exitcode is 1 als het antwoord fout is.

    Typ het antwoord, ? om het te zien, of quit om te stoppen. Zonder sleutel is het de volgende puzzel van je training.
argument-day = De dag, zoals 2026-11-15; zonder dag vandaag.
argument-puzzle = Een puzzel met zijn sleutel, zoals only-code:3:abc; die telt niet voor je training.
option-family = Hoe moeilijk de code is.
daily-family = er is geen dagcode '{ $text }': kies { $families }
daily-ask = Rij { $row }:
daily-code-was = De code was { $code }.
puzzle-ask = Je antwoord:
help-solve =
    De code van een echt bord of van een ander programma kraken: Keypeg stelt een gok voor, jij typt het antwoord.

    Typ het antwoord als rood-wit, zoals 1-2; of eerst een andere gok, zoals RRGG; of allebei, RRGG 1-2. Typ undo om de laatste rij weg te halen, fix 2 1-0 om rij 2 te verbeteren, en quit om te stoppen.
help-solve-in-black =
    De code van een echt bord of van een ander programma kraken: Keypeg stelt een gok voor, jij typt het antwoord.

    Typ het antwoord als zwart-wit, zoals 1-2; of eerst een andere gok, zoals RRGG; of allebei, RRGG 1-2. Typ undo om de laatste rij weg te halen, fix 2 1-0 om rij 2 te verbeteren, en quit om te stoppen.
help-serve = Tafels aanbieden aan browsers en programma's. Stop met Ctrl-C; er gaat niets verloren.
help-fair = Controleren of elke onthulde code van een tafel de code is die de codemaker had vastgelegd; zo niet, dan is de afsluitcode 1.
help-editions = De edities tonen.
help-mark = Het antwoord op een gok tonen.
help-candidates = De codes tonen die bij elke rij passen.
help-check = Controleren of een code bij alle rijen past, en anders verbeteringen voorstellen.
help-hint = Een gok voorstellen en zeggen waarom.
help-explain = In woorden zeggen wat de rijen over de code vertellen.
help-simulate = Een strategie elke code laten kraken en de rijen tellen.
help-prove =
    Perfect spel bewijzen: de minste rijen gemiddeld, of in het slechtste geval.

    Een onderbroken bewijs gaat verder als je de opdracht nog eens geeft.
help-verify = Elke code door de boom van een certificaat spelen en controleren wat het beweert.
help-known = Tonen wat er bekend is over perfect spel van een vorm.
help-bench = De engine op deze machine meten, in CPU-seconden.
help-review = Elk spel van een partij analyseren: de rijen die elke gok verloor, en wat geluk was.
help-record =
    Het overzicht van deze terminal per editie tonen: spellen, rijen, verloren rijen en geluk.

    Keypeg bewaart spellen die iemand in `keypeg play` als codebreker uitspeelt.
help-score = De scorekaart van een partij tonen; de punten van de codemaker staan tussen haken.
help-replay = Een partij stap voor stap doorlopen.
option-version = De versie tonen.
help-arena = Spelers vergelijken op dezelfde codes: rijen, verloren rijen, consistentie en ratings, met 95%-intervallen.
argument-arena-players = Strategieën, niveaus, programma's als bot:OPDRACHT, modellen als model:URL; NAAM=bot:OPDRACHT geeft een naam.
option-arena-games = Het aantal codes dat elke speler moet kraken.
option-secrets-seed = Het startgetal voor het toeval, dat de codes bepaalt.
option-arena-seconds = De tijdslimiet van een bot voor één gok.
option-plot = De ratings in een bestand tekenen.
help-eval = Een taalmodel achter een OpenAI-compatibel adres meten en een verslag schrijven.
option-eval-model = Het adres van het model, zonder /chat/completions.
option-eval-name = De naam van het model op dat adres.
option-eval-games = Het aantal codes.
option-eval-every = In plaats daarvan elke code van de editie één keer spelen.
option-temperature = De samplingtemperatuur; zonder waarde wordt er geen gestuurd.
option-tokens = De limiet van tokens per antwoord, gestuurd als max_tokens.
option-parallel = Het aantal spellen tegelijk.
option-eval-out = De map voor spellen en verslag.
option-install-completion = Automatisch aanvullen installeren voor deze shell.
option-show-completion = Automatisch aanvullen voor deze shell tonen, om te kopiëren of te wijzigen.
option-lang = De taal, zoals en of nl; standaard de taal van je systeem.
option-json = Het antwoord als JSON tonen.
option-edition = Een editie, zoals classic of expert/5x8b, of een vorm.
option-database = De database voor partijen: een SQLite-bestand, of postgresql://...
option-play-edition = Een nieuwe partij van deze editie beginnen.
option-name = De naam die de anderen zien.
option-host = Het adres om op te luisteren; 127.0.0.1 is alleen voor deze machine.
option-port = De poort; 0 kiest een vrije poort.
option-workers = Het aantal processen; meer dan één heeft PostgreSQL nodig.
option-open = De pagina in een browser openen.
option-origin = Nog een herkomst van de pagina, zoals https://example.org.
option-site = De herkomst van een site die met make site is gemaakt en waarvan tafels hierheen mogen verhuizen, zoals https://example.org.
option-metrics-address = De statistieken alleen op dit HOST:PORT aanbieden, zoals 127.0.0.1:9100, en niet naast de pagina.
option-unlimited = Alle limieten uitschakelen, voor metingen.
option-seed = Het startgetal voor het toeval: hetzelfde getal geeft hetzelfde antwoord.
option-explain-guess = Een gok: zeggen of hij de code kan zijn, en zo niet, welke rij nee zegt.
option-hint-explain = De tip in stappen geven: wat de rijen zeggen, waar je op let, dan de gok.
option-strategy = Hoe een gok wordt gekozen.
option-count = Alleen tonen hoeveel het er zijn.
option-level = In plaats daarvan een niveau laten spelen.
option-max-rows = Alleen strategieën van hoogstens D rijen bekijken.
option-objective = Wat zo klein mogelijk moet: average (gemiddelde) of worst (slechtste geval).
option-threads = Het aantal kernen.
option-out = Het certificaat met zijn boom naar dit bestand schrijven.
option-bound = Naar dit bestand een ondergrens schrijven die `keypeg verify` zonder de zoektocht controleert.
option-depth = Hoeveel gokken diep de ondergrens wordt gecontroleerd.
option-seconds = De tijdslimiet per spel.
option-review-svg = De spellen onder elkaar in een SVG-bestand tekenen.
option-record-svg = De spellen in de loop van de tijd in een SVG-bestand tekenen.
option-player = Alleen de spellen van deze speler.
option-csv = Eén regel per spel tonen, voor een spreadsheet.
option-erase = Het hele overzicht voorgoed wissen; in een terminal wordt eerst om bevestiging gevraagd.
option-pause = Na elke actie op Enter wachten.
argument-position = Een editie en rijen, zoals classic RRGG:1-0; of een bestand waar ze in staan; of - voor de standaardinvoer.
argument-start = Een editie en de rijen tot nu toe, zoals classic RRGG:1-0; standaard classic.
argument-table = De link van een tafel of een kamer, zoals http://localhost:8222/t/TABLE; met --server de code van een kamer.
argument-fair = De link van een tafel, of een bestand met het antwoord van /fair.
argument-secret = De code achter het scherm, zoals RGBY.
argument-guess = De gok, zoals RRGG.
argument-match = Een bestand met een partijtekst; - leest de standaardinvoer.
argument-certificate = Een certificaat, zoals `keypeg prove --out` het schrijft.
argument-known = Een editie of een vorm, zoals 4x7.
usage-missing = { $parameter } ontbreekt
usage-extra = '{ $text }' is meer dan deze opdracht aanneemt
usage-no-value = { $option } heeft een waarde nodig
usage-flag-value = { $option } neemt geen waarde aan
usage-value = { $parameter } heeft een onbruikbare waarde
usage-unknown =
    { $what ->
        [option] er is geen optie { $text }
       *[command] er is geen opdracht '{ $text }'
    }
usage-unknown-close =
    { $what ->
        [option] er is geen optie { $text }, wel { $others }
       *[command] er is geen opdracht '{ $text }', wel { $others }
    }
option-whole =
    { $limits ->
        [none] { $option } neemt een geheel getal, niet '{ $text }'
        [least] { $option } neemt een geheel getal vanaf { $least }, niet '{ $text }'
       *[range] { $option } neemt een geheel getal van { $least } tot en met { $most }, niet '{ $text }'
    }
option-number =
    { $limits ->
        [none] { $option } neemt een getal, niet '{ $text }'
        [least] { $option } neemt een getal vanaf { $least }, niet '{ $text }'
       *[range] { $option } neemt een getal van { $least } tot en met { $most }, niet '{ $text }'
    }
help-usage = Gebruik: { $command }
help-options-word = [OPTIES]
help-command-word = OPDRACHT ...
help-title-arguments = Argumenten:
help-title-options = Opties:
help-group-play = Spelen:
help-group-study = Bestuderen:
help-group-tables = Tafels en servers:
help-group-laboratory = Laboratorium:
help-group-files = Bestanden:
help-more = keypeg OPDRACHT --help toont de opties van een opdracht en een voorbeeld.
help-help = Deze hulp tonen en stoppen.
help-required = verplicht
help-default = standaard: { $value }
help-range = { $least } tot en met { $most }
help-least = minstens { $least }
strategy-raised = strategie '{ $name }' mislukt in { $path }, regel { $line }: { $problem }
prove-depth-alone = --depth gaat over het bestand dat --bound schrijft: voeg --bound BESTAND toe
prove-proven-average = Bewezen: geen strategie heeft een lager gemiddelde.
prove-proven-limited = Bewezen: geen strategie die elke code in hoogstens { $rows } rijen kraakt, heeft een lager gemiddelde.
prove-proven-worst = Bewezen: geen strategie kraakt elke code zeker in minder dan { $rows } rijen.
simulate-beyond =
    { $secrets ->
        [one] { $edition } heeft { $rows } rijen: 1 code kost er meer en blijft op een bord ongekraakt
       *[other] { $edition } heeft { $rows } rijen: { $secrets } codes kosten er meer en blijven op een bord ongekraakt
    }
usage-error = { $problem } ({ $command } --help laat zien wat kan)
system-error = het systeem weigerde: { $problem }
stream-closed-in = de standaardinvoer is gesloten: noem een bestand in plaats van -
stream-closed-out = de standaarduitvoer is gesloten: het antwoord kan nergens heen
stream-unwritable = kan niet naar de standaarduitvoer schrijven: { $problem }
no-database = er is geen database op '{ $path }'
prove-cache-unwritable = de cache '{ $path }' is niet bruikbaar ({ $problem }): een onderbroken bewijs begint weer van voren af aan
prove-cache-corrupt = het onvoltooide bewijs in '{ $path }' is beschadigd: het begint opnieuw
prove-cache-other = '{ $path }' bevat geen bewijs van deze vorm met deze hashes: verwijder het bestand of noem een ander
solve-choices = Typ een nummer om een rij te verbeteren zodat alles klopt, of undo om rij { $row } weg te halen:
solve-choice = {"  "}{ $number }) rij { $row } was { $feedback } (fix { $row } { $feedback })
certificate-unreadable = kan het certificaat '{ $path }' niet lezen: { $problem }
editions-advanced = Gevorderd: { $games }
help-values = { $help } Waarden: { $values }.
notation-lengths = '{ $secret }' en '{ $guess }' zijn niet even lang: een gok heeft evenveel pinnen als de code
notation-code-signs = '{ $text }' is geen code: schrijf één letter per kleur, zoals RGBY, en . voor een leeg gat
notation-code-mixed = '{ $secret }' en '{ $guess }' zijn niet te vergelijken: schrijf beide met letters of beide met cijfers, of noem de editie
since-now = zojuist
since-minutes =
    { $count ->
        [one] 1 minuut geleden
       *[other] { $count } minuten geleden
    }
since-hours =
    { $count ->
        [one] 1 uur geleden
       *[other] { $count } uur geleden
    }
since-days =
    { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }
menu-delete-match = Deze partij voorgoed verwijderen?
menu-delete-seat = Deze plaats vergeten? Met alleen de link krijg je hem niet terug.
key-delete = Verwijderen
key-save = Opslaan
terminal-saved = De afgelopen spellen staan in { $path }
help-matches = De partijen tonen die je in deze terminal hebt gespeeld, de laatste eerst.
help-export =
    De afgelopen spellen van een partij als tekst tonen, met datum, plaats en niveaus.

    `keypeg review`, `replay` en `score` lezen die tekst.
argument-export = De id van een partij, of het begin ervan, zoals `keypeg matches` die toont.
option-last = De laatst gespeelde partij nemen.
option-export-out = De tekst naar dit bestand schrijven.
matches-running = { $id }  { $date }  { $match }
matches-over = { $id }  { $date }  { $match }, afgelopen
matches-none = Er zijn geen partijen bewaard.
matches-none-yet = in deze terminal heeft nog niemand gespeeld: begin met keypeg play
export-which = noem een partij of --last (keypeg matches toont ze)
export-unknown =
    { $count ->
        [0] er is geen partij '{ $id }': keypeg matches toont ze
       *[other] { $count } partijen beginnen met '{ $id }': schrijf meer van de id
    }
export-nothing = er is nog geen spel afgelopen: er valt niets te exporteren
export-written = De partij staat in { $path }
seal-shown = Zegel van de code: { $digest }
seal-holds = Zegel gecontroleerd: { $code } is de code die werd vastgelegd.
seal-broken = HET ZEGEL IS VERBROKEN: { $code } is niet de code die werd vastgelegd.
option-digest = Een zegel dat je zag toen een code werd vastgelegd, of het begin ervan (minstens 8 cijfers); de afsluitcode is 1 als de server een ander heeft gepubliceerd. Kan worden herhaald.
fair-digest-kept = Zegel { $digest }: het is dat van spel { $game }.
fair-digest-gone = Zegel { $digest }: NIET EERLIJK, de server heeft het voor geen enkel spel van deze tafel gepubliceerd.
fair-digest-form = '{ $text }' is geen zegel: schrijf minstens 8 hexadecimale cijfers
play-dumb-terminal = deze terminal (TERM=dumb) kan geen bord tekenen: gebruik een andere, of probeer keypeg solve
setup-adversary-one = Als codemaker heeft hij geen vaste code: hij verandert die terwijl je raadt, maar spreekt zijn eigen antwoorden nooit tegen. Hij maakt de code van het enige spel van deze partij.
setup-adversary-even = Hij heeft geen vaste code: hij verandert die terwijl je raadt, maar spreekt zijn antwoorden nooit tegen. Deze editie vraagt een even aantal spellen: maak jij de code, dan is het een gewoon spel.
option-theme = De kleuren van het scherm.
option-key-pegs = De kleur van de antwoordpinnen voor de juiste kleur op de juiste plaats; de andere zijn wit.
unknown-theme = onbekend thema '{ $text }': kies uit { $themes }
unknown-key-pegs = antwoordpinnen kunnen niet '{ $text }' zijn: schrijf red (rood) of black (zwart)
option-eval-strict = Alleen antwoorden tellen die uit de code alleen bestaan, of die hem één keer in een guess-tag bevatten.
option-completion-tokens = De limiet van tokens per antwoord, gestuurd als max_completion_tokens.
option-effort = Hoe grondig het model moet nadenken, gestuurd als reasoning_effort: bijvoorbeeld low, medium of high.
option-extra = Een JSON-object waarvan de velden aan elk verzoek worden toegevoegd.
option-timeout = De tijdslimiet van een verzoek, in seconden.
option-patience = Hoeveel antwoorden zonder toegestane gok een spel vergeeft.
option-salt = Een geheime tekst die samen met het startgetal de codes bepaalt; zonder opgave een nieuwe.
option-retry-failed = Spellen opnieuw spelen die door een fout van het adres zijn gestopt.
option-prompt-price = De prijs van een miljoen gelezen tokens, voor het verslag.
option-completion-price = De prijs van een miljoen geschreven tokens, voor het verslag.
eval-extra = '{ $text }' is geen JSON-object: schrijf er een zoals '{ "{" }"top_p": 0.9{ "}" }'
salt-too-short = het zout is te kort: het heeft minstens { $least } tekens nodig, zodat niemand het kan raden
salt-seal = Het zegel van de codes is { $seal } (SHA-256 van het zout).
salt-published = Het zout van de codes was { $salt }
option-repeats = Hoeveel spellen met elke code worden gespeeld; het verslag geeft dan pass@k.
option-arena-out = De map voor een ranglijst: een tabel in Markdown en HTML, met grafieken.

## De terminal

number-range-short = { NUMBER($lower, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($upper, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-at-least = { $number } of meer
number-at-most = { $number } of minder
number-unknown = niet precies bekend
number-unknown-short = ?
terminal-title = Mastermind in tien edities
menu-computer = Tegen de computer spelen
menu-people = Samen aan deze terminal spelen, twee tot vijf mensen
menu-companion = Hulpje bij een echt bord: de rijen bijhouden
menu-join = Aanschuiven aan een tafel op een server
menu-record = Jouw overzicht: rijen, fouten en geluk in de loop van de tijd
menu-more-matches =
    { $count ->
        [one] Nog 1 onafgemaakte partij ...
       *[other] Nog { $count } onafgemaakte partijen ...
    }
menu-resume = Verder  { $match }, { $when }
menu-rejoin = Terug naar  { $address } als { $name }
terminal-resume =
    { $rows ->
        [one] { $edition }: { $players }, spel { $game } van { $games }, 1 rij gespeeld
       *[other] { $edition }: { $players }, spel { $game } van { $games }, { $rows } rijen gespeeld
    }
setup-title-computer = Nieuwe partij tegen de computer
setup-title-people = Nieuwe partij aan deze terminal
setup-title-companion = Hulpje bij een echt bord
setup-shape = Vorm
setup-shape-example = zoals in de doos, of een huisregel zoals 5x8b
setup-name = Naam { $number }
setup-player-number = Speler { $number }
setup-computer = Computer
setup-the-computer = de computer
setup-computer-number = computer { $number }
terminal-computer-name = Computer ({ $level })
terminal-computer-name-number = Computer { $number } ({ $level })
setup-marking = Antwoorden
setup-marking-table = van de tafel
setup-marking-table-about = De tafel kent de code en antwoordt altijd juist.
setup-marking-hand = van de codemaker
setup-marking-hand-about = De codemaker geeft de antwoorden en kan zich vergissen.
setup-marking-shield = van de codemaker, echt scherm
setup-marking-shield-about = De codemaker geeft de antwoorden, en de code wordt hier niet ingevoerd: die blijft achter een echt scherm.
setup-hints = Tips
setup-hints-on = toegestaan
setup-hints-on-about = Codebrekers mogen om een goede gok vragen en zien hoeveel codes nog passen.
setup-hints-off = uit
setup-hints-off-about = Codebrekers staan er alleen voor.
join-field-link = Link
join-name-example = de naam die de anderen zien
join-about = Met de link van een tafel kun je een vrije plaats nemen of toekijken; met die van een kamer doe je mee aan de race of het duel.
join-link = '{ $text }' is niet de link van een tafel of een kamer: schrijf hem zoals http://host:8222/t/TABLE of http://host:8222/r/CODE
join-no-name = om mee te doen heb je een naam nodig
join-unreachable = kan { $address } niet bereiken: draait de server?
join-other-version = kan het antwoord van de server niet lezen: hij heeft een andere versie
join-no-keypeg = { $address } antwoordt niet als een Keypeg-server
join-nothing-yet = de tafel heeft nog niet geantwoord
join-rematch-seat = alleen spelers met een plaats kunnen nog eens spelen
memory-unreadable = kan '{ $path }' niet lezen: verwijder het om de plaatsen erin te vergeten
terminal-your-turn-set = Jouw beurt: leg de code vast
terminal-your-turn-guess = Jouw beurt: raad rij { $row }
terminal-your-turn-mark = Jouw beurt: geef het antwoord op rij { $row }
terminal-your-turn-reveal = Jouw beurt: onthul de code
terminal-connecting = De verbinding is weg: opnieuw verbinden ...
terminal-game-over = Spel { $game } is afgelopen
terminal-seconds-left =
    { $seconds ->
        [one] { $turn } (nog 1 seconde)
       *[other] { $turn } (nog { $seconds } seconden)
    }
terminal-hand-over = Geef door aan { $player }
terminal-then = { $turn }.
terminal-look-away = { $turn }. Alle anderen kijken weg.
terminal-two-sentences = { $first } { $second }
terminal-ended-broken = De code is gekraakt in rij { $row }.
terminal-ended-broken-by = { $player } heeft de code gekraakt in rij { $row }.
terminal-ended-broken-you = Je hebt de code gekraakt in rij { $row }.
terminal-ended-unbroken = De code is niet gekraakt.
terminal-ended-conceded = De codebrekers hebben opgegeven.
terminal-ended-conceded-one = { $player } heeft opgegeven.
terminal-ended-conceded-you = Je hebt opgegeven.
terminal-ended-forfeited = De codemaker heeft het spel opgegeven.
terminal-ended-wrong =
    { $count ->
        [one] Het antwoord op rij { $rows } was fout. De codemaker verliest het spel.
       *[other] De antwoorden op de rijen { $rows } waren fout. De codemaker verliest het spel.
    }
terminal-ended-void =
    { $count ->
        [one] Het antwoord op rij { $rows } was fout. Het spel telt niet en wordt overgespeeld.
       *[other] De antwoorden op de rijen { $rows } waren fout. Het spel telt niet en wordt overgespeeld.
    }
terminal-ended-void-last =
    { $count ->
        [one] Het antwoord op rij { $rows } was fout. Het spel telt niet, en daarmee eindigt de partij.
       *[other] De antwoorden op de rijen { $rows } waren fout. Het spel telt niet, en daarmee eindigt de partij.
    }
terminal-ended-points = { $how } Punten: { $points }.
terminal-ask-set =
    { $pegs ->
        [one] Leg de code vast: typ 1 letter, zoals { $example }, en dan Enter.
       *[other] Leg de code vast: typ { $pegs } letters, zoals { $example }, en dan Enter.
    }
terminal-ask-reveal = Til het scherm op: typ de code die erachter stond, en dan Enter.
terminal-ask-hide = Zet de code achter het echte scherm en druk op Enter.
terminal-ask-mark = Geef het antwoord: hoeveel rood, hoeveel wit? Dan Enter.
terminal-ask-mark-in-black = Geef het antwoord: hoeveel zwart, hoeveel wit? Dan Enter.
terminal-ask-guess = Typ letters of cijfers, of klik op een kleur. Enter plaatst de gok.
terminal-game = Spel { $game } van { $games }
terminal-edition = { $name } { $shape }
terminal-edition-house = { $name } { $shape } (huisregel)
terminal-seat-free =
    { $role ->
        [codemaker] vrije plaats, codemaker
       *[codebreaker] vrije plaats, codebreker
    }
terminal-seat =
    { $who ->
        [you] { $name } (jij)
        [away] { $name } (afwezig)
       *[other] { $name }
    }, { $role ->
        [codemaker] codemaker
       *[codebreaker] codebreker
    }
terminal-coach-title = Wat de rijen vertellen
terminal-codes-left = Codes over: { $codes }
terminal-more-codes = … en nog { $codes }
terminal-red = Rood
terminal-red-in-black = Zwart
terminal-white = Wit
terminal-give-up = { $player }, wil je dit spel opgeven?
terminal-admit = Welke rij heb je verkeerd beantwoord?
terminal-show-code = De code tonen?
terminal-play-on = Een computer laten verderspelen voor { $player }? De partij gaat vanaf hier verder.
terminal-vacant = { $name } heeft de partij verlaten: met + speel je verder voor { $name }.
terminal-holes-free = Sommige gaten zijn nog leeg.
terminal-stale = De tafel veranderde voordat je zet aankwam; kijk naar het bord en probeer het opnieuw.
terminal-hint = Tip: { $guess }; { $why }.
terminal-hint-step = Tip: { $step } (H voor meer)
terminal-how-to-play = Zo speel je { $edition }
board-no-code = nog geen code
board-shield = het scherm
board-to-mark = nog geen antwoord
board-more-rows =
    { $rows ->
        [one] nog 1 rij
       *[other] nog { $rows } rijen
    }
guide-size-repeats = { $pegs } pinnen, { $rows } rijen, { $codes } codes. De code mag kleuren herhalen.
guide-size-different = { $pegs } pinnen, { $rows } rijen, { $codes } codes. Alle kleuren van de code verschillen.
guide-keys =
    C  betwisten: de antwoorden kunnen niet allemaal kloppen
    H  een goede gok, F  past mijn rij, L  de codes die over zijn (als tips mogen)
    !  een fout antwoord toegeven, Z  de laatste invoer terugnemen (naast een echt bord)
    V  achter je scherm kijken, X  het spel opgeven, D  de scorekaart
    E  een afgelopen spel analyseren: verloren rijen en geluk
    J  de code tonen van een spel dat iemand heeft verlaten
    +  verdergaan zonder iemand die vertrokken of weg is, eerder beginnen of een verlaten plaats overnemen
    Q  de tafel verlaten; de partij wordt bewaard en is te hervatten
review-screen = Analyse  ·  { $players }
review-heading = Spel { $game } van { $games }: de code was van { $player }
review-heading-void = Spel { $game } van { $games } (ongeldig): de code was van { $player }
review-none = Geen analyse: { $problem }.
review-working = Berekenen wat elke gok waard was ...
review-whole-game = Het hele spel
review-rows-played =
    { $rows ->
        [one] 1 rij gespeeld
       *[other] { $rows } rijen gespeeld
    }
review-sum-remaining = nog verwacht
review-sum-perfect = perfect spel
review-row-heading = Rij { $row } van { $rows }
review-row-graded = Rij { $row } van { $rows }: { $grade }
review-not-reviewed-time = Niet geanalyseerd: de tijd was om.
review-not-reviewed-skipped = Niet geanalyseerd: de beurt is overgeslagen.
review-not-reviewed-contradiction = Niet geanalyseerd: geen code past bij de rijen tot hier.
review-placed-by = Geplaatst door { $player }.
review-could-be = Het had de code kunnen zijn.
review-could-not-be =
    { $count ->
        [one] Rij { $rows } sluit uit dat het de code was.
       *[other] De rijen { $rows } sluiten uit dat het de code was.
    }
review-rows-lost = Verloren rijen
review-before = ervoor
review-after = erna
review-bits = Bits
review-bits-told = { NUMBER($gained, minimumFractionDigits: 2, maximumFractionDigits: 2) } gewonnen, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } verwacht
review-best-possible = Geen gok was beter.
review-none-better = Een betere gok is niet bekend.
review-better-was = Een betere gok
review-best-known = De beste bekende gok
review-expects = { $rows } rijen verwacht. { $why }
review-others = Andere: { $guesses }
review-short-lost = verloren
review-short-left = over
review-left-ends = van { $first } naar { $last }
record-title = Overzicht
record-reading = Het overzicht wordt gelezen ...
record-empty-screen = Er zijn nog geen spellen bewaard: speel er een uit als codebreker.
record-everyone = Iedereen aan deze terminal
record-export-asked = De getoonde spellen naar dit bestand schrijven
record-erase-question =
    { $games ->
        [one] Het enige spel dat aan deze terminal is bewaard voorgoed wissen? Partijen blijven bewaard.
       *[other] Alle { $games } spellen van alle spelers aan deze terminal voorgoed wissen? Partijen blijven bewaard.
    }
record-file-exists = '{ $path }' bestaat al: kies een andere naam
record-written = Geschreven naar { $path }
record-range = { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } tot { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-plot-all =
    { $games ->
        [one] { $first } tot { $last }, 1 spel
       *[other] { $first } tot { $last }, { $games } spellen
    }
record-plot-last = { $first } tot { $last }, de laatste { $shown } van { $games } spellen
record-plot-scale = 0 tot { NUMBER($most, maximumFractionDigits: 2) }
record-plot-missed = x: niet gekraakt
record-plot-missed-group = x: iemand anders kraakte hem, of niemand
record-plot-middle = Waar alleen een bereik bekend is, is het midden getekend.
key-whole-game = Hele spel
key-other-game = Ander spel
key-back = Terug
key-export-as-csv = Als CSV bewaren
key-menu = Menu
key-choose = Kiezen
key-open = Openen
key-quit = Stoppen
key-field = Veld
key-begin = Beginnen
key-the-code-is-set = De code staat
key-mark = Antwoorden
key-reveal = Onthullen
key-to-the-menu = Naar het menu
key-play-again = Nog eens
key-take-back = Terugnemen
key-hole = Gat
key-colour = Kleur
key-red-or-white = Rood of wit
key-red-or-white-in-black = Zwart of wit
key-fits = Past dit?
key-coach = Coach
key-claim = Betwisten
key-admit = Fout toegeven
key-peek = Spieken
key-points = Punten
key-go-on = Zonder hen verder
key-help = Hulp
key-leave = Verlaten
key-join = Aanschuiven
key-scroll = Bladeren
key-i-am-here = Ik ben er
key-write = Schrijven
key-cancel = Annuleren
key-change = Veranderen

## Lessen, puzzels en gereedschap

reason-claim-undecided = de rijen konden niet op tijd worden gecontroleerd, dus deze betwisting telt niet
reason-false-verdict = deze rijen spreken elkaar niet tegen
reason-no-row-to-admit = er is geen rij met dat nummer die al een antwoord heeft
reason-mark-is-right = het antwoord op die rij klopt
notation-action-row = '{ $text }' is geen actie: '{ $number }' is niet het nummer van een rij
text-claim = '{ $text }' is geen regel van een partij: schrijf claim, de plaats, en dan not shown, of shown en de rijen
text-claim-false = er staat '{ $text }', maar deze rijen spreken elkaar niet tegen
daily-not-a-day = '{ $text }' is geen dag met een dagcode: schrijf een datum vanaf 2026-01-01, zoals 2026-11-15
puzzle-level = er is geen niveau { $level }: kies 1 tot en met { $most }
puzzle-not-a-key = '{ $text }' is geen puzzel: schrijf soort, niveau en startgetal, zoals only-code:3:abc
puzzle-not-a-row = '{ $text }' is geen rij: schrijf een getal van 1 tot en met { $most }
lesson-not-a-number = '{ $text }' is geen getal
daily-not-a-name = '{ $text }' is geen dagcode: schrijf een dag en easy, classic of hard, zoals 2026-11-15-classic
daily-other-edition = de dagcode { $name } wordt niet met { $edition } gespeeld
daily-not-yet = de dag { $text } is nog niet begonnen; loopt de klok van dit apparaat goed?
lesson-no-step = er is geen stap '{ $text }' in de lessen
puzzle-only-code-question = Maar één code past bij al deze aanwijzingen. Welke?
puzzle-perfect-guess-question = Zoek een perfecte gok: een die gemiddeld de minste rijen nodig heeft.
puzzle-wrong-clue-question = Precies één van deze aanwijzingen is fout. Welke?
puzzle-win-in-two-question = Zoek een gok waarmee je zeker in twee rijen wint.
puzzle-why-only-code = Alle rijen samen laten alleen { $code } over.
puzzle-why-left = Er passen nog { $left } codes.
puzzle-why-splits =
    { $most ->
        [one] Op { $code } zijn { $answers } antwoorden mogelijk, en elk laat maar één code over.
       *[other] Op { $code } zijn { $answers } antwoorden mogelijk, en geen ervan laat meer dan { $most } codes over.
    }
puzzle-why-could-win = { $code } kan zelfs de code zelf zijn.
puzzle-why-no-candidate = { $code } kan niet de code zelf zijn. Het is een betere gok omdat hij meer vertelt.
puzzle-why-perfect-count =
    { $count ->
        [one] Geen andere gok is zo goed.
       *[other] { $count } gokken zijn even goed.
    }
puzzle-why-all-apart = Elk van de { $left } codes zou op { $code } een ander antwoord geven, dus de volgende rij wint.
puzzle-why-separating-count =
    { $count ->
        [one] Geen andere gok doet dat.
       *[other] { $count } gokken doen dat.
    }
puzzle-why-contradict =
    { $count ->
        [one] Rij { $rows } kan niet kloppen.
       *[other] De rijen { $rows } kunnen niet allemaal kloppen.
    }
puzzle-why-denies = Dan kan rij { $row } niet kloppen.
puzzle-why-without =
    { $left ->
        [one] Zonder rij { $row } past één code bij de andere aanwijzingen.
       *[other] Zonder rij { $row } passen { $left } codes bij de andere aanwijzingen.
    }
puzzle-why-no-other = Als een andere aanwijzing de foute was, zou rij { $row } moeten kloppen, en dan past er geen enkele code.
lesson-clue-title = Wat een aanwijzing zegt
lesson-clue-1 = Eén rode antwoordpin: precies één pin heeft de juiste kleur op de juiste plaats. Welke, dat hoor je niet.
lesson-clue-1-in-black = Eén zwarte antwoordpin: precies één pin heeft de juiste kleur op de juiste plaats. Welke, dat hoor je niet.
lesson-clue-2 = Eén witte antwoordpin: precies één van deze kleuren zit in de code, maar op een andere plaats. Ook nu hoor je niet welke.
lesson-clue-3 = De code is rood, groen, blauw. Welk antwoord krijgt rood, blauw, geel?
lesson-clue-3-after = Rood staat op de juiste plaats: één rode antwoordpin. Blauw zit in de code, maar ergens anders: één witte. Geel zit er niet in en krijgt niets.
lesson-clue-3-after-in-black = Rood staat op de juiste plaats: één zwarte antwoordpin. Blauw zit in de code, maar ergens anders: één witte. Geel zit er niet in en krijgt niets.
lesson-clue-4 = Helemaal geen antwoordpin is de sterkste aanwijzing. Drie kleuren vallen af, drie blijven over voor drie pinnen. Hoeveel codes passen nog?
lesson-clue-4-after = Drie keuzes voor elk van drie pinnen: 3 × 3 × 3 = 27. Voor deze rij waren het er 216.
lesson-clue-5 = Beide rijen hebben de juiste kleuren, allemaal op de verkeerde plaats. Welke code is het?
lesson-clue-5-after = Rood staat niet op 1 of 3, dus op 2. Blauw staat niet op 2 of 1, dus op 3. Groen staat op 1.
lesson-counting-title = Tellen
lesson-counting-1 = Een rij van één kleur telt die kleur. Eén antwoordpin betekent dat rood één keer in de code zit.
lesson-counting-2 = Rood zit één keer in de code en blauw twee keer. Hoeveel van de vier pinnen hebben een andere kleur?
lesson-counting-2-after = Eén. Samen zijn er vier pinnen, dus wat je nog niet hebt geteld, vult de rest.
lesson-counting-3 = Nu ken je elke kleur: één rood, twee blauw, één groen. In hoeveel volgordes kunnen ze staan?
lesson-counting-3-after = Twaalf. Rood kan op vier plaatsen staan, groen op de drie die over zijn, en blauw vult de andere twee: 4 × 3.
lesson-counting-4 = Nog twee rijen verraden de volgorde. Welke code is het?
lesson-counting-4-after = De vierde rij laat vier volgordes over, en alleen deze past bij de vijfde rij.
lesson-splitting-title = Verdelen
lesson-splitting-1 = Er zijn twaalf codes over. Een goede gok verdeelt ze in veel kleine groepen, één per mogelijk antwoord. Hoe meer groepen, hoe minder codes er overblijven.
lesson-splitting-2 = Rood, blauw, blauw, groen kreeg één rode en drie witte antwoordpinnen. Hoeveel van de twaalf codes passen nog?
lesson-splitting-2-in-black = Rood, blauw, blauw, groen kreeg één zwarte en drie witte antwoordpinnen. Hoeveel van de twaalf codes passen nog?
lesson-splitting-2-after = Vier. Eén gok maakte van twaalf codes vier.
lesson-splitting-3 = Zoek een gok waarbij elk van de vier codes een ander antwoord geeft. Dan wint de volgende rij zeker.
lesson-splitting-3-after = Elk antwoord betekent nu precies één code. Wat het antwoord ook is, de volgende rij wint.
lesson-impossible-title = Gokken die niet kunnen winnen
lesson-impossible-1 = Drie pinnen zijn rood, de laatste niet. Hoeveel codes passen nog?
lesson-impossible-1-after = Drie: de laatste pin is geel, wit of zwart.
lesson-impossible-2 = Als je de drie codes na elkaar probeert, heb je misschien drie rijen nodig. Elke rij zegt je alleen 'ja' of 'nee'.
lesson-impossible-3 = Zoek een gok die het meteen beslist, ook al kan hij niet de code zijn.
lesson-impossible-3-after = Zet twee van de drie kleuren in één gok, op verschillende plaatsen. Eén ervan op de juiste plaats, op de verkeerde, of geen van beide: drie antwoorden voor drie codes.
lesson-blanks-title = Lege gaten
lesson-blanks-1 = Als lege gaten mogen, is 'leeg' gewoon een extra kleur. Een rij van vier lege gaten telt hoeveel gaten van de code leeg zijn: hier twee.
lesson-blanks-2 = De code is rood, leeg, leeg, blauw. Welk antwoord krijgt leeg, rood, leeg, blauw?
lesson-blanks-2-after = Het derde gat en blauw staan goed: twee rode. Rood en het andere lege gat zitten in de code, maar ergens anders: twee witte.
lesson-blanks-2-after-in-black = Het derde gat en blauw staan goed: twee zwarte. Rood en het andere lege gat zitten in de code, maar ergens anders: twee witte.
lesson-blanks-3 = Een nieuwe, verborgen code. Rij 1: twee gaten zijn leeg. Rij 2: rood en blauw vullen de andere, en twee van de vier staan op de juiste plaats. Hoeveel codes passen nog?
lesson-blanks-3-after = Vijf. Twee van de vier blijven staan, en de andere twee wisselen van plaats.
lesson-blanks-4 = Er is nog een rij gespeeld: rood, leeg, leeg, blauw. Er past maar één code bij alle drie de rijen. Welke? 'Leeg' staat naast de kleuren.
lesson-blanks-4-after = Het is de enige van de vijf codes die rij 3 twee rode en twee witte antwoordpinnen geeft.
lesson-blanks-4-after-in-black = Het is de enige van de vijf codes die rij 3 twee zwarte en twee witte antwoordpinnen geeft.
lesson-group-title = Spelen in een groep
lesson-group-1 = In een groep raadt iedereen om de beurt op hetzelfde bord en ziet elke aanwijzing. Je eigen gok levert jou punten op, en de aanwijzing helpt de speler na je.
lesson-group-2 = Een gok levert 2 punten op per rode antwoordpin en 1 per witte. Wat levert deze rij op?
lesson-group-2-in-black = Een gok levert 2 punten op per zwarte antwoordpin en 1 per witte. Wat levert deze rij op?
lesson-group-2-after = Eén rode en twee witte antwoordpinnen: 2 + 1 + 1 = 4 punten.
lesson-group-2-after-in-black = Eén zwarte en twee witte antwoordpinnen: 2 + 1 + 1 = 4 punten.
lesson-group-3 = De gok die de code kraakt, levert 10 punten op, in plaats van de punten voor de antwoordpinnen. Anna speelde rij 1 en 3. Hoeveel punten heeft ze?
lesson-group-3-after = Veertien: 4 voor rij 1 en 10 voor rij 3, die de code kraakt.
lesson-group-4 = Een ander spel, van zes rijen: twee mensen gokten om de beurt, en niemand kraakte de code. De codemaker krijgt 5 punten per ronde van twee gokken, en nog 10 voor een ongekraakte code. Hoeveel is dat?
lesson-group-4-after = Vijfentwintig: 5 voor elk van de drie rondes van twee gokken, en nog 10 omdat de code nooit is gekraakt.
lesson-group-5 = Met een gok die veel vertelt maar niet kan winnen, geef je de tien punten dus misschien aan de volgende speler. Raad tegen het einde een code die nog mogelijk is.
event-mark-admitted = { $player } geeft toe dat het antwoord op rij { $row } fout was.
help-mcp = Tafels aanbieden aan een assistent via het Model Context Protocol: standaardinvoer en -uitvoer, of HTTP.
option-http = In plaats daarvan HTTP aanbieden op /mcp.
option-mcp-database = De database voor tafels; zonder database zijn ze aan het eind weg.
eval-url = '{ $url }' is niet het adres van een model: schrijf er een zoals http://127.0.0.1:8000/v1
bot-without-command = een bot heeft een opdracht nodig, zoals bot:./mybot
text-game-over = het spel is afgelopen: roep eerst reset aan
mcp-ticket = '{ $text }' is geen ticket: gebruik dat van open_table
cannot-listen = kan niet luisteren op { $address }: { $problem }
no-vector-kernel = de vectoromgeving heeft de native kern nodig, en die is niet geïnstalleerd
help-tablebase = Perfect spel schrijven voor elke stelling van hoogstens twee rijen, één van elke soort onder symmetrie.
help-dataset = Voorbeelden om van te leren schrijven: stellingen met de waarde van elke gok, of puzzels.
option-tablebase-out = Het bestand dat wordt geschreven.
argument-dataset-kind = Wat er wordt geschreven: values (de waarde van elke gok), single (er blijft één code over), choice (vier codes, één is mogelijk), consistency (kunnen de rijen kloppen), contradictory (tegenstrijdige rijen) of all (alles, in een map).
option-dataset-count = Hoeveel voorbeelden er worden geschreven.
option-dataset-out = Het bestand dat wordt geschreven: JSON Lines, of Parquet als de naam op .parquet eindigt.
tablebase-progress = Stellingen oplossen
tablebase-written = { $records } stellingen ({ $bytes } bytes) geschreven naar { $path }
tablebase-too-large = { $edition } heeft { $guesses } gokken, en een tabel kan er hoogstens { $limit } hebben
tablebase-unreadable = '{ $path }' is geen tabel van stellingen
dataset-progress = Voorbeelden maken
dataset-written = { $count } voorbeelden geschreven naar { $path }
dataset-kind = er zijn geen voorbeelden van de soort '{ $text }' (kies uit { $kinds })

## Examples for learners

## Training in the terminal, and what it says to a win

menu-daily = Dagcode: elke dag één, voor iedereen dezelfde
menu-puzzles = Puzzels: ze worden moeilijker naarmate je beter wordt
menu-lessons = Zes lessen: leer denken als een codebreker
training-unreadable = kan '{ $path }' niet lezen: verwijder het om opnieuw te beginnen met puzzels en lessen
terminal-pick-row = Kies eerst de foute rij: typ het nummer, of gebruik ↑ en ↓.
cheer-lucky = Wat een gok!
cheer-brilliant = Briljant!
cheer-done = Goed gedaan!
cheer-last = Net op tijd!

## Rooms in the terminal: races and duels

terminal-room-invite = Doe mee via { $link }, of met de code { $code }.
terminal-room-screen = Voor het grote scherm: { $link }
terminal-room-limit = elk { $time }
terminal-room-no-limit = zonder tijdslimiet
terminal-room-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
terminal-room-agreed-race =
    { $rounds ->
        [one] Race: { $edition }, 1 ronde, { $limit }
       *[other] Race: { $edition }, { $rounds } ronden, { $limit }
    }
terminal-room-agreed-duel =
    { $rounds ->
        [one] Duel: { $edition }, 1 ronde, { $limit }
       *[other] Duel: { $edition }, { $rounds } ronden, { $limit }
    }
terminal-room-is-host = gastheer
terminal-room-has-code = code vastgelegd
terminal-room-host-name = de gastheer
terminal-room-countdown = Ronde { $round } van { $rounds } begint over { $seconds } ...
terminal-room-playing = Ronde { $round } van { $rounds }
terminal-room-playing-left = Ronde { $round } van { $rounds }, nog { $time }
terminal-room-paused = Ronde { $round } van { $rounds }: de gastheer heeft gepauzeerd
terminal-room-over-done = Ronde { $round } van { $rounds } is voorbij.
terminal-room-over-time = Ronde { $round } van { $rounds } is voorbij: de tijd is om.
terminal-room-over-host = Ronde { $round } van { $rounds } is voorbij: de gastheer heeft haar beëindigd.
terminal-room-status-closed = De gastheer heeft deze kamer gesloten.
terminal-room-status-gone = Deze kamer bestaat niet meer: kamers worden na een dag zonder spel verwijderd.
terminal-room-start-now = Start ronde { $round } als iedereen er is.
terminal-room-wait-host = Wachten tot de gastheer ronde { $round } start.
terminal-room-wait-player = Wachten op een tweede speler.
terminal-room-set-code = Leg de code vast die de ander moet kraken.
terminal-room-set-code-for = Leg de code vast die { $name } moet kraken.
terminal-room-wait-code = Wachten tot { $name } jouw code vastlegt.
terminal-room-wait-guess = Wachten op de gok van { $name }
terminal-room-round-code = Leg de code van ronde { $round } vast
terminal-room-hint = Tip: gat { $hole } is { $colour }.
terminal-room-more = en nog { $count }
terminal-room-this-round = Deze ronde
terminal-room-all-rounds = Alle ronden
terminal-room-column-place = Plek
terminal-room-the-code-of = { $name } moest kraken:
terminal-room-saved = De resultaten staan in { $path }
terminal-room-removed = Je bent niet meer in deze kamer.
terminal-room-ask-end = Deze ronde voor iedereen beëindigen?
terminal-room-ask-computer = Een computer in deze kamer laten meedoen?
terminal-room-ask-remove = Een speler uit deze kamer verwijderen?
terminal-room-ask-release = Wie doet op een ander apparaat weer mee?
terminal-room-ask-close = Deze kamer voor iedereen sluiten?
terminal-room-names-hidden = Het grote scherm toont nummers in plaats van namen.
terminal-room-names-shown = Het grote scherm toont de namen.
terminal-room-ask-host = Wat wil je als gastheer doen?
key-host = Gastheer
key-start-round = Ronde starten
key-host-hint = Tip geven
key-pause = Pauzeren
key-resume = Hervatten
key-end-round = Ronde beëindigen
key-add-computer = Computer erbij
key-remove-player = Speler verwijderen
key-release-player = Iemand van apparaat laten wisselen
key-list-names = Opgeven welke namen mogen meedoen
key-show-names = Namen tonen op het grote scherm
key-my-board = Mijn bord
key-to-the-room = Naar de kamer
key-other-round = Andere ronde
room-opened = Kamer { $code } is open: { $link }
round-too-short = een ronde kan geen { $seconds } seconden duren: kies { $least } of meer, of 0 voor geen limiet
help-race =
    Een kamer voor een race openen op een server: iedereen kraakt tegelijk dezelfde code.

    Jij bent de gastheer: je start de ronden, en met een naam speel je mee. De anderen doen mee via de link of de code van de kamer.
help-duel = Een kamer voor een duel openen op een server: twee spelers leggen codes voor elkaar vast en kraken ze rij voor rij.
option-room-server = De server van de kamer, zoals http://localhost:8222.
option-rounds = Hoeveel ronden er worden gespeeld.
option-round-seconds = De tijd van een ronde in seconden; 0 is geen limiet.
option-own-codes = Jij legt de code van elke ronde zelf vast en speelt niet mee.
option-host-name = Je naam, als je meespeelt.

## Page

page-start-title = Kraak de code
page-start-lead = Het bordspel van pinnen en geduld, met de eigen regels van elke editie.
page-modes-solo = Code kraken
page-start-maker = Code maken
page-start-link-about = Stuur een link, of laat ze hem scannen.
page-start-link-now = Tafel openen
page-start-screen-about = Twee tot vijf spelers geven één apparaat aan elkaar door.
page-start-companion-about = De code blijft achter je echte scherm. Keypeg houdt de scorekaart bij en controleert de antwoorden.
page-start-companion-now = Keypeg als scheidsrechter
page-start-learn = Voor het eerst hier?
page-start-learn-about = Speel een kort spel dat zichzelf uitlegt.
page-start-learn-now = Leer het me
page-start-choose = Editie en regels kiezen
page-start-options = Opties
page-start-recent = Recente tafels
page-start-look = Terugkijken
page-start-dismiss = De tafel van { $players } van deze lijst halen
page-start-over = afgelopen
page-start-in-play = Je lopende partijen
page-start-people = Hoeveel spelers?
page-start-screen-party = Met drie of meer speel je Party: één bord, iedereen raadt om de beurt.
page-modes-computer = Partij spelen
page-modes-link = Met vrienden via een link
page-modes-screen = Samen op dit apparaat
page-modes-companion = Met een echt bord
page-modes-learn = Een eerste spel
page-set-up-size = { $pegs ->
    [one] 1 pin
   *[other] { $pegs } pinnen
} · { $colours } kleuren · { $n ->
    [one] 1 rij
   *[other] { $n } rijen
}
page-set-up-advanced-blanks = Gevorderd: gaten mogen leeg blijven
page-set-up-advanced-counting = Voor jongere spelers: antwoordpinnen tellen alleen juiste kleuren
page-set-up-advanced-digit-sum = Met een aanwijzing: de som van de cijfers wordt verteld
page-set-up-counting = Antwoordpinnen tellen
page-set-up-counting-both = kleuren en plaatsen
page-set-up-counting-places = alleen juiste plaatsen
page-set-up-counting-colours = alleen juiste kleuren
page-set-up-advanced-repeats = Gevorderd: de code mag kleuren herhalen
page-set-up-house = Huisregels
page-set-up-house-about = Verander de maat en wat er mag. De puntentelling van de doos blijft.
page-set-up-pegs = Pinnen
page-set-up-colours = Kleuren
page-set-up-blanks = Gaten mogen leeg blijven
page-set-up-secret-repeats = De code mag kleuren herhalen
page-set-up-guess-repeats = Gokken mogen kleuren herhalen
page-set-up-role = Je begint als
page-set-up-level = Niveau van de computer
page-set-up-average = gemiddeld { $n } rijen in Classic
page-set-up-people = Wie spelen er mee?
page-set-up-name-of = Naam van speler { $n }
page-set-up-games-as-players = Evenveel spellen als spelers, of een veelvoud daarvan.
page-set-up-options = Meer opties
page-set-up-rules = De regels van deze editie
page-set-up-marking = Wie geeft de antwoorden
page-set-up-marking-table = Keypeg, altijd juist
page-set-up-marking-hand = De codemaker, met de hand
page-set-up-hints = Hulp mag: tips, en hoeveel codes er over zijn
page-set-up-conceding = Opgeven mag
page-set-up-spectators = Anderen mogen toekijken
page-set-up-seconds = Bedenktijd per beurt
page-set-up-away = Wachten op wie weg is
page-set-up-no-seconds = geen limiet
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } minuten
   *[seconds] { $n } seconden
}
page-set-up-start = Beginnen
page-set-up-more = Speler toevoegen
page-set-up-fewer = Laatste speler weghalen
page-names-you = Jij
page-names-computer = Computer
page-names-the-computer = De computer
page-names-computer-short = Bot
page-names-teacher = Leraar
page-names-player = Speler { $n }
page-names-free = vrije plaats
page-names-guest = Gast
page-turn-yours-set = Leg je code vast
page-turn-yours-guess = Jouw beurt, rij { $row }
page-turn-yours-mark = Antwoord op rij { $row }
page-turn-yours-reveal = Til je scherm op
page-turn-named-guess = { $name }, jouw beurt: rij { $row }
page-turn-named-set = { $name }, leg je code vast
page-turn-named-mark = { $name }, antwoord op rij { $row }
page-turn-named-reveal = { $name }, til je scherm op
page-turn-sets = { $name } legt de code vast
page-turn-guesses = { $name } raadt rij { $row }
page-turn-marks = { $name } antwoordt op rij { $row }
page-turn-reveals = { $name } onthult de code
page-turn-seats-open = { $n ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $n } spelers
}
page-turn-over = De partij is afgelopen
page-turn-closed = Deze tafel is gesloten
page-turn-shield-hint = Zet je code achter het echte scherm en bevestig het dan.
page-turn-set-hint = Niemand anders ziet hem vóór de onthulling.
page-turn-set-by = { $name } heeft de code vastgelegd
page-turn-set-by-you = Jij hebt de code vastgelegd
page-turn-rows-left = { $n ->
    [one] nog 1 rij
   *[other] nog { $n } rijen
}
page-turn-circuit = Raden om de beurt
page-turn-watching = Je kijkt toe.
page-turn-seconds = nog { $text } bedenktijd
page-turn-closed-left = { $name } is weggegaan, dus deze tafel is gesloten
page-turn-bends = { $name } heeft geen vaste code en verandert die terwijl je raadt
page-board-board = Bord
page-board-shield = De code staat achter het scherm
page-board-no-code = Er is nog geen code
page-board-real-shield = De code staat achter het echte scherm
page-board-your-code = Alleen jij ziet dit
page-board-seal = zegel { $text }
page-board-secret = De code: { $code }
page-board-folded = { $n ->
    [one] nog 1 rij
   *[other] nog { $n } rijen
}
page-board-row = Rij { $n }, { $code }
page-board-row-of = Rij { $n }, { $name }: { $code }
page-board-no-match = geen treffer
page-board-marked = { $row }: { $feedback }
page-board-unmarked = { $row }: nog geen antwoord
page-board-lost = Rij { $n }: verloren, de tijd was om
page-board-skipped = Rij { $n }: overgeslagen
page-board-unused = Rij { $n }: niet gespeeld
page-board-left = { $n } codes over
page-board-fill-from = Rij { $n } overnemen
page-board-hole = Gat { $n }: { $colour }
page-board-hole-open = Gat { $n }: open
page-board-current = De rij die je invult
page-board-evidence = past niet
page-board-adversary = Geen vaste code: hij kan bij elke gok veranderen
page-dock-palette = Kleuren
page-dock-set-hidden = De code staat achter het scherm
page-dock-mark = Geef deze antwoordpinnen
page-dock-reveal = Dit was de code
page-dock-reveal-hint = Voer de code van achter het scherm in.
page-dock-undo = Terugnemen
page-dock-check = Kan dit het zijn?
page-dock-claim = Betwisten
page-dock-sure-concede = Dit spel opgeven?
page-dock-leave = Tafel verlaten
page-dock-sure-leave = Deze tafel verlaten? Een lopende partij eindigt dan.
page-dock-more = Meer
page-dock-sending = Versturen …
page-dock-waiting = Wachten op de andere speler.
page-dock-red = Rood
page-dock-red-in-black = Zwart
page-dock-red-about = juiste kleur, juiste plaats
page-dock-white = Wit
page-dock-white-about = juiste kleur, verkeerde plaats
page-dock-fewer = { $what }: één minder
page-dock-more-1 = { $what }: één meer
page-dock-use = Gebruiken
page-dock-replay = Opnieuw spelen
page-dock-rematch = Nog eens spelen
page-dock-rematch-join = Naar de nieuwe tafel
page-dock-home = Naar de startpagina
page-dock-redo = Terugzetten
page-dock-thinking = { $name } denkt na
page-dock-waiting-for = Wachten op { $name }
page-dock-skip = Overslaan
page-help-hint = Probeer { $code }: { $why }.
page-help-hint-left = Probeer { $code }. Er passen nog { $left } codes bij elke rij, en deze gok zegt er veel over.
page-hint-look = Waar moet ik op letten?
page-hint-show = Een gok tonen
page-coach-cross = Doorstrepen
page-coach-note = Noteren
page-help-possible = Ja, dit kan de code zijn.
page-help-contradiction = De antwoorden spreken elkaar tegen: geen code past bij alle rijen. Bekijk ze nog eens, of betwist ze.
page-result-broken = { $n ->
    [one] { $name } heeft de code gekraakt in 1 rij
   *[other] { $name } heeft de code gekraakt in { $n } rijen
}
page-result-broken-you = { $n ->
    [one] Je hebt de code gekraakt in 1 rij
   *[other] Je hebt de code gekraakt in { $n } rijen
}
page-result-unbroken = De code is niet gekraakt
page-result-conceded = De codebrekers hebben opgegeven
page-result-conceded-one = { $name } heeft opgegeven
page-result-conceded-you = Je hebt opgegeven
page-result-forfeited = { $name } heeft het spel opgegeven
page-result-void = Fout antwoord: dit spel wordt overgespeeld
page-result-void-last = Fout antwoord: dit spel telt niet, en de partij is afgelopen
page-result-wrong = Fout antwoord: { $name } verliest het spel
page-result-wins = { $name } wint de partij
page-result-you-win = Je wint de partij
page-result-draw = Gelijkspel
page-result-share = { $names } delen de overwinning
page-result-secret-unknown = De code is niet onthuld.
page-result-podium = Uitslag
page-result-place = plaats { $place }
page-evidence-title = Wat er fout was
page-evidence-claimed = { $name } betwistte een antwoord voordat de code werd onthuld, en had gelijk.
page-evidence-revealed = Niemand had iets betwist: het bleek toen de code werd onthuld.
page-evidence-admitted = { $name } gaf toe dat een antwoord fout was.
page-evidence-claimed-some = Een codebreker meldde een fout voordat de code werd onthuld, en had gelijk.
page-evidence-row = Het antwoord op rij { $row } was fout.
page-evidence-against = { $count ->
    [one] Het antwoord op rij { $rows } klopte niet met deze code.
   *[other] De antwoorden op de rijen { $rows } klopten niet met deze code.
}
page-evidence-show = { $count ->
    [one] Rij { $rows } toont dat de antwoorden fout waren.
   *[other] De rijen { $rows } tonen dat de antwoorden fout waren.
}
page-evidence-together = Geen code past bij de rijen { $rows } samen: minstens één antwoord was fout.
page-board-should-be = fout: het moest { $feedback } zijn
page-evidence-should = moest zijn
page-card-name = Spel
page-card-void = ongeldig
page-card-total = Totaal
page-card-print = Afdrukken
page-card-look = Spel { $n } bekijken
page-card-caption = Punten van elk spel; het vak van de codemaker is gearceerd
page-card-text = Partij als tekst
page-card-of = Keypeg-scorekaart · { $edition }
page-review-title = Analyse van spel { $game }
page-review-open-of = Spel { $game } analyseren
page-review-back = Terug naar de tafel
page-review-loading = Elke gok wordt beoordeeld …
page-review-too-large = Deze editie heeft te veel codes voor een analyse.
page-review-not-yet = Aan deze tafel is geen afgelopen spel met dat nummer.
page-review-nothing = Geen rij van dit spel heeft een antwoord, dus er valt niets te analyseren.
page-review-range = { $from } tot { $to }
page-review-at-least = { $from } of meer
page-review-at-most = { $to } of minder
page-review-unsettled-about = Twee getallen geven een bereik aan: er was te weinig tijd voor de exacte waarde. Een streepje betekent dat de waarde niet eens op één rij nauwkeurig bekend is; daar zegt de informatie van de rij meer.
page-review-step = Rij { $n } van { $of }
page-review-earlier = Vorige rij
page-review-later = Volgende rij
page-review-row = Rij { $n }: { $word }
page-review-not-reviewed = Rij { $n } kan niet worden geanalyseerd: het antwoord spreekt de rijen ervoor tegen.
page-review-lost-row = Rij { $n } ging verloren door de klok.
page-review-given-about = Verloren: de rijen die deze gok gemiddeld meer kost dan de beste.
page-review-luck-about = Geluk: de rijen die het antwoord bespaarde (+) of kostte (−) vergeleken met het gemiddelde.
page-review-codes-of = { $before } ervoor, { $after } erna
page-review-bits = Informatie
page-review-bits-of = { $expected } bits verwacht, { $gained } gewonnen
page-review-could = Dit had de code kunnen zijn.
page-review-could-not = { $count ->
    [one] Dit kon niet de code zijn: rij { $rows } spreekt het tegen.
   *[other] Dit kon niet de code zijn: de rijen { $rows } spreken het tegen.
}
page-review-could-not-be = Dit kon niet de code zijn: alle kleuren van de code verschillen.
page-review-expects = { $n } rijen verwacht
page-review-best = Beste gok
page-review-best-here = Beter kon niet.
page-review-others = Ook goed
page-review-told = { $sentence }. { $word }. { $reasons }
page-review-details = Details
page-review-lesson = Hier leer je het meest van
page-review-figures = Rij { $n } in cijfers
page-review-retry = Deze rij opnieuw proberen
page-review-show-better = Een betere gok tonen
page-retry-title = Nog een keer rij { $n }
page-retry-ask = Wat zou je hier gokken? Je hoort wat het waard is.
page-retry-again = Nog een poging
page-retry-back = Terug naar de analyse
page-retry-best = Een betere gok: { $code }
page-retry-answer = Het antwoord was { $feedback } geweest: { $n ->
        [one] er bleef één code over.
       *[other] er bleven { $codes } codes over.
    }
page-review-all-rows = Rij voor rij
page-review-curve = Codes over, rij voor rij
page-review-curve-about = Codes over op een logaritmische schaal: { $parts }.
page-review-curve-at = { $codes } na rij { $n }
page-review-curve-begin = { $codes } aan het begin
page-review-sum = De som
page-review-sum-perfect = Gemiddelde van perfect spel
page-review-sum-given = verloren
page-review-sum-rows = rijen gespeeld
page-review-sum-remaining = aan het eind nog verwacht
page-review-sum-closes = De getallen kloppen precies; wat je ziet is afgerond.
page-review-sum-holds = De getallen kloppen, voor zover ze bekend zijn.
page-review-sum-open = De getallen kloppen niet: laat het ons weten.
page-review-lost = { $n ->
    [one] 1 rij ging verloren zonder gok en telt niet mee.
   *[other] { $n } rijen gingen verloren zonder gok en tellen niet mee.
}
page-review-maker = De codemaker
page-review-marks-right = Alle antwoorden waren juist.
page-review-marks-wrong = { $count ->
    [one] Fout antwoord: rij { $rows }.
   *[other] Foute antwoorden: rijen { $rows }.
}
page-review-contradiction = De antwoorden kunnen niet allemaal kloppen: de rijen { $rows } spreken elkaar tegen. De analyse gaat tot de rij ervoor.
page-review-players = De codebrekers
page-review-share-title = Delen zonder de code
page-review-share-about = Het vertelt hoe het spel ging, zonder gokken en zonder kleuren.
page-review-share-text = Tekst om te delen
page-review-share-copy = Tekst kopiëren
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
page-review-share-row = { $n } { $sign } { $word } · { $left } over
page-review-share-sum = Verloren { $given } · geluk { $luck }
page-record-title = Jouw overzicht
page-record-lead = Hoeveel rijen je nodig hebt, hoeveel je er verliest, hoeveel geluk je hebt.
page-record-about = Spellen die je in deze browser als codebreker speelde.
page-record-none = Nog geen spellen. Kraak een code, en het spel verschijnt hier.
page-record-off = Je overzicht staat uit in de instellingen: nieuwe spellen worden niet bewaard.
page-record-loading = Je overzicht wordt opgehaald …
page-record-everybody = iedereen
page-record-by-edition = Per editie
page-record-broken = Gekraakt
page-record-rows = Rijen gemiddeld
page-record-per-game = Rijen zijn gemiddeld over de gekraakte codes, de rest over alle spellen. Geluk boven nul bespaarde rijen, geluk onder nul kostte er.
page-record-helped = met hulp
page-record-over-time = Verloop
page-record-rows-plot = Rijen van elk spel
page-record-given-plot = Verloren rijen in elk spel
page-record-plot-about = { $n ->
    [one] { $what }, één spel
   *[other] { $what }, { $n } spellen, oudste eerst
}: tussen { $least } en { $most }. De tabel hieronder heeft alle getallen.
page-record-broken-dot = gekraakt
page-record-every = Alle spellen
page-record-when = Wanneer
page-record-unbroken = { $n }, niet gekraakt
page-record-csv = Downloaden als CSV
page-record-json = Exporteren als JSON
page-record-sure-erase = Je hele overzicht wissen?
page-record-sure-about = { $n ->
    [one] Eén spel wordt
   *[other] { $n } spellen worden
} voorgoed vergeten. De tafels zelf blijven.
page-record-erased = { $n ->
    [one] 1 spel is gewist.
   *[other] { $n } spellen zijn gewist.
}
page-know-title = Wat je weet
page-know-row = rij { $n }
page-know-about = Codes die nog passen, na elke rij.
page-fair-title = Eerlijk spel
page-fair-before = Het zegel van elke code wordt vóór de eerste gok gepubliceerd.
page-fair-none = Alleen de codemaker kent deze code, dus er is geen zegel gepubliceerd.
page-fair-adversary = Deze codemaker heeft geen vaste code: hij verandert die tijdens het spel, maar spreekt zijn eigen antwoorden nooit tegen.
page-fair-check = Controleren
page-fair-checking = Controleren …
page-fair-fair = Spel { $game }: de onthulde code is de code die was vastgelegd.
page-fair-unfair = Spel { $game }: de onthulde code past niet bij het zegel.
page-fair-changed = Spel { $game }: het zegel is veranderd sinds de publicatie.
page-fair-hidden = Spel { $game }: de code is nog verborgen.
page-fair-nothing = Er valt nog niets te controleren.
page-seats-title = Aan tafel
page-seats-online = aanwezig
page-seats-offline = afwezig
page-seats-free = vrij
page-seats-computer = computer
page-seats-invite = Uitnodigen
page-move-title = Iemand aan deze tafel uitnodigen
page-move-about = De tafel verhuist van dit apparaat naar de server, met alles wat tot nu toe is gespeeld. Wie je uitnodigt, neemt via een link één plaats in; de andere houd jij.
page-move-seat = Plaats van je gast
page-move-go = Tafel verhuizen
page-move-failed = De tafel kon niet verhuizen en blijft op dit apparaat: { $why }
page-seats-sat = { $name } doet mee
page-seats-took-over = { $name } speelt verder voor { $before }
page-seats-left = { $name } heeft de tafel verlaten
page-invite-title = Vrienden uitnodigen
page-invite-about = Met deze link kun je meespelen of toekijken.
page-invite-link = Link naar deze tafel
page-invite-copy = Link kopiëren
page-invite-qr = QR-code van de link
page-invite-local = Dit adres werkt alleen op dit apparaat. Open Keypeg op het netwerkadres van dit apparaat om anderen uit te nodigen.
page-invite-about-full = Alle plaatsen zijn bezet. Met deze link kun je toekijken.
page-invite-not-copied = De browser stond kopiëren niet toe. De tekst is geselecteerd: kopieer hem zelf.
page-join-title = Speel je mee?
page-join-about = { $count ->
    [one] { $names } wacht hier op je.
   *[other] { $names } zijn er al.
}
page-join-about-nobody = Er is nog niemand.
page-join-take = Verder spelen voor { $name }?
page-join-take-about = { $name } heeft de partij verlaten. Je neemt de plaats over, met de rijen en punten; wat { $name } heeft gedaan, blijft onder die naam staan.
page-join-watch = Alleen kijken
page-join-challenges = { $name } daagt je uit
page-join-invites = { $name } nodigt je uit om te spelen
page-join-hints = Hulp toegestaan

## Page, rooms

page-start-race = Race met vrienden of een klas
page-start-race-about = Iedereen kraakt tegelijk dezelfde code, elk op de eigen telefoon.
page-start-race-now = Kamer openen
page-room-race = Race
page-room-duel = Duel
page-room-title = Kamer { $code }
page-room-code = Kamercode
page-room-code-about = Typ hem in op { $address }, of scan het plaatje.
page-room-link = Link naar deze kamer
page-room-join = Meedoen in een kamer
page-room-back-about = Je zit nog in een kamer.
page-room-missing = Er is geen kamer { $code }
page-room-missing-about = Kijk de code na en typ hem opnieuw: hij heeft zes letters en cijfers.
page-room-gone = Deze kamer bestaat niet meer
page-room-gone-about = Kamers worden verwijderd als er een dag lang niets in gebeurt.
page-room-choose-name = Kies je naam
page-room-late = Er is een ronde bezig. Je kunt nog meedoen: je rijen tellen, je tijd niet.
page-room-came-late = kwam er later bij
page-room-players = { $n ->
    [one] Er is 1 speler
   *[other] Er zijn { $n } spelers
}
page-room-opened = Je kamer is open
page-room-you-are-in = Je doet mee
page-room-host-starts = De gastheer start de ronde.
page-room-nobody = Je kunt starten zodra er iemand is.
page-room-start = Race starten
page-room-start-round = Ronde { $n } starten
page-room-set-and-start = Code zetten en starten
page-room-code-for-all = Een code voor iedereen
page-room-code-for = Een code voor { $name }
page-room-code-secret = Niemand anders ziet hem voor het einde van de ronde.
page-room-waits-rival = Wachten op een tweede speler.
page-room-waits-code = Wachten op een code van { $names }.
page-room-has-code = { $name } heeft een code gezet
page-room-waits-guess = Wachten op de gok van { $name }
page-room-host = Voor de gastheer
page-room-play-too = Ik speel mee
page-room-computer = Een computer laten meedoen
page-room-names = { $n ->
    [0] Alleen bepaalde namen toelaten
    [one] 1 naam mag meedoen
   *[other] { $n } namen mogen meedoen
}
page-room-names-about = Plak een klassenlijst, één naam per regel. Iedereen kiest dan de eigen naam. Met een lege lijst mag iedereen erin.
page-room-names-save = { $n ->
    [one] Deze naam gebruiken
   *[other] Deze { $n } namen gebruiken
}
page-room-names-saved = De lijst is opgeslagen.
page-room-hide = Namen verbergen op het grote scherm
page-room-big-screen = Groot scherm openen
page-room-pass = Als gastheer verdergaan op een ander apparaat
page-room-pass-about = Open deze link op het andere apparaat of scan de code: ook dat apparaat kan dan de kamer leiden. Houd de link voor jezelf.
page-room-pass-link = Link voor de gastheer
page-room-remove = { $name } verwijderen
page-room-remove-short = Verwijderen
page-room-release = Nieuw apparaat
page-room-released = { $name } kan nu op een ander apparaat weer meedoen in kamer { $code }, onder dezelfde naam.
page-room-tools = Meer voor { $name }
page-room-leave = De kamer verlaten
page-room-leave-sure = De kamer verlaten? Je resultaten tellen dan niet mee.
page-room-closed = De kamer is gesloten
page-room-close = De kamer sluiten
page-room-close-sure = Ja, voor iedereen sluiten
page-room-hint = Tip voor iedereen
page-room-told = Aan iedereen verklapt:
page-room-pause = Pauze
page-room-resume = Ronde hervatten
page-room-paused = De gastheer heeft de ronde gepauzeerd
page-room-end = Ronde beëindigen
page-room-end-sure = Ja, voor iedereen beëindigen
page-room-host-view = Iedereen bekijken
page-room-own-board = Terug naar mijn bord
page-room-no-board = Je had in deze ronde al een bord, dus je kijkt toe tot ze voorbij is.
page-room-see-others = Zien hoe de anderen het doen
page-room-see-standings = Naar het klassement
page-room-others = De anderen
page-room-get-ready = Maak je klaar
page-room-in-rows = { $n ->
    [one] in 1 rij
   *[other] in { $n } rijen
}
page-room-rows-of = { $n ->
    [one] 1 rij
   *[other] { $n } rijen
}
page-room-away = niet verbonden
page-room-not-connected = Niet verbonden: { $names }
page-room-quiet = Al { $time } geen nieuwe rij
page-room-rounds = { $n ->
    [one] 1 ronde
   *[other] { $n } rondes
}
page-room-time-each = { $time } per ronde
page-room-round-of = Ronde { $n } van { $of }
page-room-time-left = Resterende tijd
page-room-time-played = Gespeelde tijd
page-room-kind = Wat willen jullie spelen?
page-room-kind-race = Een race: iedereen kraakt dezelfde code, tot 40 spelers
page-room-kind-duel = Een duel: twee spelers maken een code voor elkaar
page-room-rounds-label = Rondes
page-room-time-label = Tijd per ronde
page-room-source = Wie maakt de code?
page-room-source-table = Keypeg, willekeurig
page-room-source-host = Ik, en ik speel niet mee
page-room-round-over = Ronde { $n } is voorbij
page-room-over = Dat was de laatste ronde
page-room-time-over = De tijd was om.
page-room-host-ended = De gastheer heeft de ronde beëindigd.
page-room-your-place = Je bent nummer { $place } van { $of }
page-room-wins = { $n ->
    [one] { $names } wint!
   *[other] { $names } delen de eerste plaats!
}
page-room-wins-round = { $n ->
    [one] { $names } wint de ronde
   *[other] { $names } delen de eerste plaats in deze ronde
}
page-room-leads = { $n ->
    [one] { $names } staat voor
   *[other] { $names } staan samen voor
}
page-room-shared = { $n } spelers delen de eerste plaats
page-room-none = Deze keer heeft niemand de code gekraakt
page-room-duel-won = Je wint!
page-room-duel-drawn = Het duel eindigt gelijk.
page-room-round-drawn = Deze ronde is gelijk.
page-room-code-was = De code was
page-room-code-of = { $name } moest deze code kraken
page-room-sealed = Verzegeld voor de eerste gok en nooit veranderd.
page-room-seal-wrong = Deze code past niet bij zijn zegel.
page-room-standings = Klassement
page-room-final = Eindstand
page-room-total = { $n ->
    [one] Na 1 ronde
   *[other] Na { $n } rondes
}
page-room-place = Plaats
page-room-time = Tijd
page-room-boards = Alle borden
page-room-no-rows = Er is niets geraden.
page-room-csv = Resultaten als bestand (CSV)
page-room-screen-join = Doe mee op { $address } met de code
page-room-screen-seal = Iedereen kraakt dezelfde code. Hij werd voor de eerste gok verzegeld:






page-hand-over-pass = Geef het apparaat aan { $name }
page-hand-over-set = { $name } legt de code vast. Alle anderen kijken weg.
page-hand-over-mark = { $name } geeft het antwoord.
page-hand-over-guess = { $name } raadt nu.
page-hand-over-ready = Ik ben { $name }
page-coach-title = Je eerste spel
page-coach-begin = Achter het scherm zitten drie pinnen. Zoek hun kleuren en plaatsen. Begin met rood, rood, blauw: tik op de kleuren en dan op Raden.
page-coach-second = Antwoordpinnen gaan over de hele rij, nooit over één gat. Probeer nu blauw, groen, groen.
page-coach-answer = { $red ->
    [0] Geen rode: geen pin staat op de juiste plaats.
    [one] 1 rode: één pin heeft de juiste kleur op de juiste plaats.
   *[other] { $red } rode: { $red } pinnen hebben de juiste kleur op de juiste plaats.
} { $white ->
    [0] Geen witte.
    [one] 1 witte: nog één kleur zit in de code, maar ergens anders.
   *[other] { $white } witte: nog { $white } kleuren zitten in de code, maar ergens anders.
}
page-coach-answer-in-black = { $red ->
    [0] Geen zwarte: geen pin staat op de juiste plaats.
    [one] 1 zwarte: één pin heeft de juiste kleur op de juiste plaats.
   *[other] { $red } zwarte: { $red } pinnen hebben de juiste kleur op de juiste plaats.
} { $white ->
    [0] Geen witte.
    [one] 1 witte: nog één kleur zit in de code, maar ergens anders.
   *[other] { $white } witte: nog { $white } kleuren zitten in de code, maar ergens anders.
}
page-coach-free = Ga nu zelf verder. Kies een code die bij elke rij past: als dat de geheime code was, kreeg elke rij precies haar antwoordpinnen. 'Kan dit het zijn?' controleert dat, en Tip stelt er een voor.
page-coach-done = Goed gedaan: de code is gekraakt en het scherm is omhoog. In een partij wissel je nu van rol, en de codemaker krijgt een punt voor elke rij die je nodig had.
page-coach-lost = De rijen zijn op. Bekijk de code, en het antwoord op elke rij.
page-net-lost = Verbinding verbroken, opnieuw proberen … Er gaat niets verloren.
page-net-lost-timed = Verbinding verbroken, opnieuw proberen … De bedenktijd loopt door.
page-here-play = Hier verder spelen
page-here-about = Dit spel kan op dit apparaat verdergaan tot de verbinding terug is.
page-here-playing = Je speelt op dit apparaat. Zodra de verbinding terug is, gaat het spel terug naar de server.
page-here-apart = Op de server ging het spel anders verder. Wat je hier ziet, blijft op dit apparaat.
page-here-no-copy = Dit apparaat heeft geen kopie van het spel meer.
page-net-waiting = Geen verbinding met de server. De tafel verschijnt zodra die er weer is.
page-net-no-cookies = Je browser blokkeert cookies, dus de server kan je op je plaats niet herkennen. Sta cookies voor deze site toe en speel dan mee.
page-net-loading = De tafel wordt gedekt …
page-net-no-table = Die tafel is hier niet meer.
page-net-failed = Dat lukte niet. Probeer het opnieuw.
page-net-unreachable = De server is niet bereikbaar. Draait hij?
page-net-moved = De tafel veranderde voordat je zet aankwam. Kijk naar het bord en probeer het opnieuw.
page-net-nowhere = Hier is niets.
page-keys-title = Toetsen
page-keys-ctrl = Ctrl
page-keys-pegs = een pin plaatsen: de letter of het nummer van de kleur
page-keys-blank = een gat leeg laten, als dat mag
page-keys-arrows = een gat kiezen
page-keys-back = een pin terugnemen
page-keys-enter = de rij versturen
page-keys-marks = antwoord: een rode erbij, een witte erbij
page-keys-marks-in-black = antwoord: een zwarte erbij, een witte erbij
page-keys-help = deze toetsen tonen
page-keys-tap = Tik op het nummer van een rij om die over te nemen, of op een pin om alleen die over te nemen. Pinnen kun je ook slepen.
page-rules-title = Regels van deze editie
page-rules-open = Regels
rules-goal = De codemaker maakt een geheime code van { $pegs } pinnen. De codebreker raadt telkens een hele rij.
rules-colours = De kleuren: { $names }.
rules-red = Een rode antwoordpin: één pin van de juiste kleur op de juiste plaats.
rules-red-in-black = Een zwarte antwoordpin: één pin van de juiste kleur op de juiste plaats.
rules-white = Een witte antwoordpin: één pin van de juiste kleur op de verkeerde plaats.
rules-order = Antwoordpinnen zeggen hoeveel pinnen goed zijn, nooit welke. Elke pin krijgt hooguit één antwoordpin; rood gaat voor wit.
rules-order-in-black = Antwoordpinnen zeggen hoeveel pinnen goed zijn, nooit welke. Elke pin krijgt hooguit één antwoordpin; zwart gaat voor wit.
rules-places-only = Er zijn geen witte antwoordpinnen: alleen pinnen op de juiste plaats tellen. Antwoordpinnen zeggen hoeveel, nooit welke.
rules-colours-only = Een witte antwoordpin: één pin van een juiste kleur, waar dan ook. Plaatsen tellen niet: de code is gekraakt zodra al zijn kleuren er zijn.
rules-blanks = Gaten mogen leeg blijven, in de code en in een gok. Een leeg gat telt als een extra kleur.
rules-digit-sum = Als de code is vastgelegd, hoort iedereen de som van de cijfers.
rules-secret-repeats = De code mag een kleur meer dan één keer bevatten.
rules-secret-differs = Alle kleuren van de code verschillen.
rules-guess-differs = Ook alle kleuren van een gok moeten verschillen.
rules-guess-repeats = Een gok mag kleuren herhalen.
rules-guess-repeats-still = Een gok mag kleuren herhalen, ook al mag de code dat niet.
rules-rows = { $n ->
    [one] Er is 1 rij.
   *[other] Er zijn { $n } rijen.
} { $pegs ->
    [one] Het spel eindigt met een rij van 1 rode antwoordpin, want dan is de code gekraakt, of als alle rijen gebruikt zijn.
   *[other] Het spel eindigt met een rij van { $pegs } rode antwoordpinnen, want dan is de code gekraakt, of als alle rijen gebruikt zijn.
}
rules-rows-in-black = { $n ->
    [one] Er is 1 rij.
   *[other] Er zijn { $n } rijen.
} { $pegs ->
    [one] Het spel eindigt met een rij van 1 zwarte antwoordpin, want dan is de code gekraakt, of als alle rijen gebruikt zijn.
   *[other] Het spel eindigt met een rij van { $pegs } zwarte antwoordpinnen, want dan is de code gekraakt, of als alle rijen gebruikt zijn.
}
rules-rows-white = { $n ->
    [one] Er is 1 rij.
   *[other] Er zijn { $n } rijen.
} { $pegs ->
    [one] Het spel eindigt met een rij van 1 witte antwoordpin, want dan is de code gekraakt, of als alle rijen gebruikt zijn.
   *[other] Het spel eindigt met een rij van { $pegs } witte antwoordpinnen, want dan is de code gekraakt, of als alle rijen gebruikt zijn.
}
rules-house = Gespeeld met huisregels.
page-rules-source = Bron
page-settings-title = Instellingen
page-settings-language = Taal
page-settings-theme = Bord
page-settings-themes-auto = zoals op het apparaat
page-settings-signs = Op de pinnen
page-settings-signs-of-shapes = vormen
page-settings-signs-of-letters = letters
page-settings-key-pegs = Antwoordpinnen
page-settings-key-pegs-of-red = rood en wit
page-settings-key-pegs-of-black = zwart en wit
page-settings-coach = De coach legt elk antwoord uit
page-settings-coach-first = in mijn eerste spellen
page-settings-coach-always = altijd
page-settings-coach-asked = als ik om een tip vraag
page-settings-numbers = Getallen naast de antwoordpinnen
page-settings-letter-keys = Letter- en cijfertoetsen plaatsen pinnen
page-settings-record = Overzicht bijhouden
page-settings-record-about = Rijen, verloren rijen en geluk van elk spel dat je als codebreker speelt, bewaard op deze server met een cookie die alleen deze browser heeft.
page-settings-record-here = Rijen, verloren rijen en geluk van elk spel dat je als codebreker speelt, alleen op dit apparaat bewaard.
page-settings-themes-walnut = walnoot (licht)
page-settings-themes-slate = leisteen (donker)
page-settings-themes-paper = papier (hoog contrast)
page-settings-sound = Geluid
page-settings-pace = De computer speelt in een tempo dat ik kan volgen
page-header-home = Keypeg, naar de startpagina
page-header-game = spel { $n } van { $of }
page-header-sound = Geluid
page-table-sheet = Deze tafel
page-table-open = Score, notities en meer
page-table-match = Partij
page-notes-title = Je notities
page-notes-about = Tik op een kleur om die door te strepen, of op een vak: ✕ niet hier, ● hier. Alleen jij ziet dit.
page-notes-about-digits = Tik op een cijfer om het door te strepen, of op een vak: ✕ niet hier, ● hier. Alleen jij ziet dit.
page-notes-clear = Wissen
page-notes-cross = { $colour } doorstrepen
page-notes-cell = { $colour }, plaats { $hole }: { $note ->
    [out] niet hier
    [sure] hier
   *[none] geen notitie
}
page-offline-title = Spelen zonder verbinding
page-offline-offer = Bewaar Keypeg op dit apparaat, met de computerspelers en de analyses. De download is { $size } MB.
page-offline-keep = Hier bewaren
page-offline-loading = Voorbereiden: { $percent } %
page-offline-step-python = Python start …
page-offline-step-rules = De regels worden geladen …
page-offline-step-games = Je spellen worden geopend …
page-consent-title = Keypeg speelt op dit apparaat
page-consent-about = Hier is geen server: de regels, de computerspelers en de analyses draaien in je browser, en alles wat je speelt blijft op dit apparaat. Je downloadt één keer { $size } MB.
page-consent-agree = Downloaden en spelen
page-consent-server = Liever via een link spelen
page-offline-ready = Keypeg staat op dit apparaat. Je kunt het ook zonder verbinding spelen.
page-offline-failed = Het kon hier niet worden bewaard: { $message }
page-offline-again = Opnieuw proberen
page-offline-lacks-webassembly = In deze browser kun je niet zonder verbinding spelen: hij heeft geen WebAssembly.
page-offline-lacks-storage = In deze browser kun je niet zonder verbinding spelen: hij laat pagina's geen partijen bewaren.
page-offline-lacks-unpacking = In deze browser kun je niet zonder verbinding spelen: hij is te oud om de download uit te pakken.
page-offline-lacks-exceptions = In deze browser kun je niet zonder verbinding spelen: zijn WebAssembly is te oud.
page-offline-lacks-memory = Dit apparaat heeft te weinig vrij geheugen om zonder verbinding te spelen. Sluit andere pagina’s en probeer het opnieuw.
page-offline-install = Keypeg als app installeren
page-update-ready = Er is een nieuwe versie.
page-update-load = Laden
page-update-later = Later
page-keys-history = een eerdere rij overnemen, of een latere
page-keys-undo = ongedaan maken, opnieuw

## Back-ups en het logboek van een server

help-backup = De database naar een nieuw bestand kopiëren, ook terwijl een server die gebruikt.
help-restore = De database vervangen door een back-up; sluit Keypeg eerst overal elders.
argument-backup = Het bestand dat wordt geschreven; het mag nog niet bestaan.
argument-restore = Een bestand dat `keypeg backup` heeft geschreven.
option-idle-days = Een tafel sluiten na dit aantal dagen zonder zet.
option-kept-days = Een gesloten tafel verwijderen na dit aantal dagen.
option-recorded-days = De spellen van een overzicht verwijderen na dit aantal dagen.
option-log-json = Het logboek schrijven als één JSON-object per regel.
backup-done = { $path } bevat { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
} en is gecontroleerd.
restore-done = De database bevat nu { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
} uit de back-up.
restore-aside = Wat er eerst in stond, staat in { $path }.
backup-no-database = er is geen database op { $path }
backup-no-file = er is geen bestand { $path }
backup-exists = { $path } bestaat al: kies een andere naam
backup-unwritable = kan { $path } niet schrijven: { $problem }
backup-unreadable = kan { $path } niet lezen: { $problem }
backup-damaged = { $path } is beschadigd: gebruik een andere back-up
backup-foreign = { $path } is geen database van Keypeg
backup-postgres = dit kopieert alleen SQLite-databases: gebruik voor PostgreSQL pg_dump en pg_restore
restore-in-use = { $path } is in gebruik: sluit Keypeg in andere vensters, en stop de server als er een draait

## Proofs on several machines

prove-cluster-only = --cluster bewijst alleen het gemiddelde, zonder --max-rows en --bound
cluster-address = '{ $address }' is geen adres van een scheduler: schrijf het als tcp://10.0.0.1:8786, of local
cluster-unreachable = op '{ $address }' antwoordt geen scheduler: { $problem }
cluster-progress = { $edition }: minstens { $lower }, beste tot nu toe { $upper }; taken { $done }, nog { $left }, { $threads } threads, { $time }
cluster-no-time = resterende tijd nog onbekend
cluster-time = nog hoogstens ongeveer { $minutes } min
spread-other = { $path } bevat een ander bewijs: verwijder het of noem een ander bestand
option-cluster = Het werk delen met de workers van deze Dask-scheduler, of `local` voor een cluster op deze computer.
option-hash-seed = Een ander startgetal voor de hashes van de zoektocht, voor een tweede, onafhankelijke run.

## Page, training

page-modes-daily = Dagcode
page-start-daily-about = Elke dag één verzegelde code, voor iedereen dezelfde.
page-start-daily-now = Dagcode spelen
page-start-puzzles-about = Eén stelling, één vraag. Hoe beter je wordt, hoe moeilijker.
page-start-puzzles-now = Los een puzzel op
page-start-lessons-about = Leer denken als een codebreker, in een paar minuten per les.
page-start-lessons-now = Leren
page-daily-lead = Elke dag één code, voor iedereen dezelfde. Hij is verzegeld voordat iemand hem speelt, en er zijn geen tips.
page-daily-play = Spelen
page-daily-continue = Verder
page-daily-result = Je resultaat
page-daily-broken =
    { $n ->
        [one] gekraakt in 1 rij
       *[other] gekraakt in { $n } rijen
    }
page-daily-open = nog niet gespeeld
page-daily-streak =
    { $n ->
        [one] 1 dag op rij
       *[other] { $n } dagen op rij
    }
page-daily-longest =
    { $n ->
        [one] langste: 1 dag
       *[other] langste: { $n } dagen
    }
page-daily-next = Volgende code over { $time }
page-daily-yours = Jouw dagcodes, { $edition }
page-daily-calendar = Kalender
page-daily-earlier = Vorige maand
page-daily-later = Volgende maand
page-daily-sealed = Verzegeld · { $text }
page-daily-you-broke =
    { $n ->
        [one] Gekraakt in 1 rij
       *[other] Gekraakt in { $n } rijen
    }
page-daily-not-this-time = Deze keer niet
page-daily-late = Pas na de dag zelf gespeeld, dus het telt niet voor de reeks.
page-daily-everyone = Iedereen tot nu toe
page-daily-first = Je bent de eerste die deze code heeft uitgespeeld. Kom later terug om te zien hoe anderen het deden.
page-daily-honour = Je speelt voor de eer: er zijn geen accounts, dus niemand kan nagaan of iemand de code al kende. De grafiek telt één persoon per internetadres en laat codes weg die met de eerste poging zijn gekraakt.
page-daily-people = Mensen
page-daily-you = jij
page-daily-seal-right = Het zegel klopt: deze code stond van tevoren vast.
page-daily-seal-wrong = Het zegel past niet bij deze code.
page-daily-share-head = Keypeg #{ $number } · { $edition } { $result }/{ $rows }
page-daily-share-about = Je ziet alleen antwoordpinnen: niemand komt een kleur van de code te weten.
page-daily-picture = Plaatje opslaan
page-daily-picture-of = Plaatje om te delen: { $text }
page-daily-other = Andere dagen
page-puzzle-title = Puzzels
page-puzzle-level = Niveau { $n }
page-puzzle-streak = { $n } op rij
page-puzzle-solved = { $solved } van { $tried } opgelost
page-puzzle-answer = Antwoorden
page-puzzle-pick = Rij { $n } is fout
page-puzzle-pick-first = Tik op de foute rij
page-puzzle-give-up = Laat zien
page-puzzle-right = Goed!
page-puzzle-wrong = Niet helemaal
page-puzzle-shown = Hier is een antwoord
page-puzzle-row-was = Het was rij { $n }.
page-puzzle-one-answer = Een goed antwoord: { $code }.
page-puzzle-next = Volgende puzzel
page-puzzle-making = Puzzel maken …
page-puzzle-higher = Je hebt niveau { $n } bereikt.
page-puzzle-kinds = Welke puzzels?
page-puzzle-kind-only-code = Eén code blijft over
page-puzzle-kind-perfect-guess = De perfecte gok
page-puzzle-kind-wrong-clue = Een foute aanwijzing
page-puzzle-kind-win-in-two = Winnen in twee rijen
page-puzzle-hidden = Wat zit erachter?
page-puzzle-board = Puzzelbord
page-puzzle-is-wrong = dit is de foute aanwijzing
page-lesson-title = Zes lessen
page-lesson-number = Les { $n }
page-lesson-step = Stap { $n } van { $of }
page-lesson-go-on = Verder
page-lesson-back = Terug
page-lesson-check = Controleren
page-lesson-try-again = Nog niet. Kijk nog eens goed.
page-lesson-answer = Niet helemaal. Dit is het antwoord.
page-lesson-done = Deze les is af.
page-lesson-next = Volgende les
page-lesson-all = Alle lessen
page-lesson-begin = Beginnen
page-lesson-again = Nog eens
page-lesson-finished = af
page-lesson-your-number = Je getal
page-lesson-code = code
page-lesson-board = Lesbord
page-diploma-title = Diploma
page-diploma-open = Je diploma bekijken
page-diploma-named = { $name } heeft alle zes lessen afgerond en denkt als een codebreker.
page-diploma-you = Je hebt alle zes lessen afgerond en denkt als een codebreker.

## Points

points-row =
    { $points ->
        [one] De codemaker krijgt 1 punt voor elke gespeelde rij.
       *[other] De codemaker krijgt { $points } punten voor elke gespeelde rij.
    }
points-unbroken-bonus =
    { $points ->
        [one] Een code die nooit wordt gekraakt levert de codemaker 1 punt extra op.
       *[other] Een code die nooit wordt gekraakt levert de codemaker { $points } punten extra op.
    }
points-unbroken = In totaal is een code die nooit wordt gekraakt { $points } waard.
points-unbroken-range = In totaal is een code die nooit wordt gekraakt { $points } waard met { $players } spelers.
points-conceded =
    { $points ->
        [one] { $codebreakers ->
            [1] Als de codebreker opgeeft
           *[other] Als alle codebrekers opgeven
        }, krijgt de codemaker { $points } punt, zoals voor een code die nooit wordt gekraakt.
       *[other] { $codebreakers ->
            [1] Als de codebreker opgeeft
           *[other] Als alle codebrekers opgeven
        }, krijgt de codemaker { $points } punten, zoals voor een code die nooit wordt gekraakt.
    }
points-conceded-range = Als alle codebrekers opgeven, krijgt de codemaker evenveel als voor een code die nooit wordt gekraakt.
points-game-won-breaking =
    { $points ->
        [one] Wie de code kraakt, wint het spel: 1 punt.
       *[other] Wie de code kraakt, wint het spel: { $points } punten.
    }
points-game-won-unbroken =
    { $points ->
        [one] Kraakt niemand hem, dan wint de codemaker het spel: 1 punt.
       *[other] Kraakt niemand hem, dan wint de codemaker het spel: { $points } punten.
    }
points-white = Een gok levert { $points } op voor elke witte antwoordpin.
points-red = Een gok levert { $points } op voor elke rode antwoordpin.
points-red-in-black = Een gok levert { $points } op voor elke zwarte antwoordpin.
points-breaking = De gok die de code kraakt levert in plaats daarvan { $points } op.
points-circuit = De codemaker krijgt { $points } punten voor elke ronde: telkens als alle { $codebreakers } codebrekers aan de beurt zijn geweest en de code nog niet gekraakt is.
points-circuit-range = De codemaker krijgt { $points } punten voor elke ronde: telkens als alle codebrekers aan de beurt zijn geweest en de code nog niet gekraakt is.
points-wrong-information =
    { $points ->
        [0] Als blijkt dat de antwoordpinnen niet klopten, of als de codemaker het toegeeft, verliest de codemaker het spel.
       *[other] Als blijkt dat de antwoordpinnen niet klopten, of als de codemaker het toegeeft, krijgt de codebreker { $points } punten en wordt het spel overgespeeld, hooguit twee keer. De derde keer verliest de codemaker ook het spel.
    }
points-time = Met bedenktijd: is die van een codebreker om, dan is de rij verloren en telt ze als gespeeld. Is die van de codemaker om, dan verliest hij het spel alsof hij opgeeft.
points-forfeit-codemaker =
    { $points ->
        [0] Als de codemaker opgeeft, krijgt niemand punten voor het spel.
       *[other] Een codemaker die opgeeft krijgt { $points }.
    }
points-forfeit-codebreaker =
    { $points ->
        [one] Als de codemaker opgeeft, wint de codebreker het spel: { $points } punt.
       *[other] Als de codemaker opgeeft, wint de codebreker het spel: { $points } punten.
    }
points-forfeit-group = Als de codemaker opgeeft of een fout antwoord geeft, houdt elke codebreker de punten van de eigen pogingen en krijgt er { $points } bij; de codemaker krijgt niets.
points-games-any = Na elk spel wisselen de rollen. Speel zoveel spellen als je wilt; een even aantal is eerlijk voor beiden.
points-games-even = Na elk spel wisselen de rollen, en een partij heeft een even aantal spellen.
points-games-each = Na elk spel wordt de speler links codemaker. Iedereen is even vaak codemaker: { $games } spellen, of een veelvoud daarvan.
points-games-each-range = Na elk spel wordt de speler links codemaker. Iedereen is even vaak codemaker: evenveel spellen als spelers, of een veelvoud daarvan.
points-most-points = Wie de meeste punten heeft, wint de partij.
points-most-games = Wie de meeste spellen wint, wint de partij.
points-advanced-blanks =
    { $on ->
        [yes] Dit is het spel voor gevorderden: gaten mogen leeg blijven.
       *[no] Voor gevorderden: gaten mogen leeg blijven. Kies daarvoor { $text }.
    }
points-advanced-counting = { $on ->
        [yes] Dit is het spel voor jongere spelers: antwoordpinnen tellen alleen juiste kleuren.
       *[no] Voor jongere spelers: antwoordpinnen tellen alleen juiste kleuren. Kies daarvoor { $text }.
    }
points-advanced-digit-sum = { $on ->
        [yes] Met de extra aanwijzing: de som van de cijfers van de code wordt verteld.
       *[no] Extra aanwijzing: de som van de cijfers van de code wordt verteld. Kies daarvoor { $text }.
    }
points-advanced-secret-repeats =
    { $on ->
        [yes] Dit is het spel voor gevorderden: de code mag kleuren herhalen.
       *[no] Voor gevorderden: de code mag kleuren herhalen. Kies daarvoor { $text }.
    }
page-rules-points = Puntentelling
page-review-best-found = Er is geen betere gok gevonden.
page-review-perhaps-better = Misschien beter
page-review-others-unsettled = Andere die de codes goed verdelen

## Link previews

preview-about = Mastermind in tien edities: alleen, op één scherm, of met vrienden via een link.
preview-daily-title = Dagcode · { $family } · { $day }
preview-table = Een tafel { $edition }
preview-table-with = { $edition } met { $names }
preview-table-open = Er is een plaats vrij. Speel mee, of kijk toe.
preview-table-full = Het spel is bezig. Kijk mee.
preview-table-over = De partij is afgelopen. Bekijk hoe het ging.
preview-review = Analyse: { $edition }
preview-review-about = Wat elke gok waard was, rij voor rij.
page-net-nowhere-about = De link is misschien oud of verkeerd getypt. Je spellen staan nog waar je ze liet.

## Ladder

page-ladder-title = Ranglijst
page-start-ladder-about = Ratingpartijen tegen codes die voor iedereen even moeilijk zijn.
page-start-ladder-now = Naar de ranglijst
page-ladder-lead = In een ratingpartij kraak je een code die precies even moeilijk is als die van een andere speler. Wie de minste rijen nodig heeft, wint het duel. Er zijn geen tips en je hebt tien minuten per rij. Als je opgeeft of weggaat, is de code niet gekraakt.
page-ladder-rating-title = Zo werkt de rating
page-ladder-rating-about = De rating begint op 1500. Het getal na ± zegt hoe onzeker die nog is: je echte sterkte ligt vrijwel zeker binnen dat bereik. Elk duel maakt het kleiner.
page-ladder-fair = Een rating is voorlopig en staat niet op de lijst totdat je drie gevestigde spelers hebt ontmoet: spelers met minstens vijf duels tegen drie anderen. Spelers met hetzelfde internetadres spelen niet tegen elkaar, en een partij die vóór rij 3 wordt opgegeven telt niet mee.
page-ladder-provisional = Je rating is voorlopig en staat nog niet op de lijst.
page-ladder-name = Je naam op de ranglijst
page-ladder-join = Meedoen
page-ladder-token = Met dit token, dat alleen nu wordt getoond, kan een bot voor je spelen:
page-ladder-play = Speel een ratingpartij
page-ladder-continue = Verder met je partij
page-ladder-rank = Plaats
page-ladder-rating = Rating
page-ladder-results = Gewonnen · gelijk · verloren
page-ladder-empty = In dit seizoen staat nog niemand op de lijst.
page-ladder-season = Seizoen
page-ladder-duels =
    { $n ->
        [one] { $n } duel
       *[other] { $n } duels
    }

## Naast een echt bord: terugnemen, en vragen voor een tegenspraak

reason-no-taking-back = alleen aan een tafel voor een echt bord kun je iets terugnemen
reason-nothing-to-take-back = er is nu niets dat je kunt terugnemen
reason-real-board-only = dit is voor de codemaker naast een echt bord, zolang een rij op haar antwoord wacht
event-guess-taken-back = { $player } neemt de gok in rij { $row } terug.
event-mark-taken-back = { $player } neemt het antwoord op rij { $row } terug.
event-reveal-taken-back = { $player } neemt de onthulde code terug: spel { $game } gaat verder.
mark-contradicts =
    { $count ->
        [one] Dit spreekt rij { $rows } tegen. Weet je het zeker?
       *[other] Dit spreekt de rijen { $rows } tegen. Weet je het zeker?
    }
mark-fits-nothing = Bij dit antwoord past geen enkele code. Weet je het zeker?
reveal-contradicts =
    { $count ->
        [one] Met deze code klopt het antwoord op rij { $rows } niet. Weet je het zeker?
       *[other] Met deze code kloppen de antwoorden op de rijen { $rows } niet. Weet je het zeker?
    }
reveal-mirrored =
    { $count ->
        [one] Met deze code klopt het antwoord op rij { $rows } niet. Van de andere kant gelezen past { $code } bij elke rij.
       *[other] Met deze code kloppen de antwoorden op de rijen { $rows } niet. Van de andere kant gelezen past { $code } bij elke rij.
    }
mark-nothing = Helemaal geen pinnetjes: klopt dat?
page-dock-back-guess = De gok in rij { $n } terugnemen
page-dock-back-mark = Het antwoord op rij { $n } terugnemen
page-dock-back-reveal = De code van spel { $n } terugnemen
page-dock-sure-mark = Ja, het klopt
page-dock-change-mark = Aanpassen
key-take-back-entry = Laatste invoer terug

## Page, notes: codes die iemand zelf opschrijft

page-notes-codes = Codes in gedachten
page-notes-add = Deze rij noteren
page-notes-code-cross = { $code } doorstrepen
page-notes-code-use = { $code } in de rij zetten
page-notes-code-remove = { $code } verwijderen
page-notes-crossed = Deze code heb je doorgestreept
page-notes-hole = { $hole }, genoteerd als niet hier: { $colours }

## Together

reaction-hello = Hallo!
reaction-good-luck = Succes!
reaction-thinking = Even nadenken
reaction-hurry = Jouw beurt!
reaction-wow = Wauw!
reaction-ouch = Au!
reaction-well-played = Goed gespeeld!
reaction-thanks = Bedankt!
page-reactions-open = Reageren
page-reactions-title = Zeg het snel
page-reactions-said = { $name }: { $words }
page-settings-reactions = Reacties van anderen tonen
page-left-play-on = Computer laten verderspelen
page-left-about = { $name } is weggegaan. Een computer kan de plaats innemen, dan gaat de partij vanaf hier verder.
page-left-played-on = Een computer speelt verder voor { $name }
page-away-not-needed = Aan tafel is het verdergegaan: dit is niet meer nodig.
page-left-begin = Opnieuw beginnen zonder { $name }
page-left-begin-about = Zo begint een nieuwe partij voor wie er nog is.
page-begin-title = Nu beginnen
page-begin-about = Je hoeft niet te wachten tot alle plaatsen bezet zijn.
page-begin-all-here = Nu zijn alle plaatsen bezet.
page-begin-with = Beginnen met { $n } spelers
page-begin-fill = { $n ->
    [one] Een computer op de vrije plaats zetten
   *[other] Computers op de { $n } vrije plaatsen zetten
}
page-set-up-computers = Computers aan tafel
page-seats-watching = { $n ->
    [one] { $n } persoon kijkt mee
   *[other] { $n } mensen kijken mee
}
page-away-for = Computer voor { $name }
page-away-soon = { $name } is er niet. Na { $time } kun je verder.
page-away-go-on = Verder zonder { $name }
page-away-about = { $name } is al een tijdje weg. Je kunt verdergaan of wachten. Wie terugkomt, krijgt de plaats terug.
page-away-skip = Beurt overslaan
page-away-skip-row = { $name } verliest deze rij.
page-away-skip-game = { $name } verliest dit spel als codemaker.
page-away-computer = Computer laten spelen
page-away-wait = Blijven wachten
page-away-back = { $name } is terug
page-away-gone = { $name } is er niet
page-away-meanwhile = Terwijl je weg was
page-away-played = Een computer heeft voor je gespeeld. Je hebt je plaats terug.
page-next-game = Spel { $n }: { $turn }
page-rematch-wanted = { $name } wil nog eens spelen
page-rematch-wanted-many = Iemand hier wil nog eens spelen
page-rematch-come = Meedoen
page-pass-title = Verderspelen op een ander apparaat
page-pass-about = Open deze link op het andere apparaat of scan de code. Hij werkt één keer, tien minuten lang. Daarna is je plaats daar en niet meer hier.
page-pass-link = Link naar je plaats
page-pass-give-back = { $name } de plaats teruggeven
page-pass-about-away = Kan { $name } niet meer terug naar de tafel? Stuur deze link. Hij werkt één keer, tien minuten lang. Wie hem opent, heeft de plaats.
page-pass-ask = Is een van deze plaatsen van jou? Vraag { $name } om een link: die staat naast je naam, onder ‘Aan tafel’.
page-left-sure = Deze tafel verlaten? De anderen kunnen een computer voor je laten verderspelen.
page-left-show-about = Het spel eindigt hier voor iedereen en de code wordt getoond. Wie is weggegaan, geeft het spel op.
page-left-ask-about = Je geeft dit spel op. De code wordt getoond zodra de andere codebrekers die er nog zijn er ook om vragen.
page-left-asked = Je hebt gevraagd om de code te zien. Hij wordt getoond zodra de andere codebrekers er ook om vragen.
page-invite-name = Hoe moeten je vrienden je noemen?
page-invite-named = Je vrienden zien { $name }.
page-header-daily = Dagcode, { $date }
page-settings-notify = Melding als ik aan de beurt ben
page-settings-notify-refused = De browser staat geen meldingen toe. Dat kun je wijzigen in zijn instellingen.
page-dock-admit = Ik gaf een fout antwoord
cost-concede-codebreaker =
    { $points ->
        [one] De codemaker krijgt { $points } punt, zoals voor een code die niemand breekt.
       *[other] De codemaker krijgt { $points } punten, zoals voor een code die niemand breekt.
    }
cost-concede-group =
    { $points ->
        [one] Het spel eindigt zodra alle codebrekers opgeven. Dan krijgt de codemaker { $points } punt, zoals voor een code die niemand breekt, en iedereen houdt de punten van de eigen pogingen.
       *[other] Het spel eindigt zodra alle codebrekers opgeven. Dan krijgt de codemaker { $points } punten, zoals voor een code die niemand breekt, en iedereen houdt de punten van de eigen pogingen.
    }
cost-concede-codemaker =
    { $points ->
        [0] Je krijgt niets voor dit spel.
        [one] Je krijgt niets voor dit spel, en { $points } punt gaat naar elke codebreker.
       *[other] Je krijgt niets voor dit spel, en { $points } punten gaan naar elke codebreker.
    }
cost-admit-replay = De codebreker krijgt { $points } punten en het spel wordt met een nieuwe code overgespeeld.
cost-admit-lose =
    { $points ->
        [0] Je verliest dit spel.
       *[other] De codebreker krijgt { $points } punten en jij krijgt niets voor dit spel.
    }

## The coach: a colour as the subject of a sentence, and what the rows say
symbol-red = rood
symbol-blue = blauw
symbol-green = groen
symbol-yellow = geel
symbol-white = wit
symbol-black = zwart
symbol-orange = oranje
symbol-purple = paars
symbol-pink = roze
symbol-teal = turkoois
symbol-magenta = magenta
symbol-silver = zilver
symbol-colours = { $symbols }
symbol-digits = { $many ->
        [1] het cijfer { $digits }
       *[other] de cijfers { $digits }
    }
coach-one-row = Rij { $row }: { $fact }.
coach-also = En ook: { $fact }.
coach-no-key-pegs = Rij { $row } heeft geen antwoordpinnen: { $fact }.
coach-rows = Rijen { $rows } samen: { $fact }.
coach-all-rows = Alle rijen samen: { $fact }.
coach-out = { $symbols } { $many ->
        [1] zit
       *[other] zitten
    } niet in de code
coach-in = { $symbols } { $many ->
        [1] zit
       *[other] zitten
    } in de code
coach-exactly = { $symbols } { $many ->
        [1] zit
       *[other] zitten elk
    } precies { $count ->
        [1] één keer
        [2] twee keer
       *[other] { $count } keer
    } in de code
coach-at-least = { $symbols } { $many ->
        [1] zit
       *[other] zitten elk
    } minstens { $count ->
        [1] één keer
        [2] twee keer
       *[other] { $count } keer
    } in de code
coach-at-most = { $symbols } { $many ->
        [1] zit
       *[other] zitten elk
    } hoogstens { $count ->
        [1] één keer
        [2] twee keer
       *[other] { $count } keer
    } in de code
coach-fixed = gat { $hole } is { $colours }
coach-not-here = { $symbols } zit niet in { $places ->
        [1] gat { $holes }
       *[other] de gaten { $holes }
    }
coach-one-of-two = óf { $first } óf { $second } zit in de code, niet allebei
coach-together = { $first } en { $second } zitten allebei in de code, of geen van beide
coach-empty-out = geen enkel gat is leeg
coach-empty-fixed = gat { $holes } is leeg
coach-empty-exactly = { $count ->
        [1] precies één gat is
       *[other] precies { $count } gaten zijn
    } leeg
coach-empty-at-least = { $count ->
        [1] minstens één gat is
       *[other] minstens { $count } gaten zijn
    } leeg
coach-empty-at-most = { $count ->
        [1] hoogstens één gat is
       *[other] hoogstens { $count } gaten zijn
    } leeg
coach-empty-not-here = { $count ->
        [1] gat { $holes } is
       *[other] de gaten { $holes } zijn
    } niet leeg
coach-nothing-new = Op rij { $row } was maar één antwoord mogelijk: ze vertelde je niets nieuws.
coach-row = Rij { $row }: { $red ->
        [0] geen enkele pin zit goed
        [1] één pin zit al goed
       *[other] { $red } pinnen zitten al goed
    }, en { $white ->
        [0] geen andere kleur ervan zit in de code
        [1] nog één kleur ervan zit in de code, in een ander gat
       *[other] nog { $white } kleuren ervan zitten in de code, in andere gaten
    }.
coach-row-places = Rij { $row }: { $count ->
        [0] geen pin staat op zijn plaats
        [1] één pin staat op zijn plaats
       *[other] { $count } pinnen staan op hun plaats
    }.
coach-row-colours = Rij { $row }: { $count ->
        [0] geen van de kleuren zit in de code
        [1] één van de pinnen heeft een kleur van de code
       *[other] { $count } van de pinnen hebben kleuren van de code
    }.
coach-why-none = Rij { $row } zegt dat geen van haar kleuren in de code zit, maar deze gok heeft er { $has ->
        [1] één
       *[other] { $has }
    }.
coach-why-few = Rij { $row } zegt dat { $said ->
        [1] één van haar pinnen in de code hoort
       *[other] { $said } van haar pinnen in de code horen
    }, maar deze gok heeft er { $has ->
        [0] geen
        [1] maar één
       *[other] maar { $has }
    }.
coach-why-many = Rij { $row } zegt dat { $said ->
        [1] slechts één van haar pinnen in de code hoort
       *[other] slechts { $said } van haar pinnen in de code horen
    }, maar deze gok heeft er { $has }.
coach-why-digit-sum = De cijfers van de code zijn samen { $said }, die van deze gok { $has }.
coach-why-places = Rij { $row } zegt dat { $said ->
        [0] geen van haar pinnen goed zit
        [1] één van haar pinnen goed zit
       *[other] { $said } van haar pinnen goed zitten
    }, maar deze gok laat er { $has ->
        [0] geen
        [1] één
       *[other] { $has }
    } op hun plaats.
coach-silent = De rijen zeggen nog niets eenvoudigs over de code.

## Solo, and the end of a game

page-solo-about = De ene code na de andere: hoe weinig rijen heb je nodig?
page-match-about = Jij en de computer bedenken om de beurt een code. Wie hem bedacht, krijgt een punt voor elke rij die de ander nodig heeft.
page-end-new = Nieuwe code
page-end-rows = { $n ->
        [one] In 1 rij!
       *[other] In { $n } rijen.
    }
page-end-first = Je eerste code in { $edition }.
page-end-best = Je beste resultaat in { $edition }.
page-end-equal = Even goed als je beste resultaat in { $edition }.
page-end-perfect = Zelfs perfect spel heeft gemiddeld { $rows } rijen nodig.
page-end-rare = { $proven ->
        [yes] Zelfs perfect spel lukt dat maar bij 1 op de { $n } codes.
       *[no] Zelfs het beste bekende spel lukt dat maar bij 1 op de { $n } codes.
    }
page-end-better = Beter dan je gemiddelde van { $rows } rijen.
page-end-average = Je gemiddelde in { $edition }: { $rows } rijen.
page-end-lost = Deze keer niet.
page-end-close = { $red ->
        [one] Zo dichtbij: in rij { $row } stond één pin goed.
       *[other] Zo dichtbij: in rij { $row } stonden { $red } pinnen goed.
    }
page-end-hard = Dat was een lastige. De volgende code is een nieuwe kans.
page-end-results = Je resultaten in { $edition }
page-end-computer-points = { $n ->
        [one] De computer krijgt 1 punt.
       *[other] De computer krijgt { $n } punten.
    }
page-end-your-points = { $n ->
        [one] Je krijgt 1 punt.
       *[other] Je krijgt { $n } punten.
    }
page-end-now-set = Nu bedenk jij een code: heeft hij meer rijen nodig?
page-end-now-guess = Nu kraak jij een code: lukt het in minder rijen?
menu-solo = Codes kraken: de ene na de andere
terminal-solo-results = Je codes in { $edition } naar rijen: { $bars }
page-start-more = { $n ->
        [one] Nog 1 spel
       *[other] Nog { $n } spellen
    }
page-ladder-next = Volgend duel
page-ladder-compared = Je rijen worden vergeleken met die van een ander bij zo’n code.
page-ladder-pending = Nu nog een tegenstander met zo’n code.
page-ladder-void = Te vroeg opgegeven, dus het telt voor niemand.
page-ladder-settled = { $result ->
        [won] Je hebt van { $name } gewonnen
        [drawn] Gelijkspel tegen { $name }
       *[lost] { $name } was deze keer beter
    }
page-ladder-latest = Je laatste ratingpartijen
page-ladder-bot = Een bot voor je laten spelen
