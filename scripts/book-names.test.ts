import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allBooks } from '@escala/regulations/all-books';
import { expect, it } from 'vitest';

/**
 * Nothing outside `regulations` knows a book by name: everything comes from the register, by the name given in a
 * federation, an event or a document. Words, presets, the demo, tests and comments may name one.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const MAY_NAME = /^packages\/(regulations|messages|demo)\/|\.test\.ts$|\/(testing|e2e|year)\/|(^|\/)presets?(\.ts$|\/)/;

const named = new RegExp(allBooks.map(({ id }) => `(?<![\\w-])${id}(?![\\w-])`).join('|'));
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const naming = ['packages', 'apps', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules') && !MAY_NAME.test(path))
    .filter((path) => named.test(withoutComments(readFileSync(join(root, path), 'utf8')))),
);

it('no other file names a book', () => {
  expect(naming.sort()).toEqual([]);
});
