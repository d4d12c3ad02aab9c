### The page: what is said around the games, at the table and in dialogs. The words of index.html
### itself are in site.ftl.

page = Rondas
page-title = { $game } – Rondas

## How texts are joined

# Sentences behind each other; $first may be several.
sentences = { $first } { $next }
# A headline, or a phrase, read aloud as a sentence.
sentence = { $text }.
# What a button does, and of which game.
labelled = { $label } : { $title }

## People

# Names of those who play with the person, separated by spaces.
names = Amina Bruno Carmen Driss Elena Farid Gloria Hamza Inés Jamal Khadija Lucía Mario Nadia Omar Pilar Rachid Salma Tomás Yusuf
# The person, where others read the name.
guest = Anonyme
# The person, as a name on the table.
you-there = Vous
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-follow = Selon vos résultats
# Below the levels, in the settings.
level-follow-text = « Selon vos résultats » : si vous gagnez plus que votre part des parties, les robots deviennent plus forts ; si vous gagnez moins, plus faibles. Chaque jeu a son propre niveau. Un niveau choisi dans « Préparer » ne vaut que pour ce jeu.
# At the end of a game, if that level has moved.
bots-stronger = Désormais, les robots sont plus forts : { $level }.
bots-weaker = Désormais, les robots sont moins forts : { $level }.
# At the end of a game, if it has not.
bots-same = Niveau des robots, selon vos résultats : { $level }.
# At the end of a game: what it was for the person. $game: the name of the game; $n: how many.
milestone-first = Votre première victoire à { $game }.
milestone-run = { $n } victoires de suite.
milestone-record = Votre meilleur résultat jusqu’ici.
# Of bots of several levels.
level-mixed = Mixte

## Several people share one screen

# On the cloth that covers the table: whose turn it is.
pass-to = Passez l’écran à { $name }
# On the button that lifts the cloth: it wants to be held for a moment.
pass-lift = Maintenir pour ouvrir
# The same, read aloud.
pass-lift-named = { pass-lift }, { $name }, ou appuyer sur Entrée
pass-note = Ces cartes sont pour { $name } et personne d’autre.
# To who has only tapped the button.
pass-hold = Maintenez jusqu’à ce que l’anneau soit fermé.

## While the engine starts

loading-table = Un instant, les cartes arrivent…
loading-viewer = Chargement…
# The person has played, and the bots are not there yet.
loading-others = Coup joué. La partie continue dans un instant.
# The same in a lesson.
loading-lesson = Réponse notée. La suite de la leçon arrive.
# Cards, rules or games did not come; a button beside it tries again.
missing = Le chargement est incomplet.

## When something fails

# Below each of them stands the exact line, in small letters.
cannot-open = Impossible d’ouvrir cette partie.
no-such-game = Il n’y a pas de jeu nommé « { $name } » ici.
no-such-choice = Le lien demande une table de { $game } qui n’est pas possible.
play-usual = Jouer à { $game }
cannot-load = Le chargement a échoué. Réessayez.
cannot-go-on = La partie s’est arrêtée. Rien n’est perdu : réessayez pour reprendre d’ici.
try-again = Réessayer
# What the page did not expect of itself, or of the browser. A button beside it loads the page again.
went-wrong = Un problème est survenu. Vos parties sont conservées : rechargez la page pour reprendre.
load-again = Recharger
# What was asked of the engine cannot be.
not-done = Cette action est impossible.
engine-stopped = La partie s’est arrêtée. Elle redémarre…
engine-running = La partie continue.
# A button beside it tries again.
engine-slow = Le chargement est long. La connexion est peut-être lente.
hint-failed = Pas de conseil cette fois. Vous pouvez redemander.

## The table

table = Table
players = Joueurs
your-hand = Votre main
your-cards = Vos cartes
# The cards at the bottom where nobody plays: in a replay or an example.
cards-here = Cartes
open-cards = Cartes sur la table
trick = Pli
# Signs that lie on the table and say what counts now.
in-force = En vigueur
actions = Ce que vous pouvez faire
partner = partenaire
# A tag on the first card of a trick.
led = entame
thinks = { $name } réfléchit…
last-trick = Dernier pli
tool-sort = Trier la main
tool-hint = Conseil
score = Score
log = Journal de la partie
# Over the sheet at the end of a game.
final = Résultat final
total = Total
# Of the number on a plate, below “Total”.
points-all = Tous les points jusqu’ici. Ceux de la partie du jeu en cours compteront à sa fin.
# Spoken: the column of names in a score sheet.
player = Joueur
# Spoken: the first column of a score sheet, with its hands or rounds.
part = Étape
# Above the points of all hands or rounds, at the end of the game.
score-sheet = Feuille de score
memory = Pas encore vues
memory-none = toutes vues
# $voids: what the player has shown not to hold, or a dash.
memory-shown = { $name } : { $voids }
reasons = D’où viennent les points
next-part = Suite : { $part }
# The score as it was before the part of the game that is told.
before = Avant
undone = Coup annulé.
redone = Coup rétabli.
hint-thinking = Réflexion…
# A hint was asked for before the engine is there.
hint-loading = Le conseil arrive dès que tout est chargé.
hand-sorted = Votre main est déjà triée.
hint-later = Le conseil viendra à votre tour.
hint = Conseil : { $action }.
# The reason for a hint where there is one choice.
hint-only = Vous ne pouvez rien jouer d’autre.
plays-itself = Se joue d’elle-même : { $card }.
# Asks once more before something risky. $action is what its button says.
really = { $action } ?
cancel = Annuler

## Cards

card-unseen = une carte face cachée
card-marked = { $card }, { $mark }
card-fresh = { $card }, à l’instant
card-ahead = { $card }, en tête
card-not-now = { $card }, injouable pour l’instant
card-takes = { $card }, prend { $cards }
# A button that does something with a card other than playing it.
card-action = { $action } : { $card }

