/** Imports of the past and lists of FIDE: why a batch is refused, what is doubted, what is wrong with the files. */
export const messages = {
  'refusal.import-unknown': 'There is no import {id}. Start one first, or check its id.',
  'refusal.import-is-open':
    'This source is already being imported ({source}, import {id}). Continue with batch {batch} of that import.',
  'refusal.import-done-before':
    'This source was already imported ({source}, import {id}, {batch, plural, one {# batch} other {# batches}}). There is nothing to do.',
  'refusal.import-closed': 'The import {id} is {state, select, done {finished} other {cancelled}}. Start a new one.',
  'refusal.import-other-subject':
    'The import {id} is for {subject, select, players {players} lists {lists} other {events}}. Send this batch to an import of its own kind.',
  'refusal.import-other-source':
    'The import {id} is for another file ({source}). Continue with that file, or start an import for this one.',
  'refusal.import-batch-done': 'Batch {batch} was already imported; nothing changed. Continue with batch {next}.',
  'refusal.import-batch-early': 'Batch {batch} comes too early: send batch {next} first.',
  'refusal.old-list-of-other-book':
    'These are not lines of a list by {regulation}, which {series} follows. Choose the series that the list belongs to.',
  'refusal.scrabble-list-imported':
    'The list of {date} was imported as printed: there are no games to explain it. Ask for a list that Escala computed.',
  'fault.old-list-not-a-status': '“{found}” is not a status and was left out. Write active, provisional or inactive.',
  'refusal.old-list-too-late':
    'From {first} on Escala computes the lists of {series} itself, so the list of {date} cannot be imported. Check the date, or move the first list of the series.',
  'refusal.fide-list-too-early':
    'FIDE has not published a list of {date} yet; today is {today}. Correct the date of the list.',
  'refusal.fide-list-applied': 'This list of {date} was already imported on {on}. There is nothing to do.',
  'refusal.fide-list-player-twice': 'A player is in the ratings twice. Leave one of the two out.',
  'refusal.fide-link-differs':
    'The player {id} has the FIDE ID {own} here, not {theirs}. Compare the list with the registry again.',
  'doubt.import-name-unusable':
    '“{name}” cannot be a name: it has to be one line with at least one letter or digit and without invisible characters. The row was left out; correct the name in the file.',
  'doubt.import-id-unusable':
    '“{id}” cannot be an id: letters, digits, points, hyphens, at most 32. The row was left out.',
  'doubt.import-id-taken':
    'The id {id} belongs to {holder}, but the row says {name}. It was left out: correct the name in the registry, or the id.',
  'doubt.import-player-merged':
    'The player {id} was merged into {kept}. The row was left out: undo the merge if they are different people.',
  'doubt.import-similar':
    '{name} was registered, but may be the same as {similar}. If so, merge them; if not, mark them as different people under Duplicates.',
  'doubt.import-similar-left':
    '{name} may be {similar}, and the row has no id. It was left out: register the player by hand if it is somebody else.',
  'doubt.import-facts-differ':
    'The registry has {own}, the row {theirs} ({name, select, sex {sex} nationality {nationality} category {category} birthDate {birth} fideId {FIDE ID} other {{name}}}). The registry was kept: edit it if the row is right.',
  'doubt.import-birth-wrong': 'The date of birth {date} cannot be right and was left out. Edit the player.',
  'doubt.import-nationality-unknown': '“{found}” is not a three-letter country code and was left out.',
  'doubt.import-title-unknown': '“{found}” is not a title that lists show; it was left out.',
  'doubt.import-fide-id-taken':
    'The FIDE ID {fideId} belongs to {name} ({holder}) and was left out here. If they are the same person, merge them.',
  'doubt.import-club-unknown':
    'The club “{club}” is unknown; the licence has no club. Register the club and transfer the licence.',
  'doubt.import-season-unknown':
    'The season {season} is not open; its licence was left out. Open it and import again, or issue the licence.',
  'doubt.import-licence-differs':
    'For {season} the registry has the club {own}, the row {theirs}. The registry was kept: transfer the licence if the row is right.',
  'doubt.import-player-unknown':
    'Nobody in the registry is {name} ({id}); the line was left out. Register players before their lists: a dry run shows who is missing.',
  'doubt.import-player-unclear':
    '{name} ({id}) may be {similar}. The line was left out: put the id of the right one into the file.',
  'doubt.import-by-name':
    'The line only has the name {name} ({id}); it was matched with the player {player}, the only one with this name. Please check.',
  'doubt.import-line-twice': '{name} ({id}) is already on line {first}, which counts. This line was left out.',
  'doubt.import-previous-differs':
    '{name} ({id}): the line says that the rating was {theirs}, the previous list says {own}. The line was kept: check both lists.',
  'doubt.import-change-differs':
    '{name} ({id}): {previous} and a change of {change} do not make {rating}. The line was kept: please check.',
  'doubt.import-base-factor-differs':
    '{name} ({id}): the line says K₀ {theirs}; by the regulation this rating has K₀ {own}, with which later games are rated. Check rating and K₀ of the line.',
  'doubt.import-factor-differs':
    '{name} ({id}): the line says K {theirs}; from the known games the regulation gives K {own}, with which later games are rated. Import the first season with the players, and older lists with their numbers of games before this one.',
  'doubt.import-list-twice': 'The list {series} of {date} is already here; this one was left out.',
  'doubt.import-list-out-of-order':
    '{later, plural, one {# later list} other {# later lists}} of {series} {later, plural, one {was} other {were}} imported before that of {date} and not compared with it. Import the oldest list first.',
  'doubt.import-not-a-list-day': 'By {regulation} no list is published on {date}. It was imported: check the date.',
  'doubt.import-name-differs':
    '{event}: the report calls player {id} {theirs}, the registry {own}. Check that it is the same person.',
  'doubt.import-number-of-another':
    '{event}: the number {number} belongs to {own} ({id}), but the report gives it to {theirs}. The games count for {theirs} ({taken}); if the two are one person, merge them.',
  'doubt.import-guest': '{event}: {name} was unknown and was registered as a guest without a licence ({id}).',
  'doubt.import-guest-similar':
    '{event}: {name} was registered as a guest ({id}), but may be {similar}. If so, merge them: the games then count for the right one.',
  'doubt.import-player-twice':
    '{event}: the players {keys} of the report are one player here ({id}). The event was left out: correct the report.',
  'doubt.import-rating-differs':
    '{event}: the report gives {name} ({id}) {theirs}, the list of that day {own}. The event was imported: check whether it is the right player.',
  'doubt.import-event-dates': '{event} ends on {end}, before it starts on {start}. It was left out: correct its dates.',
  'doubt.import-event-future': '{event} ends on {end}, in the future. It was left out: register it as an event.',
  'doubt.import-event-twice': 'An event {event} that started on {start} already exists. This one was left out.',
  'doubt.import-event-namesake':
    'There is another event {event} that started on {start}, with other players. This one was imported as another group of it: check that they are not the same.',
  'doubt.import-event-late':
    '{event} ended on {end}, before the published list of {list}. It was left out: register the event and send its report; once accepted, it counts on the next list.',
  'doubt.import-key-twice':
    '{event}: two players of the report have the same number. The event was left out: correct the report.',
  'doubt.import-game-unclear':
    '{event}: the game {white} – {black} of round {round} is not between two of its players. The event was left out: correct the report.',
  'fault.players-not-a-season': '“{found}” is not a season and was left out. Write years, like 2016 or 2014-2016.',
  'fault.players-no-date': '“{found}” is not a date and was left out. Write YYYY-MM-DD or DD/MM/YYYY.',
  'fault.old-list-empty': 'The file is empty. It needs a row of headings and a row for each player.',
  'fault.old-list-no-headings':
    'There is no row of headings with a rating and an id, FIDE ID or name. The first row is: {found}',
  'fault.old-list-heading-twice': 'The column “{found}” repeats an earlier one, which counts. Remove one of the two.',
  'fault.old-list-row-no-player': 'This row names no player and was left out. Add an id, a FIDE ID or a name.',
  'fault.old-list-row-no-rating': 'This row has no rating and was left out. Add it, or remove the row.',
  'fault.old-list-not-a-number':
    '“{found}” is not a possible number here and was left out. Write a whole number, or nothing.',
  'fault.old-list-quote-open': 'The quotation mark that begins here is never closed. Close it, or remove it.',
  'fault.old-list-quote-stray':
    'Something follows the closing quotation mark: {found}. Double the quotation marks that belong to the text.',
  'doubt.import-series-unknown': 'There is no rating list “{series}”; its games were left out. Possible: {known}.',
  'doubt.import-games-differ':
    'Games of {year} ({series}): the registry has {own}, the row {theirs}. The registry was kept.',
  'doubt.import-games-late':
    'Games of {year} were left out: Escala has already computed a list of {series}, and the K of its lists would change. Correct an event instead, or import into a new federation.',
  'doubt.import-games-ahead': 'Games of {year} ({series}) were left out: the year has not started. Check the heading.',
  'fault.players-no-games': '“{found}” is not a number of games of {year} and was left out. Write a whole number.',
};
