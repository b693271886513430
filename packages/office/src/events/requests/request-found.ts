import { type Decision, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type EventDesk, loadDesk } from '../event-desk.ts';
import { eventUnknown, versionRefusals } from '../event-refusals.ts';
import { type EntryRequest, requestsOf, requestUnknown } from './entry-request.ts';

interface RequestCommand {
  readonly event: string;
  readonly request: string;
  readonly version: number;
}

export interface RequestFound {
  readonly desk: EventDesk | undefined;
  readonly requests: readonly Kept<EntryRequest>[];
}

export const loadRequests = async (reading: Reading, { event }: RequestCommand): Promise<RequestFound> => ({
  desk: await loadDesk(reading, event),
  requests: await requestsOf(reading, event),
});

export const requestSubject = ({ request }: Pick<RequestCommand, 'request'>) => ({
  kind: 'entry-request',
  id: request,
});

/** Goes on with a request that nobody has answered yet. */
export function withRequest<Outcome>(
  { desk, requests }: RequestFound,
  command: RequestCommand,
  decide: (request: Kept<EntryRequest>, desk: EventDesk) => Decision<Outcome>,
): Decision<Outcome> {
  if (desk === undefined) return refuse(eventUnknown(command.event));
  const request = requests.find(({ id }) => id === command.request);
  if (request === undefined) return refuse(requestUnknown(command.request));
  const { name, state } = request.body;
  const refused: Refusal[] = versionRefusals(request, command.version, command);
  if (state !== 'open') refused.push(invalid('request-answered', { name }, { field: 'request' }));
  return refused.length > 0 ? refuse(...refused) : decide(request, desk);
}
