export const messages = {
  'finding.frs-2012.one-player':
    'Game {game} of {date} has {players, plural, =0 {no player} one {one player} other {# players}}: points need at least two, so it is not rated. Complete the results if somebody is missing.',
  'finding.frs-2012.place-impossible':
    'Game {game} of {date}: place {place} of player {player} does not exist in a game of {players, plural, one {one player} other {# players}}, so the game is not rated. Correct the place, or add the missing players.',
  'finding.frs-2012.places-missing':
    'Libere event {event} of {date} has no final ranking. Before 2011 the start ratings come from the rankings, so the event is not rated. Add its places.',
  'finding.frs-2012.player-unranked':
    'Libere event {event} of {date}: player {player} has games but no place in the final ranking. Before 2011 the start ratings come from the rankings, so the event is not rated. Add the place.',
  'finding.frs-2012.list-before-first-day':
    'The list of {listDate} is empty: rating starts with the games of {firstDay}. Ask for a later list.',

  'working.frs-2012.collective-rating':
    '{type}: {games, plural, one {one game} other {# games}} of the window; points times weights {weightedPoints}, weights {weights}, so the rating is {rating}, shown as {displayed}.',
  'working.frs-2012.collective-status':
    '{type}: {played} attended of {calendar, plural, one {the only game so far} other {the last # games}}; with a window of {window}, a rating is active from {needed} games on. {status, select, active {It is active.} provisional {It is provisional.} other {It is {status}.}}',
  'working.frs-2012.general-rating':
    'General rating: the mean of {clasic} (Duplicat Clasic), {completiv} (Duplicat Completiv), {eliptic} (Duplicat Eliptic), {compunere} (Compunere) and {anticipatie} (Anticipație){missing, plural, =0 {} one {, one type without a rating counting 150} other {, # types without a rating counting 150}}: {rating}, shown as {displayed}.',
  'working.frs-2012.libere-tournament-start':
    '{games, plural, =0 {{event}: no earlier tournament in the window, start rating {start}.} one {{event}: one earlier tournament in the window; points times weights {weightedPoints}, weights {weights}, so the start rating is {start}.} other {{event}: # earlier tournaments in the window; points times weights {weightedPoints}, weights {weights}, so the start rating is {start}.}}',
  'working.frs-2012.libere-tournament':
    '{event}, as a tournament worth {value}: place {place} of {players} gives {points} points towards later start ratings.',
  'working.frs-2012.libere-newcomer':
    '{event}, first games: {ratedGames, plural, =0 {no rated opponent, so pass 1 gives {firstPass}} one {one game against a rated opponent, pass 1 gives {firstPass}} other {# games against rated opponents, pass 1 gives {firstPass}}}; {games, plural, one {the one game counted} other {all # games counted}}, pass 2 gives the start rating {secondPass}.',
  'working.frs-2012.libere-rating':
    'Libere: {games, plural, one {one game} other {the # most recent games}}; points times weights {weightedPoints}, weights {weights}, so the rating is {rating}, shown as {displayed}.',
  'working.frs-2012.libere-status':
    'Libere: {played, plural, one {one rated game} other {# rated games}} where {rounds, plural, one {one round was} other {# rounds were}} played; {needed, plural, one {one game makes} other {# games make}} a rating active. Last game on {last}; without another it is inactive from {inactiveFrom} on. {status, select, active {It is active.} provisional {It is provisional.} inactive {It is inactive.} other {It is {status}.}}',

  'article.frs-2012.1':
    'Each type of game has its own rating. Libere follows the ABSP: the most recent 100 games, weighted 200, 199 and so on from the newest. In collective games the tables follow the general rating.',
  'article.frs-2012.2':
    'Games count from 2009 on, and for each type only the most recent N of the calendar, N being fixed by type.',
  'article.frs-2012.3':
    'One game in the window gives a provisional rating, 15% of the window an active one; without any the player has no rating.',
  'article.frs-2012.4':
    'The quantities of the formulas: window, game, players, value, place, points, attendance, rating.',
  'article.frs-2012.5':
    'A game is worth the average of the current ratings of its players; a player without a rating counts as 150.',
  'article.frs-2012.6':
    'The first place earns the value of the game plus 50, the last the value minus 50, in even steps between.',
  'article.frs-2012.7':
    'The rating is the average of the points of the games attended in the window; newer games weigh more.',
  'article.frs-2012.8':
    'The general rating is the average of the five collective ratings, for players who are active in at least one.',

  'decision.D-FRS-1': 'A game with a single player is not rated.',
  'decision.D-FRS-2': 'Places are the official ones; equal places stay equal, and half places are allowed.',
  'decision.D-FRS-3':
    'While the calendar is shorter than N, the window is what there is; the threshold stays 15% of N.',
  'decision.D-FRS-4': 'From 1 January 2011 on, a player starts a Libere event with the Libere rating.',
  'decision.D-FRS-5':
    'Newcomers to Libere get a start rating in two passes: first against rated opponents, then against everybody.',
  'decision.D-FRS-6': 'No floor and no special rule for few games is applied in Libere.',
  'decision.D-FRS-7':
    'Sums are taken in double precision, in calendar order; a displayed value within a billionth of one half goes up.',
  'decision.D-FRS-8': 'Two years without a Libere game are over on the second anniversary of the last one.',
  'decision.D-FRS-9':
    'The threshold of an active Libere rating is the fewest whole games that reach 15% of the rounds played.',
  'decision.D-FRS-10': 'A document with impossible or missing places is refused as a whole.',
  'decision.D-OFF-11':
    'No article names days for lists: any day since 2009-01-01 may have one; the first of each month is proposed.',
  // What each number of frs-2012 is.
  'web.parameter.frs-2012.firstRatedDay': 'first day whose games are rated',
  'web.parameter.frs-2012.activePercent': 'percent of the window that makes a rating active',
  'web.parameter.frs-2012.valueWithoutRating': 'what a player without a rating counts as in the value of a game',
  'web.parameter.frs-2012.fewestPlayers': 'players that a game needs to give points',
  'web.parameter.frs-2012.placeSwing': 'points between the value of a game and its first place',
  'web.parameter.frs-2012.weightConstant': 'weight of a game: the constant',
  'web.parameter.frs-2012.weightOfWindow': 'weight of a game: for each game of the window',
  'web.parameter.frs-2012.weightStep': 'weight that a game loses when another one follows',
  'web.parameter.frs-2012.halfTolerance': 'distance from one half that still rounds up',
  'web.parameter.frs-2012.generalWithoutRating': 'what a type without a rating counts as in the general rating',
  'web.parameter.frs-2012.libereRatingFrom': 'first day on which Libere starts from its own rating',
  'web.parameter.frs-2012.libereGames': 'most recent games that make a Libere rating',
  'web.parameter.frs-2012.libereNewestWeight': 'weight of the most recent game of Libere',
  'web.parameter.frs-2012.libereWeightStep': 'weight that a game of Libere loses when another one follows',
  'web.parameter.frs-2012.libereSwing': 'points of a win over the opponent’s rating, of a loss under it',
  'web.parameter.frs-2012.libereReach': 'largest distance from a player’s own rating with which an opponent counts',
  'web.parameter.frs-2012.libereNewcomer': 'pass 1 of a newcomer who met no rated opponent',
  'web.parameter.frs-2012.libereActivePercent': 'percent of the possible games that makes a Libere rating active',
  'web.parameter.frs-2012.libereRoundsCounted': 'possible games counted at most',
  'web.parameter.frs-2012.libereInactiveMonths': 'months without a game after which a Libere rating is inactive',
  'web.parameter.frs-2012.window.duplicat-clasic': 'games of Duplicat Clasic in the window',
  'web.parameter.frs-2012.window.duplicat-completiv': 'games of Duplicat Completiv in the window',
  'web.parameter.frs-2012.window.duplicat-eliptic': 'games of Duplicat Eliptic in the window',
  'web.parameter.frs-2012.window.compunere': 'games of Compunere in the window',
  'web.parameter.frs-2012.window.anticipatie': 'games of Anticipație in the window',
  'web.parameter.frs-2012.window.libere': 'tournaments of Libere in the window, until 2011',
};
