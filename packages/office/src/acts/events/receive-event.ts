import { z } from 'zod';
import { mayPerform } from '../../access/roles.ts';
import { type Change, defineAct, put, refuse } from '../../kit/act.ts';
import { conflict, forbidden, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { boardId, boardKind } from '../../records/board.ts';
import { entryId, entryKind } from '../../records/entry.ts';
import { eventKind, type FederationEvent } from '../../records/event.ts';
import { roundId, roundKind } from '../../records/round.ts';
import { type EventDesk, eventScope, lastRound, loadDesk } from './desk/event-desk.ts';
import { type EventFile, eventFileSchema, renamedFile } from './desk/event-file.ts';
import { factsRefusals, loadAround } from './desk/facts-refusals.ts';
import { knownPlayers } from './desk/report-players.ts';

/** Folder of the papers that hold what was done elsewhere to an event that was run there. */
export const EVENT_HISTORY = 'event-history';

/** An event that was run elsewhere arrives as one file: new here, or in place of its registration. */
export const receiveEvent = defineAct({
  kind: 'event.receive',
  command: z.strictObject({ file: eventFileSchema }),
  reason: 'optional',
  outcome: z.strictObject({ event: z.string(), rounds: z.int(), boards: z.int(), entries: z.int() }),
  subject: ({ file }) => ({ kind: 'event', id: file.event.id }),
  onRecord: ({ file }) => ({
    event: file.event.id,
    hash: file.history.at(-1)?.hash ?? null,
    boards: file.boards.length,
  }),
  load: async (reading, { file }) => ({
    desk: await loadDesk(reading, file.event.id),
    around: await loadAround(reading, file.event.body),
    known: await knownPlayers(reading, new Map(file.players.map((player) => [player.id, player])), 'file.players'),
  }),
  decide: ({ desk, around, known }, { file }, { actor, today }) => {
    if (desk !== undefined && !mayPerform(actor, 'event.amend', eventScope(desk.event)))
      return refuse(forbidden('not-own-matter', { act: 'event.receive' }));
    const refused: Refusal[] = [
      ...known.refused,
      ...factsRefusals(file.event.body, around),
      ...presentRefusals(desk, file),
    ];
    if (refused.length > 0) return refuse(...refused);
    const own = renamedFile(file, (id) => known.ids.get(id) ?? id);
    const { registeredBy, registeredOn, arbiters } = desk?.event.body ?? {
      registeredBy: actor.account,
      registeredOn: today,
      arbiters: file.event.body.arbiters,
    };
    const body: FederationEvent = { ...own.event.body, registeredBy, registeredOn, arbiters };
    return {
      changes: [put(eventKind, file.event.id, desk?.event.version ?? 0, body), ...partChanges(own, desk)],
      filings: [
        {
          folder: EVENT_HISTORY,
          name: file.event.id,
          part: 0,
          bytes: new TextEncoder().encode(JSON.stringify(file.history)),
        },
      ],
      outcome: {
        event: file.event.id,
        rounds: own.rounds.length,
        boards: own.boards.length,
        entries: own.entries.length,
      },
    };
  },
});

/** What is on the desk here already is not overwritten. */
function presentRefusals(desk: EventDesk | undefined, file: EventFile): Refusal[] {
  if (desk === undefined || (desk.event.body.state === 'registered' && lastRound(desk) === 0)) return [];
  const { id, body } = desk.event;
  return [conflict('event-received', { id, name: body.name, state: body.state }, file.event.body, body)];
}

function partChanges({ event: { id }, entries, rounds, boards }: EventFile, desk: EventDesk | undefined): Change[] {
  const versionOf = (kept: readonly Kept<unknown>[] | undefined, at: string): number =>
    kept?.find((each) => each.id === at)?.version ?? 0;
  return [
    ...entries.map((entry) =>
      put(entryKind, entryId(id, entry.player), versionOf(desk?.entries, entryId(id, entry.player)), entry),
    ),
    ...rounds.map((round) =>
      put(roundKind, roundId(id, round.round), versionOf(desk?.rounds, roundId(id, round.round)), round),
    ),
    ...boards.map((board) => {
      const at = boardId(id, board.round, board.board);
      return put(boardKind, at, versionOf(desk?.boards, at), board);
    }),
  ];
}
