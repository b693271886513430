import { z } from 'zod';
import { put } from '../kit/act.ts';
import { claimKind, claimTextSchema } from './claim.ts';
import { claimAct } from './claim-act.ts';

/** Something more to a claim on which nobody has decided yet. What was said before stays. */
export const addEvidence = claimAct({
  kind: 'claim.add-evidence',
  command: z.strictObject({ claim: z.string(), version: z.int().min(1), text: claimTextSchema }),
  outcome: z.strictObject({ claim: z.string(), evidence: z.int() }),
  states: ['open', 'appealed'],
  decide: ({ claim: { id, version, body } }, command, { actor, today }) => {
    const evidence = [...body.evidence, { text: command.text, by: actor.account, on: today }];
    return {
      changes: [put(claimKind, id, version, { ...body, evidence })],
      outcome: { claim: id, evidence: evidence.length },
    };
  },
});
