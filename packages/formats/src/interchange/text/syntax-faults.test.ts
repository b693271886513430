import { anyText, forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOfText, summary } from '../testing/read-faults.ts';

describe('broken JSON', () => {
  it.each(['', ' \n\t ', '\uFEFF'])('%j is an empty file', (text) => {
    expect(faultsOfText(text)).toMatchObject([{ code: 'syntax-empty', line: 1, column: 1 }]);
  });

  it.each([
    ['{"a":}', 'syntax-value-expected', '}'],
    ['{"a":1, 2}', 'syntax-name-expected', '2}'],
    ['{"a" 1}', 'syntax-colon-expected', '1}'],
    ['[1 2]', 'syntax-comma-expected', '2]'],
    ['{"a":1', 'syntax-brace-expected', ''],
    ['[1', 'syntax-bracket-expected', ''],
    ['{} {}', 'syntax-end-expected', '{}'],
    ['[1, ]', 'syntax-trailing-comma', ', ]'],
    ['{"a":1,}', 'syntax-trailing-comma', ',}'],
    ['[1] // one', 'syntax-comment', '// one'],
    ['["a', 'syntax-text-unclosed', '"a'],
    ['[1.]', 'syntax-number', '1.]'],
    ['[NaN]', 'syntax-symbol', 'NaN]'],
    ['["\\u12"]', 'syntax-unicode', '"\\u12"]'],
    ['["\\q"]', 'syntax-escape', '"\\q"]'],
    ['["\t"]', 'syntax-character', '"\t"]'],
  ])('%j: %s', (text, code, pointedAt) => {
    expect(summary(text)[0]).toBe(`${code}  -> ${pointedAt}`);
  });

  it('finds every place, with line, column and what is there', () => {
    expect(faultsOfText('{\n  "a": 1\n  "b" 2,\r\n  "c": [tru]\n}')).toMatchObject([
      { code: 'syntax-comma-expected', line: 3, column: 3, values: { at: 'text', found: '"b"' } },
      { code: 'syntax-colon-expected', line: 3, column: 7, values: { at: 'text', found: '2' } },
      { code: 'syntax-symbol', line: 4, column: 9, values: { found: 'tru' } },
    ]);
  });

  it('says where the file ends too early', () => {
    expect(faultsOfText('{"a": [1,\n2')).toMatchObject([{ line: 2, column: 2, values: { at: 'end' } }]);
  });

  it.each(['[', '{', '{"a":['])('with more faults than are reported ends the list: %s', (start) => {
    const faults = faultsOfText(`${start}${'word '.repeat(30_000)}`);
    expect(faults.length).toBe(10_001);
    expect(faults.at(-1)).toMatchObject({ code: 'too-many', line: 1 });
  });

  it.each([
    ['sound', '['.repeat(70) + ']'.repeat(70), 65],
    ['sound, a million deep', '['.repeat(1e6) + ']'.repeat(1e6), 65],
    ['broken, a million deep', '['.repeat(1e6), 65],
  ])('refuses too deep nesting: %s', (_, text, column) => {
    expect(faultsOfText(text)).toContainEqual(expect.objectContaining({ code: 'too-deep', line: 1, column }));
  });

  it('never throws, and finds a fault wherever parsing does', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '.',
      'e',
      'true',
      'nul',
      '\\',
      '/',
      '//',
      '/*',
      '*/',
      ' ',
      '\n',
      '\r',
      '\u00a0',
      '0',
      '+',
      '\ud800',
      '\u2028',
      '\u0001',
    );
    const text = fc.oneof(
      anyText(),
      fc.array(token).map((tokens) => tokens.join('')),
    );
    forAll({ of: [text], numRuns: 500 }, (json) => {
      const faults = faultsOfText(json);
      expect(faults.length).toBeGreaterThan(0);
      for (const fault of faults) expect(fault.code).not.toBe('syntax-broken');
    });
  });
});
