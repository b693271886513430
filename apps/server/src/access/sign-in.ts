import { type Account, accountKind, accountOfAddress, emailSchema, type Kept, type Reading } from '@escala/office';
import { z } from 'zod';
import { FRESH } from '../fresh-reading.ts';
import { type ServerCode, ServerProblem } from '../http/server-problem.ts';
import type { ServerContext } from '../server-parts.ts';
import type { KnownDevice } from './known-devices.ts';
import { shownPasskey } from './second-factor/passkeys.ts';
import { type Lacking, passkeyAnswerSchema, proofCodeSchema, proofOf } from './second-factor/proof.ts';
import { type StartedSession, startSession } from './sessions.ts';
import { type Attempt, beginAttempts, forgiveAttempt, undoAttempt } from './throttle.ts';

export const signInSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(256),
  code: proofCodeSchema.optional(),
  passkey: passkeyAnswerSchema.optional(),
});
/** A passkey instead of address and password. */
export const passkeySignInSchema = z.strictObject({ passkey: passkeyAnswerSchema });

interface SignedIn {
  readonly id: string;
  readonly account: Account;
  readonly started: StartedSession;
}

/** Where a sign-in comes from: the network, and the browser if it is known. */
interface SignInPlace {
  readonly network: string;
  readonly device: KnownDevice | undefined;
}

/** A known device of the account has its own counter: strangers cannot lock it out (D-OFF-455). */
function attemptsOf(network: string, email: string, device: KnownDevice | undefined): readonly Attempt[] {
  if (device !== undefined) return [{ of: 'device', who: device.key }];
  return [
    { of: 'address', who: network },
    { of: 'account', who: email },
  ];
}

/** Wrong address, wrong password, no account, suspended: the same answer for all, after the same time. */
export async function signIn(
  context: ServerContext,
  federation: string,
  from: SignInPlace,
  { email, ...shown }: z.infer<typeof signInSchema>,
): Promise<SignedIn> {
  const active = await activeAccount(context, federation, (reading) => accountOfAddress(context, reading, email));
  const device = from.device !== undefined && from.device.account === active?.id ? from.device : undefined;
  const attempts = attemptsOf(from.network, email, device);
  await beginAttempts(context, federation, attempts);
  const holder = active && { id: active.id, account: active.body };
  const proof = await proofOf(context, federation, holder, shown, device === undefined ? 'stranger' : 'known');
  if ('lacking' in proof || active === undefined) {
    const lacking = 'lacking' in proof ? proof.lacking : 'password-wrong';
    if (lacking === 'code-needed') for (const attempt of attempts) await undoAttempt(context, federation, attempt);
    throw refused(lacking);
  }
  for (const attempt of attempts) await forgiveAttempt(context, federation, attempt);
  return begun(context, federation, active, proof.secondFactor);
}

/** There is nothing to guess here, so only the requests of the network are counted: strangers cannot lock this door. */
export async function signInWithPasskey(
  context: ServerContext,
  federation: string,
  passkey: string,
): Promise<SignedIn> {
  const seen = await shownPasskey(context, federation, passkey);
  const active =
    seen && (await activeAccount(context, federation, (reading) => reading.get(accountKind, seen.account)));
  if (seen === undefined || active === undefined) throw refused('passkey-wrong');
  if (!seen.userVerified) throw refused('password-needed');
  return begun(context, federation, active, true);
}

async function activeAccount(
  { archive }: ServerContext,
  federation: string,
  find: (reading: Reading) => Promise<Kept<Account> | undefined>,
): Promise<Kept<Account> | undefined> {
  const found = await archive.read(federation, find, FRESH);
  return found?.body.state === 'active' ? found : undefined;
}

async function begun(
  context: ServerContext,
  federation: string,
  active: Kept<Account>,
  secondFactor: boolean,
): Promise<SignedIn> {
  const started = await startSession(context, federation, active.id, secondFactor);
  return { id: active.id, account: active.body, started };
}

const refused = (lacking: Lacking): ServerProblem => new ServerProblem(401, signInProblem(lacking));

/** Strangers do not learn whether the password or the address was wrong. */
export const signInProblem = (lacking: Lacking): ServerCode =>
  lacking === 'password-wrong' ? 'sign-in-failed' : lacking;
