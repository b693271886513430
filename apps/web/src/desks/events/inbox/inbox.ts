import type { EVENT_STATES } from '@escala/office';
import {
  type AnswerOf,
  reportInbox,
  scrabbleReportInbox,
  searchEvents,
  showFederation,
} from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { systemName } from '../../../components/competition-book.ts';
import { datesOf } from '../../../components/events/event-list.ts';
import { shortTime } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { stateBadge } from '../../../components/ui/badge.ts';
import { emptyState } from '../../../components/ui/card.ts';
import { pager, tabs } from '../../../components/ui/navigation.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { age, findingCounts, inboxTable, reportHref } from './inbox-table.ts';

/** The states of an event in which there is, or was, a report. */
const STATES = [
  'submitted',
  'refused',
  'accepted',
  'annulled',
] as const satisfies readonly (typeof EVENT_STATES)[number][];
type State = (typeof STATES)[number];
type Query = Readonly<Record<string, string>>;

const PAGE = 50;

/** Reports waiting for a decision; by state also decided ones. */
export const inbox = defineDeskPage({
  path: '/desk/reports',
  needs: ['report.inbox'],
  view: async ({ ask, query, site, translate }) => {
    const state = STATES.find((each) => each === query.state) ?? 'submitted';
    const { settings } = await ask(showFederation, {});
    const kinds = new Set(settings.series.map(({ regulation }) => ruleBookOf(regulation)?.kind));
    const isBoth = kinds.size > 1;
    const sections = [
      kinds.has('head-to-head') && { name: 'chess' as const, body: await chess(ask, site, state, query) },
      kinds.has('scrabble') && { name: 'scrabble' as const, body: await scrabble(ask, site, state) },
    ];
    return {
      title: translate('web.desk-office.reports'),
      facts: [translate('web.desk-office.inbox-said')],
      tabs: tabs(
        STATES.map((each) => ({
          name: translate(`web.desk-office.state-${each}`),
          href: href(site, withQuery('/desk/reports', { state: each === 'submitted' ? undefined : each })),
          isHere: each === state,
        })),
        { label: translate('web.desk-office.by-state') },
      ),
      main: html`${sections.map(
        (each) =>
          each &&
          html`<section>${isBoth && html`<h2>${translate(`web.desk-office.${each.name}`)}</h2>`}${each.body}</section>`,
      )}`,
    };
  },
});

const cursorOf = ({ after, afterId }: Query) =>
  after !== undefined && afterId !== undefined ? { after: { value: after, id: afterId } } : {};

async function chess(ask: Ask, site: Site, state: State, query: Query): Promise<Html> {
  const page = { ...cursorOf(query), limit: PAGE };
  const { rows, next }: { rows: Value; next: { value: string; id: string } | null } =
    state === 'submitted' ? await waiting(ask, site, page) : await decided(ask, site, state, page);
  const address = next && href(site, withQuery('/desk/reports', { state, after: next.value, afterId: next.id }));
  return html`${rows}
${pager(site.translate('web.word.pages'), false, address !== null && [site.translate('web.page-after'), address])}`;
}

async function waiting(ask: Ask, site: Site, page: object) {
  const { reports, appeals, next } = await ask(reportInbox, page);
  const rows = html`${reports.length === 0 ? nothing(site, 'submitted') : inboxTable(site, reports)}${
    appeals.length > 0 &&
    html`<h2>${site.translate('web.appeal.inbox')}</h2>${decidedTable(
      site,
      appeals.map(({ event }) => event),
    )}`
  }`;
  return { rows, next };
}

async function decided(ask: Ask, site: Site, state: State, page: object) {
  const { events, next } = await ask(searchEvents, { ...page, state });
  return { rows: events.length === 0 ? nothing(site, state) : decidedTable(site, events), next };
}

async function scrabble(ask: Ask, site: Site, state: State): Promise<Html> {
  const { events } = await ask(scrabbleReportInbox, { state, limit: PAGE });
  return events.length === 0 ? nothing(site, state) : scrabbleInboxTable(site, events);
}

/** An empty inbox says where its work comes from. */
function nothing(site: Site, state: State): Html {
  const { translate } = site;
  if (state !== 'submitted') return emptyState({ title: translate('web.desk-office.none-in-state') });
  return emptyState({
    title: translate('web.desk-office.inbox-empty'),
    action: html`<a class="button" href="${href(site, '/desk/lists')}">${translate('web.word.rating-lists')}</a>`,
  });
}

type EventLine = AnswerOf<typeof searchEvents>['events'][number];

/** Events with a decided report, newest first. */
function decidedTable(site: Site, events: readonly EventLine[]): Html {
  return table(site, events, [
    ['web.word.event', (event) => html`<a href="${reportHref(site, event.id)}">${event.name}</a>`, 'name'],
    ['web.events.dates', (event) => datesOf(site, event)],
    ['web.desk-events.field-way', (event) => systemName(site, event), 'wide'],
    ['web.word.state', (event) => stateBadge(site, event.state)],
  ]);
}

type Line = AnswerOf<typeof scrabbleReportInbox>['events'][number];

/** Reports of Scrabble events in one state. */
function scrabbleInboxTable(site: Site, events: readonly Line[]): Html {
  return table(site, events, [
    [
      'web.word.event',
      ({ event, name }) =>
        html`<a href="${href(site, `/desk/reports/scrabble/${encodeURIComponent(event)}`)}">${name}</a>`,
      'name',
    ],
    ['web.word.remarks', ({ findings }) => findingCounts(site, 0, findings)],
    ['web.desk-office.played-on', ({ start }) => shortTime(site, start)],
    [
      'web.desk-office.submitted',
      ({ state, submittedOn }) =>
        html`${shortTime(site, submittedOn)} ${state === 'submitted' && html`<span class="quiet small">${age(site, submittedOn)}</span>`}`,
      'wide',
    ],
    ['web.word.games', ({ games }) => games, 'number wide'],
  ]);
}
