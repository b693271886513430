import type { LeagueRound, ScheduledPair } from '@escala/core';

/** A pair of seats, White first; the highest seat is empty if the number of players is odd. */
export type SeatPair = readonly [white: number, black: number];

/**
 * Everybody meets everybody, by the Berger tables (fce-1990 Sistemes 2.1, fide-2026 C.05 annex 1). The last seat is
 * fixed: Black in round 1, White in round 2, and so on; every other seat moves by half of the seats from one round to
 * the next.
 */
export function bergerRounds(players: number): SeatPair[][] {
  const seats = players + (players % 2);
  const moved = (seat: number, round: number): number => ((seat - 1 + ((round - 1) * seats) / 2) % (seats - 1)) + 1;
  return Array.from({ length: seats - 1 }, (_, i) => {
    const round = i + 1;
    const first = moved(1, round);
    const pairs: SeatPair[] = [round % 2 === 1 ? [first, seats] : [seats, first]];
    for (let seat = 2; seat <= seats / 2; seat++) pairs.push([moved(seat, round), moved(seats + 1 - seat, round)]);
    return pairs;
  });
}

/**
 * Everybody meets everybody twice, the second time with colours reversed. The last two rounds of the first cycle are
 * swapped, so that nobody has one colour three times running where the cycles meet.
 */
export function doubleBergerRounds(players: number): SeatPair[][] {
  const first = bergerRounds(players);
  const second = first.map((pairs) => pairs.map(([white, black]): SeatPair => [black, white]));
  const [last, beforeLast] = [first.at(-1), first.at(-2)];
  const swapped = beforeLast === undefined ? first : [...first.slice(0, -2), last!, beforeLast];
  return [...swapped, ...second];
}

/** A round with the names of those seated; a player who would meet the empty seat rests. */
export function leagueRound(pairs: readonly SeatPair[], round: number, names: readonly string[]): LeagueRound {
  const isEmpty = (seat: number): boolean => seat > names.length;
  const seated = pairs.filter(([white, black]) => !isEmpty(white) && !isEmpty(black));
  const resting = pairs.find(([white, black]) => isEmpty(white) || isEmpty(black));
  return {
    round,
    pairs: seated.map(
      ([white, black], i): ScheduledPair => ({
        board: i + 1,
        white: names[white - 1]!,
        black: names[black - 1]!,
      }),
    ),
    bye: resting === undefined ? null : names[Math.min(...resting) - 1]!,
  };
}
