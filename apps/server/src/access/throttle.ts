import { tooMany } from '../http/server-problem.ts';
import { DAY, later, MINUTE, millisecondsBetween, SECOND } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { tokenKey } from './random-token.ts';

const SHELF = 'throttle';

/** This many failures are free; after that each doubles the wait, up to a limit (D-OFF-42). */
interface Patience {
  readonly free: number;
  readonly longest: number;
}

/** Per account, and per network address: a whole club may share one address. */
const PATIENCE = {
  account: { free: 5, longest: 15 * MINUTE },
  address: { free: 30, longest: 60 * MINUTE },
  /** Per address, for password resets: nobody can mail a whole federation. */
  reset: { free: 20, longest: 60 * MINUTE },
  /** Per known device of the account, whatever strangers try elsewhere (D-OFF-455). */
  device: { free: 5, longest: 15 * MINUTE },
  /** Secrets that a signed-in session has to enter again. */
  session: { free: 5, longest: 15 * MINUTE },
} as const satisfies Record<string, Patience>;

const OF_NETWORKS: readonly (keyof typeof PATIENCE)[] = ['address', 'reset'];

export interface Attempt {
  readonly of: keyof typeof PATIENCE;
  /** The e-mail address, network address, device or account; only its hash is stored. */
  readonly who: string;
}

interface Failures {
  readonly count: number;
  readonly until: string;
}

function waitAfter(failures: number, { free, longest }: Patience): number {
  return failures <= free ? 0 : Math.min(SECOND * 2 ** (failures - free - 1), longest);
}

/**
 * Counts the attempt as a failure before checking it, so that
 * parallel attempts are not free. Refused while the wait lasts.
 */
export async function beginAttempt(context: ServerContext, federation: string, attempt: Attempt): Promise<void> {
  const now = context.clock.now();
  await changeFailures(context, federation, attempt, (failures) => {
    if (failures !== undefined && failures.until > now)
      throw tooMany(Math.ceil(millisecondsBetween(now, failures.until) / SECOND), 'sign-in-wait');
    const count = (failures?.count ?? 0) + 1;
    return { count, until: later(now, waitAfter(count, PATIENCE[attempt.of])) };
  });
}

/** Begins all of them, or none if one still has to wait. */
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

/**
 * The attempt did not fail. The count of an account or a device starts afresh; an address only gets this attempt back,
 * or one account of an attacker's own would open all others.
 */
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
