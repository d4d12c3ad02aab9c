### What the site says of itself to other programs, and to people who ask for a page that is not there.
### The build writes it.

# The picture that stands beside a link to the site.
picture = Des cartes à jouer en éventail sous le nom Rondas.
screenshot-narrow = Une table sur un téléphone
screenshot-wide = Une table sur un grand écran

missing-title = Page introuvable – Rondas
missing-description =
    .content = Il n’y a pas de page à cette adresse.
missing-heading = Page introuvable
missing-about = Il n’y a pas de page à cette adresse. Le lien est peut-être ancien ou incomplet.
missing-home = Tous les jeux
missing-rules = Règles
