import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { readText } from '../../kit/read-text.ts';
import { eventScope, loadDesk } from '../event-desk.ts';
import { eventSubject } from '../event-found.ts';
import { eventUnknown, stateRefusals } from '../event-refusals.ts';
import { placeRefusals } from '../places/place-refusals.ts';
import { placesKind } from '../places/places.ts';
import { numbersOfFile, numbersOutcomeSchema } from '../reports/numbers-of-file.ts';
import { entriesOfSource, entrySourceSchema, foundByNameSchema } from './entries-of-source.ts';
import { listedRatings } from './listed-ratings.ts';
import { enteredSchema, newEntries } from './new-entry.ts';

/** A list of players is entered at once, all of them or nobody. */
export const addEntries = defineAct({
  kind: 'entry.add-many',
  command: z.strictObject({ event: z.string(), from: entrySourceSchema }),
  reason: 'optional',
  outcome: z.strictObject({
    event: z.string(),
    entered: z.array(enteredSchema),
    /** Of a report: what became of its start numbers. */
    numbers: numbersOutcomeSchema.optional(),
    /** Ids that nobody has, of players who were found by their names. */
    byName: z.array(foundByNameSchema).optional(),
    /** Headings of columns that are not known. */
    passedOver: z.array(z.string()).optional(),
  }),
  subject: (command) => eventSubject(command),
  load: async (reading, command, ports) => {
    const desk = await loadDesk(reading, command.event);
    const read = await entriesOfSource(reading, command.from, readText(ports));
    const places = await reading.get(placesKind, command.event);
    const listed = desk ? await listedRatings(reading, desk.event.body, read.players) : new Map();
    return { desk, read, places, listed };
  },
  scope: ({ desk }) => eventScope(desk?.event),
  decide: ({ desk, read, places, listed }, { event, from }, { today, reason }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const { wanted, numbers, changes } = numbersOfFile(desk, from.kind, read.wanted);
    const made = newEntries({ desk, players: read.players, listed, today, numbers }, wanted);
    const refused = [
      ...stateRefusals(desk.event, ['registered', 'running']),
      ...read.refused,
      ...made.refused,
      ...placeRefusals(desk, places, read.wanted, reason),
    ];
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [...made.changes, ...changes],
      outcome: {
        event,
        entered: [...made.entered],
        ...(numbers !== undefined && { numbers }),
        ...(read.byName.length > 0 && { byName: [...read.byName] }),
        ...(read.passedOver.length > 0 && { passedOver: [...read.passedOver] }),
      },
    };
  },
});
