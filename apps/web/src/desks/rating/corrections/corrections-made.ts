import { readCorrection, searchCorrections, showFederation } from '@escala/office/questions';
import { shortTime, time } from '../../../components/format.ts';
import { correctionText, whoDid } from '../../../components/rating/cause.ts';
import { table } from '../../../components/table.ts';
import { card, emptyState } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { listLinks } from './moved-lists.ts';

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

/** One correction, with the lists as published and as revised. */
export const correctionMade = defineDeskPage({
  path: '/desk/corrections/:correction',
  needs: ['correction.preview'],
  view: async ({ ask, params, site, translate }) => {
    const made = await ask(readCorrection, { correction: params.correction });
    const { settings } = await ask(showFederation, {});
    const event = made.names[made.change.event] ?? made.change.event;
    return {
      title: translate('web.desk-office.correction-of', { event }),
      crumbs: [[translate('web.desk-office.to-corrections'), '/desk/corrections']],
      actions: html`<a class="button" href="${href(site, `/desk/corrections/new?event=${encodeURIComponent(made.change.event)}`)}">${translate('web.desk-office.correct-more')}</a>`,
      main: html`<div class="columns">${card(
        {},
        html`<p>${correctionText(site, made.change, made.names, made.before)}</p>
<dl class="facts"><dt>${translate('web.word.why')}</dt><dd><q>${made.reason}</q></dd>
<dt>${translate('web.desk-record.by')}</dt><dd>${whoDid(site, made)}</dd>
<dt>${translate('web.desk-office.on-day')}</dt><dd>${time(site, made.on)}</dd>
${made.claim && html`<dt>${translate('web.desk-office.claim')}</dt><dd><a href="${href(site, `/desk/claims/${encodeURIComponent(made.claim)}`)}">${translate('web.desk-office.to-claim')}</a></dd>`}</dl>`,
      )}${card(
        {
          title: translate('web.desk-office.lists-now'),
          aside: html`<span class="small quiet wide">${translate('web.desk-office.lists-now-said')}</span>`,
          flush: made.lists.length > 0,
        },
        listLinks(site, made.lists, settings.series),
      )}</div>`,
    };
  },
});
