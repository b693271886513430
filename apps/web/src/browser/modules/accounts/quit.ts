import { part, show, started } from '../../accounts/page-parts.ts';
import { officeApi, send } from '../../api/office-api.ts';
import { onSubmit } from '../../api/submit-form.ts';
import { filled, wordsOf } from '../../page/words.ts';
import { keptStore } from '../../queue/kept-store.ts';
import { isOpenEntry, type QueuedEntry } from '../../queue/queued-entry.ts';

const words = wordsOf<'quit.ts'>();
const place = part('[data-quit]');
const federation = place.dataset.quit ?? '';

started();
void showUnsaved();
onSubmit(part<HTMLFormElement>('[data-quit-form]'), async () => {
  if (await showUnsaved()) return;
  const { csrf } = await officeApi(federation).session();
  await send('POST', `/api/${federation}/quit`, undefined, { 'x-csrf-token': csrf ?? '' });
  showStopped();
});

/** Results that this browser has not sent yet, with the way to them: without the program they would wait. */
async function showUnsaved(): Promise<boolean> {
  const store = await keptStore();
  const waiting = (await store.read()).filter((entry) => entry.federation === federation && isOpenEntry(entry));
  const box = part('[data-unsaved]');
  part('ul', box).replaceChildren(...waiting.map(lineOf));
  show(box, waiting.length > 0);
  return waiting.length > 0;
}

function lineOf({ event, round, board }: QueuedEntry): HTMLElement {
  const line = document.createElement('li');
  const address = filled(place.dataset.results ?? '', { event: encodeURIComponent(event), round: String(round) });
  const textContent = words('web.quit.waiting', { round, board });
  line.append(Object.assign(document.createElement('a'), { href: address, textContent }));
  return line;
}

/** Every link of the page would now lead nowhere. */
function showStopped(): void {
  const stopped = part('[data-stopped]');
  document.querySelector('header.desk')?.remove();
  document.querySelector('nav.rail')?.remove();
  const title = stopped.dataset.stopped ?? '';
  part('h1').textContent = title;
  document.title = title;
  place.remove();
  show(stopped);
  stopped.focus();
}
