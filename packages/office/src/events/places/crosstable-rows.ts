import { BYE_KINDS, COLOURS, GAME_KINDS, RESULTS, type StandingsRow, type Tournament } from '@escala/core';
import { z } from 'zod';
import { numberedIn } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';

export const crosstableCellShape = z.strictObject({
  round: z.int(),
  kind: z.enum([...GAME_KINDS, 'bye', 'absent', 'none']),
  opponent: z.string().optional(),
  colour: z.enum(COLOURS).optional(),
  /** White's points first; absent while the game is being played. */
  result: z.enum(RESULTS).optional(),
  points: z.number().optional(),
  /** Of a bye: by the pairing, or asked for; absent where the system does not tell. */
  bye: z.enum(BYE_KINDS).optional(),
});
export type CrosstableCell = z.infer<typeof crosstableCellShape>;

export const crosstableRowShape = z.strictObject({
  player: z.string(),
  number: z.int(),
  rank: z.int(),
  points: z.number(),
  cells: z.array(crosstableCellShape),
});
export type CrosstableRow = z.infer<typeof crosstableRowShape>;

/** A row for everybody, in the order of the table, with what each round was. */
export function crosstableRows(
  event: FederationEvent,
  tournament: Tournament,
  order: readonly StandingsRow[],
  rounds: number,
): CrosstableRow[] {
  const numbers = new Map(numberedIn(event, tournament).map(({ id, number }) => [id, number]));
  const cells = cellsByPlayer(tournament);
  return order.map(({ player, rank, points }) => ({
    player,
    number: numbers.get(player) ?? 0,
    rank,
    points,
    cells: Array.from({ length: rounds }, (_, i) => cells.get(`${i + 1}/${player}`) ?? { round: i + 1, kind: 'none' }),
  }));
}

function cellsByPlayer({ games, byes = [], absences = [] }: Tournament): ReadonlyMap<string, CrosstableCell> {
  const cells = new Map<string, CrosstableCell>();
  for (const { round, player } of absences) cells.set(`${round}/${player}`, { round, kind: 'absent' });
  for (const { round, player, points, kind } of byes)
    cells.set(`${round}/${player}`, { round, kind: 'bye', points, ...(kind && { bye: kind }) });
  for (const { round, white, black, result, kind = 'played' } of games) {
    const cell = { round, kind, ...(result !== undefined && { result }) };
    cells.set(`${round}/${white}`, { ...cell, opponent: black, colour: 'white' });
    cells.set(`${round}/${black}`, { ...cell, opponent: white, colour: 'black' });
  }
  return cells;
}
