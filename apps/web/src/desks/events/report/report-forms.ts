import { actForm } from '../../../components/act-form.ts';
import { choice, textArea } from '../../../components/form-fields.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { DeskEvent } from '../desk-event.ts';

/** The report of what was run here, of a league, or as a file of an event that was run elsewhere; of a part, its rounds are asked. */
export function submitForms(
  site: Site,
  { id, version, event }: DeskEvent,
  source: 'desk' | 'file',
  rounds: (form: string) => Value = () => NOTHING,
): Html {
  const { translate } = site;
  const terms = { act: 'report.submit', done: translate('web.desk-events.report-sent') } as const;
  const fixed = { event: id, version };
  if (source === 'desk')
    return html`${event.parts === undefined && html`<p>${translate('web.desk-events.send-about')}</p>`}${actForm(site, {
      ...terms,
      id: 'submit',
      fixed: { ...fixed, from: { kind: 'desk' } },
      fields: rounds('submit'),
      reason: 'optional',
      reasonLabel: translate('web.desk-events.note'),
      submit: translate('web.desk-events.send'),
    })}`;
  return html`${
    event.league !== undefined &&
    html`<p>${translate('web.desk-events.send-league-about')}</p>${actForm(site, {
      ...terms,
      id: 'submit-league',
      fixed: { ...fixed, from: { kind: 'league' } },
      fields: rounds('submit-league'),
      submit: translate('web.desk-events.send-league'),
    })}`
  }
<p>${translate('web.desk-events.send-file-about')}</p>
${actForm(site, {
  ...terms,
  id: 'submit-file',
  fixed,
  fields: html`${rounds('submit-file')}<div class="field"><label for="submit-file-upload">${translate('web.desk-events.file')}</label>
<input id="submit-file-upload" type="file" data-into="submit-file-from-text" data-kind="submit-file-from-kind" accept=".trf,.trfx,.txt,.json,text/*,application/json"></div>
${choice('submit-file', { name: 'from.kind', label: translate('web.desk-events.file-kind'), value: 'trf' }, [
  ['trf', translate('web.desk-events.file-trf')],
  ['json', translate('web.desk-events.file-json')],
])}
<details class="more"><summary>${translate('web.desk-events.file-look')}</summary>
${textArea('submit-file', { name: 'from.text', label: translate('web.desk-events.file-text'), as: 'text', rows: 8 })}</details>`,
  submit: translate('web.desk-events.send'),
})}`;
}
