import type { showSecondFactor } from '@escala/office/questions';
import type { AnswerOf, OfficeApi } from '../api/office-api.ts';
import { onSubmit, text } from '../api/submit-form.ts';
import { part, show } from './page-parts.ts';
import { askPasskey, hasPasskeys, makePasskey } from './passkey.ts';
import { passkeyRow } from './passkey-rows.ts';
import { confirmSecondFactor, digits, showRecoveryCodes } from './second-factor.ts';

type SecondFactors = AnswerOf<typeof showSecondFactor>;
export type Passkey = SecondFactors['passkeys'][number];

/**
 * Proofs of being the holder: everything that can be set up,
 * replaced, renewed and removed. Each change reloads the page.
 */
export async function proofsOf(api: OfficeApi, account: string): Promise<void> {
  const factors = await api.ask<SecondFactors>(`/accounts/${account}/second-factor`);
  const proof = (fields: FormData): Promise<Record<string, string>> => proofFrom(api, fields, factors);
  const hasFactor = factors.totp || factors.passkeys.length > 0;
  for (const code of document.querySelectorAll<HTMLElement>('[data-proof-code]')) show(code, hasFactor);
  passkeysOf(api, account, factors, proof);
  applicationOf(api, account, factors, proof);
  show(part('[data-recovery-codes]'), hasFactor);
  const left = part('[data-codes-left]');
  left.textContent = `${left.dataset.codesLeft} ${factors.recoveryCodes}`;
  onSubmit(part<HTMLFormElement>('[data-make-codes]'), async (fields) => {
    const { shown } = await api.act('recovery-codes.make', { account }, { secret: await proof(fields) });
    showRecoveryCodes(shown?.codes, () => location.reload());
  });
}

/** Password and code as typed; without a code, a passkey answers, if there are any. */
async function proofFrom(
  api: OfficeApi,
  fields: FormData,
  { passkeys }: SecondFactors,
): Promise<Record<string, string>> {
  const [password, code] = [String(fields.get('password')), digits(text(fields, 'code'))];
  const known = password === '' ? {} : { password };
  if (code !== '') return { ...known, code };
  return passkeys.length > 0 && hasPasskeys() ? { ...known, passkey: await askPasskey(api) } : known;
}

type ProofOf = (fields: FormData) => Promise<Record<string, string>>;

function passkeysOf(api: OfficeApi, account: string, { passkeys }: SecondFactors, proof: ProofOf): void {
  const [rename, remove] = ['[data-rename-passkey]', '[data-remove-passkey]'].map((form) =>
    part<HTMLFormElement>(form),
  );
  part('[data-passkey-table] tbody').replaceChildren(...passkeys.map((each) => passkeyRow(each, rename!, remove!)));
  show(part('[data-passkey-table]'), passkeys.length > 0);
  show(part('[data-no-passkeys]'), passkeys.length === 0);
  show(part('[data-add-passkey]'), hasPasskeys());
  show(part('[data-no-passkeys-here]'), !hasPasskeys());
  onSubmit(rename!, async (fields) => {
    await api.act('passkey.rename', { passkey: rename!.dataset.passkey, name: text(fields, 'name') });
    location.reload();
  });
  onSubmit(remove!, async (fields) => {
    await api.act('passkey.remove', { passkey: remove!.dataset.passkey }, { secret: await proof(fields) });
    location.reload();
  });
  onSubmit(part<HTMLFormElement>('[data-add-passkey] form'), async (fields) => {
    const { shown } = await api.act('passkey.enrol', { account }, { secret: await proof(fields) });
    const secret = { passkey: await makePasskey(shown?.options ?? '') };
    const confirmed = await api.act('passkey.confirm', { account, name: text(fields, 'name') }, { secret });
    show(part('[data-proofs]'), false);
    const state = part('[data-second-factor-state]');
    state.textContent = state.dataset.done ?? '';
    showRecoveryCodes(confirmed.shown?.codes, () => location.reload());
  });
}

function applicationOf(api: OfficeApi, account: string, { totp, passkeys }: SecondFactors, proof: ProofOf): void {
  const state = part('[data-totp-state]');
  state.textContent = (totp ? state.dataset.there : state.dataset.none) ?? '';
  const summary = part('[data-enrol] summary');
  summary.textContent = (totp ? summary.dataset.again : summary.dataset.first) ?? '';
  show(part('[data-replace-help]'), totp);
  show(part('[data-remove-totp]'), totp);
  part<HTMLDetailsElement>('[data-enrol]').open = !totp && passkeys.length === 0;
  onSubmit(part<HTMLFormElement>('[data-enrol] form'), async (fields) => {
    const { shown } = await api.act('totp.enrol', { account }, { secret: await proof(fields) });
    show(part('[data-proofs]'), false);
    confirmSecondFactor(api, account, shown ?? {}, () => location.reload());
  });
  onSubmit(part<HTMLFormElement>('[data-remove-totp] form'), async (fields) => {
    await api.act('totp.remove', { account }, { secret: await proof(fields) });
    location.reload();
  });
}
