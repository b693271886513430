import { type Crowd, Transport } from './transport.ts';

/** What two of each two kinds cost, in so many numbers, the weightiest first; infinite where no two of them may be paired. Symmetric. */
export interface KindTable {
  readonly kindCount: number;
  readonly words: number;
  readonly table: Float64Array;
  /** Kinds that are worth little to begin with. */
  readonly scarce?: ReadonlySet<number> | undefined;
}

/** Kinds joined as cheaply as can be. */
interface SettledKinds {
  /** By word: what one of each kind is worth. No two kinds cost less than both together. */
  readonly values: readonly Float64Array[];
  /** Of kinds that are tight by the words settled, the next word; infinite for all others. */
  readonly open: Float64Array;
  /** How many of each kind are joined with each other one, by kind and kind, halves of pairs each; undefined if some are left over. */
  readonly flow: Int32Array | undefined;
}

/**
 * Kinds of vertices joined as cheaply as can be, as if any two of two kinds could be paired and pairs could be halved. The weightiest
 * words, so many, are settled one after the other, each among those whom the ones before leave tight.
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
