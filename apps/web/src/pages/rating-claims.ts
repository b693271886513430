import type { claimsOfLine } from '@escala/office/questions';
import { dateInWords } from '../components/format.ts';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { decidedClaim } from './player-claims.ts';

type Answer = Awaited<ReturnType<(typeof claimsOfLine)['ask']>>;

/** Until when the line may be contested, and what was decided about it. */
export function lineClaims(site: Site, { window, claims }: Answer): Html {
  const { translate } = site;
  const isOpen = window === null || window.daysLeft > 0;
  if (!isOpen && claims.length === 0) return html``;
  return html`<h2>${translate('web.rating.claims')}</h2>
${isOpen && html`<p>${window === null ? translate('web.rating.claims-always') : translate('web.rating.claims-until', { date: dateInWords(site, window.lastDay), article: window.article })}</p>`}
${claims.length > 0 && html`<ul>${claims.map((claim) => html`<li>${decidedClaim(site, claim)}</li>\n`)}</ul>`}`;
}
