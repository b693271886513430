import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, eventScope } from '../event-desk.ts';
import { hasLeave, rollRefusals } from './call-roll.ts';
import { entryKind } from './entry.ts';
import { entrySubject } from './entry-act.ts';
import { withRound } from './rounds-off.ts';

/** A player has come and says so on a screen, or by whoever runs the event (D-OFF-736). Said twice, it stays so. */
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
