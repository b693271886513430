/** The commands that bring the past of a federation into its office. */
export const messages: Record<keyof typeof import('../../en/cli/imports.ts').messages, string> = {
  'cli.help.bring-in':
    'Incorpora el pasado de una federación a su oficina: jugadores, listas antiguas, pruebas, listas de la FIDE.',
  'cli.help.bring-in-players':
    'Incorpora un registro de jugadores (CSV): los nuevos se inscriben, los conocidos se completan.',
  'cli.help.bring-in-list': 'Incorpora listas de Elo anteriores a la oficina (CSV), tal como se publicaron.',
  'cli.help.bring-in-events':
    'Incorpora un archivo de informes de torneos (TRF): cada uno pasa a ser una prueba aceptada.',
  'cli.help.bring-in-fide-list':
    'Compara una lista de jugadores de la FIDE con el registro y adopta los Elo de nuestros jugadores.',
  'cli.help.dry-run': 'solo dice qué ocurriría, con todas las dudas; no se guarda nada',
  'cli.help.doubts': 'escribe todas las dudas en este archivo (CSV)',
  'cli.help.reason': 'el motivo, para que conste',
  'cli.help.players-file':
    'registro de jugadores en CSV, con encabezados en cualquiera de las cuatro lenguas; - es la entrada estándar',
  'cli.help.season': 'temporada de las licencias, si las filas no la dicen',
  'cli.help.new-clubs': 'inscribe por su nombre los clubes que aún no constan',
  'cli.help.again':
    'incorpora de nuevo el mismo archivo: después de abrir temporadas, inscribir jugadores o unir duplicados',
  'cli.help.old-list-files':
    'listas antiguas en CSV; si son varias, con la fecha en el nombre (standard-2016-01-01.csv)',
  'cli.help.series': 'serie de las listas',
  'cli.help.old-list-date': 'fecha de la lista; si no se dice, la del nombre del archivo',
  'cli.help.event-files':
    'informes, o carpetas con informes (trf, trfx, tun, tunx, tab, txt), también en las subcarpetas',
  'cli.help.event-ids':
    'de quién son los números que identifican a los jugadores de los informes; si no se dice, de la FIDE',
  'cli.help.fide-list-date': 'fecha desde la que cuentan los Elo',
  'cli.help.fide-list-rhythm': 'ritmo de una lista de uno solo; una lista combinada no lo necesita',
  'cli.examples.bring-in':
    '  escala bring-in players registro.csv --dry-run --doubts dudas.csv\n  escala bring-in list standard-2016-01-01.csv --series standard\n  escala bring-in events archivo/\n  escala bring-in fide-list players_list_foa.txt --date 2026-11-01',
  'cli.examples.bring-in-players':
    '  escala bring-in players registro.csv --dry-run --doubts dudas.csv\n  escala bring-in players registro.csv --season 2016 --new-clubs',
  'cli.examples.bring-in-list':
    '  escala bring-in list enero.csv --series standard --date 2016-01-01\n  escala bring-in list listas/standard-*.csv --series standard',
  'cli.examples.bring-in-events':
    '  escala bring-in events archivo/ --doubts dudas.csv\n  escala bring-in events abierto-2015.trf --ids own --time-control 90+30',
  'cli.help.bring-in-games': 'Guarda las partidas de un archivo PGN con una prueba y toma los resultados que faltan.',
  'cli.help.games-file': 'archivo PGN; - es la entrada estándar',
  'cli.help.games-results': 'toma también los resultados de los tableros que no tienen',
  'cli.examples.bring-in-games': '  escala bring-in games round-3.pgn --event open-2026 --results --dry-run',
  'cli.bring-in.games-done':
    '{source}: {games, plural, one {una partida} other {# partidas}}, {results, plural, one {un resultado nuevo} other {# resultados nuevos}}.',
  'cli.examples.bring-in-fide-list': '  escala bring-in fide-list players_list_foa.txt --date 2026-11-01 --dry-run',
  'cli.help.encoding': 'codificación de los archivos que no están en Unicode',
  'cli.encoding-assumed':
    'El archivo no está en Unicode: se ha leído como Windows-1252 (Latin-1). Mire algunos nombres con acentos; si no salen bien, indique la codificación con --encoding.',
  'cli.input.empty-source': 'El archivo está vacío: no hay nada que incorporar.',
  'cli.input.null-sign':
    'La línea {line} contiene un signo que no representa nada (el número 0): no es un archivo de texto, o está dañado. No se ha hecho nada.',
  'cli.bring-in.progress': 'Incorporados: {done, number} de {all, number}',
  'cli.bring-in.dry-run': 'ENSAYO: no se ha guardado nada de esto.',
  'cli.bring-in.was-done':
    'Esto ya se había incorporado (importación {import}); ahora no se ha hecho nada. El resultado de entonces:',
  'cli.bring-in.went-on':
    'Una ejecución anterior se había interrumpido después de {batches, plural, one {un lote} other {# lotes}}; esta ha continuado desde allí.',
  'cli.bring-in.done':
    '{source}: {subject, select, players {{taken, plural, =0 {ningún jugador inscrito} one {un jugador inscrito} other {# jugadores inscritos}}, {known, number} ya conocidos, {leftOut, number} omitidos} lists {{taken, plural, =0 {ninguna lista incorporada} one {una lista incorporada} other {# listas incorporadas}}, {known, number} que ya constaban} other {{taken, plural, =0 {ninguna prueba incorporada} one {una prueba incorporada} other {# pruebas incorporadas}}, {leftOut, number} omitidas}}.',
  'cli.bring-in.unreadable':
    '{files, plural, one {Un archivo no se ha podido} other {# archivos no se han podido}} incorporar de ningún modo; las dudas siguientes dicen por qué.',
  'cli.bring-in.nothing':
    'De {source} no se puede incorporar nada, y no se ha incorporado nada. Corrija el archivo y vuelva a intentarlo.',
  'cli.bring-in.no-doubts': 'Ninguna duda.',
  'cli.bring-in.doubts':
    '{count, plural, one {Una duda} other {# dudas}}, {leftOut, plural, =0 {sin nada omitido} one {una con algo omitido} other {# con algo omitido}}; la primera de cada clase:',
  'cli.bring-in.doubts-hint':
    'Ejecútelo de nuevo con --doubts ARCHIVO para tenerlas todas en un archivo; lo importado queda como está.',
  'cli.bring-in.doubts-file': 'Todas las dudas están en {file}.',
  'cli.bring-in.fide-was-done': 'Esta lista de {date} ya se adoptó el {on}; ahora no se ha hecho nada.',
  'cli.bring-in.fide-done':
    '{source}, lista de {date}: {rows, number} jugadores, {matched, number} de los nuestros; {changes, plural, =0 {ningún Elo nuevo} one {un jugador con Elo nuevo} other {# jugadores con Elo nuevo}}.',
  'cli.bring-in.fide-differs':
    '{player}: {field, select, name {nombre} birthYear {año de nacimiento} sex {sexo} other {federación}} {own} en el registro, {theirs} en la lista (código FIDE {fideId}). Enmiende al jugador si la lista tiene razón.',
  'cli.bring-in.fide-missing':
    '{name} ({player}) no está en la lista con el código FIDE {fideId}. Compruebe el número.',
  'cli.bring-in.fide-perhaps':
    '{name} ({player}) no tiene código FIDE y puede ser {listedName}, {federation}, de {birthYear} (código FIDE {fideId}). Enlácelos si es así.',
  'cli.usage.one-date':
    '--date es la fecha de una sola lista. Dé varios archivos sin esta opción, cada uno con la fecha en el nombre (standard-2016-01-01.csv).',
  'cli.usage.no-list-date':
    '¿De qué fecha es la lista {file}? Dígalo con --date o en el nombre del archivo: standard-2016-01-01.csv.',
  'cli.usage.series-unknown': 'No hay ninguna serie {series}; hay: {known}.',
};
