import { describe, expect, it } from 'vitest';
import { fideListParser } from '../fide-list/fide-list-parser.ts';
import { COMBINED_HEADER, combinedLine, type SamplePlayer } from '../fide-list/testing/sample-lists.ts';
import { completeEntries } from './complete-entries.ts';
import { FidePlayersOfEntries } from './fide-players-of-entries.ts';
import { parseEntriesCsv } from './parse-entries-csv.ts';

const listed = (fideId: number, name: string, birthYear: number, parts: Partial<SamplePlayer> = {}): SamplePlayer => ({
  fideId,
  name,
  federation: 'ESP',
  sex: 'F',
  title: '',
  womenTitle: '',
  otherTitles: '',
  arenaTitle: '',
  standard: [1899, 5, 20],
  rapid: [1800, 0, 20],
  blitz: [0, 0, 0],
  birthYear,
  flag: '',
  ...parts,
});

const LIST = [
  listed(2201001, 'Puig Serra, Joana', 1987, { womenTitle: 'WFM' }),
  listed(2201002, 'Roca, Marta', 2001),
  listed(2201003, 'Roca, Marta', 1960, { standard: [0, 0, 0] }),
];

function completed(csv: string, { rhythm = 'standard' as 'standard' | 'rapid', players = LIST } = {}) {
  const { entries } = parseEntriesCsv(csv);
  const seen = new FidePlayersOfEntries(entries);
  const parser = fideListParser(seen.see);
  parser.push(new TextEncoder().encode([COMBINED_HEADER, ...players.map(combinedLine), ''].join('\n')));
  expect(parser.end().players).toBe(players.length);
  const { entries: made, remarks } = completeEntries(entries, seen, rhythm);
  return { made, codes: remarks.map(({ code }) => code), remarks };
}

describe('entries completed by a list of FIDE', () => {
  it('take from it what they lack, without a remark if both agree', () => {
    const { made, codes } = completed('Nom,Codi FIDE\n"Joana Puig Serra",2201001\n');
    expect(codes).toEqual([]);
    expect(made).toEqual([
      {
        line: 2,
        name: 'Joana Puig Serra',
        fideId: '2201001',
        fideRating: 1899,
        federation: 'ESP',
        title: 'WFM',
        sex: 'f',
        birthYear: 1987,
      },
    ]);
  });

  it('follow the list for FIDE ratings, and keep everything else', () => {
    const csv = 'Nom;Codi FIDE;Elo FIDE;Elo;Federació;Naixement\nPuig, Anna;2201001;1895;2000;AND;1988\n';
    const { made, codes } = completed(csv);
    expect(codes).toEqual([
      'entries-name-differs',
      'entries-fide-rating-differs',
      'entries-rating-differs',
      'entries-federation-differs',
      'entries-birth-differs',
    ]);
    expect(made[0]).toMatchObject({
      name: 'Puig, Anna',
      fideRating: 1899,
      rating: 2000,
      federation: 'AND',
      birthYear: 1988,
    });
  });

  it('go by the rating of the rhythm', () => {
    expect(completed('Nom,Codi FIDE\nPuig Serra Joana,2201001\n', { rhythm: 'rapid' }).made[0]?.fideRating).toBe(1800);
  });

  it('without an id are found by name and year of birth; a name alone is only a hint', () => {
    const { made, codes } = completed('Nom,Any\nMarta Roca,2001\nMarta Roca,\nNingú,1990\n');
    expect(made.map(({ fideId }) => fideId)).toEqual(['2201002', undefined, undefined]);
    expect(codes).toEqual(['entries-found-by-name', 'entries-perhaps']);
    const { remarks } = completed('Nom\nMarta Roca\n');
    expect(remarks[0]).toMatchObject({ line: 2, values: { players: '2201002 (ESP, 2001), 2201003 (ESP, 1960)' } });
  });

  it('with an id that is not on the list are reported, and stay as they are', () => {
    const { made, remarks } = completed('Nom,Codi FIDE,Elo FIDE\nPere,999999,1500\n');
    expect(made[0]).toMatchObject({ fideId: '999999', fideRating: 1500 });
    expect(remarks).toMatchObject([{ code: 'entries-not-on-list', line: 2, values: { id: '999999', name: 'Pere' } }]);
  });

  it('lose a FIDE rating that the list does not have', () => {
    const { made, codes } = completed('Nom,Codi FIDE,Elo FIDE\nRoca Marta,2201003,1500\n');
    expect(codes).toEqual(['entries-fide-rating-differs']);
    expect(made[0]).not.toHaveProperty('fideRating');
  });
});
