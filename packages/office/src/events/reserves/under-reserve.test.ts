import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { eventKind } from '../event.ts';
import { closeEvent } from '../event-state-acts.ts';
import { reportKind } from '../reports/report.ts';
import { submitReport } from '../reports/submit-report.ts';
import { boardId, boardKind, type EventBoard } from '../rounds/board.ts';
import { changePair } from '../rounds/change-pair.ts';
import { closeRound } from '../rounds/close-round.ts';
import { correctResult } from '../rounds/correct-result.ts';
import { enterResult } from '../rounds/enter-result.ts';
import { enterResults } from '../rounds/enter-results.ts';
import { showRounds } from '../rounds/show-rounds.ts';
import { unpairRound } from '../rounds/unpair-round.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, officeWithEvent, pair } from '../testing/event-office.ts';
import { ruleResult } from './rule-result.ts';
import { searchReservations } from './search-reservations.ts';

const COMMITTEE: Actor = { account: 'carme', roles: ['committee'], clubs: [], events: [], player: null };
const DOUBT = { doubt: 'touched piece', whiteClock: 12, blackClock: 3, at: '2017-02-03T18:00:00Z' };
const by = { actor: ARBITER };

const boardOf = async (office: TestOffice, board: number): Promise<EventBoard> =>
  (await office.record(boardKind, boardId('open', 1, board)))!.body;

/** A one-round event with its first board under reserve; by default White has won on all others. */
async function reserved(rest = true): Promise<TestOffice> {
  const office = await officeWithEvent(8, { rounds: 1, roundDates: ['2017-02-03'] });
  await pair(office, 1);
  await enter(office, { result: rest ? '1-0' : null, reservation: DOUBT });
  if (rest) for (const board of [2, 3, 4]) await enter(office, { board });
  return office;
}

type Entered = Partial<Parameters<typeof enterResult.decide>[1]>;
const enter = (office: TestOffice, command: Entered) =>
  office.perform(enterResult, { event: 'open', round: 1, board: 1, version: 1, result: '1-0', ...command }, by);

type Corrected = Partial<Parameters<typeof correctResult.decide>[1]>;
const correct = (office: TestOffice, command: Corrected) =>
  office.perform(
    correctResult,
    { event: 'open', round: 1, board: 1, version: 2, result: '1-0', ...command },
    { ...by, reason: 'Both agree.' },
  );

type Ruled = Partial<Parameters<typeof ruleResult.decide>[1]>;
const rule = (office: TestOffice, command: Ruled = {}, actor = COMMITTEE) =>
  office.perform(
    ruleResult,
    { event: 'open', round: 1, board: 1, version: 2, result: '0-1', ...command },
    { actor, reason: 'Touched means moved.' },
  );
const close = (office: TestOffice, version = 2) => office.perform(closeEvent, { event: 'open', version }, by);

describe('a game under reserve', () => {
  it('[Sub-condicione 6.1] goes on, stays so whatever is entered, and is no conflict with itself', async () => {
    const office = await reserved(false);
    expect(await boardOf(office, 1)).toMatchObject({ reservation: DOUBT });
    expect(await boardOf(office, 1)).not.toHaveProperty('result');
    const again = await enter(office, { result: null, reservation: DOUBT });
    expect(again.outcome).toMatchObject({ version: 2, changed: false });
    await enter(office, { version: 2 });
    expect(await boardOf(office, 1)).toMatchObject({ result: '1-0', reservation: DOUBT });
    const later = { board: 1, version: 3, result: '1/2' as const };
    await office.perform(enterResults, { event: 'open', round: 1, results: [later] }, by);
    await enter(office, { version: 4, result: null });
    expect(await boardOf(office, 1)).toMatchObject({ reservation: DOUBT });
    const moved = await enter(office, { version: 5, result: null, reservation: { ...DOUBT, blackClock: 2 } });
    expect(moved.outcome.changed).toBe(true);
  });

  it('keeps its pair: neither taken back nor changed by hand', async () => {
    const office = await reserved(false);
    const unpair = office.perform(unpairRound, { event: 'open', round: 1, version: 1 }, by);
    expect(await office.refusals(unpair)).toMatchObject([{ code: 'round-has-results' }]);
    const boards = await Promise.all([1, 2, 3, 4].map((board) => boardOf(office, board)));
    const pairs = boards.map(({ board, white, black }) => ({ board, white: black, black: white }));
    const change = office.perform(
      changePair,
      { event: 'open', round: 1, version: 1, pairs, byes: [], absent: [] },
      { ...by, reason: 'Colours.' },
    );
    expect(await office.refusals(change)).toMatchObject([{ code: 'board-has-result', values: { board: 1 } }]);
  });

  it('is taken back with a reason, once there is a result', async () => {
    const office = await reserved();
    await correct(office, { reservation: null });
    expect(await boardOf(office, 1)).toMatchObject({ result: '1-0' });
    expect(await boardOf(office, 1)).not.toHaveProperty('reservation');
    expect(await office.refusals(correct(office, { version: 3, reservation: null }))).toMatchObject([
      { code: 'reservation-missing' },
    ]);
    await close(office);
  });

  it('a corrected result leaves it as it is', async () => {
    const office = await reserved();
    await correct(office, { result: '1/2' });
    expect(await boardOf(office, 1)).toMatchObject({ result: '1/2', reservation: DOUBT });
    expect((await boardOf(office, 1)).reservation).not.toHaveProperty('ruling');
  });

  it('[Sub-condicione 6.1] its round is closed, which names it; its event is neither closed nor reported', async () => {
    const office = await reserved();
    const { outcome } = await office.perform(closeRound, { event: 'open', round: 1, version: 1 }, by);
    expect(outcome.underReserve).toEqual([1]);
    expect(await office.refusals(close(office))).toMatchObject([
      { code: 'reservation-open', values: { round: 1, board: 1 }, article: 'Sub-condicione 6.1' },
    ]);
    // As in a file from elsewhere.
    await office.ports.archive.write('cat', async (writing) => {
      const { body, version } = (await writing.get(eventKind, 'open'))!;
      await writing.put(eventKind, 'open', version + 1, 1, { ...body, state: 'closed' });
    });
    const submit = office.perform(submitReport, { event: 'open', version: 3, from: { kind: 'desk' } }, by);
    expect(await office.refusals(submit)).toMatchObject([{ code: 'reservation-open' }]);
    expect(await office.refusals(correct(office, { reservation: DOUBT }))).toMatchObject([
      { code: 'reservation-late', article: 'Sub-condicione 6.1' },
    ]);
  });
});

