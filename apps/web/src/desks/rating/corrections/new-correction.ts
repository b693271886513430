import { eventCounts } from '@escala/office';
import { showEvent, showFederation } from '@escala/office/questions';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html, type Value } from '../../../kit/html.ts';
import { href, withQuery } from '../../../kit/site.ts';
import { workingPlace } from '../lists/working-place.ts';
import { changeOfQuery, keptOf, kindOf } from './change-of-query.ts';
import { chooseEvent } from './choose-event.ts';
import { chooseKind } from './choose-kind.ts';
import { correctionPreview } from './correction-preview.ts';
import { steps } from './steps.ts';
import { tellChange } from './tell-change.ts';

const PATH = '/desk/corrections/new';

/** Event, what is wrong, what is right, what would move: one step after the other, each with an address of its own. */
export const newCorrection = defineDeskPage({
  path: PATH,
  needs: ['correction.preview'],
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const frame = (main: Value, heading: string) => ({
      title: translate('web.desk-office.new-correction'),
      above: html`<p><a href="${href(site, '/desk/corrections')}">← ${translate('web.desk-office.to-corrections')}</a></p>`,
      scripts: ['act-forms.ts', 'office-working.ts'],
      main: html`${workingPlace(site)}<h2>${heading}</h2>${main}`,
    });
    const { event } = query;
    if (event === undefined || event === '')
      return frame(await chooseEvent(ask, site, query), translate('web.desk-office.step-event'));
    const { event: facts } = await ask(showEvent, { event });
    const kind = kindOf(query);
    const trail = steps(site, PATH, query, facts.name);
    if (kind === undefined)
      return frame(
        html`${trail}${chooseKind(site, query, eventCounts(facts) ? 'accepted' : facts.state)}`,
        translate('web.desk-office.step-kind'),
      );
    const change = changeOfQuery(query);
    if (change === undefined)
      return frame(
        html`${trail}${await tellChange(ask, site, kind, query)}`,
        translate(`web.desk-office.tell-${kind}`),
      );
    const { settings } = await ask(showFederation, {});
    const back = href(site, withQuery(PATH, { ...keptOf(query), kind }));
    const preview = await correctionPreview(ask, site, { change, query, series: settings.series, back });
    return frame(html`${trail}${preview}`, translate('web.desk-office.step-preview'));
  },
});
