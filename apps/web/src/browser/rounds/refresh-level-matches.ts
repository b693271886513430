import { pageAt } from '../page/page-at.ts';

let known = document.querySelector<HTMLElement>('[data-level]')?.dataset.level;

/**
 * Refreshes the level matches of a knockout once all results
 * are saved; without a connection, again with the next result.
 */
export async function refreshLevelMatches(results: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-level]');
  if (!place || results === known) return;
  const before = known;
  known = results;
  try {
    const anew = (await pageAt(location.href)).querySelector('[data-level]');
    place.replaceChildren(...(anew?.childNodes ?? []));
    place.dispatchEvent(new CustomEvent('escala:forms', { bubbles: true }));
  } catch {
    known = before;
  }
}
