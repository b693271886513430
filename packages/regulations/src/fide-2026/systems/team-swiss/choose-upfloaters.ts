import { kindsOf, OrderedMatching, vertexSet } from '@escala/core';
import { digitsOf, SET_CRITERIA } from './criteria.ts';
import type { Field } from './field.ts';

/** The remaining teams, by rank, best first; and which of them are residents of the bracket. */
export interface Left {
  readonly ranks: readonly number[];
  /** This many at the start have the highest score (3.2). */
  readonly residents: number;
}

export interface ChosenUpfloaters {
  /** By descending score, then by number (3.5.3). */
  readonly upfloaters: readonly number[];
  /** [C6]: whether the following scoregroup needs only as few upfloaters as its number allows. */
  readonly sparesNext: boolean;
}

/**
 * 3.5: the first set of upfloaters, in the order of 3.5.3 and 3.5.4, that is best on [C4] to [C7] (D-TSW-8). In a
 * smallest set no two upfloaters meet each other, or both could stay below. So sets are the partners of residents in
 * complete pairings of all remaining teams, [C1] and [C3] (2.2.1) hold automatically, and what the criteria count is a
 * cost of pairs. Undefined if there is no complete pairing.
 */
export function chooseUpfloaters(field: Field, left: Left): ChosenUpfloaters | undefined {
  const weighed = matchingOf(field, left, true);
  if (!weighed.solve()) return undefined;
  // [C6] is either met or not (D-TSW-5): if it cannot be met, it is ignored.
  const sparesNext = leavingNext(field, left, weighed) <= 1;
  const matching = sparesNext ? weighed : matchingOf(field, left, false);
  if (!sparesNext) matching.solve();
  const { ranks, residents } = left;
  const lower = [...ranks.keys()].slice(residents);
  const below = vertexSet(ranks.length, lower);
  const needed = lower.filter((vertex) => matching.mate[vertex]! < residents).length;
  const upfloaters: number[] = [];
  for (let vertex = residents; upfloaters.length < needed; vertex++)
    if (matching.tryForbidOf(vertex, below)) upfloaters.push(ranks[vertex]!);
  return { upfloaters, sparesNext };
}

/** The score just below that of the residents, even if all of its teams are already paired. */
const followingScore = ({ scores, teams }: Field, { ranks }: Left): number | undefined =>
  scores[scores.indexOf(teams[ranks[0]!]!.score) + 1];

/** [C6]: pairs of the following scoregroup with lower teams. */
function leavingNext(field: Field, left: Left, { mate }: OrderedMatching): number {
  const following = followingScore(field, left);
  const isNext = (vertex: number): boolean => field.teams[left.ranks[vertex]!]!.score === following;
  return [...left.ranks.keys()].filter((vertex) => isNext(vertex) && mate[vertex]! > vertex && !isNext(mate[vertex]!))
    .length;
}

function matchingOf(field: Field, left: Left, looksAhead: boolean): OrderedMatching {
  const { ranks, residents } = left;
  const { teams } = field;
  const lower = [...new Set(ranks.slice(residents).map((rank) => teams[rank]!.score))].reverse();
  const following = followingScore(field, left);
  const places = SET_CRITERIA.map(({ byScore }) => (byScore ? lower.length : 1));
  const digits = digitsOf(
    places.reduce((a, b) => a + b, 0),
    ranks.length,
  );
  return new OrderedMatching({
    size: ranks.length,
    words: digits.words,
    kinds: kindsOf(ranks.length, (vertex) => {
      const { score, wasFloater } = teams[ranks[vertex]!]!;
      return vertex < residents ? 'resident' : `${score} ${wasFloater}`;
    }),
    mayPair: (a, b) => field.mayMeet(ranks[a]!, ranks[b]!),
    writeCost: (a, b, costs, at) => {
      const rank = ranks[b]!;
      const { score } = teams[rank]!;
      let digit = 0;
      for (const [i, { byScore, upfloater, leavesNext = 0 }] of SET_CRITERIA.entries()) {
        const place = digit + (byScore ? Math.max(0, lower.indexOf(score)) : 0);
        if (a < residents && b >= residents) digits.add(place, upfloater?.(field, rank) ?? 0, costs, at);
        if (looksAhead && a >= residents && teams[ranks[a]!]!.score === following && score !== following)
          digits.add(place, leavesNext, costs, at);
        digit += places[i]!;
      }
    },
  });
}
