import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue, type MessageKey } from './catalogue.ts';
import { LANGUAGES } from './language.ts';
import { messageArguments } from './testing/message-arguments.ts';

const english = catalogue('en');
const keys = Object.keys(english) as MessageKey[];

function areasOf(language: string): string[] {
  const folder = fileURLToPath(new URL(language, import.meta.url));
  return readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts',
  );
}

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

  it('merges every area, and no two areas claim one key', async () => {
    const merged: string[] = [];
    for (const area of areasOf(language)) {
      const file = (await import(`./${language}/${area}`)) as { messages: Record<string, string> };
      merged.push(...Object.keys(file.messages));
    }
    expect(merged.sort()).toEqual(Object.keys(messages).sort());
  });
});

it('Romanian writes ș and ț with a comma below', () => {
  const cedilla = Object.entries(catalogue('ro')).filter(([, text]) => /[şţŞŢ]/.test(text));
  expect(cedilla).toEqual([]);
});
