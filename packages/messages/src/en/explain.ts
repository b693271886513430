export const messages = {
  'explain.list':
    '{rhythm, select, standard {Standard list} rapid {Rapid list} blitz {Blitz list} other {List}} of {date} · {regulation}, revision {revision}',

  'explain.status.rated': 'Rating {rating}, before {previous}.',
  'explain.status.new': 'New on the list with {rating}.',
  'explain.status.reassigned': 'A new first rating: {rating}, before {previous}.',
  'explain.status.unrated': 'No rating: the document does not give enough for one.',
  'explain.status.pending':
    'Not on the list yet: {poolGames, plural, one {# game} other {# games}} in the pool, which would give {poolRating}.',
  'explain.status.lapsed':
    'Not on the list: no licence on its day. The rating {rating} is kept until the player returns.',
  'explain.status.inactive': 'Rating {rating}, before {previous}; inactive.',
  'explain.status.delisted': 'Leaves the list; the rating was {previous}.',
  'explain.status-below-floor':
    'Not on the list: starting from the standard rating {seed}, the rating falls below the floor.',
  'explain.not-listed': 'Not on the list: the player has no rating in this document.',

  'explain.no-games': 'No game was rated in this period: the rating stays as it was.',
  'explain.sum':
    '{games, plural, one {The one rated game changes} other {The # rated games change}} the rating by {sum}.',
  'explain.sum-of-terms': 'The changes of the {games} rated games add up: {terms} = {sum}.',
  'explain.rounded': 'Rounded to the nearest whole number, one half upwards: {rounded}.',
  'explain.rounded-away': 'Rounded to the nearest whole number, one half away from zero: {rounded}.',
  'explain.lifted': '{base} {addend} = {would}. Raised by {lift}: {rating}.',
  'explain.new-rating': '{base} {addend} = {rating}.',
  'explain.at-floor': '{base} {addend} = {would} is below the floor: the rating is {rating}.',
  'explain.under-floor': '{base} {addend} = {would} is below the floor: no rating is published.',
  'explain.sum-disagrees': 'Warning: the list shows a change of {change}, but the games add up to {sum}.',
  'explain.rating-disagrees': 'Warning: {base} {addend} = {would}, but the list shows {rating}.',

  'explain.event-dates': '{start} to {end}',
  'explain.game':
    'Round {round}{dated, select, yes { ({date})} other {}}{side, select, white {, White} black {, Black} other {}} against {opponent}: {kind, select, forfeit {{score, select, win {won by forfeit} other {lost by forfeit}}} adjudicated {{score, select, win {won} draw {drawn} other {lost}}, adjudicated without a move} other {{score, select, win {won} draw {drawn} other {lost}}}}.',
  'explain.opponent-performance':
    '{opponent} has no rating and counts with the performance of this event, {performance}: {points, number, points} {games, plural, one {of 1 point} other {of # points}} against rated opponents, {average} on average.',
  'explain.expected':
    '{relation, select, above {{own} against {opponentRating}, {difference} higher} below {{own} against {opponentRating}, {difference} lower} other {{own} against {opponentRating}, equal}}{counts, select, less {, which counts as {counted}} whole {, which counts in full} other {}}: expected score {expected}.',
  'explain.expected-forfeit': 'A forfeit counts as a game against one’s own rating, {own}: expected score {expected}.',
  'explain.change': 'K {k} × ({score, number, points} - {expected}) = {change}.',
  'explain.unrated-game':
    'Round {round}{side, select, white {, White} black {, Black} other {}} against {opponent}: {result}{kind, select, forfeit { by forfeit} adjudicated {, adjudicated without a move} other {}}{reason, select, performance {} finding {; not rated: see above} disregarded {; not rated: the opponent had no rating, and the performance does not count} opponent {; not rated: the opponent had no rating} period {; it belongs to another list} other {; not rated}}.',
  'explain.no-rating-to-change': 'No change is computed from these games: in this event the player had no rating.',
  'explain.own-performance':
    'Without a rating in this event: {points, number, points} {games, plural, one {of 1 point} other {of # points}} against rated opponents, {average} on average. Performance {performance}{counted, select, no {, which does not count} yes {, which counts} other {}}.',

  'explain.general': 'General rating {displayed} (exactly {rating}), the mean over the five collective types.',
  'explain.no-general':
    '{types, plural, =0 {No rating in any type of play.} other {No general rating: not active in any collective type.}}',
  'explain.type-status':
    '{displayed}, {status, select, active {active} provisional {provisional} inactive {inactive} other {{status}}}',
  'explain.collective-game':
    '{date}, {game}: place {place} of {players}, value of the game {value}: {points} points, weight {weight}.',
  'explain.libere-game':
    '{date}, {event}, round {round} against {opponent}: {score, select, win {won} draw {tied} other {lost}}. {own} against {opponentRating}{capped, select, yes {, counted as {value}} other {}}: {value} {addend} = {points} points, weight {weight}.',
  'explain.weighted-mean': 'Weighted mean: {weightedPoints} / {weights} = {rating}, shown as {displayed}.',
  'explain.mean-disagrees': 'Warning: these games do not give the rating shown.',

  'explain.decisions': 'Decisions where the regulation is silent',
};