describe('a game that could not go on', () => {
  const SUSPENDED = {
    ...DOUBT,
    suspended: { white: 'It was touched.', black: 'It fell over.', resumesOn: '2017-02-06' },
  };

  it('[Sub-condicione 6.2] is suspended with both versions and its day; the round waits, and it may be played on', async () => {
    const office = await officeWithEvent(8, { rounds: 1, roundDates: ['2017-02-03'] });
    await pair(office, 1);
    await enter(office, { result: null, reservation: SUSPENDED });
    for (const board of [2, 3, 4]) await enter(office, { board });
    const shown = await office.ask(showEvent, { event: 'open' }, NOBODY);
    expect(shown.rounds[0]).toMatchObject({ open: [1], suspended: [{ board: 1, resumesOn: '2017-02-06' }] });
    const waiting = office.perform(closeRound, { event: 'open', round: 1, version: 1 }, by);
    expect(await office.refusals(waiting)).toMatchObject([{ code: 'results-missing' }]);
    const later = { ...SUSPENDED, suspended: { ...SUSPENDED.suspended, resumesOn: '2017-02-07' } };
    expect((await enter(office, { version: 2, result: null, reservation: later })).outcome.changed).toBe(true);
    await enter(office, { version: 3, result: '1/2' });
    const played = await office.ask(showEvent, { event: 'open' }, NOBODY);
    expect(played.rounds[0]).toMatchObject({ open: [], underReserve: [1] });
    expect(played.rounds[0]).not.toHaveProperty('suspended');
  });

  it('[Sub-condicione 6.2] is ruled on without a result; one with a result is not suspended', async () => {
    const office = await reserved(false);
    const over = enter(office, { version: 2, result: '1-0', reservation: SUSPENDED });
    expect(await office.refusals(over)).toMatchObject([
      { code: 'suspended-with-result', article: 'Sub-condicione 6.2' },
    ]);
    expect(await office.refusals(correct(office, { reservation: SUSPENDED }))).toMatchObject([
      { code: 'suspended-with-result' },
    ]);
    await enter(office, { version: 2, result: null, reservation: SUSPENDED });
    await rule(office, { version: 3, result: '1/2' });
    const shown = await office.ask(showEvent, { event: 'open' }, NOBODY);
    expect(shown.rounds[0]).not.toHaveProperty('suspended');
  });
});

