import { z } from 'zod';
import { put } from '../../kit/act.ts';
import { entryRequestKind } from './entry-request.ts';
import { requestAct } from './request-act.ts';

/** The player does not play; whoever waits moves up. */
export const declineRequest = requestAct({
  kind: 'entry.decline',
  command: z.strictObject({ event: z.string(), request: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ request: z.string(), version: z.int() }),
  decide: ({ request: { id, version, body } }) => ({
    changes: [put(entryRequestKind, id, version, { ...body, state: 'declined' as const })],
    outcome: { request: id, version: version + 1 },
  }),
});
