import { combobox, optionOf } from '../../page/combobox.ts';
import { element } from '../../page/element.ts';
import { pageAt } from '../../page/page-at.ts';

/**
 * While typing, the results of the search page (players with their ratings, clubs and events) are listed below the
 * field, and Enter opens one; without any of this the form still works.
 */
const inputs = [...document.querySelectorAll<HTMLInputElement>('input[data-search]')];
for (const input of inputs) bringToLife(input);

// `/` and Ctrl K move to the search from anywhere except a field.
document.addEventListener('keydown', (event) => {
  const isAsked = (event.key === '/' && !event.ctrlKey && !event.metaKey) || (event.key === 'k' && event.ctrlKey);
  const isWriting = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
  const field = inputs.find((each) => each.checkVisibility());
  if (!isAsked || isWriting || !field) return;
  event.preventDefault();
  field.focus();
});

function bringToLife(input: HTMLInputElement): void {
  const status = element('div', { role: 'status', class: 'unseen' });
  const field = input.closest('label')!;
  combobox(input, {
    field,
    find: async (text, id, signal) => {
      const page = await pageAt(`${input.dataset.search}?text=${encodeURIComponent(text)}`, signal);
      status.textContent = page.querySelector('[data-found-count]')?.textContent ?? '';
      return [
        ...[...page.querySelectorAll('[data-found]')].map((part, i) => groupOf(part, `${id}-${i}`, i)),
        ...pagesHere(input, text, `${id}-here`),
      ];
    },
    take: ({ dataset }) => location.assign(dataset.key!),
    // Sighted users are told as well that nothing was found.
    shown: (isHere, options) => {
      status.className = isHere && options.length === 0 ? 'found found-none' : 'unseen';
    },
  });
  field.parentElement!.after(status);
}

/** Options of the first kind, and of each further one; the page has all of them. */
const MOST = [7, 3] as const;

/** The results of one kind, under their heading if there is one. */
function groupOf(part: Element, id: string, place: number): HTMLElement {
  const heading = part.closest('.card')?.querySelector('header');
  const group = groupUnder(
    heading?.querySelector('h2')?.textContent ?? '',
    heading && [...heading.children].map((each) => each.textContent).join(' · '),
  );
  const rows = [...part.querySelectorAll('li, tbody tr')].slice(0, MOST[Math.min(place, 1)]);
  group.append(...rows.map((row, i) => optionOfRow(row, `${id}-${i}`)));
  return group;
}

function groupUnder(label: string, heading: string | null | undefined): HTMLElement {
  const shown = heading ? [element('p', { class: 'found-head', 'aria-hidden': 'true' }, heading)] : [];
  return element('div', { role: 'group', 'aria-label': label }, ...shown);
}

/** Text for comparison, ignoring accents and case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** At desks: the menu's pages and this page's actions whose names contain the text. */
function pagesHere(input: HTMLInputElement, text: string, id: string): HTMLElement[] {
  const { searchPages } = input.dataset;
  if (searchPages === undefined) return [];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.rail a, .tabs a, main a.button, main .rows a')];
  const byName = new Map(links.map((link) => [link.firstChild?.textContent?.trim() ?? '', link.href]));
  const found = [...byName].filter(([name]) => plain(name).includes(plain(text)));
  if (found.length === 0) return [];
  const group = groupUnder(searchPages, searchPages);
  group.append(...found.slice(0, MOST[0]).map(([name, address], i) => optionOf(`${id}-${i}`, address, [name])));
  return [group];
}

/** A row of the page as an option: unchanged, or from a table the name and what distinguishes namesakes. */
function optionOfRow(row: Element, id: string): HTMLElement {
  const link = row.querySelector('a')!;
  const address = link.getAttribute('href')!;
  if (row.matches('li')) {
    link.replaceWith(...link.childNodes);
    return optionOf(id, address, [...row.childNodes]);
  }
  const more = [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim());
  return optionOf(id, address, [link.textContent ?? ''], more);
}
