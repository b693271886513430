import type { EventRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { BY_FIDE } from '../../events/testing/fide-office.ts';
import { importList } from '../../imports/lists/import-list.ts';
import { openImport } from '../../imports/open-import.ts';
import type { Act } from '../../kit/act.ts';
import { amendFederation } from '../../registry/federation/amend-federation.ts';
import { changeBook, keepBook } from '../../registry/federation/change-book.ts';
import { showFederation } from '../../registry/federation/show-federation.ts';
import { explained } from '../../testing/explained.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { corrected, isSettled } from '../corrections/testing/published-office.ts';
import { showScale } from '../health/show-scale.ts';
import { readList } from '../lists/read-list.ts';
import { verifyPublished } from '../lists/verify-published.ts';
import { liveRating } from '../player/live-rating.ts';
import { ratingHistory } from '../player/rating-history.ts';
import { previewBookChange } from './preview-book-change.ts';
import { previewList } from './preview-list.ts';
import { publishHistory } from './publish-history.ts';

const digest = 'a'.repeat(64);
const source = { name: 'past.csv', digest };
const CHANGE = '2024-03-01';
const FEDERATION = {
  ...BY_FIDE,
  series: [{ id: 'elo', name: 'Elo', regulation: 'fide-2009', firstList: '2023-11-01', monthlyFrom: '2023-11-01' }],
};
const TO_2024 = { series: 'elo', regulation: 'fide-2024', from: CHANGE, lift: true };

const game = (id: string, start: string, end: string, white: string, black: string): EventRecord => ({
  id,
  type: 'swiss',
  start,
  end,
  timeControl: { minutes: 120 },
  games: [{ round: 1, white, black, result: '1-0' }],
});

/**
 * Four players on a list of October 2023; events before, across and after the change. Lists are published up to
 * February 2024.
 */
async function office(): Promise<TestOffice> {
  const made = await testOffice(FEDERATION);
  await filePlayers(
    made,
    ['Pons, Ana', 'Roca, Biel', 'Serra, Carla', 'Mas, Grau'].map((name) => ({ name })),
  );
  const { outcome } = await made.perform(openImport, { subject: 'lists', source });
  const lines = [1900, 1500, 1210, 2450].map((rating, i) => ({ line: i + 2, id: `p${i}`, rating }));
  const batch = { import: outcome.import, digest, batch: 0, file: source };
  await made.perform(importList, { ...batch, series: 'elo', date: '2023-10-01', lines });
  await fileEvents(made, [
    game('before', '2024-02-05', '2024-02-10', 'p1', 'p2'),
    game('over', '2024-02-28', '2024-03-06', 'p0', 'p1'),
    game('after', '2024-03-01', '2024-03-08', 'p1', 'p0'),
    game('later', '2024-04-05', '2024-04-06', 'p3', 'p0'),
  ]);
  made.setToday('2024-02-01');
  await made.perform(publishHistory, { series: 'elo', upTo: '2024-02-01' });
  return made;
}

async function codesOf<Command, Facts, Outcome>(made: TestOffice, act: Act<Command, Facts, Outcome>, command: Command) {
  return await made.codes(made.perform(act, command));
}

const versionOf = async (made: TestOffice): Promise<number> => (await made.ask(showFederation, {})).version;

async function changed(parts: object = {}): Promise<TestOffice> {
  const made = await office();
  await made.perform(changeBook, { version: await versionOf(made), ...TO_2024, ...parts });
  made.setToday('2024-06-01');
  await made.perform(publishHistory, { series: 'elo', upTo: '2024-06-01' });
  return made;
}

const listOf = async (made: TestOffice, date: string) => {
  const asked = { series: 'elo', date, edition: 'revised', sort: 'rating', page: 1, size: 50 } as const;
  return made.ask(readList, asked, NOBODY);
};
const rowsOf = async (made: TestOffice, date: string) =>
  Object.fromEntries((await listOf(made, date)).rows.map(({ id, rating, k, lift }) => [id, [rating, k, lift]]));

describe('a series that goes over from one regulation to another', () => {
  it('[0.1] has its last list of the old one lifted, and goes on by the new one (D-OFF-530)', async () => {
    const made = await changed();
    expect(await rowsOf(made, '2024-02-01')).toMatchObject({ p0: [1900, 30, undefined], p2: [1210, 30, undefined] });
    // 1500 beats 1210: .84 expected, K 30. Then lifted by 0.4 of the distance to 2000.
    expect(await rowsOf(made, CHANGE)).toEqual({
      p3: [2450, 10, undefined],
      p0: [1940, 40, 40],
      p1: [1703, 40, 198],
      p2: [1523, 40, 318],
    });
    // 400 apart on the list of February, .08 times K 30; 237 apart on that of March, .80 times K 40: 2.4 against 32.
    expect(await rowsOf(made, '2024-04-01')).toMatchObject({ p0: [1910, 40, undefined], p1: [1733, 40, undefined] });
    const lists = await Promise.all(['2024-02-01', CHANGE, '2024-04-01'].map((date) => listOf(made, date)));
    expect(lists.map(({ list }) => list.regulation)).toEqual(['fide-2009', 'fide-2024', 'fide-2024']);
  });

  it('every list is what the record gives, and every line can be taken apart by its own books', async () => {
    const made = await changed();
    for (const date of ['2024-01-01', '2024-02-01', CHANGE, '2024-04-01', '2024-06-01'])
      expect(await made.ask(verifyPublished, { series: 'elo', date })).toMatchObject({ holds: true });
    const taken = async (player: string, date: string) => {
      const { agrees, document, output } = await explained('head-to-head', made, {
        player,
        series: 'elo',
        date,
        edition: 'revised',
      });
      return [
        agrees,
        document.format,
        document.regulation,
        output.ledger.map(({ regulation, event }) => [event, regulation]),
      ];
    };
    expect(await taken('p1', '2024-02-01')).toEqual([true, 'escala/rating-input@1', 'fide-2009', []]);
    expect(await taken('p1', CHANGE)).toEqual([true, 'escala/rating-input@2', 'fide-2024', [['before', 'fide-2009']]]);
    expect(await taken('p1', '2024-04-01')).toEqual([
      true,
      'escala/rating-input@2',
      'fide-2024',
      [
        ['over', 'fide-2009'],
        ['after', undefined],
      ],
    ]);
    expect(await taken('p0', '2024-05-01')).toEqual([
      true,
      'escala/rating-input@2',
      'fide-2024',
      [['later', undefined]],
    ]);
  });

  it.each(['before', 'over', 'after'])(
    'a correction of the event "%s" the change replays through it',
    async (event) => {
      const made = await changed();
      const [white, black] = event === 'before' ? ['p1', 'p2'] : event === 'over' ? ['p0', 'p1'] : ['p1', 'p0'];
      const before = await rowsOf(made, '2024-06-01');
      await corrected(made, { kind: 'result', event, round: 1, white, black, result: '0-1' });
      expect(await rowsOf(made, '2024-06-01')).not.toEqual(before);
      expect(await rowsOf(made, '2024-02-01')).toMatchObject({ p0: [1900, 30, undefined] });
      expect(await isSettled(made)).toBe(true);
      for (const date of [CHANGE, '2024-04-01', '2024-06-01'])
        expect(await made.ask(verifyPublished, { series: 'elo', date })).toMatchObject({ holds: true });
    },
  );

  it('history, health and the live value cross it', async () => {
    const made = await changed();
    const { series } = await made.ask(ratingHistory, { player: 'p1' }, NOBODY);
    expect(series[0]!.points.map(({ rating }) => rating)).toEqual([
      1500, 1500, 1500, 1500, 1500, 1703, 1733, 1733, 1733,
    ]);
    expect((await made.ask(showScale, { series: 'elo' }, NOBODY)).lists).toHaveLength(9);
    expect((await made.ask(liveRating, { player: 'p1' }, NOBODY)).ratings).toMatchObject([{ rating: 1733 }]);
  });
});

describe('the act that changes the regulation', () => {
  it('is looked at before: the preview is the list that comes out (D-OFF-532)', async () => {
    const made = await office();
    const preview = await made.ask(previewBookChange, { ...TO_2024, most: 10 });
    expect(preview).toMatchObject({ date: CHANGE, players: 4, lifted: 3, leaving: 0, otherFactor: 4 });
    await made.perform(changeBook, { version: await versionOf(made), ...TO_2024 });
    made.setToday(CHANGE);
    const { rows } = await made.ask(previewList, { series: 'elo', most: 100 });
    await made.perform(publishHistory, { series: 'elo', upTo: CHANGE });
    const out = await rowsOf(made, CHANGE);
    for (const { id, rating, k, lift } of preview.rows) expect(out[id]).toEqual([rating, k, lift]);
    if (rows.kind === 'head-to-head') for (const { id, rating } of rows.movers) expect(out[id]![0]).toBe(rating);
  });

  it('can be taken back until its first list is out (D-OFF-533)', async () => {
    const made = await office();
    const { settings } = await made.ask(showFederation, {});
    await made.perform(changeBook, { version: await versionOf(made), ...TO_2024 });
    await made.perform(keepBook, { version: await versionOf(made), series: 'elo' });
    expect((await made.ask(showFederation, {})).settings).toEqual(settings);
    await made.perform(changeBook, { version: await versionOf(made), ...TO_2024 });
    made.setToday(CHANGE);
    await made.perform(publishHistory, { series: 'elo', upTo: CHANGE });
    const version = await versionOf(made);
    expect(await codesOf(made, keepBook, { version, series: 'elo' })).toEqual(['change-published']);
    expect(await codesOf(made, changeBook, { version, ...TO_2024 })).toEqual(['book-changed-already']);
  });

  it.each([
    ['before the last list that is out', { from: '2024-02-01' }, ['change-before-in-force', 'change-after-lists']],
    ['on a day without a list', { from: '2024-03-02' }, ['change-not-a-list-day']],
    ['without the lift of its first day', { lift: false }, ['lift-not-optional']],
    ['to a regulation that cannot go on', { regulation: 'fce-2016' }, ['books-not-joined']],
    ['of a series that nobody knows', { series: 'x' }, ['series-unknown']],
  ])('is refused %s', async (_, parts, codes) => {
    const made = await office();
    expect(await codesOf(made, changeBook, { version: await versionOf(made), ...TO_2024, ...parts })).toEqual(codes);
  });

  it.each([
    ['2024-02-01', []],
    [CHANGE, ['change-before-first-list']],
    ['2024-04-01', ['change-before-first-list']],
  ])('a series that begins with a change has a list before it: first list %s', async (firstList, codes) => {
    const made = await testOffice({ ...FEDERATION, series: [] });
    const { series: id, from, lift, regulation } = TO_2024;
    const bookChange = { before: 'fide-2009', from, lift };
    const series = [
      { id, name: 'Elo', regulation, part: 'standard', firstList, monthlyFrom: '2023-11-01', bookChange },
    ];
    const { version } = await made.ask(showFederation, {});
    if (codes.length > 0) expect(await codesOf(made, amendFederation, { version, series })).toEqual(codes);
    else await made.perform(amendFederation, { version, series });
  });

  it('settings cannot do the same once there are lists, and a new series may begin with it', async () => {
    const made = await office();
    const { version, settings } = await made.ask(showFederation, {});
    const { series: _, ...change } = { ...TO_2024, before: 'fide-2009' };
    const [own] = settings.series;
    const { regulation, ...bookChange } = change;
    const turned = { ...own!, regulation, part: 'standard', bookChange };
    expect(await codesOf(made, amendFederation, { version, series: [turned] })).toEqual([
      'series-fixed',
      'series-fixed',
      'series-fixed',
    ]);
    await made.perform(amendFederation, { version, series: [own!, { ...turned, id: 'new', name: 'New' }] });
  });
});
