/** Why two were paired, in words. */
export const messages = {
  'working.fce-1990.pair.group':
    '{step, select, A {{floater} came from another group and found an opponent in the group of {group}} other {Paired within the group of {group}}}, {direction, select, down {taken from the top} up {taken from the bottom} other {the middle group, taken last}}.',
  'working.fce-1990.pair.read-before': 'Read before and passed over: {list}.',
  'working.fce-1990.pair.more': 'and {more} more',
  'working.fce-1990.pair.passed.met': '{player}, met before',
  'working.fce-1990.pair.passed.colour': '{player}, both must have the same colour',
  'working.fce-1990.pair.passed.not-completable': '{player}, somebody else would be left without an opponent',
  'working.fce-1990.pair.passed.quality': '{player}, the colours would fit less well',
  'working.fce-1990.pair.passed.rating': '{player}, too far away in rating',
  'working.fce-1990.pair.colour.1': 'Colours: they are due different ones, or only one of them is due any.',
  'working.fce-1990.pair.colour.2': 'Colours: they are due the same one, and the stronger claim has it.',
  'working.fce-1990.pair.colour.3':
    'Colours: equal claims, so the latest game with different colours decides, and each changes.',
  'working.fce-1990.pair.colour.4': 'Colours: equal claims and the same history, so the number decides.',
  'working.fce-1990.pair.colour.5':
    'Colours: nobody has played yet, so the draw of lots decides, by odd and even numbers.',
  'working.fce-1990.pair.quality.0': 'Nobody is denied a colour.',
  'working.fce-1990.pair.quality.1': 'One of them does not alternate.',
  'working.fce-1990.pair.quality.2': 'One of them does not get even in colours.',
  'working.fce-1990.pair.quality.3': 'One of them is denied a colour that is due absolutely.',
  'working.fce-1990.pair.level.last': 'In the last round colours forbid no pair.',
  'working.fce-1990.pair.level.relaxed':
    'Colours forbid no pair in this round: otherwise somebody would have no opponent.',
  'working.fce-1990.pair.not-on-record': 'How this pair came about is not on record.',
  'working.fce-1990.pair.round-robin':
    'Everybody meets everybody; the printed table of round robins gives the order of the rounds and the colours.',
  'working.fce-1990.pair.double-round-robin':
    'Everybody meets everybody twice; the printed table gives the order, and the second half changes the colours.',
  'working.fce-1990.pair.knockout':
    'In a knockout the first half of the field meets the second; winners take the place of the better seed.',
  'working.fce-1990.pair.halves':
    'Within a group, players are put in the order of their numbers and the first half meets the second half, as far as they may meet.',
  'working.fce-1990.pair.first-round':
    'Before the first round nobody has points, so all {players} who play are one group, in the order of their numbers. The first half meets the second half: the player in place 1 meets place {second}, and so on down.',
  'working.fce-1990.pair.first-places': 'These two are in places {upper} and {lower} of that order.',
};
