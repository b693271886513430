import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Cause } from '../../rating/series/causes.ts';
import { causeSchema, movedListSchema } from '../../rating/series/outcome-shapes.ts';
import { mergeRefusals } from '../reports/twice-by-merge.ts';
import { scrabbleEffect, summaryOf } from '../series/scrabble-effect.ts';
import { loadGround, unsettled } from '../series/scrabble-ground.ts';

export interface ScrabbleRevision {
  readonly revised: readonly ReturnType<typeof summaryOf>[];
  readonly causes: readonly Cause[];
}

/** The revised lists follow what the registry changed (players merged or taken apart again); the acts behind it are named. */
export const reviseScrabbleLists = defineAct({
  kind: 'scrabble-list.revise',
  command: z.strictObject({}),
  reason: 'optional',
  outcome: z.strictObject({ revised: z.array(movedListSchema), causes: z.array(causeSchema) }),
  subject: (_command, outcome: ScrabbleRevision) => ({ kind: 'list', id: outcome.revised[0]?.series ?? '-' }),
  load: (reading) => loadGround(reading),
  decide: (ground) => {
    const twice = mergeRefusals(ground.record);
    if (twice.length > 0) return refuse(...twice);
    const settled = unsettled(ground);
    const filings = settled.flatMap((each) => each.filings);
    if (filings.length === 0) return refuse(invalid('scrabble-lists-settled', {}));
    const revised = scrabbleEffect(ground.record, settled).map(summaryOf);
    return { changes: [], filings, outcome: { revised, causes: ground.causes } };
  },
});
