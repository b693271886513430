import { part, show } from './page-parts.ts';
import type { Passkey } from './proofs.ts';

/** A passkey with its name, when it was added and last used, and its buttons. */
export function passkeyRow(passkey: Passkey, rename: HTMLFormElement, remove: HTMLFormElement): HTMLTableRowElement {
  const words = part('[data-passkey-table]').dataset;
  const row = document.createElement('tr');
  const name = document.createElement('th');
  name.scope = 'row';
  name.textContent = passkey.name;
  const used = passkey.lastUsed === null ? (words.never ?? '') : passkey.lastUsed.slice(0, 10);
  const change = cell('');
  change.append(button(words.rename ?? '', passkey, rename), ' ', button(words.remove ?? '', passkey, remove));
  row.append(name, cell(passkey.addedOn), cell(used), change);
  return row;
}

/** Opens the matching form for this passkey. */
function button(label: string, { id, name }: Passkey, form: HTMLFormElement): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.setAttribute('aria-label', `${label}: ${name}`);
  made.addEventListener('click', () => {
    for (const other of document.querySelectorAll<HTMLElement>('[data-rename-passkey], [data-remove-passkey]'))
      show(other, other === form);
    form.dataset.passkey = id;
    const field = form.elements.namedItem('name');
    if (field instanceof HTMLInputElement) field.value = name;
    const heading = part('h4', form);
    heading.textContent = `${heading.dataset.about}: ${name}`;
    heading.focus();
  });
  return made;
}

function cell(content: string): HTMLTableCellElement {
  const made = document.createElement('td');
  made.textContent = content;
  return made;
}
