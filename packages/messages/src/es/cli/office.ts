/** The commands that work on the record of an office. */
export const messages: Record<keyof typeof import('../../en/cli/office.ts').messages, string> = {
  'cli.office.migrated':
    '{place} se ha adaptado a esta versión de Escala. Las versiones anteriores ya no lo abren; para volver atrás, restaure la copia que hizo antes.',
  'cli.office.migrated-copy':
    '{place} se ha adaptado a esta versión de Escala. Una copia de cómo era antes está en {copy}. Para volver atrás, detenga Escala, ponga la copia en su lugar e inicie la versión anterior.',
  'cli.help.serve': 'Pone en marcha la oficina por HTTP: registro, listas, reclamaciones, competiciones.',
  'cli.help.demo': 'Pone en el registro una federación de azar con todo su pasado; la misma semilla da la misma.',
  'cli.help.backup': 'Escribe todo lo de un momento en un archivo, mientras la oficina trabaja.',
  'cli.help.restore': 'Restaura una copia de seguridad en una oficina vacía.',
  'cli.help.export': 'Escribe una federación entera como líneas JSON, para trasladarla.',
  'cli.help.import': 'Incorpora una federación exportada de otro lugar.',
  'cli.help.verify': 'Vuelve a calcular las listas publicadas a partir del registro y dice si su hash se mantiene.',
  'cli.help.data':
    'carpeta del registro (un solo archivo SQLite); si no se dice, escala-data, o los torneos de `escala play` si no la hay',
  'cli.office.of-play': 'Se usan los torneos de `escala play` en {folder}; `--data` indica otra carpeta.',
  'cli.help.database': 'PostgreSQL en su lugar: postgres://… (también DATABASE_URL)',
  'cli.help.host': 'dirección donde escucha',
  'cli.help.port': 'puerto donde escucha; 0 para cualquiera libre',
  'cli.help.public-url': 'dirección con la que los lectores llegan a la oficina, tras un proxy',
  'cli.help.quiet': 'registra solo avisos y errores',
  'cli.help.demo-kind': 'a qué se juega en ella',
  'cli.help.years': 'años de pasado',
  'cli.help.federation-new': 'nombre de la nueva federación en el registro',
  'cli.help.federation': 'federación; si no se dice, la única que hay',
  'cli.help.backup-file': 'archivo de la copia',
  'cli.help.export-file': 'federación exportada; - es la entrada estándar',
  'cli.help.expect-head': 'hash del final de la cadena anotado fuera de la oficina; tiene que estar en el registro',
  'cli.help.list': 'lista como SERIE/FECHA, p. ej. standard/2024-03-01; sin ella, todo el registro y todas las listas',
  'cli.examples.serve':
    '  escala serve                                   una oficina en ./escala-data\n  escala serve --data /srv/office --port 9000\n  escala serve --database postgres://office@db/office',
  'cli.examples.demo':
    '  escala demo --data demo && escala serve --data demo\n  escala demo --players 20000 --years 20 --seed 7\n  escala demo --kind scrabble --players 40 --data scrabble',
  'cli.examples.backup': '  escala backup /backups/office-2026-11-15.gz',
  'cli.examples.restore': '  escala restore /backups/office-2026-11-15.gz --data /srv/new-office',
  'cli.examples.export':
    '  escala export --federation fce --out fce.jsonl\n  escala export | escala import - --database postgres://office@db/office',
  'cli.examples.import': '  escala import fce.jsonl --data /srv/office',
  'cli.examples.verify': '  escala verify\n  escala verify standard/2024-03-01',
  'cli.help.distribute': 'Reparte las tablas de una oficina entre las máquinas de un Citus, cada federación en una.',
  'cli.help.distribute-dry-run': 'solo dice qué se haría',
  'cli.examples.distribute':
    '  escala distribute --dry-run --database postgres://office@coordinator/office\n  escala distribute --database postgres://office@coordinator/office',
  'cli.distribute.cut': '{table}: por federación',
  'cli.distribute.everywhere': '{table}: entera, en todas las máquinas',
  'cli.distribute.would':
    '{tables, plural, one {Se repartiría una tabla} many {Se repartirían # tablas} other {Se repartirían # tablas}} de {place}. No se ha cambiado nada.',
  'cli.distribute.done':
    '{tables, plural, one {Se ha repartido una tabla} many {Se han repartido # tablas} other {Se han repartido # tablas}} de {place}.',
  'cli.distribute.nothing': '{place} ya está repartida; no había nada que hacer.',
  'cli.help.compare': 'Compara una prueba con el archivo de prueba de otro ordenador e incorpora lo que elija.',
  'cli.help.compare-file': 'archivo de la prueba del otro ordenador; - es la entrada estándar',
  'cli.help.compare-take': 'qué se toma del archivo: all, o los nombres de las diferencias tal como salen',
  'cli.examples.compare':
    '  escala compare open-2026.event.json\n  escala compare open-2026.event.json --take board/3/7 rounds\n  escala compare open-2026.event.json --take all',
  'cli.compare.no-file': '{file} no es el archivo de una prueba.',
  'cli.compare.take': 'Para tomar algo: --take con los nombres de la izquierda, o --take all.',
  'cli.help.publish': 'Escribe una prueba como páginas web y archivos, para cualquier espacio web o una memoria USB.',
  'cli.help.publish-event': 'id de la prueba, como en la dirección de su página',
  'cli.help.publish-to': 'carpeta de la copia; ejecútelo otra vez para actualizarla',
  'cli.help.publish-url': 'dirección de la oficina: allí llevan los enlaces a lo que la copia no tiene',
  'cli.help.publish-languages':
    'idiomas de la copia, como ca,en: el primero arriba y cada uno de los demás en una carpeta con su nombre',
  'cli.examples.publish':
    '  escala publish open-2026 --to open-2026\n  escala publish open-2026 --to /media/stick/open --lang ca',
  'cli.publish.done': '{files, plural, one {Un archivo} other {# archivos}} en {folder}. Abra index.html.',
  'cli.publish.not-ours': '{folder} contiene otra cosa. Indique una carpeta nueva.',
  'cli.publish.other-event': '{folder} es la copia de otra prueba ({name}). Indique una carpeta nueva.',
  'cli.publish.more-in-it':
    '{folder} tiene un archivo que no es de la copia ({name}). Quítelo antes o indique una carpeta nueva.',
  'cli.serve.setup':
    'La oficina está vacía. Abra este enlace antes de un día para crear la federación y su administrador:\n  {link}',
  'cli.serve.listening': 'Escala funciona en {address} (datos: {place}). Pulse Ctrl+C para detenerla.',
  'cli.serve.port-taken': 'El puerto {port} está ocupado por otro programa. Elija otro con --port.',
  'cli.serve.port-forbidden':
    'Este usuario no puede escuchar en el puerto {port}. Elija uno a partir del 1024 con --port.',
  'cli.serve.no-host': 'Esta máquina no tiene la dirección {host}. Use una que tenga, con --host.',
  'cli.help.mail':
    'Probar la configuración del correo: envía una carta y dice qué ha respondido el servidor de correo.',
  'cli.help.smtp':
    'servidor de correo, p. ej. smtps://usuario:clave@mail.example.org (también ESCALA_SMTP, que esconde la clave a otros usuarios)',
  'cli.help.mail-from': 'quién envía, p. ej. "Federación <office@example.org>" (también ESCALA_MAIL_FROM)',
  'cli.help.mail-test': 'dirección a la que va la carta',
  'cli.examples.mail':
    '  ESCALA_SMTP=smtps://usuario:clave@mail.example.org escala mail --test usted@example.org --mail-from office@example.org --public-url https://office.example.org',
  'cli.mail.sent': '{host}, puerto {port}, ha aceptado una carta para {address}: {words}',
  'cli.mail.refused': 'El servidor de correo {host}, puerto {port}, no ha aceptado la carta: {words}',
  'cli.mail.not-set-up': 'No hay ningún servidor de correo. Indique uno con --smtp o en ESCALA_SMTP.',
  'cli.mail.no-address': '«{address}» no es ninguna dirección de correo.',
  'cli.mail.faults': 'La configuración del correo no es válida:\n{faults}',
  'cli.mail.fault-smtp-missing': 'Hay remitente, pero no servidor de correo. Indíquelo con --smtp o en ESCALA_SMTP.',
  'cli.mail.fault-smtp-no-url':
    '--smtp no es la dirección de un servidor de correo. Es como smtps://usuario:clave@mail.example.org.',
  'cli.mail.fault-smtp-scheme': '--smtp empieza por smtps:// (TLS desde el primer byte) o smtp:// (STARTTLS).',
  'cli.mail.fault-smtp-host': '--smtp no nombra ningún servidor.',
  'cli.mail.fault-smtp-half-credentials':
    '--smtp tiene un usuario sin clave o una clave sin usuario. Los signos como @ o / se escriben %40, %2F.',
  'cli.mail.fault-smtp-tls':
    'Detrás de ? --smtp solo conoce tls=none, con smtp://: sin cifrar, dentro de una red propia.',
  'cli.mail.fault-from-missing': 'No hay remitente. Indíquelo con --mail-from o en ESCALA_MAIL_FROM.',
  'cli.mail.fault-from-no-address':
    '--mail-from es una sola dirección, con nombre o sin él: "Federación <office@example.org>".',
  'cli.mail.fault-public-url-missing':
    'Los enlaces de los correos necesitan la dirección de la oficina. Indíquela con --public-url o en ESCALA_PUBLIC_URL.',
  'cli.mail.fault-public-url-secure':
    'Los enlaces de los correos abren cuentas, así que --public-url empieza por https:// (http:// solo en esta máquina).',
  'cli.demo.exists':
    'Ya hay una federación «{federation}» en el registro. Elija otro nombre con --federation u otra carpeta con --data.',
  'cli.demo.progress':
    '{stage, select, people {personas} events {pruebas} lists {listas} other {trabajo}}: {done} de {all}',
  'cli.demo.done': 'La federación «{federation}» está en el registro de {place}. Mírela con escala serve.',
  'cli.backup.done':
    '{federations, plural, one {Una federación} other {# federaciones}} en {file} ({bytes, number} bytes).',
  'cli.restore.done':
    'Federación «{federation}»: {acts, plural, one {un acto} other {# actos}}, todo comprobado; la cadena termina en {hash}.',
  'cli.office.no-file': 'No hay ningún archivo {file}.',
  'cli.verify.record-holds':
    'El registro está íntegro: {acts, number} actos, {versions, number} versiones, {papers, number} papeles; la cadena termina en {hash}.',
  'cli.verify.record-damaged':
    'El registro está dañado en {damages, plural, one {un lugar} other {# lugares}} ({acts, number} actos, {versions, number} versiones, {papers, number} papeles; final de la cadena {hash}). Restaure una copia anterior al daño.',
  'cli.verify.list-holds': '{list} se mantiene: {hash}',
  'cli.verify.list-broken':
    '{list} NO SE MANTIENE: publicada {hash}, recalculada {recomputed}, líneas guardadas {kept}; {players, plural, =0 {ningún Elo difiere} one {difiere un jugador} other {difieren # jugadores}}.',
  'cli.verify.list-imported': '{list} se importó y no hay nada con que recalcularla; su sello se mantiene: {hash}',
  'cli.verify.list-other-reading':
    '{list} se hizo con la lectura {reading} del reglamento y no se ha recalculado; su sello se mantiene: {hash}',
  'cli.verify.head-found':
    'El final anotado es el acto {seq}; {since, plural, =0 {desde entonces no se ha añadido nada} one {desde entonces se ha añadido un acto} other {desde entonces se han añadido # actos}}.',
  'cli.usage.federation-unknown': 'No hay ninguna federación {named} en el registro; hay: {known}.',
  'cli.usage.no-federation':
    'Aún no hay ninguna federación en el registro. Funde una con escala serve o haga una con escala demo.',
  'cli.usage.which-federation': 'Hay varias federaciones en el registro: {known}. Diga cuál con --federation.',
  'cli.usage.no-hash': '«{hash}» no es un hash: 64 signos de 0-9 y a-f, tal como los escribe `escala verify`.',
  'cli.usage.list-unknown':
    'No hay ninguna lista {list}. Las listas se nombran SERIE/FECHA, p. ej. standard/2024-03-01.',
  'cli.help.invite': 'Abre una cuenta para alguien y escribe el enlace que fija su contraseña.',
  'cli.help.role': 'qué puede hacer la cuenta; se pueden decir varios',
  'cli.help.email': 'dirección del titular',
  'cli.help.account-name': 'nombre del titular',
  'cli.help.account-clubs': 'club de un delegado; se pueden dar varios',
  'cli.help.account-events': 'prueba de un árbitro, además de las que registre la cuenta; se pueden dar varias',
  'cli.help.account-player': 'jugador de quien es la página propia',
  'cli.examples.invite':
    '  escala invite anna@example.org --role administrator\n  escala invite berta@example.org --role officer --role arbiter',
  'cli.invite.done': '{email} puede fijar una contraseña hasta el {expires}:\n  {link}',
  'cli.help.play': 'Haz torneos en esta máquina: nada que configurar, se abre el navegador.',
  'cli.help.play-data': 'carpeta de los torneos (por defecto, donde este sistema guarda los datos de los programas)',
  'cli.help.play-network':
    'deja que los móviles y otras máquinas de la misma red vean emparejamientos y clasificaciones',
  'cli.help.play-no-browser': 'no abras el navegador',
  'cli.examples.play':
    '  escala play\n  escala play --network                          con móviles en la sala\n  escala play --data /media/stick/club',
  'cli.play.link': 'Abra este enlace para hacer sus torneos. Sirve una vez:\n  {link}',
  'cli.play.not-built': 'Aún no está compilado. Ejecute `npm run build` una vez y vuelva a empezar.',
  'cli.play.not-on-network':
    'Escala ya está abierta, sin móviles. Cierre su ventana (o pulse Ctrl+C en ella) y vuelva a empezar.',
  'cli.play.no-network':
    'Este ordenador no está en ninguna red. Cuando lo esté, vuelva a empezar y los móviles encontrarán los emparejamientos y la clasificación.',
  'cli.play.network': 'En esta red, los jugadores encuentran emparejamientos y clasificaciones en {address}',
  'cli.help.found': 'Muestra un enlace que funda una federación más en esta oficina.',
  'cli.examples.found': '  escala found --data /srv/office --public-url https://office.example.org',
  'cli.found.done': 'Abra este enlace antes de un día para crear una federación y su administrador:\n  {link}',
  'cli.help.fide-register':
    'La lista de jugadores de la FIDE para todas las federaciones de la oficina: cargarla y encontrar jugadores en ella.',
  'cli.help.fide-register-load': 'Carga la lista mensual de la FIDE; sustituye a la anterior.',
  'cli.help.fide-register-find': 'Encuentra jugadores de la lista cargada.',
  'cli.help.fide-register-file': 'lista de jugadores de la FIDE: texto, XML o un ZIP de cualquiera de los dos',
  'cli.help.fide-register-date': 'fecha de la lista; si no se dice, el 1 de este mes',
  'cli.help.fide-register-name': 'comienzos de palabras del nombre en cualquier orden, federación o código FIDE',
  'cli.examples.fide-register':
    '  escala fide-register load players_list.zip --date 2026-11-01\n  escala fide-register find puig joana',
  'cli.examples.fide-register-load':
    '  escala fide-register load players_list.zip\n  escala fide-register load players_list_foa.txt --date 2026-11-01 --data /srv/office',
  'cli.examples.fide-register-find':
    '  escala fide-register find puig joana\n  escala fide-register find 2201001 --json',
  'cli.fide-register.loaded':
    '{source}: {players, plural, one {# jugador} other {# jugadores}}. Desde ahora esta es la lista de la FIDE de {listed}.',
  'cli.fide-register.refused':
    'No se ha cargado nada; sigue la lista anterior.{more, plural, =0 {} one { Hay un error más.} other { Hay # errores más.}}',
  'cli.fide-register.more': 'Hay más: escriba más letras del nombre o muéstrelos con --most.',
  'cli.fide-register.too-short': 'Escriba al menos dos letras de un nombre o cuatro cifras de un código FIDE.',
  'cli.fide-register.none': 'Todavía no se ha cargado ninguna lista de la FIDE: escala fide-register load ARCHIVO.',
  'cli.fide-register.state': 'Lista de la FIDE de {listed}, cargada el {on}.',
};
