import { type Crowd, Transport } from './transport.ts';

/**
 * Cost of a pair for each two kinds, as `words` numbers, the most significant first; infinite if they may not be
 * paired. Symmetric.
 */
export interface KindTable {
  readonly kindCount: number;
  readonly words: number;
  readonly table: Float64Array;
  /** Kinds that start with a low value. */
  readonly scarce?: ReadonlySet<number> | undefined;
}

/** Kinds joined at the least cost. */
interface SettledKinds {
  /** By word: the value of each kind. No pair of kinds costs less than the sum of their values. */
  readonly values: readonly Float64Array[];
  /** The next word for kinds that are tight in the settled words; infinite for all others. */
  readonly open: Float64Array;
  /** How many of each two kinds are joined, by kind and kind, in half pairs; undefined if some are left over. */
  readonly flow: Int32Array | undefined;
}

/**
 * Joins kinds of vertices at the least cost, as if any two vertices of two kinds could be paired and pairs could be
 * halved. The `settledWords` most significant words are settled one after another, each among the pairs that are tight
 * in those before.
 */
export function settleKinds(
  counts: Int32Array,
  { kindCount, words, table, scarce }: KindTable,
  settledWords = words,
): SettledKinds {
  const numbers: readonly number[] = [];
  const crowds: Crowd[] = [];
  for (let kind = 0; kind < kindCount; kind++)
    crowds.push({ kind, role: 'plain', count: counts[kind]!, numbers, isScarce: scarce?.has(kind) });
  const values: Float64Array[] = [];
  const open = new Float64Array(kindCount ** 2);
  for (let at = 0; at < open.length; at++) open[at] = table[at * words]!;
  let transport: Transport | undefined;
  for (let word = 0; word < settledWords; word++) {
    if (transport === undefined) transport = new Transport(crowds, open, 0);
    else transport.recost(open);
    const { value } = transport;
    const own = new Float64Array(kindCount);
    for (let kind = 0; kind < kindCount; kind++) own[kind] = (value[kind]! + value[kindCount + kind]!) / 2;
    values.push(own);
    const isLast = word + 1 === words;
    for (let a = 0, at = 0; a < kindCount; a++)
      for (let b = 0; b < kindCount; b++, at++)
        if (open[at] !== Number.POSITIVE_INFINITY)
          open[at] =
            open[at] !== own[a]! + own[b]! ? Number.POSITIVE_INFINITY : isLast ? 0 : table[at * words + word + 1]!;
  }
  return { values, open, flow: transport?.isWhole ? transport.flow : undefined };
}
