import { money } from '@escala/messages';
import type { showStandings } from '@escala/office/questions';
import type { CompetitionRuleBook } from '@escala/regulations';
import { type Html, html, NOTHING, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { articleLink } from '../articles.ts';
import { notice } from '../ui/notice.ts';
import { type EventField, playerLink } from './event-field.ts';

type Answer = Awaited<ReturnType<(typeof showStandings)['ask']>>;
export type EventPrizes = NonNullable<Answer['prizes']>;
export type PrizeLevel = readonly EventPrizes['shares'][number][];

const MOST_ADDED = 5;

type Speaker = Pick<Site, 'translate' | 'language'>;

/** Who takes what of the prizes and how it comes about. */
export function prizesSection(site: Site, { prizes, standings }: Answer, field: EventField, paper: Html): Html {
  if (prizes === undefined || standings.round === 0) return NOTHING;
  const { translate } = site;
  return html`<section id="prizes"><h2>${translate('web.prizes.title')}</h2>
<p><strong>${prizesState(site, prizes, standings.round)}</strong> ${translate('web.prizes.rule')} ${translate('web.prizes.rule-odd')} ${prizeCite(site, field.book)}</p>
<p class="no-print">${paper}</p>
<div class="scroll"><table class="prizes">
<thead><tr><th scope="col">${translate('web.prizes.places')}</th><th scope="col">${translate('web.list.name')}</th>
<th scope="col" class="number">${translate('web.prizes.amount')}</th><th scope="col">${translate('web.prizes.working')}</th></tr></thead>
${prizeLevels(prizes).map((level) => levelRows(site, prizes, level, field))}
<tfoot><tr><td></td><th scope="row">${translate('web.prizes.together')}</th><td class="number">${money(total(prizes.shares.map(({ amount }) => amount)), prizes.currency, site.language)}</td><td></td></tr></tfoot>
</table></div>
${leftOver(site, prizes) && notice(leftOver(site, prizes))}</section>`;
}

/** The article by which prizes are shared, where the book has one. */
export const prizeCite = (site: Site, { id, prizes }: CompetitionRuleBook): Value =>
  prizes && html`<span class="cite">[${id} ${articleLink(site, id, prizes.article)}]</span>`;

function levelRows(site: Site, prizes: EventPrizes, level: PrizeLevel, field: EventField): Html {
  const { language } = site;
  return html`<tbody>${level.map(
    ({ player, amount }, i) =>
      html`<tr>${i === 0 && html`<td rowspan="${level.length}">${placesText(level)}</td>`}<th scope="row">${playerLink(site, field, player)}</th>
<td class="number">${money(amount, prizes.currency, language)}</td>${i === 0 && html`<td rowspan="${level.length}" class="small">${howText(site, prizes, level)}</td>`}</tr>\n`,
  )}</tbody>\n`;
}

/** Those level on points, from the first place down. */
export function prizeLevels({ shares }: EventPrizes): PrizeLevel[] {
  return [...Map.groupBy(shares, ({ firstPlace }) => firstPlace).values()];
}

export function placesText([first]: PrizeLevel): string {
  const { firstPlace, lastPlace } = first!;
  return firstPlace === lastPlace ? String(firstPlace) : `${firstPlace}–${lastPlace}`;
}

/** The sum of the places, one by one if they are not many, and by how many it is divided. */
export function howText(
  { translate, language }: Speaker,
  { amounts, currency }: EventPrizes,
  level: PrizeLevel,
  most = MOST_ADDED,
): string {
  const { firstPlace: first, lastPlace: last, pool } = level[0]!;
  if (first === last) return translate('web.prizes.alone', { place: first });
  const written = (coins: number): string => money(coins, currency, language);
  const added = amounts.slice(first - 1, last);
  const parts = added.length > 1 && added.length <= most ? `${added.map(written).join(' + ')} = ` : '';
  const players = level.length;
  const odd = pool % players;
  const shared = translate('web.prizes.shared', { first, last, sum: `${parts}${written(pool)}`, players });
  return odd === 0 ? shared : `${shared} ${translate('web.prizes.odd', { left: written(odd) })}`;
}

export function prizesState(
  { translate }: Pick<Speaker, 'translate'>,
  { isFinal }: EventPrizes,
  round: number,
): string {
  return isFinal ? translate('web.prizes.final') : translate('web.prizes.as-things-stand', { round });
}

/** Prizes for which there are no players. */
export function leftOver({ translate, language }: Speaker, { amounts, currency, shares }: EventPrizes): string {
  const left = total(amounts) - total(shares.map(({ amount }) => amount));
  return left === 0 ? '' : translate('web.prizes.left', { left: money(left, currency, language) });
}

const total = (coins: readonly number[]): number => coins.reduce((sum, each) => sum + each, 0);
