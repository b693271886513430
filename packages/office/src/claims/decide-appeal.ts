import { z } from 'zod';
import { votedBy } from '../events/book-of-event.ts';
import { put, refuse } from '../kit/act.ts';
import { forbidden, invalid, type Refusal } from '../kit/refusal.ts';
import { type Federation, federationOf } from '../registry/federation/federation.ts';
import { CLAIM_VERDICTS, type ClaimDecision, claimKind, commissionVoteSchema } from './claim.ts';
import { claimAct, correctionRefusals, loadCorrection, ownCaseRefusals } from './claim-act.ts';

const commandSchema = z.strictObject({
  claim: z.string(),
  version: z.int().min(1),
  verdict: z.enum(CLAIM_VERDICTS),
  correction: z.string().optional(),
  /** The commission's vote on whether to uphold the appeal. */
  vote: commissionVoteSchema.optional(),
});
type Command = z.infer<typeof commandSchema>;

/** The sports commission has the last word; whoever made the first decision cannot make this one. */
export const decideAppeal = claimAct({
  kind: 'claim.decide-appeal',
  command: commandSchema,
  reason: 'required',
  outcome: z.strictObject({ claim: z.string(), state: z.enum(['appeal-upheld', 'appeal-rejected']) }),
  load: async (reading, command) => ({
    ...(await loadCorrection(reading, command)),
    federation: await federationOf(reading),
  }),
  states: ['appealed'],
  decide: ({ claim: { id, version, body }, ...facts }, command, { actor, today, reason }) => {
    const refused = [
      ...ownCaseRefusals(body, actor),
      ...(body.decision?.by === actor.account ? [forbidden('claim-same-judge', { by: actor.account })] : []),
      ...correctionRefusals(facts, command),
      ...voteRefusals(facts.federation, command, today),
    ];
    if (refused.length > 0) return refuse(...refused);
    const { verdict, correction, vote } = command;
    const appealDecision: ClaimDecision = {
      verdict,
      by: actor.account,
      on: today,
      reason: reason!,
      ...(correction === undefined ? {} : { correction }),
      ...(vote === undefined ? {} : { vote }),
    };
    const state = `appeal-${verdict}` as const;
    return {
      changes: [put(claimKind, id, version, { ...body, state, appealDecision })],
      outcome: { claim: id, state },
    };
  },
});

/** fce-1990, Comissió 7: enough members voted, and the result supports the ruling. */
function voteRefusals(federation: Federation | undefined, { vote, verdict }: Command, today: string): Refusal[] {
  const voted = votedBy(federation, vote, today);
  if (vote === undefined || voted === undefined) return [];
  const { outcome, regulation, article } = voted;
  if (outcome === (verdict === 'upheld' ? 'adopted' : 'rejected')) return [];
  const { inFavour, against, members } = vote;
  const values = { outcome, verdict, inFavour, against, members };
  return [invalid('claim-vote', values, { field: 'vote', regulation, article })];
}
