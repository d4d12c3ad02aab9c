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
labelled = { $label }: { $title }

## People

# Names of those who play with the person, separated by spaces.
names = Amina Bruno Carmen Driss Elena Farid Gloria Hamza Sara Jamal Khadija Lucía Mario Nadia Omar Pilar Rachid Salma Tomás Yusuf
# The person, where others read the name.
guest = Visitante
# The person, as a name on the table.
you-there = Tú
level-easy = Fácil
level-medium = Normal
level-hard = Difícil
level-follow = Según tus resultados
# Below the levels, in the settings.
level-follow-text = “Según tus resultados”: si ganas más partidas de las que te tocan, los bots se vuelven más fuertes; si ganas menos, más flojos. Cada juego tiene su propio nivel. Un nivel elegido en “Preparar” vale solo para ese juego.
# At the end of a game, if that level has moved.
bots-stronger = A partir de ahora los bots son más fuertes: { $level }.
bots-weaker = A partir de ahora los bots son menos fuertes: { $level }.
# At the end of a game, if it has not.
bots-same = Nivel de los bots, según tus resultados: { $level }.
# At the end of a game: what it was for the person. $game: the name of the game; $n: how many.
milestone-first = Tu primera victoria en { $game }.
milestone-run = { $n } victorias seguidas.
milestone-record = Tu mejor resultado hasta ahora.
# Of bots of several levels.
level-mixed = Variado

## Several people share one screen

# On the cloth that covers the table: whose turn it is.
pass-to = Pasa la pantalla a { $name }
# On the button that lifts the cloth: it wants to be held for a moment.
pass-lift = Mantén pulsado para abrir
# The same, read aloud.
pass-lift-named = { pass-lift }, { $name }, o pulsa Intro
pass-note = Estas cartas son solo para { $name }.
# To who has only tapped the button.
pass-hold = Mantén pulsado hasta que se cierre el anillo.

## While the engine starts

loading-table = Un momento, las cartas están en camino…
loading-viewer = Cargando…
# The person has played, and the bots are not there yet.
loading-others = Jugada hecha. La partida sigue en un momento.
# The same in a lesson.
loading-lesson = Respuesta anotada. El resto de la lección está en camino.
# Cards, rules or games did not come; a button beside it tries again.
missing = Algo no se ha podido cargar.

## When something fails

# Below each of them stands the exact line, in small letters.
cannot-open = No se puede abrir esta partida.
no-such-game = Aquí no hay ningún juego llamado «{ $name }».
no-such-choice = El enlace pide una mesa de { $game } que no es posible.
play-usual = Jugar a { $game }
cannot-load = No se ha podido cargar. Vuelve a intentarlo.
cannot-go-on = La partida se ha detenido. No se ha perdido nada: vuelve a intentarlo para seguir desde aquí.
try-again = Reintentar
# What the page did not expect of itself, or of the browser. A button beside it loads the page again.
went-wrong = Algo ha fallado. Las partidas están guardadas: vuelve a cargar la página y sigue desde ahí.
load-again = Volver a cargar
# What was asked of the engine cannot be.
not-done = Esto no se puede hacer.
engine-stopped = La partida se ha detenido. Reiniciando…
engine-running = La partida continúa.
# A button beside it tries again.
engine-slow = La carga tarda mucho. Puede que la conexión sea lenta.
hint-failed = Esta vez no hay pista. Puedes volver a pedirla.

## The table

table = Mesa
players = Jugadores
your-hand = Tu mano
your-cards = Tus cartas
# The cards at the bottom where nobody plays: in a replay or an example.
cards-here = Cartas
open-cards = Cartas en la mesa
trick = Baza
# Signs that lie on the table and say what counts now.
in-force = Vale ahora
actions = Qué puedes hacer
partner = pareja
# A tag on the first card of a trick.
led = salida
thinks = { $name } está pensando…
last-trick = Última baza
tool-sort = Ordenar la mano
tool-hint = Pista
score = Marcador
log = Historial
# Over the sheet at the end of a game.
final = Resultado final
total = Total
# Of the number on a plate, below “Total”.
points-all = Todos los puntos hasta ahora. Los de la parte en curso se contarán cuando termine.
# Spoken: the column of names in a score sheet.
player = Jugador
# Spoken: the first column of a score sheet, with its hands or rounds.
part = Parte
# Above the points of all hands or rounds, at the end of the game.
score-sheet = Hoja de puntos
memory = Aún no vistas
memory-none = todas vistas
# $voids: what the player has shown not to hold, or a dash.
memory-shown = { $name }: { $voids }
reasons = De dónde salen los puntos
next-part = Sigue: { $part }
# The score as it was before the part of the game that is told.
before = Antes
undone = Deshecho.
redone = Rehecho.
hint-thinking = Pensando…
# A hint was asked for before the engine is there.
hint-loading = La pista llega en cuanto todo esté cargado.
hand-sorted = Tu mano ya está ordenada.
hint-later = La pista llegará en tu turno.
hint = Pista: { $action }.
# The reason for a hint where there is one choice.
hint-only = No puedes jugar otra cosa.
plays-itself = Se juega sola: { $card }.
# Asks once more before something risky. $action is what its button says.
really = ¿{ $action }?
cancel = Cancelar

## Cards

card-unseen = una carta boca abajo
card-marked = { $card }, { $mark }
card-fresh = { $card }, última carta jugada
card-ahead = { $card }, va ganando
card-not-now = { $card }, ahora no se puede jugar
card-takes = { $card }, se lleva { $cards }
# A button that does something with a card other than playing it.
card-action = { $action }: { $card }

