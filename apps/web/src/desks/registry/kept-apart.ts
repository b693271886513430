import { keepApart, reconsiderApart } from '@escala/office/acts';
import type { keptApart } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { shortTime } from '../../components/format.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { deskPlayerLink, folded } from './registry-frame.ts';

type Apart = Awaited<ReturnType<(typeof keptApart)['ask']>>;
type Pair = Apart['pairs'][number];
type Shown = Pair['players'][number];

/** Where somebody says that two players are two persons. A FIDE ID that both have is put right first (D-OFF-221). */
export function keepApartForm(site: DeskSite, one: Shown, other: Shown): Html {
  const { translate } = site;
  if (one.fideId !== undefined && one.fideId === other.fideId)
    return html`<p class="quiet">${translate('web.desk-registry.apart-fide-id')}</p>`;
  const form = actForm(site, keepApart, {
    id: `apart-${one.player}-${other.player}`,
    fixed: { one: one.player, version: one.version, other: other.player, otherVersion: other.version },
    about: `${one.name}, ${one.player}, ${other.player}`,
    leadsTo: '/desk/registry/duplicates',
    tone: 'quiet',
    fields: () => html`<p>${translate('web.desk-registry.apart-said')}</p>`,
  });
  return folded(translate('web.submit.player.keep-apart'), form);
}

/** Pairs of which it was said, each with the way back. */
export function apartList(site: DeskSite, { pairs, count }: Apart): Html {
  const { translate } = site;
  return html`<h2 id="apart">${translate('web.desk-registry.apart-list')}</h2>
<p>${translate('web.desk-registry.apart-count', { count, shown: pairs.length })}</p>
<ul>${pairs.map((pair) => apartPair(site, pair))}</ul>`;
}

function apartPair(site: DeskSite, pair: Pair): Html {
  const [one, other] = pair.players;
  const player = ({ player: id, name }: Shown): Html =>
    html`${deskPlayerLink(site, id, name)} <span class="quiet small">${id}</span>`;
  return html`<li>${player(one)} · ${player(other)}
<br>${shortTime(site, pair.on)}: ${pair.reason}
${reconsiderForm(site, pair)}</li>\n`;
}

function reconsiderForm(site: DeskSite, { players: [one, other], version }: Pair): Html {
  const { translate } = site;
  const form = actForm(site, reconsiderApart, {
    id: `reconsider-${one.player}-${other.player}`,
    fixed: { one: one.player, other: other.player, version },
    about: `${one.player}, ${other.player}`,
    tone: 'quiet',
    fields: () => html`<p>${translate('web.desk-registry.reconsider-said')}</p>`,
  });
  return folded(translate('web.desk-registry.reconsider-of', { one: one.player, other: other.player }), form);
}
