import { type Field, fieldOf, mayMeet } from '../field.ts';
import { FLOAT, type RoundState } from '../round-state.ts';

type Pairing = readonly (readonly [number, number])[];
/** The bye, as a partner. */
const BYE = 1_000;

/** The best of all complete pairings, and the value of each bracket. */
export interface ListedPairing {
  readonly pairs: Pairing;
  readonly bye: number | undefined;
  readonly byeScore: number;
  readonly keys: readonly Key[];
}

/** A slow, obvious engine: lists every complete pairing and compares them bracket by bracket, as in the rules. */
export function listPairings(state: RoundState, wish?: readonly [number, number | 'bye']): ListedPairing | undefined {
  const field = fieldOf(state);
  const [wished, other] = wish ?? [];
  const isWished = (pairing: Pairing): boolean =>
    wished === undefined || partnerOf(pairing, wished) === (other === 'bye' ? BYE : other);
  let left = complete(field).filter(isWished);
  if (left.length === 0) return undefined;
  const byeScore = (pairing: Pairing): number => {
    const pair = pairing.find(([, b]) => b === BYE);
    return pair === undefined ? 0 : field.score[pair[0]]!;
  };
  const least = Math.min(...left.map(byeScore));
  left = left.filter((pairing) => byeScore(pairing) === least);
  const scores = [...new Set(field.score)].sort((a, b) => b - a);
  const bestKeys: Key[] = [];
  let bracket: number[] = [];
  for (const [place, score] of scores.entries()) {
    const group = (of: number | undefined): number[] =>
      Array.from({ length: field.count }, (_, rank) => rank).filter((rank) => field.score[rank] === of);
    const players = [...bracket, ...group(score)];
    const keys = left.map((pairing) => keyOf(field, pairing, players, score, group(scores[place + 1])));
    const best = keys.reduce((a, b) => (compare(b, a) < 0 ? b : a));
    bestKeys.push(best);
    left = left.filter((_, i) => compare(keys[i]!, best) === 0);
    const inside = new Set(players);
    bracket = players.filter((rank) => !inside.has(partnerOf(left[0]!, rank)));
  }
  const [pairing] = left;
  return {
    pairs: pairing!.filter(([, b]) => b !== BYE),
    bye: pairing!.find(([, b]) => b === BYE)?.[0],
    byeScore: least,
    keys: bestKeys,
  };
}

/** The meaning of each place in a key. */
export const KEY_NAMES = [
  ...[
    'C6',
    'C7',
    'C8a',
    'C8b',
    'C9',
    'C10',
    'C11',
    'C12',
    'C13',
    'C14',
    'C15',
    'C16',
    'C17',
    'C18',
    'C19',
    'C20',
    'C21',
  ],
  ...['moved-down', 'opponents', 'exchanges', 'difference', 'out', 'into', 'transposition'],
];

/** The first place of a key on which the second pairing is worse, and the bracket. */
export function firstDifference(best: ListedPairing, other: ListedPairing): string | undefined {
  if (best.byeScore !== other.byeScore) return 'C5';
  for (const [place, key] of best.keys.entries()) {
    const index = key.findIndex((value, i) => compare([value], [other.keys[place]![i]!]) !== 0);
    if (index >= 0) return `${KEY_NAMES[index]} of bracket ${place}`;
  }
  return undefined;
}

function complete(field: Field): Pairing[] {
  const found: Pairing[] = [];
  const go = (rest: readonly number[], pairs: Pairing, hasBye: boolean): void => {
    const [first, ...others] = rest;
    if (first === undefined) {
      if (hasBye === (field.count % 2 === 1)) found.push(pairs);
      return;
    }
    for (const other of others)
      if (mayMeet(field, first, other))
        go(
          others.filter((rank) => rank !== other),
          [...pairs, [first, other]],
          hasBye,
        );
    if (field.count % 2 === 1 && !hasBye && field.mayHaveBye[first] === 1) go(others, [...pairs, [first, BYE]], true);
  };
  go(
    Array.from({ length: field.count }, (_, rank) => rank),
    [],
    false,
  );
  return found;
}

function partnerOf(pairing: Pairing, rank: number): number {
  const [a, b] = pairing.find((pair) => pair.includes(rank))!;
  return a === rank ? b : a;
}

