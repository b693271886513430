import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/**
 * A passkey (WebAuthn) of an account: a phone, a computer, a security key. Its public key and last use are in the
 * vault.
 */
const passkeySchema = z.strictObject({
  account: z.string(),
  /** The name given by the account holder. */
  name: z.string().min(1).max(100),
  addedOn: z.iso.date(),
  removedOn: z.iso.date().optional(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyKind = recordKind('passkey', passkeySchema, (passkey) => ({
  /** Only valid ones. */
  account: passkey.removedOn === undefined ? passkey.account : undefined,
}));
