import { describe, expect, it } from 'vitest';
import { problemsByLine } from './problems-by-line.ts';

const WORDS = 'Line {line} ({text}):';
const place = (line: number, text: string) => ({ leaveOut: line, line, text });

describe('what is wrong with a list of entries', () => {
  it('stands in the order of the file, what concerns no line before it', () => {
    const problems = ['a', 'b', 'c'].map((message) => ({ code: 'x', message }));
    const told = problemsByLine(problems, [place(13, 'm'), undefined, place(6, 'n')], WORDS);
    expect(told.map(({ message }) => message)).toEqual(['b', 'Line 6 (n): c', 'Line 13 (m): a']);
  });

  it('names a line once', () => {
    const said = (message: string): string | undefined =>
      problemsByLine([{ code: 'x', message }], [place(13, ';;')], WORDS)[0]?.message;
    expect(said('Line 13, column 1: no name.')).toBe('Line 13 (;;): no name.');
    expect(said('Line 130, column 1: no name.')).toBe('Line 13 (;;): Line 130, column 1: no name.');
    expect(said('Nobody is called so: look again.')).toBe('Line 13 (;;): Nobody is called so: look again.');
  });
});
