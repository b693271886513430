import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { invalid } from '../../kit/refusal.ts';
import { eventScope, loadDesk } from '../event-desk.ts';
import { eventUnknown, versionRefusals } from '../event-refusals.ts';
import { entryRequestKind, requestsOf, requestUnknown } from './entry-request.ts';

interface RequestCommand {
  readonly event: string;
  readonly request: string;
  readonly version: number;
}

/** An act on a request to play that nobody has answered yet. */
export const requestAct = actsOn({
  subject: ({ request }: RequestCommand) => ({ kind: 'entry-request', id: request }),
  load: async (reading, { event }) => ({
    desk: await loadDesk(reading, event),
    requests: await requestsOf(reading, event),
  }),
  scope: ({ desk }) => eventScope(desk?.event),
  find: ({ desk, requests }, command) => {
    if (desk === undefined) return refuse(eventUnknown(command.event));
    const request = requests.find(({ id }) => id === command.request);
    if (request === undefined) return refuse(requestUnknown(command.request));
    const { name, state } = request.body;
    const refused = versionRefusals(request, command.version, command);
    if (state !== 'open') refused.push(invalid('request-answered', { name }, { field: 'request' }));
    return refused.length > 0 ? refuse(...refused) : { desk, requests, request };
  },
});

/** The player does not play; whoever waits moves up. */
export const declineRequest = requestAct({
  kind: 'entry.decline',
  command: z.strictObject({ event: z.string(), request: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ request: z.string(), version: z.int() }),
  decide: ({ request: { id, version, body } }) => ({
    changes: [put(entryRequestKind, id, version, { ...body, state: 'declined' as const })],
    outcome: { request: id, version: version + 1 },
  }),
});
