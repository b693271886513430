import { parseTrf } from '@escala/formats';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { defineAct, put } from '../../kit/act.ts';
import { GAMES_FOLDER, unpackGames } from '../../rating/columns/packed-games.ts';
import { listId, listKind } from '../../rating/lists/list.ts';
import { importList } from '../lists/import-list.ts';
import { openImport } from '../open-import.ts';
import { FILE, type ImportOffice, importOffice } from '../testing/import-office.ts';
import { eventOfReport } from './event-of-report.ts';
import { importEvents } from './import-events.ts';
import type { ImportedEvent } from './imported-event.ts';

let office: ImportOffice;
beforeEach(async () => {
  office = await importOffice('events');
  await office.register({ name: 'Puig, Anna', birthDate: '1990-05-01' });
  await office.register({ name: 'Pi, Pau', fideId: '2200002' });
});

const EVENT: ImportedEvent = {
  file: FILE,
  facts: {
    name: 'Obert de Reus',
    type: 'swiss',
    start: '2016-05-01',
    end: '2016-05-08',
    rounds: 2,
    timeControl: { minutes: 90 },
  },
  players: [
    { key: '1', name: 'Anna Puig', birthYear: 1990 },
    { key: '2', fideId: '2200002', name: 'Pi, Pau' },
    { key: '3', name: 'Guest, A', nationality: 'FRA', rating: 2100 },
  ],
  games: [
    { round: 1, white: '1', black: '2', result: '1-0' },
    { round: 2, white: '3', black: '1', result: '1/2', kind: 'played' },
  ],
};

const take = async (batch: number, ...events: ImportedEvent[]) =>
  (await office.perform(importEvents, { ...office.batch(batch), events })).outcome;
const named = (name: string, facts: Partial<ImportedEvent['facts']> = {}): ImportedEvent => ({
  ...EVENT,
  facts: { ...EVENT.facts, name, ...facts },
});
const read = () =>
  office.read(async (reading) => ({
    events: await reading.list(eventKind),
    papers: await reading.papers(GAMES_FOLDER, { edition: 'latest' }),
  }));

