import type { Parameter } from '@escala/core';

/** The regulation tells no first day; its FIDE sources are of 1987 and 1989. */
const FROM = '1990-01-01';

export const SWISS_PARAMETERS = {
  unratedAs: {
    article: 'Suis 7',
    meaning: 'rating with which an unrated player is compared',
    decision: 'D-SWISS-7',
    values: [{ from: FROM, value: 2000 }],
  },
  farApart: {
    article: 'Suis 10.2',
    meaning: 'points between two players up to which colours go before ratings',
    decision: 'D-SWISS-10',
    values: [{ from: FROM, value: 100 }],
  },
  renumberedRounds: {
    article: 'Suis 17',
    meaning: 'first rounds in which a late entry changes the numbers of the others',
    values: [{ from: FROM, value: 2 }],
  },
} as const satisfies Record<string, Parameter<number>>;