## Spoken by the keys T, H and S, and of the seats

said-trick = { $n ->
        [0] Pas de pli sur la table.
       *[other] Pli : { $cards }.
    }
said-play = { $name } : { $card }
said-sign = { $name } : { $text }.
said-open = Sur la table : { $cards }.
# A row of cards with the name $row.
said-spread = { $n ->
        [0] { $row } : aucune carte.
       *[other] { $row } : { $cards }.
    }
said-stock = Talon : { cards }.
said-seat = { $name } : { $facts }
said-score = score { $points }
said-hand = { $n ->
        [0] Aucune carte.
       *[other] { cards } : { $cards }.
    }
said-scores = Score : { $each }.
said-standing = { $names } { $points }
# $label: what the points of $each are for.
said-row = { $label } : { $each }.
said-last-trick = Dernier pli : { $cards }
missed = hors d’atteinte
to-play = tour en cours
dealer = à la donne
dealer-means = Donne cette fois. Le joueur suivant commence.
winner = victoire

## The front page

saved-with = Avec { $names }. { $facts }
close = Fermer
not-kept = Cette partie n’est plus sur cet appareil.

## Lessons

lesson = Leçon
# $title: what this part is about.
lesson-head = { $n } sur { $of } · { $title }
# $text: one sentence or more, which say what a wrong answer leads to.
lesson-wrong = Ce n’est pas ça. { $text } Réessayez.
lesson-go-on = Continuer
# The same, where another deal follows; $title: what it is about.
lesson-next = Suite : { $title }
lesson-new-deal = Une nouvelle donne, avec son propre score.
lesson-over = Vous connaissez le jeu
lesson-play = Jouer votre première partie
lesson-once-more = Revoir la leçon
# A line at the table of somebody who has never played this game, with a button.
lesson-offer = { $game } : première fois ?
lesson-learn = Apprendre en 2 minutes
# On the front page, of a lesson that is over, and before one that was begun.
learn-again = Leçon
# Below the way to a lesson, beside today's deals.
front-lesson = La leçon suivante

## Help

help-of = { $game } : aide
help-now = Maintenant
help-card = Survolez une carte : elle dit ce qu’elle vaut.
# The same where there is no pointer.
help-card-touch = Gardez le doigt sur une carte : elle dit ce qu’elle vaut.
# Said behind it where there may be a keyboard.
help-card-key = Ou, sur la carte, appuyez sur B.
help-options = Ce que signifie chaque choix
help-why = Pourquoi cela s’est-il passé ?
terms = Vocabulaire
# What beats what: the list of suits or cards from the strongest.
order = Qui bat quoi
# Spoken behind the step of it that decides the trick.
order-lit = – c’est ce qui décide maintenant

## The menu, and what comes after a game

menu = Menu
menu-table = Cette table
menu-help = Aspect, son, aide
menu-more = Plus
do-again = Nouvelle partie
menu-kept = Cette partie reste dans « { do-lobby } »
do-restart = Rejouer la donne
do-score = Score et journal
do-who = Autour de la table
do-rules = Règles
do-share = Partager la donne
do-share-game = Partager la partie
do-settings = Réglages
do-statistics = Statistiques
do-help = Aide
do-keys = Clavier
do-open = Ouvrir une partie
do-lesson-back = Étape précédente
do-lesson-again = Reprendre au début
do-lobby = Tous les jeux
do-replay = Revoir la partie
do-picture = Enregistrer une image
# Opens what can be passed on: the deal, the game, a picture.
do-pass-on = Partager
share-text = Les mêmes cartes, pour y jouer aussi
share-game-text = Tous les coups de cette partie, pas à pas
picture-text = Le résultat sous forme d’image
# After a heavy loss.
easier-bots = Jouer contre des robots moins forts : { $level }
play-again = Rejouer
back-home = Retour à tous les jeux
all-games = Tous les jeux

## Settings

settings = Réglages
setting-language = Langue
language-waits = La page suivante sera dans la langue choisie.
setting-level = Niveau des robots, dès la prochaine partie
setting-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
setting-calls = À voix haute
setting-theme = Apparence
theme-system = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
setting-sound = Son
setting-sounds = Un petit choc : une carte. Un frottement : des cartes remportées. Deux coups sur le bois : une annonce. À la fin, des cordes montent pour une victoire, descendent pour une défaite.
setting-vibration = Vibreur
sound-on = Son activé
sound-off = Son coupé
setting-colours = Cartes en quatre couleurs
setting-hand = Pour gauchers : boutons à gauche
setting-memory = Sur grand écran : les cartes que vous n’avez pas encore vues et les couleurs dont les autres se sont révélés dépourvus. Pas dans la donne du jour
setting-keys = Commandes par lettres et chiffres
setting-alone = Jouer à ma place ma seule carte possible

## Statistics, and everything as a file

statistics = Statistiques
no-games = Aucune partie terminée sur cet appareil pour l’instant.
count-game = Jeu
count-level = Niveau
count-played = Jouées
count-won = Gagnées
count-share = Gagnées
count-average = Résultat moyen
count-best = Meilleur résultat
# A button with the points of the best game.
best-game = Revoir la partie avec { $points }
# A way of playing that has no name.
way-own = Au choix
# Above rows of the last games, each with a sign.
trends = Les dernières parties
# Below them: how many of so many were won, and the most in a row of all.
trend = { $game } : victoires dans les { $n } dernières parties : { $won }. Le plus de suite : { $run }.
trend-level = { $level } : { $won } sur { $n } gagnées
# The next thing within reach; $n: wins in a row, or a level.
goal-record = Encore une victoire : { $n } de suite, un nouveau record.
goal-longest = Encore une victoire : { $n } de suite, autant que jamais.
goal-level = À venir : une première victoire à ce niveau : { $n }.
game-for = { $game } à { $players }
percent = { $n } %
# Above the two buttons that follow.
as-a-file = Toutes les parties en un fichier
export = Enregistrer toutes les parties
import = Charger des parties
import-file = Fichier de parties enregistrées
imported = { $n ->
        [one] Chargement réussi : { $n } partie terminée.
       *[other] Chargement réussi : { $n } parties terminées.
    }
