import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { buildWeb } from '../build-web.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** Relative references in the sources, and their replacements in the bundle. One that is not found stops the build. */
const MOVED: readonly (readonly [file: string, from: string, to: string])[] = [
  ['apps/server/src/threads/worker-thread.ts', "'./thread.ts'", "'./thread.mjs'"],
  ['apps/server/src/fide-register/load-in-process.ts', "'./load-process.ts'", "'./load-process.mjs'"],
  ['apps/server/src/pages/assets.ts', "'../../../web/'", "'web/'"],
  [
    'apps/server/src/pages/assets.ts',
    'require.resolve(`@fontsource-variable/source-sans-3/files/',
    'join(web, `fonts/',
  ],
];

/** The whole program as a few JavaScript files, with everything it reads beside them: `lib` and `package.json`. */
export async function bundle(folder: string, version: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const lib = join(folder, 'lib');
  const done = new Set<string>();
  await build({
    input: {
      main: join(root, 'apps/cli/src/main.ts'),
      thread: join(root, 'apps/server/src/threads/thread.ts'),
      'load-process': join(root, 'apps/server/src/fide-register/load-process.ts'),
    },
    platform: 'node',
    transform: { target: 'node24' },
    // An optional dependency of the PostgreSQL driver.
    external: ['pg-native'],
    // Its other build loads its parts by names that no bundler sees.
    resolve: { alias: { 'jsonc-parser': join(root, 'node_modules/jsonc-parser/lib/esm/main.js') } },
    plugins: [{ name: 'moved', transform: (code, path) => moved(code, path, done) }],
    output: {
      dir: lib,
      format: 'es',
      minify: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash:8].mjs',
    },
  });
  const lost = MOVED.filter(([file, from]) => !done.has(`${file} ${from}`));
  if (lost.length > 0) throw new Error(`The bundle would not find ${lost.map(([file]) => file).join(', ')}`);
  await buildWeb(join(lib, 'web/dist'));
  for (const folder of ['src/style', 'src/pages/help/pictures'])
    cpSync(join(root, 'apps/web', folder), join(lib, 'web', folder), { recursive: true });
  mkdirSync(join(lib, 'web/fonts'));
  for (const subset of ['latin', 'latin-ext']) {
    const font = `source-sans-3-${subset}-wght-normal.woff2`;
    cpSync(require.resolve(`@fontsource-variable/source-sans-3/files/${font}`), join(lib, 'web/fonts', font));
  }
  cpSync(join(root, 'apps/server/src/pdf/fonts'), join(lib, 'fonts'), { recursive: true });
  cpSync(join(root, 'scripts/release/escala.mjs'), join(lib, 'escala.mjs'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`);
}

function moved(code: string, path: string, done: Set<string>): string | undefined {
  let text = code;
  for (const [file, from, to] of MOVED) {
    if (!path.endsWith(file) || !text.includes(from)) continue;
    text = text.replace(from, to);
    done.add(`${file} ${from}`);
  }
  return text === code ? undefined : text;
}

/** For npm; archives include it only for the version. */
const manifest = (version: string) => ({
  name: 'escala-office',
  version,
  description: 'The office of a mind-sports federation, and the program an arbiter runs on Saturday',
  license: 'MIT',
  type: 'module',
  bin: { escala: 'lib/escala.mjs' },
  files: ['lib', 'THIRD-PARTY.txt'],
  engines: { node: '>=24' },
});
