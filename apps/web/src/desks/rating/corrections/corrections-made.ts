import { searchCorrections, showFederation } from '@escala/office/questions';
import { shortTime } from '../../../components/format.ts';
import { correctionText } from '../../../components/rating/cause.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { listLinks, type Made } from './list-links.ts';

/** What has been put right so far, the newest first, and the way to put something right. */
export const correctionsMade = defineDeskPage({
  path: '/desk/corrections',
  needs: ['correction.preview'],
  view: async (ask, _request, site) => {
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const { corrections, names } = await ask(searchCorrections, { limit: 100 });
    return {
      title: translate('web.desk-office.corrections'),
      scripts: ['act-forms.ts'],
      main: html`<p>${translate('web.desk-office.corrections-said')}</p>
<p class="actions"><a class="button" href="${href(site, '/desk/corrections/new')}">${translate('web.desk-office.new-correction')}</a></p>
<h2>${translate('web.desk-office.corrections-made')}</h2>${
        corrections.length === 0
          ? html`<p class="quiet">${translate('web.desk-office.no-corrections')}</p>`
          : html`<ul class="made">${corrections.map((made) => one(site, made, names, settings.series))}</ul>`
      }`,
    };
  },
});

function one(
  site: Site,
  made: Made,
  names: Readonly<Record<string, string>>,
  series: readonly { id: string; name: string }[],
): Html {
  const { translate } = site;
  return html`<li class="card inside"><p>${correctionText(site, made.change, names, made.before)} <q>${made.reason}</q></p>
<p class="quiet small">${shortTime(site, made.on)} · <a href="${href(site, `/desk/corrections/${encodeURIComponent(made.id)}`)}">${translate('web.desk-office.correction-page')}</a></p>
<details><summary>${translate('web.desk-office.lists-moved', { lists: made.lists.length })}</summary>${listLinks(site, made.lists, series)}</details></li>\n`;
}
