import { ownAccountAct } from '../own-account-act.ts';
import { withFactor } from './second-factors.ts';

/** A code of the new key was right: the account has a second factor. */
export const confirmTotp = ownAccountAct('totp.confirm', { change: (account) => withFactor(account, 'totp') });
