import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type MessageKey, translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { GUIDES, type GuidePart, helpPath, isGuide, partsOf } from '../../components/ui/help-guides.ts';
import { deskPages } from '../../desks/index.ts';

const PARTS = Object.keys(GUIDES).filter(isGuide).flatMap(partsOf);
const has = (translate: (key: MessageKey) => string, key: string): boolean => {
  const said = translate(key as MessageKey);
  return said !== '' && !said.includes(key);
};

describe.each(LANGUAGES)('the guides in %s', (language) => {
  const translate = translator(language);

  it('name buttons and pages as they are named', () => {
    for (const part of PARTS) {
      const text = translate(`help.${part}.text`);
      for (const [, key] of text.matchAll(/\[([\w.-]+)\]/g)) expect(has(translate, key!), `${part}: ${key}`).toBe(true);
    }
  });

  it('name the same pages in the same parts as in English', () => {
    const named = (of: typeof translate, part: GuidePart): string[] =>
      [...of(`help.${part}.text`).matchAll(/\[[\w.-]+\]/g)].map(String);
    for (const part of PARTS) expect(named(translate, part), part).toEqual(named(translator('en'), part));
  });
});

it('each picture is beside a part, and each part has its picture', () => {
  const files = readdirSync(fileURLToPath(new URL('pictures', import.meta.url))).map((file) => file.slice(0, -4));
  const shown = Object.values(GUIDES).flatMap((parts) => Object.values(parts).filter((name) => name !== undefined));
  expect(files.sort()).toEqual([...new Set(shown)].sort());
});

it('pages lead to parts that there are, and those of the day to their own', () => {
  const there = ['', ...Object.keys(GUIDES), ...PARTS.map((part) => part.replace('.', '#'))];
  for (const { path } of deskPages) expect(there, path).toContain(helpPath(path).replace(/^\/help\/?/, ''));
  expect(helpPath('/desk/events/open/rounds/3/results')).toBe('/help/arbiter#results');
  expect(helpPath('/desk/events/open/rounds')).toBe('/help/arbiter#pair');
  expect(helpPath('/desk/events/run')).toBe('/help/arbiter#start');
});
