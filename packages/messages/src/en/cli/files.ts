/** Files of others on the command line in words: conversions, reports to rate, entries, player lists. */
export const messages = {
  'cli.help.convert': 'Write a tournament in another format: JSON, or TRF of 2006, 2016 or 2026.',
  'cli.help.convert-to': 'format to write',
  'cli.help.out-text': 'write the result to a file; the file is replaced only if everything went well',
  'cli.help.json-faults': 'faults and remarks as JSON on standard error',
  'cli.help.report-rounds': 'TRF: number of rounds, if the report does not say',
  'cli.help.report-initial-colour': 'TRF: colour drawn for number 1, if the report does not say',
  'cli.help.report-system': 'TRF: pairing system, if the report does not say',
  'cli.help.rate-into': 'TRF: rating-input document to add the event to; players are matched by id',
  'cli.help.rate-regulation':
    'TRF: regulation to rate the event by on its own, with the ratings of the report as the list in force',
  'cli.help.rate-revision': 'TRF: revision of the regulation, if not the default one',
  'cli.help.rate-list-date': 'TRF: date of the list to produce',
  'cli.help.rate-rhythm': 'TRF: which list (default: standard)',
  'cli.help.rate-event': 'TRF: id of the event (default: the name of the report)',
  'cli.help.rate-type': 'TRF: type of event, if the report does not say',
  'cli.help.rate-start': 'TRF: first day, if the report does not say',
  'cli.help.rate-end': 'TRF: last day, if the report does not say',
  'cli.help.rate-time-control': 'TRF: minutes and seconds per move, such as 90+30, if the report does not say',
  'cli.help.entries': 'Make a tournament from a list of entries (CSV), numbered by rating.',
  'cli.help.entries-file': 'entries with a row of headings (CSV; comma, semicolon or tab); - is standard input',
  'cli.help.entries-fide-list': 'FIDE player list (text, XML or ZIP) that completes the entries',
  'cli.help.list-rhythm': 'rating that counts (default: standard)',
  'cli.help.entries-ratings':
    'ratings that count: FIDE’s, national ones, one of them and otherwise the other, or the highest',
  'cli.help.entries-to': 'format to write (default: json)',
  'cli.help.entries-name': 'name of the tournament',
  'cli.help.entries-system': 'pairing system (default: fce-1990)',
  'cli.help.entries-rounds': 'number of rounds (default: the fewest that the system needs)',
  'cli.help.entries-initial-colour': 'colour drawn for number 1',
  'cli.help.entries-lenient': 'leave out what cannot be read',
  'cli.help.fide-list': 'Find players in a FIDE player list (text, XML or ZIP).',
  'cli.help.fide-list-file': 'FIDE player list (text, XML or ZIP); - is standard input',
  'cli.help.fide-list-federation': 'federation, such as ROU',
  'cli.help.fide-list-search': 'beginnings of the words of a name, in any order, without accents if you like',
  'cli.help.fide-list-ids': 'FIDE IDs, separated by commas',
  'cli.help.fide-list-most': 'maximum number of players to show',
  'cli.examples.convert':
    '  escala convert open.trf --to json --out open.json\n  escala convert open.json --to trf16 > open.trf\n  escala convert old.trf --to trf26 --rounds 9 --initial-colour white',
  'cli.examples.entries':
    '  escala entries entries.csv --rounds 9 --out open.json\n  escala entries entries.csv --fide-list players_list_foa.txt     with ratings and titles of FIDE\n  escala entries entries.csv --to trf16 > open.trf\n  escala entries entries.csv --initial-colour white | escala pair -',
  'cli.examples.fide-list':
    '  escala fide-list players_list_foa.txt --search "puig joana"\n  escala fide-list players_list_foa.txt --federation AND\n  escala fide-list players_list.xml --ids 1503014,2020009 --json',
  'cli.usage.report-says-otherwise':
    '{name} says {given}, but the report says {said}. Leave the option out, or correct the report.',
  'cli.usage.rounds-played':
    '--rounds says {given}, but the report has games of round {played}. Give all rounds of the tournament.',
  'cli.usage.report-option':
    '{name} is for TRF reports that do not say it. A JSON document says it itself: leave the option out, or change the document.',
  'cli.usage.report-needs':
    '{file} is a TRF report, which has neither lists nor a regulation. Give --into with the rating-input document to add the event to, or --regulation and --list-date to rate it alone.',
  'cli.usage.not-for-regulation': '{name} has no meaning under {regulation}: leave it out.',
  'cli.usage.not-a-date': '{name} needs a date as YYYY-MM-DD, not {wanted}.',
  'cli.usage.not-a-time-control': '--time-control needs minutes, or minutes and seconds such as 90+30, not {wanted}.',
  'cli.usage.not-fide-ids': '--ids needs FIDE IDs, digits separated by commas, not {wanted}.',
  'cli.usage.standard-input-twice': 'standard input can be read once: give one of the two files by its name.',
  'cli.output.no-extensions':
    'The edition of 2006 has no place for the extensions {records}: they were left out. Tell the reader of the file what they say (--rounds, --initial-colour).',
  'cli.output.leavers':
    'A report does not distinguish withdrawal from absence until the end: {count, plural, one {# player} other {# players}} will be read back the other way (D-TRF-1).',
  'cli.output.left-out': 'Left out, because a tournament document has no place for it: {facts}. Keep the report.',
  'cli.fact.city': 'place of play',
  'cli.fact.federation': 'federation of the event',
  'cli.fact.deputyArbiters': 'deputy arbiters ({count})',
  'cli.fact.pairedByRank': 'pairing by rank',
  'cli.fact.ratingMethod': 'kind of rating',
  'cli.fact.pairingProgram': 'pairing program',
  'cli.fact.tieBreaks': 'tie-breaks ({count})',
  'cli.fact.standingsOrder': 'order of the standings',
  'cli.fact.boardColours': 'colours of the boards',
  'cli.fact.matchScoring': 'points of matches',
  'cli.fact.nationals': 'national ratings ({count})',
  'cli.fact.keptLines': 'comments and lines of other programs ({count})',
  'cli.fact.player-sex': 'sex ({count})',
  'cli.fact.player-federation': 'federations of players ({count})',
  'cli.fact.player-id': 'identity numbers ({count})',
  'cli.fact.player-birth': 'years of birth without a day ({count})',
  'cli.fact.player-rank': 'ranks ({count})',
  'cli.input.player-no-id':
    'number {number}, {name}, has no identity number (columns 58 to 68), so the player cannot be found in the document. Add it to the report, or rate the event alone with --regulation and --list-date.',
  'cli.input.player-id-twice':
    'number {number}, {name}, has the identity number {id} of an earlier player. Correct one of the two.',
  'cli.input.player-stranger':
    '{name} ({id}) in the report is not in the document. Correct the identity number, or add the player to the document.',
  'cli.input.player-other-name':
    '{id} is {name} in the report and {known} in the document. Check that they are the same person.',
  'cli.input.event-known':
    'the document already has an event {id}. If this is a different one, give it its own id with --event.',
  'cli.input.event-outside':
    'the event ends on {end}, outside the period of this list (from {from} to before {to}): it may not be rated. Check the dates.',
  'cli.input.lists-count':
    'for {count, plural, one {# player} other {# players}} the rating in the report differs from the list of {date}: the lists of the document count, not the report.',
  'cli.input.rated-alone':
    'rated alone by {regulation}{rhythm, select, none {} other { ({rhythm})}}: the ratings of the report ({rated, plural, one {# player} other {# players}}) are used as the list in force on {date}; {unrated, plural, =0 {nobody is} one {# is} other {# are}} without a rating. A report has no licences, earlier games or other events of the period: players with a rating count as established, and the official list may have other numbers.',
  'cli.input.start-numbers': 'not every player has an identity number of their own: start numbers are used as ids.',
  'cli.input.list-before-event':
    'a list of {listDate} cannot include an event that ends on {end}. Give a later --list-date.',
  'cli.input.not-head-to-head':
    '{into} is for Scrabble: a report of chess games cannot be added to it. Give a document of fce-2016 or fide-2009.',
  'cli.fide-list.summary':
    '{read, plural, one {# player} other {# players}} read, {found, plural, =0 {none found} other {# found}}{more, plural, =0 {} other { (# more are not shown; --most shows them)}}.',
  'cli.fide-list.missing': 'Not on the list: {ids} ({count}).',
  'cli.fide-list.problem': '({count, plural, one {once, line {line}} other {# times, first in line {line}}})',
  'cli.column.fide-id': 'FIDE ID',
  'cli.column.standard': 'Standard',
  'cli.column.rapid': 'Rapid',
  'cli.column.blitz': 'Blitz',
  'cli.column.born': 'Born',
  'fault.entries-not-on-list': 'The FIDE ID {id} of {name} is not on the list. Check it, or use a newer list.',
  'fault.entries-found-by-name':
    '{name} has no FIDE ID; {id} has the same name and year of birth and was used. Check it.',
  'fault.entries-perhaps':
    '{name} has no FIDE ID; on the list, this is the name of: {players}. Add the FIDE ID if it is one of them.',
  'fault.entries-name-differs':
    '{name} is called {listed} on the list ({id}); the name in the entry counts. Check the FIDE ID.',
  'fault.entries-fide-rating-differs':
    '{name} has FIDE rating {given} in the entry and {listed} on the list; the list counts.',
  'fault.entries-rating-differs':
    '{name} has rating {given} in the entry and {listed} on the list; the entry counts. Call the column “FIDE rating” to use the list.',
  'fault.entries-federation-differs':
    '{name} has federation {given} in the entry and {listed} on the list; the entry counts. Check the FIDE ID.',
  'fault.entries-birth-differs':
    '{name} was born in {given} by the entry and in {listed} by the list; the entry counts. Check the FIDE ID.',
  'fault.entries-national-as-catalan':
    'The national ratings ({count}) were read as Catalan ones. If they are from another federation, remove them from “ratings”.',
  'fault.entries-title-unknown': 'The pairing system does not know the title {title} of {name}: it was left out.',
  'decision.D-TRF-4':
    'A report rated alone: its ratings are the list in force on the first day, and under fide-2009 players with a rating count as established and active.',
  'decision.D-TRF-6':
    'Half a point on one line against nothing on the other, without a record 299, is a game ½-0 where the points of both lines agree with it; otherwise the two lines contradict each other.',
  'decision.D-TRF-7':
    'The report of 2026 that an event sends says the usual points too (162), and byes of rounds to come as 240 beside the columns that older programs read.',
  'decision.D-TRF-8':
    'The report of an event of teams has, beside 013, the teams with their points and ranks (310), who sat where (300), colours by board (352), points of matches (362), and what ranks them (202, 212).',
  'decision.D-TRF-5':
    'FIDE’s list decides on FIDE ratings alone; an entry without a FIDE ID is found by name and year of birth together.',
  'fault.entries-rounds-assumed':
    'The number of rounds is not given: {rounds} is used, the fewest that the system needs for this many players. Set it with --rounds.',
  'cli.input.options-to-give': 'Give what the report lacks: {options}.',
};
