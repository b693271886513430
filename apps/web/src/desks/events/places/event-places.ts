import { refusalText } from '@escala/messages';
import { Refused } from '@escala/office';
import { givePlaces } from '@escala/office/acts';
import { type AnswerOf, orderOfPlaces, searchEvents, showEvent } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { articleLink } from '../../../components/articles.ts';
import { bookOf, type Played } from '../../../components/competition-book.ts';
import { choice, field, numberField } from '../../../components/form-fields.ts';
import { time } from '../../../components/format.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { deskEventPage, deskPath } from '../desk-event.ts';
import { ORDER_FORM, placesTable, QUALIFIED } from './places-table.ts';

export type PlacesOrder = AnswerOf<typeof orderOfPlaces>;
type Query = Readonly<Record<string, string | undefined>>;

const MOST_EVENTS = 100;

/** Who gets the places of an event with few of them, by rating, sanctions, title, last season and draw. */
export const eventPlaces = defineDeskPage({
  path: '/desk/events/:event/places',
  needs: ['places.give'],
  view: async ({ ask, params, query, site, translate }) => {
    const shown = await ask(showEvent, { event: params.event });
    const { id, event } = shown;
    const asked = askedOf(query);
    const { order, refused } = await orderOrReasons(ask, site, id, asked);
    const { events } = await ask(searchEvents, { state: 'accepted', limit: MOST_EVENTS });
    const { id: book, entry: { vacancies } = {} } = bookOf(event);
    return deskEventPage(site, shown, {
      part: 'entries',
      heading: translate('web.desk-places.title'),
      main: html`<p>${translate('web.desk-places.about')} ${vacancies && cite(site, book, vacancies.articles)}</p>
${decided(site, order)}
${refused}
<div class="columns">${card({ title: translate('web.word.order'), kind: 'half' }, orderForm(site, order, asked, events))}
<div class="half">${event.state === 'registered' ? decision(site, event, order, asked) : notice(translate('web.desk-places.too-late'))}</div>
${card({ title: translate('web.desk-places.caption'), flush: true }, placesTable(site, order))}</div>`,
    });
  },
});

type Asked = ReturnType<typeof askedOf>;
type Events = AnswerOf<typeof searchEvents>['events'];

/** Requests the order again; qualified players are ticked in the table. */
function orderForm(site: Site, order: PlacesOrder, asked: Asked, events: Events): Html {
  const { translate } = site;
  return html`<form class="account" id="${ORDER_FORM}" method="get" action="${href(site, deskPath(order.event, '/places'))}">
${numberField('order', { name: 'places', label: translate('web.desk-places.title'), min: 1, value: String(order.places) })}
${choice(
  'order',
  {
    name: 'previous',
    label: translate('web.desk-places.previous'),
    hint: translate('web.desk-places.previous-hint'),
    value: asked.previous ?? order.decided?.previous ?? '',
  },
  [['', translate('web.desk-places.previous-none')], ...events.map((each) => [each.id, each.name] as const)],
)}
${field('order', { name: 'seed', label: translate('web.desk-places.seed'), hint: translate('web.desk-places.seed-hint'), required: false, value: order.decided?.seed ?? asked.seed ?? '' })}
<button>${translate('web.word.show-order')}</button></form>`;
}

/** The content of the page's form; empty fields are ignored. */
function askedOf(query: Query) {
  const places = Number(query.places);
  const isAsked = query.places !== undefined;
  return {
    ...(Number.isInteger(places) && places >= 1 && places <= 10_000 && { places }),
    ...(query.previous && { previous: query.previous }),
    ...(query.seed?.trim() && { seed: query.seed.trim().slice(0, 200) }),
    ...(isAsked && {
      qualified: Object.keys(query).flatMap((name) =>
        name.startsWith(QUALIFIED) ? [name.slice(QUALIFIED.length)] : [],
      ),
    }),
  };
}

/** If an event of last season is unsuitable, this is reported, and the order is shown without it. */
async function orderOrReasons(
  ask: Ask,
  { language }: Site,
  event: string,
  asked: Asked,
): Promise<{ readonly order: PlacesOrder; readonly refused: Html }> {
  try {
    return { order: await ask(orderOfPlaces, { event, ...asked }), refused: NOTHING };
  } catch (error) {
    if (!(error instanceof Refused) || asked.previous === undefined) throw error;
    const { previous: _previous, ...rest } = asked;
    const reasons = error.refusals.map((refusal) => html`<li>${refusalText(refusal, language)}</li>`);
    return {
      order: await ask(orderOfPlaces, { event, ...rest }),
      refused: notice(html`<ul>${reasons}</ul>`, 'warning'),
    };
  }
}

const cite = (site: Site, book: string, articles: readonly string[]): Html =>
  html`<span class="cite">${book} ${articles.map((article, i) => html`${i > 0 && ', '}${articleLink(site, book, article)}`)}</span>`;

function decided(site: Site, { decided: made }: PlacesOrder): Html {
  if (made === undefined) return NOTHING;
  return notice(
    html`${site.translate('web.desk-places.decided', { places: made.places })} ${time(site, made.decidedOn)}`,
  );
}

function decision(
  site: Site,
  played: Played,
  { event, version, places, drawDue, names, lines }: PlacesOrder,
  asked: Asked,
): Html {
  const { translate } = site;
  const { id: book, entry: { vacancies } = {} } = bookOf(played);
  if (drawDue.length > 0)
    return notice(html`${translate('web.desk-places.draw-due', { names: drawDue.map((id) => names[id] ?? id).join('; ') })}
${vacancies && cite(site, book, [vacancies.draw])}`);
  const { previous, seed } = asked;
  const qualified = lines.flatMap((line) => (line.qualified ? [line.player] : []));
  const leftOut = lines.filter(({ has }) => !has).length;
  return card(
    { title: translate('web.desk-places.decide') },
    actForm(site, givePlaces, {
      id: 'give',
      fixed: { event, version, places, qualified, ...(previous && { previous }), ...(seed && { seed }) },
      confirm: translate('web.desk-places.give-sure', { places, leftOut }),
      leadsTo: deskPath(event, '/places'),
    }),
  );
}
