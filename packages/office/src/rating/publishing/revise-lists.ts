import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Cause } from '../series/causes.ts';
import { causeSchema, effectOf, movedListSchema, summaryOf } from '../series/effect.ts';
import { loadRatings, settleAll } from '../series/ratings.ts';

export interface Revision {
  readonly revised: ReturnType<typeof summaryOf>[];
  readonly causes: Cause[];
}

/**
 * Revised editions follow the changes of the registry (a birth date, a licence, a merge); the acts behind them are
 * named.
 */
export const reviseLists = defineAct({
  kind: 'list.revise',
  command: z.strictObject({}),
  outcome: z.strictObject({ revised: z.array(movedListSchema), causes: z.array(causeSchema) }),
  subject: (_command, outcome: Revision) => ({ kind: 'list', id: outcome.revised[0]?.series ?? '-' }),
  load: (reading, _command, ports) => loadRatings(reading, ports),
  decide: (ratings) => {
    const impossible = ratings.all.flatMap(({ refusals }) => refusals);
    if (impossible.length > 0) return refuse(...impossible);
    const settled = settleAll(ratings);
    const filings = settled.flatMap((each) => each.filings);
    if (filings.length === 0) return refuse(invalid('lists-settled', {}));
    return {
      changes: [],
      filings,
      outcome: { revised: effectOf(settled).map(summaryOf), causes: [...ratings.causes] },
    };
  },
});
