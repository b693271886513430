import { settleKinds } from './kind-flow.ts';
import type { CostTable } from './pair-costs.ts';
import { type Crowd, Transport } from './transport.ts';

/**
 * Initial duals: those of the kinds of vertices, as if any two vertices of two kinds could be paired and pairs could be
 * halved. If kinds alone determine the cheapest matching, duals never have to move. Returns which kinds are tight, by
 * kind and kind; undefined if numbers count too.
 */
export function writeFirstDuals(costs: CostTable, dual: Float64Array): Float64Array | undefined {
  const { size, words, kinds, kindCount, numberedFrom, numberedTo } = costs;
  const counts = new Int32Array(kindCount);
  for (const kind of kinds) counts[kind]!++;
  const plainWords = numberedTo > numberedFrom ? words - 1 : words;
  const { values, open } = settleKinds(counts, costs, plainWords);
  for (let vertex = 0; vertex < size; vertex++)
    for (let word = 0; word < plainWords; word++) dual[vertex * words + word] = values[word]![kinds[vertex]!]!;
  if (plainWords === words) return open;
  writeNumbered(costs, open, dual);
  return undefined;
}

/** In a pair of numbered vertices one pays its number, in the last word: the first ones of each kind do. */
function writeNumbered(costs: CostTable, open: Float64Array, dual: Float64Array): void {
  const { size, words, kinds, numberedFrom, numberedPairs } = costs;
  const crowds = crowdsOf(costs);
  const end = numberedFrom + numberedPairs;
  // Even, so that all duals are whole numbers.
  const { value } = new Transport(crowds, tableOf(costs, crowds, open), 2 * (end - (end % 2)));
  const crowdOf = (isPayer: boolean): Int32Array => {
    const of = new Int32Array(costs.kindCount);
    for (const [i, { kind, role }] of crowds.entries()) if (role === (isPayer ? 'payer' : 'plain')) of[kind] = i;
    return of;
  };
  const [plain, payer] = [crowdOf(false), crowdOf(true)];
  for (let vertex = 0; vertex < size; vertex++) {
    const isNumbered = isNumberedIn(costs, vertex);
    const crowd = (isNumbered ? payer : plain)[kinds[vertex]!]!;
    // It pays its number if it is then worth less than the others of its kind.
    const worth = (node: number): number =>
      isNumbered ? Math.min(value[node]! + 2 * vertex, value[node + 1]!) : value[node]!;
    dual[(vertex + 1) * words - 1] = (worth(crowd) + worth(crowds.length + crowd)) / 2;
  }
}

function isNumberedIn({ numberedFrom, numberedTo }: CostTable, vertex: number): boolean {
  return vertex >= numberedFrom && vertex < numberedTo;
}

/** Numbered vertices start as payers if they are among the first ones, as many as there are pairs. */
function crowdsOf(costs: CostTable): Crowd[] {
  const { size, kinds, kindCount, numberedFrom, numberedPairs } = costs;
  const plain = new Int32Array(kindCount);
  const numbered: number[][] = Array.from({ length: kindCount }, () => []);
  for (let vertex = 0; vertex < size; vertex++)
    if (isNumberedIn(costs, vertex)) numbered[kinds[vertex]!]!.push(vertex);
    else plain[kinds[vertex]!]!++;
  return numbered.flatMap((vertices, kind): Crowd[] => {
    const payers = vertices.filter((vertex) => vertex < numberedFrom + numberedPairs).length;
    const numbers = vertices.map((vertex) => 2 * vertex);
    return [
      ...(plain[kind] === 0 ? [] : [{ kind, role: 'plain', count: plain[kind]!, numbers: [] } as const]),
      ...(vertices.length === 0
        ? []
        : [
            { kind, role: 'payer', count: payers, numbers } as const,
            { kind, role: 'other', count: vertices.length - payers, numbers: [] } as const,
          ]),
    ];
  });
}

/** Costs by crowds: of two numbered vertices one pays; with plain ones nobody does. */
function tableOf({ kindCount }: CostTable, crowds: readonly Crowd[], open: Float64Array): Float64Array {
  const own = new Float64Array(crowds.length ** 2).fill(Number.POSITIVE_INFINITY);
  let at = 0;
  for (const a of crowds)
    for (const b of crowds) {
      const isOpen = a.role === b.role ? a.role === 'plain' : a.role === 'other' || b.role === 'other';
      if (isOpen) own[at] = open[a.kind * kindCount + b.kind]!;
      at++;
    }
  return own;
}