# Below it stands the exact line, in small letters.
not-imported = Rien n’a été chargé : ce fichier contient une partie abîmée.
not-exported = Ce navigateur ne permet pas à la page d’écrire un fichier.
not-imported-file = Rien n’a été chargé : ce fichier ne contient pas de parties de Rondas.
not-imported-kept = Rien n’a été chargé : l’écriture sur cet appareil est impossible pour l’instant.
# How many kept things cannot be understood.
broken = { $n ->
        [one] { $n } élément abîmé sur cet appareil a été mis de côté. Le fichier le contient aussi.
       *[other] { $n } éléments abîmés sur cet appareil ont été mis de côté. Le fichier les contient aussi.
    }
forget-broken = Supprimer ce qui est abîmé
broken-removed = { $n ->
        [one] { $n } élément abîmé supprimé.
       *[other] { $n } éléments abîmés supprimés.
    }

## What is kept on the device, and what goes wrong with it

nothing-kept = Rien ne peut être conservé sur cet appareil : la partie durera tant que cette page reste ouverte.
storage-away = La mémoire de cet appareil ne répond pas. Des parties précédentes peuvent manquer, et ce que vous faites maintenant sera perdu quand vous fermerez cette page.
storage-full = Il n’y a plus de place sur cet appareil : ce que vous faites maintenant sera perdu quand vous fermerez cette page.
storage-again = Vos parties sont de nouveau conservées sur cet appareil.
# What stands before the facts of a game of which that is so.
unkept = Non conservée
set-aside = { $n ->
        [one] Un élément conservé sur cet appareil est abîmé. Il est mis de côté ; vous le trouverez dans les statistiques.
       *[other] { $n } éléments conservés sur cet appareil sont abîmés. Ils sont mis de côté ; vous les trouverez dans les statistiques.
    }
# The table of this tab is older than what another tab has kept since.
other-tab = Cette partie a continué dans un autre onglet. Ce que vous faites ici n’est plus conservé.
newer = Reprendre de là
# The same, told when the table has been left.
other-tab-was = La partie que vous avez quittée avait continué dans un autre onglet ; elle y reste telle quelle.
read-late = Cette partie avait déjà été commencée ici, et n’a pu être lue que maintenant. Elle reprend là où elle en était.
# Another state of the same deal is on the table now.
put-away = La partie qui était ici est retirée.
bring-back = La remettre
# After “New game” in the middle of another one.
game-left = C’est une nouvelle partie. La précédente est conservée.
go-back = Y revenir
undo-remove = Annuler

## Keys: the first names the keys, the others say what each key does

keys = Clavier
# Above the list: whether the letters and digits do anything, as the settings say.
keys-on = Les lettres et les chiffres peuvent être désactivés dans les réglages.
keys-off = Les lettres et les chiffres sont désactivés dans les réglages.
key-names-play = Entrée, Espace
key-arrows = se déplacer dans la main, et monter aux boutons
key-play = jouer la carte
key-digits = appuyer sur un bouton au-dessus de la main ; taper un nombre là où il y en a
key-say-table = lire ce qui est sur la table
key-say-hand = lire votre main
key-score = lire le score, et l’afficher
key-why = pourquoi ? La règle derrière ce qui vient de se passer
key-last = voir le dernier pli
key-pile = parcourir les cartes visibles à côté du pli
key-undo = annuler
key-redo = rétablir
key-hint = conseil
key-sort = trier
key-again = nouvelle partie
key-menu = menu
key-sound = activer ou couper le son
key-show-keys = afficher les touches sur les boutons
key-help = aide : le jeu en une page, et ce qui est demandé en ce moment
key-about = dire ce que vaut la carte sélectionnée

## Rules

why = Pourquoi ?
# A button that shows the clause with this number.
rule = Règle { $rule }
# Above links to the clauses that a clause mentions, each with what its part is about.
rules-mentioned = Voir aussi
rule-about = { $rule } : { $title }
# Above the examples of a clause.
examples-of-others = Exemples, avec d’autres joueurs et d’autres cartes
no-event = Aucune règle n’a encore décidé quoi que ce soit.
no-rules = Les règles ne peuvent pas être chargées pour l’instant.
examples = Exemples
all-rules = Toutes les règles

## Les personnes sur d’autres appareils

