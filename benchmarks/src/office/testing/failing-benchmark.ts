import { served } from '../served-office.ts';

/** A benchmark that fails while its server runs. */
const { address } = await served('./testing/said-program.ts', 'stays');
console.log(address);
throw new Error('the benchmark failed');
