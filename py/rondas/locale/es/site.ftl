### The words that stand in index.html before anything has been loaded: the front page and the
### frame of a table. A message without a text of its own has what is only spoken (aria-label).
### The build writes them into the page.

site-description = Juegos de cartas en tu navegador, contra bots o con amigos.
    .content = { site-description }
front-about = { site-description }
# The language of the page, in its own name: a button to choose another.
front-language = Español
# Above the deals and questions of today.
front-today = Hoy
front-in-progress = Seguir con
front-all = Ver todas las partidas a medias
front-games =
    .aria-label = Juegos
front-days = Repartos del día
front-statistics = Estadísticas
front-open = Abrir una partida
front-settings = Ajustes
front-rules = Reglas
front-owners = En tu página
front-keyboard = Teclado

## A game in progress

kept-continue = Seguir
kept-remove =
    .aria-label = Quitar esta partida
kept-removed = La partida se ha quitado.
kept-undo = Deshacer

## The table

table-home =
    .aria-label = Todos los juegos
table-tools =
    .aria-label = Partida
table-undo = Deshacer
table-redo = Rehacer
table-sound = Sonido
table-score = Marcador
table-help = Ayuda
table-why = ¿Por qué?
table-order =
    .aria-label = Qué gana a qué
table-menu = Menú
table-players =
    .aria-label = Jugadores
table-centre =
    .aria-label = Mesa
table-open-cards =
    .aria-label = Cartas en la mesa
table-trick =
    .aria-label = Baza
table-loading = Un momento, las cartas están en camino…
table-progress =
    .aria-label = Cargando
table-actions =
    .aria-label = Qué puedes hacer
table-hand =
    .aria-label = Tu mano
table-panel =
    .aria-label = Marcador e historial
table-sheet =
    .aria-label = Marcador
table-log-title = Historial

viewer-loading = Cargando…
dialog-close =
    .aria-label = Cerrar
no-script = Rondas necesita JavaScript. Sin él se pueden leer las <a data-l10n-name="rules">reglas</a>.
old-browser = Rondas necesita un navegador más reciente: Chrome o Edge 117, Firefox 121, Safari 16.4 o posterior. En este se pueden leer las <a data-l10n-name="rules">reglas</a>.
# The words of a language that was asked for did not come.
no-language = No se han podido cargar los textos: la página sigue en este idioma.
# Part of the site did not arrive, or arrived damaged.
load-failed = Algo no se ha podido cargar o ha llegado dañado. Vuelve a intentarlo. Si no se arregla, la causa puede ser un bloqueador de scripts o un proxy.
load-offline = No hay conexión con este sitio. Comprueba la red y vuelve a intentarlo.
load-missing = El servidor de este sitio no envía uno de sus archivos. Vuelve a intentarlo más tarde. Si no se arregla, avisa a los responsables del sitio.
load-type = El servidor de este sitio envía los scripts como otro tipo de archivo, y los navegadores los rechazan. Los responsables del sitio tienen que enviar los archivos .js como “text/javascript”.
load-portal = En lugar de un archivo de este sitio ha llegado otra página. Puede que la red pida antes iniciar sesión: hazlo en una pestaña nueva y vuelve a intentarlo.
load-blocked = Algo en este navegador o en esta red bloquea un archivo de este sitio, quizá un bloqueador de scripts o de anuncios. Permite ahí este sitio y vuelve a intentarlo.
load-proxy = Esta página llega a través de un traductor o de un proxy, que cambia sus scripts. Abre el sitio en su propia dirección.
load-wasm = Este navegador no ejecuta WebAssembly, que los juegos necesitan. En iPhone y iPad lo desactiva el modo de aislamiento: abre el menú de la página en la barra de direcciones y desactívalo para este sitio. En los demás es un ajuste de seguridad del navegador.
load-file = Esta página se ha abierto como un archivo, y así los navegadores no cargan scripts. Ábrela desde un servidor web: “python3 -m http.server” en su carpeta pone uno en marcha.
load-slow = Tarda más de lo normal. Puede que aún llegue; también puedes volver a intentarlo.
load-again = Reintentar
# For the owner of a site that has put a table on a page, while his site is set up wrongly.
no-cors = El sitio de esta mesa tiene que enviar “Access-Control-Allow-Origin: *” con sus archivos; si no, hay que insertar la mesa con “storage”.
