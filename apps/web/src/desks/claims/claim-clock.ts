import { dateInWords } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { ToldClaim } from './claim-matter.ts';

/** Whose turn it is, and until when. */
export function claimClock(site: Site, claim: ToldClaim): Html {
  const { translate } = site;
  const { waitsFor, daysWaiting, appealWindow, mayAppeal } = claim;
  if (waitsFor !== null && daysWaiting !== null)
    return html`${translate(`web.desk-claims.waits-${waitsFor}`, { days: daysWaiting })}`;
  if (mayAppeal && appealWindow === null) return html`${translate('web.desk-claims.appeal-always')}`;
  if (mayAppeal && appealWindow !== null)
    return html`${translate('web.desk-claims.appeal-until', {
      date: dateInWords(site, appealWindow.lastDay),
      days: appealWindow.daysLeft,
    })}`;
  const closed = claim.withdrawnOn ?? claim.appealDecision?.on ?? claim.decision?.on ?? claim.openedOn;
  return html`${translate('web.desk-claims.closed', { date: dateInWords(site, closed) })}`;
}
