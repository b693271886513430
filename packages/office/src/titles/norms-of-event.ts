import { z } from 'zod';
import { findingSchema } from '../kit/finding.ts';
import { defineQuestion } from '../kit/question.ts';
import { Refused } from '../kit/refusal.ts';
import { eventToJudge, loadEventToJudge } from './judging/event-to-judge.ts';
import { TOURNAMENT_SOURCES } from './judging/event-tournament.ts';
import { givesNorm } from './judging/judged-event.ts';
import { normKind, normVerdictSchema } from './norm.ts';
import { PROMOTION_STATES, promotionKind, promotionVerdictSchema } from './promotion.ts';

const recordedSchema = z.strictObject({ id: z.string(), version: z.int() });

/**
 * Norms and promotions of an accepted event: every verdict with its reasons and articles, and what is on record about
 * it.
 */
export const normsOfEvent = defineQuestion({
  kind: 'norm.of-event',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    /** `games`: the verdicts ignore byes, since the event came without a tournament document. */
    source: z.enum(TOURNAMENT_SOURCES),
    norms: z.array(
      z.strictObject({
        ...normVerdictSchema.shape,
        /** The norm counts, considering homologation for norms and the end of the event. */
        given: z.boolean(),
        recorded: recordedSchema.extend({ revoked: z.boolean() }).nullable(),
      }),
    ),
    promotions: z.array(
      z.strictObject({
        ...promotionVerdictSchema.shape,
        recorded: recordedSchema.extend({ state: z.enum(PROMOTION_STATES) }).nullable(),
      }),
    ),
    /** What prevents norms by score. */
    againstNorms: z.array(findingSchema),
    findings: z.array(findingSchema),
  }),
  ask: async (reading, { event }) => {
    const facts = await loadEventToJudge(reading, event);
    const judged = eventToJudge(facts, event);
    if ('refused' in judged) throw new Refused(judged.refused);
    const ofEvent = { key: 'event', equals: event };
    const norms = new Map((await reading.find(normKind, ofEvent)).map((norm) => [norm.body.player, norm]));
    const promotions = new Map((await reading.find(promotionKind, ofEvent)).map((each) => [each.body.player, each]));
    return {
      source: facts.found!.source,
      norms: judged.norms.players.map((verdict) => {
        const norm = norms.get(verdict.player);
        const recorded = norm && { id: norm.id, version: norm.version, revoked: norm.body.revoked !== undefined };
        return {
          ...normVerdictSchema.parse(verdict),
          given: givesNorm(judged, verdict),
          recorded: recorded ?? null,
        };
      }),
      promotions: judged.promotions.players.map((verdict) => {
        const found = promotions.get(verdict.player);
        const recorded = found && { id: found.id, version: found.version, state: found.body.state };
        return { ...promotionVerdictSchema.parse(verdict), recorded: recorded ?? null };
      }),
      againstNorms: z.array(findingSchema).parse(judged.againstNorms),
      findings: z.array(findingSchema).parse([...judged.norms.findings, ...judged.promotions.findings]),
    };
  },
});
