import { canonicalText } from '@escala/office';
import { isPassword, passwordHash } from '../access/passwords.ts';
import { DAY, later } from '../instant.ts';
import type { Whose } from '../limited-work.ts';
import type { SecretRequest } from './secret-work.ts';

const SHELF = 'asked';
/** How long an act with secrets can be sent again. */
const VALID = DAY;

/**
 * `other`: the id was used with another command, reason or
 * secret. `new`: nothing was asked under this id within the day.
 */
type AskedBefore = 'new' | 'begun' | 'done' | 'other';

interface Asked {
  readonly print: string;
  readonly done: boolean;
}

/**
 * Acts with secrets are compared by everything that was sent, of which the record has only a part. It may include a
 * password, so what is stored is as hard to guess from as a password hash (D-OFF-450).
 */
export async function askedBefore(request: SecretRequest): Promise<AskedBefore> {
  const { context, federation, id, actor } = request;
  const kept = await asked(request);
  if (kept !== undefined) return compared(request, kept);
  const print = await passwordHash(wholeOf(request), context.options.passwordCost, whoseOf(request));
  const secret = {
    owner: actor.account,
    text: textOf({ print, done: false }),
    expires: later(context.clock.now(), VALID),
  };
  if (await context.vault.put(federation, SHELF, id, secret, null)) return 'new';
  const others = await asked(request);
  return others === undefined ? 'other' : compared(request, others);
}

/** The act's secrets are now stored. */
export async function nowDone({ context, federation, id }: SecretRequest): Promise<void> {
  const kept = await context.vault.get(federation, SHELF, id);
  if (kept === undefined) return;
  const text = textOf({ ...(JSON.parse(kept.text) as Asked), done: true });
  await context.vault.put(federation, SHELF, id, { ...kept, text }, kept.text);
}

/** The act was refused: its id may be used for another try. */
export async function neverAsked({ context, federation, id }: SecretRequest): Promise<void> {
  await context.vault.remove(federation, SHELF, id);
}

async function asked({ context, federation, id }: SecretRequest): Promise<Asked | undefined> {
  const kept = await context.vault.get(federation, SHELF, id);
  return kept && (JSON.parse(kept.text) as Asked);
}

async function compared(request: SecretRequest, { print, done }: Asked): Promise<AskedBefore> {
  if (!(await isPassword(wholeOf(request), print, whoseOf(request)))) return 'other';
  return done ? 'done' : 'begun';
}

/** Visitors wait behind people who are signed in (D-OFF-456). */
const whoseOf = ({ identity }: SecretRequest): Whose => (identity.by === 'nobody' ? 'stranger' : 'known');

const wholeOf = ({ command, reason, secret, actor }: SecretRequest): string =>
  canonicalText({ command, reason, secret, account: actor.account });

const textOf = (asked: Asked): string => JSON.stringify(asked);
