import { z } from 'zod';
import type { Kept, OfficePorts } from '../ports.ts';
import { type Account, accountSchema, emailSchema } from './account.ts';
import { addressOf } from './addresses.ts';

export const accountShownSchema = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...accountSchema.shape,
  /** None where it was erased. */
  email: emailSchema.optional(),
});

/** With the address, which is no part of the record. */
export async function accountShown(
  ports: OfficePorts,
  federation: string,
  { id, version, body }: Kept<Account>,
): Promise<z.infer<typeof accountShownSchema>> {
  const email = await addressOf(ports, federation, { id, body });
  return { id, version, ...body, ...(email !== undefined && { email }) };
}
