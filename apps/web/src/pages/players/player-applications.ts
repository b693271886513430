import type { Holds } from '@escala/core';
import type { AnswerOf, titleApplications } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { pointsText, shortTime } from '../../components/format.ts';
import { reasonList } from '../../components/reasons/reasons.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

type Applications = AnswerOf<typeof titleApplications>;

/**
 * Titles by rating, then norms combined towards a title, with what each has and lacks. Nothing for players without any.
 */
export const applicationCards = (
  site: Site,
  { applications, byRating, byPlace }: Applications,
  revoke?: Revoke,
): Html[] => [
  ...byPlace.map((each) => placeCard(site, each, revoke)),
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
        ['web.word.event', (norm) => whereMade(site, norm, revoke?.norm), 'name'],
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
type ByPlace = Applications['byPlace'][number];

/** At the desk: forms to remove manual entries. */
export interface Revoke {
  norm(norm: Elsewhere): Html;
  title(title: ByPlace): Html;
}

/** 0.6.2: complete, or conditional until the rating is reached. */
const placeCard = (site: Site, told: ByPlace, revoke?: Revoke): Html => {
  const { translate } = site;
  const { title, verdict, reasons, name, placeTaken, article, end, meanwhile } = told;
  const aside = verdict === 'no' ? badge(translate('web.application.conditional')) : badgeOf(site, verdict);
  return card(
    { title: translate('web.application.by-place', { title }), aside },
    html`<p>${name}, ${shortTime(site, end)}: ${placeTaken} (${article})</p>${reasonList(site, reasons)}${
      meanwhile !== null && html`<p>${translate('web.application.meanwhile', { title: meanwhile })}</p>`
    }${revoke?.title(told)}`,
  );
};

/** The event, or for one not on record here what the certificate says. */
const whereMade = (site: Site, { event, name, elsewhere }: Norm, revoke?: (norm: Elsewhere) => Html): Html =>
  elsewhere === undefined
    ? html`<a href="${eventHref(site, event ?? '')}">${name}</a>`
    : html`${name} ${badge(site.translate('web.application.elsewhere'))}${revoke?.(elsewhere)}
<span class="under">${elsewhere.place}, ${elsewhere.federation}</span>`;

export const badgeOf = (site: Site, verdict: Holds): Html =>
  badge(site.translate(`web.application.${verdict}`), verdict === 'yes' ? 'success' : 'neutral');
