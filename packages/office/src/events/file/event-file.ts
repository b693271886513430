import { z } from 'zod';
import type { ActEntry } from '../../kit/act-entry.ts';
import { nameSchema } from '../../kit/written-form.ts';
import { clubSchema } from '../../registry/clubs/club.ts';
import { delegationSchema } from '../../registry/clubs/delegation-acts.ts';
import { givenId, slug } from '../../registry/given-id.ts';
import { pairingSystem } from '../book-of-event.ts';
import { entrySchema } from '../entries/entry.ts';
import { eventSchema } from '../event.ts';
import { activeEntries, type EventDesk, standingBoards, standingRounds } from '../event-desk.ts';
import { type KeptGame, placedGameSchema } from '../games/kept-games.ts';
import { type EntryRequest, entryRequestSchema } from '../requests/entry-request.ts';
import { boardSchema } from '../rounds/board.ts';
import { roundSchema } from '../rounds/round.ts';
import { type FilePlayer, filePlayerOf, filePlayerSchema } from './file-player.ts';

/** An act of the office where the event was run, as in the chain there. */
const historySchema = z
  .looseObject({ seq: z.int(), id: z.string(), kind: z.string(), hash: z.string() })
  .describe('An act on record.') as unknown as z.ZodType<ActEntry>;

/** A whole event as one file, to move it from the laptop in the playing hall to the federation's office. */
export const eventFileSchema = z.strictObject({
  format: z.literal('escala/event-file@1'),
  /** The federation whose record it comes from. */
  federation: z.string(),
  event: z.strictObject({
    id: slug,
    body: eventSchema.extend({ name: nameSchema, state: z.enum(['registered', 'running', 'closed']) }),
  }),
  players: z.array(filePlayerSchema),
  /** Those named by the event, its entries and its licences. */
  clubs: z.array(clubSchema.omit({ leftOn: true }).extend({ id: givenId })).optional(),
  delegations: z.array(delegationSchema.extend({ id: z.string().min(1).max(64) })).optional(),
  entries: z.array(entrySchema),
  rounds: z.array(roundSchema),
  boards: z.array(boardSchema),
  games: z.array(placedGameSchema).optional(),
  /** Requests to play; their addresses stay in the office that received them (D-OFF-871). */
  requests: z.array(entryRequestSchema).optional(),
  /** Who did what, oldest first; kept beside the record here, not part of it. */
  history: z.array(historySchema),
});
export type EventFile = z.infer<typeof eventFileSchema>;

export type FileState = EventFile['event']['body']['state'];

export type FileClub = NonNullable<EventFile['clubs']>[number];
export type FileDelegation = NonNullable<EventFile['delegations']>[number];

/** What the file needs besides the desk. */
interface FileTerms {
  readonly federation: string;
  readonly state: FileState;
  readonly clubs: readonly FileClub[];
  readonly delegations: readonly FileDelegation[];
  readonly history: readonly ActEntry[];
  readonly games: readonly KeptGame[];
  readonly requests: readonly EntryRequest[];
  /** Players unknown by this id to the office the event came from. */
  readonly added: ReadonlySet<string>;
}

export function playersOfFile(desk: EventDesk): FilePlayer[] {
  return activeEntries(desk).map(({ body: { player } }) =>
    filePlayerOf(player, desk.players.get(player), desk.event.body),
  );
}

export function fileOfDesk(desk: EventDesk, terms: FileTerms): EventFile {
  const { federation, state, clubs, delegations, history, games, requests, added } = terms;
  const entries = activeEntries(desk).map(({ body }) => body);
  return {
    format: 'escala/event-file@1',
    federation,
    event: { id: desk.event.id, body: { ...desk.event.body, state } },
    players: playersOfFile(desk).map((player) => ({ ...player, ...(added.has(player.id) && { addedThere: true }) })),
    clubs: [...clubs],
    delegations: [...delegations],
    entries,
    rounds: standingRounds(desk).map(({ body }) => body),
    boards: standingBoards(desk).map(({ body }) => body),
    ...(games.length > 0 && { games: [...games] }),
    ...(requests.length > 0 && { requests: [...requests] }),
    history: [...history],
  };
}

/** The file with its players' ids replaced. */
export function renamedFile(file: EventFile, own: (id: string) => string): EventFile {
  const pair = <P extends { white: string; black: string }>(each: P): P => ({
    ...each,
    white: own(each.white),
    black: own(each.black),
  });
  const system = pairingSystem(file.event.body);
  const { forbidden } = file.event.body;
  const apart = forbidden?.map((group) => ({ ...group, players: group.players.map(own) }));
  return {
    ...file,
    event: { ...file.event, body: { ...file.event.body, ...(apart && { forbidden: apart }) } },
    players: file.players.map((player) => ({ ...player, id: own(player.id) })),
    entries: file.entries.map((entry) => ({ ...entry, event: file.event.id, player: own(entry.player) })),
    boards: file.boards.map((board) => ({ ...pair(board), event: file.event.id })),
    ...(file.games && { games: file.games.map(pair) }),
    ...(file.requests && {
      requests: file.requests.map((request) => ({
        ...request,
        event: file.event.id,
        ...(request.player !== undefined && { player: own(request.player) }),
      })),
    }),
    rounds: file.rounds.map((round) => ({
      ...round,
      event: file.event.id,
      pairs: round.pairs.map(({ trace: told, ...rest }) => {
        const trace = told && system?.readTrace?.(told, own);
        return { ...pair(rest), ...(trace && { trace: { ...trace } }) };
      }),
      byes: round.byes.map((bye) => ({ ...bye, player: own(bye.player) })),
      ...(round.free !== undefined && { free: round.free.map(own) }),
      ...(round.engine !== undefined && {
        engine: { pairs: round.engine.pairs.map(pair), byes: round.engine.byes.map(own) },
      }),
    })),
  };
}
