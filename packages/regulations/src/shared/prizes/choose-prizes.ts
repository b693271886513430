import { type Prize, type PrizeCategory, type PrizeSharing, worthOf } from '@escala/core';

/** A player or a club, in the order of the table. */
export interface Entrant {
  readonly id: string;
  readonly points: number;
  /** In a knockout, where entrants of equal rank are level (D-OFF-875). */
  readonly rank?: number;
}

export interface OpenCategory extends Pick<PrizeCategory, 'prizes' | 'sharing'> {
  readonly category: number;
  qualifies(entrant: Entrant): boolean;
}

/** The prize an entrant takes, and what other categories would have given. */
export interface Claim {
  readonly entrant: Entrant;
  readonly category: number;
  readonly prize: Prize;
  /**
   * Entrants level on points who take prizes of this category, in the order of the table, and the first of the places
   * they hold.
   */
  readonly level: readonly Entrant[];
  readonly firstPlace: number;
  readonly others: readonly { readonly category: number; readonly prize: Prize }[];
}

/** At most one prize of these categories for each entrant, in the order of the table. */
export function choosePrizes(entrants: readonly Entrant[], categories: readonly OpenCategory[]): readonly Claim[] {
  const taken = categories.map(() => 0);
  return levelOnPoints(entrants).flatMap((level) => {
    const left = categories.map((each, at) => ({ ...each, prizes: each.prizes.slice(taken[at]) }));
    const claims = claimsOfLevel(level, left, taken);
    for (const { category } of claims) taken[categories.findIndex((each) => each.category === category)]! += 1;
    return claims;
  });
}

/**
 * Everybody gets the largest single prize (D-PRZ-1). More points go first, so entrants level on points can be settled
 * as a group: in the order of the table each takes the largest prize, counting what sharing leaves of it; then any who
 * could have more switch, best placed first, until nobody could. This ends if prizes never rise from place to place
 * (D-PRZ-5); the bound is for prizes that do.
 */
function claimsOfLevel(
  level: readonly Entrant[],
  categories: readonly OpenCategory[],
  taken: readonly number[],
): Claim[] {
  const choices: (number | undefined)[] = level.map(() => undefined);
  const sweeps = 2 + level.length * categories.length;
  for (let sweep = 0, isMoving = true; isMoving && sweep < sweeps; sweep += 1) {
    isMoving = false;
    for (let i = 0; i < level.length; i += 1) {
      const best = bestChoice(i);
      isMoving ||= best !== choices[i];
      choices[i] = best;
    }
  }
  return level.flatMap((entrant, i): Claim[] => {
    const choice = choices[i];
    if (choice === undefined) return [];
    const others = categories.flatMap(({ category }, at) => {
      const prize = at === choice ? 0 : prizeIn(at, i);
      return prize === 0 ? [] : [{ category, prize }];
    });
    const together = level.filter((_, j) => choices[j] === choice);
    const { category } = categories[choice]!;
    return [{ entrant, category, prize: prizeIn(choice, i), level: together, firstPlace: taken[choice]! + 1, others }];
  });

  /** Among equal prizes, the one whose category is listed first (D-PRZ-2). */
  function bestChoice(i: number): number | undefined {
    let best: { readonly at: number; readonly prize: Prize } | undefined;
    for (const at of categories.keys()) {
      const prize = prizeIn(at, i);
      if (prize !== 0 && (best === undefined || worthOf(prize) > worthOf(best.prize))) best = { at, prize };
    }
    return best?.at;
  }

  /** What an entrant takes in a category, sharing with the level entrants in it. */
  function prizeIn(at: number, i: number): Prize {
    const { prizes, sharing, qualifies } = categories[at]!;
    if (prizes.length === 0 || !qualifies(level[i]!)) return 0;
    const isIn = (_: unknown, j: number): boolean => j === i || choices[j] === at;
    const before = choices.slice(0, i).filter(isIn).length;
    return sharePlaces(prizes, sharing, level.filter(isIn).length)[before]!;
  }
}

function levelOnPoints(entrants: readonly Entrant[]): (readonly Entrant[])[] {
  const levels: Entrant[][] = [];
  for (const entrant of entrants) {
    const level = levels.at(-1);
    const first = level?.[0];
    if (first?.points === entrant.points && first.rank === entrant.rank) level!.push(entrant);
    else levels.push([entrant]);
  }
  return levels;
}

/**
 * What each of a group of players level on points takes for the places that they hold. Goods are not shared: they go
 * with the place, and their winner has no part of the money (D-PRZ-4). When a prize cannot be halved, the odd coin is
 * shared; coins that do not divide go one by one to the better placed (D-PRZ-3).
 */
function sharePlaces(prizes: readonly Prize[], sharing: PrizeSharing, players: number): readonly Prize[] {
  const places = Array.from({ length: players }, (_, i) => prizes[i] ?? 0);
  if (sharing === 'none') return places;
  const money = places.filter((prize) => typeof prize === 'number');
  const own = (prize: number): number => (sharing === 'hort' ? Math.floor(prize / 2) : 0);
  const pool = money.reduce((sum, prize) => sum + prize - own(prize), 0);
  let odd = pool % money.length;
  const even = (pool - odd) / money.length;
  return places.map((prize) => (typeof prize === 'number' ? own(prize) + even + (odd-- > 0 ? 1 : 0) : prize));
}
