### Keypeg's words in Portuguese. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Português (Brasil)

## Lists: "1, 3 e 4"

list-middle = { $start }, { $next }
list-end = { $start } e { $last }

## Numbers: the sign between thousands, the one before the fraction, and the first number with thousands set apart

number-group = { "." }
number-point = ,
number-grouped-from = 1000

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

## Botões, rótulos e colunas que vários ecrãs partilham

action-close = Fechar
action-copied = Copiado
action-erase = Apagar
action-give-up = Desistir
action-guess = Palpitar
action-hint = Dica
action-join = Jogar
action-next-game = Próximo jogo
action-no = Não
action-review = Análise
action-set-code = Definir o código
action-share = Compartilhar
action-show-code = Mostrar o código
action-yes = Sim

label-codes-left = Códigos restantes
label-edition = Edição
label-first-codemaker = Primeiro codificador
label-games = Jogos
label-luck = Sorte
label-player = Jogador
label-players = Jogadores
label-row = Linha
label-rows = Linhas
label-rows-lost = Linhas perdidas
label-score-card = Folha de pontos
label-your-name = Seu nome

role-codebreaker = decifrador
role-codemaker = codificador

result-in-play = em jogo
result-not-broken = não decifrado

column-bad-luck = azar
column-best = melhor
column-broken = decifrados
column-edition = edição
column-expected = esperado
column-feedback = resposta
column-games = jogos
column-good-luck = sorte
column-guess = palpite
column-left = códigos restantes
column-lost = perdidas
column-luck = sorte
column-row = linha
column-rows = linhas

## Por que uma ação não é permitida agora

reason-match-over = a partida terminou
reason-no-such-seat = esta mesa não tem esse lugar
reason-codemaker-only = só o codificador deste jogo pode fazer isso
reason-codebreaker-only = só um decifrador deste jogo pode fazer isso
reason-table-only = só a própria mesa pode fazer isso
reason-not-your-turn = é a vez de outro decifrador
reason-secret-not-set = o codificador ainda não definiu o código
reason-secret-already-set = o código deste jogo já foi definido
reason-secret-behind-shield = nesta mesa o código fica atrás do anteparo real e não é digitado
reason-secret-must-be-entered = nesta mesa o código precisa ser digitado
reason-not-a-code = isso não é um código desta edição
reason-not-a-secret = esse código não pode ser o código secreto: nesta edição todas as cores devem ser diferentes
reason-not-a-guess = esse código não pode ser um palpite: nesta edição todas as cores devem ser diferentes
reason-feedback-pending = a última linha ainda não tem resposta
reason-no-row-to-mark = nenhuma linha está esperando resposta
reason-table-marks = nesta mesa, a própria mesa dá as respostas
reason-codemaker-marks = nesta mesa, o codificador dá as respostas
reason-not-feedback = essa resposta é impossível nesta edição
reason-false-feedback = a mesa só dá respostas corretas
reason-reveal-due = os palpites acabaram: agora o codificador revela o código
reason-reveal-not-due = o código ainda não pode ser revelado
reason-no-rows-to-claim = nenhuma linha tem resposta ainda, então não há o que contestar
reason-claim-repeated = você já contestou, e desde então não houve nenhuma resposta nova
reason-conceding-off = nesta mesa não é permitido desistir
reason-conceded-already = você já desistiu; os outros decifradores continuam jogando
reason-no-clock = esta mesa não tem limite de tempo por jogada

## Por que uma mesa recusa

reason-unknown-table = essa mesa não existe
reason-table-closed = esta mesa está fechada
reason-unknown-seat = esta mesa não tem esse lugar
reason-seat-taken = este lugar está ocupado
reason-computer-seat = neste lugar joga um computador
reason-seat-guards-code = este lugar guarda o código do jogo em andamento: ele fica livre quando o jogo acabar
reason-name-taken = alguém nesta mesa já tem esse nome
reason-not-your-seat = este lugar não é seu
reason-seats-open = a partida começa quando todos os lugares estiverem ocupados
reason-no-spectators = esta mesa não permite espectadores
reason-no-hints = as dicas estão desativadas nesta mesa
reason-codebreakers-only = as dicas são para os decifradores durante um jogo
reason-too-many-tables = há mesas demais abertas a partir do seu endereço: feche uma ou tente mais tarde
reason-too-many-seats = há lugares demais ocupados a partir do seu endereço: deixe um ou tente mais tarde
reason-nothing-finished = nenhum jogo desta partida terminou ainda, então não há o que exportar
reason-match-goes-on = você pode pedir revanche quando a partida terminar
reason-no-such-game = esta partida não tem esse jogo
reason-no-such-row = este jogo não tem essa linha com resposta
reason-game-goes-on = este jogo ainda não terminou: a análise fica disponível no fim, ou já agora se a mesa permitir dicas
reason-not-recorded = só são guardados os jogos que você jogou até o fim como decifrador
reason-too-large-to-review = esta edição tem códigos demais para uma análise
reason-bad-action-id = o identificador da ação deve ter de 1 a 64 caracteres ASCII imprimíveis
reason-table-here = esta mesa já está aqui
reason-nobody-left = ninguém saiu desta mesa
reason-nobody-away = ninguém está ausente há tempo suficiente
reason-elsewhere = você continua em outro aparelho
reason-bad-pass = este link já foi usado ou tem mais de dez minutos
reason-pass-hides-code = esta pessoa definiu o código do jogo em andamento: o lugar só pode ser passado quando o jogo acabar
reason-code-gone = o código saiu com o codificador, por isso este jogo não pode continuar
reason-name-fixed = os nomes só podem ser mudados antes da primeira jogada
reason-host-starts = enquanto quem abriu a mesa estiver conectado, é essa pessoa que começa a partida
reason-no-copy = só um jogo de uma pessoa contra computadores, sem limite de tempo, pode continuar em um aparelho
reason-bad-journal = o registro desta mesa não segue as regras
reason-old-reading = esta partida começou com uma leitura anterior das regras e não pode ser transferida: termine-a aqui ou comece outra
reason-no-ladder-token = para isto é preciso a chave de um jogador da classificação: entre primeiro
reason-ladder-name-taken = alguém na classificação já tem esse nome
reason-no-memory = este aparelho não tem memória suficiente para isso
reason-no-token = para isto é preciso a chave de um lugar
reason-unknown-room = não há nenhuma sala com esse código
reason-room-closed = esta sala está fechada
reason-room-full = esta sala está cheia
reason-room-name-taken = alguém nesta sala já tem esse nome, ou um muito parecido
reason-name-not-listed = esse nome não está na lista da sala
reason-not-in-room = esse jogador não está nesta sala: entre primeiro
reason-host-only = só quem abriu a sala pode fazer isso
reason-host-sets-code = nesta sala quem a abriu põe os códigos e por isso não pode jogar
reason-table-sets-code = nesta sala não é quem a abriu que põe o código
reason-code-missing = antes de começar esta rodada é preciso pôr um código
reason-no-duel = só os dois jogadores de um duelo põem códigos um para o outro
reason-too-few-players = ainda não há jogadores suficientes
reason-round-goes-on = esta rodada ainda não terminou
reason-rounds-played = todas as rodadas desta sala já foram jogadas
reason-no-round = nenhuma rodada está sendo jogada agora
reason-round-paused = esta rodada está em pausa
reason-round-not-begun = esta rodada ainda não começou
reason-no-more-hints = não há mais dicas para esta rodada
reason-no-rematch = o jogo continua na sala, não nesta mesa
table-of-room = as mesas da sala { $room } são distribuídas pela própria sala e não podem ser abertas
reason-stale = a mesa mudou antes de sua jogada chegar; olhe o tabuleiro e tente de novo
reason-store = o banco de dados não está acessível agora: tente de novo
reason-failed = erro interno do servidor
reason-origin = esta página vem de outro site e não pode usar estas mesas
reason-no-address = não há nada neste endereço
reason-no-method = este endereço não aceita esse método
reason-too-large = o pedido é grande demais
reason-left = este lugar ficou livre
reason-restart = o servidor está sendo desligado
reason-silent = não houve resposta ao sinal de vida
reason-too-many =
    { $what ->
        [actions] ações demais em pouco tempo: espere um momento
        [tables] mesas novas demais em pouco tempo: espere um momento
        [reactions] reações demais em pouco tempo: espere um momento
        [questions] pedidos de ajuda demais em pouco tempo: espere um momento
        [connections] conexões demais ao mesmo tempo: feche uma
       *[requests] pedidos demais em pouco tempo: espere um momento
    }

## Recusas com detalhes

contradiction =
    { $count ->
        [one] a linha { $rows } se contradiz: nenhum código serve
       *[other] as linhas { $rows } se contradizem: nenhum código serve para todas
    }
interrupted = interrompido
missing-extra = isto precisa do extra “{ $extra }”: pip install "keypeg[{ $extra }]"
undecided = não foi possível verificar as linhas em { $steps } passos
no-answer = não foi possível calcular isso a tempo: tente de novo mais tarde
unknown-language = o Keypeg não fala “{ $text }”: ele fala { $languages }
unknown-edition = edição desconhecida “{ $text }”: as edições são { $editions }; ou escreva um formato como 4x6r10
unknown-level = nível desconhecido “{ $text }”: os níveis são { $levels }
unknown-strategy = estratégia desconhecida “{ $text }”: as estratégias são { $strategies }
strategy-failed = a estratégia { $name } falha em “{ $position }”: { $problem }
strategy-ambiguous = { $count } pacotes têm uma estratégia chamada “{ $text }”: escreva pacote:nome
strategy-not-loaded = não é possível carregar a estratégia “{ $text }”: { $problem }
strategy-not-function = a estratégia “{ $text }” não pode ser chamada com uma posição e uma fonte de acaso: escreva def { $function }(position, chance)
strategy-never-breaks = a estratégia { $name } não decifrou um código de { $edition } em { $rows } linhas
kernel-missing = o jogo perfeito precisa do núcleo nativo: instale o keypeg de novo com um compilador de C++
library-missing = falta a biblioteca “{ $name }”: pip install --upgrade keypeg
players-exact = { $edition } é para { $needed } jogadores, não para { $players }
players-range = { $edition } é para { $least } a { $most } jogadores, não para { $players }
games-range = uma partida de { $games } jogos não é possível: escolha de 1 a 100
games-even = uma partida de { $edition } tem um número par de jogos, não { $games }
games-players = uma partida de { $edition } com { $players } jogadores tem { $players } jogos ou um múltiplo de { $players }, não { $games }
shape-limit =
    { $what ->
        [pegs] o número de pinos não pode ser { $value }: escolha de { $least } a { $most }
        [colours] o número de cores não pode ser { $value }: escolha de { $least } a { $most }
       *[rows] o número de linhas não pode ser { $value }: escolha de { $least } a { $most }
    }
shape-few-colours = { $colours } cores são poucas para { $pegs } pinos diferentes: permita repetições ou escolha pelo menos { $pegs } cores
shape-guess-repeats = se o código secreto pode repetir cores, os palpites também devem poder
name-invalid = “{ $name }” não pode ser um nome: um nome tem de 1 a 40 caracteres imprimíveis
name-twice = dois jogadores se chamam “{ $name }”: os nomes devem ser diferentes
first-seat = o lugar { $seat } não pode começar: há { $seats } lugares
shield-table-marks = a mesa não pode responder se o código está atrás de um anteparo real: deixe isso com o codificador
digit-sum-not-here = { $edition } não se joga como { $shape }: só number, no próprio tamanho, dá a soma dos algarismos, com number/4x6s
digit-sum-not-agreed = { $edition } não dá a soma dos algarismos: tire sum=, ou jogue number/4x6s
digit-sum-range = os algarismos de nenhum código somam { $sum }: escolha de { $least } a { $most }
digit-sum-unknown = a soma dos algarismos só é dita de um código que a mesa conhece: jogue sem anteparo real e sem o adversário
seconds-range = não pode haver { $seconds } segundos por jogada: escolha de 1 a 86.400
reading-unknown = não existe a leitura { $reading } das regras: escolha de 1 a { $newest }
seat-person-level = o lugar { $seat } é para uma pessoa, e pessoas não têm nível
seat-unknown-level = o lugar { $seat } tem o nível desconhecido “{ $text }”: os níveis são { $levels }
adversary-seat = o lugar { $seat } não pode ser um adversário: há { $seats } lugares
warning-odd-games =
    { $games ->
        [1] Com um jogo, só um jogador é codificador; um número par é mais justo.
       *[other] Com { $games } jogos, um jogador é codificador mais vezes; um número par é mais justo.
    }

## Textos que não podem ser lidos

notation-code-length =
    { $needed ->
        [one] “{ $text }” não é um código de { $edition }: um código tem { $needed } pino, não { $length }
       *[other] “{ $text }” não é um código de { $edition }: um código tem { $needed } pinos, não { $length }
    }
notation-code-blank = “{ $text }” não é um código de { $edition }: furos vazios não são permitidos (escolha entre { $letters })
notation-code-colour = “{ $text }” não é um código de { $edition }: não há nenhuma cor “{ $sign }” (escolha entre { $letters })
notation-secret-repeats =
    { $count ->
        [2] { $text } não pode ser o código secreto em { $edition }: { $letter } aparece duas vezes, mas todas as cores devem ser diferentes
       *[other] { $text } não pode ser o código secreto em { $edition }: { $letter } aparece { $count } vezes, mas todas as cores devem ser diferentes
    }
notation-guess-repeats =
    { $count ->
        [2] { $text } não pode ser um palpite em { $edition }: { $letter } aparece duas vezes, mas todas as cores devem ser diferentes
       *[other] { $text } não pode ser um palpite em { $edition }: { $letter } aparece { $count } vezes, mas todas as cores devem ser diferentes
    }
notation-feedback-form = “{ $text }” não é uma resposta: escreva vermelho-branco, por exemplo 1-2
notation-feedback-form-in-black = “{ $text }” não é uma resposta: escreva preto-branco, por exemplo 1-2
notation-feedback-count =
    { $pegs ->
        [one] a resposta { $text } é impossível em { $edition }: { $count } marcas para { $pegs } pino
       *[other] a resposta { $text } é impossível em { $edition }: { $count } marcas para { $pegs } pinos
    }
notation-feedback-last-white = a resposta { $text } é impossível em { $edition }: com { $red } vermelhas, a última marca não pode ser branca
notation-feedback-last-white-in-black = a resposta { $text } é impossível em { $edition }: com { $red } pretas, a última marca não pode ser branca
notation-feedback-places = a resposta { $text } é impossível em { $edition }: suas marcas contam só os lugares certos, então nenhuma é branca
notation-feedback-colours = a resposta { $text } é impossível em { $edition }: suas marcas contam só as cores certas, então todas são brancas
notation-feedback-range = { $red } vermelhas e { $white } brancas não são uma resposta possível: nenhum número é menor que 0 e juntos somam no máximo { $most }
notation-feedback-range-in-black = { $red } pretas e { $white } brancas não são uma resposta possível: nenhum número é menor que 0 e juntos somam no máximo { $most }
notation-shape = “{ $text }” não é um formato: escreva pinos x cores, por exemplo 4x6; depois, se quiser, r e as linhas, b para furos vazios, p ou c para marcas que contam só lugares ou só cores, u para um código sem repetições (U também nos palpites), d para um com repetições
counting-not-here = em { $shape } as marcas contam só lugares ou só cores: os livros, as provas e o laboratório precisam de marcas que contem os dois
notation-position-empty = a posição está vazia: escreva uma edição e depois suas linhas, por exemplo classic RRGG:1-0
notation-position-rows = { $count } linhas são demais para { $edition }: o máximo é { $rows }
notation-digit-sum = “{ $text }” não é uma soma de algarismos: escreva sum=14
notation-row = “{ $text }” não é uma linha: escreva palpite:vermelho-branco, por exemplo { $example }
notation-row-in-black = “{ $text }” não é uma linha: escreva palpite:preto-branco, por exemplo { $example }
notation-action = “{ $text }” não é uma ação: escreva secret, guess, mark, reveal ou admit com seu valor; ou claim, concede ou time

## Textos de partida

text-too-long = o texto da partida tem { $length } caracteres; são permitidos no máximo { $most }
text-tag-twice = linha { $line }: a etiqueta { $tag } aparece duas vezes
text-tag-form = linha { $line }: “{ $text }” não é uma etiqueta: escreva [Nome "valor"]
text-tag-missing = falta a etiqueta { $tag } no texto da partida
text-no-result = falta o resultado no texto da partida: acrescente uma etiqueta como [Result "*"]
text-cut-off = o texto da partida está cortado: sua última linha deve ser o resultado, por exemplo 5-6 ou *
text-wrong-result = o texto da partida dá o resultado “{ $told }”, mas pelas linhas é { $result }
text-not-whole = { $tag } é “{ $text }”: escreva um número inteiro
text-one-of = { $tag } é “{ $text }”: escreva { $first } ou { $second }
text-line = linha { $line }: { $problem }
text-game-early = o jogo { $game } começa antes de o anterior terminar
text-game-order = o próximo jogo é { $game } com codificador { $codemaker }, não { $told } com codificador { $told_codemaker }
text-no-ending = diz “{ $text }”, mas nenhum jogo acabou de terminar
text-wrong-ending = diz “{ $text }”, mas pelas linhas é “{ $ending }”
text-row-order = a próxima linha é { $row }, não { $told }
text-claim-shown = diz que a contestação foi “{ $text }”, mas ela foi provada
text-claim-not-shown = diz que a contestação foi “{ $text }”, mas ela não foi provada
text-concede = “{ $text }” não é uma linha de partida: escreva concede e o lugar
text-row-number = “{ $text }” não é uma linha de partida: uma linha começa com seu número, por exemplo 1. { $guess }

## Arquivos, bancos de dados e servidores

file-unreadable = não é possível ler “{ $path }”: { $problem }
file-not-text = não é possível ler “{ $path }”: o byte { $byte } não é texto UTF-8
file-unwritable = não é possível gravar “{ $path }”: { $problem }
store-newer = o banco de dados tem a versão { $found }, mas este programa só conhece a versão { $newest }: instale um Keypeg mais novo
store-blocked = o banco de dados não aceita mudanças agora: tente de novo
store-closing = as mesas estão sendo fechadas
store-contended = outros processos sempre gravam antes nesta mesa: tente de novo
table-options-damaged = as opções desta mesa estão danificadas no banco de dados, por isso ela não pode ser aberta
table-line-damaged = a linha { $line } do registro desta mesa está danificada no banco de dados, por isso ela não pode ser aberta
store-url-fails = o banco de dados { $url } não funciona: { $problem }
store-fails = o banco de dados não funciona: { $problem }
store-url-form = “{ $url }” não é o endereço de um banco de dados
store-in-memory = o banco de dados precisa ser um arquivo, para sobreviver ao programa: por exemplo sqlite:///tables.sqlite3
store-backend = “{ $name }” não é um banco de dados aceito: escolha sqlite ou postgresql
store-folder = não é possível guardar mesas em “{ $path }”: { $problem }
serve-address = não é possível escutar em { $host } porta { $port }: { $problem }
serve-origin = { $text } não é uma origem: escreva como https://example.org, sem caminho
serve-metrics-address = { $text } não é um endereço para as métricas: escreva como 127.0.0.1:9100
serve-workers = vários processos precisam de PostgreSQL: acrescente --database postgresql://...
request-field = não é possível ler { $field }: { $problem }
request-not-json = não é possível ler o pedido: seu JSON não é o que este endereço espera
request-number = { $field } deve ser um número de 0 a { $most }
request-take-seat = você não pode ocupar o lugar { $seat }: nesta mesa ele não é para uma pessoa
review-too-large = { $shape } é grande demais para uma análise: tem { $guesses } palpites, e o máximo é { $most }
too-many-codes = { $edition } tem códigos demais para listar: { $codes }; são listados no máximo { $most }

