import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { entriesOfSource, entrySourceSchema } from './desk/entries-of-source.ts';
import { eventScope, loadDesk } from './desk/event-desk.ts';
import { eventSubject } from './desk/event-found.ts';
import { eventUnknown, stateRefusals } from './desk/event-refusals.ts';
import { listedRatings } from './desk/listed-ratings.ts';
import { newEntries } from './desk/new-entry.ts';

/** A list of players is entered at once, all of them or nobody. */
export const addEntries = defineAct({
  kind: 'entry.add-many',
  command: z.strictObject({ event: z.string(), from: entrySourceSchema }),
  reason: 'optional',
  outcome: z.strictObject({
    event: z.string(),
    entered: z.array(z.strictObject({ player: z.string(), version: z.int(), licence: z.boolean() })),
  }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => {
    const desk = await loadDesk(reading, command.event);
    const read = await entriesOfSource(reading, command.from);
    return { desk, read, listed: desk ? await listedRatings(reading, desk.event.body, read.players) : new Map() };
  },
  scope: ({ desk }) => eventScope(desk?.event),
  decide: ({ desk, read, listed }, { event }, { today }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const made = newEntries({ desk, players: read.players, listed, today }, read.wanted);
    const refused = [...stateRefusals(desk.event, ['registered', 'running']), ...read.refused, ...made.refused];
    if (refused.length > 0) return refuse(...refused);
    return { changes: made.changes, outcome: { event, entered: made.entered } };
  },
});
