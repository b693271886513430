import { ownAccountAct } from './own-account-act.ts';

/** That and when a password was changed is on record; the password is not. */
export const changePassword = ownAccountAct('account.change-password', { endsTokens: true });
