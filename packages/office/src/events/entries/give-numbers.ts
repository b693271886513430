import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { cited } from '../book-of-event.ts';
import { activeEntries, lastRound, loadDesk } from '../event-desk.ts';
import { eventSubject } from '../event-found.ts';
import { eventUnknown, stateRefusals } from '../event-refusals.ts';
import { freedNumbers } from '../reports/numbers-of-file.ts';
import { scopeOfDesk } from './entry-found.ts';

/** Before the first pairing all numbers that were written by hand or by a file give way: the pairing gives them by rating (Suis 7). */
export const giveNumbers = defineAct({
  kind: 'numbers.give',
  command: z.strictObject({ event: z.string() }),
  reason: 'optional',
  outcome: z.strictObject({ event: z.string(), freed: z.int() }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => ({ desk: await loadDesk(reading, command.event) }),
  scope: (facts) => scopeOfDesk(facts),
  decide: ({ desk }, { event }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const paired = lastRound(desk);
    const refused = stateRefusals(desk.event, ['registered', 'running']);
    if (paired > 0)
      refused.push(invalid('numbers-paired', { paired }, { field: 'event', ...cited(desk.event.body, 'numbers') }));
    if (refused.length > 0) return refuse(...refused);
    const changes = freedNumbers(activeEntries(desk));
    return { changes, outcome: { event, freed: changes.length } };
  },
});
