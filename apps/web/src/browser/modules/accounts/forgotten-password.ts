import { part, show, started } from '../../accounts/page-parts.ts';
import { officeApi } from '../../api/office-api.ts';
import { onSubmit, text } from '../../api/submit-form.ts';

const form = part<HTMLFormElement>('[data-forgotten]');
const api = officeApi(form.dataset.forgotten ?? '');

started();
onSubmit(form, async (fields) => {
  await api.forgetPassword(text(fields, 'email'));
  show(form, false);
  show(part('[data-asked]'));
});
