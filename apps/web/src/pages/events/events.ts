import { EVENT_STATES } from '@escala/office';
import { type AnswerOf, searchClubs, searchEvents, searchLeagues, showFederation } from '@escala/office/questions';
import { eventTable } from '../../components/events/event-list.ts';
import { isScrabble } from '../../components/scrabble/scrabble-words.ts';
import { emptyState } from '../../components/ui/card.ts';
import { pager } from '../../components/ui/navigation.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { each, MONTH, oneOf, TEXT } from '../../kit/query-fields.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { filterButton, options } from '../rating/list-filters.ts';
import { scrabbleEventTable } from '../scrabble/scrabble-event.ts';

type Query = Readonly<Record<string, string>>;
type Clubs = AnswerOf<typeof searchClubs>['clubs'];

const PAGE = 50;

/** Every event, newest first: filtered by name, state, club and month. */
export const events = definePage({
  path: '/events',
  query: { ...each(['text', 'club', 'after', 'afterId'], TEXT), state: oneOf(...EVENT_STATES), month: MONTH },
  view: async ({ ask, query, site, translate }) => {
    const { settings, seasons } = await ask(showFederation, {});
    if (settings.series.length > 0 && settings.series.every(isScrabble))
      return { title: translate('web.word.events'), main: await scrabbleEventTable(ask, site, { query }) };
    const { clubs } = await ask(searchClubs, { limit: 500, left: true });
    const { events: found, next } = await ask(searchEvents, { ...askedOf(query), limit: PAGE });
    const { after: _value, afterId: _id, ...kept } = query;
    return {
      title: translate('web.word.events'),
      description: translate('web.events.description', { federation: site.federation.name }),
      actions: filterButton(site),
      main: html`${filters(site, query, clubs)}
${found.length === 0 ? noneFound(site, Object.keys(askedOf(query)).length > 0) : eventTable(site, found)}
${pager(
  translate('web.word.pages'),
  query.after !== undefined && [translate('web.events.first-page'), href(site, withQuery('/events', kept))],
  next !== null && [
    translate('web.page-after'),
    href(site, withQuery('/events', { ...kept, after: next.value, afterId: next.id })),
  ],
)}
${(await hasLeagues(ask, seasons)) && html`<p><a href="${href(site, '/leagues')}">${translate('web.word.team-leagues')}</a></p>`}`,
    };
  },
});

async function hasLeagues(ask: Ask, seasons: readonly { readonly number: number }[]): Promise<boolean> {
  for (const { number: season } of seasons.toReversed())
    if ((await ask(searchLeagues, { season })).leagues.length > 0) return true;
  return false;
}

/** No results for the filters, or no events at all. */
function noneFound(site: Site, isAsked: boolean): Html {
  const { translate } = site;
  if (!isAsked) return emptyState({ title: translate('web.events.none') });
  const whole = html`<a class="button" href="${href(site, '/events')}">${translate('web.list.whole')}</a>`;
  return emptyState({ title: translate('web.events.none-found'), action: whole });
}

/** The filters of an address; invalid fields are ignored. */
function askedOf({ text, state, club, month, after, afterId }: Query): Record<string, unknown> {
  const isMonth = month !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  return {
    ...(text && { text: text.slice(0, 200) }),
    ...(EVENT_STATES.some((known) => known === state) && { state }),
    ...(club && { club }),
    ...(isMonth && { from: `${month}-01`, to: lastDayOf(month) }),
    ...(after !== undefined && afterId !== undefined && { after: { value: after, id: afterId } }),
  };
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year!, number!, 0)).getUTCDate();
  return `${month}-${days}`;
}

/** Each field is part of the address. On phones `filterButton` opens them. */
function filters({ translate }: Site, query: Query, clubs: Clubs): Html {
  const field = (name: string, label: string, all: Parameters<typeof options>[1]): Html =>
    html`<label><span class="unseen">${label}</span><select name="${name}">${options(query[name], [
      ['', `${label}: ${translate('web.list.all')}`],
      ...all,
    ])}</select></label>\n`;
  return html`<form class="list-filters" id="list-filters" popover role="search">
<label><span class="unseen">${translate('web.word.name')}</span><input type="search" name="text" placeholder="${translate('web.word.name')}" value="${query.text}"></label>
${field(
  'state',
  translate('web.word.state'),
  EVENT_STATES.map((state) => [state, translate(`web.event-state.${state}`)]),
)}${field(
  'club',
  translate('web.word.club'),
  clubs.map(({ club, name }) => [club, name]),
)}<label class="row nowrap"><span class="quiet small">${translate('web.events.month')}</span><input type="month" name="month" value="${query.month}" placeholder="2017-03" pattern="\\d{4}-\\d{2}"></label>
<button>${translate('web.list.filter')}</button>
</form>`;
}
