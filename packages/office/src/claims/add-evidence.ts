import { z } from 'zod';
import { defineAct, put } from '../kit/act.ts';
import { claimKind, claimTextSchema } from './claim.ts';
import { claimAsSeen, loadClaim, scopeOfClaim } from './claim-found.ts';

/** Something more to a claim on which nobody has decided yet. What was said before stays. */
export const addEvidence = defineAct({
  kind: 'claim.add-evidence',
  command: z.strictObject({ claim: z.string(), version: z.int().min(1), text: claimTextSchema }),
  outcome: z.strictObject({ claim: z.string(), evidence: z.int() }),
  subject: ({ claim }) => ({ kind: 'claim', id: claim }),
  load: (reading, command) => loadClaim(reading, command),
  scope: (facts) => scopeOfClaim(facts),
  decide: (facts, command, { actor, today }) => {
    const seen = claimAsSeen(facts, command, ['open', 'appealed']);
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    const evidence = [...body.evidence, { text: command.text, by: actor.account, on: today }];
    return {
      changes: [put(claimKind, id, version, { ...body, evidence })],
      outcome: { claim: id, evidence: evidence.length },
    };
  },
});
