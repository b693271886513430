import { z } from 'zod';
import { enteringSchema } from '../event.ts';
import { seenEvent, setPart } from '../settings/set-part.ts';

/** Online entry, the number of places and the fee; all of it is given again. Without a day, online entry is closed. */
export const setEntering = setPart({
  kind: 'event.set-entering',
  part: 'entering',
  command: z.strictObject({ ...seenEvent, entering: enteringSchema }),
  states: ['registered', 'running'],
  isNothing: (entering) => Object.keys(entering).length === 0,
});
