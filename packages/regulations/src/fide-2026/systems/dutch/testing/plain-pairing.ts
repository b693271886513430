import type { Unpaired } from '../completion.ts';
import { fieldOf } from '../field.ts';
import type { DutchPair } from '../pair-round.ts';
import type { RoundState } from '../round-state.ts';
import type { ListedPairing } from './list-pairings.ts';

type Paired = { readonly pairs: readonly Pick<DutchPair, 'white' | 'black'>[]; readonly bye: number | undefined };

/** Pairs by numbers from 1 on, in a canonical order for comparison: White first, or the better number first. */
export function plain(pairing: Paired | Unpaired, as: 'colours' | 'sets' = 'colours'): unknown {
  if ('unpaired' in pairing) return 'no-pairing';
  const pairs = pairing.pairs.map(({ white, black }) => [white + 1, black + 1]);
  if (as === 'sets') for (const pair of pairs) pair.sort((a, b) => a - b);
  return { pairs: pairs.sort(([a], [b]) => a! - b!), bye: pairing.bye === undefined ? null : pairing.bye + 1 };
}

/** The same for a listed pairing, which has no colours. */
export function plainList(state: RoundState, { pairs, bye }: ListedPairing): unknown {
  const { player } = fieldOf(state);
  const named = pairs.map(([a, b]) => ({ white: player[a]!, black: player[b]! }));
  return plain({ pairs: named, bye: bye === undefined ? undefined : player[bye] }, 'sets');
}
