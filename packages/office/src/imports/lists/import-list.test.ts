import { parseListCsv } from '@escala/formats';
import { beforeEach, describe, expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import { listKind } from '../../rating/lists/list.ts';
import { keptSheets, sheetOf } from '../../rating/series/editions.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import { importDoubts } from '../import-questions.ts';
import { closeImport } from '../open-import.ts';
import { FILE, type ImportOffice, importOffice } from '../testing/import-office.ts';
import { importList } from './import-list.ts';
import type { OldLine } from './old-line.ts';

let office: ImportOffice;
beforeEach(async () => {
  office = await importOffice('lists');
  await office.register({ name: 'Puig, Anna', birthDate: '1990-05-01' });
  await office.register({ name: 'Pi, Pau', fideId: '2200002' });
  await office.register({ name: 'Sol, Ona' });
});

const take = async (batch: number, date: string, lines: readonly OldLine[], series = 'standard') =>
  (await office.perform(importList, { ...office.batch(batch), file: FILE, series, date, lines: [...lines] })).outcome;

const sheet = (date: string) =>
  office.read(async (reading) => sheetOf((await keptSheets(reading, 'standard', 'published', { date }))[0]!, 3));

describe('an old list', () => {
  it('comes in from a file, as a list that was published', async () => {
    const { lines, problems } = parseListCsv(
      'Codi;Nom;Codi FIDE;Elo;K0;K;Partides\n1;x;;1850;24;24;7\n;;2200002;2001;16;16;0',
    );
    expect(problems).toEqual([]);
    expect(await take(0, '2016-12-01', lines as OldLine[])).toMatchObject({ taken: 1, lines: 2, doubts: 0 });
    const [list] = await office.read((reading) => reading.list(listKind));
    expect(list).toMatchObject({
      id: 'standard/2016-12-01',
      body: { source: 'imported', publishedOn: '2016-12-01', players: 2, games: 7, regulation: 'fce-2016' },
    });
    const { rating, factor, baseFactor, games, status } = await sheet('2016-12-01');
    expect([[...rating], [...baseFactor], [...factor], [...games], [...status]]).toEqual([
      [1850, 2001, 0],
      [24, 16, 0],
      [24, 16, 0],
      [7, 0, 0],
      [1, 1, 0],
    ]);
  });

  it('is compared with the one before it', async () => {
    await take(0, '2016-11-01', [
      { line: 2, id: '1', rating: 1850 },
      { line: 3, id: '2', rating: 2000 },
    ]);
    await take(1, '2016-12-01', [
      { line: 2, id: '1', rating: 1860, previous: 1851, change: 10 },
      { line: 3, id: '2', rating: 2010, change: 10 },
      { line: 4, id: '3', rating: 1500 },
    ]);
    expect(await office.doubts()).toEqual(['2 import-previous-differs', '2 import-change-differs']);
    const { previous, change, status } = await sheet('2016-12-01');
    expect([[...previous], [...change], [...status]]).toEqual([
      [1851, 2000, 0],
      [2000, 2000, 0],
      [1, 1, 2],
    ]);
  });

  it('leaves out whom nobody knows, and says who may be meant', async () => {
    const result = await take(0, '2016-12-01', [
      { line: 2, id: '9', rating: 1500 },
      { line: 3, name: 'Puig, Anna', birthYear: 1991, rating: 1500 },
      { line: 4, id: '8', name: 'Puig, Anna', rating: 1500 },
      { line: 5, name: 'Anna Puig', birthYear: 1990, rating: 1500 },
      { line: 6, id: '1', rating: 1501 },
      { line: 7, name: 'Sol, Ona', rating: 1400 },
    ]);
    expect(result.lines).toBe(2);
    expect(await office.doubts()).toEqual([
      '2 import-player-unknown !',
      '3 import-player-unknown !',
      '4 import-player-unclear !',
      '6 import-line-twice !',
      '7 import-by-name',
    ]);
  });

  it('comes in once; a second time its batch is over and nothing changes', async () => {
    await take(0, '2016-12-01', [{ line: 2, id: '1', rating: 1850 }]);
    expect(await take(1, '2016-12-01', [{ line: 2, id: '1', rating: 1 }])).toMatchObject({
      known: 1,
      taken: 0,
      lines: 0,
    });
    expect((await sheet('2016-12-01')).rating[0]).toBe(1850);
    expect(await office.doubts()).toEqual(['0 import-list-twice !']);
  });

  it('may come late, or have a day on which there should be none', async () => {
    await take(0, '2016-12-01', [{ line: 2, id: '1', rating: 1850 }]);
    await take(1, '2016-10-15', [{ line: 2, id: '1', rating: 1850 }]);
    expect(await office.doubts()).toEqual(['0 import-list-out-of-order', '0 import-not-a-list-day']);
    await take(2, '2016-10-15', [{ line: 2, id: '9', rating: 1850 }]);
    expect((await office.doubts()).slice(2)).toEqual(['0 import-list-twice !']);
  });

  it('is from before the first list of the office: a day before, the day, a day after', async () => {
    const lines = [{ line: 2, id: '1', rating: 1850 }];
    await take(0, '2017-01-31', lines);
    for (const date of ['2017-02-01', '2017-02-02'])
      expect(await office.faults(take(1, date, lines))).toEqual(['old-list-too-late date']);
    expect(await office.faults(take(1, '2017-01-01', lines, 'blitz'))).toEqual(['series-unknown series']);
  });

  it('is on record by its file and length, not line by line', async () => {
    const lines = [{ line: 2, id: '1', rating: 1850 }];
    const command = { ...office.batch(0), file: FILE, series: 'standard', date: '2016-12-01', lines };
    const { entry } = await office.perform(importList, command);
    expect(entry.command).toMatchObject({ file: FILE, date: '2016-12-01', lines: 1 });
    expect(entry.filed.length).toBeGreaterThan(0);
  });
});

describe('after the last old list', () => {
  it('players get the years before: games by year, last and first day (D-OFF-108)', async () => {
    await take(0, '2016-01-01', [{ line: 2, id: '1', rating: 1850, games: 5 }]);
    await take(1, '2016-02-01', [
      { line: 2, id: '1', rating: 1850, games: 2 },
      { line: 3, id: '2', rating: 1850, games: 0 },
    ]);
    const { outcome } = await office.perform(closeImport, { import: office.import, version: 3, as: 'done' });
    expect(outcome.opened).toBe(2);
    expect((await office.player('1')).body.opening).toEqual({
      standard: { lastEventOn: '2016-01-31', careerGames: 7, gamesByYear: { 2015: 5, 2016: 2 } },
    });
    expect((await office.player('2')).body.opening).toEqual({ standard: { firstRatedOn: '2016-02-01' } });
    expect((await office.player('3')).version).toBe(1);
  });

  it('lists that never say how many games tell nothing', async () => {
    await take(0, '2016-01-01', [{ line: 2, id: '1', rating: 1850 }]);
    const { outcome } = await office.perform(closeImport, { import: office.import, version: 2, as: 'done' });
    expect(outcome.opened).toBe(0);
  });
});

describe('the K on an old list', () => {
  /** Federated since 2015: on lists of 2016 one season is complete. */
  const federated = async (known: Partial<Player> = {}): Promise<void> => {
    const { body, version } = await office.player('1');
    await fileDirectly(office, [put(playerKind, '1', version, { ...body, firstSeason: 2015, ...known })]);
  };
  const printed = (factor: number, more: Partial<OldLine> = {}): OldLine => ({
    line: 2,
    id: '1',
    rating: 2200,
    factor,
    ...more,
  });

  it('[16.2] is doubted where the regulation gives another one, with both figures (D-OFF-262)', async () => {
    await federated();
    await take(0, '2016-12-01', [printed(16)]);
    const { doubts } = await office.ask(importDoubts, { import: office.import, limit: 9, skip: 0 });
    expect(doubts).toMatchObject([
      { line: 2, code: 'import-factor-differs', leftOut: false, values: { id: '1', own: 19, theirs: 16 } },
    ]);
    expect((await sheet('2016-12-01')).factor[0]).toBe(16);
  });

  it.each([15, 16, 17])('[16.2b] goes by the games that lists before it tell: %i, where it is 16', async (factor) => {
    await federated();
    await take(0, '2016-01-01', [{ line: 2, id: '1', rating: 2200, games: 27 }]);
    await take(1, '2016-12-01', [printed(factor)]);
    expect(await office.doubts()).toEqual(factor === 16 ? [] : ['2 import-factor-differs']);
  });

  it('[16.2b] goes by the games that are on record already', async () => {
    await federated({ opening: { standard: { gamesByYear: { 2015: 54 } } } });
    await take(0, '2016-12-01', [printed(13)]);
    expect(await office.doubts()).toEqual([]);
  });

  it.each([15, 16, 17])('[16.2a] has K₀ %i under it, where the rating has 16', async (baseFactor) => {
    await take(0, '2016-12-01', [printed(16, { baseFactor })]);
    expect(await office.doubts()).toEqual(baseFactor === 16 ? [] : ['2 import-base-factor-differs']);
  });

  it.each([
    ['2015-12-01', []],
    ['2016-01-01', ['2 import-factor-differs']],
    ['2016-02-01', ['2 import-factor-differs']],
  ])('[21] is looked at from the day on which the regulation holds: a list of %s', async (date, doubts) => {
    await take(0, date, [printed(9)]);
    expect(await office.doubts()).toEqual(doubts);
  });

  it('is not asked for: a list need not print it', async () => {
    await take(0, '2016-12-01', [{ line: 2, id: '1', rating: 2200 }]);
    expect(await office.doubts()).toEqual([]);
  });
});
