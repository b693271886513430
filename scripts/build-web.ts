/** What pages load: each module of the browser as one file with a name that changes with its content. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));

/** Modules that readers' pages may name, and those that desks may; what they share stands in folders beside them. */
const SOURCES = ['src/browser', 'src/browser/desk/modules'].map((folder) => join(web, folder));

const modulesIn = (folder: string): string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(d|test)\.ts$/.test(file));

export const browserModules = (): string[] => SOURCES.flatMap(modulesIn);

export async function buildWeb(folder = join(web, 'dist')): Promise<void> {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Chunks find each other beside themselves, wherever the server puts them.
    base: './',
    build: {
      outDir: folder,
      // Two editions of one module would answer to the same name.
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      modulePreload: false,
      rollupOptions: {
        input: Object.fromEntries(
          SOURCES.flatMap((folder) => modulesIn(folder).map((file) => [file.slice(0, -3), join(folder, file)])),
        ),
        preserveEntrySignatures: false,
        output: {
          format: 'es',
          entryFileNames: '[name]-[hash:8].js',
          // Never under the name of a module that pages ask for.
          chunkFileNames: 'shared-[name]-[hash:8].js',
        },
      },
    },
  });
}

if (import.meta.main) await buildWeb();
