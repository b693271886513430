import { searchCorrections, searchScrabbleCorrections, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { shortTime } from '../../../components/format.ts';
import { correctionText } from '../../../components/rating/cause.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { listLinks, type Made } from './list-links.ts';
import { scrabbleChangeText } from './scrabble/scrabble-change-text.ts';

/** What has been put right so far, the newest first, and the way to put something right. */
export const correctionsMade = defineDeskPage({
  path: '/desk/corrections',
  needs: ['correction.preview'],
  view: async (ask, _request, site) => {
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const kinds = new Set(settings.series.map(({ regulation }) => ruleBookOf(regulation)?.kind));
    // Where nothing else is rated, an empty list of the other game would say that nothing was put right.
    const isScrabble = kinds.has('scrabble') && !kinds.has('head-to-head');
    const link = (path: string, key: string): Html =>
      html`<a class="button" href="${href(site, path)}">${translate(key)}</a> `;
    return {
      title: translate('web.desk-office.corrections'),
      scripts: ['act-forms.ts'],
      main: html`<p>${translate('web.desk-office.corrections-said')}</p>
<p class="actions">${kinds.has('head-to-head') && link('/desk/corrections/new', 'web.desk-office.new-correction')}${kinds.has('scrabble') && link('/desk/corrections/scrabble/new', 'web.desk-office.new-scrabble-correction')}</p>
<h2>${translate('web.desk-office.corrections-made')}</h2>${!isScrabble && (await chess(ask, site, settings.series))}${kinds.has('scrabble') && html`${!isScrabble && html`<h2>${translate('web.desk-office.scrabble')}</h2>`}${await scrabble(ask, site, settings.series)}`}`,
    };
  },
});

async function chess(ask: Ask, site: Site, series: readonly { id: string; name: string }[]): Promise<Html> {
  const { corrections, names } = await ask(searchCorrections, { limit: 100 });
  if (corrections.length === 0) return html`<p class="quiet">${site.translate('web.desk-office.no-corrections')}</p>`;
  return html`<ul class="made">${corrections.map((made) => one(site, made, names, series))}</ul>`;
}

function one(
  site: Site,
  made: Made,
  names: Readonly<Record<string, string>>,
  series: readonly { id: string; name: string }[],
): Html {
  const { translate } = site;
  return html`<li class="card"><p>${correctionText(site, made.change, names, made.before)} <q>${made.reason}</q></p>
<p class="quiet small">${shortTime(site, made.on)} · <a href="${href(site, `/desk/corrections/${encodeURIComponent(made.id)}`)}">${translate('web.desk-office.correction-page')}</a></p>
<details><summary>${translate('web.desk-office.lists-moved', { lists: made.lists.length })}</summary>${listLinks(site, made.lists, series)}</details></li>\n`;
}

async function scrabble(ask: Ask, site: Site, series: readonly { id: string; name: string }[]): Promise<Html> {
  const { corrections, names } = await ask(searchScrabbleCorrections, { limit: 100 });
  const { translate } = site;
  return html`${
    corrections.length === 0
      ? html`<p class="quiet">${translate('web.desk-office.no-corrections')}</p>`
      : html`<ul class="made">${corrections.map(
          ({
            change,
            before,
            reason,
            on,
            lists,
          }) => html`<li class="card"><p>${scrabbleChangeText(site, change, names, before)} <q>${reason}</q></p>
<p class="quiet small">${shortTime(site, on)}</p>
<details><summary>${translate('web.desk-office.lists-moved', { lists: lists.length })}</summary>${listLinks(site, lists, series)}</details></li>\n`,
        )}</ul>`
  }`;
}