## Edições e níveis

edition-classic-name = Classic
edition-classic-about = Quatro pinos, seis cores, dez linhas. O codificador ganha um ponto por linha que você usar.
edition-classic-source = Folhas de regras 000 e 001. As cores são escolha nossa, pois as imagens se perderam.
edition-pocket-name = Pocket
edition-pocket-about = A edição de viagem: como Classic, mas sem o bônus. No jogo avançado, pode haver furos vazios.
edition-pocket-source = Folha de regras 002. Ela não diz o número de linhas; dez é escolha nossa.
edition-expert-name = Expert
edition-expert-about = Quatro ou cinco pinos, de seis a oito cores, dez linhas. Para um desafio maior, pode haver furos vazios.
edition-expert-source = Folha de regras 003. A sétima e a oitava cor são escolha nossa.
edition-new-name = New
edition-new-about = Quatro pinos, oito cores, todas diferentes, doze linhas. Decifre o código e você ganha o jogo.
edition-new-source = Folha de regras 004, o jogo para dois. No jogo avançado, o código pode repetir cores.
edition-party-name = Party
edition-party-about = De três a cinco jogadores dão palpites, um de cada vez, no mesmo tabuleiro. Cada marca vale pontos, e decifrar o código vale ainda mais.
edition-party-source = Folha de regras 004, o jogo em grupo. Sua tabela de pontos do codificador se perdeu; a nossa é uma reconstrução.
edition-super-name = Super
edition-super-about = Cinco pinos, oito cores, doze linhas: para uma noite longa. Pontos como em Classic.
edition-super-source = O tamanho de Super Mastermind da Invicta (1975). Não temos as regras, então os pontos são os de Classic.
edition-mini-name = Mini
edition-mini-about = Quatro pinos, seis cores e só seis linhas. Pontos como em Classic.
edition-mini-source = O tamanho de Mini Mastermind da Invicta (1976). Não temos as regras, então os pontos são os de Classic.
edition-mini2004-name = Mini 2004
edition-mini2004-about = Quatro pinos, seis cores, oito linhas: a caixa de viagem posterior. Pontos como em Classic.
edition-mini2004-source = O tamanho de Mini Mastermind de 2004, segundo as listas de edições. Não temos as regras, então os pontos são os de Classic.
edition-kids-name = Kids
edition-kids-about = Três pinos, seis cores, nove linhas: um primeiro jogo. Pontos como em Classic.
edition-kids-source = As regras de Mastermind for Kids da Pressman: o tamanho, e que o mais novo define o primeiro código. Os pontos são os de Classic.
edition-bulls-name = Bulls and Cows
edition-bulls-about = Quatro algarismos diferentes entre dez possíveis, no código e em cada palpite. As marcas vermelhas são touros; as brancas, vacas.
edition-bulls-about-in-black = Quatro algarismos diferentes entre dez possíveis, no código e em cada palpite. As marcas pretas são touros; as brancas, vacas.
edition-bulls-source = O jogo tradicional de papel e lápis. Não tem tabuleiro, então as dez linhas e os pontos de Classic são escolha nossa.
edition-number-name = Number
edition-number-about = Quatro algarismos de 1 a 6, e um algarismo pode se repetir. Pontos como em Classic.
edition-number-source = Os algarismos de Number Mastermind da Invicta (1976), com a pista opcional, a soma dos algarismos. Não temos as regras: as dez linhas e os pontos de Classic são escolha nossa.
edition-house-name = Regras da casa
edition-house-about = Um formato do seu jeito, com os pontos de Classic.
edition-house-source = Combinado na mesa.
edition-shape = { $shape }
edition-house-rule = { $name } { $shape }
level-beginner-name = Iniciante
level-beginner-about = Deixa passar metade das linhas e arrisca qualquer código que sirva para as outras.
level-casual-name = Casual
level-casual-about = De vez em quando deixa passar uma linha.
level-steady-name = Constante
level-steady-about = Só dá palpites que poderiam ser o código.
level-strong-name = Forte
level-strong-about = Escolhe o palpite que deve deixar menos códigos, mas às vezes deixa passar uma linha.
level-expert-name = Especialista
level-expert-about = Escolhe sempre o palpite que dá mais informação.
level-perfect-name = Perfeito
level-perfect-about = Joga com um livro de jogadas perfeitas: onde está provado, nenhuma estratégia precisa de menos linhas em média.
level-adversary-name = Adversário
level-adversary-about = Como codificador, não tem código fixo: muda o código a cada palpite seu, mas nunca contradiz suas próprias respostas.
seat-adversary-note = O adversário não tem código fixo: muda o código durante o jogo, mas nunca contradiz suas próprias respostas.

## O que acontece numa partida

event-game-started = Jogo { $game }: { $player } é o codificador.
event-secret-set = { $player } definiu o código.
event-secret-set-digit-sum = { $player } definiu o código. Os algarismos somam { $sum }.
event-guess-placed = Linha { $row }, { $player }: { $colours }.
event-feedback-given = Linha { $row }: { $feedback }.
event-row-lost = Linha { $row }: { $player } ficou sem tempo e perde a linha.
event-row-skipped = Linha { $row }: { $player } está ausente e perde a vez.
event-turn-skipped = { $player } está ausente e perde a vez.
event-claim-shown = { $player } diz que a resposta está errada, e as linhas provam isso.
event-claim-not-shown = { $player } diz que a resposta está errada, mas as linhas não provam isso.
event-conceded = { $player } desiste.
event-secret-revealed = O código era { $colours }.
event-wrong-information =
    { $count ->
        [one] Resposta errada na linha { $rows }.
       *[other] Resposta errada: as linhas { $rows } não podem ser todas verdadeiras.
    }
event-game-ended =
    { $ending ->
        [broken] O jogo { $game } terminou: o código foi decifrado.
        [unbroken] O jogo { $game } terminou: o código não foi decifrado.
        [conceded] O jogo { $game } terminou: os decifradores desistiram.
        [forfeited] O jogo { $game } terminou: o codificador desistiu.
        [wrong] O jogo { $game } terminou: o codificador deu uma resposta errada e o perde.
        [void-last] O jogo { $game } não conta, e a partida termina com ele.
       *[void] O jogo { $game } não conta e será jogado de novo.
    }{ $scored ->
        [0] {""}
       *[other] {" "}Pontos: { $points }.
    }
event-match-ended = A partida terminou: { $verdict }.
verdict-winner = { $player } ganhou
verdict-draw = empate
verdict-shared = { $players } dividiram a vitória
subject-computer = { $place ->
        [start] O computador
       *[inside] o computador
    }{ $rest }
card-name = NOME
card-total = TOTAL
card-game = JOGO { $game }
card-game-void = JOGO { $game } nulo
turn-set-code = { $player } define o código
turn-mark = { $player } dá a resposta da linha { $row }
turn-reveal = { $player } revela o código
turn-guess = { $player } dá o palpite da linha { $row }
turn-over-won = A partida terminou: { $player } ganhou
turn-over-draw = A partida terminou: empate
turn-over-shared = A partida terminou: { $players } dividiram a vitória
turn-closed-left = { $player } saiu, por isso esta mesa está fechada
turn-closed-expired = Esta mesa está fechada porque fazia muito tempo que nada acontecia aqui
turn-free-seats = A partida começa quando todos os lugares estiverem ocupados; ainda livres: { $seats }

## Dicas e verificações

hint-only-code = é o único código que resta
hint-could-win =
    deixa em média { NUMBER($expected, maximumFractionDigits: 1) } de { $left } códigos ({ $answers } { $answers ->
        [one] resposta possível
       *[other] respostas possíveis
    }) e pode ganhar de imediato
hint-cannot-win =
    deixa em média { NUMBER($expected, maximumFractionDigits: 1) } de { $left } códigos ({ $answers } { $answers ->
        [one] resposta possível
       *[other] respostas possíveis
    }), embora não possa ser o código
hint-sampled = há palpites demais para comparar todos, então é o melhor de uma amostra
hint-answer = { $guess }: { $why }.
hint-look-only = Só resta um código: qual combina com todas as linhas?
hint-look-begin = Ainda não se sabe nada: qualquer palpite que possa ser o código serve para começar.
hint-look-first =
    { $colours ->
        [one] Procure um palpite de uma só cor.
       *[other] Procure um palpite com { $colours } cores diferentes.
    }
hint-look-fits =
    { $new ->
        [0] Procure um código que combine com todas as linhas.
        [one] Procure um código que combine com todas as linhas e traga uma cor que ainda não está em nenhuma.
       *[other] Procure um código que combine com todas as linhas e traga { $new } cores que ainda não estão em nenhuma.
    }
hint-look-tests =
    { $new ->
        [0] Procure um palpite que não precisa ser o código, mas diz mais: misture o que as linhas deixam em aberto.
        [one] Procure um palpite que não precisa ser o código, mas diz mais: traga uma cor que ainda não está em nenhuma linha.
       *[other] Procure um palpite que não precisa ser o código, mas diz mais: traga { $new } cores que ainda não estão em nenhuma linha.
    }
check-possible = Possível: serve para todas as linhas.
check-repeats = Impossível: todas as cores do código secreto são diferentes.
check-refused = Impossível. { $why }
check-fits = Há algum código que serve para todas as linhas.
check-fits-left =
    { $left ->
        [one] As linhas combinam: { $left } código ainda serve.
       *[other] As linhas combinam: { $left } códigos ainda servem.
    }
check-contradiction =
    { $count ->
        [one] Nenhum código serve: a linha { $rows } se contradiz.
       *[other] Nenhum código serve: as linhas { $rows } se contradizem.
    }
check-repair = A linha { $row } serviria com { $feedback }.
check-repair-left =
    { $left ->
        [one] A linha { $row } serviria com { $feedback } (resta { $left } código).
       *[other] A linha { $row } serviria com { $feedback } (restam { $left } códigos).
    }
check-no-repair = Mudar uma só linha não ajudaria.

## Análises

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
        [one] O jogo perfeito decifra este código em { $rows } linha; menos é impossível.
       *[other] O jogo perfeito decifra este código em { $rows } linhas; { $percent ->
            [0] quase nenhum código precisa de menos
           *[other] { NUMBER($percent, maximumFractionDigits: 0) }% dos códigos precisam de menos
        }.
    }
hardness-best-known =
    { $rows ->
        [one] O melhor jogo conhecido decifra este código em { $rows } linha; menos é impossível.
       *[other] O melhor jogo conhecido decifra este código em { $rows } linhas; { $percent ->
            [0] quase nenhum código precisa de menos
           *[other] { NUMBER($percent, maximumFractionDigits: 0) }% dos códigos precisam de menos
        }.
    }
review-why-could-win =
    Deixa em média { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] código
       *[other] códigos
    } ({ $answers } { $answers ->
        [one] resposta possível
       *[other] respostas possíveis
    }) e pode ganhar de imediato.
review-why-cannot-win =
    Deixa em média { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] código
       *[other] códigos
    } ({ $answers } { $answers ->
        [one] resposta possível
       *[other] respostas possíveis
    }), mas não pode ganhar de imediato.
review-word-perfect = perfeito
review-word-good = bom
review-word-mistake = erro
review-word-fine = razoável
review-word-slip = deslize
review-verdict-flawless = Um jogo impecável.
review-verdict-strong = Um ótimo jogo.
review-verdict-good = Um bom jogo.
review-verdict-decent = Um jogo razoável.
review-verdict-learning = Um jogo para aprender.
review-verdict-open =
    { $rows ->
        [one] Código decifrado em uma linha.
       *[other] Código decifrado em { $rows } linhas.
    }
review-verdict-unbroken = Desta vez o código resistiu.
review-praise-all = Nenhum palpite podia ser melhor.
review-praise-perfect =
    { $perfect ->
        [one] Um de { $rows } palpites não podia ser melhor.
       *[other] { $perfect } de { $rows } palpites não podiam ser melhores.
    }
review-praise-every = Cada palpite podia ser o código.
review-praise-possible =
    { $possible ->
        [one] Um de { $rows } palpites podia ser o código.
       *[other] { $possible } de { $rows } palpites podiam ser o código.
    }
review-still-possible =
    { $codes ->
        [one] Só restava um código possível.
       *[other] Restavam { $codes } códigos possíveis.
    }
review-below-the-book = Até o jogo perfeito precisa de { $rows } linhas para este código.
review-luck-much =
    { $row ->
        [0] A sorte ajudou muito.
       *[other] A sorte ajudou muito, principalmente na linha { $row }.
    }
review-luck-little =
    { $row ->
        [0] A sorte ajudou um pouco.
       *[other] A sorte ajudou um pouco, principalmente na linha { $row }.
    }
review-luck-none = A sorte quase não contou.
review-no-luck-little =
    { $row ->
        [0] Houve um pouco de azar nas respostas.
       *[other] Houve um pouco de azar nas respostas, principalmente na linha { $row }.
    }
review-no-luck-much =
    { $row ->
        [0] Houve muito azar nas respostas.
       *[other] Houve muito azar nas respostas, principalmente na linha { $row }.
    }
review-moment = A que mais ensina: a linha { $row }
review-loss-nothing = Só havia uma resposta possível, então este palpite não disse nada de novo.
review-loss-impossible = Não podia ser o código. { $why }
review-loss-could-win = Aqui era melhor um palpite que pudesse ser o código.
review-loss-explore-codes =
    { $best ->
        [one] Podia ganhar de imediato, mas aqui um palpite que não pode ganhar diz mais: deixa no máximo um código; este, até { $own }.
       *[other] Podia ganhar de imediato, mas aqui um palpite que não pode ganhar diz mais: deixa no máximo { $best } códigos; este, até { $own }.
    }
review-loss-explore-answers = Podia ganhar de imediato, mas aqui um palpite que não pode ganhar diz mais: tem { $best } respostas possíveis; este, { $own }.
review-loss-codes =
    { $best ->
        [one] Podia deixar até { $own } códigos; um melhor deixa no máximo um.
       *[other] Podia deixar até { $own } códigos; um melhor deixa no máximo { $best }.
    }
review-loss-answers = Tinha { $own } respostas possíveis; um melhor tem { $best }, então diz mais.
review-loss-slower = Outro palpite encontra o código um pouco antes em média.
retry-perfect = É isso: nenhum palpite é melhor aqui.
retry-good = Muito bom: quase nenhum palpite é melhor aqui.
retry-same = Nem melhor nem pior que a linha { $row }.
retry-better = Melhor que a linha { $row }, mas ainda há um palpite melhor.
retry-worse = A linha { $row } era melhor do que isto.
retry-open = Esta edição tem códigos demais para dizer com certeza se isto é melhor.
review-grade = { $word }
review-grade-at-best = no máximo { $word }
review-grade-impossible = { $grade } (a linha { $row } o exclui)
review-left = { $before } a { $after }
review-better = Linha { $row }: { $guess } era melhor, com { $expects } linhas em média. { $why }
review-perfect-play = Desde o início, o jogo perfeito precisa em média de { $rows } linhas.
review-sum =
    { $played ->
        [one] { $played } linha jogada + { $remaining } ainda esperadas = { $perfect } perfeito + { $lost } perdidas - ({ $luck }) sorte.
       *[other] { $played } linhas jogadas + { $remaining } ainda esperadas = { $perfect } perfeito + { $lost } perdidas - ({ $luck }) sorte.
    }
review-seat =
    { $rows ->
        [one] { $player }: { $rows } linha, { $lost } perdidas, sorte { $luck }.
       *[other] { $player }: { $rows } linhas, { $lost } perdidas, sorte { $luck }.
    }
review-clock =
    { $rows ->
        [one] { $rows } linha foi perdida por falta de tempo ou não tem resposta.
       *[other] { $rows } linhas foram perdidas por falta de tempo ou não têm resposta.
    }
review-contradiction =
    { $count ->
        [one] A resposta não pode ser verdadeira: a linha { $rows } se contradiz.
       *[other] As respostas não podem ser verdadeiras: as linhas { $rows } se contradizem.
    }
review-false-rows =
    { $count ->
        [one] O codificador deu uma resposta errada na linha { $rows }.
       *[other] O codificador deu respostas erradas nas linhas { $rows }.
    }
review-game = Jogo { $game }, codificador { $player }
review-nothing = Não há o que analisar: nenhuma linha tem resposta ainda.
review-nothing-to-draw = não há o que desenhar: nenhuma linha tem resposta ainda
review-progress = Analisando
review-picture = Análise: { $games }
review-title = { $edition }, jogo { $game }, codificador { $player }
review-title-void = { $edition }, jogo { $game }, codificador { $player }, nulo
review-start = início
review-after-row = linha { $row }
review-lost-side = perdidas
review-saved-side = poupadas
review-better-head = palpite melhor
review-not-reviewed = não analisada
review-row-lost = perdidas { $rows }
review-row-luck = sorte { $rows }
review-row-impossible = a linha { $row } o exclui
review-row-expects = { $rows } linhas
board-title = Tabuleiro: { $edition }
board-picture = Tabuleiro de Mastermind, { $played } de { $rows } linhas jogadas
board-row = { $guess }: { $feedback }
board-digit-sum = Os algarismos somam { $sum }
board-lost-row = perdida
board-code = o código
board-time-ran-out = tempo esgotado
board-skipped = pulada

## O histórico

