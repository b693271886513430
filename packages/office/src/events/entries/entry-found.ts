import { type Decision, refuse } from '../../kit/act.ts';
import { missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import type { EventState } from '../event.ts';
import { type EventDesk, eventScope, loadDesk } from '../event-desk.ts';
import { eventUnknown, stateRefusals, versionRefusals } from '../event-refusals.ts';
import type { EventEntry } from './entry.ts';

interface EntryCommand {
  readonly event: string;
  readonly player: string;
  readonly version: number;
}

export const loadForEntry = async (
  reading: Reading,
  command: EntryCommand,
): Promise<{ desk: EventDesk | undefined }> => ({
  desk: await loadDesk(reading, command.event),
});

export const scopeOfDesk = ({ desk }: { readonly desk: EventDesk | undefined }) => eventScope(desk?.event);

export const entrySubject = ({ event, player }: Pick<EntryCommand, 'event' | 'player'>) => ({
  kind: 'entry',
  id: `${event}/${player}`,
});

/** Goes on with the entry that a command changes, if it is there, as it was seen, and the event is at the right point. */
export function withEntry<Outcome>(
  { desk }: { readonly desk: EventDesk | undefined },
  command: EntryCommand,
  allowed: readonly EventState[],
  decide: (entry: Kept<EventEntry>, desk: EventDesk) => Decision<Outcome>,
): Decision<Outcome> {
  if (desk === undefined) return refuse(eventUnknown(command.event));
  const entry = desk.entries.find(({ body }) => body.player === command.player && body.cancelled !== true);
  const refused: Refusal[] = stateRefusals(desk.event, allowed);
  if (entry === undefined)
    return refuse(...refused, missing('entry-unknown', { id: command.player }, { field: 'player' }));
  refused.push(...versionRefusals(entry, command.version, command));
  return refused.length > 0 ? refuse(...refused) : decide(entry, desk);
}
