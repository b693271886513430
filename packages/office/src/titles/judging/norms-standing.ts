import { dayFrom, type IsoDate, type Step } from '@escala/core';
import type { NormRecord, NormsHeld, TitleVerdict } from '@escala/regulations';
import type { Kept, Reading } from '../../ports.ts';
import { type Season, seasonOf } from '../../registry/licences/season.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { type Norm, normKind, placeOfNorm } from '../norm.ts';
import { highestTitle } from '../title.ts';
import type { TitleRules } from './title-rules.ts';

/** `expired`: two seasons passed without another (MC norma 4); `used`: it is part of a title held. */
export const NORM_STATES = ['valid', 'expired', 'used', 'revoked'] as const;
type NormState = (typeof NORM_STATES)[number];

export interface NormsStanding {
  readonly states: ReadonlyMap<string, NormState>;
  readonly verdict: TitleVerdict;
  /** How norms were gained and lost, season by season. */
  readonly steps: readonly Step[];
  readonly needed: number;
  /** The season at whose end a norm is lost unless another is made; null if none can be lost (MC norma 4). */
  readonly nextLoss: number | null;
}

/** A player's norms, including those of merged duplicates, by season. */
export async function loadNorms(reading: Reading, player: string): Promise<Kept<Norm>[]> {
  const duplicates = await reading.find(playerKind, { key: 'mergedInto', equals: player });
  const ids = [player, ...duplicates.map(({ id }) => id)];
  const found = await Promise.all(ids.map((id) => reading.find(normKind, { key: 'player', equals: id })));
  return found.flat().sort((a, b) => a.body.season - b.body.season || (a.id < b.id ? -1 : 1));
}

/** Which norms count on a day, and whether they suffice for the title (MC títol 5, MC norma 4). */
export function normsStanding(
  { title, normed }: TitleRules,
  norms: readonly Kept<Norm>[],
  player: Pick<Player, 'titles'>,
  seasons: readonly Season[],
  today: IsoDate,
  internationalNorm = false,
): NormsStanding {
  const day = dayFrom(today);
  const titles = (player.titles ?? []).map((held) => held.title);
  const isHeld = titles.includes(title);
  // Withdrawing a title gives its norms back.
  const isUsed = ({ body }: Kept<Norm>): boolean => isHeld && body.usedOn !== undefined;
  const counting = norms.filter((norm) => norm.body.revoked === undefined && !isUsed(norm));
  const records = counting.map(({ body }): NormRecord => ({ season: body.season, event: placeOfNorm(body.source) }));
  const through = lastSeasonLookedAt(records, seasonOf(seasons, today));
  const { lost, steps } = normed.held(records, through, day);
  const isLost = ({ body }: Kept<Norm>): boolean =>
    lost.some(({ season, event }) => season === body.season && event === placeOfNorm(body.source));
  const stateOf = (norm: Kept<Norm>): NormState => {
    if (norm.body.revoked !== undefined) return 'revoked';
    if (isUsed(norm)) return 'used';
    return isLost(norm) ? 'expired' : 'valid';
  };
  return {
    states: new Map(norms.map((norm) => [norm.id, stateOf(norm)])),
    verdict: normed.verdict(
      { title: highestTitle(titles), internationalNorm, places: [], norms: records, through },
      day,
    ),
    steps,
    needed: normed.needed(day),
    nextLoss: nextLossOf((season) => normed.held(records, season, day), through),
  };
}

/** Two idle seasons cost one norm, so the loop always reaches the next loss. */
function nextLossOf(heldBy: (season: number) => NormsHeld, through: number): number | null {
  const { held, lost, titleSeason } = heldBy(through);
  if (held.length === 0 || titleSeason !== null) return null;
  let season = through + 1;
  while (heldBy(season).lost.length === lost.length) season++;
  return season;
}

/** The current season costs no norm before it ends, but norms made in it count at once (D-OFF-89). */
function lastSeasonLookedAt(norms: readonly NormRecord[], running: number): number {
  return norms.some(({ season }) => season === running) ? running : running - 1;
}
