import { expect, it } from 'vitest';
import { loadCompetitionBook, loadRuleBook } from './load-rule-book.ts';
import { competitionBooks, ruleBooks } from './register.ts';

it('gives every book of the register, by its own kind', async () => {
  for (const [id, book] of Object.entries(ruleBooks)) {
    expect(await loadRuleBook({ regulation: id }, book.kind)).toBe(book);
    expect(
      await loadRuleBook({ regulation: id }, book.kind === 'scrabble' ? 'head-to-head' : 'scrabble'),
    ).toBeUndefined();
  }
});

it.each(['fce-1990', 'toString', ''])('has no book of the name "%s"', async (id) => {
  expect(await loadRuleBook({ regulation: id }, 'head-to-head')).toBeUndefined();
});

it('gives every book of competitions', async () => {
  for (const [id, book] of Object.entries(competitionBooks)) expect(await loadCompetitionBook(id)).toBe(book);
  for (const id of ['fce-2016', 'toString', '']) expect(await loadCompetitionBook(id)).toBeUndefined();
});
