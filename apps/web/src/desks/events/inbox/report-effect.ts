import { number } from '@escala/messages';
import type { reportEffect } from '@escala/office/questions';
import { time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type Effect = Awaited<ReturnType<(typeof reportEffect)['ask']>>;
type List = Effect['lists'][number];

/** What everybody's games here would give and take on the list that they belong to. */
export function reportEffectSection(site: Site, { lists, names }: Effect): Html {
  const { translate } = site;
  return html`<section><h2>${translate('web.desk-office.effect')}</h2>
${
  lists.length === 0
    ? html`<p>${translate('web.desk-office.effect-none')}</p>`
    : html`<p class="quiet small">${translate('web.desk-office.effect-said')}</p>${lists.map((list) => changesTable(site, list, names))}`
}</section>`;
}

function changesTable(site: Site, { name, date, changes }: List, names: Readonly<Record<string, string>>): Html {
  const { translate, language } = site;
  return html`<details${changes.length <= 12 && html` open`}><summary>${name}, ${time(site, date)}: ${translate('web.desk-office.moved-players', { players: changes.length })}</summary>
${table(site, changes, [
  ['web.list.name', ({ player }) => playerLink(site, player, names[player] ?? player), 'name'],
  ['web.event-ratings.own', ({ own }) => own, 'number'],
  ['web.list.games', ({ games }) => games, 'number wide'],
  ['web.event-ratings.score', ({ score }) => number(score, language), 'number wide'],
  ['web.event-ratings.expected', ({ expected }) => number(expected, language), 'number wide'],
  ['web.list.change', ({ change }) => signed(site, change), 'number'],
])}</details>`;
}

function signed({ language }: Site, value: number): Html {
  const text = value > 0 ? `+${number(value, language)}` : value < 0 ? `−${number(-value, language)}` : '0';
  return html`<span class="${value > 0 ? 'up' : value < 0 ? 'down' : ''}">${text}</span>`;
}
