/** The Swiss of fce-1990 in words. */
export const messages = {
  'web.event-system.fce-1990': 'Swiss system',
  'finding.fce-1990.swiss.round-beyond':
    'Round {round} cannot be paired: the tournament has {rounds}. Raise `rounds` if more were announced.',
  'finding.fce-1990.swiss.initial-colour':
    'The colour drawn for number 1 is missing: add `initialColour`, `white` or `black`.',
  'finding.fce-1990.swiss.numbers-partial':
    'Some players have a pairing number and these have none: {players}. Give one to everybody or to nobody.',
  'finding.fce-1990.swiss.number-twice':
    'The pairing number {number} is also that of {other}. Numbers must all be different.',
  'finding.fce-1990.swiss.rating-zero': 'A rating of 0 is no rating: leave `rating` out for an unrated player.',
  'finding.fce-1990.swiss.title-unknown':
    'The title {title} has no place in the order of titles: {known}. Correct it or leave it out.',
  'finding.fce-1990.swiss.result-missing':
    'The game {white} - {black} has no result yet. Enter it before the next round is paired.',
  'finding.fce-1990.swiss.many-rounds':
    '{rounds} rounds for {players} players: pairings may run out before the end. Plan fewer rounds or a round robin.',
  'finding.fce-1990.swiss.unpairable':
    'Round {round} cannot be paired: whoever is paired, somebody of these is left without an opponent: {players}. End the tournament, or let somebody of them sit out.',
  'decision.D-SWISS-1':
    'Numbers are given for everybody or for nobody; without them rating, title and order of entry decide.',
  'decision.D-SWISS-2': 'Only a game over the board is a meeting and gives a colour.',
  'decision.D-SWISS-3': 'Two behind in a colour goes before the colours of the last two games.',
  'decision.D-SWISS-4': 'Where one history ends it counts as the other colour.',
  'decision.D-SWISS-5':
    'A round is paired at the first level at which everybody can be paired, and every choice must leave that possible.',
  'decision.D-SWISS-6': 'Floaters that find nobody in the middle group join its players.',
  'decision.D-SWISS-7': 'An unrated player counts as 2000 where ratings are compared.',
  'decision.D-SWISS-8': 'Consecutive rounds are read over games played.',
  'decision.D-SWISS-9': 'The choice by colour governs every floater.',
  'decision.D-SWISS-10': 'Far apart means more than 100 points; categories are not used.',
  'decision.D-SWISS-11': 'The first players of a group go before the group’s total.',
};
