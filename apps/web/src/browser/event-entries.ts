import { enterFile } from './desk/event/enter-file.ts';
import { filled } from './page/filled.ts';
import { pageAt } from './page/page-at.ts';

/** Entries: one after the other by keyboard, many from a file. The table is asked for anew; nothing else on the page moves. */
const table = document.querySelector<HTMLElement>('[data-entries]');
const form = document.querySelector<HTMLFormElement>('form[data-act="entry.add"][data-after="stay"]');
const said = document.querySelector<HTMLElement>('[data-added]');
const file = document.querySelector<HTMLFormElement>('form[data-entries-file]');

if (form && said) enterOneByOne(form, said);
if (file) enterFile(file, showEntries);

function enterOneByOne(form: HTMLFormElement, said: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[data-pick-player]');
  if (!input) return;
  let name = '';
  // Who is chosen from the list is entered at once; a slip is taken back with one press in the table.
  form.addEventListener('escala:picked', (event) => {
    name = (event as CustomEvent<{ name: string }>).detail.name;
    form.requestSubmit();
  });
  form.addEventListener('escala:done', async (event) => {
    const { licence, player } = (event as CustomEvent<{ licence: boolean; player: string }>).detail;
    const key = licence ? 'entered' : 'noLicence';
    said.textContent = filled(said.dataset[key] ?? '', { name: name || player });
    said.classList.add('notice');
    name = '';
    input.value = '';
    delete input.dataset.picked;
    input.focus();
    await showEntries();
  });
}

async function showEntries(): Promise<void> {
  const next = (await pageAt(location.href)).querySelector('[data-entries]');
  if (!table || !next) return location.reload();
  table.replaceChildren(...next.childNodes);
  table.dispatchEvent(new CustomEvent('escala:forms', { bubbles: true }));
}
