import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    // Against what never ends, not against what is slow: another's machine may be busy with ten other things.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By itself it would leave one core of two to others; much of the work here is waiting for processes and browsers.
    maxWorkers: 2,
  },
});
