### Keypeg's words in Portuguese. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Português

## Lists: "1, 3 e 4"

list-middle = { $start }, { $next }
list-end = { $start } e { $last }

## Numbers: the sign between thousands, and the one before the fraction

number-group = { "." }
number-point = ,

## Colours

colour-red = vermelho
colour-blue = azul
colour-green = verde
colour-yellow = amarelo
colour-white = branco
colour-black = preto
colour-orange = laranja
colour-purple = roxo
colour-pink = rosa
colour-teal = turquesa
colour-magenta = magenta
colour-silver = prata
colour-empty = vazio
colour-nought = zero
colour-one = um
colour-two = dois
colour-three = três
colour-four = quatro
colour-five = cinco
colour-six = seis
colour-seven = sete
colour-eight = oito
colour-nine = nove
colour-ten = dez
colour-eleven = onze

## Why an action is not allowed now

reason-match-over = a partida terminou

option-version = Mostrar a versão.
store-blocked = a base de dados não aceita alterações agora: tenta de novo
missing-extra = falta o extra "{ $extra }": pip install "keypeg[{ $extra }]"
undecided = não foi possível verificar as linhas em { $steps } passos
