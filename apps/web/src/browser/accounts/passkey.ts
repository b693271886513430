import type { OfficeApi } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { part } from './page-parts.ts';

/** Passkeys need a secure page and an office with a domain name; otherwise the browser offers none. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Lets the browser answer a challenge of the office with one of its passkeys. */
export async function askPasskey(api: OfficeApi): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyChallenge());
  return answered(() => navigator.credentials.get({ publicKey }));
}

/** Lets the browser create a passkey from the office's offer. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** A user who declines, waits too long or has no passkey here is told so: it is not a fault of the page. */
async function answered(work: () => Promise<Credential | null>): Promise<string> {
  try {
    const credential = await work();
    return JSON.stringify((credential as PublicKeyCredential).toJSON());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const key = error.name === 'InvalidStateError' ? 'there' : 'cancelled';
    const message = part('[data-passkey-words]').dataset[key] ?? error.message;
    throw new ProblemAnswer(0, [{ code: 'passkey-cancelled', message }]);
  }
}
