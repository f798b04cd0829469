### Keypeg's words in French. One file per language, read by Python and by the page alike.
### A message is a code and its words; { $name } is a parameter. CONTRIBUTING says how to add a language.

language-name = Français

## Lists: "1, 3 et 4"

list-middle = { $start }, { $next }
list-end = { $start } et { $last }

## Numbers: the sign between thousands, the one before the fraction, and the first number with thousands set apart

number-group = { "\u202f" }
number-point = ,
number-grouped-from = 1000

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

## Boutons, libellés et colonnes communs à plusieurs écrans

action-close = Fermer
action-copied = Copié
action-erase = Effacer
action-give-up = Abandonner
action-guess = Proposer
action-hint = Conseil
action-join = Jouer
action-next-game = Manche suivante
action-no = Non
action-review = Analyse
action-set-code = Poser le code
action-share = Partager
action-show-code = Montrer le code
action-yes = Oui

label-codes-left = Codes restants
label-edition = Édition
label-first-codemaker = Premier codificateur
label-games = Manches
label-luck = Chance
label-player = Joueur
label-players = Joueurs
label-row = Rangée
label-rows = Rangées
label-rows-lost = Perdues
label-score-card = Feuille de score
label-your-name = Votre nom

role-codebreaker = décodeur
role-codemaker = codificateur

result-in-play = en cours
result-not-broken = non percé

column-bad-luck = malchance
column-best = meilleure
column-broken = percés
column-edition = édition
column-expected = attendu
column-feedback = réponse
column-games = manches
column-good-luck = chance
column-guess = proposition
column-left = codes restants
column-lost = perdues
column-luck = chance
column-row = rangée
column-rows = rangées

## Pourquoi une action n'est pas permise maintenant

reason-match-over = la partie est terminée
reason-no-such-seat = cette place n’existe pas à cette table
reason-codemaker-only = seul le codificateur de cette manche peut faire cela
reason-codebreaker-only = seul un décodeur de cette manche peut faire cela
reason-table-only = seule la table elle-même peut faire cela
reason-not-your-turn = c’est le tour d’un autre décodeur
reason-secret-not-set = le codificateur n’a pas encore posé le code
reason-secret-already-set = le code de cette manche est déjà posé
reason-secret-behind-shield = à cette table, le code reste derrière le vrai cache et n’est pas saisi
reason-secret-must-be-entered = à cette table, le code doit être saisi
reason-not-a-code = ce n’est pas un code de cette édition
reason-not-a-secret = ce code ne peut pas être le code secret : dans cette édition, toutes ses couleurs doivent être différentes
reason-not-a-guess = ce code ne peut pas être proposé : dans cette édition, toutes ses couleurs doivent être différentes
reason-feedback-pending = la dernière rangée n’a pas encore de réponse
reason-no-row-to-mark = aucune rangée n’attend de réponse
reason-table-marks = à cette table, c’est la table qui donne les réponses
reason-codemaker-marks = à cette table, c’est le codificateur qui donne les réponses
reason-not-feedback = cette réponse est impossible dans cette édition
reason-false-feedback = la table ne donne que des réponses exactes
reason-reveal-due = les propositions sont terminées : au codificateur de révéler le code
reason-reveal-not-due = le code ne peut pas encore être révélé
reason-no-rows-to-claim = aucune rangée n’a encore de réponse, il n’y a donc rien à contester
reason-claim-repeated = vous avez déjà contesté, et il n’y a pas eu de nouvelle réponse depuis
reason-conceding-off = l’abandon est désactivé à cette table
reason-conceded-already = vous avez déjà abandonné ; les autres décodeurs jouent encore
reason-no-clock = le temps n’est pas limité à cette table

## Pourquoi une table refuse

reason-unknown-table = cette table n’existe pas
reason-table-closed = cette table est fermée
reason-unknown-seat = cette place n’existe pas à cette table
reason-seat-taken = cette place est prise
reason-computer-seat = un ordinateur joue à cette place
reason-seat-guards-code = cette place garde le code de la manche en cours : elle sera libre à la fin de la manche
reason-name-taken = quelqu’un à cette table porte déjà ce nom
reason-not-your-seat = ce n’est pas votre place
reason-seats-open = la partie commence quand toutes les places sont prises
reason-no-spectators = cette table n’admet pas de spectateurs
reason-no-hints = les conseils sont désactivés à cette table
reason-codebreakers-only = les conseils sont réservés aux décodeurs, pendant une manche
reason-too-many-tables = trop de tables sont ouvertes depuis votre adresse : fermez-en une ou réessayez plus tard
reason-too-many-seats = trop de places sont prises depuis votre adresse : libérez-en une ou réessayez plus tard
reason-nothing-finished = aucune manche de cette partie n’est terminée, il n’y a donc rien à exporter
reason-match-goes-on = vous pourrez demander une revanche quand la partie sera terminée
reason-no-such-game = cette manche n’existe pas dans cette partie
reason-no-such-row = cette manche n’a pas de telle rangée avec une réponse
reason-game-goes-on = cette manche n’est pas terminée : l’analyse est possible à la fin, ou maintenant si la table permet les conseils
reason-not-recorded = seules les manches que vous avez jouées jusqu’au bout comme décodeur sont enregistrées
reason-too-large-to-review = cette édition a trop de codes pour une analyse
reason-bad-action-id = l’identifiant d’une action doit compter de 1 à 64 caractères ASCII imprimables
reason-table-here = cette table est déjà ici
reason-nobody-left = personne n’a quitté cette table
reason-nobody-away = personne n’est absent depuis assez longtemps
reason-elsewhere = vous continuez sur un autre appareil
reason-bad-pass = ce lien a déjà servi ou date de plus de dix minutes
reason-pass-hides-code = cette personne a posé le code de la manche en cours : la place ne peut être transmise qu’à la fin de la manche
reason-code-gone = le code est parti avec son codificateur, cette manche ne peut donc pas continuer
reason-name-fixed = les noms ne peuvent être changés qu’avant le premier coup
reason-host-starts = tant que la personne qui a ouvert la table est connectée, c’est elle qui lance la partie
reason-no-copy = seule une partie contre des ordinateurs, sans limite de temps, peut continuer sur un appareil
reason-bad-journal = le journal de cette table ne respecte pas les règles
reason-old-reading = cette partie a commencé selon une lecture plus ancienne des règles et ne peut pas être transférée : finissez-la ici, ou commencez-en une autre
reason-no-ladder-token = il faut pour cela le jeton d’un joueur du classement : inscrivez-vous d’abord
reason-ladder-name-taken = quelqu’un porte déjà ce nom dans le classement
reason-no-memory = cet appareil n’a pas assez de mémoire pour cela
reason-no-token = il faut pour cela le jeton d’une place
reason-unknown-room = aucune salle ne porte ce code
reason-room-closed = cette salle est fermée
reason-room-full = cette salle est pleine
reason-room-name-taken = quelqu’un dans cette salle porte déjà ce nom, ou un nom presque pareil
reason-name-not-listed = ce nom n’est pas sur la liste de la salle
reason-not-in-room = ce joueur n’est pas dans cette salle : entrez d’abord
reason-host-only = seul l’hôte de la salle peut faire cela
reason-host-sets-code = dans cette salle, l’hôte pose les codes et ne peut donc pas jouer
reason-table-sets-code = dans cette salle, ce n’est pas l’hôte qui pose le code
reason-code-missing = il faut poser un code avant de commencer cette manche
reason-no-duel = seuls les deux joueurs d’un duel se posent des codes
reason-too-few-players = il n’y a pas encore assez de joueurs
reason-round-goes-on = cette manche n’est pas terminée
reason-rounds-played = toutes les manches de cette salle ont été jouées
reason-no-round = aucune manche n’est en cours
reason-round-paused = l’hôte a mis cette manche en pause
reason-round-not-begun = cette manche n’a pas encore commencé
reason-no-more-hints = il n’y a plus d’indice pour cette manche
reason-no-rematch = la suite se joue dans la salle, pas à cette table
table-of-room = les tables de la salle { $room } sont distribuées par la salle et ne peuvent pas être ouvertes
reason-stale = la table a changé avant l’arrivée de votre coup ; regardez le plateau et réessayez
reason-store = la base de données est injoignable pour le moment : réessayez
reason-failed = erreur interne du serveur
reason-origin = cette page vient d’un autre site et ne peut pas utiliser ces tables
reason-no-address = il n’y a rien à cette adresse
reason-no-method = cette adresse n’accepte pas cette méthode
reason-too-large = la requête est trop grande
reason-left = cette place a été abandonnée
reason-restart = le serveur s’arrête
reason-silent = pas de réponse au signal de vie
reason-too-many =
    { $what ->
        [actions] trop d’actions en peu de temps : patientez un instant
        [tables] trop de nouvelles tables en peu de temps : patientez un instant
        [reactions] trop de réactions en peu de temps : patientez un instant
        [questions] trop de demandes d’aide en peu de temps : patientez un instant
        [connections] trop de connexions à la fois : fermez-en une
       *[requests] trop de requêtes en peu de temps : patientez un instant
    }

## Refus avec précisions

contradiction =
    { $count ->
        [one] la rangée { $rows } se contredit : aucun code ne convient
       *[other] les rangées { $rows } se contredisent : aucun code ne convient à toutes
    }
interrupted = interrompu
missing-extra = il faut pour cela l’extra « { $extra } » : pip install "keypeg[{ $extra }]"
undecided = les rangées n’ont pas pu être vérifiées en { $steps } étapes
no-answer = cela n’a pas pu être calculé à temps : réessayez plus tard
unknown-language = Keypeg ne parle pas « { $text } » : il parle { $languages }
unknown-edition = édition inconnue « { $text } » : les éditions sont { $editions } ; ou écrivez une forme comme 4x6r10
unknown-level = niveau inconnu « { $text } » : les niveaux sont { $levels }
unknown-strategy = stratégie inconnue « { $text } » : les stratégies sont { $strategies }
strategy-failed = la stratégie { $name } échoue à « { $position } » : { $problem }
strategy-ambiguous = { $count } paquets ont une stratégie nommée « { $text } » : écrivez paquet:nom
strategy-not-loaded = impossible de charger la stratégie « { $text } » : { $problem }
strategy-not-function = la stratégie « { $text } » ne peut pas être appelée avec une position et une source de hasard : écrivez def { $function }(position, chance)
strategy-never-breaks = la stratégie { $name } n’a pas percé un code de { $edition } en { $rows } rangées
kernel-missing = le jeu parfait a besoin du noyau natif : réinstallez keypeg avec un compilateur C++
library-missing = il manque la bibliothèque « { $name } » : pip install --upgrade keypeg
players-exact = { $edition } se joue à { $needed }, pas à { $players }
players-range = { $edition } se joue de { $least } à { $most }, pas à { $players }
games-range = une partie de { $games } manches est impossible : choisissez de 1 à 100
games-even = une partie de { $edition } compte un nombre pair de manches, pas { $games }
games-players = une partie de { $edition } à { $players } joueurs compte { $players } manches ou un multiple de { $players }, pas { $games }
shape-limit =
    { $what ->
        [pegs] le nombre de pions ne peut pas être { $value } : choisissez de { $least } à { $most }
        [colours] le nombre de couleurs ne peut pas être { $value } : choisissez de { $least } à { $most }
       *[rows] le nombre de rangées ne peut pas être { $value } : choisissez de { $least } à { $most }
    }
shape-few-colours = { $colours } couleurs ne suffisent pas pour { $pegs } pions différents : autorisez les répétitions ou prenez au moins { $pegs } couleurs
shape-guess-repeats = si le code secret peut répéter des couleurs, les propositions doivent le pouvoir aussi
name-invalid = « { $name } » ne peut pas être un nom : un nom a de 1 à 40 caractères imprimables
name-twice = deux joueurs s’appellent « { $name } » : les noms doivent être différents
first-seat = la place { $seat } ne peut pas commencer : il y a { $seats } places
shield-table-marks = la table ne peut pas donner de réponses pour un code derrière un vrai cache : laissez faire le codificateur
digit-sum-not-here = { $edition } ne se joue pas en { $shape } : seul number, dans sa taille, donne la somme des chiffres, avec number/4x6s
digit-sum-not-agreed = { $edition } ne donne pas la somme des chiffres : enlevez sum=, ou jouez à number/4x6s
digit-sum-range = aucun code n’a { $sum } pour somme de ses chiffres : choisissez de { $least } à { $most }
digit-sum-unknown = la somme des chiffres n’est donnée que d’un code que la table connaît : jouez sans vrai cache, et sans l’adversaire rusé
seconds-range = { $seconds } secondes par coup, c’est impossible : choisissez de 1 à 86 400
reading-unknown = la lecture { $reading } des règles n’existe pas : choisissez de 1 à { $newest }
seat-person-level = la place { $seat } est pour une personne : seuls les ordinateurs ont un niveau
seat-unknown-level = la place { $seat } a le niveau inconnu « { $text } » : les niveaux sont { $levels }
adversary-seat = la place { $seat } ne peut pas être un adversaire rusé : il y a { $seats } places
warning-odd-games =
    { $games ->
        [1] Avec une manche, un seul joueur est codificateur ; un nombre pair est plus équitable.
       *[other] Avec { $games } manches, un joueur est plus souvent codificateur ; un nombre pair est plus équitable.
    }

## Textes illisibles

notation-code-length =
    { $needed ->
        [one] « { $text } » n’est pas un code de { $edition } : un code a 1 pion, pas { $length }
       *[other] « { $text } » n’est pas un code de { $edition } : un code a { $needed } pions, pas { $length }
    }
notation-code-blank = « { $text } » n’est pas un code de { $edition } : les trous vides ne sont pas permis (choisissez parmi { $letters })
notation-code-colour = « { $text } » n’est pas un code de { $edition } : il n’y a pas de couleur « { $sign } » (choisissez parmi { $letters })
notation-secret-repeats =
    { $count ->
        [2] { $text } ne peut pas être le code secret dans { $edition } : { $letter } apparaît deux fois, mais toutes les couleurs doivent être différentes
       *[other] { $text } ne peut pas être le code secret dans { $edition } : { $letter } apparaît { $count } fois, mais toutes les couleurs doivent être différentes
    }
notation-guess-repeats =
    { $count ->
        [2] { $text } ne peut pas être proposé dans { $edition } : { $letter } apparaît deux fois, mais toutes les couleurs doivent être différentes
       *[other] { $text } ne peut pas être proposé dans { $edition } : { $letter } apparaît { $count } fois, mais toutes les couleurs doivent être différentes
    }
notation-feedback-form = « { $text } » n’est pas une réponse : écrivez rouge-blanc, par exemple 1-2
notation-feedback-form-in-black = « { $text } » n’est pas une réponse : écrivez noir-blanc, par exemple 1-2
notation-feedback-count =
    { $pegs ->
        [one] la réponse { $text } est impossible dans { $edition } : { $count } fiches pour 1 pion
       *[other] la réponse { $text } est impossible dans { $edition } : { $count } fiches pour { $pegs } pions
    }
notation-feedback-last-white = la réponse { $text } est impossible dans { $edition } : avec { $red } rouges, la dernière fiche ne peut pas être blanche
notation-feedback-last-white-in-black = la réponse { $text } est impossible dans { $edition } : avec { $red } noires, la dernière fiche ne peut pas être blanche
notation-feedback-places = la réponse { $text } est impossible dans { $edition } : ses fiches ne comptent que les bonnes places, donc aucune n’est blanche
notation-feedback-colours = la réponse { $text } est impossible dans { $edition } : ses fiches ne comptent que les bonnes couleurs, donc toutes sont blanches
notation-feedback-range = { $red } rouges et { $white } blanches ne font pas une réponse : aucun nombre n’est inférieur à 0, et leur somme est au plus { $most }
notation-feedback-range-in-black = { $red } noires et { $white } blanches ne font pas une réponse : aucun nombre n’est inférieur à 0, et leur somme est au plus { $most }
notation-shape = « { $text } » n’est pas une forme : écrivez pions x couleurs, par exemple 4x6 ; puis, si vous voulez, r et les rangées, b pour des trous vides, p ou c pour des fiches qui ne comptent que les places ou que les couleurs, u pour un code sans répétition (U : les propositions aussi), d pour un code avec répétitions
counting-not-here = dans { $shape }, les fiches ne comptent que les places ou que les couleurs : les livres, les preuves et le laboratoire demandent des fiches qui comptent les deux
notation-position-empty = la position est vide : écrivez une édition puis ses rangées, par exemple classic RRGG:1-0
notation-position-rows = { $count } rangées, c’est trop pour { $edition }, qui en a { $rows }
notation-digit-sum = « { $text } » n’est pas une somme de chiffres : écrivez sum=14
notation-row = « { $text } » n’est pas une rangée : écrivez proposition:rouge-blanc, par exemple { $example }
notation-row-in-black = « { $text } » n’est pas une rangée : écrivez proposition:noir-blanc, par exemple { $example }
notation-action = « { $text } » n’est pas une action : écrivez secret, guess, mark, reveal ou admit avec sa valeur ; ou claim, concede ou time

## Textes de partie

text-too-long = le texte de la partie fait { $length } caractères ; le maximum est { $most }
text-tag-twice = ligne { $line } : l’étiquette { $tag } apparaît deux fois
text-tag-form = ligne { $line } : « { $text } » n’est pas une étiquette : écrivez [Nom "valeur"]
text-tag-missing = l’étiquette { $tag } manque dans le texte de la partie
text-no-result = le résultat manque dans le texte de la partie : ajoutez une étiquette comme [Result "*"]
text-cut-off = le texte de la partie est coupé : sa dernière ligne doit être le résultat, par exemple 5-6 ou *
text-wrong-result = le texte de la partie donne le résultat « { $told } », mais d’après ses rangées c’est { $result }
text-not-whole = { $tag } vaut « { $text } » : écrivez un nombre entier
text-one-of = { $tag } vaut « { $text } » : écrivez { $first } ou { $second }
text-line = ligne { $line } : { $problem }
text-game-early = la manche { $game } commence avant la fin de la précédente
text-game-order = la prochaine manche est { $game } avec le codificateur { $codemaker }, pas { $told } avec le codificateur { $told_codemaker }
text-no-ending = le texte dit « { $text } », mais aucune manche ne vient de se terminer
text-wrong-ending = le texte dit « { $text } », mais d’après les rangées c’est « { $ending } »
text-row-order = la prochaine rangée est { $row }, pas { $told }
text-claim-shown = le texte dit que la contestation était « { $text } », mais elle était prouvée
text-claim-not-shown = le texte dit que la contestation était « { $text } », mais elle n’était pas prouvée
text-concede = « { $text } » n’est pas une ligne de partie : écrivez concede et la place
text-row-number = « { $text } » n’est pas une ligne de partie : une rangée commence par son numéro, par exemple 1. { $guess }

## Fichiers, bases de données et serveurs

file-unreadable = impossible de lire « { $path } » : { $problem }
file-not-text = impossible de lire « { $path } » : l’octet { $byte } n’est pas du texte UTF-8
file-unwritable = impossible d’écrire « { $path } » : { $problem }
store-newer = la base de données est à la version { $found }, mais ce programme ne connaît que la version { $newest } : installez une version plus récente de Keypeg
store-blocked = la base de données n’accepte pas de modifications pour le moment : réessayez
store-closing = les tables se ferment
store-contended = d’autres processus écrivent sans cesse dans cette table avant vous : réessayez
table-options-damaged = les options de cette table sont endommagées dans la base de données : elle ne peut pas être ouverte
table-line-damaged = la ligne { $line } du journal de cette table est endommagée dans la base de données : elle ne peut pas être ouverte
store-url-fails = la base de données { $url } ne fonctionne pas : { $problem }
store-fails = la base de données ne fonctionne pas : { $problem }
store-url-form = « { $url } » n’est pas l’adresse d’une base de données
store-in-memory = la base de données doit être un fichier, pour rester après l’arrêt du programme : par exemple sqlite:///tables.sqlite3
store-backend = « { $name } » n’est pas une base de données prise en charge : choisissez sqlite ou postgresql
store-folder = impossible de garder des tables dans « { $path } » : { $problem }
serve-address = impossible d’écouter sur { $host } port { $port } : { $problem }
serve-origin = { $text } n’est pas une origine : écrivez-la comme https://example.org, sans chemin
serve-metrics-address = { $text } n’est pas une adresse pour les métriques : écrivez-la comme 127.0.0.1:9100
serve-workers = plusieurs processus ont besoin de PostgreSQL : ajoutez --database postgresql://...
request-field = impossible de lire { $field } : { $problem }
request-not-json = impossible de lire la requête : son JSON n’est pas celui que cette adresse attend
request-number = { $field } doit être un nombre de 0 à { $most }
request-take-seat = vous ne pouvez pas prendre la place { $seat } : ce n’est pas la place d’une personne à cette table
review-too-large = { $shape } est trop grand pour une analyse : il y a { $guesses } propositions possibles ; le maximum est { $most }
too-many-codes = { $edition } a trop de codes pour les lister : { $codes } ; le maximum est { $most }

