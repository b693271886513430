import { isLess } from './amounts.ts';
import type { CostTable } from './pair-costs.ts';
import { type Crowd, Transport } from './transport.ts';

/**
 * Duals to begin with: those of the kinds of vertices, as if any two of two kinds could be paired and pairs could be halved. Where
 * kinds alone settle what is cheapest, nothing has to move afterwards. In a pair of numbered vertices one pays its number: of each
 * kind the first ones do, as many as is best.
 */
export function writeFirstDuals(costs: CostTable, dual: Float64Array): void {
  const { size, words, kinds, numberedFrom, numberedPairs } = costs;
  const crowds = crowdsOf(costs);
  const end = numberedFrom + numberedPairs;
  // Even, so that all duals are whole numbers.
  const transport = new Transport(words, crowds, tableOf(costs, crowds), 2 * (end - (end % 2)));
  transport.settle();
  const crowdOf = (isPayer: boolean): Int32Array => {
    const of = new Int32Array(costs.kindCount);
    for (const [i, { kind, role }] of crowds.entries()) if (role === (isPayer ? 'payer' : 'plain')) of[kind] = i;
    return of;
  };
  const [plain, payer] = [crowdOf(false), crowdOf(true)];
  const { value } = transport;
  const own = new Float64Array(words);
  for (let vertex = 0; vertex < size; vertex++) {
    const isNumbered = isNumberedIn(costs, vertex);
    const crowd = (isNumbered ? payer : plain)[kinds[vertex]!]!;
    for (const at of [crowd * words, (crowds.length + crowd) * words]) {
      for (let word = 0; word < words; word++) own[word] = value[at + word]!;
      if (isNumbered) own[words - 1]! += 2 * vertex;
      // It pays its number where it is worth less so than the others of its kind.
      const from = isNumbered && isLess(value, at + words, own, 0, words) ? at + words : at;
      const paid = from === at && isNumbered ? 2 * vertex : 0;
      for (let word = 0; word < words; word++) dual[vertex * words + word]! += value[from + word]! / 2;
      dual[(vertex + 1) * words - 1]! += paid / 2;
    }
  }
}

function isNumberedIn({ numberedFrom, numberedTo }: CostTable, vertex: number): boolean {
  return vertex >= numberedFrom && vertex < numberedTo;
}

/** Numbered vertices pay their numbers to begin with if they are among the first ones, as many as there are pairs. */
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

/** Costs by crowds: of two numbered vertices one pays, and with the plain ones nobody does. */
function tableOf({ words, kindCount, table }: CostTable, crowds: readonly Crowd[]): Float64Array {
  const own = new Float64Array(crowds.length ** 2 * words).fill(Number.POSITIVE_INFINITY);
  for (const [i, a] of crowds.entries())
    for (const [j, b] of crowds.entries()) {
      if (a.role === b.role ? a.role !== 'plain' : a.role !== 'other' && b.role !== 'other') continue;
      const at = (a.kind * kindCount + b.kind) * words;
      own.set(table.subarray(at, at + words), (i * crowds.length + j) * words);
    }
  return own;
}
