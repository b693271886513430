import { commandOf } from '../../desk/command-of.ts';
import { followStart, keepRoundDates } from '../../events/round-dates.ts';
import { debounce } from '../../page/debounce.ts';
import { isTouched } from '../../page/is-touched.ts';
import { pageAt } from '../../page/page-at.ts';

/**
 * The form of an event: the regulations comment on what is typed, and the rows of dates follow the number of rounds.
 */
const WAIT = 400;

const place = document.querySelector<HTMLElement>('[data-check]');
const form = document.querySelector<HTMLFormElement>('form[data-act^="event."]');
if (place && form) watch(form, place);

function watch(form: HTMLFormElement, place: HTMLElement): void {
  const check = debounce(WAIT, async (signal) => {
    const facts = JSON.stringify(commandOf(form).facts ?? {});
    const query = new URLSearchParams({ facts, ...(place.dataset.event ? { event: place.dataset.event } : {}) });
    const next = (await pageAt(`${place.dataset.check}?${query}`, signal)).querySelector('[data-check]');
    if (next === null || next.innerHTML.trim() === place.innerHTML.trim()) return;
    const isOpen = place.querySelector('details')?.open === true;
    // The element read aloud stays the same: a new one would be announced in any case.
    const said = place.querySelector('[role=status]');
    const saidNow = next.querySelector('[role=status]');
    if (said && saidNow) {
      if (said.textContent !== saidNow.textContent) said.replaceChildren(...saidNow.childNodes);
      while (said.nextSibling) said.nextSibling.remove();
      while (saidNow.nextSibling) place.append(saidNow.nextSibling);
    } else place.replaceChildren(...next.childNodes);
    const details = place.querySelector('details');
    if (details) details.open = isOpen;
  });
  keepRoundDates(form);
  followStart(form);
  form.addEventListener('input', check);
  if (isTouched(form)) check();
}
