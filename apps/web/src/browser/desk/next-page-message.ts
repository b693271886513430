import { keepPlace } from './keep-place.ts';
import type { UndoingAct } from './undoing.ts';

const KEY = 'escala.said';
/** How long what was done is in sight; the page shows it too (D-OFF-321). */
const TOAST = 6000;

interface Message {
  readonly sentence: string;
  readonly undo?: UndoingAct | undefined;
  /** Something did not go: it stays until the next thing is done. */
  readonly isFault?: boolean | undefined;
}

/** Said on the page that comes next: what was done, where the one before it is gone. */
export function showOnNextPage(sentence: string, undo?: UndoingAct, isFault = false): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ sentence, undo, isFault } satisfies Message));
  } catch {
    // A browser that keeps nothing: the page itself shows what has changed.
  }
}

/** Something else is under way: what was said before is no word on it (D-OFF-430). */
export function clearMessage(): void {
  const said = document.querySelector<HTMLElement>('[data-said]');
  if (!said) return;
  said.textContent = '';
  const place = said.closest('.said');
  place?.classList.remove('toast', 'fault');
  place?.querySelector<HTMLElement>('[data-undoes]')?.setAttribute('hidden', '');
}

/** What the page before left: its sentence with Undo, and the place where somebody worked. */
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
  }
  // Longer for whoever points at it, and never while another window is in front. What can be undone goes to its place in the page.
  const leave = (): void => {
    if (document.hidden || place.matches(':hover, :focus-within')) setTimeout(leave, TOAST);
    else if (undo) place.classList.remove('toast');
    else if (said.textContent === sentence) clearMessage();
  };
  if (!isFault) setTimeout(leave, TOAST);
}

function kept(): Message | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Message);
  } catch {
    return undefined;
  }
}
