import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { candidateSchema, suspectedPlayers } from '../entries/recognise-lines.ts';
import { enteringSchema, eventKind } from '../event.ts';
import { activeEntries, eventScope } from '../event-desk.ts';
import { deskOf } from '../event-seen.ts';
import { knownRequests } from './asked-facts.ts';
import { askedSchema, isEnteringOpen, queueOf, requestsOf } from './entry-request.ts';
import { lineOf } from './request-acts.ts';
import { requestAddresses } from './request-addresses.ts';

/** The requests to play, the waiting list, and which player in the registry or on FIDE's list each may be. */
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
        /** If one was given, and until the event is over. */
        email: z.string().exactOptional(),
        /** Position on the waiting list, from 1; 0 for a place. */
        turn: z.int(),
        /** The player with this number has this name. */
        found: z.string().exactOptional(),
        isEntered: z.boolean(),
        candidates: z.array(candidateSchema),
      }),
    ),
  }),
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, _by, ports) => {
    const desk = await deskOf(reading, event);
    const { asking, waiting } = queueOf(desk, await knownRequests(ports.vault, reading, event));
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
        const { event: _event, order: _order, state: _state, player: _player, turn: _turn, ...asked } = body;
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

/** How to enter an event: until when, how many places are left, who is confirmed. */
export const showEntering = defineQuestion({
  kind: 'event.entering',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    ...enteringSchema.shape,
    isOpen: z.boolean(),
    /** Places nobody has asked for; absent if places are unlimited. */
    left: z.int().exactOptional(),
    asking: z.int(),
    waiting: z.int(),
    /** Names of entered players, in order of entry. */
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
