import { expect, it } from 'vitest';
import { loadRuleBook } from './load-rule-book.ts';
import { ruleBooks } from './register.ts';

it('gives every book of the register, by its own kind', async () => {
  for (const [id, book] of Object.entries(ruleBooks)) {
    expect(await loadRuleBook(id, book.kind)).toBe(book);
    expect(await loadRuleBook(id, book.kind === 'scrabble' ? 'head-to-head' : 'scrabble')).toBeUndefined();
  }
});

it.each(['fce-1990', 'toString', ''])('has no book of the name "%s"', async (id) => {
  expect(await loadRuleBook(id, 'head-to-head')).toBeUndefined();
});
