import type { NormVerdict } from '@escala/core';
import { z } from 'zod';
import { defineAct, put, refuse, type Terms } from '../kit/act.ts';
import { findingValues } from '../kit/finding.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { loadSeasons, type Season, seasonOf } from '../registry/licences/season.ts';
import { type EventToJudge, eventToJudge, loadEventToJudge, unfinishedRefusals } from './judging/event-to-judge.ts';
import { givesNorm, type JudgedEvent } from './judging/judged-event.ts';
import type { TitleRules } from './judging/title-rules.ts';
import { type Norm, normId, normKind, normVerdictSchema } from './norm.ts';

const commandSchema = z.strictObject({
  event: z.string(),
  /** Only for these players; by default for all the event gives one. */
  players: z.array(z.string()).min(1).max(1000).optional(),
});

interface Facts extends EventToJudge {
  readonly seasons: readonly Season[];
  readonly norms: readonly Kept<Norm>[];
}

/** Puts on record the norms that an accepted event gives, with all their reasons. */
export const recordNorms = defineAct({
  kind: 'norm.record',
  command: commandSchema,
  outcome: z.strictObject({ norms: z.array(z.string()), season: z.int() }),
  subject: ({ event }) => ({ kind: 'event', id: event }),
  load: (reading, command) => loadFacts(reading, command.event),
  decide: (facts, command, terms) => {
    const judged = eventToJudge(facts, command.event);
    if ('refused' in judged) return judged;
    const standing = new Map(facts.norms.filter(isStanding).map((norm) => [norm.body.player, norm.id]));
    const asked = command.players;
    const refused = [
      ...unfinishedRefusals(judged),
      ...(asked ?? []).flatMap((player) => refusalsOf(judged, player, standing)),
    ];
    const given = judged.norms.players.filter(
      (verdict) => givesNorm(judged, verdict) && (asked?.includes(verdict.player) ?? !standing.has(verdict.player)),
    );
    if (refused.length === 0 && given.length === 0) refused.push(...nothingGiven(judged, command.event));
    if (refused.length > 0) return refuse(...refused);
    const season = seasonOf(facts.seasons, facts.found!.event.body.end);
    const changes = given.map((verdict) => {
      const body = normOf(judged.rules, command.event, season, verdict, terms);
      const id = normId(body.source, body.player);
      return put(normKind, id, facts.norms.find((norm) => norm.id === id)?.version ?? 0, body);
    });
    return { changes, outcome: { norms: changes.map(({ id }) => id), season } };
  },
});

async function loadFacts(reading: Reading, event: string): Promise<Facts> {
  return {
    ...(await loadEventToJudge(reading, event)),
    seasons: await loadSeasons(reading),
    norms: await reading.find(normKind, { key: 'event', equals: event }),
  };
}

const isStanding = ({ body }: Kept<Norm>): boolean => body.revoked === undefined;

function normOf(
  { title, regulation, normed }: TitleRules,
  event: string,
  season: number,
  judged: NormVerdict,
  { today, actor }: Terms,
): Norm {
  const verdict = normVerdictSchema.parse(judged);
  return {
    player: verdict.player,
    title,
    source: { kind: 'event', event },
    season,
    ground: normed.groundOf(judged),
    regulation,
    reasons: [...verdict.reasons, ...verdict.grounds],
    verdict,
    judgedOn: today,
    by: actor.account,
  };
}

/** Why a requested player gets no norm: every failed condition. */
function refusalsOf(judged: JudgedEvent, player: string, standing: ReadonlyMap<string, string>): Refusal[] {
  const field = { field: 'players' };
  const recorded = standing.get(player);
  if (recorded !== undefined) return [invalid('norm-recorded', { norm: recorded, player }, field)];
  const verdict = judged.norms.players.find((each) => each.player === player);
  if (verdict === undefined) return [invalid('norm-not-in-event', { player }, field)];
  if (givesNorm(judged, verdict)) return [];
  const told = judged.againstNorms.map(({ code }) => code);
  const open = [...verdict.reasons, ...verdict.grounds].filter(
    ({ code, holds }) => holds === 'no' && !told.includes(code),
  );
  const findings = [...open, ...judged.againstNorms];
  return findings.map((finding) => {
    const cited = { ...field, regulation: judged.rules.regulation, article: finding.article };
    return invalid('norm-not-given', { ...findingValues(finding), player }, cited);
  });
}

function nothingGiven({ rules, againstNorms, norms }: JudgedEvent, event: string): Refusal[] {
  // A player made the score, but the event is the obstacle.
  const isHindered = norms.players.some((verdict) => rules.normed.hasScore(verdict));
  const findings = isHindered ? againstNorms : [];
  if (findings.length === 0) return [invalid('norm-none', { event }, { field: 'event' })];
  return findings.map((finding) => {
    const cited = { field: 'event', regulation: rules.regulation, article: finding.article };
    return invalid('norm-event-hinders', findingValues(finding), cited);
  });
}
