import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { forbidden, invalid } from '../../kit/refusal.ts';
import { accountKind, hasSecondFactor } from '../account.ts';
import { accountAct } from '../account-act.ts';
import { ownAccountAct } from '../own-account-act.ts';
import { recoveryNeeds, recoveryRefusals } from '../recovery.ts';
import { endedPasskeys, lastFactorRefusals, passkeysOf, withFactor, withoutFactor } from './second-factors.ts';

/** The account holder asks for a key for time-based codes. It becomes valid once a code has confirmed it. */
export const enrolTotp = ownAccountAct('totp.enrol');

/** A code from the new key was correct: the account has a second factor. */
export const confirmTotp = ownAccountAct('totp.confirm', { change: (account) => withFactor(account, 'totp') });

/** The account holder removes the authenticator app: possible if another second factor remains or no role needs one. */
export const removeTotp = ownAccountAct('totp.remove', {
  change: (account) => withoutFactor(account, 'totp'),
  refusals: (account) => lastFactorRefusals(withoutFactor(account, 'totp')),
});

/** New recovery codes, for when the second factor is lost; earlier ones become invalid. */
export const makeRecoveryCodes = ownAccountAct('recovery-codes.make', {
  refusals: (account) => (hasSecondFactor(account) ? [] : [invalid('second-factor-none', {}, { field: 'account' })]),
});

/**
 * An administrator removes all second factors of someone who lost them, including recovery codes. People cannot do this
 * for themselves (D-OFF-457).
 */
export const resetSecondFactor = accountAct({
  kind: 'second-factor.reset',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string() }),
  load: async (reading, { account }) => ({
    passkeys: await passkeysOf(reading, account),
    needs: await recoveryNeeds(reading),
  }),
  decide: ({ present, passkeys, needs }, { account }, terms) => {
    const { version, body } = present;
    const { actor, today } = terms;
    if (actor.account === account) return refuse(forbidden('second-factor-own', {}, { field: 'account' }));
    const refused = recoveryRefusals(present, needs, terms);
    if (refused.length > 0) return refuse(...refused);
    const without = put(accountKind, account, version, { ...body, secondFactors: [] });
    const changes = [...endedPasskeys(passkeys, today), ...(body.secondFactors.length > 0 ? [without] : [])];
    return { changes, outcome: { account } };
  },
});
