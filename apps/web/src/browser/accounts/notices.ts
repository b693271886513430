import type { OfficeApi } from '../api/office-api.ts';
import { onSubmit } from '../api/submit-form.ts';
import { part } from './page-parts.ts';

export interface ChosenNotices {
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
