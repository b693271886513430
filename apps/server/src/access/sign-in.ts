import { type Account, accountOfAddress, emailSchema } from '@escala/office';
import { z } from 'zod';
import { FRESH } from '../fresh-reading.ts';
import { ServerProblem } from '../http/server-problem.ts';
import type { Desk } from '../server-parts.ts';
import type { KnownDevice } from './known-devices.ts';
import { passwordFits } from './passwords.ts';
import { type StartedSession, startSession } from './sessions.ts';
import { type Attempt, beginAttempts, forgiveAttempt, undoAttempt } from './throttle.ts';
import { codeFits, hasKey } from './totp.ts';

export const codeSchema = z.string().regex(/^\d{6}$/);

export const signInSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(256),
  code: codeSchema.optional(),
});

export interface SignedIn {
  readonly id: string;
  readonly account: Account;
  readonly started: StartedSession;
}

/** Where somebody signs in: the network, and the browser where it is known. */
export interface SignInPlace {
  readonly network: string;
  readonly device: KnownDevice | undefined;
}

/** A known device of the account has its own count: strangers do not lock it out (D-OFF-455). */
function attemptsOf(network: string, email: string, device: KnownDevice | undefined): readonly Attempt[] {
  if (device !== undefined) return [{ of: 'device', who: device.key }];
  return [
    { of: 'address', who: network },
    { of: 'account', who: email },
  ];
}

/** Wrong address, wrong password, no account, suspended: one answer for all of them, after the same time. */
export async function signIn(
  desk: Desk,
  federation: string,
  from: SignInPlace,
  { email, password, code }: z.infer<typeof signInSchema>,
): Promise<SignedIn> {
  const found = await desk.archive.read(federation, (reading) => accountOfAddress(desk, reading, email), FRESH);
  const active = found?.body.state === 'active' ? found : undefined;
  const device = from.device !== undefined && from.device.account === active?.id ? from.device : undefined;
  const attempts = attemptsOf(from.network, email, device);
  await beginAttempts(desk, federation, attempts);
  const whose = device === undefined ? 'stranger' : 'known';
  const fits = await passwordFits(desk, federation, active?.id, password, whose);
  if (!fits || active === undefined) throw new ServerProblem(401, 'sign-in-failed');
  const secondFactor = await hasKey(desk, federation, active.id);
  if (secondFactor && code === undefined) {
    for (const attempt of attempts) await undoAttempt(desk, federation, attempt);
    throw new ServerProblem(401, 'code-needed');
  }
  if (secondFactor && !(await codeFits(desk, federation, active.id, code ?? '')))
    throw new ServerProblem(401, 'code-wrong');
  for (const attempt of attempts) await forgiveAttempt(desk, federation, attempt);
  return {
    id: active.id,
    account: active.body,
    started: await startSession(desk, federation, active.id, secondFactor),
  };
}
