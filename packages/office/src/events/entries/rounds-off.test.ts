import { parseTrf, tournamentOfTrf } from '@escala/formats';
import { competitionBookOf } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import type { EventFacts } from '../event.ts';
import { renamedFile } from '../file/event-file.ts';
import { eventDocument, eventTrf } from '../file/event-trf.ts';
import { eventFile } from '../file/write-event-file.ts';
import { showCrosstable } from '../places/show-crosstable.ts';
import { showStandings } from '../places/show-standings.ts';
import { changePair } from '../rounds/change-pair.ts';
import { unpairRound } from '../rounds/unpair-round.ts';
import { forbidPairs } from '../settings/forbid-pairs.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, enterAll, enterRound, OTHER_ARBITER, officeWithEvent, pair, SWISS } from '../testing/event-office.ts';
import { fideOffice } from '../testing/fide-office.ts';
import { addEntry } from './add-entry.ts';
import { amendEntry, setAbsence } from './entry-acts.ts';

const by = { actor: ARBITER };
const FACTS: EventFacts = {
  ...SWISS,
  ...{ system: 'fide-dutch', rounds: 5, roundDates: undefined, byeLimits: { full: true } },
};

/** Players `p01` to `pN` in an event of the Dutch system, and one more in the registry. */
async function dutchOffice(players: number, facts: Partial<EventFacts> = {}): Promise<TestOffice> {
  const office = await fideOffice(players + 1, { competitionRules: 'fide-2026' });
  await office.perform(registerEvent, { event: 'open', facts: { ...FACTS, ...facts } }, by);
  await enterAll(office, players);
  return office;
}

interface Off {
  readonly rounds?: number[];
  readonly half?: number[];
  readonly full?: number[];
}

async function set(office: TestOffice, player: string, { rounds = [], half, full }: Off) {
  const { entries } = await office.ask(showEvent, { event: 'open' }, ARBITER);
  const { version } = entries.find((entry) => entry.player === player)!;
  const off = { ...(half && { half }), ...(full && { full }) };
  return office.perform(setAbsence, { event: 'open', player, version, rounds, ...off }, by);
}

const entryOf = async (office: TestOffice, player: string) =>
  (await office.ask(showEvent, { event: 'open' }, ARBITER)).entries.find((entry) => entry.player === player)!;
const standingsOf = async (office: TestOffice) => (await office.ask(showStandings, { event: 'open' })).standings;