## Spoken by the keys T, H and S, and of the seats

said-trick = { $n ->
        [0] No hay baza en la mesa.
       *[other] Baza: { $cards }.
    }
said-play = { $name }: { $card }
said-sign = { $name }: { $text }.
said-open = En la mesa: { $cards }.
# A row of cards with the name $row.
said-spread = { $n ->
        [0] { $row }: ninguna carta.
       *[other] { $row }: { $cards }.
    }
said-stock = Mazo: { cards }.
said-seat = { $name }: { $facts }
said-score = marcador { $points }
said-hand = { $n ->
        [0] Sin cartas.
       *[other] { cards }: { $cards }.
    }
said-scores = Marcador: { $each }.
said-standing = { $names } { $points }
# $label: what the points of $each are for.
said-row = { $label }: { $each }.
said-last-trick = Última baza: { $cards }
missed = fuera de alcance
to-play = con el turno
dealer = quien reparte
dealer-means = Reparte esta vez. Empieza el jugador siguiente.
winner = victoria

## The front page

saved-with = Con { $names }. { $facts }
close = Cerrar
not-kept = Esta partida ya no está en este dispositivo.

## Lessons

lesson = Lección
# $title: what this part is about.
lesson-head = { $n } de { $of } · { $title }
# $text: one sentence or more, which say what a wrong answer leads to.
lesson-wrong = Así no. { $text } Prueba otra vez.
lesson-go-on = Seguir
# The same, where another deal follows; $title: what it is about.
lesson-next = Siguiente · { $title }
lesson-new-deal = Un nuevo reparto, con su propia puntuación.
lesson-over = Ya sabes jugar
lesson-play = Juega tu primera partida
lesson-once-more = Otra vez
# A line at the table of somebody who has never played this game, with a button.
lesson-offer = ¿Primera vez con { $game }?
lesson-learn = Aprender en 2 minutos
# On the front page, of a lesson that is over, and before one that was begun.
learn-again = Lección
# Below the way to a lesson, beside today's deals.
front-lesson = La próxima lección

## Help

help-of = { $game }: ayuda
help-now = Ahora
help-card = Pasa el puntero por una carta: te dice lo que vale.
# The same where there is no pointer.
help-card-touch = Mantén pulsada una carta: te dice lo que vale.
# Said behind it where there may be a keyboard.
help-card-key = O pulsa B sobre ella.
help-options = Qué significa cada opción
help-why = ¿Por qué ha pasado eso?
terms = Vocabulario
# What beats what: the list of suits or cards from the strongest.
order = Qué gana a qué
# Spoken behind the step of it that decides the trick.
order-lit = – esto decide ahora

## The menu, and what comes after a game

menu = Menú
menu-table = Esta mesa
menu-help = Aspecto, sonido, ayuda
menu-more = Más
do-again = Nueva partida
menu-kept = Esta partida sigue en «{ do-lobby }»
do-restart = Repetir el reparto
do-score = Marcador e historial
do-who = Quién juega
do-rules = Reglas
do-share = Compartir reparto
do-share-game = Compartir partida
do-settings = Ajustes
do-statistics = Estadísticas
do-help = Ayuda
do-keys = Teclado
do-open = Abrir una partida
do-lesson-back = Un paso atrás
do-lesson-again = Empezar de nuevo
do-lobby = Todos los juegos
do-replay = Ver la repetición
do-picture = Guardar una imagen
# Opens what can be passed on: the deal, the game, a picture.
do-pass-on = Compartir
share-text = Las mismas cartas, para jugarlas también
share-game-text = Todas las jugadas de esta partida, paso a paso
picture-text = El resultado como imagen
# After a heavy loss.
easier-bots = Jugar con bots más fáciles: { $level }
play-again = Jugar otra vez
back-home = Volver a todos los juegos
all-games = Todos los juegos

## Settings

settings = Ajustes
setting-language = Idioma
language-waits = La página siguiente estará en el idioma elegido.
setting-level = Nivel de los bots, desde la próxima partida
setting-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Instantánea
setting-calls = Idioma de los cantos
setting-theme = Aspecto
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
setting-sound = Sonido
setting-sounds = Un toque: una carta. Un roce: alguien se lleva cartas. Dos golpes en la madera: un canto. Al final, las cuerdas suben si ganas y bajan si pierdes.
setting-vibration = Vibración
sound-on = Sonido activado
sound-off = Sonido desactivado
setting-colours = Baraja de cuatro colores
setting-hand = Modo zurdo: botones a la izquierda
setting-memory = En pantallas anchas: las cartas que aún no has visto y los palos que los demás han mostrado no tener. No en el reparto del día
setting-keys = Atajos con letras y cifras
setting-alone = Jugar por mí mi única carta posible

## Statistics, and everything as a file

statistics = Estadísticas
no-games = Aún no se ha terminado ninguna partida en este dispositivo.
count-game = Juego
count-level = Nivel
count-played = Jugadas
count-won = Ganadas
count-share = Ganadas
count-average = Resultado medio
count-best = Mejor resultado
# A button with the points of the best game.
best-game = Ver la partida con { $points }
# A way of playing that has no name.
way-own = A tu gusto
# Above rows of the last games, each with a sign.
trends = Las últimas partidas
# Below them: how many of so many were won, and the most in a row of all.
trend = { $game }: victorias en las últimas { $n } partidas: { $won }. Más seguidas: { $run }.
trend-level = { $level }: { $won } de { $n } ganadas
# The next thing within reach; $n: wins in a row, or a level.
goal-record = Una victoria más: { $n } seguidas, un nuevo récord.
goal-longest = Una victoria más: { $n } seguidas, tantas como nunca.
goal-level = Lo siguiente: una primera victoria en este nivel: { $n }.
game-for = { $game } para { $players }
percent = { $n } %
# Above the two buttons that follow.
as-a-file = Todas las partidas en un archivo
export = Guardar las partidas en un archivo
import = Cargar partidas de un archivo
import-file = Archivo con partidas guardadas
imported = { $n ->
        [one] Cargada: { $n } partida terminada.
       *[other] Cargadas: { $n } partidas terminadas.
    }
