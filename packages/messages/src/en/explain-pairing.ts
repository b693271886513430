/** Why two were paired, in words. */
export const messages = {
  'explain.pair.group':
    '{step, select, A {{floater} came from another group and found an opponent in the group of {group}} other {Paired within the group of {group}}}, {direction, select, down {taken from the top} up {taken from the bottom} other {the middle group, taken last}}.',
  'explain.pair.read-before': 'Read before and passed over: {players}.',
  'explain.pair.more': 'and {more} more',
  'explain.pair.passed.met': '{player}, met before',
  'explain.pair.passed.colour': '{player}, both must have the same colour',
  'explain.pair.passed.not-completable': '{player}, somebody else would be left without an opponent',
  'explain.pair.passed.quality': '{player}, the colours would fit less well',
  'explain.pair.passed.rating': '{player}, too far away in rating',
  'explain.pair.colour.1': 'Colours: they are due different ones, or only one of them is due any.',
  'explain.pair.colour.2': 'Colours: they are due the same one, and the stronger claim has it.',
  'explain.pair.colour.3':
    'Colours: equal claims, so the latest game with different colours decides, and each changes.',
  'explain.pair.colour.4': 'Colours: equal claims and the same history, so the number decides.',
  'explain.pair.colour.5': 'Colours: nobody has played yet, so the draw of lots decides, by odd and even numbers.',
  'explain.pair.quality.0': 'Nobody is denied a colour.',
  'explain.pair.quality.1': 'One of them does not alternate.',
  'explain.pair.quality.2': 'One of them does not get even in colours.',
  'explain.pair.quality.3': 'One of them is denied a colour that is due absolutely.',
  'explain.pair.level.last': 'In the last round colours forbid no pair.',
  'explain.pair.level.relaxed': 'Colours forbid no pair in this round: otherwise somebody would have no opponent.',
};
