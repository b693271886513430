import { z } from 'zod';
import { type Claim, type ClaimState, claimKind } from '../../claims/claim.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { conflict, invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { movedListSchema, summaryOf } from '../series/effect.ts';
import { EVENT_RECORDS } from '../series/rating-series.ts';
import { correctionKind, recordedBeforeSchema, recordedChangeSchema } from './correction.ts';
import { correctionEffect, loadCorrection } from './correction-effect.ts';

const commandSchema = z.strictObject({
  change: recordedChangeSchema,
  /** Digest of the preview, so that nobody confirms an effect they have not seen. */
  preview: z.string(),
  claim: z.string().optional(),
});

/**
 * A correction, confirmed after its preview. Published lists stay as they were; the revised editions follow the record.
 * The movements are filed under this act, the cause named for every difference.
 */
export const confirmCorrection = defineAct({
  kind: 'correction.confirm',
  command: commandSchema,
  reason: 'required',
  outcome: z.strictObject({
    correction: z.string(),
    before: recordedBeforeSchema.optional(),
    lists: z.array(movedListSchema),
    /** The kind of record of the corrected event. */
    of: z.enum(EVENT_RECORDS),
  }),
  subject: ({ change }, { of }) => ({ kind: of, id: change.event }),
  load: async (reading, { change, claim }, ports) => ({
    ...(await loadCorrection(reading, change, ports)),
    claim: claim === undefined ? undefined : await reading.get(claimKind, claim),
  }),
  decide: (facts, { change, preview, claim }, terms) => {
    const effect = correctionEffect(facts, change, terms.today, terms.digest);
    const ofClaim = claimRefusals(claim, facts.claim);
    if ('refused' in effect) return refuse(...effect.refused, ...ofClaim);
    if (ofClaim.length > 0) return refuse(...ofClaim);
    if (effect.digest !== preview)
      return refuse(
        conflict('preview-outdated', { event: change.event }, preview, { preview: effect.digest, lists: effect.lists }),
      );
    const id = terms.newId();
    const lists = effect.lists.map(summaryOf);
    const before = effect.before === undefined ? {} : { before: effect.before };
    const correction = {
      change,
      ...before,
      ...(claim === undefined ? {} : { claim }),
      by: terms.actor.account,
      on: terms.today,
      reason: terms.reason!,
      act: terms.seq,
      lists,
    };
    return {
      changes: [put(correctionKind, id, 0, correction), ...effect.changes(terms)],
      filings: [effect.filing, ...effect.settled.flatMap(({ filings }) => filings)],
      outcome: { correction: id, ...before, lists, of: effect.of },
    };
  },
});

/** Claims in these states cause no corrections. */
const IN_VAIN: readonly ClaimState[] = ['rejected', 'appeal-rejected', 'withdrawn'];

/** A claim named as the cause of a correction must be pending or upheld (D-OFF-241). */
export function claimRefusals(id: string | undefined, claim: Kept<Claim> | undefined): Refusal[] {
  if (id === undefined) return [];
  if (claim === undefined) return [missing('claim-unknown', { id }, { field: 'claim' })];
  const { state } = claim.body;
  return IN_VAIN.includes(state) ? [invalid('claim-state', { id, state }, { field: 'claim' })] : [];
}
