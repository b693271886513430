import { part, show, started } from '../../accounts/page-parts.ts';
import { askPasskey, hasPasskeys } from '../../accounts/passkey.ts';
import { digits, enrolSecondFactor } from '../../accounts/second-factor.ts';
import { officeApi, type Session, type SignIn } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { onSubmit, text } from '../../api/submit-form.ts';

const place = part('[data-sign-in]');
const form = part<HTMLFormElement>('[data-sign-in-form]');
const other = part<HTMLFormElement>('[data-passkey-form]');
const api = officeApi(place.dataset.signIn ?? '');
const goOn = (): void => location.assign(place.dataset.next ?? '/');

started();
await begin();
onSubmit(form, signIn);
onSubmit(other, signInWithPasskey);
part('[data-sign-out]').addEventListener('click', async () => {
  await api.signOut();
  location.reload();
});

/** The user may be signed in already, fully or without the second factor. */
async function begin(): Promise<void> {
  const session = await api.session().catch(() => undefined);
  const isIn = session?.account != null && session.secondFactor !== 'missing';
  if (isIn) part('[data-name]').textContent = session.name;
  show(part('[data-signed-in]'), isIn);
  show(form, !isIn);
  show(other, !isIn && hasPasskeys());
}

async function signIn(fields: FormData): Promise<void> {
  const [email, password, code] = [text(fields, 'email'), String(fields.get('password')), digits(text(fields, 'code'))];
  await entered({ email, password, ...(code === '' ? {} : { code }) }, password);
}

/** Alone, or as the second factor after address and password, when a code was requested. */
async function signInWithPasskey(): Promise<void> {
  const fields = new FormData(form);
  const [email, password] = [text(fields, 'email'), String(fields.get('password'))];
  const isSecond = !part('[data-code]').hidden;
  const passkey = await askPasskey(api);
  await entered(isSecond ? { email, password, passkey } : { passkey }, password);
}

async function entered(given: SignIn, password: string): Promise<void> {
  const session = await tried(given);
  if (session === undefined) return;
  if (session.secondFactor === 'missing' && session.account !== null) {
    await enrolSecondFactor(api, session.account, password, goOn);
    show(form, false);
    show(other, false);
  } else goOn();
}

/** If a code is needed the form asks for it; that is not a fault. */
async function tried(given: SignIn): Promise<Session | undefined> {
  try {
    return await api.signIn(given);
  } catch (error) {
    if (!(error instanceof ProblemAnswer) || !error.has('code-needed')) throw error;
    show(part('[data-code]'));
    part('#sign-in-code').focus();
    return undefined;
  }
}
