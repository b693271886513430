import type { previewCorrection } from '@escala/office/questions';
import { time } from '../../../components/format.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type MovedDay = Awaited<ReturnType<(typeof previewCorrection)['ask']>>['days'][number];

/** Rounds that come to stand on other days, each with the one before. */
export function movedDays(site: Site, days: readonly MovedDay[]): Html {
  if (days.length === 0) return NOTHING;
  const { translate } = site;
  return html`<h3>${translate('web.desk-office.rounds-on-other-days')}</h3>
<ul>${days.map(
    ({ round, before, after }) =>
      html`<li>${translate('web.round.title', { round })}: ${before && html`<del>${time(site, before)}</del> → `}<ins><strong>${time(site, after)}</strong></ins></li>\n`,
  )}</ul>`;
}
