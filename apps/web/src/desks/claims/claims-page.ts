import { CLAIM_STATES, mayTry } from '@escala/office';
import { searchClaims, showFederation } from '@escala/office/questions';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { claimClock } from './claim-clock.ts';
import { claimedLine, claimedMatter, claimState, type SeriesNames, type ToldClaim } from './claim-matter.ts';

const PAGE = 50;

/** Claims by their clocks: what waits longest is on top. */
export const claimsPage = defineDeskPage({
  path: '/desk/claims',
  needs: ['claim.decide', 'claim.decide-appeal'],
  view: async (ask, { query }, site) => {
    const { translate, viewer } = site;
    const { settings } = await ask(showFederation, {});
    const state = CLAIM_STATES.find((each) => each === query.state);
    const { claims, next } = await ask(searchClaims, {
      ...(state && { state }),
      ...(query.value && query.id && { after: { value: query.value, id: query.id } }),
      limit: PAGE,
    });
    return {
      title: translate('web.desk-claims.claims-title'),
      main: html`<p>${translate('web.desk-claims.claims-about')}</p>
<form class="filters"><label>${translate('web.desk-claims.show')}<select name="state"><option value="">${translate('web.desk-claims.waiting')}</option>
${CLAIM_STATES.map((each) => html`<option value="${each}"${each === state && html` selected`}>${translate(`web.player.claim-${each}`)}</option>\n`)}</select></label>
<button>${translate('web.desk-claims.show-do')}</button>
${mayTry(viewer, 'claim.open') && html`<a href="${href(site, '/desk/claims/new')}">${translate('web.desk-claims.on-paper')}</a>`}</form>
${claims.length === 0 ? html`<p>${translate(state ? 'web.desk-claims.none-of-state' : 'web.desk-claims.none-waiting')}</p>` : claimsTable(site, claims, settings.series)}
${next && html`<p><a href="${href(site, withQuery('/desk/claims', { state, ...next }))}">${translate('web.page-after')}</a></p>`}`,
    };
  },
});

function claimsTable(site: DeskSite, claims: readonly ToldClaim[], series: SeriesNames): Html {
  return table(
    site,
    claims,
    [
      [
        'web.desk-claims.player',
        (claim) => html`<a href="${href(site, `/desk/claims/${claim.claim}`)}">${claim.name}</a>`,
        'name',
      ],
      ['web.desk-claims.about', (claim) => claimedMatter(site, claim)],
      ['web.desk-claims.line', (claim) => claimedLine(site, claim, series)],
      ['web.desk-claims.state', (claim) => claimState(site, claim)],
      ['web.desk-claims.clock', (claim) => claimClock(site, claim)],
      ['web.desk-claims.opened-on', (claim) => shortTime(site, claim.openedOn)],
    ],
    { label: site.translate('web.desk-claims.claims-title') },
  );
}
