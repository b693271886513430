import type { OfficeApi } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { part, show } from './page-parts.ts';
import type { Passkey } from './proofs.ts';

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

/** A passkey with its name, when it was added and last used, and its buttons. */
export function passkeyRow(passkey: Passkey, rename: HTMLFormElement, remove: HTMLFormElement): HTMLTableRowElement {
  const words = part('[data-passkey-table]').dataset;
  const row = document.createElement('tr');
  const name = document.createElement('th');
  name.scope = 'row';
  name.textContent = passkey.name;
  const used = passkey.lastUsed === null ? (words.never ?? '') : passkey.lastUsed.slice(0, 10);
  const change = cell('');
  change.append(button(words.rename ?? '', passkey, rename), ' ', button(words.remove ?? '', passkey, remove));
  row.append(name, cell(passkey.addedOn), cell(used), change);
  return row;
}

/** Opens the matching form for this passkey. */
function button(label: string, { id, name }: Passkey, form: HTMLFormElement): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.setAttribute('aria-label', `${label}: ${name}`);
  made.addEventListener('click', () => {
    for (const other of document.querySelectorAll<HTMLElement>('[data-rename-passkey], [data-remove-passkey]'))
      show(other, other === form);
    form.dataset.passkey = id;
    const field = form.elements.namedItem('name');
    if (field instanceof HTMLInputElement) field.value = name;
    const heading = part('h4', form);
    heading.textContent = `${heading.dataset.about}: ${name}`;
    heading.focus();
  });
  return made;
}

function cell(content: string): HTMLTableCellElement {
  const made = document.createElement('td');
  made.textContent = content;
  return made;
}
