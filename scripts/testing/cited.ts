import { readFileSync } from 'node:fs';
import { root } from '../source-graph.ts';
import type { Executed } from './executed.ts';

/** Names that say nothing of a constant by themselves. */
const ANY = new Set(['article', 'articles', 'code', 'decisions', 'id', 'key', 'values', 'const', 'export', 'title']);

const texts = new Map<string, string>();
const textOf = (path: string): string => {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
};

const words = new WeakMap<Executed, Map<string, Set<string>>>();

/** Every word in the text of the functions that ran in the files of some folders. */
function wordsOf(executed: Executed, folders: readonly string[]): Set<string> {
  const known = words.get(executed) ?? new Map<string, Set<string>>();
  words.set(executed, known);
  const all = known.get(folders.join()) ?? new Set<string>();
  if (known.has(folders.join())) return all;
  known.set(folders.join(), all);
  for (const path of executed.paths.filter((each) => folders.some((folder) => each.startsWith(folder)))) {
    const text = textOf(path);
    for (const { from, to, ran } of executed.of(path))
      if (ran) for (const [word] of text.slice(from, to).matchAll(/[A-Za-z_]\w+/g)) all.add(word);
  }
  return all;
}

/** Where a constant of a file is used: in its rule book, or in its package. */
function usersOf(path: string): readonly string[] {
  const [, books, book] = /^(.*\/regulations\/src\/)([\w-]+\/)/.exec(path) ?? [];
  // What a book offers is used by everybody.
  if (/\/(?:book|index)\.ts$/.test(path)) return [root];
  if (books === undefined) return [/^.*\/(?:packages|apps)\/[\w-]+\//.exec(path)![0]];
  return book === 'shared/' ? [books] : [`${books}${book}`];
}

/**
 * Whether one of the places where a file cites an article has run: the function around it, or the one that its comment
 * introduces. A constant counts if a function that names it has run.
 */
export function hasRun(path: string, article: string, executed: Executed): boolean {
  const text = textOf(path);
  const functions = executed.of(path);
  return placesOf(text, article).some((place) => {
    const around = functions.filter(({ from, to }) => from <= place && place < to);
    const narrowest = Math.min(...around.map(({ from, to }) => to - from));
    if (around.some(({ from, to, ran }) => ran && to - from === narrowest)) return true;
    if (around.length > 0) return false;
    const end = endOfDeclaration(text, place);
    const introduced = functions.filter(({ from }) => from >= place && from < end);
    if (introduced.length > 0) return introduced.some(({ ran }) => ran);
    return namesAt(text, place, end).some((name) => wordsOf(executed, usersOf(path)).has(name));
  });
}

/** Within its own folder a section's name may be omitted, as in `coverage-tables.test.ts`. */
function placesOf(text: string, article: string): number[] {
  const own = text.includes(article) ? article : article.split(' ').at(-1)!;
  const number = own.replaceAll('.', '\\.');
  return [...text.matchAll(new RegExp(`(?<![\\d.])${number}(?![\\d]|\\.\\d)`, 'g'))].map(({ index }) => index);
}

/** Declarations are set apart by an empty line. */
function endOfDeclaration(text: string, place: number): number {
  const end = text.indexOf('\n\n', place);
  return end < 0 ? text.length : end;
}

/** The names of a constant or a type around a place: of its declaration, and of its line or the one after a comment. */
function namesAt(text: string, place: number, end: number): string[] {
  const start = text.lastIndexOf('\n\n', place) + 2;
  const declared = text.slice(start, end).matchAll(/^(?:export )?(?:const|interface|type) (\w+)/gm);
  const lines = text.slice(text.lastIndexOf('\n', place) + 1, end).split('\n');
  const code = lines.find((line) => !/^\s*(?:\/?\*|\/\/)/.test(line)) ?? '';
  const keys = code.matchAll(/^\s*(?:readonly )?'?([A-Za-z_]\w+)'?\??\s*[:(,]/g);
  return [...declared, ...keys].map(([, name]) => name!).filter((name) => !ANY.has(name));
}
