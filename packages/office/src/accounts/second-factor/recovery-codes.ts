import { invalid } from '../../kit/refusal.ts';
import { hasSecondFactor } from '../account.ts';
import { ownAccountAct } from '../own-account-act.ts';

/** New codes for whoever loses the second factor; those before count no more. */
export const makeRecoveryCodes = ownAccountAct('recovery-codes.make', {
  refusals: (account) => (hasSecondFactor(account) ? [] : [invalid('second-factor-none', {}, { field: 'account' })]),
});
