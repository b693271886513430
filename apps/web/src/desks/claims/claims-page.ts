import { CLAIM_STATES, mayTry } from '@escala/office';
import { searchClaims, showFederation } from '@escala/office/questions';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { emptyState } from '../../components/ui/card.ts';
import { pager, tabs } from '../../components/ui/navigation.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { claimClock } from './claim-clock.ts';
import { claimedLine, claimedMatter, claimState, type SeriesNames, type ToldClaim } from './claim-matter.ts';

const PAGE = 50;

/** Claims by deadline: the longest waiting first. */
export const claimsPage = defineDeskPage({
  path: '/desk/claims',
  needs: ['claim.decide', 'claim.decide-appeal'],
  view: async ({ ask, query, site }) => {
    const { translate, viewer } = site;
    const { settings } = await ask(showFederation, {});
    const state = CLAIM_STATES.find((each) => each === query.state);
    const { claims, next } = await ask(searchClaims, {
      ...(state && { state }),
      ...(query.value && query.id && { after: { value: query.value, id: query.id } }),
      limit: PAGE,
    });
    const at = (state?: string): string => href(site, withQuery('/desk/claims', { state }));
    return {
      title: translate('web.desk-claims.claims-title'),
      facts: [translate('web.desk-claims.claims-about')],
      actions:
        mayTry(viewer, 'claim.open') &&
        html`<a class="button" href="${href(site, '/desk/claims/new')}">${translate('web.desk-claims.on-paper')}</a>`,
      tabs: tabs(
        [
          { name: translate('web.desk-claims.waiting'), href: at(), isHere: state === undefined },
          ...CLAIM_STATES.map((each) => ({
            name: translate(`web.player.claim-${each}`),
            href: at(each),
            isHere: each === state,
          })),
        ],
        { label: translate('web.word.show') },
      ),
      main: html`${
        claims.length === 0
          ? emptyState({ title: translate(state ? 'web.desk-claims.none-of-state' : 'web.desk-claims.none-waiting') })
          : claimsTable(site, claims, settings.series)
      }
${pager(translate('web.word.pages'), false, next && [translate('web.page-after'), href(site, withQuery('/desk/claims', { state, ...next }))])}`,
    };
  },
});

function claimsTable(site: DeskSite, claims: readonly ToldClaim[], series: SeriesNames): Html {
  return table(
    site,
    claims,
    [
      [
        'web.word.player',
        (claim) =>
          html`<a href="${href(site, `/desk/claims/${claim.claim}`)}">${claim.name}</a><span class="under">${claimedMatter(site, claim)}</span>`,
        'name',
      ],
      ['web.word.about', (claim) => claimedMatter(site, claim), 'wide'],
      ['web.word.list', (claim) => claimedLine(site, claim, series), 'wide'],
      ['web.word.state', (claim) => claimState(site, claim)],
      ['web.desk-claims.clock', (claim) => claimClock(site, claim), 'quiet'],
      ['web.desk-claims.opened-on', (claim) => shortTime(site, claim.openedOn), 'wide quiet nowrap'],
    ],
    { label: site.translate('web.desk-claims.claims-title') },
  );
}
