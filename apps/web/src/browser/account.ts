import { type ChosenNotices, noticesOf } from './account/notices.ts';
import { part, show, started } from './account/page-parts.ts';
import { digits, enrolSecondFactor } from './account/second-factor.ts';
import { tokensOf } from './account/tokens.ts';
import { officeApi, type Session } from './api/office-api.ts';
import { onSubmit, text } from './api/submit-form.ts';

interface ShownAccount extends ChosenNotices {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
}

const place = part('[data-account]');
const api = officeApi(place.dataset.account ?? '');
const session = await api.session();

started();
if (session.account === null) show(part('[data-signed-out]'));
else await open(session.account, session);

async function open(account: string, { secondFactor, player }: Session): Promise<void> {
  const shown = await api.ask<ShownAccount>(`/accounts/${account}`);
  const roles = JSON.parse(place.dataset.roles ?? '{}') as Record<string, string>;
  const facts = { ...shown, roles: shown.roles.map((role) => roles[role] ?? role).join(', ') };
  for (const name of ['name', 'email', 'roles'] as const) part(`[data-fact="${name}"]`).textContent = facts[name];
  if (player !== null) {
    const link = part<HTMLAnchorElement>('[data-player] a');
    link.href = `${link.dataset.link}${player}`;
    show(part('[data-player]'));
  }
  part('[data-sign-out]').addEventListener('click', async () => {
    await api.signOut();
    location.reload();
  });
  secondFactorOf(account, secondFactor);
  passwordOf(account);
  noticesOf(api, account, shown);
  if (secondFactor !== 'missing') await tokensOf(api, account);
  show(place);
}

function secondFactorOf(account: string, state: Session['secondFactor']): void {
  const words = part('[data-second-factor-state]');
  words.textContent = words.dataset[state] ?? '';
  const enrol = part<HTMLFormElement>('[data-enrol]');
  show(enrol, state !== 'done');
  onSubmit(enrol, async (fields) => {
    await enrolSecondFactor(api, account, String(fields.get('password')), () => location.reload());
    show(enrol, false);
  });
  const remove = part('[data-remove]');
  show(remove, state === 'done');
  onSubmit(part<HTMLFormElement>('form', remove), async (fields) => {
    const secret = { code: digits(text(fields, 'code')) };
    await api.act('totp.remove', { account }, { reason: text(fields, 'reason'), secret });
    // All sessions ended with it.
    location.reload();
  });
}

function passwordOf(account: string): void {
  const form = part<HTMLFormElement>('[data-change-password]');
  const status = part('[role="status"]', form);
  onSubmit(form, async (fields) => {
    status.textContent = '';
    const secret = { password: String(fields.get('password')), newPassword: String(fields.get('newPassword')) };
    await api.act('account.change-password', { account }, { secret });
    form.reset();
    status.textContent = status.dataset.done ?? '';
  });
}