record-empty = Ainda não há jogos guardados.
record-empty-here = ainda não há jogos guardados: jogue um até o fim como decifrador com keypeg play
record-rows = { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-no-rows = –
record-edition =
    { $games ->
        [one] { $edition }: { $games } jogo, { $broken } decifrados
       *[other] { $edition }: { $games } jogos, { $broken } decifrados
    }
record-averages = em média { $rows } linhas, { $lost } perdidas, sorte { $luck }
record-edition-told = { $games }; { $averages }
record-picture =
    { $games ->
        [one] Histórico: { $games } jogo de { $players }
       *[other] Histórico: { $games } jogos de { $players }
    }
record-legend = de { $first } a { $last }, o jogo mais antigo à esquerda; ponto vazado: não decifrado por este jogador; linha tracejada: um intervalo
record-csv-json = escolha --csv ou --json
record-erase-part = só o histórico inteiro pode ser apagado: use --erase sem --player, --csv e --svg
record-nothing-to-draw = não há o que desenhar: ainda não há jogos guardados
record-unknown-player = não há jogos guardados de “{ $player }”, só de { $players }
record-erase-asked =
    { $games ->
        [one] Apagar { $games } jogo para sempre?
       *[other] Apagar { $games } jogos para sempre?
    }
record-not-erased = Nada foi apagado.
record-erased =
    { $games ->
        [one] { $games } jogo foi apagado.
       *[other] { $games } jogos foram apagados.
    }

## A linha de comando

mark-answer-both =
    { $red ->
        [one] { $red } vermelha
       *[other] { $red } vermelhas
    }, { $white ->
        [one] { $white } branca
       *[other] { $white } brancas
    }
mark-answer-both-in-black =
    { $red ->
        [one] { $red } preta
       *[other] { $red } pretas
    }, { $white ->
        [one] { $white } branca
       *[other] { $white } brancas
    }
mark-answer-places =
    { $red ->
        [one] { $red } vermelha
       *[other] { $red } vermelhas
    }
mark-answer-places-in-black =
    { $red ->
        [one] { $red } preta
       *[other] { $red } pretas
    }
mark-answer-colours =
    { $white ->
        [one] { $white } cor certa
       *[other] { $white } cores certas
    }
editions-head = { $key }  { $name }, { $shape }, { $players } jogadores
editions-head-range = { $key }  { $name }, { $shape }, { $least } a { $most } jogadores
simulate-both = escolha uma estratégia ou um nível, não ambos
simulate-progress = códigos
simulate-summary = { $secrets } códigos, { $total } linhas, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } em média; o jogo mais longo leva { $max } linhas
simulate-row = {"  "}linha { $row }  { $secrets }
solve-help = Digite a resposta como vermelho-branco, por exemplo 1-2; ou outro palpite; ou ambos. Digite undo para remover a última linha, fix 2 1-0 para corrigir a linha 2, ou quit para sair.
solve-help-in-black = Digite a resposta como preto-branco, por exemplo 1-2; ou outro palpite; ou ambos. Digite undo para remover a última linha, fix 2 1-0 para corrigir a linha 2, ou quit para sair.
solve-ask = Resposta para { $guess }:
solve-ask-fix = Corrija uma linha, por exemplo fix 2 1-0:
solve-unreadable = não é possível ler “{ $text }”: digite uma resposta como 1-2, ou ? para ajuda
solve-no-guess = não há nenhum palpite para responder: corrija uma linha ou digite undo
solve-no-row = não restam linhas: { $edition } tem { $rows }
solve-no-undo = não há nenhuma linha para remover
solve-no-such-row = não há nenhuma linha “{ $text }” para corrigir: até agora as linhas vão de 1 a { $rows }
solve-broken =
    { $rows ->
        [one] { $code } é o código: decifrado em { $rows } linha.
       *[other] { $code } é o código: decifrado em { $rows } linhas.
    }
solve-unbroken = As { $rows } linhas foram usadas.
solve-unbroken-left =
    { $left ->
        [one] As { $rows } linhas foram usadas. { $left } código ainda serve.
       *[other] As { $rows } linhas foram usadas. { $left } códigos ainda servem.
    }
solve-try = Linha { $row }: tente { $guess }; { $why }.
solve-row = {"  "}linha { $row }: { $guess } { $feedback }
play-no-terminal = este comando precisa de um terminal para entrada e saída (tente keypeg solve)
prove-objective = “{ $text }” não é um objetivo: escolha average ou worst
prove-max-rows = não pode haver { $rows } linhas: escolha de 1 a 254
prove-threads = não pode haver { $threads } threads: escolha de 1 a 256
prove-no-tree = nenhuma estratégia decifra todos os códigos de { $edition } em no máximo { $rows } linhas
prove-too-large = { $edition } é grande demais para uma prova: tem { $codes } códigos, e o máximo é { $most }
prove-summary = { $shape }: { $total } linhas para { $secrets } códigos, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } em média; o jogo mais longo leva { $max } linhas
prove-best = melhor até agora { $rows }
prove-none-yet = nada encontrado ainda
prove-progress = { $edition }: ao menos { $lower }, { $best }; primeiros palpites { $settled }/{ $guesses }, partes deste { $parts_settled }/{ $parts }
verify-checked = verificado: { $what }
verify-rests = depende da busca: { $what }
known-open = A melhor conhecida: nenhuma estratégia fica abaixo de um total de { $rows }.
known-worst = Outra estratégia decifra todos os códigos em { $rows } linhas; nenhuma consegue com certeza em menos.
known-first = primeiro palpite { $guess }; { $command }
known-before = conhecido antes: { $what }
known-nothing = não se sabe nada sobre { $edition }: escolha um de { $shapes }
bound-average-only = só é possível gravar um limite inferior para a média sem limite de linhas
bound-false = este limite inferior não se sustenta: { $problem }
bound-claims = { $claims } afirmações, { $sets } conjuntos de códigos
bound-trusted = { $claims } afirmações abaixo da profundidade deste arquivo
bound-holds = nenhuma estratégia fica abaixo de um total de { $rows }
bound-progress = Gravando afirmações
verify-progress = Verificando afirmações
bench-path = caminho: { $path }
bench-partition = repartir { $candidates } candidatos pelos { $guesses } palpites de 5x8
bench-tree = árvore inteira de 5x8, { $strategy }
bench-prove = provar 4x6
mcp-here = As ferramentas do Keypeg estão em { $address }
serve-here = O Keypeg está em { $address }
serve-phone = Em um celular na mesma rede: { $address }
serve-no-page = Falta a página nesta instalação, então os navegadores não têm o que mostrar. Instale o Node 20.19 ou mais recente e execute de novo na pasta do Keypeg: pip install .
fair-no-table = não há mesa em “{ $link }”: dê o link de uma mesa
fair-unknown-table = não é possível consultar “{ $link }”: essa mesa não existe
fair-refused = não é possível consultar “{ $link }”: o servidor respondeu { $status }
fair-unreachable = não é possível consultar “{ $link }”: { $problem }
fair-unreadable = isto não é o que um servidor publica em /fair: uma lista com uma impressão por jogo
fair-not-ascii = não é possível verificar { $what } “{ $text }”: precisa ser ASCII sem espaços
fair-not-revealed = Jogo { $game }: o código ainda não foi revelado.
fair-yes = Jogo { $game }: limpo, { $code } é o código que foi definido.
fair-no = Jogo { $game }: NÃO É LIMPO, { $code } não é o código que foi definido.
fair-nothing = Nenhum código foi definido nesta mesa ainda.

## A ajuda da linha de comando

help-example = Exemplo: { $command }
help-keypeg = Mastermind em dez edições.
help-play =
    Jogar no terminal: contra o computador, juntos numa tela, ou ao lado de um tabuleiro real.

    As partidas são guardadas e você pode continuá-las.
help-join = Ocupar um lugar numa mesa de um servidor, entrar numa sala, ou voltar.
help-daily =
    Jogar o código diário em texto: um por dia, o mesmo para todos.

    Digite um palpite por linha, e quit para continuar depois. `keypeg play` continua o mesmo jogo.
help-puzzle =
    Resolver um enigma em texto; o código de saída é 1 se a resposta estiver errada.

    Digite a resposta, ? para vê-la ou quit para sair. Sem chave é o próximo enigma do seu treino.
argument-day = O dia, por exemplo 2026-11-15; sem ele, hoje.
argument-puzzle = Um enigma pela sua chave, por exemplo only-code:3:abc; não conta para o seu treino.
option-family = A dificuldade do código.
daily-family = não há um código diário “{ $text }”: escolha { $families }
daily-ask = Linha { $row }:
daily-code-was = O código era { $code }.
puzzle-ask = A sua resposta:
help-solve =
    Decifrar o código de um tabuleiro real ou de outro programa: o Keypeg sugere um palpite e você digita a resposta.

    Digite a resposta como vermelho-branco, por exemplo 1-2; ou antes outro palpite, por exemplo RRGG; ou ambos, RRGG 1-2. Digite undo para remover a última linha, fix 2 1-0 para corrigir a linha 2, e quit para sair.
help-solve-in-black =
    Decifrar o código de um tabuleiro real ou de outro programa: o Keypeg sugere um palpite e você digita a resposta.

    Digite a resposta como preto-branco, por exemplo 1-2; ou antes outro palpite, por exemplo RRGG; ou ambos, RRGG 1-2. Digite undo para remover a última linha, fix 2 1-0 para corrigir a linha 2, e quit para sair.
help-serve = Servir mesas a navegadores e programas. Pare com Ctrl-C; nada se perde.
help-fair = Verificar se cada código revelado numa mesa é o que o codificador definiu; se não for, o código de saída é 1.
help-editions = Listar as edições.
help-mark = Mostrar a resposta a um palpite.
help-candidates = Listar os códigos que servem para todas as linhas.
help-check = Verificar se algum código serve para todas as linhas e, se não, sugerir correções.
help-hint = Sugerir um palpite e dizer por quê.
help-explain = Dizer em palavras o que as linhas revelam do código.
help-simulate = Deixar uma estratégia decifrar todos os códigos e contar as linhas.
help-prove =
    Provar o jogo perfeito: o mínimo de linhas, em média ou no pior caso.

    Se você interromper uma prova, ela continua de onde parou quando repetir o comando.
help-verify = Percorrer todos os códigos pela árvore de um certificado e verificar o que ele afirma.
help-known = Mostrar o que se sabe do jogo perfeito de um formato.
help-bench = Medir o motor nesta máquina, em segundos de CPU.
help-review = Analisar cada jogo de uma partida: as linhas que cada palpite perdeu e o que foi sorte.
help-record =
    Mostrar o histórico deste terminal por edição: jogos, linhas, linhas perdidas e sorte.

    O Keypeg guarda os jogos que alguém joga até o fim como decifrador em `keypeg play`.
help-score = Mostrar a folha de pontos de uma partida; os pontos do codificador ficam entre colchetes.
help-replay = Percorrer uma partida, ação por ação.
option-version = Mostrar a versão.
help-arena = Comparar jogadores nos mesmos códigos: linhas, linhas perdidas, coerência e classificação, com intervalos de 95%.
argument-arena-players = Estratégias, níveis, programas como bot:COMANDO, modelos como model:URL; NOME=bot:COMANDO dá um nome.
option-arena-games = O número de códigos que cada jogador deve decifrar.
option-secrets-seed = A semente aleatória, que decide os códigos.
option-arena-seconds = O limite de tempo de um bot para um palpite.
option-plot = Desenhar a classificação num arquivo.
help-eval = Medir um modelo de linguagem atrás de uma interface compatível com OpenAI e gravar um relatório.
option-eval-model = O endereço do modelo, sem /chat/completions.
option-eval-name = O nome do modelo nesse endereço.
option-eval-games = O número de códigos a jogar.
option-eval-every = Em vez disso, jogar cada código da edição uma vez.
option-temperature = A temperatura de amostragem; sem valor, nenhuma é enviada.
option-tokens = O limite de tokens por resposta, enviado como max_tokens.
option-parallel = O número de jogos ao mesmo tempo.
option-eval-out = A pasta dos jogos e do relatório.
option-install-completion = Instalar o preenchimento automático para este shell.
option-show-completion = Mostrar o preenchimento automático para este shell, para copiar ou alterar.
option-lang = O idioma, por exemplo en ou pt; o padrão é o do seu sistema.
option-json = Mostrar a resposta em JSON.
option-edition = Uma edição, por exemplo classic ou expert/5x8b, ou um formato.
option-database = O banco de dados das partidas: um arquivo SQLite, ou postgresql://...
option-play-edition = Começar uma nova partida desta edição.
option-name = O nome que os outros veem.
option-host = O endereço para escutar; 127.0.0.1 é só para esta máquina.
option-port = A porta; 0 escolhe uma livre.
option-workers = O número de processos; mais de um precisa de PostgreSQL.
option-open = Abrir a página em um navegador.
option-origin = Outra origem possível da página, por exemplo https://example.org.
option-site = A origem de um site criado com make site cujas mesas podem ser movidas para cá, por exemplo https://example.org.
option-metrics-address = Servir as métricas apenas neste endereço HOST:PORT, por exemplo 127.0.0.1:9100, e não junto à página.
option-unlimited = Desativar todos os limites, para medições.
option-seed = A semente aleatória: a mesma semente dá a mesma resposta.
option-explain-guess = Um palpite: dizer se ele pode ser o código e, se não, qual linha diz que não.
option-hint-explain = Dar a dica por passos: o que as linhas dizem, o que procurar e depois o palpite.
option-strategy = Como escolher um palpite.
option-count = Mostrar só quantos são.
option-level = Em vez disso, deixar um nível jogar.
option-max-rows = Considerar só estratégias de no máximo D linhas.
option-objective = O que minimizar: average (média) ou worst (pior caso).
option-threads = O número de núcleos a usar.
option-out = Gravar o certificado, com sua árvore, neste arquivo.
option-bound = Gravar neste arquivo um limite inferior que `keypeg verify` verifica sem a busca.
option-depth = Até quantos palpites de profundidade o limite inferior é verificado.
option-seconds = O limite de tempo por jogo.
option-review-svg = Desenhar os jogos, um abaixo do outro, num arquivo SVG.
option-record-svg = Desenhar os jogos ao longo do tempo num arquivo SVG.
option-player = Só os jogos deste jogador.
option-csv = Mostrar uma linha por jogo, para uma planilha.
option-erase = Apagar todo o histórico para sempre; em um terminal pergunta antes.
option-pause = Esperar que você aperte Enter depois de cada ação.
argument-position = Uma edição e linhas, por exemplo classic RRGG:1-0; ou um arquivo que as contenha; ou - para a entrada padrão.
argument-start = Uma edição e as linhas até agora, por exemplo classic RRGG:1-0; o padrão é classic.
argument-table = O link de uma mesa ou de uma sala, por exemplo http://localhost:8222/t/TABLE; com --server, o código de uma sala.
argument-fair = O link de uma mesa, ou um arquivo com a resposta do seu /fair.
argument-secret = O código atrás do anteparo, por exemplo RGBY.
argument-guess = O palpite, por exemplo RRGG.
argument-match = Um arquivo com o texto de uma partida; - lê a entrada padrão.
argument-certificate = Um certificado, como `keypeg prove --out` o grava.
argument-known = Uma edição ou um formato, por exemplo 4x7.
usage-missing = falta { $parameter }
usage-extra = “{ $text }” é demais para este comando
usage-no-value = { $option } precisa de um valor
usage-flag-value = { $option } não aceita um valor
usage-value = { $parameter } tem um valor que não serve
usage-unknown =
    { $what ->
        [option] não existe a opção { $text }
       *[command] não existe o comando “{ $text }”
    }
usage-unknown-close =
    { $what ->
        [option] não existe a opção { $text }, mas sim { $others }
       *[command] não existe o comando “{ $text }”, mas sim { $others }
    }
option-whole =
    { $limits ->
        [none] { $option } aceita um número inteiro, não “{ $text }”
        [least] { $option } aceita um número inteiro a partir de { $least }, não “{ $text }”
       *[range] { $option } aceita um número inteiro de { $least } a { $most }, não “{ $text }”
    }
option-number =
    { $limits ->
        [none] { $option } aceita um número, não “{ $text }”
        [least] { $option } aceita um número a partir de { $least }, não “{ $text }”
       *[range] { $option } aceita um número de { $least } a { $most }, não “{ $text }”
    }
help-usage = Uso: { $command }
help-options-word = [OPÇÕES]
help-command-word = COMANDO ...
help-title-arguments = Argumentos:
help-title-options = Opções:
help-group-play = Jogar:
help-group-study = Estudar:
help-group-tables = Mesas e servidores:
help-group-laboratory = Laboratório:
help-group-files = Arquivos:
help-more = keypeg COMANDO --help mostra as opções de um comando e um exemplo.
help-help = Mostrar esta ajuda e sair.
help-required = obrigatório
help-default = padrão: { $value }
help-range = de { $least } a { $most }
help-least = no mínimo { $least }
strategy-raised = a estratégia “{ $name }” falha em { $path }, linha { $line }: { $problem }
prove-depth-alone = --depth diz respeito ao arquivo que --bound grava: acrescente --bound ARQUIVO
prove-proven-average = Provado: nenhuma estratégia tem uma média menor.
prove-proven-limited = Provado: nenhuma estratégia que decifre todos os códigos em no máximo { $rows } linhas tem uma média menor.
prove-proven-worst = Provado: nenhuma estratégia decifra com certeza todos os códigos em menos de { $rows } linhas.
simulate-beyond =
    { $secrets ->
        [one] { $edition } tem { $rows } linhas: { $secrets } código leva mais e fica sem decifrar num tabuleiro
        [many] { $edition } tem { $rows } linhas: { $secrets } de códigos levam mais e ficam sem decifrar num tabuleiro
       *[other] { $edition } tem { $rows } linhas: { $secrets } códigos levam mais e ficam sem decifrar num tabuleiro
    }
usage-error = { $problem } ({ $command } --help mostra o que é possível)
system-error = o sistema recusou: { $problem }
stream-closed-in = a entrada padrão está fechada: indique um arquivo em vez de -
stream-closed-out = a saída padrão está fechada: não há onde escrever a resposta
stream-unwritable = não é possível escrever na saída padrão: { $problem }
no-database = não há banco de dados em “{ $path }”
prove-cache-unwritable = o cache “{ $path }” não pode ser usado ({ $problem }): uma prova interrompida começará do início
prove-cache-corrupt = a prova inacabada em “{ $path }” está danificada: recomeçando do início
prove-cache-other = “{ $path }” não guarda nenhuma prova deste formato com estes hashes: apague-o ou indique outro arquivo
solve-choices = Digite um número para corrigir uma linha de modo que tudo combine, ou undo para remover a linha { $row }:
solve-choice = {"  "}{ $number }) a linha { $row } era { $feedback } (fix { $row } { $feedback })
certificate-unreadable = não é possível ler o certificado “{ $path }”: { $problem }
editions-advanced = Avançado: { $games }
help-values = { $help } Valores: { $values }.
notation-lengths = “{ $secret }” e “{ $guess }” têm comprimentos diferentes: um palpite tem tantos pinos quanto o código
notation-code-signs = “{ $text }” não é um código: escreva uma letra por cor, por exemplo RGBY, e . para um furo vazio
notation-code-mixed = “{ $secret }” e “{ $guess }” não podem ser comparados: escreva ambos com letras ou ambos com dígitos, ou indique a edição
since-now = agora mesmo
since-minutes =
    { $count ->
        [one] há 1 minuto
       *[other] há { $count } minutos
    }
since-hours =
    { $count ->
        [one] há 1 hora
       *[other] há { $count } horas
    }
since-days =
    { $count ->
        [one] ontem
       *[other] há { $count } dias
    }
menu-delete-match = Apagar esta partida para sempre?
menu-delete-seat = Esquecer este lugar? Com o link você não o recupera.
key-delete = Apagar
key-save = Salvar
terminal-saved = Os jogos terminados estão em { $path }
help-matches = Listar as partidas que você jogou neste terminal, a última primeiro.
help-export =
    Mostrar como texto os jogos terminados de uma partida, com data, lugar e níveis.

    `keypeg review`, `replay` e `score` leem esse texto.
argument-export = O identificador de uma partida, ou seu começo, como `keypeg matches` mostra.
option-last = Usar a última partida jogada.
option-export-out = Gravar o texto neste arquivo.
matches-running = { $id }  { $date }  { $match }
matches-over = { $id }  { $date }  { $match }, terminada
matches-none = Não há partidas guardadas.
matches-none-yet = ninguém jogou ainda neste terminal: comece com keypeg play
export-which = indique uma partida ou --last (keypeg matches mostra quais há)
export-unknown =
    { $count ->
        [0] não há partida “{ $id }”: keypeg matches mostra quais há
       *[other] { $count } partidas começam com “{ $id }”: escreva mais caracteres
    }
