import { setEntering } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { CURRENCIES } from '../../components/format.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, NOTHING } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type DeskEvent, deskPath } from './desk-event.ts';

/** Players enter by themselves until a day; how many may play; the fee. */
export function enteringForm(site: Site, { id, version, event }: DeskEvent): Html {
  const { translate } = site;
  if (event.state !== 'registered' && event.state !== 'running') return NOTHING;
  const { entering = {}, prizes } = event;
  const usual = entering.currency ?? prizes?.currency ?? CURRENCIES[0]!;
  const currencies = [...new Set([usual, ...CURRENCIES])].map((code) => [code, code] as const);
  return card(
    { title: translate('web.desk-entering.title') },
    html`<p class="quiet small">${translate('web.desk-entering.about')}
<a href="${eventHref(site, id, '/enter')}">${translate('web.desk-entering.page')}</a></p>
${actForm(site, setEntering, {
  id: 'entering',
  fixed: { event: id, version, entering: {} },
  fields: (f) => html`<div class="fields">
${f('entering.until', { label: translate('web.desk-entering.until'), value: entering.until })}
${f('entering.places', { label: translate('web.desk-entering.places'), value: entering.places })}
${f('entering.fee', { label: translate('web.desk-entering.fee'), value: entering.fee, inputmode: 'decimal' })}
${f.choice('entering.currency', currencies, { value: usual })}</div>`,
  before: { entering },
  tone: 'quiet',
  leadsTo: deskPath(id, '/settings'),
})}`,
  );
}
