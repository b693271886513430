import type { PackedReport } from '../columns/packed-games.ts';

/** The games of a weekly event that count by now with those of its next part (fce-2016 8.3). Earlier games stay as they are. */
export function joinedParts(before: PackedReport | undefined, part: PackedReport): PackedReport {
  if (before === undefined) return part;
  const seats = new Map(Array.from(before.participants, (player, seat) => [player, seat]));
  for (const player of part.participants) if (!seats.has(player)) seats.set(player, seats.size);
  const seat = (own: number): number => seats.get(part.participants[own]!)!;
  const [earlier, later] = [before.games, part.games];
  return {
    ...part,
    participants: Int32Array.from(seats.keys()),
    games: {
      count: earlier.count + later.count,
      round: Uint16Array.of(...earlier.round, ...later.round),
      day: Int32Array.of(...earlier.day, ...later.day),
      white: Uint16Array.of(...earlier.white, ...Array.from(later.white, seat)),
      black: Uint16Array.of(...earlier.black, ...Array.from(later.black, seat)),
      outcome: Uint8Array.of(...earlier.outcome, ...later.outcome),
    },
    evaluations: [...before.evaluations, ...part.evaluations],
    datings: before.datings.map((dating) => ({ ...dating, day: Int32Array.of(...dating.day, ...later.day) })),
  };
}
