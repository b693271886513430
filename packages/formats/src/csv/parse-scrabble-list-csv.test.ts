import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScrabbleListCsv } from './parse-scrabble-list-csv.ts';

const codes = (text: string) =>
  parseScrabbleListCsv(text).problems.map(({ code, line, column }) => [code, line, column]);

describe('an old list of Scrabble', () => {
  it('has a column for each type of play, the general rating, games and status', () => {
    const { lines, problems } = parseScrabbleListCsv(
      [
        'Clasament 1 martie 2011',
        'Cod;Nume;Duplicat Clasic;Duplicat Clasic partide;Duplicat Clasic statut;Compunere;Anticipație;Libere;Rating general;Club',
        '12;Pop, Ana;163;7;activ;-;140;;155;Locomotiva',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(lines).toEqual([
      {
        line: 3,
        id: '12',
        name: 'Pop, Ana',
        ratings: { 'duplicat-clasic': { rating: 163, played: 7, status: 'active' }, anticipatie: { rating: 140 } },
        general: 155,
      },
    ]);
  });

  it('reads every type by its own name', () => {
    const types = ['duplicat-clasic', 'duplicat-completiv', 'duplicat-eliptic', 'compunere', 'anticipatie', 'libere'];
    const { lines } = parseScrabbleListCsv(`id,${types.join(',')}\na,1,2,3,4,5,6`);
    expect(Object.entries(lines[0]!.ratings).map(([type, { rating }]) => [type, rating])).toEqual(
      types.map((type, i) => [type, i + 1]),
    );
  });

  it.each([
    ['activ', 'active'],
    ['Provizoriu', 'provisional'],
    ['INACTIV', 'inactive'],
    ['actiu', 'active'],
  ])('knows the status %s', (word, status) => {
    expect(parseScrabbleListCsv(`id,libere,libere statut\na,1,${word}`).lines[0]!.ratings.libere!.status).toBe(status);
  });

  it('takes ratings of four digits at most, games from 0 on', () => {
    const read = (rating: string, played: string) =>
      parseScrabbleListCsv(`id,libere,libere partide\na,${rating},${played}`);
    expect([read('9999', '0'), read('10000', '0'), read('-1', '-1')].map(({ problems }) => problems.length)).toEqual([
      0, 2, 1,
    ]);
  });

  it('reports every fault at once, with its place', () => {
    const text = 'id,libere,libere statut,libere\na,x,gone,1\n,150,,\nb,,,\n"c"d,1,,';
    expect(codes(text)).toEqual([
      ['old-list-heading-twice', 1, 25],
      ['old-list-row-no-rating', 2, 1],
      ['old-list-not-a-number', 2, 3],
      ['old-list-not-a-status', 2, 5],
      ['old-list-row-no-player', 3, 1],
      ['old-list-row-no-rating', 4, 1],
      ['csv-quote-stray', 5, 1],
    ]);
    expect(codes('')).toEqual([['csv-empty', 1, 1]]);
    expect(codes('Cod,Club\n1,x')).toEqual([['old-list-no-headings', 1, 1]]);
  });

  it('never throws', () => {
    forAll({ of: [fc.string({ unit: fc.constantFrom(...'id,;"\nlibere19 -'), maxLength: 60 })] }, (text) => {
      for (const { line } of parseScrabbleListCsv(`id,libere\n${text}`).lines) expect(line).toBeGreaterThan(1);
    });
  });
});
