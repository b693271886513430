import { dayFrom } from '@escala/core';
import { mayTry } from '@escala/office';
import { previewList, readPeriod, reportInbox, showFederation } from '@escala/office/questions';
import { dateInWords, dayInWords } from '../../../components/format.ts';
import { badge } from '../../../components/ui/badge.ts';
import { emptyState } from '../../../components/ui/card.ts';
import { tabs } from '../../../components/ui/navigation.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { isBehind, isDue, type NamedSeries, type Period } from './period.ts';
import { firstRatings, periodChanges } from './period-changes.ts';
import { periodChecks } from './period-checks.ts';
import { periodEvents } from './period-events.ts';
import type { Preview } from './preview-rows.ts';
import { WORKING_PLACE } from './working-place.ts';

/** The next list: its date, a link to it, and four counts of events, from in progress to included. */
function periodCounts(site: Site, { id, name }: NamedSeries, period: Period, preview: Preview): Html {
  const { translate, today } = site;
  const { nextList, lastList, playing, submitted, missing, accepted, due, of } = period;
  const games = accepted.reduce((sum, event) => sum + (event.games ?? 0), 0);
  const days = dayFrom(nextList) - dayFrom(today);
  const facts = [
    translate(days > 0 ? 'web.desk-office.list-in-days' : 'web.desk-office.list-due', { days: Math.abs(days) }),
    lastList !== null && translate('web.desk-office.last-list', { date: dateInWords(site, lastList) }),
    isBehind(period) && html`<strong>${translate('web.desk-office.behind', { lists: due.length })}</strong>`,
  ];
  return html`<section class="card board"><header><div><h2>${translate('web.desk-office.next-list', { series: name, date: dateInWords(site, nextList) })}</h2>
<p class="quiet small dots">${facts.map((fact) => fact && html`<span>${fact}</span>`)}</p></div>
<div class="row"><a class="button" href="${href(site, `/desk/lists/${id}`)}" data-takes-time>${translate('web.desk-office.see-preview')}</a>${
    isDue(period, today)
      ? html`<a class="button main" href="${href(site, `/desk/lists/${id}#publish`)}" data-takes-time>${translate('web.desk-office.publish-heading')}</a>`
      : html`<button type="button" class="main" disabled>${translate('web.desk-office.publish-on', { date: dayInWords(site, nextList) })}</button>`
  }</div></header>
<ul class="period">${of === 'event' && [count(site, 'playing', playing.length, translate('web.desk-office.later-lists')), count(site, 'missing', missing.length, translate('web.desk-office.board-missing', { events: missing.length }), true)]}
${count(site, 'waiting', submitted.length, submitted.length > 0 ? html`<a href="${href(site, '/desk/reports')}">${translate('web.desk-office.decide-now')}</a>` : translate('web.desk-office.inbox-empty'), true)}
${count(site, 'in', accepted.length, translate('web.desk-office.in-games', { games, players: preview.rows.kind === 'scrabble' ? preview.rows.lines.length : preview.rows.moving }))}</ul></section>`;
}

type Kind = 'playing' | 'missing' | 'waiting' | 'in';

const count = ({ translate }: Site, kind: Kind, events: number, said: Value, waits = false): Html =>
  html`<li${waits && events > 0 && html` class="waits"`}><span class="quiet">${translate(`web.desk-work.period-${kind}`)}</span><strong>${events}</strong><span>${said}</span></li>\n`;

interface SeriesPeriod {
  readonly series: NamedSeries;
  readonly period: Period;
}

const MOST = 5;

/** The period of a series up to the next list: what is included, what is waiting, the obstacles, the changes. */
export const board = defineDeskPage({
  path: '/desk/lists',
  needs: ['period.read'],
  view: async ({ ask, query, site }) => {
    const { translate, today, viewer } = site;
    const { settings } = await ask(showFederation, {});
    const periods: SeriesPeriod[] = [];
    for (const series of settings.series)
      periods.push({ series, period: await ask(readPeriod, { series: series.id }) });
    const title = translate('web.word.rating-lists');
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
      scripts: ['office-working.ts'],
      main: html`${WORKING_PLACE}<div class="columns">${periodCounts(site, series, period, preview)}
<div class="most stack loose">${periodEvents(site, series, period, reports, query.show)}${periodChanges(site, series, preview)}</div>
<div class="third stack loose">${periodChecks(site, series, period, preview)}${firstRatings(site, preview)}</div></div>`,
    };
  },
});
