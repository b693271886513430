/** Imports of the past and lists of FIDE: why a batch is refused, what is doubted, what is wrong with the files. */
export const messages = {
  'refusal.import-unknown': 'There is no import {id}. Open one first, or check its id.',
  'refusal.import-is-open':
    'This source is being taken in already ({source}, import {id}). Go on with batch {batch} of that import.',
  'refusal.import-done-before':
    'This source was taken in before ({source}, import {id}, {batch, plural, one {# batch} other {# batches}}). There is nothing to do.',
  'refusal.import-closed':
    'The import {id} is {state, select, done {done} other {given up}}. Open a new one for what is to follow.',
  'refusal.import-other-subject':
    'The import {id} is one of {subject, select, players {players} lists {lists} other {events}}. Send this batch to an import of its own kind.',
  'refusal.import-other-source':
    'The import {id} is of another file ({source}). Go on with that file, or open an import for this one.',
  'refusal.import-batch-done': 'Batch {batch} was taken in before; nothing was done now. Go on with batch {next}.',
  'refusal.import-batch-early': 'Batch {batch} comes too early: {next} is the next one. Send it first.',
  'refusal.series-not-head-to-head':
    'This act takes in lists of games between two players; {series} follows {regulation}. Take it in as a list of Scrabble (import.scrabble-list), or choose another series.',
  'refusal.series-not-scrabble':
    'This act takes in lists of Scrabble; {series} follows {regulation}. Take it in as a list of games between two players (import.list), or choose another series.',
  'refusal.scrabble-list-imported':
    'The list of {date} was taken in as it was printed: there are no games on record to explain it by. Ask for a list that the office computed.',
  'fault.old-list-not-a-status': '“{found}” is no status: it was left out. Write active, provisional or inactive.',
  'refusal.old-list-too-late':
    'From {first} on the office computes the lists of {series} itself, so that of {date} cannot be taken in. Check the date, or move the first list of the series.',
  'refusal.fide-list-too-early':
    'FIDE has not published a list of {date} yet; today is {today}. Correct the date of the list.',
  'refusal.fide-list-applied': 'This list of {date} was taken over on {on} already. There is nothing to do.',
  'refusal.fide-list-player-twice': 'A player stands twice among the ratings. Leave one of the two out.',
  'refusal.fide-link-differs':
    'The player {id} has the FIDE ID {own} on record, not {theirs}. Compare the list anew with the registry.',
  'doubt.import-name-unusable':
    '“{name}” cannot be a name: it is one line with at least one letter or digit and without invisible signs. The row was left out; put the name right in the file.',
  'doubt.import-id-unusable': '“{id}” cannot be an id: letters, digits, point, dash, at most 32. The row was left out.',
  'doubt.import-id-taken':
    'The id {id} belongs to {holder}, but the row says {name}. It was left out: correct the name on record, or the id.',
  'doubt.import-player-merged':
    'The player {id} was merged into {kept}. The row was left out: undo the merge if they are two.',
  'doubt.import-similar':
    '{name} was registered, but may be the same as {similar}. If so, merge them; if not, say among the duplicates that they are two persons.',
  'doubt.import-similar-left':
    '{name} may be {similar}, and the row has no id to tell. It was left out: register the player by hand if it is somebody else.',
  'doubt.import-facts-differ':
    'The record has {own}, the row {theirs} ({name, select, sex {sex} nationality {nationality} category {category} birthDate {birth} fideId {FIDE ID} other {{name}}}). The record stays: amend it if the row is right.',
  'doubt.import-birth-wrong': 'The birth {date} cannot be right and was left out. Amend the player.',
  'doubt.import-nationality-unknown': '“{found}” is no country code of three letters and was left out.',
  'doubt.import-title-unknown': '“{found}” is no title that lists print; it was left out.',
  'doubt.import-fide-id-taken':
    'The FIDE ID {fideId} belongs to {name} ({holder}) and was left out here. If the two are one, merge them.',
  'doubt.import-club-unknown':
    'Nobody knows the club “{club}”; the licence is without club. Register the club and transfer the licence.',
  'doubt.import-season-unknown':
    'The season {season} is not open; its licence was left out. Open it and import again, or issue the licence.',
  'doubt.import-licence-differs':
    'In {season} the record has the club {own}, the row {theirs}. The record stays: transfer the licence if the row is right.',
  'doubt.import-player-unknown':
    'Nobody on record is {name} ({id}); the line was left out. Register players before their lists: a dry run shows who is missing.',
  'doubt.import-player-unclear':
    '{name} ({id}) may be {similar}. The line was left out: write the id of the right one into the file.',
  'doubt.import-by-name':
    'The line has nothing but the name {name} ({id}); it was taken for the player {player}, the only one who has it. Check it.',
  'doubt.import-line-twice': '{name} ({id}) stands on line {first} already, which counts. This line was left out.',
  'doubt.import-previous-differs':
    '{name} ({id}): the line says {theirs} before, the list before it {own}. The line stands as it is: check both lists.',
  'doubt.import-change-differs':
    '{name} ({id}): {previous} and a change of {change} do not make {rating}. The line stands as it is: check it.',
  'doubt.import-base-factor-differs':
    '{name} ({id}): the line says K₀ {theirs}; by the regulation this rating has K₀ {own}, with which later games are rated. Check rating and K₀ of the line.',
  'doubt.import-factor-differs':
    '{name} ({id}): the line says K {theirs}; from what is on record the regulation gives K {own}, with which later games are rated. Bring in the first season with the players, and before this list the older ones with their numbers of games.',
  'doubt.import-list-twice': 'The list {series} of {date} is on record already; this one was left out.',
  'doubt.import-list-out-of-order':
    '{later, plural, one {# later list} other {# later lists}} of {series} came in before that of {date}; they were not compared with it. Import lists from the oldest on.',
  'doubt.import-not-a-list-day': 'By {regulation} no list comes out on {date}. It was taken in: check the date.',
  'doubt.import-name-differs':
    '{event}: the report calls player {id} {theirs}, the record {own}. Check that it is the same person.',
  'doubt.import-guest': '{event}: nobody knew {name}, who was registered as a guest without licence ({id}).',
  'doubt.import-guest-similar':
    '{event}: {name} was registered as a guest ({id}), but may be {similar}. If so, merge them: the games then count for the right one.',
  'doubt.import-player-twice':
    '{event}: the players {keys} of the report are one on record ({id}). The event was left out: correct the report.',
  'doubt.import-rating-differs':
    '{event}: the report gives {name} ({id}) {theirs}, lists of that day {own}. The event went in: check whether it is the right player.',
  'doubt.import-event-dates': '{event} ends on {end}, before it starts on {start}. It was left out: correct its dates.',
  'doubt.import-event-future':
    '{event} ends on {end}, which is still to come. It was left out: register it as an event.',
  'doubt.import-event-twice': 'There is an event {event} that started on {start} already. This one was left out.',
  'doubt.import-event-namesake':
    'There is another event {event} that started on {start}, with other players. This one was taken in as another group of it: check that the two are not the same.',
  'doubt.import-event-late':
    '{event} ended on {end}, before the list of {list} that the office published. It was left out: register the event and hand in its report; once accepted, it counts on the next list.',
  'doubt.import-key-twice':
    '{event}: two players of the report have one number. The event was left out: correct the report.',
  'doubt.import-game-unclear':
    '{event}: the game {white} – {black} of round {round} is not one between two of its players. The event was left out: correct the report.',
  'fault.players-not-a-season': '“{found}” is no season: it was left out. Write years, like 2016 or 2014-2016.',
  'fault.players-no-date': '“{found}” is no date: it was left out. Write YYYY-MM-DD or DD/MM/YYYY.',
  'fault.old-list-empty': 'The file is empty. It needs a row of headings and a row for each player.',
  'fault.old-list-no-headings':
    'There is no row of headings with a rating and an id, FIDE ID or name. The first row is: {found}',
  'fault.old-list-heading-twice':
    'The column “{found}” says the same as an earlier one, which counts. Remove one of the two.',
  'fault.old-list-row-no-player': 'This row names no player and was left out. Add an id, a FIDE ID or a name.',
  'fault.old-list-row-no-rating': 'This row has no rating and was left out. Add it, or remove the row.',
  'fault.old-list-not-a-number':
    '“{found}” is no number that can stand here: it was left out. Write a whole number, or nothing.',
  'fault.old-list-quote-open': 'The quotation mark that begins here is never closed. Close it, or remove it.',
  'fault.old-list-quote-stray':
    'Something follows the closing quotation mark: {found}. Double the quotation marks that belong to the text.',
  'doubt.import-series-unknown': 'There is no rating list “{series}”; its games were left out. Possible are: {known}.',
  'doubt.import-games-differ': 'Games of {year} ({series}): the record has {own}, the row {theirs}. The record stays.',
  'doubt.import-games-late':
    'Games of {year} were left out: the office has computed a list of {series} already, and K of its lists would change. Correct an event instead, or import into a new record.',
  'doubt.import-games-ahead': 'Games of {year} ({series}) were left out: the year has not begun. Check the heading.',
  'fault.players-no-games': '“{found}” is no number of games of {year}: it was left out. Write a whole number.',
};
