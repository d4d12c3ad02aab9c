### Rondas on other people's pages: what embed.js says there, and embedding.html, which explains it
### to the owners of those pages. Code stays as it is in every language. Visitors are those who read
### such a page, and play on it.

## embed.js. $number is the number of a clause, $title the name of a game.

example = Ejemplo { $number }
finished-game = Una partida terminada
play = Jugar
learn = Aprender en 2 minutos
answer = Responder
watch = Ver
learn-title = Aprender en 2 minutos: { $title }
made-title = { $title }, paso a paso
failed = No se ha podido cargar la mesa. Puede que el sitio no esté disponible, o que uno de los dos sitios no lo permita aquí.
bad-value = { $name } no puede ser «{ $value }». Valores posibles: { $known }.
bad-example = No hay ningún ejemplo { $number }.
bad-text = Este registro no es JSON: { $why }
moment = Un momento de una partida
open-there = Abrirla en su propia página
more = Más
close = Cerrar
copy-link = Copiar el enlace
copy-line = Copiar la línea para tu página

## The top of embedding.html

page-title = Rondas en tu página
page-description =
    .content = Con una línea de HTML pones en tu página una mesa de juego, el ejemplo de una regla o una partida terminada.
page-heading = En tu página
page-intro = La mejor manera de entender una regla es jugarla. Con una línea de HTML pones en tu texto una mesa de juego, el ejemplo de una regla o una partida terminada.
contents =
    .aria-label = En esta página
copy = Copiar
copied = Copiado

## A table

table-title = Una mesa
table-once = Una vez en la página, en cualquier sitio:
table-line = Después, donde quieras una mesa:
table-still = Hasta que alguien la toca o hace clic, es solo una imagen. No se carga nada hasta que está a punto de verse, y Python solo se carga después del clic.

## Write your line

maker-title = Escribe tu línea
maker-what = Qué mostrar
maker-table = Una mesa
maker-daily = El reparto del día
maker-puzzle = La pregunta del día
maker-lesson = Una lección
maker-example = El ejemplo de una regla
maker-record = Una partida terminada
maker-own = Una posición propia o una pregunta: <a data-l10n-name="compose">el editor</a> escribe la línea.
maker-game = Juego
maker-players = Jugadores
maker-names = Nombres de los jugadores, separados por comas
maker-many = Hay más nombres que jugadores.
maker-level = Nivel de los bots
maker-level-own = el que tenga el visitante
maker-level-easy = fácil
maker-level-medium = normal
maker-level-hard = difícil
maker-seed = Código del reparto (el mismo código da las mismas cartas)
maker-clause = Ejemplo
maker-find = Buscar un ejemplo por palabras o número
maker-nothing = Ningún ejemplo tiene estas palabras.
maker-width = Probarla con un ancho de
maker-width-page = esta página
maker-link = Enlace a la partida, o su registro
maker-review = Analizar las decisiones de
maker-review-none = nadie
maker-wrong = Esto no es un enlace a una partida, ni un código, ni un registro.
maker-seat = Jugador { $n }
maker-colours = Colores
maker-colours-own = como la página
maker-colours-light = claros
maker-colours-dark = oscuros
maker-accent = Color de acento
maker-accent-own = el del juego
maker-accent-green = verde
maker-accent-rust = óxido
maker-accent-violet = violeta
maker-accent-teal = turquesa
maker-start = Empezar sin clic
maker-storage = Recordar las partidas
maker-element = Como elemento:
maker-frame = Si tu sitio no permite scripts, usa un marco sencillo. Su altura la eliges tú:
maker-poster = Con <code>poster=1</code> en su dirección, un marco muestra solo su imagen hasta que alguien la toca.

## A lesson

lesson-title = Una lección
lesson-about = Unos pocos repartos, con una idea cada uno, que juegan los propios visitantes: en dos minutos conocen el juego. <code>at="3"</code> empieza por el tercero.

## An example of a rule

example-title = El ejemplo de una regla
example-about = Cada regla de los <a data-l10n-name="rules">reglamentos</a> tiene un número que nunca cambia y al menos un ejemplo. Debajo de cada ejemplo está la línea que lo muestra.

## A question every day

puzzle-title = Una pregunta cada día
puzzle-about = Un momento de una partida entre bots fuertes en el que una jugada es claramente la mejor. La pregunta es la misma para todo el mundo, y cada día hay una nueva.

