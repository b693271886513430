/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages = {
  'web.desk-registry.import-waits': 'The import of {name} is not finished',
  'web.desk-registry.import-title': 'Bring in the past',
  'web.desk-registry.import-said':
    'The office looks at a file first and tells what it would do; nothing is kept before you say so. An import that breaks off goes on where it stopped.',
  'web.desk-registry.import-what': 'What the file has',
  'web.desk-registry.import-players': 'Players',
  'web.desk-registry.import-lists': 'Old lists',
  'web.desk-registry.import-events': 'Events',
  'web.desk-registry.import-fide': 'FIDE list',
  'web.desk-registry.import-players-said':
    'A table as CSV with a row of headings: name, and if known number, birth, sex, club, FIDE ID, title, seasons. Headings may be Catalan, Spanish, Romanian or English.',
  'web.desk-registry.import-lists-said':
    'A list from before the office kept the record, as CSV: number or FIDE ID or name, and the rating. Begin with the oldest. Register the players first.',
  'web.desk-registry.import-events-said':
    'Reports of past events in FIDE’s format (TRF), several at once. They become accepted events with their games; lists that are out stay as they were.',
  'web.desk-registry.import-fide-said':
    'The player list of FIDE as text or XML, unpacked. Your browser reads it and sends on only the lines that concern your players; you see what changes before anything is taken over.',
  'web.desk-registry.import-season': 'Season of the licences',
  'web.desk-registry.import-season-hint': 'Where the file does not tell it. None: no licences.',
  'web.desk-registry.import-new-clubs': 'Register clubs that nobody knows by their names',
  'web.desk-registry.import-ids': 'Numbers of the players in the reports',
  'web.desk-registry.import-ids-hint': 'What the identity column of the reports holds.',
  'web.desk-registry.import-ids-fide': 'FIDE IDs',
  'web.desk-registry.import-ids-own': 'numbers of the federation',
  'web.desk-registry.imports-before': 'Imports so far',
  'web.desk-registry.import-state-open': 'not finished',
  'web.desk-registry.import-state-done': 'done',
  'web.desk-registry.import-state-abandoned': 'given up',
  'web.desk-registry.import-more': 'Bring in another file',
  'web.desk-registry.import-broken':
    'The import of {name} broke off at {progress} %. Choose the same file again: it goes on where it stopped.',
  'web.desk-registry.import-go-on': 'Go on',
  'web.desk-registry.import-abandon-sure': 'Give the import up? What was taken in stays.',
  'web.desk-registry.import.on-line': 'Line {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {and one more} other {and # more}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {One row} other {# rows}} can be read: {taken} new, {known} known, {leftOut} left out{clubs, plural, =0 {} one {; one new club} other {; # new clubs}}. Nothing is kept yet.',
  'web.desk-registry.import.problems':
    '{count, plural, one {One thing is wrong with the file} other {# things are wrong with the file}}',
  'web.desk-registry.import.doubts': '{count, plural, one {One doubt} other {# doubts}}',
  'web.desk-registry.import.ready': 'If this is what you expect, take it in.',
  'web.desk-registry.import.with-problems':
    'Better correct the file and look again. You may also take in what can be read: what is named above stays outside.',
  'web.desk-registry.import.take-players': '{count, plural, one {Take in one row} other {Take in # rows}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {One line can be read.} other {# lines can be read.}} Nothing is kept yet.',
  'web.desk-registry.import.take-list':
    '{count, plural, one {Take in the list of one line} other {Take in the list of # lines}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {One file} other {# files}}, {events, plural, =0 {no event that can be taken in} one {one event that can be taken in} other {# events that can be taken in}}. Nothing is kept yet.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {one player} other {# players}}, {games, plural, one {one game} other {# games}}.',
  'web.desk-registry.import.no-event': 'It cannot be taken in as it is: what is missing stands below.',
  'web.desk-registry.import.several-files': '{name} and {more, plural, one {one more} other {# more}}',
  'web.desk-registry.import.take-events': '{count, plural, one {Take in one event} other {Take in # events}}',
  'web.desk-registry.import.under-way': 'How far it has come',
  'web.desk-registry.import.batch-of': '{done} of {of, plural, one {# part} other {# parts}} taken in',
  'web.desk-registry.import.done': 'The file is taken in.',
  'web.desk-registry.import.before': 'This file was taken in before. Nothing was done now.',
  'web.desk-registry.import.broke-off': 'It broke off. What was taken in is whole; press again to go on.',
  'web.desk-registry.import.reading': 'Reading the list: {percent} %',
  'web.desk-registry.import.compared':
    '{rows, plural, one {One line} other {# lines}} of the list concern you; {matched} of your players are on it, {changes, plural, =0 {nobody’s rating changes} one {one rating changes} other {ratings of # players change}}.',
  'web.desk-registry.import.changes': 'Ratings that change: {count}',
  'web.desk-registry.import.mismatches': 'Facts that FIDE has otherwise: {count}',
  'web.desk-registry.import.missing': 'Linked players who are not on the list: {count}',
  'web.desk-registry.import.suggestions': 'Players without FIDE ID who may be on the list: {count}',
  'web.desk-registry.import.own-theirs': 'record: {own}; FIDE: {theirs}',
  'web.desk-registry.import.link': 'Link',
  'web.desk-registry.import.linked': 'linked',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Take over the ratings of one player} other {Take over the ratings of # players}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {The FIDE ratings of one player are taken over.} other {The FIDE ratings of # players are taken over.}}',
};
