import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import { isAdministrator, notOwnAccount } from '../account-refusals.ts';
import { apiTokenKind } from './api-token.ts';

/** The key counts no more; revoking it again changes nothing. */
export const revokeApiToken = defineAct({
  kind: 'api-token.revoke',
  command: z.strictObject({ token: z.string().min(1) }),
  outcome: z.strictObject({ token: z.string(), account: z.string() }),
  subject: ({ token }) => ({ kind: 'api-token', id: token }),
  load: (reading, { token }) => reading.get(apiTokenKind, token),
  decide: (present, { token }, { actor, today }) => {
    if (present === undefined) return refuse(missing('api-token-unknown', { token }, { field: 'token' }));
    const { body, version } = present;
    if (body.account !== actor.account && !isAdministrator(actor)) return refuse(notOwnAccount());
    const changes =
      body.revokedOn === undefined ? [put(apiTokenKind, token, version, { ...body, revokedOn: today })] : [];
    return { changes, outcome: { token, account: body.account } };
  },
});