export-nothing = nenhum jogo terminou ainda: não há nada para exportar
export-written = A partida está em { $path }
seal-shown = Selo do código: { $digest }
seal-holds = Selo conferido: { $code } é o código que foi definido.
seal-broken = O SELO FOI ROMPIDO: { $code } não é o código que foi definido.
option-digest = Um selo que você viu quando um código foi definido, ou seu começo (pelo menos 8 dígitos); o código de saída é 1 se o servidor publicou outro. Pode ser repetida.
fair-digest-kept = Selo { $digest }: é o do jogo { $game }.
fair-digest-gone = Selo { $digest }: NÃO É LIMPO, o servidor não o publicou para nenhum jogo desta mesa.
fair-digest-form = “{ $text }” não é um selo: escreva pelo menos 8 dígitos hexadecimais
play-dumb-terminal = este terminal (TERM=dumb) não consegue desenhar um tabuleiro: use outro, ou tente keypeg solve
setup-adversary-one = Como codificador, ele não tem código fixo: muda o código a cada palpite seu, mas nunca contradiz as próprias respostas. Ele define o código do único jogo desta partida.
setup-adversary-even = Ele não tem código fixo: muda o código a cada palpite seu, mas nunca contradiz as próprias respostas. Esta edição pede um número par de jogos: quando você define o código, o jogo é comum.
option-theme = As cores da tela.
option-key-pegs = A cor das marcas para a cor certa no lugar certo; as outras são brancas.
unknown-theme = tema desconhecido “{ $text }”: escolha entre { $themes }
unknown-key-pegs = as marcas não podem ser “{ $text }”: escreva red (vermelho) ou black (preto)
option-eval-strict = Contar apenas respostas que sejam só o código, ou que o contenham uma vez numa etiqueta guess.
option-completion-tokens = O limite de tokens por resposta, enviado como max_completion_tokens.
option-effort = Quanto o modelo deve raciocinar, enviado como reasoning_effort: low, medium ou high, por exemplo.
option-extra = Um objeto JSON cujos campos são acrescentados a cada pedido.
option-timeout = O limite de tempo de um pedido, em segundos.
option-patience = Quantas respostas sem um palpite permitido um jogo perdoa.
option-salt = Um texto privado que decide os códigos junto com a semente; um novo se não for dado.
option-retry-failed = Jogar de novo os jogos que uma falha da interface parou.
option-prompt-price = O preço de um milhão de tokens lidos, para o relatório.
option-completion-price = O preço de um milhão de tokens escritos, para o relatório.
eval-extra = “{ $text }” não é um objeto JSON: escreva um como '{ "{" }"top_p": 0.9{ "}" }'
salt-too-short = o sal é curto demais: precisa de pelo menos { $least } caracteres, para que ninguém o adivinhe
salt-seal = O selo dos códigos é { $seal } (SHA-256 do sal).
salt-published = O sal dos códigos era { $salt }
option-repeats = Quantos jogos são jogados com cada código; o relatório dá então pass@k.
option-arena-out = A pasta para uma classificação: uma tabela em Markdown e HTML, com gráficos.

## O terminal

