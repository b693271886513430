import { translator } from '@escala/messages';
import { type CompetitionRuleBook, competitionBooks } from '@escala/regulations';
import { expect, it } from 'vitest';
import { tieBreakText, tieBreakWords } from './competition-book.ts';

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

it('tie-breaks are written like the points beside them; means have decimals, in every row', () => {
  const [catalan, fide] = ['fce-1990', 'fide-2026'].map((id) => competitionBooks[id as keyof typeof competitionBooks]);
  const written = (book: CompetitionRuleBook, name: string, value: number | null): string =>
    tieBreakText({ language: 'ca' }, book, name, value);
  expect([25.5, 21.25, 20, null].map((value) => written(fide!, 'SB', value))).toEqual(['25½', '21¼', '20', '–']);
  expect(['AOB', 'SSSC', 'BH/C1'].map((name) => written(fide!, name, 24.5))).toEqual(['24,5', '24,5', '24½']);
  expect(['average-rating', 'buchholz'].map((name) => written(catalan!, name, 1800.5))).toEqual(['1800,5', '1800½']);
});