# Below it stands the exact line, in small letters.
not-imported = No se ha cargado nada: una partida de este archivo contiene errores.
not-exported = Este navegador no permite que la página guarde archivos.
not-imported-file = No se ha cargado: este archivo no contiene partidas de Rondas.
not-imported-kept = No se ha cargado: ahora mismo no se puede guardar nada en este dispositivo.
# How many kept things cannot be understood.
broken = { $n ->
        [one] { $n } elemento de este dispositivo está dañado y se ha apartado. El archivo también lo incluye.
       *[other] { $n } elementos de este dispositivo están dañados y se han apartado. El archivo también los incluye.
    }
forget-broken = Borrar lo dañado
broken-removed = { $n ->
        [one] Se ha borrado { $n } elemento dañado.
       *[other] Se han borrado { $n } elementos dañados.
    }

## What is kept on the device, and what goes wrong with it

nothing-kept = En este dispositivo no se puede guardar nada: la partida dura mientras esta página esté abierta.
storage-away = La memoria de este dispositivo no responde. Puede que aquí falten partidas anteriores, y lo que hagas ahora solo durará mientras esta página esté abierta.
storage-full = No queda espacio en este dispositivo: lo que hagas ahora solo durará mientras esta página esté abierta.
storage-again = Lo que haces vuelve a guardarse en este dispositivo.
# What stands before the facts of a game of which that is so.
unkept = No se guarda
set-aside = { $n ->
        [one] Un elemento guardado en este dispositivo está dañado. Se ha apartado; lo encontrarás en Estadísticas.
       *[other] { $n } elementos guardados en este dispositivo están dañados. Se han apartado; los encontrarás en Estadísticas.
    }
# The table of this tab is older than what another tab has kept since.
other-tab = Esta partida ha continuado en otra pestaña. Lo que hagas aquí ya no se guarda.
newer = Seguir desde allí
# The same, told when the table has been left.
other-tab-was = La partida que has dejado había continuado en otra pestaña, y se queda como está allí.
read-late = Esta partida ya se había empezado aquí y solo ahora se ha podido leer. Continúa donde se quedó.
# Another state of the same deal is on the table now.
put-away = La partida que había aquí se ha quitado.
bring-back = Recuperarla
# After “New game” in the middle of another one.
game-left = Esta es una partida nueva. La anterior está guardada.
go-back = Volver a la anterior
undo-remove = Deshacer

## Keys: the first names the keys, the others say what each key does

keys = Teclado
# Above the list: whether the letters and digits do anything, as the settings say.
keys-on = Las letras y cifras se pueden desactivar en los ajustes.
keys-off = Las letras y cifras están desactivadas en los ajustes.
key-names-play = Intro, Espacio
key-arrows = moverse por la mano, y subir a los botones de encima
key-play = jugar la carta
key-digits = pulsar un botón de encima de la mano; escribir un número donde haya números
key-say-table = leer en voz alta lo que hay en la mesa
key-say-hand = leer en voz alta tu mano
key-score = leer en voz alta el marcador y mostrarlo
key-why = ¿por qué? La regla de lo último que ha pasado
key-last = ver la última baza
key-pile = recorrer las cartas descubiertas junto a la baza
key-undo = deshacer
key-redo = rehacer
key-hint = pista
key-sort = ordenar la mano
key-again = nueva partida
key-menu = menú
key-sound = activar o quitar el sonido
key-show-keys = mostrar las teclas en los botones
key-help = ayuda: el juego en una página, y qué toca hacer ahora
key-about = decir lo que vale la carta seleccionada

## Rules

why = ¿Por qué?
# A button that shows the clause with this number.
rule = Regla { $rule }
# Above links to the clauses that a clause mentions, each with what its part is about.
rules-mentioned = Menciona
rule-about = { $rule }: { $title }
# Above the examples of a clause.
examples-of-others = Ejemplos, con otros jugadores y otras cartas
no-event = Ninguna regla ha decidido nada todavía.
no-rules = Ahora mismo no se pueden cargar las reglas.
examples = Ejemplos
all-rules = Todas las reglas

## Personas en otros dispositivos

