import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListCsv } from './parse-list-csv.ts';

const codes = (text: string) => parseListCsv(text).problems.map(({ code, line, column }) => [code, line, column]);

describe('an old rating list', () => {
  it.each([
    ['Codi;Nom;Elo;Elo anterior;Variació;K0;Factor K;Partides'],
    ['Código;Nombre;Elo;Elo anterior;Variación;K0;Factor K;Partidas'],
    ['Cod;Nume;Rating;Rating anterior;Variație;K0;Factor K;Partide'],
    ['ID;Name;Rating;Previous rating;Change;K0;K;Games'],
  ])('has headings in four languages: %s', (headings) => {
    const { lines, problems } = parseListCsv(`Llista de febrer\n${headings}\n12;Puig, Anna;1.850;1840;+10;24;25;7`);
    expect(problems).toEqual([]);
    expect(lines).toEqual([
      {
        line: 3,
        id: '12',
        name: 'Puig, Anna',
        rating: 1850,
        previous: 1840,
        change: 10,
        baseFactor: 24,
        factor: 25,
        games: 7,
      },
    ]);
  });

  it('knows players by id, FIDE id or name, with their births', () => {
    const { lines } = parseListCsv(
      'FIDE ID,Name,Birth,Elo,Colour\n02200001,,,1850,red\n,Anna Puig,1990,1500,\n,Pau,1/2/1980,1400,',
    );
    expect(lines).toEqual([
      { line: 2, fideId: '2200001', rating: 1850 },
      { line: 3, name: 'Anna Puig', birthYear: 1990, rating: 1500 },
      { line: 4, name: 'Pau', birthDate: '1980-02-01', birthYear: 1980, rating: 1400 },
    ]);
  });

  it('leaves out rows without player or rating, and reports what is not a number', () => {
    expect(codes('ID,Elo,K,Games\n,1850,,\n1,,,\n2,0,,\n3,high,,\n4,1850,x,-3')).toEqual([
      ['old-list-row-no-player', 2, 1],
      ['old-list-row-no-rating', 3, 1],
      ['old-list-row-no-rating', 4, 1],
      ['old-list-row-no-rating', 5, 1],
      ['old-list-not-a-number', 5, 3],
      ['old-list-not-a-number', 6, 8],
      ['old-list-not-a-number', 6, 10],
    ]);
  });

  it('needs headings with a rating and a player', () => {
    expect(codes('')).toEqual([['csv-empty', 1, 1]]);
    expect(codes('{\n  "id": "1",\n  "rating": 2000\n}')).toEqual([['old-list-no-headings', 1, 1]]);
    expect(codes('1,1850')).toEqual([['old-list-no-headings', 1, 1]]);
    expect(codes('ID,ID,Elo\n1,2,"1850')).toEqual([
      ['old-list-heading-twice', 1, 4],
      ['csv-quote-open', 2, 5],
    ]);
  });

  it('never throws, and every line has a player and a rating', () => {
    forAll(
      { of: [fc.array(fc.array(fc.constantFrom('', '1', '1850', 'x', '"', 'Anna')), { maxLength: 8 })] },
      (rows) => {
        const { lines } = parseListCsv(`ID,Name,Elo,K\n${rows.map((row) => row.join(',')).join('\n')}`);
        for (const { id, name, rating } of lines)
          expect([(id ?? name) !== undefined, rating > 0]).toEqual([true, true]);
      },
    );
  });
});
