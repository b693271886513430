import type { ChanceLine, TournamentPlayer } from '@escala/core';
import { countsAs } from '../conditions/average.ts';
import { requiredOf } from '../conditions/opponents.ts';
import { countFederations, isTitled, type SetFacts } from '../norms/set-facts.ts';
import { atLeast, atMost } from '../parameters.ts';

type Needed = Pick<ChanceLine, 'titled' | 'required' | 'federations' | 'own' | 'limits' | 'any'>;

/**
 * Titles and federations that the unknown opponents must add to the known ones (1.4.3 to 1.4.5); undefined if no
 * opponents would be enough. Unknown federations are counted to the player's disadvantage.
 */
export function mixNeeded(facts: SetFacts, unknown: number, isExempt: boolean): Needed | undefined {
  const { field, games } = facts;
  const { numbers } = field;
  const all = games.length + unknown;
  const titled = Math.max(0, atLeast(numbers.titledShare, all) - facts.titled);
  const required = Math.max(0, requiredNeeded(facts, all) - requiredFound(facts));
  if (titled > unknown || required > unknown) return undefined;
  if (isExempt) return { titled, required, federations: 0, own: unknown, limits: [], any: unknown };
  const home = facts.full.player.federation;
  const federations = Math.max(0, numbers.foreignFederations - facts.federations + (home === undefined ? 1 : 0));
  const own = atMost(numbers.ownShare, all) - (home === undefined ? facts.most : facts.own) - facts.untold;
  const any = atMost(numbers.anyShare, all) - facts.untold;
  if (federations > unknown || own < 0 || any < facts.most) return undefined;
  const limits = [...countFederations(games)].flatMap(([federation, count]) =>
    federation === undefined || federation === home || any - count >= unknown
      ? []
      : [{ federation, most: any - count }],
  );
  const ownLimit = Math.min(own, any - facts.own);
  return { titled, required, federations, own: Math.min(ownLimit, unknown), limits, any: Math.min(any, unknown) };
}

/** Whether the same unknown opponents need no more titles and federations, and may be of any federation as before. */
export function needsNoMore(a: ChanceLine, b: ChanceLine): boolean {
  const mostOf = ({ limits, any }: ChanceLine, federation: string): number =>
    limits.find((each) => each.federation === federation)?.most ?? any;
  return (
    a.games === b.games &&
    a.unknown === b.unknown &&
    a.titled <= b.titled &&
    a.required <= b.required &&
    a.federations <= b.federations &&
    a.own >= b.own &&
    a.any >= b.any &&
    a.limits.every(({ federation, most }) => most >= mostOf(b, federation))
  );
}

/** A double round robin counts different opponents, all of whom are known. */
const isDouble = ({ field }: SetFacts): boolean => field.system === 'double-round-robin';
const requiredFound = (facts: SetFacts): number => (isDouble(facts) ? facts.requiredOpponents : facts.required);
const requiredNeeded = (facts: SetFacts, games: number): number =>
  isDouble(facts) ? atLeast(facts.field.numbers.doubleShare, facts.opponents) : requiredOf(facts.field.numbers, games);

export interface RatingsNeeded {
  /** For the unknown opponents together. */
  readonly sum: number;
  /** The least that the lowest of them counts. */
  readonly lowest: number;
}

/** What unknown opponents must add to reach the average of all, rounded half up. The lowest is raised to the floor. */
export function ratingsNeeded({ field, title, games }: SetFacts, unknown: number, average: number): RatingsNeeded {
  const floor = field.numbers.ratingFloor[title];
  const ratings = games.map(({ opponent }) => countsAs(field.numbers, opponent.rating));
  const lowest = Math.min(floor, ...ratings);
  const known = ratings.reduce((sum, rating) => sum + rating, 0) + floor - lowest;
  const all = games.length + unknown;
  return { sum: Math.ceil(((2 * average - 1) * all) / 2) - known, lowest };
}

/**
 * The lowest average of unknown opponents that is always enough. If it is below what the lowest counts, that opponent
 * adds the same however low the rating is, and the others must make up the rest.
 */
export function lowestAverage({ sum, lowest }: RatingsNeeded, unknown: number): number {
  if (sum > unknown * lowest) return Math.ceil(sum / unknown);
  return unknown === 1 ? 0 : Math.max(0, Math.ceil((sum - lowest) / (unknown - 1)));
}

/** Whether the strongest possible opponents are strong enough, and enough of them have the titles and federations. */
export function canCome(
  facts: SetFacts,
  candidates: readonly TournamentPlayer[],
  line: Pick<ChanceLine, 'unknown' | 'lowest' | 'titled' | 'required' | 'federations'> & { readonly sum: number },
): boolean {
  const { field, title, games, full } = facts;
  if (candidates.length < line.unknown) return false;
  const best = candidates.slice(0, line.unknown).map(({ rating }) => countsAs(field.numbers, rating));
  const last = best.at(-1) ?? 0;
  const sum = best.reduce((total, rating) => total + rating, 0) + Math.max(0, line.lowest - last);
  const count = (holds: (player: TournamentPlayer) => boolean): number => candidates.filter(holds).length;
  const known = new Set([full.player.federation, 'FID', ...games.map(({ opponent }) => opponent.federation)]);
  return (
    sum >= line.sum &&
    count((player) => isTitled(field.numbers.untitled, player.title)) >= line.titled &&
    count((player) => field.numbers.requiredTitles[title].includes(player.title ?? '')) >= line.required &&
    new Set(candidates.map(({ federation }) => federation).filter((each) => each !== undefined && !known.has(each)))
      .size >= line.federations
  );
}
