import type { IsoDate } from '@escala/core';
import { type Change, put } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type Account, accountKind, needsSecondFactor, type SecondFactor } from '../account.ts';
import { type Passkey, passkeyKind } from './passkey.ts';

export interface AccountWithPasskeys {
  readonly present: Kept<Account> | undefined;
  readonly passkeys: readonly Kept<Passkey>[];
}

export async function accountWithPasskeys(reading: Reading, account: string): Promise<AccountWithPasskeys> {
  return {
    present: await reading.get(accountKind, account),
    passkeys: await reading.find(passkeyKind, { key: 'account', equals: account }),
  };
}

export function withFactor(account: Account, factor: SecondFactor): Account {
  const { secondFactors } = account;
  return secondFactors.includes(factor) ? account : { ...account, secondFactors: [...secondFactors, factor] };
}

export function withoutFactor(account: Account, factor: SecondFactor): Account {
  return { ...account, secondFactors: account.secondFactors.filter((each) => each !== factor) };
}

/** Whoever has a role that needs a second factor keeps one: it is replaced, not given up (D-OFF-457). */
export function lastFactorRefusals(next: Account): Refusal[] {
  return needsSecondFactor(next) && next.secondFactors.length === 0 ? [invalid('second-factor-last', {})] : [];
}

/** All of them end: the account has no second factor any more. */
export function withoutFactors({ present, passkeys }: AccountWithPasskeys, today: IsoDate): readonly Change[] {
  const ended = passkeys.map(({ id, version, body }) => put(passkeyKind, id, version, { ...body, removedOn: today }));
  if (present === undefined || present.body.secondFactors.length === 0) return ended;
  return [...ended, put(accountKind, present.id, present.version, { ...present.body, secondFactors: [] })];
}