## A position of the owner's own

compose-title = Una posición propia
compose-about = En el editor colocas las cartas con un clic, juegas las jugadas en la mesa y escribes una nota o una pregunta junto a cada una. Te da el enlace, la línea para tu página, una imagen y un archivo.

## A finished game

record-title = Una partida terminada
record-about = Cuando una partida ha terminado, “Compartir partida” te da un enlace. Lo que va detrás de <code>#record=</code> es el código de la partida. También puedes poner el registro entero en tu página como texto, donde puedan leerlo las personas y los buscadores.
record-more = <code>move="17"</code> empieza en esa jugada. Con <code>play="CODE"</code> en lugar de <code>record</code>, los visitantes siguen jugando desde el final de una partida a medias. Con <code>review="0"</code> se analizan las decisiones del primer jugador.

position-about = Nombra las cartas que conoces; las demás quedan boca abajo. <code>play</code> contiene las jugadas que siguen, y <code>view</code> el jugador cuyas cartas se ven.
names-about = <code>names="Ana,Ben"</code> da nombres a los jugadores: en una mesa, en una posición y en un registro.
position-record = Como registro tiene nombres, notas y preguntas. Quien lee contesta a una pregunta jugando:
list-about = Varios registros entre corchetes y separados por comas forman una lección: se contesta a uno tras otro, y al final se ve cuántas respuestas eran correctas.

## Any other card game

any-title = Cualquier otro juego de cartas
any-about = El sitio conoce cuatro juegos y puede mostrar cartas de todos los demás: una baraja, manos, una baza, montones y filas con el nombre que quieras. Cada paso mueve cartas y nada está prohibido. Las notas son tuyas.
any-packs = <code>pack</code> es <code>french-52</code>, <code>french-36</code>, <code>french-32</code>, <code>spanish-40</code>, <code>spanish-48</code> o <code>baronda</code>. <code>+2</code> detrás de una baraja francesa o española añade dos comodines.
any-cards = Una carta tiene su número y su palo. Los palos franceses son <code>S H D C</code> (picas, corazones, diamantes, tréboles): <code>AS TH 9D 2C</code>. Los españoles son <code>O C E B</code> (oros, copas, espadas, bastos): <code>1O 12C 7E 11B</code>. Baronda tiene los colores <code>R B G Y</code>, como en <code>5R</code>, y además <code>PASS</code> y <code>NAGA</code>. <code>?9</code> son nueve cartas desconocidas.
any-steps = Los pasos van en <code>play</code>, separados por comas. Primero el asiento, o <code>*</code> si no es de nadie: <code>0 play KS</code>, <code>0 play KS to run</code>, <code>0 take KS 7H</code>, <code>0 draw</code>, <code>* move KS QS from hand0 to run</code>, <code>* turn 3C</code>, <code>0 say I pass</code>, <code>0 score 12</code>.
any-editor = Crea una en el editor
any-scopa = Escoba italiana: captura por suma
any-briscola = Briscola: un triunfo
any-hearts = Corazones: pasar cartas
any-skat = Skat: contar una baza
any-gin = Gin: las combinaciones
any-klondike = Klondike: mover una escalera
any-truco = Truco: el orden de las cartas
any-cribbage = Cribbage: un recuento como pregunta

## Before it is opened

closed-title = Antes de abrirse
closed-about = Un ejemplo, una posición y un registro que empieza con una posición muestran sus cartas. Lo que pongas dentro del elemento aparece en su lugar, también en papel. Además es lo que se ve donde no funciona ningún script, y allí un enlace lleva a la mesa:
closed-own = Una partida terminada, o un momento posterior de una posición de nuestros juegos, muestra las cartas de su juego. Para una imagen del momento mismo, elige “Guardar una imagen” en el editor, pon el archivo en tu sitio y escríbelo dentro del elemento, como arriba. Entonces no se carga nada más hasta que alguien lo abre.
closed-wiki = Si tu editor elimina los elementos desconocidos, escribe un enlace o un div con la clase <code>rondas</code>:
closed-link = Los chats muestran las cartas junto a un enlace a una página así, y WordPress convierte el enlace en una mesa:

## A plain frame

frame-title = Un marco sencillo
# What is read aloud of the frame below.
frame-game =
    .title = Una mesa de Ronda

