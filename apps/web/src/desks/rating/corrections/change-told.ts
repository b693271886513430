import type { RecordedBefore, RecordedChange } from '@escala/office';
import { showPlayer } from '@escala/office/questions';
import { changeText } from '../../../components/rating/cause.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';
import type { EventToCorrect } from './event-to-correct.ts';

/** What is on record and what it would be. */
export async function changeTold(
  ask: Ask,
  site: Site,
  { change, event }: { readonly change: RecordedChange; readonly event: EventToCorrect },
  before: RecordedBefore = {},
): Promise<Html> {
  if (change.kind === 'annulment' || change.kind === 'reinstatement') return NOTHING;
  const really = change.kind === 'identity' ? { [change.to]: (await ask(showPlayer, { player: change.to })).name } : {};
  const names = { ...event.players, ...really, [event.id]: event.name };
  return html`<p>${site.translate(`web.desk-office.kind-${change.kind}`)}${changeText(site, change, names, before, marked)}</p>`;
}

const marked = (was: Value, is: Value): Html =>
  html`${was && html`<del>${was}</del> → `}<ins><strong>${is}</strong></ins>`;
