import { describe, expect, it } from 'vitest';
import {
  competitionBookOf,
  competitionBooks,
  headToHeadBooks,
  ruleBookOf,
  ruleBooks,
  scrabbleBooks,
  titleBooks,
} from './register.ts';

describe('the register', () => {
  it('names every book as the book names itself', () => {
    for (const books of [ruleBooks, competitionBooks, titleBooks])
      for (const [id, book] of Object.entries(books)) expect(book.id).toBe(id);
  });
  it('finds a book by a name from outside, or nothing', () => {
    expect(ruleBookOf('frs-2012')).toBe(ruleBooks['frs-2012']);
    expect(competitionBookOf('fide-2026')).toBe(competitionBooks['fide-2026']);
    for (const name of ['frs-2013', '', 'toString', '__proto__']) {
      expect(ruleBookOf(name)).toBeUndefined();
      expect(competitionBookOf(name)).toBeUndefined();
    }
  });
  it('has the books by kind', () => {
    for (const [books, kind] of [
      [headToHeadBooks, 'head-to-head'],
      [scrabbleBooks, 'scrabble'],
    ] as const)
      expect(Object.keys(books)).toEqual(
        Object.values(ruleBooks).flatMap((book) => (book.kind === kind ? [book.id] : [])),
      );
  });
});
