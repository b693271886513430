/** The commands that bring the past of a federation into its office. */
export const messages: Record<keyof typeof import('../../en/cli/imports.ts').messages, string> = {
  'cli.help.bring-in':
    'Incorpora el passat d’una federació a la seva oficina: jugadors, llistes antigues, proves, llistes de la FIDE.',
  'cli.help.bring-in-players':
    'Incorpora un registre de jugadors (CSV): els nous s’hi inscriuen, els coneguts es completen.',
  'cli.help.bring-in-list': 'Incorpora llistes d’Elo anteriors a l’oficina (CSV), tal com es van publicar.',
  'cli.help.bring-in-events': 'Incorpora un arxiu d’informes de torneigs (TRF): cadascun esdevé una prova acceptada.',
  'cli.help.bring-in-fide-list':
    'Compara una llista de jugadors de la FIDE amb el registre i n’adopta els Elos dels nostres jugadors.',
  'cli.help.dry-run': 'només diu què passaria, amb tots els dubtes; no es desa res',
  'cli.help.doubts': 'escriu tots els dubtes en aquest fitxer (CSV)',
  'cli.help.reason': 'el motiu, perquè consti',
  'cli.help.players-file':
    'registre de jugadors en CSV, amb encapçalaments en qualsevol de les quatre llengües; - és l’entrada estàndard',
  'cli.help.season': 'temporada de les llicències, si les files no la diuen',
  'cli.help.new-clubs': 'inscriu pel seu nom els clubs que encara no consten',
  'cli.help.again':
    'torna a incorporar el mateix fitxer: després d’obrir temporades, inscriure jugadors o unir duplicats',
  'cli.help.old-list-files':
    'llistes antigues en CSV; si n’hi ha unes quantes, amb la data al nom (standard-2016-01-01.csv)',
  'cli.help.series': 'sèrie de les llistes',
  'cli.help.old-list-date': 'data de la llista; si no es diu, la del nom del fitxer',
  'cli.help.event-files': 'informes, o carpetes amb informes (trf, trfx, tun, tunx, tab, txt), també a les subcarpetes',
  'cli.help.event-ids': 'de qui són els números que identifiquen els jugadors dels informes; si no es diu, de la FIDE',
  'cli.help.fide-list-date': 'data a partir de la qual compten els Elos',
  'cli.help.fide-list-rhythm': 'ritme d’una llista d’un de sol; una llista combinada no el necessita',
  'cli.examples.bring-in':
    '  escala bring-in players registre.csv --dry-run --doubts dubtes.csv\n  escala bring-in list standard-2016-01-01.csv --series standard\n  escala bring-in events arxiu/\n  escala bring-in fide-list players_list_foa.txt --date 2026-11-01',
  'cli.examples.bring-in-players':
    '  escala bring-in players registre.csv --dry-run --doubts dubtes.csv\n  escala bring-in players registre.csv --season 2016 --new-clubs',
  'cli.examples.bring-in-list':
    '  escala bring-in list gener.csv --series standard --date 2016-01-01\n  escala bring-in list llistes/standard-*.csv --series standard',
  'cli.examples.bring-in-events':
    '  escala bring-in events arxiu/ --doubts dubtes.csv\n  escala bring-in events obert-2015.trf --ids own --time-control 90+30',
  'cli.help.bring-in-games': 'Desa les partides d’un fitxer PGN amb una prova i pren els resultats que falten.',
  'cli.help.games-file': 'fitxer PGN; - és l’entrada estàndard',
  'cli.help.games-results': 'pren també els resultats dels taulers que no en tenen',
  'cli.examples.bring-in-games': '  escala bring-in games round-3.pgn --event open-2026 --results --dry-run',
  'cli.bring-in.games-done':
    '{source}: {games, plural, one {una partida} other {# partides}}, {results, plural, one {un resultat nou} other {# resultats nous}}.',
  'cli.examples.bring-in-fide-list': '  escala bring-in fide-list players_list_foa.txt --date 2026-11-01 --dry-run',
  'cli.help.encoding': 'codificació dels fitxers que no són en Unicode',
  'cli.encoding-assumed':
    'El fitxer no és en Unicode: s’ha llegit com a Windows-1252 (Latin-1). Mireu uns quants noms amb accents; si no surten bé, indiqueu la codificació amb --encoding.',
  'cli.input.empty-source': 'El fitxer és buit: no hi ha res per incorporar.',
  'cli.input.null-sign':
    'La línia {line} conté un signe que no representa res (el número 0): no és un fitxer de text, o està malmès. No s’ha fet res.',
  'cli.bring-in.progress': 'Incorporats: {done, number} de {all, number}',
  'cli.bring-in.dry-run': 'ASSAIG: no s’ha desat res d’això.',
  'cli.bring-in.was-done':
    'Això ja s’havia incorporat (importació {import}); ara no s’ha fet res. El resultat d’aleshores:',
  'cli.bring-in.went-on':
    'Una execució anterior s’havia interromput després {batches, plural, one {d’un lot} other {de # lots}}; aquesta ha continuat a partir d’allà.',
  'cli.bring-in.done':
    '{source}: {subject, select, players {{taken, plural, =0 {cap jugador inscrit} one {un jugador inscrit} other {# jugadors inscrits}}, {known, number} ja coneguts, {leftOut, number} omesos} lists {{taken, plural, =0 {cap llista incorporada} one {una llista incorporada} other {# llistes incorporades}}, {known, number} que ja constaven} other {{taken, plural, =0 {cap prova incorporada} one {una prova incorporada} other {# proves incorporades}}, {leftOut, number} omeses}}.',
  'cli.bring-in.unreadable':
    '{files, plural, one {Un fitxer no s’ha pogut} other {# fitxers no s’han pogut}} incorporar de cap manera; els dubtes següents diuen per què.',
  'cli.bring-in.nothing':
    'De {source} no es pot incorporar res, i no s’ha incorporat res. Corregiu el fitxer i torneu-ho a provar.',
  'cli.bring-in.no-doubts': 'Cap dubte.',
  'cli.bring-in.doubts':
    '{count, plural, one {Un dubte} other {# dubtes}}, {leftOut, plural, =0 {sense res omès} one {un amb alguna cosa omesa} other {# amb alguna cosa omesa}}; el primer de cada mena:',
  'cli.bring-in.doubts-hint':
    'Torneu-ho a executar amb --doubts FITXER per tenir-los tots en un fitxer; el que s’ha incorporat queda com està.',
  'cli.bring-in.doubts-file': 'Tots els dubtes són a {file}.',
  'cli.bring-in.fide-was-done': 'Aquesta llista de {date} ja es va adoptar el {on}; ara no s’ha fet res.',
  'cli.bring-in.fide-done':
    '{source}, llista de {date}: {rows, number} jugadors, {matched, number} dels nostres; {changes, plural, =0 {cap Elo nou} one {un jugador amb Elo nou} other {# jugadors amb Elo nou}}.',
  'cli.bring-in.fide-differs':
    '{player}: {field, select, name {nom} birthYear {any de naixement} sex {sexe} other {federació}} {own} al registre, {theirs} a la llista (codi FIDE {fideId}). Esmeneu el jugador si la llista té raó.',
  'cli.bring-in.fide-missing': '{name} ({player}) no és a la llista amb el codi FIDE {fideId}. Comproveu el número.',
  'cli.bring-in.fide-perhaps':
    '{name} ({player}) no té codi FIDE i potser és {listedName}, {federation}, de {birthYear} (codi FIDE {fideId}). Enllaceu-los si és així.',
  'cli.usage.one-date':
    '--date és la data d’una sola llista. Doneu diversos fitxers sense aquesta opció, cadascun amb la data al nom (standard-2016-01-01.csv).',
  'cli.usage.no-list-date':
    'De quina data és la llista {file}? Digueu-ho amb --date o al nom del fitxer: standard-2016-01-01.csv.',
  'cli.usage.series-unknown': 'No hi ha cap sèrie {series}; hi ha: {known}.',
};
