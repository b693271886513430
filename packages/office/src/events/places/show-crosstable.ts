import { BYE_KINDS, COLOURS, GAME_KINDS, pointsIn, RESULTS, type StandingsRow, type Tournament } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { namesShape } from '../answer-shapes.ts';
import { numberedIn, tableOf } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';
import { refusalOfFinding } from '../event-refusals.ts';
import { tournamentSeen } from '../event-seen.ts';

const crosstableCellShape = z.strictObject({
  round: z.int(),
  kind: z.enum([...GAME_KINDS, 'bye', 'absent', 'none']),
  opponent: z.string().optional(),
  colour: z.enum(COLOURS).optional(),
  /** White's points first; absent while the game is in progress, and for a match of several games. */
  result: z.enum(RESULTS).optional(),
  /** For a bye, or for a match of several games. */
  points: z.number().optional(),
  /** For a bye: by the pairing, or requested; absent if the system does not distinguish. */
  bye: z.enum(BYE_KINDS).optional(),
});

const crosstableRowShape = z.strictObject({
  player: z.string(),
  number: z.int(),
  rank: z.int(),
  points: z.number(),
  cells: z.array(crosstableCellShape),
});

/**
 * Opponents, colours, results, points and order of all players, everything after the same round: that of the standings
 * (D-OFF-1220).
 */
export const showCrosstable = defineQuestion({
  kind: 'event.crosstable',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    /** The last complete round. */
    round: z.int(),
    rows: z.array(crosstableRowShape),
    names: namesShape,
  }),
  ask: async (reading, { event }) => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const result = tableOf(desk.event.body, tournament);
    if (result.kind === 'refused') throw new Refused(result.findings.map((finding) => refusalOfFinding(finding)));
    const { round, rows } = result.standings;
    return { round, rows: crosstableRows(desk.event.body, tournament, rows, round), names };
  },
});

type CrosstableCell = z.infer<typeof crosstableCellShape>;

type CrosstableRow = z.infer<typeof crosstableRowShape>;

/** A row per player, in the order of the table, with what happened in each round. */
function crosstableRows(
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

/** All games between two players in a knockout round form one match (D-KO-2). */
function ofMatch(before: CrosstableCell, game: CrosstableCell): CrosstableCell {
  const { result: _first, ...cell } = before;
  return { ...cell, kind: 'played', points: (before.points ?? ownPoints(before)) + ownPoints(game) };
}

const ownPoints = ({ result, colour }: CrosstableCell): number =>
  result === undefined ? 0 : pointsIn(result, colour!);

function cellsByPlayer({ games, byes = [], absences = [] }: Tournament): ReadonlyMap<string, CrosstableCell> {
  const cells = new Map<string, CrosstableCell>();
  for (const { round, player } of absences) cells.set(`${round}/${player}`, { round, kind: 'absent' });
  for (const { round, player, points, kind } of byes)
    cells.set(`${round}/${player}`, { round, kind: 'bye', points, ...(kind && { bye: kind }) });
  for (const { round, white, black, result, kind = 'played' } of games) {
    const cell = { round, kind, ...(result !== undefined && { result }) };
    for (const [player, own] of [
      [white, { ...cell, opponent: black, colour: 'white' }],
      [black, { ...cell, opponent: white, colour: 'black' }],
    ] as const) {
      const before = cells.get(`${round}/${player}`);
      cells.set(`${round}/${player}`, before?.opponent === own.opponent ? ofMatch(before, own) : own);
    }
  }
  return cells;
}
