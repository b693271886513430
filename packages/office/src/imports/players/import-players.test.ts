import { parsePlayersFile, writePlayersFile } from '@escala/formats';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { searchActs } from '../../log/search-acts.ts';
import { listKind, type OfficialList } from '../../rating/lists/list.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { clubLeaves, registerClub } from '../../registry/clubs/club-acts.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { mergePlayer } from '../../registry/merging/merge-player.ts';
import { playerKind, REGISTER_COLUMNS } from '../../registry/players/player.ts';
import { DELEGATE } from '../../registry/testing/registry-office.ts';
import { importDoubts, searchImports, showImport } from '../import-questions.ts';
import { closeImport, openImport } from '../open-import.ts';
import { DIGEST, type ImportOffice, importOffice } from '../testing/import-office.ts';
import { importPlayers } from './import-players.ts';
import { type ImportedPlayer, playerRowsOf } from './player-row.ts';
import { registerRows } from './register-rows.ts';

let office: ImportOffice;
beforeEach(async () => {
  office = await importOffice('players');
});

type More = { season?: number; newClubs?: boolean };
const take = async (rows: ImportedPlayer[], batch = 0, more: More = {}) =>
  (await office.perform(importPlayers, { ...office.batch(batch), rows, ...more })).outcome;

describe('an import, batch by batch', () => {
  it('goes on where it broke off, and takes no batch in twice', async () => {
    expect(await take([{ line: 2, id: '7', name: 'Puig, Anna' }])).toMatchObject({ batch: 0, taken: 1 });
    const again = office.perform(importPlayers, { ...office.batch(0), rows: [{ line: 2, name: 'X' }] });
    expect(await office.refusals(again)).toMatchObject([
      { kind: 'conflict', code: 'import-batch-done', values: { batch: 0, next: 1 } },
    ]);
    expect(await office.faults(take([{ line: 2, name: 'X' }], 2))).toEqual(['import-batch-early']);
    const { batches } = await office.ask(showImport, { import: office.import });
    await take([{ line: 3, id: '8', name: 'Pi, Pau' }], batches);
    expect(await office.ask(showImport, { import: office.import })).toMatchObject({ taken: 2, batches: 2, doubts: 0 });
  });

  it('is opened once for a source, and tells who comes again where to go on', async () => {
    const open = () => office.perform(openImport, { subject: 'players', source: { name: 'again', digest: DIGEST } });
    await take([{ line: 2, name: 'X' }]);
    expect(await office.refusals(open())).toMatchObject([
      { code: 'import-is-open', values: { id: office.import, batch: 1 } },
    ]);
    await office.perform(closeImport, { import: office.import, version: 2, as: 'done' });
    expect(await office.faults(open())).toEqual(['import-done-before']);
    expect(await office.faults(take([{ line: 3, name: 'Y' }], 1))).toEqual(['import-closed import']);
    const { imports } = await office.ask(searchImports, { digest: DIGEST });
    expect(imports).toMatchObject([{ import: office.import, state: 'done', endedOn: '2017-01-15' }]);
  });

  it('that was given up may be begun anew', async () => {
    await office.perform(closeImport, { import: office.import, version: 1, as: 'abandoned' });
    const again = { subject: 'players' as const, source: { name: 'again', digest: DIGEST }, expected: 200 };
    const { outcome } = await office.perform(openImport, again);
    expect(await office.ask(showImport, { import: outcome.import })).toMatchObject({ state: 'open', progress: 0 });
    expect((await office.ask(searchImports, { state: 'open' })).imports).toHaveLength(1);
  });

  it('takes batches of its own source and subject, from officers', async () => {
    const rows = [{ line: 2, name: 'X' }];
    const other = { ...office.batch(0), digest: 'c'.repeat(64), rows };
    expect(await office.faults(office.perform(importPlayers, other))).toEqual(['import-other-source digest']);
    const unknown = { ...office.batch(0), import: 'x', rows };
    expect(await office.faults(office.perform(importPlayers, unknown))).toEqual(['import-unknown import']);
    for (const actor of [NOBODY, DELEGATE])
      expect(await office.faults(office.perform(importPlayers, { ...office.batch(0), rows }, { actor }))).toEqual([
        'not-allowed',
      ]);
    const lists = await importOffice('lists');
    const wrong = lists.perform(importPlayers, { ...lists.batch(0), rows });
    expect(await lists.faults(wrong)).toEqual(['import-other-subject import']);
  });
});

