import { fragment, part, show, started } from '../../accounts/page-parts.ts';
import { officeApi } from '../../api/office-api.ts';
import { onSubmit } from '../../api/submit-form.ts';

/** `#federation/account/token` */
const [federation = '', account = '', token = ''] = fragment().split('/');
const form = part<HTMLFormElement>('[data-invitation]');

started();
show(part('[data-no-token]'), token === '');
show(form, token !== '');
if (token !== '') await open();

async function open(): Promise<void> {
  const api = officeApi(encodeURIComponent(federation));
  onSubmit(form, async (fields) => {
    const secret = { token, password: String(fields.get('password')) };
    await api.act('account.accept-invitation', { account }, { secret });
    location.assign(`${form.dataset.home}${federation}/sign-in?from=invitation`);
  });
  const shown = await api.ask<{ settings: { name: string } }>('/federation').catch(() => undefined);
  part('[data-federation]').textContent = shown?.settings.name ?? federation;
}
