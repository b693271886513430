import { expect } from 'vitest';
import { entryVersion, eventVersion, roundOf } from '../../year/testing/chapters/desk.ts';
import type { Person } from '../../year/testing/person.ts';

export const EVENT = 'obert';
export const PLAYERS = 31;
export const ROUNDS = 9;
const LATE = 'p31';

export const playerOf = (i: number): string => `p${String(i).padStart(2, '0')}`;
const fideIdOf = (i: number): string => String(9_300_000 + i);
const ratingOf = (i: number): number => (i > 28 ? 0 : 2520 - 31 * i);
const titleOf = (i: number): string => ({ 1: 'GM', 2: 'IM', 3: 'IM', 7: 'FM' })[i] ?? '';

/** FIDE's list of the month, in the columns of its text file. */
const COLUMNS: readonly (readonly [number, string, (i: number) => string])[] = [
  [0, 'ID Number', fideIdOf],
  [15, 'Name', (i) => nameOf(i)],
  [76, 'Fed', (i) => (i % 4 === 0 ? 'FRA' : 'AND')],
  [80, 'Sex', (i) => (i % 5 === 0 ? 'F' : 'M')],
  [84, 'Tit', titleOf],
  [89, 'WTit', () => ''],
  [94, 'OTit', () => ''],
  [109, 'FOA', () => ''],
  [113, 'SRtng', (i) => (ratingOf(i) > 0 ? String(ratingOf(i)) : '')],
  [119, 'SGm', (i) => (ratingOf(i) > 0 ? '0' : '')],
  [123, 'SK', (i) => (ratingOf(i) > 0 ? '20' : '')],
  [126, 'RRtng', () => ''],
  [132, 'RGm', () => ''],
  [136, 'Rk', () => ''],
  [139, 'BRtng', () => ''],
  [145, 'BGm', () => ''],
  [149, 'BK', () => ''],
  [152, 'B-day', (i) => String(1960 + i)],
  [158, 'Flag', (i) => (i % 5 === 0 ? 'w' : '')],
];
const NAMES = ['Abril', 'Bosch', 'Casals', 'Durà', 'Esteve', 'Font', 'Grau', 'Homs', 'Isern', 'Jover', 'Llopis'];
const nameOf = (i: number): string =>
  `${NAMES[i % NAMES.length]} ${String.fromCharCode(65 + Math.floor(i / 11))}, Nom ${i}`;

const inColumns = (text: (each: (typeof COLUMNS)[number]) => string): string =>
  COLUMNS.reduce((line, column) => line.padEnd(column[0]) + text(column), '').padEnd(162);

export const FIDE_LIST = [
  inColumns(([, heading]) => heading),
  ...Array.from({ length: PLAYERS }, (_, i) => inColumns(([, , value]) => value(i + 1))),
].join('\r\n');

const FACTS = {
  name: 'Obert d’Andorra',
  rules: 'fide-2026',
  system: 'fide-dutch',
  type: 'swiss',
  start: '2026-07-04',
  end: '2026-07-12',
  rounds: ROUNDS,
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  tiebreaks: ['BH/C1', 'BH', 'SB', 'WIN'],
  byeLimits: { most: 2, notInLast: 2, full: true },
  arbiters: [],
};

/** Players with their data from FIDE's list, as loaded into the office. */
export async function playersOfTheList(officer: Person): Promise<void> {
  for (let i = 1; i <= PLAYERS; i++) {
    const player = playerOf(i);
    const facts = { nationality: i % 4 === 0 ? 'FRA' : 'AND', sex: i % 5 === 0 ? 'f' : 'm' };
    const birthDate = `${1960 + i}-0${(i % 9) + 1}-15`;
    await officer.act('player.register', { player, name: nameOf(i), birthDate, ...facts });
    await officer.act('fide.link', { player, version: 1, fideId: fideIdOf(i) });
  }
  const date = '2026-07-01';
  const { changes, mismatches, digest } = await officer.ask<{
    changes: { player: string; fideId: string; ratings: object }[];
    mismatches: unknown[];
    digest: string;
  }>('fide-list.compare', { date, text: FIDE_LIST });
  expect(mismatches).toEqual([]);
  expect(changes).toHaveLength(28);
  const ratings = changes.map(({ player, fideId, ratings: listed }) => ({ player, fideId, ...listed }));
  const source = { name: 'players_list_foa.txt', digest };
  await officer.act('fide-list.apply', { date, source, ratings });
  // The office's series continues from the same list.
  const { import: id } = await officer.act<{ import: string }>('import.open', { subject: 'lists', source });
  const lines = ratings.map(({ player }) => ({
    line: Number(player.slice(1)) + 1,
    id: player,
    rating: ratingOf(Number(player.slice(1))),
  }));
  await officer.act('import.list', { import: id, digest, batch: 0, file: source, series: 'fide', date, lines });
  await officer.act('import.close', { import: id, version: 2, as: 'done' });
}