it('the log calls an import by its file', async () => {
  const { acts } = await office.ask(searchActs, { limit: 50 });
  expect(acts.find(({ kind }) => kind === 'import.open')?.subjectName).toBe('past');
});

describe('a register of players', () => {
  it('comes in from a file, with licences, clubs and titles', async () => {
    const text = [
      'Codi;Cognoms i nom;Naixement;Sexe;Club;Temporada;Data d’alta;Títol;Codi FIDE;Federació',
      '101;Puig Soler, Anna;02/03/2005;F;Escacs Mataró;2016, 2017;30.09.2015;WFM;2200001;CAT',
      '102;Pi, Pau;1960;M;Peona i Peó;2017;;;;',
    ].join('\n');
    const { players, problems } = parsePlayersFile(text, REGISTER_COLUMNS);
    expect(problems).toEqual([]);
    expect(await take(playerRowsOf(players), 0, { newClubs: true })).toMatchObject({ taken: 2, doubts: 0 });
    expect((await office.player('101')).body).toEqual({
      number: 0,
      name: 'Puig Soler, Anna',
      birthDate: '2005-03-02',
      sex: 'f',
      nationality: 'CAT',
      licences: { 2016: 'mataro', 2017: 'mataro' },
      licensedOn: { 2016: '2015-09-30', 2017: '2015-09-30' },
      federatedOn: '2015-09-30',
      firstSeason: 2016,
      fide: { id: '2200001' },
      titles: [{ title: 'WMF' }],
    });
    expect((await office.player('102')).body).toMatchObject({ number: 1, birthYear: 1960, licences: { 2017: '3' } });
    const clubs = await office.read((reading) => reading.list(clubKind));
    expect(clubs.map(({ id, body }) => [id, body.name])[0]).toEqual(['3', 'Peona i Peó']);
  });

  it('of the next season completes players, and changes nothing that is on record', async () => {
    await take([{ line: 2, id: '1', name: 'Puig, Anna', birthYear: 2005, sex: 'f' }], 0, { season: 2016 });
    const next = { line: 2, id: '1', name: 'Anna Puig', birthDate: '2005-03-02', sex: 'm' as const, club: 'reus' };
    expect(await take([next, { ...next, line: 3 }], 1, { season: 2017 })).toMatchObject({ known: 2, taken: 0 });
    const { body, version } = await office.player('1');
    expect(version).toBe(2);
    expect(body).toMatchObject({ name: 'Puig, Anna', birthDate: '2005-03-02', sex: 'f', firstSeason: 2016 });
    expect(body).not.toHaveProperty('birthYear');
    expect(body.licences).toEqual({ 2016: '-', 2017: 'reus' });
    expect(await office.doubts()).toEqual(['2 import-facts-differ', '3 import-facts-differ']);
  });

  it('tells every doubt', async () => {
    await office.register({ name: 'Puig, Anna', birthDate: '2005-03-02', fideId: '2200001' });
    await office.register({ name: 'Vell, Jo' });
    await office.perform(mergePlayer, { kept: '1', version: 1, duplicate: '2', duplicateVersion: 1 });
    const result = await take([
      { line: 2, id: '1', name: 'Somebody, Else' },
      { line: 3, id: 'a b', name: 'Blank, Id' },
      { line: 4, name: 'Puig, Anna' },
      { line: 5, id: '50', name: 'Anna Puig' },
      { line: 6, name: 'Puig, Anna', birthDate: '2005-03-02', club: 'Nowhere', seasons: [2017, 1999], title: 'XX' },
      { line: 7, id: '60', name: 'New, One', fideId: '2200001', birthDate: '2018-01-01', nationality: 'Catalan' },
      { line: 8, id: '2', name: 'Vell, Jo' },
    ]);
    expect(result).toMatchObject({ taken: 2, known: 0, leftOut: 5 });
    expect(await office.doubts()).toEqual([
      '2 import-id-taken !',
      '3 import-id-unusable !',
      '4 import-similar-left !',
      '5 import-similar',
      '6 import-similar-left !',
      '7 import-similar',
      '7 import-birth-wrong',
      '7 import-nationality-unknown',
      '7 import-fide-id-taken',
      '8 import-player-merged !',
    ]);
  });

  it('knows somebody without id by name and birth, and completes them', async () => {
    await office.register({ name: 'Puig, Anna', birthDate: '2005-03-02' });
    const row = { line: 6, name: 'Puig, Anna', birthYear: 2005, club: 'Nowhere', seasons: [2017, 1999], title: 'XX' };
    expect(await take([row])).toMatchObject({ known: 1, taken: 0 });
    expect((await office.player('1')).body.licences).toEqual({ 2017: '-' });
    expect(await office.doubts()).toEqual([
      '6 import-title-unknown',
      '6 import-club-unknown',
      '6 import-season-unknown',
    ]);
  });

  it('sees that two rows of one batch are one player', async () => {
    const row = { name: 'Puig, Anna', birthDate: '2005-03-02' };
    expect(
      await take([
        { line: 2, ...row },
        { line: 3, ...row, sex: 'f' },
      ]),
    ).toMatchObject({ taken: 1, known: 1 });
    expect((await office.player('1')).body.sex).toBe('f');
    expect((await office.player('1')).version).toBe(1);
  });

  it('leaves rows out whose name nobody can read, and makes no club of such a name', async () => {
    const rows = ['A\nB', ',', '\u200B'].map((name, i) => ({ line: i + 2, id: `x${i}`, name }));
    const result = await take([...rows, { line: 5, name: 'Nou, Joan', club: '…', seasons: [2017] }]);
    expect(result).toMatchObject({ taken: 1, leftOut: 3 });
    expect(await office.doubts()).toEqual([
      '2 import-name-unusable !',
      '3 import-name-unusable !',
      '4 import-name-unusable !',
      '5 import-club-unknown',
    ]);
  });

  it('is refused with a season that nobody opened, or with too many rows', async () => {
    expect(await office.faults(take([{ line: 2, name: 'X' }], 0, { season: 1999 }))).toEqual(['season-unknown season']);
    const rows = Array.from({ length: 501 }, (_, line) => ({ line, name: `X ${line}` }));
    expect(await office.faults(take(rows))).toEqual(['field-too-big rows']);
    expect(await take(rows.slice(1))).toMatchObject({ taken: 500 });
  });

  it('has doubts that can be asked for by code, page by page', async () => {
    await take([2, 3, 4].map((line) => ({ line, id: '- -', name: `X ${line}` })));
    const ask = { import: office.import, limit: 2, skip: 1, code: 'import-id-unusable' };
    const answer = await office.ask(importDoubts, ask);
    expect([answer.doubts.map(({ line }) => line), answer.count, answer.byCode]).toEqual([
      [3, 4],
      3,
      { 'import-id-unusable': 3 },
    ]);
    expect(await office.faults(office.ask(importDoubts, { ...ask, import: 'x' }))).toEqual(['import-unknown import']);
  });
});

