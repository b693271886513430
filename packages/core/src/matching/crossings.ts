import { blossomsAround } from './blossom-duals.ts';
import { CheapestSearch } from './cheapest-search.ts';
import { CostTable, kindsOf } from './pair-costs.ts';

/**
 * The choice that remains after a cheapest matching was found. Among perfect matchings of tight edges, the cheapest
 * leave every blossom with a dual exactly once (blossoms are odd, so never less). A pair costs the number of such
 * blossoms that it leaves.
 */
export function searchOfCrossings(found: CheapestSearch, tight: Uint32Array): [CostTable, CheapestSearch] {
  const { blossoms } = found;
  const { size } = blossoms;
  const around = blossomsAround(found);
  const costs = new CostTable({
    size,
    words: 1,
    rows: tight,
    kinds: kindsOf(size, (vertex) => around[vertex]![0] ?? -1),
    writeCost: (a, b, into, at) => {
      const common = around[a]!.filter((part) => around[b]!.includes(part)).length;
      into[at] = around[a]!.length + around[b]!.length - 2 * common;
    },
  });
  const search = new CheapestSearch(costs, tight, blossoms);
  // Costs are doubled; with these duals every edge is still tight.
  for (const [vertex, parts] of around.entries()) {
    search.dual[vertex] = 2 * parts.length;
    for (const part of parts) search.dual[part] = 4;
  }
  return [costs, search];
}
