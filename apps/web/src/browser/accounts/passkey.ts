import type { OfficeApi } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { part } from './page-parts.ts';

/** Passkeys are for secure pages of an office with a name; elsewhere the browser has none to offer. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Lets the browser answer a challenge of the office with one of its passkeys. */
export async function askPasskey(api: OfficeApi): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyChallenge());
  return answered(() => navigator.credentials.get({ publicKey }));
}

/** Lets the browser make a passkey of what the office offers. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** Whoever turns away, waits too long or has none here is told so: it is no fault of the page. */
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
