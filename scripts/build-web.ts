/** Builds what pages load: each browser module as one file, with a name that changes with its content. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));

/** Modules that pages may name, by area; what they share is in folders beside them. */
const MODULES = readdirSync(join(web, 'src/browser/modules'), { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({ name, path: join(parentPath, name) }));

export const browserModules = (): string[] => MODULES.map(({ name }) => name);

export async function buildWeb(folder = join(web, 'dist')): Promise<void> {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Chunks find each other by relative paths, wherever the server puts them.
    base: './',
    plugins: [{ name: 'parameters-without-words', transform: withoutWords }],
    build: {
      outDir: folder,
      // Two editions of a module would match the same name.
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      modulePreload: false,
      rollupOptions: {
        input: Object.fromEntries(MODULES.map(({ name, path }) => [name.slice(0, -3), path])),
        preserveEntrySignatures: false,
        output: {
          format: 'es',
          entryFileNames: '[name]-[hash:8].js',
          // Never the name of a module that pages ask for.
          chunkFileNames: 'shared-[name]-[hash:8].js',
          // What every book, or both of FIDE, need: smaller as one file than as several.
          codeSplitting: {
            groups: [
              { name: 'core', test: /core\/src\/(calendar|dated|exact|expectation-table)\.ts$/ },
              { name: 'sheets', test: /(core\/src\/columns\/(?!record-after)[\w-]+|shared\/ledger-lines)\.ts$/ },
              { name: 'fide', test: /shared\/(fide-tables|parameters-by-day)\.ts$/ },
              { name: 'books', test: /(load-rule-book|engine\/rate-of)\.ts$/ },
            ],
          },
        },
      },
    },
  });
}

/** Removes descriptions of numbers and fields from the code: pages have them in their own language. */
const withoutWords = (code: string, path: string): string | undefined => {
  if (!path.includes('/regulations/src/')) return undefined;
  return code.replaceAll(/(\b(?:means|meaning): )(?:'[^']*'|"[^"]*")/g, "$1''");
};

if (import.meta.main) await buildWeb();
