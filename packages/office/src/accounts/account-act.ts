import { refuse } from '../kit/act.ts';
import { actsOn } from '../kit/acts-on.ts';
import { accountKind } from './account.ts';
import { accountUnknown } from './account-refusals.ts';

interface AccountCommand {
  readonly account: string;
}

/** An act by an administrator of accounts. */
export const accountAct = actsOn({
  subject: ({ account }: AccountCommand) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  find: (present, { account }) => (present === undefined ? refuse(accountUnknown(account)) : { present }),
});
