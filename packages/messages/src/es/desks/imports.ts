/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages: Record<keyof typeof import('../../en/desks/imports.ts').messages, string> = {
  'web.desk-registry.import-waits': 'La importación de {name} no ha terminado',
  'web.desk-registry.import-what': 'Contenido del archivo',
  'web.desk-registry.import-players': 'Jugadores',
  'web.desk-registry.import-lists': 'Listas pasadas',
  'web.desk-registry.import-events': 'Pruebas',
  'web.desk-registry.import-fide': 'Lista FIDE',
  'web.desk-registry.import-players-said':
    'Una tabla CSV con una fila de encabezados: nombre y, si se sabe, número, nacimiento, sexo, club, código FIDE, título, temporadas. Los encabezados pueden estar en catalán, castellano, rumano o inglés.',
  'web.desk-registry.import-lists-said':
    'Una lista de antes de Escala, en CSV: número, código FIDE o nombre, y el Elo. Empiece por la más antigua. Registre antes a los jugadores.',
  'web.desk-registry.import-events-said':
    'Informes de pruebas pasadas en formato FIDE (TRF), varios a la vez. Se convierten en pruebas aceptadas con sus partidas; las listas publicadas no cambian.',
  'web.desk-registry.import-fide-said':
    'La lista de jugadores de la FIDE en texto o XML, descomprimida. El navegador la lee y solo envía las líneas de sus jugadores; verá los cambios antes de importar nada.',
  'web.desk-registry.code-page': 'Codificación de los archivos que no están en Unicode',
  'web.desk-registry.code-page-hint': 'Unicode se reconoce solo. Mire algunos nombres con acentos.',
  'web.desk-registry.code-page-windows-1252': 'Europa occidental (Windows-1252)',
  'web.desk-registry.code-page-windows-1250': 'Europa central, Rumanía (Windows-1250)',
  'web.desk-registry.code-page-windows-1251': 'Cirílico (Windows-1251)',
  'web.desk-registry.code-page-windows-1253': 'Griego (Windows-1253)',
  'web.desk-registry.code-page-windows-1254': 'Turco (Windows-1254)',
  'web.desk-registry.code-page-windows-1257': 'Báltico (Windows-1257)',
  'web.desk-registry.import-season': 'Temporada de las licencias',
  'web.desk-registry.import-season-hint': 'Cuando el archivo no lo dice. Ninguna: sin licencias.',
  'web.desk-registry.import-new-clubs': 'Registrar por su nombre los clubes desconocidos',
  'web.desk-registry.import-ids': 'Números de los jugadores en los informes',
  'web.desk-registry.import-ids-hint': 'Qué contiene la columna de identidad de los informes.',
  'web.desk-registry.import-ids-fide': 'códigos FIDE',
  'web.desk-registry.import-ids-own': 'números de la federación',
  'web.desk-registry.imports-before': 'Importaciones anteriores',
  'web.desk-registry.import-state-open': 'sin terminar',
  'web.desk-registry.import-state-done': 'hecha',
  'web.desk-registry.import-state-abandoned': 'cancelada',
  'web.desk-registry.import-more': 'Importar otro archivo',
  'web.desk-registry.import-broken':
    'La importación de {name} se detuvo al {progress}\u00a0%. Vuelva a elegir el mismo archivo para continuar.',
  'web.desk-registry.import-go-on': 'Continuar la importación',
  'web.desk-registry.import-abandon-sure': '¿Cancelar la importación? Lo ya importado se mantiene.',
  'web.desk-registry.import.read-as':
    '{files}: no está en Unicode, leído como {codePage}. Mire algunos nombres con acentos; si no salen bien, elija otra codificación.',
  'web.desk-registry.import.on-line': 'Línea {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {y uno más} other {y # más}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {Se puede leer una fila} other {Se pueden leer # filas}}: {taken} nuevos, {known} conocidos, {leftOut} omitidos{clubs, plural, =0 {} one {; un club nuevo} other {; # clubes nuevos}}. Aún no se ha guardado nada.',
  'web.desk-registry.import.problems': '{count, plural, one {Un error en el archivo} other {# errores en el archivo}}',
  'web.desk-registry.import.ready': 'Si es correcto, impórtelo.',
  'web.desk-registry.import.with-problems':
    'Es mejor corregir el archivo y volver a comprobarlo. También puede importar lo que se puede leer, sin las líneas de arriba.',
  'web.desk-registry.import.take-players': '{count, plural, one {Importar una fila} other {Importar # filas}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {Se puede leer una línea.} other {Se pueden leer # líneas.}} Aún no se ha guardado nada.',
  'web.desk-registry.import.take-list':
    '{count, plural, one {Importar la lista de una línea} other {Importar la lista de # líneas}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {Un archivo} other {# archivos}}, {events, plural, =0 {ninguna prueba que importar} one {una prueba que importar} other {# pruebas que importar}}. Todavía no se ha guardado nada.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {un jugador} other {# jugadores}}, {games, plural, one {una partida} other {# partidas}}.',
  'web.desk-registry.import.no-event': 'No se puede importar; abajo está lo que falta.',
  'web.desk-registry.import.several-files': '{name} y {more, plural, one {uno más} other {# más}}',
  'web.desk-registry.import.take-events': '{count, plural, one {Importar una prueba} other {Importar # pruebas}}',
  'web.desk-registry.import.batch-of': '{done} de {of, plural, one {# parte importada} other {# partes importadas}}',
  'web.desk-registry.import.done': 'Archivo importado.',
  'web.desk-registry.import.before': 'Este archivo ya se había importado. No ha cambiado nada.',
  'web.desk-registry.import.broke-off':
    'La importación se ha interrumpido. Lo importado está completo; pulse de nuevo para seguir.',
  'web.desk-registry.import.reading': 'Leyendo la lista: {percent}\u00a0%',
  'web.desk-registry.import.compared':
    '{rows, plural, one {Una línea} other {# líneas}} de la lista para sus jugadores: están {matched}, {changes, plural, =0 {ningún Elo cambia} one {cambia un Elo} other {cambian los Elos de # jugadores}}.',
  'web.desk-registry.import.changes': 'Elos que cambian: {count}',
  'web.desk-registry.import.mismatches': 'Datos que la FIDE tiene distintos: {count}',
  'web.desk-registry.import.missing': 'Jugadores enlazados que no están en la lista: {count}',
  'web.desk-registry.import.suggestions': 'Jugadores sin código FIDE que pueden estar en la lista: {count}',
  'web.desk-registry.import.own-theirs': 'registro: {own}; FIDE: {theirs}',
  'web.desk-registry.import.linked': 'enlazado',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Importar el Elo de un jugador} other {Importar el Elo de # jugadores}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {Se ha importado el Elo FIDE de un jugador.} other {Se ha importado el Elo FIDE de # jugadores.}}',
};
