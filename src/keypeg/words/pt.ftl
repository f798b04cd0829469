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

## Page, start

page-start-title = Decifre o código
page-start-lead = O jogo de pinos e paciência, com as regras de cada caixa.
page-start-computer = Jogar contra o computador
page-start-breaker = Decifrar um código
page-start-maker = Criar um código
page-start-link = Jogar com amigos por link
page-start-link-about = Envie um link, ou deixe que o leiam com a câmera.
page-start-link-now = Abrir uma mesa
page-start-screen = Juntos nesta tela
page-start-screen-about = De duas a cinco pessoas passam um aparelho.
page-start-screen-now = Sentar
page-start-companion = Com um tabuleiro real
page-start-companion-about = O código fica atrás do seu anteparo real. O Keypeg cuida da folha de pontos e confere as respostas.
page-start-companion-now = Ser o árbitro
page-start-learn = Primeira vez aqui?
page-start-learn-about = Jogue um jogo curto que se explica sozinho.
page-start-learn-now = Ensine-me
page-start-choose = Escolher edição e regras
page-start-options = Opções
page-start-recent = Mesas recentes
page-start-resume = Continuar
page-start-look = Ver de novo
page-start-dismiss = Tirar da lista a mesa de { $players }
page-start-over = terminada
page-start-running = em jogo
page-start-in-play = Seus jogos em andamento
page-start-people = Quantas pessoas?
page-start-screen-party = A partir de três joga-se Party: um tabuleiro, cada um palpita na sua vez.

## Page, modes

page-modes-computer = Jogar contra o computador
page-modes-link = Jogar com amigos por link
page-modes-screen = Juntos nesta tela
page-modes-companion = Com um tabuleiro real
page-modes-learn = Um primeiro jogo

## Page, set up

page-set-up-edition = Edição
page-set-up-size = { $pegs ->
    [one] 1 pino
   *[other] { $pegs } pinos
} · { $colours } cores · { $n ->
    [one] 1 linha
   *[other] { $n } linhas
}
page-set-up-advanced-blanks = Difícil: furos podem ficar vazios
page-set-up-advanced-repeats = Difícil: o código pode repetir cores
page-set-up-house = Regras da casa
page-set-up-house-about = Mude o tamanho e o que é permitido. A contagem da caixa continua.
page-set-up-pegs = Pinos
page-set-up-colours = Cores
page-set-up-rows = Linhas
page-set-up-blanks = Furos podem ficar vazios
page-set-up-secret-repeats = O código pode repetir cores
page-set-up-guess-repeats = Os palpites podem repetir cores
page-set-up-role = Você começa como
page-set-up-breaker = decifrador
page-set-up-maker = codificador
page-set-up-level = O computador joga
page-set-up-average = { $n } linhas em média no Classic
page-set-up-people = Quem joga
page-set-up-your-name = Seu nome
page-set-up-name-of = Nome do jogador { $n }
page-set-up-friends = Jogadores
page-set-up-games = Jogos
page-set-up-games-as-players = Tantos jogos quantos jogadores.
page-set-up-options = Mais opções
page-set-up-marking = Quem dá as respostas
page-set-up-marking-table = A mesa, sempre certa
page-set-up-marking-hand = O codificador, à mão
page-set-up-hints = Ajuda é permitida: dicas e quantos códigos restam
page-set-up-conceding = É permitido desistir
page-set-up-spectators = Outros podem assistir
page-set-up-seconds = Tempo para pensar por vez
page-set-up-no-seconds = sem limite
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } minutos
   *[seconds] { $n } segundos
}
page-set-up-start = Começar
page-set-up-more = Adicionar um jogador
page-set-up-fewer = Remover o último jogador

## Page, names

page-names-you = Você
page-names-computer = Computador
page-names-teacher = Professor
page-names-player = Jogador { $n }
page-names-free = lugar livre
page-names-guest = Convidado

## Page, turn

