import { searchCorrections } from '@escala/office/questions';
import { shortTime } from '../../../components/format.ts';
import { correctionText } from '../../../components/rating/cause.ts';
import { table } from '../../../components/table.ts';
import { emptyState } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';

/** Corrections so far, newest first, and a link to make one. */
export const correctionsMade = defineDeskPage({
  path: '/desk/corrections',
  needs: ['correction.preview'],
  view: async ({ ask, site, translate }) => {
    const { corrections, names } = await ask(searchCorrections, { limit: 100 });
    return {
      title: translate('web.desk-office.corrections'),
      facts: [translate('web.desk-office.corrections-said')],
      actions: html`<a class="button main" href="${href(site, '/desk/corrections/new')}">${translate('web.desk-office.new-correction')}</a>`,
      main:
        corrections.length === 0
          ? emptyState({ title: translate('web.desk-office.no-corrections') })
          : table(site, corrections, [
              ['web.desk-office.on-day', ({ on }) => shortTime(site, on), 'quiet nowrap wide'],
              [
                'web.desk-office.corrections',
                ({ change, before, reason }) =>
                  html`<p>${correctionText(site, change, names, before)}</p><p class="quiet small"><q>${reason}</q></p>`,
              ],
              [
                'web.desk-office.lists-now',
                ({ id, lists }) =>
                  html`<a href="${href(site, `/desk/corrections/${encodeURIComponent(id)}`)}">${translate('web.desk-office.lists-moved', { lists: lists.length })}</a>`,
              ],
            ]),
    };
  },
});
