import { matchDecisions } from '@escala/regulations';
import { pairingSystem } from '../book-of-event.ts';
import type { EventFacts } from '../event.ts';
import { activeEntries, type EventDesk, lastRound, standingBoards } from '../event-desk.ts';
import { gamesOfBoards } from './complete-rounds.ts';

type Played = Pick<EventFacts, 'rules' | 'system'>;

export const isKnockout = (event: Played): boolean => pairingSystem(event)?.eventType === 'knockout';

/**
 * Matches of the last knockout round whose games are all played without deciding who advances; each with its first
 * board.
 */
export function levelMatches(
  event: Played,
  desk: Pick<EventDesk, 'entries' | 'rounds' | 'boards'>,
): readonly { readonly board: number; readonly white: string; readonly black: string }[] {
  if (!isKnockout(event)) return [];
  const round = lastRound(desk);
  const { games, tieBreakGames } = gamesOfBoards(standingBoards(desk).filter(({ body }) => body.round === round));
  const withdrawals = activeEntries(desk).flatMap(({ body: { player, withdrawnAfter } }) =>
    withdrawnAfter === undefined ? [] : [{ player, afterRound: withdrawnAfter }],
  );
  const decided = matchDecisions({ games, tieBreakGames, withdrawals });
  const matches = Map.groupBy(games, ({ white, black }) => [white, black].sort().join('/'));
  return [...matches.values()].flatMap((match) => {
    const { board = 0, white, black } = match[0]!;
    const isPlayed = match.every(({ result }) => result !== undefined);
    return isPlayed && decided(round, white, black) === undefined ? [{ board, white, black }] : [];
  });
}
