import { expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { put } from '../../kit/act.ts';
import { askQuestion } from '../../kit/question.ts';
import { previewList } from '../../rating/publishing/preview-list.ts';
import { publishHistory } from '../../rating/publishing/publish-history.ts';
import { readPeriod } from '../../rating/publishing/read-period.ts';
import { fileDirectly, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { acceptReport } from '../reports/accept-report.ts';
import { type EventReport, reportKind } from '../reports/report.ts';
import { eventRatingChanges } from './event-rating-changes.ts';
import { reportEffect } from './show-report.ts';

const DAYS = { start: '2017-02-20', end: '2017-02-20' };
const timeControl = { minutes: 90, increment: 30 };
const event: FederationEvent = {
  name: 'Waiting',
  type: 'swiss',
  ...DAYS,
  rounds: 1,
  timeControl,
  arbiters: [],
  state: 'submitted',
  registeredBy: 'ada',
  registeredOn: '2017-01-01',
};
const report: EventReport = {
  source: 'json',
  state: 'submitted',
  record: {
    id: 'e',
    type: 'swiss',
    ...DAYS,
    timeControl,
    participants: ['p0', 'p1'],
    games: [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }],
  },
  findings: [],
  submittedBy: 'ada',
  submittedOn: '2017-02-21',
};

/** The lists of February are published; the report of a standard event for March is waiting. */
async function waitingOffice(): Promise<TestOffice> {
  const office = await testOffice();
  const fide = { ratings: [{ from: '2016-01-01', standard: 1900 }] };
  await filePlayers(office, [
    { name: 'Ana', fide },
    { name: 'Biel', fide },
  ]);
  office.setToday('2017-03-01');
  for (const series of ['standard', 'rapid']) await office.perform(publishHistory, { series, upTo: '2017-02-01' });
  await fileDirectly(office, [put(eventKind, 'e', 0, event), put(reportKind, 'e', 0, report)]);
  return office;
}

it('a report that waits tells what it would move; accepted, that is what came of it', async () => {
  const office = await waitingOffice();
  const { lists, names } = await office.ask(reportEffect, { event: 'e' });
  expect(lists).toMatchObject([{ series: 'standard', date: '2017-03-01', published: false }]);
  expect(lists[0]!.changes.map(({ player, games }) => [names[player], games])).toEqual([
    ['Ana', 1],
    ['Biel', 1],
  ]);
  expect(lists[0]!.changes[0]!.change).toBeGreaterThan(0);
  await office.perform(acceptReport, { event: 'e', version: 1 });
  expect(await office.ask(reportEffect, { event: 'e' })).toEqual({ lists: [], names: {} });
  expect((await office.ask(eventRatingChanges, { event: 'e' })).lists).toEqual(lists);
});

it('is for whoever runs the event or decides on it', async () => {
  const office = await waitingOffice();
  const asked = askQuestion(office.ports, reportEffect, { federation: 'cat', viewer: NOBODY, input: { event: 'e' } });
  expect(await office.refusals(asked)).toMatchObject([{ kind: 'forbidden' }]);
});

it('a report that waits stands in the way of the lists of its own rhythm alone (D-OFF-150)', async () => {
  const office = await waitingOffice();
  const obstacles = async (series: string): Promise<string[]> =>
    (await office.ask(previewList, { series, most: 1 })).obstacles.map(({ code }) => code);
  expect(await obstacles('standard')).toEqual(['report-undecided']);
  expect(await obstacles('rapid')).toEqual(['sister-list-first']);
  const submitted = async (series: string): Promise<string[]> =>
    (await office.ask(readPeriod, { series })).submitted.map(({ id }) => id);
  expect([await submitted('standard'), await submitted('rapid')]).toEqual([['e'], []]);
});
