import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlayersFile } from './parse-players-file.ts';
import { type WrittenPlayer, writePlayersFile } from './write-players-file.ts';

describe('games by year in a register of players', () => {
  it.each([
    ['Name;Games 2015;Games 2016'],
    ['Nom;Partides 2015;Partides 2016'],
    ['Nombre;Partidas 2015;2016 partidas'],
    ['Nume;Partide 2015;Partide (2016)'],
  ])('[16.2] have a column each, in four languages: %s', (headings) => {
    const { players, problems } = parsePlayersFile(`${headings}\nPuig, Anna;12;0\nPi, Pau;-;`, []);
    expect(problems).toEqual([]);
    expect(players.map(({ games }) => games)).toEqual([
      [
        { year: 2015, games: 12 },
        { year: 2016, games: 0 },
      ],
      undefined,
    ]);
  });

  it('[16.2] say which rating list they belong to if there are several', () => {
    const { players } = parsePlayersFile('Name,Games 2016 rapid,Games 2016\nAnna,3,30', []);
    expect(players[0]?.games).toEqual([
      { year: 2016, series: 'rapid', games: 3 },
      { year: 2016, games: 30 },
    ]);
  });

  it('report what is not a number, with its place; other headings stay unknown', () => {
    const { players, problems } = parsePlayersFile('Name,Games 2016,Games,Games 1816\nAnna,many,1,2\nPau,12.5,,', []);
    expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['entries-heading-unknown', 1, 17],
      ['entries-heading-unknown', 1, 23],
      ['players-no-games', 2, 6],
      ['players-no-games', 3, 5],
    ]);
    expect(players.every(({ games }) => games === undefined)).toBe(true);
  });

  it('come back from a file as they were written', () => {
    const games = fc.uniqueArray(
      fc.record({
        year: fc.integer({ min: 1990, max: 2030 }),
        games: fc.nat(9999),
        series: fc.constantFrom('standard', 'rapid'),
      }),
      { selector: ({ year, series }) => `${year} ${series}`, maxLength: 6 },
    );
    forAll({ of: [fc.array(games, { minLength: 1, maxLength: 5 })] }, (all) => {
      const written = all.map((each, i): WrittenPlayer => ({ id: `p${i}`, name: `Pons, "Na" ${i}`, games: each }));
      const { players, problems } = parsePlayersFile([...writePlayersFile(written, [])].join(''), []);
      expect(problems).toEqual([]);
      const inOrder = (one: (typeof all)[number] = []) =>
        one.map((each) => JSON.stringify(Object.entries(each).sort())).sort();
      players.forEach((player, i) => {
        expect(player).toMatchObject({ nationalId: `p${i}`, name: `Pons, "Na" ${i}` });
        expect(inOrder(player.games as (typeof all)[number])).toEqual(inOrder(all[i]));
      });
    });
  });
});
