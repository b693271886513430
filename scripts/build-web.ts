/** What pages load: each module of `apps/web/src/browser` as one file with a name that changes with its content. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));
const sources = join(web, 'src/browser');

/** Modules that a page may name; what they share with each other stands in folders beside them. */
export const browserModules = (): string[] =>
  readdirSync(sources).filter((file) => file.endsWith('.ts') && !/\.(d|test)\.ts$/.test(file));

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
        input: Object.fromEntries(browserModules().map((file) => [file.slice(0, -3), join(sources, file)])),
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
