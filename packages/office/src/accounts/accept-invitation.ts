import { ownAccountAct } from './own-account-act.ts';

/** The holder of the link takes the account into use with a password; again after a forgotten one. */
export const acceptInvitation = ownAccountAct('account.accept-invitation', {
  change: (account) => (account.state === 'invited' ? { ...account, state: 'active' } : account),
  endsTokens: true,
});
