/** The health of the scale. */
export const messages = {
  'web.health.about':
    'Ratings are healthy when a number means the same everywhere and at any time: players score what their ratings predict, and the same strength keeps the same rating from year to year. FIDE asks federations to watch this in article',
  'web.health.none': 'Nothing to show yet: no list has been published.',
  'web.health.scrabble':
    'In most Scrabble games everyone plays the same letters, so there are no scores of one player against another to compare with the ratings; what can be watched is how many people play.',
  'web.health.seen':
    'From {lists, plural, one {one list} other {# lists}} and {games, plural, one {one game} other {# games}}, as of today.',
  'web.health.scores': 'Do players score what their ratings predict?',
  'web.health.scores-about':
    'The blue line is the expected score, the shaded bar the range of chance, the dot the actual score. Forfeits are left out; groups of fewer than 30 games are only in the tables.',
  'web.health.by-rating': 'By own rating',
  'web.health.by-difference': 'Higher-rated player, by difference',
  'web.health.by-age': 'By age',
  'web.health.by-list': 'Higher-rated player, by list',
  'web.health.rating': 'Rating',
  'web.health.difference': 'Rating difference',
  'web.health.age': 'Age',
  'web.health.expected': 'Expected',
  'web.health.scored': 'Actual',
  'web.health.over': 'Difference per 100 games',
  'web.health.figures': 'Figures: {what}',
  'web.health.healthy-rating':
    'Healthy: every dot on its bar. Dots above it on the left and below it on the right mean that ratings are too spread out: high ratings are worth less than they say.',
  'web.health.healthy-difference':
    'Healthy: the dots follow the line. Dots below it mean that favourites win less than expected: differences are too large.',
  'web.health.healthy-age':
    'Healthy: every dot on its bar. Dots above it for the young mean that juniors are stronger than their ratings and take points from the others.',
  'web.health.healthy-list':
    'Healthy: the two lines stay together. Actual below expected for years means that ratings are too far apart.',
  'web.health.drift': 'Do ratings drift?',
  'web.health.drift-about': 'Counted: players on the list with a rating who are not marked inactive.',
  'web.health.mean': 'Average of active players',
  'web.health.quantile-10': '10% are lower',
  'web.health.quantile-50': 'half are lower',
  'web.health.quantile-90': '10% are higher',
  'web.health.healthy-mean':
    'Healthy: lines that are nearly level. An average that falls while nobody plays worse is deflation; one that rises, inflation. New players move it too, so see the next chart as well.',
  'web.health.cohorts': 'The same players over time',
  'web.health.cohort': 'Since {date} ({players, plural, one {one player} other {# players}})',
  'web.health.at-first': 'First',
  'web.health.today': 'Today',
  'web.health.healthy-cohorts':
    'Healthy: lines that are nearly level, and never all falling or all rising. Nobody joins or leaves these groups, so only points that appear or vanish move them.',
  'web.health.newcomers': 'New players: first rating and later',
  'web.health.lists-later': 'Lists later',
  'web.health.gain': 'Gain since the first rating',
  'web.health.healthy-newcomers':
    'Healthy: near zero, or rising gently as beginners learn. A steep rise means that first ratings are too low, a fall that they are too high.',
  'web.health.size': 'How much is played',
  'web.health.players-by-list': 'Players by list',
  'web.health.games-by-list': 'Games by list',
  'web.health.of-them-new': 'new',
  'web.health.healthy-players':
    'Active players on each list. A sudden jump means new licences or rules rather than a change of strength.',
  'web.health.healthy-games': 'Rated games of each list. Few games move few ratings: quiet months say little.',
  'web.health.say.size':
    'On the list of {date} there {players, plural, one {is one active player} other {are # active players}} with a rating, who played {games, plural, one {one rated game} other {# rated games}} in the last twelve months.',
  'web.health.say.middle':
    'Half of them are rated {median} or less; one in ten is rated {low} or less, and one in ten above {high}.',
  'web.health.say.steady':
    'Ratings hold their value: the {players, plural, one {one player} other {# players}} on every list since {date} gain or lose less than two points a year on average.',
  'web.health.say.rising':
    'Ratings rise: the {players, plural, one {one player} other {# players}} on every list since {date} gain {points} points a year on average.',
  'web.health.say.falling':
    'Ratings fall: the {players, plural, one {one player} other {# players}} on every list since {date} lose {points} points a year on average.',
  'web.health.say.newcomers':
    '{players, plural, =0 {Nobody} one {One player} other {# players}} got a first rating in the last twelve months.',
  'web.health.say.newcomers-later':
    'A year after their first rating, new players have gained {points, plural, one {one point} other {# points}} on average ({players, plural, one {one player} other {# players}}).',
  'web.health.say.promise-kept':
    'Ratings predict results well: in {games, plural, one {one game} other {# games}} the higher-rated player scored {scored}% and was expected to score {expected}%.',
  'web.health.say.promise-less':
    'Favourites score less than expected: in {games, plural, one {one game} other {# games}} the higher-rated player scored {scored}% and was expected to score {expected}%.',
  'web.health.say.promise-more':
    'Favourites score more than expected: in {games, plural, one {one game} other {# games}} the higher-rated player scored {scored}% and was expected to score {expected}%.',
};
