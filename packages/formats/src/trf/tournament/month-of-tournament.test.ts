import type { Tournament } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOfTournament, monthsOf } from './month-of-tournament.ts';

const LEAGUE: Tournament = {
  format: 'escala/tournament@1',
  system: 'round-robin',
  rounds: 3,
  players: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: i + 1, rating: 2000 })),
  games: [
    { round: 1, white: 'a', black: 'd', result: '1-0' },
    { round: 2, white: 'd', black: 'c', result: '1/2' },
    { round: 3, white: 'b', black: 'd' },
  ],
  byes: [{ round: 2, player: 'b', points: 1 }],
  absences: [{ round: 2, player: 'a' }],
  withdrawals: [{ player: 'a', afterRound: 1 }],
  event: {
    start: '2026-09-01',
    end: '2026-11-30',
    roundDates: ['2026-09-30', '2026-10-01', '2026-10-31'],
    arbiter: 'Mas, Eulàlia',
  },
};

describe('[fide-2024 4.1] a month of a long event (D-F24-32)', () => {
  it('is an event of its own: its rounds from 1, its days, and who was paired in it', () => {
    expect(monthsOf(LEAGUE.event!.roundDates!)).toEqual(['2026-09', '2026-10']);
    expect(monthOfTournament(LEAGUE, '2026-10')).toEqual({
      format: 'escala/tournament@1',
      system: 'round-robin',
      rounds: 2,
      players: ['b', 'c', 'd'].map((id, i) => ({ id, number: i + 1, rating: 2000 })),
      games: [
        { round: 1, white: 'd', black: 'c', result: '1/2' },
        { round: 2, white: 'b', black: 'd' },
      ],
      byes: [{ round: 1, player: 'b', points: 1 }],
      absences: [],
      tieBreakGames: [],
      forbidden: [],
      event: {
        start: '2026-10-01',
        end: '2026-10-31',
        roundDates: ['2026-10-01', '2026-10-31'],
        arbiter: 'Mas, Eulàlia',
      },
    });
  });

  it('all months together have every game once', () => {
    const dates = fc.array(fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28', '2027-02-01'), {
      minLength: 1,
      maxLength: 12,
    });
    forAll({ of: [dates] }, (roundDates) => {
      const games = roundDates.map((_, i) => ({ round: i + 1, board: i + 1, white: 'a', black: 'b' }));
      const event = { ...LEAGUE, rounds: roundDates.length, games, byes: [], event: { roundDates } };
      const months = monthsOf(roundDates).map((month) => monthOfTournament(event, month));
      const boards = months.flatMap((each) => each.games.map(({ board }) => board));
      expect(boards.toSorted((a, b) => a! - b!)).toEqual(games.map(({ board }) => board));
      for (const { rounds, games: own } of months)
        expect(own.map(({ round }) => round)).toEqual(Array.from({ length: rounds }, (_, i) => i + 1));
    });
  });
});
