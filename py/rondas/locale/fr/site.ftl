### The words that stand in index.html before anything has been loaded: the front page and the
### frame of a table. A message without a text of its own has what is only spoken (aria-label).
### The build writes them into the page.

site-description = Des jeux de cartes à jouer dans votre navigateur, contre des robots ou entre amis.
    .content = { site-description }
front-about = { site-description }
# The language of the page, in its own name: a button to choose another.
front-language = Français
# Above the deals and questions of today.
front-today = Aujourd’hui
front-in-progress = Reprendre
front-all = Voir toutes les parties en cours
front-games =
    .aria-label = Jeux
front-days = Donnes du jour
front-statistics = Statistiques
front-open = Ouvrir une partie
front-settings = Réglages
front-rules = Règles
front-owners = Sur votre page
front-keyboard = Clavier

## A game in progress

kept-continue = Continuer
kept-remove =
    .aria-label = Supprimer cette partie
kept-removed = La partie est supprimée.
kept-undo = Annuler

## The table

table-home =
    .aria-label = Tous les jeux
table-tools =
    .aria-label = Partie
table-undo = Annuler
table-redo = Rétablir
table-sound = Son
table-score = Score
table-help = Aide
table-why = Pourquoi ?
table-order =
    .aria-label = Qui bat quoi
table-menu = Menu
table-players =
    .aria-label = Joueurs
table-centre =
    .aria-label = Table
table-open-cards =
    .aria-label = Cartes sur la table
table-trick =
    .aria-label = Pli
table-loading = Un instant, les cartes arrivent…
table-progress =
    .aria-label = Chargement
table-actions =
    .aria-label = Ce que vous pouvez faire
table-hand =
    .aria-label = Votre main
table-panel =
    .aria-label = Score et journal de la partie
table-sheet =
    .aria-label = Score
table-log-title = Journal de la partie

viewer-loading = Chargement…
dialog-close =
    .aria-label = Fermer
no-script = Rondas a besoin de JavaScript. Les <a data-l10n-name="rules">règles</a> se lisent sans lui.
old-browser = Rondas a besoin d’un navigateur plus récent : Chrome ou Edge 117, Firefox 121, Safari 16.4 ou plus. Les <a data-l10n-name="rules">règles</a> se lisent aussi dans celui-ci.
# The words of a language that was asked for did not come.
no-language = Des textes n’ont pas pu être chargés : la page reste dans cette langue.
# Part of the site did not arrive, or arrived damaged.
load-failed = Le chargement est incomplet ou abîmé. Réessayez. Si cela persiste, un bloqueur de scripts ou un proxy peut en être la cause.
load-offline = Pas de connexion à ce site. Vérifiez votre réseau, puis réessayez.
load-missing = Le serveur de ce site n’envoie pas l’un de ses fichiers. Réessayez plus tard. Si cela persiste, prévenez les responsables du site.
load-type = Le serveur de ce site envoie les scripts comme un autre type de fichier, et les navigateurs les refusent. Les responsables du site doivent envoyer les fichiers .js en « text/javascript ».
load-portal = Une autre page est arrivée à la place d’un fichier de ce site. Votre réseau demande peut-être d’abord une connexion : faites-la dans un nouvel onglet, puis réessayez.
load-blocked = Quelque chose bloque un fichier de ce site dans ce navigateur ou sur ce réseau, peut-être un bloqueur de scripts ou de publicités. Autorisez-y ce site, puis réessayez.
load-proxy = Cette page passe par un traducteur ou un proxy, qui modifie ses scripts. Ouvrez le site à sa propre adresse.
load-wasm = Ce navigateur n’exécute pas WebAssembly, dont les jeux ont besoin. Sur iPhone et iPad, le mode Isolement le désactive : ouvrez le menu de la page dans la barre d’adresse et désactivez le mode Isolement pour ce site. Ailleurs, c’est un réglage de sécurité du navigateur.
load-file = Cette page a été ouverte comme un fichier, et les navigateurs ne chargent alors aucun script. Ouvrez-la depuis un serveur web : « python3 -m http.server » dans son dossier en lance un.
load-slow = C’est plus long que d’habitude. Cela peut encore venir ; vous pouvez aussi réessayer.
load-again = Réessayer
# For the owner of a site that has put a table on a page, while his site is set up wrongly.
no-cors = Le site de cette table doit envoyer « Access-Control-Allow-Origin: * » avec ses fichiers ; sinon, une table doit être intégrée avec « storage ».
