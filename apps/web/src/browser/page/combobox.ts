import { debounce } from './debounce.ts';
import { element } from './element.ts';

const WAIT = 150;
let lists = 0;

export interface ComboboxTerms {
  /** What goes into the list beside the field: the field itself, or the label around it. */
  readonly field: Element;
  /** The options for what is written, in the list or in groups of it; nothing where none of it is wanted any more. */
  find(text: string, list: string, signal: AbortSignal): Promise<readonly HTMLElement[] | undefined>;
  take(option: HTMLElement): void;
  /** After something was written, before it is answered. */
  written?(): void;
  /** After an answer, when the options stand in the list; and with false when the field is left. */
  shown?(isHere: boolean, options: readonly HTMLElement[]): void;
  /** Enter takes the first one, pressed before the answer or after it; else only what the arrows went to. */
  readonly takesFirst?: boolean;
}

/**
 * A field with a list under it while somebody types (WAI-ARIA combobox, list autocomplete with manual selection): arrows go through it, Enter takes,
 * Escape closes. An option is known by its `data-key`.
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
  /** Something was written that the list does not answer yet: nothing in it is meant by Enter (D-OFF-302). */
  let isOutdated = false;
  /** Enter was pressed before the answer came, and takes what stands on top of it then. */
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
    // Whoever went to one of them while the answer was on its way stays there.
    const place = all.findIndex(({ dataset }) => dataset.key === marked);
    if (isHere) mark(terms.takesFirst ? Math.max(place, 0) : place);
    if (isEntered) take(all[0]);
    isEntered = false;
  });

  const write = (): void => {
    isOutdated = true;
    isEntered = false;
    // Whoever writes on has not chosen any of them.
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
  // The field keeps the focus while something is clicked in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) =>
    take((event.target as Element).closest<HTMLElement>('[role=option]') ?? undefined),
  );
}

/** An option of a list: what it says, and in small letters what tells namesakes apart. */
export const optionOf = (id: string, key: string, said: readonly (Node | string)[], facts?: readonly unknown[]) =>
  element(
    'div',
    { role: 'option', id, 'aria-selected': 'false', 'data-key': key },
    ...said,
    ...(facts ? [' ', element('span', { class: 'quiet small' }, facts.filter(Boolean).join(' · '))] : []),
  );

const labelOf = (input: HTMLInputElement): string => input.labels?.[0]?.textContent?.trim() ?? input.ariaLabel ?? '';
