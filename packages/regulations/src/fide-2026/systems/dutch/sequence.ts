import { setBit, vertexSet } from '@escala/core';
import type { BracketBoard } from './bracket-board.ts';
import type { PairedBracket } from './bracket-search.ts';
import { ranksFrom } from './completion.ts';
import { pairExchanged } from './exchanges.ts';

/** The sequence of generation (3.2 to 3.7, 4) among pairings that are level on all criteria: the perfect matchings of the board. */
export function firstInSequence(board: BracketBoard): PairedBracket {
  const { ranks, firstResident, lastResident, matching } = board;
  const pairs: (readonly [number, number])[] = [];
  const fix = (a: number, b: number): void => {
    matching.removePair(a, b);
    pairs.push([ranks[a]!, ranks[b]!]);
  };
  // 4.4: the first moved-down players are paired, if there is a choice.
  const exit = lastResident;
  if (board.hasExit)
    for (let vertex = 0; vertex < firstResident; vertex++) {
      if (!matching.areAdjacent(vertex, exit)) continue;
      const alone = new Uint32Array(board.words);
      setBit(alone, vertex);
      board.tryKeepApart([alone, board.exit()]);
    }
  // 3.7.2, 4.2: their opponents.
  const residents = vertexSet(matching.size, ranksFrom(firstResident, lastResident));
  for (let vertex = 0; vertex < firstResident; vertex++) {
    if (matching.mate[vertex] === exit) continue;
    fix(vertex, matching.joinFirst(vertex, residents)!);
  }
  const limbo = board.hasExit && matching.mate[exit]! < firstResident ? matching.mate[exit]! : undefined;
  if (limbo !== undefined) matching.removePair(limbo, exit);
  const remainder: number[] = [];
  for (let vertex = firstResident; vertex < lastResident; vertex++) if (matching.has(vertex)) remainder.push(vertex);
  const half = remainder.length >>> 1;
  const [upper, lower] = [new Uint32Array(board.words), new Uint32Array(board.words)];
  for (const [i, vertex] of remainder.entries()) setBit(i < half ? upper : lower, vertex);
  const leaver = board.exit();
  if (board.tryKeepApart([upper, upper], [lower, lower], [upper, leaver]))
    for (const vertex of remainder.slice(0, half)) fix(vertex, matching.joinFirst(vertex, lower)!);
  else pairs.push(...exchanged(board, remainder, half));
  const done = new Set(pairs.flat());
  return { pairs, downfloaters: [...ranks].filter((rank) => rank >= 0 && !done.has(rank)), way: 'counted' };
}

/** 4.3: for when the better half cannot meet the other half. */
function exchanged(
  { ranks, lastResident, hasExit, matching: { rows, size } }: BracketBoard,
  remainder: readonly number[],
  pairs: number,
): (readonly [number, number])[] {
  const others = remainder.length % 2 === 1 && hasExit ? [lastResident] : [];
  const level = { size, words: 0, rows, kinds: new Int32Array(size), writeCost: () => {} };
  return pairExchanged(level, remainder, others, pairs).map(([a, b]) => [ranks[a]!, ranks[b]!] as const);
}
