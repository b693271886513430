import { z } from 'zod';
import type { ActEntry } from '../../kit/act-entry.ts';
import { defineQuestion } from '../../kit/question.ts';
import { folded } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { delegationKind } from '../../registry/clubs/delegation-acts.ts';
import { eventKind } from '../event.ts';
import { activeEntries, type EventDesk, eventScope, lastRound, loadDesk, standingBoards } from '../event-desk.ts';
import { deskOf } from '../event-seen.ts';
import { keptGames } from '../games/kept-games.ts';
import { knownRequests } from '../requests/asked-facts.ts';
import { withoutAsked } from '../requests/request-acts.ts';
import {
  eventFileSchema,
  type FileClub,
  type FileDelegation,
  type FileState,
  fileOfDesk,
  playersOfFile,
  renamedFile,
} from './event-file.ts';
import { idsOfOrigin, type OriginIds } from './origin-ids.ts';

/** The clubs named by an event, its entries and its players' licences, with their delegations. */
async function namedAround(
  reading: Reading,
  desk: EventDesk,
): Promise<{ clubs: FileClub[]; delegations: FileDelegation[] }> {
  const { club } = desk.event.body;
  const licensed = playersOfFile(desk).flatMap(({ licences = {} }) => Object.values(licences));
  const entered = activeEntries(desk).map(({ body }) => body.club);
  const clubs = await reading.getMany(clubKind, named([club, ...licensed, ...entered]));
  const delegations = await reading.getMany(delegationKind, named(clubs.map(({ body }) => body.delegation)));
  return {
    clubs: clubs.map(({ id, body: { leftOn: _left, ...facts } }) => ({ id, ...facts })),
    delegations: delegations.map(({ id, body }) => ({ id, ...body })),
  };
}

const named = (ids: readonly (string | undefined)[]): string[] =>
  [...new Set(ids.filter((id) => id !== undefined))].sort();

/** The whole event as one file, to be received by another office. */
export const eventFile = defineQuestion({
  kind: 'event.file',
  input: z.strictObject({ event: z.string() }),
  answer: eventFileSchema,
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, _by, { vault }) => {
    const desk = await deskOf(reading, event);
    const history = await historyOf(reading, event);
    const { added, told } = idsInFile(desk, idsOfOrigin(history));
    const file = fileOfDesk(desk, {
      federation: reading.federation,
      state: stateInFile(desk),
      ...(await namedAround(reading, desk)),
      history,
      games: await keptGames(
        reading,
        event,
        standingBoards(desk).map(({ body }) => body),
      ),
      requests: (await knownRequests(vault, reading, event)).map(({ id, body }) =>
        body.name === id ? withoutAsked(body) : body,
      ),
      added,
    });
    return told.size === 0 ? file : renamedFile(file, (id) => told.get(id) ?? id);
  },
});

/** The report is submitted again where the event arrives. */
function stateInFile(desk: EventDesk): FileState {
  const { state } = desk.event.body;
  if (state === 'registered' || state === 'running') return state;
  return lastRound(desk) > 0 ? 'closed' : 'registered';
}

/** Every act on the event, its entries, rounds and boards, oldest first. */
export async function historyOf(reading: Reading, id: string): Promise<ActEntry[]> {
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

interface IdsInFile {
  /** Players entered here after the event arrived. */
  readonly added: ReadonlySet<string>;
  /** Players with another id in the office the event came from: it gets its own ids back (D-OFF-382). */
  readonly told: ReadonlyMap<string, string>;
}

function idsInFile(desk: EventDesk, { shared, here }: OriginIds): IdsInFile {
  if (shared === undefined) return { added: new Set(), told: new Map() };
  const told = new Map([...here].map(([id, player]) => [player, id]));
  const known = new Set([...shared].map((id) => here.get(id) ?? id));
  const players = activeEntries(desk).map(({ body }) => body.player);
  const added = players.filter((player) => !known.has(player));
  // An id given here may be another player's there, who is in the file too.
  for (const player of added) if (shared.has(player)) told.set(player, `${player}.here`);
  return { added: new Set(added), told };
}

/** A generated id. */
const MADE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST = 60;

/** The first part of an event's file names: its id, or its name if the id is generated (D-OFF-963). */
export function nameOfFile(id: string, name: string | undefined): string {
  const said = MADE.test(id) && name !== undefined ? folded(name).replaceAll(/[^a-z0-9]+/g, '-') : id;
  return (
    said
      .replaceAll(/[^\w-]/g, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '') || id
  );
}
