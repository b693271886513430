import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that need a browser, and tests that start processes or a PostgreSQL server; all others are units. */
const browser = ['apps/web/src/e2e/**/*.test.ts'];
const processes = [
  'apps/cli/src/**/*.test.ts',
  'apps/server/src/{year,off-loop}/**/*.test.ts',
  'apps/server/src/**/*processes.test.ts',
  'packages/storage/src/on-*.test.ts',
];

export default defineConfig({
  test: {
    // Files share their worker, its modules and its servers: whoever changes something of the process puts it back (CONTRIBUTING).
    isolate: false,
    // Node runs the TypeScript, as it does for the command line: nothing is transformed, and lists have the order that they really have.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Against what never ends, not against what is slow: another's machine may be busy with ten other things.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // More than there are cores: much of the work here is waiting for processes and browsers.
    maxWorkers: 2 * availableParallelism(),
    // What tests start does not compile everything anew.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/escala-tests', import.meta.url)) },
    // In this order, by their names: what waits longest comes first, and small files fill the end.
    projects: [
      {
        extends: true,
        test: { name: 'browser', include: browser, globalSetup: 'apps/web/src/e2e/testing/once-a-run.ts' },
      },
      { extends: true, test: { name: 'processes', include: processes } },
      {
        extends: true,
        test: {
          name: 'units',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...browser, ...processes],
        },
      },
    ],
  },
});
