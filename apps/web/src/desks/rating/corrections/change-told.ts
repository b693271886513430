import type { RecordedChange } from '@escala/office';
import { eventDocument, showEvent, showPlayer } from '@escala/office/questions';
import { datesOf } from '../../../components/events/event-list.ts';
import { resultText } from '../../../components/events/result.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';

const fromTo = (before: Html | string, after: Html | string): Html =>
  html`<del>${before}</del> → <ins><strong>${after}</strong></ins>`;

/** What is on record and what it would be. */
export async function changeTold(ask: Ask, site: Site, change: RecordedChange): Promise<Html> {
  if (change.kind === 'annulment' || change.kind === 'reinstatement') return NOTHING;
  if (change.kind === 'dates') {
    const { event } = await ask(showEvent, { event: change.event });
    return html`<p>${fromTo(datesOf(site, event), datesOf(site, change))}</p>`;
  }
  const { players, games } = await ask(eventDocument, { event: change.event });
  const nameOf = (player: string): string => players.find(({ id }) => id === player)?.name ?? player;
  if (change.kind === 'identity') {
    const { name } = await ask(showPlayer, { player: change.to });
    return html`<p>${fromTo(nameOf(change.from), name)}</p>`;
  }
  const { round, white, black } = change;
  const pair = `${nameOf(white)} – ${nameOf(black)}`;
  const heading = site.translate('web.round.title', { round });
  if (change.kind === 'colours') return html`<p>${heading}: ${fromTo(pair, `${nameOf(black)} – ${nameOf(white)}`)}</p>`;
  const game = games.find((each) => each.round === round && each.white === white && each.black === black);
  const after = { result: change.result, kind: change.gameKind ?? game?.kind };
  return html`<p>${heading}: ${pair}: ${fromTo(resultText(game ?? {}), resultText(after))}</p>`;
}