## Éditions et niveaux

edition-classic-name = Classic
edition-classic-about = Quatre pions, six couleurs, dix rangées. Le codificateur marque un point par rangée dont vous avez besoin.
edition-classic-source = Feuilles de règles 000 et 001. Nous avons choisi les couleurs, car les images sont perdues.
edition-pocket-name = Pocket
edition-pocket-about = L’édition de voyage : comme Classic, sans le bonus. Dans le jeu avancé, des trous peuvent rester vides.
edition-pocket-source = Feuille de règles 002. Elle ne donne pas le nombre de rangées ; nous en avons choisi dix.
edition-expert-name = Expert
edition-expert-about = Quatre ou cinq pions, six à huit couleurs, dix rangées. Pour corser le jeu, des trous peuvent rester vides.
edition-expert-source = Feuille de règles 003. Nous avons choisi la septième et la huitième couleur.
edition-new-name = New
edition-new-about = Quatre pions, huit couleurs, toutes différentes, douze rangées. Percez le code et vous gagnez la manche.
edition-new-source = Feuille de règles 004, le jeu à deux. Dans le jeu avancé, le code peut répéter des couleurs.
edition-party-name = Party
edition-party-about = Trois à cinq joueurs proposent à tour de rôle sur un plateau. Chaque fiche rapporte des points, et percer le code en rapporte le plus.
edition-party-source = Feuille de règles 004, le jeu en groupe. Son barème pour le codificateur est perdu ; le nôtre est reconstitué.
edition-super-name = Super
edition-super-about = Cinq pions, huit couleurs, douze rangées : pour une longue soirée. Points comme dans Classic.
edition-super-source = La taille de Super Mastermind d’Invicta (1975). Nous n’en avons pas les règles, les points sont donc ceux de Classic.
edition-mini-name = Mini
edition-mini-about = Quatre pions, six couleurs, et seulement six rangées. Points comme dans Classic.
edition-mini-source = La taille de Mini Mastermind d’Invicta (1976). Nous n’en avons pas les règles, les points sont donc ceux de Classic.
edition-mini2004-name = Mini 2004
edition-mini2004-about = Quatre pions, six couleurs, huit rangées : la boîte de voyage plus récente. Points comme dans Classic.
edition-mini2004-source = La taille de Mini Mastermind de 2004, d’après les listes d’éditions. Nous n’en avons pas les règles, les points sont donc ceux de Classic.
edition-kids-name = Kids
edition-kids-about = Trois pions, six couleurs, neuf rangées : un premier jeu. Points comme dans Classic.
edition-kids-source = La règle de Mastermind for Kids de Pressman : la taille, et le plus jeune pose le premier code. Les points sont ceux de Classic.
edition-bulls-name = Bulls and Cows
edition-bulls-about = Quatre chiffres différents sur dix, dans le code et les propositions. Fiches rouges : taureaux ; blanches : vaches.
edition-bulls-about-in-black = Quatre chiffres différents sur dix, dans le code et les propositions. Fiches noires : taureaux ; blanches : vaches.
edition-bulls-source = Le jeu traditionnel avec papier et crayon. Il n’a pas de plateau : nous avons choisi dix rangées et les points de Classic.
edition-number-name = Number
edition-number-about = Quatre chiffres de 1 à 6, et un chiffre peut revenir. Points comme dans Classic.
edition-number-source = Les chiffres de Number Mastermind d’Invicta (1976), avec au choix son indice facultatif, la somme des chiffres. Nous n’en avons pas les règles : les dix rangées et les points de Classic sont notre choix.
edition-house-name = Règles maison
edition-house-about = Une forme de votre choix, avec les points de Classic.
edition-house-source = Convenu à la table.
edition-shape = { $shape }
edition-house-rule = { $name } { $shape }
level-beginner-name = Débutant
level-beginner-about = Oublie la moitié des rangées et propose n’importe quel code qui convient aux autres.
level-casual-name = Occasionnel
level-casual-about = Oublie une rangée de temps en temps.
level-steady-name = Régulier
level-steady-about = Ne propose que des codes qui peuvent être le code secret.
level-strong-name = Fort
level-strong-about = Choisit la proposition qui devrait laisser le moins de codes, mais oublie parfois une rangée.
level-expert-name = Expert
level-expert-about = Choisit toujours la proposition qui apporte le plus d’information.
level-perfect-name = Parfait
level-perfect-about = Joue d’après un livre de manches parfaites : là où c’est prouvé, aucune stratégie ne demande moins de rangées en moyenne.
level-adversary-name = Adversaire rusé
level-adversary-about = Comme codificateur, il n’a pas de code fixe : il le change pendant que vous jouez, sans jamais contredire ses réponses.
seat-adversary-note = L’adversaire rusé n’a pas de code fixe : il le change pendant la manche, sans jamais contredire ses réponses.

## Ce qui se passe dans une partie

event-game-started = Manche { $game } : { $player } est le codificateur.
event-secret-set = { $player } a posé le code.
event-secret-set-digit-sum = { $player } a posé le code. La somme de ses chiffres est { $sum }.
event-guess-placed = Rangée { $row }, { $player } : { $colours }.
event-feedback-given = Rangée { $row } : { $feedback }.
event-row-lost = Rangée { $row } : le temps de { $player } est écoulé, la rangée est perdue.
event-row-skipped = Rangée { $row } : { $player } n’est pas là, son tour est passé.
event-turn-skipped = { $player } n’est pas là, son tour est passé.
event-claim-shown = { $player } conteste la réponse, et les rangées lui donnent raison.
event-claim-not-shown = { $player } conteste la réponse, mais les rangées ne lui donnent pas raison.
event-conceded = { $player } abandonne.
event-secret-revealed = Le code était { $colours }.
event-wrong-information =
    { $count ->
        [one] Réponse fausse à la rangée { $rows }.
       *[other] Réponse fausse : les rangées { $rows } ne peuvent pas toutes être justes.
    }
event-game-ended =
    { $ending ->
        [broken] La manche { $game } est terminée : le code est percé.
        [unbroken] La manche { $game } est terminée : le code n’a pas été percé.
        [conceded] La manche { $game } est terminée : les décodeurs ont abandonné.
        [forfeited] La manche { $game } est terminée : le codificateur a abandonné.
        [wrong] La manche { $game } est terminée : le codificateur a donné une réponse fausse et la perd.
        [void-last] La manche { $game } ne compte pas, et la partie s’arrête là.
       *[void] La manche { $game } ne compte pas et sera rejouée.
    }{ $scored ->
        [0] {""}
       *[other] {" "}Points : { $points }.
    }
event-match-ended = La partie est terminée : { $verdict }.
verdict-winner = { $player } gagne
verdict-draw = égalité
verdict-shared = { $players } se partagent la victoire
subject-computer = { $place ->
        [start] L’ordinateur
       *[inside] l’ordinateur
    }{ $rest }
card-name = NOM
card-total = TOTAL
card-game = MANCHE { $game }
card-game-void = MANCHE { $game } annulée
turn-set-code = { $player } pose le code
turn-mark = { $player } donne la réponse pour la rangée { $row }
turn-reveal = { $player } révèle le code
turn-guess = { $player } joue la rangée { $row }
turn-over-won = La partie est terminée : { $player } gagne
turn-over-draw = La partie est terminée : égalité
turn-over-shared = La partie est terminée : { $players } se partagent la victoire
turn-closed-left = { $player } a quitté la table, qui est donc fermée
turn-closed-expired = Cette table est fermée, car il ne s’y passait plus rien depuis longtemps
turn-free-seats = La partie commence quand toutes les places sont prises ; encore libres : { $seats }

## Conseils et vérifications

hint-only-code = c’est le seul code qui reste
hint-could-win =
    il laisse en moyenne { NUMBER($expected, maximumFractionDigits: 1) } codes sur { $left } ({ $answers } { $answers ->
        [one] réponse possible
       *[other] réponses possibles
    }) et peut gagner tout de suite
hint-cannot-win =
    il laisse en moyenne { NUMBER($expected, maximumFractionDigits: 1) } codes sur { $left } ({ $answers } { $answers ->
        [one] réponse possible
       *[other] réponses possibles
    }), même s’il ne peut pas être le code secret
hint-sampled = il y a trop de propositions pour toutes les comparer ; c’est la meilleure d’un échantillon
hint-answer = { $guess } : { $why }.
hint-look-only = Il ne reste qu’un code : lequel convient à toutes les rangées ?
hint-look-begin = On ne sait encore rien : toute proposition qui peut être le code est un début.
hint-look-first =
    { $colours ->
        [one] Cherchez une proposition d’une seule couleur.
       *[other] Cherchez une proposition de { $colours } couleurs différentes.
    }
hint-look-fits =
    { $new ->
        [0] Cherchez un code qui convient à toutes les rangées.
        [one] Cherchez un code qui convient à toutes les rangées et apporte une couleur encore absente des rangées.
       *[other] Cherchez un code qui convient à toutes les rangées et apporte { $new } couleurs encore absentes des rangées.
    }
hint-look-tests =
    { $new ->
        [0] Cherchez une proposition qui n’est pas forcément le code, mais en apprend plus : mêlez ce que les rangées laissent ouvert.
        [one] Cherchez une proposition qui n’est pas forcément le code, mais en apprend plus : apportez une couleur encore absente des rangées.
       *[other] Cherchez une proposition qui n’est pas forcément le code, mais en apprend plus : apportez { $new } couleurs encore absentes des rangées.
    }
check-possible = Possible : il convient à toutes les rangées.
check-repeats = Impossible : toutes les couleurs du code secret sont différentes.
check-refused = Impossible. { $why }
check-fits = Au moins un code convient à toutes les rangées.
check-fits-left =
    { $left ->
        [one] Les rangées concordent : { $left } code convient encore.
       *[other] Les rangées concordent : { $left } codes conviennent encore.
    }
check-contradiction =
    { $count ->
        [one] Aucun code ne convient : la rangée { $rows } se contredit.
       *[other] Aucun code ne convient : les rangées { $rows } se contredisent.
    }
check-repair = La rangée { $row } conviendrait avec { $feedback }.
check-repair-left =
    { $left ->
        [one] La rangée { $row } conviendrait avec { $feedback } ({ $left } code restant).
       *[other] La rangée { $row } conviendrait avec { $feedback } ({ $left } codes restants).
    }
check-no-repair = Changer une seule rangée n’y ferait rien.

## Analyses