describe('events of the past', () => {
  it('go in as accepted, with their games; who is not known becomes a guest', async () => {
    expect(await take(0, EVENT)).toMatchObject({ taken: 1, leftOut: 0, doubts: 1 });
    const { events, papers } = await read();
    expect(events[0]?.body).toMatchObject({ name: 'Obert de Reus', state: 'accepted', registeredBy: 'system' });
    expect(papers[0]?.name).toBe(events[0]?.id);
    const report = unpackGames(papers[0]!.bytes);
    expect([[...report.participants], report.games.count, report.counts]).toEqual([[0, 1, 2], 2, true]);
    expect([...report.games.white].map((seat) => report.participants[seat])).toEqual([0, 2]);
    expect((await office.player('3')).body).toEqual({ number: 2, name: 'Guest, A', nationality: 'FRA', licences: {} });
    expect(await office.doubts()).toEqual(['0 import-guest']);
  });

  it('share their guests, and name those who are similar', async () => {
    const second = named('Obert de Valls');
    const guest = { key: '3', name: 'Guest, A', birthYear: 1980 };
    const [one, two] = [EVENT, second].map((event) => ({ ...event, players: [...event.players.slice(0, 2), guest] }));
    const unsure = { ...named('Obert de Vic'), players: [...EVENT.players.slice(0, 2), { key: '3', name: 'Pi, Pau' }] };
    expect(await take(0, one!, two!, unsure)).toMatchObject({ taken: 3 });
    expect(await office.doubts()).toEqual(['0 import-guest', '2 import-guest-similar']);
    expect((await office.player('4')).body.name).toBe('Pi, Pau');
  });

  it('a FIDE number counts with an agreeing name; who has another’s number is a guest without it (D-OFF-545)', async () => {
    const players = [
      { key: '1', name: 'Anna Puig', birthYear: 1990 },
      { key: '2', fideId: '2200002', name: 'Pi i Margall, P.' },
    ];
    expect(await take(0, { ...EVENT, players, games: [EVENT.games[0]!] })).toMatchObject({ taken: 1 });
    expect(await office.doubts()).toEqual(['0 import-name-differs']);
    const other = [players[0]!, { key: '2', fideId: '2200002', name: 'Roca, Ot' }];
    expect(await take(1, { ...named('Obert de Vic'), players: other, games: [EVENT.games[0]!] })).toMatchObject({
      taken: 1,
    });
    expect((await office.doubts()).slice(1)).toEqual(['0 import-number-of-another', '0 import-guest']);
    expect((await office.player('3')).body).toEqual({ number: 2, name: 'Roca, Ot', licences: {} });
  });

  it('a national number of the report counts with an agreeing name too (D-OFF-545)', async () => {
    const players = [
      { key: '1', id: '1', name: 'Puig, A.' },
      { key: '2', id: '1', name: 'Roca, Ot', birthYear: 1980 },
    ];
    expect(await take(0, { ...EVENT, players, games: [EVENT.games[0]!] })).toMatchObject({ taken: 1 });
    expect(await office.doubts()).toEqual(['0 import-name-differs', '0 import-number-of-another', '0 import-guest']);
  });

  it('go in once, by name and first day', async () => {
    await take(0, EVENT, named('OBERT de Reus!'));
    await take(1, EVENT, named('Obert de Reus', { start: '2016-04-30' }));
    expect((await read()).events).toHaveLength(2);
    expect((await office.doubts()).filter((doubt) => doubt.includes('twice'))).toEqual([
      '1 import-event-twice !',
      '0 import-event-twice !',
    ]);
  });

  it('of one name and day are the same by who took part: less than half, half, more (D-OFF-193)', async () => {
    const players = (...names: readonly string[]) =>
      names.map((name, at) => ({ key: String(at + 1), name, birthYear: 1990 }));
    const group = (...names: readonly string[]): ImportedEvent => ({ ...EVENT, players: players(...names), games: [] });
    await take(0, group('A', 'B', 'C', 'D'));
    await take(1, group('A', 'X', 'Y', 'Z'), group('A', 'B', 'V', 'W'), group('A', 'B', 'C', 'T'));
    expect((await read()).events).toHaveLength(2);
    expect((await office.doubts()).filter((doubt) => doubt.includes('event'))).toEqual([
      '0 import-event-namesake',
      '1 import-event-twice !',
      '2 import-event-twice !',
    ]);
  });

  it('stay out where dates, games or players do not make sense', async () => {
    const result = await take(
      0,
      named('a', { end: '2016-04-30' }),
      named('b', { end: '2017-01-16' }),
      { ...named('c'), games: [{ round: 1, white: '1', black: '9', result: '1-0' }] },
      { ...named('d'), players: [...EVENT.players, { key: '3', name: 'X' }] },
      { ...named('e'), players: [...EVENT.players.slice(0, 2), { key: '3', id: '1' }] },
      named('f', { end: '2017-01-15' }),
    );
    expect(result).toMatchObject({ taken: 1, leftOut: 5 });
    expect((await office.doubts()).filter((doubt) => doubt.endsWith('!'))).toEqual([
      '0 import-event-dates !',
      '1 import-event-future !',
      '2 import-game-unclear !',
      '3 import-key-twice !',
      '4 import-player-twice !',
    ]);
  });

  it('stay out once the office has published what they would change: before and on the day of the list', async () => {
    const list = defineAct({
      kind: 'player.amend',
      command: z.strictObject({}),
      subject: () => ({ kind: 'list', id: 'x' }),
      load: async () => ({}),
      decide: () => {
        const body = {
          series: 'rapid',
          date: '2016-06-01',
          regulation: 'fce-2016',
          revision: 'x',
          reading: 2,
          publishedOn: '2016-06-01',
        };
        const kept = { ...body, source: 'computed' as const, asOf: 1, hash: 'x', players: 0, games: 0 };
        return { changes: [put(listKind, listId('rapid', '2016-06-01'), 0, kept)], outcome: {} };
      },
    });
    await office.perform(list, {});
    await take(0, named('a', { end: '2016-05-31' }), named('b', { end: '2016-06-01' }));
    expect((await office.doubts())[0]).toBe('0 import-event-late !');
    expect((await read()).events.map(({ body }) => body.name)).toEqual(['b']);
  });

  it('are compared with the ratings of their day', async () => {
    const source = { name: 'lists', digest: 'd'.repeat(64) };
    const { outcome } = await office.perform(openImport, { subject: 'lists', source });
    await office.perform(importList, {
      import: outcome.import,
      digest: source.digest,
      batch: 0,
      file: FILE,
      series: 'standard',
      date: '2016-05-01',
      lines: [
        { line: 2, id: '1', rating: 1850 },
        { line: 3, id: '2', rating: 2000 },
      ],
    });
    const players = EVENT.players.map((player) => ({ ...player, rating: 2000 }));
    await take(0, { ...EVENT, players }, { ...named('before the list', { start: '2016-04-30' }), players });
    expect(await office.doubts()).toEqual(['0 import-guest', '0 import-rating-differs', '1 import-guest-similar']);
  });

  it('are on record by their files and facts, not game by game', async () => {
    const { entry } = await office.perform(importEvents, { ...office.batch(0), events: [EVENT] });
    expect(entry.command).toMatchObject({ events: [{ file: FILE, players: 3, games: 2 }] });
  });
});

