/** The commands that bring the past of a federation into its office. */
export const messages = {
  'cli.help.bring-in': 'Import the past of a federation into its office: players, old lists, events, FIDE lists.',
  'cli.help.bring-in-players': 'Import a register of players (CSV): new ones are registered, known ones completed.',
  'cli.help.bring-in-list': 'Import rating lists from before Escala (CSV), as published.',
  'cli.help.bring-in-events': 'Import an archive of tournament reports (TRF): each becomes an accepted event.',
  'cli.help.bring-in-fide-list': 'Compare a FIDE player list with the registry and import the ratings of our players.',
  'cli.help.dry-run': 'only show what would happen, with every doubt; nothing is saved',
  'cli.help.doubts': 'write all doubts to this file (CSV)',
  'cli.help.reason': 'reason, for the log',
  'cli.help.players-file': 'register of players as CSV, headings in any of the four languages; - is standard input',
  'cli.help.season': 'season of the licences, if the rows do not say',
  'cli.help.new-clubs': 'register unknown clubs by name',
  'cli.help.again': 'import the same file again: after seasons were opened, players registered, duplicates merged',
  'cli.help.old-list-files': 'old lists as CSV; several have their dates in their names (standard-2016-01-01.csv)',
  'cli.help.series': 'series of the lists',
  'cli.help.old-list-date': 'date of the list (default: the one in the name of the file)',
  'cli.help.event-files': 'reports, or folders with reports (trf, trfx, tun, tunx, tab, txt), also in folders below',
  'cli.help.event-ids': 'whose numbers identify the players in the reports (default: FIDE’s)',
  'cli.help.fide-list-date': 'date from which the ratings count',
  'cli.help.fide-list-rhythm': 'rhythm of a list with only one; not needed for a combined list',
  'cli.examples.bring-in':
    '  escala bring-in players register.csv --dry-run --doubts doubts.csv\n  escala bring-in list standard-2016-01-01.csv --series standard\n  escala bring-in events archive/\n  escala bring-in fide-list players_list_foa.txt --date 2026-11-01',
  'cli.examples.bring-in-players':
    '  escala bring-in players register.csv --dry-run --doubts doubts.csv\n  escala bring-in players register.csv --season 2016 --new-clubs',
  'cli.examples.bring-in-list':
    '  escala bring-in list january.csv --series standard --date 2016-01-01\n  escala bring-in list lists/standard-*.csv --series standard',
  'cli.examples.bring-in-events':
    '  escala bring-in events archive/ --doubts doubts.csv\n  escala bring-in events open-2015.trf --ids own --time-control 90+30',
  'cli.help.bring-in-games': 'Add the games of a PGN file to an event, and fill in missing results.',
  'cli.help.games-file': 'PGN file; - is standard input',
  'cli.help.games-results': 'also fill in the results of boards that have none',
  'cli.examples.bring-in-games': '  escala bring-in games round-3.pgn --event open-2026 --results --dry-run',
  'cli.bring-in.games-done':
    '{source}: {games, plural, one {one game} other {# games}}, {results, plural, one {one new result} other {# new results}}.',
  'cli.examples.bring-in-fide-list': '  escala bring-in fide-list players_list_foa.txt --date 2026-11-01 --dry-run',
  'cli.help.encoding': 'encoding of files that are not in Unicode',
  'cli.encoding-assumed':
    'The file is not in Unicode: it was read as Windows-1252 (Latin-1). Check a few names with accents; if they are wrong, name the encoding with --encoding.',
  'cli.input.empty-source': 'The file is empty: there is nothing to import.',
  'cli.input.null-sign':
    'Line {line} contains an invisible character (number 0): this is not a text file, or it is damaged. Nothing was done.',
  'cli.bring-in.progress': 'Imported: {done, number} of {all, number}',
  'cli.bring-in.dry-run': 'DRY RUN: nothing was saved.',
  'cli.bring-in.was-done': 'This was already imported (import {import}); nothing changed. The result then:',
  'cli.bring-in.went-on':
    'An earlier run had stopped after {batches, plural, one {one batch} other {# batches}}; this one continued from there.',
  'cli.bring-in.done':
    '{source}: {subject, select, players {{taken, plural, =0 {no player registered} one {one player registered} other {# players registered}}, {known, number} known before, {leftOut, number} left out} lists {{taken, plural, =0 {no list imported} one {one list imported} other {# lists imported}}, {known, number} known before} other {{taken, plural, =0 {no event imported} one {one event imported} other {# events imported}}, {leftOut, number} left out}}.',
  'cli.bring-in.unreadable':
    '{files, plural, one {One file} other {# files}} could not be imported at all; see why below.',
  'cli.bring-in.nothing': 'Nothing in {source} can be imported, and nothing was. Correct the file and try again.',
  'cli.bring-in.no-doubts': 'No doubts.',
  'cli.bring-in.doubts':
    '{count, plural, one {One doubt} other {# doubts}}, {leftOut, plural, =0 {nothing left out} one {one with something left out} other {# with something left out}}; the first of each kind:',
  'cli.bring-in.doubts-hint':
    'Run it again with --doubts FILE to get all of them in a file; what was imported stays as it is.',
  'cli.bring-in.doubts-file': 'All doubts are in {file}.',
  'cli.bring-in.fide-was-done': 'This list of {date} was already imported on {on}; nothing changed.',
  'cli.bring-in.fide-done':
    '{source}, list of {date}: {rows, number} players on it, {matched, number} of ours; {changes, plural, =0 {no ratings are new} one {the ratings of one player are new} other {the ratings of # players are new}}.',
  'cli.bring-in.fide-differs':
    '{player}: {field, select, name {name} birthYear {year of birth} sex {sex} other {federation}} {own} in the registry, {theirs} on the list (FIDE ID {fideId}). Correct the player if the list is right.',
  'cli.bring-in.fide-missing': '{name} ({player}) is not on the list with FIDE ID {fideId}. Check the number.',
  'cli.bring-in.fide-perhaps':
    '{name} ({player}) has no FIDE ID and may be {listedName}, {federation}, born {birthYear} (FIDE ID {fideId}). If so, link the two.',
  'cli.usage.one-date':
    '--date is the date of one list. Give several files without it, each with its date in its name (standard-2016-01-01.csv).',
  'cli.usage.no-list-date':
    'What is the date of the list {file}? Give it with --date, or in the name of the file: standard-2016-01-01.csv.',
  'cli.usage.series-unknown': 'There is no series {series}; there are: {known}.',
};
