import { RATING_CHOICES } from '@escala/core';
import { nameOfList } from '../../components/events/rating-list.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventFields, EventFormTerms } from './event-form-terms.ts';

const MOST = 4;

/** Of which lists the ratings are, in their order; once a round is paired they stay (D-OFF-512). */
export function ratingListFields(site: Site, f: EventFields, { facts, lists, isPaired }: EventFormTerms): Html {
  const { translate } = site;
  const { lists: told = [], take } = facts.ratingLists ?? {};
  const others = told.filter((list) => !lists.some((each) => each.list === list)).map((list) => ({ list }));
  const options = [...lists, ...others].map((each) => [each.list, nameOfList(site, each)] as const);
  const places = isPaired ? told.length : Math.min(Math.max(MOST, told.length), options.length);
  const takes = RATING_CHOICES.filter((each) => each !== 'first' && (!isPaired || each === take));
  return html`${Array.from({ length: places }, (_, i) =>
    f.choice(`facts.ratingLists.lists.${i}`, isPaired ? options.filter(([list]) => list === told[i]) : options, {
      label: translate('web.rating-list.place', { place: i + 1 }),
      ...(i === 0 && !isPaired && { hint: translate('web.rating-list.hint') }),
      none: isPaired ? undefined : i === 0 ? translate('web.rating-list.usual') : '–',
      value: told[i],
    }),
  )}
${f.choice(
  'facts.ratingLists.take',
  takes.map((each) => [each, translate(`web.rating-list.${each}`)] as const),
  {
    label: translate('web.rating-list.take'),
    none: isPaired && take === 'highest' ? undefined : translate('web.rating-list.first'),
    value: take === 'first' ? undefined : take,
    ...(isPaired && { hint: translate('web.rating-list.fixed') }),
  },
)}`;
}
