import { ownAccountAct } from './own-account-act.ts';

/** No more mails about new lists. Whoever has the link of such a mail may ask for it, without signing in (D-OFF-444). */
export const unsubscribe = ownAccountAct('account.unsubscribe', {
  change: (account) => {
    const { notices } = account;
    return notices?.lists ? { ...account, notices: { ...notices, lists: false } } : account;
  },
});
