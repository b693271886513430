import { z } from 'zod';
import { type Actor, SYSTEM } from '../access/actor.ts';
import { put, refuse } from '../kit/act.ts';
import { forbidden, invalid, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { federationOf } from '../registry/federation/federation.ts';
import { type Account, accountKind } from './account.ts';
import { accountAct, isAdministrator } from './account-act.ts';
import { ownAccountAct } from './own-account-act.ts';

const HOUR = 3_600_000;
/** How long the holder has to object, and how long an administrator may act after that (D-OFF-1307). */
const WAITS = 24 * HOUR;
const LASTS = 7 * 24 * HOUR;

const later = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** Whether a second administrator has to agree, whatever time passes. */
export const recoveryNeeds = async (reading: Reading): Promise<'a-day' | 'second-person'> =>
  (await federationOf(reading))?.accountRecovery ?? 'a-day';

/** From when to when an administrator may act on a request that nobody agreed to. */
export const recoveryTerm = ({ askedAt }: { readonly askedAt: string }) => ({
  from: later(askedAt, WAITS),
  until: later(askedAt, WAITS + LASTS),
});

/**
 * What would let an administrator into somebody's account takes a request first: its holder is told by mail and at
 * sign-in and may refuse it; a day passes or another administrator agrees. An account that was never used has nobody to
 * ask, and the office itself (its command line, a forgotten password by mail) is not an administrator.
 */
export function recoveryRefusals(
  { body }: Kept<Account>,
  needs: 'a-day' | 'second-person',
  { actor, at }: { readonly actor: Actor; readonly at: string },
): Refusal[] {
  if (actor.account === SYSTEM.account || body.state === 'invited') return [];
  const { recovery } = body;
  const field = { field: 'account' };
  if (recovery === undefined) return [invalid('recovery-needed', { name: body.name }, field)];
  const { from, until } = recoveryTerm(recovery);
  if (at >= until) return [invalid('recovery-needed', { name: body.name }, field)];
  if (recovery.agreedBy !== undefined) return [];
  if (needs === 'second-person') return [invalid('recovery-second-person', { name: body.name }, field)];
  return at >= from
    ? []
    : [invalid('recovery-waits', { name: body.name, until: from.slice(0, 10), time: from.slice(11, 16) }, field)];
}

/** An administrator asks to recover an account: to remove its second factor, renew its link or change its address. */
export const askRecovery = accountAct({
  kind: 'account.ask-recovery',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int(), from: z.iso.datetime() }),
  decide: ({ present: { body, version } }, { account }, { actor, at }) => {
    const { recovery } = body;
    const refused: Refusal[] = [];
    if (body.state === 'invited') refused.push(invalid('recovery-unused', { name: body.name }, { field: 'account' }));
    if (recovery !== undefined && at < recoveryTerm(recovery).until)
      refused.push(invalid('recovery-asked', { name: body.name }, { field: 'account' }));
    if (refused.length > 0) return refuse(...refused);
    const asked = { by: actor.account, askedAt: at };
    return {
      changes: [put(accountKind, account, version, { ...body, recovery: asked })],
      outcome: { account, version: version + 1, from: recoveryTerm(asked).from },
    };
  },
});

/** Another person agrees: an administrator for a day at least, so that nobody makes one for the purpose. */
export const agreeRecovery = accountAct({
  kind: 'account.agree-recovery',
  command: z.strictObject({ account: z.string().min(1) }),
  outcome: z.strictObject({ account: z.string(), version: z.int() }),
  load: async (reading) => ({ since: (account: string) => administratorSince(reading, account) }),
  decide: async ({ present: { body, version }, since }, { account }, { actor, at }) => {
    const { recovery } = body;
    if (recovery === undefined || at >= recoveryTerm(recovery).until)
      return refuse(invalid('recovery-needed', { name: body.name }, { field: 'account' }));
    const isOther = actor.account !== recovery.by && actor.account !== account;
    const began = isOther && isAdministrator(actor) ? await since(actor.account) : undefined;
    if (began === undefined || later(began, WAITS) > recovery.askedAt)
      return refuse(forbidden('recovery-other-person', {}, { field: 'account' }));
    const agreed = { ...recovery, agreedBy: actor.account };
    return {
      changes: [put(accountKind, account, version, { ...body, recovery: agreed })],
      outcome: { account, version: version + 1 },
    };
  },
});

/** Since when the account has been an administrator that can act, without a break. */
async function administratorSince(reading: Reading, account: string): Promise<string | undefined> {
  const versions = await reading.versions(accountKind, account);
  const able = ({ body }: Kept<Account>): boolean => body.state === 'active' && body.roles.includes('administrator');
  const last = versions.findLastIndex((version) => !able(version));
  const first = versions[last + 1];
  if (first === undefined) return undefined;
  const [act] = await reading.actsAfter(first.seq - 1, 1);
  return act?.at;
}

/** The holder did not ask for it: the request is gone. */
export const refuseRecovery = ownAccountAct('account.refuse-recovery', {
  change: ({ recovery, ...account }) => (recovery === undefined ? { ...account } : account),
  refusals: ({ recovery }) => (recovery === undefined ? [invalid('recovery-none', {}, { field: 'account' })] : []),
});