## Looks and height

looks-title = Colores y tamaño
looks-language = Una mesa habla el idioma del texto que la rodea. Para elegirlo, pon <code>lang</code> a <code>en</code>, <code>fr</code>, <code>es</code>, <code>ar</code> o <code>ja</code>.
looks-theme = La mesa es clara u oscura, como tu página. Para elegirlo, pon <code>theme</code> en <code>light</code>, <code>dark</code> o <code>auto</code>; puedes cambiarlo durante la partida. El color de acento se define en tu hoja de estilos; si se leyera mal, se oscurece o se aclara:
looks-size = La mesa ocupa todo el ancho de su sitio, desde 280 píxeles, y ajusta sola su altura. Si quieres fijar la altura, ponla en tu hoja de estilos; con <code>display: block</code> tu texto no se mueve cuando llega el script: <code>rondas-table {"{"} display: block; height: 600px {"}"}</code>. Todos los demás atributos son los parámetros de la página: <code>players</code>, <code>seat</code>, <code>seed</code>, <code>bots</code>, <code>speed</code>, y cada opción de un juego por su nombre.
looks-heights = Una mesa cerrada es tan alta como su imagen: 322 píxeles en lugares estrechos, tres quintos de su ancho en los demás, y 504 como máximo. Crece cuando alguien la abre, y solo hacia abajo. Para que tu texto no se mueva mientras carga la página, copia la línea con su <code>style</code>.

## All attributes, in a table

attributes-title = Todos los atributos
attributes-about = Los atributos que nadie conoce no hacen nada. Un valor imposible se indica en el lugar de la mesa cuando se abre, en su idioma.
attributes-name = Atributo
attributes-without = Sin él
attributes-meaning = Significado
without-lobby = elige el visitante
without-fewest = el mínimo
without-none = –
without-new = uno nuevo cada vez
without-visitor = el del visitante
without-rules = según sus reglas
without-today = hoy
without-start = el principio
without-all = todas las manos
without-shown = se ven
without-touch = al tocarla
without-off = no se guarda nada
without-text = el del texto de alrededor
without-own = el nombre del juego
attribute-game = Una mesa de este juego
attribute-players = Número de jugadores
attribute-seat = El puesto del visitante, contado desde 0
attribute-seats = Quién se sienta dónde: personas en una pantalla, y bots
attribute-names = Nombres de los jugadores, por puesto
attribute-seed = El código del reparto: el mismo código da las mismas cartas
attribute-bots = Nivel de los bots: easy, medium o hard
attribute-speed = Velocidad de las cartas: slow, normal, fast o instant
attribute-option = Una opción de un juego, con el nombre que le dan sus reglas
attribute-lesson = La lección de un juego
attribute-at = La idea con la que empieza la lección
attribute-daily = El reparto del día
attribute-puzzle = La pregunta del día
attribute-date = El día de un reparto o de una pregunta
attribute-example = Un ejemplo de una regla; /2 tras el número es el segundo
attribute-record = Una partida terminada, paso a paso
attribute-move = La jugada que se muestra
attribute-view = El puesto cuyas cartas se ven
attribute-review = El puesto cuyas decisiones se revisan
attribute-play = Una mesa que sigue desde el final de este registro
attribute-position = Una posición tuya
attribute-keys = Las cartas de una posición; cada juego tiene sus propios nombres
attribute-controls = Solo la mesa y su nota, también en los ejemplos
attribute-start = Empieza cuando se ve
attribute-storage = Las partidas sin acabar quedan en el dispositivo
attribute-theme = light, dark o auto: como la página
attribute-lang = Su idioma
attribute-title = El nombre bajo la imagen

## What is loaded, and when

loaded-title = Qué se carga y cuándo
loaded-when = Cuándo
loaded-what = Qué
loaded-size = Comprimido
loaded-page = Junto con tu página, sin frenarla
loaded-near = Cuando una mesa está a punto de verse
loaded-click = Después del clic
loaded-picture = la imagen de su juego
loaded-table = la página del marco, con sus cartas
loaded-engine = el motor de reglas, en Python (no para los ejemplos)
size = { $unit ->
        [mb] { $n } MB
       *[kb] { $n } KB
    }
