import { fragment, part, show, started } from '../../accounts/page-parts.ts';
import { officeApi } from '../../api/office-api.ts';
import { onSubmit } from '../../api/submit-form.ts';

/** `#account/token` */
const [account = '', token = ''] = fragment().split('/');
const form = part<HTMLFormElement>('[data-unsubscribe]');
const api = officeApi(form.dataset.unsubscribe ?? '');

started();
show(part('[data-no-token]'), token === '');
show(form, token !== '');
onSubmit(form, async () => {
  await api.act('account.unsubscribe', { account }, { secret: { token } });
  show(form, false);
  show(part('[data-done]'));
});
