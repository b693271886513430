import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { deskEvent, deskEventPage, deskPath } from '../desk-event.ts';

/**
 * Kept with the pages of result entry: `browser/modules/desk/desk-worker.ts` shows it without a connection in place of
 * any other page of the event's desk, under that page's address (D-OFF-1090).
 */
export const noConnection = defineDeskPage({
  path: '/desk/events/:event/no-connection',
  needs: ['result.enter'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const last = shown.rounds.at(-1)?.round;
    return deskEventPage(site, shown, {
      heading: translate('web.desk-rounds.no-connection'),
      main: html`<p>${translate('web.desk-rounds.no-connection-about')}</p>
<p class="row">${last && html`<a class="button main" href="${href(site, deskPath(shown.id, `/rounds/${last}/results`))}">${translate('web.desk-rounds.back-results', { round: last })}</a>`}
<a class="button" href="">${translate('web.desk-rounds.no-connection-again')}</a></p>`,
    });
  },
});
