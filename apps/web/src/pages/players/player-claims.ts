import type { AnswerOf, claimsOfPlayer } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type Claims = AnswerOf<typeof claimsOfPlayer>['claims'];

/** Decided claims, with the answers. */
export function playerClaims(
  site: Site,
  claims: Claims,
  series: readonly { readonly id: string; readonly name: string }[],
): Html {
  if (claims.length === 0) return html``;
  const name = (id: string): string => series.find((each) => each.id === id)?.name ?? id;
  return card(
    { title: site.translate('web.player.claims') },
    html`<ul>${claims.map(
      (
        claim,
      ) => html`<li><a href="${href(site, linePath(claim.player, claim.list.series, claim.list.date))}">${name(claim.list.series)}, ${dateInWords(site, claim.list.date)}</a>:
${decidedClaim(site, claim)}</li>\n`,
    )}</ul>`,
  );
}

export function decidedClaim(site: Site, { state, decision, appealDecision }: Claims[number]): Html {
  const last = appealDecision ?? decision;
  return html`${site.translate(`web.player.claim-${state}`)}${last && html` (${dateInWords(site, last.on)}). ${last.reason}`}`;
}
