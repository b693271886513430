/** fide-titles-2024 in words: `holds` says whether a condition is met. */
export const messages = {
  'finding.fide-titles-2024.registered':
    '{holds, select, yes {Registered {days} days before the start; {needed} are enough.} no {Registered {days} days before the start; norms need {needed}.} other {It is not known when the event was registered with FIDE: add `registeredOn` and `start`.}}',
  'finding.fide-titles-2024.hours':
    '{holds, select, yes {Play a day: {hours} hours at most; {most} are allowed.} no {Play a day: up to {hours} hours; norms allow {most}.} other {The hours of play a day cannot be told without the days of the rounds (`roundDates`) and the time control (`timeControl`).}}',
  'finding.fide-titles-2024.minutes':
    '{holds, select, yes {{minutes} minutes for 60 moves; {needed} are enough.} no {{minutes} minutes for 60 moves; norms need {needed}.} other {The time control is not known: add `timeControl`. Norms need {needed} minutes for 60 moves.}}',
  'finding.fide-titles-2024.rounds-a-day':
    '{holds, select, yes {At most {rounds, plural, one {one round} other {# rounds}} a day; {most} are allowed.} no {Up to {rounds} rounds a day; norms allow {most}.} other {The days of the rounds are not known: add `roundDates`. Norms allow {most} rounds a day.}}',
  'finding.fide-titles-2024.round-out':
    '{why, select, later {Round {round} is ignored: games at the end need not count.} win {Round {round} is ignored: a win need not count.} stranger {Round {round} is left out: the opponent’s federation is no member of FIDE.} nothing {Round {round} is left out: the opponent is unrated and got nothing against rated players.} other {Round {round} is left out: no game was played.}}',
  'finding.fide-titles-2024.forfeit-as-loss': 'The forfeit win of round {round} counts as a lost game.',
  'finding.fide-titles-2024.raised': 'The lowest-rated opponent (round {round}) counts as {floor} instead of {rating}.',
  'finding.fide-titles-2024.list-of-start':
    '{holds, select, yes {Ratings and titles are those of the start ({days} days).} other {Ratings and titles of the start count. An event of more than {most} days uses the list of each game’s day, but the document tells no later lists (`laterRatings`): check them.}}',
  'finding.fide-titles-2024.list-of-day':
    'The event lasts {days} days, more than {most}: each game counts with the rating and title of its day.',
  'finding.fide-titles-2024.arbiter':
    '{holds, select, yes {The chief arbiter has one of the titles {titles}.} no {The chief arbiter has none of the titles {titles}.} other {The title of the chief arbiter is not known: add `arbiterTitle` ({titles}).}}',
  'finding.fide-titles-2024.system':
    '{holds, select, yes {The system of play is one that gives norms.} other {The system of play ({system}) gives norms only if FIDE has approved it.}}',
  'finding.fide-titles-2024.double-players':
    '{holds, select, yes {Players: {players}; a double round robin needs {needed}.} other {Players: {players}; for norms a double round robin needs at least {needed}.}}',
  'finding.fide-titles-2024.event-over':
    'The event has not finished: in a round robin every game counts. Games so far: {games} of {rounds}.',
  'finding.fide-titles-2024.games':
    '{holds, select, yes {Games that count: {games}; {fewest} are enough.} other {Games that count: {games}; a norm needs {fewest}.}}',
  'finding.fide-titles-2024.games-as-nine':
    'Games that count: {games}. They count as nine, because the other round was a forfeit win or a bye by the pairing.',
  'finding.fide-titles-2024.federations':
    '{holds, select, yes {Foreign federations among the opponents: {federations}; {needed} are enough.} no {Foreign federations among the opponents: {federations}; {needed} are needed.} other {Foreign federations among the opponents: {federations} are certain; {needed} are needed. Add the federations that are missing.}}',
  'finding.fide-titles-2024.one-federation':
    '{holds, select, yes {Opponents of the player’s own federation: {own}, of any one: {most}; {ownMost} and {anyMost} are allowed.} no {Opponents of the player’s own federation: {own}, of any one: {most} ({federation}); at most {ownMost} and {anyMost} are allowed.} other {Opponents of the player’s own federation: {own}, of any one: {most}, as far as known; at most {ownMost} and {anyMost} are allowed. Add the federations that are missing.}}',
  'finding.fide-titles-2024.exempt': 'The federations of the opponents do not matter in this event.',
  'finding.fide-titles-2024.titled':
    '{holds, select, yes {Opponents with a title: {titled}; {needed} are enough.} other {Opponents with a title: {titled}; {needed} are needed, not counting CM and WCM.}}',
  'finding.fide-titles-2024.required':
    '{holds, select, yes {Opponents with {titles}: {found}; {needed} are enough.} other {Opponents with {titles}: {found}; {needed} are needed.}}',
  'finding.fide-titles-2024.average':
    '{holds, select, yes {Average of the opponents: {ra}; {needed} is enough.} other {Average of the opponents: {ra}; at least {needed} is needed, whatever the score.}}',
  'finding.fide-titles-2024.percent':
    '{holds, select, yes {{score, number, points} of {games} is at least {percent}%.} other {{score, number, points} of {games} is less than {percent}%.}}',
  'finding.fide-titles-2024.performance':
    '{holds, select, yes {Performance {rp}: {score, number, points} of {games} against {ra} on average; {wanted} is enough, which takes {needed, number, points} points.} other {Performance {rp}: {score, number, points} of {games} against {ra} on average; {wanted} is needed.{can, select, yes { That takes {needed, number, points} points.} other {}}}}',
  'finding.fide-titles-2024.application-games':
    '{holds, select, yes {Games credited in {norms} norms: {games}; {needed} are enough.} other {Games credited in {norms} norms: {games}; the title needs {needed}.}}',
  'finding.fide-titles-2024.application-rating':
    '{holds, select, yes {Highest rating: {rating}; {needed} is enough.{interim, select, yes { It was reached between two lists: FIDE confirms it.} other {}}} no {Highest rating: {rating}; the title needs {needed} at any time.} other {No rating is known; the title needs {needed} at any time.}}',
  'finding.fide-titles-2024.application-federations':
    '{holds, select, yes {Norms that needed no exemption for federations: {free}; one is enough.} other {All norms needed an exemption for federations; one without is needed.}}',
  'finding.fide-titles-2024.application-nine':
    '{holds, select, yes {Norms of eight games that count as nine: {count}; one is allowed.} other {Norms of eight games that count as nine: {count}; only one is allowed.}}',
  'finding.fide-titles-2024.application-days':
    '{holds, select, yes {One norm is from an event with one round a day on {needed} days.} no {No norm is from an event with one round a day on {needed} days.} other {The days of the rounds are not known for every norm; one has to be from an event with one round a day on {needed} days.}}',
  'finding.fide-titles-2024.application-event':
    '{holds, select, yes {One norm is from a large open event or a championship that counts as one.} no {No norm is from a large open event or a championship that counts as one.} other {It is not known whether one norm is from a large open event or a championship that counts as one.}}',
  'finding.fide-titles-2024.rating-title':
    '{holds, select, yes {{title}: {rating} on {on}; {needed} is enough.{interim, select, yes { It was reached between two lists: FIDE confirms it.} other {}}} other {{title}: {rating} on {on}; {needed} is needed.}}',
  'finding.fide-titles-2024.rated-games':
    '{holds, select, yes {Rated games by then: {games}; {needed} are enough.} no {Rated games by then: {games}; {needed} are needed.} other {The rated games by then are not known; {needed} are needed.}}',
  'finding.fide-titles-2024.direct-rating':
    '{holds, select, yes {{title} by place: highest rating {rating}; {needed} is enough.} no {{title} by place: highest rating {rating}; the title is conditional until {needed} is reached.} other {{title} by place: no rating of {needed} is known; the title is conditional until it is reached.}}',
  'finding.fide-titles-2024.direct-size':
    '{holds, select, yes {The championship had {players} players and {rounds} rounds; {fewest} and {least} are enough.} no {The championship had {players} players and {rounds} rounds; {fewest} and {least} are needed.} other {Players and rounds of the championship are not known; {fewest} and {least} are needed.}}',
  'finding.fide-titles-2024.missing-federation':
    'The federation is missing: add it to the player. Without it the mix of opponents cannot be checked.',
  'finding.fide-titles-2024.missing-sex':
    'The sex is missing: add it to the player. Until then WGM and WIM norms are not checked.',
  'finding.fide-titles-2024.missing-host':
    'The federation that registers the event is missing: add `federation` to the event. Without it no exemption for federations is given.',
  'finding.fide-titles-2024.missing-start':
    'The first day of the event is missing: add `start` to the event. Without it titles by rating are not checked.',
  'finding.fide-titles-2024.direct-women':
    '{holds, select, yes {{title} is a title for women, and the player is one.} no {{title} is a title only for women.} other {{title} is a title for women; it is not known whether the player is one.}}',
  'working.fide-titles-2024.chance-made': 'Already made: no result can change it.',
  'working.fide-titles-2024.chance-gone': 'Out of reach: no result can make it now.',
  'working.fide-titles-2024.chance-score':
    '{score, number, points} from {games, plural, one {the last round} other {# rounds}} makes the norm.',
  'working.fide-titles-2024.chance-against':
    '{score, number, points} from {games, plural, one {one round} other {# rounds}} makes the norm if the opponents not known yet ({unknown}) are as follows: {list}.',
  'working.fide-titles-2024.chance-average': 'average at least {average}',
  'working.fide-titles-2024.chance-any-average': 'any rating',
  'working.fide-titles-2024.chance-titled': '{count} with a title',
  'working.fide-titles-2024.chance-required': '{count} with {titles}',
  'working.fide-titles-2024.chance-federations':
    '{count, plural, one {one more foreign federation} other {# more foreign federations}}',
  'working.fide-titles-2024.chance-own': 'at most {count} of the player’s own federation',
  'working.fide-titles-2024.chance-limit': 'at most {count} of {federation}',
  'working.fide-titles-2024.chance-any': 'at most {count} of any one federation',
  'working.fide-titles-2024.chance-dropped': 'Without round {round}, which need not count.',
  'working.fide-titles-2024.chance-wins': 'Wins that need not count are part of it: {count}.',
};
