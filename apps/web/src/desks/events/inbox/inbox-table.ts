import { dayFrom } from '@escala/core';
import type { AnswerOf, reportInbox } from '@escala/office/questions';
import { partRounds } from '../../../components/events/event-text.ts';
import { shortTime } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { reachedLists } from './reached-lists.ts';

type Waiting = AnswerOf<typeof reportInbox>['reports'][number];

/** Waiting reports: findings against each, waiting time, and the list it would reach. */
export function inboxTable(site: Site, reports: readonly Waiting[]): Html {
  const { translate } = site;
  return table(
    site,
    reports,
    [
      [
        'web.word.event',
        ({ event, rounds }) =>
          html`<a href="${reportHref(site, event.id)}">${event.name}</a>${rounds && html` <span class="quiet small">${partRounds(translate, rounds)}</span>`}`,
        'name',
      ],
      [
        'web.desk-office.against-it',
        ({ errors, warnings, articles }) =>
          html`${findingCounts(site, errors, warnings)}${articles.length > 0 && html` <span class="wide"><span class="cite">${articles.join(', ')}</span></span>`}`,
      ],
      ['web.word.counts-for', ({ lists }) => reachedLists(site, lists)],
      ['web.desk-office.ended', ({ event }) => shortTime(site, event.end), 'wide'],
      [
        'web.desk-office.submitted',
        ({ submittedOn }) =>
          html`${shortTime(site, submittedOn)} <span class="quiet small">${age(site, submittedOn)}</span>`,
        'wide',
      ],
      ['web.word.games', ({ games }) => games, 'number wide'],
    ],
    { caption: translate('web.desk-office.inbox-caption', { reports: reports.length }) },
  );
}

export const reportHref = (site: Site, event: string): string =>
  href(site, `/desk/reports/${encodeURIComponent(event)}`);

/** How many findings prevent acceptance, and how many are only warnings. */
export function findingCounts({ translate }: Site, errors: number, warnings: number): Html {
  if (errors + warnings === 0) return html`<span class="gain">${translate('web.desk-office.nothing-against')}</span>`;
  return html`${errors > 0 && html`<strong class="loss">${translate('web.desk-office.errors', { errors })}</strong> `}${
    warnings > 0 && html`<span class="quiet">${translate('web.desk-office.warnings', { warnings })}</span>`
  }`;
}

export function age({ translate, today }: Site, since: string): string {
  return translate('web.desk-office.days', { days: dayFrom(today) - dayFrom(since) });
}
