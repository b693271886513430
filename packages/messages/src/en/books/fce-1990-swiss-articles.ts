/** The articles of the Swiss system, in our own words. */
export const messages = {
  'article.fce-1990.Suis 1': 'The number of rounds is announced beforehand.',
  'article.fce-1990.Suis 2': 'Nobody meets the same opponent twice.',
  'article.fce-1990.Suis 3': 'Opponents have the same score, or one as near as can be.',
  'article.fce-1990.Suis 4': 'Everybody should have White as often as Black.',
  'article.fce-1990.Suis 5': 'Colours should alternate.',
  'article.fce-1990.Suis 6':
    'A win gives one point, a draw half a point; who waits in vain for the opponent has a point.',
  'article.fce-1990.Suis 7': 'Players are numbered by rating, then title, then entry.',
  'article.fce-1990.Suis 8.1': 'With an odd number the bye goes to the lowest score group, the worst number first.',
  'article.fce-1990.Suis 8.2': 'One bye at most, and none after a win without play.',
  'article.fce-1990.Suis 8.3': 'A bye gives a point and no colour.',
  'article.fce-1990.Suis 9.1':
    'Two players are compatible if they have not met and are not both bound to the same colour.',
  'article.fce-1990.Suis 9.2':
    'Groups are paired from the top down to the middle, then from the bottom up; the middle comes last.',
  'article.fce-1990.Suis 9.3': 'Who finds no opponent in the group has to leave it.',
  'article.fce-1990.Suis 9.4': 'In a group the first half meets the second half.',
  'article.fce-1990.Suis 9.5': 'Exchanges favour the first players of the group.',
  'article.fce-1990.Suis 10.1': 'A floater is paired outside the own score group.',
  'article.fce-1990.Suis 10.2':
    'The floater is chosen among those due the colour that abounds, within 100 points of the last player.',
  'article.fce-1990.Suis 10.3': 'Floaters from the farther group are paired first.',
  'article.fce-1990.Suis 10.4': 'An opponent that a floater has found stays.',
  'article.fce-1990.Suis 10.5': 'A floater who finds nobody goes on to the next group.',
  'article.fce-1990.Suis 10.6':
    'A floater looks for an opponent with fitting colours, within 100 points of the first one.',
  'article.fce-1990.Suis 11.1': 'The tentative pairs are examined in order.',
  'article.fce-1990.Suis 11.2':
    'If the first player’s pair fails, the second half is tried from its start, then the first half from its end.',
  'article.fce-1990.Suis 11.3': 'The same for the second player and the ones after.',
  'article.fce-1990.Suis 11.4': 'Where two players cannot both be paired, one leaves the group.',
  'article.fce-1990.Suis 12.1':
    'Nobody has the same colour three times running, or three more of one colour than of the other.',
  'article.fce-1990.Suis 12.2': 'A colour first makes the count level, then alternates.',
  'article.fce-1990.Suis 12.3': 'After two games with one colour comes the other.',
  'article.fce-1990.Suis 12.4':
    'If both are due the same colour, the last round in which they differed decides, then the number.',
  'article.fce-1990.Suis 12.5': 'After an odd number of rounds nobody has more than one game more of a colour.',
  'article.fce-1990.Suis 12.6': 'After an even number of rounds the colours are level.',
  'article.fce-1990.Suis 13': 'In the last round colours do not stand in the way of a pair.',
  'article.fce-1990.Suis 14.1': 'First round with an odd number: the last player has the bye.',
  'article.fce-1990.Suis 14.2':
    'First round: 1 meets the first of the second half, and so on; a draw gives the colours.',
  'article.fce-1990.Suis 14.3': 'The points of each round are added up.',
  'article.fce-1990.Suis 15.1': 'Players of the same score form a group.',
  'article.fce-1990.Suis 15.2': 'In later rounds the bye is given before the groups are paired.',
  'article.fce-1990.Suis 15.3': 'Groups are paired from the top and from the bottom towards the middle.',
  'article.fce-1990.Suis 17':
    'Late entries have no points for rounds missed; numbers are provisional for the first two rounds.',
};
