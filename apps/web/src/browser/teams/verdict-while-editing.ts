import { debounce } from '../page/debounce.ts';
import { pageAt } from '../page/page-at.ts';

const WAIT = 250;

/**
 * Asks the page itself what the office would say to what is being edited, and puts its verdict in the place of the old one. The page has
 * the words; `then` may take more from it.
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
    // What is open stays open, and the live region stays the same one, so that it is read out.
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
