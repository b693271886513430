/**
 * The element that the server rendered for a module. A page without
 * it is the wrong page: better fail loudly than half work.
 */
export function part<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

export function show(element: HTMLElement, shown = true): void {
  element.hidden = !shown;
}

/** The module is running: removes the notice that it is needed, and makes the password toggles work. */
export function started(): void {
  show(part('[data-without-script]'), false);
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-shows]'))
    box.addEventListener('change', () => {
      const password = part<HTMLInputElement>(`#${box.dataset.shows}`);
      password.type = box.checked ? 'text' : 'password';
    });
}

/** Shows a new step of the page and moves the focus to its heading. */
export function goToStep(step: HTMLElement): void {
  show(step);
  const heading = step.querySelector<HTMLElement>('h2');
  heading?.focus();
  heading?.scrollIntoView({ block: 'start' });
}

/**
 * Copies a button's text and says so; if the browser may not copy
 * (plain http), the text is selected, ready for the keyboard.
 */
export async function copyText(
  box: HTMLElement,
  text: string,
  [button, shown]: readonly [string, string],
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    part('[data-copy-status]', box).textContent = part(button, box).dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(part(shown, box));
  }
}

/**
 * What follows `#` never reaches a server; links to the page in other languages pass it on. Pasting such a link into
 * the open page changes only the fragment, so the page is reloaded.
 */
export function fragment(): string {
  const given = isPlace(location.hash) ? '' : location.hash;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.hash = given;
  addEventListener('hashchange', () => {
    if (!isPlace(location.hash)) location.reload();
  });
  return decodeURIComponent(given.slice(1));
}

/** Whether it is the target of the skip link. */
const isPlace = (hash: string): boolean => document.getElementById(hash.slice(1)) !== null;