waiting-for-guests = On attend les autres.
waiting-for-deal = Vous êtes à la table. La partie commence quand tout le monde est là.
# To a guest; $name: the host, whose device has the game.
host-lost = La connexion est perdue. Demandez un nouveau lien à { $name }.
host-trying = La connexion est perdue. Cette page essaie de rejoindre { $name }.
host-elsewhere = Cette table est ouverte dans un autre onglet. Continuez à jouer là-bas.
host-own = C’est votre propre invitation : elle s’adresse à la personne invitée, qui l’ouvre sur un autre appareil.
host-own-elsewhere = C’est votre propre invitation : elle s’adresse à la personne invitée, qui l’ouvre sur un autre appareil. Votre table est ouverte dans un autre onglet.
own-table = Retour à votre table
play-here = Jouer ici
link-ask = Demander un nouveau lien
link-wish = J’ai perdu la connexion à notre partie de { $game }. Envoie-moi un nouveau lien, s’il te plaît.
link-wish-copied = Votre demande est copiée. Envoyez-la à { $name }.
host-goes-on = C’est { $name } qui lance la suite.
host-begins = { $name } commence une nouvelle partie.
# To a guest who asks the host for another game; $name: the host.
wish-sent = { $name } apprend que vous voulez rejouer.
host-seeking = Recherche de la table de l’hôte. Cette page la rejoint d’elle-même.
host-unmet = Le point de rencontre de ce site est injoignable. Cette page continue d’essayer.
invitation-damaged = Cette invitation est abîmée ou incomplète. Demandez-la encore une fois.
invitation-old = Cette invitation vient d’une autre version de cette page. Rechargez la page sur les deux appareils.
invitation-used = Ce lien a déjà servi : vous étiez à la table, et il ne marche qu’une fois. Demandez un nouveau lien à { $name } et ouvrez-le ici : vous retrouvez votre place.
# Of the sheet that says who invites whom to which game.
invitation = Invitation
# Above the name of the game.
invited-by = { $name } vous invite
invited-as = Votre nom à la table : { $name }.
# To who only watches.
watching = Vous regardez
no-connections = Ce navigateur ne peut pas se connecter à d’autres appareils. Un autre le peut peut-être, par exemple Firefox, Chrome ou Safari.
answer = Réponse
answer-how = Renvoyez cette réponse. Dès qu’on la touche là-bas, la table s’ouvre ici. Ou faites scanner le code QR par l’autre appareil.
answer-send = Envoyer la réponse
answer-copied = La réponse est copiée. Collez-la dans votre conversation.
answer-text = Me voici ! Touche ce lien et on joue.
answer-picture = Code QR de la réponse
answer-passing = Transmission de la réponse à la table sur cet appareil…
answer-passed = La réponse est arrivée à la table sur cet appareil. Vous pouvez fermer cette page.
answer-passed-else = S’il ne se passe rien, collez ce code à la table :
answer-done = Connexion…
answer-own = C’est l’invitation. La réponse s’affiche sur l’autre appareil.
answer-nobody = Cette réponse ne correspond pas au lien affiché ici. Envoyez ce lien, puis prenez la réponse qui lui revient.
answer-version = L’autre appareil a une autre version de cette page. Rechargez la page sur les deux.
answer-damaged = Ce n’est pas une réponse, ou elle n’est pas entière.
answer-of-guest = Ou collez-le ici, ou scannez son code QR avec l’appareil photo.
let-in = Faire entrer
invite-link = Envoyez le lien à chaque personne, ou faites-lui scanner le code QR.
# Where the site has a meeting point.
invite-link-alone = Envoyez le lien à chaque personne, ou faites-lui scanner le code QR. La table s’y ouvre d’elle-même, et le même lien sert aussi pour revenir.
invite-answer = La personne vous renvoie un lien : touchez-le.
invite-watcher = Inviter quelqu’un à regarder
watcher = Quelqu’un qui regarde
invitation-send = Envoyer le lien
invitation-new = Nouveau lien
invitation-copied = Le lien est copié.
invitation-text = On joue à { $game } ? Ouvre ce lien, puis envoie-moi celui que tu y trouves.
invitation-text-alone = On joue à { $game } ? Ouvre ce lien et tu es à la table.
qr-code = Code QR
# What a link is called where it is sent to.
invitation-title = { $name } vous invite à jouer à { $game }
invitation-coming = Le lien se prépare…
invitation-picture = Code QR du lien pour { $name }
is-here = { $name } est là.
is-away = { $name } n’est plus là.
is-back = { $name } est de retour.
away = pas là
# Beside the name of somebody who is away.
stood-in = un robot joue
# Beside a name, before the game.
is-there = à la table
not-yet = pas encore là
invite-again = Inviter à nouveau
is-person = { $name } n’est pas un robot.
bot-instead = Laisser un robot jouer pour { $name }
bot-plays = Un robot joue jusqu’à ce que quelqu’un vienne.
bot-plays-for = Un robot joue pour { $name }.
bot-asking = On demande aux autres si un robot peut jouer pour { $name }.
bot-asked = { $name } n’est plus là. Un robot peut-il jouer en attendant ?
bot-agree = Laisser jouer un robot
honest-note = Personne ne peut choisir les cartes : chaque appareil y contribue, et les vérifie après la partie. Mais cet appareil a toutes les cartes pendant la partie : que ce soit celui de quelqu’un en qui vous avez confiance.
guest-flood = L’appareil de { $name } a trop envoyé d’un coup. Il faut l’inviter à nouveau.
guest-failed = L’appareil de { $name } n’a pas pu être joint. Les deux sont-ils sur le même réseau ? Voici un nouveau lien.
guest-unreached = L’appareil de { $name } n’a pas pu être joint. Les deux sont-ils sur le même réseau ? Il continue d’essayer.
guest-unmet = Le point de rencontre de ce site est injoignable. En attendant, les réponses doivent revenir à la main.
guest-version = L’appareil de { $name } a une autre version de cette page. Rechargez la page sur les deux.
refused-version = L’hôte a une autre version de cette page. Rechargez la page sur les deux appareils.
refused-act = Ce n’est pas possible maintenant.
refused-taken = Quelqu’un d’autre a cette place. Demandez un nouveau lien à l’hôte.
refused-flood = Trop a été envoyé d’un coup. Demandez un nouveau lien.
refused-garbage = Quelque chose d’incompréhensible est arrivé par la connexion.
refused-left = La table a été fermée.
said-by = { $name } : { $text }
do-people = Inviter
do-phrases = Dire quelque chose
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-moment = Un instant, s’il vous plaît.
phrase-again = On rejoue ?
phrase-bye = Au revoir !
deal-holds = Donne honnête : personne n’a pu choisir les cartes.
deal-checking = Vérification de la donne…
deal-unseen = Les cartes correspondent à l’enregistrement de la partie. Cet appareil n’a pas, ou plus, de part à la donne : il ne peut pas dire si elle était honnête.
deal-fails = La donne n’était pas honnête : les cartes ne découlent pas de ce que les appareils ont donné avant elle.

