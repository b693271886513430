import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';
import { readCsv } from './csv-table.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ["'=1+1", "''=1+1"],
  ["O'Kelly", "O'Kelly"],
  ["'t Hart", "'t Hart"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('the text %j is written %j: no spreadsheet computes it (D-OFF-434)', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it('numbers stay numbers', () => {
  expect(csvLine([-12.5, 0, null, undefined, 2000])).toBe('-12.5,0,,,2000\r\n');
});

it('what was written is read back the same', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', "'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ') })
    // Blanks around a cell are not part of it.
    .map((text) => text.trim());
  forAll({ of: [fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 })] }, (rows) => {
    const { rows: read, badQuotes } = readCsv(rows.map(csvLine).join(''), ',');
    expect(badQuotes).toEqual([]);
    expect(read.map((row) => row.map(({ text }) => text))).toEqual(
      rows.filter((row) => row.some((text) => text !== '')),
    );
  });
});

it('no written text begins like a formula', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', "'", '=', '+', '-', '@', '\t', '\r', '"', ',') });
  forAll({ of: [cell] }, (text) => {
    expect(csvLine([1, text])).not.toMatch(/^1,"?[=+\-@\t\r](?!\n$)/);
  });
});