page-turn-yours-set = Crie o seu código
page-turn-yours-guess = Sua vez, linha { $row }
page-turn-yours-mark = Responda à linha { $row }
page-turn-yours-reveal = Levante o seu anteparo
page-turn-named-guess = { $name }, sua vez: linha { $row }
page-turn-named-set = { $name }, crie o seu código
page-turn-named-mark = { $name }, responda à linha { $row }
page-turn-named-reveal = { $name }, levante o seu anteparo
page-turn-sets = { $name } cria o código
page-turn-guesses = { $name } palpita: linha { $row }
page-turn-marks = { $name } responde à linha { $row }
page-turn-reveals = { $name } mostra o código
page-turn-seats-open = { $n ->
    [one] Falta um jogador
   *[other] Faltam { $n } jogadores
}
page-turn-over = A partida terminou
page-turn-closed = Esta mesa está fechada
page-turn-shield-hint = Ponha o seu código atrás do anteparo real e depois avise.
page-turn-set-hint = Ninguém mais o vê antes do fim.
page-turn-set-by = { $name } criou o código
page-turn-set-by-you = Você criou o código
page-turn-rows-left = { $n ->
    [one] resta 1 linha
   *[other] restam { $n } linhas
}
page-turn-circuit = Um de cada vez
page-turn-watching = Você está assistindo.
page-turn-seconds = restam { $text } para pensar
page-turn-closed-left = { $name } saiu, por isso esta mesa está fechada
page-turn-adversary-hint = Pense em um código e anote-o. Você mesmo responde às linhas.
page-turn-bends = { $name } dobra o código enquanto você palpita

## Page, board

page-board-board = Tabuleiro
page-board-shield = O código está atrás do anteparo
page-board-no-code = Ainda não há código
page-board-real-shield = O código está atrás do anteparo real
page-board-your-code = Seu código, escondido dos outros
page-board-fingerprint = impressão { $text }
page-board-secret = O código: { $code }
page-board-folded = { $n ->
    [one] mais 1 linha
   *[other] mais { $n } linhas
}
page-board-row = Linha { $n }, { $code }
page-board-row-of = Linha { $n }, { $name }: { $code }
page-board-marked = { $row }: { $red } vermelho, { $white } branco
page-board-unmarked = { $row }: ainda sem resposta
page-board-lost = Linha { $n }: perdida, o tempo acabou
page-board-unused = Linha { $n }: não jogada
page-board-left = restam { $n } códigos
page-board-fill-from = Copiar a linha { $n }
page-board-hole = Furo { $n }: { $colour }
page-board-hole-open = Furo { $n }: livre
page-board-current = A linha a preencher
page-board-evidence = não combina
page-board-adversary = Não há código: ele se dobra a cada palpite

## Page, dock

page-dock-palette = Cores
page-dock-guess = Palpitar
page-dock-set = Definir o código
page-dock-set-hidden = O código está atrás do anteparo
page-dock-mark = Dar estes pinos
page-dock-reveal = Este era o código
page-dock-reveal-hint = Digite o código que está atrás do anteparo.
page-dock-undo = Retirar
page-dock-hint = Dica
page-dock-check = Pode ser?
page-dock-claim = Reclamar um erro
page-dock-concede = Desistir
page-dock-sure-concede = Desistir deste jogo?
page-dock-leave = Sair da mesa
page-dock-sure-leave = Sair desta mesa? Uma partida em andamento termina com isso.
page-dock-more = Mais
page-dock-sending = Enviando …
page-dock-waiting = Esperando o outro jogador.
page-dock-red = Vermelho
page-dock-red-about = cor certa, lugar certo
page-dock-white = Branco
page-dock-white-about = cor certa, lugar errado
page-dock-fewer = Um { $what } a menos
page-dock-more-1 = Um { $what } a mais
page-dock-use = Usar
page-dock-close = Fechar
page-dock-yes = Sim
page-dock-no = Não
page-dock-next = Próximo jogo
page-dock-replay = Jogar de novo este jogo
page-dock-rematch = Jogar de novo
page-dock-rematch-join = Para a nova mesa
page-dock-home = Para o início
page-dock-chosen = { $red } vermelho, { $white } branco
page-dock-redo = Pôr de volta
page-dock-thinking = { $name } está pensando
page-dock-waiting-for = Esperando { $name }
page-dock-skip = Pular

## Page, help

page-help-hint = Tente { $code }: { $why }.
page-help-possible = Sim, este pode ser o código.
page-help-contradiction = As respostas se contradizem: nenhum código combina com todas as linhas. Olhe de novo, ou reclame um erro.

## Page, result

