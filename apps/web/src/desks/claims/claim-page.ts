import { mayTry } from '@escala/office';
import { readClaim, searchCorrections, showFederation } from '@escala/office/questions';
import { time } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { card } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { listLinks } from '../rating/corrections/moved-lists.ts';
import { type Corrections, claimActions } from './claim-actions.ts';
import { claimClock } from './claim-clock.ts';
import { claimEffect } from './claim-effect.ts';
import { claimedLine, claimedMatter, claimState, type ReadClaim, type SeriesNames, saidWrong } from './claim-matter.ts';
import { claimTimeline } from './claim-timeline.ts';
import { gameOnRecord } from './game-on-record.ts';

/** One claim, for the player and the office alike: its subject, its state, its history, and the possible actions. */
export const claimPage = defineDeskPage({
  path: '/desk/claims/:claim',
  needs: ['claim.read'],
  view: async ({ ask, params, query, site }) => {
    const { translate, viewer } = site;
    const claim = await ask(readClaim, { claim: params.claim });
    const { settings } = await ask(showFederation, {});
    const { corrections } = await ask(searchCorrections, { claim: claim.claim });
    const looksAtEffect = claim.waitsFor !== null && mayTry(viewer, 'correction.preview');
    const game = looksAtEffect ? await gameOnRecord(ask, claim) : undefined;
    const isOffice = mayTry(viewer, 'claim.decide') || mayTry(viewer, 'claim.decide-appeal');
    const back = isOffice ? (['/desk/claims', 'claims-title'] as const) : (['/desk/me', 'own-title'] as const);
    return {
      title: translate('web.desk-claims.claim-title', { name: claim.name }),
      crumbs: [[translate(`web.desk-claims.${back[1]}`), back[0]]],
      badge: claimState(site, claim),
      facts: [claimClock(site, claim)],
      main: html`<div class="columns"><div class="larger stack">
${card({ title: translate('web.word.history') }, html`${facts(site, claim, settings.series)}${claimTimeline(site, claim)}`)}
${made(site, corrections, settings.series)}
${game && (await claimEffect(ask, site, claim, game, query.effect, settings.series))}
${looksAtEffect && game === undefined && elsewhere(site, claim)}</div>
<div class="smaller stack">${claimActions(site, claim, corrections)}</div></div>`,
    };
  },
});

const elsewhere = (site: DeskSite, claim: ReadClaim): Html =>
  card(
    { title: html`<span id="effect">${site.translate('web.desk-claims.effect')}</span>` },
    html`<p>${site.translate('web.desk-claims.effect-elsewhere')} <a href="${href(site, correctionPath(claim))}">${site.translate('web.desk-claims.to-corrections')}</a></p>`,
  );

function facts(site: DeskSite, claim: ReadClaim, series: SeriesNames): Html {
  const { translate } = site;
  const wrong = saidWrong(site, claim.about);
  return html`<dl class="facts"><dt>${translate('web.word.player')}</dt><dd>${playerLink(site, claim.player, claim.name)}</dd>
<dt>${translate('web.word.list')}</dt><dd>${claimedLine(site, claim, series)}</dd>
<dt>${translate('web.word.about')}</dt><dd>${
    claim.about.kind === 'game'
      ? html`<a href="${href(site, `/events/${claim.about.event}`)}">${claimedMatter(site, claim)}</a>`
      : claimedMatter(site, claim)
  }</dd>
${wrong !== undefined && html`<dt>${translate('web.word.request')}</dt><dd>${wrong}</dd>`}
<dt>${translate('web.word.number')}</dt><dd class="hash">${claim.claim}</dd></dl>`;
}

const correctionPath = ({ claim, about }: ReadClaim): string =>
  withQuery('/desk/corrections/new', { claim, event: about.kind === 'game' ? about.event : undefined });

/** Corrections made for this claim, with their effects. */
function made(site: DeskSite, corrections: Corrections, series: SeriesNames): Html {
  if (corrections.length === 0) return html``;
  return card(
    { title: site.translate('web.desk-claims.corrections'), flush: true },
    corrections.map(
      ({ on, reason, lists }) =>
        html`<p class="inside">${time(site, on)}: <q>${reason}</q></p>${listLinks(site, lists, series)}`,
    ),
  );
}
