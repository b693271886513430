import { expect, it } from 'vitest';
import { LISTED_FACTS } from './contracts/index.ts';
import { ruleBooks } from './register.ts';

/** Copied from the articles, independently of the books. */
it.each([
  ['fce-2016', '9.1', 'name id title club rating k0 k games'],
  ['fide-2009', '7.12', 'title nationality rating id games birthYear sex k name'],
  ['fide-2024', '7.1.2', 'title nationality rating id games birthYear sex k name'],
  ['frs-2012', '', 'name rating'],
] as const)('%s: [%s] asks an official list for %s', (book, article, facts) => {
  const { listShows } = ruleBooks[book];
  expect(Object.keys(listShows).sort()).toEqual(facts.split(' ').sort());
  for (const cited of Object.values(listShows)) expect(cited.startsWith(article)).toBe(true);
});

it('[9.1] has the letters of the article', () => {
  const { listShows } = ruleBooks['fce-2016'];
  expect(Object.values(listShows).map((article) => article.slice(-1))).toEqual([...'abcdeffg']);
});

it('every book asks for something, and for nothing that no list shows', () => {
  for (const { listShows } of Object.values(ruleBooks)) {
    expect(Object.keys(listShows).length).toBeGreaterThan(0);
    for (const fact of Object.keys(listShows)) expect(LISTED_FACTS).toContain(fact);
  }
});
