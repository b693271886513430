import type { scrabbleReportInbox } from '@escala/office/questions';
import { shortTime } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { age, findingCounts } from './inbox-table.ts';

type Line = Awaited<ReturnType<(typeof scrabbleReportInbox)['ask']>>['events'][number];

/** Reports of Scrabble events in one state. */
export function scrabbleInboxTable(site: Site, events: readonly Line[]): Html {
  return table(site, events, [
    [
      'web.events.name',
      ({ event, name }) =>
        html`<a href="${href(site, `/desk/reports/scrabble/${encodeURIComponent(event)}`)}">${name}</a>`,
      'name',
    ],
    ['web.desk-office.to-look-at', ({ findings }) => findingCounts(site, 0, findings)],
    ['web.desk-office.played-on', ({ start }) => shortTime(site, start)],
    [
      'web.desk-office.waits-since',
      ({ state, submittedOn }) =>
        html`${shortTime(site, submittedOn)} ${state === 'submitted' && html`<span class="quiet small">${age(site, submittedOn)}</span>`}`,
      'wide',
    ],
    ['web.list.games', ({ games }) => games, 'number wide'],
  ]);
}
