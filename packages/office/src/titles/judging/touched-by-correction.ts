import type { PlayerCategory, Tournament } from '@escala/core';
import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import type { Waiver } from '../../events/event.ts';
import type { Reading } from '../../ports.ts';
import { isHeadToHeadChange, type RecordedChange } from '../../rating/corrections/correction.ts';
import { playerKind } from '../../registry/players/player.ts';
import { normId, normKind } from '../norm.ts';
import { promotionId, promotionKind } from '../promotion.ts';
import { correctedTournament } from './corrected-tournament.ts';
import { loadEntrants } from './entrant.ts';
import { loadEventTournament } from './event-tournament.ts';
import { givesNorm, judgedEvent } from './judged-event.ts';
import { type TitleRules, titleRulesOf } from './title-rules.ts';

const category = z.enum(playerCategories);

const touchedVerdictsSchema = z.strictObject({
  /** Norms given by only one version of the event. */
  norms: z.array(z.strictObject({ player: z.string(), before: z.boolean(), after: z.boolean() })),
  /** Titles without norms: champions. */
  titles: z.array(z.strictObject({ player: z.string(), before: z.boolean(), after: z.boolean() })),
  /** Promotions that differ between the versions; null: no promotion. */
  promotions: z.array(z.strictObject({ player: z.string(), before: category.nullable(), after: category.nullable() })),
});

const name = z.string();
const verdicts = touchedVerdictsSchema.shape;

/** What a correction would affect besides lists, with what is already on record about it. */
export const touchedByCorrectionSchema = z.strictObject({
  norms: z.array(
    verdicts.norms.element.extend({
      name,
      /** The norm on record, and whether it was used for a title. */
      recorded: z.string().nullable(),
      used: z.boolean(),
    }),
  ),
  titles: z.array(verdicts.titles.element.extend({ name, held: z.boolean() })),
  promotions: z.array(
    verdicts.promotions.element.extend({ name, recorded: z.string().nullable(), applied: z.boolean() }),
  ),
});
type TouchedByCorrection = z.infer<typeof touchedByCorrectionSchema>;

export async function touchedByCorrection(reading: Reading, change: RecordedChange): Promise<TouchedByCorrection> {
  if (!isHeadToHeadChange(change)) return { norms: [], titles: [], promotions: [] };
  const countsAfter = change.kind === 'reinstatement';
  const found = await loadEventTournament(reading, change.event, countsAfter);
  if (found?.tournament === undefined) return { norms: [], titles: [], promotions: [] };
  const { tournament, event } = found;
  const entrants = await loadEntrants(reading, event.body, change.kind === 'identity' ? [change.to] : []);
  const before = countsAfter ? undefined : tournament;
  const after = correctedTournament(tournament, change, (player) => entrants.get(player));
  const rules = titleRulesOf(event.body);
  const touched = verdictsTouched(rules, before, after, event.body.waivers);
  const ids = [...touched.norms, ...touched.titles, ...touched.promotions].map(({ player }) => player);
  const players = new Map((await reading.getMany(playerKind, ids)).map(({ id, body }) => [id, body]));
  const nameOf = (player: string): string => players.get(player)?.name ?? player;
  const norms = await recordedOf(reading, normKind, ids, (player) =>
    normId({ kind: 'event', event: event.id }, player),
  );
  const promotions = await recordedOf(reading, promotionKind, ids, (player) => promotionId(event.id, player));
  return {
    norms: touched.norms.map((each) => {
      const norm = norms.get(each.player);
      return { ...each, name: nameOf(each.player), recorded: norm?.id ?? null, used: norm?.body.usedOn !== undefined };
    }),
    titles: touched.titles.map((each) => {
      const held = players.get(each.player)?.titles?.some(({ title }) => title === rules?.title) ?? false;
      return { ...each, name: nameOf(each.player), held };
    }),
    promotions: touched.promotions.map((each) => {
      const promotion = promotions.get(each.player);
      const applied = promotion?.body.state === 'applied';
      return { ...each, name: nameOf(each.player), recorded: promotion?.id ?? null, applied };
    }),
  };
}

type Revocable = { readonly revoked?: unknown };

/** What is on record for the players and not revoked. */
async function recordedOf<Body extends Revocable>(
  reading: Reading,
  kind: Parameters<typeof reading.getMany<Body>>[0],
  players: readonly string[],
  idOf: (player: string) => string,
) {
  const found = new Map((await reading.getMany(kind, players.map(idOf))).map((each) => [each.id, each]));
  const standing = players.map((player) => [player, found.get(idOf(player))] as const);
  return new Map(standing.filter(([, each]) => each !== undefined && each.body.revoked === undefined));
}

type TouchedVerdicts = z.infer<typeof touchedVerdictsSchema>;

/** Norms, titles and promotions that differ between two versions of an event; undefined: the event does not count. */
export function verdictsTouched(
  rules: TitleRules | undefined,
  before: Tournament | undefined,
  after: Tournament | undefined,
  waivers: readonly Waiver[] = [],
): TouchedVerdicts {
  const [was, is] = [given(rules, before, waivers), given(rules, after, waivers)];
  return {
    norms: differing(was.norms, is.norms, false),
    titles: differing(was.titles, is.titles, false),
    promotions: differing(was.promotions, is.promotions, null),
  };
}

interface Given {
  readonly norms: ReadonlyMap<string, boolean>;
  readonly titles: ReadonlyMap<string, boolean>;
  readonly promotions: ReadonlyMap<string, PlayerCategory | null>;
}

const NOTHING: Given = { norms: new Map(), titles: new Map(), promotions: new Map() };

function given(rules: TitleRules | undefined, tournament: Tournament | undefined, waivers: readonly Waiver[]): Given {
  if (rules === undefined || tournament === undefined) return NOTHING;
  const judged = judgedEvent(rules, tournament, waivers);
  if (judged.unfinished.length > 0) return NOTHING;
  const { norms, promotions } = judged;
  return {
    norms: new Map(norms.players.map((verdict) => [verdict.player, givesNorm(judged, verdict)])),
    titles: new Map(norms.players.map((verdict) => [verdict.player, rules.normed.givesTitle(verdict)])),
    promotions: new Map(promotions.players.map(({ player, promoted, to }) => [player, promoted ? to : null])),
  };
}

function differing<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>, none: Value) {
  const players = [...new Set([...before.keys(), ...after.keys()])].sort();
  return players.flatMap((player) => {
    const [was, is] = [before.get(player) ?? none, after.get(player) ?? none];
    return was === is ? [] : [{ player, before: was, after: is }];
  });
}
