import { settleKinds } from '@escala/core';
import { type PairedBracket, searchBracket } from './bracket-search.ts';
import type { Completion } from './completion.ts';
import { DigitPlaces } from './costs/cost-digits.ts';
import type { Bracket } from './criteria.ts';
import type { Field } from './field.ts';
import { areSeparated, SEPARATIONS, separationsIn } from './separations.ts';

/**
 * A bracket with everything below it, but for moved down players of whom kinds tell that all of their score leave. Undefined if kinds
 * do not tell how many leave ([C6], [C7]).
 */
export function weighWithoutLeaving(field: Field, completion: Completion, bracket: Bracket): PairedBracket | undefined {
  // Only then some of them leave whomever they may meet; otherwise it is seldom a whole score.
  if (bracket.movedDown.length <= bracket.residents.length) return undefined;
  const least = leastLeaving(field, completion, bracket);
  if (least === undefined) return undefined;
  const players = [...bracket.movedDown, ...bracket.residents];
  const staying = new Map<number, number>();
  for (const rank of players) {
    const score = field.score[rank]!;
    staying.set(score, (staying.get(score) ?? -least.get(score)!) + 1);
  }
  const leaves = (rank: number): boolean => staying.get(field.score[rank]!) === 0;
  if (players.every(leaves)) return { pairs: [], downfloaters: players, way: 'counted' };
  const leaving = bracket.movedDown.filter(leaves);
  if (leaving.length === 0) return undefined;
  const movedDown = bracket.movedDown.filter((rank) => !leaves(rank));
  const expected = [...least].flatMap(([score, number]) =>
    staying.get(score) === 0 ? [] : new Array<number>(number).fill(score),
  );
  return searchBracket(field, { ...bracket, movedDown, leaving }, 'weighed-without-leaving', (scores) =>
    areSame(scores, expected),
  );
}

const areSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/** Players who are alike in what keeps many of a field apart. */
interface Kind {
  /** Of players of the bracket; all others are below it. */
  readonly score: number | undefined;
  readonly separation: number;
  readonly isBye: boolean;
  count: number;
}

/**
 * [C6], [C7] as far as kinds of players tell: how many leave a bracket at least, by score, as few as can be of the highest score first.
 * Where half of a field may not meet one another it is seldom more. Undefined if it would take halves of players.
 */
export function leastLeaving(
  field: Field,
  completion: Completion,
  bracket: Bracket,
): ReadonlyMap<number, number> | undefined {
  const kinds = kindsOfPlayers(field, completion, bracket);
  const most = new Map<number, number>();
  for (const { score, count } of kinds) if (score !== undefined) most.set(score, (most.get(score) ?? 0) + count);
  const kindCount = kinds.length;
  const { words, places } = placesOf(most);
  const addLeaver = (score: number, to: number): void => {
    for (const digit of [undefined, score]) {
      const { word, unit } = places.get(digit)!;
      table[to + words - 1 - word]! += unit;
    }
  };
  const table = new Float64Array(kindCount ** 2 * words).fill(Number.POSITIVE_INFINITY);
  let at = 0;
  for (const a of kinds)
    for (const b of kinds) {
      if (mayMeet(completion, bracket, a, b)) {
        table.fill(0, at, at + words);
        const score = leaver(a, b);
        if (score !== undefined) addLeaver(score, at);
      }
      at += words;
    }
  const counts = Int32Array.from(kinds, ({ count }) => count);
  const { flow } = settleKinds(counts, { kindCount, words, table });
  if (flow === undefined) return undefined;
  // Everybody is there twice: as giver and as taker.
  const twice = new Map([...most.keys()].map((score) => [score, 0]));
  at = 0;
  for (const a of kinds)
    for (const b of kinds) {
      const score = leaver(a, b);
      if (score !== undefined) twice.set(score, twice.get(score)! + flow[at]!);
      at++;
    }
  if ([...twice.values()].some((number) => number % 2 === 1)) return undefined;
  return new Map([...twice].map(([score, number]) => [score, number / 2]));
}

/** The score of the one of two who leaves the bracket to meet the other. */
function leaver(a: Kind, b: Kind): number | undefined {
  return a.score === undefined ? b.score : b.score === undefined ? a.score : undefined;
}

/** Digits for [C6], under no score, and below it for each score of [C7], which are in descending order; halves are counted. */
function placesOf(most: ReadonlyMap<number, number>) {
  const digits = new DigitPlaces();
  const places = new Map<number | undefined, ReturnType<DigitPlaces['take']>>();
  for (const [score, number] of [...most].reverse()) places.set(score, digits.take(2 * number));
  places.set(undefined, digits.take(2 * [...most.values()].reduce((sum, number) => sum + number, 0)));
  return { places, words: digits.word + 1 };
}

function mayMeet({ byeScore = -1 }: Completion, { residentScore }: Bracket, a: Kind, b: Kind): boolean {
  if (a.isBye || b.isBye)
    // [C5]: below the bracket, or a player of this score in it.
    return a.isBye !== b.isBye && (a.isBye ? b : a).score === (byeScore >= residentScore ? byeScore : undefined);
  // Two who have moved down are never paired here: the bracket before would have done it.
  const isMovedDown = ({ score = residentScore }: Kind): boolean => score > residentScore;
  return !areSeparated(a.separation, b.separation) && !(isMovedDown(a) && isMovedDown(b));
}

/** The kinds of the bracket, the highest score first, of everybody below it, and the bye. */
function kindsOfPlayers(field: Field, { byeScore }: Completion, bracket: Bracket): Kind[] {
  const { count, score } = field;
  const { movedDown, residents } = bracket;
  const separationOf = separationsIn(field, bracket);
  const kinds = new Map<number, Kind>();
  const add = (rank: number, own: number | undefined): void => {
    const separation = separationOf(rank);
    const name = (own === undefined ? 0 : own + 1) * SEPARATIONS + separation;
    const kind = kinds.get(name);
    if (kind) kind.count++;
    else kinds.set(name, { score: own, separation, isBye: false, count: 1 });
  };
  for (const rank of movedDown) add(rank, score[rank]!);
  for (const rank of residents) add(rank, score[rank]!);
  for (let rank = residents.at(-1)! + 1; rank < count; rank++) add(rank, undefined);
  const bye: Kind = { score: undefined, separation: 0, isBye: true, count: 1 };
  return [...kinds.values(), ...(byeScore === undefined ? [] : [bye])];
}
