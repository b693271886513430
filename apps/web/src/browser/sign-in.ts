import { part, show, started } from './account/page-parts.ts';
import { digits, enrolSecondFactor } from './account/second-factor.ts';
import { officeApi, type Session } from './api/office-api.ts';
import { ProblemAnswer } from './api/problem-answer.ts';
import { onSubmit, text } from './api/submit-form.ts';

const place = part('[data-sign-in]');
const form = part<HTMLFormElement>('[data-sign-in-form]');
const api = officeApi(place.dataset.signIn ?? '');
const goOn = (): void => location.assign(place.dataset.next ?? '/');

started();
await begin();
onSubmit(form, signIn);
part('[data-sign-out]').addEventListener('click', async () => {
  await api.signOut();
  location.reload();
});

/** Somebody may be signed in already, or with half of the proof. */
async function begin(): Promise<void> {
  const session = await api.session().catch(() => undefined);
  const isIn = session?.account != null && session.secondFactor !== 'missing';
  if (isIn) part('[data-name]').textContent = session.name;
  show(part('[data-signed-in]'), isIn);
  show(form, !isIn);
}

async function signIn(fields: FormData): Promise<void> {
  const [email, password, code] = [text(fields, 'email'), String(fields.get('password')), digits(text(fields, 'code'))];
  const session = await tried({ email, password, ...(code === '' ? {} : { code }) });
  if (session === undefined) return;
  if (session.secondFactor === 'missing' && session.account !== null) {
    await enrolSecondFactor(api, session.account, password, goOn);
    show(form, false);
  } else goOn();
}

/** Where a code is needed the form asks for it; that is no fault of anybody. */
async function tried(given: { email: string; password: string; code?: string }): Promise<Session | undefined> {
  try {
    return await api.signIn(given);
  } catch (error) {
    if (!(error instanceof ProblemAnswer) || !error.has('code-needed')) throw error;
    show(part('[data-code]'));
    part('#sign-in-code').focus();
    return undefined;
  }
}
