interface AcceleratedRound<Record> {
  readonly round: number;
  readonly rounds: number;
  /** Points of a win, in tenths. */
  readonly win: number;
  /** Whether a player took part in the first round. */
  tookPart(record: Record): boolean;
}

/**
 * C.04.7 1, Baku acceleration: everybody's virtual points in the initial order, round by round. Group A is the first
 * half of the list of round 1, rounded up to an even number (D-DUTCH-21); players who come later, or missed round 1,
 * belong to it if they are listed above its last player (D-COMP-45).
 */
export function bakuPoints<Record>(
  players: readonly { readonly records: readonly Record[]; readonly isPresent: boolean }[],
  { round, rounds, win, tookPart }: AcceleratedRound<Record>,
): readonly (readonly number[])[] {
  const listed = [...players.keys()].filter((i) => {
    const { records, isPresent } = players[i]!;
    return round === 1 ? isPresent : tookPart(records[0]!);
  });
  const last = listed[2 * Math.ceil(listed.length / 4) - 1] ?? listed.at(-1) ?? -1;
  const accelerated = Math.ceil(rounds / 2);
  const whole = Math.ceil(accelerated / 2);
  const lent = Array.from({ length: accelerated }, (_, r) => (r < whole ? win : win / 2));
  return players.map((_, i) => (i <= last ? lent : []));
}
