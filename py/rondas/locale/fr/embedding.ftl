### Rondas on other people's pages: what embed.js says there, and embedding.html, which explains it
### to the owners of those pages. Code stays as it is in every language. Visitors are those who read
### such a page, and play on it.

## embed.js. $number is the number of a clause, $title the name of a game.

example = Exemple { $number }
finished-game = Une partie terminée
play = Jouer
learn = Apprendre en 2 minutes
answer = Répondre
watch = Regarder
learn-title = Apprendre en 2 minutes : { $title }
made-title = { $title } pas à pas
failed = La table n’a pas pu être chargée. Le site est peut-être hors ligne, ou l’un des deux sites ne l’autorise pas ici.
bad-value = { $name } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
bad-example = Il n’y a pas d’exemple { $number }.
bad-text = Cet enregistrement n’est pas du JSON : { $why }
moment = Un moment d’une partie
open-there = L’ouvrir sur sa propre page
more = Plus
close = Fermer
copy-link = Copier le lien
copy-line = Copier la ligne pour votre page

## The top of embedding.html

page-title = Rondas sur votre propre page
page-description =
    .content = Une ligne de HTML met une table de jeu, un exemple de règle ou une partie terminée sur votre propre page.
page-heading = Sur votre propre page
page-intro = La meilleure façon de comprendre une règle, c’est de la jouer. Une ligne de HTML met une table de jeu, un exemple de règle ou une partie terminée dans votre texte.
contents =
    .aria-label = Sur cette page
copy = Copier
copied = Copié

## A table

table-title = Une table
table-once = Une fois dans la page, n’importe où :
table-line = Puis, partout où vous voulez une table :
table-still = Tant que personne ne clique dessus ni ne la touche, ce n’est qu’une image. Rien n’est chargé avant qu’elle soit sur le point d’apparaître à l’écran, et Python seulement après le clic.

## Write your line

maker-title = Écrivez votre ligne
maker-what = Ce qu’il faut montrer
maker-table = Une table
maker-daily = La donne du jour
maker-puzzle = La question du jour
maker-lesson = Une leçon
maker-example = Un exemple de règle
maker-record = Une partie terminée
maker-own = Une position à vous, ou une question : <a data-l10n-name="compose">l’éditeur</a> en écrit la ligne.
maker-game = Jeu
maker-players = Joueurs
maker-names = Noms des joueurs, séparés par des virgules
maker-many = Il y a plus de noms que de joueurs.
maker-level = Niveau des robots
maker-level-own = selon les réglages du visiteur
maker-level-easy = facile
maker-level-medium = moyen
maker-level-hard = difficile
maker-seed = Code de la donne (le même code donne les mêmes cartes)
maker-clause = Exemple
maker-find = Trouver un exemple par mots ou numéro
maker-nothing = Aucun exemple ne contient ces mots.
maker-width = L’essayer sur une largeur de
maker-width-page = cette page
maker-link = Lien vers la partie, ou son code
maker-review = Analyser les décisions de
maker-review-none = personne
maker-wrong = Ce n’est ni un lien vers une partie, ni le code d’une partie.
maker-seat = Joueur { $n }
maker-colours = Couleurs
maker-colours-own = comme la page
maker-colours-light = claires
maker-colours-dark = sombres
maker-accent = Couleur d’accent
maker-accent-own = celle du jeu
maker-accent-green = vert
maker-accent-rust = rouille
maker-accent-violet = violet
maker-accent-teal = bleu canard
maker-start = Commencer sans clic
maker-storage = Garder les parties en mémoire
maker-element = Comme élément :
maker-frame = Si votre site n’autorise pas les scripts, utilisez un simple cadre. Vous choisissez sa hauteur :
maker-poster = Avec <code>poster=1</code> dans son adresse, un cadre ne montre que son image jusqu’à ce que quelqu’un la touche.

## A lesson

lesson-title = Une leçon
lesson-about = Quelques donnes, une idée chacune, que vos visiteurs jouent eux-mêmes : en deux minutes, ils connaissent le jeu. <code>at="3"</code> commence à la troisième.

## An example of a rule

example-title = Un exemple de règle
example-about = Chaque règle des <a data-l10n-name="rules">livrets</a> a un numéro qui ne change jamais et au moins un exemple. Sous chaque exemple se trouve la ligne qui le montre.

## A question every day

puzzle-title = Une question par jour
puzzle-about = Un moment d’une partie entre robots forts, où un seul coup est nettement le meilleur. La question est la même pour tout le monde, et il y en a une nouvelle chaque jour.

