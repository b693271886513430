import type { Parameter } from '@escala/core';

/** The rules of 2026 hold from this day on. */
const FROM = '2026-02-01';

export const FIDE_2026_PARAMETERS = {
  byePoints: {
    article: 'C.04.1 3',
    meaning: 'points of a player who is left over, unless the event says otherwise',
    values: [{ from: FROM, value: 1 }],
  },
  renumberedRounds: {
    article: 'C.04.2 2',
    meaning: 'first rounds in which a correction may change the numbers of the players',
    values: [{ from: FROM, value: 3 }],
  },
  knockoutByePoints: {
    article: 'B.01 1.4.2',
    meaning: 'points of a player whom the bracket leaves without an opponent',
    decision: 'D-KO-1',
    values: [{ from: FROM, value: 1 }],
  },
} as const satisfies Record<string, Parameter<number>>;
