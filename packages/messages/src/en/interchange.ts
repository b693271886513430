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
    'A value should stand here, but {at, select, end {the file ends} other {there is {found}}}. Write the value.',
  'fault.syntax-name-expected':
    'The name of a field in double quotes should stand here, but {at, select, end {the file ends} other {there is {found}}}.',
  'fault.syntax-colon-expected':
    'A colon should stand between the name of a field and its value, but {at, select, end {the file ends} other {there is {found}}}.',
  'fault.syntax-comma-expected':
    'A comma should separate this from what comes before, but {at, select, end {the file ends} other {there is {found}}}.',
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
  'fault.syntax-number': '{found} is no complete number.',
  'fault.syntax-symbol':
    '{found} is no JSON value. Texts and names stand in double quotes; besides numbers there are only true, false and null.',
  'fault.syntax-unicode': 'A \\u in this text is not followed by four hexadecimal digits.',
  'fault.syntax-escape':
    'After a backslash in this text comes a character that cannot stand there. A backslash itself is written \\\\.',
  'fault.syntax-character':
    'This text holds a control character, such as a tab. Write it as an escape (\\t) or remove it.',
  'fault.syntax-broken': 'The file is not JSON.',

  'fault.too-deep':
    'Objects and lists are nested more than {most} deep. No document of ours is: this may be another file.',
  'fault.repeated-name':
    'The field {field} stands twice in one object, and only one can count: remove or rename the other.',
  'fault.format-missing': 'The document does not say what it is. Add the field "format" with {known}.',
  'fault.format-unknown': 'The format {found} is not known. Known are {known}.',
  'fault.format-version':
    'The format {found} is of another version than {known}, the one that can be read. Convert the document or use a program that knows it.',
  'fault.format-unexpected': 'This document is of format {found}; expected here is {expected}.',
  'fault.regulation-unknown': 'The regulation {found} is not known. Known are {known}.',
  'fault.revision-unknown':
    'The regulation {regulation} has no revision {found}. It has {known}; without the field the first one counts.',
  'fault.missing': 'The field {field} is missing here: add it.',
  'fault.unknown-field': 'The field {field} is not known here. Remove it, or use one of {known}.',
  'fault.unknown-field-nearest': 'The field {field} is not known here. Did you mean {nearest}?',
  'fault.field-elsewhere':
    'The field {field} belongs only in documents of {regulations}: remove it, or change the regulation.',
  'fault.wrong-type':
    "Expected is {expected, select, text {a text in double quotes} number {a number} whole {a whole number} boolean {true or false} list {a list in [ ]} object {an object in '{ }'} other {a text or a number}}, but this is {found, select, text {a text} number {a number} huge {a number beyond all limits} boolean {true or false} null {null: leave the field out where nothing is known} list {a list} object {an object} other {something else}}.",
  'fault.not-allowed': '{found} is not allowed here. Allowed: {allowed}.',
  'fault.not-whole': '{found} is no whole number: only whole numbers are allowed here.',
  'fault.too-small': '{found} is too small: the least allowed here is {least}.',
  'fault.too-big': '{found} is too big: the most allowed here is {most}.',
  'fault.not-half': '{found} is neither a whole number nor a half: correct it.',
  'fault.text-empty': 'This text is empty: it must have at least one character.',
  'fault.text-too-long': 'This text is too long: at most {most} characters are allowed.',
  'fault.control-character': 'The text {found} holds a control character or a broken one: remove it.',
  'fault.reserved-name': '{found} cannot be an id: choose another.',
  'fault.no-date': '{found} is no calendar date. Write an existing day as YYYY-MM-DD.',
  'fault.no-year': '{found} is no year. Write four digits, from 1900 to 2999.',
  'fault.no-time': '{found} is no time of day. Write hours and minutes, from 00:00 to 23:59.',
  'fault.too-many': 'There are more than {count} faults; the rest is not shown. Correct these first.',

  'fault.duplicate-player':
    'The player id {id} was given before, at {first}. Each player stands once, with an id of their own.',
  'fault.duplicate-event':
    'The event id {id} was given before, at {first}. Each event stands once, with an id of its own.',
  'fault.duplicate-game':
    'The game id {id} was given before, at {first}. Each game stands once, with an id of its own.',
  'fault.duplicate-participant': 'The participant {id} was named before, at {first}: remove one of the two.',
  'fault.unknown-player': 'There is no player {id} in players. Correct the id, or add the player.',
  'fault.against-oneself': 'Player {id} plays against themselves: correct one of the two ids.',
  'fault.two-games-in-round':
    'Player {id} already has a game in round {round}, at {first}; only one is possible there. Correct the round or the player.',
  'fault.ends-before-start': 'The event ends on {end}, before it starts on {start}: correct one of the dates.',
  'fault.licence-ends-before-start':
    'The licence ends on {until}, before it begins on {from}: correct one of the dates.',
  'fault.lists-out-of-order':
    'The list of {date} stands after the later one of {latest}. Put the lists in order, the oldest first.',
  'fault.lists-same-date': 'There are two lists of {date}: remove one or correct its date.',
  'fault.list-not-before':
    'The list of {date} is not before the list to produce, of {listDate}: remove it or correct a date.',
  'fault.not-a-participant':
    'Player {id} plays here, but is not among the participants of the event. Add the player to participants, or leave participants out.',
  'fault.played-double-forfeit':
    'A played game cannot end 0-0. Write "kind": "forfeit" if nobody came, or correct the result.',
  'fault.drawn-forfeit': 'A forfeit cannot be a draw. Correct the result, or the kind.',
  'fault.match-of-two':
    'A match has two players, but {count, plural, =0 {nobody is named here} one {only # is named here} other {# are named here}}. Correct the players, or the type of the event.',
  'fault.no-thinking-time': 'Minutes and increment cannot both be 0: give the thinking time.',
  'fault.points-over-games':
    '{points} points cannot come from {games, plural, one {# game} other {# games}}: correct one of the two.',
  'fault.place-or-score': 'This player has neither place nor score: give one of the two.',
  'fault.place-and-score': 'This player has both place and score: give only one of the two.',
  'fault.places-and-scores':
    'Here stands {measure, select, place {a place} other {a score}}, while players before have {first, select, place {a place} other {a score}}. Give the same for everybody of one game.',
  'fault.player-twice': 'Player {id} already has a result here, at {first}: remove one of the two.',
  'fault.place-too-high':
    'Place {given} is not possible with {players, plural, one {# player} other {# players}}: correct it, or add who is missing.',
  'fault.game-and-bye': '{id} has a bye in round {round} and a game as well ({game}). Take one of them out.',
  'fault.game-and-absence':
    '{id} is absent from round {round} and has a game in it as well ({game}). Take one of them out, or make the game a forfeit.',
  'fault.bye-twice': '{id} has the bye of round {round} twice, first at {first}: remove one of the two.',
  'fault.absence-twice': '{id} is absent from round {round} twice, first at {first}: remove one of the two.',
  'fault.withdrawal-twice': '{id} has left before, at {first}: remove one of the two.',
  'fault.duplicate-number': 'The number {number} was given before, at {first}. Give each player a number of their own.',
  'fault.number-missing': 'This player has no number, while others have. Number everybody, or nobody.',
  'fault.round-beyond': 'Round {round} is beyond the {rounds} rounds of the tournament. Correct it, or `rounds`.',
};