waiting-for-guests = Esperando a los demás.
waiting-for-deal = Ya estás en la mesa. La partida empieza cuando estén todos.
# To a guest; $name: the host, whose device has the game.
host-lost = Se perdió la conexión. Pide a { $name } un enlace nuevo.
host-trying = Se perdió la conexión. Esta página intenta volver con { $name }.
host-elsewhere = Tienes esta mesa abierta en otra pestaña. Sigue jugando allí.
host-own = Esta es tu propia invitación: es para la otra persona, que la abre en otro dispositivo.
host-own-elsewhere = Esta es tu propia invitación: es para la otra persona, que la abre en otro dispositivo. Tu mesa está abierta en otra pestaña.
own-table = Volver a tu mesa
play-here = Jugar aquí
link-ask = Pedir un enlace nuevo
link-wish = Perdí la conexión con nuestra partida de { $game }. Envíame un enlace nuevo, por favor.
link-wish-copied = Tu petición está copiada. Envíasela a { $name }.
host-goes-on = { $name } empieza la parte siguiente.
host-begins = { $name } empieza una partida nueva.
# To a guest who asks the host for another game; $name: the host.
wish-sent = { $name } recibe el aviso de que quieres jugar otra vez.
host-seeking = Buscando la mesa del anfitrión. Esta página entra sola.
host-unmet = No se puede llegar al punto de encuentro de este sitio. Esta página sigue intentándolo.
invitation-damaged = Esta invitación está dañada o incompleta. Pídela otra vez.
invitation-old = Esta invitación viene de otra versión de esta página. Vuelve a cargar la página en los dos dispositivos.
invitation-used = Este enlace ya se usó: estabas en la mesa, y solo sirve una vez. Pide a { $name } un enlace nuevo y ábrelo aquí: recuperas tu sitio.
# Of the sheet that says who invites whom to which game.
invitation = Invitación
# Above the name of the game.
invited-by = { $name } te invita
invited-as = Juegas como { $name }.
# To who only watches.
watching = Estás mirando
no-connections = Este navegador no puede conectarse con otros dispositivos. Prueba con otro, como Firefox, Chrome o Safari.
answer = Respuesta
answer-how = Envía esta respuesta de vuelta. Cuando la toquen allí, la mesa se abre aquí. O haz que el otro dispositivo escanee el código QR.
answer-send = Enviar la respuesta
answer-copied = La respuesta está copiada. Pégala en el chat.
answer-text = ¡Aquí estoy! Toca este enlace y jugamos.
answer-picture = Código QR de la respuesta
answer-passing = Pasando la respuesta a la mesa de este dispositivo…
answer-passed = La respuesta ha llegado a la mesa de este dispositivo. Puedes cerrar esta página.
answer-passed-else = Si allí no pasa nada, pega este código en la mesa:
answer-done = Conectando…
answer-own = Esta es la invitación. La respuesta aparece en el otro dispositivo.
answer-nobody = Esta respuesta no corresponde al enlace que se ve aquí ahora. Envía este enlace y usa la respuesta que te llegue.
answer-version = El otro dispositivo tiene otra versión de esta página. Vuelve a cargarla en los dos.
answer-damaged = Esto no es una respuesta, o no está completa.
answer-of-guest = O pégalo aquí, o escanea su código QR con la cámara.
let-in = Dejar entrar
invite-link = Envía el enlace a cada persona, o haz que escanee el código QR.
# Where the site has a meeting point.
invite-link-alone = Envía el enlace a cada persona, o haz que escanee el código QR. La mesa se abre allí sola, y el mismo enlace sirve para volver.
invite-answer = Esa persona te envía otro enlace: tócalo.
invite-watcher = Invitar a alguien a mirar
watcher = Alguien que mira
invitation-send = Enviar el enlace
invitation-new = Enlace nuevo
invitation-copied = El enlace está copiado.
invitation-text = ¿Jugamos a { $game }? Abre este enlace y envíame el que te salga allí.
invitation-text-alone = ¿Jugamos a { $game }? Abre este enlace y ya estás en la mesa.
qr-code = Código QR
# What a link is called where it is sent to.
invitation-title = { $name } te invita a jugar a { $game }
invitation-coming = Preparando el enlace…
invitation-picture = Código QR del enlace para { $name }
is-here = { $name } está aquí.
is-away = { $name } ya no está.
is-back = { $name } ha vuelto.
away = no está
# Beside the name of somebody who is away.
stood-in = juega un bot
# Beside a name, before the game.
is-there = en la mesa
not-yet = aún no está
invite-again = Invitar otra vez
is-person = { $name } no es un bot.
bot-instead = Dejar que un bot juegue por { $name }
bot-plays = Un bot juega hasta que venga alguien.
bot-plays-for = Un bot juega por { $name }.
bot-asking = Se pregunta a los demás si un bot puede jugar por { $name }.
bot-asked = { $name } ya no está. ¿Que juegue un bot mientras tanto?
bot-agree = Que juegue un bot
honest-note = Nadie puede elegir las cartas: cada dispositivo pone su parte, y las comprueba después de la partida. Pero este dispositivo tiene todas las cartas mientras dura la partida: que sea el de alguien de confianza.
guest-flood = Llegó demasiado de golpe del dispositivo de { $name }. Hay que invitarlo otra vez.
guest-failed = No se pudo llegar al dispositivo de { $name }. ¿Están los dos en la misma red? Aquí hay un enlace nuevo.
guest-unreached = No se pudo llegar al dispositivo de { $name }. ¿Están los dos en la misma red? Sigue intentándolo.
guest-unmet = No se puede llegar al punto de encuentro de este sitio. Mientras tanto, las respuestas tienen que volver a mano.
guest-version = El dispositivo de { $name } tiene otra versión de esta página. Vuelve a cargarla en los dos.
refused-version = El anfitrión tiene otra versión de esta página. Vuelve a cargarla en los dos dispositivos.
refused-act = Eso no se puede hacer ahora.
refused-taken = Otra persona tiene este sitio. Pide un enlace nuevo al anfitrión.
refused-flood = Se envió demasiado de golpe. Pide un enlace nuevo.
refused-garbage = Por la conexión llegó algo que no se entiende.
refused-left = La mesa se ha cerrado.
said-by = { $name }: { $text }
do-people = Invitar
do-phrases = Decir algo
phrase-hello = ¡Hola!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-moment = Un momento, por favor.
phrase-again = ¿Jugamos otra vez?
phrase-bye = ¡Adiós!
deal-holds = Reparto limpio: nadie pudo elegir las cartas.
deal-checking = Comprobando el reparto…
deal-unseen = Las cartas encajan con el registro de la partida. Este dispositivo no tiene parte en el reparto, o ya no la tiene, y no puede decir si fue limpio.
deal-fails = El reparto no fue limpio: las cartas no salen de lo que los dispositivos dieron antes.

