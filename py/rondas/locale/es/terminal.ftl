### The game in the terminal, and the help of the command line.

## The table

welcome = { $credit }.
seated = Eres el jugador { $n } de { $players }. Las cartas salen de la semilla { $seed }. Escribe ? para ver la ayuda.
seat-name = Jugador { $n } ({ $bot })
your-name = Tú
saved = El registro está en { $file }.
score = marcador { $n }
shows = a la vista { $cards }
stock = Mazo: { cards }
on-table = En la mesa: { $cards }
last-trick = Última baza: { $cards }
trick = Baza: { $cards }
your-hand = Tu mano: { $cards }
scores = Marcador final: { $each }.
has-score = { $seats } { $n }
# $action is the notation of an action, such as: play 7E
hint = { "" }  { $action } gana el { $percent } % de las veces
help =
    Escribe el número de una acción o la acción misma: 3, play 7E o solo 7E.
      why    la regla de lo último que ha pasado
      hint   lo que una búsqueda opina de tus acciones
      undo   deshace tu última acción y todo lo que vino después
      hand   muestra otra vez la mesa
      save FILE   guarda el registro (con todas las cartas a la vista) como JSON
      quit   deja la partida (también q, o el final de la entrada)

## What was typed and cannot be done

not-understood = { $why } Escribe ? para ver la ayuda.
save-where = Falta el nombre del archivo: save FILE.
not-saved = No se ha guardado: { $why }.
numbered = Las acciones van del 1 al { $n }.
ambiguous = { $line } puede significar: { $choices }.
unknown = No hay ninguna acción “{ $line }”.
nothing-happened = Aún no ha pasado nada.
nothing-to-undo = No hay nada que deshacer.

## The command line

# Before the pattern of a command; a space ends it.
help-usage = uso:{ " " }
help-arguments = órdenes y argumentos
help-options = opciones
help-help = mostrar esta ayuda
help-version = mostrar la versión
help-lang = idioma: en, fr, es, ar o ja; si falta, el del sistema
help-rondas = Cuatro juegos de cartas cuyos nombres dan vueltas.
help-replay = repite registros: una línea de JSON por jugada
help-views = añade lo que puede saber cada jugador
help-files = un archivo, o - para la entrada estándar
help-games = lista los juegos como JSON
help-play = juega una partida en la terminal
help-players = número de jugadores
help-seat = tu puesto, desde 0
help-bots = los demás: un nombre para todos, o uno para cada uno; los nombres son { $bots }
help-seed = la misma semilla da las mismas cartas
help-save = al final, escribe el registro en este archivo
help-match = hace jugar muchas partidas a los bots y los compara
help-seats = los bots: { $bots } o ceiling, con ajustes tras dos puntos, como search:iterations=400 ({ $levels })
help-games-in-all = número total de partidas
help-json = imprime un solo objeto JSON
help-jobs = número de procesos; -1 para uno por procesador
help-backend = dónde se ejecuta joblib: loky, dask, ray, …
help-scheduler = la dirección de un clúster de Dask en marcha
help-quiet = no muestra el progreso
help-draw = dibuja la mesa de un registro
help-move = después de esta jugada (0: el comienzo); sin ella, de la última
help-drawn-seat = lo que ve este puesto; sin él, todas las manos a la vista
help-output = la imagen, .svg o .png
help-check = comprobar que las cartas y los robots de una partida entre dispositivos salen de lo que fijaron antes
help-rulebook = imprime un reglamento como Markdown y comprueba sus ejemplos
help-lesson = imprime una lección como lista de registros con preguntas, para cambiarla o insertarla
help-game = { $games }
help-option = una opción del juego
