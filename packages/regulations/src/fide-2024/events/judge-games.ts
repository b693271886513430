import type { FederationColumns, Rhythm } from '@escala/core';
import { gamesAfterDecision, isPlayed } from '../../shared/event-games.ts';
import type { Regulation } from '../parameters.ts';
import { minutesNeeded, standardMinutes } from '../rate-of-play.ts';
import type { Fault } from './event-faults.ts';

/** Why a game of an event is not rated: the first reason that applies. */
export const BARRED = { no: 0, unplayed: 1, decided: 2, fault: 3 } as const;

/** 6.2: games of a match after its decision, one flag for each game; undefined if none, or if the rule was waived. */
export function decidedGames(federation: FederationColumns, event: number): Uint8Array | undefined {
  return federation.events.facts?.waived?.get(event) ? undefined : gamesAfterDecision(federation, event);
}

/** Whether some game of an event may have players rated too high for it; in most events none does. */
export function mayFailByRating(minutes: number, highest: number, rhythm: Rhythm, regulation: Regulation): boolean {
  return rhythm === 'standard' ? minutes < minutesNeeded(highest, regulation) : highest > regulation.unratedOver;
}

/**
 * Returns a function that judges games of an event one by one, in the order of the reasons. `standing` are the ratings
 * used in the game (D-F24-4, D-F24-5).
 */
export function gameJudge(
  federation: FederationColumns,
  event: number,
  rhythm: Rhythm,
  regulation: Regulation,
): (game: number, standing: Int16Array, fault: (fault: Fault) => void) => number {
  const { events, games } = federation;
  const decided = decidedGames(federation, event);
  const from = events.gamesFrom[event]!;
  const minutes = events.minutesFor60[event]!;
  const { excluded, unequalTime } = games.facts ?? {};
  return (game, standing, fault) => {
    if (!isPlayed(games.outcome[game]!) || excluded?.has(game)) return BARRED.unplayed;
    if (decided?.[game - from]) return BARRED.decided;
    const [white, black] = [standing[games.white[game]!]!, standing[games.black[game]!]!];
    const found = (article: string, code: Fault['code'], values: Fault['values']): number => {
      fault({ event, game, article, code, values });
      return BARRED.fault;
    };
    if (rhythm !== 'standard') {
      if (unequalTime?.has(game)) return found('R1.2', 'unequal-time', {});
      const difference = Math.abs(white - black);
      return white !== 0 &&
        black !== 0 &&
        difference >= regulation.unratedDifference &&
        Math.max(white, black) > regulation.unratedOver
        ? found('R7.3.1', 'too-far-apart', { difference, highest: Math.max(white, black) })
        : BARRED.no;
    }
    const highest = Math.max(white, black);
    const needed = minutesNeeded(highest, regulation);
    return minutes < needed && minutes >= standardMinutes(regulation)
      ? found('1.1', 'time-control', { minutes, needed, highest })
      : BARRED.no;
  };
}
