import { describe, expect, it } from 'vitest';
import { bergerRounds } from '../../../shared/berger.ts';
import { fide2026 } from '../../book.ts';
import { drawNumbers } from './draw-numbers.ts';
import { VARMA_TABLES } from './varma-tables.ts';

/** C.05 annex 1, as printed: rounds in order, White first. */
const PRINTED: Readonly<Record<number, string>> = {
  4: '1-4 2-3 | 4-3 1-2 | 2-4 3-1',
  6: '1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1',
  8: '1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1',
  10: '1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1',
  12: '1-12 2-11 3-10 4-9 5-8 6-7 | 12-7 8-6 9-5 10-4 11-3 1-2 | 2-12 3-1 4-11 5-10 6-9 7-8 | 12-8 9-7 10-6 11-5 1-4 2-3 | 3-12 4-2 5-1 6-11 7-10 8-9 | 12-9 10-8 11-7 1-6 2-5 3-4 | 4-12 5-3 6-2 7-1 8-11 9-10 | 12-10 11-9 1-8 2-7 3-6 4-5 | 5-12 6-4 7-3 8-2 9-1 10-11 | 12-11 1-10 2-9 3-8 4-7 5-6 | 6-12 7-5 8-4 9-3 10-2 11-1',
};

const roundsOf = (system: string, players: number): string[] => {
  const drawnUp = fide2026.systems[system]!.schedule!(players);
  if (drawnUp.kind === 'refused') throw new Error('refused');
  return drawnUp.schedule.rounds.map(({ pairs }) =>
    pairs.map(({ white, black }) => `${white as string}-${black as string}`).join(' '),
  );
};

describe('round robins of FIDE', () => {
  it.each(Object.keys(PRINTED).map(Number))('[C.05 annex 1] the table of %i as printed', (players) => {
    expect(roundsOf('round-robin', players).join(' | ')).toBe(PRINTED[players]);
  });

  it.each([3, 5, 7, 9, 11, 13, 15])('[C.05 annex 1] %i players: who meets the last number rests', (players) => {
    const even = roundsOf('round-robin', players + 1);
    const without = even.map((round) =>
      round
        .split(' ')
        .filter((pair) => !pair.split('-').includes(String(players + 1)))
        .join(' '),
    );
    expect(roundsOf('round-robin', players)).toEqual(without);
  });

  it.each([3, 4, 8, 9, 14, 15, 16, 24])(
    '[C.05 annex 1] %i players: everybody meets everybody, twice if double',
    (players) => {
      const seats = players + (players % 2);
      for (const [system, times] of [
        ['round-robin', 1],
        ['double-round-robin', 2],
      ] as const) {
        const rounds = roundsOf(system, players);
        expect(rounds.length).toBe(times * (seats - 1));
        expect(fide2026.systems[system]!.roundsNeeded!(players)).toBe(rounds.length);
        const pairs = rounds.flatMap((round) => round.split(' '));
        expect(pairs.length).toBe((times * players * (players - 1)) / 2);
        expect(new Set(pairs.map((pair) => (times === 2 ? pair : pair.split('-').sort().join('-')))).size).toBe(
          pairs.length,
        );
      }
    },
  );

  it.each([4, 6, 8, 10, 16])('[C.05 annex 1] %i players twice: nobody has a colour three times running', (players) => {
    const rounds = roundsOf('double-round-robin', players);
    for (let player = 1; player <= players; player++) {
      const colours = rounds.map((round) => (` ${round}`.includes(` ${player}-`) ? 'w' : 'b')).join('');
      expect(colours).not.toMatch(/www|bbb/);
    }
    // The last two rounds of the first cycle are swapped; the second is the first with colours reversed.
    const once = roundsOf('round-robin', players);
    expect(rounds.slice(0, players - 1)).toEqual([...once.slice(0, -2), once.at(-1), once.at(-2)]);
    const reversed = once.map((round) =>
      round
        .split(' ')
        .map((pair) => pair.split('-').reverse().join('-'))
        .join(' '),
    );
    expect(rounds.slice(players - 1)).toEqual(reversed);
  });
});

describe('restricted drawing of lots', () => {
  const tables = Object.entries(VARMA_TABLES).map(([players, groups]) => [Number(players), groups] as const);
  const lastThree = (players: number): string[] =>
    bergerRounds(players)
      .slice(-3)
      .flatMap((pairs) => pairs.map((pair) => [...pair].sort((a, b) => a - b).join('-')));

  it.each(tables)(
    '[C.05 annex 2] [D-RR-3] the table of %i: every number once, no two of a group in the last three rounds',
    (players, groups) => {
      expect(groups.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
      const meetings = new Set(lastThree(players));
      for (const group of groups)
        for (const a of group)
          for (const b of group) if (a < b) expect(meetings.has(`${a}-${b}`), `${a}-${b}`).toBe(false);
    },
  );

  const field = (federations: string): { id: string; name: string; federation?: string }[] =>
    federations.split(' ').map((code, i) => ({
      id: `p${i}`,
      name: `Player ${i}`,
      ...(code !== '-' && { federation: code }),
    }));
  const meetLate = (federations: string, seed: number): string[] => {
    const players = drawNumbers(field(federations), seed);
    expect(players.map(({ number }) => number)).toEqual(players.map((_, i) => i + 1));
    return lastThree(players.length).filter((meeting) => {
      const [a, b] = meeting.split('-').map((number) => players[Number(number) - 1]);
      return a?.federation !== undefined && a.federation === b?.federation;
    });
  };

  it('[C.05 annex 2] players of one federation do not meet in the last three rounds', () => {
    for (let seed = 0; seed < 200; seed++) {
      expect(meetLate('ESP ESP ESP FRA FRA FRA ITA ITA POR AND', seed)).toEqual([]);
      expect(meetLate('ESP ESP ESP ESP FRA FRA FRA ITA ITA - -', seed)).toEqual([]);
    }
  });

  it('[D-RR-1] [D-RR-2] small fields draw freely; a federation too large takes what is left', () => {
    expect(drawNumbers(field('ESP ESP ESP ESP'), 1).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(drawNumbers(field('ESP '.repeat(10).trim()), 1).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('[C.05 annex 2] one seed, one draw, whatever the order of the document', () => {
    const players = field('ESP FRA ESP ITA FRA POR - AND MON');
    const ids = (list: typeof players, seed: number) => drawNumbers(list, seed).map(({ id }) => id);
    expect(ids([...players].reverse(), 7)).toEqual(ids(players, 7));
    expect(ids(players, 8)).not.toEqual(ids(players, 7));
  });
});