const COMPUTED: OfficialList = {
  series: 'standard',
  date: '2017-01-01',
  regulation: 'fce-2016',
  revision: 'r1',
  reading: 2,
  publishedOn: '2017-01-01',
  source: 'computed',
  asOf: 1,
  hash: '',
  players: 0,
  games: 0,
};

describe('games of past years in a register', () => {
  const SERIES = [
    { id: 'standard', name: 'Ritme clàssic', regulation: 'fce-2016' },
    { id: 'rapid', name: 'Ràpides', regulation: 'fce-2016', part: 'active' },
  ];
  const withSeries = () =>
    office.ports.archive.write('cat', async (writing) => {
      const { version, body } = (await writing.get(federationKind, 'cat'))!;
      await writing.put(federationKind, 'cat', version + 1, 1, { ...body, series: SERIES as typeof body.series });
    });
  const openingOf = async (id: string) => (await office.record(playerKind, id))?.body.opening;
  const doubts = async () => {
    const told = await office.ask(importDoubts, { import: office.import, limit: 50, skip: 0 });
    return told.doubts.map(({ code, values }) => [code, values]);
  };

  it('[16.2] are what K and activity are computed from; the last event counts for the end of its year (D-OFF-335)', async () => {
    await withSeries();
    const text = 'ID,Name,Games 2015,Games 2016,Games 2016 ràpides\n7,"Puig, Anna",12,30,4\n8,"Pi, Pau",,0,';
    await take(playerRowsOf(parsePlayersFile(text, REGISTER_COLUMNS).players));
    expect(await openingOf('7')).toEqual({
      standard: { gamesByYear: { 2015: 12, 2016: 30 }, lastEventOn: '2016-12-31', careerGames: 42 },
      rapid: { gamesByYear: { 2016: 4 }, lastEventOn: '2016-12-31', careerGames: 4 },
    });
    expect(await openingOf('8')).toEqual({ standard: { gamesByYear: { 2016: 0 } } });
    const rows = await office.read((reading) => registerRows(reading));
    const again = parsePlayersFile([...writePlayersFile(rows, REGISTER_COLUMNS)].join(''), REGISTER_COLUMNS);
    expect(again.problems).toEqual([]);
    await take(playerRowsOf(again.players), 1);
    expect(await doubts()).toEqual([]);
    expect((await openingOf('7'))?.standard?.careerGames).toBe(42);
  });

  it('[16.2] stay as they are on record, and are never put before a computed list; each is a doubt', async () => {
    await withSeries();
    const anna = { line: 2, id: '7', name: 'Puig, Anna' };
    await take([{ ...anna, games: [{ year: 2016, games: 30 }] }]);
    const more = [
      { year: 2016, games: 31 },
      { year: 2018, games: 1 },
      { year: 2016, games: 1, series: 'blitz' },
    ];
    await take([{ ...anna, games: more }], 1);
    await office.ports.archive.write('cat', (writing) => writing.put(listKind, 'standard/2017-01-01', 1, 1, COMPUTED));
    await take([{ ...anna, games: [{ year: 2015, games: 9 }] }], 2);
    expect(await doubts()).toEqual([
      ['import-games-differ', { series: 'Ritme clàssic', year: 2016, own: 30, theirs: 31 }],
      ['import-games-ahead', { series: 'Ritme clàssic', year: 2018 }],
      ['import-series-unknown', { series: 'blitz', known: 'standard, rapid' }],
      ['import-games-late', { series: 'Ritme clàssic', year: 2015 }],
    ]);
    expect((await openingOf('7'))?.standard?.gamesByYear).toEqual({ 2016: 30 });
  });
});

it.each([
  ['the one that left has the lower number', 'a', 'b'],
  ['the one that left has the higher number', 'b', 'a'],
])('of two clubs of one name, players come to the one that is there: %s', async (_, left, there) => {
  await office.perform(registerClub, { club: left, name: 'Peó Vell' });
  await office.perform(clubLeaves, { club: left, version: 1, on: '2016-12-01' });
  await office.perform(registerClub, { club: there, name: 'Peó  vell' });
  await take([{ line: 2, id: '7', name: 'Puig, Anna', club: 'PEÓ VELL' } as ImportedPlayer], 0, { season: 2017 });
  expect((await office.record(playerKind, '7'))?.body.licences).toMatchObject({ 2017: there });
});
