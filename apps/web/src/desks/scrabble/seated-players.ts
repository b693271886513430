export interface SeatedPlayer {
  readonly player: string;
  readonly name: string;
  readonly displayed: number;
}

/**
 * Players of the order who were listed, one per line, by name or number, in the order itself; all of them if none were
 * listed. Players missing from the order take the remaining seats (frs-2012 §1).
 */
export function seatedPlayers(
  order: readonly SeatedPlayer[],
  written: string,
): { readonly seated: readonly SeatedPlayer[]; readonly left: readonly string[] } {
  const wanted = new Map(
    written
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => [words(line), line] as const),
  );
  if (wanted.size === 0) return { seated: order, left: [] };
  const keysOf = ({ player, name }: SeatedPlayer): string[] => [words(player), words(name)];
  const known = new Set(order.flatMap(keysOf));
  return {
    seated: order.filter((each) => keysOf(each).some((key) => wanted.has(key))),
    left: [...wanted].flatMap(([key, line]) => (known.has(key) ? [] : [line])),
  };
}

/** Treats `Popa, Ána` and `ana popa` as the same. */
const words = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
