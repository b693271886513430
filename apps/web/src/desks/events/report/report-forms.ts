import { submitReport } from '@escala/office/acts';
import { searchEvents, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { datesOf } from '../../../components/events/event-list.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';
import type { DeskEvent } from '../desk-event.ts';

/**
 * Submits a report of what was run here, of a league, or of a
 * file from an event run elsewhere; a part needs its rounds.
 */
export function submitForms(
  site: Site,
  { id, version, event }: DeskEvent,
  source: 'desk' | 'file',
  rounds: (f: FieldsOf<typeof submitReport>) => Value = () => NOTHING,
): Html {
  const { translate } = site;
  const fixed = { event: id, version };
  if (source === 'desk')
    return html`${event.parts === undefined && html`<p>${translate('web.desk-events.send-about')}</p>`}${actForm(
      site,
      submitReport,
      {
        id: 'submit',
        fixed: { ...fixed, from: { kind: 'desk' } },
        fields: rounds,
        reason: 'optional',
        reasonLabel: translate('web.desk-events.note'),
      },
    )}`;
  return html`${
    event.league !== undefined &&
    html`<p>${translate('web.desk-events.send-league-about')}</p>${actForm(site, submitReport, {
      id: 'submit-league',
      fixed: { ...fixed, from: { kind: 'league' } },
      fields: rounds,
      submit: translate('web.desk-events.send-league'),
    })}`
  }
<p>${translate('web.desk-events.send-file-about')}</p>
${actForm(site, submitReport, {
  id: 'submit-file',
  fixed,
  fields: (
    f,
  ) => html`${rounds(f)}<div class="field"><label for="submit-file-upload">${translate('web.word.file')}</label>
<input id="submit-file-upload" type="file" data-into="submit-file-from-text" data-kind="submit-file-from-kind" accept=".trf,.trfx,.txt,.json,text/*,application/json"></div>
${f.choice(
  'from.kind',
  [
    ['trf', translate('web.desk-events.file-trf')],
    ['json', translate('web.desk-events.file-json')],
  ],
  { label: translate('web.desk-events.file-kind'), value: 'trf' },
)}
<details class="more"><summary>${translate('web.desk-events.file-look')}</summary>
${f.area('from.text', { label: translate('web.desk-events.file-text'), rows: 8, keepsEmpty: true })}</details>`,
})}`;
}

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
