import { mayTry } from '@escala/office';
import { decideRefusalAppeal } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { appealTold } from '../../../components/appeal.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Report } from './report.ts';

/** The appeal against a refusal, and for the commission what it answers (fide-2009 0.5). */
export function reportAppeal(site: DeskSite, { id, version, event, report: { appeal } }: Report): Html {
  const { translate, viewer } = site;
  if (appeal === undefined) return NOTHING;
  const decides = appeal.decision === undefined && event.state === 'refused' && mayTry(viewer, 'report.decide-appeal');
  const form = (upheld: boolean): Html =>
    actForm(site, decideRefusalAppeal, {
      id: upheld ? 'uphold' : 'reject',
      fixed: { event: id, version, upheld },
      submit: translate(upheld ? 'web.appeal.uphold' : 'web.appeal.reject'),
      reasonLabel: translate('web.appeal.why'),
      ...(upheld ? {} : { tone: 'quiet' as const }),
    });
  return html`<section><h2>${translate('web.appeal.title')}</h2>${appealTold(site, appeal)}${decides && html`${form(true)}${form(false)}`}</section>`;
}
