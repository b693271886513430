import { describe, expect, it } from 'vitest';
import type { CompetitionRuleBook } from './contracts/competition.ts';
import { gameFactsByName, ratingFactsByName } from './document-terms.ts';
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
  it('a book labels what it asks of events and entries in words of its own', () => {
    const books: readonly CompetitionRuleBook[] = Object.values(competitionBooks);
    const labels = books.flatMap(({ id, facts = {}, entryFacts: { ratings = {} } = {} }) =>
      [facts, ratings].flatMap((table) =>
        Object.values<{ label: string }>(table).map(({ label }) => [id, label] as const),
      ),
    );
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter(([id, label]) => !label.startsWith(`fact.${id}.`))).toEqual([]);
  });

  it('rating books that declare a fact by the same name mean the same', () => {
    expect([...ratingFactsByName.keys()]).toContain('forList');
    for (const facts of ratingFactsByName.values())
      expect(new Set(facts.map(({ kind, within }) => `${kind} ${within}`)).size).toBe(1);
    const fields = Object.values(headToHeadBooks).map(({ documents }) => documents.fields);
    const declared = [...ratingFactsByName.keys(), ...gameFactsByName.keys()];
    expect(declared.filter((fact) => !fields.some((own) => own.includes(fact)))).toEqual([]);
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
