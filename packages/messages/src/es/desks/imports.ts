/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages: Record<keyof typeof import('../../en/desks/imports.ts').messages, string> = {
  'web.desk-registry.import-waits': 'La importación de {name} no ha terminado',
  'web.desk-registry.import-title': 'Traer el pasado',
  'web.desk-registry.import-said':
    'La oficina primero mira el fichero y dice qué haría; no se guarda nada hasta que usted lo diga. Una importación interrumpida sigue donde se detuvo.',
  'web.desk-registry.import-what': 'Qué tiene el fichero',
  'web.desk-registry.import-players': 'Jugadores',
  'web.desk-registry.import-lists': 'Listas antiguas',
  'web.desk-registry.import-events': 'Torneos',
  'web.desk-registry.import-fide': 'Lista FIDE',
  'web.desk-registry.import-players-said':
    'Una tabla CSV con una fila de encabezados: nombre y, si se sabe, número, nacimiento, sexo, club, código FIDE, título, temporadas. Los encabezados pueden estar en catalán, castellano, rumano o inglés.',
  'web.desk-registry.import-lists-said':
    'Una lista de antes de que la oficina llevara el registro, en CSV: número, código FIDE o nombre, y el Elo. Empiece por la más antigua. Inscriba antes a los jugadores.',
  'web.desk-registry.import-events-said':
    'Informes de torneos pasados en el formato de la FIDE (TRF), varios a la vez. Se convierten en torneos aceptados con sus partidas; las listas publicadas quedan como estaban.',
  'web.desk-registry.import-fide-said':
    'La lista de jugadores de la FIDE en texto o XML, descomprimida. El navegador la lee y solo envía las líneas de sus jugadores; verá qué cambia antes de tomar nada.',
  'web.desk-registry.import-season': 'Temporada de las licencias',
  'web.desk-registry.import-season-hint': 'Cuando el fichero no lo dice. Ninguna: sin licencias.',
  'web.desk-registry.import-new-clubs': 'Inscribir por su nombre los clubes desconocidos',
  'web.desk-registry.import-ids': 'Números de los jugadores en los informes',
  'web.desk-registry.import-ids-hint': 'Qué hay en la columna de identidad de los informes.',
  'web.desk-registry.import-ids-fide': 'códigos FIDE',
  'web.desk-registry.import-ids-own': 'números de la federación',
  'web.desk-registry.imports-before': 'Importaciones hasta ahora',
  'web.desk-registry.import-state-open': 'sin terminar',
  'web.desk-registry.import-state-done': 'hecha',
  'web.desk-registry.import-state-abandoned': 'abandonada',
  'web.desk-registry.import-more': 'Importar otro fichero',
  'web.desk-registry.import-broken':
    'La importación de {name} se detuvo al {progress} %. Vuelva a elegir el mismo fichero: sigue donde se detuvo.',
  'web.desk-registry.import-go-on': 'Continuar',
  'web.desk-registry.import-abandon-sure': '¿Abandonar la importación? Lo incorporado se queda.',
  'web.desk-registry.import.on-line': 'Línea {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {y uno más} other {y # más}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {Se puede leer una fila} other {Se pueden leer # filas}}: {taken} nuevos, {known} conocidos, {leftOut} omitidos{clubs, plural, =0 {} one {; un club nuevo} other {; # clubes nuevos}}. Aún no se ha guardado nada.',
  'web.desk-registry.import.problems':
    '{count, plural, one {Hay un error en el fichero} other {Hay # errores en el fichero}}',
  'web.desk-registry.import.doubts': '{count, plural, one {Una duda} other {# dudas}}',
  'web.desk-registry.import.ready': 'Si es lo que espera, incorpórelo.',
  'web.desk-registry.import.with-problems':
    'Es mejor corregir el fichero y volver a mirarlo. También puede incorporar lo que se puede leer: lo dicho arriba queda fuera.',
  'web.desk-registry.import.take-players': '{count, plural, one {Incorporar una fila} other {Incorporar # filas}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {Se puede leer una línea.} other {Se pueden leer # líneas.}} Aún no se ha guardado nada.',
  'web.desk-registry.import.take-list':
    '{count, plural, one {Incorporar la lista de una línea} other {Incorporar la lista de # líneas}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {Un fichero} other {# ficheros}}, {events, plural, =0 {ningún torneo que se pueda incorporar} one {un torneo que se puede incorporar} other {# torneos que se pueden incorporar}}. Aún no se ha guardado nada.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {un jugador} other {# jugadores}}, {games, plural, one {una partida} other {# partidas}}.',
  'web.desk-registry.import.no-event': 'No se puede incorporar tal como está: abajo se dice qué falta.',
  'web.desk-registry.import.several-files': '{name} y {more, plural, one {uno más} other {# más}}',
  'web.desk-registry.import.take-events': '{count, plural, one {Incorporar un torneo} other {Incorporar # torneos}}',
  'web.desk-registry.import.under-way': 'Hasta dónde ha llegado',
  'web.desk-registry.import.batch-of':
    '{done} de {of, plural, one {# parte incorporada} other {# partes incorporadas}}',
  'web.desk-registry.import.done': 'Se ha incorporado el fichero.',
  'web.desk-registry.import.before': 'Este fichero ya se había incorporado. Ahora no se ha hecho nada.',
  'web.desk-registry.import.broke-off': 'Se ha interrumpido. Lo incorporado está entero; pulse de nuevo para seguir.',
  'web.desk-registry.import.reading': 'Leyendo la lista: {percent} %',
  'web.desk-registry.import.compared':
    '{rows, plural, one {Le afecta una línea} other {Le afectan # líneas}} de la lista; están {matched} de sus jugadores, {changes, plural, =0 {ningún Elo cambia} one {cambia un Elo} other {cambian los Elo de # jugadores}}.',
  'web.desk-registry.import.changes': 'Elos que cambian: {count}',
  'web.desk-registry.import.mismatches': 'Datos que la FIDE tiene distintos: {count}',
  'web.desk-registry.import.missing': 'Jugadores enlazados que no están en la lista: {count}',
  'web.desk-registry.import.suggestions': 'Jugadores sin código FIDE que pueden estar en la lista: {count}',
  'web.desk-registry.import.own-theirs': 'registro: {own}; FIDE: {theirs}',
  'web.desk-registry.import.link': 'Enlazar',
  'web.desk-registry.import.linked': 'enlazado',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Tomar los Elo de un jugador} other {Tomar los Elo de # jugadores}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {Se han tomado los Elo FIDE de un jugador.} other {Se han tomado los Elo FIDE de # jugadores.}}',
};
