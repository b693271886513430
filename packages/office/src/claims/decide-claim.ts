import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { CLAIM_VERDICTS, type ClaimDecision, claimKind } from './claim.ts';
import { claimAct } from './claim-act.ts';
import { correctionRefusals, loadCorrection, ownCaseRefusals } from './decision-refusals.ts';

/**
 * The officer's answer to a claim. What it puts right is a correction, previewed and confirmed before; the reason of the act is the
 * answer that the player reads.
 */
export const decideClaim = claimAct({
  kind: 'claim.decide',
  command: z.strictObject({
    claim: z.string(),
    version: z.int().min(1),
    verdict: z.enum(CLAIM_VERDICTS),
    correction: z.string().optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ claim: z.string(), state: z.enum(['rejected', 'upheld']) }),
  load: (reading, command) => loadCorrection(reading, command),
  states: ['open'],
  decide: ({ claim: { id, version, body }, ...facts }, command, { actor, today, reason }) => {
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
