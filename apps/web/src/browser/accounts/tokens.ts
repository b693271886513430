import type { searchApiTokens } from '@escala/office/questions';
import type { AnswerOf, OfficeApi } from '../api/office-api.ts';
import { onSubmit, text } from '../api/submit-form.ts';
import { part, show } from './page-parts.ts';

type Token = AnswerOf<typeof searchApiTokens>['tokens'][number];

/** The API tokens of an account. */
export async function tokensOf(api: OfficeApi, account: string): Promise<void> {
  const refresh = async (): Promise<void> => {
    const { tokens } = await api.ask<{ tokens: readonly Token[] }>(`/accounts/${account}/api-tokens`);
    part('[data-token-table] tbody').replaceChildren(...tokens.map((token) => rowOf(token, revoke)));
    show(part('[data-token-table]'), tokens.length > 0);
    show(part('[data-no-tokens]'), tokens.length === 0);
  };
  const revoke = async (token: string): Promise<void> => {
    await api.act('api-token.revoke', { token });
    await refresh();
  };
  const form = part<HTMLFormElement>('[data-new-token]');
  const secret = part('[data-new-secret]', form);
  onSubmit(
    form,
    async (fields) => {
      show(secret, false);
      const scopes = text(fields, 'scopes')
        .split(/[\s,]+/)
        .filter((scope) => scope !== '');
      const expiresOn = text(fields, 'expiresOn') || undefined;
      const { shown } = await api.act('api-token.create', { account, label: text(fields, 'label'), scopes, expiresOn });
      form.reset();
      part('.key', secret).textContent = shown?.token ?? '';
      show(secret);
      await refresh();
    },
    (field) => field.replace(/^scopes\.\d+$/, 'scopes'),
  );
  await refresh();
  show(part('[data-tokens]'));
}

function rowOf(token: Token, revoke: (token: string) => Promise<void>): HTMLTableRowElement {
  const words = part('[data-token-table]').dataset;
  const row = document.createElement('tr');
  const name = document.createElement('th');
  name.scope = 'row';
  name.textContent = token.label;
  row.append(name, cell(token.scopes.join(' ')), cell(token.expiresOn), cell(''));
  const last = row.lastElementChild!;
  if (token.revokedOn !== undefined) last.textContent = `${words.revoked} ${token.revokedOn}`;
  else {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words.revoke ?? '';
    button.setAttribute('aria-label', `${words.revoke}: ${token.label}`);
    button.addEventListener('click', () => void revoke(token.id));
    last.append(button);
  }
  return row;
}

function cell(content: string): HTMLTableCellElement {
  const made = document.createElement('td');
  made.textContent = content;
  return made;
}
