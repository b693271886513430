import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assets } from '@escala/web';
import type { FastifyInstance } from 'fastify';
import { sendingLasting } from '../http/compress-answers.ts';

const require = createRequire(import.meta.url);
const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * Service worker that keeps the pages of result entry for use without
 * a connection; its address determines which pages it may serve.
 */
const WORKER = 'desk-worker.ts';

export interface Asset {
  /** Source file name, by which pages ask for it. */
  readonly source: string;
  readonly file: string;
  readonly content: Buffer;
}

/**
 * Web files under names that change with their content, so that browsers can cache them for ever. Modules exist only
 * after the build (`npm run build`); until then pages work without them.
 */
export function assetRoutes(app: FastifyInstance, folder = join(web, 'dist')): Assets {
  const all = [...sheetAndFonts(), ...pictures(), ...modules(folder)];
  const worker = all.find(({ source }) => source === WORKER);
  if (worker) workerRoute(app, worker);
  for (const { file, content } of all) {
    const send = sendingLasting(content);
    app.get(`/assets/${file}`, { config: { limit: 'none' } }, async (request, reply) => {
      reply
        .type(TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable');
      return send(request, reply);
    });
  }
  return Object.fromEntries(all.map(({ source, file }) => [source, `/assets/${file}`]));
}

/** The assets that give pages their looks even without modules. */
export function sheetAndFonts(): Asset[] {
  const fonts = FONTS.map(fontAsset);
  return [styles(fonts), ...fonts];
}

/** Under a fixed name: browsers ask again and check whether it has changed. */
function workerRoute(app: FastifyInstance, { content }: Asset): void {
  const send = sendingLasting(content);
  app.get('/desk-worker.js', { config: { limit: 'none' } }, async (request, reply) =>
    send(request, reply.type(TYPES.js!).header('cache-control', 'no-cache')),
  );
}

/** One sheet from all parts, each a layer overriding those of lower numbers, with the fonts under their names here. */
function styles(fonts: readonly Asset[]): Asset {
  const folder = join(web, 'src/style');
  const parts = readdirSync(folder).filter((file) => file.endsWith('.css'));
  let text = parts
    .sort()
    .map((file) => `@layer ${/[a-z]+/.exec(file)}{${readFileSync(join(folder, file), 'utf8')}}`)
    .join('\n');
  for (const { source, file } of fonts) text = text.replace(`url("${source}")`, `url("${file}")`);
  return hashed('style.css', Buffer.from(text));
}

/** Two subsets of one font (ADR 16): the letters of western languages, and those of Romanian. */
const FONTS = ['latin', 'latin-ext'].map((subset) =>
  require.resolve(`@fontsource-variable/source-sans-3/files/source-sans-3-${subset}-wght-normal.woff2`),
);

const fontAsset = (path: string): Asset => hashed(basename(path), readFileSync(path));

/** Pictures of the guides. */
function pictures(): Asset[] {
  const folder = join(web, 'src/pages/help/pictures');
  return readdirSync(folder).map((file) => hashed(`help-${file}`, readFileSync(join(folder, file))));
}

function hashed(source: string, content: Buffer): Asset {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const [, name, ending] = /^(.*)(\.\w+)$/.exec(source)!;
  return { source, file: `${name}-${hash}${ending}`, content };
}

/** Whether the modules of the pages were built: without them nobody can run a tournament. */
export const hasModules = (folder = join(web, 'dist')): boolean => modules(folder).length > 0;

/** The build's output: `verify-x7F3.js` comes from `verify.ts`. */
function modules(folder: string): Asset[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      source: file.replace(/-[\w-]{8}\.js$/, '.ts'),
      file,
      content: readFileSync(join(folder, file)),
    }));
}
