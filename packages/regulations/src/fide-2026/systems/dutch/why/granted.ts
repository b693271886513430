import { clearBit, setBit } from '@escala/core';
import type { Field } from '../field.ts';

/** An alternative asked about: two players meet, or one has the bye; by rank. */
export type Wish = readonly [number, number] | readonly [number, 'bye'];

/** A field in which every complete pairing grants the wish; the edge to the bye is added once its score is known. */
export function granted(field: Field, [a, b]: Wish): Field {
  const { count, words } = field;
  const changed = withoutBye(field, b === 'bye' ? new Uint8Array(count) : field.mayHaveBye.slice());
  for (const player of b === 'bye' ? [a] : [a, b]) {
    for (let other = 0; other < count; other++) clearBit(changed.edges, player, other * words);
    changed.edges.fill(0, player * words, (player + 1) * words);
    changed.mayHaveBye[player] = b === 'bye' ? 1 : 0;
  }
  if (b !== 'bye') {
    setBit(changed.edges, b, a * words);
    setBit(changed.edges, a, b * words);
  }
  return changed;
}

/** A field in which a player cannot meet any of these others. */
export function keptFrom(field: Field, player: number, others: readonly number[]): Field {
  const changed = withoutBye(field, field.mayHaveBye);
  for (const other of others) {
    clearBit(changed.edges, player, other * field.words);
    clearBit(changed.edges, other, player * field.words);
  }
  return changed;
}

function withoutBye(field: Field, mayHaveBye: Uint8Array): Field {
  const { count, words } = field;
  const edges = field.edges.slice();
  for (let rank = 0; rank < count; rank++) clearBit(edges, count, rank * words);
  edges.fill(0, count * words);
  return { ...field, edges, mayHaveBye };
}
