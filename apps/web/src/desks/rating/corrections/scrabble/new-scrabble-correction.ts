import { searchScrabbleEvents, showFederation, showScrabbleReport } from '@escala/office/questions';
import { time } from '../../../../components/format.ts';
import { defineDeskPage } from '../../../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../../../kit/html.ts';
import type { Ask } from '../../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../../kit/site.ts';
import { workingPlace } from '../../lists/working-place.ts';
import { SCRABBLE_KINDS, scrabbleChangeOfQuery, scrabbleKindOf } from './scrabble-change-of-query.ts';
import { scrabblePreview } from './scrabble-preview.ts';
import { tellScrabbleChange } from './tell-scrabble-change.ts';

const PATH = '/desk/corrections/scrabble/new';

/** The same steps for an event of Scrabble. */
export const newScrabbleCorrection = defineDeskPage({
  path: PATH,
  needs: ['scrabble-correction.preview'],
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const frame = (main: Value, heading: string) => ({
      title: translate('web.desk-office.new-scrabble-correction'),
      above: html`<p><a href="${href(site, '/desk/corrections')}">← ${translate('web.desk-office.to-corrections')}</a></p>`,
      scripts: ['act-forms.ts', 'office-working.ts'],
      main: html`${workingPlace(site)}<h2>${heading}</h2>${main}`,
    });
    const { event } = query;
    if (!event) return frame(await chooseEvent(ask, site), translate('web.desk-office.step-event'));
    const shown = await ask(showScrabbleReport, { event });
    const kind = scrabbleKindOf(query);
    const trail = chosen(site, event, shown.report.name, kind);
    if (kind === undefined)
      return frame(
        html`${trail}${chooseKind(site, event, shown.report.state)}`,
        translate('web.desk-office.step-kind'),
      );
    const change = scrabbleChangeOfQuery(query);
    if (change === undefined)
      return frame(
        html`${trail}${await tellScrabbleChange(ask, site, kind, query, shown)}`,
        translate('web.desk-office.step-tell'),
      );
    const { settings } = await ask(showFederation, {});
    const back = href(site, withQuery(PATH, { event, kind }));
    const preview = await scrabblePreview(ask, site, { change, shown, series: settings.series, back });
    return frame(html`${trail}${preview}`, translate('web.desk-office.step-preview'));
  },
});

function chosen(site: Site, event: string, name: string, kind: string | undefined): Html {
  const { translate } = site;
  return html`<dl class="facts chosen"><dt>${translate('web.events.name')}</dt><dd><strong>${name}</strong> <a href="${href(site, PATH)}">${translate('web.desk-office.another-event')}</a></dd>
${kind && html`<dt>${translate('web.desk-office.what-is-wrong')}</dt><dd>${translate(`web.desk-office.scrabble-kind-${kind}`)} <a href="${href(site, withQuery(PATH, { event }))}">${translate('web.desk-office.something-else')}</a></dd>`}</dl>`;
}

async function chooseEvent(ask: Ask, site: Site): Promise<Html> {
  const { translate } = site;
  const { events } = await ask(searchScrabbleEvents, { limit: 200 });
  if (events.length === 0) return html`<p class="notice">${translate('web.desk-office.none-in-state')}</p>`;
  return html`<p>${translate('web.desk-office.choose-event-said')}</p><ul>${events.map(
    ({ event, name, start }) =>
      html`<li><a href="${href(site, withQuery(PATH, { event }))}">${name}</a> <span class="quiet small">${time(site, start)}</span></li>\n`,
  )}</ul>`;
}

/** An annulled event can only count again. */
function chooseKind(site: Site, event: string, state: string): Html {
  const kinds = state === 'annulled' ? (['reinstatement'] as const) : SCRABBLE_KINDS;
  return html`<ul>${kinds.map(
    (kind) =>
      html`<li><a href="${href(site, withQuery(PATH, { event, kind }))}">${site.translate(`web.desk-office.scrabble-kind-${kind}`)}</a></li>\n`,
  )}</ul>`;
}
