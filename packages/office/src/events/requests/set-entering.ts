import { z } from 'zod';
import { enteringSchema } from '../event.ts';
import { seenEvent, setPart } from '../settings/set-part.ts';

/** Whether players enter by themselves, how many may play and the fee; all of it is given anew. Without a day the page is closed. */
export const setEntering = setPart({
  kind: 'event.set-entering',
  part: 'entering',
  command: z.strictObject({ ...seenEvent, entering: enteringSchema }),
  states: ['registered', 'running'],
  isNothing: (entering) => Object.keys(entering).length === 0,
});