size-up-to = hasta { size }
loaded-storage = Todo viene únicamente de este sitio. Con <code>storage</code>, lo que ha cargado una mesa se guarda para la siguiente. Sin él, los navegadores guardan poco o nada, así que cada mesa en la que se juega vuelve a cargarlo todo.

## What the frame cannot do

safe-title = Lo que una mesa no puede hacer
safe-frame = El marco tiene <code>sandbox="allow-scripts"</code>. Si un visitante lo pide, puede abrir un enlace en otra ventana o guardar una imagen. No puede leer tu página, tus cookies ni tu almacenamiento, llevarse a tus visitantes a otra página, abrir un cuadro de diálogo ni enviar un formulario. Sin <code>storage</code> no guarda nada: una mesa no tiene entonces origen, y un ejemplo, una partida o una pregunta encuentra cerrado su almacenamiento. Con él, las partidas a medias se guardan en el dispositivo del visitante, a nombre de este sitio.
safe-page = Tu página se entera de lo que podría ver cualquiera que mirase la partida y, cuando termina, del registro. Del marco solo puede cambiar los colores. Si tu página tiene una Content-Security-Policy, necesita <code data-l10n-name="policy"></code>; para las imágenes también <code>img-src</code>, aunque sin ellas funciona igual.

## Privacy

private-title = Privacidad
private-about = Nada de lo que un visitante hace en una mesa sale de su dispositivo, y nadie cuenta las visitas. No hay cookies, ni terceros, ni más servidor que el que envía estos archivos. Como cualquier servidor web, ve qué dirección pide un archivo, pero no el nombre de tu página.

## Events

events-title = Eventos
events-about = Se producen en el elemento y se propagan hacia arriba:
event-ready = Se ha abierto una mesa o una repetición.
event-move = Ha pasado o se ha deshecho algo: el número de jugadas hasta ahora, y lo que puede ver cualquiera que mire.
event-over = La partida ha terminado.
event-error = Algo se ha rechazado o no se ha podido cargar: una línea de texto.
event-step = Una repetición muestra esta jugada. <code>element.goto(2)</code> muestra otra, por ejemplo desde un enlace de tu texto. Un enlace con <code>href="#deal"</code> y <code>data-rondas-move="2"</code> mueve el elemento con ese id, sin script.
event-answer = Alguien ha contestado a una pregunta.
heard-nothing = Aún no hay ningún evento en esta página.
# $event is code.
heard = Último evento: <code data-l10n-name="event"></code>
messages-title = Los mensajes detrás de los eventos
messages-about = Cada mensaje es un objeto <code>{"{"}rondas: 1, type, …{"}"}</code> enviado con <code>postMessage</code>. El número es la versión; las dos partes ignoran lo que no conocen. Desde el marco: <code>hello</code>, <code>height</code> <code>{"{"}height{"}"}</code>, <code>ready</code>, <code>move</code>, <code>over</code>, <code>error</code>. Hacia el marco: solo <code>look</code> <code>{"{"}theme, accent{"}"}</code>. Un marco sencillo envía los mismos mensajes a tu página.

## Versions

versions-title = Versiones
versions-about = El script tiene una dirección para cada necesidad. Los navegadores comprueban en cada visita si hay una versión nueva, así que siempre encaja con el sitio.
versions-major = Para la mayoría de las páginas. Todas las versiones posteriores con el mismo primer número entienden lo que tu página dice hoy: atributos, eventos, registros y direcciones.
versions-exact = El script de esta única versión. Nunca cambia, así que tu página puede comprobarlo con <code>integrity</code>. La mesa que abre pertenece al sitio y se actualiza con él.
versions-newest = El script más reciente, aunque su primer número sea otro. Para páginas que actualizas junto con el sitio.
versions-copy = Un sitio contiene una sola versión. Si nada debe cambiar, aloja la tuya: una versión es una carpeta de archivos para cualquier servidor web, y varias versiones pueden estar una al lado de otra. Una copia solo del script buscaría el sitio en las carpetas superiores.
versions-close = Para que otras páginas no inserten un sitio tuyo, añade esto a la política en <code>netlify.toml</code>: <code>frame-ancestors 'self' https://your.example</code>. Sin ello, cualquier página puede hacerlo. A las páginas que también están en un sandbox no se les puede dar acceso de este modo.

## The foot of the page

foot-play = Jugar
foot-rules = Reglas
foot-licence = Rondas es software libre con licencia MIT.
