import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { labelSchema } from '../../kit/written-form.ts';
import type { Kept } from '../../ports.ts';
import { accountKind } from '../account.ts';
import { notOwnAccount, ownAccountRefusals } from '../account-act.ts';
import { ownAccountAct } from '../own-account-act.ts';
import { type Passkey, passkeyKind } from './passkey.ts';
import { lastFactorRefusals, passkeysOf, withFactor, withoutFactor } from './second-factors.ts';

const MOST = 20;

/** The account holder asks for a passkey. It becomes valid once its authenticator has answered. */
export const enrolPasskey = ownAccountAct('passkey.enrol');

/** The authenticator has answered: the account has a passkey, with the name its holder chose. */
export const confirmPasskey = defineAct({
  kind: 'passkey.confirm',
  command: z.strictObject({ account: z.string().min(1), name: labelSchema }),
  outcome: z.strictObject({ account: z.string(), passkey: z.string() }),
  subject: (_command, outcome: { account: string; passkey: string }) => ({ kind: 'passkey', id: outcome.passkey }),
  load: async (reading, { account }) => ({
    present: await reading.get(accountKind, account),
    passkeys: await passkeysOf(reading, account),
  }),
  decide: ({ present, passkeys }, { account, name }, { actor, today, newId }) => {
    const refusals = ownAccountRefusals(actor, account, present);
    if (passkeys.length >= MOST) refusals.push(invalid('passkeys-too-many', { most: MOST }));
    if (present === undefined || refusals.length > 0) return refuse(...refusals);
    const passkey = newId();
    const next = withFactor(present.body, 'passkey');
    const changes = next === present.body ? [] : [put(accountKind, account, present.version, next)];
    const added = put(passkeyKind, passkey, 0, { account, name, addedOn: today });
    return { changes: [added, ...changes], outcome: { account, passkey } };
  },
});

const passkeyOutcome = z.strictObject({ account: z.string(), passkey: z.string() });

export const renamePasskey = defineAct({
  kind: 'passkey.rename',
  command: z.strictObject({ passkey: z.string().min(1), name: labelSchema }),
  outcome: passkeyOutcome,
  subject: ({ passkey }) => ({ kind: 'passkey', id: passkey }),
  load: (reading, { passkey }) => reading.get(passkeyKind, passkey),
  decide: (found, { passkey, name }, { actor }) => {
    const refusals = passkeyRefusals(found, passkey, actor.account);
    if (found === undefined || refusals.length > 0) return refuse(...refusals);
    const { body, version } = found;
    return {
      changes: [put(passkeyKind, passkey, version, { ...body, name })],
      outcome: { account: body.account, passkey },
    };
  },
});

/** Revokes a passkey. The last second factor of a role that needs one cannot be removed (D-OFF-457). */
export const removePasskey = defineAct({
  kind: 'passkey.remove',
  command: z.strictObject({ passkey: z.string().min(1) }),
  outcome: passkeyOutcome,
  subject: ({ passkey }) => ({ kind: 'passkey', id: passkey }),
  load: async (reading, { passkey }) => {
    const found = await reading.get(passkeyKind, passkey);
    return {
      found,
      present: found && (await reading.get(accountKind, found.body.account)),
      passkeys: found ? await passkeysOf(reading, found.body.account) : [],
    };
  },
  decide: ({ found, present, passkeys }, { passkey }, { actor, today }) => {
    const refusals = passkeyRefusals(found, passkey, actor.account);
    if (found === undefined || present === undefined || refusals.length > 0) return refuse(...refusals);
    const isLast = passkeys.every(({ id }) => id === passkey);
    const next = isLast ? withoutFactor(present.body, 'passkey') : present.body;
    const last = lastFactorRefusals(next);
    if (last.length > 0) return refuse(...last);
    const removed = put(passkeyKind, passkey, found.version, { ...found.body, removedOn: today });
    const changes = isLast ? [put(accountKind, present.id, present.version, next)] : [];
    return { changes: [removed, ...changes], outcome: { account: present.id, passkey } };
  },
});

function passkeyRefusals(found: Kept<Passkey> | undefined, passkey: string, account: string): Refusal[] {
  if (found === undefined || found.body.removedOn !== undefined)
    return [missing('passkey-unknown', { passkey }, { field: 'passkey' })];
  return found.body.account === account ? [] : [notOwnAccount()];
}