page-result-broken = { $n ->
    [one] { $name } decifrou o código em 1 linha
   *[other] { $name } decifrou o código em { $n } linhas
}
page-result-broken-you = { $n ->
    [one] Você decifrou o código em 1 linha
   *[other] Você decifrou o código em { $n } linhas
}
page-result-unbroken = O código não foi decifrado
page-result-conceded = Os decifradores desistiram
page-result-forfeited = { $name } perdeu o jogo por abandono
page-result-void = Informação errada: este jogo é repetido
page-result-wins = { $name } vence a partida
page-result-you-win = Você vence a partida
page-result-draw = A partida terminou empatada
page-result-share = { $names } dividem a vitória
page-result-well-done = Muito bem!
page-result-secret-unknown = O código não foi mostrado.
page-result-podium = Resultado
page-result-place = lugar { $place }

## Page, evidence

page-evidence-title = O que estava errado
page-evidence-claimed = { $name } reclamou um erro antes de o código ser mostrado, e tinha razão.
page-evidence-revealed = Ninguém tinha reclamado: apareceu quando o código foi mostrado.
page-evidence-against = { $count ->
    [one] A linha { $rows } não teve a resposta que este código pede.
   *[other] As linhas { $rows } não tiveram a resposta que este código pede.
}
page-evidence-show = { $count ->
    [one] A linha { $rows } mostra que as respostas estavam erradas.
   *[other] As linhas { $rows } mostram que as respostas estavam erradas.
}
page-evidence-together = Nenhum código combina com as linhas { $rows } juntas: ao menos uma resposta estava errada.
page-evidence-code = o código

## Page, card

page-card-title = Folha de pontos
page-card-name = Jogo
page-card-void = anulado
page-card-total = Total
page-card-codemaker = codificador
page-card-print = Imprimir
page-card-look = Ver o jogo { $n }
page-card-caption = Pontos de cada jogo; a casa do codificador é sombreada
page-card-text = Partida como texto
page-card-of = Folha de pontos Keypeg · { $edition }

## Page, review

page-review-title = Análise do jogo { $game }
page-review-open = Análise
page-review-open-of = Analisar o jogo { $game }
page-review-back = Voltar à mesa
page-review-loading = Pesando cada palpite …
page-review-too-large = Esta edição tem códigos demais para uma análise.
page-review-not-yet = Não há nesta mesa um jogo terminado com esse número.
page-review-nothing = Nenhuma linha teve resposta, então não há o que analisar.
page-review-words-perfect = perfeito
page-review-words-good = bom
page-review-words-inaccurate = impreciso
page-review-words-mistake = erro
page-review-at-best = { $word } no máximo
page-review-range = { $from } a { $to }
page-review-at-least = { $from } ou mais
page-review-unsettled = não definido
page-review-unsettled-about = Dois números indicam uma faixa: faltou tempo para o valor exato.
page-review-step = Linha { $n } de { $of }
page-review-earlier = Linha anterior
page-review-later = Próxima linha
page-review-row = Linha { $n }: { $word }
page-review-not-reviewed = A linha { $n } não pode ser analisada: sua resposta contradiz as anteriores.
page-review-lost-row = A linha { $n } foi perdida para o relógio.
page-review-row-head = Linha
page-review-given = Perdido
page-review-luck = Sorte
page-review-given-about = Perdido: as linhas que este palpite custa em média a mais que o melhor.
page-review-luck-about = Sorte: as linhas que a resposta poupou (+) ou custou (−) em relação à média.
page-review-codes = Códigos restantes
page-review-codes-of = { $before } antes, { $after } depois
page-review-bits = Informação
page-review-bits-of = { $expected } bits esperados, { $gained } obtidos
page-review-could = Poderia ter sido o código.
page-review-could-not = { $count ->
    [one] Não podia ser o código: contradiz a linha { $rows }.
   *[other] Não podia ser o código: contradiz as linhas { $rows }.
}
page-review-could-not-be = Não podia ser o código: todas as suas cores são diferentes.
page-review-expects = { $n } linhas esperadas
page-review-best = Melhor palpite
page-review-better = Melhor aqui
page-review-best-here = Nada era melhor.
page-review-others = Também bons
page-review-told = { $sentence }. { $word }: { $given } perdido, sorte { $luck }. Códigos restantes: { $codes }
page-review-all-rows = Linha por linha
page-review-curve = Códigos restantes, linha por linha
page-review-curve-start = início
page-review-curve-about = Códigos restantes em escala logarítmica: { $parts }.
page-review-curve-at = { $codes } após a linha { $n }
page-review-curve-begin = { $codes } no início
page-review-sum = A conta
page-review-sum-perfect = esperado do jogo perfeito
page-review-sum-given = perdido
page-review-sum-luck = sorte
page-review-sum-bad-luck = azar
page-review-sum-rows = linhas jogadas
page-review-sum-remaining = ainda esperado no fim
page-review-sum-closes = A conta fecha exatamente; os números mostrados são arredondados.
page-review-sum-holds = A conta fecha até onde os números estão definidos.
page-review-sum-open = A conta não fecha: avise-nos, por favor.
page-review-lost = { $n ->
    [one] 1 linha foi perdida para o relógio e não conta.
   *[other] { $n } linhas foram perdidas para o relógio e não contam.
}
page-review-maker = O codificador
page-review-marks-right = Todas as respostas estavam certas.
page-review-marks-wrong = { $count ->
    [one] Resposta errada: linha { $rows }.
   *[other] Respostas erradas: linhas { $rows }.
}
page-review-contradiction = As respostas não podem ser todas verdadeiras: as linhas { $rows } se contradizem. A análise vai até a linha anterior.
page-review-players = Os decifradores
page-review-player = Jogador
page-review-player-rows = Linhas
page-review-share = Compartilhar
page-review-share-title = Compartilhar sem revelar o código
page-review-share-about = Conta como foi o jogo, sem nenhum palpite nem cor.
page-review-share-text = Texto para compartilhar
page-review-share-send = Compartilhar
page-review-share-copy = Copiar o texto
page-review-share-copied = Copiado
page-review-share-head = Keypeg · { $edition } · { $broken ->
    [yes] decifrado em { $n ->
        [one] 1 linha
       *[other] { $n } linhas
    }
   *[no] não decifrado, { $n ->
        [one] 1 linha
       *[other] { $n } linhas
    }
}
page-review-share-row = { $n } { $sign } { $word } · restam { $left }
page-review-share-sum = Perdido { $given } · sorte { $luck }

