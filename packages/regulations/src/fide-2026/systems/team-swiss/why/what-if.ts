import { byeOrder } from '../assign-bye.ts';
import type { Field } from '../field.ts';
import { type PairedBracket, type PairedField, pairField } from '../pair-round.ts';
import { countsOf } from './trace.ts';

/** Two teams by rank, or one and the bye. */
export type Wish = readonly [number, number | 'bye'];

/** Why the wish was not granted. */
export type WhatIf =
  | { readonly kind: 'so-it-is' }
  | { readonly kind: 'even' }
  /** [C1]. */
  | { readonly kind: 'met' }
  | { readonly kind: 'forbidden' }
  /** [C2]: the round because of which the team may not have the bye. */
  | { readonly kind: 'barred'; readonly round: number }
  /** [C3]. */
  | { readonly kind: 'incomplete' }
  /** 3.4.2 to 3.4.4: the team that comes earlier in the bye order, and by which rule. */
  | { readonly kind: 'bye-order'; readonly other: number; readonly by: 'score' | 'matches' | 'number' }
  | { readonly kind: 'worse'; readonly worse: Worse };

/** The first point, from the top bracket down, on which the best pairing with the wish is worse. */
export interface Worse {
  readonly score: number;
  readonly rule: 'C4' | 'C5' | 'C6' | 'C7' | '3.5.4' | 'C8' | 'C9' | 'C10' | '3.6.3';
  readonly best: number;
  readonly other: number;
}

/** Pairs the rest as well as possible with the wish granted, and compares. */
export function whatIf(best: PairedField, [a, b]: Wish): WhatIf {
  const { field, brackets, bye } = best;
  if (b === 'bye') return whyNoBye(best, a);
  if (brackets.some(({ pairs }) => pairs.some((pair) => pair.includes(a) && pair.includes(b))))
    return { kind: 'so-it-is' };
  if (!field.mayMeet(a, b)) return { kind: field.haveMet(a, b) ? 'met' : 'forbidden' };
  const other = pairField(withPair(field, a, b));
  if ('unpaired' in other) return { kind: 'incomplete' };
  if (other.bye !== bye) return byeBefore(field, bye!, other.bye!);
  for (const [i, bracket] of brackets.entries()) {
    const worse = firstWorse(field, bracket, other.brackets[i]!);
    if (worse !== undefined) return { kind: 'worse', worse };
  }
  throw new Error('Two pairings of a round are level.');
}

function whyNoBye({ field, bye }: PairedField, team: number): WhatIf {
  if (bye === undefined) return { kind: 'even' };
  if (bye === team) return { kind: 'so-it-is' };
  const { barredBy } = field.teams[team]!;
  if (barredBy !== undefined) return { kind: 'barred', round: barredBy.round };
  const order = byeOrder(field);
  // 3.4.1: a team earlier in the order would leave others without an opponent.
  if (order.indexOf(team) < order.indexOf(bye)) return { kind: 'incomplete' };
  return byeBefore(field, bye, team);
}

function byeBefore({ teams }: Field, bye: number, other: number): WhatIf {
  const [own, others] = [teams[bye]!, teams[other]!];
  const by = own.score !== others.score ? 'score' : own.colours.length !== others.colours.length ? 'matches' : 'number';
  return { kind: 'bye-order', other: bye, by };
}

/** The same field, except that these two can meet nobody else. */
function withPair(field: Field, a: number, b: number): Field {
  const isOther = (rank: number): boolean => rank !== a && rank !== b;
  return {
    ...field,
    teams: field.teams.map((team, rank) => (isOther(rank) ? team : { ...team, barredBy: BARRED })),
    mayMeet: (x, y) => isOther(x) === isOther(y) && field.mayMeet(x, y),
  };
}

const BARRED = { kind: 'pairing-allocated-bye', points: 0, secondary: 0, round: 0 } as const;

/** In the order in which the articles examine a bracket. */
function firstWorse(field: Field, best: PairedBracket, other: PairedBracket): Worse | undefined {
  const [own, others] = [countsOf(field, best), countsOf(field, other)];
  const numbers = (ranks: readonly number[]): number[] => ranks.map((rank) => field.teams[rank]!.number);
  const scores = ({ upfloaters }: PairedBracket): number[] =>
    upfloaters.map((rank) => field.teams[rank]!.score / 10).reverse();
  const identifier = ({ pairs }: PairedBracket): number[] => [
    ...numbers(pairs.map(([top]) => top)),
    ...numbers(pairs.map(([, bottom]) => bottom)),
  ];
  const counted = (name: 'C4' | 'C6' | 'C7' | 'C8' | 'C9' | 'C10') => [name, [own[name]!], [others[name]!]] as const;
  const lists: readonly (readonly [Worse['rule'], readonly number[], readonly number[]])[] = [
    counted('C4'),
    ['C5', scores(best), scores(other)],
    counted('C6'),
    counted('C7'),
    ['3.5.4', numbers(best.upfloaters), numbers(other.upfloaters)],
    counted('C8'),
    counted('C9'),
    counted('C10'),
    ['3.6.3', identifier(best), identifier(other)],
  ];
  for (const [rule, one, two] of lists) {
    const at = one.findIndex((each, i) => each !== two[i]);
    if (at >= 0) return { score: best.score, rule, best: one[at]!, other: two[at]! };
  }
  return undefined;
}
