import { NO_DAY } from '@escala/core';
import { type PackedFacts, unlessEmpty } from '../columns/packed-facts.ts';
import type { PackedReport } from '../columns/packed-games.ts';

/**
 * Joins the games of a weekly event that already count with those of its next part (fce-2016 8.3). Earlier games stay
 * as they are, and so do the facts of the event by which they were rated (D-OFF-404). Its end may change, unless
 * undated games depend on it.
 */
export function joinedParts(before: PackedReport | undefined, part: PackedReport): PackedReport {
  if (before === undefined) return part;
  const seats = new Map(Array.from(before.participants, (player, seat) => [player, seat]));
  for (const player of part.participants) if (!seats.has(player)) seats.set(player, seats.size);
  const seat = (own: number): number => seats.get(part.participants[own]!)!;
  const [earlier, later] = [before.games, part.games];
  return {
    ...before,
    endDay: earlier.day.includes(NO_DAY) ? before.endDay : part.endDay,
    rounds: part.rounds,
    facts: joinedFacts(before.facts, part.facts, earlier.count),
    participants: Int32Array.from(seats.keys()),
    games: {
      count: earlier.count + later.count,
      round: Uint16Array.of(...earlier.round, ...later.round),
      day: Int32Array.of(...earlier.day, ...later.day),
      white: Uint16Array.of(...earlier.white, ...Array.from(later.white, seat)),
      black: Uint16Array.of(...earlier.black, ...Array.from(later.black, seat)),
      outcome: Uint8Array.of(...earlier.outcome, ...later.outcome),
    },
    evaluations: [...before.evaluations, ...part.evaluations.map((each) => ({ ...each, participants: seats.size }))],
    datings: before.datings.map((dating) => ({ ...dating, day: Int32Array.of(...dating.day, ...later.day) })),
  };
}

/** The later games come after `count` earlier ones. */
function joinedFacts(before: PackedFacts | undefined, part: PackedFacts | undefined, count: number) {
  if (part === undefined) return before;
  const games = { ...before?.games };
  for (const [name, places] of Object.entries(part.games))
    games[name] = [...(games[name] ?? []), ...places.map((place) => count + place)];
  return unlessEmpty({ event: before?.event ?? {}, games });
}
