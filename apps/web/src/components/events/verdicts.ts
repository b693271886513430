import type {
  Finding,
  Homologation,
  KeyAfter,
  Norms,
  NormVerdict,
  Promotions,
  PromotionVerdict,
  Reason,
} from '@escala/core';
import { number } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { findingList } from '../reasons/findings.ts';
import type { NameOf } from '../reasons/named-values.ts';
import { reasonList } from '../reasons/reasons.ts';
import { type EventField, playerLink } from './event-field.ts';

/** Before the end of play a verdict is a forecast: it says so, and is not green. */
export const verdictSaid = (
  { translate }: Pick<Site, 'translate'>,
  said: string,
  isGood: boolean,
  isOver: boolean,
): Html => {
  const kind = !isGood ? 'quiet' : isOver ? 'gain' : 'forecast';
  return html`<span class="${kind}">${isGood && !isOver ? translate('web.verdict.so-far', { verdict: said }) : said}</span>`;
};

/** Norms for Catalan Master: those made first, the others by points. */
export function normsSection(site: Site, { players, findings }: Norms, field: EventField, isOver: boolean): Html {
  const { translate } = site;
  // What applies to everybody is said once, above.
  const common = new Set(findings.map(({ code }) => code));
  const rows = players
    .toSorted((a, b) => Number(b.norm || b.title) - Number(a.norm || a.title) || b.points - a.points)
    .map((verdict) => normOf(site, verdict, { field, isOver }, common));
  return section(
    site,
    translate('cli.norms.title'),
    translate('web.verdict.no-norms'),
    findings,
    rows,
    players.some(({ norm, title }) => norm || title),
  );
}

function normOf(site: Site, verdict: NormVerdict, seen: Seen, common: ReadonlySet<string>): Html {
  const { translate, language } = site;
  const { player, norm, title, points, neededPoints, mean } = verdict;
  const said = title ? 'web.field.title' : norm ? 'web.field.norm' : 'cli.norms.none';
  const facts = [
    translate('web.verdict.points', { points }),
    ...(mean === null ? [] : [translate('web.verdict.mean', { mean: number(Math.round(mean * 10) / 10, language) })]),
    ...(neededPoints === null ? [] : [translate('web.verdict.needed', { needed: neededPoints })]),
  ];
  const reasons = [...verdict.reasons.filter(({ code }) => !common.has(code)), ...verdict.grounds];
  return row(site, seen, player, norm || title, translate(said), facts, reasons);
}

/** Promotions of category. */
export function promotionsSection(
  site: Site,
  { players, findings }: Promotions,
  field: EventField,
  isOver: boolean,
): Html {
  const { translate } = site;
  const judged = players.filter(({ from, to }) => from === null || to !== null);
  const rows = judged
    .toSorted((a, b) => Number(b.promoted) - Number(a.promoted) || b.points - a.points)
    .map((verdict) => promotionOf(site, verdict, { field, isOver }));
  const ofAll = findings.filter(({ player }) => player === undefined);
  return section(
    site,
    translate('cli.promotions.title'),
    translate('web.verdict.no-promotions'),
    ofAll,
    rows,
    judged.some(({ promoted }) => promoted),
  );
}

function promotionOf(site: Site, verdict: PromotionVerdict, seen: Seen): Html {
  const { translate } = site;
  const { player, promoted, from, to, points, needed, reasons } = verdict;
  const category = (name: KeyAfter<'cli.category.'>): string => translate(`cli.category.${name}`);
  const said =
    promoted && to !== null
      ? translate('cli.promotions.promoted', { category: category(to) })
      : translate('cli.promotions.none');
  const facts = [
    ...(from === null ? [] : [category(from)]),
    translate('web.verdict.points', { points }),
    ...(needed === null ? [] : [translate('web.verdict.needed', { needed })]),
  ];
  return row(site, seen, player, promoted, said, facts, reasons);
}

interface Seen {
  readonly field: EventField;
  readonly isOver: boolean;
}

function row(
  site: Site,
  { field, isOver }: Seen,
  player: string,
  isGood: boolean,
  said: string,
  facts: readonly string[],
  reasons: readonly Reason[],
): Html {
  return html`<li><details class="verdict"><summary><strong>${field.name(player)}</strong>: ${verdictSaid(site, said, isGood, isOver)}
<span class="quiet small">${facts.join(' · ')}</span></summary>
${reasonList(site, reasons)}<p class="small">${playerLink(site, field, player)}</p></details></li>\n`;
}

function section(
  { translate, ...site }: Site,
  title: string,
  none: string,
  findings: readonly Finding[],
  rows: readonly Html[],
  isAny: boolean,
): Html {
  return html`<section><h2>${title}</h2>
${findings.length > 0 && findingList({ translate, ...site }, findings)}
${!isAny && html`<p>${none}</p>`}
${rows.length > 0 && html`<p class="quiet small">${translate('web.verdict.open-reasons')}</p><ul class="verdicts">${rows}</ul>`}</section>`;
}

/** What the event may count for under the competition rules, condition by condition. */
export function homologationSection(site: Site, { events }: Homologation, nameOf?: NameOf): Html {
  const { translate } = site;
  const purposes = events.flatMap((event) => event.purposes);
  if (purposes.length === 0) return html``;
  return html`<section><h2>${translate('web.verdict.homologation')}</h2>
${purposes.map(
  ({
    purpose,
    verdict,
    reasons,
  }) => html`<details class="verdict"><summary><span class="holds-${verdict}">${translate(`cli.homologation.${purpose}`, { verdict })}</span></summary>
${reasonList(site, reasons, { nameOf })}</details>`,
)}</section>`;
}
