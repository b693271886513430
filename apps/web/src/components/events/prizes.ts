import { coinDecimals, type Prize, type PrizeCategory, type Prizes } from '@escala/core';
import { categoryText, limitText, prizeText, totalTexts } from '@escala/messages';
import type { AnswerOf, showPrizes } from '@escala/office/questions';
import type { CompetitionRuleBook } from '@escala/regulations';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { articleLink } from '../articles.ts';
import { reasonList } from '../reasons/reasons.ts';
import { table } from '../table.ts';
import { card, notice } from '../ui/card.ts';
import { type EventField, playerLink } from './event-field.ts';

type PrizesAnswer = AnswerOf<typeof showPrizes>;
/** An event that has prizes. */
export type ShownPrizes = PrizesAnswer & Required<Pick<PrizesAnswer, 'prizes'>>;

const MOST_SAID = 10;

/** As usually written: decimals only if needed, the value of goods in brackets. */
export function writtenPrize(prize: Prize, currency: string, language: Site['language']): string {
  if (typeof prize !== 'number')
    return prize.value === undefined
      ? prize.goods
      : `${prize.goods} (${writtenPrize(prize.value, currency, language)})`;
  const decimals = coinDecimals(currency);
  const whole = prize / 10 ** decimals;
  const written = Number.isInteger(whole) ? String(whole) : whole.toFixed(decimals);
  return language === 'en' ? written : written.replace('.', ',');
}

export const stateText = (
  { translate }: Pick<Site, 'translate'>,
  { isFinal, prizes: { round } }: ShownPrizes,
): string =>
  isFinal
    ? translate('web.prizes.final')
    : round === 0
      ? translate('web.prizes.announced')
      : translate('web.prizes.as-things-stand', { round });

/** The article on sharing prizes, if the book has one. */
export const prizeCite = (site: Site, { id, prizes: { article } }: CompetitionRuleBook): Value =>
  article !== undefined && html`<span class="cite">${id} ${articleLink(site, id, article)}</span>`;

/** The prizes by category: who wins them and why, or before any game what is announced. */
export function prizesShown(site: Site, shown: ShownPrizes, field: EventField): Html {
  const { prizes } = shown;
  return html`<p><strong>${stateText(site, shown)}</strong> ${limitText(site, prizes)} ${prizeCite(site, field.book)}</p>
${prizes.categories.map((category, i) => categoryCard(site, shown, field, category, i))}
${totalTexts(site, prizes).map((said) => notice(said))}`;
}

function categoryCard(site: Site, shown: ShownPrizes, field: EventField, category: PrizeCategory, at: number): Html {
  const { translate } = site;
  const { prizes, clubs } = shown;
  const awards = prizes.awards.filter((award) => award.category === at);
  return card(
    {
      title: category.name,
      aside: html`<span class="quiet small">${categoryText(site, category, clubs)}</span>`,
      flush: true,
    },
    prizes.round === 0 || awards.length === 0
      ? html`<div class="inside"><ol>${category.prizes.map((prize) => html`<li>${prizeText(site, prize, prizes.currency)}</li>\n`)}</ol></div>`
      : table(
          site,
          awards,
          [
            ['web.word.place', ({ place }) => place, 'number'],
            ['web.word.player', ({ taker }) => takerLink(site, shown, field, category, taker), 'name'],
            ['web.prizes.prize', ({ prize }) => prizeText(site, prize, prizes.currency), 'number'],
            [
              'web.prizes.why',
              ({ steps }) =>
                html`<details><summary>${translate('web.word.why')}</summary>${reasonList(site, steps, { book: field.book.id })}</details>`,
            ],
          ],
          { kind: 'prizes', caption: category.name, hidesCaption: true },
        ),
  );
}

function takerLink(
  site: Site,
  { clubs }: ShownPrizes,
  field: EventField,
  { teamOf }: PrizeCategory,
  taker: string,
): Html {
  if (teamOf === undefined) return playerLink(site, field, taker);
  const name = clubs[taker];
  return name === undefined
    ? html`${taker}`
    : html`<a href="${href(site, `/clubs/${encodeURIComponent(taker)}`)}">${name}</a>`;
}

/** An announcement in one line: the first open prizes, and the number of categories. */
export function announcedPrizes(site: Site, { currency, categories }: Pick<Prizes, 'currency' | 'categories'>): string {
  const [first, ...others] = categories;
  if (first === undefined) return '';
  const shown = first.prizes.slice(0, MOST_SAID).map((prize) => prizeText(site, prize, currency));
  const more = first.prizes.length > MOST_SAID ? ['…'] : [];
  return [[...shown, ...more].join(' · '), ...others.map(({ name }) => name)].join(', ');
}