## Sharing

link = Enlace
deal-of = Un reparto de { $game }
game-of = Una partida de { $game }
deal-copied = Enlace al reparto copiado.
game-copied = Enlace a la partida copiado.
picture-saved = Imagen guardada.
picture-deal = Reparto { $code }
picture-best = La mejor jugada
picture-end = Así terminó
picture-swing = El mayor salto: { $points }
picture-last = La última jugada decisiva
picture-bots = Los bots con las mismas cartas, en el mismo sitio
# A button beside a link or a text that is shown to be copied, and what is said where that fails.
copy = Copiar
copy-yourself = Este navegador no deja copiar a la página. El texto está seleccionado: cópialo tú.

## The deal of the day

day-today = Reparto del día
# An address with a day that is none, one before the first deal, and one that is still to come.
day-unknown = Ese día no existe: { $date }.
day-early = No hay reparto del { $date }. El primero es el del { $first }.
day-late = El reparto del { $date } aún está por llegar.
# Before the facts of the game, in the bar; $date is short.
day-mark = Reparto del { $date }
day-mark-free = Intento libre, { $date }
# At the table before the first card.
day-serious = Reparto del día, { $date }: tu intento oficial, sin deshacer ni pistas.
day-without = En el intento oficial no se puede deshacer ni pedir pistas.
day-is-free = Reparto del día, { $date }: un intento libre, que no cuenta.
# At the end.
day-was-free = Un intento libre del reparto del { $date }. No cuenta.
day-done = Era el reparto del { $date }.
# $game: the one whose deal and question tomorrow's are.
day-tomorrow = Mañana: { $game }
# Above the deals of that day that are not of the day's game.
day-others = Reparto del día de otros juegos
day-done-later = Era el reparto del { $date }, jugado más tarde.
day-was-given = El intento oficial se abandonó.
day-run = { $n ->
        [one] Primer día de una serie
       *[other] { $n } días seguidos
    }
# Over the points that were made of the same cards: the person's, and those of bots in the person's seat.
day-with = Puntos con las mismas cartas, en tu sitio
day-yours = Tu intento oficial
day-this-free = Este intento libre
day-by-bot = Un bot ({ $level })
# In the place of its points.
day-plays = aún juega
# A friend's link leads to the deal, with the friend's result; it is damaged; both have played. $by: as “16 points”.
day-friend-name = Un amigo
day-friend = Un amigo ha jugado este reparto. Verás los dos resultados después del tuyo.
day-friend-damaged = El resultado de tu amigo en este enlace está dañado. El reparto es el mismo.
day-friend-ahead = Superas a tu amigo por { $by }.
day-friend-behind = Tu amigo te supera por { $by }.
day-friend-even = Has empatado con tu amigo.
day-free = Intento libre
day-go-on = Seguir con el intento libre
# The game of the serious try, step by step.
day-see = Ver la partida
day-once-more = Otro intento
do-share-day = Compartir el resultado
do-give-up = Abandonar el intento oficial
day-give-up = ¿Abandonar el intento oficial?
day-given-up-for-good = Termina sin resultado, para siempre. Después puedes jugar este reparto cuantas veces quieras, y no cuenta.
day-play-on = Seguir jugando
day-ask = Todos reciben las mismas cartas. Tienes un solo intento oficial: sin deshacer ni pistas, y el resultado queda.
day-differs = Este reparto es distinto de la partida habitual: { $each }.
day-ask-later = Su día ya pasó, así que no cuenta para los días seguidos.
day-begin = Empezar el intento oficial
# The text that is passed on, in lines.
day-shared = Rondas, reparto del día: { $game }, { $date }
# $points: as the game counts them, such as “94 points” or “7 tricks”.
day-shared-won = Victoria con { $points }
day-shared-lost = { $points }, sin victoria
day-shared-bots = Los bots con las mismas cartas: { $each }
day-copied = El resultado está copiado.
# Below a question of the day.
day-tile-done = Reparto del día: jugado
# Below today's deal on the front page: how it went, or how that of yesterday did. $points: a number.
front-deal = { $state ->
        [won] Victoria con { $points }
        [lost] { $points }, sin victoria
        [begun] Empezado
        [given] Abandonado
       *[open] Sin jugar
    }
front-deal-before = { $state ->
        [won] Ayer: victoria con { $points }
        [lost] Ayer: { $points }, sin victoria
        [begun] Ayer: empezado
        [given] Ayer: abandonado
       *[open] Sin jugar
    }
front-go = { $kind ->
        [over] Resultado
        [begun] Seguir
        [puzzle] Responder
       *[other] Jugar
    }
front-won = { $won } de { $n } ganadas
# The same: how the last one went, and by how many points; `even` where it was not by points.
front-last = { $state ->
        [won] Última: ganada por { $by }
        [won-even] Última: ganada con empate
       *[lost] Última: perdida por { $by }
        [lost-even] Última: perdida con empate
    }
# The calendar of these deals. Weeks begin on a Sunday (0), a Monday (1) or a Saturday (6).
do-days = Calendario
week-begins = 1
diary-back = Mes anterior
diary-next = Mes siguiente
# How a day went, behind its date.
diary-open = sin jugar
diary-begun = empezado
diary-given = abandonado
diary-empty = { $kind ->
        [puzzle] Cada día una posición con una respuesta mejor. Cuenta tu primera respuesta.
       *[other] Cada día un reparto, el mismo para todos. Tu primer intento puntúa.
    }
