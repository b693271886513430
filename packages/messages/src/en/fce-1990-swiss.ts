/** The Swiss of fce-1990 in words. */
export const messages: Record<string, string> = {
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
