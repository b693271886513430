/**
 * Puts what is new into the page and leaves everything else alone: focus, open details, scrolled tables. Returns what
 * to announce: the sentences of rows with a new result.
 */
export function putChanges(present: Element, next: Element): string[] | undefined {
  if (present.innerHTML === next.innerHTML) return undefined;
  const before = sentencesOf(present);
  const said = [...sentencesOf(next)].filter(([id, text]) => text !== '' && before.get(id) !== text);
  keepOpened(present, next);
  const focus = keptFocus(present);
  const scrolled = [...present.querySelectorAll('.scroll')].map((each) => each.scrollLeft);
  present.replaceChildren(...next.childNodes);
  [...present.querySelectorAll('.scroll')].forEach((each, i) => {
    each.scrollLeft = scrolled[i] ?? 0;
  });
  focus?.();
  return said.map(([, text]) => text);
}

function sentencesOf(part: Element): Map<string, string> {
  const rows = [...part.querySelectorAll<HTMLElement>('[data-said]')];
  return new Map(rows.map((row) => [row.id, row.dataset.said ?? '']));
}

/** By the row of the details, or else by their index. */
function detailsOf(part: Element): Map<string, HTMLDetailsElement> {
  const all = [...part.querySelectorAll('details')];
  return new Map(all.map((each, i) => [each.closest('tr')?.previousElementSibling?.id || String(i), each]));
}

function keepOpened(present: Element, next: Element): void {
  const opened = detailsOf(present);
  for (const [key, details] of detailsOf(next)) details.open = opened.get(key)?.open ?? details.open;
}

/** Returns the focus to the link or details that had it. */
function keptFocus(present: Element): (() => void) | undefined {
  const held = document.activeElement;
  if (held === null || !present.contains(held)) return undefined;
  const place = focusable(present).indexOf(held as HTMLElement);
  const address = held.getAttribute('href');
  return () => {
    const all = focusable(present);
    const same = all.find((each) => address !== null && each.getAttribute('href') === address) ?? all[place];
    same?.focus({ preventScroll: true });
  };
}

const focusable = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('a[href], summary, button')];