diary-legend = Un número es tu resultado: con fondo si has ganado. «…»: empezado; «–»: abandonado.
diary-run = Días seguidos
diary-longest = Más días seguidos

## The question of the day

puzzle-today = Pregunta del día
# Below today's question on the front page: how the answer was, or that of yesterday.
front-question = { $state ->
        [won] Correcta
        [second] Correcta al segundo intento
        [lost] Había algo mejor
       *[open] Sin contestar
    }
front-question-before = { $state ->
        [won] Ayer: correcta
        [second] Ayer: correcta al segundo intento
        [lost] Ayer: había algo mejor
       *[open] Sin contestar
    }
puzzle-early = No hay pregunta del { $date }. La primera es la del { $first }.
puzzle-late = La pregunta del { $date } aún está por llegar.
# Above the table.
puzzle-mark = Pregunta del { $date }
# Somebody comes back to a question.
puzzle-was-right = Ya contestaste a esta pregunta, y tu primera respuesta fue correcta.
puzzle-was-second = Ya contestaste a esta pregunta, bien al segundo intento.
puzzle-was-wrong = Ya contestaste a esta pregunta, y había algo mejor que tu primera respuesta.
# Of the questions that were answered last.
puzzle-of-last = { $right } correctas de las últimas { $n }
puzzle-shared = Rondas, pregunta del día: { $game }, { $date }
# In the calendar: of one day, and over two numbers.
puzzle-open = sin contestar
puzzle-won = correcta
puzzle-second = correcta al segundo intento
puzzle-lost = había algo mejor
puzzle-answered = Contestadas
puzzle-right = Correctas a la primera
puzzle-days = Preguntas del día
diary-kind = Qué
diary-kind-daily = Repartos del día
diary-kind-puzzle = Preguntas del día
diary-today = { $kind ->
        [puzzle] Responder a la pregunta del día
       *[daily] Jugar el reparto del día
    }

## A list of records, shown one after another

# A link to such a list, where there is room for one only.
one-of-list = Es una lista de varios registros. Aquí solo se puede abrir uno.
course-back = Atrás
course-skip = Saltar
course-next = Siguiente
course-finish = Ver el resultado
# At the end.
course-over = Eso es todo
course-result = Correctas a la primera: { $right } de { $of }.
course-all = Has visto las { $n }.
# How each of them went.
course-right = correcta
course-wrong = había algo mejor
course-open = sin contestar
course-seen = vista

## Games from elsewhere, and step by step

open-help = Pega aquí el enlace a una partida o su registro, elige un archivo o suéltalo en la página.
# Above games that have ended on this device.
open-latest = Tus últimas partidas
link-or-record = Enlace o registro
link-damaged = Este enlace está dañado o incompleto.
too-large = Es más grande que cualquier partida.
file-unread = No se puede leer este archivo.
not-a-game = No es ni un enlace a una partida ni su registro.
open-it = Abrir
choose-file = Elegir un archivo
file-to-open = Archivo que abrir
played-by = Partida de { $names }
# The same, where the person has played.
played-with = Tú con { $names }
whose-view = Mostrar
all-hands = Todas las manos
as-seen-by = Lo que ve { $name }
as-you-see = Lo que ves tú
play-on = Seguir jugando desde aquí
# Below that button.
play-on-how = Empieza una partida desde esta posición, en el lugar de quien tiene el turno o de la vista elegida. No cuenta.
steps = Pasos
step-first = Inicio
step-back = Anterior
step-next = Siguiente
step-last = Final
step-count = { $n } de { $of }
viewer-run = Reproducir
viewer-stop = Parar
more-controls = Más
ask-play = ¿Qué jugarías?
ask-lead = Sales tú.
ask-turn = Te toca.
ask-first = Cuenta tu primera respuesta. Si fallas, tienes un intento más.
ask-choose = Elige una respuesta.
ask-judging = Valorando tu jugada…
ask-right = Correcto.
ask-right-second = Correcto al segundo intento.
ask-wrong = Hay algo mejor.
ask-false = No es correcto.
# Behind that after a first wrong answer, a button, and signs on cards, which are short.
ask-nudge = Hay algo mejor.
ask-nudge-suit = Otra carta de este palo es mejor.
ask-nudge-other = Aquí es mejor otro palo.
ask-second = Te queda un intento.
ask-solve = Ver la respuesta
ask-mark-played = Probé
ask-mark-better = Mejor
ask-mark-right = Bien
ask-not-allowed = No está permitido.
depends = Que esta jugada sea válida depende de cartas que no se muestran.

## How somebody has decided in a game

do-review = Analizar mis jugadas
# In that button after a loss, when the costliest decision is found, and below it: the chances of winning.
review-costliest = Ver la jugada que más costó
review-mistake = Opciones de ganar: del { $best } % al { $chance } %
review-title = Análisis
review-whose = Decisiones analizadas
review-of = Decisiones: { $name }
# The same of the person's own.
review-yours = Tus decisiones
# To the sheet at the end of the game.
review-back = Volver al resultado
back-to-statistics = Volver a las estadísticas
back-to-editor = Volver al editor
# At the end of a game that was tried again from a moment.
back-to-review = Volver al análisis
review-begin = Analizar
review-judging = Examinando cada decisión…
# $n decisions were judged, $moments of them, three at the most, are shown below.
review-costly = { $moments ->
        [one] De { $n } decisiones de { $name }, una costó opciones de ganar.
       *[other] De { $n } decisiones de { $name }, estas { $moments } costaron más.
    }