describe('ruling on a game under reserve', () => {
  it('[Sub-condicione 6.1] fixes the result, with the ruling and its day', async () => {
    const office = await reserved();
    const { outcome } = await rule(office);
    expect(outcome).toEqual({ board: boardId('open', 1, 1), version: 3, changed: true, pairedAfter: false });
    expect(await boardOf(office, 1)).toMatchObject({
      result: '0-1',
      kind: 'played',
      reservation: { ...DOUBT, ruling: 'Touched means moved.', ruledOn: '2017-01-15' },
    });
    await close(office);
  });

  it('may leave the result, and decide a game that has none', async () => {
    expect((await rule(await reserved(), { result: '1-0' })).outcome.changed).toBe(false);
    expect((await rule(await reserved(false), { kind: 'adjudicated' })).outcome.changed).toBe(true);
  });

  it('stays as it was ruled until it is ruled again', async () => {
    const office = await reserved();
    await rule(office);
    const refused = [{ code: 'result-ruled', article: 'Sub-condicione 6.1' }];
    expect(await office.refusals(enter(office, { version: 3 }))).toMatchObject(refused);
    expect(await office.refusals(correct(office, { version: 3 }))).toMatchObject(refused);
    const results = [{ board: 1, version: 3, result: '1-0' as const }];
    const many = office.perform(enterResults, { event: 'open', round: 1, results }, by);
    expect(await office.refusals(many)).toMatchObject([{ ...refused[0], field: 'results.0.result' }]);
    await rule(office, { version: 3, result: '1/2' });
    expect(await boardOf(office, 1)).toMatchObject({ result: '1/2', reservation: { ruling: 'Touched means moved.' } });
  });

  it('is not for the arbiter, and needs something to rule on', async () => {
    const office = await reserved();
    expect(await office.refusals(rule(office, {}, ARBITER))).toMatchObject([{ code: 'not-allowed' }]);
    expect(await office.refusals(rule(office, { board: 2 }))).toMatchObject([{ code: 'reservation-missing' }]);
    expect(await office.refusals(rule(office, { board: 9 }))).toMatchObject([{ code: 'board-unknown' }]);
    expect(await office.refusals(rule(office, { event: 'x' }))).toMatchObject([{ code: 'event-unknown' }]);
    expect(await office.refusals(rule(office, { version: 1 }))).toMatchObject([{ code: 'result-conflict' }]);
    expect(await office.refusals(rule(office, { result: '0-0' }))).toMatchObject([{ code: 'result-lost-by-both' }]);
  });

  it('[Comissió 7.1] [Comissió 7.2] [Comissió 7.3] a vote that is told has to carry it: too few, against, level, for', async () => {
    const office = await reserved();
    const vote = (inFavour: number, against: number) =>
      rule(office, { vote: { members: 6, inFavour, against, president: 'abstains' } });
    expect(await office.refusals(vote(3, 0))).toMatchObject([{ code: 'ruling-vote', article: 'Comissió 7.3' }]);
    expect(await office.refusals(vote(1, 3))).toMatchObject([{ code: 'ruling-vote', article: 'Comissió 7.1' }]);
    expect(await office.refusals(vote(2, 2))).toMatchObject([{ code: 'ruling-vote', article: 'Comissió 7.2' }]);
    await vote(3, 1);
    expect((await boardOf(office, 1)).reservation?.vote).toMatchObject({ inFavour: 3, against: 1 });
  });

  it('makes a report that waits anew', async () => {
    const office = await reserved();
    await rule(office);
    await close(office);
    await office.perform(submitReport, { event: 'open', version: 3, from: { kind: 'desk' } }, by);
    const { entry } = await rule(office, { version: 3, result: '1/2' });
    expect(entry.touched.map(({ kind }) => kind)).toEqual(['board', 'report']);
    const report = await office.record(reportKind, 'open');
    expect(report?.body.record.games[0]?.result).toBe('1/2');
  });
});

describe('who is told of games under reserve', () => {
  const told = async (office: TestOffice, viewer = NOBODY) =>
    (await office.ask(showRounds, { event: 'open', round: 1 }, viewer)).rounds[0]!.boards[0]!;

  it('everybody hears that a result waits; the doubt and the clocks are for the desk and the committee', async () => {
    const office = await reserved();
    expect(await told(office)).toMatchObject({ underReserve: true });
    expect(await told(office)).not.toHaveProperty('reservation');
    expect(await told(office, ARBITER)).toMatchObject({ reservation: DOUBT });
    expect(await told(office, COMMITTEE)).toMatchObject({ reservation: DOUBT });
    expect((await office.ask(showEvent, { event: 'open' })).rounds[0]!.underReserve).toEqual([1]);
    await rule(office);
    expect(await told(office)).not.toHaveProperty('underReserve');
    expect((await office.ask(showEvent, { event: 'open' })).rounds[0]!.underReserve).toEqual([]);
  });

  it('the arbiter waits for the ruling before the event is closed', async () => {
    const office = await reserved();
    const next = async () => (await office.ask(showEvent, { event: 'open' }, ARBITER)).desk?.next;
    expect(await next()).toEqual({ step: 'await-ruling', round: 1, open: 1 });
    await rule(office);
    expect(await next()).toEqual({ step: 'close' });
  });

  it('the committee has all of them before it', async () => {
    const office = await reserved();
    const { events } = await office.ask(searchReservations, {}, COMMITTEE);
    expect(events).toMatchObject([
      { event: 'open', name: 'Obert de prova', boards: [{ round: 1, board: 1, result: '1-0', reservation: DOUBT }] },
    ]);
    expect(Object.keys(events[0]!.names)).toHaveLength(2);
    await rule(office);
    expect(await office.ask(searchReservations, {}, COMMITTEE)).toEqual({ events: [], matches: [], leaves: [] });
    expect(await office.refusals(office.ask(searchReservations, {}, ARBITER))).toMatchObject([{ code: 'not-allowed' }]);
  });
});
