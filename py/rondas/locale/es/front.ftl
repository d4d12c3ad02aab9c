### The games on the front page: what the build writes there. $game is the name of a game.

## A game on the front page

# From $few to $many players; $span is `one` if these are the same number.
tile-facts = { $span ->
        [one] { $few }
       *[span] { $few }–{ $many }
    } jugadores · unos { $minutes } minutos
tile-play = Jugar
    .aria-label = Jugar a { $game }
tile-learn = Aprender en 2 minutos
    .aria-label = Aprender { $game } en 2 minutos
tile-daily = Reparto del día
    .aria-label = Reparto del día: { $game }
tile-set-up = Preparar
    .aria-label = Preparar una partida de { $game }
tile-rules = Reglas
    .aria-label = Reglas de { $game }

## Setting up a game

close = Cerrar
set-up-title = Preparar { $game }
set-up-players = Jugadores
players-n = { $n } jugadores
set-up-level = Bots
level-easy = Bots fáciles
level-medium = Bots normales
level-hard = Bots difíciles
# Of a level that follows what the person wins and loses.
level-follow = Bots según tus resultados
set-up-people = Personas
set-up-people-text = Quienes comparten esta pantalla se la pasan. Quien juega en otro dispositivo recibe un enlace. Un puesto vacío es para un bot.
set-up-seat = Puesto { $n }
set-up-device = Dispositivo del puesto { $n }
set-up-here = En este dispositivo
set-up-far = En otro dispositivo
set-up-host = Anfitrión
# In the place of a name, where nobody is named.
set-up-bot = Bot
set-up-variant = Modalidad
set-up-usual = Estándar
set-up-usual-text = Las reglas estándar.
set-up-own = A tu gusto
set-up-own-text = Con tus propias opciones.
set-up-options = Todas las opciones
set-up-seed = Código del reparto
set-up-seed-text = El mismo código da las mismas cartas. Déjalo vacío para un reparto nuevo.
set-up-start = Jugar
