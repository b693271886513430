import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** A passkey (WebAuthn) of an account: a telephone, a computer, a security key. Its public key and its last use are in the vault. */
const passkeySchema = z.strictObject({
  account: z.string(),
  /** How its holder calls it. */
  name: z.string().min(1).max(100),
  addedOn: z.iso.date(),
  removedOn: z.iso.date().optional(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyKind = recordKind('passkey', passkeySchema, (passkey) => ({
  /** Those that count. */
  account: passkey.removedOn === undefined ? passkey.account : undefined,
}));
