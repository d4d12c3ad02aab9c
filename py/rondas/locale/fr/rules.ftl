### Rule pages: the words around the rulebooks. $game is the name of a game.

index-title = Règles
index-description = Les règles de tous les jeux, chacune avec son numéro et des exemples à parcourir pas à pas.
# Behind the numbers of players and minutes of a game.
index-size = { $clauses } règles, { $examples } exemples
title = { $game } : règles
description = { $game } : les règles, chacune avec son numéro et des exemples à parcourir pas à pas.
play = Jouer
learn = Apprendre en 2 minutes
games = Tous les jeux
# Spoken before the links to the other pages.
pages =
    .aria-label = Pages
# Spoken before the names of the languages in which there is this page.
languages =
    .aria-label = Langues
# Stands below a paragraph in English, for which there are no words in the reader's language.
untranslated = Pas encore traduit.
decisions = Détails
in-short = En bref
cards-of = { $cards } cartes{ $deck ->
        [spanish] { " " }espagnoles
       *[other] { "" }
    }
# Stands below the rules in short. The words are those of a variant ($title, $text).
first-table = Pour une première partie, l’accueil propose « { $title } ». { $text }
about = À propos de ces règles
contents =
    .aria-label = Sommaire
options = Options
option = Option :
find = Chercher
asking = a à combien comment de des du est est-ce qu'est-ce il la le les on ou pourquoi quand que quel quelle qui quoi un une y
sought-beat = bat
    .also = atout, atouts, coupe, fort, forte, fortes, ordre, rang
sought-capture = capture
    .title = Qui capture quoi
    .also = prend, prendre, bat, pêche, vole
sought-chain = chaîne
    .title = Chaînes
    .also = chaînes, série
sought-lie = mensonge
    .also = mentir, bluff, bluffer, tricher, douter
sought-points = point
    .also = points, marque, marquer, score, vaut, valeur, compte, bonus
sought-tie = égalité
    .title = Égalités
    .also = égalités, égaux, égales, nul, ex aequo, pareil
sought-pack = jeu
    .also = paquet, joker, jokers, as, roi, dame, valet
sought-suit = couleur
    .also = atout, atouts, coupe, chicane
sought-trump = atout
    .also = atouts, coupe, couper
sought-bid = pari
    .also = paris, enchère, enchères, miser, mise, contrat, parier
sought-follow = fournir
    .also = chicane, sans couleur, défausse, défausser, servir
sought-dealer = donneur
    .also = qui donne, qui distribue
sought-pass = Pass
    .also = passe, passer, passez
sought-nothing = rien
    .also = passe, passer, passez, pari, parier, enchère, enchères, mise
sought-sweep = missa
    .also = balayer, balayage, rafle, scopa, vider la table
sought-bonus = prime
    .also = balayer, bonus, capot, chelem, tous les plis
sought-revoke = renonce
    .also = mensonge, mentir, triche, tricher, bluff
found = Règles trouvées :
found-other = Aucune règle ne dit « { $word } ». Avec « { $term } » :
found-none = Rien trouvé
# Leads to another game, where nothing is found.
found-elsewhere = C’est un mot de { $game } : voir ses règles
found-instead = Peut-être un de ces mots :
# A choice that an option has unless the players choose another one.
standard = { $title } (standard)
range = { $low } à { $high } (standard : { $default })
# After the last move of an example. $scores are numbers.
scores = Score : { $scores }.
scores-won = Score : { $scores }. { $seats_is ->
        [other] { $seats } gagne.
       *[many] { $seats } gagnent.
    }
show-example = Voir sur la table
in-words = Coups
share = Partager
share-link = Lien :
copy = Copier
copied = Copié
picture = Image
examples = Autres :
embed = Mettre cet exemple sur votre propre page :
embed-how = Mode d’emploi
back-to-example = Retour à l’exemple
to-play = doit jouer
suit = { $suit ->
        [C] Coupes
        [O] Deniers
        [E] Épées
       *[B] Bâtons
    }
legend = Dans les images :
    .beats = bat
    .best = gagne ou prend
    .turned = retournée, compte maintenant
    .out = ne peut pas gagner
    .next = joue ensuite
    .partners = partenaires
    .won = gagnant
    .hand = une main sur plusieurs rangées
    .count = nombre de cartes
    .yes = prouvée
    .no = fausse
total = total
