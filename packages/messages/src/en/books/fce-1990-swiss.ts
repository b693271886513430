/** The Swiss of fce-1990 in words. */
export const messages = {
  'web.event-system.fce-1990': 'Swiss system',
  'finding.fce-1990.swiss.round-beyond':
    'Round {round} cannot be paired: the tournament has {rounds}. Raise `rounds` (record 142 of a report) if more were announced.',
  'finding.fce-1990.swiss.initial-colour':
    'The colour drawn for number 1 is missing: add `initialColour`, `white` or `black` (record 152 of a report).',
  'finding.fce-1990.swiss.numbers-partial':
    'Some players have a pairing number and these have none: {players}. Give one to everybody or to nobody.',
  'finding.fce-1990.swiss.number-twice':
    'The pairing number {number} also belongs to {other}. Give everyone a different number.',
  'finding.fce-1990.swiss.rating-zero': 'A rating of 0 is not a rating: leave `rating` out for an unrated player.',
  'finding.fce-1990.swiss.title-unknown':
    'The title {title} has no place in the order of titles: {known}. Correct it or leave it out.',
  'finding.fce-1990.swiss.result-missing':
    'The game {white} - {black} has no result yet. Enter it before the next round is paired.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} rounds for {players} players: pairings may run out before the end. Plan fewer rounds or a round robin.',
  'finding.fce-1990.swiss.unpairable':
    'Round {round} cannot be paired: in any pairing, one of these players is left without an opponent: {players}. End the tournament, or let one of them sit out.',
  'decision.D-SWISS-1':
    'Numbers are given for everybody or for nobody; without them rating, title and order of entry decide.',
  'decision.D-SWISS-2': 'Only a game over the board is a meeting and gives a colour.',
  'decision.D-SWISS-3': 'Being two behind in a colour comes before the colours of the last two games.',
  'decision.D-SWISS-4': 'Where one history ends it counts as the other colour.',
  'decision.D-SWISS-5':
    'A round is paired at the first level at which everybody can be paired, and every choice must leave that possible.',
  'decision.D-SWISS-6': 'Floaters that find nobody in the middle group join its players.',
  'decision.D-SWISS-7': 'An unrated player counts as 2000 where ratings are compared.',
  'decision.D-SWISS-8': 'Consecutive rounds means consecutive games played.',
  'decision.D-SWISS-9': 'The choice by colour governs every floater.',
  'decision.D-SWISS-10': 'Far apart means more than 100 points; categories are not used.',
  'decision.D-SWISS-11': 'The first players of a group come before the group’s total.',
  // The articles of the Swiss system, in our own words.
  'article.fce-1990.Suis 1': 'The number of rounds is announced beforehand.',
  'article.fce-1990.Suis 2': 'Nobody meets the same opponent twice.',
  'article.fce-1990.Suis 3': 'Opponents have the same score, or one as close as possible.',
  'article.fce-1990.Suis 4': 'Everybody should have White as often as Black.',
  'article.fce-1990.Suis 5': 'Colours should alternate.',
  'article.fce-1990.Suis 6':
    'A win gives one point, a draw half a point; a player whose opponent does not come has a point.',
  'article.fce-1990.Suis 7': 'Players are numbered by rating, then title, then entry.',
  'article.fce-1990.Suis 8.1': 'With an odd number the bye goes to the lowest score group, the worst number first.',
  'article.fce-1990.Suis 8.2': 'One bye at most, and none after a win without play.',
  'article.fce-1990.Suis 8.3': 'A bye gives a point and no colour.',
  'article.fce-1990.Suis 9.1':
    'Two players are compatible if they have not met and are not both bound to the same colour.',
  'article.fce-1990.Suis 9.2':
    'Groups are paired from the top down to the middle, then from the bottom up; the middle comes last.',
  'article.fce-1990.Suis 9.3': 'A player who finds no opponent in the group has to leave it.',
  'article.fce-1990.Suis 9.4': 'In a group the first half meets the second half.',
  'article.fce-1990.Suis 9.5': 'Exchanges favour the first players of the group.',
  'article.fce-1990.Suis 10.1': 'A floater is paired outside their own score group.',
  'article.fce-1990.Suis 10.2':
    'The floater is chosen among those due the more frequent colour, within 100 points of the last player.',
  'article.fce-1990.Suis 10.3': 'Floaters from the more distant group are paired first.',
  'article.fce-1990.Suis 10.4': 'Once a floater has found an opponent, the pairing stays.',
  'article.fce-1990.Suis 10.5': 'A floater who finds nobody moves on to the next group.',
  'article.fce-1990.Suis 10.6':
    'A floater looks for an opponent with fitting colours, within 100 points of the first one.',
  'article.fce-1990.Suis 11.1': 'The tentative pairs are examined in order.',
  'article.fce-1990.Suis 11.2':
    'If the first player’s pair fails, the second half is tried from its start, then the first half from its end.',
  'article.fce-1990.Suis 11.3': 'The same for the second player and the ones after.',
  'article.fce-1990.Suis 11.4': 'Where two players cannot both be paired, one leaves the group.',
  'article.fce-1990.Suis 12.1':
    'Nobody has the same colour three times in a row, or three more of one colour than of the other.',
  'article.fce-1990.Suis 12.2': 'A colour first evens out the count, then alternates.',
  'article.fce-1990.Suis 12.3': 'After two games with one colour comes the other.',
  'article.fce-1990.Suis 12.4':
    'If both are due the same colour, the last round in which they differed decides, then the number.',
  'article.fce-1990.Suis 12.5': 'After an odd number of rounds nobody has more than one game more of a colour.',
  'article.fce-1990.Suis 12.6': 'After an even number of rounds the colours are equal.',
  'article.fce-1990.Suis 13': 'In the last round colours do not prevent a pairing.',
  'article.fce-1990.Suis 14.1': 'First round with an odd number: the last player has the bye.',
  'article.fce-1990.Suis 14.2':
    'First round: 1 meets the first of the second half, and so on; a draw gives the colours.',
  'article.fce-1990.Suis 14.3': 'The points of each round are added up.',
  'article.fce-1990.Suis 15.1': 'Players of the same score form a group.',
  'article.fce-1990.Suis 15.2': 'In later rounds the bye is given before the groups are paired.',
  'article.fce-1990.Suis 15.3': 'Groups are paired from the top and from the bottom towards the middle.',
  'article.fce-1990.Suis 17':
    'Late entries have no points for missed rounds; numbers are provisional for the first two rounds.',
  // Why two were paired, in words.
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} came from another group and found an opponent in the group of {group, number, points}} other {Paired within the group of {group, number, points}}}, {direction, select, down {taken from the top} up {taken from the bottom} other {the middle group, taken last}}.',
  'working.fce-1990.pair.read-before': 'Tried before and passed over: {list}.',
  'working.fce-1990.pair.more': 'and {more} more',
  'working.fce-1990.pair.passed.met': '{player}: met before',
  'working.fce-1990.pair.passed.colour': '{player}: both must have the same colour',
  'working.fce-1990.pair.passed.not-completable': '{player}: somebody else would be left without an opponent',
  'working.fce-1990.pair.passed.quality': '{player}: the colours would fit less well',
  'working.fce-1990.pair.passed.rating': '{player}: too far away in rating',
  'working.fce-1990.pair.colour.1': 'Colours: they are due different ones, or only one of them is due any.',
  'working.fce-1990.pair.colour.2': 'Colours: they are due the same one, and the stronger claim decides.',
  'working.fce-1990.pair.colour.3':
    'Colours: equal claims, so the latest game with different colours decides, and each player alternates.',
  'working.fce-1990.pair.colour.4': 'Colours: equal claims and the same history, so the number decides.',
  'working.fce-1990.pair.colour.5':
    'Colours: nobody has played yet, so the draw of lots decides, by odd and even numbers.',
  'working.fce-1990.pair.quality.0': 'Nobody is denied a colour.',
  'working.fce-1990.pair.quality.1': 'One of them does not alternate.',
  'working.fce-1990.pair.quality.2': 'One of them does not get equal colours.',
  'working.fce-1990.pair.quality.3': 'One of them is denied a colour that is absolutely due.',
  'working.fce-1990.pair.level.last': 'In the last round colours forbid no pair.',
  'working.fce-1990.pair.level.relaxed':
    'Colours forbid no pair in this round: otherwise somebody would have no opponent.',
  'working.fce-1990.pair.not-on-record': 'How this pairing was made was not recorded.',
  'working.fce-1990.pair.round-robin':
    'Everybody meets everybody; the printed table of round robins gives the order of the rounds and the colours.',
  'working.fce-1990.pair.double-round-robin':
    'Everybody meets everybody twice; the printed table gives the order, and the second half reverses the colours.',
  'working.fce-1990.pair.knockout':
    'In a knockout the first half of the field meets the second; winners take the place of the better seed.',
  'working.fce-1990.pair.halves':
    'Within a group, players are put in the order of their numbers and the first half meets the second half, as far as they may meet.',
  'working.fce-1990.pair.first-round':
    'Before the first round nobody has points, so all {players} who play are one group, in the order of their numbers. The first half meets the second half: the player in place 1 meets place {second}, and so on down.',
  'working.fce-1990.pair.first-places': 'These two are in places {upper} and {lower} of that order.',
};
