import { describe, expect, it } from 'vitest';
import { GAMES_FOLDER, unpackGames } from '../rating/columns/packed-games.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { eventKind } from './event.ts';
import { annulEvent, closeEvent, reopenEvent } from './event-state-acts.ts';
import { acceptReport } from './reports/accept-report.ts';
import { refuseReport, waiveFinding } from './reports/refuse-report.ts';
import { reportKind } from './reports/report.ts';
import { submitReport } from './reports/submit-report.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, playRounds } from './testing/event-office.ts';

const versions = (office: TestOffice): Promise<{ event: number; report: number; state: string | undefined }> =>
  office.read(async (reading) => ({
    event: (await reading.get(eventKind, 'open'))?.version ?? 0,
    report: (await reading.get(reportKind, 'open'))?.version ?? 0,
    state: (await reading.get(eventKind, 'open'))?.body.state,
  }));

async function submitted(players: number): Promise<TestOffice> {
  const office = await officeWithEvent(players);
  await playRounds(office, 1, 3);
  await office.perform(closeEvent, { event: 'open', version: (await versions(office)).event }, { actor: ARBITER });
  const { event } = await versions(office);
  await office.perform(submitReport, { event: 'open', version: event, from: { kind: 'desk' } }, { actor: ARBITER });
  office.setToday('2017-02-28');
  return office;
}

async function waiveAll(office: TestOffice): Promise<void> {
  const { body, version } = (await office.record(reportKind, 'open'))!;
  for (const { severity, code, article } of body.findings)
    if (severity === 'error')
      await office.perform(waiveFinding, { event: 'open', version, code, article }, { reason: 'a small open' });
}

