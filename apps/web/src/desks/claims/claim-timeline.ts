import { dateInWords, time, timeRange } from '../../components/format.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import type { ReadClaim } from './claim-matter.ts';

interface Moment {
  readonly on: string;
  readonly what: string;
  readonly by?: string | undefined;
  readonly text?: string | undefined;
  readonly more?: Value;
}

/** The history of a claim, oldest first: who said what, on which day, by which article. */
export function claimTimeline(site: Site, claim: ReadClaim): Html {
  return html`<ol class="timeline">${momentsOf(site, claim).map(
    ({ on, what, by, text, more }) =>
      html`<li><p><strong>${what}</strong> <span class="quiet small">${time(site, on)}${
        by !== undefined && html` · ${claim.people?.[by] ?? by}`
      }</span></p>
${text !== undefined && html`<blockquote>${text}</blockquote>`}${more}</li>\n`,
  )}</ol>`;
}

function momentsOf(site: Site, claim: ReadClaim): Moment[] {
  const { translate } = site;
  const { openedOn, openedBy, text, window, evidence = [], withdrawnOn } = claim;
  const moments: Moment[] = [
    {
      on: openedOn,
      what: translate('web.act.claim.open'),
      by: openedBy,
      text,
      more: window && inTime(site, window),
    },
    ...evidence.map(({ on, by, text: said }) => ({ on, by, text: said, what: translate('web.desk-claims.evidence') })),
  ];
  if (claim.decision) moments.push(decided(site, claim.decision, 'decided', claim));
  if (claim.appealedOn !== undefined)
    moments.push({
      on: claim.appealedOn,
      what: translate('web.desk-claims.appealed'),
      ...(claim.appeal?.onPaper && { more: onPaper(site, claim.appeal.onPaper) }),
      by: claim.appeal?.by,
      text: claim.appeal?.text,
    });
  if (claim.appeal?.withdrawnOn !== undefined)
    moments.push({ on: claim.appeal.withdrawnOn, what: translate('web.desk-claims.appeal-withdrawn') });
  if (claim.appealDecision) moments.push(decided(site, claim.appealDecision, 'ruled', claim));
  if (withdrawnOn !== undefined) moments.push({ on: withdrawnOn, what: translate('web.desk-claims.withdrawn') });
  return moments.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** Who handed it in, and when it was entered. */
const onPaper = (site: Site, { from, enteredOn }: { readonly from: string; readonly enteredOn: string }): Html =>
  html`<p class="quiet small">${site.translate('web.desk-claims.appealed-on-paper', { from, on: dateInWords(site, enteredOn) })}</p>`;

function inTime(site: Site, { regulation, article, firstDay, lastDay }: NonNullable<ReadClaim['window']>): Html {
  const { translate } = site;
  return html`<p class="quiet small">${translate('web.desk-claims.admitted')} ${timeRange(site, firstDay, lastDay)}
(<a href="${href(site, `/regulations/${regulation}`)}">${translate('web.cited.article', { regulation, article }).replace(/:$/, '')}</a>)</p>`;
}

function decided(
  site: Site,
  { verdict, by, on, reason, correction, vote }: NonNullable<ReadClaim['decision']>,
  step: 'decided' | 'ruled',
  { people }: ReadClaim,
): Moment {
  const { translate } = site;
  return {
    on,
    what: translate(`web.desk-claims.${step}-${verdict}`),
    ...(people !== undefined && { by }),
    text: reason,
    more: html`${
      vote &&
      html`<p class="quiet small">${translate('web.desk-claims.vote-told', {
        members: vote.members,
        inFavour: vote.inFavour,
        against: vote.against,
        president: translate(`web.desk-claims.president-${vote.president}`),
      })}</p>`
    }${correction !== undefined && html`<p>${translate('web.desk-claims.put-right')}</p>`}`,
  };
}
