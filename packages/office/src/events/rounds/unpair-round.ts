import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { type EventEntry, entryKind } from '../entries/entry.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk, lastRound, standingBoards, standingRounds } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { isUnderReserve } from './board.ts';
import { type EventRound, roundKind } from './round.ts';
import { roundAct } from './round-act.ts';

/** Takes back the pairing of the last round, if no result is entered and no game is under reserve. */
export const unpairRound = roundAct({
  kind: 'round.unpair',
  command: z.strictObject({ event: z.string(), round: z.int().min(1), version: z.int().min(1) }),
  outcome: z.strictObject({ round: z.string(), version: z.int() }),
  decide: ({ desk, round }, command) => {
    const refused = takingBackRefusals(desk, command);
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [
        put(roundKind, round.id, round.version, undone(round.body)),
        ...freedEntries(desk, round.body).map(({ id, version, body }) => put(entryKind, id, version, body)),
        ...(command.round === 1 ? [put(eventKind, desk.event.id, desk.event.version, unbegun(desk.event.body))] : []),
      ],
      outcome: { round: round.id, version: round.version + 1 },
    };
  },
});

/** With nothing paired, the event's lists are open again (D-OFF-512). */
function unbegun({ fixedLists: _fixed, ...event }: FederationEvent): FederationEvent {
  return { ...event, state: 'registered' };
}

const undone = (round: EventRound): EventRound => ({ ...round, state: 'undone' });

/** Removes numbers that were fixed by pairing the round. */
function freedEntries(desk: EventDesk, { fixedNumbers }: EventRound): readonly Kept<EventEntry>[] {
  if (!fixedNumbers) return [];
  return activeEntries(desk).map(({ body: { number: _fixed, ...body }, ...entry }) => ({ ...entry, body }));
}

/** Why a round's pairing cannot be taken back or made again. */
export function takingBackRefusals(
  desk: EventDesk,
  command: { readonly round: number; readonly version: number },
): Refusal[] {
  const kept = standingRounds(desk).find(({ body }) => body.round === command.round);
  const { round } = command;
  if (kept === undefined) return [missing('round-unknown', { round }, { field: 'round' })];
  const refused = [...stateRefusals(desk.event, ['running']), ...versionRefusals(kept, command.version, command)];
  const last = lastRound(desk);
  if (last !== round) refused.push(invalid('round-not-last', { round, last }, { field: 'round' }));
  const boards = boardsBegun(desk, round);
  if (boards.length > 0)
    refused.push(invalid('round-has-results', { round, boards: boards.join(', ') }, { field: 'round' }));
  return refused;
}

/** Boards with a result or under reserve. */
export function boardsBegun(desk: EventDesk, round: number): readonly number[] {
  return standingBoards(desk)
    .filter(({ body }) => body.round === round && (body.result !== undefined || isUnderReserve(body)))
    .map(({ body }) => body.board);
}

/** The desk as it was before its last round was paired. */
export function beforeLastRound(desk: EventDesk): EventDesk {
  const last = standingRounds(desk).at(-1);
  if (last === undefined) return desk;
  const freed = new Map(freedEntries(desk, last.body).map((entry) => [entry.id, entry]));
  return {
    ...desk,
    rounds: desk.rounds.map((kept) => (kept.id === last.id ? { ...kept, body: undone(kept.body) } : kept)),
    entries: desk.entries.map((entry) => freed.get(entry.id) ?? entry),
  };
}
