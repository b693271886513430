import { dayFrom, LIST_STATUS } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { put } from '../kit/act.ts';
import { emptySheet } from '../rating/columns/packed-sheet.ts';
import { listId, listKind } from '../rating/lists/list.ts';
import { filingsOf } from '../rating/series/editions.ts';
import { fileDirectly } from '../testing/file-directly.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { normsOfPlayer } from './norms-of-player.ts';
import { recordNormByRating } from './record-norm-by-rating.ts';
import { titlesOffice } from './testing/titles-office.ts';

/** A published list with only the line of `p0`. */
async function fileList(
  office: TestOffice,
  date: string,
  rating: number,
  games: number,
  series = 'standard',
): Promise<void> {
  const sheet = emptySheet(dayFrom(date), 11);
  sheet.rating[0] = rating;
  sheet.games[0] = games;
  sheet.status[0] = LIST_STATUS.rated;
  const list = {
    series,
    date,
    regulation: 'fce-2016',
    revision: '5.3-repealed',
    reading: 2,
    publishedOn: date,
    source: 'imported',
    asOf: 0,
    hash: '',
    players: 1,
    games,
  } as const;
  await fileDirectly(office, [put(listKind, listId(series, date), 0, list)], filingsOf(series, sheet));
}

const asked = (date: string) => ({ player: 'p0', series: 'standard', date });
const refused = async (office: TestOffice, date = '2016-12-01') =>
  (await office.refusals(office.perform(recordNormByRating, asked(date)))).map(({ code, article }) => [code, article]);

describe('a norm by rating', () => {
  it('[MC norma 1] over 2300: below, at, above', async () => {
    for (const rating of [2299, 2300]) {
      const office = await titlesOffice();
      await fileList(office, '2016-12-01', rating, 20);
      expect(await refused(office)).toEqual([['norm-not-given', 'MC norma 1']]);
    }
    const office = await titlesOffice();
    await fileList(office, '2016-12-01', 2301, 20);
    const { outcome } = await office.perform(recordNormByRating, asked('2016-12-01'));
    expect(outcome).toEqual({ norm: 'standard/2016-12-01/p0', version: 1, season: 2016 });
    expect((await office.ask(normsOfPlayer, { player: 'p0' })).norms).toMatchObject([
      { ground: 'rating', state: 'valid', source: { kind: 'list', series: 'standard', date: '2016-12-01' } },
    ]);
  });

  it('[MC norma 1] sixteen games on the lists of the season: below, at, above (D-OFF-91)', async () => {
    for (const [games, enough] of [
      [15, false],
      [16, true],
      [17, true],
    ] as const) {
      const office = await titlesOffice();
      await fileList(office, '2015-12-01', 2310, 50);
      await fileList(office, '2016-10-01', 2290, 10);
      await fileList(office, '2016-12-01', 2310, games - 10);
      if (enough) await office.perform(recordNormByRating, asked('2016-12-01'));
      else expect(await refused(office)).toEqual([['norm-not-given', 'MC norma 1']]);
    }
  });

  it('[MC norma 1] not by a list of active chess or blitz, which is a list apart (D-OFF-350)', async () => {
    const office = await titlesOffice();
    await fileList(office, '2016-12-01', 2310, 20, 'rapid');
    const byRapid = office.perform(recordNormByRating, { ...asked('2016-12-01'), series: 'rapid' });
    expect(await office.refusals(byRapid)).toMatchObject([
      { code: 'norm-by-rating-not-standard', article: 'MC norma 1', values: { name: 'Ràpid' } },
    ]);
  });

  it('one for a season, and for nobody who is not there', async () => {
    const office = await titlesOffice();
    await fileList(office, '2016-11-01', 2310, 20);
    await fileList(office, '2016-12-01', 2310, 20);
    await office.perform(recordNormByRating, asked('2016-11-01'));
    expect(await refused(office)).toEqual([['norm-by-rating-recorded', undefined]]);
    expect(await refused(office, '2017-01-01')).toEqual([['claim-list-unknown', undefined]]);
    const of = (player: string) =>
      office.refusals(office.perform(recordNormByRating, { ...asked('2016-12-01'), player }));
    expect(await of('p1')).toMatchObject([{ code: 'claim-not-on-list' }]);
    expect(await of('px')).toMatchObject([{ code: 'player-unknown' }]);
  });
});
