import { readPeriod, showFederation } from '@escala/office/questions';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { boardOfSeries } from './board-of-series.ts';
import { workingPlace } from './working-place.ts';

/** The period of every series: what is in, what is missing, and when its list is due. */
export const board = defineDeskPage({
  path: '/desk/lists',
  needs: ['period.read'],
  view: async (ask, _request, site) => {
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const parts: Html[] = [];
    let registryActs = 0;
    for (const series of settings.series) {
      const period = await ask(readPeriod, { series: series.id });
      registryActs = Math.max(registryActs, period.registryActs);
      parts.push(boardOfSeries(site, series, period));
    }
    return {
      title: translate('web.desk-office.lists'),
      scripts: ['act-forms.ts', 'office-working.ts'],
      main: html`<p>${translate('web.desk-office.board-said')}</p>${workingPlace(site)}${registryActs > 0 && registryNotice(site, registryActs)}${
        parts.length === 0 ? html`<p class="notice">${translate('web.desk-office.no-series')}</p>` : parts
      }`,
    };
  },
});

/** A licence, a birth date or a merge may have moved lists that are out. */
function registryNotice(site: Site, acts: number): Html {
  const { translate } = site;
  return html`<p class="notice">${translate('web.desk-office.registry-moved', { acts })}
<a href="${href(site, '/desk/revision')}" data-takes-time>${translate('web.desk-office.see-revision')}</a></p>`;
}
