import { EVENT_STATES } from '@escala/office';
import { searchEvents } from '@escala/office/questions';
import { emptyState, notice } from '../../components/ui/card.ts';
import { pager } from '../../components/ui/navigation.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { isWaiting, nextTable, otherTable } from './tournament-tables.ts';

type Query = Readonly<Record<string, string>>;

const PAGE = 50;
/** The viewer's events, with the next step for each; officers can see all events. */
export const deskEvents = defineDeskPage({
  path: '/desk/events',
  needs: ['event.register'],
  view: async ({ ask, query, site, translate }) => {
    const isOfficer = site.viewer.roles.includes('officer');
    const all = isOfficer && query.whose !== 'own';
    const { events, next } = await ask(searchEvents, { ...askedOf(query), own: !all, steps: true, limit: PAGE });
    const { after: _value, afterId: _id, ...kept } = query;
    const isFiltered = Boolean(query.text || query.state);
    return {
      title: translate(all ? 'web.word.tournaments' : 'web.desk-events.title'),
      ...(all && !site.onlyPlays && { facts: [translate('web.desk-events.about-all')] }),
      actions: html`<a class="button" href="${href(site, '/desk/events/receive')}">${translate('web.desk-events.receive')}</a>
<a class="button${!events.some(isWaiting) && ' main'}" href="${href(site, '/desk/events/run')}">${translate('web.word.run-a-tournament')}</a>`,
      main: html`${(isOfficer || isFiltered || events.length > 10) && filters(site, query, isOfficer)}
${events.length === 0 && (isFiltered ? notice(translate('web.events.none-found')) : emptyState({ title: translate('web.desk-events.none') }))}
<div class="stack">${events.some(isWaiting) && nextTable(site, events.filter(isWaiting))}
${
  events.some((event) => !isWaiting(event)) &&
  otherTable(
    site,
    events.filter((event) => !isWaiting(event)),
  )
}</div>
${pager(translate('web.word.pages'), undefined, next && [translate('web.page-after'), href(site, withQuery('/desk/events', { ...kept, after: next.value, afterId: next.id }))])}`,
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

function filters({ translate }: DeskSite, { text, state = '', whose = 'all' }: Query, isOfficer: boolean): Html {
  const options = (chosen: string, all: readonly (readonly [string, string])[]): Html[] =>
    all.map(([value, name]) => html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`);
  return html`<form class="filters" role="search">
<label>${translate('web.word.name')}<input type="search" name="text" value="${text}"></label>
<label>${translate('web.word.state')}<select name="state">${options(state, [
    ['', translate('web.events.any-state')],
    ...EVENT_STATES.map((each) => [each, translate(`web.event-state.${each}`)] as const),
  ])}</select></label>
${
  isOfficer &&
  html`<label>${translate('web.word.show')}<select name="whose">${options(whose, [
    ['all', translate('web.word.all')],
    ['own', translate('web.desk-events.whose-own')],
  ])}</select></label>`
}
<button>${translate('web.search')}</button>
</form>`;
}
