import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { enteringSchema } from '../event.ts';
import { activeEntries } from '../event-desk.ts';
import { deskOf } from '../event-seen.ts';
import { isEnteringOpen, queueOf, requestsOf } from './entry-request.ts';

const answer = z.strictObject({
  ...enteringSchema.shape,
  isOpen: z.boolean(),
  /** Places for which nobody has asked; nothing where they are not limited. */
  left: z.int().exactOptional(),
  asking: z.int(),
  waiting: z.int(),
  /** Names of those who are entered, in the order of entry. */
  confirmed: z.array(z.string()),
});

/** How an event is entered: until when, how many places are left, who is confirmed. */
export const showEntering = defineQuestion({
  kind: 'event.entering',
  input: z.strictObject({ event: z.string() }),
  answer,
  ask: async (reading, { event }, { today }): Promise<z.infer<typeof answer>> => {
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
