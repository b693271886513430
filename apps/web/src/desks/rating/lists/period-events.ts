import { dayFrom } from '@escala/core';
import type { AnswerOf, reportInbox } from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { shortDays } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card } from '../../../components/ui/card.ts';
import { tabs } from '../../../components/ui/navigation.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { type NamedSeries, type Period, reportPath } from './period.ts';

type Report = AnswerOf<typeof reportInbox>['reports'][number];
type Group = 'submitted' | 'missing' | 'refused' | 'accepted' | 'playing';
type Row = Period[Group][number] & { readonly group: Group; readonly report?: Report | undefined };

const SHOWN = {
  todo: ['submitted', 'missing', 'refused'],
  in: ['accepted'],
  playing: ['playing'],
} as const satisfies Record<string, readonly Group[]>;

/** Events of the period: first those that need something done before the list. */
export function periodEvents(
  site: Site,
  { id }: NamedSeries,
  period: Period,
  reports: readonly Report[],
  asked: string | undefined,
): Html {
  const { translate } = site;
  const kinds = (['todo', 'in', 'playing'] as const).filter((kind) => kind !== 'playing' || period.of === 'event');
  const here = kinds.find((kind) => kind === asked) ?? 'todo';
  const rowsOf = (kind: (typeof kinds)[number]): Row[] =>
    SHOWN[kind].flatMap((group) =>
      period[group].map((event) => ({ ...event, group, report: reports.find((each) => each.event.id === event.id) })),
    );
  const rows = rowsOf(here);
  const aside = tabs(
    kinds.map((kind) => ({
      name: translate(`web.desk-office.events-${kind}`, { events: rowsOf(kind).length }),
      href: href(site, withQuery('/desk/lists', { series: id, show: kind === 'todo' ? undefined : kind })),
      isHere: kind === here,
    })),
    { label: translate('web.desk-office.period-events'), kind: 'mini' },
  );
  return card(
    { title: translate('web.desk-office.period-events'), aside, flush: rows.length > 0 },
    rows.length === 0
      ? html`<p class="quiet">${translate(`web.desk-office.no-events-${here}`)}</p>`
      : eventTable(site, period.of, rows, here),
  );
}

function eventTable(site: Site, of: Period['of'], rows: readonly Row[], here: keyof typeof SHOWN): Html {
  const { translate, today } = site;
  const isDecided = (group: Group): boolean => group === 'accepted' || group === 'playing' || group === 'missing';
  const address = ({ group, id }: Row): string =>
    isDecided(group) && of === 'event' ? eventHref(site, id) : href(site, reportPath(of, id));
  return table(
    site,
    rows,
    [
      ['web.word.event', (row) => html`<a href="${address(row)}">${row.name}</a>`, 'name'],
      ['web.desk-office.ended', ({ end }) => shortDays(site, end), 'wide quiet nowrap'],
      ['web.word.games', ({ games, report }) => games ?? report?.games, 'number wide'],
      here === 'todo' && ['web.word.state', (row) => stateOf(site, row)],
      here === 'todo' && [
        'web.desk-office.waits',
        ({ end, report }) =>
          translate('web.desk-office.waits-days', { days: dayFrom(today) - dayFrom(report?.submittedOn ?? end) }),
        'quiet wide nowrap',
      ],
      here === 'todo' && [
        'web.word.actions',
        (row) =>
          row.group === 'submitted' &&
          html`<a class="button small" href="${address(row)}" aria-label="${translate('web.desk-office.decide')}: ${row.name}">${translate('web.desk-office.decide')}</a>`,
        'unseen number',
      ],
    ],
    { kind: 'dense' },
  );
}

/** A report with the findings against it, one not sent, or one sent back. */
function stateOf({ translate }: Site, { group, report }: Row): Html {
  if (group === 'missing') return badge(translate('web.desk-office.state-missing'), 'error');
  if (group === 'refused') return badge(translate('web.desk-office.state-sent-back'), 'warning');
  const { errors = 0, warnings = 0 } = report ?? {};
  return badge(
    translate('web.desk-office.state-report', { errors, warnings }),
    errors > 0 ? 'warning' : warnings > 0 ? 'info' : 'success',
  );
}
