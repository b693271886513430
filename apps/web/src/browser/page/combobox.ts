import { debounce } from './debounce.ts';
import { element } from './element.ts';

const WAIT = 150;
let lists = 0;

interface ComboboxTerms {
  /** What the list is attached to: the field itself, or the label around it. */
  readonly field: Element;
  /** The options for a text, as a flat list or in groups; undefined if they are no longer wanted. */
  find(text: string, list: string, signal: AbortSignal): Promise<readonly HTMLElement[] | undefined>;
  take(option: HTMLElement): void;
  /** Called after typing, before the answer. */
  written?(): void;
  /** Called when an answer's options are listed; with false when the field loses the focus. */
  shown?(isHere: boolean, options: readonly HTMLElement[]): void;
  /**
   * Enter takes the first option, whether pressed before the answer
   * or after; otherwise only one marked with the arrow keys.
   */
  readonly takesFirst?: boolean;
}

/**
 * A field with a list below it while typing (WAI-ARIA combobox, list autocomplete with manual selection): arrows move
 * through it, Enter takes, Escape closes. An option is identified by its `data-key`.
 */
export function combobox(input: HTMLInputElement, terms: ComboboxTerms): void {
  if (input.getAttribute('role') === 'combobox') return;
  const id = `found-${++lists}`;
  const list = element('div', { role: 'listbox', id, class: 'found', 'aria-label': labelOf(input) });
  list.hidden = true;
  const holder = element('div', { class: 'combobox' });
  const isWriting = document.activeElement === input;
  terms.field.replaceWith(holder);
  holder.append(terms.field, list);
  if (isWriting) input.focus();
  const roles = { role: 'combobox', 'aria-expanded': 'false', 'aria-controls': id, 'aria-autocomplete': 'list' };
  for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);
  let active = -1;
  /** The text has changed and the list is not updated yet: Enter must not take anything from it (D-OFF-302). */
  let isOutdated = false;
  /** Enter was pressed before the answer: its first option will be taken. */
  let isEntered = false;

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const mark = (place: number): void => {
    const all = options();
    active = all.length === 0 || place < 0 ? -1 : place % all.length;
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
    if (!isOpen) mark(-1);
  };
  const take = (option: HTMLElement | undefined): void => {
    isOutdated = false;
    isEntered = false;
    if (!option) return;
    open(false);
    terms.take(option);
  };
  const answer = debounce(WAIT, async (signal) => {
    const text = input.value.trim();
    const found = text === '' ? undefined : await terms.find(text, id, signal);
    isOutdated = false;
    const isHere = document.activeElement === input;
    const marked = options()[active]?.dataset.key;
    list.replaceChildren(...(found ?? []));
    const all = options();
    terms.shown?.(isHere && found !== undefined, all);
    open(all.length > 0 && isHere);
    // A mark set while the answer was on its way is kept.
    const place = all.findIndex(({ dataset }) => dataset.key === marked);
    if (isHere) mark(terms.takesFirst ? Math.max(place, 0) : place);
    if (isEntered) take(all[0]);
    isEntered = false;
  });

  const write = (): void => {
    isOutdated = true;
    isEntered = false;
    // Typing on means that no option was chosen.
    mark(-1);
    terms.written?.();
    answer();
  };
  input.addEventListener('input', write);
  if (isWriting && input.value !== input.defaultValue) write();
  input.addEventListener('blur', () => {
    isEntered = false;
    terms.shown?.(false, []);
    open(false);
  });
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'Enter' && terms.takesFirst && isOutdated && active < 0) isEntered = true;
    else if (event.key === 'Escape' && !list.hidden) open(false);
    else if (event.key === 'ArrowDown' && count > 0) {
      if (list.hidden) open(true);
      mark(active + 1);
    } else if (event.key === 'ArrowUp' && count > 0 && !list.hidden) mark(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) take(options()[active]);
    else return;
    event.preventDefault();
  });
  // The field keeps the focus when an option is clicked.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) =>
    take((event.target as Element).closest<HTMLElement>('[role=option]') ?? undefined),
  );
}

/** An option of a list: its text, and in small print what distinguishes namesakes. */
export const optionOf = (id: string, key: string, said: readonly (Node | string)[], facts?: readonly unknown[]) =>
  element(
    'div',
    { role: 'option', id, 'aria-selected': 'false', 'data-key': key },
    ...said,
    ...(facts ? [' ', element('span', { class: 'quiet small' }, facts.filter(Boolean).join(' · '))] : []),
  );

const labelOf = (input: HTMLInputElement): string => input.labels?.[0]?.textContent?.trim() ?? input.ariaLabel ?? '';
