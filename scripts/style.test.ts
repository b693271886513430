import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/**
 * The style sheets of the pages (docs/design.md): no unused rules,
 * no colours outside the tokens, no pages with styles of their own.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'apps/web/src/style');
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

function sources(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const under = `${path}/${entry.name}`;
    if (entry.isDirectory()) return sources(under);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')
      ? [readFileSync(join(root, under), 'utf8')]
      : [];
  });
}

const code = [
  ...['browser', 'components', 'desks', 'kit', 'pages', 'rules'].flatMap((part) => sources(`apps/web/src/${part}`)),
  ...sources('apps/server/src/pages'),
].join('\n');

const selectors = (text: string): string[] => [...text.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!);
const classes = new Set(
  sheets.flatMap(({ text }) =>
    selectors(text.replace(/url\([^)]*\)/g, '')).flatMap((each) =>
      [...each.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!),
    ),
  ),
);

/** A name is written out, or composed at a dash: `entry-${status}`. */
const isUsed = (name: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
  [...name.matchAll(/-/g)].some(({ index }) => code.includes(`${name.slice(0, index + 1)}\${`));

it('every class of the style sheets is used by a page', () => {
  expect([...classes].filter((name) => !isUsed(name)).sort()).toEqual([]);
});

it('colours are only in the tokens; what is always black on white is named so', () => {
  const named = sheets
    .filter(({ name }) => !/tokens|print/.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/(?<!xmlns="[^"]*)#[0-9a-f]{3,8}\b(?=[;\s)])/gi)].map(([colour]) => `${name} ${colour}`),
    );
  expect([...new Set(named)].sort()).toEqual([
    '02-base.css #14191d',
    '02-base.css #fff',
    '03-layout.css #fff',
    '04-components.css #fff',
  ]);
});

it('all of them are under 30 kB compressed, and nothing is important', () => {
  const all = sheets.map(({ text }) => text).join('');
  expect(gzipSync(all).length).toBeLessThan(30_000);
  expect(all).not.toContain('!important');
});

it('no page carries a style of its own, which the Content Security Policy would refuse', () => {
  expect(code.match(/<style|<[a-z][^`>]* style="/g) ?? []).toEqual([]);
});
