import { ownScrabbleReports } from '@escala/office/questions';
import { datesOf } from '../../components/events/event-list.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { TABLES_PATH } from './table-order.ts';

/** What the viewer reported so far, and what became of it. */
export const scrabbleReports = defineDeskPage({
  path: '/desk/scrabble',
  needs: ['scrabble-report.submit'],
  view: async (ask, _request, site) => {
    const { translate } = site;
    const { events } = await ask(ownScrabbleReports, {});
    return {
      title: translate('web.scrabble.desk'),
      scripts: ['act-forms.ts'],
      main: html`<p>${translate('web.scrabble.desk-said')}</p>
<p><a class="button" href="${href(site, '/desk/scrabble/new')}">${translate('web.scrabble.new-report')}</a></p>
<p><a href="${href(site, TABLES_PATH)}">${translate('web.tables.title')}</a></p>
<h2>${translate('web.scrabble.own-reports')}</h2>
${
  events.length === 0
    ? html`<p class="quiet">${translate('web.scrabble.no-reports')}</p>`
    : html`<div class="scroll"><table><thead><tr><th scope="col">${translate('web.events.name')}</th><th scope="col">${translate('web.events.dates')}</th>
<th scope="col">${translate('web.events.state')}</th><th scope="col" class="number wide">${translate('web.list.games')}</th></tr></thead>
<tbody>${events.map(
        ({ event, name, start, end, state, games, reason }) =>
          html`<tr><th scope="row"><a href="${href(site, `/desk/scrabble/${encodeURIComponent(event)}`)}">${name}</a></th><td>${datesOf(site, { start, end })}</td>
<td><span class="tag state-${state}">${translate(`web.event-state.${state}`)}</span>${state === 'refused' && reason !== null && html` <q>${reason}</q>`}</td><td class="number wide">${games}</td></tr>\n`,
      )}</tbody></table></div>`
}`,
    };
  },
});