## Page, record

page-record-title = Seu histórico
page-record-open = Seu histórico
page-record-lead = De quantas linhas você precisa, o que perde, quanta sorte tem.
page-record-about = Os jogos em que você foi decifrador neste navegador.
page-record-none = Nenhum jogo foi guardado ainda. Decifre um código, e ele aparece aqui.
page-record-off = Seu histórico está desligado nos ajustes: jogos novos não são guardados.
page-record-loading = Buscando o seu histórico …
page-record-player = Jogador
page-record-everybody = todos
page-record-by-edition = Por edição
page-record-edition = Edição
page-record-games = Jogos
page-record-broken = Decifrados
page-record-rows = Linhas em média
page-record-given = Perdido
page-record-luck = Sorte
page-record-per-game = Médias por jogo. Sorte positiva poupou linhas, negativa custou algumas.
page-record-over-time = Ao longo do tempo
page-record-rows-plot = Linhas de cada jogo
page-record-given-plot = Linhas perdidas em cada jogo
page-record-plot-about = { $n ->
    [one] { $what }, um jogo
   *[other] { $what }, { $n } jogos, o mais antigo primeiro
}: entre { $least } e { $most }. A tabela abaixo tem todos os números.
page-record-broken-dot = decifrado
page-record-unbroken-dot = não decifrado
page-record-every = Cada jogo
page-record-when = Quando
page-record-rows-head = Linhas
page-record-unbroken = { $n }, não decifrado
page-record-review = Análise
page-record-csv = Baixar como CSV
page-record-json = Exportar como JSON
page-record-erase = Apagar
page-record-sure-erase = Apagar todo o seu histórico?
page-record-sure-about = { $n ->
    [one] Um jogo é esquecido
   *[other] { $n } jogos são esquecidos
} para sempre. As mesas ficam.
page-record-erased = { $n ->
    [one] 1 jogo apagado.
   *[other] { $n } jogos apagados.
}

## Page, know

page-know-title = O que você sabe
page-know-start = início
page-know-row = linha { $n }
page-know-about = Códigos que ainda combinam após cada linha.