/** The whole event: every kind of bye, a forfeit, a late entry, a withdrawal; the last round entered and closed. */
export async function nineRounds(arbiter: Person, goTo: (day: string) => void): Promise<void> {
  await arbiter.act('event.register', { event: EVENT, facts: FACTS });
  const entered = Array.from({ length: PLAYERS - 1 }, (_, i) => ({
    player: playerOf(i + 1),
    facts: { ...(titleOf(i + 1) !== '' && { title: titleOf(i + 1) }) },
  }));
  await arbiter.act('entry.add-many', { event: EVENT, from: { kind: 'registry', players: entered } });
  await off(arbiter, 'p05', { half: [2] });
  await off(arbiter, 'p09', { rounds: [4], full: [6] });
  const tooLate = { event: EVENT, player: 'p10', version: 1, rounds: [], half: [8] };
  expect(await arbiter.refused('absence.set', tooLate)).toMatchObject([{ code: 'bye-too-late' }]);
  await lacking(arbiter);
  for (let round = 1; round <= ROUNDS; round++) {
    goTo(`2026-07-${String(3 + round).padStart(2, '0')}`);
    if (round === 3) {
      await arbiter.act('entry.add', { event: EVENT, player: LATE });
      await off(arbiter, LATE, { half: [1, 2] });
    }
    await arbiter.act('round.pair', { event: EVENT, round });
    await results(arbiter, round);
    if (round === 6) await arbiter.act('entry.withdraw', await entryAt(arbiter, 'p22'));
  }
}

const entryAt = async (arbiter: Person, player: string) => ({
  event: EVENT,
  player,
  version: await entryVersion(arbiter, EVENT, player),
});

async function off(arbiter: Person, player: string, rounds: { rounds?: number[]; half?: number[]; full?: number[] }) {
  await arbiter.act('absence.set', { ...(await entryAt(arbiter, player)), rounds: [], ...rounds });
}

/** What is missing for the report is pointed out, filled in, and no longer pointed out (D-OFF-541). */
async function lacking(arbiter: Person): Promise<void> {
  const gaps = async () => {
    const told = await arbiter.ask<{ gaps: { severity: string; field: string }[] }>('event.report-gaps', {
      event: EVENT,
    });
    return told.gaps.filter(({ severity }) => severity === 'error').map(({ field }) => field);
  };
  expect(await gaps()).toEqual(['city', 'chiefArbiter', 'roundDates', 'rounds']);
  const days = Array.from({ length: ROUNDS }, (_, i) => `2026-07-${String(4 + i).padStart(2, '0')}`);
  const told = {
    place: 'Escaldes',
    arbiter: 'Mas, Eulàlia (9300900)',
    deputies: ['Pi, Pau (9300901)'],
    roundDates: days,
  };
  const version = await eventVersion(arbiter, EVENT);
  await arbiter.act('event.amend', { event: EVENT, version, facts: { ...FACTS, ...told } });
  expect(await gaps()).toEqual(['rounds']);
}

/** Won by White, drawn or won by Black, pseudo-randomly; in round 5 one player does not appear. */
async function results(arbiter: Person, round: number): Promise<void> {
  const { boards } = await roundOf(arbiter, EVENT, round);
  const told = boards.map(({ board, version, white, black }) => {
    const fell = (7 * board + 11 * round + 3 * Number(white.slice(1)) + 5 * Number(black.slice(1))) % 5;
    const result = fell < 2 ? '1-0' : fell < 4 ? '1/2' : '0-1';
    return { board, version, result, ...(round === 5 && board === 3 && { result: '1-0', kind: 'forfeit' }) };
  });
  await arbiter.act('results.enter-many', { event: EVENT, round, results: told });
}
