import { z } from 'zod';
import type { ActEntry } from '../../../kit/act-entry.ts';
import { nameSchema } from '../../../kit/name-schema.ts';
import { boardSchema } from '../../../records/board.ts';
import { entrySchema } from '../../../records/entry.ts';
import { eventSchema } from '../../../records/event.ts';
import { roundSchema } from '../../../records/round.ts';
import { slug } from '../../registry/given-id.ts';
import { activeEntries, type EventDesk, standingBoards, standingRounds } from './event-desk.ts';

/** An act of the office where the event was run, as it stands in the chain there. */
const historySchema = z
  .looseObject({ seq: z.int(), id: z.string(), kind: z.string(), hash: z.string() })
  .describe('An act on record.') as unknown as z.ZodType<ActEntry>;

/** A whole event as one file: it moves from the laptop in the hall to the federation's office. */
export const eventFileSchema = z.strictObject({
  format: z.literal('escala/event-file@1'),
  /** The federation whose record it comes from. */
  federation: z.string(),
  event: z.strictObject({
    id: slug,
    body: eventSchema.extend({ name: nameSchema, state: z.enum(['registered', 'running', 'closed']) }),
  }),
  players: z.array(z.strictObject({ id: z.string(), fideId: z.string().optional(), name: z.string().optional() })),
  entries: z.array(entrySchema),
  rounds: z.array(roundSchema),
  boards: z.array(boardSchema),
  /** Who did what, the oldest first; no part of the record here, kept beside it. */
  history: z.array(historySchema),
});
export type EventFile = z.infer<typeof eventFileSchema>;

export type FileState = EventFile['event']['body']['state'];

export function fileOfDesk(
  federation: string,
  desk: EventDesk,
  state: FileState,
  history: readonly ActEntry[],
): EventFile {
  const entries = activeEntries(desk).map(({ body }) => body);
  return {
    format: 'escala/event-file@1',
    federation,
    event: { id: desk.event.id, body: { ...desk.event.body, state } },
    players: entries.map(({ player }) => {
      const known = desk.players.get(player);
      return {
        id: player,
        ...(known?.fide?.id !== undefined && { fideId: known.fide.id }),
        ...(known !== undefined && { name: known.name }),
      };
    }),
    entries,
    rounds: standingRounds(desk).map(({ body }) => body),
    boards: standingBoards(desk).map(({ body }) => body),
    history: [...history],
  };
}

/** The file with other ids for its players. */
export function renamedFile(file: EventFile, own: (id: string) => string): EventFile {
  const pair = <P extends { white: string; black: string }>(each: P): P => ({
    ...each,
    white: own(each.white),
    black: own(each.black),
  });
  return {
    ...file,
    entries: file.entries.map((entry) => ({ ...entry, event: file.event.id, player: own(entry.player) })),
    boards: file.boards.map((board) => ({ ...pair(board), event: file.event.id })),
    rounds: file.rounds.map((round) => ({
      ...round,
      event: file.event.id,
      pairs: round.pairs.map(({ trace, ...rest }) => ({
        ...pair(rest),
        ...(trace !== undefined && {
          trace: {
            ...trace,
            floater: trace.floater === null ? null : own(trace.floater),
            passed: trace.passed.map((passed) => ({ ...passed, player: own(passed.player) })),
          },
        }),
      })),
      byes: round.byes.map((bye) => ({ ...bye, player: own(bye.player) })),
      ...(round.free !== undefined && { free: round.free.map(own) }),
      ...(round.engine !== undefined && {
        engine: { pairs: round.engine.pairs.map(pair), byes: round.engine.byes.map(own) },
      }),
    })),
  };
}
