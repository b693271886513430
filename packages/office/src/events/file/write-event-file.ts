import { z } from 'zod';
import type { ActEntry } from '../../kit/act-entry.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import { eventKind } from '../event.ts';
import { type EventDesk, eventScope, lastRound, loadDesk } from '../event-desk.ts';
import { deskOf } from '../event-seen.ts';
import { eventFileSchema, type FileState, fileOfDesk, renamedFile } from './event-file.ts';
import { namedAround } from './event-file-clubs.ts';
import { addedSince, receivedLast } from './event-file-way-back.ts';

/** The whole event as one file, to be received by another office. */
export const eventFile = defineQuestion({
  kind: 'event.file',
  input: z.strictObject({ event: z.string() }),
  answer: eventFileSchema,
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }) => {
    const desk = await deskOf(reading, event);
    const history = await historyOf(reading, event);
    const received = receivedLast(history);
    const file = fileOfDesk(desk, {
      federation: reading.federation,
      state: stateInFile(desk),
      ...(await namedAround(reading, desk)),
      history,
      added: received === undefined ? new Set() : addedSince(desk, received),
    });
    const theirs = new Map(received?.otherIds.map(({ player, told }) => [player, told]));
    return theirs.size === 0 ? file : renamedFile(file, (id) => theirs.get(id) ?? id);
  },
});

/** A report is submitted anew where the event arrives. */
function stateInFile(desk: EventDesk): FileState {
  const { state } = desk.event.body;
  if (state === 'registered' || state === 'running') return state;
  return lastRound(desk) > 0 ? 'closed' : 'registered';
}

/** Every act on the event, its entries, rounds and boards, the oldest first. */
async function historyOf(reading: Reading, id: string): Promise<ActEntry[]> {
  const desk = await loadDesk(reading, id);
  const subjects = [
    { kind: 'event', id },
    ...(['entry', 'round', 'board'] as const).flatMap((kind) =>
      recordsOf(desk, kind).map((each) => ({ kind, id: each })),
    ),
  ];
  const acts: ActEntry[] = [];
  for (const subject of subjects) acts.push(...(await reading.acts({ subject })));
  return acts.sort((a, b) => a.seq - b.seq);
}

function recordsOf(desk: EventDesk | undefined, kind: 'entry' | 'round' | 'board'): string[] {
  if (desk === undefined) return [];
  const kept = { entry: desk.entries, round: desk.rounds, board: desk.boards }[kind];
  return kept.map(({ id }) => id);
}