## Sharing

link = Lien
deal-of = Une donne de { $game }
game-of = Une partie de { $game }
deal-copied = Le lien vers cette donne est copié.
game-copied = Le lien vers cette partie est copié.
picture-saved = L’image est enregistrée.
picture-deal = Donne { $code }
picture-best = Le plus beau coup
picture-end = Le dénouement
picture-swing = Le plus grand écart : { $points }
picture-last = Le dernier coup décisif
picture-bots = Les robots avec les mêmes cartes, à la même place
# A button beside a link or a text that is shown to be copied, and what is said where that fails.
copy = Copier
copy-yourself = Ce navigateur ne permet pas à la page de copier. Le texte est sélectionné : copiez-le vous-même.

## The deal of the day

day-today = Donne du jour
# An address with a day that is none, one before the first deal, and one that is still to come.
day-unknown = Ce jour n’existe pas : { $date }.
day-early = Il n’y a pas de donne du { $date }. La première est celle du { $first }.
day-late = La donne du { $date } n’est pas encore là.
# Before the facts of the game, in the bar; $date is short.
day-mark = Donne du { $date }
day-mark-free = Essai libre, { $date }
# At the table before the first card.
day-serious = Donne du jour, { $date } : votre essai officiel, sans annulation ni conseil.
day-without = Dans l’essai officiel, on ne peut rien annuler, et il n’y a pas de conseil.
day-is-free = Donne du jour, { $date } : essai libre, qui ne compte pas.
# At the end.
day-was-free = Un essai libre de la donne du { $date }. Il ne compte pas.
day-done = C’était la donne du { $date }.
# $game: the one whose deal and question tomorrow's are.
day-tomorrow = Demain : { $game }
# Above the deals of that day that are not of the day's game.
day-others = Donne du jour d’autres jeux
day-done-later = C’était la donne du { $date }, jouée plus tard.
day-was-given = L’essai officiel a été abandonné.
day-run = { $n ->
        [one] Premier jour d’une série
       *[other] { $n } jours d’affilée
    }
# Over the points that were made of the same cards: the person's, and those of bots in the person's seat.
day-with = Points avec les mêmes cartes, à votre place
day-yours = Votre essai officiel
day-this-free = Cet essai libre
day-by-bot = Un robot ({ $level })
# In the place of its points.
day-plays = joue encore
# A friend's link leads to the deal, with the friend's result; it is damaged; both have played. $by: as “16 points”.
day-friend-name = Un ami
day-friend = Un ami a joué cette donne. Vous verrez les deux résultats après le vôtre.
day-friend-damaged = Le résultat de votre ami dans ce lien est abîmé. La donne est la même.
day-friend-ahead = Vous devancez votre ami de { $by }.
day-friend-behind = Votre ami vous devance de { $by }.
day-friend-even = Vous êtes à égalité avec votre ami.
day-free = Essai libre
day-go-on = Reprendre l’essai libre
# The game of the serious try, step by step.
day-see = Voir la partie
day-once-more = Encore un essai
do-share-day = Partager le résultat
do-give-up = Abandonner l’essai officiel
day-give-up = Abandonner l’essai officiel ?
day-given-up-for-good = Il se termine sans résultat, définitivement. Ensuite, vous pourrez jouer cette donne autant que vous voudrez, sans que cela compte.
day-play-on = Continuer
day-ask = Tout le monde reçoit les mêmes cartes. Vous n’avez qu’un essai officiel : sans annulation ni conseil, et le résultat reste.
day-differs = Cette donne diffère de la partie habituelle : { $each }.
day-ask-later = Son jour est passé : elle ne compte pas pour les jours d’affilée.
day-begin = Commencer l’essai officiel
# The text that is passed on, in lines.
day-shared = Rondas, donne du jour : { $game }, { $date }
# $points: as the game counts them, such as “94 points” or “7 tricks”.
day-shared-won = Victoire avec { $points }
day-shared-lost = { $points }, sans victoire
day-shared-bots = Les robots avec les mêmes cartes : { $each }
day-copied = Le résultat est copié.
# Below a question of the day.
day-tile-done = Donne du jour : jouée
# Below today's deal on the front page: how it went, or how that of yesterday did. $points: a number.
front-deal = { $state ->
        [won] Victoire avec { $points }
        [lost] { $points }, sans victoire
        [begun] Commencée
        [given] Abandonnée
       *[open] Pas encore jouée
    }
front-deal-before = { $state ->
        [won] Hier : victoire avec { $points }
        [lost] Hier : { $points }, sans victoire
        [begun] Hier : commencée
        [given] Hier : abandonnée
       *[open] Pas encore jouée
    }
front-go = { $kind ->
        [over] Résultat
        [begun] Continuer
        [puzzle] Répondre
       *[other] Jouer
    }
front-won = { $won } sur { $n } gagnées
# The same: how the last one went, and by how many points; `even` where it was not by points.
front-last = { $state ->
        [won] Dernière : gagnée de { $by }
        [won-even] Dernière : gagnée à égalité
       *[lost] Dernière : perdue de { $by }
        [lost-even] Dernière : perdue à égalité
    }
# The calendar of these deals. Weeks begin on a Sunday (0), a Monday (1) or a Saturday (6).
do-days = Calendrier
week-begins = 1
diary-back = Mois précédent
diary-next = Mois suivant
# How a day went, behind its date.
diary-open = pas encore jouée
diary-begun = commencée
diary-given = abandonnée
diary-empty = { $kind ->
        [puzzle] Chaque jour une position et une meilleure réponse. Votre première réponse compte.
       *[other] Chaque jour une donne, la même pour tous. Votre premier essai est noté.
    }
