import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlayersCsv } from './parse-players-csv.ts';

const codes = (text: string) => parsePlayersCsv(text).problems.map(({ code, line, column }) => [code, line, column]);

describe('a register of players', () => {
  it.each([
    ['Nom;Temporada;Data d’alta;Primera temporada'],
    ['Nombre;Temporada;Fecha de alta;Primera temporada'],
    ['Nume;Sezon;Data afilierii;Primul sezon'],
    ['Name;Season;Federated on;First season'],
  ])('has headings in four languages: %s', (headings) => {
    const { players, problems } = parsePlayersCsv(`${headings}\nPuig, Anna;2016, 2017;30/09/2013;2013`);
    expect(problems).toEqual([]);
    expect(players).toEqual([
      { line: 2, name: 'Puig, Anna', seasons: [2016, 2017], federatedOn: '2013-09-30', firstSeason: 2013 },
    ]);
  });

  it.each([
    ['2016', [2016]],
    ['2014-2016', [2014, 2015, 2016]],
    ['2016/17', [2016]],
    ['2017 2015;2016', [2015, 2016, 2017]],
    ['2016+2016', [2016]],
  ])('reads seasons: %s', (text, seasons) => {
    expect(parsePlayersCsv(`Name,Season\nX,"${text}"`).players[0]?.seasons).toEqual(seasons);
  });

  it('tells what it cannot read, with its place, and reads the rest', () => {
    const text = 'Name,Season,Member since,Shoe size\nAnna,soon,2013,38\nPau,2016-2014,31/02/2013,-\nOna,-,,-';
    expect(codes(text)).toEqual([
      ['entries-heading-unknown', 1, 26],
      ['players-not-a-season', 2, 6],
      ['players-no-date', 2, 11],
      ['players-not-a-season', 3, 5],
      ['players-no-date', 3, 15],
    ]);
    expect(parsePlayersCsv(text).players.map(({ name }) => name)).toEqual(['Anna', 'Pau', 'Ona']);
  });

  it('needs a column of names, like a list of entries', () => {
    expect(codes('Season\n2016')).toEqual([['entries-no-name', 1, 1]]);
    expect(codes('')).toEqual([['entries-empty', 1, 1]]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parsePlayersCsv(`Name,Season\n${text}`).players)));
  });
});
