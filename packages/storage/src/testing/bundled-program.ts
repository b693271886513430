import { mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
/**
 * Names the folder shared by all files of a full run (`e2e/testing/once-a-run.ts`). Outside such a run, each test
 * builds what it needs.
 */
export const RUN_FOLDER = 'ESCALA_RUN_FOLDER';

/** The command line: in a full run as released, which starts in a third of the time; otherwise from its sources. */
export function escalaProgram(): string {
  const run = process.env[RUN_FOLDER];
  return run === undefined ? join(root, 'apps/cli/bin/escala.js') : join(run, 'program/lib/escala.mjs');
}

const bundles = new Map<string, Promise<string>>();

/**
 * A test program bundled into one file: a process starts from it in a third of the time. Bundled once per worker. Files
 * that the program reads next to its sources are found there.
 */
export function bundledProgram(path: string): Promise<string> {
  const made = bundles.get(path) ?? bundle(path);
  bundles.set(path, made);
  return made;
}

async function bundle(path: string): Promise<string> {
  // Always in the same place, so that Node's compile cache is replaced and does not grow.
  const folder = join(root, 'node_modules/.cache/escala-tests/programs');
  const name = relative(root, path).replaceAll(/\W+/g, '-');
  const [file, made] = [join(folder, `${name}.mjs`), join(folder, `${name}.${process.pid}.mjs`)];
  mkdirSync(folder, { recursive: true });
  await build({
    input: path,
    platform: 'node',
    external: ['pg-native'],
    // Its other edition loads its parts by names that a bundler cannot see.
    resolve: { alias: { 'jsonc-parser': require.resolve('jsonc-parser').replace('/umd/', '/esm/') } },
    plugins: [
      {
        name: 'places',
        transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      },
    ],
    output: { file: made, format: 'es', codeSplitting: false },
    logLevel: 'silent',
  });
  renameSync(made, file);
  return file;
}
