import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corrected, isSettled, ratingsOf } from '../../rating/corrections/testing/published-office.ts';
import { previewList } from '../../rating/publishing/preview-list.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { keptSheets, sheetOf } from '../../rating/series/editions.ts';
import { documentOfGames } from '../../testing/explained.ts';
import { filePlayers } from '../../testing/file-directly.ts';
import { reported } from '../../testing/reported-events.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { showReport } from '../inbox/show-report.ts';

const game = (white: string, black: string, round = 1) => ({ round, white, black, result: '1-0' as const });

/** Four rated players; the lists of February and March are published. */
async function publishedOffice(): Promise<TestOffice> {
  const office = await testOffice();
  await filePlayers(
    office,
    [1900, 1880, 2100, 1700].map((rating, i) => ({
      name: `P ${i}`,
      fide: fideRated(rating),
      federatedOn: '2015-01-10',
    })),
  );
  office.setToday('2017-01-25');
  await reported(office, swissOn('january', '2017-01-20', [game('p0', 'p1'), game('p2', 'p3')]));
  await publish(office, '2017-02-01');
  await publish(office, '2017-03-01');
  return office;
}

async function publish(office: TestOffice, date: string): Promise<void> {
  office.setToday(date);
  await office.perform(publishList, { series: 'standard', date });
}

const documentOf = (office: TestOffice, player: string, date: string) =>
  documentOfGames(office, { player, series: 'standard', date, edition: 'published' });

const listsOf = async (office: TestOffice, event: string) =>
  (await office.ask(showReport, { event })).lists.map(({ date, published, late }) => ({ date, published, late }));

it('[8.1] D-FCE-20: a report that comes after its list counts on the next one, and published lists do not move', async () => {
  const office = await publishedOffice();
  const before = await ratingsOf(office, 'revised');
  office.setToday('2017-03-09');
  await reported(office, swissOn('late', '2017-01-10', [game('p1', 'p0'), game('p3', 'p2')]));
  expect(await listsOf(office, 'late')).toEqual([{ date: '2017-04-01', published: false, late: true }]);
  expect(await isSettled(office)).toBe(true);
  await publish(office, '2017-04-01');
  expect(await isSettled(office)).toBe(true);
  const after = await ratingsOf(office, 'revised');
  expect(after.slice(0, 2)).toEqual(before);
  expect(after[2]).not.toEqual(before[1]);
  expect(await listsOf(office, 'late')).toEqual([{ date: '2017-04-01', published: true, late: true }]);
});

it('[8.3] with the ratings of its start, and the act’s day in the document of a line', async () => {
  const office = await publishedOffice();
  office.setToday('2017-03-09');
  await reported(office, swissOn('late', '2017-02-10', [game('p1', 'p0')]));
  await publish(office, '2017-04-01');
  const document = await documentOf(office, 'p1', '2017-04-01');
  expect(document.events).toMatchObject([{ id: 'late', evaluatedOn: '2017-03-09' }]);
  expect(document.lists.map(({ date }) => date)).toEqual(['2017-02-01', '2017-03-01']);
});

it.each([
  ['before the list of its days, whatever the clock says', '2017-02-20', false, '2017-03-01'],
  ['after the list, on the same day', '2017-03-01', true, '2017-04-01'],
])('[8.1] since the list before goes by the order of acts: accepted %s', async (_when, today, isOut, list) => {
  const office = await testOffice();
  await filePlayers(
    office,
    [1900, 1880].map((rating, i) => ({ name: `P ${i}`, fide: fideRated(rating), federatedOn: '2015-01-10' })),
  );
  await publish(office, '2017-02-01');
  if (isOut) await publish(office, '2017-03-01');
  office.setToday(today);
  await reported(office, swissOn('e', '2017-02-10', [game('p0', 'p1')]));
  expect((await listsOf(office, 'e')).map(({ date }) => date)).toEqual([list]);
});

it('[8.1] a report accepted on the day of the list, before it comes out, is on it', async () => {
  const office = await publishedOffice();
  office.setToday('2017-04-02');
  await reported(office, swissOn('e', '2017-03-20', [game('p0', 'p1')]));
  expect(await listsOf(office, 'e')).toEqual([{ date: '2017-04-01', published: false, late: false }]);
  await office.perform(publishList, { series: 'standard', date: '2017-04-01' });
  const document = await documentOf(office, 'p1', '2017-04-01');
  expect(document.events).toMatchObject([{ id: 'e', evaluatedOn: '2017-03-01' }]);
});

