import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { asSeen } from '../as-seen.ts';
import { SANCTION_ENDS, sanctionKind } from './sanction.ts';

/** A sanction ends before its term, or is quashed: then it never was one (D-OFF-105). */
export const liftSanction = defineAct({
  kind: 'sanction.lift',
  command: z.strictObject({ sanction: z.string(), version: z.int(), as: z.enum(SANCTION_ENDS) }),
  reason: 'required',
  outcome: z.strictObject({ sanction: z.string() }),
  subject: ({ sanction }) => ({ kind: 'sanction', id: sanction }),
  load: async (reading, { sanction }) => ({ present: await reading.get(sanctionKind, sanction) }),
  decide: ({ present }, command, { today }) => {
    const { sanction, version, as } = command;
    const seen = asSeen(present, command, { code: 'sanction-unknown', field: 'sanction', id: sanction });
    if ('refused' in seen) return seen;
    const { lifted } = seen.found.body;
    if (lifted !== undefined && !(lifted.as === 'ended' && as === 'quashed'))
      return refuse(invalid('sanction-lifted', { on: lifted.on }, { field: 'sanction' }));
    const body = { ...seen.found.body, lifted: { as, on: today } };
    return { changes: [put(sanctionKind, sanction, version, body)], outcome: { sanction } };
  },
});
