import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, type EventDesk, eventScope, lastRound } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import { type EventEntry, entryKind } from './entry.ts';
import { entrySubject } from './entry-act.ts';
import { roundsOffOf, withRound } from './rounds-off.ts';

/**
 * Check-in: everyone is absent from the next round until ticked off, so that no-shows are not paired; or everyone is
 * present again (D-OFF-631). Requested byes with points stay.
 */
export const callRoll = deskAct({
  kind: 'absence.call-roll',
  command: z.strictObject({ event: z.string(), round: z.int().min(1).max(999), here: z.boolean() }),
  outcome: z.strictObject({ event: z.string(), round: z.int(), changed: z.int() }),
  decide: ({ desk }, { event, round, here }) => {
    const refused = rollRefusals(desk, round);
    if (refused.length > 0) return refuse(...refused);
    const changes = rollChanges(desk, round, here);
    return { changes, outcome: { event, round, changed: changes.length } };
  },
});

/** Only for the next round, while there is one. */
export function rollRefusals(desk: EventDesk, round: number): Refusal[] {
  const next = lastRound(desk) + 1;
  const { rounds } = desk.event.body;
  return [
    ...stateRefusals(desk.event, ['registered', 'running']),
    ...(round !== next || round > rounds ? [invalid('roll-round', { round, next, rounds }, { field: 'round' })] : []),
  ];
}

/** Players who withdrew, or asked for a bye with points. */
export const hasLeave = ({ withdrawnAfter, ...entry }: EventEntry, round: number): boolean =>
  withdrawnAfter !== undefined || [roundsOffOf(entry).half, roundsOffOf(entry).full].flat().includes(round);

export const rollChanges = (desk: EventDesk, round: number, here: boolean) =>
  activeEntries(desk).flatMap(({ id, version, body }) =>
    hasLeave(body, round) || body.absences.includes(round) !== here
      ? []
      : [put(entryKind, id, version, withRound(body, round, !here))],
  );

/** Marks a player as present, on a screen or by those who run the event (D-OFF-736). Repeating it changes nothing. */
export const checkIn = deskAct({
  kind: 'absence.check-in',
  command: z.strictObject({ event: z.string(), round: z.int().min(1).max(999), player: z.string() }),
  outcome: z.strictObject({ event: z.string(), round: z.int(), player: z.string(), changed: z.boolean() }),
  subject: (command) => entrySubject(command),
  scope: (desk, { event }) => ({ ...eventScope(desk?.event), checkIn: event }),
  decide: ({ desk }, { event, round, player }) => {
    const entry = activeEntries(desk).find(({ body }) => body.player === player && !hasLeave(body, round));
    const refused = rollRefusals(desk, round);
    if (entry === undefined) refused.push(missing('entry-unknown', { id: player }, { field: 'player' }));
    if (refused.length > 0 || entry === undefined) return refuse(...refused);
    const changed = entry.body.absences.includes(round);
    const here = put(entryKind, entry.id, entry.version, withRound(entry.body, round, false));
    return { changes: changed ? [here] : [], outcome: { event, round, player, changed } };
  },
});
