### Keypeg's words in Spanish. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Español

## Lists: "1, 3 y 4"

list-middle = { $start }, { $next }
list-end = { $start } y { $last }

## Numbers: the sign between thousands, and the one before the fraction

number-group = { "." }
number-point = ,

## Colours

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-white = blanco
colour-black = negro
colour-orange = naranja
colour-purple = morado
colour-pink = rosa
colour-teal = turquesa
colour-magenta = magenta
colour-silver = plata
colour-empty = vacío
colour-nought = cero
colour-one = uno
colour-two = dos
colour-three = tres
colour-four = cuatro
colour-five = cinco
colour-six = seis
colour-seven = siete
colour-eight = ocho
colour-nine = nueve
colour-ten = diez
colour-eleven = once

## Why an action is not allowed now

reason-match-over = la partida ha terminado

option-version = Mostrar la versión.
store-blocked = la base de datos no acepta cambios ahora: inténtalo de nuevo
missing-extra = falta el extra «{ $extra }»: pip install "keypeg[{ $extra }]"
undecided = no se pudieron comprobar las filas en { $steps } pasos
