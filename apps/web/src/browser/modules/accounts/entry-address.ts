import { fragment, part, show, started } from '../../accounts/page-parts.ts';
import { officeApi } from '../../api/office-api.ts';
import { onSubmit } from '../../api/submit-form.ts';

/** `#event/number/token` */
const [name = '', order = '', token = ''] = fragment().split('/');
const event = decodeURIComponent(name);
const form = part<HTMLFormElement>('[data-entry-address]');
const api = officeApi(form.dataset.entryAddress ?? '');

started();
show(part('[data-no-token]'), token === '');
show(form, token !== '');
onSubmit(form, async () => {
  await api.act('entry.prove', { event, request: `${event}/${order}` }, { secret: { token } });
  show(form, false);
  show(part('[data-done]'));
});