## Page, fair

page-fair-title = Jogo limpo
page-fair-before = A impressão de cada código é publicada antes do primeiro palpite.
page-fair-none = Só quem o criou conhece este código, então nenhuma impressão foi publicada.
page-fair-adversary = Este codificador dobra o código no caminho, nunca contra as próprias respostas. Ele não promete nenhum código.
page-fair-check = Conferir
page-fair-checking = Conferindo …
page-fair-fair = Jogo { $game }: o código mostrado é o que foi criado.
page-fair-unfair = Jogo { $game }: o código mostrado não combina com a impressão.
page-fair-changed = Jogo { $game }: a impressão mudou desde que foi publicada.
page-fair-hidden = Jogo { $game }: o código ainda está escondido.
page-fair-nothing = Ainda não há o que conferir.

## Page, seats

page-seats-title = À mesa
page-seats-codemaker = codificador
page-seats-codebreaker = decifrador
page-seats-online = aqui
page-seats-offline = ausente
page-seats-free = livre
page-seats-computer = computador
page-seats-invite = Convidar
page-seats-sat = { $name } sentou-se
page-seats-left = { $name } saiu da mesa

## Page, invite

page-invite-title = Convidar amigos
page-invite-about = Com este link, qualquer pessoa pode sentar ou assistir.
page-invite-link = Link para esta mesa
page-invite-copy = Copiar o link
page-invite-copied = Copiado
page-invite-qr = Código QR do link
page-invite-local = Este endereço só funciona neste aparelho. Abra o Keypeg pelo endereço da sua rede para convidar outros.
page-invite-about-full = Todos os lugares estão ocupados. Com este link, qualquer pessoa pode assistir.
page-invite-not-copied = O navegador não permitiu copiar. O texto está selecionado: copie-o você mesmo.

## Page, join

page-join-title = Quer sentar?
page-join-about = { $count ->
    [one] { $names } espera por você aqui.
   *[other] { $names } já estão aqui.
}
page-join-about-nobody = Ninguém sentou aqui ainda.
page-join-sit = Sentar
page-join-watch = Só assistir

## Page, hand over

page-hand-over-pass = Passe a tela para { $name }
page-hand-over-set = { $name } cria o código. Os outros olham para o lado.
page-hand-over-mark = { $name } responde à linha.
page-hand-over-guess = { $name } palpita agora.
page-hand-over-ready = Eu sou { $name }

## Page, coach

page-coach-title = Seu primeiro jogo
page-coach-begin = Atrás do anteparo há três pinos. Descubra suas cores e lugares. Comece com vermelho, vermelho, azul: toque nas cores e depois em Palpitar.
page-coach-second = Os pinos de resposta valem para a linha inteira, nunca para um só furo. Tente agora azul, verde, verde.
page-coach-answer = { $red ->
    [0] Nenhum vermelho: nenhum pino está no lugar certo.
    [one] 1 vermelho: um pino tem a cor certa no lugar certo.
   *[other] { $red } vermelhos: { $red } pinos têm a cor certa no lugar certo.
} { $white ->
    [0] Nenhum branco.
    [one] 1 branco: mais uma cor está no código, mas em outro lugar.
   *[other] { $white } brancos: mais { $white } cores estão no código, mas em outro lugar.
}
page-coach-free = Agora continue sozinho. Escolha um código que teria recebido os mesmos pinos em cada linha. “Pode ser?” diz se ele combina, e Dica sugere um.
page-coach-done = Era isso: o código está decifrado e o anteparo, levantado. Em uma partida vocês agora trocam de papel, e o codificador ganha um ponto por linha de que você precisou.
page-coach-lost = As linhas acabaram. Olhe o código e a resposta de cada linha.
page-coach-play = Jogar contra o computador

## Page, net

page-net-lost = Conexão perdida, tentando de novo …
page-net-loading = Pondo a mesa …
page-net-no-table = Essa mesa não existe mais aqui.
page-net-failed = Não deu certo. Tente de novo.
page-net-unreachable = Não é possível chegar ao servidor. Ele está rodando?
page-net-moved = A mesa mudou. Olhe de novo antes de enviar.
page-net-nowhere = Não há nada aqui.

## Page, keys

