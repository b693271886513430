import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { candidateSchema, suspectedPlayers } from '../entries/recognise-lines.ts';
import { enteringSchema, eventKind } from '../event.ts';
import { activeEntries, eventScope } from '../event-desk.ts';
import { deskOf } from '../event-seen.ts';
import { askedSchema, isEnteringOpen, queueOf, requestsOf } from './entry-request.ts';
import { lineOf } from './request-acts.ts';
import { requestAddresses } from './request-addresses.ts';

/** Who asks to play, who waits, and whom of the registry or of FIDE's list each may be. */
export const searchRequests = defineQuestion({
  kind: 'entry.requests',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    requests: z.array(
      z.strictObject({
        request: z.string(),
        version: z.int(),
        ...askedSchema.shape,
        askedOn: z.iso.date(),
        /** Where the player gave one, and while the event is not over. */
        email: z.string().exactOptional(),
        /** On the waiting list, from 1; 0 for whoever has a place. */
        turn: z.int(),
        /** The number is of somebody with this name. */
        found: z.string().exactOptional(),
        isEntered: z.boolean(),
        candidates: z.array(candidateSchema),
      }),
    ),
  }),
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, _by, ports) => {
    const desk = await deskOf(reading, event);
    const { asking, waiting } = queueOf(desk, await requestsOf(reading, event));
    const open = [...asking, ...waiting];
    const suspected = await suspectedPlayers(
      reading,
      open.map(({ body }, i) => lineOf(body, i + 1)),
      desk,
      ports,
    );
    const addresses = await requestAddresses(ports.vault, reading.federation, event);
    return {
      requests: open.map(({ id, version, body }, i) => {
        const { event: _event, order: _order, state: _state, player: _player, ...asked } = body;
        const { candidates = [], found, isEntered = false } = suspected[i] ?? {};
        const email = addresses.get(id);
        return {
          request: id,
          version,
          ...asked,
          ...(email !== undefined && { email }),
          turn: Math.max(0, i + 1 - asking.length),
          ...(found !== undefined && { found }),
          isEntered,
          candidates: [...candidates],
        };
      }),
    };
  },
});

/** How an event is entered: until when, how many places are left, who is confirmed. */
export const showEntering = defineQuestion({
  kind: 'event.entering',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    ...enteringSchema.shape,
    isOpen: z.boolean(),
    /** Places for which nobody has asked; nothing where they are not limited. */
    left: z.int().exactOptional(),
    asking: z.int(),
    waiting: z.int(),
    /** Names of those who are entered, in the order of entry. */
    confirmed: z.array(z.string()),
  }),
  ask: async (reading, { event }, { today }) => {
    const desk = await deskOf(reading, event);
    const { asking, waiting, left } = queueOf(desk, await requestsOf(reading, event));
    const confirmed = activeEntries(desk).filter(({ body }) => body.withdrawnAfter === undefined);
    return {
      ...desk.event.body.entering,
      isOpen: isEnteringOpen(desk.event.body, today),
      ...(left !== undefined && { left }),
      asking: asking.length,
      waiting: waiting.length,
      confirmed: confirmed.map(({ body: { player } }) => desk.players.get(player)?.name ?? player),
    };
  },
});
