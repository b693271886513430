import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { loadDesk } from '../event-desk.ts';
import { eventUnknown } from '../event-refusals.ts';
import {
  askedSchema,
  type EntryRequest,
  entryRequestKind,
  isEnteringOpen,
  MOST_OPEN_REQUESTS,
  queueOf,
  requestId,
  requestsOf,
} from './entry-request.ts';

const outcome = z.strictObject({
  request: z.string(),
  state: z.enum(['asking', 'waiting']),
  /** Position on the waiting list, from 1; 0 for a place. */
  turn: z.int(),
  /** The latest day until which an address is kept. */
  end: z.iso.date(),
});

/**
 * Someone without an account asks to play, or enters a player of their club. Their address, if given, is not part of
 * the act (D-OFF-628).
 */
export const askToPlay = defineAct({
  kind: 'entry.ask',
  command: z.strictObject({ event: z.string(), ...askedSchema.shape }),
  outcome,
  subject: (_command, { request }: z.infer<typeof outcome>) => ({ kind: 'entry-request', id: request }),
  load: async (reading, { event }) => ({
    desk: await loadDesk(reading, event),
    requests: await requestsOf(reading, event),
  }),
  decide: ({ desk, requests }, { event, ...asked }, { today }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const { name, end } = desk.event.body;
    if (!isEnteringOpen(desk.event.body, today))
      return refuse(invalid('entering-closed', { name }, { field: 'event' }));
    if (requests.filter(({ body }) => body.state === 'open').length >= MOST_OPEN_REQUESTS)
      return refuse(invalid('requests-full', { name, most: MOST_OPEN_REQUESTS }, { field: 'event' }));
    const order = (requests.at(-1)?.body.order ?? 0) + 1;
    const id = requestId(event, order);
    const body: EntryRequest = { ...asked, event, order, askedOn: today, state: 'open' };
    const { waiting } = queueOf(desk, [...requests, { id, version: 1, seq: 0, body }]);
    const turn = waiting.findIndex((each) => each.id === id) + 1;
    return {
      changes: [put(entryRequestKind, id, 0, body)],
      outcome: { request: id, state: turn > 0 ? ('waiting' as const) : ('asking' as const), turn, end },
    };
  },
});
