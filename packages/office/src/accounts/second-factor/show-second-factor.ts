import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { accountKind } from '../account.ts';
import { accountUnknown, isAdministrator, notOwnAccount } from '../account-act.ts';
import { passkeySecrets, passkeysOf, RECOVERY_SHELF } from './second-factors.ts';

/** The account's second factors: an authenticator app, passkeys, remaining recovery codes. */
export const showSecondFactor = defineQuestion({
  kind: 'second-factor.show',
  input: z.strictObject({ account: z.string().min(1) }),
  answer: z.strictObject({
    totp: z.boolean(),
    recoveryCodes: z.int(),
    passkeys: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        addedOn: z.iso.date(),
        /** An instant. */
        lastUsed: z.string().nullable(),
      }),
    ),
  }),
  ask: async (reading, { account }, { viewer }, { vault }) => {
    if (viewer.account !== account && !isAdministrator(viewer)) throw new Refused([notOwnAccount()]);
    const present = await reading.get(accountKind, account);
    const passkeys = await passkeysOf(reading, account);
    if (present === undefined) throw new Refused([accountUnknown(account)]);
    const secrets = await passkeySecrets(vault, reading.federation, account);
    const lastUsed = new Map(secrets.map((secret) => [secret.passkey, secret.lastUsed]));
    const codes = (await vault?.list(reading.federation, RECOVERY_SHELF, account)) ?? [];
    return {
      totp: present.body.secondFactors.includes('totp'),
      recoveryCodes: codes.length,
      passkeys: passkeys.map(({ id, body: { name, addedOn } }) => ({
        id,
        name,
        addedOn,
        lastUsed: lastUsed.get(id) ?? null,
      })),
    };
  },
});
