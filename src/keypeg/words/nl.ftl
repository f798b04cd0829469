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