diary-legend = Un nombre est votre résultat : sur fond plein si vous avez gagné. « … » : commencée, « – » : abandonnée.
diary-run = Jours d’affilée
diary-longest = Le plus de jours d’affilée

## The question of the day

puzzle-today = Question du jour
# Below today's question on the front page: how the answer was, or that of yesterday.
front-question = { $state ->
        [won] Bien répondu
        [second] Bien répondu au deuxième essai
        [lost] Il y avait mieux
       *[open] Sans réponse
    }
front-question-before = { $state ->
        [won] Hier : bien répondu
        [second] Hier : bien répondu au deuxième essai
        [lost] Hier : il y avait mieux
       *[open] Sans réponse
    }
puzzle-early = Il n’y a pas de question du { $date }. La première est celle du { $first }.
puzzle-late = La question du { $date } n’est pas encore là.
# Above the table.
puzzle-mark = Question du { $date }
# Somebody comes back to a question.
puzzle-was-right = Vous avez déjà répondu à cette question, et votre première réponse était la bonne.
puzzle-was-second = Vous avez déjà répondu à cette question, bien au deuxième essai.
puzzle-was-wrong = Vous avez déjà répondu à cette question ; il y avait mieux que votre première réponse.
# Of the questions that were answered last.
puzzle-of-last = { $right } réponses justes sur les { $n } dernières
puzzle-shared = Rondas, question du jour : { $game }, { $date }
# In the calendar: of one day, and over two numbers.
puzzle-open = sans réponse
puzzle-won = bien répondu
puzzle-second = bien répondu au deuxième essai
puzzle-lost = il y avait mieux
puzzle-answered = Réponses
puzzle-right = Bonnes du premier coup
puzzle-days = Questions du jour
diary-kind = Quoi
diary-kind-daily = Donnes du jour
diary-kind-puzzle = Questions du jour
diary-today = { $kind ->
        [puzzle] Répondre à la question du jour
       *[daily] Jouer la donne du jour
    }

## A list of records, shown one after another

# A link to such a list, where there is room for one only.
one-of-list = C’est une liste de plusieurs parties. Ici, on ne peut en ouvrir qu’une seule.
course-back = Retour
course-skip = Passer
course-next = Suite
course-finish = Voir le résultat
# At the end.
course-over = C’est tout
course-result = Bonnes réponses du premier coup : { $right } sur { $of }.
course-all = Vous avez tout vu : { $n }.
# How each of them went.
course-right = bien répondu
course-wrong = il y avait mieux
course-open = sans réponse
course-seen = vu

## Games from elsewhere, and step by step

open-help = Collez ici le lien vers une partie ou son code, choisissez un fichier, ou déposez-en un sur la page.
# Above games that have ended on this device.
open-latest = Vos dernières parties
link-or-record = Lien ou code
link-damaged = Ce lien est abîmé ou incomplet.
too-large = C’est trop gros pour être une partie.
file-unread = Ce fichier est illisible.
not-a-game = Ce n’est ni un lien vers une partie, ni le code d’une partie.
open-it = Ouvrir
choose-file = Choisir un fichier
file-to-open = Fichier à ouvrir
played-by = Joueurs : { $names }
# The same, where the person has played.
played-with = Vous avec { $names }
whose-view = Afficher
all-hands = Toutes les mains
as-seen-by = Ce que voit { $name }
as-you-see = Ce que vous voyez
play-on = Continuer à partir d’ici
# Below that button.
play-on-how = Une partie commence à partir de cette position, à la place de qui doit jouer ou de la vue choisie. Elle ne compte pas.
steps = Étapes
step-first = Début
step-back = Précédent
step-next = Suivant
step-last = Fin
step-count = { $n } sur { $of }
viewer-run = Lecture automatique
viewer-stop = Arrêter
more-controls = Plus
ask-play = Que joueriez-vous ?
ask-lead = À vous d’entamer.
ask-turn = À vous.
ask-first = Votre première réponse compte. Après une erreur, vous avez encore un essai.
ask-choose = Choisissez une réponse.
ask-judging = Évaluation de votre coup…
ask-right = Bien joué.
ask-right-second = Bien joué, au deuxième essai.
ask-wrong = Il y avait mieux.
ask-false = Ce n’est pas ça.
# Behind that after a first wrong answer, a button, and signs on cards, which are short.
ask-nudge = Il y a mieux.
ask-nudge-suit = Une autre carte de cette couleur vaut mieux.
ask-nudge-other = Une autre couleur vaut mieux ici.
ask-second = Il vous reste un essai.
ask-solve = Voir la réponse
ask-mark-played = Essai
ask-mark-better = Mieux
ask-mark-right = Juste
ask-not-allowed = Interdit.
depends = La légalité de ce coup dépend de cartes qui ne sont pas montrées.

## How somebody has decided in a game

do-review = Analyser mes coups
# In that button after a loss, when the costliest decision is found, and below it: the chances of winning.
review-costliest = Voir le coup qui a coûté le plus
review-mistake = Chances de gagner : de { $best } % à { $chance } %
review-title = Analyse
review-whose = Décisions analysées
review-of = Décisions : { $name }
# The same of the person's own.
review-yours = Vos décisions
# To the sheet at the end of the game.
review-back = Retour au résultat
back-to-statistics = Retour aux statistiques
back-to-editor = Retour à l’éditeur
# At the end of a game that was tried again from a moment.
back-to-review = Retour à l’analyse
review-begin = Analyser
review-judging = Examen de chaque décision…
# $n decisions were judged, $moments of them, three at the most, are shown below.
review-costly = { $moments ->
        [one] Sur { $n } décisions de { $name }, une a coûté des chances de gagner.
       *[other] Sur { $n } décisions de { $name }, ces { $moments } ont coûté le plus.
    }
