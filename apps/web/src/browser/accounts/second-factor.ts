import type { OfficeApi } from '../api/office-api.ts';
import { onSubmit, text } from '../api/submit-form.ts';
import { qrPicture } from '../page/qr-picture.ts';
import { goToStep, part, show } from './page-parts.ts';
import { showRecoveryCodes } from './recovery-codes.ts';

/** Takes somebody who is signed in with a password to the enrolment of the first second factor. */
export async function enrolSecondFactor(
  api: OfficeApi,
  account: string,
  password: string,
  done: () => void,
): Promise<void> {
  const { shown } = await api.act('totp.enrol', { account }, { secret: { password } });
  confirmSecondFactor(api, account, shown ?? {}, done);
}

/** Shows the key that was offered. `done` is called when a code of it was right and the recovery codes, if new, are kept. */
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
  picture.replaceChildren(qrPicture(uri, picture.dataset.alt ?? ''));
  onSubmit(form, async (fields) => {
    const { shown } = await api.act('totp.confirm', { account }, { secret: { code: digits(text(fields, 'code')) } });
    show(form, false);
    showRecoveryCodes(shown?.codes, done);
  });
  goToStep(form);
}

/** People write `123 456`, and recovery codes in groups. */
export function digits(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** Four by four, as far as a key can be read and typed. */
export function inGroups(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
