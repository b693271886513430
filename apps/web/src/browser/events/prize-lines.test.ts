import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prizeLines } from './prize-lines.ts';

describe('prizes as they are written', () => {
  it('one place a line, in coins', () => {
    expect(prizeLines('500\n250,50\r\n 1.250 €\n0\n\n', 'EUR')).toEqual({
      amounts: [50_000, 25_050, 125_000, 0],
      faults: [],
    });
  });
  it('nothing written: no prizes', () => {
    expect(prizeLines(' \n\n', 'EUR')).toEqual({ amounts: [], faults: [] });
  });
  it('every line that is no amount is named, a gap between amounts too', () => {
    expect(prizeLines('\n500\nabc\n\n5 lei\n1,005', 'EUR').faults).toEqual([
      { line: 1, text: '', fault: 'empty' },
      { line: 3, text: 'abc', fault: 'unread' },
      { line: 4, text: '', fault: 'empty' },
      { line: 5, text: '5 lei', fault: 'other-currency' },
    ]);
    expect(prizeLines('5,50', 'JPY').faults).toEqual([{ line: 1, text: '5,50', fault: 'too-fine' }]);
  });
  it('each line is an amount or a fault', () => {
    const line = fc.oneof(fc.nat(10_000).map(String), fc.string());
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        const { amounts, faults } = prizeLines(text, 'EUR');
        expect(amounts.length + faults.length).toBe(text.trimEnd() === '' ? 0 : text.trimEnd().split('\n').length);
      }),
    );
  });
});
