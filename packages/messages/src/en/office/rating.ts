/** Lists, their publication and what is corrected afterwards. */
export const messages = {
  'refusal.series-unknown': 'There is no series of lists “{series}”. Take one of those that the federation publishes.',
  'refusal.list-unknown': 'The series “{series}” has no list of {date}. Ask for the dates of its lists.',
  'refusal.no-list-yet': 'The series “{series}” has no list yet. Come back once its first one is published.',
  'refusal.list-day-wrong': 'By the regulation no list comes out on {date}. The next one is that of {next}.',
  'refusal.list-published':
    'The list of {date} is out already and stays as it is. The next one is that of {next}; a mistake is put right by a correction.',
  'refusal.list-out-of-order': 'Lists come out one after the other: before {date} it is the turn of {next}.',
  'refusal.list-too-early': 'The list of {date} can be published from that day on; today is {today}.',
  'refusal.sister-list-first':
    'First ratings are taken over from the list “{series}” of {date}. Publish that one first.',
  'refusal.report-undecided':
    'The report of “{name}” ({event}), which ended on {end}, waits for a decision. Accept or refuse it, or name it among those that are left out.',
  'refusal.lists-settled': 'The revised lists are what the record says. There is nothing to revise.',
  'refusal.lists-unsettled':
    'Since the lists were settled last, {acts, plural, one {one act} other {# acts}} of the registry (the latest: {act}) moved published lists. Revise the lists first, so that each difference keeps its own cause.',
  'refusal.no-list-due': 'Up to {upTo} no list is due; the next one is that of {next}.',
  'refusal.player-not-on-list': 'Player {player} is not on the list “{series}” of {date}.',
  'refusal.event-annulled':
    'Event {event} was annulled and counts no more. Where the annulment was wrong, reinstate the event first.',
  'refusal.event-never-counted':
    'Event {event} was annulled before it counted for any list, so that there is nothing to reinstate. Register it anew.',
  'refusal.event-twice-by-merge':
    'Player {player} would stand twice in event {event}: two of its participants turned out to be one person while it was annulled. Undo that merge first.',
  'refusal.game-unknown':
    'Event {event} has no game of round {round} between {white} (White) and {black} (Black). Check round and colours.',
  'refusal.result-on-record': '{result} is the result on record; nothing would change.',
  'refusal.player-not-in-event': 'Player {player} did not take part in event {event}.',
  'refusal.player-in-event':
    'Player {player} took part in event {event} as well: the games of two people cannot become those of one.',
  'refusal.dates-reversed': 'The event would end on {end}, before it starts on {start}.',
  'refusal.round-outside-dates':
    'Round {round} would be on {date}, outside the event ({start} to {end}). Say on which day it was played, or check the dates of the event.',
  'refusal.event-counts-already': 'Event {event} is rated already.',
  'refusal.event-not-accepted': 'Event {event} has not been accepted for rating; change its report instead.',
  'refusal.preview-outdated':
    'The record of event {event} has moved since the preview; the effect is another one. Look at the new preview and confirm that.',
  'refusal.correction-unknown': 'There is no correction {correction}.',
  'refusal.list-file-unknown':
    'There is no file {file} of a list. Files are named by the date of the list, or latest, with one of these endings: {kinds}.',
  'refusal.series-of-scrabble':
    'The series “{series}” is one of Scrabble: this question is about games between two players. Ask for its list instead.',
  'refusal.change-of-other-play':
    'Event {event} was played otherwise: a correction of this kind ({kind}) does not fit it. Choose the correction from its own page.',
};
