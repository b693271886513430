/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages = {
  'web.desk-registry.import-waits': 'Import of {name} not finished',
  'web.desk-registry.import-what': 'Contents of the file',
  'web.desk-registry.import-players': 'Players',
  'web.desk-registry.import-lists': 'Past lists',
  'web.desk-registry.import-events': 'Events',
  'web.desk-registry.import-fide': 'FIDE list',
  'web.desk-registry.import-players-said':
    'A CSV table with headings: name and, if known, number, birth, sex, club, FIDE ID, title, seasons. Headings in Catalan, Spanish, Romanian or English.',
  'web.desk-registry.import-lists-said':
    'A list from before Escala, as CSV: number, FIDE ID or name, and the rating. Start with the oldest. Register the players first.',
  'web.desk-registry.import-events-said':
    'Reports of past events in FIDE format (TRF), several at once. They become accepted events with their games; published lists stay as they are.',
  'web.desk-registry.import-fide-said':
    'The FIDE player list as text or XML, unzipped. Your browser reads it and sends only the lines of your players; you see the changes before anything is imported.',
  'web.desk-registry.code-page': 'Encoding of files not in Unicode',
  'web.desk-registry.code-page-hint': 'Unicode is recognised by itself. Check a few names with accents.',
  'web.desk-registry.code-page-windows-1252': 'Western Europe (Windows-1252)',
  'web.desk-registry.code-page-windows-1250': 'Central Europe, Romania (Windows-1250)',
  'web.desk-registry.code-page-windows-1251': 'Cyrillic (Windows-1251)',
  'web.desk-registry.code-page-windows-1253': 'Greek (Windows-1253)',
  'web.desk-registry.code-page-windows-1254': 'Turkish (Windows-1254)',
  'web.desk-registry.code-page-windows-1257': 'Baltic (Windows-1257)',
  'web.desk-registry.import-season': 'Licence season',
  'web.desk-registry.import-season-hint': 'If the file does not say. None: no licences.',
  'web.desk-registry.import-new-clubs': 'Register unknown clubs by name',
  'web.desk-registry.import-ids': 'Player numbers in the reports',
  'web.desk-registry.import-ids-hint': 'What the identity column of the reports contains.',
  'web.desk-registry.import-ids-fide': 'FIDE IDs',
  'web.desk-registry.import-ids-own': 'federation numbers',
  'web.desk-registry.imports-before': 'Earlier imports',
  'web.desk-registry.import-state-open': 'not finished',
  'web.desk-registry.import-state-done': 'done',
  'web.desk-registry.import-state-abandoned': 'cancelled',
  'web.desk-registry.import-more': 'Import another file',
  'web.desk-registry.import-broken':
    'The import of {name} stopped at {progress} %. Choose the same file again to continue.',
  'web.desk-registry.import-go-on': 'Continue import',
  'web.desk-registry.import-abandon-sure': 'Cancel import? What was imported stays.',
  'web.desk-registry.import.read-as':
    '{files}: not in Unicode, read as {codePage}. Check a few names with accents; if they are wrong, choose another encoding.',
  'web.desk-registry.import.on-line': 'Line {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {and one more} other {and # more}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {One row} other {# rows}} can be read: {taken} new, {known} known, {leftOut} left out{clubs, plural, =0 {} one {; one new club} other {; # new clubs}}. Nothing is saved yet.',
  'web.desk-registry.import.problems': '{count, plural, one {One error in the file} other {# errors in the file}}',
  'web.desk-registry.import.ready': 'If this looks right, import it.',
  'web.desk-registry.import.with-problems':
    'It is better to correct the file and check it again. You can also import what can be read, without the lines named above.',
  'web.desk-registry.import.take-players': '{count, plural, one {Import one row} other {Import # rows}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {One line can be read.} other {# lines can be read.}} Nothing is saved yet.',
  'web.desk-registry.import.take-list': '{count, plural, one {Import list of one line} other {Import list of # lines}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {One file} other {# files}}, {events, plural, =0 {no event to import} one {one event to import} other {# events to import}}. Nothing is saved yet.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {one player} other {# players}}, {games, plural, one {one game} other {# games}}.',
  'web.desk-registry.import.no-event': 'Cannot be imported; see below what is missing.',
  'web.desk-registry.import.several-files': '{name} and {more, plural, one {one more} other {# more}}',
  'web.desk-registry.import.take-events': '{count, plural, one {Import one event} other {Import # events}}',
  'web.desk-registry.import.batch-of': '{done} of {of, plural, one {# part} other {# parts}} imported',
  'web.desk-registry.import.done': 'File imported.',
  'web.desk-registry.import.before': 'This file was already imported. Nothing changed.',
  'web.desk-registry.import.broke-off':
    'The import was interrupted. What was imported is complete; press again to continue.',
  'web.desk-registry.import.reading': 'Reading the list: {percent} %',
  'web.desk-registry.import.compared':
    '{rows, plural, one {One line} other {# lines}} of the list found for your players: {matched} are on it, {changes, plural, =0 {no rating changes} one {one rating changes} other {ratings of # players change}}.',
  'web.desk-registry.import.changes': 'Ratings that change: {count}',
  'web.desk-registry.import.mismatches': 'Details that differ at FIDE: {count}',
  'web.desk-registry.import.missing': 'Linked players missing from the list: {count}',
  'web.desk-registry.import.suggestions': 'Players without FIDE ID who may be on the list: {count}',
  'web.desk-registry.import.own-theirs': 'registry: {own}; FIDE: {theirs}',
  'web.desk-registry.import.linked': 'linked',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Import ratings of one player} other {Import ratings of # players}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {FIDE ratings of one player imported.} other {FIDE ratings of # players imported.}}',
};
