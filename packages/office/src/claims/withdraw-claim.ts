import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { put } from '../kit/act.ts';
import { type Claim, claimKind, claimSchema } from './claim.ts';
import { claimAct } from './claim-act.ts';

/** A claim is taken back before it is decided; an appeal is taken back and leaves the first decision (D-OFF-83). */
export const withdrawClaim = claimAct({
  kind: 'claim.withdraw',
  command: z.strictObject({ claim: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ claim: z.string(), state: claimSchema.shape.state }),
  states: ['open', 'appealed'],
  decide: ({ claim: { id, version, body } }, _command, { today }) => {
    const after = withdrawn(body, today);
    return { changes: [put(claimKind, id, version, after)], outcome: { claim: id, state: after.state } };
  },
});

function withdrawn(body: Claim, today: IsoDate): Claim {
  if (body.appeal === undefined || body.decision === undefined)
    return { ...body, state: 'withdrawn', withdrawnOn: today };
  return { ...body, state: body.decision.verdict, appeal: { ...body.appeal, withdrawnOn: today } };
}
