import { EVENT_STATES, type EventState } from '@escala/office';
import { searchEvents } from '@escala/office/questions';
import { datesOf } from '../../components/events/event-list.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { deskPath } from './desk-event.ts';
import { stepLink } from './next-step.ts';

type Query = Readonly<Record<string, string>>;
type Line = Awaited<ReturnType<(typeof searchEvents)['ask']>>['events'][number];

const PAGE = 50;
/** What there is to do comes first. */
const ORDER: readonly EventState[] = [
  'running',
  'refused',
  'closed',
  'registered',
  'submitted',
  'accepted',
  'annulled',
];

/** The events of whoever sits here, with what is next for each; officers may look at all of them. */
export const deskEvents = defineDeskPage({
  path: '/desk/events',
  needs: ['event.register'],
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const isOfficer = site.viewer.roles.includes('officer');
    const all = isOfficer && query.whose !== 'own';
    const { events, next } = await ask(searchEvents, { ...askedOf(query), own: !all, steps: true, limit: PAGE });
    const { after: _value, afterId: _id, ...kept } = query;
    const isFiltered = Boolean(query.text || query.state);
    return {
      title: translate('web.desk-events.title'),
      scripts: ['act-forms.ts'],
      main: html`<p>${translate(all ? 'web.desk-events.about-all' : 'web.desk-events.about')}</p>
<p class="actions"><a class="button" href="${href(site, '/desk/events/new')}">${translate('web.desk-events.new')}</a>
<a class="button" href="${href(site, '/desk/events/receive')}">${translate('web.desk-events.receive')}</a></p>
${(isOfficer || isFiltered || events.length > 10) && filters(site, query, isOfficer)}
${events.length === 0 && html`<p class="notice">${translate(isFiltered ? 'web.events.none-found' : 'web.desk-events.none')}</p>`}
${ORDER.map((state) => group(site, state, events))}
<nav class="pages" aria-label="${translate('web.pages')}">
${next && html`<a rel="next" href="${href(site, withQuery('/desk/events', { ...kept, after: next.value, afterId: next.id }))}">${translate('web.page-after')}</a>`}
</nav>`,
    };
  },
});

function askedOf({ text, state, after, afterId }: Query): Record<string, unknown> {
  return {
    ...(text && { text: text.slice(0, 200) }),
    ...(EVENT_STATES.some((known) => known === state) && { state }),
    ...(after !== undefined && afterId !== undefined && { after: { value: after, id: afterId } }),
  };
}

function group(site: DeskSite, state: EventState, all: readonly Line[]): Html {
  const events = all.filter((event) => event.state === state);
  if (events.length === 0) return html``;
  const { translate } = site;
  const isOver = events.every(({ next }) => next === undefined || next.step === 'nothing');
  return html`<section><h2>${translate(`web.desk-events.group-${state}`, { events: events.length })}</h2>
<div class="scroll"><table>
<thead><tr><th scope="col">${translate('web.events.name')}</th>${!isOver && html`<th scope="col">${translate('web.desk-events.next')}</th>`}
<th scope="col"${!isOver && html` class="wide"`}>${translate('web.events.dates')}</th></tr></thead>
<tbody>
${events.map(
  (event) => html`<tr><th scope="row"><a href="${href(site, deskPath(event.id))}">${event.name}</a></th>
${!isOver && html`<td>${event.next && stepLink(site, event.id, event.next)}</td>`}<td${!isOver && html` class="wide"`}>${datesOf(site, event)}</td></tr>\n`,
)}
</tbody></table></div></section>`;
}

function filters({ translate }: DeskSite, { text, state = '', whose = 'all' }: Query, isOfficer: boolean): Html {
  const options = (chosen: string, all: readonly (readonly [string, string])[]): Html[] =>
    all.map(([value, name]) => html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`);
  return html`<form class="filters" role="search">
<label>${translate('web.events.text')}<input type="search" name="text" value="${text}"></label>
<label>${translate('web.events.state')}<select name="state">${options(state, [
    ['', translate('web.events.any-state')],
    ...EVENT_STATES.map((each) => [each, translate(`web.event-state.${each}`)] as const),
  ])}</select></label>
${
  isOfficer &&
  html`<label>${translate('web.desk-events.whose')}<select name="whose">${options(whose, [
    ['all', translate('web.desk-events.whose-all')],
    ['own', translate('web.desk-events.whose-own')],
  ])}</select></label>`
}
<button>${translate('web.search')}</button>
</form>`;
}
