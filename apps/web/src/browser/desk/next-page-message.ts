import { keepPlace } from './keep-place.ts';
import type { UndoingAct } from './undoing.ts';

const KEY = 'escala.said';
/** How long the message of what was done is visible; the page shows it too (D-OFF-321). */
const TOAST = 6000;

interface Message {
  readonly sentence: string;
  readonly undo?: UndoingAct | undefined;
  /** A failure: shown until the next action. */
  readonly isFault?: boolean | undefined;
  /** The page it is for: whoever goes elsewhere in the meantime is not told there. */
  readonly path: string;
}

/** Shows a message on the next page, which has this address: what was done on the page before. */
export function showOnNextPage(sentence: string, next: string, terms: Pick<Message, 'undo' | 'isFault'> = {}): void {
  const path = new URL(next, location.href).pathname;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ sentence, path, ...terms } satisfies Message));
  } catch {
    // Without storage, the page itself shows what has changed.
  }
}

/** Another action is under way: an earlier message does not apply to it (D-OFF-430). */
export function clearMessage(): void {
  const said = document.querySelector<HTMLElement>('[data-said]');
  if (!said) return;
  said.textContent = '';
  const place = said.closest('.said');
  place?.classList.remove('toast', 'fault');
  place?.querySelector<HTMLElement>('[data-undoes]')?.setAttribute('hidden', '');
}

/** Restores what the previous page left: its message with Undo, and the user's place. */
export function showKeptMessage(): void {
  keepPlace();
  const said = document.querySelector<HTMLElement>('[data-said]');
  const message = kept();
  const place = said?.closest<HTMLElement>('.said');
  if (!said || !place || !message) return;
  const { sentence, undo, isFault } = message;
  said.textContent = sentence;
  place.classList.add('toast');
  if (isFault) place.classList.add('fault');
  const form = place.querySelector<HTMLFormElement>('[data-undoes]');
  if (undo && form) {
    form.dataset.act = undo.act;
    form.dataset.fixed = JSON.stringify(undo.fixed);
    form.querySelector<HTMLInputElement>('[name=reason]')!.value = undo.reason ?? '';
    form.hidden = false;
    // In sight, its place is not left empty meanwhile; the browser scrolls back to where the user was when it has loaded.
    addEventListener('load', () => requestAnimationFrame(() => isInSight(place) && place.classList.remove('toast')));
  }
  // Stays longer while pointed at, and as long as another window is in
  // front. A message with Undo then moves to its place in the page.
  const leave = (): void => {
    if (document.hidden || place.matches(':hover, :focus-within')) setTimeout(leave, TOAST);
    else if (undo) place.classList.remove('toast');
    else if (said.textContent === sentence) clearMessage();
  };
  if (!isFault) setTimeout(leave, TOAST);
}

const isInSight = (place: HTMLElement): boolean => place.parentElement!.getBoundingClientRect().bottom > 0;

function kept(): Message | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const message = text === null ? undefined : (JSON.parse(text) as Message);
    return message?.path === location.pathname ? message : undefined;
  } catch {
    return undefined;
  }
}
