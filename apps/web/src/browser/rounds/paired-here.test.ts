import type { Tournament } from '@escala/core';
import { competitionBookOf, pairingInputs } from '@escala/regulations';
import { expect, it } from 'vitest';
import type { QueuedEntry } from '../queue/queued-entry.ts';
import { missingResults, pairedHere, withEntered } from './paired-here.ts';

const book = competitionBookOf('fide-2026')!;
const tournament: Tournament = {
  format: 'escala/tournament@1',
  system: 'fide-dutch',
  rounds: 3,
  initialColour: 'white',
  players: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: i + 1, name: id })),
  games: [
    { round: 1, board: 1, white: 'a', black: 'c' },
    { round: 1, board: 2, white: 'd', black: 'b', result: '1-0' },
  ],
};
const entry = (board: number, result: '1-0' | '0-1' | null, more: Partial<QueuedEntry> = {}): QueuedEntry => ({
  ...{ id: String(board), federation: 'cat', by: 'ada', event: 'open', round: 1, board, seen: 1, state: 'waiting' },
  outcome: { result, kind: 'played' },
  ...more,
});

it('pairs from what was entered here, whether it has arrived or not', () => {
  expect(missingResults(tournament, 2)).toBe(1);
  const queue = [entry(1, '1-0'), entry(2, '0-1', { state: 'done' })];
  const complete = withEntered(tournament, queue, 'open');
  expect(complete.games.map(({ result }) => result)).toEqual(['1-0', '0-1']);
  expect(missingResults(complete, 2)).toBe(0);
  expect(pairedHere(complete, book, 2)).toEqual({
    inputs: pairingInputs(complete, 2),
    pairs: [
      { board: 1, white: 'b', black: 'a' },
      { board: 2, white: 'c', black: 'd' },
    ],
    byes: [],
  });
});

it('what was refused, or is of another event, changes nothing; what was taken back is open again', () => {
  const queue = [entry(1, '1-0', { state: 'refused' }), entry(1, '1-0', { event: 'other' }), entry(2, null)];
  expect(withEntered(tournament, queue, 'open').games.map(({ result }) => result)).toEqual([undefined, undefined]);
  expect(pairedHere(tournament, book, 2)).toBeUndefined();
});
