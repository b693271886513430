import { addMonths, dayFrom, type IsoDate, writeDay } from '@escala/core';
import { z } from 'zod';
import { type ActKind, needsPerson, PERMISSIONS } from '../../access/roles.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, missing, type Refusal, Refused } from '../../kit/refusal.ts';
import { labelSchema } from '../../kit/written-form.ts';
import { accountKind } from '../account.ts';
import { isAdministrator, notOwnAccount, ownAccountRefusals } from '../account-act.ts';
import { apiTokenKind, apiTokenSchema, scopeCovers } from './api-token.ts';

/** A key is valid for a year by default, and for two at most (D-OFF-454). */
const MONTHS = 12;
const MONTHS_AT_MOST = 24;
const after = (date: IsoDate, months: number): IsoDate => writeDay(addMonths(dayFrom(date), months));

/** An API key: it may do what its account may, limited to its scopes. */
export const createApiToken = defineAct({
  kind: 'api-token.create',
  command: apiTokenSchema.omit({ createdOn: true, revokedOn: true }).extend({
    label: labelSchema,
    expiresOn: z.iso.date().optional(),
  }),
  outcome: z.strictObject({ token: z.string(), expiresOn: z.iso.date() }),
  subject: (_command, outcome: { token: string; expiresOn: string }) => ({ kind: 'api-token', id: outcome.token }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, command, { actor, today, newId }) => {
    const refusals = [
      ...ownAccountRefusals(actor, command.account, present),
      ...command.scopes.flatMap((scope, i) => scopeRefusals(scope, i)),
    ];
    const { expiresOn = after(today, MONTHS) } = command;
    const latest = after(today, MONTHS_AT_MOST);
    if (expiresOn < today)
      refusals.push(invalid('api-token-already-over', { date: expiresOn }, { field: 'expiresOn' }));
    if (expiresOn > latest)
      refusals.push(invalid('api-token-too-long', { date: expiresOn, latest }, { field: 'expiresOn' }));
    if (refusals.length > 0) return refuse(...refusals);
    const token = newId();
    const body = { ...command, expiresOn, createdOn: today };
    return { changes: [put(apiTokenKind, token, 0, body)], outcome: { token, expiresOn } };
  },
});

function scopeRefusals(scope: string, i: number): Refusal[] {
  const covered = (Object.keys(PERMISSIONS) as ActKind[]).filter((kind) => scopeCovers([scope], kind));
  const code = covered.length === 0 ? 'api-token-scope-unknown' : 'api-token-scope-person';
  return covered.some((kind) => !needsPerson(kind)) ? [] : [invalid(code, { scope }, { field: `scopes.${i}` })];
}

/** Revokes the key; revoking it again changes nothing. */
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

/** The keys of an account, without their secrets, which were shown only once. */
export const searchApiTokens = defineQuestion({
  kind: 'api-token.search',
  input: z.strictObject({ account: z.string().min(1) }),
  answer: z.strictObject({ tokens: z.array(z.strictObject({ id: z.string(), ...apiTokenSchema.shape })) }),
  ask: async (reading, { account }, { viewer }) => {
    if (viewer.account !== account && !isAdministrator(viewer)) throw new Refused([notOwnAccount()]);
    const tokens = await reading.find(apiTokenKind, { key: 'account', equals: account });
    return { tokens: tokens.map(({ id, body }) => ({ id, ...body })) };
  },
});
