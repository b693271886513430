import { parseTrf } from '@escala/formats';
import { expect, it } from 'vitest';
import { amendPlayer } from '../../registry/players/player-acts.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, playRounds, SWISS } from '../testing/event-office.ts';
import { fideOffice } from '../testing/fide-office.ts';
import { eventTrf, reportGaps } from './event-trf.ts';

const gapsOf = async (office: TestOffice) => (await office.ask(reportGaps, { event: 'open' }, ARBITER)).gaps;

it('names everything that FIDE’s report lacks, and whom it is about (D-OFF-541)', async () => {
  const office = await officeWithEvent(8);
  await playRounds(office, 1, 3);
  const gaps = await gapsOf(office);
  expect(gaps.filter(({ player }) => player === undefined).map(({ field }) => field)).toEqual(['city', 'chiefArbiter']);
  expect(gaps.filter(({ player }) => player === 'p01').map(({ field }) => field)).toEqual([
    'federation',
    'birth',
    'sex',
  ]);
});

it('is told nothing any more once all of it is filled in', async () => {
  const office = await officeWithEvent(8);
  await playRounds(office, 1, 3);
  const told = {
    place: 'Olot',
    arbiter: 'Mas, Eulàlia (2200900)',
    deputies: ['Pi, Pau (2200901)', 'Roca, Ot 2200902'],
  };
  await office.perform(amendEvent, { event: 'open', version: 2, facts: { ...SWISS, ...told } }, { actor: ARBITER });
  for (let i = 1; i <= 8; i++) {
    const facts = { nationality: 'AND', birthDate: '1990-05-01', sex: 'f' } as const;
    await office.perform(amendPlayer, { player: `p0${i}`, version: 1, ...facts }, { reason: 'Known now.' });
  }
  expect(await gapsOf(office)).toEqual([]);
  for (const edition of ['trf16', 'trf26'] as const) {
    const { text } = await office.ask(eventTrf, { event: 'open', edition }, ARBITER);
    expect(parseTrf(text)).toMatchObject({
      problems: [],
      report: { chiefArbiter: told.arbiter, deputyArbiters: told.deputies, city: 'Olot' },
    });
  }
});

it.each([
  ['2017-02-03', []],
  ['2017-02-04', ['roundDates']],
])('D-OFF-876: rounds of an event of one day have its date; from the 3rd to %s', async (end, lacking) => {
  const office = await officeWithEvent(8, { end, roundDates: undefined });
  await playRounds(office, 1, 3);
  expect((await gapsOf(office)).filter(({ field }) => field === 'roundDates').map(({ field }) => field)).toEqual(
    lacking,
  );
});

it.each([
  ['AND', 'AND'],
  [undefined, 'CAT'],
])(
  '[C.02.03 032] the federation that registers the event, else the office’s country: %s, so %s',
  async (told, wanted) => {
    const facts =
      told === undefined ? {} : { rules: 'fide-2026', system: 'fide-dutch', ruleFacts: { federation: told } };
    const office = await officeWithEvent(8, facts);
    const { text } = await office.ask(eventTrf, { event: 'open', edition: 'trf16' }, ARBITER);
    expect(parseTrf(text)).toMatchObject({ report: { federation: wanted } });
  },
);

it('is for those who run the event', async () => {
  const office = await officeWithEvent(8);
  const asked = office.ask(reportGaps, { event: 'open' }, OTHER_ARBITER);
  expect(await office.refusals(asked)).toMatchObject([{ kind: 'forbidden' }]);
});

it('[fide-2024 4.1] is told month by month, each as an event of its own (D-F24-32)', async () => {
  const office = await officeWithEvent(8, {
    end: '2017-04-12',
    roundDates: ['2017-02-03', '2017-03-04', '2017-03-31'],
  });
  await playRounds(office, 1, 3);
  const trf = async (month: string) => {
    const { report, problems } = parseTrf(
      (await office.ask(eventTrf, { event: 'open', edition: 'trf26', month }, ARBITER)).text,
    );
    expect(problems).toEqual([]);
    return report!;
  };
  const [february, march] = [await trf('2017-02'), await trf('2017-03')];
  expect(february).toMatchObject({ startDate: '2017/02/03', endDate: '2017/02/03', rounds: 1 });
  expect(march).toMatchObject({ startDate: '2017/03/04', endDate: '2017/03/31', rounds: 2 });
  expect([february, march].map(({ players }) => players.map(({ rounds }) => rounds.length))).toEqual([
    Array(8).fill(1),
    Array(8).fill(2),
  ]);
  expect(march.players.reduce((sum, { points }) => sum + points!, 0)).toBe(8);
  const refused = (month: string) =>
    office.refusals(office.ask(eventTrf, { event: 'open', edition: 'trf26', month }, ARBITER));
  expect(await refused('2017-04')).toMatchObject([
    { code: 'month-without-round', values: { months: '2017-02, 2017-03' } },
  ]);
});

it('[D-OFF-1240] the report of an event without a book is of FIDE’s Dutch system, not of the Catalan one', async () => {
  const office = await fideOffice(2);
  const facts = { ...SWISS, rules: undefined, system: undefined, tiebreaks: undefined };
  await office.perform(registerEvent, { event: 'club', facts }, { actor: ARBITER });
  const { text } = await office.ask(eventTrf, { event: 'club', edition: 'trf26' }, ARBITER);
  expect(text).toMatch(/^092 Individual: Swiss system \(fide-dutch\)\r$/m);
  expect(text).toMatch(/^192 FIDE_DUTCH\r$/m);
});