it('[8.1] a correction of what was evaluated late revises the list that took it in, and nothing before', async () => {
  const office = await publishedOffice();
  office.setToday('2017-03-09');
  await reported(office, swissOn('late', '2017-01-10', [game('p1', 'p0')]));
  await publish(office, '2017-04-01');
  const before = await ratingsOf(office, 'revised');
  await corrected(office, { kind: 'result', event: 'late', round: 1, white: 'p1', black: 'p0', result: '0-1' });
  const after = await ratingsOf(office, 'revised');
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).not.toEqual(before[2]);
  await corrected(office, { kind: 'annulment', event: 'late' });
  expect((await ratingsOf(office, 'revised'))[2]).toEqual(before[1]);
  await corrected(office, { kind: 'reinstatement', event: 'late' });
  expect(await ratingsOf(office, 'revised')).toEqual(after);
});

it('[8.1] the list to come has it: preview and live list', async () => {
  const office = await publishedOffice();
  office.setToday('2017-03-09');
  await reported(office, swissOn('late', '2017-01-10', [game('p1', 'p0')]));
  office.setToday('2017-04-01');
  const { games } = await office.ask(previewList, { series: 'standard', most: 100 });
  expect(games).toBe(2);
});

it('[8.1] previous on a list is always the number that the list before it had, however late reports come', async () => {
  await forAllAsync({ of: [fc.array(fc.nat(30), { minLength: 4, maxLength: 10 })], numRuns: 6 }, async (choices) => {
    const office = await publishedOffice();
    const dates = ['2017-04-01', '2017-05-01', '2017-06-01'];
    for (const [i, choice] of choices.entries()) {
      const next = dates[0];
      if (choice % 3 === 0 && next !== undefined) {
        await publish(office, next);
        dates.shift();
        continue;
      }
      const month = 1 + (choice % 6);
      const day = `2017-0${month}-1${choice % 10}`;
      office.setToday(month < 4 && i % 2 === 0 ? '2017-04-15' : '2017-08-01');
      const [white, black] = [`p${choice % 4}`, `p${(choice + 1) % 4}`];
      await reported(office, swissOn(`e${i}`, day, [game(white, black)]));
    }
    for (const date of dates) {
      office.setToday('2017-08-01');
      await office.perform(publishList, { series: 'standard', date });
    }
    const lists = await sheetsOf(office);
    lists.slice(1).forEach((sheet, i) => {
      expect([...sheet.previous]).toEqual([...lists[i]!.rating]);
    });
    expect(await isSettled(office)).toBe(true);
  });
});

const sheetsOf = (office: TestOffice) =>
  office.read(async (reading) => (await keptSheets(reading, 'standard', 'published')).map((kept) => sheetOf(kept, 4)));

const DATES = (start: string, end = start) => ({ kind: 'dates', event: 'january', start, end }) as const;

it.each([
  ['earlier, with another list’s ratings', '2017-01-05', '2017-01-20'],
  ['later, before the list', '2017-01-31', '2017-01-31'],
  ['on the day of the list', '2017-02-01', '2017-02-01'],
  ['after it', '2017-02-20', '2017-02-21'],
])(
  '[8.1] D-FCE-20: a correction of dates never changes the list that took the games in: %s',
  async (_where, start, end) => {
    const office = await publishedOffice();
    office.setToday('2017-03-09');
    await corrected(office, DATES(start, end));
    const [first, second] = await allSheets(office);
    expect([...first!.games]).toEqual([1, 1, 1, 1]);
    expect([...second!.games]).toEqual([0, 0, 0, 0]);
    expect(await isSettled(office)).toBe(true);
  },
);

it('[8.1] before any list has taken the games in, the right days decide', async () => {
  const office = await publishedOffice();
  office.setToday('2017-03-20');
  await reported(office, { ...swissOn('march', '2017-03-10', [game('p0', 'p1')]), end: '2017-03-12' });
  office.setToday('2017-04-05');
  await corrected(office, { kind: 'dates', event: 'march', start: '2017-04-03', end: '2017-04-04' });
  await publish(office, '2017-04-01');
  await publish(office, '2017-05-01');
  expect((await allSheets(office)).slice(2).map(({ games }) => [...games])).toEqual([
    [0, 0, 0, 0],
    [1, 1, 0, 0],
  ]);
});

const allSheets = (office: TestOffice) =>
  office.read(async (reading) => (await keptSheets(reading, 'standard', 'revised')).map((kept) => sheetOf(kept, 4)));
