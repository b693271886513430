import type { IsoDate } from '@escala/core';
import { type Change, put } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type Account, needsSecondFactor, type SecondFactor } from '../account.ts';
import { type Passkey, passkeyKind } from './passkey.ts';

export const passkeysOf = (reading: Reading, account: string): Promise<readonly Kept<Passkey>[]> =>
  reading.find(passkeyKind, { key: 'account', equals: account });

export const endedPasskeys = (passkeys: readonly Kept<Passkey>[], today: IsoDate): readonly Change[] =>
  passkeys.map(({ id, version, body }) => put(passkeyKind, id, version, { ...body, removedOn: today }));

export function withFactor(account: Account, factor: SecondFactor): Account {
  const { secondFactors } = account;
  return secondFactors.includes(factor) ? account : { ...account, secondFactors: [...secondFactors, factor] };
}

export function withoutFactor(account: Account, factor: SecondFactor): Account {
  const { secondFactors } = account;
  if (!secondFactors.includes(factor)) return account;
  return { ...account, secondFactors: secondFactors.filter((each) => each !== factor) };
}

/** Whoever has a role that needs a second factor keeps one: it is replaced, not given up (D-OFF-457). */
export function lastFactorRefusals(next: Account): Refusal[] {
  return needsSecondFactor(next) && next.secondFactors.length === 0 ? [invalid('second-factor-last', {})] : [];
}
