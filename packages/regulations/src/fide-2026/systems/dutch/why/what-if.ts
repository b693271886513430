import { clearBit, setBit } from '@escala/core';
import { ABSOLUTE_CRITERIA, type AbsoluteCriterion, barsBye, ranksOfPlayers } from '../absolute-criteria.ts';
import { completionOf, type Unpaired } from '../completion.ts';
import type { Field } from '../field.ts';
import { type BracketOfRound, byeOf, type PairedField, pairBrackets } from '../pair-round.ts';
import type { RoundRecord, RoundState } from '../round-state.ts';
import { firstWorse, type Worse } from './compare-pairings.ts';

/** Why the wish was not granted. */
export type WhatIf =
  | { readonly kind: 'so-it-is' }
  | { readonly kind: 'absolute'; readonly criterion: AbsoluteCriterion }
  /** [C2]. */
  | { readonly kind: 'barred'; readonly record: RoundRecord & { readonly round: number } }
  | { readonly kind: 'even' }
  /** [C4]: there is no complete pairing with the wish; the players left over. */
  | { readonly kind: 'incomplete'; readonly unpaired: readonly number[] }
  /** [C5]: a player with more points would have the bye. */
  | { readonly kind: 'bye-score'; readonly other: number }
  | { readonly kind: 'worse'; readonly worse: Worse; readonly other: PairedField };

/** Pairs the rest as well as possible with the wish granted, and compares. */
export function whatIf(state: RoundState, best: PairedField, wish: Wish): WhatIf {
  const { field } = best;
  const [a, b] = wish;
  if (b === 'bye') {
    if (field.count % 2 === 0) return { kind: 'even' };
    if (best.bye === a) return { kind: 'so-it-is' };
    const record = barsBye(state.players[field.player[a]!]!, state.points.win);
    if (record !== undefined) return { kind: 'barred', record };
  } else {
    const isPair = ([x, y]: readonly [number, number]): boolean => (x === a && y === b) || (x === b && y === a);
    if (best.brackets.some(({ pairs }) => pairs.some(isPair))) return { kind: 'so-it-is' };
    const criterion = absoluteCriterion(state, field, a, b);
    if (criterion !== undefined) return { kind: 'absolute', criterion };
  }
  const other = grantedPairing(best, granted(field, wish));
  if ('unpaired' in other) return { kind: 'incomplete', unpaired: other.unpaired };
  if (other.completion.byeScore !== best.completion.byeScore) return { kind: 'bye-score', other: other.bye! };
  const worse = firstWorse(best, other);
  if (worse === undefined) throw new Error('Two pairings of a round are level.');
  return { kind: 'worse', worse, other };
}

/** The best pairing of a field, down to where it can be compared with another one whose bye has the same score. */
function grantedPairing(best: PairedField, field: Field): PairedField | Unpaired {
  const completion = completionOf(field);
  if ('unpaired' in completion) return completion;
  const isComparable = completion.byeScore === best.completion.byeScore;
  const brackets: BracketOfRound[] = [];
  let isOther = false;
  for (const bracket of pairBrackets(field, completion)) {
    brackets.push(bracket);
    // [C8] examines one more bracket, no further.
    if (isOther) break;
    isOther = isComparable && !isAlike(bracket, best.brackets[brackets.length - 1]!);
  }
  return { field, completion, brackets, bye: byeOf(completion, brackets) };
}

function isAlike({ pairs: ours }: BracketOfRound, { pairs: theirs }: BracketOfRound): boolean {
  const partnerOf = new Map(theirs);
  return ours.length === theirs.length && ours.every(([a, b]) => partnerOf.get(a) === b || partnerOf.get(b) === a);
}

/** The rule that keeps two players apart whatever the others do, if any. */
export function absoluteCriterion(
  state: RoundState,
  field: Field,
  a: number,
  b: number,
): AbsoluteCriterion | undefined {
  const rankOf = ranksOfPlayers(state, field.player);
  return ABSOLUTE_CRITERIA.find(({ keepApart }) => {
    let isApart = false;
    keepApart(state, field, rankOf, (players) => {
      isApart ||= players.includes(a) && players.includes(b);
    });
    return isApart;
  });
}

/** An alternative asked about: two players meet, or one has the bye; by rank. */
export type Wish = readonly [number, number] | readonly [number, 'bye'];

/** A field in which every complete pairing grants the wish; the edge to the bye is added once its score is known. */
export function granted(field: Field, [a, b]: Wish): Field {
  const { count, words } = field;
  const changed = withoutBye(field, b === 'bye' ? new Uint8Array(count) : field.mayHaveBye.slice());
  for (const player of b === 'bye' ? [a] : [a, b]) {
    for (let other = 0; other < count; other++) clearBit(changed.edges, player, other * words);
    changed.edges.fill(0, player * words, (player + 1) * words);
    changed.mayHaveBye[player] = b === 'bye' ? 1 : 0;
  }
  if (b !== 'bye') {
    setBit(changed.edges, b, a * words);
    setBit(changed.edges, a, b * words);
  }
  return changed;
}

/** A field in which a player cannot meet any of these others. */
export function keptFrom(field: Field, player: number, others: readonly number[]): Field {
  const changed = withoutBye(field, field.mayHaveBye);
  for (const other of others) {
    clearBit(changed.edges, player, other * field.words);
    clearBit(changed.edges, other, player * field.words);
  }
  return changed;
}

function withoutBye(field: Field, mayHaveBye: Uint8Array): Field {
  const { count, words } = field;
  const edges = field.edges.slice();
  for (let rank = 0; rank < count; rank++) clearBit(edges, count, rank * words);
  edges.fill(0, count * words);
  return { ...field, edges, mayHaveBye };
}
