import { readFileSync } from 'node:fs';
import { filesOf, NAMES } from '@escala/formats/encoding/testing';
import { describe, expect, it } from 'vitest';
import { runEscala, temporaryFile } from './testing/run-escala.ts';
import { caseFile } from './testing/swiss-cases.ts';

const NAME = 'Núria Puig i Solé';
const tournament = JSON.stringify({
  format: 'escala/tournament@1',
  name: NAMES,
  system: 'fce-1990',
  rounds: 5,
  initialColour: 'white',
  players: [NAME, 'Begoña Núñez'].map((name, i) => ({ id: `p${i}`, name })),
  games: [],
});

/** Everything the command line reads, by name: its text, and what shows that it was read correctly. */
const DOORS: readonly (readonly [string, string, readonly string[], string])[] = [
  ['a document', tournament, ['pair', 'FILE', '--table'], NAMES],
  ['entries', `name;rating\n${NAME};2100\nBegoña Núñez;2000\n`, ['entries', 'FILE', '--rounds', '5'], NAME],
  [
    'a report',
    readFileSync(caseFile('swiss-bye.trf'), 'utf8').replace(/^012 .*$/m, `012 ${NAME}`),
    ['convert', 'FILE', '--to', 'json'],
    NAME,
  ],
];

describe.each(DOORS)('the command line reads %s in', (_, text, args, expected) => {
  it.each(Object.entries(filesOf(text)))('%s', async (__, bytes) => {
    const file = temporaryFile(bytes);
    const run = await runEscala(args.map((arg) => (arg === 'FILE' ? file : arg)));
    expect(run.stdout).toContain(expected);
    expect(run.code).toBe(0);
  });
});

describe('[D-OFF-546] a file that is not in Unicode', () => {
  const POLISH = 'Łukasz Żółć';
  // Encoded in Windows-1250.
  const bytes = (text: string): Buffer =>
    Buffer.from(
      [...text].map((letter) => ({ Ł: 0xa3, Ż: 0xaf, ó: 0xf3, ł: 0xb3, ć: 0xe6 })[letter] ?? letter.charCodeAt(0)),
    );
  const report = readFileSync(caseFile('swiss-bye.trf'), 'utf8').replace(/^012 .*$/m, `012 ${POLISH}`);
  const TEXTS = [
    ['convert', report, ['--to', 'json']],
    ['entries', `name;rating\n${POLISH};2100\nB;2000\n`, ['--rounds', '5']],
  ] as const;

  it.each(TEXTS)(
    'is said to be read as Windows-1252 by %s, unless another encoding is named',
    async (name, text, args) => {
      const file = temporaryFile(bytes(text));
      const assumed = await runEscala([name, file, ...args]);
      expect(assumed.stderr).toContain('read as Windows-1252');
      expect(assumed.stdout).not.toContain(POLISH);
      const named = await runEscala([name, file, ...args, '--encoding', 'windows-1250']);
      expect(named.stdout).toContain(POLISH);
      expect(named.stderr).not.toContain('Windows');
      expect((await runEscala([name, temporaryFile(text), ...args])).stderr).not.toContain('Windows');
    },
  );
});