## A position of the owner's own

compose-title = Votre propre position
compose-about = Dans l’éditeur, vous mettez les cartes à leur place, jouez les coups sur la table et écrivez à chacun une note ou une question. Il vous donne le lien, la ligne pour votre page, une image et un fichier.

## A finished game

record-title = Une partie terminée
record-about = Quand une partie est terminée, « Partager la partie » vous donne un lien. Ce qui suit <code>#record=</code> est le code de la partie. Vous pouvez aussi mettre la partie entière sur votre page sous forme de texte, lisible par les visiteurs et par les moteurs de recherche.
record-more = <code>move="17"</code> commence à ce coup. Avec <code>play="CODE"</code> au lieu de <code>record</code>, vos visiteurs continuent à jouer une partie inachevée, là où elle s’arrête. Avec <code>review="0"</code>, les décisions du premier joueur sont analysées.

position-about = Nommez les cartes que vous connaissez ; les autres restent face cachée. <code>play</code> contient les coups qui suivent, et <code>view</code> le joueur dont on voit les cartes.
names-about = <code>names="Ana,Ben"</code> donne des noms aux joueurs : à une table, dans une position et dans une partie.
position-record = Sous forme de code de partie, elle a des noms, des notes et des questions. Vos lecteurs répondent à une question en jouant :
list-about = Plusieurs parties entre crochets, séparées par des virgules, font une leçon : on répond à l’une après l’autre, et à la fin on voit combien de réponses étaient bonnes.

## Any other card game

any-title = Tout autre jeu de cartes
any-about = Le site connaît quatre jeux et peut montrer les cartes de tous les autres : un paquet, des mains, un pli, des tas et des rangées que vous nommez. Chaque étape déplace des cartes, et rien n’est interdit. Les notes sont vos mots.
any-packs = <code>pack</code> vaut <code>french-52</code>, <code>french-36</code>, <code>french-32</code>, <code>spanish-40</code>, <code>spanish-48</code> ou <code>baronda</code>. <code>+2</code> après un jeu français ou espagnol ajoute deux jokers.
any-cards = Une carte a sa valeur et sa couleur. Les couleurs françaises sont <code>S H D C</code> (pique, cœur, carreau, trèfle) : <code>AS TH 9D 2C</code>. Les espagnoles sont <code>O C E B</code> (deniers, coupes, épées, bâtons) : <code>1O 12C 7E 11B</code>. Baronda a les couleurs <code>R B G Y</code>, comme <code>5R</code>, ainsi que <code>PASS</code> et <code>NAGA</code>. <code>?9</code>, ce sont neuf cartes inconnues.
any-steps = Les étapes sont dans <code>play</code>, séparées par des virgules. D’abord la place, ou <code>*</code> pour personne : <code>0 play KS</code>, <code>0 play KS to run</code>, <code>0 take KS 7H</code>, <code>0 draw</code>, <code>* move KS QS from hand0 to run</code>, <code>* turn 3C</code>, <code>0 say I pass</code>, <code>0 score 12</code>.
any-editor = Composez-en une dans l’éditeur
any-scopa = Scopa : une prise par la somme
any-briscola = Briscola : un atout
any-hearts = Dame de pique : passer des cartes
any-skat = Skat : compter un pli
any-gin = Gin : les combinaisons
any-klondike = Klondike : déplacer une suite
any-truco = Truco : l’ordre des cartes
any-cribbage = Cribbage : un compte en question

## Before it is opened

closed-title = Avant l’ouverture
closed-about = Un exemple, une position et un enregistrement qui commence par une position montrent leurs cartes. Ce que vous mettez dans l’élément s’affiche à leur place, sur papier aussi. C’est également ce que l’on voit là où aucun script ne fonctionne, et un lien y mène à la table :
closed-own = Une partie terminée, ou un moment ultérieur d’une position de nos jeux, montre les cartes de son jeu. Pour une image du moment même, choisissez « Enregistrer une image » dans l’éditeur, mettez le fichier sur votre site et écrivez-le dans l’élément, comme ci-dessus. Rien d’autre n’est alors chargé avant l’ouverture.
closed-wiki = Si votre éditeur supprime les éléments inconnus, écrivez un lien ou un div avec la classe <code>rondas</code> :
closed-link = Les messageries montrent les cartes à côté d’un lien vers une telle page, et WordPress en fait une table :

## A plain frame

frame-title = Un simple cadre
# What is read aloud of the frame below.
frame-game =
    .title = Une table de Ronda