const at = (fields: readonly (readonly [column: number, text: string])[]): string =>
  fields.reduce((line, [column, text]) => line.padEnd(column - 1) + text, '');
const TRF = [
  '012 Obert de Valls',
  '022 Valls',
  '042 2016/06/01',
  '052 2016/06/02',
  '122 90 minutes + 30 seconds per move',
  at([
    [1, '001    1 w'],
    [15, 'Puig, Anna'],
    [49, '1850 ESP'],
    [70, '1990/05/01  1.0    1     2 w 1'],
  ]),
  at([
    [1, '001    2 m'],
    [15, 'Pi, Pau'],
    [49, '2000 ESP     2200002'],
    [70, '1980        0.0    2     1 b 0'],
  ]),
].join('\n');

describe('reports of an archive', () => {
  it('become events', async () => {
    const { event, remarks } = eventOfReport(FILE, parseTrf(TRF));
    expect(remarks.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(event).toMatchObject({
      file: FILE,
      facts: { name: 'Obert de Valls', start: '2016-06-01', end: '2016-06-02', place: 'Valls' },
      games: [{ round: 1, white: '1', black: '2', result: '1-0' }],
    });
    expect(event?.players[0]).toEqual({
      key: '1',
      name: 'Puig, Anna',
      birthDate: '1990-05-01',
      sex: 'f',
      nationality: 'ESP',
      rating: 1850,
    });
    expect(event?.players[1]).toMatchObject({ fideId: '2200002', birthYear: 1980 });
    const numbered = `${TRF}\n${at([
      [1, 'CAT    1'],
      [49, '1840'],
      [58, '00123'],
    ])}`;
    expect(eventOfReport(FILE, parseTrf(numbered)).event?.players[0]).toMatchObject({ id: '00123' });
    expect(eventOfReport(FILE, parseTrf(TRF), { ids: 'own' }).event?.players[1]).toMatchObject({ id: '2200002' });
    expect(await take(0, event!)).toMatchObject({ taken: 1 });
  });

  it('without dates say what is missing', () => {
    const { event, remarks } = eventOfReport(FILE, parseTrf(TRF.replace(/0[45]2 .*\n/g, '')));
    expect(event).toBeUndefined();
    expect(remarks.map(({ code }) => code)).toContain('trf-event-incomplete');
  });
});
