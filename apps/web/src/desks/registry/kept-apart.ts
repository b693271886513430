import { keepApart, reconsiderApart } from '@escala/office/acts';
import type { AnswerOf, keptApart } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { deskPlayerLink } from './registry-frame.ts';

type Apart = AnswerOf<typeof keptApart>;
type Pair = Apart['pairs'][number];
type Shown = Pair['players'][number];

/** States that two players are different people. A FIDE ID that both have has to be corrected first (D-OFF-221). */
export function keepApartForm(site: DeskSite, one: Shown, other: Shown): Html {
  const { translate } = site;
  if (one.fideId !== undefined && one.fideId === other.fideId)
    return html`<span class="quiet">${translate('web.desk-registry.apart-fide-id')}</span>`;
  return actForm(site, keepApart, {
    popup: {},
    id: `apart-${one.player}-${other.player}`,
    fixed: { one: one.player, version: one.version, other: other.player, otherVersion: other.version },
    about: `${one.name}, ${one.player}, ${other.player}`,
    leadsTo: '/desk/registry/duplicates',
    fields: () => html`<p>${translate('web.desk-registry.apart-said')}</p>`,
  });
}

/** Pairs kept apart, each with a button to undo it. */
export function apartList(site: DeskSite, { pairs, count }: Apart): Value {
  const { translate } = site;
  if (count === 0) return undefined;
  const player = ({ player: id, name }: Shown): Html =>
    html`${deskPlayerLink(site, id, name)} <span class="quiet small">${id}</span>`;
  return card(
    {
      title: translate('web.desk-registry.apart-list'),
      aside: html`<span class="quiet small">${translate('web.desk-registry.apart-count', { count, shown: pairs.length })}</span>`,
      flush: true,
    },
    table(site, pairs, [
      ['web.word.players', ({ players: [one, other] }) => html`${player(one)} · ${player(other)}`, 'name'],
      ['web.word.why', ({ reason }) => reason],
      ['web.desk-record.when', ({ on }) => shortTime(site, on), 'wide quiet'],
      ['web.desk-registry.change', (pair) => reconsiderForm(site, pair), 'number unseen'],
    ]),
  );
}

function reconsiderForm(site: DeskSite, { players: [one, other], version }: Pair): Html {
  const { translate } = site;
  return actForm(site, reconsiderApart, {
    popup: {
      title: translate('web.desk-registry.reconsider-of', { one: one.player, other: other.player }),
      kind: 'plain',
    },
    id: `reconsider-${one.player}-${other.player}`,
    fixed: { one: one.player, other: other.player, version },
    about: `${one.player}, ${other.player}`,
    fields: () => html`<p>${translate('web.desk-registry.reconsider-said')}</p>`,
  });
}
