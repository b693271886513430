import { tooMany } from '../http/server-problem.ts';
import { DAY, later, MINUTE, millisecondsBetween, SECOND } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { tokenKey } from './random-token.ts';

const SHELF = 'throttle';

/** So many failures are free; from then on each doubles the wait, up to a limit (D-OFF-42). */
interface Patience {
  readonly free: number;
  readonly longest: number;
}

/** Of an account, and of an address: behind one address there may be a whole club. */
const PATIENCE = {
  account: { free: 5, longest: 15 * MINUTE },
  address: { free: 30, longest: 60 * MINUTE },
  /** Of an address, when it asks for new passwords: nobody sends mails to a whole federation. */
  reset: { free: 20, longest: 60 * MINUTE },
  /** A known device of the account, whatever strangers try elsewhere (D-OFF-455). */
  device: { free: 5, longest: 15 * MINUTE },
  /** Secrets that a session asks for again. */
  session: { free: 5, longest: 15 * MINUTE },
} as const satisfies Record<string, Patience>;

const OF_NETWORKS: readonly (keyof typeof PATIENCE)[] = ['address', 'reset'];

export interface Attempt {
  readonly of: keyof typeof PATIENCE;
  /** The e-mail address, the address of the network, the device, the account; only its hash is kept. */
  readonly who: string;
}

interface Failures {
  readonly count: number;
  readonly until: string;
}

function waitAfter(failures: number, { free, longest }: Patience): number {
  return failures <= free ? 0 : Math.min(SECOND * 2 ** (failures - free - 1), longest);
}

/** Counts the attempt as a failure before it is looked at, so that many at once are not free. Refused while the wait lasts. */
export async function beginAttempt(context: ServerContext, federation: string, attempt: Attempt): Promise<void> {
  const now = context.clock.now();
  await changeFailures(context, federation, attempt, (failures) => {
    if (failures !== undefined && failures.until > now)
      throw tooMany(Math.ceil(millisecondsBetween(now, failures.until) / SECOND), 'sign-in-wait');
    const count = (failures?.count ?? 0) + 1;
    return { count, until: later(now, waitAfter(count, PATIENCE[attempt.of])) };
  });
}

/** All of them, or none where one of them still has to wait. */
export async function beginAttempts(
  context: ServerContext,
  federation: string,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const [i, attempt] of attempts.entries())
    try {
      await beginAttempt(context, federation, attempt);
    } catch (error) {
      for (const begun of attempts.slice(0, i)) await undoAttempt(context, federation, begun);
      throw error;
    }
}

/** It was none. An account, a device starts afresh; an address only takes back this one, or one account of its own would open all others. */
export async function forgiveAttempt(context: ServerContext, federation: string, attempt: Attempt): Promise<void> {
  if (!OF_NETWORKS.includes(attempt.of)) await context.vault.remove(federation, SHELF, keyOf(attempt));
  else await undoAttempt(context, federation, attempt);
}

export async function undoAttempt(context: ServerContext, federation: string, attempt: Attempt): Promise<void> {
  const now = context.clock.now();
  await changeFailures(context, federation, attempt, (failures) => ({
    count: Math.max(0, (failures?.count ?? 0) - 1),
    until: now,
  }));
}

async function changeFailures(
  { vault, clock }: ServerContext,
  federation: string,
  attempt: Attempt,
  change: (failures: Failures | undefined) => Failures,
): Promise<void> {
  const key = keyOf(attempt);
  const now = clock.now();
  for (;;) {
    const kept = await vault.get(federation, SHELF, key);
    const counts = kept !== undefined && (kept.expires ?? now) > now;
    const text = JSON.stringify(change(counts ? (JSON.parse(kept.text) as Failures) : undefined));
    const secret = { owner: attempt.of, text, expires: later(now, DAY) };
    if (await vault.put(federation, SHELF, key, secret, kept?.text ?? null)) return;
  }
}

const keyOf = ({ of, who }: Attempt): string => `${of}:${tokenKey(who)}`;
