/** What official lists show of a player. */
export const LISTED_FACTS = [
  'name',
  'title',
  'id',
  'club',
  'nationality',
  'sex',
  'birthYear',
  'rating',
  'k0',
  'k',
  'games',
] as const;
export type ListedFact = (typeof LISTED_FACTS)[number];