review-costly-yours = { $moments ->
        [one] Sur vos { $n } décisions, une a coûté des chances de gagner.
       *[other] Sur vos { $n } décisions, ces { $moments } ont coûté le plus.
    }
review-fine = { $n ->
        [one] La seule décision n’a rien coûté. Un robot fort aurait joué à peu près pareil.
       *[other] Aucune des { $n } décisions n’a coûté cher.
    }
# The same of the person's own.
review-fine-yours = { $n ->
        [one] Votre seule décision n’a rien coûté. Un robot fort aurait joué à peu près pareil.
       *[other] Aucune de vos { $n } décisions n’a coûté cher.
    }
# Behind that: the viewer shows the moment at which the chance changed most.
review-decided = La partie s’est jouée ici : la chance de gagner est passée de { $before } % à { $after } %.
review-none = Il n’y avait rien à décider.
review-failed = L’analyse n’a pas pu être terminée.
review-blind = Jugé d’après ce qu’on pouvait savoir à ce moment-là, sans les cartes cachées.
# What would have been better instead of what, as buttons and cards are called.
review-rather = Joué : { $chosen }. Mieux : { $better }
review-cost = Chance de gagner : { $chance } % au lieu de { $best } %
review-curve = Chances de gagner après chaque décision : { $first } % au début, { $last } % à la fin.
# Over a list that is only read aloud.
review-values = Chances de gagner
# $place: where in the game.
review-value = { $place } : { $n } %
review-again = Réessayer à partir d’ici
# Below that button.
review-again-how = Les mêmes cartes, à partir de ce moment. L’essai ne compte pas ; à la fin, vous voyez les deux résultats.
# In the place of "review-again", while another moment of the game is shown.
review-there = Revenir à ce moment
# What stands before the facts of a game that is tried again from a moment.
second-try = Deuxième essai
from-position = Depuis une position
# At the end of a game that was tried again from a moment: the person's points, in figures.
tried-again = La première fois : { $before } ; maintenant : { $now }.
# Tags on two cards of the hand: the one that was played, and the one that would have been better.
review-chosen = jouée
review-better = mieux

## The people whom bots play

who-plays = Autour de la table
# All whom bots play, by their manners.
everybody = Tous les robots
# What the place of somebody is for, read aloud.
about-player = À propos : { $name }
# Where a game was kept by an older version.
nobody-known = On ne sait rien de ces joueurs.
plays-at = Niveau : { $level }
# Where that level follows the person's results.
plays-at-follow = Niveau : { $level }, selon vos résultats
# How somebody plays whose manner is not told by the game.
manner-steady = Constance : à chaque fois, ce qui semble le mieux.
# What each of them says, in the order of the names above.
is-amina = « La meilleure carte, c’est celle que j’ai encore en main. »
is-bruno = « Les cartes hautes sont faites pour être jouées. »
is-carmen = « Regardez mes yeux, pas mes cartes. »
is-driss = « Ce que je commence, je le finis. »
is-elena = « Comptez les cartes et gardez le sourire. »
is-farid = « Mes meilleures cartes ? Quelles cartes ? »
is-gloria = « Je ne suis pas là pour regarder. »
is-hamza = « D’abord les petites cartes, ensuite on verra. »
is-ines = « J’ai un plan et je m’y tiens. »
is-jamal = « Une bonne partie ne se presse pas. »
is-khadija = « Commencez par le haut, et on vous regarde. »
is-lucia = « Laissons-les se croire tranquilles. »
is-mario = « La dernière fois, ça a marché. »
is-nadia = « Chaque carte a son heure. »
is-omar = « Une petite carte pour commencer n’a jamais fait de mal. »
is-pilar = « J’ai toujours joué comme ça. »
is-rachid = « Le courage ne coûte rien. »
is-salma = « Le dernier mot est pour moi. »
is-tomas = « On ne sait jamais ce qui vient ; les grandes attendent. »
is-yusuf = « J’écoute, et les cartes me parlent. »
# What a bot says at the end of a game, by its manner: when it has won, and when a person has.
wins-bold = { $how ->
        [near] « Si serré ? J’adore. »
        [clear] « Tout droit, du début à la fin. »
        [more] « Attaquer, et attaquer encore. »
       *[other] « Droit devant, comme toujours. »
    }
wins-careful = { $how ->
        [near] « Un peu de patience a tout juste suffi. »
        [clear] « Carte après carte, cela finit par compter. »
        [more] « J’ai gardé le meilleur pour plus tard. »
       *[other] « La patience paie. »
    }
wins-sly = { $how ->
        [near] « C’était plus serré que je ne l’ai montré. »
        [clear] « Vous avez regardé du mauvais côté tout du long. »
        [more] « Mon visage a fait la moitié. »
       *[other] « Vous n’avez rien vu venir. »
    }
wins-steady = { $how ->
        [near] « Belle partie. Elle aurait pu être à n’importe qui. »
        [clear] « Celle-là était pour moi. »
        [more] « Un bon coup après l’autre. »
       *[other] « Belle partie, merci. »
    }
wins-stubborn = { $how ->
        [near] « De justesse, mais le plan a tenu. »
        [clear] « Vous voyez ? Le plan marche. »
        [more] « Je n’ai rien changé, et j’ai eu raison. »
       *[other] « Un seul plan, du début à la fin. »
    }
loses-bold = { $how ->
        [more] « Bien envoyé. J’en veux une autre ! »
       *[other] « Aujourd’hui, vous avez frappé plus fort. On remet ça ! »
    }
loses-careful = { $how ->
        [more] « Mes bonnes cartes sont sorties trop tard. »
       *[other] « J’ai trop attendu. Bien joué. »
    }
