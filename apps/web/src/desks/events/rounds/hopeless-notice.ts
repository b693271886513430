import { dayFrom, type Promotions, type PromotionVerdict, type Reason } from '@escala/core';
import { eventVerdicts } from '@escala/office/questions';
import { automaticWithdrawal } from '@escala/regulations/fce-1990';
import { articleLink } from '../../../components/articles.ts';
import { engineWords } from '../../../components/engine-words.ts';
import { html, type Value } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

/**
 * Before a round of an official Swiss is paired: who can no longer go up and is withdrawn, unless the wish to go on was told (Retirats
 * 14.2.2). The wish is on no record, so nobody is withdrawn by this, and a game under reserve may still change the points (D-OFF-363).
 */
export async function hopelessNotice(ask: Ask, site: Site, shown: DeskEvent): Promise<Value> {
  const { id, event, rounds, entries, desk } = shown;
  const isOfficial = event.system === 'fce-1990' && event.flags?.official === true;
  const isUnderReserve = rounds.some(({ underReserve }) => underReserve.length > 0);
  if (!isOfficial || isUnderReserve || rounds.length === 0 || desk.next.step !== 'pair-round') return undefined;
  const { promotions } = await ask(eventVerdicts, { event: id });
  if (promotions === undefined) return undefined;
  const there = new Map(
    entries.flatMap((entry) => (entry.withdrawnAfter === undefined ? [[entry.player, entry]] : [])),
  );
  const hopeless = hopelessPlayers(promotions, rounds.at(-1)!.round, event.end).filter(({ player }) =>
    there.has(player),
  );
  if (hopeless.length === 0) return undefined;
  const { translate } = site;
  return html`<section class="notice"><h2>${translate('web.hopeless.title', { players: hopeless.length })}</h2>
<p>${translate('web.hopeless.about')} [${articleLink(site, 'fce-1990', 'Retirats 14.2.2')}]</p>
<ul>${hopeless.map(
    ({ player, hope }) =>
      html`<li><a href="${href(site, deskPath(id, `/entries/${encodeURIComponent(player)}`))}">${there.get(player)!.name}</a>: ${engineWords(site, translate(`finding.${hope.code}`, hope.values))}</li>\n`,
  )}</ul></section>`;
}

interface Hopeless {
  readonly player: string;
  readonly hope: Reason;
}

/** A number of rounds that no table knows makes nobody hopeless, nor does a category that is not told. */
function hopelessPlayers({ players, rounds }: Promotions, roundsDone: number, end: string): readonly Hopeless[] {
  return players.filter(isTabled).flatMap(({ player, from, points, seconds = 0 }) => {
    if (from === null) return [];
    const score = { category: from, rounds, roundsDone, points, seconds };
    const { withdrawn, reasons } = automaticWithdrawal(score, false, dayFrom(end));
    return withdrawn ? [{ player, hope: reasons[0]! }] : [];
  });
}

const isTabled = ({ reasons }: PromotionVerdict): boolean =>
  reasons.some(({ code, holds }) => code === 'fce-1990.promotion-table' && holds === 'yes');
