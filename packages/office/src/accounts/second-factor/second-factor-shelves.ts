import { z } from 'zod';
import type { Vault } from '../../ports.ts';

/** Where the vault has the second factors of an account; the server puts them there. */
export const TOTP_SHELF = 'totp';
export const RECOVERY_SHELF = 'recovery-code';
export const PASSKEY_SHELF = 'passkey';

/** A passkey in the vault, under the id that its authenticator gave it. */
export const passkeySecretSchema = z.strictObject({
  /** Its number on record, which decides whether it counts. */
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
