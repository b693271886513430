import { refuse } from '../kit/act.ts';
import { actsOn } from '../kit/acts-on.ts';
import { eventKind } from './event.ts';
import { eventScope, loadDesk } from './event-desk.ts';
import { eventUnknown } from './event-refusals.ts';

interface EventCommand {
  readonly event: string;
}

const subject = ({ event }: EventCommand) => ({ kind: 'event', id: event });

export const eventAct = actsOn({
  subject,
  load: (reading, { event }) => reading.get(eventKind, event),
  scope: (event) => eventScope(event),
  find: (event, command) => (event === undefined ? refuse(eventUnknown(command.event)) : { event }),
});

/** An act on an event with its whole desk. */
export const deskAct = actsOn({
  subject,
  load: (reading, { event }) => loadDesk(reading, event),
  scope: (desk) => eventScope(desk?.event),
  find: (desk, { event }) => (desk === undefined ? refuse(eventUnknown(event)) : { desk }),
});
