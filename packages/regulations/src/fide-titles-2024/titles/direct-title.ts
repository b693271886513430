import { conclude, dayFrom, type IsoDate, type Reason, reason, type Verdict } from '@escala/core';
import { numbersOn } from '../parameters.ts';
import { type FideTitle, isOfWomen } from '../title-names.ts';

export interface DirectFacts {
  readonly title: FideTitle;
  readonly sex?: 'f' | 'm' | undefined;
  /** The highest rating ever, with its day and the number of rated games by then. */
  readonly rating?: number | undefined;
  readonly on?: IsoDate | undefined;
  readonly games?: number | undefined;
  /** CM and WCM from an Olympiad need no games. */
  readonly olympiad?: boolean | undefined;
  /** Size of the championship. */
  readonly players?: number | undefined;
  readonly rounds?: number | undefined;
}

/**
 * A title by a place in a championship (0.6.2, 1.2.2). FIDE's table of places and titles is not available to us: event,
 * place and article are entered by the user (D-FT-6). Below the required rating the title is conditional until it is
 * reached.
 */
export function directTitle(facts: DirectFacts, day: IsoDate): Verdict {
  const { title, sex, rating, on, games, olympiad, players, rounds } = facts;
  const numbers = numbersOn(dayFrom(day));
  const needed = numbers.directRating[title];
  const values = { rating: rating ?? 0, needed, title };
  const reasons: Reason[] = [
    reason('fide-titles-2024.direct-rating', '0.6.2', rating === undefined ? 'unknown' : rating >= needed, values, {
      decisions: ['D-FT-6'],
    }),
  ];
  if (isOfWomen(title))
    reasons.push(
      reason('fide-titles-2024.direct-women', '0.6.2', sex === undefined ? 'unknown' : sex === 'f', { title }),
    );
  const isLate = on === undefined || on > numbers.directGamesAfter;
  const isExcepted = olympiad === true && (title === 'CM' || title === 'WCM');
  if (isLate && !isExcepted) {
    const enough = games === undefined ? 'unknown' : games >= numbers.ratedGames;
    reasons.push(
      reason('fide-titles-2024.rated-games', '0.6.2', enough, { games: games ?? 0, needed: numbers.ratedGames }),
    );
  }
  const isTold = players !== undefined && rounds !== undefined;
  const isLarge = isTold && players >= numbers.directPlayers && rounds >= numbers.directRounds;
  const size = {
    players: players ?? 0,
    fewest: numbers.directPlayers,
    rounds: rounds ?? 0,
    least: numbers.directRounds,
  };
  reasons.push(reason('fide-titles-2024.direct-size', '1.2.2', isTold ? isLarge : 'unknown', size));
  return conclude(reasons);
}
