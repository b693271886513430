import { ownScrabbleReports } from '@escala/office/questions';
import { datesOf } from '../../components/events/event-list.ts';
import { table } from '../../components/table.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { TABLES_PATH } from './table-order.ts';

/** The viewer's reports so far, and what became of them. */
export const scrabbleReports = defineDeskPage({
  path: '/desk/scrabble',
  needs: ['scrabble-report.submit'],
  view: async ({ ask, site, translate }) => {
    const { events } = await ask(ownScrabbleReports, {});
    return {
      title: translate('web.scrabble.desk'),
      facts: [translate('web.scrabble.desk-said')],
      actions: html`<a class="button" href="${href(site, TABLES_PATH)}">${translate('web.tables.title')}</a>
<a class="button main" href="${href(site, '/desk/scrabble/new')}">${translate('web.scrabble.new-report')}</a>`,
      main: html`${
        events.length === 0
          ? emptyState({ title: translate('web.scrabble.no-reports') })
          : card(
              { title: translate('web.word.my-reports'), flush: true },
              table(site, events, [
                [
                  'web.word.event',
                  ({ event, name }) =>
                    html`<a href="${href(site, `/desk/scrabble/${encodeURIComponent(event)}`)}">${name}</a>`,
                  'name',
                ],
                ['web.events.dates', ({ start, end }) => datesOf(site, { start, end })],
                [
                  'web.word.state',
                  ({ state, reason }) =>
                    html`${stateBadge(site, state)}${state === 'refused' && reason !== null && html` <q>${reason}</q>`}`,
                ],
                ['web.word.games', ({ games }) => games, 'number wide'],
              ]),
            )
      }`,
    };
  },
});
