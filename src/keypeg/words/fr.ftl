### Keypeg's words in French. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Français

## Lists: "1, 3 et 4"

list-middle = { $start }, { $next }
list-end = { $start } et { $last }

## Numbers: the sign between thousands, and the one before the fraction

number-group = { "\u202f" }
number-point = ,

## Colours

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-white = blanc
colour-black = noir
colour-orange = orange
colour-purple = violet
colour-pink = rose
colour-teal = turquoise
colour-magenta = magenta
colour-silver = argent
colour-empty = vide
colour-nought = zéro
colour-one = un
colour-two = deux
colour-three = trois
colour-four = quatre
colour-five = cinq
colour-six = six
colour-seven = sept
colour-eight = huit
colour-nine = neuf
colour-ten = dix
colour-eleven = onze

## Why an action is not allowed now

reason-match-over = la partie est terminée

option-version = Afficher la version.
store-blocked = la base de données n’accepte aucun changement pour l’instant : réessayez
missing-extra = il manque l’extra « { $extra } » : pip install "keypeg[{ $extra }]"
undecided = les rangées n’ont pas pu être vérifiées en { $steps } étapes
