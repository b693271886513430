import type { OfficeApi } from '../api/office-api.ts';
import { onSubmit, text } from '../api/submit-form.ts';
import { qrElement } from '../page/qr-element.ts';
import { copyText, goToStep, part, show } from './page-parts.ts';

/** Takes a user who signed in with a password to enrolling the first second factor. */
export async function enrolSecondFactor(
  api: OfficeApi,
  account: string,
  password: string,
  done: () => void,
): Promise<void> {
  const { shown } = await api.act('totp.enrol', { account }, { secret: { password } });
  confirmSecondFactor(api, account, shown ?? {}, done);
}

/** Shows the offered key. `done` is called once a code for it was right and any new recovery codes are kept. */
export function confirmSecondFactor(
  api: OfficeApi,
  account: string,
  { key = '', uri = '' }: Readonly<Record<string, string>>,
  done: () => void,
): void {
  const form = part<HTMLFormElement>('[data-second-factor]');
  part('[data-key]', form).textContent = inGroups(key);
  part<HTMLAnchorElement>('[data-uri]', form).href = uri;
  const picture = part('[data-qr]', form);
  picture.replaceChildren(qrElement(uri, picture.dataset.alt ?? ''));
  onSubmit(form, async (fields) => {
    const { shown } = await api.act('totp.confirm', { account }, { secret: { code: digits(text(fields, 'code')) } });
    show(form, false);
    showRecoveryCodes(shown?.codes, done);
  });
  goToStep(form);
}

/** People type `123 456`, and recovery codes in groups. */
export function digits(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** In groups of four, so that a key can be read and typed. */
function inGroups(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * Codes shown only once; `done` is called when the user confirms having kept them. Without codes it is called at once.
 */
export function showRecoveryCodes(codes: string | undefined, done: () => void): void {
  if (codes === undefined) {
    done();
    return;
  }
  const box = part('[data-recovery]');
  const lines = codes.split(' ').map((code) => {
    const line = document.createElement('li');
    line.textContent = code;
    return line;
  });
  const list = part('[data-codes]', box);
  list.replaceChildren(...lines);
  part('[data-copy-codes]', box).onclick = () =>
    void copyText(box, codes.replaceAll(' ', '\n'), ['[data-copy-codes]', '[data-codes]']);
  part('[data-codes-kept]', box).onclick = () => {
    list.replaceChildren();
    show(box, false);
    done();
  };
  goToStep(box);
}
