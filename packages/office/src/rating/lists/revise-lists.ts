import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { type Cause, unsettledCauses } from '../series/causes.ts';
import { effectOf } from '../series/effect.ts';
import { roomFor } from '../series/find-series.ts';
import { causeSchema, revisedListSchema } from '../series/outcome-shapes.ts';
import { statesOf } from '../series/series-state.ts';
import { settle } from '../series/settle.ts';

export interface Revision {
  readonly revised: readonly { readonly series: string; readonly date: string; readonly players: number }[];
  readonly causes: readonly Cause[];
}

/** The revised lists follow what the registry changed (a birth date, a licence, a merge); the acts behind it are named. */
export const reviseLists = defineAct({
  kind: 'list.revise',
  command: z.strictObject({}),
  reason: 'optional',
  outcome: z.strictObject({ revised: z.array(revisedListSchema), causes: z.array(causeSchema) }),
  subject: (_command, outcome: Revision) => ({ kind: 'list', id: outcome.revised[0]?.series ?? '-' }),
  load: async (reading, _command, ports) => {
    const room = await roomFor(ports, reading);
    const { record } = room;
    return { record, states: await statesOf(reading, room), causes: await unsettledCauses(reading) };
  },
  decide: ({ record, states, causes }) => {
    const settled = settle(record, states);
    const filings = settled.flatMap((each) => each.filings);
    if (filings.length === 0) return refuse(invalid('lists-settled', {}));
    const revised = effectOf(record, settled).map(({ series, date, players }) => ({ series, date, players }));
    return { changes: [], filings, outcome: { revised, causes } };
  },
});
