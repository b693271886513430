import { forDiffering, NO_DAY, type PlayerColumns, UNRATED } from '@escala/core';
import { ABSENT } from './list.ts';
import type { Period } from './rate-period.ts';

/** What decides which players are watched. */
interface Watch {
  readonly base: Int16Array;
  readonly players: PlayerColumns;
  readonly period: Pick<Period, 'licensed' | 'keepsRatings'>;
  readonly floor: number;
}

/**
 * Players whose line may depend on more than their games: without a rating, below the floor, without a licence, or due
 * for a new first rating (8.2, 10.3). Between two lists nobody becomes one of them without a change of licence, so only
 * they and players with a changed licence are checked again.
 */
export class WatchedPlayers {
  #licensed: Uint8Array | undefined;
  #watched: Int32Array = new Int32Array();

  /** In the order of their numbers. */
  of(watch: Watch): Int32Array {
    const { licensed } = watch.period;
    const before = this.#licensed;
    this.#watched = before === undefined ? watchedOfAll(watch) : watchedAfter(watch, before, this.#watched);
    this.#licensed = licensed;
    return this.#watched;
  }
}

export function isWatched({ base, players, period, floor }: Watch, player: number): boolean {
  const known = base[player]!;
  if (period.licensed[player] === ABSENT) return known !== UNRATED && !period.keepsRatings;
  return known < floor || (players.lastEventDay[player] === NO_DAY && players.firstRatedDay[player] !== NO_DAY);
}

function watchedAfter(watch: Watch, before: Uint8Array, known: Int32Array): Int32Array {
  const { licensed } = watch.period;
  const stay = known.filter((player) => before[player] === licensed[player] && isWatched(watch, player));
  const come: number[] = [];
  forDiffering(before, licensed, (player) => {
    if (isWatched(watch, player)) come.push(player);
  });
  return come.length === 0 ? stay : Int32Array.from([...stay, ...come]).sort();
}

function watchedOfAll(watch: Watch): Int32Array {
  const watched: number[] = [];
  for (let player = 0; player < watch.base.length; player++) if (isWatched(watch, player)) watched.push(player);
  return Int32Array.from(watched);
}
