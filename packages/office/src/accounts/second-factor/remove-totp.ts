import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { accountKind } from '../account.ts';
import { ownAccountRefusals } from '../account-refusals.ts';
import { lastFactorRefusals, withoutFactor } from './second-factors.ts';

/** The holder gives up the codes of the application: where another second factor stays, or no role needs one. */
export const removeTotp = defineAct({
  kind: 'totp.remove',
  command: z.strictObject({ account: z.string().min(1) }),
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account }, { actor }) => {
    const refusals = ownAccountRefusals(actor, account, present);
    if (present === undefined || refusals.length > 0) return refuse(...refusals);
    const { version, body } = present;
    const next = withoutFactor(body, 'totp');
    const last = lastFactorRefusals(next);
    if (last.length > 0) return refuse(...last);
    const isChanged = next.secondFactors.length !== body.secondFactors.length;
    return { changes: isChanged ? [put(accountKind, account, version, next)] : [], outcome: { account } };
  },
});
