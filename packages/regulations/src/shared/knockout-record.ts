import type { Tournament } from '@escala/core';
import type { KnockoutRecord } from './knockout-next-round.ts';

interface Decided {
  readonly white: string;
  readonly result: string;
}

const of = (round: number, a: string, b: string): string => JSON.stringify([round, ...[a, b].sort()]);

/**
 * Who goes on from the matches of a knockout: who has more of the games of the round between the two (D-KO-2); if they are level, more of
 * the tie-break games, where Black wins a drawn armageddon (D-KO-3); if there are none, who is not recorded as withdrawn after that
 * round (D-COMP-14).
 */
export function knockoutRecord({ games, tieBreakGames = [], withdrawals = [] }: Tournament): KnockoutRecord {
  const leftAfter = new Map(withdrawals.map(({ player, afterRound }) => [player, afterRound]));
  const hasLeft = (player: string, round: number): boolean =>
    (leftAfter.get(player) ?? Number.POSITIVE_INFINITY) < round;
  const matches = Map.groupBy(games, ({ round, white, black }) => of(round, white, black));
  const tieBreaks = Map.groupBy(tieBreakGames, ({ round, white, black }) => of(round, white, black));
  return {
    hasLeft,
    winner(round, white, black) {
      const match = matches.get(of(round, white, black)) ?? [];
      const played = match.flatMap(({ white: first, result }) =>
        result === undefined ? [] : [{ white: first, result }],
      );
      if (match.length === 0 || played.length < match.length) return undefined;
      const first = lead(played, white);
      if (first !== 0) return first > 0 ? white : black;
      if (played.every(({ result }) => result === '0-0')) return null;
      const after = (tieBreaks.get(of(round, white, black)) ?? []).map(
        ({ white: own, pace, result }): Decided => ({
          white: own,
          result: pace === 'armageddon' && result === '1/2' ? '0-1' : result,
        }),
      );
      const last = lead(after, white);
      if (last !== 0) return last > 0 ? white : black;
      const left = [white, black].filter((player) => !hasLeft(player, round + 1));
      return left.length === 2 ? undefined : (left[0] ?? null);
    },
  };
}

/** Wins of a player less losses. */
function lead(games: readonly Decided[], player: string): number {
  return games.reduce((sum, { white, result }) => {
    const ofWhite = result === '1-0' ? 1 : result === '0-1' ? -1 : 0;
    return sum + (white === player ? ofWhite : -ofWhite);
  }, 0);
}
