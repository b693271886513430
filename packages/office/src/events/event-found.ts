import type { Scope } from '../access/actor.ts';
import type { Kept } from '../ports.ts';
import type { FederationEvent } from './event.ts';
import { eventScope } from './event-desk.ts';

export interface EventFound {
  readonly event: Kept<FederationEvent> | undefined;
}

/** An arbiter's own event, for acts whose facts hold it. */
export const scopeOfEvent = ({ event }: EventFound): Scope => eventScope(event);

export const eventSubject = (command: { readonly event: string }): { kind: string; id: string } => ({
  kind: 'event',
  id: command.event,
});
