import type { Homologation, Norms, Promotions, Tournament } from '@escala/core';
import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import {
  type JudgedEvent,
  judgedEvent,
  normMade,
  normOptions,
  promotionMade,
} from '../../titles/judging/judged-event.ts';
import { type TitleRules, titleRulesOf } from '../../titles/judging/title-rules.ts';
import { normKind } from '../../titles/norm.ts';
import { promotionKind, promotionVerdictSchema } from '../../titles/promotion.ts';
import { homologationShape, namesShape, normsShape, promotionsShape } from '../answer-shapes.ts';
import type { FederationEvent, Waiver } from '../event.ts';
import { decisionShape, eventDecision } from '../event-decision.ts';
import { tournamentSeen } from '../event-seen.ts';
import { reportKind } from '../reports/report.ts';

const { player, from, to } = promotionVerdictSchema.shape;

const answer = z.strictObject({
  /** For an accepted event: the decision, and who made a norm or is promoted. The officer's page says the same. */
  decision: z
    .strictObject({
      ...decisionShape.shape,
      norms: z.array(z.string()),
      promotions: z.array(z.strictObject({ player, from, to })),
      /** Why the event gives no norms by score. */
      againstNorms: z.array(findingSchema),
    })
    .optional(),
  /** By the event's book, if it has titles: all players with all reasons. */
  norms: normsShape.optional(),
  promotions: promotionsShape.optional(),
  /** Once the event is accepted. Facts that were not given did not prevent it, and are left out (D-OFF-421). */
  homologation: homologationShape.optional(),
  names: namesShape,
});
type Answer = z.infer<typeof answer>;

/** The office's decision on an event, with norms, promotions and homologation and all their reasons, for everyone. */
export const eventVerdicts = defineQuestion({
  kind: 'event.verdicts',
  input: z.strictObject({ event: z.string() }),
  answer,
  ask: async (reading, { event: id }): Promise<Answer> => {
    const { desk, tournament, names } = await tournamentSeen(reading, id);
    const { body: event } = desk.event;
    const decided = eventDecision(event, (await reading.get(reportKind, id))?.body);
    const rules = titleRulesOf(event);
    if (rules === undefined) {
      const nothing = { norms: [], promotions: [], againstNorms: [] };
      return { ...(decided && { decision: { ...decided, ...nothing } }), names };
    }
    const judged = judgedEvent(rules, tournament, event.waivers);
    const promotions = ofKnownCategory(judged);
    if (decided === undefined) return { norms: byResultsAlone(tournament, judged), promotions, names };
    return {
      decision: { ...decided, ...(await made(reading, id, judged)) },
      norms: asDecided(tournament, event.waivers ?? [], judged),
      promotions,
      ...homologationDecided(tournament, event, judged),
      names,
    };
  },
});

/** Leaves out players whose category is not on record; the office has to fix that first. */
function ofKnownCategory({ promotions, unfinished }: JudgedEvent): Promotions {
  return { ...promotions, players: promotions.players.filter((each) => each.from !== null), findings: unfinished };
}

/** Before the decision, nothing is said about whether the event may give norms: the office has not examined it yet. */
function byResultsAlone(tournament: Tournament, { rules, unfinished }: JudgedEvent): Norms {
  const norms = homologatedForNorms(rules, tournament, true);
  const players = norms.players.map((verdict) => ({ ...verdict, reasons: rules.normed.reasonsOfResults(verdict) }));
  return { ...norms, players, findings: unfinished };
}

/** The decision is the federation's statement on homologation (MC norma 3). */
function asDecided(tournament: Tournament, waivers: readonly Waiver[], judged: JudgedEvent): Norms {
  const { rules, againstNorms, unfinished } = judged;
  // Objections to norms are shown once, with the decision.
  return { ...homologatedForNorms(rules, tournament, againstNorms.length === 0, waivers), findings: unfinished };
}

function homologatedForNorms(
  rules: TitleRules,
  tournament: Tournament,
  word: boolean,
  waivers: readonly Waiver[] = [],
): Norms {
  const judged = { ...tournament, event: { ...tournament.event, homologatedForNorms: word } };
  return rules.normed.judge(judged, normOptions(rules, judged, waivers));
}

async function made(reading: Reading, event: string, judged: JudgedEvent) {
  const ofEvent = { key: 'event', equals: event };
  const norms = new Map((await reading.find(normKind, ofEvent)).map(({ body }) => [body.player, body]));
  const promotions = new Map((await reading.find(promotionKind, ofEvent)).map(({ body }) => [body.player, body]));
  return {
    norms: judged.norms.players
      .filter((verdict) => normMade(judged, verdict, norms.get(verdict.player)))
      .map((verdict) => verdict.player),
    promotions: judged.promotions.players
      .filter((verdict) => promotionMade(judged, verdict, promotions.get(verdict.player)))
      .map((verdict) => ({ player: verdict.player, from: verdict.from, to: verdict.to })),
    againstNorms: z.array(findingSchema).parse(judged.againstNorms),
  };
}

function homologationDecided(
  tournament: Tournament,
  { waivers = [] }: FederationEvent,
  { rules, againstNorms }: JudgedEvent,
): { homologation?: Homologation } {
  const checked = rules.book.homologation?.check(tournament, { waived: waivers.map(({ code }) => code) });
  if (checked === undefined) return {};
  const events = checked.events.map((event) => ({
    ...event,
    purposes: event.purposes.map(({ purpose, reasons }) => ({
      purpose,
      verdict: purpose === 'rating' || againstNorms.length === 0 ? ('yes' as const) : ('no' as const),
      reasons: reasons.filter(({ holds, waived }) => holds !== 'unknown' || waived),
    })),
  }));
  return { homologation: { ...checked, events, findings: [] } };
}
