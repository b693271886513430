import type { AnswerOf, claimsOfLine } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import type { GameNotes } from '../../components/rating/ledger.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { decidedClaim } from '../players/player-claims.ts';

type Answer = AnswerOf<typeof claimsOfLine>;
type Claim = Answer['claims'][number];

/** Until when the line can be contested and where, and what was decided about it. */
export function lineClaims(
  site: Site,
  { window, claims }: Answer,
  line: { readonly series: string; readonly date: string },
): Html {
  const { translate } = site;
  const isOpen = window === null || window.daysLeft > 0;
  if (!isOpen && claims.length === 0) return html``;
  return card(
    { title: translate('web.desk-claims.claims-title') },
    html`${
      isOpen &&
      html`<p>${window === null ? translate('web.rating.claims-always') : translate('web.rating.claims-until', { date: dateInWords(site, window.lastDay), article: window.article })}
<a href="${href(site, withQuery('/desk/me/claim', line))}">${translate('web.desk-claims.is-this-wrong')}</a></p>`
    }
${claims.length > 0 && html`<ul>${claims.map((claim) => html`<li id="${anchorOf(claim)}">${gameOf(site, claim)}${decidedClaim(site, claim)}</li>\n`)}</ul>`}`,
  );
}

const anchorOf = ({ claim }: Claim): string => `claim-${claim}`;

function gameOf({ translate }: Site, { about, eventName, opponentName }: Claim): string {
  if (about.kind === 'line') return '';
  const { round, event, opponent } = about;
  const game = { round, event: eventName ?? event, opponent: opponentName ?? opponent };
  return `${translate('web.desk-claims.game', game)}: `;
}

/** Marks a game in the ledger with the answer to a claim about it. */
export function claimNotes({ translate }: Site, claims: readonly Claim[]): GameNotes {
  return (event, { round, opponent }) => {
    const claim = claims.find(
      ({ about }) =>
        about.kind === 'game' && about.event === event && about.round === round && about.opponent === opponent,
    );
    return (
      claim &&
      html` <a class="small" href="#${anchorOf(claim)}">${translate(`web.desk-claims.note-${claim.decision ? 'decided' : 'open'}`)}</a>`
    );
  };
}