number-exact = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-range = { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) } à { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
number-signed =
    { $sign ->
        [plus] +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
number-signed-range =
    { $lower_sign ->
        [plus] +{ NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($lower, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    } à { $upper_sign ->
        [plus] +{ NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[none] { NUMBER($upper, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    }
hardness-proven =
    { $rows ->
        [one] Le jeu parfait perce ce code en { $rows } rangée ; on ne peut pas faire moins.
       *[other] Le jeu parfait perce ce code en { $rows } rangées ; { $percent ->
            [0] presque aucun code n’en demande moins
           *[other] { NUMBER($percent, maximumFractionDigits: 0) } % des codes en demandent moins
        }.
    }
hardness-best-known =
    { $rows ->
        [one] Le meilleur jeu connu perce ce code en { $rows } rangée ; on ne peut pas faire moins.
       *[other] Le meilleur jeu connu perce ce code en { $rows } rangées ; { $percent ->
            [0] presque aucun code n’en demande moins
           *[other] { NUMBER($percent, maximumFractionDigits: 0) } % des codes en demandent moins
        }.
    }
review-why-could-win =
    Elle laisse en moyenne { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] code
       *[other] codes
    } ({ $answers } { $answers ->
        [one] réponse possible
       *[other] réponses possibles
    }) et peut gagner tout de suite.
review-why-cannot-win =
    Elle laisse en moyenne { NUMBER($expected, maximumFractionDigits: 1) } { $expected ->
        [1] code
       *[other] codes
    } ({ $answers } { $answers ->
        [one] réponse possible
       *[other] réponses possibles
    }), mais ne peut pas gagner tout de suite.
review-word-perfect = parfait
review-word-good = bon
review-word-mistake = erreur
review-word-fine = correct
review-word-slip = faux pas
review-verdict-flawless = Une manche sans faute.
review-verdict-strong = Une très belle manche.
review-verdict-good = Une bonne manche.
review-verdict-decent = Une manche correcte.
review-verdict-learning = Une manche riche en leçons.
review-verdict-open =
    { $rows ->
        [one] Code trouvé en une rangée.
       *[other] Code trouvé en { $rows } rangées.
    }
review-verdict-unbroken = Cette fois, le code a résisté.
review-praise-all = Aucune proposition n’aurait pu être meilleure.
review-praise-perfect =
    { $perfect ->
        [one] Une proposition sur { $rows } n’aurait pas pu être meilleure.
       *[other] { $perfect } propositions sur { $rows } n’auraient pas pu être meilleures.
    }
review-praise-every = Chaque proposition aurait pu être le code.
review-praise-possible =
    { $possible ->
        [one] Une proposition sur { $rows } aurait pu être le code.
       *[other] { $possible } propositions sur { $rows } auraient pu être le code.
    }
review-still-possible =
    { $codes ->
        [one] Il ne restait qu’un code possible.
       *[other] Il restait { $codes } codes possibles.
    }
review-below-the-book = Même le jeu parfait a besoin de { $rows } rangées pour ce code.
review-luck-much =
    { $row ->
        [0] La chance a beaucoup aidé.
       *[other] La chance a beaucoup aidé, surtout à la rangée { $row }.
    }
review-luck-little =
    { $row ->
        [0] La chance a un peu aidé.
       *[other] La chance a un peu aidé, surtout à la rangée { $row }.
    }
review-luck-none = La chance n’a presque pas compté.
review-no-luck-little =
    { $row ->
        [0] Les réponses étaient un peu malchanceuses.
       *[other] Les réponses étaient un peu malchanceuses, surtout celle à la rangée { $row }.
    }
review-no-luck-much =
    { $row ->
        [0] Les réponses étaient très malchanceuses.
       *[other] Les réponses étaient très malchanceuses, surtout celle à la rangée { $row }.
    }
review-moment = La plus instructive : la rangée { $row }
review-loss-nothing = Une seule réponse était possible : cette proposition n’a rien appris de nouveau.
review-loss-impossible = Elle ne pouvait pas être le code. { $why }
review-loss-could-win = Une proposition qui pouvait être le code était meilleure ici.
review-loss-explore-codes =
    { $best ->
        [one] Elle pouvait gagner tout de suite, mais une proposition qui ne peut pas gagner en apprend plus ici : elle laisse au plus un code, celle-ci jusqu’à { $own }.
       *[other] Elle pouvait gagner tout de suite, mais une proposition qui ne peut pas gagner en apprend plus ici : elle laisse au plus { $best } codes, celle-ci jusqu’à { $own }.
    }
review-loss-explore-answers = Elle pouvait gagner tout de suite, mais une proposition qui ne peut pas gagner en apprend plus ici : elle a { $best } réponses possibles, celle-ci { $own }.
review-loss-codes =
    { $best ->
        [one] Elle pouvait laisser jusqu’à { $own } codes ; une meilleure en laisse au plus un.
       *[other] Elle pouvait laisser jusqu’à { $own } codes ; une meilleure en laisse au plus { $best }.
    }
review-loss-answers = Elle avait { $own } réponses possibles ; une meilleure en a { $best } et en apprend donc plus.
review-loss-slower = Une autre proposition trouve le code un peu plus tôt en moyenne.
retry-perfect = C’est ça : aucune proposition n’est meilleure ici.
retry-good = Très bien : presque aucune proposition n’est meilleure ici.
retry-same = Ni meilleure ni moins bonne que la rangée { $row }.
retry-better = Meilleure que la rangée { $row }, mais il y a encore mieux.
retry-worse = La rangée { $row } était meilleure que celle-ci.
retry-open = Cette édition a trop de codes pour dire avec certitude si c’est mieux.
review-grade = { $word }
review-grade-at-best = au mieux { $word }
review-grade-impossible = { $grade } (la rangée { $row } l’exclut)
review-left = { $before } à { $after }
review-better = Rangée { $row } : { $guess } était mieux, avec { $expects } rangées en moyenne. { $why }
review-perfect-play = Depuis la position de départ, le jeu parfait demande { $rows } rangées en moyenne.
review-sum =
    { $played ->
        [one] { $played } rangée jouée + { $remaining } encore attendues = { $perfect } parfait + { $lost } perdues - ({ $luck }) chance.
       *[other] { $played } rangées jouées + { $remaining } encore attendues = { $perfect } parfait + { $lost } perdues - ({ $luck }) chance.
    }
review-seat =
    { $rows ->
        [one] { $player } : { $rows } rangée, { $lost } perdue, chance { $luck }.
       *[other] { $player } : { $rows } rangées, { $lost } perdues, chance { $luck }.
    }
review-clock =
    { $rows ->
        [one] { $rows } rangée perdue au temps ou sans réponse.
       *[other] { $rows } rangées perdues au temps ou sans réponse.
    }
review-contradiction =
    { $count ->
        [one] La réponse ne peut pas être exacte : la rangée { $rows } se contredit.
       *[other] Les réponses ne peuvent pas être exactes : les rangées { $rows } se contredisent.
    }
review-false-rows =
    { $count ->
        [one] Le codificateur a mal répondu à la rangée { $rows }.
       *[other] Le codificateur a mal répondu aux rangées { $rows }.
    }
review-game = Manche { $game }, codificateur { $player }
review-nothing = Il n’y a rien à analyser : aucune rangée n’a encore de réponse.
review-nothing-to-draw = il n’y a rien à dessiner : aucune rangée n’a encore de réponse
review-progress = Analyse
review-picture = Analyse : { $games }
review-title = { $edition }, manche { $game }, codificateur { $player }
review-title-void = { $edition }, manche { $game }, codificateur { $player }, annulée
review-start = début
review-after-row = rangée { $row }
review-lost-side = perdues
review-saved-side = épargnées
review-better-head = meilleure proposition
review-not-reviewed = non analysée
review-row-lost = { $rows } perdues
review-row-luck = chance { $rows }
review-row-impossible = la rangée { $row } l’exclut
review-row-expects = { $rows } rangées
board-title = Plateau : { $edition }
board-picture = Plateau de Mastermind, { $played } rangées jouées sur { $rows }
board-row = { $guess } : { $feedback }
board-digit-sum = Somme des chiffres : { $sum }
board-lost-row = perdue
board-code = le code
board-time-ran-out = temps écoulé
board-skipped = passée

## Le bilan

record-empty = Aucune manche n’est encore enregistrée.
record-empty-here = aucune manche n’est encore enregistrée : jouez-en une jusqu’au bout comme décodeur avec keypeg play
record-rows = { NUMBER($rows, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-no-rows = –
record-edition =
    { $games ->
        [one] { $edition } : { $games } manche, codes percés : { $broken }
       *[other] { $edition } : { $games } manches, codes percés : { $broken }
    }
record-averages = en moyenne { $rows } rangées, { $lost } perdues, chance { $luck }
record-edition-told = { $games } ; { $averages }
record-picture =
    { $games ->
        [one] Bilan : { $games } manche de { $players }
       *[other] Bilan : { $games } manches de { $players }
    }
record-legend = du { $first } au { $last }, la plus ancienne à gauche ; creux : non percé par ce joueur ; pointillé : un intervalle
record-csv-json = choisissez --csv ou --json
record-erase-part = seul le bilan entier peut être effacé : utilisez --erase sans --player, --csv ni --svg
record-nothing-to-draw = il n’y a rien à dessiner : aucune manche n’est encore enregistrée
record-unknown-player = aucune manche de « { $player } » n’est enregistrée, seulement de { $players }
record-erase-asked =
    { $games ->
        [one] Effacer définitivement { $games } manche ?
       *[other] Effacer définitivement { $games } manches ?
    }
record-not-erased = Rien n’a été effacé.
record-erased =
    { $games ->
        [one] { $games } manche effacée.
       *[other] { $games } manches effacées.
    }

## La ligne de commande

mark-answer-both =
    { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $white ->
        [one] { $white } blanche
       *[other] { $white } blanches
    }
mark-answer-both-in-black =
    { $red ->
        [one] { $red } noire
       *[other] { $red } noires
    }, { $white ->
        [one] { $white } blanche
       *[other] { $white } blanches
    }
mark-answer-places =
    { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }
mark-answer-places-in-black =
    { $red ->
        [one] { $red } noire
       *[other] { $red } noires
    }
mark-answer-colours =
    { $white ->
        [one] { $white } bonne couleur
       *[other] { $white } bonnes couleurs
    }
editions-head = { $key }  { $name }, { $shape }, { $players } joueurs
editions-head-range = { $key }  { $name }, { $shape }, { $least } à { $most } joueurs
simulate-both = choisissez une stratégie ou un niveau, pas les deux
simulate-progress = codes
simulate-summary = { $secrets } codes, { $total } rangées, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } en moyenne ; la partie la plus longue prend { $max } rangées
simulate-row = {"  "}rangée { $row }  { $secrets }
solve-help = Tapez la réponse sous la forme rouge-blanc, par exemple 1-2 ; ou une autre proposition ; ou les deux. Tapez undo pour retirer la dernière rangée, fix 2 1-0 pour corriger la rangée 2, ou quit pour quitter.
solve-help-in-black = Tapez la réponse sous la forme noir-blanc, par exemple 1-2 ; ou une autre proposition ; ou les deux. Tapez undo pour retirer la dernière rangée, fix 2 1-0 pour corriger la rangée 2, ou quit pour quitter.
solve-ask = Réponse pour { $guess } :
solve-ask-fix = Corrigez une rangée, par exemple fix 2 1-0 :
solve-unreadable = impossible de lire « { $text } » : tapez une réponse comme 1-2, ou ? pour l’aide
solve-no-guess = il n’y a pas de proposition à évaluer : corrigez une rangée ou tapez undo
solve-no-row = il n’y a plus de rangée : { $edition } en a { $rows }
solve-no-undo = il n’y a pas de rangée à retirer
solve-no-such-row = il n’y a pas de rangée « { $text } » à corriger : jusqu’ici les rangées vont de 1 à { $rows }
solve-broken =
    { $rows ->
        [one] { $code } est le code : percé en { $rows } rangée.
       *[other] { $code } est le code : percé en { $rows } rangées.
    }
solve-unbroken = Les { $rows } rangées sont épuisées.
solve-unbroken-left =
    { $left ->
        [one] Les { $rows } rangées sont épuisées. { $left } code convient encore.
       *[other] Les { $rows } rangées sont épuisées. { $left } codes conviennent encore.
    }
solve-try = Rangée { $row } : essayez { $guess } ; { $why }.
solve-row = {"  "}rangée { $row } : { $guess } { $feedback }
play-no-terminal = cette commande a besoin d’un terminal pour l’entrée et la sortie (essayez plutôt keypeg solve)
prove-objective = « { $text } » n’est pas un objectif : choisissez average ou worst
prove-max-rows = { $rows } rangées, c’est impossible : choisissez de 1 à 254
prove-threads = { $threads } threads, c’est impossible : choisissez de 1 à 256
prove-no-tree = aucune stratégie ne perce tous les codes de { $edition } en { $rows } rangées au plus
prove-too-large = { $edition } est trop grand pour une preuve : il a { $codes } codes ; le maximum est { $most }
prove-summary = { $shape } : { $total } rangées pour { $secrets } codes, { NUMBER($average, minimumFractionDigits: 4, maximumFractionDigits: 4) } en moyenne ; la partie la plus longue prend { $max } rangées
prove-best = meilleur jusqu’ici { $rows }
prove-none-yet = rien trouvé pour l’instant
prove-progress = { $edition } : au moins { $lower }, { $best } ; premières propositions { $settled }/{ $guesses }, parties de celle-ci { $parts_settled }/{ $parts }
verify-checked = vérifié : { $what }
verify-rests = repose sur la recherche : { $what }
known-open = Meilleur connu : aucune stratégie n’a un total inférieur à { $rows }.
known-worst = Une autre stratégie perce chaque code en { $rows } rangées ; aucune n’est sûre d’y arriver en moins.
known-first = première proposition { $guess } ; { $command }
known-before = connu auparavant : { $what }
known-nothing = rien n’est connu sur { $edition } : choisissez parmi { $shapes }
bound-average-only = une borne inférieure n’existe que pour la moyenne sans limite de rangées
bound-false = cette borne inférieure ne tient pas : { $problem }
bound-claims = { $claims } affirmations, { $sets } ensembles de codes
bound-trusted = { $claims } affirmations au-delà de la profondeur de ce fichier
bound-holds = aucune stratégie n’a un total inférieur à { $rows }
bound-progress = Écriture des affirmations
verify-progress = Vérification des affirmations
bench-path = chemin : { $path }
bench-partition = répartir { $candidates } candidats par les { $guesses } propositions de 5x8
bench-tree = arbre entier de 5x8, { $strategy }
bench-prove = prouver 4x6
mcp-here = Les outils de Keypeg sont à l’adresse { $address }
serve-here = Keypeg est à l’adresse { $address }
serve-phone = Sur un téléphone du même réseau : { $address }
serve-no-page = La page manque dans cette installation : les navigateurs n’ont rien à afficher. Installez Node 20.19 ou plus récent, puis relancez dans le dossier de Keypeg : pip install .
fair-no-table = il n’y a pas de table dans « { $link } » : donnez le lien d’une table
fair-unknown-table = impossible d’interroger « { $link } » : cette table n’existe pas
fair-refused = impossible d’interroger « { $link } » : le serveur a répondu { $status }
fair-unreachable = impossible d’interroger « { $link } » : { $problem }
fair-unreadable = ce n’est pas ce qu’un serveur publie à /fair : une liste avec une empreinte par jeu
fair-not-ascii = { $what } « { $text } » ne peut pas être vérifié : il faut de l’ASCII sans espaces
fair-not-revealed = Manche { $game } : le code n’est pas encore révélé.
fair-yes = Manche { $game } : honnête, { $code } est le code qui avait été posé.
fair-no = Manche { $game } : MALHONNÊTE, { $code } n’est pas le code qui avait été posé.
fair-nothing = Aucun code n’a encore été posé à cette table.

## L'aide de la ligne de commande

help-example = Exemple : { $command }
help-keypeg = Mastermind en dix éditions.
help-play =
    Jouer dans le terminal : contre l’ordinateur, ensemble devant un écran, ou à côté d’un vrai plateau.

    Les parties sont enregistrées et peuvent être reprises.
help-join = Prendre une place à une table d’un serveur, entrer dans une salle, ou y revenir.
help-daily =
    Jouer le code du jour en texte simple : un par jour, le même pour tous.

    Tapez une proposition par ligne, et quit pour continuer plus tard. `keypeg play` reprend le même jeu.
help-puzzle =
    Résoudre une énigme en texte simple ; le code de sortie est 1 si la réponse est fausse.

    Tapez la réponse, ? pour la voir, ou quit pour partir. Sans clé, c’est l’énigme suivante de votre entraînement.
argument-day = Le jour, par exemple 2026-11-15 ; sans lui, aujourd’hui.
argument-puzzle = Une énigme par sa clé, par exemple only-code:3:abc ; elle ne compte pas pour votre entraînement.
option-family = La difficulté du code.
daily-family = il n’y a pas de code du jour « { $text } » : choisissez { $families }
daily-ask = Rangée { $row } :
daily-code-was = Le code était { $code }.
puzzle-ask = Votre réponse :
help-solve =
    Percer le code d’un vrai plateau ou d’un autre programme : Keypeg suggère une proposition, vous tapez la réponse.

    Tapez la réponse sous la forme rouge-blanc, par exemple 1-2 ; ou d’abord une autre proposition, par exemple RRGG ; ou les deux, RRGG 1-2. Tapez undo pour retirer la dernière rangée, fix 2 1-0 pour corriger la rangée 2, et quit pour quitter.
help-solve-in-black =
    Percer le code d’un vrai plateau ou d’un autre programme : Keypeg suggère une proposition, vous tapez la réponse.

    Tapez la réponse sous la forme noir-blanc, par exemple 1-2 ; ou d’abord une autre proposition, par exemple RRGG ; ou les deux, RRGG 1-2. Tapez undo pour retirer la dernière rangée, fix 2 1-0 pour corriger la rangée 2, et quit pour quitter.
help-serve = Servir des tables aux navigateurs et aux programmes. Ctrl-C l’arrête ; rien n’est perdu.
help-fair = Vérifier que chaque code révélé à une table est celui que le codificateur avait posé ; sinon le code de sortie est 1.
help-editions = Lister les éditions.
help-mark = Afficher la réponse à une proposition.
help-candidates = Lister les codes qui conviennent à toutes les rangées.
help-check = Vérifier si un code convient à toutes les rangées, et sinon suggérer des corrections.
help-hint = Suggérer une proposition et dire pourquoi.
help-explain = Dire en mots ce que les rangées révèlent du code.
help-simulate = Laisser une stratégie percer chaque code et compter les rangées.
help-prove =
    Prouver le jeu parfait : le moins de rangées en moyenne, ou dans le pire des cas.

    Une preuve interrompue continue quand vous relancez la commande.
help-verify = Rejouer chaque code dans l’arbre d’un certificat et vérifier ce qu’il affirme.
help-known = Afficher ce que l’on sait du jeu parfait d’une forme.
help-bench = Mesurer le moteur sur cette machine, en secondes de processeur.
help-review = Analyser chaque manche d’une partie : les rangées que chaque proposition a perdues, et la chance.
help-record =
    Montrer le bilan de ce terminal par édition : manches, rangées, rangées perdues et chance.

    Keypeg enregistre les manches jouées jusqu’au bout comme décodeur dans `keypeg play`.
help-score = Afficher la feuille de score d’une partie ; les points du codificateur sont entre crochets.
help-replay = Parcourir une partie, action par action.
option-version = Afficher la version.
help-arena = Comparer des joueurs sur les mêmes codes : rangées, rangées perdues, cohérence et cotes, avec des intervalles à 95 %.
argument-arena-players = Stratégies, niveaux, programmes comme bot:COMMANDE, modèles comme model:URL ; NOM=bot:COMMANDE donne un nom.
option-arena-games = Le nombre de codes que chaque joueur doit percer.
option-secrets-seed = La graine aléatoire, qui décide des codes.
option-arena-seconds = La limite de temps d’un bot pour une proposition.
option-plot = Dessiner les cotes dans un fichier.
help-eval = Mesurer un modèle de langage derrière une interface compatible OpenAI et écrire un rapport.
option-eval-model = L’adresse du modèle, sans /chat/completions.
option-eval-name = Le nom du modèle à cette adresse.
option-eval-games = Le nombre de codes à jouer.
option-eval-every = Jouer plutôt chaque code de l’édition une fois.
option-temperature = La température d’échantillonnage ; sans valeur, rien n’est envoyé.
option-tokens = La limite de jetons par réponse, envoyée comme max_tokens.
option-parallel = Le nombre de manches jouées en même temps.
option-eval-out = Le dossier des manches et du rapport.
option-install-completion = Installer la complétion pour ce shell.
option-show-completion = Afficher la complétion pour ce shell, pour la copier ou la modifier.
option-lang = La langue, par exemple en ou fr ; par défaut celle de votre système.
option-json = Afficher la réponse en JSON.
option-edition = Une édition, par exemple classic ou expert/5x8b, ou une forme.
option-database = La base de données des parties : un fichier SQLite, ou postgresql://...
option-play-edition = Commencer une nouvelle partie de cette édition.
option-name = Le nom que voient les autres.
option-host = L’adresse d’écoute ; 127.0.0.1 est pour cette machine seulement.
option-port = Le port ; 0 choisit un port libre.
option-workers = Le nombre de processus ; plus d’un demande PostgreSQL.
option-open = Ouvrir la page dans un navigateur.
option-origin = Une autre origine possible de la page, par exemple https://example.org.
option-site = L’origine d’un site créé par make site dont les tables peuvent être déplacées ici, par exemple https://example.org.
option-metrics-address = Ne servir les métriques qu’à cette adresse HOST:PORT, par exemple 127.0.0.1:9100, et non à côté de la page.
option-unlimited = Désactiver toutes les limites, pour des mesures.
option-seed = La graine aléatoire : la même graine donne la même réponse.
option-explain-guess = Une proposition : dire si elle peut être le code, et sinon quelle rangée dit non.
option-hint-explain = Donner le conseil par étapes : ce que disent les rangées, ce qu’il faut chercher, puis la proposition.
option-strategy = Comment choisir une proposition.
option-count = Afficher seulement leur nombre.
option-level = Faire jouer un niveau à la place.
option-max-rows = Ne considérer que les stratégies de D rangées au plus.
option-objective = Ce qu’il faut minimiser : average (moyenne) ou worst (pire cas).
option-threads = Le nombre de cœurs à utiliser.
option-out = Écrire le certificat, avec son arbre, dans ce fichier.
option-bound = Écrire dans ce fichier une borne inférieure que `keypeg verify` vérifie sans la recherche.
option-depth = La profondeur, en propositions, jusqu’où la borne est vérifiée.
option-seconds = La limite de temps par manche.
option-review-svg = Dessiner les manches, l’une sous l’autre, dans un fichier SVG.
option-record-svg = Dessiner les manches au fil du temps dans un fichier SVG.
option-player = Seulement les manches de ce joueur.
option-csv = Afficher une ligne par manche, pour un tableur.
option-erase = Effacer définitivement tout le bilan ; dans un terminal, une confirmation est demandée.
option-pause = Attendre Entrée après chaque action.
argument-position = Une édition et des rangées, par exemple classic RRGG:1-0 ; ou un fichier qui les contient ; ou - pour l’entrée standard.
argument-start = Une édition et les rangées déjà jouées, par exemple classic RRGG:1-0 ; par défaut classic.
argument-table = Le lien d’une table ou d’une salle, par exemple http://localhost:8222/t/TABLE ; avec --server, le code d’une salle.
argument-fair = Le lien d’une table, ou un fichier avec la réponse de son /fair.
argument-secret = Le code derrière le cache, par exemple RGBY.
argument-guess = La proposition, par exemple RRGG.
argument-match = Un fichier avec le texte d’une partie ; - lit l’entrée standard.
argument-certificate = Un certificat, tel que l’écrit `keypeg prove --out`.
argument-known = Une édition ou une forme, par exemple 4x7.
usage-missing = il manque { $parameter }
usage-extra = « { $text } » est de trop pour cette commande
usage-no-value = { $option } demande une valeur
usage-flag-value = { $option } n’accepte pas de valeur
usage-value = la valeur de { $parameter } est inutilisable
usage-unknown =
    { $what ->
        [option] il n’y a pas d’option { $text }
       *[command] il n’y a pas de commande « { $text } »
    }
usage-unknown-close =
    { $what ->
        [option] il n’y a pas d’option { $text }, mais { $others }
       *[command] il n’y a pas de commande « { $text } », mais { $others }
    }
option-whole =
    { $limits ->
        [none] { $option } prend un nombre entier, pas « { $text } »
        [least] { $option } prend un nombre entier à partir de { $least }, pas « { $text } »
       *[range] { $option } prend un nombre entier de { $least } à { $most }, pas « { $text } »
    }
option-number =
    { $limits ->
        [none] { $option } prend un nombre, pas « { $text } »
        [least] { $option } prend un nombre à partir de { $least }, pas « { $text } »
       *[range] { $option } prend un nombre de { $least } à { $most }, pas « { $text } »
    }
help-usage = Utilisation : { $command }
help-options-word = [OPTIONS]
help-command-word = COMMANDE ...
help-title-arguments = Arguments :
help-title-options = Options :
help-group-play = Jouer :
help-group-study = Étudier :
help-group-tables = Tables et serveurs :
help-group-laboratory = Laboratoire :
help-group-files = Fichiers :
help-more = keypeg COMMANDE --help montre les options d’une commande, avec un exemple.
help-help = Afficher cette aide et quitter.
help-required = obligatoire
help-default = par défaut : { $value }
help-range = de { $least } à { $most }
help-least = au moins { $least }
strategy-raised = la stratégie « { $name } » échoue dans { $path }, ligne { $line } : { $problem }
prove-depth-alone = --depth concerne le fichier que --bound écrit : ajoutez --bound FICHIER
prove-proven-average = Prouvé : aucune stratégie n’a une moyenne plus basse.
prove-proven-limited = Prouvé : aucune stratégie qui perce chaque code en { $rows } rangées au plus n’a une moyenne plus basse.
prove-proven-worst = Prouvé : aucune stratégie n’est sûre de percer chaque code en moins de { $rows } rangées.
simulate-beyond =
    { $secrets ->
        [one] { $edition } a { $rows } rangées : { $secrets } code en prend plus et reste non percé sur un plateau
        [many] { $edition } a { $rows } rangées : { $secrets } de codes en prennent plus et restent non percés sur un plateau
       *[other] { $edition } a { $rows } rangées : { $secrets } codes en prennent plus et restent non percés sur un plateau
    }
usage-error = { $problem } ({ $command } --help dit ce qui est possible)
system-error = le système a refusé : { $problem }
stream-closed-in = l’entrée standard est fermée : indiquez un fichier au lieu de -
stream-closed-out = la sortie standard est fermée : la réponse ne peut être écrite nulle part
stream-unwritable = impossible d’écrire sur la sortie standard : { $problem }
no-database = il n’y a pas de base de données à « { $path } »
prove-cache-unwritable = le cache « { $path } » est inutilisable ({ $problem }) : une preuve interrompue reprendra du début
prove-cache-corrupt = la preuve inachevée dans « { $path } » est abîmée : elle reprend du début
prove-cache-other = « { $path } » ne contient pas de preuve de cette forme avec ces hachages : supprimez-le ou indiquez un autre fichier
solve-choices = Tapez un numéro pour corriger une rangée et tout accorder, ou undo pour retirer la rangée { $row } :
solve-choice = {"  "}{ $number }) la rangée { $row } était { $feedback } (fix { $row } { $feedback })
certificate-unreadable = impossible de lire le certificat « { $path } » : { $problem }
editions-advanced = Avancé : { $games }
help-values = { $help } Valeurs : { $values }.
notation-lengths = « { $secret } » et « { $guess } » n’ont pas la même longueur : une proposition a autant de pions que le code
notation-code-signs = « { $text } » n’est pas un code : écrivez une lettre par couleur, par exemple RGBY, et . pour un trou vide
notation-code-mixed = « { $secret } » et « { $guess } » ne se comparent pas : écrivez les deux en lettres ou les deux en chiffres, ou nommez l’édition
since-now = à l’instant
since-minutes =
    { $count ->
        [one] il y a 1 minute
       *[other] il y a { $count } minutes
    }
since-hours =
    { $count ->
        [one] il y a 1 heure
       *[other] il y a { $count } heures
    }
since-days =
    { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
menu-delete-match = Supprimer cette partie définitivement ?
menu-delete-seat = Oublier cette place ? Le lien seul ne vous la rendra pas.
key-delete = Supprimer
key-save = Enregistrer
terminal-saved = Les manches terminées sont dans { $path }
help-matches = Lister les parties jouées dans ce terminal, la dernière en premier.
help-export =
    Afficher les manches terminées d’une partie sous forme de texte, avec la date, le lieu et les niveaux.

    `keypeg review`, `replay` et `score` lisent ce texte.
argument-export = L’identifiant d’une partie, ou son début, comme l’affiche `keypeg matches`.
option-last = Prendre la dernière partie jouée.
option-export-out = Écrire le texte dans ce fichier.
matches-running = { $id }  { $date }  { $match }
matches-over = { $id }  { $date }  { $match }, terminée
matches-none = Aucune partie n’est enregistrée.
matches-none-yet = personne n’a encore joué dans ce terminal : commencez par keypeg play
export-which = indiquez soit une partie, soit --last (keypeg matches les affiche)
export-unknown =
    { $count ->
        [0] il n’y a pas de partie « { $id } » : keypeg matches les affiche
       *[other] { $count } parties commencent par « { $id } » : écrivez-en plus
    }
export-nothing = aucune manche n’est encore terminée : il n’y a rien à exporter
export-written = La partie est dans { $path }
seal-shown = Sceau du code : { $digest }
seal-holds = Sceau vérifié : { $code } est bien le code qui a été posé.
seal-broken = LE SCEAU EST BRISÉ : { $code } n’est pas le code qui a été posé.
option-digest = Un sceau vu quand un code a été posé, ou son début (au moins 8 chiffres) ; le code de sortie est 1 si le serveur en a publié un autre. Répétable.
fair-digest-kept = Sceau { $digest } : c’est celui de la manche { $game }.
fair-digest-gone = Sceau { $digest } : MALHONNÊTE, le serveur ne l’a publié pour aucune manche de cette table.
fair-digest-form = « { $text } » n’est pas un sceau : écrivez au moins 8 chiffres hexadécimaux
play-dumb-terminal = ce terminal (TERM=dumb) ne peut pas dessiner un plateau : prenez-en un autre, ou essayez keypeg solve
setup-adversary-one = Comme codificateur, il n’a pas de code fixe : il le change à mesure que vous proposez, sans jamais contredire ses propres réponses. Il pose le code de l’unique manche de cette partie.
setup-adversary-even = Il n’a pas de code fixe : il le change à mesure que vous proposez, sans jamais contredire ses réponses. Cette édition demande un nombre pair de manches : quand vous posez le code, la manche est ordinaire.
option-theme = Les couleurs de l’écran.
option-key-pegs = La couleur des fiches pour la bonne couleur à la bonne place ; les autres sont blanches.
unknown-theme = thème inconnu « { $text } » : choisissez parmi { $themes }
unknown-key-pegs = les fiches ne peuvent pas être « { $text } » : écrivez red (rouge) ou black (noir)
option-eval-strict = Ne compter que les réponses qui se limitent au code, ou qui le contiennent une fois dans une balise guess.
option-completion-tokens = La limite de jetons par réponse, envoyée comme max_completion_tokens.
option-effort = L’effort de réflexion du modèle, envoyé comme reasoning_effort : low, medium ou high, par exemple.
option-extra = Un objet JSON dont les champs sont ajoutés à chaque requête.
option-timeout = La limite de temps d’une requête, en secondes.
option-patience = Le nombre de réponses sans proposition permise qu’une manche pardonne.
option-salt = Un texte privé qui décide des codes avec la graine ; un nouveau si rien n’est donné.
option-retry-failed = Rejouer les manches qu’une erreur de l’interface a arrêtées.
option-prompt-price = Le prix d’un million de jetons lus, pour le rapport.
option-completion-price = Le prix d’un million de jetons écrits, pour le rapport.
eval-extra = « { $text } » n’est pas un objet JSON : écrivez-en un comme '{ "{" }"top_p": 0.9{ "}" }'
salt-too-short = le sel est trop court : il faut au moins { $least } caractères, pour que personne ne puisse le deviner
salt-seal = Le sceau des codes est { $seal } (SHA-256 du sel).
salt-published = Le sel des codes était { $salt }
option-repeats = Le nombre de manches jouées avec chaque code ; le rapport donne alors pass@k.
option-arena-out = Le dossier pour un classement : un tableau en Markdown et HTML, avec des graphiques.

## Le terminal

number-range-short = { NUMBER($lower, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($upper, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-at-least = { $number } ou plus
number-at-most = { $number } ou moins
number-unknown = valeur exacte inconnue
number-unknown-short = ?
terminal-title = Mastermind en dix éditions
menu-computer = Jouer contre l’ordinateur
menu-people = Jouer ensemble à ce terminal, deux à cinq personnes
menu-companion = Compagnon pour un vrai plateau : noter ses rangées
menu-join = Rejoindre une table sur un serveur
menu-record = Votre bilan : rangées, erreurs et chance au fil du temps
menu-more-matches =
    { $count ->
        [one] Encore { $count } partie inachevée ...
        [many] Encore { $count } de parties inachevées ...
       *[other] Encore { $count } parties inachevées ...
    }
menu-resume = Continuer  { $match }, { $when }
menu-rejoin = Retrouver  { $address } comme { $name }
terminal-resume =
    { $rows ->
        [one] { $edition } : { $players }, manche { $game } sur { $games }, { $rows } rangée jouée
       *[other] { $edition } : { $players }, manche { $game } sur { $games }, { $rows } rangées jouées
    }
setup-title-computer = Nouvelle partie contre l’ordinateur
setup-title-people = Nouvelle partie à ce terminal
setup-title-companion = Compagnon pour un vrai plateau
setup-shape = Forme
setup-shape-example = comme dans la boîte, ou une règle maison comme 5x8b
setup-name = Nom { $number }
setup-player-number = Joueur { $number }
setup-computer = Ordinateur
setup-the-computer = l’ordinateur
setup-computer-number = ordinateur { $number }
terminal-computer-name = Ordinateur ({ $level })
terminal-computer-name-number = Ordinateur { $number } ({ $level })
setup-marking = Réponses
setup-marking-table = par la table
setup-marking-table-about = La table connaît le code et répond toujours juste.
setup-marking-hand = par le codificateur
setup-marking-hand-about = Le codificateur donne les réponses, et peut se tromper.
setup-marking-shield = par le codificateur, vrai cache
setup-marking-shield-about = Le codificateur donne les réponses, et le code n’est pas saisi ici : il reste derrière un vrai cache.
setup-hints = Conseils
setup-hints-on = permis
setup-hints-on-about = Les décodeurs peuvent demander une bonne proposition et voient combien de codes conviennent encore.
setup-hints-off = aucun
setup-hints-off-about = Les décodeurs se débrouillent seuls.
join-field-link = Lien
join-name-example = le nom que voient les autres
join-about = Avec le lien d’une table, vous pouvez prendre une place libre ou regarder ; avec celui d’une salle, vous entrez dans sa course ou son duel.
join-link = « { $text } » n’est pas le lien d’une table ou d’une salle : écrivez-le comme http://host:8222/t/TABLE ou http://host:8222/r/CODE
join-no-name = pour participer, il vous faut un nom
join-unreachable = { $address } est injoignable : le serveur est-il lancé ?
join-other-version = impossible de lire la réponse du serveur : il utilise une autre version
join-no-keypeg = { $address } ne répond pas comme un serveur Keypeg
join-nothing-yet = la table n’a pas encore répondu
join-rematch-seat = seuls les joueurs qui ont une place peuvent rejouer
memory-unreadable = impossible de lire « { $path } » : supprimez-le pour oublier les places qu’il contenait
terminal-your-turn-set = À vous : posez le code
terminal-your-turn-guess = À vous : jouez la rangée { $row }
terminal-your-turn-mark = À vous : donnez la réponse pour la rangée { $row }
terminal-your-turn-reveal = À vous : révélez le code
terminal-connecting = La connexion est perdue : nouvelle tentative ...
terminal-game-over = La manche { $game } est terminée
terminal-seconds-left =
    { $seconds ->
        [one] { $turn } (encore { $seconds } seconde)
       *[other] { $turn } (encore { $seconds } secondes)
    }
terminal-hand-over = Passez à { $player }
terminal-then = { $turn }.
terminal-look-away = { $turn }. Tous les autres détournent les yeux.
terminal-two-sentences = { $first } { $second }
terminal-ended-broken = Le code a été percé à la rangée { $row }.
terminal-ended-broken-by = { $player } a percé le code à la rangée { $row }.
terminal-ended-broken-you = Vous avez percé le code à la rangée { $row }.
terminal-ended-unbroken = Le code n’a pas été percé.
terminal-ended-conceded = Les décodeurs ont abandonné.
terminal-ended-conceded-one = { $player } a abandonné.
terminal-ended-conceded-you = Vous avez abandonné.
terminal-ended-forfeited = Le codificateur a abandonné la manche.
terminal-ended-wrong =
    { $count ->
        [one] La réponse à la rangée { $rows } était fausse. Le codificateur perd la manche.
       *[other] Les réponses aux rangées { $rows } étaient fausses. Le codificateur perd la manche.
    }
terminal-ended-void =
    { $count ->
        [one] La réponse à la rangée { $rows } était fausse. La manche ne compte pas et sera rejouée.
       *[other] Les réponses aux rangées { $rows } étaient fausses. La manche ne compte pas et sera rejouée.
    }
terminal-ended-void-last =
    { $count ->
        [one] La réponse à la rangée { $rows } était fausse. La manche ne compte pas, et la partie s’arrête là.
       *[other] Les réponses aux rangées { $rows } étaient fausses. La manche ne compte pas, et la partie s’arrête là.
    }
terminal-ended-points = { $how } Points : { $points }.
terminal-ask-set =
    { $pegs ->
        [one] Posez le code : tapez { $pegs } lettre, par exemple { $example }, puis Entrée.
       *[other] Posez le code : tapez { $pegs } lettres, par exemple { $example }, puis Entrée.
    }
terminal-ask-reveal = Levez le cache : tapez le code qui était derrière, puis Entrée.
terminal-ask-hide = Posez le code derrière le vrai cache, puis appuyez sur Entrée.
terminal-ask-mark = Donnez la réponse : combien de rouges, combien de blanches ? Puis Entrée.
terminal-ask-mark-in-black = Donnez la réponse : combien de noires, combien de blanches ? Puis Entrée.
terminal-ask-guess = Tapez des lettres ou des chiffres, ou cliquez sur une couleur. Entrée joue la proposition.
terminal-game = Manche { $game } sur { $games }
terminal-edition = { $name } { $shape }
terminal-edition-house = { $name } { $shape } (règle maison)
terminal-seat-free =
    { $role ->
        [codemaker] place libre, codificateur
       *[codebreaker] place libre, décodeur
    }
terminal-seat =
    { $who ->
        [you] { $name } (vous)
        [away] { $name } (absent)
       *[other] { $name }
    }, { $role ->
        [codemaker] codificateur
       *[codebreaker] décodeur
    }
terminal-coach-title = Ce que disent les rangées
terminal-codes-left = Codes restants : { $codes }
terminal-more-codes = … et { $codes } autres
terminal-red = Rouges
terminal-red-in-black = Noires
terminal-white = Blanches
terminal-give-up = { $player }, voulez-vous abandonner cette manche ?
terminal-admit = Quelle rangée avez-vous mal marquée ?
terminal-show-code = Montrer le code ?
terminal-play-on = Laisser un ordinateur jouer à la place de { $player } ? La partie continue à partir d’ici.
terminal-vacant = { $name } a quitté la partie : + pour jouer à sa place.
terminal-holes-free = Il reste des trous vides.
terminal-stale = La table a changé avant l’arrivée de votre coup ; regardez le plateau et réessayez.
terminal-hint = Conseil : { $guess } ; { $why }.
terminal-hint-step = Conseil : { $step } (H pour la suite)
terminal-how-to-play = Comment jouer à { $edition }
board-no-code = pas encore de code
board-shield = le cache
board-to-mark = pas encore de réponse
board-more-rows =
    { $rows ->
        [one] { $rows } autre rangée
       *[other] { $rows } autres rangées
    }
guide-size-repeats = { $pegs } pions, { $rows } rangées, { $codes } codes. Le code peut répéter des couleurs.
guide-size-different = { $pegs } pions, { $rows } rangées, { $codes } codes. Toutes les couleurs du code sont différentes.
guide-keys =
    C  contester : les réponses ne peuvent pas toutes être exactes
    H  une bonne proposition, F  ma rangée convient-elle, L  les codes restants (si les conseils sont permis)
    !  admettre une réponse fausse, Z  reprendre la dernière saisie (à côté d’un vrai plateau)
    V  regarder derrière votre cache, X  abandonner la manche, D  la feuille de score
    E  analyser une manche terminée : rangées perdues et chance
    J  montrer le code d’une manche que quelqu’un a quittée
    +  continuer sans quelqu’un qui est parti ou absent, commencer plus tôt ou prendre une place laissée libre
    Q  quitter la table ; la partie est enregistrée et peut être reprise
review-screen = Analyse  ·  { $players }
review-heading = Manche { $game } sur { $games } : code posé par { $player }
review-heading-void = Manche { $game } sur { $games } (annulée) : code posé par { $player }
review-none = Pas d’analyse : { $problem }.
review-working = Calcul de la valeur de chaque proposition ...
review-whole-game = Toute la manche
review-rows-played =
    { $rows ->
        [one] { $rows } rangée jouée
       *[other] { $rows } rangées jouées
    }
review-sum-remaining = encore attendues
review-sum-perfect = jeu parfait
review-row-heading = Rangée { $row } sur { $rows }
review-row-graded = Rangée { $row } sur { $rows } : { $grade }
review-not-reviewed-time = Non analysée : temps écoulé.
review-not-reviewed-skipped = Non analysée : le tour a été passé.
review-not-reviewed-contradiction = Non analysée : aucun code ne convient aux rangées jusqu’ici.
review-placed-by = Proposée par { $player }.
review-could-be = Elle aurait pu être le code.
review-could-not-be =
    { $count ->
        [one] La rangée { $rows } exclut que ce soit le code.
       *[other] Les rangées { $rows } excluent que ce soit le code.
    }
review-rows-lost = Rangées perdues
review-before = avant
review-after = après
review-bits = Bits
review-bits-told = { NUMBER($gained, minimumFractionDigits: 2, maximumFractionDigits: 2) } obtenus, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } attendus
review-best-possible = Aucune proposition n’était meilleure.
review-none-better = Pas de meilleure proposition connue.
review-better-was = Une meilleure proposition
review-best-known = La meilleure proposition connue
review-expects = { $rows } rangées attendues. { $why }
review-others = Autres : { $guesses }
review-short-lost = perdues
review-short-left = reste
review-left-ends = de { $first } à { $last }
record-title = Bilan
record-reading = Lecture du bilan ...
record-empty-screen = Aucune manche n’est encore enregistrée : jouez-en une jusqu’au bout comme décodeur.
record-everyone = Tout le monde à ce terminal
record-export-asked = Écrire les manches affichées dans ce fichier
record-erase-question =
    { $games ->
        [one] Effacer définitivement la seule manche enregistrée à ce terminal ? Les parties sont conservées.
       *[other] Effacer définitivement les { $games } manches de tous les joueurs à ce terminal ? Les parties sont conservées.
    }
record-file-exists = « { $path } » existe déjà : choisissez un autre nom
record-written = Écrit dans { $path }
record-range = { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-plot-all =
    { $games ->
        [one] du { $first } au { $last }, { $games } manche
       *[other] du { $first } au { $last }, { $games } manches
    }
record-plot-last = du { $first } au { $last }, les { $shown } dernières manches sur { $games }
record-plot-scale = 0 à { NUMBER($most, maximumFractionDigits: 2) }
record-plot-missed = x : non percé
record-plot-missed-group = x : percé par un autre, ou par personne
record-plot-middle = Quand seul un intervalle est connu, son milieu est dessiné.
key-whole-game = Toute la manche
key-other-game = Autre manche
key-back = Retour
key-export-as-csv = Exporter en CSV
key-menu = Menu
key-choose = Choisir
key-open = Ouvrir
key-quit = Quitter
key-field = Champ
key-begin = Commencer
key-the-code-is-set = Le code est posé
key-mark = Répondre
key-reveal = Révéler
key-to-the-menu = Au menu
key-play-again = Rejouer
key-take-back = Reprendre
key-hole = Trou
key-colour = Couleur
key-red-or-white = Rouge ou blanche
key-red-or-white-in-black = Noire ou blanche
key-fits = Convient ?
key-coach = Entraîneur
key-claim = Contester
key-admit = Avouer une erreur
key-peek = Regarder
key-points = Points
key-go-on = Continuer sans
key-help = Aide
key-leave = Partir
key-join = Rejoindre
key-scroll = Défiler
key-i-am-here = Je suis là
key-write = Écrire
key-cancel = Annuler
key-change = Changer

## Leçons, énigmes et outils

reason-claim-undecided = les rangées n’ont pas pu être vérifiées à temps, cette contestation ne compte donc pas
reason-false-verdict = ces rangées ne se contredisent pas
reason-no-row-to-admit = aucune rangée portant ce numéro n’a reçu de réponse
reason-mark-is-right = la réponse de cette rangée est exacte
notation-action-row = « { $text } » n’est pas une action : « { $number } » n’est pas le numéro d’une rangée
text-claim = « { $text } » n’est pas une ligne de partie : écrivez claim, la place, puis not shown, ou shown et les rangées
text-claim-false = le texte dit « { $text } », mais ces rangées ne se contredisent pas
daily-not-a-day = il n’y a pas de code du jour pour « { $text } » : écrivez une date à partir du 2026-01-01, par exemple 2026-11-15
puzzle-level = il n’y a pas de niveau { $level } : choisissez de 1 à { $most }
puzzle-not-a-key = « { $text } » n’est pas une énigme : écrivez genre, niveau et graine, par exemple only-code:3:abc
puzzle-not-a-row = « { $text } » n’est pas une rangée : écrivez un nombre de 1 à { $most }
lesson-not-a-number = « { $text } » n’est pas un nombre
daily-not-a-name = « { $text } » n’est pas un code du jour : écrivez un jour et easy, classic ou hard, par exemple 2026-11-15-classic
daily-other-edition = le code du jour { $name } ne se joue pas avec { $edition }
daily-not-yet = le jour { $text } n’a pas encore commencé ; l’horloge de cet appareil est-elle juste ?
lesson-no-step = il n’y a pas d’étape « { $text } » dans les leçons
puzzle-only-code-question = Un seul code convient à tous ces indices. Lequel ?
puzzle-perfect-guess-question = Trouvez une proposition parfaite, qui demande le moins de rangées en moyenne.
puzzle-wrong-clue-question = Un seul de ces indices est faux. Lequel ?
puzzle-win-in-two-question = Trouvez une proposition qui vous fait gagner à coup sûr en deux rangées.
puzzle-why-only-code = Toutes les rangées ensemble ne laissent que { $code }.
puzzle-why-left = { $left } codes conviennent encore.
puzzle-why-splits =
    { $most ->
        [one] { $code } a { $answers } réponses possibles, et chacune ne laisse qu’un code.
       *[other] { $code } a { $answers } réponses possibles, et aucune ne laisse plus de { $most } codes.
    }
puzzle-why-could-win = { $code } pourrait même être le code.
puzzle-why-no-candidate = { $code } ne peut pas être le code. C’est une meilleure proposition, car elle en apprend davantage.
puzzle-why-perfect-count =
    { $count ->
        [one] Aucune autre proposition n’est aussi bonne.
       *[other] { $count } propositions se valent.
    }
puzzle-why-all-apart = Chacun des { $left } codes donnerait à { $code } une réponse différente : la rangée suivante est donc gagnante.
puzzle-why-separating-count =
    { $count ->
        [one] Aucune autre proposition n’y arrive.
       *[other] { $count } propositions y arrivent.
    }
puzzle-why-contradict =
    { $count ->
        [one] La rangée { $rows } ne peut pas être juste.
       *[other] Les rangées { $rows } ne peuvent pas toutes être justes.
    }
puzzle-why-denies = La rangée { $row } ne peut pas être juste en même temps.
puzzle-why-without =
    { $left ->
        [one] Sans la rangée { $row }, { $left } code convient aux autres indices.
       *[other] Sans la rangée { $row }, { $left } codes conviennent aux autres indices.
    }
puzzle-why-no-other = Si l’indice faux était un autre, la rangée { $row } serait juste, et aucun code ne conviendrait.
lesson-clue-title = Ce que dit un indice
lesson-clue-1 = Une fiche rouge : un pion, et un seul, a la bonne couleur à la bonne place. On ne vous dit pas lequel.
lesson-clue-1-in-black = Une fiche noire : un pion, et un seul, a la bonne couleur à la bonne place. On ne vous dit pas lequel.
lesson-clue-2 = Une fiche blanche : une de ces couleurs, et une seule, est dans le code, mais à une autre place. Là encore, on ne vous dit pas laquelle.
lesson-clue-3 = Le code est rouge, vert, bleu. Quelle réponse reçoit rouge, bleu, jaune ?
lesson-clue-3-after = Le rouge est à la bonne place : une fiche rouge. Le bleu est dans le code, mais ailleurs : une blanche. Le jaune n’y est pas et ne reçoit rien.
lesson-clue-3-after-in-black = Le rouge est à la bonne place : une fiche noire. Le bleu est dans le code, mais ailleurs : une blanche. Le jaune n’y est pas et ne reçoit rien.
lesson-clue-4 = Aucune fiche : c’est l’indice le plus fort. Trois couleurs sont exclues, il en reste trois pour trois pions. Combien de codes conviennent encore ?
lesson-clue-4-after = Trois choix pour chacun des trois pions : 3 × 3 × 3 = 27. Avant cette rangée, il y en avait 216.
lesson-clue-5 = Les deux rangées ont les bonnes couleurs, toutes à la mauvaise place. Quel est le code ?
lesson-clue-5-after = Le rouge n’est ni en 1 ni en 3, il est donc en 2. Le bleu n’est ni en 2 ni en 1, il est donc en 3. Le vert est en 1.
lesson-counting-title = Compter
lesson-counting-1 = Une rangée d’une seule couleur permet de compter cette couleur. Une fiche : le rouge est une fois dans le code.
lesson-counting-2 = Le rouge est une fois dans le code et le bleu deux fois. Combien des quatre pions ont une autre couleur ?
lesson-counting-2-after = Un. Il y a quatre pions en tout : ceux que vous n’avez pas encore comptés ont une autre couleur.
lesson-counting-3 = Vous connaissez maintenant toutes les couleurs : un rouge, deux bleus, un vert. De combien de façons peut-on les ranger ?
lesson-counting-3-after = Douze. Le rouge a quatre places possibles, le vert les trois qui restent, et le bleu occupe les deux autres : 4 × 3.
lesson-counting-4 = Deux rangées de plus donnent l’ordre. Quel est le code ?
lesson-counting-4-after = La quatrième rangée laisse quatre ordres possibles, et seul celui-ci convient à la cinquième.
lesson-splitting-title = Répartir
lesson-splitting-1 = Il reste douze codes. Une bonne proposition les répartit en beaucoup de petits groupes, un par réponse possible. Plus il y a de groupes, moins il reste de codes.
lesson-splitting-2 = Rouge, bleu, bleu, vert a reçu une fiche rouge et trois blanches. Combien des douze codes conviennent encore ?
lesson-splitting-2-in-black = Rouge, bleu, bleu, vert a reçu une fiche noire et trois blanches. Combien des douze codes conviennent encore ?
lesson-splitting-2-after = Quatre. Une seule proposition a ramené douze codes à quatre.
lesson-splitting-3 = Trouvez une proposition pour laquelle chacun des quatre codes donne une réponse différente. La rangée suivante gagne alors à coup sûr.
lesson-splitting-3-after = Chaque réponse désigne maintenant un seul code. Quelle que soit la réponse, la rangée suivante gagne.
lesson-impossible-title = Propositions qui ne peuvent pas gagner
lesson-impossible-1 = Trois pions sont rouges, le dernier ne l’est pas. Combien de codes conviennent encore ?
lesson-impossible-1-after = Trois : le dernier pion est jaune, blanc ou noir.
lesson-impossible-2 = Si vous essayez les trois codes l’un après l’autre, il vous faudra peut-être trois rangées. Chacun ne vous dit que « oui » ou « non ».
lesson-impossible-3 = Trouvez une proposition qui tranche tout de suite, même si elle ne peut pas être le code.
lesson-impossible-3-after = Mettez deux des trois couleurs dans une proposition, à des places différentes. L’une d’elles à la bonne place, à la mauvaise, ou aucune des deux : trois réponses pour trois codes.
lesson-blanks-title = Trous vides
lesson-blanks-1 = Quand les trous vides sont permis, « vide » n’est qu’une couleur de plus. Une rangée de quatre trous vides compte les trous vides du code : ici, deux.
lesson-blanks-2 = Le code est rouge, vide, vide, bleu. Quelle réponse reçoit vide, rouge, vide, bleu ?
lesson-blanks-2-after = Le troisième trou et le bleu sont à leur place : deux rouges. Le rouge et l’autre trou vide sont dans le code, mais ailleurs : deux blanches.
lesson-blanks-2-after-in-black = Le troisième trou et le bleu sont à leur place : deux noires. Le rouge et l’autre trou vide sont dans le code, mais ailleurs : deux blanches.
lesson-blanks-3 = Un nouveau code caché. Rangée 1 : deux de ses trous sont vides. Rangée 2 : le rouge et le bleu remplissent les autres, et deux des quatre sont à la bonne place. Combien de codes conviennent encore ?
lesson-blanks-3-after = Cinq. Deux des quatre restent où ils sont, et les deux autres échangent leurs places.
lesson-blanks-4 = Une rangée de plus est jouée : rouge, vide, vide, bleu. Un seul code convient aux trois rangées. Lequel ? « Vide » se trouve à côté des couleurs.
lesson-blanks-4-after = C’est le seul des cinq codes qui donne à la rangée 3 deux fiches rouges et deux blanches.
lesson-blanks-4-after-in-black = C’est le seul des cinq codes qui donne à la rangée 3 deux fiches noires et deux blanches.
lesson-group-title = Jouer en groupe
lesson-group-1 = En groupe, chacun propose à son tour sur le même plateau et voit tous les indices. Votre proposition vous rapporte des points, et son indice aide le joueur suivant.
lesson-group-2 = Une proposition rapporte 2 points par fiche rouge et 1 par blanche. Que rapporte cette rangée ?
lesson-group-2-in-black = Une proposition rapporte 2 points par fiche noire et 1 par blanche. Que rapporte cette rangée ?
lesson-group-2-after = Une fiche rouge et deux blanches : 2 + 1 + 1 = 4 points.
lesson-group-2-after-in-black = Une fiche noire et deux blanches : 2 + 1 + 1 = 4 points.
lesson-group-3 = La proposition qui perce le code rapporte 10 points, à la place des points de ses fiches. Anna a joué les rangées 1 et 3. Combien de points a-t-elle ?
lesson-group-3-after = Quatorze : 4 pour la rangée 1, et 10 pour la rangée 3, qui perce le code.
lesson-group-4 = Une autre partie, de six rangées : deux personnes ont proposé à tour de rôle, et personne n’a percé le code. Le codificateur reçoit 5 points par tour de deux propositions, et 10 de plus pour un code non percé. Combien cela fait-il ?
lesson-group-4-after = Vingt-cinq : 5 pour chacun des trois tours de deux propositions, et 10 de plus parce que le code n’a jamais été percé.
lesson-group-5 = Une proposition qui apprend beaucoup mais ne peut pas gagner risque donc d’offrir les dix points au joueur suivant. Vers la fin, proposez un code encore possible.
event-mark-admitted = { $player } reconnaît que la réponse de la rangée { $row } était fausse.
help-mcp = Servir des tables à un assistant par le Model Context Protocol : entrée et sortie standard, ou HTTP.
option-http = Servir plutôt en HTTP sur /mcp.
option-mcp-database = La base de données des tables ; sans elle, elles disparaissent à la fin.
eval-url = « { $url } » n’est pas l’adresse d’un modèle : écrivez-en une comme http://127.0.0.1:8000/v1
bot-without-command = un bot a besoin d’une commande, par exemple bot:./mybot
text-game-over = la manche est terminée : appelez d’abord reset
mcp-ticket = « { $text } » n’est pas un ticket : utilisez celui qu’open_table a donné
cannot-listen = impossible d’écouter sur { $address } : { $problem }
no-vector-kernel = l’environnement vectoriel a besoin du noyau natif, qui n’est pas installé
help-tablebase = Écrire le jeu parfait pour chaque position de deux rangées au plus, une de chaque sorte à symétrie près.
help-dataset = Écrire des exemples pour l’apprentissage : des positions avec la valeur de chaque proposition, ou des énigmes.
option-tablebase-out = Le fichier à écrire.
argument-dataset-kind = Ce qui est écrit : values (la valeur de chaque proposition), single (il reste un code), choice (quatre codes, un seul possible), consistency (les rangées peuvent-elles être vraies), contradictory (rangées contradictoires) ou all (tout, dans un dossier).
option-dataset-count = Le nombre d’exemples à écrire.
option-dataset-out = Le fichier à écrire : JSON Lines, ou Parquet si son nom se termine par .parquet.
tablebase-progress = Résolution des positions
tablebase-written = { $records } positions ({ $bytes } octets) écrites dans { $path }
tablebase-too-large = { $edition } a { $guesses } propositions, et une table peut en avoir { $limit } au plus
tablebase-unreadable = « { $path } » n’est pas une table de positions
dataset-progress = Création des exemples
dataset-written = { $count } exemples écrits dans { $path }
dataset-kind = il n’y a pas d’exemples de la sorte « { $text } » (choisissez parmi { $kinds })

## Examples for learners

## Training in the terminal, and what it says to a win

menu-daily = Code du jour : un par jour, le même pour tous
menu-puzzles = Énigmes : plus difficiles à mesure que vous progressez
menu-lessons = Six leçons : apprendre à penser en décodeur
training-unreadable = impossible de lire « { $path } » : supprimez-le pour recommencer énigmes et leçons
terminal-pick-row = Choisissez d’abord la rangée fausse : tapez son numéro, ou utilisez ↑ et ↓.
cheer-lucky = Quel coup !
cheer-brilliant = Brillant !
cheer-done = Bien joué !
cheer-last = Juste à temps !

## Rooms in the terminal: races and duels

terminal-room-invite = Rejoignez la salle par { $link }, ou avec le code { $code }.
terminal-room-screen = Pour le grand écran : { $link }
terminal-room-limit = { $time } par manche
terminal-room-no-limit = sans limite de temps
terminal-room-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
terminal-room-agreed-race =
    { $rounds ->
        [one] Course : { $edition }, { $rounds } manche, { $limit }
       *[other] Course : { $edition }, { $rounds } manches, { $limit }
    }
terminal-room-agreed-duel =
    { $rounds ->
        [one] Duel : { $edition }, { $rounds } manche, { $limit }
       *[other] Duel : { $edition }, { $rounds } manches, { $limit }
    }
terminal-room-is-host = hôte
terminal-room-has-code = code posé
terminal-room-host-name = l’hôte
terminal-room-countdown = La manche { $round } sur { $rounds } commence dans { $seconds } ...
terminal-room-playing = Manche { $round } sur { $rounds }
terminal-room-playing-left = Manche { $round } sur { $rounds }, encore { $time }
terminal-room-paused = Manche { $round } sur { $rounds } : l’hôte a mis en pause
terminal-room-over-done = La manche { $round } sur { $rounds } est finie.
terminal-room-over-time = La manche { $round } sur { $rounds } est finie : le temps est écoulé.
terminal-room-over-host = La manche { $round } sur { $rounds } est finie : l’hôte y a mis fin.
terminal-room-status-closed = L’hôte a fermé cette salle.
terminal-room-status-gone = Cette salle n’existe plus : une salle est supprimée après un jour sans partie.
terminal-room-start-now = Lancez la manche { $round } quand tout le monde est là.
terminal-room-wait-host = En attente : l’hôte va lancer la manche { $round }.
terminal-room-wait-player = En attente d’un second joueur.
terminal-room-set-code = Posez le code que l’autre joueur devra percer.
terminal-room-set-code-for = Posez le code que { $name } devra percer.
terminal-room-wait-code = En attente : { $name } pose votre code.
terminal-room-wait-guess = En attente de la proposition de { $name }
terminal-room-round-code = Posez le code de la manche { $round }
terminal-room-hint = Conseil : trou { $hole }, { $colour }.
terminal-room-more = et { $count } de plus
terminal-room-this-round = Cette manche
terminal-room-all-rounds = Toutes les manches
terminal-room-column-place = Rang
terminal-room-the-code-of = { $name } devait percer
terminal-room-saved = Les résultats sont dans { $path }
terminal-room-removed = Vous n’êtes plus dans cette salle.
terminal-room-ask-end = Finir cette manche pour tout le monde ?
terminal-room-ask-computer = Faire jouer un ordinateur dans cette salle ?
terminal-room-ask-remove = Retirer un joueur de cette salle ?
terminal-room-ask-release = Qui revient sur un autre appareil ?
terminal-room-ask-close = Fermer cette salle pour tout le monde ?
terminal-room-names-hidden = Le grand écran affiche des numéros à la place des noms.
terminal-room-names-shown = Le grand écran affiche les noms.
terminal-room-ask-host = Que voulez-vous faire en tant qu’hôte ?
key-host = Hôte
key-start-round = Lancer la manche
key-host-hint = Donner un conseil
key-pause = Mettre en pause
key-resume = Reprendre
key-end-round = Finir la manche
key-add-computer = Ajouter un ordinateur
key-remove-player = Retirer un joueur
key-release-player = Laisser un joueur changer d’appareil
key-list-names = Lister les noms admis
key-show-names = Afficher les noms sur le grand écran
key-my-board = Mon plateau
key-to-the-room = Vers la salle
key-other-round = Autre manche
room-opened = La salle { $code } est ouverte : { $link }
round-too-short = une manche ne peut pas durer { $seconds } secondes : choisissez { $least } ou plus, ou 0 pour aucune limite
help-race =
    Ouvrir une salle pour une course sur un serveur : tout le monde perce le même code en même temps.

    Vous êtes l’hôte : vous lancez les manches, et avec un nom vous jouez aussi. Les autres entrent par le lien ou le code de la salle.
help-duel = Ouvrir une salle pour un duel sur un serveur : deux joueurs se posent des codes et les percent rangée par rangée.
option-room-server = Le serveur de la salle, par exemple http://localhost:8222.
option-rounds = Combien de manches on joue.
option-round-seconds = Le temps d’une manche en secondes ; 0 pour aucune limite.
option-own-codes = Vous posez vous-même le code de chaque manche, et ne jouez pas.
option-host-name = Votre nom, si vous jouez aussi.

## Page, start

page-start-title = Percez le code
page-start-lead = Le jeu de société tout en pions et en patience, avec les règles de chaque édition.
page-modes-solo = Percer un code
page-start-maker = Poser un code
page-start-link-about = Envoyez un lien, ou faites-le scanner.
page-start-link-now = Ouvrir une table
page-start-screen-about = De deux à cinq personnes se passent un appareil.
page-start-companion-about = Le code reste derrière votre vrai cache. Keypeg tient la feuille de score et vérifie les réponses.
page-start-companion-now = Faire arbitrer Keypeg
page-start-learn = Première visite ?
page-start-learn-about = Jouez une courte manche, guidée pas à pas.
page-start-learn-now = Apprendre à jouer
page-start-choose = Choisir l’édition et les règles
page-start-options = Options
page-start-recent = Tables récentes
page-start-look = Revoir
page-start-dismiss = Retirer de la liste la table de { $players }
page-start-over = terminée
page-start-in-play = Vos parties en cours
page-start-people = Combien de personnes ?
page-start-screen-party = À partir de trois, on joue à Party : un plateau, chacun propose à son tour.

## Page, modes

page-modes-computer = Jouer une partie
page-modes-link = Avec des amis, par lien
page-modes-screen = Ensemble sur cet écran
page-modes-companion = Avec un vrai plateau
page-modes-learn = Une première manche

## Page, set up

page-set-up-size = { $pegs ->
    [one] 1 pion
   *[other] { $pegs } pions
} · { $colours } couleurs · { $n ->
    [one] 1 rangée
   *[other] { $n } rangées
}
page-set-up-advanced-blanks = Avancé : des trous peuvent rester vides
page-set-up-advanced-counting = Pour les plus jeunes : les fiches ne comptent que les bonnes couleurs
page-set-up-advanced-digit-sum = Avec un indice : la somme des chiffres est donnée
page-set-up-counting = Les fiches comptent
page-set-up-counting-both = couleurs et places
page-set-up-counting-places = seulement les bonnes places
page-set-up-counting-colours = seulement les bonnes couleurs
page-set-up-advanced-repeats = Avancé : le code peut répéter des couleurs
page-set-up-house = Règles maison
page-set-up-house-about = Changez la taille et ce qui est permis. On compte toujours comme dans la boîte.
page-set-up-pegs = Pions
page-set-up-colours = Couleurs
page-set-up-blanks = Des trous peuvent rester vides
page-set-up-secret-repeats = Le code peut répéter des couleurs
page-set-up-guess-repeats = Les propositions peuvent répéter des couleurs
page-set-up-role = Vous commencez comme
page-set-up-level = Niveau de l’ordinateur
page-set-up-average = { $n } rangées en moyenne à Classic
page-set-up-people = Qui joue ?
page-set-up-name-of = Nom du joueur { $n }
page-set-up-games-as-players = Autant de manches que de joueurs, ou un multiple.
page-set-up-options = Autres options
page-set-up-rules = Les règles de cette édition
page-set-up-marking = Qui donne les réponses
page-set-up-marking-table = Keypeg, toujours juste
page-set-up-marking-hand = Le codificateur, à la main
page-set-up-hints = L’aide est permise : conseils et nombre de codes restants
page-set-up-conceding = On peut abandonner
page-set-up-spectators = Spectateurs admis
page-set-up-seconds = Temps de réflexion par tour
page-set-up-away = Attendre un joueur absent
page-set-up-no-seconds = sans limite
page-set-up-seconds-of = { $unit ->
    [minutes] { $n } minutes
   *[seconds] { $n } secondes
}
page-set-up-start = Commencer
page-set-up-more = Ajouter un joueur
page-set-up-fewer = Retirer le dernier joueur

## Page, names

page-names-you = Vous
page-names-computer = Ordinateur
page-names-the-computer = L’ordinateur
page-names-computer-short = Ordi
page-names-teacher = Professeur
page-names-player = Joueur { $n }
page-names-free = place libre
page-names-guest = Invité

## Page, turn

page-turn-yours-set = Posez votre code
page-turn-yours-guess = À vous, rangée { $row }
page-turn-yours-mark = Répondez à la rangée { $row }
page-turn-yours-reveal = Levez votre cache
page-turn-named-guess = { $name }, à vous : rangée { $row }
page-turn-named-set = { $name }, posez votre code
page-turn-named-mark = { $name }, répondez à la rangée { $row }
page-turn-named-reveal = { $name }, levez votre cache
page-turn-sets = { $name } pose le code
page-turn-guesses = { $name } joue la rangée { $row }
page-turn-marks = { $name } répond à la rangée { $row }
page-turn-reveals = { $name } révèle le code
page-turn-seats-open = { $n ->
    [one] On attend encore un joueur
   *[other] On attend encore { $n } joueurs
}
page-turn-over = La partie est terminée
page-turn-closed = Cette table est fermée
page-turn-shield-hint = Placez votre code derrière le vrai cache, puis confirmez.
page-turn-set-hint = Personne d’autre ne le voit avant la fin.
page-turn-set-by = { $name } a posé le code
page-turn-set-by-you = Vous avez posé le code
page-turn-rows-left = { $n ->
    [one] encore { $n } rangée
   *[other] encore { $n } rangées
}
page-turn-circuit = À tour de rôle
page-turn-watching = Vous regardez.
page-turn-seconds = encore { $text } pour réfléchir
page-turn-closed-left = { $name } a quitté la table : elle est fermée
page-turn-bends = { $name } n’a pas de code fixe et le change à mesure que vous proposez

## Page, board

page-board-board = Plateau
page-board-shield = Le code est derrière le cache
page-board-no-code = Pas encore de code
page-board-real-shield = Le code est derrière le vrai cache
page-board-your-code = Personne d’autre ne le voit
page-board-seal = sceau { $text }
page-board-secret = Le code : { $code }
page-board-folded = { $n ->
    [one] encore 1 rangée
   *[other] encore { $n } rangées
}
page-board-row = Rangée { $n }, { $code }
page-board-row-of = Rangée { $n }, { $name } : { $code }
page-board-no-match = aucune correspondance
page-board-marked = { $row } : { $feedback }
page-board-unmarked = { $row } : pas encore de réponse
page-board-lost = Rangée { $n } : perdue, le temps est écoulé
page-board-skipped = Rangée { $n } : passée
page-board-unused = Rangée { $n } : pas jouée
page-board-left = encore { $n } codes
page-board-fill-from = Recopier la rangée { $n }
page-board-hole = Trou { $n } : { $colour }
page-board-hole-open = Trou { $n } : libre
page-board-current = La rangée à remplir
page-board-evidence = ne convient pas
page-board-adversary = Pas de code fixe : il peut changer à chaque proposition

## Page, dock

page-dock-palette = Couleurs
page-dock-set-hidden = Le code est derrière le cache
page-dock-mark = Donner ces fiches
page-dock-reveal = C’était le code
page-dock-reveal-hint = Saisissez le code qui était derrière le cache.
page-dock-undo = Reprendre
page-dock-check = Possible ?
page-dock-claim = Contester
page-dock-sure-concede = Abandonner cette manche ?
page-dock-leave = Quitter la table
page-dock-sure-leave = Quitter cette table ? La partie en cours s’arrêtera.
page-dock-more = Plus
page-dock-sending = Envoi …
page-dock-waiting = On attend l’autre joueur.
page-dock-red = Rouge
page-dock-red-in-black = Noire
page-dock-red-about = bonne couleur, bonne place
page-dock-white = Blanche
page-dock-white-about = bonne couleur, mauvaise place
page-dock-fewer = { $what } : une de moins
page-dock-more-1 = { $what } : une de plus
page-dock-use = Utiliser
page-dock-replay = La rejouer
page-dock-rematch = Rejouer
page-dock-rematch-join = Aller à la nouvelle table
page-dock-home = Accueil
page-dock-redo = Remettre
page-dock-thinking = { $name } réfléchit
page-dock-waiting-for = On attend { $name }
page-dock-skip = Passer

## Page, help

page-help-hint = Essayez { $code } : { $why }.
page-help-hint-left = Essayez { $code }. { $left } codes conviennent encore à toutes les rangées, et cette proposition en dira long sur eux.
page-hint-look = Que faut-il chercher ?
page-hint-show = Montrer une proposition
page-coach-cross = Barrer
page-coach-note = Noter
page-help-possible = Oui, cela pourrait être le code.
page-help-contradiction = Les réponses se contredisent : aucun code ne convient à toutes les rangées. Revoyez-les, ou contestez.

## Page, result

page-result-broken = { $n ->
    [one] { $name } a percé le code en 1 rangée
   *[other] { $name } a percé le code en { $n } rangées
}
page-result-broken-you = { $n ->
    [one] Vous avez percé le code en 1 rangée
   *[other] Vous avez percé le code en { $n } rangées
}
page-result-unbroken = Le code n’a pas été percé
page-result-conceded = Les décodeurs ont abandonné
page-result-conceded-one = { $name } a abandonné
page-result-conceded-you = Vous avez abandonné
page-result-forfeited = { $name } a perdu la manche par forfait
page-result-void = Réponse fausse : cette manche est rejouée
page-result-void-last = Réponse fausse : cette manche ne compte pas, et la partie est finie
page-result-wrong = Réponse fausse : { $name } perd la manche
page-result-wins = { $name } gagne la partie
page-result-you-win = Vous gagnez la partie
page-result-draw = Partie nulle
page-result-share = { $names } se partagent la victoire
page-result-secret-unknown = Le code n’a pas été révélé.
page-result-podium = Résultat
page-result-place = place { $place }

## Page, evidence

page-evidence-title = Ce qui n’allait pas
page-evidence-claimed = { $name } a contesté avant que le code soit révélé, et avait raison.
page-evidence-revealed = Personne n’avait contesté : cela s’est vu quand le code a été révélé.
page-evidence-admitted = { $name } a reconnu une réponse fausse.
page-evidence-claimed-some = Un décodeur a signalé une erreur avant que le code soit révélé, et il avait raison.
page-evidence-row = La réponse à la rangée { $row } était fausse.
page-evidence-against = { $count ->
    [one] La rangée { $rows } n’a pas reçu la réponse qui correspond à ce code.
   *[other] Les rangées { $rows } n’ont pas reçu les réponses qui correspondent à ce code.
}
page-evidence-show = { $count ->
    [one] La rangée { $rows } montre que les réponses étaient fausses.
   *[other] Les rangées { $rows } montrent que les réponses étaient fausses.
}
page-evidence-together = Aucun code ne convient aux rangées { $rows } ensemble : au moins une réponse était fausse.
page-board-should-be = faux : il fallait { $feedback }
page-evidence-should = il fallait

## Page, card

page-card-name = Manche
page-card-void = annulée
page-card-total = Total
page-card-print = Imprimer
page-card-look = Voir la manche { $n }
page-card-caption = Les points de chaque manche ; la case du codificateur est grisée
page-card-text = Partie en texte
page-card-of = Feuille de score Keypeg · { $edition }

## Page, review

page-review-title = Analyse de la manche { $game }
page-review-open-of = Analyser la manche { $game }
page-review-back = Retour à la table
page-review-loading = Analyse de chaque proposition …
page-review-too-large = Cette édition a trop de codes pour une analyse.
page-review-not-yet = Cette table n’a pas de manche terminée portant ce numéro.
page-review-nothing = Aucune rangée n’a eu de réponse : il n’y a rien à analyser.
page-review-range = { $from } à { $to }
page-review-at-least = { $from } ou plus
page-review-at-most = { $to } ou moins
page-review-unsettled-about = Deux nombres indiquent une fourchette : le temps a manqué pour la valeur exacte. Un tiret signifie que la valeur n’est même pas connue à une rangée près ; l’information obtenue en dit alors davantage.
page-review-step = Rangée { $n } sur { $of }
page-review-earlier = Rangée précédente
page-review-later = Rangée suivante
page-review-row = Rangée { $n } : { $word }
page-review-not-reviewed = La rangée { $n } ne peut pas être analysée : sa réponse contredit les précédentes.
page-review-lost-row = La rangée { $n } a été perdue au temps.
page-review-given-about = Perdues : les rangées que cette proposition coûte en moyenne de plus que la meilleure.
page-review-luck-about = Chance : les rangées que la réponse a épargnées (+) ou coûtées (−) par rapport à la moyenne.
page-review-codes-of = { $before } avant, { $after } après
page-review-bits = Information
page-review-bits-of = { $expected } bits attendus, { $gained } obtenus
page-review-could = Cela aurait pu être le code.
page-review-could-not = { $count ->
    [one] Cela ne pouvait pas être le code : la rangée { $rows } le contredit.
   *[other] Cela ne pouvait pas être le code : les rangées { $rows } le contredisent.
}
page-review-could-not-be = Cela ne pouvait pas être le code : toutes les couleurs du code sont différentes.
page-review-expects = { $n } rangées attendues
page-review-best = Meilleure proposition
page-review-best-here = Il n’y avait pas mieux.
page-review-others = Bonnes aussi
page-review-told = { $sentence }. { $word }. { $reasons }
page-review-details = Détails
page-review-lesson = La plus instructive
page-review-figures = La rangée { $n } en chiffres
page-review-retry = Rejouer cette rangée
page-review-show-better = Montrer une meilleure proposition
page-retry-title = Encore la rangée { $n }
page-retry-ask = Que proposeriez-vous ici ? Vous saurez ce que cela vaut.
page-retry-again = Réessayer
page-retry-back = Retour à l’analyse
page-retry-best = Une meilleure proposition : { $code }
page-retry-answer = La réponse aurait été { $feedback } : { $n ->
        [one] il resterait un code.
       *[other] il resterait { $codes } codes.
    }
page-review-all-rows = Rangée par rangée
page-review-curve = Codes restants, rangée par rangée
page-review-curve-about = Codes restants sur une échelle logarithmique : { $parts }.
page-review-curve-at = { $codes } après la rangée { $n }
page-review-curve-begin = { $codes } au début
page-review-sum = Le compte
page-review-sum-perfect = Moyenne du jeu parfait
page-review-sum-given = rangées perdues
page-review-sum-rows = rangées jouées
page-review-sum-remaining = encore attendues à la fin
page-review-sum-closes = Le compte tombe juste ; les nombres affichés sont arrondis.
page-review-sum-holds = Le compte tombe juste, pour autant que les nombres soient connus.
page-review-sum-open = Le compte ne tombe pas juste : signalez-le-nous.
page-review-lost = { $n ->
    [one] 1 rangée a été perdue sans proposition et ne compte pas.
   *[other] { $n } rangées ont été perdues sans proposition et ne comptent pas.
}
page-review-maker = Le codificateur
page-review-marks-right = Toutes les réponses étaient justes.
page-review-marks-wrong = { $count ->
    [one] Mauvaise réponse : rangée { $rows }.
   *[other] Mauvaises réponses : rangées { $rows }.
}
page-review-contradiction = Les réponses ne peuvent pas toutes être exactes : les rangées { $rows } se contredisent. L’analyse va jusqu’à la rangée précédente.
page-review-players = Les décodeurs
page-review-share-title = Partager sans dévoiler le code
page-review-share-about = Le texte raconte la manche, sans aucune proposition ni couleur.
page-review-share-text = Texte à partager
page-review-share-copy = Copier le texte
page-review-share-head = Keypeg · { $edition } · { $broken ->
    [yes] percé en { $n ->
        [one] 1 rangée
       *[other] { $n } rangées
    }
   *[no] non percé, { $n ->
        [one] 1 rangée
       *[other] { $n } rangées
    }
}
page-review-share-row = { $n } { $sign } { $word } · reste { $left }
page-review-share-sum = { $given } rangées perdues · chance { $luck }

## Page, record

page-record-title = Votre bilan
page-record-lead = Les rangées qu’il vous faut, celles que vous perdez, et votre chance.
page-record-about = Les manches où vous étiez décodeur dans ce navigateur.
page-record-none = Aucune manche pour l’instant. Percez un code, et la manche apparaîtra ici.
page-record-off = Votre bilan est désactivé dans les réglages : les nouvelles manches ne sont pas gardées.
page-record-loading = Chargement de votre bilan …
page-record-everybody = tous
page-record-by-edition = Par édition
page-record-broken = Percés
page-record-rows = Rangées en moyenne
page-record-per-game = Les rangées sont une moyenne sur les codes percés, le reste sur toutes les manches. Une chance positive a épargné des rangées, une chance négative en a coûté.
page-record-helped = avec aide
page-record-over-time = Au fil du temps
page-record-rows-plot = Rangées de chaque manche
page-record-given-plot = Rangées perdues à chaque manche
page-record-plot-about = { $n ->
    [one] { $what }, une manche
   *[other] { $what }, { $n } manches, la plus ancienne d’abord
} : entre { $least } et { $most }. Le tableau ci-dessous donne tous les nombres.
page-record-broken-dot = percé
page-record-every = Toutes les manches
page-record-when = Quand
page-record-unbroken = { $n }, non percé
page-record-csv = Télécharger en CSV
page-record-json = Exporter en JSON
page-record-sure-erase = Effacer tout votre bilan ?
page-record-sure-about = { $n ->
    [one] Une manche sera oubliée
   *[other] { $n } manches seront oubliées
} pour de bon. Les tables elles-mêmes restent.
page-record-erased = { $n ->
    [one] { $n } manche effacée.
   *[other] { $n } manches effacées.
}

## Page, know

page-know-title = Ce que vous savez
page-know-row = rangée { $n }
page-know-about = Les codes encore possibles après chaque rangée.

## Page, fair

page-fair-title = Fair-play
page-fair-before = Le sceau de chaque code est publié avant la première proposition.
page-fair-none = Seul son auteur connaît ce code : aucun sceau n’a été publié.
page-fair-adversary = Ce codificateur n’a pas de code fixe : il le change pendant la manche, sans jamais contredire ses réponses.
page-fair-check = Vérifier
page-fair-checking = Vérification …
page-fair-fair = Manche { $game } : le code révélé est celui qui avait été posé.
page-fair-unfair = Manche { $game } : le code révélé ne correspond pas au sceau.
page-fair-changed = Manche { $game } : le sceau a changé depuis sa publication.
page-fair-hidden = Manche { $game } : le code est encore caché.
page-fair-nothing = Il n’y a encore rien à vérifier.

## Page, seats

page-seats-title = À la table
page-seats-online = là
page-seats-offline = absent
page-seats-free = libre
page-seats-computer = ordinateur
page-seats-invite = Inviter
page-move-title = Inviter quelqu’un à cette table
page-move-about = La table passe de cet appareil au serveur, avec tout ce qui a été joué. La personne invitée prend une place grâce à un lien ; vous gardez les autres.
page-move-seat = Place de votre invité
page-move-go = Déplacer la table
page-move-failed = La table n’a pas pu être déplacée et reste sur cet appareil : { $why }
page-seats-sat = { $name } a rejoint la table
page-seats-took-over = { $name } joue à la place de { $before }
page-seats-left = { $name } a quitté la table

## Page, invite

page-invite-title = Inviter des amis
page-invite-about = Avec ce lien, on peut jouer ou regarder.
page-invite-link = Lien vers cette table
page-invite-copy = Copier le lien
page-invite-qr = Code QR du lien
page-invite-local = Cette adresse ne fonctionne que sur cet appareil. Pour inviter d’autres personnes, ouvrez Keypeg à l’adresse réseau de cet appareil.
page-invite-about-full = Toutes les places sont prises. Avec ce lien, on peut regarder.
page-invite-not-copied = Le navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le vous-même.

## Page, join

page-join-title = Vous jouez ?
page-join-about = { $count ->
    [one] { $names } vous attend ici.
   *[other] { $names } sont déjà là.
}
page-join-about-nobody = Il n’y a encore personne.
page-join-take = Jouer à la place de { $name } ?
page-join-take-about = { $name } a quitté la partie. Vous reprenez sa place, avec ses rangées et ses points ; ce que { $name } a joué reste à son nom.
page-join-watch = Juste regarder
page-join-challenges = { $name } vous lance un défi
page-join-invites = { $name } vous invite à jouer
page-join-hints = Aide permise

## Page, rooms

page-start-race = Course entre amis ou avec une classe
page-start-race-about = Tout le monde perce le même code en même temps, chacun sur son téléphone.
page-start-race-now = Ouvrir une salle
page-room-race = Course
page-room-duel = Duel
page-room-title = Salle { $code }
page-room-code = Code de la salle
page-room-code-about = Saisissez-le sur { $address }, ou scannez l’image.
page-room-link = Lien vers cette salle
page-room-join = Entrer dans une salle
page-room-back-about = Vous êtes encore dans une salle.
page-room-missing = Il n’y a pas de salle { $code }
page-room-missing-about = Vérifiez le code et saisissez-le de nouveau : il compte six lettres et chiffres.
page-room-gone = Cette salle n’existe plus
page-room-gone-about = Une salle est supprimée quand rien ne s’y passe pendant un jour.
page-room-choose-name = Choisissez votre nom
page-room-late = Une manche est en cours. Vous pouvez encore entrer : vos rangées comptent, pas votre temps.
page-room-came-late = a rejoint en cours de manche
page-room-players = { $n ->
    [one] { $n } joueur est là
   *[other] { $n } joueurs sont là
}
page-room-opened = Votre salle est ouverte
page-room-you-are-in = Vous y êtes
page-room-host-starts = L’hôte lance la manche.
page-room-nobody = Vous pourrez commencer dès que quelqu’un sera là.
page-room-start = Lancer la course
page-room-start-round = Lancer la manche { $n }
page-room-set-and-start = Poser le code et commencer
page-room-code-for-all = Un code pour tous
page-room-code-for = Un code pour { $name }
page-room-code-secret = Personne d’autre ne le voit avant la fin de la manche.
page-room-waits-rival = On attend un deuxième joueur.
page-room-waits-code = On attend un code de { $names }.
page-room-has-code = { $name } a posé un code
page-room-waits-guess = En attente de l’essai de { $name }
page-room-host = Pour l’hôte
page-room-play-too = Je joue aussi
page-room-computer = Faire jouer un ordinateur
page-room-names = { $n ->
    [0] N’admettre que certains noms
    [one] { $n } nom est admis
   *[other] { $n } noms sont admis
}
page-room-names-about = Collez une liste de classe, un nom par ligne. Chacun choisit alors son nom. Une liste vide laisse entrer tout le monde.
page-room-names-save = { $n ->
    [one] Admettre { $n } nom
   *[other] Admettre ces { $n } noms
}
page-room-names-saved = La liste est enregistrée.
page-room-hide = Masquer les noms sur le grand écran
page-room-big-screen = Ouvrir le grand écran
page-room-pass = Continuer comme hôte sur un autre appareil
page-room-pass-about = Ouvrez ce lien sur l’autre appareil ou scannez le code : cet appareil pourra alors, lui aussi, diriger la salle. Gardez ce lien pour vous.
page-room-pass-link = Lien de l’hôte
page-room-remove = Retirer { $name }
page-room-remove-short = Retirer
page-room-release = Nouvel appareil
page-room-released = { $name } peut maintenant revenir dans la salle { $code } sur un autre appareil, sous le même nom.
page-room-tools = Plus pour { $name }
page-room-leave = Quitter la salle
page-room-leave-sure = Quitter la salle ? Vos résultats ne compteront pas.
page-room-closed = La salle est fermée
page-room-close = Fermer la salle
page-room-close-sure = Oui, la fermer pour tous
page-room-hint = Indice pour tous
page-room-told = Dit à tout le monde :
page-room-pause = Pause
page-room-resume = Reprendre la manche
page-room-paused = L’hôte a mis la manche en pause
page-room-end = Terminer la manche
page-room-end-sure = Oui, la terminer pour tous
page-room-host-view = Voir tout le monde
page-room-own-board = Revenir à mon plateau
page-room-no-board = Vous avez déjà eu un plateau dans cette manche : vous regardez donc jusqu’à sa fin.
page-room-see-others = Regarder les autres
page-room-see-standings = Voir le classement
page-room-others = Les autres
page-room-get-ready = Préparez-vous
page-room-in-rows = { $n ->
    [one] en { $n } rangée
   *[other] en { $n } rangées
}
page-room-rows-of = { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
}
page-room-away = non connecté
page-room-not-connected = Non connectés : { $names }
page-room-quiet = Pas de nouvelle rangée depuis { $time }
page-room-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
page-room-time-each = { $time } chacune
page-room-round-of = Manche { $n } sur { $of }
page-room-time-left = Temps restant
page-room-time-played = Temps joué
page-room-kind = À quoi voulez-vous jouer ?
page-room-kind-race = Une course : tous percent le même code, jusqu’à 40 joueurs
page-room-kind-duel = Un duel : deux joueurs se posent chacun un code
page-room-rounds-label = Manches
page-room-time-label = Temps par manche
page-room-source = Qui pose le code ?
page-room-source-table = Keypeg, au hasard
page-room-source-host = Moi, et je ne joue pas
page-room-round-over = La manche { $n } est terminée
page-room-over = C’était la dernière manche
page-room-time-over = Le temps était écoulé.
page-room-host-ended = L’hôte a terminé la manche.
page-room-your-place = Vous êtes numéro { $place } sur { $of }
page-room-wins = { $n ->
    [one] { $names } gagne !
   *[other] { $names } partagent la première place !
}
page-room-wins-round = { $n ->
    [one] { $names } gagne la manche
   *[other] { $names } partagent la première place de cette manche
}
page-room-leads = { $n ->
    [one] { $names } est en tête
   *[other] { $names } sont en tête
}
page-room-shared = { $n } joueurs partagent la première place
page-room-none = Cette fois, personne n’a percé le code
page-room-duel-won = Vous gagnez !
page-room-duel-drawn = Le duel se termine sur une égalité.
page-room-round-drawn = Cette manche est nulle.
page-room-code-was = Le code était
page-room-code-of = { $name } devait percer
page-room-sealed = Scellé avant le premier essai, et jamais changé.
page-room-seal-wrong = Ce code ne correspond pas à son sceau.
page-room-standings = Classement
page-room-final = Classement final
page-room-total = { $n ->
    [one] Après { $n } manche
   *[other] Après { $n } manches
}
page-room-place = Place
page-room-time = Temps
page-room-boards = Tous les plateaux
page-room-no-rows = Aucun essai n’a été posé.
page-room-csv = Résultats en fichier (CSV)
page-room-screen-join = Sur { $address } avec le code
page-room-screen-seal = Tous percent le même code. Il a été scellé avant le premier essai :







## Page, hand over

page-hand-over-pass = Passez l’écran à { $name }
page-hand-over-set = { $name } pose le code. Les autres regardent ailleurs.
page-hand-over-mark = { $name } donne la réponse.
page-hand-over-guess = C’est à { $name } de proposer.
page-hand-over-ready = Je suis { $name }

## Page, coach

page-coach-title = Votre première manche
page-coach-begin = Derrière le cache, il y a trois pions. Trouvez leurs couleurs et leurs places. Commencez par rouge, rouge, bleu : touchez les couleurs, puis Proposer.
page-coach-second = Les fiches répondent à toute la rangée, jamais à un seul trou. Essayez maintenant bleu, vert, vert.
page-coach-answer = { $red ->
    [0] Pas de rouge : aucun pion n’est à la bonne place.
    [one] 1 rouge : un pion a la bonne couleur à la bonne place.
   *[other] { $red } rouges : { $red } pions ont la bonne couleur à la bonne place.
} { $white ->
    [0] Pas de blanche.
    [one] 1 blanche : une autre couleur est dans le code, mais ailleurs.
   *[other] { $white } blanches : { $white } autres couleurs sont dans le code, mais ailleurs.
}
page-coach-answer-in-black = { $red ->
    [0] Pas de noire : aucun pion n’est à la bonne place.
    [one] 1 noire : un pion a la bonne couleur à la bonne place.
   *[other] { $red } noires : { $red } pions ont la bonne couleur à la bonne place.
} { $white ->
    [0] Pas de blanche.
    [one] 1 blanche : une autre couleur est dans le code, mais ailleurs.
   *[other] { $white } blanches : { $white } autres couleurs sont dans le code, mais ailleurs.
}
page-coach-free = À vous maintenant. Choisissez un code qui convient à chaque rangée : si c’était le code secret, chacune aurait exactement ses fiches. « Possible ? » le vérifie, et Conseil en propose un.
page-coach-done = C’est gagné : le code est percé, le cache est levé. Dans une partie, on échange maintenant les rôles, et le codificateur marque un point par rangée dont vous avez eu besoin.
page-coach-lost = Les rangées sont épuisées. Regardez le code, et la réponse de chaque rangée.

## Page, net

page-net-lost = Connexion coupée, nouvel essai … Rien n’est perdu.
page-net-lost-timed = Connexion coupée, nouvel essai … Le temps de réflexion continue de courir.
page-here-play = Continuer ici
page-here-about = Cette partie peut continuer sur cet appareil jusqu’au retour de la connexion.
page-here-playing = Vous jouez sur cet appareil. Au retour de la connexion, la partie repasse sur le serveur.
page-here-apart = La partie a continué autrement sur le serveur. Celle que vous voyez reste sur cet appareil.
page-here-no-copy = Cet appareil n’a plus de copie de la partie.
page-net-waiting = Pas de connexion au serveur. La table apparaît dès qu’elle est rétablie.
page-net-no-cookies = Votre navigateur bloque les cookies : le serveur ne pourrait pas vous reconnaître à votre place. Autorisez les cookies pour ce site, puis jouez.
page-net-loading = On met la table …
page-net-no-table = Cette table n’existe plus ici.
page-net-failed = Cela n’a pas marché. Réessayez.
page-net-unreachable = Le serveur est injoignable. Est-il lancé ?
page-net-moved = La table a changé avant l’arrivée de votre coup. Regardez le plateau et réessayez.
page-net-nowhere = Il n’y a rien ici.

## Page, keys

page-keys-title = Touches
page-keys-ctrl = Ctrl
page-keys-pegs = placer un pion : la lettre ou le numéro de la couleur
page-keys-blank = laisser un trou vide, là où c’est permis
page-keys-arrows = choisir un trou
page-keys-back = reprendre un pion
page-keys-enter = envoyer la rangée
page-keys-marks = pour répondre : ajouter une rouge, une blanche
page-keys-marks-in-black = pour répondre : ajouter une noire, une blanche
page-keys-help = montrer ces touches
page-keys-tap = Touchez le numéro d’une rangée pour la recopier, ou un pion pour le copier. On peut aussi glisser les pions.
page-keys-history = recopier une rangée plus ancienne, ou plus récente
page-keys-undo = annuler, rétablir

## Page, rules

page-rules-title = Règles de cette édition
page-rules-open = Règles
rules-goal = Le codificateur pose un code secret de { $pegs } pions. Le décodeur propose chaque fois une rangée entière.
rules-colours = Les couleurs : { $names }.
rules-red = Une fiche rouge : un pion de la bonne couleur à la bonne place.
rules-red-in-black = Une fiche noire : un pion de la bonne couleur à la bonne place.
rules-white = Une fiche blanche : un pion de la bonne couleur à la mauvaise place.
rules-order = Les fiches disent combien de pions sont justes, jamais lesquels. Chaque pion reçoit au plus une fiche ; les rouges passent avant les blanches.
rules-order-in-black = Les fiches disent combien de pions sont justes, jamais lesquels. Chaque pion reçoit au plus une fiche ; les noires passent avant les blanches.
rules-places-only = Il n’y a pas de fiches blanches : seuls comptent les pions à la bonne place. Les fiches disent combien, jamais lesquels.
rules-colours-only = Une fiche blanche : un pion d’une bonne couleur, où qu’il soit. Les places ne comptent pas : le code est percé dès que toutes ses couleurs y sont.
rules-blanks = Des trous peuvent rester vides, dans le code et dans une proposition. Un trou vide compte comme une couleur de plus.
rules-digit-sum = Quand le code est posé, chacun apprend la somme de ses chiffres.
rules-secret-repeats = Le code peut contenir plusieurs fois la même couleur.
rules-secret-differs = Toutes les couleurs du code sont différentes.
rules-guess-differs = Toutes les couleurs d’une proposition doivent aussi être différentes.
rules-guess-repeats = Une proposition peut répéter des couleurs.
rules-guess-repeats-still = Une proposition peut répéter des couleurs, même si le code ne le peut pas.
rules-rows = { $n ->
    [one] Il y a 1 rangée.
   *[other] Il y a { $n } rangées.
} { $pegs ->
    [one] La manche finit quand une rangée reçoit { $pegs } fiche rouge, car le code est alors percé, ou quand toutes les rangées sont jouées.
   *[other] La manche finit quand une rangée reçoit { $pegs } fiches rouges, car le code est alors percé, ou quand toutes les rangées sont jouées.
}
rules-rows-in-black = { $n ->
    [one] Il y a 1 rangée.
   *[other] Il y a { $n } rangées.
} { $pegs ->
    [one] La manche finit quand une rangée reçoit { $pegs } fiche noire, car le code est alors percé, ou quand toutes les rangées sont jouées.
   *[other] La manche finit quand une rangée reçoit { $pegs } fiches noires, car le code est alors percé, ou quand toutes les rangées sont jouées.
}
rules-rows-white = { $n ->
    [one] Il y a 1 rangée.
   *[other] Il y a { $n } rangées.
} { $pegs ->
    [one] La manche finit quand une rangée reçoit { $pegs } fiche blanche, car le code est alors percé, ou quand toutes les rangées sont jouées.
   *[other] La manche finit quand une rangée reçoit { $pegs } fiches blanches, car le code est alors percé, ou quand toutes les rangées sont jouées.
}
rules-house = Joué selon des règles maison.
page-rules-source = Source

## Page, settings

page-settings-title = Réglages
page-settings-language = Langue
page-settings-theme = Plateau
page-settings-themes-auto = comme sur l’appareil
page-settings-signs = Sur les pions
page-settings-signs-of-shapes = formes
page-settings-signs-of-letters = lettres
page-settings-key-pegs = Fiches
page-settings-key-pegs-of-red = rouges et blanches
page-settings-key-pegs-of-black = noires et blanches
page-settings-coach = L’entraîneur explique chaque réponse
page-settings-coach-first = dans mes premières parties
page-settings-coach-always = toujours
page-settings-coach-asked = quand je demande un conseil
page-settings-numbers = Des nombres à côté des fiches
page-settings-letter-keys = Les touches lettres et chiffres placent des pions
page-settings-record = Garder mon bilan
page-settings-record-about = Rangées, rangées perdues et chance de chaque manche où vous êtes décodeur, gardées sur ce serveur sous un cookie que seul ce navigateur possède.
page-settings-record-here = Rangées, rangées perdues et chance de chaque partie jouée comme décodeur, conservées sur cet appareil seulement.
page-settings-themes-walnut = noyer (clair)
page-settings-themes-slate = ardoise (sombre)
page-settings-themes-paper = papier (contraste élevé)
page-settings-sound = Sons
page-settings-pace = L’ordinateur joue à un rythme que je peux suivre

## Page, header

page-header-home = Keypeg, accueil
page-header-game = manche { $n } sur { $of }
page-header-sound = Son

## Page, table

page-table-sheet = Cette table
page-table-open = Score, notes, etc.
page-table-match = Partie

## Page, notes

page-notes-title = Vos notes
page-notes-about = Touchez une couleur pour la barrer, ou une case : ✕ pas ici, ● ici. Personne d’autre ne voit vos notes.
page-notes-about-digits = Touchez un chiffre pour le barrer, ou une case : ✕ pas ici, ● ici. Personne d’autre ne voit vos notes.
page-notes-clear = Vider
page-notes-cross = Barrer { $colour }
page-notes-cell = { $colour }, place { $hole } : { $note ->
    [out] pas ici
    [sure] ici
   *[none] pas de note
}

## Page, offline and updates

page-offline-title = Jouer sans connexion
page-offline-offer = Gardez Keypeg sur cet appareil, avec ses joueurs ordinateur et ses analyses. Téléchargement : { $size } Mo.
page-offline-keep = Le garder ici
page-offline-loading = Préparation : { $percent } %
page-offline-step-python = Démarrage de Python …
page-offline-step-rules = Chargement des règles …
page-offline-step-games = Ouverture de vos parties …
page-consent-title = Keypeg joue sur cet appareil
page-consent-about = Il n’y a pas de serveur ici : les règles, les ordinateurs et les analyses tournent dans votre navigateur, et tout ce que vous jouez reste sur cet appareil. Un seul téléchargement suffit, { $size } Mo.
page-consent-agree = Télécharger et jouer
page-consent-server = Jouer plutôt par lien
page-offline-ready = Keypeg est sur cet appareil. On peut aussi y jouer sans connexion.
page-offline-failed = Impossible de le garder ici : { $message }
page-offline-again = Réessayer
page-offline-lacks-webassembly = Ce navigateur ne permet pas de jouer sans connexion : il n’a pas WebAssembly.
page-offline-lacks-storage = Ce navigateur ne permet pas de jouer sans connexion : il ne laisse aucune page garder des parties.
page-offline-lacks-unpacking = Ce navigateur ne permet pas de jouer sans connexion : il est trop ancien pour décompresser le téléchargement.
page-offline-lacks-exceptions = Ce navigateur ne permet pas de jouer sans connexion : son WebAssembly est trop ancien.
page-offline-lacks-memory = Cet appareil n’a pas assez de mémoire libre pour jouer sans connexion. Fermez d’autres pages et réessayez.
page-offline-install = Installer Keypeg comme application
page-update-ready = Une nouvelle version est prête.
page-update-load = La charger
page-update-later = Plus tard

## Sauvegardes et journal d’un serveur

help-backup = Copier la base de données dans un nouveau fichier, même pendant qu’un serveur l’utilise.
help-restore = Remplacer la base de données par une sauvegarde ; fermez d’abord Keypeg partout ailleurs.
argument-backup = Le fichier à écrire ; il ne doit pas encore exister.
argument-restore = Un fichier écrit par `keypeg backup`.
option-idle-days = Fermer une table après ce nombre de jours sans coup.
option-kept-days = Supprimer une table fermée après ce nombre de jours.
option-recorded-days = Supprimer les manches d’un bilan après ce nombre de jours.
option-log-json = Écrire le journal sous la forme d’un objet JSON par ligne.
backup-done = { $path } contient { $count ->
    [one] { $count } table
   *[other] { $count } tables
} et a été vérifié.
restore-done = La base de données contient maintenant { $count ->
    [one] { $count } table
   *[other] { $count } tables
} de la sauvegarde.
restore-aside = Son contenu précédent se trouve dans { $path }.
backup-no-database = il n’y a pas de base de données à { $path }
backup-no-file = il n’y a pas de fichier { $path }
backup-exists = { $path } existe déjà : choisissez un autre nom
backup-unwritable = impossible d’écrire { $path } : { $problem }
backup-unreadable = impossible de lire { $path } : { $problem }
backup-damaged = { $path } est endommagé : prenez une autre sauvegarde
backup-foreign = { $path } n’est pas une base de données de Keypeg
backup-postgres = seules les bases SQLite sont copiées ainsi : pour PostgreSQL, utilisez pg_dump et pg_restore
restore-in-use = { $path } est en cours d’utilisation : fermez Keypeg dans les autres fenêtres, et arrêtez le serveur s’il y en a un

## Proofs on several machines

prove-cluster-only = --cluster ne prouve que la moyenne, sans --max-rows ni --bound
cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur : écrivez-la comme tcp://10.0.0.1:8786, ou local
cluster-unreachable = aucun ordonnanceur ne répond à « { $address } » : { $problem }
cluster-progress = { $edition } : au moins { $lower }, meilleur résultat { $upper } ; tâches { $done }, encore { $left }, { $threads } threads, { $time }
cluster-no-time = temps restant encore inconnu
cluster-time = encore { $minutes } min environ au plus
spread-other = { $path } contient une autre preuve : supprimez ce fichier ou indiquez-en un autre
option-cluster = Partager le travail avec les workers de cet ordonnanceur Dask, ou `local` pour un cluster sur cette machine.
option-hash-seed = Une autre graine pour les hachages de la recherche, pour une seconde exécution indépendante.

## Page, training

page-modes-daily = Code du jour
page-start-daily-about = Un code scellé par jour, le même pour tous.
page-start-daily-now = Jouer le code du jour
page-start-puzzles-about = Une position, une question. Plus vous progressez, plus c’est difficile.
page-start-puzzles-now = Résoudre une énigme
page-start-lessons-about = Apprenez à penser en décodeur, en quelques minutes par leçon.
page-start-lessons-now = Apprendre
page-daily-lead = Un code par jour, le même pour tous. Il est scellé avant que quiconque y joue, et il n’y a pas de conseils.
page-daily-play = Jouer
page-daily-continue = Continuer
page-daily-result = Votre résultat
page-daily-broken =
    { $n ->
        [one] percé en { $n } rangée
       *[other] percé en { $n } rangées
    }
page-daily-open = pas encore joué
page-daily-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
page-daily-longest =
    { $n ->
        [one] record : { $n } jour
       *[other] record : { $n } jours
    }
page-daily-next = Prochain code dans { $time }
page-daily-yours = Vos codes du jour, { $edition }
page-daily-calendar = Calendrier
page-daily-earlier = Mois précédent
page-daily-later = Mois suivant
page-daily-sealed = Scellé · { $text }
page-daily-you-broke =
    { $n ->
        [one] Percé en { $n } rangée
       *[other] Percé en { $n } rangées
    }
page-daily-not-this-time = Pas cette fois
page-daily-late = Joué après son jour : il ne compte pas pour la série.
page-daily-everyone = Tout le monde jusqu’ici
page-daily-first = Vous êtes la première personne à avoir fini ce code. Revenez plus tard pour voir les autres résultats.
page-daily-honour = On joue pour l’honneur : il n’y a pas de comptes, et personne ne peut vérifier qu’un joueur ne connaissait pas déjà le code. Le graphique compte une personne par adresse Internet et laisse de côté les codes percés dès le premier essai.
page-daily-people = Personnes
page-daily-you = vous
page-daily-seal-right = Le sceau correspond : ce code était fixé d’avance.
page-daily-seal-wrong = Le sceau ne correspond pas à ce code.
page-daily-share-head = Keypeg #{ $number } · { $edition } { $result }/{ $rows }
page-daily-share-about = On n’y voit que les fiches : personne n’apprend une couleur du code.
page-daily-picture = Enregistrer l’image
page-daily-picture-of = Image à partager : { $text }
page-daily-other = Autres jours
page-puzzle-title = Énigmes
page-puzzle-level = Niveau { $n }
page-puzzle-streak = { $n } de suite
page-puzzle-solved = { $solved } sur { $tried } résolues
page-puzzle-answer = Répondre
page-puzzle-pick = La rangée { $n } est fausse
page-puzzle-pick-first = Touchez la rangée fausse
page-puzzle-give-up = Montrez-moi
page-puzzle-right = Exact !
page-puzzle-wrong = Pas tout à fait
page-puzzle-shown = Voici une réponse
page-puzzle-row-was = C’était la rangée { $n }.
page-puzzle-one-answer = Une bonne réponse : { $code }.
page-puzzle-next = Énigme suivante
page-puzzle-making = Préparation d’une énigme …
page-puzzle-higher = Vous avez atteint le niveau { $n }.
page-puzzle-kinds = Quelles énigmes ?
page-puzzle-kind-only-code = Un seul code possible
page-puzzle-kind-perfect-guess = La proposition parfaite
page-puzzle-kind-wrong-clue = Un indice faux
page-puzzle-kind-win-in-two = Gagner en deux rangées
page-puzzle-hidden = Qu’y a-t-il derrière ?
page-puzzle-board = Plateau de l’énigme
page-puzzle-is-wrong = c’est l’indice faux
page-lesson-title = Six leçons
page-lesson-number = Leçon { $n }
page-lesson-step = Étape { $n } sur { $of }
page-lesson-go-on = Continuer
page-lesson-back = Retour
page-lesson-check = Vérifier
page-lesson-try-again = Pas encore. Regardez bien.
page-lesson-answer = Pas tout à fait. Voici la réponse.
page-lesson-done = Cette leçon est terminée.
page-lesson-next = Leçon suivante
page-lesson-all = Toutes les leçons
page-lesson-begin = Commencer
page-lesson-again = Refaire
page-lesson-finished = terminée
page-lesson-your-number = Votre nombre
page-lesson-code = code
page-lesson-board = Plateau de la leçon
page-diploma-title = Diplôme
page-diploma-open = Voir votre diplôme
page-diploma-named = { $name } a terminé les six leçons et sait penser en décodeur.
page-diploma-you = Vous avez terminé les six leçons et savez penser en décodeur.

## Points

points-row =
    { $points ->
        [one] Le codificateur marque { $points } point par rangée jouée.
       *[other] Le codificateur marque { $points } points par rangée jouée.
    }
points-unbroken-bonus =
    { $points ->
        [one] Un code jamais percé rapporte au codificateur { $points } point de plus.
       *[other] Un code jamais percé rapporte au codificateur { $points } points de plus.
    }
points-unbroken = En tout, un code jamais percé vaut { $points }.
points-unbroken-range = En tout, un code jamais percé vaut { $points } à { $players } personnes.
points-conceded =
    { $points ->
        [one] { $codebreakers ->
            [1] Si le décodeur abandonne
           *[other] Si tous les décodeurs abandonnent
        }, le codificateur marque { $points } point, comme pour un code jamais percé.
       *[other] { $codebreakers ->
            [1] Si le décodeur abandonne
           *[other] Si tous les décodeurs abandonnent
        }, le codificateur marque { $points } points, comme pour un code jamais percé.
    }
points-conceded-range = Si tous les décodeurs abandonnent, le codificateur marque autant que pour un code jamais percé.
points-game-won-breaking =
    { $points ->
        [one] Le décodeur qui perce le code gagne la manche : { $points } point.
       *[other] Le décodeur qui perce le code gagne la manche : { $points } points.
    }
points-game-won-unbroken =
    { $points ->
        [one] Si personne ne le perce, le codificateur gagne la manche : { $points } point.
       *[other] Si personne ne le perce, le codificateur gagne la manche : { $points } points.
    }
points-white = Une proposition rapporte { $points } par fiche blanche.
points-red = Une proposition rapporte { $points } par fiche rouge.
points-red-in-black = Une proposition rapporte { $points } par fiche noire.
points-breaking = La proposition qui perce le code rapporte { $points } à la place.
points-circuit = Le codificateur marque { $points } points par tour de table : chaque fois que les { $codebreakers } décodeurs ont joué et que le code n’est toujours pas percé.
points-circuit-range = Le codificateur marque { $points } points par tour de table : chaque fois que tous les décodeurs ont joué et que le code n’est toujours pas percé.
points-wrong-information =
    { $points ->
        [0] S’il apparaît que des fiches étaient fausses, ou si le codificateur l’admet, il perd la manche.
       *[other] S’il apparaît que des fiches étaient fausses, ou si le codificateur l’admet, le décodeur marque { $points } points et la manche est rejouée, deux fois au plus. La troisième fois, le codificateur perd aussi la manche.
    }
points-time = Avec un temps de réflexion : si celui du décodeur est écoulé, la rangée est perdue et compte comme jouée. Si c’est celui du codificateur, il perd la manche comme s’il abandonnait.
points-forfeit-codemaker =
    { $points ->
        [0] Si le codificateur abandonne, personne ne marque de points pour la manche.
       *[other] Un codificateur qui abandonne marque { $points }.
    }
points-forfeit-codebreaker =
    { $points ->
        [one] Si le codificateur abandonne, le décodeur gagne la manche : { $points } point.
       *[other] Si le codificateur abandonne, le décodeur gagne la manche : { $points } points.
    }
points-forfeit-group = Si le codificateur abandonne ou donne une réponse fausse, chaque décodeur garde les points de ses essais et en marque { $points } de plus ; le codificateur ne marque rien.
points-games-any = Les rôles changent après chaque manche. Jouez autant de manches que vous voulez ; un nombre pair est équitable.
points-games-even = Les rôles changent après chaque manche, et une partie compte un nombre pair de manches.
points-games-each = Après chaque manche, la personne à gauche devient codificateur. Chacun l’est le même nombre de fois : { $games } manches, ou un multiple.
points-games-each-range = Après chaque manche, la personne à gauche devient codificateur. Chacun l’est le même nombre de fois : autant de manches que de personnes, ou un multiple.
points-most-points = Le plus grand nombre de points l’emporte.
points-most-games = Le plus grand nombre de manches gagnées l’emporte.
points-advanced-blanks =
    { $on ->
        [yes] C’est le jeu avancé : des trous peuvent rester vides.
       *[no] Jeu avancé : des trous peuvent rester vides. Pour y jouer, choisissez { $text }.
    }
points-advanced-counting = { $on ->
        [yes] C’est le jeu des plus jeunes : les fiches ne comptent que les bonnes couleurs.
       *[no] Pour les plus jeunes : les fiches ne comptent que les bonnes couleurs. Pour y jouer, choisissez { $text }.
    }
points-advanced-digit-sum = { $on ->
        [yes] Avec l’indice facultatif : la somme des chiffres du code est donnée.
       *[no] Indice facultatif : la somme des chiffres du code est donnée. Pour jouer avec, choisissez { $text }.
    }
points-advanced-secret-repeats =
    { $on ->
        [yes] C’est le jeu avancé : le code peut répéter des couleurs.
       *[no] Jeu avancé : le code peut répéter des couleurs. Pour y jouer, choisissez { $text }.
    }
page-rules-points = Les points
page-review-best-found = Aucune meilleure proposition n’a été trouvée.
page-review-perhaps-better = Peut-être mieux
page-review-others-unsettled = D’autres qui répartissent bien les codes

## Link previews

preview-about = Mastermind en dix éditions : seul, sur un même écran, ou avec des amis par lien.
preview-daily-title = Code du jour · { $family } · { $day }
preview-table = Une table de { $edition }
preview-table-with = { $edition } avec { $names }
preview-table-open = Une place est libre. Jouez, ou regardez.
preview-table-full = La partie est en cours. Venez regarder.
preview-table-over = La partie est terminée. Voyez comment elle s’est passée.
preview-review = Analyse : { $edition }
preview-review-about = Ce que valait chaque proposition, rangée par rangée.
page-net-nowhere-about = Le lien est peut-être ancien ou mal écrit. Vos parties sont toujours là où vous les avez laissées.

## Ladder

page-ladder-title = Classement
page-start-ladder-about = Des parties classées, avec des codes de même difficulté pour tous.
page-start-ladder-now = Voir le classement
page-ladder-lead = Dans une partie classée, vous percez un code exactement aussi difficile que celui d’un autre joueur. Celui qui utilise le moins de rangées gagne le duel. Il n’y a pas de conseils, et vous avez dix minutes par rangée. Si vous abandonnez ou partez, le code n’est pas percé.
page-ladder-rating-title = Comment fonctionne la cote
page-ladder-rating-about = La cote commence à 1500. Le nombre après ± indique son incertitude : votre force réelle se trouve presque sûrement dans cet intervalle. Chaque duel le réduit.
page-ladder-fair = Un classement est provisoire, et n’apparaît pas dans la liste, tant que vous n’avez pas rencontré trois joueurs confirmés : ceux qui ont au moins cinq duels contre trois autres. Les joueurs d’une même adresse Internet ne sont pas opposés entre eux, et une partie abandonnée avant la rangée 3 ne compte pas.
page-ladder-provisional = Votre classement est provisoire et n’apparaît pas encore dans la liste.
page-ladder-name = Votre nom dans le classement
page-ladder-join = S’inscrire
page-ladder-token = Un bot peut jouer pour vous avec ce jeton, affiché une seule fois :
page-ladder-play = Jouer une partie classée
page-ladder-continue = Continuer la partie
page-ladder-rank = Rang
page-ladder-rating = Cote
page-ladder-results = Gagnés · nuls · perdus
page-ladder-empty = Personne ne figure encore au classement de cette saison.
page-ladder-season = Saison
page-ladder-duels =
    { $n ->
        [one] { $n } duel
       *[other] { $n } duels
    }

## À côté d'un vrai plateau : reprendre, et demander avant une contradiction

reason-no-taking-back = on ne peut reprendre une saisie qu’à une table pour un vrai plateau
reason-nothing-to-take-back = vous n’avez rien à reprendre pour le moment
reason-real-board-only = c’est pour le codificateur à côté d’un vrai plateau, tant qu’une rangée attend sa réponse
event-guess-taken-back = { $player } reprend la proposition de la rangée { $row }.
event-mark-taken-back = { $player } reprend la réponse de la rangée { $row }.
event-reveal-taken-back = { $player } reprend le code révélé : la manche { $game } continue.
mark-contradicts =
    { $count ->
        [one] Cela contredit la rangée { $rows }. Vous confirmez ?
       *[other] Cela contredit les rangées { $rows }. Vous confirmez ?
    }
mark-fits-nothing = Aucun code ne convient à cette réponse. Vous confirmez ?
reveal-contradicts =
    { $count ->
        [one] Avec ce code, la réponse à la rangée { $rows } serait fausse. Vous confirmez ?
       *[other] Avec ce code, les réponses aux rangées { $rows } seraient fausses. Vous confirmez ?
    }
reveal-mirrored =
    { $count ->
        [one] Avec ce code, la réponse à la rangée { $rows } serait fausse. Lu de l’autre côté, { $code } convient à toutes les rangées.
       *[other] Avec ce code, les réponses aux rangées { $rows } seraient fausses. Lu de l’autre côté, { $code } convient à toutes les rangées.
    }
mark-nothing = Aucune fiche : c’est bien cela ?
page-dock-back-guess = Reprendre la proposition de la rangée { $n }
page-dock-back-mark = Reprendre la réponse de la rangée { $n }
page-dock-back-reveal = Reprendre le code de la manche { $n }
page-dock-sure-mark = Oui, c’est juste
page-dock-change-mark = La changer
key-take-back-entry = Reprendre la saisie

## Page, notes : les codes que l'on note soi-même

page-notes-codes = Codes en tête
page-notes-add = Noter cette rangée
page-notes-code-cross = Barrer { $code }
page-notes-code-use = Placer { $code } dans la rangée
page-notes-code-remove = Retirer { $code }
page-notes-crossed = Vous avez barré ce code
page-notes-hole = { $hole }, couleurs notées comme exclues ici : { $colours }

## Together

reaction-hello = Bonjour !
reaction-good-luck = Bonne chance !
reaction-thinking = Je réfléchis
reaction-hurry = À vous de jouer !
reaction-wow = Waouh !
reaction-ouch = Aïe !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
page-reactions-open = Réagir
page-reactions-title = En un mot
page-reactions-said = { $name } : { $words }
page-settings-reactions = Afficher les réactions des autres
page-left-play-on = Laisser jouer un ordinateur
page-left-about = { $name } a quitté la table. Un ordinateur peut prendre la place, et la partie continue à partir d’ici.
page-left-played-on = Un ordinateur joue à la place de { $name }
page-away-not-needed = La partie a continué : ce n’est plus nécessaire.
page-left-begin = Recommencer sans { $name }
page-left-begin-about = Une nouvelle partie s’ouvre pour ceux qui sont encore là.
page-begin-title = Commencer
page-begin-about = Vous n’avez pas besoin d’attendre que toutes les places soient prises.
page-begin-all-here = Toutes les places sont prises maintenant.
page-begin-with = Commencer à { $n }
page-begin-fill = { $n ->
    [one] Donner la place libre à un ordinateur
   *[other] Donner les { $n } places libres à des ordinateurs
}
page-set-up-computers = Ordinateurs à la table
page-seats-watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
page-away-for = Ordinateur pour { $name }
page-away-soon = { $name } n’est pas là. Après { $time }, vous pourrez continuer.
page-away-go-on = Continuer sans { $name }
page-away-about = { $name } n’est plus là depuis un moment. Vous pouvez continuer ou attendre. La place sera rendue au retour.
page-away-skip = Passer son tour
page-away-skip-row = { $name } perd cette rangée.
page-away-skip-game = { $name } perd cette manche en tant que codificateur.
page-away-computer = Laisser jouer un ordinateur
page-away-wait = Attendre encore
page-away-back = { $name } est de retour
page-away-gone = { $name } n’est pas là
page-away-meanwhile = Pendant votre absence
page-away-played = Un ordinateur a joué pour vous. Vous avez repris votre place.
page-next-game = Manche { $n } : { $turn }
page-rematch-wanted = { $name } veut rejouer
page-rematch-wanted-many = Quelqu’un ici veut rejouer
page-rematch-come = Venir aussi
page-pass-title = Continuer sur un autre appareil
page-pass-about = Ouvrez ce lien sur l’autre appareil ou scannez le code. Il sert une seule fois, pendant dix minutes. Votre place sera alors là-bas, et plus ici.
page-pass-link = Lien vers votre place
page-pass-give-back = Rendre sa place à { $name }
page-pass-about-away = { $name } n’arrive plus à revenir à la table ? Envoyez ce lien. Il sert une seule fois, pendant dix minutes. Qui l’ouvre a la place.
page-pass-ask = L’une de ces places est la vôtre ? Demandez un lien à { $name } : il est à côté de votre nom, sous « À la table ».
page-left-sure = Quitter cette table ? Les autres pourront laisser un ordinateur jouer à votre place.
page-left-show-about = La manche s’arrête ici pour tout le monde et le code est montré. Ceux qui sont partis abandonnent la manche.
page-left-ask-about = Vous abandonnez cette manche. Le code est montré dès que les autres décodeurs encore présents le demandent aussi.
page-left-asked = Vous avez demandé à voir le code. Il sera montré dès que les autres décodeurs le demanderont aussi.
page-invite-name = Comment vos amis doivent-ils vous appeler ?
page-invite-named = Vos amis voient { $name }.
page-header-daily = Code du jour, { $date }
page-settings-notify = M’avertir quand c’est mon tour
page-settings-notify-refused = Le navigateur n’autorise pas les notifications. Vous pouvez le changer dans ses réglages.
page-dock-admit = J’ai mal répondu à une rangée
cost-concede-codebreaker =
    { $points ->
        [one] Le codificateur marque { $points } point, comme pour un code jamais percé.
       *[other] Le codificateur marque { $points } points, comme pour un code jamais percé.
    }
cost-concede-group =
    { $points ->
        [one] La manche finit quand tous les décodeurs abandonnent. Le codificateur marque alors { $points } point, comme pour un code jamais percé, et chacun garde les points de ses essais.
       *[other] La manche finit quand tous les décodeurs abandonnent. Le codificateur marque alors { $points } points, comme pour un code jamais percé, et chacun garde les points de ses essais.
    }
cost-concede-codemaker =
    { $points ->
        [0] Vous ne marquez rien pour cette manche.
        [one] Vous ne marquez rien pour cette manche, et { $points } point va à chaque décodeur.
       *[other] Vous ne marquez rien pour cette manche, et { $points } points vont à chaque décodeur.
    }
cost-admit-replay = Le décodeur marque { $points } points, et la manche est rejouée avec un nouveau code.
cost-admit-lose =
    { $points ->
        [0] Vous perdez cette manche.
       *[other] Le décodeur marque { $points } points, et vous ne marquez rien pour cette manche.
    }

## The coach: a colour as the subject of a sentence, and what the rows say
symbol-red = le rouge
symbol-blue = le bleu
symbol-green = le vert
symbol-yellow = le jaune
symbol-white = le blanc
symbol-black = le noir
symbol-orange = l’orange
symbol-purple = le violet
symbol-pink = le rose
symbol-teal = le turquoise
symbol-magenta = le magenta
symbol-silver = l’argent
symbol-colours = { $symbols }
symbol-digits = { $many ->
        [1] le chiffre { $digits }
       *[other] les chiffres { $digits }
    }
coach-one-row = Rangée { $row } : { $fact }.
coach-also = De plus : { $fact }.
coach-no-key-pegs = La rangée { $row } n’a aucune fiche : { $fact }.
coach-rows = Rangées { $rows } ensemble : { $fact }.
coach-all-rows = Toutes les rangées ensemble : { $fact }.
coach-out = { $symbols } { $many ->
        [1] n’est pas
       *[other] ne sont pas
    } dans le code
coach-in = { $symbols } { $many ->
        [1] est
       *[other] sont
    } dans le code
coach-exactly = { $symbols } { $many ->
        [1] est
       *[other] sont chacun
    } exactement { $count ->
        [1] une fois
        [2] deux fois
       *[other] { $count } fois
    } dans le code
coach-at-least = { $symbols } { $many ->
        [1] est
       *[other] sont chacun
    } au moins { $count ->
        [1] une fois
        [2] deux fois
       *[other] { $count } fois
    } dans le code
coach-at-most = { $symbols } { $many ->
        [1] est
       *[other] sont chacun
    } au plus { $count ->
        [1] une fois
        [2] deux fois
       *[other] { $count } fois
    } dans le code
coach-fixed = le trou { $hole } : { $colours }
coach-not-here = { $symbols } n’est pas dans { $places ->
        [1] le trou { $holes }
       *[other] les trous { $holes }
    }
coach-one-of-two = { $first } ou bien { $second } est dans le code, mais pas les deux
coach-together = { $first } et { $second } sont tous les deux dans le code, ou aucun des deux
coach-empty-out = aucun trou n’est vide
coach-empty-fixed = le trou { $holes } est vide
coach-empty-exactly = { $count ->
        [1] exactement un trou est vide
       *[other] exactement { $count } trous sont vides
    }
coach-empty-at-least = { $count ->
        [1] au moins un trou est vide
       *[other] au moins { $count } trous sont vides
    }
coach-empty-at-most = { $count ->
        [1] au plus un trou est vide
       *[other] au plus { $count } trous sont vides
    }
coach-empty-not-here = { $count ->
        [1] le trou { $holes } n’est pas vide
       *[other] les trous { $holes } ne sont pas vides
    }
coach-nothing-new = Une seule réponse était possible pour la rangée { $row } : elle ne vous a rien appris.
coach-row = Rangée { $row } : { $red ->
        [0] aucun pion n’est à sa place
        [1] un pion est déjà à sa place
       *[other] { $red } pions sont déjà à leur place
    }, et { $white ->
        [0] aucune autre de ses couleurs n’est dans le code
        [1] une autre de ses couleurs est dans le code, dans un autre trou
       *[other] { $white } autres de ses couleurs sont dans le code, dans d’autres trous
    }.
coach-row-places = Rangée { $row } : { $count ->
        [0] aucun pion n’est à sa place
        [1] un pion est à sa place
       *[other] { $count } pions sont à leur place
    }.
coach-row-colours = Rangée { $row } : { $count ->
        [0] aucune de ses couleurs n’est dans le code
        [1] un de ses pions a une couleur du code
       *[other] { $count } de ses pions ont des couleurs du code
    }.
coach-why-none = La rangée { $row } dit qu’aucune de ses couleurs n’est dans le code, mais cette proposition en a { $has ->
        [1] une
       *[other] { $has }
    }.
coach-why-few = La rangée { $row } dit que { $said ->
        [1] un de ses pions fait
       *[other] { $said } de ses pions font
    } partie du code, mais cette proposition n’en reprend { $has ->
        [0] aucun
        [1] qu’un
       *[other] que { $has }
    }.
coach-why-many = La rangée { $row } dit que { $said ->
        [1] un seul de ses pions fait
       *[other] { $said } seulement de ses pions font
    } partie du code, mais cette proposition en reprend { $has }.
coach-why-digit-sum = La somme des chiffres du code est { $said }, celle de cette proposition { $has }.
coach-why-places = La rangée { $row } dit que { $said ->
        [0] aucun de ses pions n’est à sa place
        [1] un de ses pions est à sa place
       *[other] { $said } de ses pions sont à leur place
    }, mais cette proposition { $has ->
        [0] n’en laisse aucun en place
        [1] en laisse un en place
       *[other] en laisse { $has } en place
    }.
coach-silent = Les rangées ne disent encore rien de simple sur le code.

## Solo, and the end of a game

page-solo-about = Un code après l’autre : combien de rangées vous faut-il ?
page-match-about = L’ordinateur et vous posez le code à tour de rôle. Celui qui l’a posé marque un point par rangée dont l’autre a besoin.
page-end-new = Nouveau code
page-end-rows = { $n ->
        [one] En { $n } rangée !
       *[other] En { $n } rangées.
    }
page-end-first = Votre premier code en { $edition }.
page-end-best = Votre meilleur résultat en { $edition }.
page-end-equal = Aussi bien que votre meilleur résultat en { $edition }.
page-end-perfect = Même un jeu parfait demande { $rows } rangées en moyenne.
page-end-rare = { $proven ->
        [yes] Même un jeu parfait n’y arrive que pour 1 code sur { $n }.
       *[no] Même le meilleur jeu connu n’y arrive que pour 1 code sur { $n }.
    }
page-end-better = Mieux que votre moyenne de { $rows } rangées.
page-end-average = Votre moyenne en { $edition } : { $rows } rangées.
page-end-lost = Pas cette fois-ci.
page-end-close = { $red ->
        [one] Si près : rangée { $row }, { $red } pion était à sa place.
       *[other] Si près : rangée { $row }, { $red } pions étaient à leur place.
    }
page-end-hard = Il était difficile. Le prochain code est une nouvelle chance.
page-end-results = Vos résultats en { $edition }
page-end-computer-points = { $n ->
        [one] L’ordinateur marque { $n } point.
       *[other] L’ordinateur marque { $n } points.
    }
page-end-your-points = { $n ->
        [one] Vous marquez { $n } point.
       *[other] Vous marquez { $n } points.
    }
page-end-now-set = À vous de poser un code : lui faudra-t-il plus de rangées ?
page-end-now-guess = À vous de percer un code : y arriverez-vous en moins de rangées ?
menu-solo = Percer un code après l’autre
terminal-solo-results = Vos codes en { $edition }, par rangées : { $bars }
page-start-more = { $n ->
        [one] { $n } autre manche
       *[other] { $n } autres manches
    }
page-ladder-next = Duel suivant
page-ladder-compared = Vos rangées seront comparées à celles d’un autre joueur sur un tel code.
page-ladder-pending = En attente d’un adversaire sur un code comme celui-ci.
page-ladder-void = Abandonnée trop tôt, elle ne compte pour personne.
page-ladder-settled = { $result ->
        [won] Vous avez battu { $name }
        [drawn] Match nul contre { $name }
       *[lost] { $name } a fait mieux cette fois
    }
page-ladder-latest = Vos dernières parties classées
page-ladder-bot = Faire jouer un robot pour vous
