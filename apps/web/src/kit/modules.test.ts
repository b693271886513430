import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, LANGUAGES, type MessageKey, translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { MODULES, type ModuleName, type Say, type WordOf, wordsSent } from './modules.ts';

const folder = fileURLToPath(new URL('../browser/modules', import.meta.url));
const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.ts'));
const names = Object.keys(MODULES) as ModuleName[];
/** These load the code for plurals. */
const WITH_PLURALS: readonly ModuleName[] = ['event-receive.ts', 'registry-import.ts'];

describe('the modules of the browser', () => {
  it('are all in the table', () => expect(files.map((file) => basename(file)).sort()).toEqual([...names].sort()));

  it.each(files)('%s takes no words but its own', (file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const asked = [...text.matchAll(/\b(?:wordsOf|translateOf)<'([^']+)'>/g)].map(([, name]) => name);
    expect(asked).toEqual(asked.map(() => basename(file)));
  });

  it('a word that is not sent along does not compile', () => {
    const use = (say: Say<WordOf<'live.ts'>>): string[] => [
      say('web.live.over'),
      // @ts-expect-error: a word of another module
      say('web.check-in.over'),
    ];
    expect(use((word) => word)).toEqual(['web.live.over', 'web.check-in.over']);
    // @ts-expect-error: no such module
    expect(() => wordsSent('en', ['lives.ts'])).not.toBeUndefined();
  });

  it('patterns are sent whole, and all that a module says has its text', () => {
    const sent = wordsSent('ca', ['rounds-pairs.ts', 'live.ts']);
    expect(sent['web.desk-rounds.pairs-swap']).toBe(catalogue('ca')['web.desk-rounds.pairs-swap']);
    expect(sent['web.live.lost']).toBe(catalogue('ca')['web.live.lost']);
    expect(Object.values(wordsSent('ro', names))).not.toContain(undefined);
  });
});

/** `filled` only inserts values in braces: no plurals, no number formats, no Catalan elision. */
it.each(LANGUAGES)('modules without plurals have plain sentences in %s', (language) => {
  const plain = names.filter((name) => !WITH_PLURALS.includes(name));
  const other = Object.entries(wordsSent(language, plain)).filter(([key, text]) => {
    const values = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, `{${name}}`]));
    return translator(language)(key as MessageKey, values) !== text;
  });
  expect(other).toEqual([]);
});
