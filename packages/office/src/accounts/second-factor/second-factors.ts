import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { type Change, put } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading, Vault } from '../../ports.ts';
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

/** A role that needs a second factor must keep one: it can be replaced, not removed (D-OFF-457). */
export function lastFactorRefusals(next: Account): Refusal[] {
  return needsSecondFactor(next) && next.secondFactors.length === 0 ? [invalid('second-factor-last', {})] : [];
}

/** The vault's shelves for second factors; the server fills them. */
export const TOTP_SHELF = 'totp';
export const RECOVERY_SHELF = 'recovery-code';
export const PASSKEY_SHELF = 'passkey';

/** A passkey in the vault, under the id given by its authenticator. */
export const passkeySecretSchema = z.strictObject({
  /** Its number on record, which decides whether it is valid. */
  passkey: z.string(),
  publicKey: z.string(),
  counter: z.int(),
  transports: z.array(z.string()),
  lastUsed: z.string().nullable(),
});
export type PasskeySecret = z.infer<typeof passkeySecretSchema>;

export async function passkeySecrets(
  vault: Vault | undefined,
  federation: string,
  account: string,
): Promise<readonly (PasskeySecret & { readonly credential: string })[]> {
  const kept = (await vault?.list(federation, PASSKEY_SHELF, account)) ?? [];
  return kept.map(({ key, text }) => ({ credential: key, ...passkeySecretSchema.parse(JSON.parse(text)) }));
}
