import { submitReport } from '@escala/office/acts';
import { searchEvents, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { actForm } from '../../components/act-form.ts';
import { datesOf } from '../../components/events/event-list.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { html, NOTHING, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import type { DeskEvent } from './desk-event.ts';

/** Events within this one whose reports are waiting, to be combined as its phases (fide-2009 6.2). */
export async function phasesForm(ask: Ask, site: DeskSite, { id, version, event, rounds }: DeskEvent): Promise<Value> {
  const { translate } = site;
  if (rounds.length > 0 || (event.state !== 'registered' && event.state !== 'refused')) return NOTHING;
  const { settings } = await ask(showFederation, {});
  const isPooled = settings.series.some(({ regulation }) => {
    const book = ruleBookOf(regulation);
    return book?.kind === 'head-to-head' && book.pooledPhases !== undefined;
  });
  if (!isPooled) return NOTHING;
  const { events } = await ask(searchEvents, { state: 'submitted', limit: 200 });
  const phases = events.filter((each) => each.id !== id && each.start >= event.start && each.end <= event.end);
  return html`<details class="more"><summary>${translate('web.phases.send')}</summary><p>${translate('web.phases.about')}</p>
${
  phases.length > 1 &&
  actForm(site, submitReport, {
    id: 'phases',
    fixed: { event: id, version, from: { kind: 'phases' } },
    fields: (f) =>
      html`<fieldset><legend>${translate('web.phases.events')}</legend>${f.ticks(
        'from.events',
        phases.map((phase) => [phase.id, html`${phase.name} <span class="quiet small">${datesOf(site, phase)}</span>`]),
      )}</fieldset>`,
    submit: translate('web.phases.send'),
  })
}</details>`;
}