loses-sly = { $how ->
        [more] « La prochaine fois, je sourirai moins. »
       *[other] « Vous avez lu dans mon jeu. »
    }
loses-steady = { $how ->
        [more] « Belle victoire. Une autre partie ? »
       *[other] « Bien joué. C’est mérité. »
    }
loses-stubborn = { $how ->
        [more] « Le plan était bon. Les cartes, non. »
       *[other] « La prochaine fois, ça marchera. »
    }

## The editor of positions

do-compose = Composer une position
do-compose-this = Modifier cette position
compose-page = Éditeur de positions
compose-cards = Cartes
compose-cards-how = Choisissez un endroit, puis touchez ses cartes. Les cartes laissées de côté restent inconnues.
compose-places = Endroits
compose-tray = Cartes restantes
compose-card = { $card }, { $place }
compose-free = pas placée
# On a button: so many cards that are not known.
compose-unknown = { $n } inconnues
compose-count = { $n } / { $of }
compose-next = Les cartes vont à cet endroit : { $place } ({ $n } / { $of })
place-hand-of = Main de { $name }
place-pile-of = Tas de { $name }
place-trick = Pli sur la table
place-table = Cartes sur la table
place-turned = Retournes, la plus récente à la fin
place-stock = Talon, le dessus d’abord
place-turn = Doit jouer
place-dealer = Donne
place-leader = Leader
place-hand = Numéro de la manche
place-round = Numéro de la manche
place-scores = Scores
place-tricks = Plis remportés
place-bids = Paris
place-points = Points des manches terminées
place-game = Numéro de la partie
place-cards = Cartes que chacun a en main
place-batch = Numéro de la donne
place-piles = Cartes prises
place-last = Dernière prise
place-fresh = Carte qui vient d’être posée
place-said = Annonce
value-none = aucune
value-ronda = ronda
value-rondas = deux rondas
value-tringa = tringa
compose-facts = Autres détails de la position
compose-facts-how = Un champ vide garde sa valeur habituelle.
compose-usual = comme d’habitude
compose-players = Nombre de joueurs
compose-name = Nom : { seat }
compose-words = Vos textes
compose-title = Titre
compose-at =
    { $n ->
        [0] Au début
       *[other] Après le coup { $n } : { $what }
    }
compose-note = Note
compose-ask = Poser la question ici : que joueriez-vous ?
compose-ask-unseen = Pas de question possible ici : personne ne joue, ou la main est inconnue.
compose-best = Bonnes réponses
compose-best-how = S’il n’y en a aucune, Rondas juge la réponse et donne ses raisons.
compose-right = Texte après « { ask-right } »
compose-wrong = Texte après « { ask-wrong } » ou « { ask-not-allowed } »
compose-each-wrong = Un texte à part pour chaque mauvaise réponse
compose-view = Ce que le lecteur voit
compose-view-free = Au choix du lecteur
compose-start = Début de la lecture
compose-end = Fin de la lecture
compose-out = Pour vos lecteurs
compose-see = Voir comme le lecteur
compose-copy-link = Copier le lien
compose-link-copied = Le lien est copié.
compose-copy-line = Copier la ligne pour une page
compose-line-copied = La ligne est copiée.
compose-line-link = Ouvrir la position
compose-save = Enregistrer dans un fichier
compose-open-how = Vous pouvez aussi coller ou déposer ici un lien, une ligne ou un fichier.
compose-taken = La position est là. Annuler ramène votre brouillon.
compose-whole = C’est une partie depuis sa donne : ses cartes sont fixées. Jouez d’autres coups, écrivez vos textes et choisissez où la lecture commence.
compose-unseen = Jouer une carte qui n’est pas placée
compose-play = Jouer
compose-undo = Annuler
compose-redo = Rétablir
compose-cut = Supprimer les coups à partir d’ici
compose-new = Recommencer à zéro
compose-people = Joueurs
compose-moves = Coups
compose-moves-how = Touchez une carte du plateau pour la jouer. Un autre coup remplace les suivants.
compose-row = Nom d’une rangée
# The characters that the name can have.
compose-row-how = Lettres, chiffres et espaces
compose-row-add = Ajouter une rangée
compose-row-out = Retirer la rangée choisie
compose-steps-how = Faites glisser une carte vers un autre endroit ; ou touchez des cartes, puis le nom d’un endroit. Chaque fois, c’est une étape.
compose-step-named = Retournée, c’est
compose-say = Paroles
compose-say-add = Ajouter les paroles
compose-choices = Réponses en mots, une par ligne
compose-go-there = Y aller
compose-missing = { $place } : à remplir, cette position en a besoin.
compose-full = { $place } : { $n } cartes, pour { $of } places. { $why }
compose-full-hand = Une main a une carte pour chaque tour à venir.
compose-full-trick = La carte qui complète le pli est un coup.
compose-full-table = Il ne peut pas y en avoir plus.
compose-full-turned = On n’en retourne pas plus.
compose-full-stock = Toutes les autres cartes sont distribuées ou jouées.
compose-text = En texte
compose-text-how = La même position, pour les personnes et les programmes. Corrigez-la ici, ou collez-en une autre.
compose-to-lesson = Ajouter à une leçon
compose-to-part = Remettre au numéro { $n } de la leçon
compose-lesson = Votre leçon
compose-lesson-how = Plusieurs positions à la suite, avec une seule adresse. Cet appareil les garde.
compose-lesson-link = Ouvrir la leçon
compose-lesson-has = La leçon l’a au numéro { $n }.
compose-lesson-full = Une leçon a au plus { $n } positions.
compose-lesson-taken = La leçon est là, à la place de la précédente.
compose-part-up = Monter
compose-part-edit = Modifier
compose-part-out = Retirer
compose-part-label = { $what } : numéro { $n }
compose-part-gone = Le numéro { $n } est retiré.
