### Keypeg's words in Spanish. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Español

## Lists: "1, 3 y 4"

list-middle = { $start }, { $next }
list-end = { $start } y { $last }

## Numbers: the sign between thousands, the one before the fraction, and the first number with thousands set apart

number-group = { "." }
number-point = ,
number-grouped-from = 10000

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

## Botones, etiquetas y columnas que comparten varias pantallas

action-close = Cerrar
action-copied = Copiado
action-erase = Borrar
action-give-up = Rendirse
action-guess = Proponer
action-hint = Pista
action-join = Jugar
action-next-game = Siguiente partida
action-no = No
action-review = Análisis
action-set-code = Poner el código
action-share = Compartir
action-show-code = Mostrar el código
action-yes = Sí

label-codes-left = Códigos restantes
label-edition = Edición
label-first-codemaker = Primer codificador
label-games = Partidas
label-luck = Suerte
label-player = Jugador
label-players = Jugadores
label-row = Fila
label-rows = Filas
label-rows-lost = Filas perdidas
label-score-card = Hoja de puntos
label-your-name = Tu nombre

role-codebreaker = descifrador
role-codemaker = codificador

result-in-play = en juego
result-not-broken = sin descifrar

column-bad-luck = mala suerte
column-best = mejor
column-broken = descifrados
column-edition = edición
column-expected = esperado
column-feedback = respuesta
column-games = partidas
column-good-luck = buena suerte
column-guess = propuesta
column-left = códigos restantes
column-lost = perdidas
column-luck = suerte
column-row = fila
column-rows = filas

## Por qué una acción no está permitida ahora

reason-match-over = el encuentro ha terminado
reason-no-such-seat = esta mesa no tiene ese asiento
reason-codemaker-only = solo el codificador de esta partida puede hacer eso
reason-codebreaker-only = solo un descifrador de esta partida puede hacer eso
reason-table-only = solo la propia mesa puede hacer eso
reason-not-your-turn = es el turno de otro descifrador
reason-secret-not-set = el codificador aún no ha puesto el código
reason-secret-already-set = el código de esta partida ya está puesto
reason-secret-behind-shield = en esta mesa el código se queda tras la pantalla real y no se introduce
reason-secret-must-be-entered = en esta mesa hay que introducir el código
reason-not-a-code = eso no es un código de esta edición
reason-not-a-secret = ese código no puede ser el secreto: en esta edición todos sus colores deben ser distintos
reason-not-a-guess = ese código no se puede proponer: en esta edición todos sus colores deben ser distintos
reason-feedback-pending = la última fila aún no tiene respuesta
reason-no-row-to-mark = ninguna fila espera respuesta
reason-table-marks = en esta mesa, la propia mesa da las respuestas
reason-codemaker-marks = en esta mesa, el codificador da las respuestas
reason-not-feedback = esa respuesta es imposible en esta edición
reason-false-feedback = la mesa solo da respuestas correctas
reason-reveal-due = ya no se puede proponer: ahora el codificador revela el código
reason-reveal-not-due = el código aún no se puede revelar
reason-no-rows-to-claim = ninguna fila tiene respuesta todavía, así que no hay nada que reclamar
reason-claim-repeated = ya has reclamado, y desde entonces no hay ninguna respuesta nueva
reason-conceding-off = en esta mesa no se permite rendirse
reason-conceded-already = ya te has rendido; los demás descifradores siguen jugando
reason-no-clock = esta mesa no tiene límite de tiempo por turno

## Por qué una mesa rechaza algo

reason-unknown-table = esa mesa no existe
reason-table-closed = esta mesa está cerrada
reason-unknown-seat = esta mesa no tiene ese asiento
reason-seat-taken = este asiento está ocupado
reason-computer-seat = en este asiento juega un ordenador
reason-seat-guards-code = este asiento guarda el código de la partida en curso: quedará libre cuando la partida termine
reason-name-taken = alguien en esta mesa ya se llama así
reason-not-your-seat = este no es tu asiento
reason-seats-open = el encuentro empieza cuando todos los asientos estén ocupados
reason-no-spectators = esta mesa no admite espectadores
reason-no-hints = las pistas están desactivadas en esta mesa
reason-codebreakers-only = las pistas son para los descifradores mientras se juega
reason-too-many-tables = hay demasiadas mesas abiertas desde tu dirección: cierra una o inténtalo más tarde
reason-too-many-seats = hay demasiados asientos ocupados desde tu dirección: deja uno o inténtalo más tarde
reason-nothing-finished = ninguna partida de este encuentro ha terminado aún, así que no hay nada que exportar
reason-match-goes-on = puedes pedir la revancha cuando el encuentro termine
reason-no-such-game = este encuentro no tiene esa partida
reason-no-such-row = esta partida no tiene esa fila con respuesta
reason-game-goes-on = esta partida aún no ha terminado: podrás analizarla al final, o ya mismo si la mesa permite pistas
reason-not-recorded = solo se guardan las partidas que has jugado hasta el final como descifrador
reason-too-large-to-review = esta edición tiene demasiados códigos para un análisis
reason-bad-action-id = el identificador de la acción debe tener de 1 a 64 caracteres ASCII imprimibles
reason-table-here = esta mesa ya está aquí
reason-nobody-left = nadie ha dejado esta mesa
reason-nobody-away = nadie lleva ausente el tiempo suficiente
reason-elsewhere = sigues en otro dispositivo
reason-bad-pass = este enlace ya se usó o tiene más de diez minutos
reason-pass-hides-code = esta persona puso el código de la partida en curso: el sitio solo se puede ceder cuando la partida termine
reason-code-gone = el código se fue con su codificador, así que esta partida no puede continuar
reason-name-fixed = los nombres solo se pueden cambiar antes de la primera jugada
reason-host-starts = mientras esté conectado quien abrió la mesa, es quien empieza el encuentro
reason-no-copy = solo una partida contra ordenadores, sin límite de tiempo, puede seguir en un dispositivo
reason-bad-journal = el registro de esta mesa no sigue las reglas
reason-old-reading = este encuentro empezó con una lectura anterior de las reglas y no se puede trasladar: termínalo aquí o empieza otro
reason-no-ladder-token = para esto hace falta la clave de un jugador de la clasificación: únete primero
reason-ladder-name-taken = alguien en la clasificación ya se llama así
reason-no-memory = este dispositivo no tiene memoria suficiente para eso
reason-no-token = para esto hace falta la clave de un asiento
reason-unknown-room = no hay ninguna sala con ese código
reason-room-closed = esta sala está cerrada
reason-room-full = esta sala está llena
reason-room-name-taken = alguien en esta sala ya tiene ese nombre, o uno muy parecido
reason-name-not-listed = ese nombre no está en la lista de la sala
reason-not-in-room = no hay tal jugador en esta sala: entra primero
reason-host-only = solo puede hacerlo quien abrió la sala
reason-host-sets-code = en esta sala quien la abrió pone los códigos y por eso no puede jugar
reason-table-sets-code = en esta sala el código no lo pone quien la abrió
reason-code-missing = antes de empezar esta ronda hay que poner un código
reason-no-duel = solo los dos jugadores de un duelo se ponen códigos
reason-too-few-players = todavía no hay suficientes jugadores
reason-round-goes-on = esta ronda aún no ha terminado
reason-rounds-played = ya se han jugado todas las rondas de esta sala
reason-no-round = ahora no se está jugando ninguna ronda
reason-round-paused = esta ronda está en pausa
reason-round-not-begun = esta ronda todavía no ha empezado
reason-no-more-hints = no quedan pistas para esta ronda
reason-no-rematch = se sigue jugando en la sala, no en esta mesa
table-of-room = las mesas de la sala { $room } las reparte la propia sala y no se pueden abrir
reason-stale = la mesa cambió antes de que llegara tu jugada; mira el tablero e inténtalo de nuevo
reason-store = la base de datos no está disponible ahora: inténtalo de nuevo
reason-failed = error interno del servidor
reason-origin = esta página viene de otro sitio y no puede usar estas mesas
reason-no-address = no hay nada en esta dirección
reason-no-method = esta dirección no admite ese método
reason-too-large = la petición es demasiado grande
reason-left = este asiento ha quedado libre
reason-restart = el servidor se está apagando
reason-silent = no hubo respuesta a la señal de vida
reason-too-many =
    { $what ->
        [actions] demasiadas acciones en poco tiempo: espera un momento
        [tables] demasiadas mesas nuevas en poco tiempo: espera un momento
        [reactions] demasiadas reacciones en poco tiempo: espera un momento
        [questions] demasiadas peticiones de ayuda en poco tiempo: espera un momento
        [connections] demasiadas conexiones a la vez: cierra una
       *[requests] demasiadas peticiones en poco tiempo: espera un momento
    }

## Rechazos con detalles

contradiction =
    { $count ->
        [one] la fila { $rows } se contradice: ningún código encaja
       *[other] las filas { $rows } se contradicen: ningún código encaja con todas
    }
interrupted = interrumpido
missing-extra = para esto hace falta el extra «{ $extra }»: pip install "keypeg[{ $extra }]"
undecided = no se pudieron comprobar las filas en { $steps } pasos
no-answer = no se pudo calcular a tiempo: inténtalo de nuevo más tarde
unknown-language = Keypeg no habla «{ $text }»: habla { $languages }
unknown-edition = edición desconocida «{ $text }»: las ediciones son { $editions }; o escribe un formato como 4x6r10
unknown-level = nivel desconocido «{ $text }»: los niveles son { $levels }
unknown-strategy = estrategia desconocida «{ $text }»: las estrategias son { $strategies }
strategy-failed = la estrategia { $name } falla en «{ $position }»: { $problem }
strategy-ambiguous = { $count } paquetes tienen una estrategia llamada «{ $text }»: escribe paquete:nombre
strategy-not-loaded = no se puede cargar la estrategia «{ $text }»: { $problem }
strategy-not-function = la estrategia «{ $text }» no se puede llamar con una posición y una fuente de azar: escribe def { $function }(position, chance)
strategy-never-breaks = la estrategia { $name } no ha descifrado un código de { $edition } en { $rows } filas
kernel-missing = el juego perfecto necesita el núcleo nativo: instala keypeg otra vez con un compilador de C++
library-missing = falta la biblioteca «{ $name }»: pip install --upgrade keypeg
players-exact = { $edition } es para { $needed } jugadores, no para { $players }
players-range = { $edition } es para { $least } a { $most } jugadores, no para { $players }
games-range = un encuentro de { $games } partidas no es posible: elige de 1 a 100
games-even = un encuentro de { $edition } tiene un número par de partidas, no { $games }
games-players = un encuentro de { $edition } con { $players } jugadores tiene { $players } partidas o un múltiplo de { $players }, no { $games }
shape-limit =
    { $what ->
        [pegs] el número de clavijas no puede ser { $value }: elige de { $least } a { $most }
        [colours] el número de colores no puede ser { $value }: elige de { $least } a { $most }
       *[rows] el número de filas no puede ser { $value }: elige de { $least } a { $most }
    }
shape-few-colours = { $colours } colores son muy pocos para { $pegs } clavijas distintas: permite repeticiones o elige al menos { $pegs } colores
shape-guess-repeats = si el secreto puede repetir colores, las propuestas también deben poder
name-invalid = «{ $name }» no puede ser un nombre: un nombre tiene de 1 a 40 caracteres imprimibles
name-twice = dos jugadores se llaman «{ $name }»: los nombres deben ser distintos
first-seat = el asiento { $seat } no puede empezar: hay { $seats } asientos
shield-table-marks = la mesa no puede responder si el código está tras una pantalla real: deja que lo haga el codificador
digit-sum-not-here = { $edition } no se juega como { $shape }: solo number, en su tamaño, dice la suma de las cifras, con number/4x6s
digit-sum-not-agreed = { $edition } no dice la suma de las cifras: quita sum=, o juega a number/4x6s
digit-sum-range = las cifras de ningún código suman { $sum }: elige de { $least } a { $most }
digit-sum-unknown = la suma de las cifras solo se dice de un código que la mesa conoce: juega sin pantalla real y sin el adversario
seconds-range = no puede haber { $seconds } segundos por turno: elige de 1 a 86.400
reading-unknown = no existe la lectura { $reading } de las reglas: elige de 1 a { $newest }
seat-person-level = el asiento { $seat } es para una persona, y las personas no tienen nivel
seat-unknown-level = el asiento { $seat } tiene el nivel desconocido «{ $text }»: los niveles son { $levels }
adversary-seat = el asiento { $seat } no puede ser un adversario: hay { $seats } asientos
warning-odd-games =
    { $games ->
        [1] Con una partida, solo un jugador es codificador; un número par es más justo.
       *[other] Con { $games } partidas, un jugador es codificador más veces; un número par es más justo.
    }

## Textos que no se pueden leer

notation-code-length =
    { $needed ->
        [one] «{ $text }» no es un código de { $edition }: un código tiene 1 clavija, no { $length }
       *[other] «{ $text }» no es un código de { $edition }: un código tiene { $needed } clavijas, no { $length }
    }
notation-code-blank = «{ $text }» no es un código de { $edition }: no se permiten huecos vacíos (elige entre { $letters })
notation-code-colour = «{ $text }» no es un código de { $edition }: no hay ningún color «{ $sign }» (elige entre { $letters })
notation-secret-repeats =
    { $count ->
        [2] { $text } no puede ser el secreto en { $edition }: { $letter } aparece dos veces, pero todos los colores deben ser distintos
       *[other] { $text } no puede ser el secreto en { $edition }: { $letter } aparece { $count } veces, pero todos los colores deben ser distintos
    }
notation-guess-repeats =
    { $count ->
        [2] { $text } no se puede proponer en { $edition }: { $letter } aparece dos veces, pero todos los colores deben ser distintos
       *[other] { $text } no se puede proponer en { $edition }: { $letter } aparece { $count } veces, pero todos los colores deben ser distintos
    }
notation-feedback-form = «{ $text }» no es una respuesta: escribe rojo-blanco, por ejemplo 1-2
notation-feedback-form-in-black = «{ $text }» no es una respuesta: escribe negro-blanco, por ejemplo 1-2
notation-feedback-count =
    { $pegs ->
        [one] la respuesta { $text } es imposible en { $edition }: { $count } marcas para 1 clavija
       *[other] la respuesta { $text } es imposible en { $edition }: { $count } marcas para { $pegs } clavijas
    }
notation-feedback-last-white = la respuesta { $text } es imposible en { $edition }: con { $red } rojas, la última marca no puede ser blanca
notation-feedback-last-white-in-black = la respuesta { $text } es imposible en { $edition }: con { $red } negras, la última marca no puede ser blanca
notation-feedback-places = la respuesta { $text } es imposible en { $edition }: sus marcas solo cuentan los lugares correctos, así que ninguna es blanca
notation-feedback-colours = la respuesta { $text } es imposible en { $edition }: sus marcas solo cuentan los colores correctos, así que todas son blancas
notation-feedback-range = { $red } rojas y { $white } blancas no son una respuesta posible: ningún número es menor que 0 y juntos suman como mucho { $most }
notation-feedback-range-in-black = { $red } negras y { $white } blancas no son una respuesta posible: ningún número es menor que 0 y juntos suman como mucho { $most }
notation-shape = «{ $text }» no es un formato: escribe clavijas x colores, por ejemplo 4x6; luego, si quieres, r y las filas, b para huecos vacíos, p o c para marcas que cuentan solo lugares o solo colores, u para un secreto sin repeticiones (U también en las propuestas), d para uno con repeticiones
counting-not-here = en { $shape } las marcas cuentan solo lugares o solo colores: los libros, las demostraciones y el laboratorio necesitan marcas que cuenten ambos
notation-position-empty = la posición está vacía: escribe una edición y luego sus filas, por ejemplo classic RRGG:1-0
notation-position-rows = { $count } filas son demasiadas para { $edition }: tiene { $rows }
notation-digit-sum = «{ $text }» no es una suma de cifras: escribe sum=14
notation-row = «{ $text }» no es una fila: escribe propuesta:rojo-blanco, por ejemplo { $example }
notation-row-in-black = «{ $text }» no es una fila: escribe propuesta:negro-blanco, por ejemplo { $example }
notation-action = «{ $text }» no es una acción: escribe secret, guess, mark, reveal o admit con su valor; o claim, concede o time

## Textos de encuentros

text-too-long = el texto del encuentro tiene { $length } caracteres; se permiten como máximo { $most }
text-tag-twice = línea { $line }: la etiqueta { $tag } aparece dos veces
text-tag-form = línea { $line }: «{ $text }» no es una etiqueta: escribe [Nombre "valor"]
text-tag-missing = al texto del encuentro le falta la etiqueta { $tag }
text-no-result = al texto del encuentro le falta el resultado: añade una etiqueta como [Result "*"]
text-cut-off = el texto del encuentro está cortado: su última línea debe ser el resultado, por ejemplo 5-6 o *
text-wrong-result = el texto del encuentro da el resultado «{ $told }», pero según sus filas es { $result }
text-not-whole = { $tag } es «{ $text }»: escribe un número entero
text-one-of = { $tag } es «{ $text }»: escribe { $first } o { $second }
text-line = línea { $line }: { $problem }
text-game-early = la partida { $game } empieza antes de que termine la anterior
text-game-order = la siguiente partida es { $game } con codificador { $codemaker }, no { $told } con codificador { $told_codemaker }
text-no-ending = dice «{ $text }», pero no acaba de terminar ninguna partida
text-wrong-ending = dice «{ $text }», pero según las filas es «{ $ending }»
text-row-order = la siguiente fila es { $row }, no { $told }
text-claim-shown = dice que la reclamación fue «{ $text }», pero quedó probada
text-claim-not-shown = dice que la reclamación fue «{ $text }», pero no quedó probada
text-concede = «{ $text }» no es una línea de un encuentro: escribe concede y el asiento
text-row-number = «{ $text }» no es una línea de un encuentro: una fila empieza con su número, por ejemplo 1. { $guess }

## Archivos, bases de datos y servidores

file-unreadable = no se puede leer «{ $path }»: { $problem }
file-not-text = no se puede leer «{ $path }»: el byte { $byte } no es texto UTF-8
file-unwritable = no se puede escribir «{ $path }»: { $problem }
store-newer = la base de datos tiene la versión { $found }, pero este programa solo conoce la versión { $newest }: instala un Keypeg más nuevo
store-blocked = la base de datos no admite cambios ahora: inténtalo de nuevo
store-closing = las mesas se están cerrando
store-contended = otros procesos se adelantan a escribir en esta mesa: inténtalo de nuevo
table-options-damaged = las opciones de esta mesa están dañadas en la base de datos, así que no se puede abrir
table-line-damaged = la línea { $line } del registro de esta mesa está dañada en la base de datos, así que no se puede abrir
store-url-fails = la base de datos { $url } no funciona: { $problem }
store-fails = la base de datos no funciona: { $problem }
store-url-form = «{ $url }» no es la dirección de una base de datos
store-in-memory = la base de datos debe ser un archivo, para que sobreviva al programa: por ejemplo sqlite:///tables.sqlite3
store-backend = «{ $name }» no es una base de datos admitida: elige sqlite o postgresql
store-folder = no se pueden guardar mesas en «{ $path }»: { $problem }
serve-address = no se puede escuchar en { $host } puerto { $port }: { $problem }
serve-origin = { $text } no es un origen: escríbelo como https://example.org, sin ruta
serve-metrics-address = { $text } no es una dirección para las métricas: escríbela como 127.0.0.1:9100
serve-workers = varios procesos necesitan PostgreSQL: añade --database postgresql://...
request-field = no se puede leer { $field }: { $problem }
request-not-json = no se puede leer la petición: su JSON no es el que espera esta dirección
request-number = { $field } debe ser un número de 0 a { $most }
request-take-seat = no puedes ocupar el asiento { $seat }: en esta mesa no es para una persona
review-too-large = { $shape } es demasiado grande para un análisis: tiene { $guesses } propuestas, y el máximo es { $most }
too-many-codes = { $edition } tiene demasiados códigos para listarlos: { $codes }; se listan como máximo { $most }

