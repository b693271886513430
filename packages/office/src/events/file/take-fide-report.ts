import { z } from 'zod';
import { deskAct } from '../event-act.ts';

/**
 * Who took a file with dates of birth: the file is made only after this act, and never without
 * it (D-OFF-1303).
 */
export const takeFideReport = deskAct({
  kind: 'event.take-fide-report',
  command: z.strictObject({ event: z.string(), file: z.string().min(1).max(100) }),
  outcome: z.strictObject({ event: z.string(), file: z.string() }),
  decide: (_desk, { event, file }) => ({ changes: [], outcome: { event, file } }),
});
