import { submitReport } from '@escala/office/acts';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
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