describe('an event from entries to acceptance', () => {
  it('writes the games of the report as packed columns, with the day of each round', async () => {
    const office = await submitted(9);
    await waiveAll(office);
    const { report } = await versions(office);
    const { outcome, entry } = await office.perform(acceptReport, { event: 'open', version: report });
    expect(outcome).toEqual({ event: 'open', games: 12, players: 9 });
    expect(entry.filed).toMatchObject([{ folder: 'games', name: 'open', part: 0 }]);
    expect((await versions(office)).state).toBe('accepted');
    const [paper] = await office.read((reading) => reading.papers(GAMES_FOLDER, { name: 'open', edition: 'latest' }));
    const packed = unpackGames(paper!.bytes);
    expect([...packed.participants].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...packed.games.round]).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect([...new Set(packed.games.day)].map((day) => day - packed.startDay)).toEqual([0, 1, 9]);
  });

  it('is not accepted before its first day, when nothing of it can have been played (D-OFF-314)', async () => {
    for (const [day, expected] of [
      ['2017-02-02', ['event-not-begun']],
      ['2017-02-03', []],
      ['2017-02-04', []],
    ] as const) {
      const office = await submitted(9);
      await waiveAll(office);
      office.setToday(day);
      const work = office.perform(acceptReport, { event: 'open', version: (await versions(office)).report });
      const refused = expected.length === 0 ? await work.then(() => []) : await office.refusals(work);
      expect(refused.map(({ code }) => code)).toEqual(expected);
    }
  });

  it('[2.2] is not accepted while an error is neither put right nor waived with a reason', async () => {
    const office = await submitted(9);
    const { report } = await versions(office);
    const refusals = await office.refusals(office.perform(acceptReport, { event: 'open', version: report }));
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'finding-open'));
    expect(refusals.map(({ values }) => values.finding)).toContain('fce-1990.open-players');
    expect(refusals[0]).toMatchObject({ regulation: 'fce-1990' });
    const silent = office.perform(
      waiveFinding,
      { event: 'open', version: report, code: 'fce-1990.open-players', article: 'Oberts 4' },
      { reason: ' ' },
    );
    expect(await office.refusals(silent)).toMatchObject([{ code: 'reason-missing' }]);
  });

  it('waives a finding once, and only one that was made', async () => {
    const office = await submitted(9);
    const { report: version } = await versions(office);
    const waive = (code: string, article: string) =>
      office.perform(waiveFinding, { event: 'open', version, code, article });
    await waive('fce-1990.open-players', 'Oberts 4');
    expect(await office.refusals(waive('fce-1990.open-players', 'Oberts 4'))).toMatchObject([
      { code: 'finding-waived' },
    ]);
    expect(await office.refusals(waive('fce-1990.open-players', 'Oberts 9'))).toMatchObject([
      { code: 'finding-unknown' },
    ]);
  });

  it('goes back with a reason, and may be submitted anew after it was reopened', async () => {
    const office = await submitted(9);
    await office.perform(
      refuseReport,
      { event: 'open', version: (await versions(office)).report },
      { reason: 'wrong dates' },
    );
    expect((await versions(office)).state).toBe('refused');
    const { event } = await versions(office);
    await office.perform(reopenEvent, { event: 'open', version: event }, { actor: ARBITER, reason: 'to correct it' });
    expect((await versions(office)).state).toBe('closed');
    const again = { event: 'open', version: event + 1, from: { kind: 'desk' as const } };
    await office.perform(submitReport, again, { actor: ARBITER });
    expect((await versions(office)).state).toBe('submitted');
  });

  it('[Oberts 8] may be over before its last day, which is said when it is closed and reported', async () => {
    for (const [today, said] of [
      ['2017-02-11', ['fce-1990.before-last-day']],
      ['2017-02-12', []],
      ['2017-02-13', []],
    ] as const) {
      const office = await officeWithEvent(8);
      await playRounds(office, 1, 3);
      office.setToday(today);
      const close = { event: 'open', version: (await versions(office)).event };
      const { outcome } = await office.perform(closeEvent, close, { actor: ARBITER });
      expect(outcome.findings.map(({ code }) => code)).toEqual(said);
      const report = { event: 'open', version: close.version + 1, from: { kind: 'desk' as const } };
      const { findings } = (await office.perform(submitReport, report, { actor: ARBITER })).outcome;
      const early = findings.filter(({ code }) => code === 'fce-1990.before-last-day');
      expect(early).toMatchObject(
        said.map((code) => ({ code, severity: 'warning', values: { end: '2017-02-12', today } })),
      );
    }
  });

  it('is annulled before acceptance; afterwards that is a correction', async () => {
    const office = await submitted(9);
    await waiveAll(office);
    await office.perform(acceptReport, { event: 'open', version: (await versions(office)).report });
    const late = office.perform(annulEvent, { event: 'open', version: (await versions(office)).event });
    expect(await office.refusals(late)).toMatchObject([{ code: 'annul-by-correction' }]);
    const other = await submitted(9);
    await other.perform(annulEvent, { event: 'open', version: (await versions(other)).event });
    expect((await versions(other)).state).toBe('annulled');
  });

  it('is annulled by its own arbiter as well while it does not count (D-OFF-1070)', async () => {
    const office = await officeWithEvent(9);
    const annul = { event: 'open', version: (await versions(office)).event };
    expect(await office.refusals(office.perform(annulEvent, annul, { actor: OTHER_ARBITER }))).toMatchObject([
      { kind: 'forbidden', code: 'not-own-matter' },
    ]);
    await office.perform(annulEvent, annul, { actor: ARBITER });
    expect((await versions(office)).state).toBe('annulled');
  });

  it('is decided on by the officer, never by the arbiter', async () => {
    const office = await submitted(9);
    const { report: version } = await versions(office);
    for (const act of [acceptReport, refuseReport])
      expect(await office.refusals(office.perform(act, { event: 'open', version }, { actor: ARBITER }))).toMatchObject([
        { kind: 'forbidden' },
      ]);
  });

  it('is closed by its own arbiter, with all rounds and results', async () => {
    const office = await officeWithEvent(9);
    await playRounds(office, 1, 2);
    const close = { event: 'open', version: (await versions(office)).event };
    expect(await office.refusals(office.perform(closeEvent, close, { actor: OTHER_ARBITER }))).toMatchObject([
      { kind: 'forbidden', code: 'not-own-matter' },
    ]);
    expect(await office.refusals(office.perform(closeEvent, close, { actor: ARBITER }))).toMatchObject([
      { code: 'rounds-missing', values: { paired: 2, rounds: 3 } },
    ]);
  });
});
