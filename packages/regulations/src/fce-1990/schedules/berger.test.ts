import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../systems.ts';

/** The tables as printed, White first. */
const PRINTED: Readonly<Record<number, string>> = {
  4: '1-4 2-3 | 4-3 1-2 | 2-4 3-1',
  6: '1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1',
  8: '1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1',
  10: '1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1',
};

function leagueOf(system: 'round-robin' | 'double-round-robin', players: number) {
  const result = SYSTEMS[system].schedule!(players);
  if (result.kind === 'refused' || result.schedule.system === 'knockout') throw new Error('no league');
  return result.schedule;
}

const textOf = (players: number, system: 'round-robin' | 'double-round-robin' = 'round-robin') =>
  leagueOf(system, players)
    .rounds.map(({ pairs }) => pairs.map(({ white, black }) => `${white}-${black}`).join(' '))
    .join(' | ');

/** A player's colours, round by round, without rounds off. */
function coloursOf(players: number, system: 'round-robin' | 'double-round-robin', player: string): string {
  return leagueOf(system, players)
    .rounds.map(({ pairs }) =>
      pairs.some(({ white }) => white === player) ? 'w' : pairs.some(({ black }) => black === player) ? 'b' : '',
    )
    .join('');
}

describe('everybody against everybody', () => {
  it.each([4, 6, 8, 10])('[Sistemes 2.1] the printed table for %i', (players) => {
    expect(textOf(players)).toBe(PRINTED[players]);
  });
  it.each([3, 5, 7, 9])(
    '[Sistemes 2.1] %i players: the table of one more, who would meet that one rests',
    (players) => {
      const { rounds } = leagueOf('round-robin', players);
      const printed = PRINTED[players + 1]!.split(' | ').map((round) => round.split(' '));
      rounds.forEach(({ pairs, bye }, i) => {
        expect(pairs.map(({ white, black }) => `${white}-${black}`)).toEqual(printed[i]!.slice(1));
        expect(pairs.map(({ board }) => board)).toEqual(pairs.map((_, k) => k + 1));
        expect(printed[i]![0]!.split('-')).toContain(bye);
      });
      expect(new Set(rounds.map(({ bye }) => bye)).size).toBe(players);
    },
  );
  it('[Sistemes 2.1] everybody meets everybody once, once a round, with colours that differ by one at most', () => {
    forAll({ of: [fc.integer({ min: 2, max: 40 })], numRuns: 30 }, (players) => {
      const { rounds } = leagueOf('round-robin', players);
      const pairs = rounds.flatMap((round) => round.pairs);
      const met = new Set(pairs.map(({ white, black }) => [white, black].sort().join()));
      expect([pairs.length, met.size]).toEqual([(players * (players - 1)) / 2, (players * (players - 1)) / 2]);
      for (const round of rounds) {
        const there = round.pairs.flatMap(({ white, black }) => [white, black]);
        expect(new Set([...there, round.bye ?? '0']).size).toBe(there.length + 1);
        expect(round.bye === null).toBe(players % 2 === 0);
      }
      for (let player = 1; player <= players; player++) {
        const colours = coloursOf(players, 'round-robin', `${player}`);
        const whites = [...colours].filter((colour) => colour === 'w').length;
        expect(Math.abs(2 * whites - colours.length)).toBeLessThanOrEqual(1);
      }
    });
  });
});

describe('everybody twice', () => {
  it('[Sistemes 2.1] the last two rounds of the first cycle change places, the second has colours reversed', () => {
    expect(textOf(4, 'double-round-robin')).toBe('1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3');
    expect(textOf(2, 'double-round-robin')).toBe('1-2 | 2-1');
    expect(leagueOf('double-round-robin', 3).rounds.map(({ bye }) => bye)).toEqual(['1', '2', '3', '1', '3', '2']);
  });
  it('[Sistemes 2.1] everybody has each colour once against everybody, and none three times running', () => {
    forAll({ of: [fc.integer({ min: 2, max: 30 })], numRuns: 29 }, (players) => {
      const pairs = leagueOf('double-round-robin', players).rounds.flatMap((round) => round.pairs);
      expect(new Set(pairs.map(({ white, black }) => `${white}-${black}`)).size).toBe(players * (players - 1));
      if (players % 2 === 1) return;
      for (let player = 1; player <= players; player++)
        expect(coloursOf(players, 'double-round-robin', `${player}`)).not.toMatch(/www|bbb/);
    });
  });
});

it('[Sistemes 2.1] terms: two players at least, in whole numbers', () => {
  const kinds = [1, 2, 3, 2.5, 0, -4].map((players) => SYSTEMS['round-robin'].schedule!(players).kind);
  expect(kinds).toEqual(['refused', 'scheduled', 'scheduled', 'refused', 'refused', 'refused']);
  expect(SYSTEMS.knockout.schedule!(1)).toMatchObject({
    findings: [{ code: 'fce-1990.schedule-players', article: 'Sistemes 3.1', values: { players: 1 } }],
  });
});
