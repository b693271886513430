import { dayFrom } from '@escala/core';
import { eventVerdicts } from '@escala/office/questions';
import { titleBookOf } from '@escala/regulations';
import { bookOf, systemOf } from '../../../components/competition-book.ts';
import { reasonText } from '../../../components/reasons/reasons.ts';
import { notice } from '../../../components/ui/card.ts';
import { html, type Value } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

/**
 * Before a round of an official Swiss is paired: players who can no longer be promoted and are to be withdrawn, unless
 * they said they wish to continue (Retirats 14.2.2). That wish is not on record, so this withdraws nobody, and a game
 * under reserve may still change the points (D-OFF-363).
 */
export async function hopelessNotice(ask: Ask, site: Site, shown: DeskEvent): Promise<Value> {
  const { id, event, rounds, entries, desk } = shown;
  const book = bookOf(event);
  const { hopeless: hopelessOf } = titleBookOf(book.titles ?? '')?.categories ?? {};
  const isOfficial = systemOf(event)?.pairedBy === 'engine' && event.flags?.official === true;
  const isUnderReserve = rounds.some(({ underReserve }) => underReserve.length > 0);
  if (
    hopelessOf === undefined ||
    !isOfficial ||
    isUnderReserve ||
    rounds.length === 0 ||
    desk.next.step !== 'pair-round'
  )
    return undefined;
  const { promotions } = await ask(eventVerdicts, { event: id });
  if (promotions === undefined) return undefined;
  const there = new Map(
    entries.flatMap((entry) => (entry.withdrawnAfter === undefined ? [[entry.player, entry]] : [])),
  );
  const hopeless = hopelessOf(promotions, rounds.at(-1)!.round, dayFrom(event.end)).filter(({ player }) =>
    there.has(player),
  );
  if (hopeless.length === 0) return undefined;
  const { translate } = site;
  return notice(html`<h2>${translate('web.hopeless.title', { players: hopeless.length })}</h2>
<p>${translate('web.hopeless.about')}</p>
<ul>${hopeless.map(
    ({ player, hope }) =>
      html`<li><a href="${href(site, deskPath(id, `/entries/${encodeURIComponent(player)}`))}">${there.get(player)!.name}</a>: ${reasonText(site, hope)}</li>\n`,
  )}</ul>`);
}
