import { type Account, needsSecondFactor, ROLES } from '@escala/office';
import { z } from 'zod';

export const shownSessionSchema = z.strictObject({
  account: z.string().nullable(),
  name: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  clubs: z.array(z.string()),
  events: z.array(z.string()),
  player: z.string().nullable(),
  /** `missing`: the roles take effect only after a second factor is enrolled. */
  secondFactor: z.enum(['none', 'done', 'missing']),
  /** Header `x-csrf-token` of every request that changes something. */
  csrf: z.string().nullable(),
  expires: z.string().nullable(),
});
export type ShownSession = z.infer<typeof shownSessionSchema>;

interface SessionShown {
  readonly csrf: string;
  readonly expires: string;
  readonly secondFactor: boolean;
}

export function shownSession(
  id: string | undefined,
  account: Account | undefined,
  session?: SessionShown,
): ShownSession {
  const missing = account !== undefined && session?.secondFactor === false && needsSecondFactor(account);
  return {
    account: id ?? null,
    name: account?.name ?? null,
    roles: account?.roles ?? ['public'],
    clubs: account?.clubs ?? [],
    events: account?.events ?? [],
    player: account?.player ?? null,
    secondFactor: missing ? 'missing' : session?.secondFactor ? 'done' : 'none',
    csrf: session?.csrf ?? null,
    expires: session?.expires ?? null,
  };
}
