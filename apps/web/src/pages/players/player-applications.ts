import type { Holds } from '@escala/core';
import type { titleApplications } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { pointsText, shortTime } from '../../components/format.ts';
import { reasonList } from '../../components/reasons.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

type Applications = Awaited<ReturnType<(typeof titleApplications)['ask']>>;

/** Titles that a rating gives, then norms towards a title put together, with what each has and lacks. Nothing is shown of who has none. */
export const applicationCards = (site: Site, { applications, byRating }: Applications): Html[] => [
  ...byRating.map(({ title, verdict, reasons }) =>
    card(
      { title: site.translate('web.application.by-rating', { title }), aside: badgeOf(site, verdict) },
      reasonList(site, reasons),
    ),
  ),
  ...applications.map(({ title, verdict, norms, reasons }) =>
    card(
      {
        title: site.translate('web.application.title', { title }),
        aside: badgeOf(site, verdict),
      },
      html`${table(site, norms, [
        ['web.events.name', ({ event, name }) => html`<a href="${eventHref(site, event)}">${name}</a>`, 'name'],
        ['web.events.dates', ({ end }) => shortTime(site, end), 'quiet wide nowrap'],
        [
          'web.front.score',
          ({ score, games }) => site.translate('web.performance-norms.score', { points: pointsText(score), games }),
          'number',
        ],
        ['web.front.performance', ({ rp }) => rp ?? '', 'number wide'],
        ['web.application.credited', ({ credited }) => credited, 'number'],
      ])}${reasonList(site, reasons)}`,
    ),
  ),
];

const badgeOf = (site: Site, verdict: Holds): Html =>
  badge(site.translate(`web.application.${verdict}`), verdict === 'yes' ? 'success' : 'neutral');