number-range-short = { NUMBER($lower, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($upper, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-at-least = { $number } ou mais
number-at-most = { $number } ou menos
number-unknown = não se sabe ao certo
number-unknown-short = ?
terminal-title = Mastermind em dez edições
menu-computer = Jogar contra o computador
menu-people = Jogar juntos neste terminal, de duas a cinco pessoas
menu-companion = Jogar com um tabuleiro real: o Keypeg anota as linhas
menu-join = Entrar numa mesa de um servidor
menu-record = Seu histórico: linhas, erros e sorte ao longo do tempo
menu-more-matches =
    { $count ->
        [one] Mais { $count } partida inacabada ...
        [many] Mais { $count } de partidas inacabadas ...
       *[other] Mais { $count } partidas inacabadas ...
    }
menu-resume = Continuar  { $match }, { $when }
menu-rejoin = Voltar a  { $address } como { $name }
terminal-resume =
    { $rows ->
        [one] { $edition }: { $players }, jogo { $game } de { $games }, { $rows } linha jogada
       *[other] { $edition }: { $players }, jogo { $game } de { $games }, { $rows } linhas jogadas
    }
setup-title-computer = Nova partida contra o computador
setup-title-people = Nova partida neste terminal
setup-title-companion = Com um tabuleiro real
setup-shape = Formato
setup-shape-example = como na caixa, ou uma regra da casa como 5x8b
setup-name = Nome { $number }
setup-player-number = Jogador { $number }
setup-computer = Computador
setup-the-computer = o computador
setup-computer-number = computador { $number }
terminal-computer-name = Computador ({ $level })
terminal-computer-name-number = Computador { $number } ({ $level })
setup-marking = Respostas
setup-marking-table = da mesa
setup-marking-table-about = A mesa conhece o código e sempre responde certo.
setup-marking-hand = do codificador
setup-marking-hand-about = O codificador dá as respostas e pode errar.
setup-marking-shield = do codificador, anteparo real
setup-marking-shield-about = O codificador dá as respostas, e o código não é digitado aqui: fica atrás de um anteparo real.
setup-hints = Dicas
setup-hints-on = permitidas
setup-hints-on-about = Os decifradores podem pedir um bom palpite e veem quantos códigos ainda servem.
setup-hints-off = não
setup-hints-off-about = Os decifradores se viram sozinhos.
join-field-link = Link
join-name-example = o nome que os outros veem
join-about = Com o link de uma mesa você pode ocupar um lugar livre ou assistir; com o de uma sala você entra na corrida ou no duelo dela.
join-link = “{ $text }” não é o link de uma mesa ou de uma sala: escreva-o como http://host:8222/t/TABLE ou http://host:8222/r/CODE
join-no-name = para participar você precisa de um nome
join-unreachable = não é possível conectar a { $address }: o servidor está rodando?
join-other-version = não é possível ler a resposta do servidor: ele usa outra versão
join-no-keypeg = { $address } não responde como um servidor Keypeg
join-nothing-yet = a mesa ainda não respondeu
join-rematch-seat = só quem tem um lugar pode jogar de novo
memory-unreadable = não é possível ler “{ $path }”: apague-o para esquecer os lugares que continha
terminal-your-turn-set = Sua vez: defina o código
terminal-your-turn-guess = Sua vez: dê o palpite da linha { $row }
terminal-your-turn-mark = Sua vez: dê a resposta da linha { $row }
terminal-your-turn-reveal = Sua vez: revele o código
terminal-connecting = A conexão caiu: conectando de novo ...
terminal-game-over = O jogo { $game } terminou
terminal-seconds-left =
    { $seconds ->
        [one] { $turn } (resta { $seconds } segundo)
       *[other] { $turn } (restam { $seconds } segundos)
    }
terminal-hand-over = Passe a vez para { $player }
terminal-then = { $turn }.
terminal-look-away = { $turn }. Os outros olham para o outro lado.
terminal-two-sentences = { $first } { $second }
terminal-ended-broken = O código foi decifrado na linha { $row }.
terminal-ended-broken-by = { $player } decifrou o código na linha { $row }.
terminal-ended-broken-you = Você decifrou o código na linha { $row }.
terminal-ended-unbroken = O código não foi decifrado.
terminal-ended-conceded = Os decifradores desistiram.
terminal-ended-conceded-one = { $player } desistiu.
terminal-ended-conceded-you = Você desistiu.
terminal-ended-forfeited = O codificador desistiu do jogo.
terminal-ended-wrong =
    { $count ->
        [one] A resposta da linha { $rows } estava errada. O codificador perde o jogo.
       *[other] As respostas das linhas { $rows } estavam erradas. O codificador perde o jogo.
    }
terminal-ended-void =
    { $count ->
        [one] A resposta da linha { $rows } estava errada. O jogo não conta e será jogado de novo.
       *[other] As respostas das linhas { $rows } estavam erradas. O jogo não conta e será jogado de novo.
    }
terminal-ended-void-last =
    { $count ->
        [one] A resposta da linha { $rows } estava errada. O jogo não conta, e a partida termina com ele.
       *[other] As respostas das linhas { $rows } estavam erradas. O jogo não conta, e a partida termina com ele.
    }
terminal-ended-points = { $how } Pontos: { $points }.
terminal-ask-set =
    { $pegs ->
        [one] Defina o código: digite { $pegs } letra, por exemplo { $example }, e depois Enter.
       *[other] Defina o código: digite { $pegs } letras, por exemplo { $example }, e depois Enter.
    }
terminal-ask-reveal = Levante o anteparo: digite o código que estava atrás, e depois Enter.
terminal-ask-hide = Coloque o código atrás do anteparo real e aperte Enter.
terminal-ask-mark = Dê a resposta: quantas vermelhas, quantas brancas? Depois Enter.
terminal-ask-mark-in-black = Dê a resposta: quantas pretas, quantas brancas? Depois Enter.
terminal-ask-guess = Digite letras ou números, ou clique numa cor. Enter coloca o palpite.
terminal-game = Jogo { $game } de { $games }
terminal-edition = { $name } { $shape }
terminal-edition-house = { $name } { $shape } (regra da casa)
terminal-seat-free =
    { $role ->
        [codemaker] lugar livre, codificador
       *[codebreaker] lugar livre, decifrador
    }
terminal-seat =
    { $who ->
        [you] { $name } (você)
        [away] { $name } (ausente)
       *[other] { $name }
    }, { $role ->
        [codemaker] codificador
       *[codebreaker] decifrador
    }
terminal-coach-title = O que as linhas dizem
terminal-codes-left = Códigos restantes: { $codes }
terminal-more-codes = … e mais { $codes }
terminal-red = Vermelhas
terminal-red-in-black = Pretas
terminal-white = Brancas
terminal-give-up = { $player }, você quer desistir deste jogo?
terminal-admit = Qual linha você marcou errado?
terminal-show-code = Mostrar o código?
terminal-play-on = Deixar um computador continuar por { $player }? A partida continua daqui.
terminal-vacant = { $name } saiu da partida: aperte + para continuar em seu lugar.
terminal-holes-free = Ainda há furos vazios.
terminal-stale = A mesa mudou antes de sua jogada chegar; olhe o tabuleiro e tente de novo.
terminal-hint = Dica: { $guess }; { $why }.
terminal-hint-step = Dica: { $step } (H para mais)
terminal-how-to-play = Como jogar { $edition }
board-no-code = sem código ainda
board-shield = o anteparo
board-to-mark = sem resposta ainda
board-more-rows =
    { $rows ->
        [one] mais { $rows } linha
       *[other] mais { $rows } linhas
    }
guide-size-repeats = { $pegs } pinos, { $rows } linhas, { $codes } códigos. O código pode repetir cores.
guide-size-different = { $pegs } pinos, { $rows } linhas, { $codes } códigos. Todas as cores do código são diferentes.
guide-keys =
    C  contestar: as respostas não podem ser todas verdadeiras
    H  um bom palpite, F  minha linha serve?, L  os códigos restantes (se houver dicas)
    !  admitir uma resposta errada, Z  desfazer a última entrada (ao lado de um tabuleiro real)
    V  espiar atrás do seu anteparo, X  desistir do jogo, D  a folha de pontos
    E  analisar um jogo terminado: linhas perdidas e sorte
    J  mostrar o código de um jogo que alguém deixou
    +  continuar sem alguém que saiu ou está ausente, começar antes ou assumir um lugar abandonado
    Q  sair da mesa; a partida é guardada e pode continuar
review-screen = Análise  ·  { $players }
review-heading = Jogo { $game } de { $games }: o código era de { $player }
review-heading-void = Jogo { $game } de { $games } (nulo): o código era de { $player }
review-none = Sem análise: { $problem }.
review-working = Calculando quanto valia cada palpite ...
review-whole-game = O jogo inteiro
review-rows-played =
    { $rows ->
        [one] { $rows } linha jogada
       *[other] { $rows } linhas jogadas
    }
review-sum-remaining = ainda esperadas
review-sum-perfect = jogo perfeito
review-row-heading = Linha { $row } de { $rows }
review-row-graded = Linha { $row } de { $rows }: { $grade }
review-not-reviewed-time = Não analisada: tempo esgotado.
review-not-reviewed-skipped = Não analisada: a vez foi pulada.
review-not-reviewed-contradiction = Não analisada: nenhum código serve para as linhas até aqui.
review-placed-by = Palpite de { $player }.
review-could-be = Podia ter sido o código.
review-could-not-be =
    { $count ->
        [one] A linha { $rows } mostra que não podia ser o código.
       *[other] As linhas { $rows } mostram que não podia ser o código.
    }
review-rows-lost = Linhas perdidas
review-before = antes
review-after = depois
review-bits = Bits
review-bits-told = { NUMBER($gained, minimumFractionDigits: 2, maximumFractionDigits: 2) } ganhos, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } esperados
review-best-possible = Nenhum palpite era melhor.
review-none-better = Não se conhece nenhum palpite melhor.
review-better-was = Um palpite melhor
review-best-known = O melhor palpite conhecido
review-expects = { $rows } linhas esperadas. { $why }
review-others = Outros: { $guesses }
review-short-lost = perdidas
review-short-left = restam
review-left-ends = de { $first } a { $last }
record-title = Histórico
record-reading = Lendo o histórico ...
record-empty-screen = Ainda não há jogos guardados: jogue um até o fim como decifrador.
record-everyone = Todos neste terminal
record-export-asked = Gravar os jogos mostrados neste arquivo
record-erase-question =
    { $games ->
        [one] Apagar para sempre o único jogo guardado neste terminal? As partidas são mantidas.
       *[other] Apagar para sempre os { $games } jogos de todos os jogadores deste terminal? As partidas são mantidas.
    }
record-file-exists = “{ $path }” já existe: escolha outro nome
record-written = Gravado em { $path }
record-range = { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-plot-all =
    { $games ->
        [one] de { $first } a { $last }, { $games } jogo
       *[other] de { $first } a { $last }, { $games } jogos
    }
record-plot-last = de { $first } a { $last }, os últimos { $shown } de { $games } jogos
record-plot-scale = 0 a { NUMBER($most, maximumFractionDigits: 2) }
record-plot-missed = x: não decifrado
record-plot-missed-group = x: outro decifrou, ou ninguém
record-plot-middle = Onde só se conhece um intervalo, o ponto médio é desenhado.
key-whole-game = Jogo inteiro
key-other-game = Outro jogo
key-back = Voltar
key-export-as-csv = Exportar como CSV
key-menu = Menu
key-choose = Escolher
key-open = Abrir
key-quit = Sair
key-field = Campo
key-begin = Começar
key-the-code-is-set = O código está pronto
key-mark = Responder
key-reveal = Revelar
key-to-the-menu = Ao menu
key-play-again = Jogar de novo
key-take-back = Desfazer
key-hole = Furo
key-colour = Cor
key-red-or-white = Vermelhas ou brancas
key-red-or-white-in-black = Pretas ou brancas
key-fits = Serve?
key-coach = Treinador
key-claim = Contestar
key-admit = Admitir um erro
key-peek = Espiar
key-points = Pontos
key-go-on = Continuar sem esperar
key-help = Ajuda
key-leave = Sair da mesa
key-join = Entrar
key-scroll = Rolar
key-i-am-here = Estou aqui
key-write = Gravar
key-cancel = Cancelar
key-change = Mudar

## Lições, enigmas e ferramentas

reason-claim-undecided = não foi possível verificar as linhas a tempo, então esta contestação não conta
reason-false-verdict = estas linhas não se contradizem
reason-no-row-to-admit = não há nenhuma linha com esse número que tenha resposta
reason-mark-is-right = a resposta dessa linha está certa
notation-action-row = “{ $text }” não é uma ação: “{ $number }” não é o número de uma linha
text-claim = “{ $text }” não é uma linha de partida: escreva claim, o lugar, e depois not shown, ou shown e as linhas
text-claim-false = diz “{ $text }”, mas estas linhas não se contradizem
daily-not-a-day = “{ $text }” não é um dia com código diário: escreva uma data a partir de 2026-01-01, por exemplo 2026-11-15
puzzle-level = não existe o nível { $level }: escolha de 1 a { $most }
puzzle-not-a-key = “{ $text }” não é um enigma: escreva tipo, nível e semente, por exemplo only-code:3:abc
puzzle-not-a-row = “{ $text }” não é uma linha: escreva um número de 1 a { $most }
lesson-not-a-number = “{ $text }” não é um número
daily-not-a-name = “{ $text }” não é um código diário: escreva um dia e easy, classic ou hard, por exemplo 2026-11-15-classic
daily-other-edition = o código diário { $name } não se joga com { $edition }
daily-not-yet = o dia { $text } ainda não começou; o relógio deste aparelho está certo?
lesson-no-step = não há nenhum passo “{ $text }” nas lições
puzzle-only-code-question = Só um código serve para todas estas pistas. Qual?
puzzle-perfect-guess-question = Encontre um palpite perfeito: um que precise do mínimo de linhas em média.
puzzle-wrong-clue-question = Exatamente uma destas pistas está errada. Qual?
puzzle-win-in-two-question = Encontre um palpite que garanta a vitória em duas linhas.
puzzle-why-only-code = Todas as linhas juntas deixam só { $code }.
puzzle-why-left = { $left } códigos ainda servem.
puzzle-why-splits =
    { $most ->
        [one] { $code } tem { $answers } respostas possíveis, e cada uma deixa um só código.
       *[other] { $code } tem { $answers } respostas possíveis, e nenhuma deixa mais de { $most } códigos.
    }
puzzle-why-could-win = { $code } pode até ser o código.
puzzle-why-no-candidate = { $code } não pode ser o código, mas é um palpite melhor porque dá mais informação.
puzzle-why-perfect-count =
    { $count ->
        [one] Nenhum outro palpite é tão bom.
       *[other] { $count } palpites são igualmente bons.
    }
puzzle-why-all-apart = Cada um dos { $left } códigos daria a { $code } uma resposta diferente, então você ganha na próxima linha.
puzzle-why-separating-count =
    { $count ->
        [one] Nenhum outro palpite faz isso.
       *[other] { $count } palpites fazem isso.
    }
puzzle-why-contradict =
    { $count ->
        [one] A linha { $rows } não pode ser verdadeira.
       *[other] As linhas { $rows } não podem ser todas verdadeiras.
    }
puzzle-why-denies = A linha { $row } não pode ser verdadeira ao mesmo tempo.
puzzle-why-without =
    { $left ->
        [one] Sem a linha { $row }, { $left } código serve para as outras pistas.
       *[other] Sem a linha { $row }, { $left } códigos servem para as outras pistas.
    }
puzzle-why-no-other = Se outra pista fosse a errada, a linha { $row } teria de ser verdadeira, e aí nenhum código serviria.
lesson-clue-title = O que diz uma pista
lesson-clue-1 = Uma marca vermelha: exatamente um pino tem a cor certa no lugar certo. Você não sabe qual.
lesson-clue-1-in-black = Uma marca preta: exatamente um pino tem a cor certa no lugar certo. Você não sabe qual.
lesson-clue-2 = Uma marca branca: exatamente uma destas cores está no código, mas em outro lugar. De novo, você não sabe qual.
lesson-clue-3 = O código é vermelho, verde, azul. Que resposta vermelho, azul, amarelo recebe?
lesson-clue-3-after = O vermelho está no lugar certo: uma marca vermelha. O azul está no código, mas em outro lugar: uma branca. O amarelo não está e não recebe nada.
lesson-clue-3-after-in-black = O vermelho está no lugar certo: uma marca preta. O azul está no código, mas em outro lugar: uma branca. O amarelo não está e não recebe nada.
lesson-clue-4 = Não receber nenhuma marca é a pista mais forte. Três cores estão descartadas; restam três para três pinos. Quantos códigos ainda servem?
lesson-clue-4-after = Três opções para cada um dos três pinos: 3 × 3 × 3 = 27. Antes desta linha eram 216.
lesson-clue-5 = As duas linhas têm as cores certas, todas nos lugares errados. Qual é o código?
lesson-clue-5-after = O vermelho não está no pino 1 nem no 3, então está no 2. O azul não está no pino 2 nem no 1, então está no 3. O verde está no 1.
lesson-counting-title = Contar
lesson-counting-1 = Uma linha de uma só cor conta essa cor. Uma marca quer dizer que o vermelho está uma vez no código.
lesson-counting-2 = O vermelho está uma vez no código e o azul duas. Quantos dos quatro pinos têm outra cor?
lesson-counting-2-after = Um. Ao todo são quatro pinos, então o que você ainda não contou preenche o resto.
lesson-counting-3 = Agora você conhece todas as cores: um vermelho, dois azuis, um verde. De quantas maneiras eles podem ser ordenados?
lesson-counting-3-after = Doze. O vermelho pode ficar em quatro lugares, o verde nos três que restam, e o azul ocupa os outros dois: 4 × 3.
lesson-counting-4 = Outras duas linhas dizem a ordem. Qual é o código?
lesson-counting-4-after = A quarta linha deixa quatro ordens, e só esta combina com a quinta.
lesson-splitting-title = Dividir
lesson-splitting-1 = Restam doze códigos. Um bom palpite os divide em muitos grupos pequenos, um para cada resposta possível. Quanto mais grupos, menos códigos restam.
lesson-splitting-2 = Vermelho, azul, azul, verde recebeu uma marca vermelha e três brancas. Quantos dos doze códigos ainda servem?
lesson-splitting-2-in-black = Vermelho, azul, azul, verde recebeu uma marca preta e três brancas. Quantos dos doze códigos ainda servem?
lesson-splitting-2-after = Quatro. Com um só palpite, doze códigos viraram quatro.
lesson-splitting-3 = Encontre um palpite ao qual cada um dos quatro códigos dê uma resposta diferente. Aí você ganha com certeza na próxima linha.
lesson-splitting-3-after = Agora cada resposta corresponde a um só código. Seja qual for, você ganha na próxima linha.
lesson-impossible-title = Palpites que não podem ganhar
lesson-impossible-1 = Três pinos são vermelhos, e o último não. Quantos códigos ainda servem?
lesson-impossible-1-after = Três: o último pino é amarelo, branco ou preto.
lesson-impossible-2 = Se você tentar os três códigos um após o outro, talvez precise de três linhas. Cada um só diz “sim” ou “não”.
lesson-impossible-3 = Encontre um palpite que resolva tudo de uma vez, mesmo que não possa ser o código.
lesson-impossible-3-after = Coloque duas das três cores num palpite, em lugares diferentes. Uma no lugar certo, uma no lugar errado ou nenhuma das duas: três respostas para três códigos.
lesson-blanks-title = Furos vazios
lesson-blanks-1 = Quando furos vazios são permitidos, “vazio” é só mais uma cor. Uma linha de quatro furos vazios conta os furos vazios do código: aqui, dois.
lesson-blanks-2 = O código é vermelho, vazio, vazio, azul. Que resposta vazio, vermelho, vazio, azul recebe?
lesson-blanks-2-after = O terceiro furo e o azul estão no lugar certo: duas vermelhas. O vermelho e o outro furo vazio estão no código, mas em outro lugar: duas brancas.
lesson-blanks-2-after-in-black = O terceiro furo e o azul estão no lugar certo: duas pretas. O vermelho e o outro furo vazio estão no código, mas em outro lugar: duas brancas.
lesson-blanks-3 = Um novo código escondido. Linha 1: dois dos furos estão vazios. Linha 2: o vermelho e o azul preenchem os outros, e dois dos quatro estão no lugar certo. Quantos códigos ainda servem?
lesson-blanks-3-after = Cinco. Dois dos quatro ficam onde estão e os outros dois trocam de lugar.
lesson-blanks-4 = Mais uma linha foi jogada: vermelho, vazio, vazio, azul. Só um código serve para as três linhas. Qual? “Vazio” fica ao lado das cores.
lesson-blanks-4-after = É o único dos cinco códigos que dá à linha 3 duas marcas vermelhas e duas brancas.
lesson-blanks-4-after-in-black = É o único dos cinco códigos que dá à linha 3 duas marcas pretas e duas brancas.
lesson-group-title = Jogar em grupo
lesson-group-1 = Em grupo, todos dão palpites no mesmo tabuleiro, um após o outro, e veem todas as pistas. Seu palpite dá pontos a você, e a pista dele ajuda o próximo.
lesson-group-2 = Um palpite vale 2 pontos por marca vermelha e 1 por branca. Quanto vale esta linha?
lesson-group-2-in-black = Um palpite vale 2 pontos por marca preta e 1 por branca. Quanto vale esta linha?
lesson-group-2-after = Uma marca vermelha e duas brancas: 2 + 1 + 1 = 4 pontos.
lesson-group-2-after-in-black = Uma marca preta e duas brancas: 2 + 1 + 1 = 4 pontos.
lesson-group-3 = O palpite que decifra o código vale 10 pontos, em vez dos pontos das marcas. Ana jogou as linhas 1 e 3. Quantos pontos ela tem?
lesson-group-3-after = Catorze: 4 pela linha 1 e 10 pela linha 3, que decifra o código.
lesson-group-4 = Outro jogo, de seis linhas: duas pessoas deram palpites, uma de cada vez, e ninguém decifrou o código. O codificador recebe 5 pontos por rodada de dois palpites, e mais 10 por um código não decifrado. Quanto dá?
lesson-group-4-after = Vinte e cinco: 5 por cada uma das três rodadas de dois palpites, e mais 10 porque o código nunca foi decifrado.
lesson-group-5 = Por isso, um palpite que diz muito mas não pode ganhar pode entregar os dez pontos ao próximo. Perto do fim, arrisque um código que ainda seja possível.
event-mark-admitted = { $player } admite que a resposta da linha { $row } estava errada.
help-mcp = Servir mesas a um assistente pelo Model Context Protocol: entrada e saída padrão, ou HTTP.
option-http = Em vez disso, servir HTTP em /mcp.
option-mcp-database = O banco de dados das mesas; sem ele, elas somem no fim.
eval-url = “{ $url }” não é o endereço de um modelo: escreva um como http://127.0.0.1:8000/v1
bot-without-command = um bot precisa de um comando, por exemplo bot:./mybot
text-game-over = o jogo terminou: chame reset antes
mcp-ticket = “{ $text }” não é um tíquete: use o que open_table deu
cannot-listen = não é possível escutar em { $address }: { $problem }
no-vector-kernel = o ambiente vetorial precisa do núcleo nativo, que não está instalado
help-tablebase = Gravar o jogo perfeito em cada posição de no máximo duas linhas, uma de cada tipo segundo a simetria.
help-dataset = Gravar exemplos para quem aprende: posições com o valor de cada palpite, ou enigmas.
option-tablebase-out = O arquivo a gravar.
argument-dataset-kind = O que é gravado: values (o valor de cada palpite), single (resta um código), choice (quatro códigos, um é possível), consistency (se as linhas podem ser verdadeiras), contradictory (linhas contraditórias) ou all (tudo, numa pasta).
option-dataset-count = Quantos exemplos gravar.
option-dataset-out = O arquivo a gravar: JSON Lines, ou Parquet se o nome terminar em .parquet.
tablebase-progress = Resolvendo posições
tablebase-written = { $records } posições ({ $bytes } bytes) gravadas em { $path }
tablebase-too-large = { $edition } tem { $guesses } palpites, e uma tabela pode ter no máximo { $limit }
tablebase-unreadable = “{ $path }” não é uma tabela de posições
dataset-progress = Criando exemplos
dataset-written = { $count } exemplos gravados em { $path }
dataset-kind = não há exemplos do tipo “{ $text }” (os tipos são { $kinds })

## Examples for learners

## Training in the terminal, and what it says to a win

menu-daily = Código diário: um por dia, o mesmo para todos
menu-puzzles = Enigmas: mais difíceis à medida que você melhora
menu-lessons = Seis lições: aprenda a pensar como um decifrador
training-unreadable = não é possível ler “{ $path }”: apague-o para recomeçar os enigmas e as lições
terminal-pick-row = Escolha primeiro a linha com erro: digite o número dela ou use ↑ e ↓.
cheer-lucky = Que palpite!
cheer-brilliant = Brilhante!
cheer-done = Muito bem!
cheer-last = Na última hora!

## Rooms in the terminal: races and duels

terminal-room-invite = Entre por { $link } ou com o código { $code }.
terminal-room-screen = Para o telão: { $link }
terminal-room-limit = { $time } por rodada
terminal-room-no-limit = sem limite de tempo
terminal-room-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
terminal-room-agreed-race =
    { $rounds ->
        [one] Corrida: { $edition }, { $rounds } rodada, { $limit }
       *[other] Corrida: { $edition }, { $rounds } rodadas, { $limit }
    }
terminal-room-agreed-duel =
    { $rounds ->
        [one] Duelo: { $edition }, { $rounds } rodada, { $limit }
       *[other] Duelo: { $edition }, { $rounds } rodadas, { $limit }
    }
terminal-room-is-host = anfitrião
terminal-room-has-code = código definido
terminal-room-host-name = o anfitrião
terminal-room-countdown = A rodada { $round } de { $rounds } começa em { $seconds } ...
terminal-room-playing = Rodada { $round } de { $rounds }
terminal-room-playing-left = Rodada { $round } de { $rounds }, faltam { $time }
terminal-room-paused = Rodada { $round } de { $rounds }: pausada pelo anfitrião
terminal-room-over-done = A rodada { $round } de { $rounds } acabou.
terminal-room-over-time = A rodada { $round } de { $rounds } acabou: o tempo se esgotou.
terminal-room-over-host = A rodada { $round } de { $rounds } acabou: o anfitrião a encerrou.
terminal-room-status-closed = O anfitrião fechou esta sala.
terminal-room-status-gone = Esta sala não existe mais: as salas são apagadas após um dia sem jogo.
terminal-room-start-now = Comece a rodada { $round } quando todos estiverem aqui.
terminal-room-wait-host = Esperando o anfitrião começar a rodada { $round }.
terminal-room-wait-player = Esperando o segundo jogador.
terminal-room-set-code = Defina o código que o outro jogador vai quebrar.
terminal-room-set-code-for = Defina o código que { $name } vai quebrar.
terminal-room-wait-code = Esperando { $name } definir o seu código.
terminal-room-wait-guess = Esperando o palpite de { $name }
terminal-room-round-code = Defina o código da rodada { $round }
terminal-room-hint = Dica: furo { $hole }, { $colour }.
terminal-room-more = e mais { $count }
terminal-room-this-round = Esta rodada
terminal-room-all-rounds = Todas as rodadas
terminal-room-column-place = Lugar
terminal-room-the-code-of = { $name } tinha que quebrar
terminal-room-saved = Os resultados estão em { $path }
terminal-room-removed = Você não está mais nesta sala.
terminal-room-ask-end = Encerrar esta rodada para todos?
terminal-room-ask-computer = Deixar um computador jogar nesta sala?
terminal-room-ask-remove = Tirar um jogador desta sala?
terminal-room-ask-release = Quem volta em outro aparelho?
terminal-room-ask-close = Fechar esta sala para todos?
terminal-room-names-hidden = O telão mostra números em vez de nomes.
terminal-room-names-shown = O telão mostra os nomes.
terminal-room-ask-host = O que você quer fazer como anfitrião?
key-host = Anfitrião
key-start-round = Começar a rodada
key-host-hint = Dar uma dica
key-pause = Pausar
key-resume = Retomar
key-end-round = Encerrar a rodada
key-add-computer = Adicionar um computador
key-remove-player = Tirar um jogador
key-release-player = Deixar alguém trocar de aparelho
key-list-names = Indicar quais nomes podem entrar
key-show-names = Mostrar os nomes no telão
key-my-board = Meu tabuleiro
key-to-the-room = Para a sala
key-other-round = Outra rodada
room-opened = A sala { $code } está aberta: { $link }
round-too-short = uma rodada não pode durar { $seconds } segundos: escolha { $least } ou mais, ou 0 para não ter limite
help-race =
    Abrir uma sala para uma corrida num servidor: todos quebram o mesmo código ao mesmo tempo.

    Você é o anfitrião: começa as rodadas e, com um nome, também joga. Os outros entram pelo link ou pelo código da sala.
help-duel = Abrir uma sala para um duelo num servidor: dois jogadores definem códigos um para o outro e os quebram linha por linha.
option-room-server = O servidor da sala, por exemplo http://localhost:8222.
option-rounds = Quantas rodadas são jogadas.
option-round-seconds = O tempo de uma rodada em segundos; 0 é sem limite.
option-own-codes = Você define o código de cada rodada e não joga.
option-host-name = O seu nome, se você também joga.

## Page

page-start-title = Decifre o código
page-start-lead = O jogo de tabuleiro de pinos e paciência, com as regras de cada edição.
page-modes-solo = Decifrar um código
page-start-maker = Criar um código
page-start-link-about = Envie um link ou deixe que o escaneiem.
page-start-link-now = Abrir uma mesa
page-start-screen-about = De duas a cinco pessoas, passando o aparelho de mão em mão.
page-start-companion-about = O código fica atrás do seu anteparo real. O Keypeg cuida da folha de pontos e confere as respostas.
page-start-companion-now = Keypeg como juiz
page-start-learn = Primeira vez aqui?
page-start-learn-about = Jogue um jogo curto que se explica sozinho.
page-start-learn-now = Me ensine
page-start-choose = Escolher edição e regras
page-start-options = Opções
page-start-recent = Mesas recentes
page-start-look = Ver de novo
page-start-dismiss = Remover desta lista a mesa de { $players }
page-start-over = terminada
page-start-in-play = Suas partidas em jogo
page-start-people = Quantas pessoas?
page-start-screen-party = Com três ou mais, joga-se Party: um só tabuleiro, um palpite de cada vez.
page-modes-computer = Jogar uma partida
page-modes-link = Jogar com amigos por link
page-modes-screen = Juntos nesta tela
page-modes-companion = Com um tabuleiro real
page-modes-learn = Um primeiro jogo
page-set-up-size = { $pegs ->
    [one] { $pegs } pino
   *[other] { $pegs } pinos
} · { $colours } cores · { $n ->
    [one] { $n } linha
   *[other] { $n } linhas
}
page-set-up-advanced-blanks = Avançado: pode haver furos vazios
page-set-up-advanced-counting = Para os mais novos: as marcas contam só as cores certas
page-set-up-advanced-digit-sum = Com uma pista: a soma dos algarismos é dita
page-set-up-counting = As marcas contam
page-set-up-counting-both = cores e lugares
page-set-up-counting-places = só os lugares certos
page-set-up-counting-colours = só as cores certas
page-set-up-advanced-repeats = Avançado: o código pode repetir cores
page-set-up-house = Regras da casa
page-set-up-house-about = Mude o tamanho e o que é permitido. Os pontos continuam como na edição original.
page-set-up-pegs = Pinos
page-set-up-colours = Cores
page-set-up-blanks = Pode haver furos vazios
page-set-up-secret-repeats = O código pode repetir cores
page-set-up-guess-repeats = Os palpites podem repetir cores
page-set-up-role = Você começa como
page-set-up-level = Nível do computador
page-set-up-average = { $n } linhas em média em Classic
page-set-up-people = Quem joga?
page-set-up-name-of = Nome do jogador { $n }
page-set-up-games-as-players = Tantos jogos quantos jogadores, ou um múltiplo.
page-set-up-options = Mais opções
page-set-up-rules = As regras desta edição
page-set-up-marking = Quem dá as respostas
page-set-up-marking-table = O Keypeg, sem erros
page-set-up-marking-hand = O codificador, à mão
page-set-up-hints = Ajuda permitida: dicas e quantos códigos restam
page-set-up-conceding = É permitido desistir
page-set-up-spectators = Outros podem assistir
page-set-up-seconds = Tempo por jogada
page-set-up-away = Esperar quem está ausente
page-set-up-no-seconds = sem limite
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } minutos
   *[seconds] { $n } segundos
}
page-set-up-start = Começar
page-set-up-more = Adicionar um jogador
page-set-up-fewer = Remover o último jogador
page-names-you = Você
page-names-computer = Computador
page-names-the-computer = O computador
page-names-computer-short = Bot
page-names-teacher = Professor
page-names-player = Jogador { $n }
page-names-free = lugar livre
page-names-guest = Convidado
page-turn-yours-set = Defina seu código
page-turn-yours-guess = Sua vez, linha { $row }
page-turn-yours-mark = Responda à linha { $row }
page-turn-yours-reveal = Levante seu anteparo
page-turn-named-guess = { $name }, sua vez: linha { $row }
page-turn-named-set = { $name }, defina seu código
page-turn-named-mark = { $name }, responda à linha { $row }
page-turn-named-reveal = { $name }, levante seu anteparo
page-turn-sets = { $name } define o código
page-turn-guesses = { $name } dá o palpite da linha { $row }
page-turn-marks = { $name } responde à linha { $row }
page-turn-reveals = { $name } revela o código
page-turn-seats-open = { $n ->
    [one] Falta { $n } jogador
   *[other] Faltam { $n } jogadores
}
page-turn-over = A partida terminou
page-turn-closed = Esta mesa está fechada
page-turn-shield-hint = Coloque seu código atrás do anteparo real e avise.
page-turn-set-hint = Ninguém mais vê o código antes de ele ser revelado.
page-turn-set-by = { $name } definiu o código
page-turn-set-by-you = Você definiu o código
page-turn-rows-left = { $n ->
    [one] resta { $n } linha
   *[other] restam { $n } linhas
}
page-turn-circuit = Um de cada vez
page-turn-watching = Você está assistindo.
page-turn-seconds = Restam { $text } para pensar
page-turn-closed-left = { $name } saiu, por isso esta mesa está fechada
page-turn-bends = { $name } não tem código fixo: muda o código a cada palpite seu
page-board-board = Tabuleiro
page-board-shield = O código está atrás do anteparo
page-board-no-code = Ainda não há código
page-board-real-shield = O código está atrás do anteparo real
page-board-your-code = Só você vê isto
page-board-seal = selo { $text }
page-board-secret = O código: { $code }
page-board-folded = { $n ->
    [one] mais { $n } linha
   *[other] mais { $n } linhas
}
page-board-row = Linha { $n }, { $code }
page-board-row-of = Linha { $n }, { $name }: { $code }
page-board-no-match = nenhum acerto
page-board-marked = { $row }: { $feedback }
page-board-unmarked = { $row }: ainda sem resposta
page-board-lost = Linha { $n }: perdida, o tempo acabou
page-board-skipped = Linha { $n }: pulada
page-board-unused = Linha { $n }: não jogada
page-board-left = restam { $n } códigos
page-board-fill-from = Copiar a linha { $n }
page-board-hole = Furo { $n }: { $colour }
page-board-hole-open = Furo { $n }: livre
page-board-current = A linha a preencher
page-board-evidence = não serve
page-board-adversary = Sem código fixo: ele pode mudar a cada palpite
page-dock-palette = Cores
page-dock-set-hidden = O código está atrás do anteparo
page-dock-mark = Dar estas marcas
page-dock-reveal = Este era o código
page-dock-reveal-hint = Digite o código que estava atrás do anteparo.
page-dock-undo = Desfazer
page-dock-check = Pode ser?
page-dock-claim = Contestar
page-dock-sure-concede = Desistir deste jogo?
page-dock-leave = Sair da mesa
page-dock-sure-leave = Sair desta mesa? Se houver uma partida em andamento, ela acaba.
page-dock-more = Mais
page-dock-sending = Enviando …
page-dock-waiting = Esperando o outro jogador.
page-dock-red = Vermelhas
page-dock-red-in-black = Pretas
page-dock-red-about = cor certa, lugar certo
page-dock-white = Brancas
page-dock-white-about = cor certa, outro lugar
page-dock-fewer = { $what }: uma a menos
page-dock-more-1 = { $what }: uma a mais
page-dock-use = Usar
page-dock-replay = Jogar outra vez
page-dock-rematch = Jogar de novo
page-dock-rematch-join = Ir para a nova mesa
page-dock-home = Início
page-dock-redo = Refazer
page-dock-thinking = { $name } está pensando
page-dock-waiting-for = Esperando { $name }
page-dock-skip = Pular
page-help-hint = Tente { $code }: { $why }.
page-help-hint-left = Tente { $code }. { $left } códigos ainda combinam com todas as linhas, e este palpite diz muito sobre eles.
page-hint-look = O que devo procurar?
page-hint-show = Mostrar um palpite
page-coach-cross = Riscar
page-coach-note = Anotar
page-help-possible = Sim, este pode ser o código.
page-help-contradiction = As respostas se contradizem: nenhum código serve para todas as linhas. Confira as linhas ou conteste.
page-result-broken = { $n ->
    [one] { $name } decifrou o código em { $n } linha
   *[other] { $name } decifrou o código em { $n } linhas
}
page-result-broken-you = { $n ->
    [one] Você decifrou o código em { $n } linha
   *[other] Você decifrou o código em { $n } linhas
}
page-result-unbroken = O código não foi decifrado
page-result-conceded = Os decifradores desistiram
page-result-conceded-one = { $name } desistiu
page-result-conceded-you = Você desistiu
page-result-forfeited = { $name } desistiu do jogo
page-result-void = Resposta errada: este jogo será repetido
page-result-void-last = Resposta errada: este jogo não conta, e a partida terminou
page-result-wrong = Resposta errada: { $name } perde o jogo
page-result-wins = { $name } ganhou a partida
page-result-you-win = Você ganhou a partida
page-result-draw = A partida acabou em empate
page-result-share = { $names } dividiram a vitória
page-result-secret-unknown = O código não foi revelado.
page-result-podium = Resultado
page-result-place = { $place }º lugar
page-evidence-title = O que estava errado
page-evidence-claimed = { $name } contestou antes de o código ser revelado e tinha razão.
page-evidence-revealed = Ninguém tinha contestado: o erro apareceu quando o código foi revelado.
page-evidence-admitted = { $name } admitiu uma resposta errada.
page-evidence-claimed-some = Um decifrador apontou um erro antes de o código ser revelado, e tinha razão.
page-evidence-row = A resposta da linha { $row } estava errada.
page-evidence-against = { $count ->
    [one] A resposta da linha { $rows } não era a certa para este código.
   *[other] As respostas das linhas { $rows } não eram as certas para este código.
}
page-evidence-show = { $count ->
    [one] A linha { $rows } mostra que as respostas estavam erradas.
   *[other] As linhas { $rows } mostram que as respostas estavam erradas.
}
page-evidence-together = Nenhum código serve para as linhas { $rows } juntas: pelo menos uma resposta estava errada.
page-board-should-be = errado: deveria ser { $feedback }
page-evidence-should = deveria ser
page-card-name = Jogo
page-card-void = nulo
page-card-total = Total
page-card-print = Imprimir
page-card-look = Ver o jogo { $n }
page-card-caption = Pontos de cada jogo; a casa do codificador está sombreada
page-card-text = Partida como texto
page-card-of = Folha de pontos Keypeg · { $edition }
page-review-title = Análise do jogo { $game }
page-review-open-of = Analisar o jogo { $game }
page-review-back = Voltar à mesa
page-review-loading = Calculando quanto vale cada palpite …
page-review-too-large = Esta edição tem códigos demais para uma análise.
page-review-not-yet = Nesta mesa não há jogo terminado com esse número.
page-review-nothing = Nenhuma linha deste jogo tem resposta, então não há o que analisar.
page-review-range = { $from } a { $to }
page-review-at-least = { $from } ou mais
page-review-at-most = { $to } ou menos
page-review-unsettled-about = Dois números indicam um intervalo: não houve tempo para o valor exato. Um traço significa que o valor não é conhecido nem com uma linha de margem; aí, a informação que cada linha deu diz mais.
page-review-step = Linha { $n } de { $of }
page-review-earlier = Linha anterior
page-review-later = Próxima linha
page-review-row = Linha { $n }: { $word }
page-review-not-reviewed = A linha { $n } não pode ser analisada: sua resposta contradiz as linhas anteriores.
page-review-lost-row = A linha { $n } foi perdida por falta de tempo.
page-review-given-about = Linhas perdidas: quantas linhas a mais este palpite custa, em média, do que o melhor.
page-review-luck-about = Sorte: as linhas que a resposta poupou (+) ou custou (−) em relação à média.
page-review-codes-of = { $before } antes, { $after } depois
page-review-bits = Informação
page-review-bits-of = { $expected } bits esperados, { $gained } ganhos
page-review-could = Podia ter sido o código.
page-review-could-not = { $count ->
    [one] Não podia ser o código: contradiz a linha { $rows }.
   *[other] Não podia ser o código: contradiz as linhas { $rows }.
}
page-review-could-not-be = Não podia ser o código: todas as cores do código são diferentes.
page-review-expects = { $n } linhas esperadas
page-review-best = Melhor palpite
page-review-best-here = Não havia nada melhor.
page-review-others = Também bons
page-review-told = { $sentence }. { $word }. { $reasons }
page-review-details = Detalhes
page-review-lesson = A que mais ensina
page-review-figures = A linha { $n } em números
page-review-retry = Tentar esta linha de novo
page-review-show-better = Mostrar um palpite melhor
page-retry-title = Linha { $n } de novo
page-retry-ask = Qual seria seu palpite aqui? Você saberá quanto vale.
page-retry-again = Mais uma tentativa
page-retry-back = Voltar à análise
page-retry-best = Um palpite melhor: { $code }
page-retry-answer = A resposta teria sido { $feedback }: { $n ->
        [one] restaria um código.
       *[other] restariam { $codes } códigos.
    }
page-review-all-rows = Linha por linha
page-review-curve = Códigos restantes, linha por linha
page-review-curve-about = Códigos restantes em escala logarítmica: { $parts }.
page-review-curve-at = { $codes } depois da linha { $n }
page-review-curve-begin = { $codes } no início
page-review-sum = A conta
page-review-sum-perfect = Média do jogo perfeito
page-review-sum-given = linhas perdidas
page-review-sum-rows = linhas jogadas
page-review-sum-remaining = ainda esperadas no fim
page-review-sum-closes = A conta fecha exatamente; os números mostrados são arredondados.
page-review-sum-holds = A conta fecha até onde os números são conhecidos.
page-review-sum-open = A conta não fecha: avise-nos, por favor.
page-review-lost = { $n ->
    [one] { $n } linha foi perdida sem palpite e não conta.
   *[other] { $n } linhas foram perdidas sem palpite e não contam.
}
page-review-maker = O codificador
page-review-marks-right = Todas as respostas estavam certas.
page-review-marks-wrong = { $count ->
    [one] Resposta errada: linha { $rows }.
   *[other] Respostas erradas: linhas { $rows }.
}
page-review-contradiction = As respostas não podem ser todas verdadeiras: as linhas { $rows } se contradizem. A análise vai até a linha anterior.
page-review-players = Os decifradores
page-review-share-title = Compartilhar sem revelar o código
page-review-share-about = Conta como foi o jogo, sem palpites nem cores.
page-review-share-text = Texto para compartilhar
page-review-share-copy = Copiar o texto
page-review-share-head = Keypeg · { $edition } · { $broken ->
    [yes] decifrado em { $n ->
        [one] { $n } linha
       *[other] { $n } linhas
    }
   *[no] não decifrado, { $n ->
        [one] { $n } linha
       *[other] { $n } linhas
    }
}
page-review-share-row = { $n } { $sign } { $word } · restam { $left }
page-review-share-sum = { $given } linhas perdidas · sorte { $luck }
page-record-title = Seu histórico
page-record-lead = De quantas linhas você precisa, quantas perde, quanta sorte tem.
page-record-about = Jogos que você jogou como decifrador neste navegador.
page-record-none = Ainda não há jogos guardados. Decifre um código e ele aparece aqui.
page-record-off = Seu histórico está desligado nas configurações: jogos novos não são guardados.
page-record-loading = Carregando seu histórico …
page-record-everybody = todos
page-record-by-edition = Por edição
page-record-broken = Decifrados
page-record-rows = Linhas em média
page-record-per-game = As linhas são a média dos jogos decifrados; o resto, a de todos. A sorte positiva poupou linhas; a negativa custou algumas.
page-record-helped = com ajuda
page-record-over-time = Ao longo do tempo
page-record-rows-plot = Linhas de cada jogo
page-record-given-plot = Linhas perdidas em cada jogo
page-record-plot-about = { $n ->
    [one] { $what }, { $n } jogo
   *[other] { $what }, { $n } jogos, o mais antigo primeiro
}: entre { $least } e { $most }. A tabela abaixo tem todos os números.
page-record-broken-dot = decifrado
page-record-every = Todos os jogos
page-record-when = Quando
page-record-unbroken = { $n }, não decifrado
page-record-csv = Baixar como CSV
page-record-json = Exportar como JSON
page-record-sure-erase = Apagar todo o seu histórico?
page-record-sure-about = { $n ->
    [one] { $n } jogo será apagado
   *[other] { $n } jogos serão apagados
} para sempre. As mesas são mantidas.
page-record-erased = { $n ->
    [one] { $n } jogo foi apagado.
   *[other] { $n } jogos foram apagados.
}
page-know-title = O que você sabe
page-know-row = linha { $n }
page-know-about = Códigos que ainda servem, depois de cada linha.
page-fair-title = Jogo limpo
page-fair-before = O selo de cada código é publicado antes do primeiro palpite.
page-fair-none = Só quem definiu este código o conhece, então nenhum selo foi publicado.
page-fair-adversary = Este codificador não tem código fixo: muda o código durante o jogo, mas nunca contradiz suas próprias respostas.
page-fair-check = Verificar
page-fair-checking = Verificando …
page-fair-fair = Jogo { $game }: o código revelado é o que foi definido.
page-fair-unfair = Jogo { $game }: o código revelado não confere com o selo.
page-fair-changed = Jogo { $game }: o selo mudou desde a publicação.
page-fair-hidden = Jogo { $game }: o código ainda está oculto.
page-fair-nothing = Ainda não há o que verificar.
page-seats-title = Na mesa
page-seats-online = presente
page-seats-offline = ausente
page-seats-free = livre
page-seats-computer = computador
page-seats-invite = Convidar
page-move-title = Convidar alguém para esta mesa
page-move-about = A mesa passa deste aparelho para o servidor, com tudo o que já foi jogado. Seu convidado ocupa um lugar por um link; os outros continuam seus.
page-move-seat = Lugar do seu convidado
page-move-go = Transferir a mesa
page-move-failed = Não foi possível transferir a mesa, que continua neste aparelho: { $why }
page-seats-sat = { $name } entrou
page-seats-took-over = { $name } continua por { $before }
page-seats-left = { $name } saiu da mesa
page-invite-title = Convidar amigos
page-invite-about = Com este link, qualquer pessoa pode jogar ou assistir.
page-invite-link = Link desta mesa
page-invite-copy = Copiar o link
page-invite-qr = Código QR do link
page-invite-local = Este endereço só funciona neste aparelho. Para convidar outras pessoas, abra o Keypeg no endereço de rede deste aparelho.
page-invite-about-full = Todos os lugares estão ocupados. Com este link, qualquer pessoa pode assistir.
page-invite-not-copied = O navegador não permitiu copiar. O texto está selecionado: é só copiar.
page-join-title = Quer jogar?
page-join-about = { $count ->
    [one] { $names } espera você aqui.
   *[other] { $names } já estão aqui.
}
page-join-about-nobody = Ainda não há ninguém aqui.
page-join-take = Continuar por { $name }?
page-join-take-about = { $name } saiu da partida. Você assume o lugar, com as linhas e os pontos; o que { $name } jogou fica em seu nome.
page-join-watch = Só assistir
page-join-challenges = { $name } desafia você
page-join-invites = { $name } convida você para jogar
page-join-hints = Ajuda permitida

## Page, rooms

page-start-race = Corrida com amigos ou uma turma
page-start-race-about = Todos decifram o mesmo código ao mesmo tempo, cada um no seu celular.
page-start-race-now = Abrir uma sala
page-room-race = Corrida
page-room-duel = Duelo
page-room-title = Sala { $code }
page-room-code = Código da sala
page-room-code-about = Digite-o em { $address } ou escaneie a imagem.
page-room-link = Link desta sala
page-room-join = Entrar em uma sala
page-room-back-about = Você ainda está em uma sala.
page-room-missing = Não há nenhuma sala { $code }
page-room-missing-about = Confira o código e digite-o de novo: ele tem seis letras e números.
page-room-gone = Esta sala não existe mais
page-room-gone-about = As salas são apagadas quando nada acontece nelas por um dia.
page-room-choose-name = Escolha seu nome
page-room-late = Uma rodada está em andamento. Você ainda pode entrar: suas linhas contam, seu tempo não.
page-room-came-late = entrou depois
page-room-players = { $n ->
    [one] { $n } jogador está aqui
   *[other] { $n } jogadores estão aqui
}
page-room-opened = Sua sala está aberta
page-room-you-are-in = Você entrou
page-room-host-starts = O anfitrião começa a rodada.
page-room-nobody = Você pode começar assim que alguém entrar.
page-room-start = Começar a corrida
page-room-start-round = Começar a rodada { $n }
page-room-set-and-start = Pôr o código e começar
page-room-code-for-all = Um código para todos
page-room-code-for = Um código para { $name }
page-room-code-secret = Ninguém mais o vê antes do fim da rodada.
page-room-waits-rival = Falta um segundo jogador.
page-room-waits-code = Falta um código de { $names }.
page-room-has-code = { $name } pôs um código
page-room-waits-guess = Esperando o palpite de { $name }
page-room-host = Para o anfitrião
page-room-play-too = Eu também jogo
page-room-computer = Deixar um computador jogar
page-room-names = { $n ->
    [0] Aceitar só certos nomes
    [one] { $n } nome pode entrar
   *[other] { $n } nomes podem entrar
}
page-room-names-about = Cole a lista da turma, um nome por linha. Cada um escolhe então seu nome. Com a lista vazia, qualquer pessoa entra.
page-room-names-save = { $n ->
    [one] Usar { $n } nome
   *[other] Usar estes { $n } nomes
}
page-room-names-saved = A lista foi salva.
page-room-hide = Esconder os nomes no telão
page-room-big-screen = Abrir o telão
page-room-pass = Continuar como anfitrião em outro aparelho
page-room-pass-about = Abra este link no outro aparelho ou escaneie o código: ele também poderá comandar a sala. Não compartilhe o link com ninguém.
page-room-pass-link = Link do anfitrião
page-room-remove = Remover { $name }
page-room-remove-short = Remover
page-room-release = Outro aparelho
page-room-released = { $name } já pode voltar à sala { $code } em outro aparelho, com o mesmo nome.
page-room-tools = Mais para { $name }
page-room-leave = Sair da sala
page-room-leave-sure = Sair da sala? Seus resultados não vão contar.
page-room-closed = A sala está fechada
page-room-close = Fechar a sala
page-room-close-sure = Sim, fechar para todos
page-room-hint = Dica para todos
page-room-told = Contado a todos:
page-room-pause = Pausar
page-room-resume = Retomar a rodada
page-room-paused = O anfitrião pausou a rodada
page-room-end = Encerrar a rodada
page-room-end-sure = Sim, encerrar para todos
page-room-host-view = Ver todos
page-room-own-board = Voltar ao meu tabuleiro
page-room-no-board = Você já teve um tabuleiro nesta rodada, por isso assiste até ela acabar.
page-room-see-others = Ver como vão os outros
page-room-see-standings = Ver a classificação
page-room-others = Os outros
page-room-get-ready = Prepare-se
page-room-in-rows = { $n ->
    [one] em { $n } linha
   *[other] em { $n } linhas
}
page-room-rows-of = { $n ->
    [one] { $n } linha
   *[other] { $n } linhas
}
page-room-away = sem conexão
page-room-not-connected = Sem conexão: { $names }
page-room-quiet = Sem linha nova há { $time }
page-room-rounds = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
page-room-time-each = { $time } cada
page-room-round-of = Rodada { $n } de { $of }
page-room-time-left = Tempo restante
page-room-time-played = Tempo jogado
page-room-kind = O que vocês querem jogar?
page-room-kind-race = Uma corrida: todos decifram o mesmo código, até 40 jogadores
page-room-kind-duel = Um duelo: dois jogadores põem um código um para o outro
page-room-rounds-label = Rodadas
page-room-time-label = Tempo por rodada
page-room-source = Quem põe o código?
page-room-source-table = O Keypeg, ao acaso
page-room-source-host = Eu, e não jogo
page-room-round-over = A rodada { $n } terminou
page-room-over = Essa foi a última rodada
page-room-time-over = O tempo acabou.
page-room-host-ended = O anfitrião encerrou a rodada.
page-room-your-place = Você é o número { $place } de { $of }
page-room-wins = { $n ->
    [one] { $names } ganha!
   *[other] { $names } dividem o primeiro lugar!
}
page-room-wins-round = { $n ->
    [one] { $names } ganha a rodada
   *[other] { $names } dividem o primeiro lugar da rodada
}
page-room-leads = { $n ->
    [one] { $names } está na frente
   *[other] { $names } estão na frente
}
page-room-shared = { $n } jogadores dividem o primeiro lugar
page-room-none = Desta vez ninguém decifrou o código
page-room-duel-won = Você ganha!
page-room-duel-drawn = O duelo terminou empatado.
page-room-round-drawn = Esta rodada ficou empatada.
page-room-code-was = O código era
page-room-code-of = { $name } tinha que decifrar
page-room-sealed = Lacrado antes do primeiro palpite e nunca alterado.
page-room-seal-wrong = Este código não confere com o lacre.
page-room-standings = Classificação
page-room-final = Classificação final
page-room-total = { $n ->
    [one] Depois de { $n } rodada
   *[other] Depois de { $n } rodadas
}
page-room-place = Lugar
page-room-time = Tempo
page-room-boards = Todos os tabuleiros
page-room-no-rows = Nenhum palpite foi feito.
page-room-csv = Resultados em arquivo (CSV)
page-room-screen-join = Entre em { $address } com o código
page-room-screen-seal = Todos decifram o mesmo código. Ele foi lacrado antes do primeiro palpite:






page-hand-over-pass = Passe a tela para { $name }
page-hand-over-set = { $name } define o código. Os outros olham para o outro lado.
page-hand-over-mark = { $name } dá a resposta.
page-hand-over-guess = Agora { $name } dá um palpite.
page-hand-over-ready = Sou { $name }
page-coach-title = Seu primeiro jogo
page-coach-begin = Atrás do anteparo há três pinos. Descubra as cores e os lugares. Comece com vermelho, vermelho, azul: toque nas cores e depois em Palpitar.
page-coach-second = As marcas respondem à linha inteira, nunca a um só furo. Agora tente azul, verde, verde.
page-coach-answer = { $red ->
    [0] Nenhuma vermelha: nenhum pino está no lugar certo.
    [one] { $red } vermelha: um pino tem a cor certa no lugar certo.
   *[other] { $red } vermelhas: { $red } pinos têm a cor certa no lugar certo.
} { $white ->
    [0] Nenhuma branca.
    [one] { $white } branca: mais uma cor está no código, mas em outro lugar.
   *[other] { $white } brancas: mais { $white } cores estão no código, mas em outro lugar.
}
page-coach-answer-in-black = { $red ->
    [0] Nenhuma preta: nenhum pino está no lugar certo.
    [one] { $red } preta: um pino tem a cor certa no lugar certo.
   *[other] { $red } pretas: { $red } pinos têm a cor certa no lugar certo.
} { $white ->
    [0] Nenhuma branca.
    [one] { $white } branca: mais uma cor está no código, mas em outro lugar.
   *[other] { $white } brancas: mais { $white } cores estão no código, mas em outro lugar.
}
page-coach-free = Agora é com você. Escolha um código que combine com cada linha: se ele fosse o secreto, cada uma teria exatamente as suas marcas. “Pode ser?” confere isso, e Dica sugere um.
page-coach-done = Pronto: você decifrou o código, e o anteparo foi levantado. Numa partida, agora os papéis se trocam, e o codificador ganha um ponto por linha que você usou.
page-coach-lost = As linhas acabaram. Veja o código e a resposta de cada linha.
page-net-lost = Conexão perdida, tentando de novo … Nada se perde.
page-net-lost-timed = Conexão perdida, tentando de novo … O tempo da vez continua correndo.
page-here-play = Continuar aqui
page-here-about = Este jogo pode continuar neste aparelho até a conexão voltar.
page-here-playing = Você está jogando neste aparelho. Quando a conexão voltar, o jogo retorna ao servidor.
page-here-apart = No servidor o jogo continuou de outro jeito. O que você vê fica neste aparelho.
page-here-no-copy = Este aparelho não tem mais uma cópia do jogo.
page-net-waiting = Sem conexão com o servidor. A mesa aparece assim que ela voltar.
page-net-no-cookies = Seu navegador bloqueia cookies, então o servidor não reconheceria você no seu lugar. Permita cookies para este site e depois jogue.
page-net-loading = Preparando a mesa …
page-net-no-table = Essa mesa não existe mais.
page-net-failed = Não deu certo. Tente de novo.
page-net-unreachable = O servidor não responde. Ele está rodando?
page-net-moved = A mesa mudou antes de sua jogada chegar. Olhe o tabuleiro e tente de novo.
page-net-nowhere = Não há nada aqui.
page-keys-title = Teclas
page-keys-ctrl = Ctrl
page-keys-pegs = colocar um pino: a letra ou o número da cor
page-keys-blank = deixar um furo vazio, se permitido
page-keys-arrows = escolher um furo
page-keys-back = tirar um pino
page-keys-enter = enviar a linha
page-keys-marks = ao responder: mais uma vermelha, mais uma branca
page-keys-marks-in-black = ao responder: mais uma preta, mais uma branca
page-keys-help = mostrar estas teclas
page-keys-tap = Toque no número de uma linha para copiá-la, ou num pino para usá-lo. Os pinos também podem ser arrastados.
page-rules-title = Regras desta edição
page-rules-open = Regras
rules-goal = O codificador define um código secreto de { $pegs } pinos. A cada palpite, o decifrador preenche uma linha inteira.
rules-colours = As cores: { $names }.
rules-red = Uma marca vermelha: um pino da cor certa no lugar certo.
rules-red-in-black = Uma marca preta: um pino da cor certa no lugar certo.
rules-white = Uma marca branca: um pino da cor certa em outro lugar.
rules-order = As marcas dizem quantos pinos estão certos, nunca quais. Cada pino recebe no máximo uma marca; as vermelhas vêm antes das brancas.
rules-order-in-black = As marcas dizem quantos pinos estão certos, nunca quais. Cada pino recebe no máximo uma marca; as pretas vêm antes das brancas.
rules-places-only = Não há marcas brancas: só contam os pinos no lugar certo. As marcas dizem quantos, nunca quais.
rules-colours-only = Uma marca branca: um pino de uma cor certa, esteja onde estiver. Os lugares não contam: o código é decifrado assim que todas as suas cores estão lá.
rules-blanks = Pode haver furos vazios, no código e nos palpites. Um furo vazio conta como mais uma cor.
rules-digit-sum = Quando o código é definido, todos ficam sabendo a soma dos algarismos.
rules-secret-repeats = O código pode repetir cores.
rules-secret-differs = Todas as cores do código são diferentes.
rules-guess-differs = Todas as cores de um palpite também devem ser diferentes.
rules-guess-repeats = Um palpite pode repetir cores.
rules-guess-repeats-still = Um palpite pode repetir cores, mesmo que o código não possa.
rules-rows = { $n ->
    [one] Há { $n } linha.
   *[other] Há { $n } linhas.
} { $pegs ->
    [one] O jogo termina com uma linha de { $pegs } marca vermelha, que decifra o código, ou quando todas as linhas foram usadas.
   *[other] O jogo termina com uma linha de { $pegs } marcas vermelhas, que decifra o código, ou quando todas as linhas foram usadas.
}
rules-rows-in-black = { $n ->
    [one] Há { $n } linha.
   *[other] Há { $n } linhas.
} { $pegs ->
    [one] O jogo termina com uma linha de { $pegs } marca preta, que decifra o código, ou quando todas as linhas foram usadas.
   *[other] O jogo termina com uma linha de { $pegs } marcas pretas, que decifra o código, ou quando todas as linhas foram usadas.
}
rules-rows-white = { $n ->
    [one] Há { $n } linha.
   *[other] Há { $n } linhas.
} { $pegs ->
    [one] O jogo termina com uma linha de { $pegs } marca branca, que decifra o código, ou quando todas as linhas foram usadas.
   *[other] O jogo termina com uma linha de { $pegs } marcas brancas, que decifra o código, ou quando todas as linhas foram usadas.
}
rules-house = Joga-se com regras da casa.
page-rules-source = Fonte
page-settings-title = Configurações
page-settings-language = Idioma
page-settings-theme = Tabuleiro
page-settings-themes-auto = como no aparelho
page-settings-signs = Nos pinos
page-settings-signs-of-shapes = formas
page-settings-signs-of-letters = letras
page-settings-key-pegs = Marcas
page-settings-key-pegs-of-red = vermelhas e brancas
page-settings-key-pegs-of-black = pretas e brancas
page-settings-coach = O treinador explica cada resposta
page-settings-coach-first = nos meus primeiros jogos
page-settings-coach-always = sempre
page-settings-coach-asked = quando peço uma dica
page-settings-numbers = Números ao lado das marcas
page-settings-letter-keys = Teclas de letras e números colocam pinos
page-settings-record = Guardar meu histórico
page-settings-record-about = Linhas, linhas perdidas e sorte de cada jogo que você joga como decifrador. Ficam neste servidor, com um cookie que só este navegador tem.
page-settings-record-here = Linhas, linhas perdidas e sorte de cada jogo que você joga como decifrador, guardadas só neste aparelho.
page-settings-themes-walnut = nogueira (claro)
page-settings-themes-slate = ardósia (escuro)
page-settings-themes-paper = papel (alto contraste)
page-settings-sound = Sons
page-settings-pace = O computador joga num ritmo que eu consigo acompanhar
page-header-home = Keypeg, início
page-header-game = jogo { $n } de { $of }
page-header-sound = Som
page-table-sheet = Esta mesa
page-table-open = Pontos, notas e mais
page-table-match = Partida
page-notes-title = Suas notas
page-notes-about = Toque numa cor para riscá-la, ou numa casa: ✕ aqui não, ● aqui. Só você vê isto.
page-notes-about-digits = Toque num dígito para riscá-lo, ou numa casa: ✕ aqui não, ● aqui. Só você vê isto.
page-notes-clear = Limpar
page-notes-cross = Riscar { $colour }
page-notes-cell = { $colour }, lugar { $hole }: { $note ->
    [out] aqui não
    [sure] aqui
   *[none] sem nota
}
page-offline-title = Jogar sem conexão
page-offline-offer = Guarde o Keypeg neste aparelho, com o computador como oponente e as análises. São { $size } MB para baixar.
page-offline-keep = Guardar aqui
page-offline-loading = Preparando: { $percent } %
page-offline-step-python = Iniciando o Python …
page-offline-step-rules = Carregando as regras …
page-offline-step-games = Abrindo seus jogos …
page-consent-title = O Keypeg joga neste aparelho
page-consent-about = Aqui não há servidor: as regras, os computadores e as análises funcionam no seu navegador, e tudo o que você joga fica neste aparelho. São { $size } MB, baixados uma só vez.
page-consent-agree = Baixar e jogar
page-consent-server = Prefiro jogar por link
page-offline-ready = O Keypeg está neste aparelho. Dá para jogar sem conexão também.
page-offline-failed = Não foi possível guardar aqui: { $message }
page-offline-again = Tentar de novo
page-offline-lacks-webassembly = Este navegador não pode jogar sem conexão: não tem WebAssembly.
page-offline-lacks-storage = Este navegador não pode jogar sem conexão: não deixa as páginas guardarem partidas.
page-offline-lacks-unpacking = Este navegador não pode jogar sem conexão: é antigo demais para descompactar o download.
page-offline-lacks-exceptions = Este navegador não pode jogar sem conexão: o WebAssembly dele é antigo demais.
page-offline-lacks-memory = Este aparelho tem pouca memória livre para jogar sem conexão. Feche outras páginas e tente de novo.
page-offline-install = Instalar o Keypeg como aplicativo
page-update-ready = Há uma nova versão pronta.
page-update-load = Atualizar
page-update-later = Mais tarde
page-keys-history = copiar uma linha anterior, ou uma posterior
page-keys-undo = desfazer, refazer

## Cópias de segurança e registro de um servidor

help-backup = Copiar o banco de dados para um arquivo novo, mesmo enquanto um servidor o usa.
help-restore = Colocar uma cópia de segurança no lugar do banco de dados; feche antes o Keypeg em todos os outros lugares.
argument-backup = O arquivo a gravar; ele ainda não pode existir.
argument-restore = Um arquivo gravado por `keypeg backup`.
option-idle-days = Fechar uma mesa após este número de dias sem jogadas.
option-kept-days = Apagar uma mesa fechada após este número de dias.
option-recorded-days = Apagar os jogos de um histórico após este número de dias.
option-log-json = Gravar o log como um objeto JSON por linha.
backup-done = { $path } contém { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} e foi verificado.
restore-done = O banco de dados contém agora { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} da cópia.
restore-aside = O conteúdo anterior está em { $path }.
backup-no-database = não há nenhum banco de dados em { $path }
backup-no-file = não existe o arquivo { $path }
backup-exists = { $path } já existe: escolha outro nome
backup-unwritable = não é possível gravar { $path }: { $problem }
backup-unreadable = não é possível ler { $path }: { $problem }
backup-damaged = { $path } está danificado: use outra cópia
backup-foreign = { $path } não é um banco de dados do Keypeg
backup-postgres = isto só copia bancos de dados SQLite: para PostgreSQL use pg_dump e pg_restore
restore-in-use = { $path } está em uso: feche o Keypeg em outras janelas e pare o servidor, se houver um

## Proofs on several machines

prove-cluster-only = --cluster só prova a média, sem --max-rows nem --bound
cluster-address = “{ $address }” não é o endereço de um escalonador: escreva-o como tcp://10.0.0.1:8786, ou local
cluster-unreachable = nenhum escalonador responde em “{ $address }”: { $problem }
cluster-progress = { $edition }: pelo menos { $lower }, melhor até agora { $upper }; tarefas { $done }, faltam { $left }, { $threads } threads, { $time }
cluster-no-time = tempo restante ainda desconhecido
cluster-time = faltam no máximo cerca de { $minutes } min
spread-other = { $path } contém outra prova: apague-o ou indique outro arquivo
option-cluster = Dividir o trabalho com os workers deste escalonador Dask, ou `local` para um cluster neste computador.
option-hash-seed = Outra semente para os hashes da busca, para uma segunda execução independente.

## Page, training

page-modes-daily = Código diário
page-start-daily-about = Um código selado por dia, o mesmo para todos.
page-start-daily-now = Jogar o código de hoje
page-start-puzzles-about = Uma posição, uma pergunta. Mais difíceis à medida que você melhora.
page-start-puzzles-now = Resolver um enigma
page-start-lessons-about = Aprenda a pensar como um decifrador, em poucos minutos cada uma.
page-start-lessons-now = Aprender
page-daily-lead = Um código por dia, o mesmo para todos. Ele é selado antes de alguém jogar, e não há dicas.
page-daily-play = Jogar
page-daily-continue = Continuar
page-daily-result = Seu resultado
page-daily-broken =
    { $n ->
        [one] decifrado em { $n } linha
       *[other] decifrado em { $n } linhas
    }
page-daily-open = ainda não jogado
page-daily-streak =
    { $n ->
        [one] { $n } dia seguido
       *[other] { $n } dias seguidos
    }
page-daily-longest =
    { $n ->
        [one] recorde: { $n } dia
       *[other] recorde: { $n } dias
    }
page-daily-next = Próximo código em { $time }
page-daily-yours = Seus códigos diários, { $edition }
page-daily-calendar = Calendário
page-daily-earlier = Mês anterior
page-daily-later = Mês seguinte
page-daily-sealed = Selado · { $text }
page-daily-you-broke =
    { $n ->
        [one] Você decifrou em { $n } linha
       *[other] Você decifrou em { $n } linhas
    }
page-daily-not-this-time = Não foi desta vez
page-daily-late = Jogado depois do dia, por isso não conta para a sequência.
page-daily-everyone = Todos até agora
page-daily-first = Você é a primeira pessoa a terminar este código. Volte mais tarde para ver como os outros se saíram.
page-daily-honour = Joga-se pela honra: não há contas, então ninguém pode verificar se alguém já conhecia o código. O gráfico conta uma pessoa por endereço de internet e deixa de fora os códigos decifrados na primeira tentativa.
page-daily-people = Pessoas
page-daily-you = você
page-daily-seal-right = O selo confere: este código foi fixado de antemão.
page-daily-seal-wrong = O selo não confere com este código.
page-daily-share-head = Keypeg #{ $number } · { $edition } { $result }/{ $rows }
page-daily-share-about = Mostra só as marcas: ninguém descobre nenhuma cor do código.
page-daily-picture = Salvar a imagem
page-daily-picture-of = Imagem para compartilhar: { $text }
page-daily-other = Outros dias
page-puzzle-title = Enigmas
page-puzzle-level = Nível { $n }
page-puzzle-streak = { $n } seguidos
page-puzzle-solved = { $solved } de { $tried } resolvidos
page-puzzle-answer = Responder
page-puzzle-pick = A linha { $n } está errada
page-puzzle-pick-first = Toque na linha com erro
page-puzzle-give-up = Ver solução
page-puzzle-right = Certo!
page-puzzle-wrong = Não é bem isso
page-puzzle-shown = Esta é uma solução
page-puzzle-row-was = Era a linha { $n }.
page-puzzle-one-answer = Uma resposta certa: { $code }.
page-puzzle-next = Próximo enigma
page-puzzle-making = Preparando um enigma …
page-puzzle-higher = Você chegou ao nível { $n }.
page-puzzle-kinds = Quais enigmas?
page-puzzle-kind-only-code = Resta um código
page-puzzle-kind-perfect-guess = O palpite perfeito
page-puzzle-kind-wrong-clue = Uma pista errada
page-puzzle-kind-win-in-two = Ganhar em duas linhas
page-puzzle-hidden = O que há por trás?
page-puzzle-board = Tabuleiro do enigma
page-puzzle-is-wrong = esta é a pista errada
page-lesson-title = Seis lições
page-lesson-number = Lição { $n }
page-lesson-step = Passo { $n } de { $of }
page-lesson-go-on = Continuar
page-lesson-back = Voltar
page-lesson-check = Conferir
page-lesson-try-again = Ainda não. Olhe de novo.
page-lesson-answer = Não foi desta vez. Eis a resposta.
page-lesson-done = Você terminou esta lição.
page-lesson-next = Próxima lição
page-lesson-all = Todas as lições
page-lesson-begin = Começar
page-lesson-again = Fazer de novo
page-lesson-finished = terminada
page-lesson-your-number = Seu número
page-lesson-code = código
page-lesson-board = Tabuleiro da lição
page-diploma-title = Diploma
page-diploma-open = Ver seu diploma
page-diploma-named = { $name } terminou as seis lições e sabe pensar como um decifrador.
page-diploma-you = Você terminou as seis lições e sabe pensar como um decifrador.

## Points

points-row =
    { $points ->
        [one] O codificador recebe { $points } ponto por cada linha jogada.
       *[other] O codificador recebe { $points } pontos por cada linha jogada.
    }
points-unbroken-bonus =
    { $points ->
        [one] Um código nunca decifrado dá ao codificador mais { $points } ponto.
       *[other] Um código nunca decifrado dá ao codificador mais { $points } pontos.
    }
points-unbroken = Ao todo, um código nunca decifrado vale { $points }.
points-unbroken-range = Ao todo, um código nunca decifrado vale { $points } com { $players } jogadores.
points-conceded =
    { $points ->
        [one] { $codebreakers ->
            [1] Se o decifrador desistir
           *[other] Se todos os decifradores desistirem
        }, o codificador recebe { $points } ponto, como por um código nunca decifrado.
       *[other] { $codebreakers ->
            [1] Se o decifrador desistir
           *[other] Se todos os decifradores desistirem
        }, o codificador recebe { $points } pontos, como por um código nunca decifrado.
    }
points-conceded-range = Se todos os decifradores desistirem, o codificador recebe o mesmo que por um código nunca decifrado.
points-game-won-breaking =
    { $points ->
        [one] Quem decifra o código ganha o jogo: { $points } ponto.
       *[other] Quem decifra o código ganha o jogo: { $points } pontos.
    }
points-game-won-unbroken =
    { $points ->
        [one] Se ninguém o decifrar, o codificador ganha o jogo: { $points } ponto.
       *[other] Se ninguém o decifrar, o codificador ganha o jogo: { $points } pontos.
    }
points-white = Um palpite rende { $points } por marca branca.
points-red = Um palpite rende { $points } por marca vermelha.
points-red-in-black = Um palpite rende { $points } por marca preta.
points-breaking = O palpite que decifra o código rende { $points } em vez disso.
points-circuit = O codificador recebe { $points } pontos por rodada: cada vez que os { $codebreakers } decifradores jogaram e o código ainda não foi decifrado.
points-circuit-range = O codificador recebe { $points } pontos por rodada: cada vez que todos os decifradores jogaram e o código ainda não foi decifrado.
points-wrong-information =
    { $points ->
        [0] Se ficar provado que as marcas estavam erradas, ou o codificador admitir isso, o codificador perde o jogo.
       *[other] Se ficar provado que as marcas estavam erradas, ou o codificador admitir isso, o decifrador recebe { $points } pontos e o jogo é repetido, no máximo duas vezes. Na terceira, o codificador também perde o jogo.
    }
points-time = Com tempo por jogada: se o do decifrador acabar, ele perde a linha, que conta como jogada. Se o do codificador acabar, ele perde o jogo como se desistisse.
points-forfeit-codemaker =
    { $points ->
        [0] Se o codificador desistir, ninguém recebe pontos pelo jogo.
       *[other] Um codificador que desiste recebe { $points }.
    }
points-forfeit-codebreaker =
    { $points ->
        [one] Se o codificador desistir, o decifrador ganha o jogo: { $points } ponto.
       *[other] Se o codificador desistir, o decifrador ganha o jogo: { $points } pontos.
    }
points-forfeit-group = Se o codificador desistir ou der uma resposta errada, cada decifrador fica com os pontos das suas tentativas e recebe mais { $points }; o codificador não recebe nada.
points-games-any = Os papéis se invertem depois de cada jogo. Joguem quantos jogos quiserem; um número par é justo para ambos.
points-games-even = Os papéis se invertem depois de cada jogo, e uma partida tem um número par de jogos.
points-games-each = Depois de cada jogo, a pessoa à esquerda passa a ser o codificador. Todos são codificadores o mesmo número de vezes: { $games } jogos, ou um múltiplo.
points-games-each-range = Depois de cada jogo, a pessoa à esquerda passa a ser o codificador. Todos são codificadores o mesmo número de vezes: tantos jogos quantos jogadores, ou um múltiplo.
points-most-points = Ganha a partida quem tem mais pontos.
points-most-games = Ganha a partida quem ganha mais jogos.
points-advanced-blanks =
    { $on ->
        [yes] Este é o jogo avançado: pode haver furos vazios.
       *[no] Jogo avançado: pode haver furos vazios. Para jogá-lo, escolha { $text }.
    }
points-advanced-counting = { $on ->
        [yes] Este é o jogo para os mais novos: as marcas contam só as cores certas.
       *[no] Para os mais novos: as marcas contam só as cores certas. Para jogá-lo, escolha { $text }.
    }
points-advanced-digit-sum = { $on ->
        [yes] Com a pista opcional: a soma dos algarismos do código é dita.
       *[no] Pista opcional: a soma dos algarismos do código é dita. Para jogar com ela, escolha { $text }.
    }
points-advanced-secret-repeats =
    { $on ->
        [yes] Este é o jogo avançado: o código pode repetir cores.
       *[no] Jogo avançado: o código pode repetir cores. Para jogá-lo, escolha { $text }.
    }
page-rules-points = Como se pontua
page-review-best-found = Nenhum palpite melhor foi encontrado.
page-review-perhaps-better = Talvez melhor
page-review-others-unsettled = Outras opções que dividem bem os códigos

## Link previews

preview-about = Mastermind em dez edições: sozinho, numa tela, ou com amigos por link.
preview-daily-title = Código diário · { $family } · { $day }
preview-table = Uma mesa de { $edition }
preview-table-with = { $edition } com { $names }
preview-table-open = Há um lugar livre. Jogue ou só assista.
preview-table-full = O jogo está em andamento. Venha assistir.
preview-table-over = A partida terminou. Veja como foi.
preview-review = Análise: { $edition }
preview-review-about = Quanto valeu cada palpite, linha por linha.
page-net-nowhere-about = O link pode ser antigo ou ter um erro. Suas partidas continuam onde você as deixou.

## Ladder

page-ladder-title = Classificação
page-start-ladder-about = Partidas pontuadas contra códigos igualmente difíceis para todos.
page-start-ladder-now = Ver a classificação
page-ladder-lead = Numa partida pontuada você decifra um código exatamente tão difícil quanto o de outro jogador. Ganha o duelo quem usa menos linhas. Não há dicas, e você tem dez minutos por linha. Se você desistir ou sair, o código conta como não decifrado.
page-ladder-rating-title = Como funciona a pontuação
page-ladder-rating-about = A pontuação começa em 1500. O número depois de ± indica o quanto ela ainda é incerta: sua força real está quase certamente nesse intervalo. Cada duelo o reduz.
page-ladder-fair = Uma pontuação é provisória e não aparece na lista até você enfrentar três jogadores estabelecidos: quem tem pelo menos cinco duelos contra três outros. Jogadores do mesmo endereço de internet não se enfrentam, e uma partida abandonada antes da linha 3 não conta.
page-ladder-provisional = Sua pontuação é provisória e ainda não aparece na lista.
page-ladder-name = Seu nome na classificação
page-ladder-join = Entrar
page-ladder-token = Um bot pode jogar por você com esta chave, mostrada só agora:
page-ladder-play = Jogar uma partida pontuada
page-ladder-continue = Continuar a partida
page-ladder-rank = Posição
page-ladder-rating = Pontuação
page-ladder-results = Ganhos · empatados · perdidos
page-ladder-empty = Ainda não há ninguém na lista desta temporada.
page-ladder-season = Temporada
page-ladder-duels =
    { $n ->
        [one] { $n } duelo
       *[other] { $n } duelos
    }

## Ao lado de um tabuleiro de verdade: corrigir, e perguntar antes de uma contradição

reason-no-taking-back = só numa mesa para um tabuleiro real dá para desfazer o que foi anotado
reason-nothing-to-take-back = agora não há nada que você possa desfazer
reason-real-board-only = isto é para o codificador com um tabuleiro real, enquanto uma linha espera a resposta
event-guess-taken-back = { $player } desfaz o palpite da linha { $row }.
event-mark-taken-back = { $player } desfaz a resposta da linha { $row }.
event-reveal-taken-back = { $player } desfaz a revelação: o jogo { $game } continua.
mark-contradicts =
    { $count ->
        [one] Isto contradiz a linha { $rows }. Tem certeza?
       *[other] Isto contradiz as linhas { $rows }. Tem certeza?
    }
mark-fits-nothing = Nenhum código serve para esta resposta. Tem certeza?
reveal-contradicts =
    { $count ->
        [one] Com este código, a resposta da linha { $rows } estaria errada. Tem certeza?
       *[other] Com este código, as respostas das linhas { $rows } estariam erradas. Tem certeza?
    }
reveal-mirrored =
    { $count ->
        [one] Com este código, a resposta da linha { $rows } estaria errada. Lido do outro lado, { $code } combina com todas as linhas.
       *[other] Com este código, as respostas das linhas { $rows } estariam erradas. Lido do outro lado, { $code } combina com todas as linhas.
    }
mark-nothing = Nenhum pino: está certo?
page-dock-back-guess = Desfazer o palpite da linha { $n }
page-dock-back-mark = Desfazer a resposta da linha { $n }
page-dock-back-reveal = Retirar o código do jogo { $n }
page-dock-sure-mark = Sim, está certa
page-dock-change-mark = Mudar
key-take-back-entry = Desfazer o último

## Page, notas: os códigos que a pessoa anota

page-notes-codes = Códigos em mente
page-notes-add = Anotar esta linha
page-notes-code-cross = Riscar { $code }
page-notes-code-use = Colocar { $code } na linha
page-notes-code-remove = Remover { $code }
page-notes-crossed = Você riscou este código
page-notes-hole = { $hole }, anotado que aqui não vai: { $colours }

## Together

reaction-hello = Olá!
reaction-good-luck = Boa sorte!
reaction-thinking = Estou pensando
reaction-hurry = É a sua vez!
reaction-wow = Uau!
reaction-ouch = Ai!
reaction-well-played = Bem jogado!
reaction-thanks = Valeu!
page-reactions-open = Reagir
page-reactions-title = Reação rápida
page-reactions-said = { $name }: { $words }
page-settings-reactions = Mostrar as reações dos outros
page-left-play-on = Deixar um computador continuar
page-left-about = { $name } saiu. Um computador pode ocupar o lugar, e a partida continua daqui.
page-left-played-on = Um computador continua por { $name }
page-away-not-needed = A mesa já seguiu em frente: isto não é mais necessário.
page-left-begin = Começar de novo sem { $name }
page-left-begin-about = Uma nova partida se abre para quem ainda está aqui.
page-begin-title = Começar já
page-begin-about = Não é preciso esperar até que todos os lugares estejam ocupados.
page-begin-all-here = Agora todos os lugares estão ocupados.
page-begin-with = Começar com { $n } jogadores
page-begin-fill = { $n ->
    [one] Dar o lugar livre a um computador
   *[other] Dar os { $n } lugares livres a computadores
}
page-set-up-computers = Computadores na mesa
page-seats-watching = { $n ->
    [one] { $n } pessoa está assistindo
   *[other] { $n } pessoas estão assistindo
}
page-away-for = Computador por { $name }
page-away-soon = { $name } está ausente. Após { $time } dá para continuar.
page-away-go-on = Continuar sem { $name }
page-away-about = { $name } está fora há um tempo. Dá para continuar ou esperar. Quem volta recupera o lugar.
page-away-skip = Pular a vez
page-away-skip-row = { $name } perde esta linha.
page-away-skip-game = { $name } perde este jogo como codificador.
page-away-computer = Deixar um computador jogar
page-away-wait = Continuar esperando
page-away-back = { $name } voltou
page-away-gone = { $name } está ausente
page-away-meanwhile = Enquanto você estava fora
page-away-played = Um computador jogou por você. O lugar é seu de novo.
page-next-game = Jogo { $n }: { $turn }
page-rematch-wanted = { $name } quer jogar de novo
page-rematch-wanted-many = Alguém aqui quer jogar de novo
page-rematch-come = Ir junto
page-pass-title = Continuar em outro aparelho
page-pass-about = Abra este link no outro aparelho ou leia o código. Ele vale uma vez, por dez minutos. Depois o seu lugar fica lá, e não mais aqui.
page-pass-link = Link para o seu lugar
page-pass-give-back = Devolver o lugar a { $name }
page-pass-about-away = { $name } não consegue voltar à mesa? Envie este link. Ele vale uma vez, por dez minutos. Quem o abrir fica com o lugar.
page-pass-ask = Um destes lugares é seu? Peça um link a { $name }: ele está ao lado do seu nome, em “Na mesa”.
page-left-sure = Sair desta mesa? Os outros podem deixar um computador jogar por você.
page-left-show-about = O jogo termina aqui para todos e o código é mostrado. Quem saiu desiste do jogo.
page-left-ask-about = Você desiste deste jogo. O código aparece quando os outros decifradores que ainda estão aqui também pedirem.
page-left-asked = Você pediu para ver o código. Ele será mostrado quando os outros decifradores também pedirem.
page-invite-name = Como seus amigos devem chamar você?
page-invite-named = Seus amigos veem { $name }.
page-header-daily = Código diário, { $date }
page-settings-notify = Avisar quando for a minha vez
page-settings-notify-refused = O navegador não permite notificações. Você pode mudar isso nas configurações dele.
page-dock-admit = Errei uma resposta
cost-concede-codebreaker =
    { $points ->
        [one] O codificador recebe { $points } ponto, como por um código que ninguém decifra.
       *[other] O codificador recebe { $points } pontos, como por um código que ninguém decifra.
    }
cost-concede-group =
    { $points ->
        [one] O jogo termina quando todos os decifradores desistem. Então o codificador recebe { $points } ponto, como por um código que ninguém decifra, e cada um fica com os pontos das suas tentativas.
       *[other] O jogo termina quando todos os decifradores desistem. Então o codificador recebe { $points } pontos, como por um código que ninguém decifra, e cada um fica com os pontos das suas tentativas.
    }
cost-concede-codemaker =
    { $points ->
        [0] Você não recebe nada por este jogo.
        [one] Você não recebe nada por este jogo, e { $points } ponto vai para cada decifrador.
       *[other] Você não recebe nada por este jogo, e { $points } pontos vão para cada decifrador.
    }
cost-admit-replay = O decifrador recebe { $points } pontos e o jogo é repetido com um novo código.
cost-admit-lose =
    { $points ->
        [0] Você perde este jogo.
       *[other] O decifrador recebe { $points } pontos, e você não recebe nada por este jogo.
    }

## The coach: a colour as the subject of a sentence, and what the rows say
symbol-red = o vermelho
symbol-blue = o azul
symbol-green = o verde
symbol-yellow = o amarelo
symbol-white = o branco
symbol-black = o preto
symbol-orange = o laranja
symbol-purple = o roxo
symbol-pink = o rosa
symbol-teal = o turquesa
symbol-magenta = o magenta
symbol-silver = o prata
symbol-colours = { $symbols }
symbol-digits = { $many ->
        [1] o algarismo { $digits }
       *[other] os algarismos { $digits }
    }
coach-one-row = Linha { $row }: { $fact }.
coach-also = E mais: { $fact }.
coach-no-key-pegs = A linha { $row } não tem marcas: { $fact }.
coach-rows = Linhas { $rows } juntas: { $fact }.
coach-all-rows = Todas as linhas juntas: { $fact }.
coach-out = { $symbols } não { $many ->
        [1] está
       *[other] estão
    } no código
coach-in = { $symbols } { $many ->
        [1] está
       *[other] estão
    } no código
coach-exactly = { $symbols } { $many ->
        [1] está
       *[other] estão cada um
    } no código exatamente { $count ->
        [1] uma vez
        [2] duas vezes
       *[other] { $count } vezes
    }
coach-at-least = { $symbols } { $many ->
        [1] está
       *[other] estão cada um
    } no código pelo menos { $count ->
        [1] uma vez
        [2] duas vezes
       *[other] { $count } vezes
    }
coach-at-most = { $symbols } { $many ->
        [1] está
       *[other] estão cada um
    } no código no máximo { $count ->
        [1] uma vez
        [2] duas vezes
       *[other] { $count } vezes
    }
coach-fixed = no furo { $hole } vai { $colours }
coach-not-here = { $symbols } não está { $places ->
        [1] no furo { $holes }
       *[other] nos furos { $holes }
    }
coach-one-of-two = ou { $first } ou { $second } está no código, mas não os dois
coach-together = { $first } e { $second } estão os dois no código, ou nenhum deles
coach-empty-out = nenhum furo está vazio
coach-empty-fixed = o furo { $holes } está vazio
coach-empty-exactly = { $count ->
        [1] exatamente um furo está vazio
       *[other] exatamente { $count } furos estão vazios
    }
coach-empty-at-least = { $count ->
        [1] pelo menos um furo está vazio
       *[other] pelo menos { $count } furos estão vazios
    }
coach-empty-at-most = { $count ->
        [1] no máximo um furo está vazio
       *[other] no máximo { $count } furos estão vazios
    }
coach-empty-not-here = { $count ->
        [1] o furo { $holes } não está vazio
       *[other] os furos { $holes } não estão vazios
    }
coach-nothing-new = Só havia uma resposta possível para a linha { $row }: ela não disse nada de novo.
coach-row = Linha { $row }: { $red ->
        [0] nenhum pino está no lugar certo
        [1] um pino já está no lugar certo
       *[other] { $red } pinos já estão no lugar certo
    }, e { $white ->
        [0] nenhuma outra cor dela está no código
        [1] mais uma cor dela está no código, em outro furo
       *[other] mais { $white } cores dela estão no código, em outros furos
    }.
coach-row-places = Linha { $row }: { $count ->
        [0] nenhum pino está no lugar certo
        [1] um pino está no lugar certo
       *[other] { $count } pinos estão no lugar certo
    }.
coach-row-colours = Linha { $row }: { $count ->
        [0] nenhuma de suas cores está no código
        [1] um de seus pinos tem uma cor do código
       *[other] { $count } de seus pinos têm cores do código
    }.
coach-why-none = A linha { $row } diz que nenhuma de suas cores está no código, mas este palpite tem { $has ->
        [1] uma delas
       *[other] { $has } delas
    }.
coach-why-few = A linha { $row } diz que { $said ->
        [1] um de seus pinos é
       *[other] { $said } de seus pinos são
    } do código, mas este palpite { $has ->
        [0] não usa nenhum deles
        [1] só usa um deles
       *[other] só usa { $has } deles
    }.
coach-why-many = A linha { $row } diz que { $said ->
        [1] só um de seus pinos é
       *[other] só { $said } de seus pinos são
    } do código, mas este palpite usa { $has } deles.
coach-why-digit-sum = Os algarismos do código somam { $said }; os deste palpite, { $has }.
coach-why-places = A linha { $row } diz que { $said ->
        [0] nenhum de seus pinos está
        [1] um de seus pinos está
       *[other] { $said } de seus pinos estão
    } no lugar certo, mas este palpite { $has ->
        [0] não mantém nenhum ali
        [1] mantém um ali
       *[other] mantém { $has } ali
    }.
coach-silent = As linhas ainda não dizem nada simples sobre o código.

## Solo, and the end of a game

page-solo-about = Um código após o outro: de quantas linhas você precisa?
page-match-about = Você e o computador criam o código alternadamente. Quem o criou ganha um ponto por linha que o outro usa.
page-end-new = Novo código
page-end-rows = { $n ->
        [one] Em { $n } linha!
       *[other] Em { $n } linhas.
    }
page-end-first = Seu primeiro código em { $edition }.
page-end-best = Seu melhor resultado em { $edition }.
page-end-equal = Tão bom quanto seu melhor resultado em { $edition }.
page-end-perfect = Mesmo o jogo perfeito precisa de { $rows } linhas em média.
page-end-rare = { $proven ->
        [yes] Mesmo o jogo perfeito só consegue isso com 1 em cada { $n } códigos.
       *[no] Mesmo o melhor jogo conhecido só consegue isso com 1 em cada { $n } códigos.
    }
page-end-better = Melhor que sua média de { $rows } linhas.
page-end-average = Sua média em { $edition }: { $rows } linhas.
page-end-lost = Desta vez não.
page-end-close = { $red ->
        [one] Por pouco: na linha { $row }, { $red } pino estava no lugar.
       *[other] Por pouco: na linha { $row }, { $red } pinos estavam no lugar.
    }
page-end-hard = Esse era difícil. O próximo código é uma nova chance.
page-end-results = Seus resultados em { $edition }
page-end-computer-points = { $n ->
        [one] O computador ganha { $n } ponto.
       *[other] O computador ganha { $n } pontos.
    }
page-end-your-points = { $n ->
        [one] Você ganha { $n } ponto.
       *[other] Você ganha { $n } pontos.
    }
page-end-now-set = Agora você cria um código: ele vai precisar de mais linhas?
page-end-now-guess = Agora você decifra um código: consegue em menos linhas?
menu-solo = Decifrar um código após o outro
terminal-solo-results = Seus códigos em { $edition } por linhas: { $bars }
page-start-more = { $n ->
        [one] Mais { $n } jogo
       *[other] Mais { $n } jogos
    }
page-ladder-next = Próximo duelo
page-ladder-compared = Suas linhas são comparadas com as de outro jogador em um código assim.
page-ladder-pending = À espera de um adversário com um código como este.
page-ladder-void = Abandonada cedo demais: não conta para ninguém.
page-ladder-settled = { $result ->
        [won] Você venceu { $name }
        [drawn] Empate com { $name }
       *[lost] { $name } foi melhor desta vez
    }
page-ladder-latest = Suas últimas partidas pontuadas
page-ladder-bot = Deixar um bot jogar por você
