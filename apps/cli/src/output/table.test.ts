import { describe, expect, it } from 'vitest';
import { displayWidth, fitWidth } from './display-width.ts';
import { printable } from './printable.ts';
import { type Cell, type Column, tableLines } from './table.ts';
import { wrapped } from './wrap.ts';

describe('displayWidth', () => {
  it.each([
    ['Ionuț Țăran', 11],
    ['e\u0301', 1],
    ['王皓', 4],
    ['한국', 4],
    ['♟', 1],
    ['👍🏽', 2],
    ['❤️', 2],
    ['Ирина', 5],
    ['', 0],
  ])('%s takes %d columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it('cuts whole letters and marks the cut', () => {
    expect(fitWidth('Joana Puig', 10)).toBe('Joana Puig');
    expect(fitWidth('Joana Puig', 9)).toBe('Joana Pu…');
    expect(fitWidth('王皓王皓', 6)).toBe('王皓…');
  });
});

describe('tableLines', () => {
  const columns: Column[] = [
    { title: 'Name', align: 'left', elastic: true },
    { title: 'Empty', align: 'left' },
    { title: 'Rating', align: 'right' },
  ];
  const rows: Cell[][] = [
    [{ text: '王皓' }, { text: '' }, { text: '2700' }],
    [{ text: 'Joana' }, { text: '' }, { text: '900', paint: (text) => `<${text}>` }],
  ];
  const titlePaint = (text: string): string => text;

  it('aligns by display width, paints the text and not the padding, and leaves empty columns out', () => {
    expect(tableLines(columns, rows, { titlePaint })).toEqual(['Name   Rating', '王皓     2700', 'Joana     <900>']);
  });

  it('cuts only the elastic column, and not below a readable width', () => {
    const wide: Cell[][] = [[{ text: 'a'.repeat(40) }, { text: '' }, { text: '1000' }]];
    expect(tableLines(columns, wide, { titlePaint, width: 30 })[1]).toBe(`${'a'.repeat(21)}…    1000`);
    expect(tableLines(columns, wide, { titlePaint, width: 5 })[1]).toBe('aaaaaaa…    1000');
  });
});

describe('wrapped', () => {
  it('breaks at spaces, with a hanging indent, colours not counted', () => {
    const text = 'one two \u001b[36m[17.1]\u001b[39m four';
    expect(wrapped(text, { first: '- ', rest: '  ', width: 16 })).toEqual([
      '- one two \u001b[36m[17.1]\u001b[39m',
      '  four',
    ]);
  });

  it('keeps a word longer than the line whole, and does not wrap without a width', () => {
    expect(wrapped('abcdefgh ij', { first: '', rest: '', width: 4 })).toEqual(['abcdefgh', 'ij']);
    expect(wrapped('a b c', { first: '', rest: '', width: undefined })).toEqual(['a b c']);
  });
});

it('printable shows what could steer a terminal', () => {
  expect(printable('a\u001b[31mb\nc\u202ed')).toBe('a\\u001b[31mb\\u000ac\\u202ed');
  expect(printable('Ștefan ♟ 王')).toBe('Ștefan ♟ 王');
});
