import { type EventRecord, readPeriods, type TimeControl, timeOf } from '@escala/core';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';
import { checkGames } from './games.ts';
import { checkOnce, firstPlaces } from './once.ts';
import type { Roster } from './roster.ts';

export function checkEvents(events: readonly (Draft<EventRecord> | undefined)[], roster: Roster, faults: FaultList) {
  checkOnce(['events'], events, 'id', 'duplicate-event', faults);
  events.forEach((event, e) => {
    if (event === undefined || faults.full) return;
    checkTimes(event, ['events', e], faults);
    checkParticipants(event, e, roster, faults);
    checkGames(event.games, { path: ['events', e, 'games'], onceARound: event.type === 'swiss', roster, faults });
    if (event.type === 'match') checkMatch(event, e, faults);
  });
}

type Times = Draft<Partial<Pick<EventRecord, 'start' | 'end' | 'timeControl'>>>;

/** An event ends no earlier than it starts, and leaves time to think. */
export function checkTimes({ start, end, timeControl }: Times, event: Path, faults: FaultList): void {
  if (start !== undefined && end !== undefined && end < start)
    faults.add({ code: 'ends-before-start', path: [...event, 'end'], values: { start, end } });
  const increment = timeControl !== undefined && 'increment' in timeControl ? timeControl.increment : 0;
  if (timeControl?.minutes === 0 && increment === 0)
    faults.add({ code: 'no-thinking-time', path: [...event, 'timeControl'], values: {} });
  if (timeControl !== undefined) checkPeriods(timeControl, [...event, 'timeControl'], faults);
}

/** The totals of the periods have to match the other fields. */
function checkPeriods(told: Draft<TimeControl>, path: Path, faults: FaultList): void {
  if (told.periods === undefined) return;
  const periods = readPeriods(told.periods);
  if (periods === undefined) {
    const values = { found: told.periods };
    faults.add({ code: 'time-periods-form', path: [...path, 'periods'], values });
    return;
  }
  if (told.minutes === undefined) return;
  const { minutes, increment = 0, moves } = timeOf(periods);
  if (told.minutes === minutes && (told.increment ?? 0) === increment && (told.moves ?? moves) === moves) return;
  const values = { periods: told.periods, minutes, increment, moves: moves! };
  faults.add({ code: 'time-periods', path: [...path, 'periods'], values });
}

/** A match has two players. Too few are reported only if every name could be read. */
function checkMatch(event: Draft<EventRecord>, e: number, faults: FaultList): void {
  const named = [...(event.participants ?? []), ...(event.games ?? []).flatMap((game) => [game?.white, game?.black])];
  const players = new Set(named);
  const faulty = players.delete(undefined) || event.games === undefined;
  if (players.size === 2 || (faulty && players.size < 2)) return;
  faults.add({ code: 'match-of-two', path: ['events', e, 'type'], values: { count: players.size } });
}

/** If participants are listed, they are known and listed once, and all players of games are among them. */
function checkParticipants(event: Draft<EventRecord>, e: number, roster: Roster, faults: FaultList): void {
  const { participants } = event;
  if (participants === undefined) return;
  const path = ['events', e, 'participants'];
  const placeOf = firstPlaces<string>();
  participants.forEach((id, i) => {
    if (id === undefined) return;
    roster.expect(id, path, i);
    const first = placeOf(id, [...path, i]);
    if (first !== undefined) faults.add({ code: 'duplicate-participant', path: [...path, i], values: { id, first } });
  });
  // If a participant is faulty, it may be the one missing.
  const present = new Set(participants);
  if (!present.has(undefined)) checkPresence(event, e, present, faults);
}

/** Each missing player is reported once, at the first game. */
function checkPresence(
  event: Draft<EventRecord>,
  e: number,
  present: Set<string | undefined>,
  faults: FaultList,
): void {
  event.games?.forEach((game, g) => {
    for (const side of ['white', 'black'] as const) {
      const id = game?.[side];
      if (id === undefined || present.has(id)) continue;
      present.add(id);
      faults.add({ code: 'not-a-participant', path: ['events', e, 'games', g, side], values: { id } });
    }
  });
}
