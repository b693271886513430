import { rateHistory } from '../../packages/regulations/src/fce-2016/history.ts';
import { EXPECTATION_TABLE } from '../../packages/regulations/src/fce-2016/tables.ts';
import { bareLoop } from './bare-loop.ts';
import { federationOf, monthlyLists } from './federation.ts';

const f = federationOf({ players: 100_000, games: 1_000_000, months: 12, seed: 7 });
for (let i = 0; i < 6; i++) {
  let t = performance.now();
  bareLoop(f, EXPECTATION_TABLE.higher, 12);
  const bare = performance.now() - t;
  t = performance.now();
  rateHistory(f, { revision: '5.3-repealed', rhythm: 'standard', listDays: monthlyLists(12) });
  const full = performance.now() - t;
  console.log(bare.toFixed(1), full.toFixed(1), (bare / full).toFixed(2));
}
