import type { Prize, PrizeAward, PrizeCategory, Prizes } from '@escala/core';
import { money } from '../money.ts';
import type { Speech } from './speech.ts';
import { stepSentences } from './step-text.ts';

/** An amount in the language's format, or the description of the goods. */
export const prizeText = ({ language }: Pick<Speech, 'language'>, prize: Prize, currency: string): string =>
  typeof prize === 'number' ? money(prize, currency, language) : prize.goods;

/** Who a category is for, condition by condition; empty if it is for everyone. */
function conditionsText(
  { translate }: Pick<Speech, 'translate'>,
  category: PrizeCategory,
  clubs: Readonly<Record<string, string>> = {},
): string {
  const { under, from, sex, lowestRating, highestRating, unrated, club, federation, group, teamOf } = category;
  const isBand = lowestRating !== undefined && highestRating !== undefined;
  return [
    sex && translate(`explain.prizes.sex-${sex}`),
    under !== undefined && translate('explain.prizes.under', { age: under }),
    from !== undefined && translate('explain.prizes.from', { age: from }),
    isBand && translate('explain.prizes.rating-between', { from: lowestRating, to: highestRating }),
    !isBand && lowestRating !== undefined && translate('explain.prizes.rating-from', { from: lowestRating }),
    !isBand && highestRating !== undefined && translate('explain.prizes.rating-to', { to: highestRating }),
    unrated && translate('web.status.unrated'),
    club !== undefined && (clubs[club] ?? club),
    federation,
    group !== undefined && translate('explain.prizes.group', { group }),
    teamOf !== undefined && translate('explain.prizes.team-of', { players: teamOf }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who it is for, and how ties on points share. */
export const categoryText = (
  speech: Pick<Speech, 'translate'>,
  category: PrizeCategory,
  clubs?: Readonly<Record<string, string>>,
): string =>
  [conditionsText(speech, category, clubs), speech.translate(`explain.prizes.sharing-${category.sharing}`)]
    .filter(Boolean)
    .join(' · ');

export const limitText = ({ translate }: Pick<Speech, 'translate'>, { limit }: Pick<Prizes, 'limit'>): string =>
  translate(`explain.prizes.limit-${limit}`);

/** The total money awarded, and the prizes not awarded; empty until anything is awarded. */
export function totalTexts(speech: Speech, { awards, left, currency }: Prizes): readonly string[] {
  if (awards.length === 0) return [];
  const sum = awards.reduce((total, { prize }) => total + (typeof prize === 'number' ? prize : 0), 0);
  const over = left.map(({ prize }) => prizeText(speech, prize, currency)).join('; ');
  return [
    speech.translate('explain.prizes.together', { sum: money(sum, currency, speech.language) }),
    ...(over === '' ? [] : [speech.translate('explain.prizes.left', { left: over })]),
  ];
}

/** The reasons in one line, for paper. */
export const whyText = (speech: Speech, { steps }: PrizeAward): string =>
  steps
    .map((step) => {
      const [said, ...under] = stepSentences([step], speech).map(({ text }) => text);
      return under.length === 0 ? said : `${said} ${under.join('; ')}.`;
    })
    .join(' ');
