import type { Severity } from '@escala/core';
import { lastPairedRound } from '../empty-report.ts';
import { readTrfDate } from '../tournament/trf-date.ts';
import type { TrfGap } from '../trf-problem.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';

/** FIDE's own titles, in the order of the format. */
const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];

/** After the name (D-OFF-540). */
const ARBITER_NUMBER = /(?:^|[^\d])(\d{4,10})\W*$/;

type Said = readonly [severity: Severity, code: TrfGap['code'], isMissing: boolean, values?: TrfGap['values']];

/**
 * Everything a report lacks before it can be sent to FIDE. D-OFF-541: an error is what the format calls mandatory for
 * rating, and what FIDE's office requires with every report; a warning is what the office looks up in its own list if
 * it can, and what TRF16 cannot hold (D-OFF-571).
 */
export function reportGaps(report: TrfReport): TrfGap[] {
  return [...eventGaps(report), ...report.players.flatMap(playerGaps)];
}

function eventGaps(report: TrfReport): TrfGap[] {
  const { chiefArbiter = '', deputyArbiters, roundDates, players, rounds = 0 } = report;
  const last = lastPairedRound(players);
  const undated = roundsUpTo(Math.max(rounds, last)).filter((round) => !roundDates[round - 1]);
  const open = roundsUpTo(last).filter((round) => players.some((player) => isOpen(player, round)));
  const unusual = [...new Set(report.abnormalPoints.flatMap(({ round = 0 }) => (round > 0 ? [round] : [])))];
  const said: Readonly<Partial<Record<keyof TrfReport, readonly Said[]>>> = {
    name: [['error', 'trf-gap-name', !report.name]],
    city: [['error', 'trf-gap-city', !report.city]],
    federation: [['error', 'trf-gap-federation', !report.federation]],
    startDate: [['error', 'trf-gap-start', !report.startDate]],
    endDate: [['error', 'trf-gap-end', !report.endDate]],
    chiefArbiter: [
      ['error', 'trf-gap-arbiter', chiefArbiter === ''],
      ['error', 'trf-gap-arbiter-number', chiefArbiter !== '' && !ARBITER_NUMBER.test(chiefArbiter), { chiefArbiter }],
    ],
    deputyArbiters: deputyArbiters.map(
      (deputy) => ['warning', 'trf-gap-deputy-number', !ARBITER_NUMBER.test(deputy), { deputy }] as const,
    ),
    timeControl: [['error', 'trf-gap-time-control', !report.timeControl && !report.timeCode]],
    roundDates: [['error', 'trf-gap-round-dates', undated.length > 0, roundsSaid(undated)]],
    rounds: [
      ['error', 'trf-gap-rounds', last < rounds, { last, rounds }],
      ['error', 'trf-gap-results', open.length > 0, roundsSaid(open)],
    ],
    abnormalPoints: [['warning', 'trf-gap-unusual-results', unusual.length > 0, roundsSaid(unusual)]],
    typeCode: [['warning', 'trf-gap-type-code', !report.typeCode]],
    players: [['error', 'trf-gap-rank', last > 0 && players.some(({ rank }) => rank === undefined)]],
  };
  return Object.entries(said).flatMap(([field, all]) => gapsOf(all, [field]));
}

function playerGaps(player: TrfPlayer, index: number): TrfGap[] {
  const { number, id = '', birth = '', federation, sex, title = '', name } = player;
  const who = { place: 'player', player: number };
  const [year] = /^\d{4}(?!\d)/.exec(birth) ?? [];
  const isDay = readTrfDate(birth) !== undefined;
  const said: Readonly<Partial<Record<keyof TrfPlayer, readonly Said[]>>> = {
    name: [['error', 'trf-gap-player-name', !name, who]],
    id: [['error', 'trf-gap-player-number', !/^[1-9]\d*$/.test(id), who]],
    federation: [['warning', 'trf-gap-player-federation', !federation, who]],
    birth: [
      ['warning', 'trf-gap-player-birth', !isDay && year === undefined, who],
      ['warning', 'trf-gap-player-birth-year', !isDay && year !== undefined, { ...who, year: year ?? '' }],
    ],
    sex: [['warning', 'trf-gap-player-sex', sex === undefined, who]],
    title: [['warning', 'trf-gap-player-title', title !== '' && !TITLES.includes(title), { ...who, title }]],
  };
  return Object.entries(said).flatMap(([field, all]) => gapsOf(all, ['players', index, field]));
}

const gapsOf = (all: readonly Said[], path: TrfGap['path']): TrfGap[] =>
  all.flatMap(([severity, code, isMissing, values = {}]) => (isMissing ? [{ severity, code, path, values }] : []));

const roundsUpTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

const roundsSaid = (rounds: readonly number[]) => ({ rounds: rounds.join(', '), count: rounds.length });

/** A game without its result. */
function isOpen({ rounds }: TrfPlayer, round: number): boolean {
  const { opponent = 0, result = ' ' } = rounds[round - 1] ?? {};
  return opponent > 0 && result === ' ';
}