## Ediciones y niveles

edition-classic-name = Classic
edition-classic-about = Cuatro clavijas, seis colores, diez filas. El codificador gana un punto por cada fila que necesites.
edition-classic-source = Hojas de reglas 000 y 001. Los colores son elección nuestra, porque las imágenes se han perdido.
edition-pocket-name = Pocket
edition-pocket-about = La edición de viaje: como Classic, pero sin la bonificación. En el juego avanzado puede haber huecos vacíos.
edition-pocket-source = Hoja de reglas 002. No indica el número de filas; diez es elección nuestra.
edition-expert-name = Expert
edition-expert-about = Cuatro o cinco clavijas, de seis a ocho colores, diez filas. Para más dificultad puede haber huecos vacíos.
edition-expert-source = Hoja de reglas 003. El séptimo y el octavo color son elección nuestra.
edition-new-name = New
edition-new-about = Cuatro clavijas, ocho colores, todos distintos, doce filas. Descifra el código y ganas la partida.
edition-new-source = Hoja de reglas 004, el juego para dos. En el juego avanzado el secreto puede repetir colores.
edition-party-name = Party
edition-party-about = De tres a cinco jugadores proponen por turnos en un mismo tablero. Cada marca da puntos, y descifrar el código da aún más.
edition-party-source = Hoja de reglas 004, el juego en grupo. Su tabla de puntos del codificador se ha perdido; la nuestra es una reconstrucción.
edition-super-name = Super
edition-super-about = Cinco clavijas, ocho colores, doce filas: para una noche larga. Puntos como en Classic.
edition-super-source = El tamaño de Super Mastermind de Invicta (1975). No tenemos sus reglas, así que los puntos son los de Classic.
edition-mini-name = Mini
edition-mini-about = Cuatro clavijas, seis colores y solo seis filas. Puntos como en Classic.
edition-mini-source = El tamaño de Mini Mastermind de Invicta (1976). No tenemos sus reglas, así que los puntos son los de Classic.
edition-mini2004-name = Mini 2004
edition-mini2004-about = Cuatro clavijas, seis colores, ocho filas: la caja de viaje posterior. Puntos como en Classic.
edition-mini2004-source = El tamaño de Mini Mastermind de 2004, según las listas de ediciones. No tenemos sus reglas, así que los puntos son los de Classic.
edition-kids-name = Kids
edition-kids-about = Tres clavijas, seis colores, nueve filas: un primer juego. Puntos como en Classic.
edition-kids-source = Las reglas de Mastermind for Kids de Pressman: el tamaño, y que el más joven pone el primer código. Los puntos son los de Classic.
edition-bulls-name = Bulls and Cows
edition-bulls-about = Cuatro cifras distintas entre diez posibles, en el secreto y en cada propuesta. Las marcas rojas son toros; las blancas, vacas.
edition-bulls-about-in-black = Cuatro cifras distintas entre diez posibles, en el secreto y en cada propuesta. Las marcas negras son toros; las blancas, vacas.
edition-bulls-source = El juego tradicional de papel y lápiz. No tiene tablero, así que las diez filas y los puntos de Classic son elección nuestra.
edition-number-name = Number
edition-number-about = Cuatro cifras del 1 al 6, y una cifra puede repetirse. Puntos como en Classic.
edition-number-source = Las cifras de Number Mastermind de Invicta (1976), con su pista opcional, la suma de las cifras. No tenemos sus reglas: las diez filas y los puntos de Classic son elección nuestra.
edition-house-name = Reglas de la casa
edition-house-about = Un formato a tu gusto, con los puntos de Classic.
edition-house-source = Acordado en la mesa.
edition-shape = { $shape }
edition-house-rule = { $name } { $shape }
level-beginner-name = Principiante
level-beginner-about = Pasa por alto la mitad de las filas y propone cualquier código que encaje con las demás.
level-casual-name = Ocasional
level-casual-about = Pasa por alto una fila de vez en cuando.
level-steady-name = Constante
level-steady-about = Solo propone códigos que podrían ser el secreto.
level-strong-name = Fuerte
level-strong-about = Elige la propuesta que debería dejar menos códigos, pero a veces pasa por alto una fila.
level-expert-name = Experto
level-expert-about = Elige siempre la propuesta que da más información.
level-perfect-name = Perfecto
level-perfect-about = Juega con un libro de jugadas perfectas: donde está demostrado, ninguna estrategia necesita menos filas de media.
level-adversary-name = Adversario
level-adversary-about = Como codificador no tiene un código fijo: lo cambia mientras propones, pero nunca contradice sus propias respuestas.
seat-adversary-note = El adversario no tiene un código fijo: lo cambia durante la partida, pero nunca contradice sus propias respuestas.

## Lo que ocurre en una partida

event-game-started = Partida { $game }: { $player } es el codificador.
event-secret-set = { $player } ha puesto el código.
event-secret-set-digit-sum = { $player } ha puesto el código. Sus cifras suman { $sum }.
event-guess-placed = Fila { $row }, { $player }: { $colours }.
event-feedback-given = Fila { $row }: { $feedback }.
event-row-lost = Fila { $row }: a { $player } se le acabó el tiempo y pierde la fila.
event-row-skipped = Fila { $row }: { $player } no está y pierde el turno.
event-turn-skipped = { $player } no está y pierde el turno.
event-claim-shown = { $player } dice que la respuesta está mal, y las filas lo prueban.
event-claim-not-shown = { $player } dice que la respuesta está mal, pero las filas no lo prueban.
event-conceded = { $player } se rinde.
event-secret-revealed = El código era { $colours }.
event-wrong-information =
    { $count ->
        [one] Respuesta equivocada en la fila { $rows }.
       *[other] Respuesta equivocada: las filas { $rows } no pueden ser todas ciertas.
    }
event-game-ended =
    { $ending ->
        [broken] La partida { $game } ha terminado: se ha descifrado el código.
        [unbroken] La partida { $game } ha terminado: el código no se descifró.
        [conceded] La partida { $game } ha terminado: los descifradores se rindieron.
        [forfeited] La partida { $game } ha terminado: el codificador se rindió.
        [wrong] La partida { $game } ha terminado: el codificador dio una respuesta equivocada y la pierde.
        [void-last] La partida { $game } no cuenta, y con ella acaba el encuentro.
       *[void] La partida { $game } no cuenta y se juega otra vez.
    }{ $scored ->
        [0] {""}
       *[other] {" "}Puntos: { $points }.
    }
event-match-ended = El encuentro ha terminado: { $verdict }.
verdict-winner = gana { $player }
verdict-draw = empate
verdict-shared = { $players } comparten la victoria
subject-computer = { $place ->
        [start] El ordenador
       *[inside] el ordenador
    }{ $rest }
card-name = NOMBRE
card-total = TOTAL
card-game = PARTIDA { $game }
card-game-void = PARTIDA { $game } nula
turn-set-code = { $player } pone el código
turn-mark = { $player } da la respuesta de la fila { $row }
turn-reveal = { $player } revela el código
turn-guess = { $player } propone la fila { $row }
turn-over-won = El encuentro ha terminado: gana { $player }
turn-over-draw = El encuentro ha terminado: empate
turn-over-shared = El encuentro ha terminado: { $players } comparten la victoria
turn-closed-left = { $player } se ha ido, así que esta mesa está cerrada
turn-closed-expired = Esta mesa está cerrada porque hacía mucho que no pasaba nada
turn-free-seats = El encuentro empieza cuando todos los asientos estén ocupados; aún libres: { $seats }

## Pistas y comprobaciones

hint-only-code = es el único código que queda
hint-could-win =
    deja de media { NUMBER($expected, maximumFractionDigits: 1) } de { $left } códigos ({ $answers } { $answers ->
        [one] respuesta posible
       *[other] respuestas posibles
    }) y podría ganar de inmediato
hint-cannot-win =
    deja de media { NUMBER($expected, maximumFractionDigits: 1) } de { $left } códigos ({ $answers } { $answers ->
        [one] respuesta posible
       *[other] respuestas posibles
    }), aunque no puede ser el secreto
hint-sampled = hay demasiadas propuestas para compararlas todas, así que es la mejor de una muestra
hint-answer = { $guess }: { $why }.
hint-look-only = Solo queda un código: ¿cuál encaja con todas las filas?
hint-look-begin = Aún no se sabe nada: cualquier propuesta que pueda ser el código vale para empezar.
hint-look-first =
    { $colours ->
        [one] Busca una propuesta de un solo color.
       *[other] Busca una propuesta de { $colours } colores distintos.
    }
hint-look-fits =
    { $new ->
        [0] Busca un código que encaje con todas las filas.
        [one] Busca un código que encaje con todas las filas y traiga un color que aún no está en ninguna.
       *[other] Busca un código que encaje con todas las filas y traiga { $new } colores que aún no están en ninguna.
    }
hint-look-tests =
    { $new ->
        [0] Busca una propuesta que no tiene que ser el código, pero dice más: mezcla lo que las filas dejan abierto.
        [one] Busca una propuesta que no tiene que ser el código, pero dice más: trae un color que aún no está en ninguna fila.
       *[other] Busca una propuesta que no tiene que ser el código, pero dice más: trae { $new } colores que aún no están en ninguna fila.
    }
check-possible = Posible: encaja con todas las filas.
check-repeats = Imposible: todos los colores del secreto son distintos.
check-refused = Imposible. { $why }
check-fits = Hay algún código que encaja con todas las filas.
check-fits-left =
    { $left ->
        [one] Las filas concuerdan: aún encaja 1 código.
       *[other] Las filas concuerdan: aún encajan { $left } códigos.
    }
check-contradiction =
    { $count ->
        [one] Ningún código encaja: la fila { $rows } se contradice.
       *[other] Ningún código encaja: las filas { $rows } se contradicen.
    }
check-repair = La fila { $row } encajaría con { $feedback }.
check-repair-left =
    { $left ->
        [one] La fila { $row } encajaría con { $feedback } (queda 1 código).
       *[other] La fila { $row } encajaría con { $feedback } (quedan { $left } códigos).
    }
check-no-repair = Cambiar una sola fila no lo arreglaría.

## Análisis

