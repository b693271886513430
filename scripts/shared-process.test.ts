import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Test files share their process (vitest.config.ts): what one of them leaves changed affects the next. */
const root = fileURLToPath(new URL('..', import.meta.url));
const LEAVES: readonly [string, RegExp, RegExp?][] = [
  ['a module in the place of another', /\bvi\.(mock|doMock|resetModules)\(/],
  ['the environment', /\bprocess\.env\b(\.\w+|\[[^\]]+\])?\s*=[^=]|delete process\.env|Object\.assign\(process\.env/],
  ['the folder', /\bprocess\.chdir\(/],
  ['something global', /\bvi\.stub(Env|Global)\(/, /\bvi\.unstubAll(Envs|Globals)\(/],
  ['the clock', /\bvi\.(useFakeTimers|setSystemTime)\(/, /\bvi\.useRealTimers\(/],
  ['a function of somebody else', /\bvi\.spyOn\(/, /\b(mockRestore|restoreAllMocks)\(/],
];

describe('tests leave their process unchanged', () => {
  const files = globSync('{packages,apps}/*/src/**/*.test.ts', { cwd: root });
  it.each(LEAVES.map(([what, changes, putsBack]) => ({ what, changes, putsBack })))(
    '$what',
    ({ changes, putsBack }) => {
      const left = files.filter((file) => {
        const text = readFileSync(`${root}/${file}`, 'utf8');
        return changes.test(text) && !putsBack?.test(text);
      });
      expect(left).toEqual([]);
    },
  );
});
