import { bitWords, clearBit, DenseMatching, firstCommon, subgraphRows, vertexSet } from '@escala/core';
import { type PairedBracket, searchBracket } from './bracket-search.ts';
import { type Completion, ranksFrom } from './completion.ts';
import type { Bracket, Exit } from './criteria.ts';
import type { Field } from './field.ts';

/**
 * Weighs a bracket together with the next group only, everything after it being paired separately. That is enough if no
 * fewer players, nor lower scores, could leave the bracket whatever is below ([C6], [C7]); undefined if that is not so.
 */
export function nextGroup(
  field: Field,
  completion: Completion,
  place: number,
  alone: Bracket,
  begin: Int32Array,
): PairedBracket | undefined {
  const { groups } = completion;
  const next = groups[place + 1];
  if (next === undefined || groups[place + 2] === undefined) return undefined;
  const exit = exitAfter(field, completion, place);
  if (exit === undefined) return undefined;
  const players = alone.movedDown.length + alone.residents.length + next.to - next.from;
  if ((players + (exit === 'none' ? 0 : 1)) % 2 === 1) return undefined;
  const bracket: Bracket = { ...alone, next: ranksFrom(next.from, next.to), exit: exit === 'none' ? undefined : exit };
  return searchBracket(field, bracket, 'weighed-with-next', begin, (scores) => {
    const fewest = fewestLeaving(field, [...alone.movedDown, ...alone.residents]);
    return scores.length === fewest.length && scores.every((score, i) => score === fewest[i]);
  });
}

/**
 * The single exit from bracket and next group with which everything after them can be paired; undefined if there is no
 * such simple one.
 */
function exitAfter(field: Field, { groups, byeScore }: Completion, place: number): Exit | 'none' | undefined {
  const { edges, words, score, mayHaveBye } = field;
  const next = groups[place + 1]!;
  const { singles, sparable } = next.below;
  if (byeScore !== undefined && byeScore >= next.score)
    return singles === 0
      ? { below: 'bye', isOpenTo: (rank) => mayHaveBye[rank] === 1 && score[rank] === byeScore }
      : undefined;
  if (singles === 0) return 'none';
  if (singles !== 1) return undefined;
  const meets = (rank: number): boolean => firstCommon(edges, rank * words, sparable!) !== undefined;
  return { below: 'later', isOpenTo: (rank) => rank >= next.from && meets(rank) };
}

/**
 * The scores, in descending order, of the smallest possible set of players left over when the others are paired among
 * themselves, lowest scores first to go. Sets of players that can be paired together form a matroid: as few of the
 * higher scores leave as possible, whatever it costs the lower ones, without increasing the total.
 */
export function fewestLeaving(field: Pick<Field, 'edges' | 'words' | 'score'>, players: readonly number[]): number[] {
  const { score } = field;
  const leaving: number[] = [];
  const scores = [...new Set(players.map((player) => score[player]!))].sort((a, b) => b - a);
  for (const each of scores) {
    const left = leftOver(field, players, (player) => score[player]! >= each);
    while (leaving.length < left) leaving.push(each);
  }
  return leaving;
}

/** How many of the players meant must be left over; the others may be, and are joined with one another freely. */
function leftOver(
  { edges, words }: Pick<Field, 'edges' | 'words'>,
  players: readonly number[],
  isMeant: (player: number) => boolean,
): number {
  const count = players.length;
  const size = count + 1;
  const rows = subgraphRows(edges, words, [...players, -1]);
  const others = [...ranksFrom(0, count).filter((a) => !isMeant(players[a]!)), count];
  const free = vertexSet(size, others);
  for (const a of others) {
    const at = a * bitWords(size);
    for (let word = 0; word < free.length; word++) rows[at + word]! |= free[word]!;
    clearBit(rows, a, at);
  }
  const matching = new DenseMatching(size, rows);
  matching.addRange(0, count);
  // With and without one more vertex: one of the others may also be left over without a partner.
  const without = matching.singles;
  matching.add([count]);
  return Math.min(without, matching.singles);
}
