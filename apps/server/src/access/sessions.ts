import { DAY, HOUR, later, MINUTE } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { csrfTokenOf, randomToken, tokenKey } from './random-token.ts';

const SHELF = 'session';
/** A session ends after this long without a request, and in any case after the longer limit (D-OFF-43). */
const IDLE = 8 * HOUR;
const LONGEST = 7 * DAY;
/** The expiry is moved at most this often, so that reading does not cause a write with every request. */
const MOVED_ON = 10 * MINUTE;

interface SessionFacts {
  readonly secondFactor: boolean;
  readonly ends: string;
}

export interface Session extends SessionFacts {
  readonly key: string;
  readonly account: string;
  readonly csrf: string;
  readonly expires: string;
}

export interface StartedSession {
  readonly token: string;
  readonly secondFactor: boolean;
  readonly csrf: string;
  readonly expires: string;
  readonly secondsAtMost: number;
}

export async function startSession(
  context: ServerContext,
  federation: string,
  account: string,
  secondFactor: boolean,
): Promise<StartedSession> {
  const token = randomToken();
  const now = context.clock.now();
  const facts: SessionFacts = { secondFactor, ends: later(now, LONGEST) };
  const expires = later(now, IDLE);
  await context.vault.put(federation, SHELF, tokenKey(token), { owner: account, text: JSON.stringify(facts), expires });
  return { token, secondFactor, csrf: csrfTokenOf(token), expires, secondsAtMost: LONGEST / 1000 };
}

export async function sessionOf(
  context: ServerContext,
  federation: string,
  token: string,
): Promise<Session | undefined> {
  const key = tokenKey(token);
  const kept = await context.vault.get(federation, SHELF, key);
  const now = context.clock.now();
  if (kept === undefined || (kept.expires ?? now) <= now) return undefined;
  const facts = JSON.parse(kept.text) as SessionFacts;
  const next = [later(now, IDLE), facts.ends].sort()[0]!;
  const moves = next > later(kept.expires ?? now, MOVED_ON);
  // Conditional write: a session that was ended in the meantime must not come back.
  if (moves) await context.vault.put(federation, SHELF, key, { ...kept, expires: next }, kept.text);
  const expires = moves ? next : (kept.expires ?? now);
  return { ...facts, key, account: kept.owner, csrf: csrfTokenOf(token), expires };
}

export async function endSession(context: ServerContext, federation: string, key: string): Promise<void> {
  await context.vault.remove(federation, SHELF, key);
}

/** After a change of secrets only the session that changed them survives. */
export async function endSessionsOf(
  context: ServerContext,
  federation: string,
  account: string,
  except?: string,
): Promise<void> {
  for (const { key } of await context.vault.list(federation, SHELF, account))
    if (key !== except) await endSession(context, federation, key);
}
