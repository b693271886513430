import { z } from 'zod';
import { defineAct, put } from '../../kit/act.ts';
import { scopeOfDesk } from '../entries/entry-found.ts';
import { entryRequestKind } from './entry-request.ts';
import { loadRequests, requestSubject, withRequest } from './request-found.ts';

/** The player does not play; whoever waits moves up. */
export const declineRequest = defineAct({
  kind: 'entry.decline',
  command: z.strictObject({ event: z.string(), request: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ request: z.string(), version: z.int() }),
  subject: (command) => requestSubject(command),
  load: (reading, command) => loadRequests(reading, command),
  scope: (facts) => scopeOfDesk(facts),
  decide: (found, command) =>
    withRequest(found, command, ({ id, version, body }) => ({
      changes: [put(entryRequestKind, id, version, { ...body, state: 'declined' as const })],
      outcome: { request: id, version: version + 1 },
    })),
});
