import { z } from 'zod';
import { refuse } from '../../kit/act.ts';
import { deskAct } from '../event-act.ts';
import { stateRefusals } from '../event-refusals.ts';
import { placeRefusals } from '../places/place-refusals.ts';
import { placesKind } from '../places/places.ts';
import { loadValuation } from '../ratings/valuation.ts';
import { numbersOfFile, numbersOutcomeSchema } from '../reports/numbers-of-file.ts';
import { entriesOfSource, entrySourceSchema, foundByNameSchema, guestChanges } from './entries-of-source.ts';
import { enteredPersons, enteredSchema, newEntries } from './new-entry.ts';

/** Enters a whole list of players, all or none. */
export const addEntries = deskAct({
  kind: 'entry.add-many',
  command: z.strictObject({ event: z.string(), from: entrySourceSchema }),
  outcome: z.strictObject({
    event: z.string(),
    entered: z.array(enteredSchema),
    /** Players who were not in the registry. */
    guests: z.array(z.string()).optional(),
    /** For a report: how its start numbers were used. */
    numbers: numbersOutcomeSchema.optional(),
    /** Unknown ids, of players who were found by name. */
    byName: z.array(foundByNameSchema).optional(),
    /** Unknown column headings. */
    passedOver: z.array(z.string()).optional(),
  }),
  load: async (reading, command, ports, { desk }) => {
    const read = await entriesOfSource(reading, command.from, ports, desk.event.body.start);
    const places = await reading.get(placesKind, command.event);
    return { read, places, valuation: await loadValuation(reading, desk.event.body, read.players) };
  },
  decide: ({ desk, read, places, valuation }, { event, from }, { today, reason }) => {
    // If a list is pasted a second time, only its new players are meant.
    const entered = from.kind === 'lines' ? enteredPersons(desk) : undefined;
    const asked = read.wanted.filter(({ player }) => !entered?.has(player));
    const { wanted, numbers, changes } = numbersOfFile(desk, from.kind, asked);
    const made = newEntries({ desk, players: read.players, valuation, today, numbers }, wanted);
    const refused = [
      ...stateRefusals(desk.event, ['registered', 'running']),
      ...read.refused,
      ...made.refused,
      ...placeRefusals(desk, places, asked, reason),
    ];
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [...guestChanges(read), ...made.changes, ...changes],
      outcome: {
        event,
        entered: [...made.entered],
        ...(read.guests.length > 0 && { guests: [...read.guests] }),
        ...(numbers !== undefined && { numbers }),
        ...(read.byName.length > 0 && { byName: [...read.byName] }),
        ...(read.passedOver.length > 0 && { passedOver: [...read.passedOver] }),
      },
    };
  },
});
