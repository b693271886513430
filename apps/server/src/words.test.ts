import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, LANGUAGES, translator } from '@escala/messages';
import { ROLES, WRITTEN_FORMS } from '@escala/office';
import { STORAGE_FAULTS } from '@escala/storage';
import { describe, expect, it } from 'vitest';
import { LACKING } from './access/second-factor/proof.ts';
import { signInProblem } from './access/sign-in.ts';
import { ID_USED, PROBLEM_TYPES } from './http/problem-document.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function textOf(...folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('/testing/'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

describe('words of the server', () => {
  const text = textOf('apps/server/src');
  const asked = new Set([
    ...found(text, /'server\.([a-z-]+)'/g),
    ...found(text, /ServerProblem\(\s*\d+,\s*'([a-z-]+)'/g),
    ...found(text, /signInFirst\('([a-z-]+)'/g),
    ...found(text, /tooMany\(.*'([a-z-]+)'\)/g),
    ...found(text, /\bcode: ServerCode = '([a-z-]+)'/g),
    ...LACKING.map(signInProblem),
    ...['not-json', 'malformed', 'page-reason-required', 'page-reason-optional'],
    ...[...Object.values(PROBLEM_TYPES), ID_USED].map((name) => `problem-${name}`),
    ...STORAGE_FAULTS.map((code) => `storage-${code}`),
    ...ROLES.map((role) => `role-${role}`),
  ]);

  it('everything that is said has words, and no words are left over', () => {
    const keys = Object.keys(catalogue('en')).flatMap((key) => (key.startsWith('server.') ? [key.slice(7)] : []));
    expect([...asked].sort()).toEqual(keys.sort());
  });
});

it.each(LANGUAGES)(
  'a field that is not written as it is asked for says in %s how, for every form that has a name',
  (language) => {
    const translate = translator(language);
    const sentence = (format: string): string => translate('refusal.field-format', { format });
    for (const form of WRITTEN_FORMS) expect(sentence(form)).not.toContain(`(${form})`);
    expect(sentence('whatever')).toContain('(whatever)');
  },
);
