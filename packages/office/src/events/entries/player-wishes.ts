import { dayFrom, findingOf } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { bookOfEvent } from '../book-of-event.ts';
import { refusalOfFinding } from '../event-refusals.ts';
import { entryKind } from './entry.ts';
import { entryAct } from './entry-act.ts';

const command = z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1) });
const outcome = z.strictObject({ entry: z.string(), version: z.int() });

/** The player wishes to go on although promotion is out of reach, or no longer does (fce-1990, Retirats 14.2.2). */
export const wishToGoOn = entryAct({
  kind: 'entry.go-on',
  command: command.extend({ goesOn: z.boolean() }),
  outcome,
  states: ['registered', 'running'],
  decide: ({ entry }, { goesOn }) => {
    const { goesOn: _before, ...body } = entry.body;
    return {
      changes: [put(entryKind, entry.id, entry.version, { ...body, ...(goesOn && { goesOn: true as const }) })],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});

/**
 * A player qualified directly for a final confirms the place, in time or not at all (fce-1990, Normes 4.1.2). Without a
 * day, the confirmation is awaited.
 */
export const confirmPlace = entryAct({
  kind: 'entry.confirm-place',
  command: command.extend({ on: z.iso.date().nullable() }),
  outcome,
  states: ['registered'],
  decide: ({ entry, desk }, { on }, { today }) => {
    const { rules, start } = desk.event.body;
    const confirmation = bookOfEvent({ rules })?.entry?.confirmation;
    if (on !== null && on > today) return refuse(invalid('date-after-today', { date: on, today }, { field: 'on' }));
    const inTime = on === null ? undefined : confirmation?.(dayFrom(start), dayFrom(on));
    if (inTime?.holds === 'no') return refuse(refusalOfFinding(findingOf(inTime, 'error'), 'on'));
    const qualified = on === null ? {} : { confirmedOn: on };
    return {
      changes: [put(entryKind, entry.id, entry.version, { ...entry.body, qualified })],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});
