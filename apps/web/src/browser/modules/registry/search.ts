import { debounce } from '../../page/debounce.ts';
import { pageAt } from '../../page/page-at.ts';

const WAIT = 150;

/**
 * The search field as a combobox with a list (WAI-ARIA, list autocomplete with manual selection): what the page behind it finds, players
 * with their ratings, clubs and events, stands under the field while somebody types. Arrows go through it, Enter opens, Escape closes; without any of it the form still works.
 */
const inputs = [...document.querySelectorAll<HTMLInputElement>('input[data-search]')];
inputs.forEach(bringToLife);

// `/` and Ctrl K go to the search from anywhere but a field.
document.addEventListener('keydown', (event) => {
  const isAsked = (event.key === '/' && !event.ctrlKey && !event.metaKey) || (event.key === 'k' && event.ctrlKey);
  const isWriting = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
  const field = inputs.find((each) => each.checkVisibility());
  if (!isAsked || isWriting || !field) return;
  event.preventDefault();
  field.focus();
});

function bringToLife(input: HTMLInputElement, place: number): void {
  const id = `search-results-${place}`;
  const list = element('div', { role: 'listbox', id, class: 'found', 'aria-label': labelOf(input) });
  const status = element('div', { role: 'status', class: 'unseen' });
  list.hidden = true;
  const holder = element('div', { class: 'combobox' });
  input.closest('label')!.after(holder, status);
  holder.append(input.closest('label')!, list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);
  let active = -1;

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const choose = (place: number): void => {
    const all = options();
    active = all.length === 0 ? -1 : place < 0 ? -1 : place % all.length;
    all.forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === active));
    });
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', all[active]!.id);
    all[active]?.scrollIntoView({ block: 'nearest' });
  };
  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) choose(-1);
  };
  const answer = debounce(WAIT, async (signal) => {
    const text = input.value.trim();
    if (text === '') {
      status.className = 'unseen';
      return open(false);
    }
    const page = await pageAt(`${input.dataset.search}?text=${encodeURIComponent(text)}`, signal);
    const chosen = options()[active]?.dataset.href;
    list.replaceChildren(
      ...[...page.querySelectorAll('[data-found]')].map((part, i) => groupOf(part, `${id}-${i}`, i)),
      ...pagesHere(input, text, `${id}-here`),
    );
    status.textContent = page.querySelector('[data-found-count]')?.textContent ?? '';
    const isHere = document.activeElement === input;
    // That there is nothing is said to whoever sees, too.
    status.className = isHere && options().length === 0 ? 'found found-none' : 'unseen';
    open(options().length > 0 && isHere);
    // Whoever went to one of them while the answer was on its way stays there (D-OFF-302).
    choose(isHere ? options().findIndex(({ dataset }) => dataset.href === chosen) : -1);
  });

  input.addEventListener('input', () => {
    // Whoever writes on has not chosen any of them.
    choose(-1);
    answer();
  });
  if (document.activeElement === input && input.value !== input.defaultValue) answer();
  input.addEventListener('blur', () => {
    status.className = 'unseen';
    open(false);
  });
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'Escape' && !list.hidden) open(false);
    else if (event.key === 'ArrowDown' && count > 0) {
      if (list.hidden) open(true);
      choose(active + 1);
    } else if (event.key === 'ArrowUp' && count > 0 && !list.hidden) choose(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) location.assign(options()[active]!.dataset.href!);
    else return;
    event.preventDefault();
  });
  // The field keeps the focus while something is clicked in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[role=option]');
    if (option) location.assign(option.dataset.href!);
  });
}

/** So many of the first kind, and of each after it: all of them stand on the page. */
const MOST = [7, 3] as const;

/** What the page found of one kind, under its heading where it has one. */
function groupOf(part: Element, id: string, place: number): HTMLElement {
  const heading = part.closest('.card')?.querySelector('header');
  const group = element('div', { role: 'group', 'aria-label': heading?.querySelector('h2')?.textContent ?? '' });
  if (heading) {
    const shown = element('p', { class: 'found-head', 'aria-hidden': 'true' });
    shown.textContent = [...heading.children].map((each) => each.textContent).join(' · ');
    group.append(shown);
  }
  const rows = [...part.querySelectorAll('li, tbody tr')].slice(0, MOST[Math.min(place, 1)]);
  group.append(...rows.map((row, i) => optionOf(row, `${id}-${i}`)));
  return group;
}

/** Letters as they are compared: neither accents nor capitals count. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** At desks: the pages of the menu, and what this page lets one do, where their names have what was written. */
function pagesHere(input: HTMLInputElement, text: string, id: string): HTMLElement[] {
  const { searchPages } = input.dataset;
  if (searchPages === undefined) return [];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.rail a, .tabs a, main a.button, main .rows a')];
  const byName = new Map(links.map((link) => [link.firstChild?.textContent?.trim() ?? '', link.href]));
  const found = [...byName].filter(([name]) => plain(name).includes(plain(text)));
  if (found.length === 0) return [];
  const group = element('div', { role: 'group', 'aria-label': searchPages });
  const head = element('p', { class: 'found-head', 'aria-hidden': 'true' });
  head.textContent = searchPages;
  const options = found.slice(0, MOST[0]).map(([name, address], i) => {
    const option = element('div', { role: 'option', id: `${id}-${i}`, 'aria-selected': 'false' });
    option.dataset.href = address;
    option.append(name);
    return option;
  });
  group.append(head, ...options);
  return [group];
}

/** A row of the page as an option: as it is, or of a table the name and what tells namesakes apart. */
function optionOf(row: Element, id: string): HTMLElement {
  const link = row.querySelector('a')!;
  const option = element('div', { role: 'option', id, 'aria-selected': 'false' });
  option.dataset.href = link.getAttribute('href')!;
  if (row.matches('li')) {
    link.replaceWith(...link.childNodes);
    option.append(...row.childNodes);
    return option;
  }
  const more = [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()).filter((text) => text);
  const facts = element('span', { class: 'quiet small' });
  facts.textContent = more.join(' · ');
  option.append(link.textContent ?? '', ' ', facts);
  return option;
}

function labelOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent?.trim() ?? '';
}

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
