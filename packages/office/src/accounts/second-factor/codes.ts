import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { forbidden, invalid } from '../../kit/refusal.ts';
import { accountKind, hasSecondFactor } from '../account.ts';
import { accountAct } from '../account-act.ts';
import { ownAccountAct } from '../own-account-act.ts';
import { endedPasskeys, lastFactorRefusals, passkeysOf, withFactor, withoutFactor } from './second-factors.ts';

/** The holder asks for a key for codes by time. It counts once a code has confirmed it. */
export const enrolTotp = ownAccountAct('totp.enrol');

/** A code of the new key was right: the account has a second factor. */
export const confirmTotp = ownAccountAct('totp.confirm', { change: (account) => withFactor(account, 'totp') });

/** The holder gives up the codes of the application: where another second factor stays, or no role needs one. */
export const removeTotp = ownAccountAct('totp.remove', {
  change: (account) => withoutFactor(account, 'totp'),
  refusals: (account) => lastFactorRefusals(withoutFactor(account, 'totp')),
});

/** New codes for whoever loses the second factor; those before count no more. */
export const makeRecoveryCodes = ownAccountAct('recovery-codes.make', {
  refusals: (account) => (hasSecondFactor(account) ? [] : [invalid('second-factor-none', {}, { field: 'account' })]),
});

/** An administrator takes all second factors away from somebody who lost them, recovery codes included. Nobody does that alone (D-OFF-457). */
export const resetSecondFactor = accountAct({
  kind: 'second-factor.reset',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string() }),
  load: async (reading, { account }) => ({ passkeys: await passkeysOf(reading, account) }),
  decide: ({ present: { version, body }, passkeys }, { account }, { actor, today }) => {
    if (actor.account === account) return refuse(forbidden('second-factor-own', {}, { field: 'account' }));
    const without = put(accountKind, account, version, { ...body, secondFactors: [] });
    const changes = [...endedPasskeys(passkeys, today), ...(body.secondFactors.length > 0 ? [without] : [])];
    return { changes, outcome: { account } };
  },
});
