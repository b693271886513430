import type { findInFideRegister } from '@escala/office/questions';
import { type OfficeApi, officeApi } from '../api/office-api.ts';
import { debounce } from '../page/debounce.ts';
import { filled } from '../page/filled.ts';

interface Found {
  readonly player: string;
  readonly name: string;
  readonly title?: string;
  readonly birthYear?: number;
  readonly club?: string;
  readonly clubName?: string;
  /** Where the player is of FIDE's list and not of the registry. */
  readonly listed?: Listed;
  /** Where nobody who is known is meant: what the list says then. */
  readonly offer?: string;
}

/** Somebody of FIDE's list. */
export type Listed = Awaited<ReturnType<(typeof findInFideRegister)['ask']>>['players'][number];

const WAIT = 150;
const MOST = 12;
let lists = 0;

/** Fields in which somebody is chosen from the registry (WAI-ARIA combobox, list autocomplete with manual selection). */
export function pickPlayers(within: ParentNode): void {
  for (const input of within.querySelectorAll<HTMLInputElement>('input[data-pick-player]')) bringToLife(input);
}

function bringToLife(input: HTMLInputElement): void {
  if (input.getAttribute('role') === 'combobox') return;
  const api = officeApi(input.dataset.pickPlayer ?? '');
  const list = document.createElement('ul');
  list.id = `picked-${++lists}`;
  list.className = 'found';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.labels?.[0]?.textContent?.trim() ?? input.ariaLabel ?? '');
  const holder = document.createElement('div');
  holder.className = 'combobox';
  input.replaceWith(holder);
  holder.append(input, list);
  const attributes = {
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  let found: readonly Found[] = [];
  let active = -1;
  /** Something was written that the list does not answer yet: nobody in it is meant by Enter (D-OFF-302). */
  let isOutdated = false;
  /** Enter was pressed before the answer came, and takes whoever stands on top of it then. */
  let isEntered = false;

  const mark = (place: number): void => {
    active = found.length === 0 || place < 0 ? -1 : place % found.length;
    [...list.children].forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === active));
    });
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', list.children[active]!.id);
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  };
  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) mark(-1);
  };
  const choose = (place: number): void => {
    isOutdated = false;
    isEntered = false;
    const chosen = found[place];
    if (!chosen) return;
    input.value = chosen.name;
    input.dataset.picked = chosen.player;
    open(false);
    input.dispatchEvent(new CustomEvent('escala:picked', { bubbles: true, detail: chosen }));
  };
  const answer = debounce(WAIT, async (signal) => {
    const text = input.value.trim();
    const isAsked = (): boolean => text !== '' && input.value.trim() === text && input.dataset.picked === undefined;
    const known = isAsked() ? await offersFor(api, text, input.dataset.fide, signal) : [];
    isOutdated = false;
    // Somebody was chosen meanwhile, or the form was sent.
    if (!isAsked()) return open(false);
    const marked = found[active]?.player;
    found = withGuest(known, text, input.dataset.guest);
    list.replaceChildren(...found.map((each, i) => optionOf(list.id, each, i)));
    open(found.length > 0 && document.activeElement === input);
    // The first one is what Enter takes, as names are typed until they stand on top, or the one to which the arrows went meanwhile.
    const place = found.findIndex(({ player }) => player === marked);
    mark(Math.max(place, 0));
    if (isEntered) choose(0);
    isEntered = false;
  });
  input.addEventListener('input', () => {
    delete input.dataset.picked;
    isOutdated = true;
    isEntered = false;
    mark(-1);
    answer();
  });
  if (document.activeElement === input && input.value !== input.defaultValue) {
    isOutdated = true;
    answer();
  }
  input.addEventListener('blur', () => {
    isEntered = false;
    open(false);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isOutdated && active < 0) {
      isEntered = true;
      event.preventDefault();
      return;
    }
    if (list.hidden) return;
    if (event.key === 'Escape') open(false);
    else if (event.key === 'ArrowDown') mark(active + 1);
    else if (event.key === 'ArrowUp') mark(active <= 0 ? found.length - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else return;
    event.preventDefault();
  });
  // The field keeps the focus while something is clicked in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('[role=option]');
    if (option) choose([...list.children].indexOf(option));
  });
}

/** The registry's players first; whoever of FIDE's list it does not know comes after them. */
async function offersFor(
  api: OfficeApi,
  text: string,
  fide: string | undefined,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const search = `limit=${MOST}&text=${encodeURIComponent(text)}`;
  const [known, listed] = await Promise.all([
    fide === 'alone' ? [] : playersOf<Found>(api, `/players?${search}`, signal),
    fide === undefined ? [] : playersOf<Listed>(api, `/fide-register/players?${search}`, signal),
  ]);
  const shown = new Set(known.map(({ player }) => player));
  const offers = listed
    .filter(({ player }) => fide === 'alone' || player === undefined || !shown.has(player))
    .map((each): Found => ({ player: each.player ?? `fide:${each.id}`, name: each.name, listed: each }));
  return [...known, ...offers].slice(0, MOST);
}

/** Last, the name as it is typed; where nobody is found, whoever its line means (D-OFF-568). A number or an id is no name. */
function withGuest(known: readonly Found[], name: string, words: string | undefined): readonly Found[] {
  if (words === undefined || !/\p{L}{2}/u.test(name)) return known;
  const player = `${known.length === 0 ? 'line' : 'guest'}:${name}`;
  return [...known, { player, name, offer: filled(words, { name }) }];
}

/** Nobody where the office does not answer: what is written is sent as it is. */
async function playersOf<T>(api: OfficeApi, path: string, signal: AbortSignal): Promise<readonly T[]> {
  try {
    return (await api.ask<{ players: readonly T[] }>(path, signal)).players;
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

/** The name, and what tells namesakes apart. */
function optionOf(list: string, found: Found, place: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `${list}-${place}`;
  option.setAttribute('role', 'option');
  if (found.offer !== undefined) {
    option.textContent = found.offer;
    return option;
  }
  const facts = document.createElement('span');
  facts.className = 'quiet small';
  facts.textContent = factsOf(found).filter(Boolean).join(' · ');
  option.append(found.name, ' ', facts);
  return option;
}

function factsOf({
  player,
  title,
  birthYear,
  club,
  clubName,
  listed,
}: Found): readonly (string | number | undefined)[] {
  if (listed === undefined) return [title, birthYear, clubName ?? club, player];
  const rating = listed.standard ?? listed.rapid ?? listed.blitz;
  return [listed.title, rating, listed.federation, listed.birthYear, `FIDE ${listed.id}`];
}
