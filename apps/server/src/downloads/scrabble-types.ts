import type { WholeScrabbleList } from '@escala/office';

export type ScrabbleType = Parameters<WholeScrabbleList['lines']>[0];

/** In the order of the columns of a file. */
export const SCRABBLE_TYPES = [
  'general',
  'duplicat-clasic',
  'duplicat-completiv',
  'duplicat-eliptic',
  'compunere',
  'anticipatie',
  'libere',
] as const satisfies readonly ScrabbleType[];
