import type { Day } from '@escala/core';
import type { Rules } from '../parameters.ts';
import { abspPoints, cappedOpponent } from './absp-points.ts';
import type { EventGames } from './event-games.ts';
import { BASIS, type LibereLog, nextEntry } from './libere-log.ts';
import type { StartRating, StartRatings } from './start-ratings.ts';

/** §1: enters both sides of every game, round after round, with points from the start ratings of the event. */
export function logGames(
  rules: Rules,
  log: LibereLog,
  when: { readonly event: number; readonly day: Day },
  games: EventGames,
  starts: StartRatings,
): void {
  const enter = (game: number, player: number, opponent: number, score: number): void => {
    const own = starts.get(player)!;
    const other = starts.get(opponent)!;
    const entry = nextEntry(log, player, when.day);
    const value = cappedOpponent(rules, own.rating, other.rating);
    log.event[entry] = when.event;
    log.round[entry] = games.round[game]!;
    log.opponent[entry] = opponent;
    log.own[entry] = own.rating;
    log.opponentRating[entry] = other.rating;
    log.value[entry] = value;
    log.score[entry] = score;
    log.points[entry] = abspPoints(rules, value, score);
    log.basis[entry] = basisBits(own, other);
  };
  for (let game = 0; game < games.count; game++) {
    const score = games.scoreOfA[game]!;
    enter(game, games.a[game]!, games.b[game]!, score);
    enter(game, games.b[game]!, games.a[game]!, 1 - score);
  }
}

function basisBits(own: StartRating, other: StartRating): number {
  if (own.basis === 'tournaments') return BASIS.tournaments;
  return own.basis === 'newcomer' || other.basis === 'newcomer' ? BASIS.newcomer : 0;
}