describe('byes that somebody asks for', () => {
  it('[C.04.1 3] are of a half, a whole or no point, and nobody of them is paired', async () => {
    const office = await dutchOffice(9);
    const { outcome } = await set(office, 'p01', { half: [1, 3] });
    expect(outcome).toMatchObject({
      absences: [],
      byes: [
        { round: 1, kind: 'half' },
        { round: 3, kind: 'half' },
      ],
    });
    await set(office, 'p02', { full: [1] });
    await set(office, 'p03', { rounds: [1] });
    expect((await pair(office, 1)).outcome).toMatchObject({ boards: 3, byes: [] });
    await enterRound(office, 1);
    const { byes, absences } = await office.ask(eventDocument, { event: 'open' });
    expect(byes).toEqual([
      { round: 1, player: 'p01', points: 0.5, kind: 'half' },
      { round: 3, player: 'p01', points: 0.5, kind: 'half' },
      { round: 1, player: 'p02', points: 1, kind: 'full' },
    ]);
    expect(absences).toEqual([{ round: 1, player: 'p03' }]);
    const { round, rows } = await standingsOf(office);
    expect(round).toBe(1);
    const points = (player: string) => rows.find((row) => row.player === player)?.points;
    expect([points('p01'), points('p02'), points('p03')]).toEqual([0.5, 1, 0]);
    const crosstable = (await office.ask(showCrosstable, { event: 'open' })).rows;
    const cell = (player: string) => crosstable.find((row) => row.player === player)?.cells[0];
    expect(cell('p01')).toEqual({ round: 1, kind: 'bye', points: 0.5, bye: 'half' });
    expect(cell('p02')).toMatchObject({ bye: 'full', points: 1 });
  });

  it('stay in order when the player plays after all, and when the pairing is taken back', async () => {
    const office = await dutchOffice(6);
    await set(office, 'p06', { half: [1] });
    await pair(office, 1);
    const { rounds } = await office.ask(showEvent, { event: 'open' }, ARBITER);
    await office.perform(unpairRound, { event: 'open', round: 1, version: rounds[0]!.version }, by);
    expect((await entryOf(office, 'p06')).byes).toEqual([{ round: 1, kind: 'half' }]);
    await set(office, 'p06', { half: [] });
    expect((await entryOf(office, 'p06')).byes).toBeUndefined();
    expect((await pair(office, 1)).outcome.boards).toBe(3);
  });

  it('give way to a pair that is made by hand', async () => {
    const office = await dutchOffice(4);
    await set(office, 'p04', { half: [1] });
    await pair(office, 1);
    const { games, byes } = await office.ask(eventDocument, { event: 'open' });
    const { white, black } = games[0]!;
    const alone = byes!.find(({ kind }) => kind === 'pairing')!.player;
    const pairs = [
      { board: 1, white, black },
      { board: 2, white: alone, black: 'p04' },
    ];
    await office.perform(
      changePair,
      { event: 'open', round: 1, version: 1, pairs, byes: [], absent: [] },
      { ...by, reason: 'came' },
    );
    expect((await entryOf(office, 'p04')).byes).toBeUndefined();
  });

  it('stay when the entry is put right', async () => {
    const office = await dutchOffice(4);
    await set(office, 'p02', { half: [2], rounds: [3] });
    await office.perform(amendEntry, { event: 'open', player: 'p02', version: 2, facts: { rating: 2000 } }, by);
    expect(await entryOf(office, 'p02')).toMatchObject({
      rating: 2000,
      absences: [3],
      byes: [{ round: 2, kind: 'half' }],
    });
  });

  it('may be of rounds that a late entry missed, until the player is paired', async () => {
    const office = await dutchOffice(4);
    await pair(office, 1);
    await enterRound(office, 1);
    await office.perform(addEntry, { event: 'open', player: 'p05' }, by);
    await set(office, 'p05', { half: [1] });
    const { rows } = await standingsOf(office);
    expect(rows.find(({ player }) => player === 'p05')?.points).toBe(0.5);
    await pair(office, 2);
    expect(await office.refusals(set(office, 'p05', { half: [] }))).toMatchObject([
      { code: 'absence-round-paired', values: { round: 1 }, field: 'half' },
    ]);
  });

  it('[C.04.2 2.4] a late entry has its proper place, also once the numbers are fixed, and those behind move on', async () => {
    const office = await dutchOffice(8);
    for (const round of [1, 2, 3, 4]) {
      await pair(office, round);
      await enterRound(office, round);
    }
    await office.perform(addEntry, { event: 'open', player: 'p09', facts: { rating: 2175 } }, by);
    const numbers = Object.fromEntries(
      (await office.ask(showEvent, { event: 'open' }, ARBITER)).entries.map(({ player, number }) => [player, number]),
    );
    expect(numbers).toMatchObject({ p01: 1, p02: 2, p09: 3, p03: 4, p08: 9 });
    await pair(office, 5);
  });

  it('[D-COMP-44] keep to the limits of the event, which are for byes with points alone', async () => {
    const office = await dutchOffice(4, { byeLimits: { most: 2, notInLast: 2, full: true } });
    expect(await office.refusals(set(office, 'p01', { half: [1, 2], full: [3] }))).toMatchObject([
      { code: 'byes-too-many', values: { count: 3, most: 2 }, field: 'full' },
      { code: 'byes-too-many', values: { count: 3, most: 2 }, field: 'half' },
    ]);
    expect(await office.refusals(set(office, 'p01', { half: [3, 4] }))).toMatchObject([
      { code: 'bye-too-late', values: { round: 4, last: 3 }, field: 'half' },
    ]);
    await set(office, 'p01', { half: [2, 3], rounds: [1, 4, 5] });
    expect(await office.refusals(set(office, 'p02', { half: [1], full: [1] }))).toMatchObject([
      { code: 'bye-twice', field: 'full' },
      { code: 'bye-twice', field: 'half' },
    ]);
    expect(await office.refusals(set(office, 'p02', { half: [6] }))).toMatchObject([
      { code: 'round-beyond' },
      { code: 'bye-too-late' },
    ]);
  });

  it('[D-OFF-552] are of no whole point unless the event allows it', async () => {
    const office = await dutchOffice(4, { byeLimits: undefined });
    expect(await office.refusals(set(office, 'p01', { full: [1] }))).toMatchObject([
      { code: 'bye-full-off', field: 'full' },
    ]);
    await set(office, 'p01', { half: [1] });
  });

  it('are none where the book knows none, with its article', async () => {
    const office = await officeWithEvent(4);
    expect(await office.refusals(set(office, 'p01', { half: [1] }))).toMatchObject([
      { code: 'bye-kind-unknown', values: { kind: 'half' }, regulation: 'fce-1990', article: expect.any(String) },
    ]);
    await set(office, 'p01', { rounds: [1] });
  });

  it('are written as letters and read again, with what the event set for its pairings', async () => {
    const office = await dutchOffice(9, { acceleration: 'baku', scoring: { win: 2, draw: 1, loss: 0, bye: 1 } });
    const { version } = await office.ask(showEvent, { event: 'open' }, ARBITER);
    await office.perform(forbidPairs, { event: 'open', version, forbidden: [{ players: ['p01', 'p03'] }] }, by);
    await set(office, 'p02', { half: [1, 3] });
    await set(office, 'p04', { full: [1] });
    await pair(office, 1);
    await enterRound(office, 1);
    const { text, remarks } = await office.ask(eventTrf, { event: 'open', edition: 'trf26' }, ARBITER);
    expect(remarks.map(({ values }) => values.field)).toEqual(expect.not.arrayContaining(['scoring', 'forbidden']));
    expect(text).toMatch(/^162 {2}W 2\.0 {4}D 1\.0 {4}L 0\.0 {4}P 1\.0\r$/m);
    expect(text).toMatch(/^192 FIDE_DUTCH_BAKU\r$/m);
    expect(text).toMatch(/^212 PTS,/m);
    expect(text).toMatch(/^260 {3}1 {3}5 {4}1 {4}3\r$/m);
    const { report, problems } = parseTrf(text);
    expect(problems).toEqual([]);
    expect(report.players.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(report.players.every(({ rank }) => rank !== undefined)).toBe(true);
    const signs = report.players.slice(0, 4).map(({ rounds }) => rounds.map(({ result }) => result).join(''));
    expect(signs[1]).toBe('H H');
    expect(signs[3]).toBe('F');
    const { systems } = competitionBookOf('fide-2026')!;
    const { tournament } = tournamentOfTrf(report, { systems });
    expect(tournament).toMatchObject({
      acceleration: 'baku',
      scoring: { win: 2, draw: 1, loss: 0, bye: 1 },
      forbidden: [{ players: ['1', '3'] }],
    });
    expect(systems['fide-dutch']!.check!(tournament)).toEqual([{ round: 1, differences: [] }]);
  });
});

describe('players who must not meet', () => {
  const forbid = async (
    office: TestOffice,
    forbidden: { players: string[]; fromRound?: number; toRound?: number }[],
    actor = ARBITER,
  ) => {
    const { version } = await office.ask(showEvent, { event: 'open' }, ARBITER);
    return office.perform(forbidPairs, { event: 'open', version, forbidden }, { actor });
  };
  const pairsOf = async (office: TestOffice) =>
    (await office.ask(eventDocument, { event: 'open' })).games.map(({ white, black }) =>
      [white, black].sort().join('-'),
    );

  it('[D-DUTCH-7] are not paired; nobody but the desk is told', async () => {
    const office = await dutchOffice(6);
    await forbid(office, [{ players: ['p01', 'p04', 'p05'] }]);
    expect((await office.ask(eventDocument, { event: 'open' }, OTHER_ARBITER)).forbidden).toBeUndefined();
    expect((await office.ask(eventDocument, { event: 'open' }, ARBITER)).forbidden).toEqual([
      { players: ['p01', 'p04', 'p05'] },
    ]);
    const shown = { event: 'open' };
    expect((await office.ask(showEvent, shown, ARBITER)).desk?.forbidden).toHaveLength(1);
    expect(JSON.stringify(await office.ask(showEvent, shown, OTHER_ARBITER))).not.toContain('forbidden');
    await pair(office, 1);
    expect(await pairsOf(office)).toContain('p01-p06');
  });

  it('are the same people where the event travels and has other ids', async () => {
    const office = await dutchOffice(4);
    await forbid(office, [{ players: ['p01', 'p04'] }]);
    const file = await office.ask(eventFile, { event: 'open' }, ARBITER);
    expect(renamedFile(file, (id) => `x-${id}`).event.body.forbidden).toEqual([{ players: ['x-p01', 'x-p04'] }]);
  });

  it('may meet again once it is taken back', async () => {
    const office = await dutchOffice(6);
    await forbid(office, [{ players: ['p01', 'p04'] }]);
    await forbid(office, []);
    await pair(office, 1);
    expect(await pairsOf(office)).toContain('p01-p04');
  });

  it('are entered players, each once, in rounds that there are', async () => {
    const office = await dutchOffice(4);
    const refused = await office.refusals(
      forbid(office, [
        { players: ['p01', 'p01', 'p77'] },
        { players: ['p01', 'p02'], toRound: 9 },
        { players: ['p01', 'p02'], fromRound: 4, toRound: 2 },
      ]),
    );
    expect(refused).toMatchObject([
      { code: 'entry-unknown', field: 'forbidden.0.players.2' },
      { code: 'entry-twice', field: 'forbidden.0.players.1' },
      { code: 'round-beyond', field: 'forbidden.1.toRound' },
      { code: 'forbidden-rounds', field: 'forbidden.2.fromRound' },
    ]);
    expect(await office.refusals(forbid(office, [], OTHER_ARBITER))).not.toEqual([]);
    const other = await officeWithEvent(2);
    expect(await other.refusals(forbid(other, []))).toMatchObject([{ code: 'event-fact-unused' }]);
  });
});

describe('what an event sets for its pairings', () => {
  const register = (facts: Partial<EventFacts>) => dutchOffice(0, facts).then(() => []);

  it('[C.04.7 1] points and acceleration go together; ranges lie in the event', async () => {
    const office = await dutchOffice(2);
    const tried = (facts: Partial<EventFacts>) =>
      office.refusals(office.perform(registerEvent, { event: 'next', facts: { ...FACTS, ...facts } }, by));
    const scoring = { win: 3, draw: 1, loss: 0 };
    expect(await tried({ acceleration: 'baku', scoring })).toMatchObject([{ code: 'acceleration-scoring' }]);
    expect(await tried({ scoring: { win: 1, draw: 2, loss: 0 } })).toMatchObject([{ code: 'scoring-order' }]);
    const line = { points: 1, fromRound: 1, toRound: 9, firstNumber: 1, lastNumber: 4 };
    expect(await tried({ virtualPoints: [line] })).toMatchObject([
      { code: 'virtual-points-range', field: 'facts.virtualPoints.0' },
    ]);
    expect(await tried({ system: 'knockout', type: 'knockout', acceleration: 'baku', byeLimits: {} })).toMatchObject([
      { code: 'event-fact-unused', values: { name: 'acceleration' } },
      { code: 'event-fact-unused', values: { name: 'byeLimits' } },
    ]);
    expect(await register({ scoring })).toEqual([]);
  });

  it('[C.04.7] points lent by number bring these players together', async () => {
    const virtualPoints = [{ points: 1, fromRound: 1, toRound: 2, firstNumber: 1, lastNumber: 2 }];
    const office = await dutchOffice(6, { virtualPoints });
    await pair(office, 1);
    const { games, virtualPoints: lent } = await office.ask(eventDocument, { event: 'open' });
    expect(lent).toEqual([
      { player: 'p01', points: [1, 1] },
      { player: 'p02', points: [1, 1] },
    ]);
    expect(games[0]).toMatchObject({ white: 'p01', black: 'p02' });
  });
});
