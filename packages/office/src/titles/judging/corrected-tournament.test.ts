import type { Tournament } from '@escala/core';
import { expect, it } from 'vitest';
import { correctedTournament } from './corrected-tournament.ts';

const roundDates = ['2017-01-20', '2017-01-21'];
const tournament: Tournament = {
  format: 'escala/tournament@1',
  system: 'fce-1990',
  rounds: 2,
  event: { start: '2017-01-20', end: '2017-01-21', roundDates },
  players: [],
  games: [],
};

it('other dates take the days of the rounds along, as in the report (D-OFF-261)', () => {
  const dates = (start: string, end: string) =>
    correctedTournament(tournament, { kind: 'dates', event: 'e', start, end })?.event;
  expect(dates('2017-02-03', '2017-02-04')).toEqual({
    start: '2017-02-03',
    end: '2017-02-04',
    roundDates: ['2017-02-03', '2017-02-04'],
  });
  expect(dates('2017-01-19', '2017-01-25')?.roundDates).toEqual(roundDates);
});
