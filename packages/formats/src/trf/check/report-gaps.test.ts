import { describe, expect, it } from 'vitest';
import { emptyReport } from '../empty-report.ts';
import { parseTrf } from '../parse-trf.ts';
import { readCase } from '../testing/case-files.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';
import { reportGaps } from './report-gaps.ts';

const player = (number: number, opponent: number, told: Partial<TrfPlayer> = {}): TrfPlayer => ({
  number,
  sex: 'w',
  title: 'WIM',
  name: 'Puig, Anna',
  federation: 'ESP',
  id: '2200001',
  birth: '1990/05/01',
  points: 1,
  rank: number,
  rounds: [{ opponent, colour: number === 1 ? 'w' : 'b', result: number === 1 ? '1' : '0' }],
  ...told,
});

const COMPLETE: TrfReport = {
  ...emptyReport(),
  name: 'Obert',
  city: 'Olot',
  federation: 'ESP',
  startDate: '2026/07/04',
  endDate: '2026/07/04',
  chiefArbiter: 'IA Mas, Eulàlia (2200900)',
  deputyArbiters: ['Pi, Pau 2200901'],
  timeCode: '5400+30',
  roundDates: ['2026/07/04'],
  rounds: 1,
  typeCode: 'FIDE_DUTCH_2026',
  players: [player(1, 2), player(2, 1)],
};

const codesOf = (told: Partial<TrfReport>): string[] =>
  reportGaps({ ...COMPLETE, ...told }).map(({ code }) => code.replace('trf-gap-', ''));
const ofPlayer = (told: Partial<TrfPlayer>): string[] => codesOf({ players: [player(1, 2, told), player(2, 1)] });

describe('what a report lacks before it can be sent (D-OFF-541)', () => {
  it('is nothing if the report is complete', () => {
    expect(reportGaps(COMPLETE)).toEqual([]);
  });

  it.each([
    ['name', { name: '' }],
    ['city', { city: undefined }],
    ['federation', { federation: undefined }],
    ['start', { startDate: undefined }],
    ['end', { endDate: undefined }],
    ['arbiter', { chiefArbiter: undefined }],
    ['arbiter-number', { chiefArbiter: 'Mas, Eulàlia' }],
    ['arbiter-number', { chiefArbiter: '2200900 Mas, Eulàlia' }],
    ['arbiter-number', { chiefArbiter: 'Mas, Eulàlia (123)' }],
    ['deputy-number', { deputyArbiters: ['Pi, Pau (2200901)', 'Roca, Ot'] }],
    ['time-control', { timeCode: undefined }],
    ['round-dates', { roundDates: [] }],
    ['unusual-results', { abnormalPoints: [{ kind: 'L', points: 0, round: 1, ids: [1, 2] }] }],
    ['type-code', { typeCode: undefined }],
  ] as const)('%s', (code, told) => {
    expect(codesOf(told)).toEqual([code]);
  });

  it('rounds not paired, games without a result, players without a rank', () => {
    expect(codesOf({ rounds: 2, roundDates: ['2026/07/04', '2026/07/05'] })).toEqual(['rounds']);
    expect(ofPlayer({ rounds: [{ opponent: 2, colour: 'w', result: ' ' }] })).toEqual(['results']);
    expect(ofPlayer({ rank: undefined })).toEqual(['rank']);
    expect(reportGaps({ ...COMPLETE, rounds: 3 }).find(({ code }) => code === 'trf-gap-round-dates')).toMatchObject({
      values: { rounds: '2, 3', count: 2 },
    });
  });

  it.each([
    ['player-name', { name: undefined }],
    ['player-number', { id: undefined }],
    ['player-number', { id: '0' }],
    ['player-federation', { federation: undefined }],
    ['player-birth', { birth: '' }],
    ['player-birth-year', { birth: '1990' }],
    ['player-birth-year', { birth: '1990/00/00' }],
    ['player-sex', { sex: undefined }],
    ['player-title', { title: 'MC' }],
  ] as const)('%s of a player', (code, told) => {
    expect(ofPlayer(told)).toEqual([code]);
  });

  it('says whom it is about', () => {
    expect(reportGaps({ ...COMPLETE, players: [player(1, 2), player(2, 1, { id: '' })] })).toMatchObject([
      { severity: 'error', path: ['players', 1, 'id'], values: { place: 'player', player: 2 } },
    ]);
  });

  it('is found in reports of others', () => {
    const { report } = parseTrf(readCase('engine-samples/trf26_team.trf'));
    expect(reportGaps(report).map(({ code }) => code)).toEqual([
      'trf-gap-arbiter-number',
      'trf-gap-round-dates',
      'trf-gap-rounds',
      'trf-gap-type-code',
    ]);
  });
});
