/** Standings, schedules and prizes of fce-1990 in words. */
export const messages = {
  'web.tie-break.buchholz': 'Buchholz: sum of the opponents’ points',
  'web.tie-break.buchholz-corrected': 'Buchholz with the opponents’ unplayed games as draws',
  'web.tie-break.sonneborn-berger': 'Sonneborn-Berger: points of the opponents beaten, half of those drawn with',
  'web.tie-break.kashdan': 'Kashdan: four for a win, two for a draw, one for a loss',
  'web.tie-break.progressive': 'Progressive: the score after each round, added up',
  'web.tie-break.direct-encounter': 'Direct encounter: games among the tied players',
  'web.tie-break.dutch': 'Dutch system: the first board counts most',
  'web.tie-break.black-wins': 'Wins with Black',
  'web.tie-break.average-rating': 'Average rating of the opponents',
  'cli.tiebreak.buchholz': 'Buchholz',
  'cli.tiebreak.buchholz-corrected': 'Buchholz c.',
  'cli.tiebreak.sonneborn-berger': 'Sonn.-B.',
  'cli.tiebreak.kashdan': 'Kashdan',
  'cli.tiebreak.progressive': 'Progr.',
  'cli.tiebreak.direct-encounter': 'Direct',
  'cli.tiebreak.dutch': 'Dutch',
  'cli.tiebreak.black-wins': 'Black wins',
  'cli.tiebreak.average-rating': 'Opp. mean',
  'finding.fce-1990.standings-round':
    'There are no standings after round {asked}: the last round with games or byes is {last}. Ask for a round from 0 to {last}.',
  'finding.fce-1990.standings-result':
    'Round {round}: {white} against {black} has no result. Enter it, or ask for the standings of an earlier round.',
  'finding.fce-1990.tie-break-unknown': 'There is no tie-break called “{name}”. Known tie-breaks: {known}.',
  'finding.fce-1990.tie-break-twice':
    'The tie-break “{name}” is named twice. Name it once: applied again, it decides nothing.',
  'finding.fce-1990.dutch-for-teams':
    'The tie-break “{name}” weighs the boards of a team; a tournament of individuals has none. Leave it out.',
  'finding.fce-1990.tie-break-for-players':
    'The tie-break “{name}” looks at the games of one player; teams have none. Leave it out.',
  'finding.fce-1990.eliminated-not-recorded':
    '{player} has {forfeits} forfeits since round {round} and is eliminated, but there is no withdrawal. Add a withdrawal with `afterRound` {round}.',
  'finding.fce-1990.schedule-players': 'A schedule needs at least two players, as a whole number; {players} was given.',
  'finding.fce-1990.schedule-round':
    'There is no round {round}: everything is played in {rounds}. Ask for a round from 1 to {rounds}.',
  'finding.fce-1990.knockout-undecided':
    'Round {round}: {white} against {black} has no winner yet. Enter the results; if the match is level, enter tie-break games, or record the player who is out as withdrawn after round {round}.',
  'working.fce-1990.standings.points': 'Points: {points, number, points}.',
  'working.fce-1990.standings.round':
    'Round {round}: {why, select, absent {absent} withdrawn {after leaving} bye {bye} won {beat {player}} drawn {drew with {player}} lost {lost to {player}} forfeit_won {won by forfeit} forfeit_lost {lost by forfeit} adjudicated_won {won without play} adjudicated_drawn {drawn without play} adjudicated_lost {lost without play} other {taken out, the opponent left early}}, {value, number, points}.',
  'working.fce-1990.standings.annulled': 'Left before half of the rounds: points and tie-breaks count as nothing.',
  'working.fce-1990.standings.total.buchholz': 'Buchholz: {value, number, points}.',
  'working.fce-1990.standings.total.buchholz-corrected':
    'Buchholz, unplayed games of the opponents counted as draws: {value, number, points}.',
  'working.fce-1990.standings.total.sonneborn-berger': 'Sonneborn-Berger: {value, number, points}.',
  'working.fce-1990.standings.total.kashdan': 'Kashdan: {value, number, points}.',
  'working.fce-1990.standings.total.progressive': 'Progressive score: {value, number, points}.',
  'working.fce-1990.standings.total.direct-encounter': 'Games among the tied players: {value, number, points}.',
  'working.fce-1990.standings.total.dutch': 'Dutch system: {value, number, points}.',
  'working.fce-1990.standings.total.black-wins': 'Wins with Black: {value, number, points}.',
  'working.fce-1990.standings.total.average-rating': 'Average rating of the opponents: {value}.',
  'working.fce-1990.standings.part.buchholz': 'Round {round}: {player} counts {value, number, points}.',
  'working.fce-1990.standings.part.buchholz-corrected': 'Round {round}: {player} counts {value, number, points}.',
  'working.fce-1990.standings.part.sonneborn-berger':
    'Round {round}: {why, select, won {beat {player}, all points} drawn {drew with {player}, half of the points} other {lost to {player}, nothing}}: {value, number, points}.',
  'working.fce-1990.standings.part.kashdan':
    'Round {round}: {why, select, absent {absent} withdrawn {after leaving} bye {bye} won {beat {player}} drawn {drew with {player}} lost {lost to {player}} forfeit_won {won by forfeit} forfeit_lost {lost by forfeit} adjudicated_won {won without play} adjudicated_drawn {drawn without play} adjudicated_lost {lost without play} other {taken out, the opponent left early}}, {value, number, points}.',
  'working.fce-1990.standings.part.progressive': 'After round {round}: {value, number, points}.',
  'working.fce-1990.standings.part.direct-encounter': 'Round {round}, against {player}: {value, number, points}.',
  'working.fce-1990.standings.part.dutch': 'Round {round}, weighted boards: {value, number, points}.',
  'working.fce-1990.standings.part.black-wins': 'Round {round}: beat {player} with Black.',
  'working.fce-1990.standings.part.average-rating': 'Round {round}: {player}, rated {value}.',
  'working.fce-1990.standings.corrected':
    'Round {round} of {player}, {why, select, absent {absent} withdrawn {after leaving} bye {bye} forfeit_won {won by forfeit} forfeit_lost {lost by forfeit} adjudicated_won {won without play} adjudicated_drawn {drawn without play} adjudicated_lost {lost without play} other {taken out, the opponent left early}}: counts {value, number, points} instead of {scored, number, points}.',
  'working.fce-1990.standings.alone': 'Games among the tied players: nobody else is tied.',
  'working.fce-1990.standings.undecided':
    'Games among the tied players: they decide nothing, because games not played could change the order of {first} and {second}.',
  'working.fce-1990.standings.unrated':
    'Average rating of the opponents: not used, because {player}, whom a tied player met, has no rating.',
  'working.fce-1990.knockout.boards': '{winner} goes on by boards, {home, number, points} to {away, number, points}.',
  'working.fce-1990.knockout.awarded': '{winner} goes on: the match was awarded.',
  'working.fce-1990.knockout.dutch':
    '{winner} goes on by the Dutch system, {home, number, points} to {away, number, points}.',
  'working.fce-1990.knockout.board': '{winner} goes on: otherwise level, it won board {board}.',
  'working.fce-1990.knockout.black': '{winner} goes on: level on everything, it had Black on the first board.',
  'working.fce-1990.knockout.nobody': 'Nobody goes on from this match.',
  'article.fce-1990.Sistemes 2.1': 'In a league everybody meets everybody, by the printed tables.',
  'article.fce-1990.Sistemes 3.1':
    'In a knockout a single loss eliminates; the first half of the players meets the second.',
  'article.fce-1990.Sistemes 3.1.1': 'In the Copa Catalana a team beaten by a higher category plays on in its own.',
  'article.fce-1990.Sistemes 4.1': 'A win gives one point, a draw half, a loss nothing.',
  'article.fce-1990.Sistemes 4.1.1': 'By the Olympic system a team scores the points of its boards.',
  'article.fce-1990.Desempats 1': 'Each competition has its own order of tie-breaks.',
  'article.fce-1990.Desempats 1.1.1':
    'Team championship: games among the tied, Sonneborn-Berger, Kashdan, Dutch system.',
  'article.fce-1990.Desempats 1.2.1': 'Copa Catalana: the Dutch system.',
  'article.fce-1990.Desempats 1.3.1':
    'Individual Swiss: progressive score, Buchholz, games among the tied, Sonneborn-Berger, Kashdan.',
  'article.fce-1990.Desempats 1.4.1':
    'Individual league: Sonneborn-Berger, games among the tied, Kashdan, wins with Black.',
  'article.fce-1990.Desempats 1.5.1': 'Catalan team finals: the Dutch system.',
  'article.fce-1990.Desempats 1.6.1': 'Prize money is shared among players tied on points.',
  'article.fce-1990.Desempats 2': 'What each tie-break adds up.',
  'article.fce-1990.Desempats 2.1': 'Buchholz: the points of the opponents.',
  'article.fce-1990.Desempats 2.2': 'Sonneborn-Berger: the points of opponents beaten, half of those drawn with.',
  'article.fce-1990.Desempats 2.3': 'Kashdan: four for a win, two for a draw, one for a loss.',
  'article.fce-1990.Desempats 2.3.1': 'Kashdan: two for a game won or lost without play.',
  'article.fce-1990.Desempats 2.4': 'Progressive: the score after each round, added up.',
  'article.fce-1990.Desempats 2.5': 'Dutch system: the first board counts most, the last once.',
  'article.fce-1990.Desempats 2.5.1': 'Still level in a knockout: the first board that was not drawn.',
  'article.fce-1990.Desempats 2.5.2': 'Still level: the team with Black on the first board goes on.',
  'article.fce-1990.Suis 16':
    'For Buchholz the unplayed games of an opponent count as draws; the mean rating needs everybody rated.',
  'article.fce-1990.Retirats 14.1': 'Two forfeits eliminate a player.',
  'article.fce-1990.Retirats 14.3': 'A player who leaves from half-way on keeps the points.',
  'article.fce-1990.Retirats 14.3.1': 'A player who leaves before half-way has no points in the standings.',
  'decision.D-COMP-1': 'Annulled games stay in the record and are rated as played.',
  'decision.D-COMP-4': 'The Buchholz of the individual Swiss counts all opponents, with unplayed games as draws.',
  'decision.D-COMP-5': 'In a league the games of a player who leaves before half-way are removed for both sides.',
  'decision.D-COMP-10':
    'Standings are made after the last round with games or byes, or the one before while it is being played.',
  'decision.D-COMP-11': 'An individual knockout is ranked by the round one came to, then by points alone.',
  'decision.D-COMP-12': 'A player who met nobody over the board has an average rating of 0.',
  'decision.D-COMP-13':
    'For Buchholz and Sonneborn-Berger an opponent who left early counts the points of the table: none.',
  'decision.D-COMP-14':
    'After a drawn game of an individual knockout, the player recorded as withdrawn does not go on.',
  'decision.D-COMP-15':
    'Where the best seeds have byes, the others meet half of their number further down, and the winner takes the better seed’s place.',
  'decision.D-COMP-17': 'Among players who left early the games between them count nothing.',
  'decision.D-COMP-18': 'In a double league two players have met once they have one game over the board.',
  'decision.D-COMP-19': 'A match won because the other team did not come is won on every board.',
  'decision.D-OFF-22': 'A free round in a league gives no point; advancing without a game in a knockout gives one.',
};
