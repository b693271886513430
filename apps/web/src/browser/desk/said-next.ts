const KEY = 'escala.said';

/** Said on the page that comes next: what was done, where the one before it is gone. */
export function sayNext(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // A browser that keeps nothing: the page itself shows what has changed.
  }
}

export function saidBefore(): void {
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
  place.classList.add('notice');
}
