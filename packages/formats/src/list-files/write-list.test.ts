import { describe, expect, it } from 'vitest';
import { fideListParser } from '../fide-list/index.ts';
import { type ListedPlayer, writeListCsv, writeListText } from './write-list.ts';

const ana: ListedPlayer = {
  rank: 1,
  id: '101',
  name: 'Gràcia i Pons, "Ana"',
  title: 'MF',
  sex: 'f',
  club: 'ESC',
  clubName: 'Escacs, Penya',
  birthYear: 2002,
  rating: 1913,
  previous: 1900,
  change: 12.69,
  k0: 24,
  k: 27,
  games: 5,
  status: 'rated',
};
const biel: ListedPlayer = {
  rank: 2,
  id: '102',
  name: '=1+1',
  title: 'WMI',
  rating: 1800,
  k: 20,
  games: 0,
  status: 'inactive',
};
const unrated: ListedPlayer = { rank: null, id: '103', name: 'Nou, Nil', rating: null, status: 'unrated' };

it('a list as CSV quotes what has to be quoted and disarms formulas', () => {
  expect([...writeListCsv([ana, { ...biel, published: 1790 }, unrated], 'revised 2017-06-03 act 57')]).toEqual([
    'rank,id,name,title,sex,nationality,club,clubName,birthYear,rating,previous,change,k0,k,games,status,published,edition\r\n',
    '1,101,"Gràcia i Pons, ""Ana""",MF,f,,ESC,"Escacs, Penya",2002,1913,1900,12.69,24,27,5,rated,,revised 2017-06-03 act 57\r\n',
    "2,102,'=1+1,WMI,,,,,,1800,,,,20,0,inactive,1790,revised 2017-06-03 act 57\r\n",
    ',103,"Nou, Nil",,,,,,,,,,,,,unrated,,revised 2017-06-03 act 57\r\n',
  ]);
});

describe('a list in FIDE’s columns', () => {
  it('can be read as a list of FIDE', () => {
    const seen: unknown[] = [];
    const parser = fideListParser((batch) => {
      for (let i = 0; i < batch.count; i++)
        seen.push([
          batch.fideId[i],
          batch.standard[i],
          batch.standardK[i],
          batch.name(i),
          batch.federation(i),
          batch.title(i),
          batch.womenTitle(i),
        ]);
    });
    parser.push(new TextEncoder().encode([...writeListText([ana, biel, unrated], '2017-03-01', 'CAT')].join('')));
    const { problems } = parser.end();
    expect(problems).toEqual([]);
    expect(seen).toEqual([
      [101, 1913, 27, 'Gracia i Pons, "Ana"', 'CAT', 'FM', ''],
      [102, 1800, 20, '=1+1', 'CAT', '', 'WIM'],
    ]);
  });
  it('has the month of the list for a heading', () => {
    const [heading] = [...writeListText([], '2017-03-01', 'CAT')];
    expect(heading!.slice(113, 118)).toBe('MAR17');
  });
});