review-costly-yours = { $moments ->
        [one] De tus { $n } decisiones, una costó opciones de ganar.
       *[other] De tus { $n } decisiones, estas { $moments } costaron más.
    }
review-fine = { $n ->
        [one] La única decisión no costó nada. Un bot fuerte habría jugado más o menos igual.
       *[other] Ninguna de las { $n } decisiones salió cara.
    }
# The same of the person's own.
review-fine-yours = { $n ->
        [one] Tu única decisión no costó nada. Un bot fuerte habría jugado más o menos igual.
       *[other] Ninguna de tus { $n } decisiones salió cara.
    }
# Behind that: the viewer shows the moment at which the chance changed most.
review-decided = La partida se decidió aquí: la probabilidad de ganar pasó del { $before } % al { $after } %.
review-none = No había nada que decidir.
review-failed = No se pudo terminar el análisis.
review-blind = Se juzga por lo que se podía saber en ese momento, no por las cartas ocultas.
# What would have been better instead of what, as buttons and cards are called.
review-rather = Jugado: { $chosen }. Mejor: { $better }
review-cost = Probabilidad de ganar: { $chance } % en lugar de { $best } %
review-curve = Opciones de ganar tras cada decisión: { $first } % al principio, { $last } % al final.
# Over a list that is only read aloud.
review-values = Opciones de ganar
# $place: where in the game.
review-value = { $place }: { $n } %
review-again = Probar otra vez desde aquí
# Below that button.
review-again-how = Las mismas cartas, desde este momento. No cuenta; al final ves los dos resultados.
# In the place of "review-again", while another moment of the game is shown.
review-there = Volver a este momento
# What stands before the facts of a game that is tried again from a moment.
second-try = Segundo intento
from-position = Desde una posición
# At the end of a game that was tried again from a moment: the person's points, in figures.
tried-again = La primera vez: { $before }; ahora: { $now }.
# Tags on two cards of the hand: the one that was played, and the one that would have been better.
review-chosen = jugada
review-better = mejor

## The people whom bots play

who-plays = Quién juega
# All whom bots play, by their manners.
everybody = Todos los bots
# What the place of somebody is for, read aloud.
about-player = Sobre { $name }
# Where a game was kept by an older version.
nobody-known = No se sabe nada de estos jugadores.
plays-at = Nivel: { $level }
# Where that level follows the person's results.
plays-at-follow = Nivel: { $level }, según tus resultados
# How somebody plays whose manner is not told by the game.
manner-steady = Constancia: juega siempre lo que parece mejor.
# What each of them says, in the order of the names above.
is-amina = “La mejor carta es la que aún tengo en la mano.”
is-bruno = “Las cartas altas están para jugarlas.”
is-carmen = “Mírame a los ojos, no a las cartas.”
is-driss = “Lo que empiezo, lo termino.”
is-elena = “Cuenta las cartas y no pierdas la sonrisa.”
is-farid = “¿Mis mejores cartas? ¿Qué cartas?”
is-gloria = “No he venido a mirar.”
is-hamza = “Primero las bajas, y luego ya veremos.”
is-ines = “Tengo un plan y no me aparto de él.”
is-jamal = “Una buena partida no tiene prisa.”
is-khadija = “Empieza por arriba y te mirarán.”
is-lucia = “Que se confíen un rato.”
is-mario = “La última vez funcionó.”
is-nadia = “Cada carta tiene su momento.”
is-omar = “Empezar con una carta baja nunca hizo daño.”
is-pilar = “Siempre he jugado así.”
is-rachid = “El valor no cuesta nada.”
is-salma = “La última palabra es mía.”
is-tomas = “Nunca se sabe lo que viene: las altas, que esperen.”
is-yusuf = “Yo escucho, y las cartas hablan.”
# What a bot says at the end of a game, by its manner: when it has won, and when a person has.
wins-bold = { $how ->
        [near] “¿Tan justo? Me gusta.”
        [clear] “De frente, de principio a fin.”
        [more] “Atacar, y volver a atacar.”
       *[other] “De frente, como siempre.”
    }
wins-careful = { $how ->
        [near] “Un poco de paciencia ha bastado, por poco.”
        [clear] “Carta a carta, todo suma.”
        [more] “Guardé lo mejor para después.”
       *[other] “La paciencia tiene premio.”
    }
wins-sly = { $how ->
        [near] “Estuvo más justo de lo que dejé ver.”
        [clear] “Miraste al otro lado todo el tiempo.”
        [more] “La mitad fue mi cara.”
       *[other] “No lo viste venir.”
    }
wins-steady = { $how ->
        [near] “Buena partida. Pudo ser de cualquiera.”
        [clear] “Esta era para mí.”
        [more] “Una buena jugada tras otra.”
       *[other] “Buena partida, gracias.”
    }
wins-stubborn = { $how ->
        [near] “Por poco, pero el plan aguantó.”
        [clear] “¿Ves? El plan funciona.”
        [more] “No cambié nada, y acerté.”
       *[other] “Un solo plan, de principio a fin.”
    }
loses-bold = { $how ->
        [more] “Buen golpe. ¡Quiero otra!”
       *[other] “Hoy pegaste más fuerte. ¡Otra!”
    }
loses-careful = { $how ->
        [more] “Mis cartas buenas salieron tarde.”
       *[other] “Esperé demasiado. Bien jugado.”
    }
