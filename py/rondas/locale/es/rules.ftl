### Rule pages: the words around the rulebooks. $game is the name of a game.

index-title = Reglas
index-description = Las reglas de todos los juegos, cada una con su número y con ejemplos paso a paso.
# Behind the numbers of players and minutes of a game.
index-size = { $clauses } reglas, { $examples } ejemplos
title = { $game }: reglas
description = Las reglas de { $game }, cada una con su número y con ejemplos paso a paso.
play = Jugar
learn = Aprender en 2 minutos
games = Todos los juegos
# Spoken before the links to the other pages.
pages =
    .aria-label = Páginas
# Spoken before the names of the languages in which there is this page.
languages =
    .aria-label = Idiomas
# Stands below a paragraph in English, for which there are no words in the reader's language.
untranslated = Aún sin traducir.
decisions = Detalles
in-short = En breve
cards-of = { $cards } cartas{ $deck ->
        [spanish] { " " }españolas
       *[other] { "" }
    }
# Stands below the rules in short. The words are those of a variant ($title, $text).
first-table = Para una primera partida, la portada ofrece «{ $title }». { $text }
about = Sobre estas reglas
contents =
    .aria-label = Contenido
options = Opciones
option = Opción:
find = Buscar reglas
asking = a al como cómo cuando cuándo cuanto cuánto de del el en es hay la las los por que qué quien quién se un una
sought-beat = gana
    .also = triunfo, triunfos, fallar, fuerte, fuertes, orden, rango
sought-capture = captura
    .title = Capturas
    .also = lleva, gana, pescar, robar
sought-chain = cadena
    .title = Cadenas
    .also = cadenas, serie
sought-lie = mentira
    .also = mentir, farol, trampa, dudar
sought-points = punto
    .also = puntos, puntuar, puntuación, tanto, tantos, vale, valor, bono
sought-tie = empate
    .title = Empates
    .also = empates, empatan, igual, iguales, igualados
sought-pack = baraja
    .also = mazo, comodín, comodines, joker, as, rey, reina, sota
sought-suit = palo
    .also = triunfo, triunfos, fallar, fallo
sought-trump = triunfo
    .also = triunfos, fallar
sought-bid = apuesta
    .also = apuestas, apostar, puja, subasta, contrato
sought-follow = seguir
    .also = fallo, servir, asistir, descarte, descartar, sin palo
sought-dealer = reparte
    .also = repartidor, quién da
sought-pass = Pass
    .also = pasar, paso, pasa
sought-nothing = nada
    .also = pasar, paso, pasa, apuesta, apostar, puja
sought-sweep = mesa limpia
    .also = barrer, barrida, escoba, limpiar
sought-bonus = premio
    .also = barrer, bono, capote, todas las bazas
sought-revoke = renuncio
    .also = mentira, mentir, trampa, farol
found = Reglas halladas:
found-other = Ninguna regla dice «{ $word }». Con «{ $term }»:
found-none = No se ha encontrado nada
# Leads to another game, where nothing is found.
found-elsewhere = Es una palabra de { $game }: ver sus reglas
found-instead = Quizá una de estas palabras:
# A choice that an option has unless the players choose another one.
standard = { $title } (estándar)
range = De { $low } a { $high } (estándar: { $default })
# After the last move of an example. $scores are numbers.
scores = Marcador: { $scores }.
scores-won = Marcador: { $scores }. { $seats_is ->
        [other] Gana { $seats }.
       *[many] Ganan { $seats }.
    }
show-example = Verlo en la mesa
in-words = Jugadas
share = Compartir
share-link = Enlace:
copy = Copiar
copied = Copiado
picture = Imagen
examples = Más:
embed = Muestra este ejemplo en tu página:
embed-how = Cómo funciona
back-to-example = Volver al ejemplo
to-play = le toca
suit = { $suit ->
        [C] Copas
        [O] Oros
        [E] Espadas
       *[B] Bastos
    }
legend = En las imágenes:
    .beats = gana a
    .best = gana o captura
    .turned = descubierta, cuenta ahora
    .out = no puede ganar
    .next = juega después
    .partners = pareja
    .won = ganador
    .hand = una mano en varias filas
    .count = número de cartas
    .yes = demostrada
    .no = falsa
total = total
