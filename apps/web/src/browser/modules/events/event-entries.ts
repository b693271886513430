import { enterFile } from '../../events/enter-file.ts';
import { dayInWords } from '../../page/dates.ts';
import { latest } from '../../page/debounce.ts';
import { pageAt } from '../../page/page-at.ts';
import { wordsOf } from '../../page/words.ts';

/**
 * Entries: one after another by keyboard, many from a file. Only
 * the table is reloaded; the rest of the page does not move.
 */
const words = wordsOf<'event-entries.ts'>();
const table = document.querySelector<HTMLElement>('[data-entries]');
const form = document.querySelector<HTMLFormElement>('form[data-act="entry.add"][data-after="stay"]');
const said = document.querySelector<HTMLElement>('[data-added]');
const file = document.querySelector<HTMLFormElement>('form[data-entries-file]');

const showEntries = latest(async (isLatest) => {
  const page = await pageAt(location.href);
  const next = page.querySelector('[data-entries]');
  if (!isLatest()) return;
  // Counts and what can be done next: nothing but the heading has been there before the first player.
  const [tools, nextTools] = [document, page].map((each) => each.querySelector('[data-entries-said]')?.parentElement);
  if (nextTools) tools?.replaceChildren(...nextTools.childNodes);
  if (!table || !next) return location.reload();
  table.replaceChildren(...next.childNodes);
  table.dispatchEvent(new CustomEvent('escala:forms', { bubbles: true }));
});

if (form && said) enterOneByOne(form, said);
// Players are ticked as present one after another: the focus stays.
table?.addEventListener('escala:done', async ({ target }) => {
  const id = (target as HTMLElement).dataset.fixed;
  const index = [...table.querySelectorAll('.here form')].findIndex(
    (each) => (each as HTMLElement).dataset.fixed === id,
  );
  await showEntries();
  table.querySelectorAll<HTMLButtonElement>('.here form button')[index]?.focus();
});
if (file) enterFile(file, words, showEntries);

interface Entered {
  readonly player: string;
  readonly licence: boolean;
  readonly namesake?: { readonly player: string; readonly name: string };
  readonly laterList?: string;
}

function enterOneByOne(form: HTMLFormElement, said: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[data-pick-player]');
  if (!input) return;
  const names = new Map<string, string>();
  let [sent, chosen] = ['', ''];
  const isBusy = (): boolean => form.ariaBusy === 'true';
  // A player picked from the list is entered at once; a mistake is undone with one click in the table.
  form.addEventListener('escala:picked', (event) => {
    const { player, name } = (event as CustomEvent<{ player: string; name: string }>).detail;
    names.set(player, name);
    chosen = isBusy() ? chosen : name;
    form.requestSubmit();
  });
  form.addEventListener('submit', () => (sent = isBusy() ? sent : input.value), { capture: true });
  form.addEventListener('escala:done', async (event) => {
    const { licence, player, namesake, laterList } = (event as CustomEvent<Entered>).detail;
    const isFine = licence || said.dataset.licences === undefined;
    const sentence = words(isFine ? 'web.done.entry.add' : 'web.desk-events.no-licence', {
      name: names.get(player) ?? (chosen || player),
    });
    chosen = '';
    const doubt = namesake && words('web.desk-events.namesake', { ...namesake });
    const unrated = laterList && words('web.desk-events.later-list', { date: dayInWords(laterList) });
    said.textContent = [sentence, doubt, unrated].filter(Boolean).join(' ');
    said.classList.add('notice');
    const isNext = input.value !== sent;
    if (!isNext) {
      input.value = '';
      delete input.dataset.picked;
    }
    // Picked while the previous entry was being sent: the form was busy, and now it is this one's turn (D-OFF-302).
    if (isNext && input.dataset.picked !== undefined) setTimeout(() => form.requestSubmit());
    input.focus();
    await showEntries();
  });
}
