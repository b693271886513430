import { mayTry } from '@escala/office';
import { previewList, readPeriod, reportInbox, showFederation } from '@escala/office/questions';
import { badge } from '../../../components/ui/badge.ts';
import { emptyState } from '../../../components/ui/empty-state.ts';
import { tabs } from '../../../components/ui/tabs.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href, withQuery } from '../../../kit/site.ts';
import { isBehind, isDue, type NamedSeries, type Period } from './period.ts';
import { periodChanges } from './period-changes.ts';
import { periodChecks } from './period-checks.ts';
import { periodCounts } from './period-counts.ts';
import { periodEvents } from './period-events.ts';
import { workingPlace } from './working-place.ts';

interface SeriesPeriod {
  readonly series: NamedSeries;
  readonly period: Period;
}

const MOST = 5;

/** The period of a series on its way to the next list: what is in, what waits, what stands in the way, who moves. */
export const board = defineDeskPage({
  path: '/desk/lists',
  needs: ['period.read'],
  view: async (ask, { query }, site) => {
    const { translate, today, viewer } = site;
    const { settings } = await ask(showFederation, {});
    const periods: SeriesPeriod[] = [];
    for (const series of settings.series)
      periods.push({ series, period: await ask(readPeriod, { series: series.id }) });
    const title = translate('web.desk-office.lists');
    const waits = ({ period }: SeriesPeriod): boolean => period.of === 'event' && isDue(period, today);
    const chosen = periods.find(({ series }) => series.id === query.series) ?? periods.find(waits) ?? periods[0];
    if (chosen === undefined) return { title, main: emptyState({ title: translate('web.desk-office.no-series') }) };
    const { series, period } = chosen;
    const preview = await ask(previewList, { series: series.id, most: MOST });
    const asksInbox = period.submitted.length > 0 && period.of === 'event' && mayTry(viewer, 'report.inbox');
    const { reports } = asksInbox ? await ask(reportInbox, { limit: 200 }) : { reports: [] };
    return {
      title,
      actions: tabs(
        [
          ...periods.map((each) => ({
            name: html`${each.series.name}${(waits(each) || isBehind(each.period)) && html` ${badge(translate('web.desk-office.due'), 'warning')}`}`,
            href: href(site, withQuery('/desk/lists', { series: each.series.id })),
            isHere: each === chosen,
          })),
          { name: translate('web.desk-office.past-lists'), href: href(site, `/lists/${series.id}`) },
        ],
        { label: title, kind: 'mini' },
      ),
      scripts: ['act-forms.ts', 'office-working.ts'],
      main: html`${workingPlace(site)}<div class="columns">${periodCounts(site, series, period, preview)}
${periodEvents(site, series, period, reports, query.show)}${periodChecks(site, series, period, preview)}
${periodChanges(site, series, preview)}</div>`,
    };
  },
});
