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
export const applicationCards = (
  site: Site,
  { applications, byRating }: Applications,
  revoke?: (norm: Elsewhere) => Html,
): Html[] => [
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
        ['web.events.name', (norm) => whereMade(site, norm, revoke), 'name'],
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

type Norm = Applications['applications'][number]['norms'][number];
type Elsewhere = NonNullable<Norm['elsewhere']>;

/** The event, or what the certificate says of one that is not on record here. */
const whereMade = (site: Site, { event, name, elsewhere }: Norm, revoke?: (norm: Elsewhere) => Html): Html =>
  elsewhere === undefined
    ? html`<a href="${eventHref(site, event ?? '')}">${name}</a>`
    : html`${name} ${badge(site.translate('web.application.elsewhere'))}${revoke?.(elsewhere)}
<span class="under">${elsewhere.place}, ${elsewhere.federation}</span>`;

export const badgeOf = (site: Site, verdict: Holds): Html =>
  badge(site.translate(`web.application.${verdict}`), verdict === 'yes' ? 'success' : 'neutral');
