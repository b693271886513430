import { describe, expect, it } from 'vitest';
import { catalogue, type Messages } from './catalogue.ts';
import { messageArguments } from './testing/message-arguments.ts';
import { quotedTexts, sourceTexts } from './testing/source-files.ts';

/**
 * The compiler checks that a word exists; this checks what it cannot see: unused words, and values that a sentence
 * lacks.
 */

const english: Messages<string> = catalogue('en');
const keys = Object.keys(english);
const ofArea = (...areas: string[]): string[] => keys.filter((key) => areas.some((area) => key.startsWith(`${area}.`)));
const afterArea = (key: string): string => key.slice(key.indexOf('.') + 1);

const regulations = sourceTexts('packages/regulations/src');
const formats = sourceTexts('packages/formats/src');
const office = ['packages/office/src', 'apps/server/src', 'apps/web/src'].flatMap(sourceTexts);
const speaking = [...sourceTexts('apps/cli/src'), ...sourceTexts('packages/messages/src/explanation')];

/** `a.b.*` stands for every key with that beginning. */
function asks(asked: Iterable<string>, key: string): boolean {
  for (const text of asked) if (text.endsWith('*') ? key.startsWith(text.slice(0, -1)) : key === text) return true;
  return false;
}

const books = [...new Set(ofArea('article').map((key) => afterArea(key).split('.', 1)[0]!))];

describe('every word is used', () => {
  it.each(books)('findings and workings of %s', (book) => {
    // If a rule book adds its own name in a single place, its codes appear without it.
    const said = quotedTexts(sourceTexts(`packages/regulations/src/${book}`), /^[a-z][a-z0-9.-]*$/);
    const unsaid = ofArea(`finding.${book}`, `working.${book}`)
      .map(afterArea)
      .filter((code) => !asks(said, code) && !asks(said, code.slice(book.length + 1)));
    expect(unsaid).toEqual([]);
  });

  it('decisions', () => {
    const sources = [...regulations, ...formats, ...speaking, ...office];
    const cited = new Set(sources.flatMap((text) => text.match(/\bD-[A-Z][A-Z0-9]*-\d+\b/g) ?? []));
    expect(ofArea('decision').filter((key) => !cited.has(afterArea(key)))).toEqual([]);
  });

  it('faults of documents and their places', () => {
    const quoted = quotedTexts([...formats, ...speaking, ...sourceTexts('apps/server/src/fide-register')], /^[a-z-]+$/);
    expect(ofArea('fault', 'fault-place').filter((key) => !quoted.has(afterArea(key)))).toEqual([]);
  });

  it('refusals', () => {
    const quoted = quotedTexts(office, /^[a-z][a-z0-9-]*$/);
    expect(ofArea('refusal').filter((key) => !quoted.has(afterArea(key)))).toEqual([]);
  });

  it('the command line and the explanations', () => {
    const asked = quotedTexts(speaking, /^(cli|explain)\.[a-z]/);
    // Faults of the input have codes without the area.
    for (const code of quotedTexts(speaking, /^(input|output|player)\.[a-z0-9-]+$/)) asked.add(`cli.${code}`);
    expect(ofArea('cli', 'explain').filter((key) => !asks(asked, key))).toEqual([]);
  });

  it.each([
    ['web', ['apps/web/src', 'apps/server/src/pages', 'apps/server/src/downloads', 'packages/regulations/src']],
    ['mail', ['apps/server/src/mail', 'apps/cli/src']],
  ] as const)('%s', (area, folders) => {
    const sources = folders.flatMap(sourceTexts);
    const asked = quotedTexts(sources, new RegExp(`^${area}\\.[a-z]`));
    // A template between angle brackets is a type and uses no key.
    for (const text of sources)
      for (const [, start] of text.matchAll(new RegExp(`(?<!<)\`(${area}\\.[a-z.-]*)\\$\\{`, 'g')))
        asked.add(`${start}*`);
    expect(ofArea(area).filter((key) => !asks(asked, key))).toEqual([]);
  });
});

it('every sentence of a refusal finds its values', () => {
  const calls = office.flatMap((text) => [
    ...text.matchAll(/\b(?:missing|invalid|forbidden|conflict)\(\s*'([a-z][a-z0-9-]*)',\s*\{([^{}]*)\}/g),
  ]);
  expect(calls.length).toBeGreaterThan(50);
  const wanting = calls.flatMap(([, code, literal]) => {
    if (literal!.includes('...')) return [];
    const given = literal!.split(',').map((field) => field.split(':')[0]!.trim());
    const wanted = messageArguments(english[`refusal.${code}`] ?? '', 'en').map((name) => name.split(':')[0]!);
    return wanted.filter((name) => !given.includes(name)).map((name) => `${code}: ${name}`);
  });
  expect(wanting).toEqual([]);
});

it.each(books)('every article that %s cites by number has a sentence', (book) => {
  const cited = sourceTexts(`packages/regulations/src/${book}`).flatMap((text) =>
    [...text.matchAll(/\barticles?: (\[[^\]]*\]|'[^']+')/g)].flatMap(([, told]) =>
      [...told!.matchAll(/'(\w*[^']*\d[^']*)'/g)].map(([, article]) => article!),
    ),
  );
  expect(cited.length).toBeGreaterThan(3);
  // Codes of tie-breaks have their chapter put before them.
  const hasSentence = (article: string): boolean =>
    [article, `C.07 ${article}`].some((each) => keys.includes(`article.${book}.${each}`));
  expect([...new Set(cited)].filter((article) => !hasSentence(article))).toEqual([]);
});
