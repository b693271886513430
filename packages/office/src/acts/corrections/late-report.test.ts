import { expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import { previewCorrection } from '../../questions/corrections/preview-correction.ts';
import { eventKind, type FederationEvent } from '../../records/event.ts';
import { type EventReport, reportKind } from '../../records/report.ts';
import { fileDirectly, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { waiveFinding } from '../events/waive-finding.ts';
import { publishList } from '../rating/publish-list.ts';
import { confirmCorrection } from './confirm-correction.ts';

const timeControl = { minutes: 90, increment: 30 };
const event: FederationEvent = {
  name: 'Late',
  type: 'swiss',
  start: '2017-01-20',
  end: '2017-01-20',
  rounds: 1,
  timeControl,
  arbiters: [],
  state: 'submitted',
  registeredBy: 'ada',
  registeredOn: '2017-01-01',
};
const finding = {
  severity: 'error',
  code: 'fce-1990.open-rounds',
  article: 'Oberts 3',
  values: { holds: 'no', rounds: 1, least: 8 },
} as const;
const report: EventReport = {
  source: 'json',
  state: 'submitted',
  record: {
    id: 'late',
    type: 'swiss',
    start: event.start,
    end: event.end,
    timeControl,
    participants: ['p0', 'p1'],
    games: [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }],
  },
  findings: [finding],
  submittedBy: 'ada',
  submittedOn: '2017-02-02',
};

/** A list is out; the report of an event before it came afterwards, with an error. */
async function lateOffice(): Promise<TestOffice> {
  const office = await testOffice();
  const fide = { ratings: [{ from: '2016-01-01', standard: 1900 }] };
  await filePlayers(office, [
    { name: 'A', fide },
    { name: 'B', fide },
  ]);
  office.setToday('2017-02-02');
  await office.perform(publishList, { series: 'standard', date: '2017-02-01' });
  await fileDirectly(office, [put(eventKind, 'late', 0, event), put(reportKind, 'late', 0, report)]);
  return office;
}

it('a late report counts when nothing stands against it any more: its errors are waived first, with a reason', async () => {
  const office = await lateOffice();
  const change = { kind: 'late-report', event: 'late' } as const;
  const { preview } = await office.ask(previewCorrection, { change });
  const confirm = () => office.perform(confirmCorrection, { change, preview });
  expect(await office.refusals(confirm())).toMatchObject([
    { code: 'finding-open', regulation: 'fce-1990', article: 'Oberts 3', values: { rounds: 1, holds: 'no' } },
  ]);
  const { code, article } = finding;
  await office.perform(waiveFinding, { event: 'late', version: 1, code, article });
  await confirm();
  const kept = await office.ports.archive.read('cat', (reading) => reading.get(eventKind, 'late'));
  expect(kept?.body.state).toBe('accepted');
});
