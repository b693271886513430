import { debounce } from '../page/debounce.ts';
import { pageAt } from '../page/page-at.ts';

const WAIT = 250;

/**
 * Fetches the page with the current edits, for the office's verdict on them, and replaces the old verdict. The page has
 * the words; `take` may extract more from it.
 */
export function verdictWhileEditing(
  within: HTMLElement,
  address: () => string,
  take?: (page: Document) => void,
): () => void {
  return debounce(WAIT, async (signal) => {
    const page = await pageAt(address(), signal);
    const fresh = page.querySelector('[data-judged]');
    const old = within.querySelector('[data-judged]');
    if (!fresh || !old) return;
    // Open details stay open, and the live region is kept, so that it is read out.
    const isOpen = old.querySelector('details')?.open ?? false;
    old.className = fresh.className;
    const status = old.querySelector('[role=status]')!;
    status.replaceChildren(...fresh.querySelector('[role=status]')!.childNodes);
    old.querySelector('details')?.remove();
    const details = fresh.querySelector('details');
    if (details) {
      details.open = isOpen;
      old.append(details);
    }
    take?.(page);
  });
}
