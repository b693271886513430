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
  nextTurn,
  queueOf,
  requestId,
  requestsOf,
  requestUnknown,
} from './entry-request.ts';

const outcome = z.strictObject({
  request: z.string(),
  /** `unproven`: the link in the mail has to be opened first. */
  state: z.enum(['unproven', 'asking', 'waiting']),
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
  /** What was said goes into the vault (D-OFF-1308). */
  onRecord: ({ event }) => ({ event }),
  load: async (reading, { event }, { mail }) => ({
    needsProof: mail !== undefined,
    desk: await loadDesk(reading, event),
    requests: await requestsOf(reading, event),
  }),
  decide: ({ desk, requests, needsProof }, { event }, { today }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const { name, end } = desk.event.body;
    if (!isEnteringOpen(desk.event.body, today))
      return refuse(invalid('entering-closed', { name }, { field: 'event' }));
    if (requests.filter(({ body }) => body.state === 'open').length >= MOST_OPEN_REQUESTS)
      return refuse(invalid('requests-full', { name, most: MOST_OPEN_REQUESTS }, { field: 'event' }));
    const order = nextTurn(requests);
    const id = requestId(event, order);
    const body: EntryRequest = { event, order, askedOn: today, state: needsProof ? 'unproven' : 'open' };
    const { waiting } = queueOf(desk, [...requests, { id, version: 1, seq: 0, body }]);
    const turn = waiting.findIndex((each) => each.id === id) + 1;
    return {
      changes: [put(entryRequestKind, id, 0, body)],
      outcome: {
        request: id,
        state: needsProof ? ('unproven' as const) : turn > 0 ? ('waiting' as const) : ('asking' as const),
        turn,
        end,
      },
    };
  },
});

/** Whoever reads the address opens the link: from then on the request has its turn (D-OFF-1308). */
export const proveRequest = defineAct({
  kind: 'entry.prove',
  command: z.strictObject({ event: z.string(), request: z.string() }),
  outcome,
  subject: ({ request }) => ({ kind: 'entry-request', id: request }),
  load: async (reading, { event }) => ({
    desk: await loadDesk(reading, event),
    requests: await requestsOf(reading, event),
  }),
  decide: ({ desk, requests }, { event, request: id }, { today }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const request = requests.find((each) => each.id === id);
    if (request === undefined) return refuse(requestUnknown(id));
    const { name, end } = desk.event.body;
    if (request.body.state === 'unproven' && !isEnteringOpen(desk.event.body, today))
      return refuse(invalid('entering-closed', { name }, { field: 'event' }));
    const isNew = request.body.state === 'unproven';
    const body: EntryRequest = isNew ? { ...request.body, state: 'open', turn: nextTurn(requests) } : request.body;
    const others = requests.filter((each) => each.id !== id);
    const { waiting } = queueOf(desk, [...others, { ...request, body }]);
    const turn = waiting.findIndex((each) => each.id === id) + 1;
    return {
      changes: isNew ? [put(entryRequestKind, id, request.version, body)] : [],
      outcome: { request: id, state: turn > 0 ? ('waiting' as const) : ('asking' as const), turn, end },
    };
  },
});
