import { conclude, dayFrom, type IsoDate, type Reason, reason } from '@escala/core';
import type { RatedPlayer, RatingReached, RatingTitle } from '../../contracts/titles.ts';
import { numbersOn, type TitleNumbers } from '../parameters.ts';
import { fideTitle, isFideTitle } from '../title-names.ts';

type TitleByRating = keyof TitleNumbers['ratingTitles'];

const COLUMNS = [
  ['FM', 'CM'],
  ['WFM', 'WCM'],
] as const;

/**
 * 1.3: in each column, the highest title that a rating gives; nothing for a player with that title or a higher one. If
 * only the number of rated games is unknown, the title is open, and a lower one that is certain is given as well
 * (D-FT-11).
 */
export function titlesByRating(
  player: RatedPlayer,
  reached: readonly RatingReached[],
  day: IsoDate,
): readonly RatingTitle[] {
  const numbers = numbersOn(dayFrom(day));
  return COLUMNS.slice(0, player.sex === 'f' ? 2 : 1).flatMap((column) => {
    const open: RatingTitle[] = [];
    for (const title of column) {
      if (player.titles.some((held) => isAsHigh(numbers, fideTitle(held), title))) break;
      const judged = reached.map((each) => ({ title, reached: each, ...conclude(conditions(numbers, title, each)) }));
      const sure = judged.find(({ verdict }) => verdict === 'yes');
      if (sure !== undefined) return [...open, sure];
      if (open.length === 0) open.push(...judged.filter(({ verdict }) => verdict === 'unknown').slice(0, 1));
    }
    return open;
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
  const played = { games: games ?? 0, needed: numbers.ratedGames };
  const told = games === undefined ? { decisions: ['D-FT-11'] as const } : {};
  return [reachedIt, reason('fide-titles-2024.rated-games', '1.3', enough, played, told)];
}

/** D-FT-9: of titles in two columns, the one with the higher requirement is higher; if equal, the open one. */
function isAsHigh({ titleRating, ratingTitles }: TitleNumbers, held: string, title: TitleByRating): boolean {
  if (!isFideTitle(held)) return false;
  const level: Readonly<Record<string, number>> = { ...titleRating, ...ratingTitles };
  return (level[held] ?? 0) >= ratingTitles[title];
}
