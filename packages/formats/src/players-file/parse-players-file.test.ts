import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlayersFile } from './parse-players-file.ts';
import type { RegisterColumn } from './register-column.ts';

const FURTHER: readonly RegisterColumn[] = [
  {
    field: 'since',
    heading: 'Federated on',
    also: 'member since|data d alta|fecha de alta|data afilierii',
    reads: 'date',
  },
  { field: 'first', heading: 'First season', also: 'primera temporada|primul sezon', reads: 'season' },
  { field: 'phone', heading: 'Telephone', also: 'telefon', reads: 'text' },
];
const parse = (text: string) => parsePlayersFile(text, FURTHER);
const codes = (text: string) => parse(text).problems.map(({ code, line, column }) => [code, line, column]);

describe('a register of players', () => {
  it.each([
    ['Nom;Temporada;Data d’alta;Primera temporada'],
    ['Nombre;Temporada;Fecha de alta;Primera temporada'],
    ['Nume;Sezon;Data afilierii;Primul sezon'],
    ['Name;Season;Federated on;First season'],
  ])('has headings in four languages: %s', (headings) => {
    const { players, problems } = parse(`${headings}\nPuig, Anna;2016, 2017;30/09/2013;2013`);
    expect(problems).toEqual([]);
    expect(players).toEqual([
      { line: 2, name: 'Puig, Anna', seasons: [2016, 2017], more: { since: '2013-09-30', first: 2013 } },
    ]);
  });

  it.each([
    ['2016', [2016]],
    ['2014-2016', [2014, 2015, 2016]],
    ['2016/17', [2016]],
    ['2017 2015;2016', [2015, 2016, 2017]],
    ['2016+2016', [2016]],
  ])('reads seasons: %s', (text, seasons) => {
    expect(parse(`Name,Season\nX,"${text}"`).players[0]?.seasons).toEqual(seasons);
  });

  it('reports what it cannot read, with its place, and reads the rest', () => {
    const text = 'Name,Season,Member since,Shoe size\nAnna,soon,2013,38\nPau,2016-2014,31/02/2013,-\nOna,-,,-';
    expect(codes(text)).toEqual([
      ['entries-heading-unknown', 1, 26],
      ['players-not-a-season', 2, 6],
      ['players-no-date', 2, 11],
      ['players-not-a-season', 3, 5],
      ['players-no-date', 3, 15],
    ]);
    expect(parse(text).players.map(({ name }) => name)).toEqual(['Anna', 'Pau', 'Ona']);
  });

  it('takes any text as it is, and the first of two columns that say the same', () => {
    const { players } = parse('Name,Telèfon,TELEPHONE\nAnna,93  000,94\nPau,-,95');
    expect(players.map(({ more }) => more)).toEqual([{ phone: '93 000' }, {}]);
  });

  it('needs a column of names, like a list of entries', () => {
    expect(codes('Season\n2016')).toEqual([['entries-no-name', 1, 1]]);
    expect(codes('')).toEqual([['csv-empty', 1, 1]]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parse(`Name,Season\n${text}`).players)));
  });
});