number-exact = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-range = { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) } a { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-signed =
    { $sign ->
        [plus] +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
number-signed-range =
    { $lower_sign ->
        [plus] +{ NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    } a { $upper_sign ->
        [plus] +{ NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
hardness-proven =
    { $rows ->
        [one] El juego perfecto descifra este código en 1 fila; menos es imposible.
       *[other] El juego perfecto descifra este código en { $rows } filas; { $percent ->
            [0] casi ningún código necesita menos
           *[other] el { NUMBER($percent, maximumFractionDigits: 0) } % de los códigos necesita menos
        }.
    }
hardness-best-known =
    { $rows ->
        [one] El mejor juego conocido descifra este código en 1 fila; menos es imposible.
       *[other] El mejor juego conocido descifra este código en { $rows } filas; { $percent ->
            [0] casi ningún código necesita menos
           *[other] el { NUMBER($percent, maximumFractionDigits: 0) } % de los códigos necesita menos
        }.
    }
review-why-could-win =
    Deja de media { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] código
       *[other] códigos
    } ({ $answers } { $answers ->
        [one] respuesta posible
       *[other] respuestas posibles
    }) y podría ganar de inmediato.
review-why-cannot-win =
    Deja de media { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] código
       *[other] códigos
    } ({ $answers } { $answers ->
        [one] respuesta posible
       *[other] respuestas posibles
    }), pero no puede ganar de inmediato.
review-word-perfect = perfecta
review-word-good = buena
review-word-mistake = error
review-word-fine = correcta
review-word-slip = desliz
review-verdict-flawless = Una partida impecable.
review-verdict-strong = Una gran partida.
review-verdict-good = Una buena partida.
review-verdict-decent = Una partida correcta.
review-verdict-learning = Una partida de la que aprender.
review-verdict-open =
    { $rows ->
        [one] Código descifrado en una fila.
       *[other] Código descifrado en { $rows } filas.
    }
review-verdict-unbroken = Esta vez el código ha resistido.
review-praise-all = Ninguna propuesta podía ser mejor.
review-praise-perfect =
    { $perfect ->
        [one] Una de { $rows } propuestas no podía ser mejor.
       *[other] { $perfect } de { $rows } propuestas no podían ser mejores.
    }
review-praise-every = Cada propuesta podía ser el código.
review-praise-possible =
    { $possible ->
        [one] Una de { $rows } propuestas podía ser el código.
       *[other] { $possible } de { $rows } propuestas podían ser el código.
    }
review-still-possible =
    { $codes ->
        [one] Solo quedaba un código posible.
       *[other] Quedaban { $codes } códigos posibles.
    }
review-below-the-book = Incluso el juego perfecto necesita { $rows } filas para este código.
review-luck-much =
    { $row ->
        [0] La suerte ayudó mucho.
       *[other] La suerte ayudó mucho, sobre todo en la fila { $row }.
    }
review-luck-little =
    { $row ->
        [0] La suerte ayudó un poco.
       *[other] La suerte ayudó un poco, sobre todo en la fila { $row }.
    }
review-luck-none = La suerte apenas contó.
review-no-luck-little =
    { $row ->
        [0] Hubo un poco de mala suerte con las respuestas.
       *[other] Hubo un poco de mala suerte con las respuestas, sobre todo en la fila { $row }.
    }
review-no-luck-much =
    { $row ->
        [0] Hubo mucha mala suerte con las respuestas.
       *[other] Hubo mucha mala suerte con las respuestas, sobre todo en la fila { $row }.
    }
review-moment = La que más enseña: la fila { $row }
review-loss-nothing = Solo había una respuesta posible, así que esta propuesta no dijo nada nuevo.
review-loss-impossible = No podía ser el código. { $why }
review-loss-could-win = Aquí era mejor una propuesta que pudiera ser el código.
review-loss-explore-codes =
    { $best ->
        [one] Podía ganar de inmediato, pero aquí dice más una propuesta que no puede ganar: deja como mucho un código; esta, hasta { $own }.
       *[other] Podía ganar de inmediato, pero aquí dice más una propuesta que no puede ganar: deja como mucho { $best } códigos; esta, hasta { $own }.
    }
review-loss-explore-answers = Podía ganar de inmediato, pero aquí dice más una propuesta que no puede ganar: tiene { $best } respuestas posibles; esta, { $own }.
review-loss-codes =
    { $best ->
        [one] Podía dejar hasta { $own } códigos; una mejor deja como mucho uno.
       *[other] Podía dejar hasta { $own } códigos; una mejor deja como mucho { $best }.
    }
review-loss-answers = Tenía { $own } respuestas posibles; una mejor tiene { $best }, así que dice más.
review-loss-slower = Otra propuesta encuentra el código un poco antes de media.
retry-perfect = Eso es: aquí ninguna propuesta es mejor.
retry-good = Muy bien: aquí casi ninguna propuesta es mejor.
retry-same = Ni mejor ni peor que la fila { $row }.
retry-better = Mejor que la fila { $row }, pero aún hay una propuesta mejor.
retry-worse = La fila { $row } era mejor que esto.
retry-open = Esta edición tiene demasiados códigos para decir con seguridad si esto es mejor.
review-grade = { $word }
review-grade-at-best = como mucho { $word }
review-grade-impossible = { $grade } (la fila { $row } la descarta)
review-left = { $before } a { $after }
review-better = Fila { $row }: { $guess } era mejor, con { $expects } filas de media. { $why }
review-perfect-play = Desde el principio, el juego perfecto necesita de media { $rows } filas.
review-sum =
    { $played ->
        [one] 1 fila jugada + { $remaining } aún esperadas = { $perfect } perfecto + { $lost } perdidas - ({ $luck }) suerte.
       *[other] { $played } filas jugadas + { $remaining } aún esperadas = { $perfect } perfecto + { $lost } perdidas - ({ $luck }) suerte.
    }
review-seat =
    { $rows ->
        [one] { $player }: 1 fila, { $lost } perdidas, suerte { $luck }.
       *[other] { $player }: { $rows } filas, { $lost } perdidas, suerte { $luck }.
    }
review-clock =
    { $rows ->
        [one] 1 fila se perdió por tiempo o no tiene respuesta.
       *[other] { $rows } filas se perdieron por tiempo o no tienen respuesta.
    }
review-contradiction =
    { $count ->
        [one] La respuesta no puede ser cierta: la fila { $rows } se contradice.
       *[other] Las respuestas no pueden ser ciertas: las filas { $rows } se contradicen.
    }
review-false-rows =
    { $count ->
        [one] El codificador dio una respuesta equivocada en la fila { $rows }.
       *[other] El codificador dio respuestas equivocadas en las filas { $rows }.
    }
review-game = Partida { $game }, codificador { $player }
review-nothing = No hay nada que analizar: ninguna fila tiene respuesta todavía.
review-nothing-to-draw = no hay nada que dibujar: ninguna fila tiene respuesta todavía
review-progress = Analizando
review-picture = Análisis: { $games }
review-title = { $edition }, partida { $game }, codificador { $player }
review-title-void = { $edition }, partida { $game }, codificador { $player }, nula
review-start = inicio
review-after-row = fila { $row }
review-lost-side = perdidas
review-saved-side = ahorradas
review-better-head = propuesta mejor
review-not-reviewed = sin analizar
review-row-lost = perdidas { $rows }
review-row-luck = suerte { $rows }
review-row-impossible = la fila { $row } la descarta
review-row-expects = { $rows } filas
board-title = Tablero: { $edition }
board-picture = Tablero de Mastermind, { $played } de { $rows } filas jugadas
board-row = { $guess }: { $feedback }
board-digit-sum = Las cifras suman { $sum }
board-lost-row = perdida
board-code = el código
board-time-ran-out = tiempo agotado
board-skipped = saltada

## El historial

record-empty = Aún no hay partidas guardadas.
record-empty-here = aún no hay partidas guardadas: juega una hasta el final como descifrador con keypeg play
record-rows = { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-no-rows = –
record-edition =
    { $games ->
        [one] { $edition }: 1 partida, { $broken } descifradas
       *[other] { $edition }: { $games } partidas, { $broken } descifradas
    }
record-averages = de media { $rows } filas, { $lost } perdidas, suerte { $luck }
record-edition-told = { $games }; { $averages }
record-picture =
    { $games ->
        [one] Historial: 1 partida de { $players }
       *[other] Historial: { $games } partidas de { $players }
    }
record-legend = del { $first } al { $last }, la partida más antigua a la izquierda; punto hueco: no descifrada por este jugador; línea discontinua: un intervalo
record-csv-json = elige --csv o --json
record-erase-part = solo se puede borrar el historial entero: usa --erase sin --player, --csv ni --svg
record-nothing-to-draw = no hay nada que dibujar: aún no hay partidas guardadas
record-unknown-player = no hay partidas guardadas de «{ $player }», solo de { $players }
record-erase-asked =
    { $games ->
        [one] ¿Borrar 1 partida para siempre?
       *[other] ¿Borrar { $games } partidas para siempre?
    }
record-not-erased = No se ha borrado nada.
record-erased =
    { $games ->
        [one] Se ha borrado 1 partida.
       *[other] Se han borrado { $games } partidas.
    }

## La línea de órdenes

mark-answer-both =
    { $red ->
        [one] { $red } roja
       *[other] { $red } rojas
    }, { $white ->
        [one] { $white } blanca
       *[other] { $white } blancas
    }
mark-answer-both-in-black =
    { $red ->
        [one] { $red } negra
       *[other] { $red } negras
    }, { $white ->
        [one] { $white } blanca
       *[other] { $white } blancas
    }
mark-answer-places =
    { $red ->
        [one] { $red } roja
       *[other] { $red } rojas
    }
mark-answer-places-in-black =
    { $red ->
        [one] { $red } negra
       *[other] { $red } negras
    }
mark-answer-colours =
    { $white ->
        [one] { $white } color correcto
       *[other] { $white } colores correctos
    }
editions-head = { $key }  { $name }, { $shape }, { $players } jugadores
editions-head-range = { $key }  { $name }, { $shape }, { $least } a { $most } jugadores
simulate-both = elige una estrategia o un nivel, no ambos
simulate-progress = códigos
simulate-summary = { $secrets } códigos, { $total } filas, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } de media; la partida más larga necesita { $max } filas
simulate-row = {"  "}fila { $row }  { $secrets }
solve-help = Escribe la respuesta como rojo-blanco, por ejemplo 1-2; u otra propuesta; o ambas. Escribe undo para quitar la última fila, fix 2 1-0 para corregir la fila 2, o quit para salir.
solve-help-in-black = Escribe la respuesta como negro-blanco, por ejemplo 1-2; u otra propuesta; o ambas. Escribe undo para quitar la última fila, fix 2 1-0 para corregir la fila 2, o quit para salir.
solve-ask = Respuesta para { $guess }:
solve-ask-fix = Corrige una fila, por ejemplo fix 2 1-0:
solve-unreadable = no se puede leer «{ $text }»: escribe una respuesta como 1-2, o ? para ayuda
solve-no-guess = no hay ninguna propuesta a la que responder: corrige una fila o escribe undo
solve-no-row = no quedan filas: { $edition } tiene { $rows }
solve-no-undo = no hay ninguna fila que quitar
solve-no-such-row = no hay ninguna fila «{ $text }» que corregir: hasta ahora las filas van de la 1 a la { $rows }
solve-broken =
    { $rows ->
        [one] { $code } es el código: descifrado en 1 fila.
       *[other] { $code } es el código: descifrado en { $rows } filas.
    }
solve-unbroken = Se han usado las { $rows } filas.
solve-unbroken-left =
    { $left ->
        [one] Se han usado las { $rows } filas. Aún encaja 1 código.
       *[other] Se han usado las { $rows } filas. Aún encajan { $left } códigos.
    }
solve-try = Fila { $row }: prueba { $guess }; { $why }.
solve-row = {"  "}fila { $row }: { $guess } { $feedback }
play-no-terminal = esta orden necesita una terminal de entrada y salida (prueba keypeg solve)
prove-objective = «{ $text }» no es un objetivo: elige average o worst
prove-max-rows = no puede haber { $rows } filas: elige de 1 a 254
prove-threads = no puede haber { $threads } hilos: elige de 1 a 256
prove-no-tree = ninguna estrategia descifra todos los códigos de { $edition } en { $rows } filas como máximo
prove-too-large = { $edition } es demasiado grande para una demostración: tiene { $codes } códigos, y el máximo es { $most }
prove-summary = { $shape }: { $total } filas para { $secrets } códigos, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } de media; la partida más larga necesita { $max } filas
prove-best = mejor hasta ahora { $rows }
prove-none-yet = nada encontrado aún
prove-progress = { $edition }: al menos { $lower }, { $best }; primeras propuestas { $settled }/{ $guesses }, partes de esta { $parts_settled }/{ $parts }
verify-checked = comprobado: { $what }
verify-rests = depende de la búsqueda: { $what }
known-open = La mejor conocida: ninguna estrategia baja de un total de { $rows }.
known-worst = Otra estrategia descifra todos los códigos en { $rows } filas; ninguna lo logra con seguridad en menos.
known-first = primera propuesta { $guess }; { $command }
known-before = conocido antes: { $what }
known-nothing = no se sabe nada de { $edition }: elige uno de { $shapes }
bound-average-only = solo se puede escribir una cota inferior para la media sin límite de filas
bound-false = esta cota inferior no se sostiene: { $problem }
bound-claims = { $claims } afirmaciones, { $sets } conjuntos de códigos
bound-trusted = { $claims } afirmaciones por debajo de la profundidad de este archivo
bound-holds = ninguna estrategia baja de un total de { $rows }
bound-progress = Escribiendo afirmaciones
verify-progress = Comprobando afirmaciones
bench-path = ruta: { $path }
bench-partition = repartir { $candidates } candidatos por las { $guesses } propuestas de 5x8
bench-tree = árbol completo de 5x8, { $strategy }
bench-prove = demostrar 4x6
mcp-here = Las herramientas de Keypeg están en { $address }
serve-here = Keypeg está en { $address }
serve-phone = En un teléfono de la misma red: { $address }
serve-no-page = A esta instalación le falta la página, así que los navegadores no tienen nada que mostrar. Instala Node 20.19 o posterior y vuelve a ejecutar en la carpeta de Keypeg: pip install .
fair-no-table = no hay ninguna mesa en «{ $link }»: da el enlace de una mesa
fair-unknown-table = no se puede consultar «{ $link }»: esa mesa no existe
fair-refused = no se puede consultar «{ $link }»: el servidor respondió { $status }
fair-unreachable = no se puede consultar «{ $link }»: { $problem }
fair-unreadable = esto no es lo que publica un servidor en /fair: una lista con una huella por partida
fair-not-ascii = no se puede comprobar { $what } «{ $text }»: debe ser ASCII sin espacios
fair-not-revealed = Partida { $game }: el código aún no se ha revelado.
fair-yes = Partida { $game }: limpia, { $code } es el código que se puso.
fair-no = Partida { $game }: NO ES LIMPIA, { $code } no es el código que se puso.
fair-nothing = En esta mesa aún no se ha puesto ningún código.

## La ayuda de la línea de órdenes

help-example = Ejemplo: { $command }
help-keypeg = Mastermind en diez ediciones.
help-play =
    Jugar en la terminal: contra el ordenador, juntos ante una pantalla o junto a un tablero real.

    Los encuentros se guardan y puedes continuarlos más tarde.
help-join = Ocupar un asiento en una mesa de un servidor, entrar en una sala, o volver.
help-daily =
    Jugar el código diario en texto: uno al día, el mismo para todos.

    Escribe una propuesta por línea, y quit para continuar más tarde. `keypeg play` continúa la misma partida.
help-puzzle =
    Resolver un acertijo en texto; el código de salida es 1 si la respuesta es incorrecta.

    Escribe la respuesta, ? para verla o quit para salir. Sin clave es el siguiente acertijo de tu entrenamiento.
argument-day = El día, por ejemplo 2026-11-15; sin él, hoy.
argument-puzzle = Un acertijo por su clave, por ejemplo only-code:3:abc; no cuenta para tu entrenamiento.
option-family = La dificultad del código.
daily-family = no hay un código diario «{ $text }»: elige { $families }
daily-ask = Fila { $row }:
daily-code-was = El código era { $code }.
puzzle-ask = Tu respuesta:
help-solve =
    Descifrar el código de un tablero real o de otro programa: Keypeg sugiere una propuesta y tú escribes la respuesta.

    Escribe la respuesta como rojo-blanco, por ejemplo 1-2; o antes otra propuesta, por ejemplo RRGG; o ambas, RRGG 1-2. Escribe undo para quitar la última fila, fix 2 1-0 para corregir la fila 2, y quit para salir.
help-solve-in-black =
    Descifrar el código de un tablero real o de otro programa: Keypeg sugiere una propuesta y tú escribes la respuesta.

    Escribe la respuesta como negro-blanco, por ejemplo 1-2; o antes otra propuesta, por ejemplo RRGG; o ambas, RRGG 1-2. Escribe undo para quitar la última fila, fix 2 1-0 para corregir la fila 2, y quit para salir.
help-serve = Servir mesas a navegadores y programas. Se detiene con Ctrl-C; no se pierde nada.
help-fair = Comprobar que cada código revelado en una mesa es el que puso su codificador; si no, el código de salida es 1.
help-editions = Listar las ediciones.
help-mark = Mostrar la respuesta a una propuesta.
help-candidates = Listar los códigos que encajan con todas las filas.
help-check = Comprobar si algún código encaja con todas las filas y, si no, sugerir correcciones.
help-hint = Sugerir una propuesta y decir por qué.
help-explain = Decir con palabras lo que las filas revelan del código.
help-simulate = Dejar que una estrategia descifre todos los códigos y contar las filas.
help-prove =
    Demostrar el juego perfecto: el mínimo de filas, de media o en el peor caso.

    Si interrumpes una demostración, continúa donde se quedó al repetir la orden.
help-verify = Recorrer todos los códigos por el árbol de un certificado y comprobar lo que afirma.
help-known = Mostrar lo que se sabe del juego perfecto de un formato.
help-bench = Medir el motor en esta máquina, en segundos de CPU.
help-review = Analizar cada partida de un encuentro: las filas que perdió cada propuesta y lo que fue suerte.
help-record =
    Mostrar el historial de esta terminal por edición: partidas, filas, filas perdidas y suerte.

    Keypeg guarda las partidas que alguien juega hasta el final como descifrador en `keypeg play`.
help-score = Mostrar la hoja de puntos de un encuentro; los puntos del codificador van entre corchetes.
help-replay = Recorrer un encuentro, acción por acción.
option-version = Mostrar la versión.
help-arena = Comparar jugadores con los mismos códigos: filas, filas perdidas, coherencia y puntuación, con intervalos del 95 %.
argument-arena-players = Estrategias, niveles, programas como bot:ORDEN, modelos como model:URL; NOMBRE=bot:ORDEN pone un nombre.
option-arena-games = El número de códigos que cada jugador debe descifrar.
option-secrets-seed = La semilla aleatoria, que decide los códigos.
option-arena-seconds = El límite de tiempo de un bot para una propuesta.
option-plot = Dibujar las puntuaciones en un archivo.
help-eval = Medir un modelo de lenguaje tras una interfaz compatible con OpenAI y escribir un informe.
option-eval-model = La dirección del modelo, sin /chat/completions.
option-eval-name = El nombre del modelo en esa dirección.
option-eval-games = El número de códigos que se juegan.
option-eval-every = En su lugar, jugar una vez cada código de la edición.
option-temperature = La temperatura de muestreo; si no se da, no se envía ninguna.
option-tokens = El límite de tokens por respuesta, enviado como max_tokens.
option-parallel = El número de partidas simultáneas.
option-eval-out = La carpeta de las partidas y del informe.
option-install-completion = Instalar el autocompletado para este intérprete.
option-show-completion = Mostrar el autocompletado para este intérprete, para copiarlo o cambiarlo.
option-lang = El idioma, por ejemplo en o es; por defecto, el de tu sistema.
option-json = Mostrar la respuesta en JSON.
option-edition = Una edición, por ejemplo classic o expert/5x8b, o un formato.
option-database = La base de datos de los encuentros: un archivo SQLite, o postgresql://...
option-play-edition = Empezar un encuentro nuevo de esta edición.
option-name = El nombre que ven los demás.
option-host = La dirección en la que escuchar; 127.0.0.1 es solo para esta máquina.
option-port = El puerto; 0 elige uno libre.
option-workers = El número de procesos; más de uno necesita PostgreSQL.
option-open = Abrir la página en un navegador.
option-origin = Otro origen posible de la página, por ejemplo https://example.org.
option-site = El origen de un sitio creado con make site cuyas mesas pueden trasladarse aquí, por ejemplo https://example.org.
option-metrics-address = Servir las métricas solo en esta dirección HOST:PORT, por ejemplo 127.0.0.1:9100, y no junto a la página.
option-unlimited = Quitar todos los límites, para mediciones.
option-seed = La semilla aleatoria: la misma semilla da la misma respuesta.
option-explain-guess = Una propuesta: decir si puede ser el código y, si no, qué fila dice que no.
option-hint-explain = Dar la pista por pasos: qué dicen las filas, qué buscar y luego la propuesta.
option-strategy = Cómo elegir una propuesta.
option-count = Mostrar solo cuántos son.
option-level = En su lugar, dejar que juegue un nivel.
option-max-rows = Considerar solo estrategias de D filas como máximo.
option-objective = Qué minimizar: average (media) o worst (peor caso).
option-threads = El número de núcleos que se usan.
option-out = Escribir el certificado, con su árbol, en este archivo.
option-bound = Escribir en este archivo una cota inferior que `keypeg verify` comprueba sin la búsqueda.
option-depth = Hasta cuántas propuestas de profundidad se comprueba la cota inferior.
option-seconds = El límite de tiempo por partida.
option-review-svg = Dibujar las partidas, una debajo de otra, en un archivo SVG.
option-record-svg = Dibujar las partidas a lo largo del tiempo en un archivo SVG.
option-player = Solo las partidas de este jugador.
option-csv = Mostrar una línea por partida, para una hoja de cálculo.
option-erase = Borrar todo el historial para siempre; en una terminal pregunta antes.
option-pause = Esperar a que pulses Intro después de cada acción.
argument-position = Una edición y filas, por ejemplo classic RRGG:1-0; o un archivo que las contenga; o - para la entrada estándar.
argument-start = Una edición y las filas jugadas, por ejemplo classic RRGG:1-0; por defecto, classic.
argument-table = El enlace de una mesa o de una sala, por ejemplo http://localhost:8222/t/TABLE; con --server, el código de una sala.
argument-fair = El enlace de una mesa, o un archivo con la respuesta de su /fair.
argument-secret = El código tras la pantalla, por ejemplo RGBY.
argument-guess = La propuesta, por ejemplo RRGG.
argument-match = Un archivo con el texto de un encuentro; - lee la entrada estándar.
argument-certificate = Un certificado, como lo escribe `keypeg prove --out`.
argument-known = Una edición o un formato, por ejemplo 4x7.
usage-missing = falta { $parameter }
usage-extra = «{ $text }» sobra en este comando
usage-no-value = { $option } necesita un valor
usage-flag-value = { $option } no admite un valor
usage-value = { $parameter } tiene un valor que no sirve
usage-unknown =
    { $what ->
        [option] no existe la opción { $text }
       *[command] no existe el comando «{ $text }»
    }
usage-unknown-close =
    { $what ->
        [option] no existe la opción { $text }, pero sí { $others }
       *[command] no existe el comando «{ $text }», pero sí { $others }
    }
option-whole =
    { $limits ->
        [none] { $option } admite un número entero, no «{ $text }»
        [least] { $option } admite un número entero desde { $least }, no «{ $text }»
       *[range] { $option } admite un número entero de { $least } a { $most }, no «{ $text }»
    }
option-number =
    { $limits ->
        [none] { $option } admite un número, no «{ $text }»
        [least] { $option } admite un número desde { $least }, no «{ $text }»
       *[range] { $option } admite un número de { $least } a { $most }, no «{ $text }»
    }
help-usage = Uso: { $command }
help-options-word = [OPCIONES]
help-command-word = COMANDO ...
help-title-arguments = Argumentos:
help-title-options = Opciones:
help-group-play = Jugar:
help-group-study = Estudiar:
help-group-tables = Mesas y servidores:
help-group-laboratory = Laboratorio:
help-group-files = Archivos:
help-more = keypeg COMANDO --help muestra las opciones de un comando y un ejemplo.
help-help = Mostrar esta ayuda y salir.
help-required = obligatorio
help-default = por defecto: { $value }
help-range = de { $least } a { $most }
help-least = { $least } como mínimo
strategy-raised = la estrategia «{ $name }» falla en { $path }, línea { $line }: { $problem }
prove-depth-alone = --depth se refiere al archivo que escribe --bound: añade --bound ARCHIVO
prove-proven-average = Demostrado: ninguna estrategia tiene una media menor.
prove-proven-limited = Demostrado: ninguna estrategia que descifre todos los códigos en { $rows } filas como máximo tiene una media menor.
prove-proven-worst = Demostrado: ninguna estrategia descifra con seguridad todos los códigos en menos de { $rows } filas.
simulate-beyond =
    { $secrets ->
        [one] { $edition } tiene { $rows } filas: 1 código necesita más y queda sin descifrar en un tablero
        [many] { $edition } tiene { $rows } filas: { $secrets } de códigos necesitan más y quedan sin descifrar en un tablero
       *[other] { $edition } tiene { $rows } filas: { $secrets } códigos necesitan más y quedan sin descifrar en un tablero
    }
usage-error = { $problem } ({ $command } --help muestra lo que es posible)
system-error = el sistema lo ha rechazado: { $problem }
stream-closed-in = la entrada estándar está cerrada: indica un archivo en lugar de -
stream-closed-out = la salida estándar está cerrada: no hay dónde escribir la respuesta
stream-unwritable = no se puede escribir en la salida estándar: { $problem }
no-database = no hay ninguna base de datos en «{ $path }»
prove-cache-unwritable = la caché «{ $path }» no se puede usar ({ $problem }): una demostración interrumpida empezará desde el principio
prove-cache-corrupt = la demostración sin terminar en «{ $path }» está dañada: se empieza desde el principio
prove-cache-other = «{ $path }» no guarda ninguna demostración de este formato con estos hashes: bórralo o indica otro archivo
solve-choices = Escribe un número para corregir una fila de modo que todo encaje, o undo para quitar la fila { $row }:
solve-choice = {"  "}{ $number }) la fila { $row } era { $feedback } (fix { $row } { $feedback })
certificate-unreadable = no se puede leer el certificado «{ $path }»: { $problem }
editions-advanced = Avanzado: { $games }
help-values = { $help } Valores: { $values }.
notation-lengths = «{ $secret }» y «{ $guess }» tienen longitudes distintas: una propuesta tiene tantas clavijas como el código
notation-code-signs = «{ $text }» no es un código: escribe una letra por color, por ejemplo RGBY, y . para un hueco vacío
notation-code-mixed = «{ $secret }» y «{ $guess }» no se pueden comparar: escribe ambos con letras o ambos con cifras, o indica la edición
since-now = ahora mismo
since-minutes =
    { $count ->
        [one] hace 1 minuto
       *[other] hace { $count } minutos
    }
since-hours =
    { $count ->
        [one] hace 1 hora
       *[other] hace { $count } horas
    }
since-days =
    { $count ->
        [one] ayer
       *[other] hace { $count } días
    }
menu-delete-match = ¿Borrar este encuentro para siempre?
menu-delete-seat = ¿Olvidar este asiento? Con el enlace no lo recuperarás.
key-delete = Borrar
key-save = Guardar
terminal-saved = Las partidas terminadas están en { $path }
help-matches = Listar los encuentros que has jugado en esta terminal, el último primero.
help-export =
    Mostrar como texto las partidas terminadas de un encuentro, con fecha, lugar y niveles.

    `keypeg review`, `replay` y `score` leen ese texto.
argument-export = El identificador de un encuentro, o su comienzo, como lo muestra `keypeg matches`.
option-last = Usar el último encuentro jugado.
option-export-out = Escribir el texto en este archivo.
matches-running = { $id }  { $date }  { $match }
matches-over = { $id }  { $date }  { $match }, terminado
matches-none = No hay encuentros guardados.
matches-none-yet = nadie ha jugado todavía en esta terminal: empieza con keypeg play
export-which = indica un encuentro o --last (keypeg matches los muestra)
export-unknown =
    { $count ->
        [0] no hay ningún encuentro «{ $id }»: keypeg matches los muestra
       *[other] { $count } encuentros empiezan por «{ $id }»: escribe más caracteres
    }
export-nothing = todavía no ha terminado ninguna partida: no hay nada que exportar
export-written = El encuentro está en { $path }
seal-shown = Sello del código: { $digest }
seal-holds = Sello comprobado: { $code } es el código que se puso.
seal-broken = EL SELLO ESTÁ ROTO: { $code } no es el código que se puso.
option-digest = Un sello que viste al ponerse un código, o su comienzo (al menos 8 cifras); el código de salida es 1 si el servidor publicó otro. Se puede repetir.
fair-digest-kept = Sello { $digest }: es el de la partida { $game }.
fair-digest-gone = Sello { $digest }: NO ES LIMPIO, el servidor no lo publicó para ninguna partida de esta mesa.
fair-digest-form = «{ $text }» no es un sello: escribe al menos 8 cifras hexadecimales
play-dumb-terminal = esta terminal (TERM=dumb) no puede dibujar un tablero: usa otra, o prueba keypeg solve
setup-adversary-one = Como codificador no tiene un código fijo: lo cambia mientras propones, pero nunca contradice sus propias respuestas. Pone el código de la única partida de este encuentro.
setup-adversary-even = No tiene un código fijo: lo cambia mientras propones, pero nunca contradice sus respuestas. Esta edición pide un número par de partidas: cuando tú pones el código, es una partida normal.
option-theme = Los colores de la pantalla.
option-key-pegs = El color de las marcas para el color correcto en el lugar correcto; las otras son blancas.
unknown-theme = tema desconocido «{ $text }»: elige entre { $themes }
unknown-key-pegs = las marcas no pueden ser «{ $text }»: escribe red (rojo) o black (negro)
option-eval-strict = Contar solo las respuestas que sean el código solo, o que lo contengan una vez en una etiqueta guess.
option-completion-tokens = El límite de tokens por respuesta, enviado como max_completion_tokens.
option-effort = Cuánto debe razonar el modelo, enviado como reasoning_effort: low, medium o high, por ejemplo.
option-extra = Un objeto JSON cuyos campos se añaden a cada petición.
option-timeout = El límite de tiempo de una petición, en segundos.
option-patience = Cuántas respuestas sin una propuesta permitida perdona una partida.
option-salt = Un texto privado que decide los códigos junto con la semilla; uno nuevo si no se da.
option-retry-failed = Volver a jugar las partidas que detuvo un fallo de la interfaz.
option-prompt-price = El precio de un millón de tokens leídos, para el informe.
option-completion-price = El precio de un millón de tokens escritos, para el informe.
eval-extra = «{ $text }» no es un objeto JSON: escribe uno como '{ "{" }"top_p": 0.9{ "}" }'
salt-too-short = la sal es demasiado corta: necesita al menos { $least } caracteres, para que nadie pueda adivinarla
salt-seal = El sello de los códigos es { $seal } (SHA-256 de la sal).
salt-published = La sal de los códigos era { $salt }
option-repeats = Cuántas partidas se juegan con cada código; el informe da entonces pass@k.
option-arena-out = La carpeta para una clasificación: una tabla en Markdown y HTML, con gráficos.

## La terminal

number-range-short = { NUMBER($lower, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($upper, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-at-least = { $number } o más
number-at-most = { $number } o menos
number-unknown = no se conoce con exactitud
number-unknown-short = ?
terminal-title = Mastermind en diez ediciones
menu-computer = Jugar contra el ordenador
menu-people = Jugar juntos en esta terminal, de dos a cinco personas
menu-companion = Jugar con un tablero real: Keypeg anota sus filas
menu-join = Unirse a una mesa de un servidor
menu-record = Tu historial: filas, errores y suerte a lo largo del tiempo
menu-more-matches =
    { $count ->
        [one] 1 encuentro más sin terminar ...
        [many] { $count } de encuentros más sin terminar ...
       *[other] { $count } encuentros más sin terminar ...
    }
menu-resume = Continuar  { $match }, { $when }
menu-rejoin = Volver a  { $address } como { $name }
terminal-resume =
    { $rows ->
        [one] { $edition }: { $players }, partida { $game } de { $games }, 1 fila jugada
       *[other] { $edition }: { $players }, partida { $game } de { $games }, { $rows } filas jugadas
    }
setup-title-computer = Encuentro nuevo contra el ordenador
setup-title-people = Encuentro nuevo en esta terminal
setup-title-companion = Con un tablero real
setup-shape = Formato
setup-shape-example = como en la caja, o una regla de la casa como 5x8b
setup-name = Nombre { $number }
setup-player-number = Jugador { $number }
setup-computer = Ordenador
setup-the-computer = el ordenador
setup-computer-number = ordenador { $number }
terminal-computer-name = Ordenador ({ $level })
terminal-computer-name-number = Ordenador { $number } ({ $level })
setup-marking = Respuestas
setup-marking-table = de la mesa
setup-marking-table-about = La mesa conoce el código y siempre responde bien.
setup-marking-hand = del codificador
setup-marking-hand-about = El codificador da las respuestas y puede equivocarse.
setup-marking-shield = del codificador, pantalla real
setup-marking-shield-about = El codificador da las respuestas, y el código no se introduce aquí: queda tras una pantalla real.
setup-hints = Pistas
setup-hints-on = permitidas
setup-hints-on-about = Los descifradores pueden pedir una buena propuesta y ven cuántos códigos encajan aún.
setup-hints-off = no
setup-hints-off-about = Los descifradores se las arreglan solos.
join-field-link = Enlace
join-name-example = el nombre que ven los demás
join-about = Con el enlace de una mesa puedes ocupar un asiento libre o mirar; con el de una sala entras en su carrera o su duelo.
join-link = «{ $text }» no es el enlace de una mesa o una sala: escríbelo como http://host:8222/t/TABLE o http://host:8222/r/CODE
join-no-name = para participar necesitas un nombre
join-unreachable = no se puede conectar con { $address }: ¿está en marcha el servidor?
join-other-version = no se puede leer la respuesta del servidor: usa otra versión
join-no-keypeg = { $address } no responde como un servidor de Keypeg
join-nothing-yet = la mesa aún no ha respondido
join-rematch-seat = solo pueden jugar otra vez quienes tienen asiento
memory-unreadable = no se puede leer «{ $path }»: bórralo para olvidar los asientos que contenía
terminal-your-turn-set = Tu turno: pon el código
terminal-your-turn-guess = Tu turno: propón la fila { $row }
terminal-your-turn-mark = Tu turno: da la respuesta de la fila { $row }
terminal-your-turn-reveal = Tu turno: revela el código
terminal-connecting = Se ha perdido la conexión: conectando de nuevo ...
terminal-game-over = La partida { $game } ha terminado
terminal-seconds-left =
    { $seconds ->
        [one] { $turn } (queda 1 segundo)
       *[other] { $turn } (quedan { $seconds } segundos)
    }
terminal-hand-over = Pasa el turno a { $player }
terminal-then = { $turn }.
terminal-look-away = { $turn }. Los demás miran a otro lado.
terminal-two-sentences = { $first } { $second }
terminal-ended-broken = El código se descifró en la fila { $row }.
terminal-ended-broken-by = { $player } descifró el código en la fila { $row }.
terminal-ended-broken-you = Has descifrado el código en la fila { $row }.
terminal-ended-unbroken = El código no se descifró.
terminal-ended-conceded = Los descifradores se rindieron.
terminal-ended-conceded-one = { $player } se ha rendido.
terminal-ended-conceded-you = Te has rendido.
terminal-ended-forfeited = El codificador se rindió.
terminal-ended-wrong =
    { $count ->
        [one] La respuesta de la fila { $rows } estaba mal. El codificador pierde la partida.
       *[other] Las respuestas de las filas { $rows } estaban mal. El codificador pierde la partida.
    }
terminal-ended-void =
    { $count ->
        [one] La respuesta de la fila { $rows } estaba mal. La partida no cuenta y se repite.
       *[other] Las respuestas de las filas { $rows } estaban mal. La partida no cuenta y se repite.
    }
terminal-ended-void-last =
    { $count ->
        [one] La respuesta de la fila { $rows } estaba mal. La partida no cuenta, y con ella acaba el encuentro.
       *[other] Las respuestas de las filas { $rows } estaban mal. La partida no cuenta, y con ella acaba el encuentro.
    }
terminal-ended-points = { $how } Puntos: { $points }.
terminal-ask-set =
    { $pegs ->
        [one] Pon el código: escribe 1 letra, por ejemplo { $example }, y luego Intro.
       *[other] Pon el código: escribe { $pegs } letras, por ejemplo { $example }, y luego Intro.
    }
terminal-ask-reveal = Levanta la pantalla: escribe el código que había detrás y luego Intro.
terminal-ask-hide = Pon el código tras la pantalla real y pulsa Intro.
terminal-ask-mark = Da la respuesta: ¿cuántas rojas, cuántas blancas? Luego Intro.
terminal-ask-mark-in-black = Da la respuesta: ¿cuántas negras, cuántas blancas? Luego Intro.
terminal-ask-guess = Escribe letras o números, o haz clic en un color. Intro coloca la propuesta.
terminal-game = Partida { $game } de { $games }
terminal-edition = { $name } { $shape }
terminal-edition-house = { $name } { $shape } (regla de la casa)
terminal-seat-free =
    { $role ->
        [codemaker] asiento libre, codificador
       *[codebreaker] asiento libre, descifrador
    }
terminal-seat =
    { $who ->
        [you] { $name } (tú)
        [away] { $name } (ausente)
       *[other] { $name }
    }, { $role ->
        [codemaker] codificador
       *[codebreaker] descifrador
    }
terminal-coach-title = Lo que dicen las filas
terminal-codes-left = Códigos restantes: { $codes }
terminal-more-codes = … y { $codes } más
terminal-red = Rojas
terminal-red-in-black = Negras
terminal-white = Blancas
terminal-give-up = { $player }, ¿quieres rendirte en esta partida?
terminal-admit = ¿Qué fila marcaste mal?
terminal-show-code = ¿Mostrar el código?
terminal-play-on = ¿Que siga un ordenador en lugar de { $player }? El encuentro continúa desde aquí.
terminal-vacant = { $name } ha dejado la partida: pulsa + para seguir en su lugar.
terminal-holes-free = Aún hay huecos vacíos.
terminal-stale = La mesa cambió antes de que llegara tu jugada; mira el tablero e inténtalo de nuevo.
terminal-hint = Pista: { $guess }; { $why }.
terminal-hint-step = Pista: { $step } (H para más)
terminal-how-to-play = Cómo se juega a { $edition }
board-no-code = aún sin código
board-shield = la pantalla
board-to-mark = aún sin respuesta
board-more-rows =
    { $rows ->
        [one] 1 fila más
       *[other] { $rows } filas más
    }
guide-size-repeats = { $pegs } clavijas, { $rows } filas, { $codes } códigos. El código puede repetir colores.
guide-size-different = { $pegs } clavijas, { $rows } filas, { $codes } códigos. Todos los colores del código son distintos.
guide-keys =
    C  reclamar: las respuestas no pueden ser todas ciertas
    H  una buena propuesta, F  ¿encaja mi fila?, L  los códigos restantes (si hay pistas)
    !  admitir una respuesta equivocada, Z  retirar la última entrada (junto a un tablero real)
    V  mirar tras tu pantalla, X  rendirse, D  la hoja de puntos
    E  analizar una partida terminada: filas perdidas y suerte
    J  mostrar el código de una partida que alguien ha dejado
    +  seguir sin alguien que se ha ido o no está, empezar antes u ocupar un asiento abandonado
    Q  dejar la mesa; el encuentro se guarda y se puede continuar
review-screen = Análisis  ·  { $players }
review-heading = Partida { $game } de { $games }: el código era de { $player }
review-heading-void = Partida { $game } de { $games } (nula): el código era de { $player }
review-none = Sin análisis: { $problem }.
review-working = Calculando lo que valía cada propuesta ...
review-whole-game = La partida entera
review-rows-played =
    { $rows ->
        [one] 1 fila jugada
       *[other] { $rows } filas jugadas
    }
review-sum-remaining = aún esperadas
review-sum-perfect = juego perfecto
review-row-heading = Fila { $row } de { $rows }
review-row-graded = Fila { $row } de { $rows }: { $grade }
review-not-reviewed-time = Sin analizar: tiempo agotado.
review-not-reviewed-skipped = Sin analizar: se saltó el turno.
review-not-reviewed-contradiction = Sin analizar: ningún código encaja con las filas hasta aquí.
review-placed-by = Propuesta de { $player }.
review-could-be = Podría haber sido el código.
review-could-not-be =
    { $count ->
        [one] La fila { $rows } descarta que fuera el código.
       *[other] Las filas { $rows } descartan que fuera el código.
    }
review-rows-lost = Filas perdidas
review-before = antes
review-after = después
review-bits = Bits
review-bits-told = { NUMBER($gained, minimumFractionDigits: 2, maximumFractionDigits: 2) } ganados, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } esperados
review-best-possible = Ninguna propuesta era mejor.
review-none-better = No se conoce una propuesta mejor.
review-better-was = Una propuesta mejor
review-best-known = La mejor propuesta conocida
review-expects = { $rows } filas esperadas. { $why }
review-others = Otras: { $guesses }
review-short-lost = perdidas
review-short-left = quedan
review-left-ends = de { $first } a { $last }
record-title = Historial
record-reading = Leyendo el historial ...
record-empty-screen = Aún no hay partidas guardadas: juega una hasta el final como descifrador.
record-everyone = Todos en esta terminal
record-export-asked = Escribir las partidas mostradas en este archivo
record-erase-question =
    { $games ->
        [one] ¿Borrar para siempre la única partida guardada en esta terminal? Los encuentros se conservan.
       *[other] ¿Borrar para siempre las { $games } partidas de todos los jugadores de esta terminal? Los encuentros se conservan.
    }
record-file-exists = «{ $path }» ya existe: elige otro nombre
record-written = Escrito en { $path }
record-range = { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-plot-all =
    { $games ->
        [one] del { $first } al { $last }, 1 partida
       *[other] del { $first } al { $last }, { $games } partidas
    }
record-plot-last = del { $first } al { $last }, las últimas { $shown } de { $games } partidas
record-plot-scale = 0 a { NUMBER($most, maximumFractionDigits: 2) }
record-plot-missed = x: no descifrado
record-plot-missed-group = x: lo descifró otro, o nadie
record-plot-middle = Cuando solo se conoce un intervalo, se dibuja su punto medio.
key-whole-game = Partida entera
key-other-game = Otra partida
key-back = Volver
key-export-as-csv = Exportar como CSV
key-menu = Menú
key-choose = Elegir
key-open = Abrir
key-quit = Salir
key-field = Campo
key-begin = Empezar
key-the-code-is-set = El código está puesto
key-mark = Responder
key-reveal = Revelar
key-to-the-menu = Al menú
key-play-again = Jugar otra vez
key-take-back = Quitar
key-hole = Hueco
key-colour = Color
key-red-or-white = Rojas o blancas
key-red-or-white-in-black = Negras o blancas
key-fits = ¿Encaja?
key-coach = Entrenador
key-claim = Reclamar
key-admit = Admitir un error
key-peek = Mirar
key-points = Puntos
key-go-on = Continuar sin esperar
key-help = Ayuda
key-leave = Dejar la mesa
key-join = Unirse
key-scroll = Desplazar
key-i-am-here = Estoy aquí
key-write = Escribir
key-cancel = Cancelar
key-change = Cambiar

## Lecciones, acertijos y herramientas

reason-claim-undecided = no se pudieron comprobar las filas a tiempo, así que esta reclamación no cuenta
reason-false-verdict = estas filas no se contradicen
reason-no-row-to-admit = no hay ninguna fila con ese número que tenga respuesta
reason-mark-is-right = la respuesta de esa fila es correcta
notation-action-row = «{ $text }» no es una acción: «{ $number }» no es el número de una fila
text-claim = «{ $text }» no es una línea de un encuentro: escribe claim, el asiento, y luego not shown, o shown y las filas
text-claim-false = dice «{ $text }», pero estas filas no se contradicen
daily-not-a-day = «{ $text }» no es un día con código diario: escribe una fecha a partir de 2026-01-01, por ejemplo 2026-11-15
puzzle-level = no existe el nivel { $level }: elige de 1 a { $most }
puzzle-not-a-key = «{ $text }» no es un acertijo: escribe tipo, nivel y semilla, por ejemplo only-code:3:abc
puzzle-not-a-row = «{ $text }» no es una fila: escribe un número de 1 a { $most }
lesson-not-a-number = «{ $text }» no es un número
daily-not-a-name = «{ $text }» no es un código diario: escribe un día y easy, classic o hard, por ejemplo 2026-11-15-classic
daily-other-edition = el código diario { $name } no se juega con { $edition }
daily-not-yet = el día { $text } todavía no ha empezado; ¿va bien el reloj de este dispositivo?
lesson-no-step = no hay ningún paso «{ $text }» en las lecciones
puzzle-only-code-question = Solo un código encaja con todas estas pistas. ¿Cuál?
puzzle-perfect-guess-question = Encuentra una propuesta perfecta: una que necesite el mínimo de filas de media.
puzzle-wrong-clue-question = Exactamente una de estas pistas es falsa. ¿Cuál?
puzzle-win-in-two-question = Encuentra una propuesta con la que ganes seguro en dos filas.
puzzle-why-only-code = Todas las filas juntas solo dejan { $code }.
puzzle-why-left = Aún encajan { $left } códigos.
puzzle-why-splits =
    { $most ->
        [one] { $code } tiene { $answers } respuestas posibles, y cada una deja un solo código.
       *[other] { $code } tiene { $answers } respuestas posibles, y ninguna deja más de { $most } códigos.
    }
puzzle-why-could-win = { $code } podría incluso ser el código.
puzzle-why-no-candidate = { $code } no puede ser el código, pero es mejor propuesta porque da más información.
puzzle-why-perfect-count =
    { $count ->
        [one] Ninguna otra propuesta es igual de buena.
       *[other] { $count } propuestas son igual de buenas.
    }
puzzle-why-all-apart = Cada uno de los { $left } códigos daría a { $code } una respuesta distinta, así que ganas en la fila siguiente.
puzzle-why-separating-count =
    { $count ->
        [one] Ninguna otra propuesta lo consigue.
       *[other] { $count } propuestas lo consiguen.
    }
puzzle-why-contradict =
    { $count ->
        [one] La fila { $rows } no puede ser cierta.
       *[other] Las filas { $rows } no pueden ser todas ciertas.
    }
puzzle-why-denies = La fila { $row } no puede ser cierta al mismo tiempo.
puzzle-why-without =
    { $left ->
        [one] Sin la fila { $row }, 1 código encaja con las demás pistas.
       *[other] Sin la fila { $row }, { $left } códigos encajan con las demás pistas.
    }
puzzle-why-no-other = Si la falsa fuera otra pista, la fila { $row } tendría que ser cierta, y entonces no encajaría ningún código.
lesson-clue-title = Lo que dice una pista
lesson-clue-1 = Una marca roja: exactamente una clavija tiene el color correcto en el lugar correcto. No te dicen cuál.
lesson-clue-1-in-black = Una marca negra: exactamente una clavija tiene el color correcto en el lugar correcto. No te dicen cuál.
lesson-clue-2 = Una marca blanca: exactamente uno de estos colores está en el código, pero en otro lugar. Tampoco te dicen cuál.
lesson-clue-3 = El código es rojo, verde, azul. ¿Qué respuesta recibe rojo, azul, amarillo?
lesson-clue-3-after = El rojo está en su lugar: una marca roja. El azul está en el código, pero en otro sitio: una blanca. El amarillo no está y no recibe nada.
lesson-clue-3-after-in-black = El rojo está en su lugar: una marca negra. El azul está en el código, pero en otro sitio: una blanca. El amarillo no está y no recibe nada.
lesson-clue-4 = No recibir ninguna marca es la pista más fuerte. Descartas tres colores y quedan otros tres para tres clavijas. ¿Cuántos códigos encajan aún?
lesson-clue-4-after = Tres opciones para cada una de las tres clavijas: 3 × 3 × 3 = 27. Antes de esta fila eran 216.
lesson-clue-5 = Las dos filas tienen los colores correctos, todos en el lugar equivocado. ¿Qué código es?
lesson-clue-5-after = El rojo no va en la clavija 1 ni en la 3, así que va en la 2. El azul no va en la 2 ni en la 1, así que va en la 3. El verde va en la 1.
lesson-counting-title = Contar
lesson-counting-1 = Una fila de un solo color cuenta ese color. Una marca significa que el rojo está una vez en el código.
lesson-counting-2 = El rojo está una vez en el código y el azul dos. ¿Cuántas de las cuatro clavijas tienen otro color?
lesson-counting-2-after = Una. En total son cuatro clavijas, así que lo que aún no has contado ocupa el resto.
lesson-counting-3 = Ahora conoces todos los colores: un rojo, dos azules, un verde. ¿De cuántas maneras se pueden ordenar?
lesson-counting-3-after = Doce. El rojo puede ir en cuatro lugares, el verde en los tres que quedan, y el azul ocupa los otros dos: 4 × 3.
lesson-counting-4 = Otras dos filas te dicen el orden. ¿Qué código es?
lesson-counting-4-after = La cuarta fila deja cuatro órdenes, y solo este concuerda con la quinta.
lesson-splitting-title = Dividir
lesson-splitting-1 = Quedan doce códigos. Una buena propuesta los divide en muchos grupos pequeños, uno por cada respuesta posible. Cuantos más grupos, menos códigos quedan.
lesson-splitting-2 = Rojo, azul, azul, verde recibió una marca roja y tres blancas. ¿Cuántos de los doce códigos encajan aún?
lesson-splitting-2-in-black = Rojo, azul, azul, verde recibió una marca negra y tres blancas. ¿Cuántos de los doce códigos encajan aún?
lesson-splitting-2-after = Cuatro. Con una sola propuesta, doce códigos se han quedado en cuatro.
lesson-splitting-3 = Encuentra una propuesta a la que cada uno de los cuatro códigos dé una respuesta distinta. Así ganas seguro en la fila siguiente.
lesson-splitting-3-after = Ahora cada respuesta corresponde a un solo código. Sea cual sea, ganas en la fila siguiente.
lesson-impossible-title = Propuestas que no pueden ganar
lesson-impossible-1 = Tres clavijas son rojas y la última no. ¿Cuántos códigos encajan aún?
lesson-impossible-1-after = Tres: la última clavija es amarilla, blanca o negra.
lesson-impossible-2 = Si pruebas los tres códigos uno tras otro, quizá necesites tres filas. Cada intento solo te dice «sí» o «no».
lesson-impossible-3 = Encuentra una propuesta que lo resuelva de una vez, aunque no pueda ser el código.
lesson-impossible-3-after = Pon dos de los tres colores en una propuesta, en lugares distintos. Uno en su lugar, uno en otro lugar o ninguno de los dos: tres respuestas para tres códigos.
lesson-blanks-title = Huecos vacíos
lesson-blanks-1 = Cuando se permiten huecos vacíos, «vacío» es solo un color más. Una fila de cuatro huecos vacíos cuenta los huecos vacíos del código: aquí, dos.
lesson-blanks-2 = El código es rojo, vacío, vacío, azul. ¿Qué respuesta recibe vacío, rojo, vacío, azul?
lesson-blanks-2-after = El tercer hueco y el azul están en su lugar: dos rojas. El rojo y el otro hueco vacío están en el código, pero en otro sitio: dos blancas.
lesson-blanks-2-after-in-black = El tercer hueco y el azul están en su lugar: dos negras. El rojo y el otro hueco vacío están en el código, pero en otro sitio: dos blancas.
lesson-blanks-3 = Un código oculto nuevo. Fila 1: dos de sus huecos están vacíos. Fila 2: el rojo y el azul llenan los otros, y dos de los cuatro están en su lugar. ¿Cuántos códigos encajan aún?
lesson-blanks-3-after = Cinco. Dos de los cuatro se quedan donde están y los otros dos cambian de lugar.
lesson-blanks-4 = Se ha jugado una fila más: rojo, vacío, vacío, azul. Solo un código encaja con las tres filas. ¿Cuál? «Vacío» está junto a los colores.
lesson-blanks-4-after = Es el único de los cinco códigos que da a la fila 3 dos marcas rojas y dos blancas.
lesson-blanks-4-after-in-black = Es el único de los cinco códigos que da a la fila 3 dos marcas negras y dos blancas.
lesson-group-title = Jugar en grupo
lesson-group-1 = En grupo todos proponen en el mismo tablero, uno tras otro, y ven todas las pistas. Tu propuesta te da puntos, y su pista ayuda al siguiente.
lesson-group-2 = Una propuesta da 2 puntos por cada marca roja y 1 por cada blanca. ¿Cuánto da esta fila?
lesson-group-2-in-black = Una propuesta da 2 puntos por cada marca negra y 1 por cada blanca. ¿Cuánto da esta fila?
lesson-group-2-after = Una marca roja y dos blancas: 2 + 1 + 1 = 4 puntos.
lesson-group-2-after-in-black = Una marca negra y dos blancas: 2 + 1 + 1 = 4 puntos.
lesson-group-3 = La propuesta que descifra el código da 10 puntos, en lugar de los puntos de sus marcas. Ana jugó las filas 1 y 3. ¿Cuántos puntos tiene?
lesson-group-3-after = Catorce: 4 por la fila 1 y 10 por la fila 3, que descifra el código.
lesson-group-4 = Otra partida, de seis filas: dos personas propusieron por turnos y nadie descifró el código. El codificador recibe 5 puntos por cada ronda de dos propuestas, y 10 más por un código sin descifrar. ¿Cuántos son?
lesson-group-4-after = Veinticinco: 5 por cada una de las tres rondas de dos propuestas, y 10 más porque el código no se descifró.
lesson-group-5 = Por eso, una propuesta que dice mucho pero no puede ganar puede regalarle los diez puntos al siguiente. Cerca del final, propón un código que aún sea posible.
event-mark-admitted = { $player } reconoce que la respuesta de la fila { $row } estaba mal.
help-mcp = Servir mesas a un asistente por el Model Context Protocol: entrada y salida estándar, o HTTP.
option-http = En su lugar, servir HTTP en /mcp.
option-mcp-database = La base de datos de las mesas; sin ella desaparecen al final.
eval-url = «{ $url }» no es la dirección de un modelo: escribe una como http://127.0.0.1:8000/v1
bot-without-command = un bot necesita una orden, por ejemplo bot:./mybot
text-game-over = la partida ha terminado: llama antes a reset
mcp-ticket = «{ $text }» no es un tique: usa el que dio open_table
cannot-listen = no se puede escuchar en { $address }: { $problem }
no-vector-kernel = el entorno vectorial necesita el núcleo nativo, que no está instalado
help-tablebase = Escribir el juego perfecto en cada posición de dos filas como máximo, una de cada tipo según la simetría.
help-dataset = Escribir ejemplos para quienes aprenden: posiciones con el valor de cada propuesta, o acertijos.
option-tablebase-out = El archivo que se escribe.
argument-dataset-kind = Qué se escribe: values (el valor de cada propuesta), single (queda un código), choice (cuatro códigos, uno posible), consistency (si las filas pueden ser ciertas), contradictory (filas contradictorias) o all (todo, en una carpeta).
option-dataset-count = Cuántos ejemplos escribir.
option-dataset-out = El archivo que se escribe: JSON Lines, o Parquet si su nombre termina en .parquet.
tablebase-progress = Resolviendo posiciones
tablebase-written = { $records } posiciones ({ $bytes } bytes) escritas en { $path }
tablebase-too-large = { $edition } tiene { $guesses } propuestas, y una tabla puede tener { $limit } como máximo
tablebase-unreadable = «{ $path }» no es una tabla de posiciones
dataset-progress = Creando ejemplos
dataset-written = { $count } ejemplos escritos en { $path }
dataset-kind = no hay ejemplos del tipo «{ $text }» (los tipos son { $kinds })

## Examples for learners

## Training in the terminal, and what it says to a win

menu-daily = Código diario: uno al día, el mismo para todos
menu-puzzles = Acertijos: más difíciles cuanto mejor juegas
menu-lessons = Seis lecciones: aprende a pensar como un descifrador
training-unreadable = no se puede leer «{ $path }»: bórralo para empezar de nuevo los acertijos y las lecciones
terminal-pick-row = Elige primero la fila que está mal: escribe su número o usa ↑ y ↓.
cheer-lucky = ¡Menuda jugada!
cheer-brilliant = ¡Brillante!
cheer-done = ¡Bien hecho!
cheer-last = ¡Justo a tiempo!

## Rooms in the terminal: races and duels

terminal-room-invite = Únete en { $link } o con el código { $code }.
terminal-room-screen = Para la pantalla grande: { $link }
terminal-room-limit = { $time } por ronda
terminal-room-no-limit = sin límite de tiempo
terminal-room-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
terminal-room-agreed-race =
    { $rounds ->
        [one] Carrera: { $edition }, 1 ronda, { $limit }
       *[other] Carrera: { $edition }, { $rounds } rondas, { $limit }
    }
terminal-room-agreed-duel =
    { $rounds ->
        [one] Duelo: { $edition }, 1 ronda, { $limit }
       *[other] Duelo: { $edition }, { $rounds } rondas, { $limit }
    }
terminal-room-is-host = anfitrión
terminal-room-has-code = código puesto
terminal-room-host-name = el anfitrión
terminal-room-countdown = La ronda { $round } de { $rounds } empieza en { $seconds } ...
terminal-room-playing = Ronda { $round } de { $rounds }
terminal-room-playing-left = Ronda { $round } de { $rounds }, quedan { $time }
terminal-room-paused = Ronda { $round } de { $rounds }: el anfitrión la ha pausado
terminal-room-over-done = La ronda { $round } de { $rounds } ha terminado.
terminal-room-over-time = La ronda { $round } de { $rounds } ha terminado: se acabó el tiempo.
terminal-room-over-host = La ronda { $round } de { $rounds } ha terminado: la ha cerrado el anfitrión.
terminal-room-status-closed = El anfitrión ha cerrado esta sala.
terminal-room-status-gone = Esta sala ya no existe: las salas se borran tras un día sin jugar.
terminal-room-start-now = Empieza la ronda { $round } cuando estén todos.
terminal-room-wait-host = Esperando a que el anfitrión empiece la ronda { $round }.
terminal-room-wait-player = Esperando al segundo jugador.
terminal-room-set-code = Pon el código que tendrá que descifrar el otro jugador.
terminal-room-set-code-for = Pon el código que tendrá que descifrar { $name }.
terminal-room-wait-code = Esperando a que { $name } ponga tu código.
terminal-room-wait-guess = Esperando la propuesta de { $name }
terminal-room-round-code = Pon el código de la ronda { $round }
terminal-room-hint = Pista: hueco { $hole }, { $colour }.
terminal-room-more = y { $count } más
terminal-room-this-round = Esta ronda
terminal-room-all-rounds = Todas las rondas
terminal-room-column-place = N.º
terminal-room-the-code-of = { $name } tenía que descifrar
terminal-room-saved = Los resultados están en { $path }
terminal-room-removed = Ya no estás en esta sala.
terminal-room-ask-end = ¿Terminar esta ronda para todos?
terminal-room-ask-computer = ¿Dejar que un ordenador juegue en esta sala?
terminal-room-ask-remove = ¿Quitar a un jugador de esta sala?
terminal-room-ask-release = ¿Quién vuelve a entrar desde otro dispositivo?
terminal-room-ask-close = ¿Cerrar esta sala para todos?
terminal-room-names-hidden = La pantalla grande muestra números en lugar de nombres.
terminal-room-names-shown = La pantalla grande muestra los nombres.
terminal-room-ask-host = ¿Qué quieres hacer como anfitrión?
key-host = Anfitrión
key-start-round = Empezar la ronda
key-host-hint = Dar una pista
key-pause = Pausar
key-resume = Reanudar
key-end-round = Terminar la ronda
key-add-computer = Añadir un ordenador
key-remove-player = Quitar a un jugador
key-release-player = Dejar que alguien cambie de dispositivo
key-list-names = Indicar qué nombres pueden entrar
key-show-names = Mostrar los nombres en la pantalla grande
key-my-board = Mi tablero
key-to-the-room = A la sala
key-other-round = Otra ronda
room-opened = La sala { $code } está abierta: { $link }
round-too-short = una ronda no puede durar { $seconds } segundos: elige { $least } o más, o 0 para no tener límite
help-race =
    Abrir una sala para una carrera en un servidor: todos descifran el mismo código a la vez.

    Eres el anfitrión: empiezas las rondas, y con un nombre también juegas. Los demás entran con el enlace o el código de la sala.
help-duel = Abrir una sala para un duelo en un servidor: dos jugadores se ponen códigos y los descifran fila a fila.
option-room-server = El servidor de la sala, por ejemplo http://localhost:8222.
option-rounds = Cuántas rondas se juegan.
option-round-seconds = El tiempo de una ronda en segundos; 0 es sin límite.
option-own-codes = Tú pones el código de cada ronda y no juegas.
option-host-name = Tu nombre, si también juegas.

## Page, start

page-start-title = Descifra el código
page-start-lead = El juego de mesa de clavijas y paciencia, con las reglas de cada edición.
page-modes-solo = Descifrar un código
page-start-maker = Poner un código
page-start-link-about = Envía un enlace, o deja que lo escaneen.
page-start-link-now = Abrir una mesa
page-start-screen-about = De dos a cinco personas, pasándose el dispositivo.
page-start-companion-about = El código se queda tras tu pantalla real. Keypeg lleva la hoja de puntos y comprueba las respuestas.
page-start-companion-now = Keypeg como árbitro
page-start-learn = ¿Primera vez aquí?
page-start-learn-about = Juega una partida corta que se explica sola.
page-start-learn-now = Enséñame
page-start-choose = Elegir edición y reglas
page-start-options = Opciones
page-start-recent = Mesas recientes
page-start-look = Volver a ver
page-start-dismiss = Quitar de la lista la mesa de { $players }
page-start-over = terminada
page-start-in-play = Tus partidas en juego
page-start-people = ¿Cuántas personas?
page-start-screen-party = Con tres o más se juega a Party: un solo tablero y todos proponen por turnos.

## Page, modes

page-modes-computer = Jugar un encuentro
page-modes-link = Jugar con amigos por enlace
page-modes-screen = Juntos en esta pantalla
page-modes-companion = Con un tablero real
page-modes-learn = Una primera partida

## Page, set up

page-set-up-size = { $pegs ->
    [one] 1 clavija
   *[other] { $pegs } clavijas
} · { $colours } colores · { $n ->
    [one] 1 fila
   *[other] { $n } filas
}
page-set-up-advanced-blanks = Avanzado: puede haber huecos vacíos
page-set-up-advanced-counting = Para los más pequeños: las marcas solo cuentan los colores correctos
page-set-up-advanced-digit-sum = Con una pista: se dice la suma de las cifras
page-set-up-counting = Las marcas cuentan
page-set-up-counting-both = colores y lugares
page-set-up-counting-places = solo los lugares correctos
page-set-up-counting-colours = solo los colores correctos
page-set-up-advanced-repeats = Avanzado: el código puede repetir colores
page-set-up-house = Reglas de la casa
page-set-up-house-about = Cambia el tamaño y lo que se permite. Los puntos se cuentan como en la edición original.
page-set-up-pegs = Clavijas
page-set-up-colours = Colores
page-set-up-blanks = Puede haber huecos vacíos
page-set-up-secret-repeats = El código puede repetir colores
page-set-up-guess-repeats = Las propuestas pueden repetir colores
page-set-up-role = Empiezas como
page-set-up-level = Nivel del ordenador
page-set-up-average = { $n } filas de media en Classic
page-set-up-people = ¿Quién juega?
page-set-up-name-of = Nombre del jugador { $n }
page-set-up-games-as-players = Tantas partidas como jugadores, o un múltiplo.
page-set-up-options = Más opciones
page-set-up-rules = Las reglas de esta edición
page-set-up-marking = Quién da las respuestas
page-set-up-marking-table = Keypeg, sin errores
page-set-up-marking-hand = El codificador, a mano
page-set-up-hints = Se permite ayuda: pistas y cuántos códigos quedan
page-set-up-conceding = Se permite rendirse
page-set-up-spectators = Otros pueden mirar
page-set-up-seconds = Tiempo por turno
page-set-up-away = Esperar a quien se ausenta
page-set-up-no-seconds = sin límite
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } minutos
   *[seconds] { $n } segundos
}
page-set-up-start = Empezar
page-set-up-more = Añadir un jugador
page-set-up-fewer = Quitar al último jugador

## Page, names

page-names-you = Tú
page-names-computer = Ordenador
page-names-the-computer = El ordenador
page-names-computer-short = Bot
page-names-teacher = Profesor
page-names-player = Jugador { $n }
page-names-free = asiento libre
page-names-guest = Invitado

## Page, turn

page-turn-yours-set = Pon tu código
page-turn-yours-guess = Te toca, fila { $row }
page-turn-yours-mark = Responde a la fila { $row }
page-turn-yours-reveal = Levanta tu pantalla
page-turn-named-guess = { $name }, te toca: fila { $row }
page-turn-named-set = { $name }, pon tu código
page-turn-named-mark = { $name }, responde a la fila { $row }
page-turn-named-reveal = { $name }, levanta tu pantalla
page-turn-sets = { $name } pone el código
page-turn-guesses = { $name } propone: fila { $row }
page-turn-marks = { $name } responde a la fila { $row }
page-turn-reveals = { $name } revela el código
page-turn-seats-open = { $n ->
    [one] Falta un jugador
   *[other] Faltan { $n } jugadores
}
page-turn-over = El encuentro ha terminado
page-turn-closed = Esta mesa está cerrada
page-turn-shield-hint = Pon tu código tras la pantalla real y avisa.
page-turn-set-hint = Nadie más lo ve hasta que se revela.
page-turn-set-by = { $name } puso el código
page-turn-set-by-you = Tú pusiste el código
page-turn-rows-left = { $n ->
    [one] queda 1 fila
   *[other] quedan { $n } filas
}
page-turn-circuit = Por turnos
page-turn-watching = Estás mirando.
page-turn-seconds = quedan { $text } para pensar
page-turn-closed-left = { $name } se fue, así que esta mesa está cerrada
page-turn-bends = { $name } no tiene código fijo: lo cambia mientras propones

## Page, board

page-board-board = Tablero
page-board-shield = El código está tras la pantalla
page-board-no-code = Todavía no hay código
page-board-real-shield = El código está tras la pantalla real
page-board-your-code = Solo tú lo ves
page-board-seal = sello { $text }
page-board-secret = El código: { $code }
page-board-folded = { $n ->
    [one] 1 fila más
   *[other] { $n } filas más
}
page-board-row = Fila { $n }, { $code }
page-board-row-of = Fila { $n }, { $name }: { $code }
page-board-no-match = ningún acierto
page-board-marked = { $row }: { $feedback }
page-board-unmarked = { $row }: aún sin respuesta
page-board-lost = Fila { $n }: perdida, se acabó el tiempo
page-board-skipped = Fila { $n }: saltada
page-board-unused = Fila { $n }: sin jugar
page-board-left = quedan { $n } códigos
page-board-fill-from = Copiar la fila { $n }
page-board-hole = Hueco { $n }: { $colour }
page-board-hole-open = Hueco { $n }: libre
page-board-current = La fila por rellenar
page-board-evidence = no encaja
page-board-adversary = Sin código fijo: puede cambiar con cada propuesta

## Page, dock

page-dock-palette = Colores
page-dock-set-hidden = El código está tras la pantalla
page-dock-mark = Dar estas marcas
page-dock-reveal = Este era el código
page-dock-reveal-hint = Pon el código que está tras la pantalla.
page-dock-undo = Deshacer
page-dock-check = ¿Puede ser?
page-dock-claim = Reclamar un error
page-dock-sure-concede = ¿Rendirte en esta partida?
page-dock-leave = Dejar la mesa
page-dock-sure-leave = ¿Dejar esta mesa? Si hay un encuentro en curso, se acaba.
page-dock-more = Más
page-dock-sending = Enviando …
page-dock-waiting = Esperando al otro jugador.
page-dock-red = Rojas
page-dock-red-in-black = Negras
page-dock-red-about = color y lugar correctos
page-dock-white = Blancas
page-dock-white-about = color correcto, otro lugar
page-dock-fewer = { $what }: una menos
page-dock-more-1 = { $what }: una más
page-dock-use = Usarla
page-dock-replay = Jugarlo otra vez
page-dock-rematch = Jugar otra vez
page-dock-rematch-join = Ir a la mesa nueva
page-dock-home = Inicio
page-dock-redo = Rehacer
page-dock-thinking = { $name } está pensando
page-dock-waiting-for = Esperando a { $name }
page-dock-skip = Saltar

## Page, help

page-help-hint = Prueba { $code }: { $why }.
page-help-hint-left = Prueba { $code }. Todavía encajan { $left } códigos con todas las filas, y esta propuesta dice mucho sobre ellos.
page-hint-look = ¿En qué me fijo?
page-hint-show = Mostrar una propuesta
page-coach-cross = Tachar
page-coach-note = Apuntar
page-help-possible = Sí, podría ser el código.
page-help-contradiction = Las respuestas se contradicen: ningún código encaja con todas las filas. Repásalas o reclama un error.

## Page, result

page-result-broken = { $n ->
    [one] { $name } descifró el código en 1 fila
   *[other] { $name } descifró el código en { $n } filas
}
page-result-broken-you = { $n ->
    [one] Descifraste el código en 1 fila
   *[other] Descifraste el código en { $n } filas
}
page-result-unbroken = El código no se descifró
page-result-conceded = Los descifradores se rindieron
page-result-conceded-one = { $name } se ha rendido
page-result-conceded-you = Te has rendido
page-result-forfeited = { $name } se rindió
page-result-void = Respuesta equivocada: esta partida se repite
page-result-void-last = Respuesta equivocada: esta partida no cuenta, y el encuentro ha acabado
page-result-wrong = Respuesta equivocada: { $name } pierde la partida
page-result-wins = { $name } gana el encuentro
page-result-you-win = Has ganado el encuentro
page-result-draw = El encuentro acaba en empate
page-result-share = { $names } comparten la victoria
page-result-secret-unknown = El código no se reveló.
page-result-podium = Resultado
page-result-place = puesto { $place }

## Page, evidence

page-evidence-title = Qué estaba mal
page-evidence-claimed = { $name } reclamó un error antes de que se revelara el código, y tenía razón.
page-evidence-revealed = Nadie lo había reclamado: se vio al revelar el código.
page-evidence-admitted = { $name } admitió una respuesta equivocada.
page-evidence-claimed-some = Un descifrador reclamó un error antes de que se revelara el código, y tenía razón.
page-evidence-row = La respuesta de la fila { $row } estaba mal.
page-evidence-against = { $count ->
    [one] La respuesta de la fila { $rows } no era la correcta para este código.
   *[other] Las respuestas de las filas { $rows } no eran las correctas para este código.
}
page-evidence-show = { $count ->
    [one] La fila { $rows } demuestra que las respuestas estaban mal.
   *[other] Las filas { $rows } demuestran que las respuestas estaban mal.
}
page-evidence-together = Ningún código encaja a la vez con las filas { $rows }: al menos una respuesta estaba mal.
page-board-should-be = mal: debían ser { $feedback }
page-evidence-should = debía ser

## Page, card

page-card-name = Partida
page-card-void = nula
page-card-total = Total
page-card-print = Imprimir
page-card-look = Ver la partida { $n }
page-card-caption = Puntos de cada partida; la casilla del codificador está sombreada
page-card-text = Partida como texto
page-card-of = Hoja de puntos de Keypeg · { $edition }

## Page, review

page-review-title = Análisis de la partida { $game }
page-review-open-of = Analizar la partida { $game }
page-review-back = Volver a la mesa
page-review-loading = Calculando cada propuesta …
page-review-too-large = Esta edición tiene demasiados códigos para un análisis.
page-review-not-yet = En esta mesa no hay una partida terminada con ese número.
page-review-nothing = Ninguna fila tuvo respuesta, así que no hay nada que analizar.
page-review-range = { $from } a { $to }
page-review-at-least = { $from } o más
page-review-at-most = { $to } o menos
page-review-unsettled-about = Dos números indican un intervalo: faltó tiempo para el valor exacto. Una raya significa que no se conoce ni con una fila de margen; ahí dice más la información que dio cada fila.
page-review-step = Fila { $n } de { $of }
page-review-earlier = Fila anterior
page-review-later = Fila siguiente
page-review-row = Fila { $n }: { $word }
page-review-not-reviewed = La fila { $n } no se puede analizar: su respuesta contradice las anteriores.
page-review-lost-row = La fila { $n } se perdió por tiempo.
page-review-given-about = Filas perdidas: cuántas filas más cuesta de media esta propuesta que la mejor.
page-review-luck-about = Suerte: las filas que la respuesta ahorró (+) o costó (−) frente a la media.
page-review-codes-of = { $before } antes, { $after } después
page-review-bits = Información
page-review-bits-of = { $expected } bits esperados, { $gained } obtenidos
page-review-could = Podría haber sido el código.
page-review-could-not = { $count ->
    [one] No podía ser el código: contradice la fila { $rows }.
   *[other] No podía ser el código: contradice las filas { $rows }.
}
page-review-could-not-be = No podía ser el código: en el código todos los colores son distintos.
page-review-expects = { $n } filas esperadas
page-review-best = Mejor propuesta
page-review-best-here = No había nada mejor.
page-review-others = También buenas
page-review-told = { $sentence }. { $word }. { $reasons }
page-review-details = Detalles
page-review-lesson = La que más enseña
page-review-figures = La fila { $n } en cifras
page-review-retry = Repetir esta fila
page-review-show-better = Mostrar una propuesta mejor
page-retry-title = Otra vez la fila { $n }
page-retry-ask = ¿Qué propondrías aquí? Sabrás cuánto vale.
page-retry-again = Otro intento
page-retry-back = Volver al análisis
page-retry-best = Una propuesta mejor: { $code }
page-retry-answer = La respuesta habría sido { $feedback }: { $n ->
        [one] quedaría un código.
       *[other] quedarían { $codes } códigos.
    }
page-review-all-rows = Fila por fila
page-review-curve = Códigos que quedan, fila por fila
page-review-curve-about = Códigos que quedan en escala logarítmica: { $parts }.
page-review-curve-at = { $codes } tras la fila { $n }
page-review-curve-begin = { $codes } al inicio
page-review-sum = La cuenta
page-review-sum-perfect = Media del juego perfecto
page-review-sum-given = filas perdidas
page-review-sum-rows = filas jugadas
page-review-sum-remaining = aún esperadas al final
page-review-sum-closes = La cuenta cuadra exactamente; los números mostrados están redondeados.
page-review-sum-holds = La cuenta cuadra hasta donde se conocen los números.
page-review-sum-open = La cuenta no cuadra: avísanos, por favor.
page-review-lost = { $n ->
    [one] 1 fila se perdió sin propuesta y no cuenta.
   *[other] { $n } filas se perdieron sin propuesta y no cuentan.
}
page-review-maker = El codificador
page-review-marks-right = Todas las respuestas eran correctas.
page-review-marks-wrong = { $count ->
    [one] Respuesta equivocada: fila { $rows }.
   *[other] Respuestas equivocadas: filas { $rows }.
}
page-review-contradiction = Las respuestas no pueden ser todas ciertas: las filas { $rows } se contradicen. El análisis llega hasta la fila anterior.
page-review-players = Los descifradores
page-review-share-title = Compartir sin revelar el código
page-review-share-about = Cuenta cómo fue la partida, sin propuestas ni colores.
page-review-share-text = Texto para compartir
page-review-share-copy = Copiar el texto
page-review-share-head = Keypeg · { $edition } · { $broken ->
    [yes] descifrado en { $n ->
        [one] 1 fila
       *[other] { $n } filas
    }
   *[no] sin descifrar, { $n ->
        [one] 1 fila
       *[other] { $n } filas
    }
}
page-review-share-row = { $n } { $sign } { $word } · quedan { $left }
page-review-share-sum = { $given } filas perdidas · suerte { $luck }

## Page, record

page-record-title = Tu historial
page-record-lead = Cuántas filas necesitas, cuántas pierdes y cuánta suerte tienes.
page-record-about = Las partidas que has jugado como descifrador en este navegador.
page-record-none = Aún no hay partidas guardadas. Descifra un código y aparecerá aquí.
page-record-off = Tu historial está desactivado en los ajustes: las partidas nuevas no se guardan.
page-record-loading = Cargando tu historial …
page-record-everybody = todos
page-record-by-edition = Por edición
page-record-broken = Descifrados
page-record-rows = Filas de media
page-record-per-game = Las filas son la media de las partidas descifradas; lo demás, la de todas. La suerte positiva ahorró filas, la negativa costó algunas.
page-record-helped = con ayuda
page-record-over-time = Con el tiempo
page-record-rows-plot = Filas de cada partida
page-record-given-plot = Filas perdidas en cada partida
page-record-plot-about = { $n ->
    [one] { $what }, una partida
   *[other] { $what }, { $n } partidas, la más antigua primero
}: entre { $least } y { $most }. La tabla de abajo tiene todos los números.
page-record-broken-dot = descifrado
page-record-every = Todas las partidas
page-record-when = Cuándo
page-record-unbroken = { $n }, sin descifrar
page-record-csv = Descargar como CSV
page-record-json = Exportar como JSON
page-record-sure-erase = ¿Borrar todo tu historial?
page-record-sure-about = { $n ->
    [one] Se borra una partida
   *[other] Se borran { $n } partidas
} para siempre. Las mesas se conservan.
page-record-erased = { $n ->
    [one] 1 partida borrada.
   *[other] { $n } partidas borradas.
}

## Page, know

page-know-title = Lo que sabes
page-know-row = fila { $n }
page-know-about = Códigos que aún encajan tras cada fila.

## Page, fair

page-fair-title = Juego limpio
page-fair-before = El sello de cada código se publica antes de la primera propuesta.
page-fair-none = Solo quien lo puso conoce este código, así que no se publicó ningún sello.
page-fair-adversary = Este codificador no tiene un código fijo: lo cambia durante la partida, pero nunca contradice sus propias respuestas.
page-fair-check = Comprobar
page-fair-checking = Comprobando …
page-fair-fair = Partida { $game }: el código revelado es el que se puso.
page-fair-unfair = Partida { $game }: el código revelado no encaja con el sello.
page-fair-changed = Partida { $game }: el sello ha cambiado desde que se publicó.
page-fair-hidden = Partida { $game }: el código sigue oculto.
page-fair-nothing = Aún no hay nada que comprobar.

## Page, seats

page-seats-title = En la mesa
page-seats-online = aquí
page-seats-offline = ausente
page-seats-free = libre
page-seats-computer = ordenador
page-seats-invite = Invitar
page-move-title = Invitar a alguien a esta mesa
page-move-about = La mesa pasa de este dispositivo al servidor, con todo lo jugado hasta ahora. Tu invitado ocupa un asiento mediante un enlace; tú conservas los demás.
page-move-seat = Asiento de tu invitado
page-move-go = Trasladar la mesa
page-move-failed = No se ha podido trasladar la mesa, que se queda en este dispositivo: { $why }
page-seats-sat = { $name } se ha unido
page-seats-took-over = { $name } sigue jugando por { $before }
page-seats-left = { $name } ha dejado la mesa

## Page, invite

page-invite-title = Invitar a amigos
page-invite-about = Con este enlace cualquiera puede jugar o mirar.
page-invite-link = Enlace a esta mesa
page-invite-copy = Copiar el enlace
page-invite-qr = Código QR del enlace
page-invite-local = Esta dirección solo funciona en este dispositivo. Para invitar a otras personas, abre Keypeg en la dirección de red de este dispositivo.
page-invite-about-full = Todos los asientos están ocupados. Con este enlace cualquiera puede mirar.
page-invite-not-copied = El navegador no permitió copiar. El texto está seleccionado: cópialo tú.

## Page, join

page-join-title = ¿Juegas?
page-join-about = { $count ->
    [one] { $names } te espera aquí.
   *[other] { $names } ya están aquí.
}
page-join-about-nobody = Aún no hay nadie.
page-join-take = ¿Seguir jugando por { $name }?
page-join-take-about = { $name } ha dejado el encuentro. Ocupas su asiento, con sus filas y sus puntos; lo que jugó { $name } queda a su nombre.
page-join-watch = Solo mirar
page-join-challenges = { $name } te reta
page-join-invites = { $name } te invita a jugar
page-join-hints = Ayuda permitida

## Page, rooms

page-start-race = Carrera con amigos o con una clase
page-start-race-about = Todos descifran el mismo código a la vez, cada uno en su móvil.
page-start-race-now = Abrir una sala
page-room-race = Carrera
page-room-duel = Duelo
page-room-title = Sala { $code }
page-room-code = Código de la sala
page-room-code-about = Escríbelo en { $address } o escanea la imagen.
page-room-link = Enlace a esta sala
page-room-join = Entrar en una sala
page-room-back-about = Sigues en una sala.
page-room-missing = No hay ninguna sala { $code }
page-room-missing-about = Comprueba el código y escríbelo otra vez: tiene seis letras y cifras.
page-room-gone = Esta sala ya no existe
page-room-gone-about = Las salas se borran cuando no pasa nada en ellas durante un día.
page-room-choose-name = Elige tu nombre
page-room-late = Se está jugando una ronda. Aún puedes entrar: cuentan tus filas, pero no tu tiempo.
page-room-came-late = entró tarde
page-room-players = { $n ->
    [one] Hay 1 jugador
   *[other] Hay { $n } jugadores
}
page-room-opened = Tu sala está abierta
page-room-you-are-in = Ya estás dentro
page-room-host-starts = El anfitrión empieza la ronda.
page-room-nobody = Podrás empezar en cuanto haya alguien.
page-room-start = Empezar la carrera
page-room-start-round = Empezar la ronda { $n }
page-room-set-and-start = Poner el código y empezar
page-room-code-for-all = Un código para todos
page-room-code-for = Un código para { $name }
page-room-code-secret = Nadie más lo ve antes de que acabe la ronda.
page-room-waits-rival = Falta un segundo jugador.
page-room-waits-code = Falta un código de { $names }.
page-room-has-code = { $name } ha puesto un código
page-room-waits-guess = Esperando el intento de { $name }
page-room-host = Para el anfitrión
page-room-play-too = Yo también juego
page-room-computer = Dejar jugar a un ordenador
page-room-names = { $n ->
    [0] Admitir solo ciertos nombres
    [one] 1 nombre admitido
   *[other] { $n } nombres admitidos
}
page-room-names-about = Pega una lista de clase, un nombre por línea. Cada uno elige entonces su nombre. Con la lista vacía entra cualquiera.
page-room-names-save = { $n ->
    [one] Usar este nombre
   *[other] Usar estos { $n } nombres
}
page-room-names-saved = La lista está guardada.
page-room-hide = Ocultar los nombres en la pantalla grande
page-room-big-screen = Abrir la pantalla grande
page-room-pass = Seguir como anfitrión en otro dispositivo
page-room-pass-about = Abre este enlace en el otro dispositivo o escanea el código: desde entonces también podrá dirigir la sala. No compartas el enlace con nadie.
page-room-pass-link = Enlace para el anfitrión
page-room-remove = Quitar a { $name }
page-room-remove-short = Quitar
page-room-release = Otro dispositivo
page-room-released = { $name } ya puede volver a entrar en la sala { $code } desde otro dispositivo, con el mismo nombre.
page-room-tools = Más para { $name }
page-room-leave = Salir de la sala
page-room-leave-sure = ¿Salir de la sala? Tus resultados no contarán.
page-room-closed = La sala está cerrada
page-room-close = Cerrar la sala
page-room-close-sure = Sí, cerrarla para todos
page-room-hint = Pista para todos
page-room-told = Lo que se ha dicho a todos:
page-room-pause = Pausa
page-room-resume = Seguir con la ronda
page-room-paused = El anfitrión ha pausado la ronda
page-room-end = Terminar la ronda
page-room-end-sure = Sí, terminarla para todos
page-room-host-view = Ver a todos
page-room-own-board = Volver a mi tablero
page-room-no-board = Ya tuviste un tablero en esta ronda, así que miras hasta que termine.
page-room-see-others = Ver cómo van los demás
page-room-see-standings = Ver la clasificación
page-room-others = Los demás
page-room-get-ready = Prepárate
page-room-in-rows = { $n ->
    [one] en 1 fila
   *[other] en { $n } filas
}
page-room-rows-of = { $n ->
    [one] 1 fila
   *[other] { $n } filas
}
page-room-away = sin conexión
page-room-not-connected = Sin conexión: { $names }
page-room-quiet = Sin fila nueva desde hace { $time }
page-room-rounds = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
page-room-time-each = { $time } cada una
page-room-round-of = Ronda { $n } de { $of }
page-room-time-left = Tiempo restante
page-room-time-played = Tiempo jugado
page-room-kind = ¿A qué queréis jugar?
page-room-kind-race = Una carrera: todos descifran el mismo código, hasta 40 jugadores
page-room-kind-duel = Un duelo: dos jugadores se ponen un código el uno al otro
page-room-rounds-label = Rondas
page-room-time-label = Tiempo por ronda
page-room-source = ¿Quién pone el código?
page-room-source-table = Keypeg, al azar
page-room-source-host = Yo, y no juego
page-room-round-over = La ronda { $n } ha terminado
page-room-over = Esa fue la última ronda
page-room-time-over = Se acabó el tiempo.
page-room-host-ended = El anfitrión terminó la ronda.
page-room-your-place = Eres el número { $place } de { $of }
page-room-wins = { $n ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten el primer puesto!
}
page-room-wins-round = { $n ->
    [one] { $names } gana la ronda
   *[other] { $names } comparten el primer puesto de la ronda
}
page-room-leads = { $n ->
    [one] { $names } va en cabeza
   *[other] { $names } van en cabeza
}
page-room-shared = { $n } jugadores comparten el primer puesto
page-room-none = Esta vez nadie ha descifrado el código
page-room-duel-won = ¡Ganas tú!
page-room-duel-drawn = El duelo acaba en empate.
page-room-round-drawn = Esta ronda queda en empate.
page-room-code-was = El código era
page-room-code-of = { $name } tenía que descifrar
page-room-sealed = Sellado antes del primer intento y nunca cambiado.
page-room-seal-wrong = Este código no coincide con su sello.
page-room-standings = Clasificación
page-room-final = Clasificación final
page-room-total = { $n ->
    [one] Tras 1 ronda
   *[other] Tras { $n } rondas
}
page-room-place = Puesto
page-room-time = Tiempo
page-room-boards = Todos los tableros
page-room-no-rows = No se hizo ningún intento.
page-room-csv = Resultados en un archivo (CSV)
page-room-screen-join = Entra en { $address } con el código
page-room-screen-seal = Todos descifran el mismo código. Se selló antes del primer intento:







## Page, hand over

page-hand-over-pass = Pasa la pantalla a { $name }
page-hand-over-set = { $name } pone el código. Los demás miran a otro lado.
page-hand-over-mark = { $name } da la respuesta.
page-hand-over-guess = Ahora propone { $name }.
page-hand-over-ready = Soy { $name }

## Page, coach

page-coach-title = Tu primera partida
page-coach-begin = Tras la pantalla hay tres clavijas. Averigua sus colores y lugares. Empieza con rojo, rojo, azul: toca los colores y luego Proponer.
page-coach-second = Las marcas responden a toda la fila, nunca a un solo hueco. Prueba ahora azul, verde, verde.
page-coach-answer = { $red ->
    [0] Ninguna roja: ninguna clavija está en su lugar.
    [one] 1 roja: una clavija tiene el color y el lugar correctos.
   *[other] { $red } rojas: { $red } clavijas tienen el color y el lugar correctos.
} { $white ->
    [0] Ninguna blanca.
    [one] 1 blanca: otro color está en el código, pero en otro lugar.
   *[other] { $white } blancas: otros { $white } colores están en el código, pero en otro lugar.
}
page-coach-answer-in-black = { $red ->
    [0] Ninguna negra: ninguna clavija está en su lugar.
    [one] 1 negra: una clavija tiene el color y el lugar correctos.
   *[other] { $red } negras: { $red } clavijas tienen el color y el lugar correctos.
} { $white ->
    [0] Ninguna blanca.
    [one] 1 blanca: otro color está en el código, pero en otro lugar.
   *[other] { $white } blancas: otros { $white } colores están en el código, pero en otro lugar.
}
page-coach-free = Ahora sigue tú. Elige un código que encaje con cada fila: si fuera el secreto, cada una tendría justo sus marcas. «¿Puede ser?» lo comprueba, y Pista propone uno.
page-coach-done = ¡Bien hecho! Has descifrado el código y se ha levantado la pantalla. En un encuentro ahora se cambian los papeles, y el codificador gana un punto por cada fila que necesitaste.
page-coach-lost = Se acabaron las filas. Mira el código y la respuesta de cada fila.

## Page, net

page-net-lost = Conexión perdida, intentándolo de nuevo … No se pierde nada.
page-net-lost-timed = Conexión perdida, intentándolo de nuevo … El tiempo del turno sigue corriendo.
page-here-play = Continuar aquí
page-here-about = Esta partida puede seguir en este dispositivo hasta que vuelva la conexión.
page-here-playing = Estás jugando en este dispositivo. Cuando vuelva la conexión, la partida regresa al servidor.
page-here-apart = En el servidor la partida siguió de otra manera. La que ves se queda en este dispositivo.
page-here-no-copy = Este dispositivo ya no tiene una copia de la partida.
page-net-waiting = Sin conexión con el servidor. La mesa aparece en cuanto vuelva.
page-net-no-cookies = Tu navegador bloquea las cookies, así que el servidor no podría reconocerte en tu asiento. Permite las cookies de este sitio y juega después.
page-net-loading = Preparando la mesa …
page-net-no-table = Esa mesa ya no existe.
page-net-failed = No ha funcionado. Inténtalo de nuevo.
page-net-unreachable = No se puede conectar con el servidor. ¿Está en marcha?
page-net-moved = La mesa cambió antes de que llegara tu jugada. Mira el tablero e inténtalo de nuevo.
page-net-nowhere = Aquí no hay nada.

## Page, keys

page-keys-title = Teclas
page-keys-ctrl = Ctrl
page-keys-pegs = poner una clavija: la letra o el número del color
page-keys-blank = dejar un hueco vacío, si se permite
page-keys-arrows = elegir un hueco
page-keys-back = quitar una clavija
page-keys-enter = enviar la fila
page-keys-marks = al responder: añadir una roja, una blanca
page-keys-marks-in-black = al responder: añadir una negra, una blanca
page-keys-help = mostrar estas teclas
page-keys-tap = Toca el número de una fila para copiarla, o una clavija para usarla. También se pueden arrastrar.
page-keys-history = copiar una fila anterior, o una posterior
page-keys-undo = deshacer, rehacer

## Page, rules

page-rules-title = Reglas de esta edición
page-rules-open = Reglas
rules-goal = El codificador pone un código secreto de { $pegs } clavijas. El descifrador propone cada vez una fila entera.
rules-colours = Los colores: { $names }.
rules-red = Una marca roja: una clavija del color correcto en el lugar correcto.
rules-red-in-black = Una marca negra: una clavija del color correcto en el lugar correcto.
rules-white = Una marca blanca: una clavija del color correcto en otro lugar.
rules-order = Las marcas dicen cuántas clavijas aciertan, nunca cuáles. A cada clavija le toca como mucho una marca; las rojas van antes que las blancas.
rules-order-in-black = Las marcas dicen cuántas clavijas aciertan, nunca cuáles. A cada clavija le toca como mucho una marca; las negras van antes que las blancas.
rules-places-only = No hay marcas blancas: solo cuentan las clavijas en su lugar. Las marcas dicen cuántas, nunca cuáles.
rules-colours-only = Una marca blanca: una clavija de un color correcto, esté donde esté. Los lugares no cuentan: el código se descifra en cuanto están todos sus colores.
rules-blanks = Puede haber huecos vacíos, en el código y en una propuesta. Un hueco vacío cuenta como un color más.
rules-digit-sum = Cuando el código está puesto, todos saben la suma de sus cifras.
rules-secret-repeats = El código puede repetir colores.
rules-secret-differs = Todos los colores del código son distintos.
rules-guess-differs = En una propuesta, todos los colores también deben ser distintos.
rules-guess-repeats = Una propuesta puede repetir colores.
rules-guess-repeats-still = Una propuesta puede repetir colores, aunque el código no pueda.
rules-rows = { $n ->
    [one] Hay 1 fila.
   *[other] Hay { $n } filas.
} { $pegs ->
    [one] La partida acaba con una fila de 1 marca roja, que descifra el código, o cuando se usan todas las filas.
   *[other] La partida acaba con una fila de { $pegs } marcas rojas, que descifra el código, o cuando se usan todas las filas.
}
rules-rows-in-black = { $n ->
    [one] Hay 1 fila.
   *[other] Hay { $n } filas.
} { $pegs ->
    [one] La partida acaba con una fila de 1 marca negra, que descifra el código, o cuando se usan todas las filas.
   *[other] La partida acaba con una fila de { $pegs } marcas negras, que descifra el código, o cuando se usan todas las filas.
}
rules-rows-white = { $n ->
    [one] Hay 1 fila.
   *[other] Hay { $n } filas.
} { $pegs ->
    [one] La partida acaba con una fila de 1 marca blanca, que descifra el código, o cuando se usan todas las filas.
   *[other] La partida acaba con una fila de { $pegs } marcas blancas, que descifra el código, o cuando se usan todas las filas.
}
rules-house = Se juega con reglas de la casa.
page-rules-source = Fuente

## Page, settings

page-settings-title = Ajustes
page-settings-language = Idioma
page-settings-theme = Tablero
page-settings-themes-auto = como en el dispositivo
page-settings-signs = En las clavijas
page-settings-signs-of-shapes = formas
page-settings-signs-of-letters = letras
page-settings-key-pegs = Marcas
page-settings-key-pegs-of-red = rojas y blancas
page-settings-key-pegs-of-black = negras y blancas
page-settings-coach = El entrenador explica cada respuesta
page-settings-coach-first = en mis primeras partidas
page-settings-coach-always = siempre
page-settings-coach-asked = cuando pido una pista
page-settings-numbers = Números junto a las marcas
page-settings-letter-keys = Las teclas de letras y números ponen clavijas
page-settings-record = Guardar mi historial
page-settings-record-about = Filas, filas perdidas y suerte de cada partida que juegas como descifrador. Se guardan en este servidor con una cookie que solo tiene este navegador.
page-settings-record-here = Filas, filas perdidas y suerte de cada partida que juegas como descifrador, guardadas solo en este dispositivo.
page-settings-themes-walnut = nogal (claro)
page-settings-themes-slate = pizarra (oscuro)
page-settings-themes-paper = papel (alto contraste)
page-settings-sound = Sonidos
page-settings-pace = El ordenador juega a un ritmo que puedo seguir

## Page, header

page-header-home = Keypeg, inicio
page-header-game = partida { $n } de { $of }
page-header-sound = Sonido

## Page, table

page-table-sheet = Esta mesa
page-table-open = Puntos, notas y más
page-table-match = Partida

## Page, notes

page-notes-title = Tus notas
page-notes-about = Toca un color para tacharlo, o una casilla: ✕ aquí no, ● aquí. Solo tú lo ves.
page-notes-about-digits = Toca una cifra para tacharla, o una casilla: ✕ aquí no, ● aquí. Solo tú lo ves.
page-notes-clear = Vaciar
page-notes-cross = Tachar { $colour }
page-notes-cell = { $colour }, lugar { $hole }: { $note ->
    [out] aquí no
    [sure] aquí
   *[none] sin nota
}

## Page, offline and updates

page-offline-title = Jugar sin conexión
page-offline-offer = Guarda Keypeg en este dispositivo, con el ordenador como rival y los análisis. Hay que descargar { $size } MB.
page-offline-keep = Guardarlo aquí
page-offline-loading = Preparando: { $percent } %
page-offline-step-python = Iniciando Python …
page-offline-step-rules = Cargando las reglas …
page-offline-step-games = Abriendo tus partidas …
page-consent-title = Keypeg juega en este dispositivo
page-consent-about = Aquí no hay servidor: las reglas, los ordenadores y los análisis funcionan en tu navegador, y todo lo que juegas se queda en este dispositivo. Hay que descargar { $size } MB una sola vez.
page-consent-agree = Descargar y jugar
page-consent-server = Mejor jugar por enlace
page-offline-ready = Keypeg está en este dispositivo. También puedes jugar sin conexión.
page-offline-failed = No se pudo guardar aquí: { $message }
page-offline-again = Intentar de nuevo
page-offline-lacks-webassembly = Este navegador no puede jugar sin conexión: no tiene WebAssembly.
page-offline-lacks-storage = Este navegador no puede jugar sin conexión: no deja que las páginas guarden partidas.
page-offline-lacks-unpacking = Este navegador no puede jugar sin conexión: es demasiado antiguo para descomprimir la descarga.
page-offline-lacks-exceptions = Este navegador no puede jugar sin conexión: su WebAssembly es demasiado antiguo.
page-offline-lacks-memory = Este dispositivo no tiene suficiente memoria libre para jugar sin conexión. Cierra otras páginas y vuelve a intentarlo.
page-offline-install = Instalar Keypeg como aplicación
page-update-ready = Hay una versión nueva lista.
page-update-load = Actualizar
page-update-later = Más tarde

## Copias de seguridad y registro de un servidor

help-backup = Copiar la base de datos en un archivo nuevo, incluso mientras un servidor la usa.
help-restore = Poner una copia de seguridad en lugar de la base de datos; cierra antes Keypeg en todas partes.
argument-backup = El archivo que se escribe; todavía no debe existir.
argument-restore = Un archivo escrito por `keypeg backup`.
option-idle-days = Cerrar una mesa tras este número de días sin jugadas.
option-kept-days = Borrar una mesa cerrada tras este número de días.
option-recorded-days = Borrar las partidas de un historial tras este número de días.
option-log-json = Escribir el registro como un objeto JSON por línea.
backup-done = { $path } contiene { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} y se ha comprobado.
restore-done = La base de datos contiene ahora { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} de la copia.
restore-aside = Su contenido anterior está en { $path }.
backup-no-database = no hay ninguna base de datos en { $path }
backup-no-file = no existe el archivo { $path }
backup-exists = { $path } ya existe: elige otro nombre
backup-unwritable = no se puede escribir { $path }: { $problem }
backup-unreadable = no se puede leer { $path }: { $problem }
backup-damaged = { $path } está dañado: usa otra copia
backup-foreign = { $path } no es una base de datos de Keypeg
backup-postgres = esto solo copia bases de datos SQLite: para PostgreSQL usa pg_dump y pg_restore
restore-in-use = { $path } está en uso: cierra Keypeg en otras ventanas y detén el servidor si hay uno

## Proofs on several machines

prove-cluster-only = --cluster solo demuestra la media, sin --max-rows ni --bound
cluster-address = «{ $address }» no es la dirección de un planificador: escríbela como tcp://10.0.0.1:8786, o local
cluster-unreachable = ningún planificador responde en «{ $address }»: { $problem }
cluster-progress = { $edition }: al menos { $lower }, lo mejor hasta ahora { $upper }; tareas { $done }, quedan { $left }, { $threads } hilos, { $time }
cluster-no-time = aún no se sabe el tiempo restante
cluster-time = quedan como mucho unos { $minutes } min
spread-other = { $path } contiene otra demostración: bórralo o indica otro archivo
option-cluster = Repartir el trabajo entre los workers de este planificador de Dask, o `local` para un clúster en este equipo.
option-hash-seed = Otra semilla para los hashes de la búsqueda, para una segunda ejecución independiente.

## Page, training

page-modes-daily = Código diario
page-start-daily-about = Un código sellado al día, el mismo para todos.
page-start-daily-now = Jugar el código de hoy
page-start-puzzles-about = Una posición, una pregunta. Más difíciles cuanto mejor juegas.
page-start-puzzles-now = Resolver un acertijo
page-start-lessons-about = Aprende a pensar como un descifrador, en pocos minutos cada una.
page-start-lessons-now = Aprender
page-daily-lead = Un código al día, el mismo para todos. Se sella antes de que nadie lo juegue, y no hay pistas.
page-daily-play = Jugar
page-daily-continue = Continuar
page-daily-result = Tu resultado
page-daily-broken =
    { $n ->
        [one] descifrado en 1 fila
       *[other] descifrado en { $n } filas
    }
page-daily-open = sin jugar todavía
page-daily-streak =
    { $n ->
        [one] 1 día seguido
       *[other] { $n } días seguidos
    }
page-daily-longest =
    { $n ->
        [one] récord: 1 día
       *[other] récord: { $n } días
    }
page-daily-next = Próximo código en { $time }
page-daily-yours = Tus códigos diarios, { $edition }
page-daily-calendar = Calendario
page-daily-earlier = Mes anterior
page-daily-later = Mes siguiente
page-daily-sealed = Sellado · { $text }
page-daily-you-broke =
    { $n ->
        [one] Lo descifraste en 1 fila
       *[other] Lo descifraste en { $n } filas
    }
page-daily-not-this-time = Esta vez no
page-daily-late = Jugado después de su día, así que no cuenta para la racha.
page-daily-everyone = Todos hasta ahora
page-daily-first = Eres la primera persona que termina este código. Vuelve más tarde para ver cómo les fue a los demás.
page-daily-honour = Se juega por el honor: no hay cuentas, así que nadie puede comprobar si alguien ya conocía el código. El gráfico cuenta una persona por dirección de internet y deja fuera los códigos descifrados en el primer intento.
page-daily-people = Personas
page-daily-you = tú
page-daily-seal-right = El sello coincide: el código se fijó de antemano.
page-daily-seal-wrong = El sello no coincide con este código.
page-daily-share-head = Keypeg #{ $number } · { $edition } { $result }/{ $rows }
page-daily-share-about = Solo muestra las marcas: nadie descubre ningún color del código.
page-daily-picture = Guardar la imagen
page-daily-picture-of = Imagen para compartir: { $text }
page-daily-other = Otros días
page-puzzle-title = Acertijos
page-puzzle-level = Nivel { $n }
page-puzzle-streak = { $n } seguidos
page-puzzle-solved = { $solved } de { $tried } resueltos
page-puzzle-answer = Responder
page-puzzle-pick = La fila { $n } está mal
page-puzzle-pick-first = Toca la fila que está mal
page-puzzle-give-up = Ver solución
page-puzzle-right = ¡Correcto!
page-puzzle-wrong = No del todo
page-puzzle-shown = Esta es una solución
page-puzzle-row-was = Era la fila { $n }.
page-puzzle-one-answer = Una respuesta correcta: { $code }.
page-puzzle-next = Siguiente acertijo
page-puzzle-making = Preparando un acertijo …
page-puzzle-higher = Has llegado al nivel { $n }.
page-puzzle-kinds = ¿Qué acertijos?
page-puzzle-kind-only-code = Queda un código
page-puzzle-kind-perfect-guess = La propuesta perfecta
page-puzzle-kind-wrong-clue = Una pista falsa
page-puzzle-kind-win-in-two = Ganar en dos filas
page-puzzle-hidden = ¿Qué hay detrás?
page-puzzle-board = Tablero del acertijo
page-puzzle-is-wrong = esta es la pista falsa
page-lesson-title = Seis lecciones
page-lesson-number = Lección { $n }
page-lesson-step = Paso { $n } de { $of }
page-lesson-go-on = Continuar
page-lesson-back = Atrás
page-lesson-check = Comprobar
page-lesson-try-again = Todavía no. Míralo otra vez.
page-lesson-answer = No del todo. Esta es la respuesta.
page-lesson-done = Has terminado esta lección.
page-lesson-next = Siguiente lección
page-lesson-all = Todas las lecciones
page-lesson-begin = Empezar
page-lesson-again = Repetir
page-lesson-finished = terminada
page-lesson-your-number = Tu número
page-lesson-code = código
page-lesson-board = Tablero de la lección
page-diploma-title = Diploma
page-diploma-open = Ver tu diploma
page-diploma-named = { $name } ha terminado las seis lecciones y sabe pensar como un descifrador.
page-diploma-you = Has terminado las seis lecciones y sabes pensar como un descifrador.

## Points

points-row =
    { $points ->
        [one] El codificador recibe 1 punto por cada fila jugada.
       *[other] El codificador recibe { $points } puntos por cada fila jugada.
    }
points-unbroken-bonus =
    { $points ->
        [one] Un código que nadie descifra da al codificador 1 punto más.
       *[other] Un código que nadie descifra da al codificador { $points } puntos más.
    }
points-unbroken = En total, un código que nadie descifra vale { $points }.
points-unbroken-range = En total, un código que nadie descifra vale { $points } con { $players } jugadores.
points-conceded =
    { $points ->
        [one] { $codebreakers ->
            [1] Si el descifrador se rinde
           *[other] Si todos los descifradores se rinden
        }, el codificador recibe { $points } punto, como por un código que nadie descifra.
       *[other] { $codebreakers ->
            [1] Si el descifrador se rinde
           *[other] Si todos los descifradores se rinden
        }, el codificador recibe { $points } puntos, como por un código que nadie descifra.
    }
points-conceded-range = Si todos los descifradores se rinden, el codificador recibe lo mismo que por un código que nadie descifra.
points-game-won-breaking =
    { $points ->
        [one] Quien descifra el código gana la partida: 1 punto.
       *[other] Quien descifra el código gana la partida: { $points } puntos.
    }
points-game-won-unbroken =
    { $points ->
        [one] Si nadie lo descifra, gana la partida el codificador: 1 punto.
       *[other] Si nadie lo descifra, gana la partida el codificador: { $points } puntos.
    }
points-white = Una propuesta da { $points } por cada marca blanca.
points-red = Una propuesta da { $points } por cada marca roja.
points-red-in-black = Una propuesta da { $points } por cada marca negra.
points-breaking = La propuesta que descifra el código da { $points } en su lugar.
points-circuit = El codificador recibe { $points } puntos por cada ronda: cada vez que los { $codebreakers } descifradores han jugado y el código sigue sin descifrar.
points-circuit-range = El codificador recibe { $points } puntos por cada ronda: cada vez que todos los descifradores han jugado y el código sigue sin descifrar.
points-wrong-information =
    { $points ->
        [0] Si se demuestra que las marcas estaban mal, o el codificador lo admite, el codificador pierde la partida.
       *[other] Si se demuestra que las marcas estaban mal, o el codificador lo admite, el descifrador recibe { $points } puntos y la partida se repite, dos veces como mucho. A la tercera, el codificador pierde además la partida.
    }
points-time = Con tiempo por turno: si se le acaba al descifrador, pierde la fila, que cuenta como jugada. Si se le acaba al codificador, pierde la partida como si se rindiera.
points-forfeit-codemaker =
    { $points ->
        [0] Si el codificador se rinde, nadie recibe puntos por la partida.
       *[other] Un codificador que se rinde recibe { $points }.
    }
points-forfeit-codebreaker =
    { $points ->
        [one] Si el codificador se rinde, el descifrador gana la partida: { $points } punto.
       *[other] Si el codificador se rinde, el descifrador gana la partida: { $points } puntos.
    }
points-forfeit-group = Si el codificador se rinde o da una respuesta equivocada, cada descifrador conserva los puntos de sus intentos y recibe { $points } más; el codificador no recibe nada.
points-games-any = Los papeles cambian después de cada partida. Se puede jugar cualquier número de partidas; si es par, es justo para ambos.
points-games-even = Los papeles cambian después de cada partida, y un encuentro tiene un número par de partidas.
points-games-each = Después de cada partida, el codificador pasa a ser la persona de la izquierda. Todos lo son el mismo número de veces: { $games } partidas, o un múltiplo.
points-games-each-range = Después de cada partida, el codificador pasa a ser la persona de la izquierda. Todos lo son el mismo número de veces: tantas partidas como jugadores, o un múltiplo.
points-most-points = Gana el encuentro quien tiene más puntos.
points-most-games = Gana el encuentro quien gana más partidas.
points-advanced-blanks =
    { $on ->
        [yes] Este es el juego avanzado: puede haber huecos vacíos.
       *[no] Juego avanzado: puede haber huecos vacíos. Para jugarlo, elige { $text }.
    }
points-advanced-counting = { $on ->
        [yes] Este es el juego para los más pequeños: las marcas solo cuentan los colores correctos.
       *[no] Para los más pequeños: las marcas solo cuentan los colores correctos. Para jugarlo, elige { $text }.
    }
points-advanced-digit-sum = { $on ->
        [yes] Con la pista opcional: se dice la suma de las cifras del código.
       *[no] Pista opcional: se dice la suma de las cifras del código. Para jugar con ella, elige { $text }.
    }
points-advanced-secret-repeats =
    { $on ->
        [yes] Este es el juego avanzado: el código puede repetir colores.
       *[no] Juego avanzado: el código puede repetir colores. Para jugarlo, elige { $text }.
    }
page-rules-points = Cómo se puntúa
page-review-best-found = No se encontró una propuesta mejor.
page-review-perhaps-better = Quizá mejor
page-review-others-unsettled = Otras opciones que dividen bien los códigos

## Link previews

preview-about = Mastermind en diez ediciones: a solas, en una pantalla o con amigos por enlace.
preview-daily-title = Código diario · { $family } · { $day }
preview-table = Una mesa de { $edition }
preview-table-with = { $edition } con { $names }
preview-table-open = Hay un asiento libre. Juega, o solo mira.
preview-table-full = La partida está en juego. Ven a mirar.
preview-table-over = El encuentro ha terminado. Mira cómo fue.
preview-review = Análisis: { $edition }
preview-review-about = Lo que valió cada propuesta, fila por fila.
page-net-nowhere-about = Puede que el enlace sea antiguo o esté mal escrito. Tus partidas siguen donde las dejaste.

## Ladder

page-ladder-title = Clasificación
page-start-ladder-about = Partidas puntuadas contra códigos igual de difíciles para todos.
page-start-ladder-now = Ver la clasificación
page-ladder-lead = En una partida puntuada descifras un código exactamente igual de difícil que el de otro jugador. Gana el duelo quien necesita menos filas. No hay pistas y tienes diez minutos por fila. Si te rindes o te vas, el código queda sin descifrar.
page-ladder-rating-title = Cómo funciona la puntuación
page-ladder-rating-about = La puntuación empieza en 1500. El número tras ± indica lo incierta que es todavía: tu fuerza real está casi con seguridad en ese intervalo. Cada duelo lo reduce.
page-ladder-fair = Una puntuación es provisional y no aparece en la lista hasta que te hayas enfrentado a tres jugadores consolidados: los que tienen al menos cinco duelos contra otros tres. Los jugadores de una misma dirección de internet no se enfrentan entre sí, y una partida abandonada antes de la fila 3 no cuenta.
page-ladder-provisional = Tu puntuación es provisional y todavía no aparece en la lista.
page-ladder-name = Tu nombre en la clasificación
page-ladder-join = Unirse
page-ladder-token = Un bot puede jugar por ti con esta clave, que solo se muestra ahora:
page-ladder-play = Jugar una partida puntuada
page-ladder-continue = Continuar la partida
page-ladder-rank = Puesto
page-ladder-rating = Puntuación
page-ladder-results = Ganados · empatados · perdidos
page-ladder-empty = Todavía no hay nadie en la lista de esta temporada.
page-ladder-season = Temporada
page-ladder-duels =
    { $n ->
        [one] { $n } duelo
       *[other] { $n } duelos
    }

## Junto a un tablero de verdad: corregir, y preguntar antes de una contradicción

reason-no-taking-back = solo en una mesa para un tablero real se puede retirar lo anotado
reason-nothing-to-take-back = ahora no hay nada que puedas retirar
reason-real-board-only = esto es para el codificador con un tablero real, mientras una fila espera su respuesta
event-guess-taken-back = { $player } retira la propuesta de la fila { $row }.
event-mark-taken-back = { $player } retira la respuesta de la fila { $row }.
event-reveal-taken-back = { $player } retira el código revelado: la partida { $game } continúa.
mark-contradicts =
    { $count ->
        [one] Esto contradice la fila { $rows }. ¿Seguro?
       *[other] Esto contradice las filas { $rows }. ¿Seguro?
    }
mark-fits-nothing = Ningún código encaja con esta respuesta. ¿Seguro?
reveal-contradicts =
    { $count ->
        [one] Con este código, la respuesta de la fila { $rows } estaría mal. ¿Seguro?
       *[other] Con este código, las respuestas de las filas { $rows } estarían mal. ¿Seguro?
    }
reveal-mirrored =
    { $count ->
        [one] Con este código, la respuesta de la fila { $rows } estaría mal. Leído desde el otro lado, { $code } encaja con todas las filas.
       *[other] Con este código, las respuestas de las filas { $rows } estarían mal. Leído desde el otro lado, { $code } encaja con todas las filas.
    }
mark-nothing = Ninguna clavija: ¿es correcto?
page-dock-back-guess = Retirar la propuesta de la fila { $n }
page-dock-back-mark = Retirar la respuesta de la fila { $n }
page-dock-back-reveal = Retirar el código de la partida { $n }
page-dock-sure-mark = Sí, es correcta
page-dock-change-mark = Cambiarla
key-take-back-entry = Retirar lo último

## Page, notas: los códigos que uno apunta

page-notes-codes = Códigos en mente
page-notes-add = Apuntar esta fila
page-notes-code-cross = Tachar { $code }
page-notes-code-use = Poner { $code } en la fila
page-notes-code-remove = Borrar { $code }
page-notes-crossed = Has tachado este código
page-notes-hole = { $hole }, anotado que aquí no va: { $colours }

## Together

reaction-hello = ¡Hola!
reaction-good-luck = ¡Suerte!
reaction-thinking = Estoy pensando
reaction-hurry = ¡Te toca!
reaction-wow = ¡Vaya!
reaction-ouch = ¡Ay!
reaction-well-played = ¡Bien jugado!
reaction-thanks = ¡Gracias!
page-reactions-open = Reaccionar
page-reactions-title = Reacción rápida
page-reactions-said = { $name }: { $words }
page-settings-reactions = Mostrar las reacciones de los demás
page-left-play-on = Que siga un ordenador
page-left-about = { $name } se fue. Un ordenador puede ocupar el asiento y el encuentro sigue desde aquí.
page-left-played-on = Un ordenador sigue jugando por { $name }
page-away-not-needed = La mesa ha seguido: esto ya no hace falta.
page-left-begin = Empezar de nuevo sin { $name }
page-left-begin-about = Se abre un encuentro nuevo para quienes siguen aquí.
page-begin-title = Empezar ya
page-begin-about = No hace falta esperar a que se ocupen todos los asientos.
page-begin-all-here = Ya están ocupados todos los asientos.
page-begin-with = Empezar con { $n } jugadores
page-begin-fill = { $n ->
    [one] Dar el asiento libre a un ordenador
   *[other] Dar los { $n } asientos libres a ordenadores
}
page-set-up-computers = Ordenadores en la mesa
page-seats-watching = { $n ->
    [one] { $n } persona mira
   *[other] { $n } personas miran
}
page-away-for = Ordenador por { $name }
page-away-soon = { $name } no está. Tras { $time } podrás continuar.
page-away-go-on = Continuar sin { $name }
page-away-about = { $name } lleva un rato sin estar. Puedes continuar o esperar. Al volver, recupera su asiento.
page-away-skip = Saltar el turno
page-away-skip-row = { $name } pierde esta fila.
page-away-skip-game = { $name } pierde esta partida como codificador.
page-away-computer = Que juegue un ordenador
page-away-wait = Seguir esperando
page-away-back = { $name } ha vuelto
page-away-gone = { $name } no está
page-away-meanwhile = Mientras no estabas
page-away-played = Un ordenador jugó por ti. Ya tienes tu asiento otra vez.
page-next-game = Partida { $n }: { $turn }
page-rematch-wanted = { $name } quiere jugar otra vez
page-rematch-wanted-many = Alguien aquí quiere jugar otra vez
page-rematch-come = Me apunto
page-pass-title = Seguir en otro dispositivo
page-pass-about = Abre este enlace en el otro dispositivo o escanea el código. Sirve una vez, durante diez minutos. Después tu asiento estará allí y ya no aquí.
page-pass-link = Enlace a tu asiento
page-pass-give-back = Devolver su asiento a { $name }
page-pass-about-away = ¿{ $name } no encuentra el camino de vuelta? Envía este enlace. Sirve una vez, durante diez minutos. Quien lo abra tendrá el asiento.
page-pass-ask = ¿Es tuyo uno de estos asientos? Pídele un enlace a { $name }: está junto a tu nombre, en «En la mesa».
page-left-sure = ¿Dejar esta mesa? Los demás pueden hacer que un ordenador siga por ti.
page-left-show-about = La partida termina aquí para todos y se muestra el código. Quien se fue abandona la partida.
page-left-ask-about = Te rindes en esta partida. El código se muestra cuando también lo pidan los demás descifradores que siguen aquí.
page-left-asked = Has pedido ver el código. Se mostrará cuando los demás descifradores también lo pidan.
page-invite-name = ¿Qué nombre verán tus amigos?
page-invite-named = Tus amigos ven { $name }.
page-header-daily = Código diario, { $date }
page-settings-notify = Avisarme cuando me toque
page-settings-notify-refused = El navegador no permite notificaciones. Puedes cambiarlo en sus ajustes.
page-dock-admit = Me equivoqué al responder
cost-concede-codebreaker =
    { $points ->
        [one] El codificador recibe { $points } punto, como por un código que nadie descifra.
       *[other] El codificador recibe { $points } puntos, como por un código que nadie descifra.
    }
cost-concede-group =
    { $points ->
        [one] La partida acaba cuando todos los descifradores se rinden. Entonces el codificador recibe { $points } punto, como por un código que nadie descifra, y cada uno conserva los puntos de sus intentos.
       *[other] La partida acaba cuando todos los descifradores se rinden. Entonces el codificador recibe { $points } puntos, como por un código que nadie descifra, y cada uno conserva los puntos de sus intentos.
    }
cost-concede-codemaker =
    { $points ->
        [0] No recibes nada por esta partida.
        [one] No recibes nada por esta partida, y { $points } punto va a cada descifrador.
       *[other] No recibes nada por esta partida, y { $points } puntos van a cada descifrador.
    }
cost-admit-replay = El descifrador recibe { $points } puntos y la partida se repite con un código nuevo.
cost-admit-lose =
    { $points ->
        [0] Pierdes esta partida.
       *[other] El descifrador recibe { $points } puntos y tú no recibes nada por esta partida.
    }

## The coach: a colour as the subject of a sentence, and what the rows say
symbol-red = el rojo
symbol-blue = el azul
symbol-green = el verde
symbol-yellow = el amarillo
symbol-white = el blanco
symbol-black = el negro
symbol-orange = el naranja
symbol-purple = el morado
symbol-pink = el rosa
symbol-teal = el turquesa
symbol-magenta = el magenta
symbol-silver = el plata
symbol-colours = { $symbols }
symbol-digits = { $many ->
        [1] la cifra { $digits }
       *[other] las cifras { $digits }
    }
coach-one-row = Fila { $row }: { $fact }.
coach-also = Además: { $fact }.
coach-no-key-pegs = La fila { $row } no tiene marcas: { $fact }.
coach-rows = Filas { $rows } juntas: { $fact }.
coach-all-rows = Todas las filas juntas: { $fact }.
coach-out = { $symbols } no { $many ->
        [1] está
       *[other] están
    } en el código
coach-in = { $symbols } { $many ->
        [1] está
       *[other] están
    } en el código
coach-exactly = { $symbols } { $many ->
        [1] está
       *[other] están cada uno
    } en el código exactamente { $count ->
        [1] una vez
        [2] dos veces
       *[other] { $count } veces
    }
coach-at-least = { $symbols } { $many ->
        [1] está
       *[other] están cada uno
    } en el código al menos { $count ->
        [1] una vez
        [2] dos veces
       *[other] { $count } veces
    }
coach-at-most = { $symbols } { $many ->
        [1] está
       *[other] están cada uno
    } en el código como mucho { $count ->
        [1] una vez
        [2] dos veces
       *[other] { $count } veces
    }
coach-fixed = en el hueco { $hole } va { $colours }
coach-not-here = { $symbols } no está en { $places ->
        [1] el hueco { $holes }
       *[other] los huecos { $holes }
    }
coach-one-of-two = o bien { $first } o bien { $second } está en el código, pero no los dos
coach-together = { $first } y { $second } están los dos en el código, o ninguno
coach-empty-out = ningún hueco está vacío
coach-empty-fixed = el hueco { $holes } está vacío
coach-empty-exactly = { $count ->
        [1] exactamente un hueco está vacío
       *[other] exactamente { $count } huecos están vacíos
    }
coach-empty-at-least = { $count ->
        [1] al menos un hueco está vacío
       *[other] al menos { $count } huecos están vacíos
    }
coach-empty-at-most = { $count ->
        [1] como mucho un hueco está vacío
       *[other] como mucho { $count } huecos están vacíos
    }
coach-empty-not-here = { $count ->
        [1] el hueco { $holes } no está vacío
       *[other] los huecos { $holes } no están vacíos
    }
coach-nothing-new = La fila { $row } solo podía tener una respuesta, así que no te dijo nada nuevo.
coach-row = Fila { $row }: { $red ->
        [0] ninguna clavija está en su sitio
        [1] una clavija está bien donde está
       *[other] { $red } clavijas están bien donde están
    }, y { $white ->
        [0] ningún otro de sus colores está en el código
        [1] otro de sus colores está en el código, en otro hueco
       *[other] otros { $white } de sus colores están en el código, en otros huecos
    }.
coach-row-places = Fila { $row }: { $count ->
        [0] ninguna clavija está en su lugar
        [1] una clavija está en su lugar
       *[other] { $count } clavijas están en su lugar
    }.
coach-row-colours = Fila { $row }: { $count ->
        [0] ninguno de sus colores está en el código
        [1] una de sus clavijas tiene un color del código
       *[other] { $count } de sus clavijas tienen colores del código
    }.
coach-why-none = La fila { $row } dice que ninguno de sus colores está en el código, pero esta propuesta tiene { $has ->
        [1] uno
       *[other] { $has }
    }.
coach-why-few = La fila { $row } dice que { $said ->
        [1] una de sus clavijas es
       *[other] { $said } de sus clavijas son
    } del código, pero esta propuesta { $has ->
        [0] no usa ninguna
        [1] solo usa una
       *[other] solo usa { $has }
    }.
coach-why-many = La fila { $row } dice que { $said ->
        [1] solo una de sus clavijas es
       *[other] solo { $said } de sus clavijas son
    } del código, pero esta propuesta usa { $has }.
coach-why-digit-sum = Las cifras del código suman { $said }; las de esta propuesta, { $has }.
coach-why-places = La fila { $row } dice que { $said ->
        [0] ninguna de sus clavijas está
        [1] una de sus clavijas está
       *[other] { $said } de sus clavijas están
    } en su sitio, pero esta propuesta { $has ->
        [0] no deja ninguna ahí
        [1] deja una ahí
       *[other] deja { $has } ahí
    }.
coach-silent = Las filas todavía no dicen nada sencillo sobre el código.

## Solo, and the end of a game

page-solo-about = Un código tras otro: ¿cuántas filas necesitas?
page-match-about = El ordenador y tú ponéis el código por turnos. Quien lo puso recibe un punto por cada fila que necesita el otro.
page-end-new = Nuevo código
page-end-rows = { $n ->
        [one] ¡En 1 fila!
       *[other] En { $n } filas.
    }
page-end-first = Tu primer código en { $edition }.
page-end-best = Tu mejor resultado en { $edition }.
page-end-equal = Tan bien como tu mejor resultado en { $edition }.
page-end-perfect = Incluso el juego perfecto necesita { $rows } filas de media.
page-end-rare = { $proven ->
        [yes] Incluso el juego perfecto lo logra solo con 1 de cada { $n } códigos.
       *[no] Incluso el mejor juego conocido lo logra solo con 1 de cada { $n } códigos.
    }
page-end-better = Mejor que tu media de { $rows } filas.
page-end-average = Tu media en { $edition }: { $rows } filas.
page-end-lost = Esta vez no.
page-end-close = { $red ->
        [one] Casi: en la fila { $row } había 1 clavija en su sitio.
       *[other] Casi: en la fila { $row } había { $red } clavijas en su sitio.
    }
page-end-hard = Era difícil. El próximo código es otra oportunidad.
page-end-results = Tus resultados en { $edition }
page-end-computer-points = { $n ->
        [one] El ordenador recibe 1 punto.
       *[other] El ordenador recibe { $n } puntos.
    }
page-end-your-points = { $n ->
        [one] Recibes 1 punto.
       *[other] Recibes { $n } puntos.
    }
page-end-now-set = Ahora pones tú un código: ¿necesitará más filas?
page-end-now-guess = Ahora descifras tú un código: ¿lo harás en menos filas?
menu-solo = Descifrar un código tras otro
terminal-solo-results = Tus códigos en { $edition } por filas: { $bars }
page-start-more = { $n ->
        [one] 1 partida más
       *[other] { $n } partidas más
    }
page-ladder-next = Siguiente duelo
page-ladder-compared = Tus filas se comparan con las de otro jugador ante un código así.
page-ladder-pending = A la espera de un rival con un código como este.
page-ladder-void = Abandonada demasiado pronto: no cuenta para nadie.
page-ladder-settled = { $result ->
        [won] Has ganado a { $name }
        [drawn] Empate con { $name }
       *[lost] { $name } lo hizo mejor esta vez
    }
page-ladder-latest = Tus últimas partidas puntuadas
page-ladder-bot = Dejar que un bot juegue por ti
