import { buildDemo } from '@escala/demo';
import { askQuestion, eventKind, memory, performAct, type Question, SYSTEM } from '@escala/office';
import { readList, showReport } from '@escala/office/questions';
import { testOffice } from '@escala/office/testing';
import { beforeAll, expect, it } from 'vitest';
import { isTold, type Place, pageText, SHOWN_FIGURES, type Subject } from '../testing/shown-figures.ts';
import { actOf, type Visitor, visitorOf } from '../testing/visitor.ts';
import { eventRatings } from './events/event-ratings.ts';
import { publicPages } from './index.ts';

const DAY = '2026-11-15';
const EVENT = 'obert-en-joc';
const FEDERATION = 'demo';

interface Demo {
  readonly view: Visitor;
  readonly subjects: readonly Subject[];
  act(kind: Parameters<typeof actOf>[0], command: object): Promise<void>;
  version(): Promise<number>;
  /** Waives what stands against the waiting report, and accepts it. */
  accept(): Promise<void>;
}
let demo: Demo;

/** The strongest players: some of them play in the event, some do not. */
async function subjectsOf(
  ask: <Input, Answer>(question: Question<Input, Answer>, input: unknown) => Promise<Answer>,
): Promise<Subject[]> {
  const { list, rows } = await ask(readList, { series: 'standard', size: 12 });
  return rows.map(({ id }) => ({ player: id, series: list.series, date: list.date, event: EVENT }));
}

beforeAll(async () => {
  const office = await testOffice();
  office.setToday(DAY);
  Object.assign(office.ports, { memory: memory() });
  await buildDemo(office.ports, FEDERATION, { players: 90, years: 1, seed: 1, endsOn: DAY });
  const { archive } = office.ports;
  const as = { ...office, federation: FEDERATION };
  let acts = 0;
  const asked = { federation: FEDERATION, actor: SYSTEM, reason: 'A test.' };
  const act: Demo['act'] = async (kind, command) => {
    await performAct(office.ports, actOf(kind), { ...asked, id: `act-${++acts}`, command });
  };
  const report = () =>
    askQuestion(office.ports, showReport, { federation: FEDERATION, viewer: SYSTEM, input: { event: EVENT } });
  demo = {
    view: visitorOf(as, 'en'),
    act,
    accept: async () => {
      for (const { code, article } of (await report()).open)
        await act('report.waive', { event: EVENT, version: (await report()).version, code, article });
      await act('report.accept', { event: EVENT, version: (await report()).version, permission: { by: 'The board' } });
    },
    version: () => archive.read(FEDERATION, async (reading) => (await reading.get(eventKind, EVENT))!.version),
    subjects: await subjectsOf(<Input, Answer>(question: Question<Input, Answer>, input: unknown) =>
      askQuestion(office.ports, question, { federation: FEDERATION, viewer: SYSTEM, input }),
    ),
  };
}, 600_000);

/** What every place says of a figure, for everybody; places that never say anything are named. */
async function disagreements(): Promise<string[]> {
  const pages = new Map<string, Promise<string>>();
  const textOf = ({ page, params, query }: Place, subject: Subject): Promise<string> => {
    const given = params?.(subject) ?? { player: subject.player };
    const key = JSON.stringify([page.path, given, query]);
    const text = pages.get(key) ?? demo.view(page, given, query).then(pageText, () => '');
    pages.set(key, text);
    return text;
  };
  const found: string[] = [];
  for (const [figure, places] of Object.entries(SHOWN_FIGURES)) {
    const silent = new Set(places);
    for (const subject of demo.subjects) {
      const said = new Map<string, string[]>();
      for (const place of places) {
        const value = place.read(await textOf(place, subject), subject);
        if (value === undefined) continue;
        silent.delete(place);
        said.set(value, [...(said.get(value) ?? []), place.page.path]);
      }
      if (said.size > 1) found.push(`${figure} of ${subject.player}: ${JSON.stringify([...said])}`);
    }
    for (const { page } of silent) found.push(`${figure}: ${page.path} never says it`);
  }
  return found;
}

it('every page of the demonstration says the same number for the same thing, digit by digit', async () => {
  expect(await disagreements()).toEqual([]);
});

it('and goes on saying it once a part of the event in play is reported, and once it is accepted (fce-2016 8.3)', async () => {
  const rounds = { from: 1, to: 3 };
  await demo.act('report.submit', { event: EVENT, version: await demo.version(), from: { kind: 'desk' }, rounds });
  expect(await disagreements()).toEqual([]);
  await demo.accept();
  expect(await disagreements()).toEqual([]);
  // The table of the event has what is accepted, and says so.
  const table = pageText(await demo.view(eventRatings, { event: EVENT }));
  expect(table).toContain('Accepted so far: up to round 3.');
});

it('every public page is compared, or said to show none of these figures', () => {
  expect(publicPages.filter((page) => !isTold(page)).map(({ path }) => path)).toEqual([]);
});