page-keys-title = Teclas
page-keys-pegs = pôr um pino: a letra ou o número da cor
page-keys-blank = deixar um furo vazio, onde é permitido
page-keys-arrows = escolher um furo
page-keys-back = retirar um pino
page-keys-enter = enviar a linha
page-keys-marks = ao responder: mais um vermelho, mais um branco
page-keys-help = mostrar estas teclas
page-keys-tap = Toque no número de uma linha para copiá-la, ou em um pino para usá-lo. Os pinos também podem ser arrastados.
page-keys-history = copiar uma linha anterior, ou uma posterior
page-keys-undo = desfazer, refazer

## Page, rules

page-rules-title = Regras desta edição
page-rules-open = Regras
page-rules-goal = O codificador cria um código secreto de { $pegs } pinos. O decifrador palpita uma linha inteira de cada vez.
page-rules-colours = As cores: { $names }.
page-rules-red = Um pino de resposta vermelho: um pino da cor certa no lugar certo.
page-rules-white = Um pino de resposta branco: um pino da cor certa no lugar errado.
page-rules-order = Os pinos de resposta dizem quantos, nunca quais. Um pino de resposta vale para um pino; o vermelho vem primeiro.
page-rules-blanks = Furos podem ficar vazios, no código e em um palpite. Um furo vazio conta como mais uma cor.
page-rules-secret-repeats = O código pode ter uma cor mais de uma vez.
page-rules-secret-differs = Todas as cores do código são diferentes.
page-rules-guess-differs = Todas as cores de um palpite também devem ser diferentes.
page-rules-guess-repeats = Um palpite pode repetir cores.
page-rules-rows = { $n ->
    [one] Há 1 linha.
   *[other] Há { $n } linhas.
} O jogo termina quando uma linha é toda vermelha, ou quando todas as linhas foram usadas.
page-rules-score-rows = O codificador ganha um ponto por linha jogada, { $most } se o código nunca for decifrado. Depois os papéis se invertem. Vence quem tem mais pontos.
page-rules-score-games = Decifre o código e você vence o jogo; senão, vence o codificador. Vence quem tem mais jogos.
page-rules-score-group = Palpita-se um de cada vez em um tabuleiro. Um palpite rende { $red } por vermelho e { $white } por branco; o que decifra o código rende { $broken } em vez disso. O codificador pontua por cada volta completa a que o código resiste. Cada um é codificador uma vez.
page-rules-wrong = { $n ->
    [0] Se as respostas se mostrarem erradas, o jogo é repetido.
   *[other] Se as respostas se mostrarem erradas, o jogo é repetido e o decifrador ganha { $n } pontos.
}
page-rules-house = Jogado com regras da casa.
page-rules-source = Fonte

## Page, settings

page-settings-title = Ajustes
page-settings-language = Idioma
page-settings-theme = Tabuleiro
page-settings-themes-auto = como o aparelho
page-settings-signs = Nos pinos
page-settings-signs-of-shapes = formas
page-settings-signs-of-letters = letras
page-settings-numbers = Números ao lado dos pinos de resposta
page-settings-letter-keys = Teclas de letras e números põem pinos
page-settings-record = Guardar o meu histórico
page-settings-record-about = Linhas, perdas e sorte de cada jogo em que você palpita, neste servidor, com um cookie que só este navegador tem.
page-settings-themes-walnut = nogueira (claro)
page-settings-themes-slate = ardósia (escuro)
page-settings-themes-paper = papel (alto contraste)
page-settings-sound = Sons
page-settings-pace = O computador joga em um ritmo que consigo acompanhar

## Page, header

page-header-home = Keypeg, para o início
page-header-game = jogo { $n } de { $of }
page-header-sound = Som

## Page, table

page-table-sheet = Esta mesa
page-table-open = Pontos, notas e mais
page-table-match = Partida
page-table-knowledge = O que você sabe

## Page, notes

page-notes-title = Suas notas
page-notes-about = Toque em uma cor para riscá-la, ou em uma casa: ✕ aqui não, ● aqui. Só você vê isto.
page-notes-clear = Limpar
page-notes-cross = Riscar { $colour }
page-notes-cell = { $colour }, lugar { $hole }: { $note ->
    [out] aqui não
    [sure] aqui
   *[none] sem nota
}
