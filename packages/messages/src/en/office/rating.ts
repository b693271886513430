/** Lists, their publication and what is corrected afterwards. */
export const messages = {
  'refusal.series-unknown': 'There is no series of lists “{series}”. Use one that the federation publishes.',
  'refusal.list-unknown': 'The series “{series}” has no list of {date}. Check the dates of its lists.',
  'refusal.no-list-yet': 'The series “{series}” has no list yet.',
  'refusal.list-day-wrong': 'By the regulation no list is published on {date}. The next one is {next}.',
  'refusal.list-published':
    'The list of {date} is already published. The next one is {next}; fix errors with a correction.',
  'refusal.list-out-of-order': 'Lists are published in order: {next} comes before {date}.',
  'refusal.list-too-early': 'The list of {date} can be published from that day; today is {today}.',
  'refusal.sister-list-first': 'First ratings come from the list “{series}” of {date}. Publish that one first.',
  'refusal.report-undecided':
    'The report of “{name}” ({event}), which ended on {end}, is waiting for a decision. Accept or refuse it, or leave it out.',
  'refusal.lists-settled': 'The revised lists are up to date.',
  'refusal.lists-unsettled':
    '{acts, plural, one {One change} other {# changes}} in the registry (the latest: {act}) affect published lists. Update the revised lists first, so that each difference keeps its own cause.',
  'refusal.no-list-due': 'No list is due up to {upTo}; the next one is {next}.',
  'refusal.player-not-on-list': 'Player {player} is not on the list “{series}” of {date}.',
  'refusal.event-annulled':
    'Event {event} was annulled and is no longer rated. If the annulment was wrong, reinstate the event first.',
  'refusal.event-never-counted':
    'Event {event} was annulled before it was rated, so there is nothing to reinstate. Register it again.',
  'refusal.event-twice-by-merge':
    'Player {player} would be in event {event} twice: two of its players were merged while it was annulled. Undo that merge first.',
  'refusal.game-unknown':
    'Event {event} has no game of round {round} between {white} (White) and {black} (Black). Check round and colours.',
  'refusal.result-on-record': '{result} is already the result; nothing would change.',
  'refusal.player-not-in-event': 'Player {player} did not take part in event {event}.',
  'refusal.player-in-event':
    'Player {player} also took part in event {event}: the games of two people cannot become those of one.',
  'refusal.dates-reversed': 'The event would end on {end}, before it starts on {start}.',
  'refusal.round-outside-dates':
    'Round {round} would be on {date}, outside the event ({start} to {end}). Say on which day it was played, or check the dates of the event.',
  'refusal.event-counts-already': 'Event {event} is already rated.',
  'refusal.event-not-accepted': 'Event {event} has not been accepted; change its report instead.',
  'refusal.preview-outdated':
    'Event {event} has changed since the preview, and the effect is different. Check the new preview and confirm it.',
  'refusal.correction-unknown': 'There is no correction {correction}.',
  'refusal.list-file-unknown':
    'There is no file {file} of a list. Files are named by the date of the list, or latest, with one of these endings: {kinds}.',
  'refusal.series-of-scrabble':
    '“{series}” is a Scrabble series: this question is about games between two players. Ask for its list instead.',
  'refusal.change-of-other-play':
    'This kind of correction ({kind}) does not fit event {event}. Choose the correction from its own page.',
};
