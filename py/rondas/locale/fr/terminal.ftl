### The game in the terminal, and the help of the command line.

## The table

welcome = { $credit }.
seated = Vous jouez à la place { $n } sur { $players }. Code de la donne : { $seed }. Tapez ? pour l’aide.
seat-name = Joueur { $n } ({ $bot })
your-name = Vous
saved = La partie est enregistrée dans { $file }.
score = score { $n }
shows = montre { $cards }
stock = Talon : { cards }
on-table = Sur la table : { $cards }
last-trick = Dernier pli : { $cards }
trick = Pli : { $cards }
your-hand = Votre main : { $cards }
scores = Score final : { $each }.
has-score = { $seats } { $n }
# $action is the notation of an action, such as: play 7E
hint = { "" }  { $action } gagne dans { $percent } % des cas
help =
    Tapez le numéro d’une action, ou l’action elle-même : 3, play 7E, ou simplement 7E.
      why    la règle derrière ce qui vient de se passer
      hint   ce que l’ordinateur pense de vos actions
      undo   annuler votre dernière action, et tout ce qui a suivi
      hand   revoir la table
      save FICHIER   enregistrer la partie (avec toutes les cartes) en JSON
      quit   quitter la partie (ou q, ou la fin de la saisie)

## What was typed and cannot be done

not-understood = { $why } Tapez ? pour l’aide.
save-where = Indiquez le fichier : save FICHIER.
not-saved = Échec de l’enregistrement : { $why }.
numbered = Les actions sont numérotées de 1 à { $n }.
ambiguous = { $line } peut vouloir dire : { $choices }.
unknown = L’action « { $line } » n’existe pas.
nothing-happened = Il ne s’est encore rien passé.
nothing-to-undo = Il n’y a rien à annuler.

## The command line

# Before the pattern of a command; a space ends it.
help-usage = utilisation :{ " " }
help-arguments = commandes et arguments
help-options = options
help-help = afficher cette aide
help-version = afficher la version
help-lang = langue : en, fr, es, ar ou ja ; sinon celle du système
help-rondas = Quatre jeux de cartes dont le nom tourne en rond.
help-replay = rejouer des parties : une ligne de JSON par coup
help-views = ajouter ce que chaque place a le droit de savoir
help-files = un fichier, ou - pour l’entrée standard
help-games = la liste des jeux en JSON
help-play = jouer une partie dans le terminal
help-players = nombre de joueurs
help-seat = votre place, à partir de 0
help-bots = les autres : un nom pour tous, ou un pour chacun ; les noms sont { $bots }
help-seed = le même code donne les mêmes cartes
help-save = enregistrer la partie dans ce fichier à la fin
help-match = faire jouer beaucoup de parties à des robots, et les comparer
help-seats = les robots : { $bots } ou ceiling, avec des réglages après un deux-points, comme search:iterations=400 ({ $levels })
help-games-in-all = nombre de parties en tout
help-json = afficher un seul objet JSON
help-jobs = nombre de processus ; -1 pour un par processeur
help-backend = ce sur quoi tourne joblib : loky, dask, ray, …
help-scheduler = l’adresse d’une grappe Dask en marche
help-quiet = ne pas afficher la progression
help-draw = dessiner la table d’une partie enregistrée
help-move = après ce coup, 0 étant le début ; sinon après le dernier
help-drawn-seat = ce que voit cette place ; sinon toutes les mains ouvertes
help-output = l’image, .svg ou .png
help-check = vérifier que les cartes et les robots d’une partie entre appareils découlent de leurs engagements
help-rulebook = afficher un livret de règles en Markdown, après avoir vérifié ses exemples
help-lesson = afficher une leçon sous forme de liste de parties enregistrées avec des questions, à modifier ou à intégrer
help-game = { $games }
help-option = une option du jeu
