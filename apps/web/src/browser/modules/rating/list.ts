import { debounce } from '../../page/debounce.ts';
import { isTouched } from '../../page/is-touched.ts';
import { pageAt } from '../../page/page-at.ts';

const WAIT = 250;

/**
 * Filters, sorts and pages through a list without leaving the page: the server's page is fetched, and everything around
 * the form is replaced. The address always matches what is shown.
 */
const form = document.querySelector<HTMLFormElement>('form[data-list]');
if (form) bringToLife(form);

function bringToLife(form: HTMLFormElement): void {
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = 'unseen';
  form.append(status);

  offerClubs(form);

  let underWay: AbortController | undefined;
  /** The last request is what is shown, whichever answer arrives first (D-OFF-301). */
  const show = async (address: string, ...signals: AbortSignal[]): Promise<Document> => {
    underWay?.abort();
    underWay = new AbortController();
    const page = await pageAt(address, AbortSignal.any([underWay.signal, ...signals]));
    const next = page.querySelector('form[data-list]');
    if (next === null) throw new Error('Not a list.');
    replaceAround(form, next);
    renewHidden(form, next);
    // Links to other languages lead to the same list.
    const languages = page.querySelector('footer.site');
    if (languages) document.querySelector('footer.site')?.replaceWith(languages);
    status.textContent = document.querySelector('[data-list-count]')?.textContent ?? '';
    return page;
  };
  const filter = debounce(WAIT, async (signal) => {
    const address = addressOf(form);
    await show(address, signal);
    history.replaceState(null, '', address);
  });

  form.addEventListener('input', filter);
  if (isTouched(form)) filter();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    filter();
  });
  document.querySelector('main')!.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('thead a, .pages a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const place = link.closest('th')?.cellIndex;
    try {
      await show(link.href);
      history.pushState(null, '', link.href);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(link.href);
      return;
    }
    const heading = place === undefined ? undefined : document.querySelectorAll('thead th')[place]?.querySelector('a');
    if (heading) heading.focus();
    else document.querySelector<HTMLElement>('[data-list-rows]')?.scrollIntoView();
  });
  addEventListener('popstate', () => location.reload());
}

/** Replaces what precedes and follows the form; the form itself stays, and with it the focus. */
function replaceAround(form: Element, next: Element): void {
  const [here, there] = [siblings(form), siblings(next)];
  for (const node of [...here.before, ...here.after]) node.remove();
  form.before(...there.before);
  form.after(...there.after);
}

function siblings(form: Element): { before: ChildNode[]; after: ChildNode[] } {
  const all = [...form.parentNode!.childNodes];
  const place = all.indexOf(form);
  return { before: all.slice(0, place), after: all.slice(place + 1) };
}

/** The form carries order and edition along. */
function renewHidden(form: Element, next: Element): void {
  for (const field of form.querySelectorAll('input[type=hidden]')) field.remove();
  form.prepend(...next.querySelectorAll('input[type=hidden]'));
}

/** Only the fields filled in. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  const query = new URLSearchParams(fields).toString();
  return query === '' ? location.pathname : `${location.pathname}?${query}`;
}

/**
 * Club names to choose from, loaded when the field gets the focus. Without them, part of a name finds the club as well.
 */
function offerClubs(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[data-offered]');
  if (field === null) return;
  if (document.activeElement === field) void fill(field);
  else field.addEventListener('focus', () => void fill(field), { once: true });
}

async function fill(field: HTMLInputElement): Promise<void> {
  const answer = await fetch(field.dataset.offered!).catch(() => undefined);
  if (!answer?.ok) return;
  const { choices } = (await answer.json()) as { choices: { clubs: readonly { name: string }[] } };
  field.list?.append(...choices.clubs.map(({ name }) => new Option('', name)));
}