## Looks and height

looks-title = Couleurs et taille
looks-language = Une table parle la langue du texte qui l’entoure. Pour la choisir, donnez à <code>lang</code> la valeur <code>en</code>, <code>fr</code>, <code>es</code>, <code>ar</code> ou <code>ja</code>.
looks-theme = Une table est claire ou sombre comme votre page. Pour choisir, donnez à <code>theme</code> la valeur <code>light</code>, <code>dark</code> ou <code>auto</code> ; vous pouvez la changer pendant une partie. Indiquez la couleur d’accent dans votre feuille de style ; elle est assombrie ou éclaircie si elle risque d’être difficile à lire :
looks-size = La table remplit la largeur disponible, à partir de 280 pixels, et règle elle-même sa hauteur. Pour fixer la hauteur, indiquez-la dans votre feuille de style ; avec <code>display: block</code>, votre texte ne bouge pas quand le script arrive : <code>rondas-table {"{"} display: block; height: 600px {"}"}</code>. Tous les autres attributs sont les paramètres de la page : <code>players</code>, <code>seat</code>, <code>seed</code>, <code>bots</code>, <code>speed</code>, et chaque option d’un jeu par son nom.
looks-heights = Une table fermée est aussi haute que son image : 322 pixels dans les endroits étroits, trois cinquièmes de sa largeur ailleurs, 504 au plus. Elle grandit quand un visiteur l’ouvre, et seulement vers le bas. Pour que votre texte reste en place pendant le chargement, copiez la ligne avec son <code>style</code>.

## All attributes, in a table

attributes-title = Tous les attributs
attributes-about = Les attributs que personne ne connaît ne font rien. Une valeur impossible est signalée à la place de la table quand elle s’ouvre, dans sa langue.
attributes-name = Attribut
attributes-without = Sans lui
attributes-meaning = Sens
without-lobby = le visiteur choisit
without-fewest = le moins possible
without-none = –
without-new = un nouveau à chaque fois
without-visitor = celui du visiteur
without-rules = selon ses règles
without-today = aujourd’hui
without-start = le début
without-all = toutes les mains
without-shown = elles sont là
without-touch = au toucher
without-off = rien n’est gardé
without-text = celle du texte autour
without-own = le nom du jeu
attribute-game = Une table de ce jeu
attribute-players = Nombre de joueurs
attribute-seat = La place du visiteur, à partir de 0
attribute-seats = Qui est assis où : personnes à un même écran, et bots
attribute-names = Noms des joueurs, par place
attribute-seed = Le code de la donne : le même code donne les mêmes cartes
attribute-bots = Niveau des bots : easy, medium ou hard
attribute-speed = Vitesse des cartes : slow, normal, fast ou instant
attribute-option = Une option d’un jeu, par le nom que lui donnent ses règles
attribute-lesson = La leçon d’un jeu
attribute-at = L’idée par laquelle la leçon commence
attribute-daily = La donne du jour
attribute-puzzle = La question du jour
attribute-date = Le jour d’une donne ou d’une question
attribute-example = Un exemple d’une règle ; /2 après le numéro désigne le deuxième
attribute-record = Une partie terminée à revoir coup par coup
attribute-move = Le coup montré
attribute-view = La place dont on voit les cartes
attribute-review = La place dont les décisions sont examinées
attribute-play = Une table qui continue après la fin de cette partie
attribute-position = Une position à vous
attribute-keys = Les cartes d’une position ; chaque jeu a ses propres noms
attribute-controls = La table et sa note seules, pour les exemples aussi
attribute-start = Commence dès qu’elle est visible
attribute-storage = Les parties inachevées restent sur l’appareil
attribute-theme = light, dark ou auto : comme la page
attribute-lang = Sa langue
attribute-title = Le nom sous l’image

## What is loaded, and when

loaded-title = Ce qui est chargé, et quand
loaded-when = Quand
loaded-what = Quoi
loaded-size = Compressé
loaded-page = Avec votre page, sans la ralentir
loaded-near = Quand une table est sur le point d’apparaître
loaded-click = Après le clic
loaded-picture = l’image de son jeu
loaded-table = la page du cadre, avec ses cartes
loaded-engine = le moteur de règles, en Python (pas pour les exemples)
size = { $unit ->
        [mb] { $n } Mo
       *[kb] { $n } ko
    }
size-up-to = jusqu’à { size }
loaded-storage = Tout vient de ce site uniquement. Avec <code>storage</code>, ce qu’une table a chargé sert aussi à la suivante. Sans cela, les navigateurs gardent peu ou rien : chaque table que l’on joue recharge tout.

