import { part, show, started } from '../../accounts/page-parts.ts';
import { proofsOf } from '../../accounts/proofs.ts';
import { tokensOf } from '../../accounts/tokens.ts';
import { type OfficeApi, officeApi, type Session } from '../../api/office-api.ts';
import { onSubmit } from '../../api/submit-form.ts';

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
  // Someone who opened a house of their own has no address, only a made-up one (D-OFF-566).
  const email = shown.email.endsWith('@escala.invalid') ? '–' : shown.email;
  const facts = { ...shown, email, roles: shown.roles.map((role) => roles[role] ?? role).join(', ') };
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
  const words = part('[data-second-factor-state]');
  words.textContent = words.dataset[secondFactor] ?? '';
  await proofsOf(api, account);
  passwordOf(account);
  noticesOf(api, account, shown);
  if (secondFactor !== 'missing') await tokensOf(api, account);
  show(place);
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

interface ChosenNotices {
  readonly language?: string;
  readonly notices?: { readonly decisions: boolean; readonly lists: boolean };
}

/** Where the office sends no mail there is nothing to choose. */
export function noticesOf(api: OfficeApi, account: string, { language, notices }: ChosenNotices): void {
  const form = document.querySelector<HTMLFormElement>('[data-notices]');
  if (form === null) return;
  const [choice, decisions, lists] = [
    part<HTMLSelectElement>('[name="language"]', form),
    part<HTMLInputElement>('[name="decisions"]', form),
    part<HTMLInputElement>('[name="lists"]', form),
  ];
  choice.value = language ?? choice.value;
  decisions.checked = notices?.decisions ?? true;
  lists.checked = notices?.lists ?? false;
  const status = part('[role="status"]', form);
  onSubmit(form, async () => {
    status.textContent = '';
    const chosen = { decisions: decisions.checked, lists: lists.checked };
    await api.act('account.choose-notices', { account, language: choice.value, notices: chosen });
    status.textContent = status.dataset.done ?? '';
  });
}
