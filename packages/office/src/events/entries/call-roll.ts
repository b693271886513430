import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { activeEntries, lastRound, loadDesk } from '../event-desk.ts';
import { eventSubject } from '../event-found.ts';
import { eventUnknown, stateRefusals } from '../event-refusals.ts';
import { entryKind } from './entry.ts';
import { scopeOfDesk } from './entry-found.ts';
import { roundsOffOf, withRound } from './rounds-off.ts';

/**
 * Check-in: nobody is here for the next round until somebody ticks them, so that nobody is paired who did not come; or everybody is here
 * again (D-OFF-631). Byes with points that were asked for stay.
 */
export const callRoll = defineAct({
  kind: 'absence.call-roll',
  command: z.strictObject({ event: z.string(), round: z.int().min(1).max(999), here: z.boolean() }),
  reason: 'optional',
  outcome: z.strictObject({ event: z.string(), round: z.int(), changed: z.int() }),
  subject: (command) => eventSubject(command),
  load: async (reading, { event }) => ({ desk: await loadDesk(reading, event) }),
  scope: (facts) => scopeOfDesk(facts),
  decide: ({ desk }, { event, round, here }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const next = lastRound(desk) + 1;
    const { rounds } = desk.event.body;
    const refused = stateRefusals(desk.event, ['registered', 'running']);
    if (round !== next || round > rounds)
      refused.push(invalid('roll-round', { round, next, rounds }, { field: 'round' }));
    if (refused.length > 0) return refuse(...refused);
    const changes = activeEntries(desk).flatMap(({ id, version, body }) => {
      const { zero, half, full } = roundsOffOf(body);
      const hasLeave = body.withdrawnAfter !== undefined || [...half, ...full].includes(round);
      if (hasLeave || zero.includes(round) !== here) return [];
      return [put(entryKind, id, version, withRound(body, round, !here))];
    });
    return { changes, outcome: { event, round, changed: changes.length } };
  },
});
