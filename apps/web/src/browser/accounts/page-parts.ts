/** The element that the server put there for a module. A page without it is another page: better loud than half-working. */
export function part<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

export function show(element: HTMLElement, shown = true): void {
  element.hidden = !shown;
}

/** The module runs: the notice that it is needed goes, and passwords can be looked at. */
export function started(): void {
  show(part('[data-without-script]'), false);
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-shows]'))
    box.addEventListener('change', () => {
      const password = part<HTMLInputElement>(`#${box.dataset.shows}`);
      password.type = box.checked ? 'text' : 'password';
    });
}

/** A new step of the page: shown, and read from its heading on. */
export function goToStep(step: HTMLElement): void {
  show(step);
  const heading = step.querySelector<HTMLElement>('h2');
  heading?.focus();
  heading?.scrollIntoView({ block: 'start' });
}

/** Copies what a button is for, and says so; where the browser may not copy (plain http), it is selected: the keys for copying do the rest. */
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
