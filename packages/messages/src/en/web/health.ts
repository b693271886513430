/** The health of the scale. */
export const messages = {
  'web.health.about':
    'A scale is healthy when a number means the same everywhere and at all times: people score what their ratings promise, and the same strength does not cost more points from year to year. FIDE asks for this watch in article',
  'web.health.none': 'There is nothing to see yet: no list has been published.',
  'web.health.scrabble':
    'In most games of Scrabble everybody plays with the same letters, so there is no score of one player against another to hold the ratings to; what can be watched is how many play.',
  'web.health.series': 'Series',
  'web.health.seen':
    'Seen over {lists, plural, one {one list} other {# lists}} and {games, plural, one {one game} other {# games}}, as the record has them today.',
  'web.health.scores': 'Do people score what their ratings promise?',
  'web.health.scores-about':
    'The blue line is the score that the table expected, the shaded bar how far chance alone may carry it, the dot what was scored. Forfeits are left out; bands of fewer than 30 games are only in the tables.',
  'web.health.by-rating': 'By own rating',
  'web.health.by-difference': 'The higher of two players, by difference',
  'web.health.by-age': 'By age',
  'web.health.by-list': 'The higher of two players, by list',
  'web.health.rating': 'Rating',
  'web.health.difference': 'Points higher',
  'web.health.age': 'Age',
  'web.health.list': 'List',
  'web.health.games': 'Games',
  'web.health.expected': 'Expected',
  'web.health.scored': 'Scored',
  'web.health.over': 'Over, in 100 games',
  'web.health.figures': 'Figures: {what}',
  'web.health.healthy-rating':
    'Healthy: every dot on its bar. Dots over it on the left and under it on the right: the scale is too wide, and high ratings are worth less than they say.',
  'web.health.healthy-difference':
    'Healthy: the dots follow the line. Dots under it: favourites win less than the table thinks, and differences are too large.',
  'web.health.healthy-age':
    'Healthy: every dot on its bar. Dots over it for the young: juniors are stronger than their ratings, and take points from the others.',
  'web.health.healthy-list':
    'Healthy: the two lines go together. Scored under expected for years: ratings have spread too far apart.',
  'web.health.drift': 'Do ratings drift?',
  'web.health.drift-about': 'Players who count are those on the list with a rating who are not marked inactive.',
  'web.health.mean': 'Mean of active players',
  'web.health.quantile-10': '10% are lower',
  'web.health.quantile-50': 'half are lower',
  'web.health.quantile-90': '10% are higher',
  'web.health.healthy-mean':
    'Healthy: lines that are nearly level. A mean that falls while nobody plays worse is deflation; one that rises, inflation. Newcomers pull it too, so look at the next plot as well.',
  'web.health.cohorts': 'The same players over time',
  'web.health.cohort': 'Since {date} ({players, plural, one {one player} other {# players}})',
  'web.health.players': 'Players',
  'web.health.at-first': 'At first',
  'web.health.today': 'Today',
  'web.health.change': 'Change',
  'web.health.healthy-cohorts':
    'Healthy: lines that are nearly level, and never all of them falling or rising. Nobody joins or leaves these groups, so that only points that appear or vanish move them.',
  'web.health.newcomers': 'Newcomers: first rating and later',
  'web.health.lists-later': 'Lists later',
  'web.health.gain': 'More than at first',
  'web.health.healthy-newcomers':
    'Healthy: near zero, or rising gently as beginners learn. A line that rises steeply says that first ratings are too low, one that falls that they are too high.',
  'web.health.size': 'How much is played',
  'web.health.players-by-list': 'Players by list',
  'web.health.games-by-list': 'Games by list',
  'web.health.of-them-new': 'of them new',
  'web.health.healthy-players':
    'Active players of each list. A sudden step is a change of licences or of rules rather than of strength.',
  'web.health.healthy-games':
    'Rated games of each list. Few games move few ratings: months of little play say little about the scale.',
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
    'A year after their first rating newcomers have {points} points more than at first; that is the mean of {players, plural, one {one player} other {# players}}.',
  'web.health.say.promise-kept':
    'Ratings keep their promises: in {games, plural, one {one game} other {# games}} the higher-rated player scored {scored}% and was expected to score {expected}%.',
  'web.health.say.promise-less':
    'Favourites score less than promised: in {games, plural, one {one game} other {# games}} the higher-rated player scored {scored}% and was expected to score {expected}%.',
  'web.health.say.promise-more':
    'Favourites score more than promised: in {games, plural, one {one game} other {# games}} the higher-rated player scored {scored}% and was expected to score {expected}%.',
};
