/** Why something about Scrabble reports, lists and corrections is refused. */
export const messages = {
  'refusal.scrabble-no-series':
    'The federation has no Scrabble lists. An administrator has to add a series with frs-2012 first.',
  'refusal.scrabble-nothing-played':
    'The report has no games. Add the collective games or the Libere rounds that were played.',
  'refusal.scrabble-duplicate-game':
    'The id {id} belongs to another game of this event. Give each game an id of its own.',
  'refusal.scrabble-unknown-player':
    'There is no player {id}. Check the id, or register the player, pair or team first.',
  'refusal.scrabble-player-twice': 'Player {id} already has a result here, at {first}. Remove one of the two.',
  'refusal.scrabble-place-too-high':
    'Place {given} does not exist among {players, plural, one {# player} other {# players}}. Correct it, or add the missing players.',
  'refusal.scrabble-place-or-score': 'This player has neither place nor score. Give one of the two.',
  'refusal.scrabble-place-and-score': 'This player has both a place and a score. Give only one of the two.',
  'refusal.scrabble-places-and-scores':
    'This player has {measure, select, place {a place} other {a score}}, while others in this game have {first, select, place {a place} other {a score}}. Give the same for everyone in a game.',
  'refusal.scrabble-against-oneself': 'Player {id} plays against themselves. Correct one of the two ids.',
  'refusal.scrabble-two-games-in-round':
    'Player {id} already has a game in round {round}, at {first}. Correct the round or the player.',
  'refusal.scrabble-too-many': 'There are more than {count} faults; the rest is not shown. Correct these first.',
  'refusal.scrabble-value-wrong': 'This value is not possible here. Check its spelling.',
  'refusal.scrabble-date-to-come':
    '{date} is in the future: today is {today}. Correct the date, or report the game after it has been played.',
  'refusal.scrabble-class-not-rated':
    'The federation has no list for {class, select, seniors {seniors} youth {youth} pairs {pairs} teams {teams} other {{class}}}. Correct the class, or have a series added for it.',
  'refusal.scrabble-places-uneven':
    'Game {game}: player {player} has place {place}, but the next place would be {expected}. Correct the places; if the official ranking is like this, send the report with “places” in “evenIf”.',
  'refusal.scrabble-places-missing':
    'The Libere {event} of {date} has no final ranking. Before 2011 start ratings come from rankings: add the places, or mark it as not rated.',
  'refusal.scrabble-player-unranked':
    'In the Libere {event} of {date} player {player} has games but no place in the final ranking, which is needed before 2011. Add the place.',
  'refusal.scrabble-place-impossible':
    'Game {game} of {date}: place {place} of player {player} does not exist among {players, plural, one {# player} other {# players}}. Correct the place, or add the missing players.',
  'refusal.scrabble-report-exists': 'The event {event} already exists ({name}). Edit its report, or use another id.',
  'refusal.scrabble-club-unknown': 'There is no club {club}. Register it first, or check its id.',
  'refusal.scrabble-report-unknown': 'There is no Scrabble event {event}. Check its id against the list of events.',
  'refusal.scrabble-report-state':
    'This cannot be done with the report of {event}. {state, select, submitted {It is waiting for a decision} accepted {It is already accepted} refused {It was refused} annulled {It was annulled} other {Its state is {state}}}; it would have to be: {wanted}.',
  'refusal.scrabble-never-counted':
    'Event {event} was annulled before it was rated, so there is nothing to reinstate. Send its report again under another id.',
  'refusal.scrabble-annul-by-correction':
    'Event {event} is already rated. Annul it with a correction: its preview shows which lists change.',
  'refusal.scrabble-annul-event': 'Without this game nothing is left of event {event}. Annul the whole event instead.',
  'refusal.scrabble-game-unknown': 'Event {event} has no game {game}. Check the id in its report.',
  'refusal.scrabble-result-unknown':
    'In round {round} of {game} (event {event}) {a} did not play against {b} in this order. Check it in the report.',
  'refusal.scrabble-not-in-event': 'Player {player} has no results in event {event}. Check the player in its report.',
  'refusal.scrabble-on-record': 'The report of event {event} already says so: there is nothing to correct.',
  'refusal.scrabble-twice-by-merge':
    'Since players were merged, {player} plays twice in game {game} of event {event}. Undo the merge; if they are the same person, correct who played there and merge them again.',
};
