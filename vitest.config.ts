import { availableParallelism } from 'node:os';
import { matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that need a browser, and tests that start processes or a PostgreSQL server; all others are units. */
const browser = ['apps/web/src/e2e/**/*.test.ts'];
const processes = [
  'apps/cli/src/**/*.test.ts',
  'apps/server/src/{year,threads}/**/*.test.ts',
  'apps/server/src/**/*processes.test.ts',
  'packages/storage/src/on-*.test.ts',
  'benchmarks/src/**/*.test.ts',
];
/** Units that take long: at the end of a run they would run alone. */
const long = ['scripts/reached-rules.test.ts', 'apps/server/src/routes/private-fields.test.ts'];
const all = [
  'packages/**/*.test.ts',
  'apps/**/*.test.ts',
  'scripts/**/*.test.ts',
  'docs/**/*.test.ts',
  'benchmarks/**/*.test.ts',
];
const onceARun = { globalSetup: 'apps/web/src/e2e/testing/once-a-run.ts' };
const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Against tests that never end. The slowest honest test, three years of an office, took 116 seconds on two cores with
 * forty processes waiting for them; 25 where nothing else runs. `ESCALA_PATIENCE=5` waits five times as long.
 */
const PATIENCE = 180_000 * Number(process.env.ESCALA_PATIENCE ?? 1);

/** What waits longest comes first; small files fill the end. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOf = (globs: readonly string[], { moduleId }: TestSpecification): boolean =>
      globs.some((glob) => matchesGlob(relative(root, moduleId), glob));
    const place = (file: TestSpecification): number =>
      isOf([...browser, ...long], file) ? 0 : isOf(processes, file) ? 1 : 2;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

/**
 * A whole run (`vitest run`, without arguments) shares its workers
 * throughout: each loads the code once. A partial run starts what it needs.
 */
const isWhole = process.argv.at(-1) === 'run';
const parts = [
  { extends: true as const, test: { name: 'browser', include: browser, ...onceARun } },
  { extends: true as const, test: { name: 'processes', include: processes } },
  {
    extends: true as const,
    test: { name: 'units', include: all, exclude: ['**/node_modules/**', ...browser, ...processes] },
  },
];

export default defineConfig({
  test: {
    // Files share their worker, its modules and its servers: a test
    // that changes anything in the process restores it (CONTRIBUTING).
    isolate: false,
    // Node runs the TypeScript, as for the command line: nothing is
    // transformed, and lists filled at load time are in their real order.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: 60_000 } },
    // More than there are cores: much of the work is waiting for processes and browsers.
    maxWorkers: 2 * availableParallelism(),
    // Programs started by tests need not compile everything again.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/escala-tests', import.meta.url)) },
    ...(isWhole ? { include: all, sequence: { sequencer: BrowserFirst }, ...onceARun } : { projects: parts }),
  },
});
