import type { MessageKey } from '@escala/messages';
import { showFederation } from '@escala/office/questions';
import { notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { Page } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { WORKING_PLACE } from '../lists/working-place.ts';
import { changeOfQuery, KINDS, type Kind, keptOf, kindOf, type Query } from './change-of-query.ts';
import { chooseEvent } from './choose-event.ts';
import { correctionPreview } from './correction-preview.ts';
import { type EventToCorrect, eventToCorrect } from './event-to-correct.ts';
import { mistakeFields } from './mistake-fields.ts';
import { steps } from './steps.ts';

const PATH = '/desk/corrections/new';

const TOLD: Partial<Record<Kind, MessageKey>> = {
  result: 'web.desk-office.tell-result',
  colours: 'web.desk-office.tell-colours',
  identity: 'web.desk-office.tell-identity',
  dates: 'web.desk-office.tell-dates',
};

/** Event, mistake, correct value, effect: step by step, each at its own address. */
export const newCorrection = defineDeskPage({
  path: PATH,
  needs: ['correction.preview'],
  view: async ({ ask, query, site, translate }) => {
    const frame = (main: Value, heading: string): Page => ({
      title: translate('web.desk-office.new-correction'),
      crumbs: [[translate('web.desk-office.to-corrections'), '/desk/corrections']],
      scripts: ['office-working.ts'],
      main: html`${WORKING_PLACE}<h2>${heading}</h2>${main}`,
    });
    const { event } = query;
    if (event === undefined || event === '')
      return frame(await chooseEvent(ask, site, query), translate('web.desk-office.step-event'));
    const chosen = await eventToCorrect(ask, event);
    const kind = kindOf(query);
    const trail = steps(site, PATH, query, chosen.name);
    if (kind === undefined)
      return frame(html`${trail}${chooseKind(site, query, chosen)}`, translate('web.word.what-is-wrong'));
    const change = changeOfQuery(query);
    if (change === undefined)
      return frame(
        html`${trail}${await mistakeFields(ask, site, kind, query, chosen)}`,
        translate(TOLD[kind] ?? 'web.desk-office.step-tell'),
      );
    const { settings } = await ask(showFederation, {});
    const back = href(site, withQuery(PATH, { ...keptOf(query), kind }));
    const preview = await correctionPreview(ask, site, { change, query, series: settings.series, back, event: chosen });
    return frame(html`${trail}${preview}`, translate('web.word.what-would-change'));
  },
});

/**
 * The kind of mistake. An annulled event can only be reinstated; one that does not count yet is changed in its report.
 */
function chooseKind(site: Site, query: Query, { id, state, scrabble }: EventToCorrect): Html {
  const { translate } = site;
  const report = `/desk/reports/${scrabble ? 'scrabble/' : ''}${encodeURIComponent(id)}`;
  if (state !== 'accepted' && state !== 'annulled')
    return notice(
      html`${translate('web.desk-office.not-counting')} <a href="${href(site, report)}">${translate('web.word.report')}</a>`,
    );
  const kinds: readonly Kind[] =
    state === 'annulled' ? ['reinstatement'] : KINDS[scrabble ? 'scrabble' : 'head-to-head'];
  return html`<ul class="cards">${kinds.map(
    (kind) =>
      html`<li class="card inside"><h3><a href="${href(site, withQuery('/desk/corrections/new', { ...keptOf(query), kind }))}"${
        (kind === 'annulment' || kind === 'reinstatement') && html` data-takes-time`
      }>${translate(`web.desk-office.kind-${kind}`)}</a></h3><p>${translate(`web.desk-office.kind-said-${kind}`)}</p></li>\n`,
  )}</ul>`;
}
