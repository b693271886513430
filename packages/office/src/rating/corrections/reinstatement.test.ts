import { describe, expect, it } from 'vitest';
import { eventKind } from '../../events/event.ts';
import { annulEvent } from '../../events/event-state-acts.ts';
import { reportKind } from '../../events/reports/report.ts';
import { put } from '../../kit/act.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { loadEventTournament } from '../../titles/judging/event-tournament.ts';
import { fileEvent, NORM, titlesOffice, tournamentOf } from '../../titles/testing/titles-office.ts';
import { listDifferences } from '../lists/list-differences.ts';
import { confirmCorrection } from './confirm-correction.ts';
import type { RecordedChange } from './correction.ts';
import { previewCorrection } from './preview-correction.ts';
import {
  corrected,
  isSettled,
  LIST_DATES,
  publishedOffice,
  ratingsOf,
  WRONG_RESULT,
} from './testing/published-office.ts';

const ANNULLED = { kind: 'annulment', event: 'e1' } as const satisfies RecordedChange;
const REINSTATED = { kind: 'reinstatement', event: 'e1' } as const satisfies RecordedChange;

const codes = async (office: TestOffice, change: RecordedChange): Promise<string[]> =>
  office.faults(office.ask(previewCorrection, { change }));

describe('a reinstatement (D-OFF-395)', () => {
  it('is previewed and then makes an annulled event count as it did, corrections of it included', async () => {
    const office = await publishedOffice();
    await corrected(office, WRONG_RESULT);
    const before = await ratingsOf(office, 'revised');
    await corrected(office, ANNULLED);
    const { preview, lists } = await office.ask(previewCorrection, { change: REINSTATED });
    expect(lists.map(({ date }) => date)).toEqual(LIST_DATES);
    const unseen = office.perform(confirmCorrection, { change: REINSTATED, preview: 'another' });
    expect(await office.refusals(unseen)).toMatchObject([{ code: 'preview-outdated' }]);
    await office.perform(confirmCorrection, { change: REINSTATED, preview });
    expect(await ratingsOf(office, 'revised')).toEqual(before);
    expect(await isSettled(office)).toBe(true);
    const event = await office.record(eventKind, 'e1');
    expect(event?.body.state).toBe('accepted');
    const report = await office.record(reportKind, 'e1');
    expect(report?.body.state ?? 'accepted').toBe('accepted');
    await corrected(office, { ...WRONG_RESULT, result: '1-0' });
    expect(await ratingsOf(office, 'revised')).toEqual(await ratingsOf(office, 'published'));
  });

  it('is named as the cause of what moved', async () => {
    const office = await publishedOffice();
    await corrected(office, ANNULLED);
    await corrected(office, REINSTATED);
    const { steps } = await office.ask(listDifferences, { series: 'standard', date: LIST_DATES[0]! });
    expect(steps.map(({ cause }) => cause.change?.kind)).toEqual(['annulment', 'reinstatement']);
  });

  it('and an annulment follow each other as often as appeals do', async () => {
    const office = await publishedOffice();
    for (const change of [ANNULLED, REINSTATED, ANNULLED]) await corrected(office, change);
    expect((await ratingsOf(office, 'revised'))[0]).toEqual([1900, 1880, 2100, 1700]);
    expect(await codes(office, WRONG_RESULT)).toEqual(['event-annulled change.event']);
    await corrected(office, REINSTATED);
    expect(await ratingsOf(office, 'revised')).toEqual(await ratingsOf(office, 'published'));
  });

  it('is refused for what counts, never counted, is waiting, or is unknown', async () => {
    const office = await publishedOffice();
    expect(await codes(office, REINSTATED)).toEqual(['event-counts-already change.event']);
    expect(await codes(office, { ...REINSTATED, event: 'e9' })).toEqual(['event-unknown change.event']);
    const event = await office.record(eventKind, 'e1');
    await fileDirectly(office, [put(eventKind, 'e4', 0, { ...event!.body, state: 'registered' })]);
    expect(await codes(office, { ...REINSTATED, event: 'e4' })).toEqual(['event-not-accepted change.event']);
    await office.perform(annulEvent, { event: 'e4', version: 1 });
    expect(await codes(office, { ...REINSTATED, event: 'e4' })).toEqual(['event-never-counted change.event']);
  });

  it('is refused where two of its players became one person meanwhile', async () => {
    const office = await publishedOffice();
    await corrected(office, ANNULLED);
    const player = await office.record(playerKind, 'p0');
    await fileDirectly(office, [put(playerKind, 'p0', player!.version, { ...player!.body, mergedInto: 'p1' })]);
    expect(await codes(office, REINSTATED)).toEqual(['event-twice-by-merge change.event']);
  });

  it('tells the norms that come back', async () => {
    const office = await titlesOffice();
    await fileEvent(office, 'e1', '2017-01-10', tournamentOf(NORM));
    const touched = async (change: RecordedChange) =>
      (await office.ask(previewCorrection, { change })).touched.norms.map(({ before, after }) => [before, after]);
    const lost = await touched(ANNULLED);
    expect(lost).toEqual([[true, false]]);
    await corrected(office, ANNULLED);
    expect(await touched(REINSTATED)).toEqual([[false, true]]);
    await corrected(office, REINSTATED);
    expect(await touched(ANNULLED)).toEqual(lost);
  });

  it.each([true, false])('judges the event as before (report as a file: %s)', async (isReported) => {
    const office = await titlesOffice();
    await fileEvent(office, 'e1', '2017-01-10', tournamentOf(NORM), {}, isReported);
    const tournament = async (counting = false) =>
      (await office.read((reading) => loadEventTournament(reading, 'e1', counting)))?.tournament;
    const before = await tournament();
    await corrected(office, ANNULLED);
    expect(await tournament()).toBeUndefined();
    expect(await tournament(true)).toEqual(before);
    await corrected(office, REINSTATED);
    expect(await tournament()).toEqual(before);
    await corrected(office, ANNULLED);
    expect(await tournament()).toBeUndefined();
  });
});
