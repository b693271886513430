import { z } from 'zod';
import { PERMISSIONS } from '../../access/roles.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { labelSchema } from '../../kit/name-schema.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { accountKind } from '../../records/account.ts';
import { apiTokenKind, apiTokenSchema, scopeCovers } from '../../records/api-token.ts';
import { ownAccountRefusals } from './account-refusals.ts';

/** A key for programs: it may do what its account may, and of that only what its scopes name. */
export const createApiToken = defineAct({
  kind: 'api-token.create',
  command: apiTokenSchema.omit({ createdOn: true, revokedOn: true }).extend({ label: labelSchema }),
  reason: 'optional',
  outcome: z.strictObject({ token: z.string() }),
  subject: (_command, outcome: { token: string }) => ({ kind: 'api-token', id: outcome.token }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, command, { actor, today, newId }) => {
    const refusals = [
      ...ownAccountRefusals(actor, command.account, present),
      ...command.scopes.flatMap((scope, i) => scopeRefusals(scope, i)),
    ];
    if (command.expiresOn !== undefined && command.expiresOn < today)
      refusals.push(invalid('api-token-already-over', { date: command.expiresOn }, { field: 'expiresOn' }));
    if (refusals.length > 0) return refuse(...refusals);
    const token = newId();
    return { changes: [put(apiTokenKind, token, 0, { ...command, createdOn: today })], outcome: { token } };
  },
});

function scopeRefusals(scope: string, i: number): Refusal[] {
  const known = Object.keys(PERMISSIONS).some((kind) => scopeCovers([scope], kind));
  return known ? [] : [invalid('api-token-scope-unknown', { scope }, { field: `scopes.${i}` })];
}
