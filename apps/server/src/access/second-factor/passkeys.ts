import { isIP } from 'node:net';
import { PASSKEY_SHELF, type PasskeySecret, passkeyKind, passkeySecretSchema, passkeySecrets } from '@escala/office';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { FRESH } from '../../fresh-reading.ts';
import { ServerProblem } from '../../http/server-problem.ts';
import { HOUR, later, MINUTE } from '../../instant.ts';
import type { ServerContext, ServerOptions } from '../../server-parts.ts';
import { randomToken, tokenKey } from '../random-token.ts';
import { offer, type Shelf, use } from '../single-use.ts';

const CHALLENGES = 'passkey-challenge';
const VALID = 5 * MINUTE;
/** ES256, EdDSA, RS256: what authenticators support. */
const ALGORITHMS = [-7, -8, -257];

const offered = (federation: string, account: string): Shelf => ({
  federation,
  shelf: 'passkey-offer',
  owner: account,
});

/**
 * What `navigator.credentials.create` needs, as JSON (WebAuthn 5.4). The
 * authenticator stores the passkey: no name has to be typed to use it.
 */
export async function offerPasskey(
  context: ServerContext,
  federation: string,
  account: string,
  { name, label }: { readonly name: string; readonly label: string },
): Promise<string> {
  const { id } = relyingParty(context.options);
  const known = await passkeySecrets(context.vault, federation, account);
  return JSON.stringify({
    rp: { id, name: `Escala ${federation}` },
    user: { id: Buffer.from(account).toString('base64url'), name: label, displayName: name },
    challenge: await offer(context, offered(federation, account), later(context.clock.now(), HOUR)),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(({ credential, transports }) => ({ type: 'public-key', id: credential, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
    timeout: VALID,
  });
}

/** The passkey that answers the offer made to this account, once; it has no number on record yet. */
export async function offeredPasskey(
  context: ServerContext,
  federation: string,
  account: string,
  answer: string,
): Promise<{ readonly credential: string; readonly secret: Omit<PasskeySecret, 'passkey'> } | undefined> {
  const response = answerOf<RegistrationResponseJSON>(answer);
  const origin = response && originOf(context, response.response.clientDataJSON);
  if (response === undefined || origin === undefined) return undefined;
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => use(context, offered(federation, account), challenge),
      expectedOrigin: origin,
      expectedRPID: relyingParty(context.options).id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    // The authenticator chooses the id, so it must not overwrite another account's passkey.
    if ((await context.vault.get(federation, PASSKEY_SHELF, id)) !== undefined) return undefined;
    const kept = { publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, lastUsed: null };
    return { credential: id, secret: kept };
  } catch {
    return undefined;
  }
}

/** False: the passkey already exists. */
export function keepPasskey(
  { vault }: ServerContext,
  federation: string,
  account: string,
  credential: string,
  secret: PasskeySecret,
): Promise<boolean> {
  const text = JSON.stringify(secret);
  return vault.put(federation, PASSKEY_SHELF, credential, { owner: account, text }, null);
}

export async function removePasskeys(
  { vault }: ServerContext,
  federation: string,
  account: string,
  passkey?: string,
): Promise<void> {
  for (const kept of await passkeySecrets(vault, federation, account))
    if (passkey === undefined || kept.passkey === passkey)
      await vault.remove(federation, PASSKEY_SHELF, kept.credential);
}

/** What `navigator.credentials.get` needs, as JSON. It names no account: the browser knows its own passkeys. */
export async function newChallenge({ vault, clock, options }: ServerContext, federation: string): Promise<object> {
  const { id } = relyingParty(options);
  const challenge = randomToken();
  const expires = later(clock.now(), VALID);
  await vault.put(federation, CHALLENGES, tokenKey(challenge), { owner: CHALLENGES, text: 'open', expires });
  return { challenge, rpId: id, userVerification: 'preferred', timeout: VALID };
}

interface ShownPasskey {
  readonly account: string;
  /** By fingerprint, face or PIN: the passkey then counts as two factors (D-OFF-460). */
  readonly userVerified: boolean;
}

/**
 * Whose passkey answered one of our challenges, each challenge once,
 * across all processes. The record decides whether it is valid.
 */
export async function shownPasskey(
  context: ServerContext,
  federation: string,
  answer: string,
): Promise<ShownPasskey | undefined> {
  const response = answerOf<AuthenticationResponseJSON>(answer);
  const origin = response && originOf(context, response.response.clientDataJSON);
  const kept = response && (await context.vault.get(federation, PASSKEY_SHELF, response.id));
  if (response === undefined || origin === undefined || kept === undefined) return undefined;
  const secret = passkeySecretSchema.parse(JSON.parse(kept.text));
  if (!(await counts(context, federation, kept.owner, secret.passkey))) return undefined;
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== kept.owner) return undefined;
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => useChallenge(context, federation, challenge),
      expectedOrigin: origin,
      expectedRPID: relyingParty(context.options).id,
      credential: {
        id: response.id,
        publicKey: Buffer.from(secret.publicKey, 'base64url'),
        counter: secret.counter,
      },
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { newCounter: counter, userVerified } = authenticationInfo;
    const text = JSON.stringify({ ...secret, counter, lastUsed: context.clock.now() } satisfies PasskeySecret);
    // Conditional write: of two copies of an authenticator with the
    // same counter one is refused, and a removed one stays removed.
    if (!(await context.vault.put(federation, PASSKEY_SHELF, response.id, { ...kept, text }, kept.text)))
      return undefined;
    return { account: kept.owner, userVerified };
  } catch {
    return undefined;
  }
}

async function useChallenge({ vault, clock }: ServerContext, federation: string, challenge: string): Promise<boolean> {
  const kept = await vault.get(federation, CHALLENGES, tokenKey(challenge));
  const now = clock.now();
  return kept !== undefined && (kept.expires ?? now) > now && vault.remove(federation, CHALLENGES, tokenKey(challenge));
}

async function counts(
  { archive }: ServerContext,
  federation: string,
  account: string,
  passkey: string,
): Promise<boolean> {
  const kept = await archive.read(federation, (reading) => reading.get(passkeyKind, passkey), FRESH);
  return kept?.body.account === account && kept.body.removedOn === undefined;
}

/** What a browser sends is untrusted until it is verified. */
function answerOf<T extends { readonly id: string; readonly response: { readonly clientDataJSON: string } }>(
  answer: string,
): T | undefined {
  try {
    const { id, response } = JSON.parse(answer) as Partial<T>;
    const isWhole = typeof id === 'string' && typeof response?.clientDataJSON === 'string';
    return isWhole ? (JSON.parse(answer) as T) : undefined;
  } catch {
    return undefined;
  }
}

function originOf({ options }: ServerContext, clientDataJSON: string): string | undefined {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin?: unknown };
    return typeof origin === 'string' && relyingParty(options).isOrigin(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** The site a passkey is made for, and the pages that may use it. */
interface RelyingParty {
  readonly id: string;
  isOrigin(origin: string): boolean;
}

/**
 * The configured public address of the office, never the host a request claims (D-OFF-459). An office without one can
 * be tried at `localhost`. With an IP address in place of a name there are no passkeys: browsers refuse it.
 */
export function relyingParty({ publicUrl }: Pick<ServerOptions, 'publicUrl'>): RelyingParty {
  if (publicUrl === undefined)
    return { id: 'localhost', isOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new ServerProblem(409, 'passkeys-need-name');
  return { id: hostname, isOrigin: (claimed) => claimed === origin };
}
