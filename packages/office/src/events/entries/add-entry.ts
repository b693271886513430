import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { playerKind } from '../../registry/players/player.ts';
import { eventScope, loadDesk } from '../event-desk.ts';
import { eventSubject } from '../event-found.ts';
import { eventUnknown, stateRefusals } from '../event-refusals.ts';
import { placeRefusals } from '../places/place-refusals.ts';
import { placesKind } from '../places/places.ts';
import { loadValuation } from '../ratings/valuation.ts';
import { entryFactsSchema } from './entry.ts';
import { enteredSchema, newEntries } from './new-entry.ts';

/** A player of the registry is entered; after the first round, as a late entry (Suis 17). */
export const addEntry = defineAct({
  kind: 'entry.add',
  command: z.strictObject({
    event: z.string(),
    player: z.string(),
    facts: entryFactsSchema.optional(),
    firstRound: z.int().min(1).optional(),
  }),
  reason: 'optional',
  outcome: enteredSchema.extend({ event: z.string() }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => {
    const desk = await loadDesk(reading, command.event);
    const player = await reading.get(playerKind, command.player);
    const players = new Map(player === undefined ? [] : [[player.id, player.body]]);
    const places = await reading.get(placesKind, command.event);
    const valuation = desk && (await loadValuation(reading, desk.event.body, players));
    return { desk, players, places, valuation };
  },
  scope: ({ desk }) => eventScope(desk?.event),
  decide: ({ desk, players, places, valuation }, { event, player, facts = {}, firstRound }, { today, reason }) => {
    if (desk === undefined || valuation === undefined) return refuse(eventUnknown(event));
    const wanted = [{ player, facts, field: 'player' }];
    const made = newEntries({ desk, players, valuation, today, firstRound }, wanted);
    const refused = [
      ...stateRefusals(desk.event, ['registered', 'running']),
      ...made.refused,
      ...placeRefusals(desk, places, wanted, reason),
    ];
    if (refused.length > 0) return refuse(...refused);
    return { changes: made.changes, outcome: { event, ...made.entered[0]! } };
  },
});
