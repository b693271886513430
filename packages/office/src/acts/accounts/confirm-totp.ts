import { ownAccountAct } from './own-account-act.ts';

/** A code of the new key was right: the account has a second factor. */
export const confirmTotp = ownAccountAct('totp.confirm', (account) =>
  account.secondFactor ? account : { ...account, secondFactor: true },
);
