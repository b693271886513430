import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { CLAIM_VERDICTS, type ClaimDecision, claimKind } from './claim.ts';
import { claimAsSeen, loadClaim } from './claim-found.ts';
import { correctionRefusals, loadCorrection, ownCaseRefusals } from './decision-refusals.ts';

/**
 * The officer's answer to a claim. What it puts right is a correction, previewed and confirmed before; the reason of the act is the
 * answer that the player reads.
 */
export const decideClaim = defineAct({
  kind: 'claim.decide',
  command: z.strictObject({
    claim: z.string(),
    version: z.int().min(1),
    verdict: z.enum(CLAIM_VERDICTS),
    correction: z.string().optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ claim: z.string(), state: z.enum(['rejected', 'upheld']) }),
  subject: ({ claim }) => ({ kind: 'claim', id: claim }),
  load: async (reading, command) => ({
    ...(await loadClaim(reading, command)),
    ...(await loadCorrection(reading, command)),
  }),
  decide: (facts, command, { actor, today, reason }) => {
    const seen = claimAsSeen(facts, command, ['open']);
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    const refused = [...ownCaseRefusals(body, actor), ...correctionRefusals(facts, command)];
    if (refused.length > 0) return refuse(...refused);
    const { verdict, correction } = command;
    const decision: ClaimDecision = {
      verdict,
      by: actor.account,
      on: today,
      reason: reason!,
      ...(correction === undefined ? {} : { correction }),
    };
    return {
      changes: [put(claimKind, id, version, { ...body, state: verdict, decision })],
      outcome: { claim: id, state: verdict },
    };
  },
});
