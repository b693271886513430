/** fide-2009 in words: findings, workings, articles and decisions, each said in our own. */
export const messages = {
  'finding.fide-2009.before-in-force':
    'The list of {date} is older than the regulation, which is in force from {from}: its first figures are used.',
  'finding.fide-2009.no-list-day':
    'Lists are published on 1 January, March, May, July, September and November; {date} is not one of these days.',
  'finding.fide-2009.time-control':
    'The event is not rated: {minutes} minutes for 60 moves; with a player rated {highest}, at least {needed} are needed. Check the time control.',
  'finding.fide-2009.registered-late':
    'Registered on {registered}; {due} was the last day, a month before the start. It is rated only with the permission of the chairman of the commission.',
  'finding.fide-2009.ratings-differ':
    '{players, plural, one {The report gives one player a different rating} other {The report gives # players different ratings}} from the list at the start of the event, which counts: {named}{more, plural, =0 {} other { and # more}}.',
  'finding.fide-2009.duration':
    'The event is not rated: it lasts {days} days, and {limit} are allowed. Leagues (type `team`) and events marked `approved` may last longer.',
  'finding.fide-2009.rated-share':
    'The event is not rated: {rated} of {players} players are rated, fewer than the third that a round robin needs.',
  'finding.fide-2009.small-round-robin':
    'The event is not rated: a round robin of {players} players needs {least} rated ones and has {rated}.',
  'finding.fide-2009.double-round':
    'The event is not rated: a double round with unrated players needs {leastPlayers} players, {least} of them rated; it has {players}, {rated} of them rated.',
  'finding.fide-2009.national-championship':
    'The event is not rated: this national championship needs {least} rated players and has {rated}.',
  'finding.fide-2009.match-unrated':
    'The match is not rated: {unrated, plural, one {one of the players has} other {# of the players have}} no rating.',
  'finding.fide-2009.rounds-per-day':
    '{rounds} rounds on {date}; at most {limit} may be played on one day. The event is rated anyway.',
  'finding.fide-2009.play-per-day':
    '{rounds, plural, one {# round} other {# rounds}} on {date} can take {minutes} minutes; a day may have {limit}. The event is rated anyway.',
  'finding.fide-2009.unplayed-games':
    '{games, plural, one {One game was not played and is} other {# games were not played and are}} left out.',
  'finding.fide-2009.incomplete-round-robin':
    'Not every pair has played all its games: the round robin is rated as a Swiss. Add the missing games if they were played.',
  'finding.fide-2009.after-decision':
    '{games, plural, one {One game was} other {# games were}} played after the match was decided and {games, plural, one {is} other {are}} not rated. If more games were agreed, say so in `rounds`.',
  'working.fide-2009.rc-swiss':
    '{event}: Rc {rc}, the mean of the ratings met, {sum} over {games, plural, one {# game} other {# games}} against rated opponents.',
  'working.fide-2009.rc-round-robin':
    '{event}: the rated players average {rar}, their differences {dpa}; with {opponents} opponents each, Rc {rc}.',
  'working.fide-2009.ru-even': '{event}: {points} of {games} is half of the points, so Ru is Rc, {ru}.',
  'working.fide-2009.ru-above':
    '{event}: {points} of {games} is {halfPoints, plural, one {# half point} other {# half points}} over 50%, {each} points each: {rc} becomes Ru {ru}.',
  'working.fide-2009.ru-below':
    '{event}: {points} of {games} is {percentage}, a difference of {difference}: {rc} becomes Ru {ru}.',
  'working.fide-2009.ru-below-round-robin':
    '{event}: {points} of {games} is {percentage}, a difference of {difference}, of which {opponents}/({opponents}+1) counts: {rc} becomes Ru {ru}.',
  'working.fide-2009.correction':
    '{event}: opponents more than 400 points away are moved by {sum} in all; shared among {opponents} opponents, Rc becomes {rc} and Ru {ru}.',
  'working.fide-2009.counted': '{event}: Ru {ru} counts.',
  'working.fide-2009.counted-later': '{event}: Ru {ru} counts, because an earlier performance has counted.',
  'working.fide-2009.disregarded-few-points':
    '{event}: does not count, {reached} points; at least {needed} are needed.',
  'working.fide-2009.disregarded-few-games':
    '{event}: does not count, {reached, plural, one {# game} other {# games}} against rated opponents; at least {needed} are needed.',
  'working.fide-2009.disregarded-under-floor': '{event}: does not count, Ru {reached} is below the floor of {needed}.',
  'working.fide-2009.pool-left':
    '{performances, plural, one {One earlier performance is} other {# earlier performances are}} more than {months} months old and {performances, plural, one {has} other {have}} left the pool.',
  'working.fide-2009.pool-single':
    'All {games} games were played in one event, {event}: the rating is its Ru, {rating}.',
  'working.fide-2009.pool':
    '{performances, plural, one {# performance} other {# performances}} as one event: {points} of {games}, Rc {rc}, which gives {rating}.',
  'working.fide-2009.first-rating-needs':
    'A first rating needs {needed} games and at least {floor}: there are {games} games and a rating of {rating}.',
  'working.fide-2009.k-opening':
    'K of this period: {k}, with {games} games complete. It is {lower} for good once a published rating has reached {mark} and {needed} games are complete.',
  'working.fide-2009.k-list':
    'K on the new list: {k}. It is {lower} for good once a published rating has reached {mark} and {needed} games are complete.',
  'working.fide-2009.period-change':
    'Score minus expectation over {games, plural, one {# game} other {# games}}: {sum}. Times K {k}: {change}, added to {previous} and rounded, one half up.',
  'working.fide-2009.status-rated': 'On the list with {rating}.',
  'working.fide-2009.status-inactive':
    'No rated game in {months} months, the last event ended on {last}: inactive, with rating {rating}.',
  'working.fide-2009.status-inactive-unknown':
    'No rated game in {months} months, and no earlier event is known: inactive, with rating {rating}.',
  'working.fide-2009.status-delisted': 'Below the floor of {floor}: leaves the list and is unrated from now on.',
  'working.fide-2009.status-new': 'First published rating: {rating}.',
  'working.fide-2009.status-pending': 'Not published yet; the performances stay in the pool.',
  'article.fide-2009.0.1': 'Changes to the rules apply from 1 July, to events that start then or later.',
  'article.fide-2009.0.4': 'An event must be registered a month before it starts.',
  'article.fide-2009.0.5': 'A refusal may be appealed within seven days.',
  'article.fide-2009.0.6': 'No rating below the floor is published: 1200 from 1 July 2009.',
  'article.fide-2009.1.1': 'Time for 60 moves: 120 minutes with a player of 2200, 90 with one of 1600, otherwise 60.',
  'article.fide-2009.1.2': 'Faster games are not rated.',
  'article.fide-2009.3.1': 'At most three rounds and twelve hours of play a day.',
  'article.fide-2009.4.1': 'An event lasts at most 90 days.',
  'article.fide-2009.4.11': 'Leagues may last longer.',
  'article.fide-2009.4.12': 'Longer events may be approved.',
  'article.fide-2009.4.13': 'Ratings are those of the start, or of the day of the game if that was chosen.',
  'article.fide-2009.5.1': 'A game is rated once both players have made a move.',
  'article.fide-2009.6.1':
    'An unrated player with less than a point in the first event is disregarded, unless an earlier performance has counted.',
  'article.fide-2009.6.2': 'Phases of one event may be rated together.',
  'article.fide-2009.6.3': 'At least a third of the players in a round robin are rated.',
  'article.fide-2009.6.31': 'A round robin of fewer than ten players has at least four rated players.',
  'article.fide-2009.6.32': 'A double round with unrated players has at least six players, four of them rated.',
  'article.fide-2009.6.33': 'A national championship needs three rated players, or two in a women’s event.',
  'article.fide-2009.6.41':
    'In a Swiss a performance needs three games against rated opponents, half a point and a rating no lower than the floor.',
  'article.fide-2009.6.42': 'Rated players are rated against rated opponents and against unrated ones who count.',
  'article.fide-2009.6.43': 'A round robin with a game missing is rated as a Swiss.',
  'article.fide-2009.6.5': 'Games after a match is decided are not rated.',
  'article.fide-2009.6.6': 'A match is rated only between rated players.',
  'article.fide-2009.7.1': 'Six lists a year, each with the games of its period.',
  'article.fide-2009.7.11': 'An event uses the list in force when it starts.',
  'article.fide-2009.7.12': 'What the list shows of each player.',
  'article.fide-2009.7.13': 'A list closes seven days before its date; for FIDE’s own events on the eve.',
  'article.fide-2009.7.14': 'When a first rating is published.',
  'article.fide-2009.7.14a': 'A first rating from round robins needs nine games.',
  'article.fide-2009.7.14b': 'A first rating from other events needs nine games against rated opponents.',
  'article.fide-2009.7.14c': 'Performances of two years are pooled.',
  'article.fide-2009.7.14d': 'A first rating is at least the floor.',
  'article.fide-2009.7.14e': 'The pool is computed as one event; members of some associations need seven games.',
  'article.fide-2009.7.14f': 'In the Olympiad and the team championships seven games are enough.',
  'article.fide-2009.7.21': 'A player who falls below the floor leaves the list and is unrated from then on.',
  'article.fide-2009.7.22': 'Titled players without a rating are published separately.',
  'article.fide-2009.7.23': 'Inactive players count with their last rating.',
  'article.fide-2009.7.23a': 'A year without a rated game makes a player inactive.',
  'article.fide-2009.7.23b': 'Inactive players are shown for two years.',
  'article.fide-2009.7.23c': 'One rated game makes a player active again.',
  'article.fide-2009.7.24': 'The top list leaves inactive players out.',
  'article.fide-2009.7.3': 'Lists may become monthly.',
  'article.fide-2009.8.1': 'The tables of percentages and differences.',
  'article.fide-2009.8.21': 'Results of an unrated player with less than a point in the first event are set aside.',
  'article.fide-2009.8.21a': 'In a Swiss, Rc is the mean rating of the opponents.',
  'article.fide-2009.8.21b':
    'In a round robin, Rc is the average of the tournament, from the rated players’ ratings and scores.',
  'article.fide-2009.8.22': 'Half of the points: Ru is Rc.',
  'article.fide-2009.8.23': 'More than half: points are added for each half point over 50%.',
  'article.fide-2009.8.24': 'Less than half in a Swiss: the difference from the table is subtracted.',
  'article.fide-2009.8.25': 'Less than half in a round robin: n/(n+1) of the difference is subtracted.',
  'article.fide-2009.8.3': 'If all games were played in one event, the first rating is its Ru.',
  'article.fide-2009.8.31': 'Performances below the floor are ignored.',
  'article.fide-2009.8.32': 'A first rating is a whole number.',
  'article.fide-2009.8.33': 'A first rating is at least the floor.',
  'article.fide-2009.8.34': 'Several events: games and points are added and the averages weighted.',
  'article.fide-2009.8.4':
    'A player who joined the list after the event began is rated from there, and counts as unrated for the opponents.',
  'article.fide-2009.8.51': 'The difference from each rated opponent counts.',
  'article.fide-2009.8.52': 'An unrated opponent counts with their Ru in the event.',
  'article.fide-2009.8.53': 'Ru of another event never counts.',
  'article.fide-2009.8.54': 'A difference of more than 400 points counts as 400.',
  'article.fide-2009.8.55': 'Score minus expectation by the table, added up and multiplied by K.',
  'article.fide-2009.8.56': 'K is 30; it is 20 for good after 2400 and 30 games.',
  'article.fide-2009.8.57': 'The new rating is rounded to a whole number.',
  'article.fide-2009.8.58': 'In a round robin Ru is corrected for opponents more than 400 points away.',
  'article.fide-2009.10.2': 'A rating should mean the same year after year.',
  'article.fide-2009.10.3': 'The administrator watches whether ratings drift.',
  'article.fide-2009.12.1': 'The tables are used, not the formula that approximates them.',
  'article.fide-2009.12.2': 'No third digit is interpolated.',
  'article.fide-2009.12.4': 'Players can check their ratings.',
  'decision.D-FIDE-1': '15 points for each half point over 50%, and K 30, then 20, as the worked examples need.',
  'decision.D-FIDE-2': 'The first event needs a point; after a counted performance half a point is enough.',
  'decision.D-FIDE-3': 'The correction of a round robin is made once.',
  'decision.D-FIDE-4': 'A score of everything or nothing, which the table leaves open, is a difference of 800.',
  'decision.D-FIDE-5': 'A pool of several events is computed as one Swiss, with Rc weighted by games and rounded.',
  'decision.D-FIDE-6': 'In a double round percentages go by games, n by opponents.',
  'decision.D-FIDE-7':
    'A game over the board that an arbiter scored ½-0, 0-½ or 0-0 counts as played: each player is rated by their own points.',
  'decision.D-FIDE-9': 'The composition and the time control of an event are checked by the list at its start.',
  'decision.D-FIDE-10': 'FIDE’s own events close on the eve of a list, so that none is rated twice.',
  'decision.D-FIDE-11': 'Unplayed games and games after a decided match give one warning per event.',
  'decision.D-FIDE-12': 'Combined phases are checked by the fastest of them.',
  'decision.D-FIDE-13': 'The day of the notice does not count in the days for an appeal.',
  'decision.D-FIDE-14': 'An event is checked by the office’s own list at its start, not by ratings in the report.',
  'decision.D-FIDE-15':
    'With ratings by the day of the game, a player is unrated only for the games before joining a list; the performance is from these alone.',
  'decision.D-FIDE-16': 'A report accepted after a list was published counts on the next one.',
  'decision.D-FIDE-17': 'Reports of FIDE’s own events are received until the eve of the list.',
  'decision.D-FIDE-18': 'Seven games of one Olympiad or team championship are enough for a first rating.',
  // What each number of fide-2009 is.
  'web.parameter.fide-2009.registrationMonths': 'months before its start by which an event is registered',
  'web.parameter.fide-2009.appealDays': 'days to appeal after the notice that an event is refused',
  'web.parameter.fide-2009.floor': 'lowest rating that is published',
  'web.parameter.fide-2009.timeRequirements': 'minutes for 60 moves, by the highest rating present',
  'web.parameter.fide-2009.roundsPerDay': 'most rounds on one day',
  'web.parameter.fide-2009.playPerDay': 'most minutes of play on one day',
  'web.parameter.fide-2009.longestEvent': 'most days from the first to the last, both counted',
  'web.parameter.fide-2009.firstEventHalfPoints': 'half points an unrated player needs in the first rated event',
  'web.parameter.fide-2009.laterEventHalfPoints': 'half points needed after a counted performance',
  'web.parameter.fide-2009.gamesAgainstRated': 'games against rated opponents that a Swiss performance needs',
  'web.parameter.fide-2009.ratedShare': 'a round robin needs one rated player in this many',
  'web.parameter.fide-2009.smallRoundRobin': 'a round robin of fewer players than this is small',
  'web.parameter.fide-2009.ratedInSmallRoundRobin': 'rated players that a small round robin needs',
  'web.parameter.fide-2009.playersInDoubleRound': 'players that a double round with unrated players needs',
  'web.parameter.fide-2009.ratedInDoubleRound': 'rated players that a double round with unrated players needs',
  'web.parameter.fide-2009.ratedInChampionship': 'rated players that a national championship needs',
  'web.parameter.fide-2009.ratedInWomensChampionship': "rated players that a women's national championship needs",
  'web.parameter.fide-2009.listMonths': 'months on whose first day a list is published',
  'web.parameter.fide-2009.closingDays': 'days before the list on which it closes',
  'web.parameter.fide-2009.gamesForFirstRating': 'games behind a first rating',
  'web.parameter.fide-2009.fewerGamesForFirstRating': 'the same for some team events and associations',
  'web.parameter.fide-2009.poolMonths': 'months over which performances are pooled',
  'web.parameter.fide-2009.inactiveMonths': 'months without a rated game that make a player inactive',
  'web.parameter.fide-2009.inactiveShownMonths': 'months for which an inactive player is still shown',
  'web.parameter.fide-2009.topListMonths': 'months of inactivity that end a place on the top list',
  'web.parameter.fide-2009.pointsOverHalf': 'points for each half point over 50%',
  'web.parameter.fide-2009.openDifference': 'difference for a score of 100%, which the table leaves open',
  'web.parameter.fide-2009.widestDifference': 'a difference wider than this counts as this',
  'web.parameter.fide-2009.factor': 'K, and what brings the lower one',
  'web.parameter.fide-2009.pointsOverHalfAsPrinted': 'points for each half point over 50%, as printed',
};
