### The games on the front page: what the build writes there. $game is the name of a game.

## A game on the front page

# From $few to $many players, and from $least to $most minutes; $span and $lasts are `one` where
# these are the same number.
tile-facts = { $span ->
        [one] { $few }
       *[span] { $few }–{ $many }
    } jugadores · { $lasts ->
        [one] unos { $least }
       *[span] { $least }–{ $most }
    } minutos
tile-play = Jugar
    .aria-label = { tile-play }, { $game }
tile-friends = Jugar con amigos
tile-learn = Aprender en 2 minutos
    .aria-label = { tile-learn }, { $game }
tile-daily = Reparto del día
    .aria-label = { tile-daily }, { $game }
tile-puzzle = Pregunta del día
    .aria-label = { tile-puzzle }, { $game }
tile-set-up = Preparar
    .aria-label = { tile-set-up }, { $game }
tile-rules = Reglas
    .aria-label = { tile-rules }, { $game }
# Opens the rest: friends, a set-up, the rules, the deal and the question of the day.
tile-more = Más formas de jugar
    .aria-label = { tile-more }, { $game }
# Above all games, for somebody who has never been here.
way-in = ¿Primera vez? Aprende { $game } en dos minutos

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
level-follow = Bots que se adaptan a ti
set-up-people = Quién juega
set-up-people-text = Quienes comparten esta pantalla se la pasan. A quien juega en otro dispositivo le envías un enlace. Los demás puestos son para bots.
# Asked first in a game with friends, with two answers, and what each means.
set-up-where = ¿Dónde juegan tus amigos?
set-up-where-here = En este dispositivo
set-up-where-far = En otros dispositivos
set-up-here-text = Os pasáis el dispositivo; mientras tanto, la mesa está tapada.
set-up-far-text = Cada amigo recibe un enlace tuyo.
set-up-you = Tú
# Read aloud: the field for a name.
set-up-name = Nombre en el puesto { $n }
# The name of a seat; as `seat`.
set-up-seat = Jugador { $n }
# The name of a person who gives none.
set-up-player = Jugador { $n }
set-up-lot = Al azar
set-up-here = Alguien aquí
set-up-far = Alguien en otro dispositivo
# Who sits in a seat.
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
# In the place of “Play”, where friends at other devices get links first.
set-up-invite = Invitar
