import { z } from 'zod';
import type { Kept } from '../../ports.ts';
import { type Account, accountSchema } from '../../records/account.ts';

export const accountShownSchema = z.strictObject({ id: z.string(), version: z.int(), ...accountSchema.shape });

export function accountShown({ id, version, body }: Kept<Account>): z.infer<typeof accountShownSchema> {
  return { id, version, ...body };
}
