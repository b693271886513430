/** Faults of documents: what is wrong and what to do. The place in the text is told beside them. */
export const messages = {
  'fault-place.player': 'player {player}',
  'fault-place.list': 'list of {list}',
  'fault-place.rating': 'list of {list}, player {player}',
  'fault-place.event': 'event {event}',
  'fault-place.game': 'event {event}, round {round}, {white} – {black}',
  'fault-place.pairing': 'round {round}, {white} – {black}',
  'fault-place.collective': 'game {game}',
  'fault-place.result': 'game {game}, player {player}',
  'fault-place.ranking': 'event {event}, player {player}',
  'fault-place.performance': 'event {event}, player {player}',
  'fault-place.ledger': 'ledger of player {player}',

  'fault.syntax-empty': 'The file is empty. A document starts with \'{\' and names its "format".',
  'fault.syntax-value-expected':
    'A value is expected here, but {at, select, end {the file ends} other {there is {found}}}. Write the value.',
  'fault.syntax-name-expected':
    'A field name in double quotes is expected here, but {at, select, end {the file ends} other {there is {found}}}.',
  'fault.syntax-colon-expected':
    'A colon is expected between a field name and its value, but {at, select, end {the file ends} other {there is {found}}}.',
  'fault.syntax-comma-expected':
    'A comma is expected before this, but {at, select, end {the file ends} other {there is {found}}}.',
  'fault.syntax-brace-expected':
    "An object is not closed: '}' is missing{at, select, end { at the end of the file; the file may have been cut off} other { before {found}}}.",
  'fault.syntax-bracket-expected':
    'A list is not closed: ] is missing{at, select, end { at the end of the file; the file may have been cut off} other { before {found}}}.',
  'fault.syntax-end-expected':
    'The document has ended, but {found} follows. A file holds one document: remove the rest.',
  'fault.syntax-trailing-comma': 'Nothing follows this comma: remove it.',
  'fault.syntax-comment': 'JSON has no comments: remove this one.',
  'fault.syntax-text-unclosed':
    'A text is not closed: the double quote at its end is missing. A text cannot run over several lines; write \\n instead.',
  'fault.syntax-number': '{found} is not a complete number.',
  'fault.syntax-symbol':
    '{found} is not a JSON value. Texts and names need double quotes; other values are numbers, true, false and null.',
  'fault.syntax-unicode': 'A \\u in this text is not followed by four hexadecimal digits.',
  'fault.syntax-escape': 'The character after the backslash in this text is not allowed. Write \\\\ for a backslash.',
  'fault.syntax-character':
    'This text contains a control character, such as a tab. Write it as an escape (\\t) or remove it.',
  'fault.syntax-broken': 'The file is not JSON.',

  'fault.too-deep':
    'Objects and lists are nested more than {most} deep. No Escala document is: this may be the wrong file.',
  'fault.repeated-name': 'The field {field} appears twice in the same object. Remove or rename one of them.',
  'fault.format-missing': 'The document does not say what it is. Add the field "format" with {known}.',
  'fault.format-unknown': 'The format {found} is not known. Known formats: {known}.',
  'fault.format-version':
    'The format {found} is another version; this program reads {known}. Convert the document, or use a program that reads it.',
  'fault.format-unexpected': 'The format of this document is {found}, but {expected} is expected here.',
  'fault.regulation-unknown': 'The regulation {found} is not known. Known regulations: {known}.',
  'fault.revision-unknown':
    'The regulation {regulation} has no revision {found}. It has {known}; without this field, the first one is used.',
  'fault.missing': 'The field {field} is missing here: add it.',
  'fault.unknown-field': 'The field {field} is not known here. Remove it, or use one of {known}.',
  'fault.unknown-field-nearest': 'The field {field} is not known here. Did you mean {nearest}?',
  'fault.field-elsewhere':
    'The field {field} belongs only in documents of {regulations}: remove it, or change the regulation.',
  'fault.wrong-type':
    "Expected {expected, select, text {a text in double quotes} number {a number} whole {a whole number} boolean {true or false} list {a list in [ ]} object {an object in '{ }'} other {a text or a number}}, but this is {found, select, text {a text} number {a number} huge {a number beyond all limits} boolean {true or false} null {null: leave the field out where nothing is known} list {a list} object {an object} other {something else}}.",
  'fault.not-allowed': '{found} is not allowed here. Allowed: {allowed}.',
  'fault.not-whole': '{found} is not a whole number; only whole numbers are allowed here.',
  'fault.too-small': '{found} is too small: the minimum here is {least}.',
  'fault.too-big': '{found} is too big: the maximum here is {most}.',
  'fault.not-half': '{found} is neither whole nor a half: correct it.',
  'fault.text-empty': 'This text is empty: it must have at least one character.',
  'fault.text-too-long': 'This text is too long: at most {most} characters are allowed.',
  'fault.control-character': 'The text {found} contains a control character or a broken one: remove it.',
  'fault.reserved-name': '{found} cannot be an id: choose another.',
  'fault.no-date': '{found} is not a date. Write an existing day as YYYY-MM-DD.',
  'fault.no-year': '{found} is not a year. Write four digits, from 1900 to 2999.',
  'fault.no-time': '{found} is not a time. Write hours and minutes, from 00:00 to 23:59.',
  'fault.too-many': 'There are more than {count} faults; the rest is not shown. Correct these first.',

  'fault.duplicate-player':
    'The player id {id} is already used at {first}. Give each player one entry with their own id.',
  'fault.duplicate-event': 'The event id {id} is already used at {first}. Give each event one entry with its own id.',
  'fault.duplicate-game': 'The game id {id} is already used at {first}. Give each game one entry with its own id.',
  'fault.duplicate-participant': 'The participant {id} is already listed at {first}: remove one of the two.',
  'fault.duplicate-team': 'The team id {id} is already used at {first}. Give each team one entry with its own id.',
  'fault.unknown-team': 'There is no team {id} in teams. Correct the id, or add the team.',
  'fault.two-matches-in-round':
    'Team {id} is already in round {round}, at {first}; a team plays one match per round. Correct the round or the team.',
  'fault.unknown-player': 'There is no player {id} in players. Correct the id, or add the player.',
  'fault.against-oneself': 'Player {id} plays against themselves: correct one of the two ids.',
  'fault.two-games-in-round':
    'Player {id} already has a game in round {round}, at {first}; only one is possible there. Correct the round or the player.',
  'fault.ends-before-start': 'The event ends on {end}, before it starts on {start}: correct one of the dates.',
  'fault.licence-ends-before-start':
    'The licence ends on {until}, before it begins on {from}: correct one of the dates.',
  'fault.lists-out-of-order':
    'The list of {date} comes after the later one of {latest}. Put the lists in order, the oldest first.',
  'fault.rating-list-unknown': 'The list {list} is not among ratingLists: add it there, or remove ratingFrom.',
  'fault.rating-not-of-list':
    'The list {list} says {listed}, the rating is {rating}: correct one of them, or remove ratingFrom.',
  'fault.lists-same-date': 'There are two lists of {date}: remove one or correct its date.',
  'fault.list-not-before':
    'The list of {date} is not before the list to produce, of {listDate}: remove it or correct a date.',
  'fault.standard-lists-of-standard': 'These are for rapid and blitz: remove standardLists, or correct the rhythm.',
  'fault.pool-not-before':
    'An earlier performance of {date} is not before the list to produce, of {listDate}: remove it or correct a date.',
  'fault.not-a-participant':
    'Player {id} plays here, but is not among the participants of the event. Add the player to participants, or leave participants out.',
  'fault.lost-by-both':
    '0-0 must say how it happened. Write "kind": "forfeit" if nobody came, or "kind": "played" if both lost a game that was played.',
  'fault.drawn-forfeit': 'A forfeit gives a whole point or nothing. Correct the result, or the kind.',
  'fault.match-of-two':
    'A match has two players, but {count, plural, =0 {nobody is named here} one {only # is named here} other {# are named here}}. Correct the players, or the type of the event.',
  'fault.no-thinking-time': 'Minutes and increment cannot both be 0: give the thinking time.',
  'fault.time-periods-form':
    '“{found}” cannot be read as periods. Write moves/minutes+seconds with a colon between them, as 40/90+30:30+30; the last period has no moves.',
  'fault.time-periods':
    'The periods {periods} come to {minutes, number} minutes and {increment, number} seconds a move, {moves, number} moves in the first: write these values in minutes, increment and moves.',
  'fault.points-over-games':
    '{points} points cannot come from {games, plural, one {# game} other {# games}}: correct one of the two.',
  'fault.place-or-score': 'This player has neither place nor score: give one of the two.',
  'fault.place-and-score': 'This player has both place and score: give only one of the two.',
  'fault.places-and-scores':
    'This player has {measure, select, place {a place} other {a score}}, but earlier players have {first, select, place {a place} other {a score}}. Use the same for everybody in one game.',
  'fault.player-twice': 'Player {id} already has a result here, at {first}: remove one of the two.',
  'fault.place-too-high':
    'Place {given} is not possible with {players, plural, one {# player} other {# players}}: correct it, or add the missing players.',
  'fault.game-and-bye': '{id} has both a bye and a game ({game}) in round {round}. Remove one of them.',
  'fault.game-and-absence':
    '{id} is absent from round {round} but also has a game in it ({game}). Remove one of them, or make the game a forfeit.',
  'fault.bye-twice': '{id} has the bye of round {round} twice, first at {first}: remove one of the two.',
  'fault.absence-twice': '{id} is absent from round {round} twice, first at {first}: remove one of the two.',
  'fault.withdrawal-twice': '{id} has already left at {first}: remove one of the two.',
  'fault.duplicate-number': 'The number {number} is already used at {first}. Give everyone a different number.',
  'fault.number-missing': 'This player has no number, while others have one. Number everybody, or nobody.',
  'fault.round-beyond': 'Round {round} is beyond the {rounds} rounds of the tournament. Correct it, or `rounds`.',
};
