import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { CLAIM_VERDICTS, type Claim, type ClaimDecision, claimKind, claimSchema, claimTextSchema } from './claim.ts';
import { claimAct, correctionRefusals, loadCorrection, ownCaseRefusals } from './claim-act.ts';

/** Withdraws a claim before it is decided; withdrawing an appeal leaves the first decision in place (D-OFF-83). */
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

/** Adds something to an undecided claim. What was said before stays. */
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

/**
 * The officer's answer to a claim. Anything it corrects is a correction, previewed and confirmed beforehand; the reason
 * of the act is the answer the player reads.
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
