import { dayFrom, type IsoDate, type Reason, reason } from '@escala/core';
import type { RatedPlayer, RatingReached, RatingTitle } from '../../contracts/titles.ts';
import { numbersOn, type TitleNumbers } from '../parameters.ts';
import { fideTitle, isFideTitle } from '../title-names.ts';

type TitleByRating = keyof TitleNumbers['ratingTitles'];

const COLUMNS = [
  ['FM', 'CM'],
  ['WFM', 'WCM'],
] as const;

/** 1.3: the higher title of each column that a rating gives; who holds it or a higher one has none to gain. */
export function titlesByRating(
  player: RatedPlayer,
  reached: readonly RatingReached[],
  day: IsoDate,
): readonly RatingTitle[] {
  const numbers = numbersOn(dayFrom(day));
  return COLUMNS.slice(0, player.sex === 'f' ? 2 : 1).flatMap((column) => {
    for (const title of column) {
      if (player.titles.some((held) => isAsHigh(numbers, fideTitle(held), title))) return [];
      const given = reached
        .map((each) => ({ title, reached: each, reasons: conditions(numbers, title, each) }))
        .find(({ reasons }) => reasons.every(({ holds }) => holds === 'yes'));
      if (given !== undefined) return [given];
    }
    return [];
  });
}

function conditions(
  numbers: TitleNumbers,
  title: TitleByRating,
  { rating, on, games, interim }: RatingReached,
): Reason[] {
  const needed = numbers.ratingTitles[title];
  const values = { title, rating, needed, on, interim: interim ? 'yes' : 'no' };
  const grounds = interim ? { decisions: ['D-FT-1'] as const } : {};
  const reachedIt = reason('fide-titles-2024.rating-title', '1.3', rating >= needed, values, grounds);
  if (on <= numbers.ratedGamesAfter) return [reachedIt];
  const enough = games === undefined ? 'unknown' : games >= numbers.ratedGames;
  return [
    reachedIt,
    reason('fide-titles-2024.rated-games', '1.3', enough, { games: games ?? 0, needed: numbers.ratedGames }),
  ];
}

/** D-FT-9: of two columns, the title that asks for more is the higher one; of the same rating, the open one. */
function isAsHigh({ titleRating, ratingTitles }: TitleNumbers, held: string, title: TitleByRating): boolean {
  if (!isFideTitle(held)) return false;
  const level: Readonly<Record<string, number>> = { ...titleRating, ...ratingTitles };
  return (level[held] ?? 0) >= ratingTitles[title];
}
