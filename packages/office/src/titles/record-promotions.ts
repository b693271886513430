import type { PromotionVerdict } from '@escala/core';
import { z } from 'zod';
import { defineAct, put, refuse, type Terms } from '../kit/act.ts';
import { findingValues } from '../kit/finding.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import { eventToJudge, loadEventToJudge, unfinishedRefusals } from './judging/event-to-judge.ts';
import type { JudgedEvent } from './judging/judged-event.ts';
import type { TitleRules } from './judging/title-rules.ts';
import { type Promotion, promotionId, promotionKind, promotionVerdictSchema } from './promotion.ts';

const commandSchema = z.strictObject({
  event: z.string(),
  /** Only for these players; by default for all the event promotes. */
  players: z.array(z.string()).min(1).max(1000).optional(),
});

/**
 * Puts on record the promotions that an accepted event gives, with all their reasons. Categories change when promotions
 * are applied.
 */
export const recordPromotions = defineAct({
  kind: 'promotion.record',
  command: commandSchema,
  outcome: z.strictObject({ promotions: z.array(z.string()) }),
  subject: ({ event }) => ({ kind: 'event', id: event }),
  load: async (reading, { event }) => ({
    ...(await loadEventToJudge(reading, event)),
    promotions: await reading.find(promotionKind, { key: 'event', equals: event }),
  }),
  decide: (facts, command, terms) => {
    const judged = eventToJudge(facts, command.event);
    if ('refused' in judged) return judged;
    const standing = new Set(
      facts.promotions.filter(({ body }) => body.state !== 'revoked').map(({ body }) => body.player),
    );
    const asked = command.players;
    const refused = [
      ...unfinishedRefusals(judged),
      ...(asked ?? []).flatMap((player) => refusalsOf(judged, player, standing)),
    ];
    const given = judged.promotions.players.filter(
      ({ promoted, player }) => promoted && (asked?.includes(player) ?? !standing.has(player)),
    );
    if (refused.length === 0 && given.length === 0)
      refused.push(invalid('promotion-none', { event: command.event }, { field: 'event' }));
    if (refused.length > 0) return refuse(...refused);
    const changes = given.map((verdict) => {
      const id = promotionId(command.event, verdict.player);
      const from = facts.promotions.find((promotion) => promotion.id === id)?.version ?? 0;
      return put(promotionKind, id, from, promotionOf(judged.rules, command.event, verdict, terms));
    });
    return { changes, outcome: { promotions: changes.map(({ id }) => id) } };
  },
});

function promotionOf(
  { regulation }: TitleRules,
  event: string,
  verdict: PromotionVerdict,
  { today, actor }: Terms,
): Promotion {
  return {
    player: verdict.player,
    event,
    from: verdict.from!,
    to: verdict.to!,
    regulation,
    verdict: promotionVerdictSchema.parse(verdict),
    judgedOn: today,
    by: actor.account,
    state: 'recorded',
  };
}

/** Why a requested player is not promoted: every failed condition. */
function refusalsOf({ rules, promotions }: JudgedEvent, player: string, standing: ReadonlySet<string>): Refusal[] {
  const field = { field: 'players' };
  if (standing.has(player)) return [invalid('promotion-recorded', { player }, field)];
  const verdict = promotions.players.find((each) => each.player === player);
  if (verdict === undefined) return [invalid('norm-not-in-event', { player }, field)];
  if (verdict.promoted) return [];
  return verdict.reasons
    .filter(({ holds }) => holds !== 'yes')
    .map((reason) => {
      const cited = { ...field, regulation: rules.regulation, article: reason.article };
      return invalid('promotion-not-given', { ...findingValues(reason), player }, cited);
    });
}
