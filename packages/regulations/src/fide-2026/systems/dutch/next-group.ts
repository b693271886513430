import { DenseMatching, OrderedMatching } from '@escala/core';
import { type PairedBracket, searchBracket } from './bracket-search.ts';
import { type Completion, ranksFrom, type ScoreGroup } from './completion.ts';
import type { Bracket, Exit } from './criteria.ts';
import { type Field, mayMeet } from './field.ts';

/**
 * A bracket weighed with the next group alone, everything after it being paired by itself. That is all there is to weigh if no fewer
 * can leave the bracket, nor with lower scores, whatever is below ([C6], [C7]); undefined if that is not so.
 */
export function nextGroup(
  field: Field,
  completion: Completion,
  place: number,
  alone: Bracket,
): PairedBracket | undefined {
  const { groups } = completion;
  const next = groups[place + 1];
  if (next === undefined || groups[place + 2] === undefined) return undefined;
  const exit = exitAfter(field, completion, place);
  if (exit === undefined) return undefined;
  const players = alone.movedDown.length + alone.residents.length + next.to - next.from;
  if ((players + (exit === 'none' ? 0 : 1)) % 2 === 1) return undefined;
  const bracket: Bracket = { ...alone, next: ranksFrom(next.from, next.to), exit: exit === 'none' ? undefined : exit };
  if (!canBePaired(field, alone, next, exit !== 'none')) return undefined;
  const fewest = fewestLeaving(field, [...alone.movedDown, ...alone.residents]);
  return searchBracket(
    field,
    bracket,
    'weighed-with-next',
    (scores) => scores.length === fewest.length && scores.every((score, i) => score === fewest[i]),
  );
}

/** Whether bracket and next group can be paired at all, one left over where there is a way out. */
function canBePaired(
  { count, edges }: Field,
  { movedDown, residents }: Bracket,
  next: ScoreGroup,
  hasExit: boolean,
): boolean {
  const matching = new DenseMatching(count + 1, edges);
  matching.add([...movedDown, ...ranksFrom(residents[0]!, next.to)]);
  return matching.singles <= (hasExit ? 1 : 0);
}

/** The one way out of bracket and next group with which everything after them is paired; undefined if there is none so plain. */
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
  const meets = (rank: number): boolean => {
    for (let word = 0; word < words; word++) if ((edges[rank * words + word]! & sparable![word]!) !== 0) return true;
    return false;
  };
  return { below: 'later', isOpenTo: (rank) => rank >= next.from && meets(rank) };
}

/**
 * The scores, in descending order, of as few players as can be left over when the others are paired among themselves, the lowest first
 * to go. Two copies of the players are matched; whoever is matched with the own copy is left over.
 */
function fewestLeaving(field: Field, players: readonly number[]): number[] {
  const { score } = field;
  const count = players.length;
  const scores = [...new Set(players.map((player) => score[player]!))].sort((a, b) => b - a);
  const matching = new OrderedMatching({
    size: 2 * count,
    words: 1 + scores.length,
    kinds: Int32Array.from(
      { length: 2 * count },
      (_, a) => (a < count ? 0 : scores.length) + scores.indexOf(score[players[a % count]!]!),
    ),
    mayPair: (a, b) =>
      a < count && b >= count ? b === a + count : mayMeet(field, players[a % count]!, players[b % count]!),
    writeCost: (a, b, costs, at) => {
      if (a >= count || b < count) return;
      costs[at] = 1;
      costs[at + 1 + scores.indexOf(score[players[a]!]!)] = 1;
    },
  });
  matching.solve();
  return players.filter((_, a) => matching.mate[a] === a + count).map((player) => score[player]!);
}
