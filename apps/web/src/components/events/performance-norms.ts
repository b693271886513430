import type { NormChance, PerformanceNorm, PerformanceNorms, Step } from '@escala/core';
import { number } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site } from '../../kit/site.ts';
import { pointsText } from '../format.ts';
import { findingList } from '../reasons/findings.ts';
import { reasonList } from '../reasons/reasons.ts';
import { badge } from '../ui/badge.ts';
import { card } from '../ui/card.ts';
import { verdictSaid } from './verdicts.ts';

type WordedChance = NormChance & { readonly steps: readonly Step[] };

/** Only in this many last rounds are chances worth showing. */
const LAST_ROUNDS = 3;

export const isNear = ({ toPlay }: WordedChance): boolean => toPlay > 0 && toPlay <= LAST_ROUNDS;

/** What is still needed for norms, a line per player and norm; `nameOf` links to the player, if there are several. */
export function chancesCard(
  site: Site,
  _regulation: string,
  chances: readonly WordedChance[],
  nameOf?: (player: string) => Html,
): Html {
  if (chances.length === 0) return html``;
  const { translate } = site;
  const rank = { made: 0, open: 1, gone: 2 } as const;
  const rows = chances.toSorted((a, b) => rank[a.state] - rank[b.state]);
  return card(
    { title: translate('web.norm-chances.title'), flush: true },
    html`<ul class="rows">${rows.map(
      ({ player, norm, state, steps }) => html`<li><div>${nameOf && html`<strong>${nameOf(player)}</strong> `}
${badge(norm, state === 'made' ? 'success' : state === 'open' ? 'info' : 'neutral')}${reasonList(site, steps)}</div></li>\n`,
    )}</ul>`,
  );
}

/**
 * Norms by performance: the conditions on the event, then the norms made and those with a sufficient score, or all of
 * one player; every condition with its article.
 */
export function performanceSection(
  site: Site,
  { conditions, norms, findings }: PerformanceNorms,
  event: string,
  nameOf: (player: string) => string,
  { isOver, isOfOne = false }: { readonly isOver: boolean; readonly isOfOne?: boolean },
): Html {
  const { translate } = site;
  const near = norms
    .filter((norm) => isOfOne || norm.achieved || (norm.needed !== null && norm.score >= norm.needed))
    .toSorted((a, b) => Number(b.achieved) - Number(a.achieved) || (b.rp ?? 0) - (a.rp ?? 0));
  const made = norms.filter(({ achieved }) => achieved).length;
  return html`<section><h2>${translate('web.performance-norms.title')}</h2>
<details class="verdict"><summary>${translate('web.performance-norms.event')}</summary>${reasonList(site, conditions)}</details>
${
  findings.length > 0 &&
  html`<details class="verdict"><summary>${translate('web.performance-norms.missing', { count: findings.length })}</summary>
${findingList(site, findings, { nameOf })}</details>`
}
${made === 0 && html`<p>${translate('web.verdict.no-norms')}</p>`}
${near.length > 0 && html`<p class="quiet small">${translate('web.verdict.open-reasons')}</p><ul class="verdicts">${near.map((norm) => normLine(site, event, norm, { nameOf, isOver }))}</ul>`}</section>`;
}

function normLine(
  site: Site,
  event: string,
  norm: PerformanceNorm,
  { nameOf, isOver }: { readonly nameOf: (player: string) => string; readonly isOver: boolean },
): Html {
  const { translate, language } = site;
  const { achieved, score, games, ra, rp, needed, credited } = norm;
  const facts = [
    translate('web.performance-norms.score', { points: pointsText(score), games }),
    ...(ra === null ? [] : [translate('web.performance-norms.average', { ra: number(ra, language) })]),
    ...(rp === null ? [] : [translate('web.performance-norms.performance', { rp: number(rp, language) })]),
    ...(needed === null ? [] : [translate('web.verdict.needed', { needed: pointsText(needed) })]),
  ];
  const said = achieved
    ? translate('web.performance-norms.made', { credited: credited ?? 0 })
    : translate('cli.norms.none');
  return html`<li><details class="verdict"><summary><strong>${nameOf(norm.player)}</strong>, ${norm.norm}: ${verdictSaid(site, said, achieved, isOver)}
<span class="quiet small">${facts.join(' · ')}</span></summary>
${reasonList(site, norm.reasons)}${achieved && isOver && certificateLinks(site, event, norm)}</details></li>\n`;
}

/** The certificate of a norm, for signing and for other programs. */
function certificateLinks(site: Site, event: string, { player, norm }: PerformanceNorm): Html {
  const [id, who] = [encodeURIComponent(event), encodeURIComponent(player)];
  const pdf = `/events/${id}/files/certificate.pdf?lang=${site.language}&player=${who}&norm=${norm}`;
  return html`<p class="small no-print"><a href="${apiHref(site, pdf)}" download>${site.translate('web.certificate.print')}</a> ·
<a href="${apiHref(site, `/events/${id}/norm-certificates/${who}/${norm}`)}" download="${event}-${player}-${norm}.json">${site.translate('web.certificate.file')}</a></p>`;
}
