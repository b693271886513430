import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { candidateSchema, suspectedPlayers } from '../entries/recognise-lines.ts';
import { eventKind } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { deskOf } from '../event-seen.ts';
import { lineOf } from './confirm-request.ts';
import { askedSchema, queueOf, requestsOf } from './entry-request.ts';
import { requestAddresses } from './request-addresses.ts';

const answer = z.strictObject({
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
});

/** Who asks to play, who waits, and whom of the registry or of FIDE's list each may be. */
export const searchRequests = defineQuestion({
  kind: 'entry.requests',
  input: z.strictObject({ event: z.string() }),
  answer,
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, _by, ports): Promise<z.infer<typeof answer>> => {
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