/** Numbers and descending lists of numbers, compared in turn; smaller is better. */
export type Key = readonly (number | readonly number[])[];

function keyOf(field: Field, pairing: Pairing, players: number[], score: number, next: number[]): Key {
  const inside = new Set(players);
  const pairs = pairing
    .filter(([a, b]) => inside.has(a) && inside.has(b))
    .map(([a, b]) => (a < b ? [a, b] : [b, a]) as [number, number]);
  const floaters = players.filter((rank) => !inside.has(partnerOf(pairing, rank)));
  const ahead = new Set([...next, ...floaters]);
  const lookedAt = next.length === 0 ? [] : [...ahead].filter((rank) => !ahead.has(partnerOf(pairing, rank)));
  const list = (ranks: readonly number[]): number[] => ranks.map((rank) => field.score[rank]!).sort((a, b) => b - a);
  const { wants, grade, floats, colourDifference: cd, hasRepeated } = field;
  const alike = pairs.filter(([a, b]) => wants[a] === wants[b] && wants[a] !== 0);
  const absolute = alike.filter(([a, b]) => grade[a] === 3 && grade[b] === 3);
  const isDown = (rank: number): boolean => field.score[rank]! > score;
  const has = (rank: number, float: number): boolean => (floats[rank]! & float) !== 0;
  const upPairs = (float: number) => pairs.filter(([a, b]) => isDown(a) && has(b, float)).map(([a]) => a);
  const limbo = (float: number) => floaters.filter((rank) => isDown(rank) && has(rank, float));
  const stays = (float: number) => floaters.filter((rank) => !isDown(rank) && has(rank, float)).length;
  return [
    floaters.length,
    list(floaters),
    lookedAt.length,
    list(lookedAt),
    floaters.length === 1 && partnerOf(pairing, floaters[0]!) === BYE ? field.unplayed[floaters[0]!]! : 0,
    absolute.filter(([a, b]) => cd[a]! > 1 && cd[b]! > 1).length,
    absolute.filter(([a, b]) => {
      if (cd[a] === cd[b]) return hasRepeated[a] && hasRepeated[b];
      return hasRepeated[cd[a]! < cd[b]! ? a : b];
    }).length,
    alike.length,
    alike.filter(([a, b]) => grade[a]! >= 2 && grade[b]! >= 2 && !(grade[a] === 3 && grade[b] === 3)).length,
    stays(FLOAT.downLast),
    upPairs(FLOAT.upLast).length,
    stays(FLOAT.downBefore),
    upPairs(FLOAT.upBefore).length,
    list(limbo(FLOAT.downLast)),
    list(upPairs(FLOAT.upLast)),
    list(limbo(FLOAT.downBefore)),
    list(upPairs(FLOAT.upBefore)),
    ...sequenceOf(pairs, players, isDown),
  ];
}

/** The sequence of generation as numbers; the smaller comes first. */
function sequenceOf(pairs: [number, number][], players: number[], isDown: (rank: number) => boolean): Key {
  const moved = pairs.filter(([a]) => isDown(a)).sort(([a], [c]) => a - c);
  const opponents = new Set(moved.map(([, b]) => b));
  const remainder = players.filter((rank) => !isDown(rank) && !opponents.has(rank));
  const number = (rank: number): number => remainder.indexOf(rank) + 1;
  const rest = pairs.filter(([a]) => !isDown(a)).sort(([a], [c]) => a - c);
  const uppers = rest.map(([a]) => number(a));
  const count = rest.length;
  const out = Array.from({ length: count }, (_, i) => i + 1).filter((each) => !uppers.includes(each));
  const into = uppers.filter((each) => each > count);
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  return [
    moved.map(([a]) => a),
    moved.map(([, b]) => b),
    out.length,
    sum(into) - sum(out),
    out.sort((a, b) => b - a).map((each) => -each),
    into.sort((a, b) => a - b),
    rest.map(([, b]) => number(b)),
  ];
}

function compare(a: Key, b: Key): number {
  for (const [i, value] of a.entries()) {
    const other = b[i]!;
    const difference = typeof value === 'number' ? value - (other as number) : compareLists(value, other as number[]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
