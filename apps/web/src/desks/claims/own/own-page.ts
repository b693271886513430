import { claimsOfPlayer, ratingHistory, showFederation, showPlayer } from '@escala/office/questions';
import { playerLink } from '../../../components/player-link.ts';
import { isScrabble } from '../../../components/scrabble/scrabble-words.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { playerOverview } from '../../../pages/players/player-overview.ts';
import { claimClock } from '../claim-clock.ts';
import { claimedLine, claimedMatter, claimState, type SeriesNames, type ToldClaim } from '../claim-matter.ts';
import { contestableLists } from './contestable-lists.ts';
import { noPlayer } from './no-player.ts';

/** A player's own page: claims and their deadlines first, then ratings, events and norms. */
export const ownPage = defineDeskPage({
  path: '/desk/me',
  needs: ['claim.open'],
  view: async (ask, { query }, site) => {
    const { translate, viewer } = site;
    const title = translate('web.desk-claims.own-title');
    if (viewer.player === null) return { title, main: noPlayer(site) };
    const { player } = viewer;
    const shown = await ask(showPlayer, { player });
    const { settings } = await ask(showFederation, {});
    const { series } = await ask(ratingHistory, { player });
    const { claims } = await ask(claimsOfPlayer, { player });
    return {
      title,
      scripts: ['act-forms.ts', 'chart.ts'],
      main: html`<p>${playerLink(site, player, shown.name)}${shown.clubName !== undefined && html` · ${shown.clubName}`}. ${translate('web.desk-claims.own-about')}</p>
<h2>${translate('web.desk-claims.own-claims')}</h2>
${ownClaims(site, claims, settings.series)}
<h2>${translate('web.desk-claims.contestable')}</h2>
${await contestableLists(ask, site, player, series)}
<h2>${translate(settings.series.every(isScrabble) ? 'web.scrabble.rating' : 'web.player.ratings')}</h2>
<p>${translate('web.desk-claims.ratings-help')}</p>
${await playerOverview(ask, site, player, query)}`,
    };
  },
});

function ownClaims(site: DeskSite, claims: readonly ToldClaim[], series: SeriesNames): Html {
  const { translate } = site;
  if (claims.length === 0) return html`<p class="quiet">${translate('web.desk-claims.own-none')}</p>`;
  return html`<ul class="played">${claims.map(
    (claim) =>
      html`<li><a href="${href(site, `/desk/claims/${claim.claim}`)}"><strong>${claimedMatter(site, claim)}</strong></a> ${claimState(site, claim)}
<br><span class="small">${claimedLine(site, claim, series)} · ${claimClock(site, claim)}</span></li>\n`,
  )}</ul>`;
}
