import { appealRefusal } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { appealTold } from '../../../components/appeal.ts';
import { time } from '../../../components/format.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { html, NOTHING, type Value } from '../../../kit/html.ts';
import type { EventReport } from './event-report.ts';

/** Of a refused event: what was appealed, or the form with the last day (fide-2009 0.5). */
export function appealPart(site: DeskSite, report: EventReport | undefined): Value {
  const { translate } = site;
  if (report === undefined) return NOTHING;
  const { id, version, appealUntil } = report;
  const { appeal } = report.report;
  if (appeal === undefined && appealUntil === undefined) return NOTHING;
  return html`<section><h2>${translate('web.appeal.title')}</h2>
${appeal && appealTold(site, appeal)}
${
  appealUntil &&
  html`<p>${translate('web.appeal.about')} ${time(site, appealUntil)}.</p>${actForm(site, appealRefusal, {
    id: 'appeal',
    fixed: { event: id, version },
    fields: (f) => f.area('text', { label: translate('web.appeal.text'), rows: 4 }),
    tone: 'quiet',
  })}`
}</section>`;
}
