### What the site says of itself to other programs, and to people who ask for a page that is not there.
### The build writes it.

# The picture that stands beside a link to the site.
picture = Naipes en abanico bajo el nombre Rondas.
screenshot-narrow = Una mesa en un teléfono
screenshot-wide = Una mesa en una pantalla ancha

missing-title = Página no encontrada – Rondas
missing-description =
    .content = No hay ninguna página en esta dirección.
missing-heading = Página no encontrada
missing-about = No hay ninguna página en esta dirección. Puede que el enlace sea antiguo o esté incompleto.
missing-home = Todos los juegos
missing-rules = Reglas
