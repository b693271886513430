import { keepPlace } from './kept-place.ts';

const KEY = 'escala.said';
/** How long what was done is in sight; the page shows it too (D-OFF-321). */
const TOAST = 6000;

/** Said on the page that comes next: what was done, where the one before it is gone. */
export function showOnNextPage(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // A browser that keeps nothing: the page itself shows what has changed.
  }
}

/** Something else is under way: what was said before is no word on it (D-OFF-430). */
export function clearMessage(): void {
  const place = document.querySelector<HTMLElement>('[data-said]');
  if (!place) return;
  place.textContent = '';
  place.className = '';
}

/** What the page before left: its sentence, and the place where somebody worked. */
export function showKeptMessage(): void {
  keepPlace();
  const place = document.querySelector<HTMLElement>('[data-said]');
  let sentence: string | null = null;
  try {
    sentence = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (!place || !sentence) return;
  place.textContent = sentence;
  place.className = 'toast';
  // Longer for whoever points at it, and never while another window is in front.
  const leave = (): void => {
    if (document.hidden || place.matches(':hover')) setTimeout(leave, TOAST);
    else if (place.textContent === sentence) clearMessage();
  };
  setTimeout(leave, TOAST);
}
