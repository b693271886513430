/** The commands that work on the record of an office. */
export const messages: Record<string, string> = {
  'cli.help.serve': 'Pone en marcha la oficina por HTTP: registro, listas, reclamaciones, competiciones.',
  'cli.help.demo': 'Pone en el registro una federación de azar con todo su pasado; la misma semilla da la misma.',
  'cli.help.backup': 'Escribe todo lo de un momento en un archivo, mientras la oficina trabaja.',
  'cli.help.restore': 'Restaura una copia de seguridad en una oficina vacía.',
  'cli.help.export': 'Escribe una federación entera como líneas JSON, para trasladarla.',
  'cli.help.import': 'Incorpora una federación exportada de otro lugar.',
  'cli.help.verify': 'Vuelve a calcular las listas publicadas a partir del registro y dice si su hash se mantiene.',
  'cli.help.data': 'carpeta del registro (un solo archivo SQLite); escala-data si no se dice',
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
  'cli.serve.setup':
    'La oficina está vacía. Abra este enlace antes de un día para fundar la federación y su administrador:\n  {link}',
  'cli.serve.listening': 'Escala escucha en {address} (registro: {place}). Ctrl+C la detiene.',
  'cli.serve.port-taken': 'El puerto {port} está ocupado por otro programa. Elija otro con --port.',
  'cli.serve.port-forbidden':
    'Este usuario no puede escuchar en el puerto {port}. Elija uno a partir del 1024 con --port.',
  'cli.serve.no-host': 'Esta máquina no tiene la dirección {host}. Use una que tenga, con --host.',
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
    '{list} NO SE MANTIENE: publicada {hash}, recalculada {recomputed}, líneas guardadas {kept}; {players, plural, =0 {ninguna valoración difiere} one {difiere un jugador} other {difieren # jugadores}}.',
  'cli.verify.list-imported': '{list} se importó y no hay nada con que recalcularla.',
  'cli.usage.federation-unknown': 'No hay ninguna federación {named} en el registro; hay: {known}.',
  'cli.usage.no-federation':
    'Aún no hay ninguna federación en el registro. Funde una con escala serve o haga una con escala demo.',
  'cli.usage.which-federation': 'Hay varias federaciones en el registro: {known}. Diga cuál con --federation.',
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
  'cli.help.found': 'Muestra un enlace que funda una federación más en esta oficina.',
  'cli.examples.found': '  escala found --data /srv/office --public-url https://office.example.org',
  'cli.found.done': 'Abra este enlace antes de un día para fundar una federación y su administrador:\n  {link}',
};
