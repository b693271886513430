import { describe, expect, it } from 'vitest';
import type { StandingsResult } from '../../contracts/standings.ts';
import { standings } from '../standings/standings.ts';
import { tournamentOf } from '../standings/testing/build.ts';
import { COPA_CATALANA, ORDER_BY_SYSTEM, TEAM_CHAMPIONSHIP, TEAM_FINALS } from './orders.ts';

describe('orders by competition', () => {
  it('[Desempats 1.1.1] the team championship', () => {
    expect(TEAM_CHAMPIONSHIP).toEqual(['direct-encounter', 'sonneborn-berger', 'kashdan', 'dutch']);
  });
  it('[Desempats 1.2.1] the Copa Catalana', () => expect(COPA_CATALANA).toEqual(['dutch']));
  it('[Desempats 1.3.1] the individual Swiss', () => {
    expect(ORDER_BY_SYSTEM['fce-1990'].join(' ')).toBe(
      'progressive buchholz-corrected direct-encounter sonneborn-berger kashdan',
    );
  });
  it('[Desempats 1.4.1] the individual league, single and double', () => {
    for (const system of ['round-robin', 'double-round-robin'] as const)
      expect(ORDER_BY_SYSTEM[system].join(' ')).toBe('sonneborn-berger direct-encounter kashdan black-wins');
  });
  it('[Desempats 1.5.1] the Catalan finals of teams', () => expect(TEAM_FINALS).toEqual(['dutch']));
  it('D-COMP-11: who wins the final of a knockout by tie-breaks stands first, whatever the points', () => {
    const drawn = tournamentOf({ system: 'knockout', players: 4, games: [['1 3 1-0', '2 4 1/2'], ['1 4 1/2']] });
    const rapid = { pace: 'rapid', result: '0-1' } as const;
    const tieBreakGames = [
      { round: 1, white: '2', black: '4', ...rapid },
      { round: 2, white: '1', black: '4', ...rapid },
    ];
    const { standings: table } = standings({ ...drawn, tieBreakGames }, { workings: true }) as Extract<
      StandingsResult,
      { kind: 'ranked' }
    >;
    expect(table.rows.map(({ rank, player, points }) => `${rank} ${player} ${points}`)).toEqual([
      ...['1 4 1', '2 1 1.5', '3 2 0.5', '4 3 0'],
    ]);
    expect(table.workings!.map(({ player }) => player)).toEqual(['4', '1', '2', '3']);
  });
  it('D-COMP-11: a knockout of individuals goes by the round one came to, then by points', () => {
    const knockout = tournamentOf({ system: 'knockout', players: 4, games: [['1 3 1-0', '2 4 0-1'], ['1 4 0-1']] });
    expect(standings(knockout)).toMatchObject({
      standings: {
        tiebreaks: [],
        rows: [
          { rank: 1, player: '4', points: 2 },
          { rank: 2, player: '1', points: 1 },
          { rank: 3, player: '2', points: 0 },
          { rank: 3, player: '3', points: 0 },
        ],
      },
    });
  });
});