loses-sly = { $how ->
        [more] “La próxima vez sonreiré menos.”
       *[other] “Me leíste el juego.”
    }
loses-steady = { $how ->
        [more] “Bonita victoria. ¿Otra partida?”
       *[other] “Bien jugado. Te lo ganaste.”
    }
loses-stubborn = { $how ->
        [more] “El plan era bueno. Las cartas, no.”
       *[other] “La próxima vez funcionará.”
    }

## The editor of positions

do-compose = Componer una posición
do-compose-this = Editar esta posición
compose-page = Editor de posiciones
compose-cards = Cartas
compose-cards-how = Elige un lugar y toca sus cartas. Las que no coloques quedan desconocidas.
compose-places = Lugares
compose-tray = Cartas que quedan
compose-card = { $card }, { $place }
compose-free = sin colocar
# On a button: so many cards that are not known.
compose-unknown = { $n } desconocidas
compose-count = { $n } / { $of }
compose-next = Las cartas van a: { $place } ({ $n } / { $of })
place-hand-of = Mano de { $name }
place-pile-of = Montón de { $name }
place-trick = Baza en la mesa
place-table = Cartas en la mesa
place-turned = Cartas descubiertas, la última al final
place-stock = Mazo, la de arriba primero
place-turn = Le toca a
place-dealer = Reparte
place-leader = Líder
place-hand = Número de la mano
place-round = Número de la ronda
place-scores = Marcador
place-tricks = Bazas ganadas
place-bids = Apuestas
place-points = Puntos de las rondas terminadas
place-game = Número del juego
place-cards = Cartas que tiene cada uno
place-batch = Número del reparto
place-piles = Cartas capturadas
place-last = Última captura
place-fresh = Carta recién jugada
place-said = Declaración
value-none = ninguna
value-ronda = ronda
value-rondas = dos rondas
value-tringa = tringa
compose-facts = Más sobre la posición
compose-facts-how = Lo que dejes vacío tiene su valor habitual.
compose-usual = lo habitual
compose-players = Número de jugadores
compose-name = Nombre: { seat }
compose-words = Tus textos
compose-title = Título
compose-at =
    { $n ->
        [0] Al principio
       *[other] Después de la jugada { $n }: { $what }
    }
compose-note = Nota
compose-ask = Preguntar aquí: ¿qué jugarías?
compose-ask-unseen = Aquí no se puede preguntar: no le toca a nadie, o su mano es desconocida.
compose-best = Respuestas correctas
compose-best-how = Si no hay ninguna, Rondas juzga la respuesta y da sus razones.
compose-right = Texto después de «{ ask-right }»
compose-wrong = Texto después de «{ ask-wrong }» o «{ ask-not-allowed }»
compose-each-wrong = Un texto propio para cada respuesta incorrecta
compose-view = Lo que ve el lector
compose-view-free = A elección del lector
compose-start = La lectura empieza
compose-end = La lectura termina
compose-out = Para tus lectores
compose-see = Verlo como el lector
compose-copy-link = Copiar el enlace
compose-link-copied = El enlace está copiado.
compose-copy-line = Copiar la línea para una página
compose-line-copied = La línea está copiada.
compose-line-link = Abrir la posición
compose-save = Guardar en un archivo
compose-open-how = También puedes pegar o soltar aquí un enlace, una línea o un archivo.
compose-taken = Ya está aquí. Deshacer recupera tu borrador.
compose-whole = Es una partida desde su reparto: sus cartas están fijas. Juega otras jugadas, escribe tus textos y elige dónde empieza la lectura.
compose-unseen = Jugar una carta sin colocar
compose-play = Jugar
compose-undo = Deshacer
compose-redo = Rehacer
compose-cut = Quitar las jugadas desde aquí
compose-new = Empezar de cero
compose-people = Jugadores
compose-moves = Jugadas
compose-moves-how = Toca una carta del tablero para jugarla. Otra jugada sustituye a las siguientes.
compose-row = Nombre de una fila
# The characters that the name can have.
compose-row-how = Letras, cifras y espacios
compose-row-add = Añadir una fila
compose-row-out = Quitar la fila elegida
compose-steps-how = Arrastra una carta a otro lugar; o toca cartas y después el nombre de un lugar. Cada vez es un paso.
compose-step-named = Descubierta, es
compose-say = Palabras
compose-say-add = Añadir las palabras
compose-choices = Respuestas en palabras, una por línea
compose-go-there = Ir allí
compose-missing = { $place }: falta. Esta posición lo necesita.
compose-full = { $place }: { $n } cartas, y sitio para { $of }. { $why }
compose-full-hand = Una mano tiene una carta para cada turno que queda.
compose-full-trick = La carta que completa la baza es una jugada.
compose-full-table = No caben más.
compose-full-turned = No se descubren más.
compose-full-stock = Todas las demás están repartidas o jugadas.
compose-text = Como texto
compose-text-how = La misma posición, para personas y programas. Corrígela aquí o pega otra.
compose-to-lesson = Añadir a una lección
compose-to-part = Devolver como número { $n } de la lección
compose-lesson = Tu lección
compose-lesson-how = Varias posiciones seguidas, con una sola dirección. Este dispositivo las guarda.
compose-lesson-link = Abrir la lección
compose-lesson-has = La lección la tiene como número { $n }.
compose-lesson-full = Una lección tiene como máximo { $n } posiciones.
compose-lesson-taken = La lección ya está aquí, en lugar de la anterior.
compose-part-up = Subir
compose-part-edit = Editar
compose-part-out = Quitar
compose-part-label = { $what }: número { $n }
compose-part-gone = El número { $n } se ha quitado.
