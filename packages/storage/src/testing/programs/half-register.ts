/** Loads half of a register and stops there, for a test that kills it. Argument: the database. */
import { writeSync } from 'node:fs';
import { openFidePages } from '../../open-fide-pages.ts';

const { pages } = openFidePages(process.argv[2]!);
const portions = {
  *[Symbol.iterator]() {
    for (let page = 0; ; page++) {
      if (page === 3) writeSync(1, 'in the middle\n');
      yield [{ kind: 'player' as const, page, bytes: new Uint8Array(100_000) }];
    }
  },
};
await pages.replace(portions, () => '');
