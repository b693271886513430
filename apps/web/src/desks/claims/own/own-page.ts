import {
  chancesOfPlayer,
  claimsOfPlayer,
  playerProfile,
  ratingHistory,
  showFederation,
  showPlayer,
} from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { chancesCard } from '../../../components/events/performance-norms.ts';
import { nextStart, roundStart } from '../../../components/events/round-start.ts';
import { playerLink } from '../../../components/player-link.ts';
import { isScrabble } from '../../../components/scrabble/scrabble-words.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { eventSeen } from '../../../pages/events/event-seen.ts';
import { seatInRound } from '../../../pages/events/seats/event-seat.ts';
import { playerOverview } from '../../../pages/players/player.ts';
import { claimClock } from '../claim-clock.ts';
import { claimedLine, claimedMatter, claimState, type SeriesNames, type ToldClaim } from '../claim-matter.ts';
import { contestableLists } from './contestable-lists.ts';

/** A player's own page: round and rating first, then norms within reach, lists to contest, and claims. */
export const ownPage = defineDeskPage({
  path: '/desk/me',
  needs: ['claim.open'],
  view: async ({ ask, query, site }) => {
    const { translate, viewer } = site;
    const title = translate('web.desk-claims.own-title');
    if (viewer.player === null) return { title, main: noPlayer(site) };
    const { player } = viewer;
    const shown = await ask(showPlayer, { player });
    const { settings } = await ask(showFederation, {});
    const { series } = await ask(ratingHistory, { player });
    const { claims } = await ask(claimsOfPlayer, { player });
    const { events } = await ask(chancesOfPlayer, { player });
    return {
      title,
      scripts: ['chart.ts'],
      facts: [playerLink(site, player, shown.name), shown.clubName],
      main: html`<div class="stack loose">${await ownRounds(ask, site, player)}
<h2 class="unseen">${translate(settings.series.every(isScrabble) ? 'web.scrabble.rating' : 'web.player.ratings')}</h2>
${await playerOverview(ask, site, player, query)}
${events.map(({ event, name, regulation, chances }) => html`<h2><a href="${eventHref(site, event)}">${name}</a></h2>${chancesCard(site, regulation, chances)}`)}<div class="columns">${card({ title: translate('web.desk-claims.contestable'), kind: 'larger', flush: true }, await contestableLists(ask, site, player, series))}
${card({ title: translate('web.desk-claims.own-claims'), kind: 'smaller', flush: claims.length > 0 }, ownClaims(site, claims, settings.series))}</div></div>`,
    };
  },
});

function ownClaims(site: DeskSite, claims: readonly ToldClaim[], series: SeriesNames): Html {
  const { translate } = site;
  if (claims.length === 0) return html`<p class="quiet">${translate('web.desk-claims.own-none')}</p>`;
  return html`<ul class="rows">${claims.map(
    (claim) =>
      html`<li><div><a class="strong" href="${href(site, `/desk/claims/${claim.claim}`)}">${claimedMatter(site, claim)}</a>
<br><span class="small quiet">${claimedLine(site, claim, series)} · ${claimClock(site, claim)}</span></div>${claimState(site, claim)}</li>\n`,
  )}</ul>`;
}

/** For each event the player is in: their board of this round, and when the next one begins. */
export async function ownRounds(ask: Ask, site: Site, player: string): Promise<Html> {
  const { translate } = site;
  const { playing } = await ask(playerProfile, { player });
  const cards: Html[] = [];
  for (const { event } of playing) {
    const seen = await eventSeen(ask, event);
    const { shown, lastRound: round } = seen;
    const { name, rounds } = shown.event;
    const start = roundStart(site, shown.event, round);
    const next = nextStart(site, shown, round);
    cards.push(
      card(
        {
          title: html`<a href="${eventHref(site, event)}">${name}</a>`,
          aside:
            round > 0 &&
            html`<span class="quiet">${translate('web.word.round-of', { round, rounds })}${start && html` · ${start}`}</span>`,
          footer: html`<a href="${eventHref(site, event, withQuery('/seat', { player }))}">${translate('web.seat.title')}</a>`,
          kind: playing.length > 1 ? 'half' : undefined,
        },
        html`${await seatInRound(ask, site, seen, player)}${next && html`<p>${next}</p>`}`,
      ),
    );
  }
  return cards.length === 0 ? html`` : html`<div class="columns">${cards}</div>`;
}

/** An account without a player has no line of its own. */
export const noPlayer = ({ translate }: Site): Html => notice(translate('web.desk-claims.no-player'));
