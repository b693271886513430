import type { AnswerOf, showReport } from '@escala/office/questions';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { time } from './format.ts';

type Appeal = NonNullable<AnswerOf<typeof showReport>['report']['appeal']>;

/** What was appealed, and the commission's answer (fide-2009 0.5). */
export function appealTold(site: Site, { text, on, decision }: Appeal): Html {
  const { translate } = site;
  const answer = decision === undefined ? 'open' : decision.upheld ? 'upheld' : 'rejected';
  return html`<p>${translate('web.appeal.made')} ${time(site, on)}: <q>${text}</q></p>
<p>${translate(`web.appeal.${answer}`)}${decision && html` <q>${decision.reason}</q> <span class="quiet small">${time(site, decision.on)}</span>`}</p>`;
}
