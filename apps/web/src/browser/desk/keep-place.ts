const KEY = 'escala.place';
const LONGEST = 20_000;

interface Place {
  readonly path: string;
  readonly act: string;
  readonly isFolded: boolean;
  /** Its index among this act's foldable forms, or among its other forms. */
  readonly index: number;
  readonly at: number;
}

/**
 * An act ends by reloading the page. The focus returns to where the user was, and what was unfolded stays open: the
 * third absence of a round costs no more effort than the first (D-OFF-321).
 */
export function keepPlace(): void {
  document.addEventListener('escala:done', ({ target }) => {
    const form = target as HTMLFormElement;
    const { act, after, done } = form.dataset;
    const isFolded = form.closest('details') !== null;
    // A form that reports success is finished: it is folded away again, unless it is one button of many.
    const isBehind = isFolded && done && !form.classList.contains('inline');
    if (act === undefined || after === 'stay' || isBehind) return;
    const index = formsOf({ act, isFolded }).indexOf(form);
    const place: Place = { path: location.pathname, act, isFolded, index, at: Date.now() };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(place));
    } catch {
      // Without storage the page starts at the top.
    }
  });
  const place = kept();
  if (place?.path === location.pathname && Date.now() - place.at < LONGEST) goTo(place);
}

const formsOf = ({ act, isFolded }: Pick<Place, 'act' | 'isFolded'>): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>(`form[data-act="${CSS.escape(act)}"]:not([data-undoes])`)].filter(
    (form) => (form.closest('details') !== null) === isFolded,
  );

function kept(): Place | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Place);
  } catch {
    return undefined;
  }
}

/**
 * Focuses what contains the next button, if there is such a thing, not
 * the button itself: pressing twice must not mark the next player.
 */
function goTo(place: Place): void {
  const forms = formsOf(place);
  const form = forms[Math.min(place.index, forms.length - 1)];
  if (!form || document.activeElement !== document.body) return;
  const holder = form.closest('details');
  if (holder) holder.open = true;
  const opener = document.querySelector<HTMLElement>(
    `[popovertarget="${CSS.escape(form.closest('[popover]')?.id ?? '')}"]`,
  );
  // Never another button of the form, which might remove what was just saved.
  const sender = form.querySelector<HTMLElement>('button:not([type="button"])');
  const target = holder?.querySelector<HTMLElement>('summary') ?? opener ?? sender;
  target?.focus({ preventScroll: true });
}
