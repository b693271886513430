import { previewList, readPeriod, searchLists, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { needsScript } from '../../../components/form-fields.ts';
import { dateInWords } from '../../../components/format.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { lastList } from './last-list.ts';
import { listFindings } from './list-findings.ts';
import { nextScrabbleList } from './next-scrabble-list.ts';
import { previewRows, previewSummary } from './preview-rows.ts';
import { publishPart } from './publish-part.ts';
import { workingPlace } from './working-place.ts';

/** So many rows come along without being asked for; with a filter all of them are looked through. */
const MOST = 100;
const ALL = 20_000;

/** The next list of a series before it comes out, and the button that publishes it. */
export const nextList = defineDeskPage({
  path: '/desk/lists/:series',
  needs: ['list.preview'],
  view: async (ask, { params, query }, site) => {
    const { translate } = site;
    const id = params.series ?? '';
    const { settings } = await ask(showFederation, {});
    const series = settings.series.find((each) => each.id === id);
    if (series && ruleBookOf(series.regulation)?.kind === 'scrabble')
      return nextScrabbleList(ask, { params, query }, site, series);
    const preview = await ask(previewList, { series: id, most: query.text || query.all ? ALL : MOST });
    const period = await ask(readPeriod, { series: id });
    const { lists } = await ask(searchLists, { series: id });
    const name = series?.name ?? id;
    const before = await lastList(ask, site, lists[0], query);
    const isAsked = query.published !== undefined || query.verify !== undefined;
    return {
      title: translate('web.desk-office.next-list', { series: name, date: dateInWords(site, preview.date) }),
      above: html`<p><a href="${href(site, '/desk/lists')}">← ${translate('web.desk-office.to-board')}</a></p>`,
      scripts: ['act-forms.ts', 'office-working.ts'],
      main: html`${needsScript(translate)}${workingPlace(site)}${isAsked && before}
<section><h2>${translate('web.desk-office.preview-of-list')}</h2><p>${translate('web.desk-office.preview-said')}</p>${previewSummary(site, preview)}</section>
${publishPart(site, { id, name, preview, period })}
${listFindings(site, preview.findings, preview.names)}${previewRows(site, id, preview, query)}${!isAsked && before}`,
    };
  },
});
