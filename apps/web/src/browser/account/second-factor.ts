import type { OfficeApi } from '../api/office-api.ts';
import { onSubmit, text } from '../api/submit-form.ts';
import { goToStep, part, show } from './page-parts.ts';
import { qrCode } from './qr-code.ts';

/**
 * Takes somebody who is signed in to the enrolment of a second factor. `done` is called when a code of the new key was right.
 */
export async function enrolSecondFactor(
  api: OfficeApi,
  account: string,
  password: string,
  done: () => void,
): Promise<void> {
  const { shown } = await api.act('totp.enrol', { account }, { secret: { password } });
  const form = part<HTMLFormElement>('[data-second-factor]');
  part('[data-key]', form).textContent = inGroups(shown?.key ?? '');
  part<HTMLAnchorElement>('[data-uri]', form).href = shown?.uri ?? '';
  const picture = part('[data-qr]', form);
  picture.replaceChildren(qrCode(shown?.uri ?? '', picture.dataset.alt ?? ''));
  onSubmit(form, async (fields) => {
    await api.act('totp.confirm', { account }, { secret: { code: digits(text(fields, 'code')) } });
    show(form, false);
    done();
  });
  goToStep(form);
}

/** People write `123 456`. */
export function digits(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** Four by four, as far as a key can be read and typed. */
export function inGroups(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
