import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allBooks } from '@escala/regulations/all-books';
import { expect, it } from 'vitest';

/**
 * Nothing outside `regulations` knows a book by its name: everything comes from the register, by the name that a federation, an event
 * or a document says. Words, presets, the demo, tests and comments may name one.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const MAY_NAME = /^packages\/(regulations|messages|demo)\/|\.test\.ts$|\/(testing|e2e|year)\/|(^|\/)presets?(\.ts$|\/)/;

/** Files that still name one. The list only shrinks. */
const STILL_NAMING: readonly string[] = [
  'apps/cli/src/commands/explain.ts',
  'apps/cli/src/input/competition-book.ts',
  'apps/cli/src/input/event-into-document.ts',
  'apps/cli/src/input/rate-document.ts',
  'apps/cli/src/input/rated-report-options.ts',
  'apps/cli/src/input/rating-source.ts',
  'apps/cli/src/program/rated-report-options.ts',
  'packages/core/src/documents/head-to-head.ts',
  'packages/core/src/documents/scrabble.ts',
  'packages/formats/src/interchange/faults/article-of.ts',
  'packages/formats/src/interchange/meaning/check-meaning.ts',
  'packages/formats/src/interchange/schema/documents.ts',
  'packages/formats/src/interchange/schema/event.ts',
  'packages/formats/src/interchange/schema/explanation-document.ts',
  'packages/formats/src/interchange/schema/explanation.ts',
  'packages/formats/src/interchange/schema/player.ts',
  'packages/formats/src/interchange/schema/rating-input.ts',
  'packages/formats/src/interchange/schema/rating-output.ts',
  'packages/formats/src/interchange/schema/scrabble-input.ts',
  'packages/formats/src/interchange/schema/scrabble-output.ts',
  'packages/formats/src/interchange/write-rating-output.ts',
];

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
  expect(naming.filter((path) => !STILL_NAMING.includes(path)).sort()).toEqual([]);
});

it('the list of those that do has no stale entry', () => {
  expect(STILL_NAMING.filter((path) => !naming.includes(path))).toEqual([]);
});