## What the frame cannot do

safe-title = Ce qu’une table ne peut pas faire
safe-frame = Le cadre porte <code>sandbox="allow-scripts"</code>. À la demande du visiteur, il peut ouvrir un lien dans une nouvelle fenêtre ou enregistrer une image. Il ne peut ni lire votre page, vos cookies ou votre stockage, ni emmener vos visiteurs sur une autre page, ni ouvrir une boîte de dialogue, ni envoyer un formulaire. Sans <code>storage</code>, il ne conserve rien : une table n’a alors pas d’origine, et un exemple, une partie ou une question trouve son stockage fermé. Avec, les parties inachevées sont conservées sur l’appareil du visiteur, au nom de ce site.
safe-page = Votre page apprend ce que verrait toute personne regardant la partie, et reçoit la partie entière quand elle est terminée. Elle ne peut changer que les couleurs du cadre. Si votre page a une Content-Security-Policy, il lui faut <code data-l10n-name="policy"></code> ; pour les images aussi <code>img-src</code>, mais cela marche sans elles.

## Privacy

private-title = Vie privée
private-about = Rien de ce qu’un visiteur fait à une table ne quitte son appareil, et personne ne compte les visiteurs. Il n’y a ni cookies, ni tiers, ni serveur, à part celui qui envoie ces fichiers. Comme tout serveur web, celui-ci voit quelle adresse demande un fichier, mais pas le nom de votre page.

## Events

events-title = Événements
events-about = Ils sont déclenchés sur l’élément et remontent dans la page :
event-ready = Une table ou une partie à revoir est ouverte.
event-move = Quelque chose s’est passé ou a été annulé : le nombre de coups jusqu’ici, et ce que voit toute personne qui regarde.
event-over = La partie est terminée.
event-error = Quelque chose a été refusé ou n’a pas pu être chargé : une ligne de texte.
event-step = Une partie à revoir montre ce coup. <code>element.goto(2)</code> en montre un autre, par exemple depuis un lien de votre texte. Un lien avec <code>href="#deal"</code> et <code>data-rondas-move="2"</code> fait avancer l’élément de cet id, sans script.
event-answer = Quelqu’un a répondu à une question.
heard-nothing = Aucun événement sur cette page pour l’instant.
# $event is code.
heard = Dernier événement : <code data-l10n-name="event"></code>
messages-title = Les messages derrière les événements
messages-about = Chaque message est un objet <code>{"{"}rondas: 1, type, …{"}"}</code> envoyé par <code>postMessage</code>. Le nombre est la version ; chaque côté ignore ce qu’il ne connaît pas. Depuis le cadre : <code>hello</code>, <code>height</code> <code>{"{"}height{"}"}</code>, <code>ready</code>, <code>move</code>, <code>over</code>, <code>error</code>. Vers le cadre : seulement <code>look</code> <code>{"{"}theme, accent{"}"}</code>. Un simple cadre envoie les mêmes messages à votre page.

## Versions

versions-title = Versions
versions-about = Le script a une adresse pour chaque besoin. Les navigateurs en cherchent une nouvelle version à chaque visite, il va donc toujours avec le site.
versions-major = Pour la plupart des pages. Toutes les versions suivantes qui ont le même premier numéro comprennent ce que dit votre page aujourd’hui : attributs, événements, parties et adresses.
versions-exact = Le script de cette seule version. Il ne change jamais, votre page peut donc le vérifier avec <code>integrity</code>. La table qu’il ouvre appartient au site et se met à jour avec lui.
versions-newest = Le script le plus récent, même si son premier numéro a changé. Pour les pages que vous mettez à jour avec le site.
versions-copy = Un site contient une seule version. Si rien ne doit changer, hébergez la vôtre : une version est un dossier de fichiers pour n’importe quel serveur web, et plusieurs versions peuvent se trouver côte à côte. Une copie du script seul chercherait le site dans les dossiers au-dessus d’elle.
versions-close = Pour empêcher les pages des autres d’intégrer votre propre copie du site, ajoutez ceci à la politique dans <code>netlify.toml</code> : <code>frame-ancestors 'self' https://your.example</code>. Sans cela, toute page le peut. Les pages elles-mêmes isolées (« sandbox ») ne peuvent pas être autorisées de cette façon.

## The foot of the page

foot-play = Jouer
foot-rules = Règles
foot-licence = Rondas est un logiciel libre sous licence MIT.
