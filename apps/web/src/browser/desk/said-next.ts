import { keepPlace } from './kept-place.ts';

const KEY = 'escala.said';

/** Said on the page that comes next: what was done, where the one before it is gone. */
export function sayNext(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // A browser that keeps nothing: the page itself shows what has changed.
  }
}

/** Something else is under way: what was said before is no word on it (D-OFF-430). */
export function unsay(): void {
  const place = document.querySelector<HTMLElement>('[data-said]');
  if (!place) return;
  place.textContent = '';
  place.classList.remove('notice', 'just-said');
}

/** What the page before left: its sentence, and the place where somebody worked. */
export function saidBefore(): void {
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
  place.classList.add('notice', 'just-said');
  // In sight wherever the browser scrolls to, until somebody goes on.
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, () => place.classList.remove('just-said'), { once: true });
}
