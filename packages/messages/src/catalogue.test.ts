import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue, type MessageKey } from './catalogue.ts';
import { LANGUAGES } from './language.ts';
import { messageArguments } from './testing/message-arguments.ts';
import type { Texts } from './texts.ts';

const english = catalogue('en');
const keys = Object.keys(english) as MessageKey[];

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const messages = catalogue(language);

  it('has texts that parse, with the same arguments as English', () => {
    const differing = keys.filter((key) => {
      const own = messageArguments(messages[key], language);
      return own.join() !== messageArguments(english[key], 'en').join();
    });
    expect(differing).toEqual([]);
  });

  it('has no empty text', () => {
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it('every area is merged, and no two areas claim one key', async () => {
  const folder = fileURLToPath(new URL('words', import.meta.url));
  const merged: string[] = [];
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!name.endsWith('.ts') || name === 'index.ts') continue;
    const { messages } = (await import(`./words/${name}`)) as { messages: Texts };
    merged.push(...Object.keys(messages));
  }
  expect(merged.sort()).toEqual([...keys].sort());
});

it('Romanian writes ș and ț with a comma below', () => {
  const cedilla = Object.entries(catalogue('ro')).filter(([, text]) => /[şţŞŢ]/.test(text));
  expect(cedilla).toEqual([]);
});
