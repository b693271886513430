import { refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { missing } from '../../kit/refusal.ts';
import type { EventState } from '../event.ts';
import { type EventDesk, eventScope, loadDesk } from '../event-desk.ts';
import { eventUnknown, stateRefusals, versionRefusals } from '../event-refusals.ts';

interface EntryCommand {
  readonly event: string;
  readonly player: string;
  readonly version: number;
}

export const entrySubject = ({ event, player }: Pick<EntryCommand, 'event' | 'player'>) => ({
  kind: 'entry',
  id: `${event}/${player}`,
});

/** An act on an existing entry, as it was seen, while the event is in one of the act's states. */
export const entryAct = actsOn({
  subject: (command: EntryCommand) => entrySubject(command),
  load: (reading, { event }) => loadDesk(reading, event),
  scope: (desk, { player }) => ({ ...eventScope(desk?.event), player }),
  find: (desk: EventDesk | undefined, command, states: readonly EventState[]) => {
    if (desk === undefined) return refuse(eventUnknown(command.event));
    const entry = desk.entries.find(({ body }) => body.player === command.player && body.cancelled !== true);
    const refused = stateRefusals(desk.event, states);
    if (entry === undefined)
      return refuse(...refused, missing('entry-unknown', { id: command.player }, { field: 'player' }));
    refused.push(...versionRefusals(entry, command.version, command));
    return refused.length > 0 ? refuse(...refused) : { desk, entry };
  },
});
