import { describe, expect, it } from 'vitest';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import { type EventReport, reportKind } from '../../events/reports/report.ts';
import { put } from '../../kit/act.ts';
import { fileDirectly, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { publishHistory } from './publish-history.ts';

const timeControl = { minutes: 90, increment: 30 };

/** Two players, and a report of a day that is still undecided. */
async function waitingOffice(day: string): Promise<TestOffice> {
  const office = await testOffice();
  const fide = { ratings: [{ from: '2016-01-01', standard: 1900 }] };
  await filePlayers(office, [
    { name: 'A', fide },
    { name: 'B', fide },
  ]);
  const facts = { type: 'swiss' as const, start: day, end: day, timeControl };
  const event: FederationEvent = {
    ...facts,
    name: 'Obert',
    rounds: 1,
    arbiters: [],
    state: 'submitted',
    registeredBy: 'ada',
    registeredOn: '2017-01-01',
  };
  const report: EventReport = {
    source: 'json',
    state: 'submitted',
    record: {
      ...facts,
      id: 'obert',
      participants: ['p0', 'p1'],
      games: [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }],
    },
    findings: [],
    submittedBy: 'ada',
    submittedOn: day,
  };
  await fileDirectly(office, [put(eventKind, 'obert', 0, event), put(reportKind, 'obert', 0, report)]);
  office.setToday('2017-03-01');
  return office;
}

const upTo = { series: 'standard', upTo: '2017-03-01' };

describe('publishing several lists at once', () => {
  it.each(['2017-01-20', '2017-02-28'])(
    'waits for the report of %s like a single list, or leaves it out by name (D-OFF-150)',
    async (day) => {
      const office = await waitingOffice(day);
      expect(await office.refusals(office.perform(publishHistory, upTo))).toMatchObject([
        { code: 'report-undecided', field: 'leaveOut', values: { event: 'obert' } },
      ]);
      const { outcome } = await office.perform(publishHistory, { ...upTo, leaveOut: ['obert'] });
      expect(outcome.lists.map(({ list }) => list)).toEqual(['standard/2017-02-01', 'standard/2017-03-01']);
    },
  );

  it('does not wait for what the last of them does not reach', async () => {
    const office = await waitingOffice('2017-03-01');
    await office.perform(publishHistory, upTo);
  });
});
