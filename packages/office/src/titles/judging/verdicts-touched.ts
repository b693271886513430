import type { PlayerCategory, Tournament } from '@escala/core';
import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import type { Waiver } from '../../events/event.ts';
import { givesNorm, judgedEvent } from './judged-event.ts';
import type { TitleRules } from './title-rules.ts';

const category = z.enum(playerCategories);

export const touchedVerdictsSchema = z.strictObject({
  /** Norms given by only one version of the event. */
  norms: z.array(z.strictObject({ player: z.string(), before: z.boolean(), after: z.boolean() })),
  /** Titles without norms: champions. */
  titles: z.array(z.strictObject({ player: z.string(), before: z.boolean(), after: z.boolean() })),
  /** Promotions that differ between the versions; null: no promotion. */
  promotions: z.array(z.strictObject({ player: z.string(), before: category.nullable(), after: category.nullable() })),
});
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
