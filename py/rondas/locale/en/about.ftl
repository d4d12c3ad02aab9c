### Words of the site for other programs, and for people who ask for a page that is not there.
### The build writes them.

# The picture that stands beside a link to the site.
picture = Playing cards fanned out below the name Rondas.
screenshot-narrow = A table on a phone
screenshot-wide = A table on a wide screen

missing-title = Page not found – Rondas
missing-description =
    .content = There is no page at this address.
missing-heading = Page not found
missing-about = There is no page at this address. The link may be old or not complete.
missing-home = All games
missing-rules = Rules
