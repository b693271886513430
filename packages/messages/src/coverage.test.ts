import { describe, expect, it } from 'vitest';
import { catalogue, type Messages } from './catalogue.ts';
import { messageArguments } from './testing/message-arguments.ts';
import { quotedTexts, sourceTexts } from './testing/source-files.ts';

/** Every word that the code asks for exists, and every word that exists is asked for. */

const english: Messages<string> = catalogue('en');
const keys = Object.keys(english);
const ofArea = (...areas: string[]): string[] => keys.filter((key) => areas.some((area) => key.startsWith(`${area}.`)));

const regulations = sourceTexts('packages/regulations/src');
const formats = sourceTexts('packages/formats/src');
const office = ['packages/office/src', 'apps/server/src', 'apps/web/src'].flatMap(sourceTexts);
const speaking = [...sourceTexts('apps/cli/src'), ...sourceTexts('packages/messages/src/explanation')];

/** `a.b.*` asks for every key that begins so. */
function asks(asked: Iterable<string>, key: string): boolean {
  for (const text of asked) if (text.endsWith('*') ? key.startsWith(text.slice(0, -1)) : key === text) return true;
  return false;
}

describe.each(['fce-2016', 'fide-2009', 'frs-2012'])('findings and workings of %s', (book) => {
  const sources = sourceTexts(`packages/regulations/src/${book}`);
  const full = quotedTexts(sources, new RegExp(`^${book}\\.[a-z]`));
  // Where a rule book adds its own name in one place, the codes stand without it.
  const bare = sources.flatMap((text) =>
    [...text.matchAll(/(?:\bcode: |(?:[sS]tep|warning)\((?:[\w., ]|'[\d.]+')*)'([a-z][a-z-]*)'/g)].map(
      ([, code]) => code!,
    ),
  );
  const codes = [...full, ...bare.map((code) => `${book}.${code}`)];
  const sentences = ofArea(`finding.${book}`, `working.${book}`);

  it('no sentence is left that the rule book never says', () => {
    const asked = codes.flatMap((code) => [`finding.${code}`, `working.${code}`]);
    const parts = quotedTexts(sources, /^[a-z][a-z-]*$/);
    const unsaid = sentences.filter(
      (key) => !asks(asked, key) && !asks(parts, key.slice(key.indexOf(book) + book.length + 1)),
    );
    expect(unsaid).toEqual([]);
  });
});

it('every sentence of a decision belongs to one that the code cites', () => {
  const cited = new Set(
    [...regulations, ...formats, ...speaking, ...office].flatMap((text) => text.match(/\bD-[A-Z]+-\d+\b/g) ?? []),
  );
  expect(ofArea('decision').filter((key) => !cited.has(key.slice('decision.'.length)))).toEqual([]);
});

describe('faults of documents', () => {
  const codes = formats.flatMap((text) => [...text.matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code]) => code!));
  const quoted = quotedTexts(formats, /^[a-z-]+$/);

  it('every fault has a sentence', () => {
    expect(codes.filter((code) => !keys.includes(`fault.${code}`))).toEqual([]);
  });

  it('no sentence is left without a fault or a place', () => {
    expect(ofArea('fault', 'fault-place').filter((key) => !quoted.has(key.slice(key.indexOf('.') + 1)))).toEqual([]);
  });
});

describe('the command line and the explanations', () => {
  const asked = quotedTexts(speaking, /^(cli|explain)\.[a-z]/);
  // Faults of the input carry their code without the area.
  for (const code of quotedTexts(speaking, /^(input|output|player)\.[a-z0-9-]+$/)) asked.add(`cli.${code}`);

  it('every text that is asked for exists', () => {
    expect([...asked].filter((text) => !ofArea('cli', 'explain').some((key) => asks([text], key)))).toEqual([]);
  });

  it('every text that exists is asked for', () => {
    expect(ofArea('cli', 'explain').filter((key) => !asks(asked, key))).toEqual([]);
  });
});

describe('refusals of the office', () => {
  const quoted = quotedTexts(office, /^[a-z][a-z0-9-]*$/);

  it('every sentence finds its values', () => {
    const calls = office.flatMap((text) => [
      ...text.matchAll(/\b(?:missing|invalid|forbidden|conflict)\(\s*'([a-z][a-z0-9-]*)',\s*\{([^{}]*)\}/g),
    ]);
    const wanting = calls.flatMap(([, code, literal]) => {
      if (literal!.includes('...')) return [];
      const given = literal!.split(',').map((field) => field.split(':')[0]!.trim());
      const wanted = messageArguments(english[`refusal.${code}`] ?? '', 'en').map((name) => name.split(':')[0]!);
      return wanted.filter((name) => !given.includes(name)).map((name) => `${code}: ${name}`);
    });
    expect(wanting).toEqual([]);
  });

  it('no sentence is left without a refusal', () => {
    expect(ofArea('refusal').filter((key) => !quoted.has(key.slice('refusal.'.length)))).toEqual([]);
  });
});

describe('faults of the database', () => {
  const [faults] = sourceTexts('packages/storage/src').filter((text) => text.includes('export const STORAGE_FAULTS'));
  const codes = [...faults!.match(/STORAGE_FAULTS = \[([^\]]*)\]/)![1]!.matchAll(/'([a-z-]+)'/g)].map(
    ([, code]) => code!,
  );

  it('each has a sentence, and no sentence is without one', () => {
    expect(ofArea('storage').sort()).toEqual(codes.map((code) => `storage.${code}`).sort());
  });
});

describe('the pages', () => {
  const sources = [...sourceTexts('apps/web/src'), ...sourceTexts('apps/server/src/pages')];
  const asked = quotedTexts(sources, /^web\.[a-z]/);
  // `web.status.${row.status}` asks for every key that begins so.
  for (const text of sources) for (const [, start] of text.matchAll(/`(web\.[a-z.-]*)\$\{/g)) asked.add(`${start}*`);

  it('every text that is asked for exists', () => {
    expect([...asked].filter((text) => !ofArea('web').some((key) => asks([text], key)))).toEqual([]);
  });

  it('every text that exists is asked for', () => {
    expect(ofArea('web').filter((key) => !asks(asked, key))).toEqual([]);
  });
});

describe('mails', () => {
  const sources = [...sourceTexts('apps/server/src/mail'), ...sourceTexts('apps/cli/src')];
  const asked = quotedTexts(sources, /^mail\.[a-z]/);
  for (const text of sources) for (const [, start] of text.matchAll(/`(mail\.[a-z.-]*)\$\{/g)) asked.add(`${start}*`);

  it('every text that is asked for exists, and every text that exists is asked for', () => {
    expect([...asked].filter((text) => !ofArea('mail').some((key) => asks([text], key)))).toEqual([]);
    expect(ofArea('mail').filter((key) => !asks(asked, key))).toEqual([]);
  });
});

it('every key belongs to a known area', () => {
  const known = [
    'cli',
    'explain',
    'finding',
    'working',
    'article',
    'decision',
    'fault',
    'fault-place',
    'refusal',
    'doubt',
    'storage',
    'transfer',
    'damage',
    'server',
    'mail',
    'warning',
    'web',
  ];
  expect(keys.filter((key) => !known.includes(key.split('.')[0]!))).toEqual([]);
});
