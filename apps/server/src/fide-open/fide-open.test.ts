import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptReport, eventVersion, roundOf } from '../year/testing/chapters/desk.ts';
import { officeApi } from '../year/testing/office-api.ts';
import type { Person } from '../year/testing/person.ts';
import { runningOffice } from '../year/testing/running-office.ts';
import { foundedOffice, joined, visitorOf } from '../year/testing/year.ts';
import { yearClock } from '../year/testing/year-clock.ts';
import { EVENT, nineRounds, PLAYERS, playerOf, playersOfTheList, ROUNDS } from './testing/nine-rounds.ts';
import { faultsOf, type SecondReport, secondReading } from './testing/second-reader.ts';

const ANDORRA = {
  name: 'Federació per les normes de la FIDE',
  country: 'AND',
  timeZone: 'Europe/Andorra',
  language: 'ca',
  competitionRules: 'fide-2026',
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2024', part: 'standard', firstList: '2026-08-01' }],
};

/**
 * A nine-round open by FIDE's current rules over HTTP, from FIDE's list to the report sent and the list made from it.
 */
describe('a nine-round FIDE open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escala-open-'));
  const clock = yearClock('2026-06-20');
  let server: Awaited<ReturnType<typeof runningOffice>>;
  let arbiter: Person;
  let officer: Person;
  let visitor: Person;
  const reports = {} as Record<'trf16' | 'trf26', SecondReport>;

  beforeAll(async () => {
    server = await runningOffice({ url: join(folder, 'escala.db') }, clock);
    const api = officeApi(() => server.address, clock);
    const administrator = await foundedOffice(api, 'and', server.firstLink, ANDORRA);
    officer = await joined(api, administrator, 'olga', { roles: ['officer'] });
    arbiter = await joined(api, administrator, 'adam', { roles: ['arbiter'] });
    visitor = visitorOf(api, 'and');
    await playersOfTheList(officer);
    await nineRounds(arbiter, (day) => clock.goTo(day));
    await arbiter.act('event.close', { event: EVENT, version: await eventVersion(arbiter, EVENT) });
    for (const edition of ['trf16', 'trf26'] as const) {
      const { text, remarks } = await arbiter.ask<{ text: string; remarks: object[] }>('event.trf', {
        event: EVENT,
        edition,
      });
      if (edition === 'trf26') expect(remarks).toMatchObject([{ code: 'trf-left-out', values: { field: 'board' } }]);
      reports[edition] = secondReading(text, edition);
    }
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has nothing missing any more', async () => {
    expect(await arbiter.ask('event.report-gaps', { event: EVENT })).toMatchObject({ gaps: [] });
  });

  it.each(['trf16', 'trf26'] as const)('has a report %s that a second reader accepts', (edition) => {
    const report = reports[edition];
    expect(faultsOf(report)).toEqual([]);
    expect(report.players).toHaveLength(PLAYERS);
    expect(report.roundDates[8]).toBe('26/07/12');
    expect(report.texts).toMatchObject({
      '012': ['Obert d’Andorra'],
      '022': ['Escaldes'],
      '032': ['AND'],
      '042': ['2026/07/04'],
      '052': ['2026/07/12'],
      '102': ['Mas, Eulàlia (9300900)'],
      '112': ['Pi, Pau (9300901)'],
      '122': ['90 min + 30 s'],
    });
  });

  it('says in TRF26 how it was played, in the order of the records', () => {
    const { texts, order } = reports.trf26;
    expect(texts).toMatchObject({
      '142': ['9'],
      '152': ['W'],
      '162': [' W 1.0    D 0.5    L 0.0'],
      '172': ['AND FIDON'],
      '182': ['Escala'],
      '192': ['FIDE_DUTCH'],
      '202': ['BH/C1,BH,SB,WIN'],
      '212': ['PTS,BH/C1,BH,SB,WIN'],
      '222': ['5400+30'],
    });
    const heads = order.filter((record) => record.endsWith('2'));
    expect(heads).toEqual([...heads].sort());
    expect(order.indexOf('001')).toBe(heads.length);
  });

  it('has byes of every kind, a forfeit and the games of the desk', async () => {
    const { players } = reports.trf26;
    const signs = players.flatMap(({ rounds }) => rounds.map(({ result }) => result));
    for (const sign of ['H', 'F', 'U', 'Z', '+', '-']) expect(signs).toContain(sign);
    const names = new Map(players.map(({ number, name }) => [number, name]));
    for (let round = 1; round <= ROUNDS; round++) {
      const { boards } = await roundOf(arbiter, EVENT, round);
      const shown = await visitor.ask<{ names: Record<string, string> }>('event.standings', { event: EVENT });
      const played = boards.map(({ white, black }) => `${shown.names[white]} – ${shown.names[black]}`).sort();
      const told = players.flatMap(({ name, rounds }) => {
        const { opponent, colour } = rounds[round - 1]!;
        return colour === 'w' ? [`${name} – ${names.get(opponent)}`] : [];
      });
      expect(told.sort()).toEqual(played);
    }
  });

  it('ranks as the sums of its tie-breaks do, each of which can be taken apart', async () => {
    const { standings, names } = await visitor.ask<Table>('event.standings', { event: EVENT, workings: true });
    const ranks = new Map(reports.trf26.players.map(({ name, rank, points }) => [name, { rank, points }]));
    const values = standings.rows.map(({ player, rank, points, tiebreaks }, i) => {
      expect(ranks.get(names[player]!)).toEqual({ rank, points });
      const working = standings.workings[i]!;
      expect(working.player).toBe(player);
      expect(sumOf(working.points)).toBe(points);
      working.tiebreaks.forEach(({ value, parts, articles }, at) => {
        expect(value).toBe(tiebreaks[at]);
        expect(articles.length).toBeGreaterThan(0);
        expect(sumOf(parts.filter(({ cut }) => cut === undefined))).toBe(value);
      });
      return { rank, key: [points, ...tiebreaks.map((value) => value ?? 0)] };
    });
    for (const { rank, key } of values)
      expect(rank).toBe(1 + values.filter((other) => compare(other.key, key) > 0).length);
  });

  it('says of every pair why it came about', async () => {
    for (let round = 1; round <= ROUNDS; round++)
      for (const { board } of (await roundOf(arbiter, EVENT, round)).boards) {
        const { steps } = await visitor.ask<{ steps: object[] }>('event.explain-pair', { event: EVENT, round, board });
        expect(steps.length, `round ${round}, board ${board}`).toBeGreaterThan(0);
      }
  });

  it('is rated, and every change is the sum of its games', async () => {
    clock.goTo('2026-07-20');
    await arbiter.act('report.submit', {
      event: EVENT,
      version: await eventVersion(arbiter, EVENT),
      from: { kind: 'desk' },
    });
    await acceptReport(officer, EVENT);
    clock.goTo('2026-08-01');
    await officer.act('list.publish', { series: 'fide', date: '2026-08-01' });
    const { players } = reports.trf26;
    for (let i = 1; i <= PLAYERS; i++) {
      const asked = { player: playerOf(i), series: 'fide', date: '2026-08-01', edition: 'published' };
      const { agrees, row, output } = await visitor.ask<Explained>('rating.explain', asked);
      expect(agrees).toBe(true);
      expect(output.workings.flatMap(({ steps }) => steps).every(({ articles }) => articles.length > 0)).toBe(true);
      // The games of the report that count: over the board, against a rated opponent.
      const line = players.find(({ name }) => name === row.name)!;
      const counted = line.rounds.filter(
        ({ opponent, result }) => '1=0'.includes(result) && players[opponent - 1]!.rating > 0,
      );
      if (row.previous === null) {
        expect(output.performances.find(({ player }) => player === playerOf(i))).toMatchObject({
          games: counted.length,
          points: counted.reduce((sum, { result }) => sum + scoreOf(result), 0),
          ru: row.rating,
        });
        continue;
      }
      expect(row.previous).toBe(line.rating);
      expect(output.ledger.map(({ round, score }) => [round, score])).toEqual(
        line.rounds.flatMap((each, r) => (counted.includes(each) ? [[r + 1, scoreOf(each.result)]] : [])),
      );
      let hundredths = 0;
      for (const { k, score, expected, change } of output.ledger) {
        expect(Math.round(100 * change)).toBe(Math.round(100 * k * (score - expected)));
        hundredths += Math.round(100 * change);
      }
      expect(row.rating).toBe(row.previous + Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100));
    }
  });
});

interface Part {
  readonly value: number;
  readonly cut?: string;
}
interface Table {
  readonly standings: {
    readonly rows: readonly { player: string; rank: number; points: number; tiebreaks: readonly (number | null)[] }[];
    readonly workings: readonly {
      player: string;
      points: readonly Part[];
      tiebreaks: readonly { value: number | null; parts: readonly Part[]; articles: readonly string[] }[];
    }[];
  };
  readonly names: Readonly<Record<string, string>>;
}
interface Explained {
  readonly agrees: boolean;
  readonly row: { readonly name: string; readonly rating: number; readonly previous: number | null };
  readonly output: {
    readonly ledger: readonly { round: number; k: number; score: number; expected: number; change: number }[];
    readonly performances: readonly { player: string; games: number; points: number; ru: number }[];
    readonly workings: readonly { steps: readonly { articles: readonly string[] }[] }[];
  };
}

const scoreOf = (result: string): number => ({ '1': 1, '=': 0.5 })[result] ?? 0;
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
