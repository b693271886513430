import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { eventVerdicts } from '../checks/event-verdicts.ts';
import { eventKind } from '../event.ts';
import { closeEvent } from '../event-state-acts.ts';
import { showReport } from '../inbox/show-report.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, officeWithEvent, playRounds } from '../testing/event-office.ts';
import { acceptReport } from './accept-report.ts';
import { waiveFinding } from './refuse-report.ts';
import { type EventReport, reportKind } from './report.ts';
import { submitReport } from './submit-report.ts';

const NOBODY = { account: 'nobody', roles: [], clubs: [], events: [], player: null } as const;
const event = 'open';

const version = (office: TestOffice, kind: typeof eventKind | typeof reportKind): Promise<number> =>
  office.read(async (reading) => (await reading.get<unknown>(kind as never, event))?.version ?? 0);

/** An event that lasts a day more or less than 6.2 allows, with its errors waived. */
async function submitted(end = '2017-05-04'): Promise<TestOffice> {
  const office = await officeWithEvent(8, { end, roundDates: ['2017-02-03', '2017-02-04', end] });
  await playRounds(office, 1, 3);
  office.setToday(end);
  await office.perform(closeEvent, { event, version: await version(office, eventKind) }, { actor: ARBITER });
  const from = { kind: 'desk' } as const;
  await office.perform(submitReport, { event, version: await version(office, eventKind), from }, { actor: ARBITER });
  for (const { code, article } of (await office.ask(showReport, { event })).open)
    await office.perform(
      waiveFinding,
      { event, version: await version(office, reportKind), code, article },
      { reason: `small: ${code}` },
    );
  return office;
}

async function accept(office: TestOffice, reason: string): Promise<unknown> {
  return office.perform(acceptReport, { event, version: await version(office, reportKind) }, { reason });
}

describe('accepting against a finding', () => {
  it.each([
    ['2017-05-02', []],
    ['2017-05-03', []],
    ['2017-05-04', ['6.2']],
  ])('[2.2] of an event until %s needs a reason in words for %j (D-OFF-420)', async (end, articles) => {
    const office = await submitted(end);
    expect((await office.ask(showReport, { event })).overruled.map(({ article }) => article)).toEqual(articles);
    const silent = accept(office, ' ');
    const refused = articles.length === 0 ? await silent.then(() => []) : await office.refusals(silent);
    expect(refused).toMatchObject(
      articles.map((article) => ({ code: 'finding-unreasoned', field: 'reason', regulation: 'fce-2016', article })),
    );
  });

  it('[2.2] is published with its reason, as waivers are (D-OFF-420)', async () => {
    const office = await submitted();
    const before = await office.ask(showEvent, { event }, NOBODY);
    expect(before.decision).toBeUndefined();
    expect(JSON.stringify(before)).not.toContain('small:');
    await accept(office, 'The league needs the days.');
    const { decision } = await office.ask(showEvent, { event }, NOBODY);
    expect(decision).toMatchObject({
      on: '2017-05-04',
      reason: 'The league needs the days.',
      overruled: [{ code: 'fce-2016.duration', article: '6.2' }],
    });
    const players = decision?.waivers.find(({ code }) => code === 'fce-1990.open-players');
    expect(players).toMatchObject({ reason: 'small: fce-1990.open-players', findings: [{ article: 'Oberts 4' }] });
  });

  it('reasons of before stay private (D-OFF-20)', async () => {
    const office = await submitted();
    await accept(office, 'quietly');
    await office.ports.archive.write('cat', async (writing) => {
      const report = (await writing.get(reportKind, event))!;
      const { isPublic: _public, ...decision } = report.body.decision!;
      const body: EventReport = { ...report.body, decision };
      await writing.put(reportKind, event, report.version + 1, 999, body);
      const kept = (await writing.get(eventKind, event))!;
      const waivers = kept.body.waivers?.map(({ isPublic: _was, ...waiver }) => waiver);
      await writing.put(eventKind, event, kept.version + 1, 999, { ...kept.body, waivers });
    });
    const shown = JSON.stringify(await office.ask(showEvent, { event }, NOBODY));
    expect(shown).toContain('Oberts 4');
    expect(shown).not.toMatch(/quietly|small:/);
  });
});

describe('verdicts on an event', () => {
  it('before the decision say what the results give, and nothing of what the office has to do (D-OFF-421)', async () => {
    const office = await submitted();
    const seen = await office.ask(eventVerdicts, { event }, NOBODY);
    expect([seen.decision, seen.homologation]).toEqual([undefined, undefined]);
    expect(JSON.stringify(seen)).not.toContain('norm-homologated');
    expect(seen.norms?.players).toHaveLength(8);
  });

  it('afterwards say what was decided: waived is waived, not met, and nothing is open', async () => {
    const office = await submitted();
    await accept(office, 'The league needs the days.');
    const seen = await office.ask(eventVerdicts, { event }, NOBODY);
    expect(seen.decision).toMatchObject({ reason: 'The league needs the days.', norms: [], promotions: [] });
    const [rating] = seen.homologation!.events[0]!.purposes;
    expect(rating).toMatchObject({ purpose: 'rating', verdict: 'yes' });
    const players = rating!.reasons.find(({ code }) => code === 'fce-1990.open-players');
    expect(players).toMatchObject({ holds: 'no', waived: true });
    expect(rating!.reasons.filter(({ holds, waived }) => holds === 'unknown' && !waived)).toEqual([]);
  });
});
