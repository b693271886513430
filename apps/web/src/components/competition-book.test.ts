import { translator } from '@escala/messages';
import { type CompetitionRuleBook, competitionBooks } from '@escala/regulations';
import { expect, it } from 'vitest';
import { tieBreakWords } from './competition-book.ts';

it('a tie-break has the words that its book names, whatever documents call it', () => {
  const { standings, ...book }: CompetitionRuleBook = Object.values(competitionBooks)[0]!;
  const buchholz = standings.tieBreakOf('buchholz');
  const other = {
    ...book,
    standings: { ...standings, tieBreakOf: (name: string) => (name === 'BH' ? buchholz : undefined) },
  };
  const site = { translate: translator('en') };
  expect(tieBreakWords(site, other, 'BH')).toEqual({
    short: 'Buchholz',
    long: 'Buchholz: sum of the opponents’ points',
  });
  expect(tieBreakWords(site, other, 'buchholz')).toEqual({ short: 'buchholz', long: 'buchholz' });
});
