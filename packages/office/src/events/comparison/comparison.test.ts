import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { addEntry } from '../entries/add-entry.ts';
import { setAbsence } from '../entries/entry-acts.ts';
import { withdrawEntry } from '../entries/withdraw-entry.ts';
import type { EventFacts } from '../event.ts';
import { activeEntries, type EventDesk, loadDesk, standingBoards } from '../event-desk.ts';
import type { EventFile } from '../file/event-file.ts';
import { receiveEvent } from '../file/receive-event.ts';
import { eventFile } from '../file/write-event-file.ts';
import { showStandings } from '../places/show-standings.ts';
import { enterResult } from '../rounds/enter-result.ts';
import { showRounds } from '../rounds/show-rounds.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { ARBITER, enterRound, OTHER_ARBITER, officeWithEvent, pair, playRounds } from '../testing/event-office.ts';
import { compareEvent } from './compare-event.ts';
import { mergeEvent } from './merge-event.ts';

const SIX = { rounds: 6, roundDates: [3, 4, 5, 6, 7, 8].map((day) => `2017-02-0${day}`) };
const DUTCH = { ...SIX, rules: 'fide-2026', system: 'fide-dutch' };

const fileOf = (office: TestOffice): Promise<EventFile> => office.ask(eventFile, { event: 'open' });
const deskOf = async (office: TestOffice): Promise<EventDesk> =>
  (await office.read((reading) => loadDesk(reading, 'open')))!;
const compared = async (here: TestOffice, there: TestOffice) => here.ask(compareEvent, { file: await fileOf(there) });

async function takeOver(here: TestOffice, there: TestOffice, take: 'all' | string[], seen?: string) {
  const command = { file: await fileOf(there), take, ...(seen !== undefined && { seen }) };
  return here.perform(mergeEvent, command, { reason: 'Two laptops.' });
}

/** Two laptops with the same event after this many rounds. */
async function twoLaptops(rounds: number, facts: Partial<EventFacts> = DUTCH): Promise<[TestOffice, TestOffice]> {
  const one = await officeWithEvent(8, facts);
  await playRounds(one, 1, rounds);
  const other = await testOffice();
  const alone = { actor: { ...ARBITER, roles: ['arbiter', 'officer'] as const } };
  await other.perform(receiveEvent, { file: await fileOf(one), register: true }, alone);
  return [one, other];
}

async function enter(office: TestOffice, round: number, board: number, result: '1-0' | '0-1' | '1/2'): Promise<void> {
  const kept = standingBoards(await deskOf(office)).find(({ body }) => body.round === round && body.board === board)!;
  await office.perform(enterResult, { event: 'open', round, board, version: kept.version, result });
}

/** By name, since each laptop has its own ids. */
async function tableOf(office: TestOffice): Promise<unknown> {
  const { standings, names } = await office.ask(showStandings, { event: 'open' });
  return standings.rows.map(({ player, ...row }) => ({ ...row, name: names[player] }));
}

async function pairsOf(office: TestOffice): Promise<unknown> {
  const { rounds, names } = await office.ask(showRounds, { event: 'open' });
  return rounds.map(({ round, boards, byes }) => ({
    round,
    boards: boards.map(({ white, black, result }) => [names[white], names[black], result]),
    byes: byes.map(({ player }) => names[player]),
  }));
}

it('[D-OFF-650] of the same event nothing differs, and nothing is taken over', async () => {
  const [one, other] = await twoLaptops(2);
  expect(await compared(one, other)).toMatchObject({ facts: [], entries: [], boards: [], rounds: null });
  expect(await compared(other, one)).toMatchObject({ facts: [], entries: [], boards: [], rounds: null });
  expect(await one.refusals(takeOver(one, other, 'all'))).toMatchObject([{ code: 'nothing-to-take-over' }]);
});

it('[D-OFF-650] two who enter results of one round: side by side, and each is chosen by itself', async () => {
  const [one, other] = await twoLaptops(1);
  for (const office of [one, other]) await pair(office, 2);
  await enter(one, 2, 1, '1-0');
  await enter(other, 2, 1, '0-1');
  await enter(other, 2, 2, '1/2');
  const { boards, seen, rounds } = await compared(one, other);
  expect(rounds).toBeNull();
  expect(boards).toMatchObject([
    { key: 'board/2/1', ours: { result: '1-0' }, theirs: { result: '0-1' } },
    { key: 'board/2/2', ours: { result: null }, theirs: { result: '1/2', kind: 'played' } },
  ]);
  const { outcome, entry } = await takeOver(one, other, ['board/2/2'], seen);
  expect(outcome).toEqual({ event: 'open', taken: 1, left: 1 });
  expect(entry.touched).toMatchObject([{ kind: 'board', id: 'open/002/0002' }]);
  expect((await compared(one, other)).boards).toMatchObject([{ key: 'board/2/1' }]);
});

it('[D-OFF-650] what has changed since it was shown is shown again first; keys of nothing are told', async () => {
  const [one, other] = await twoLaptops(1);
  for (const office of [one, other]) await pair(office, 2);
  await enter(other, 2, 1, '0-1');
  const { seen } = await compared(one, other);
  await enter(one, 2, 1, '1-0');
  expect(await one.refusals(takeOver(one, other, ['board/2/1'], seen))).toMatchObject([
    { code: 'differences-changed' },
  ]);
  expect(await one.refusals(takeOver(one, other, ['board/9/9', 'entry/nobody']))).toMatchObject([
    { code: 'difference-unknown', values: { key: 'board/9/9' } },
    { code: 'difference-unknown', values: { key: 'entry/nobody' } },
  ]);
});

it('[D-OFF-652] rounds that were paired differently are one side’s from there on, with their results', async () => {
  const [one, other] = await twoLaptops(1);
  await pair(one, 2);
  await enter(one, 2, 1, '1-0');
  await withdrawn(other, 'p01');
  await playRounds(other, 2, 3);
  const before = await compared(one, other);
  expect(before.rounds).toMatchObject({ from: 2, ours: [{ round: 2 }], theirs: [{ round: 2 }, { round: 3 }] });
  expect(before.boards).toEqual([]);
  expect(before.entries).toMatchObject([
    { key: 'entry/p01', here: true, there: true, fields: [{ field: 'withdrawnAfter', ours: null, theirs: '1' }] },
  ]);
  expect(await one.refusals(takeOver(one, other, ['rounds']))).toMatchObject([
    { code: 'merge-player-left-out', values: { round: 2 } },
  ]);
  expect(await one.refusals(takeOver(one, other, ['entry/p01']))).toMatchObject([
    { code: 'merge-player-withdrawn', values: { round: 2 } },
  ]);
  await takeOver(one, other, 'all');
  expect(await pairsOf(one)).toEqual(await pairsOf(other));
  expect(await tableOf(one)).toEqual(await tableOf(other));
});

it('[D-OFF-652] the other one goes back to fewer rounds where it has played fewer', async () => {
  const [one, other] = await twoLaptops(1);
  await playRounds(one, 2, 3);
  const { rounds } = await compared(one, other);
  expect(rounds).toMatchObject({ from: 2, theirs: [] });
  await takeOver(one, other, 'all');
  expect(await pairsOf(one)).toEqual(await pairsOf(other));
  await playRounds(one, 2, 2);
});

async function withdrawn(office: TestOffice, player: string): Promise<void> {
  const entry = activeEntries(await deskOf(office)).find(({ body }) => body.player === player)!;
  await office.perform(withdrawEntry, { event: 'open', player, version: entry.version });
}

const guest = (office: TestOffice, line: string) =>
  office.perform(addEntry, { event: 'open', player: `guest:${line}` });

it('[D-OFF-651] of two who were added under one id, each stays who they are; one who was added on both is one', async () => {
  const [one, other] = await twoLaptops(1);
  await guest(one, 'Aquí, Anna');
  await guest(other, 'Enllà, Enric');
  await guest(one, 'Tots, Tina');
  await guest(other, 'Tots, Tina');
  const { entries, names } = await compared(one, other);
  expect(entries.map(({ player, here, there }) => [names[player], here, there])).toEqual([
    ['Aquí, Anna', true, false],
    ['Enllà, Enric', false, true],
  ]);
  const theirs = entries.find(({ there }) => there)!;
  await takeOver(one, other, [theirs.key]);
  expect((await compared(one, other)).entries).toMatchObject([{ here: true, there: false }]);
  // And back again, under the first laptop's ids: nobody is registered twice.
  expect((await compared(other, one)).entries).toMatchObject([{ here: false, there: true }]);
  await takeOver(other, one, 'all');
  expect((await compared(other, one)).entries).toEqual([]);
  expect((await compared(one, other)).entries).toEqual([]);
  const namesIn = async (office: TestOffice) =>
    [...(await deskOf(office)).players.values()].map(({ name }) => name).sort();
  expect(await namesIn(one)).toEqual(await namesIn(other));
  for (const office of [one, other]) await pair(office, 2);
  expect(await pairsOf(one)).toEqual(await pairsOf(other));
});

it('[D-OFF-651] of two copies of one folder, whoever was added after they parted is told by name', async () => {
  const [one] = await twoLaptops(1);
  const copy = await fileOf(one);
  await guest(one, 'Aquí, Anna');
  const mine = await fileOf(one);
  const added = mine.players.find(({ name }) => name === 'Aquí, Anna')!;
  const renamed = { ...copy, players: [...copy.players, { ...added, name: 'Enllà, Enric' }], entries: mine.entries };
  const { entries, names } = await one.ask(compareEvent, { file: renamed });
  expect(entries.map(({ player, here, there }) => [names[player], here, there])).toEqual([
    ['Aquí, Anna', true, false],
    ['Enllà, Enric', false, true],
  ]);
});

it('facts of the event are chosen too, by the rules of amending them', async () => {
  const [one, other] = await twoLaptops(2);
  const { event } = await deskOf(other);
  const { name, type, start, end, rules, system, timeControl, initialColour, arbiters } = event.body;
  const facts = { name, type, start, end, rules, system, timeControl, initialColour, arbiters };
  await other.perform(amendEvent, {
    event: 'open',
    version: event.version,
    facts: { ...facts, rounds: 5, place: 'Olot' } as never,
  });
  const { facts: unlike } = await compared(one, other);
  expect(unlike).toEqual([
    { key: 'fact/rounds', field: 'rounds', ours: '6', theirs: '5' },
    { key: 'fact/place', field: 'place', ours: null, theirs: 'Olot' },
    { key: 'fact/roundDates', field: 'roundDates', ours: SIX.roundDates.join(', '), theirs: null },
  ]);
  await takeOver(one, other, ['fact/place']);
  expect((await deskOf(one)).event.body).toMatchObject({ place: 'Olot', rounds: 6 });
  await playRounds(one, 3, 6);
  expect(await one.refusals(takeOver(one, other, ['fact/rounds']))).toMatchObject([
    { code: 'round-dates-count' },
    { code: 'rounds-paired' },
  ]);
});

it('is for those who run the event, and needs a reason', async () => {
  const [one, other] = await twoLaptops(1);
  await pair(other, 2);
  const file = await fileOf(other);
  expect(await one.refusals(one.ask(compareEvent, { file }, OTHER_ARBITER))).toMatchObject([{ kind: 'forbidden' }]);
  const acts = one.perform(mergeEvent, { file, take: 'all' }, { actor: OTHER_ARBITER });
  expect(await one.refusals(acts)).toMatchObject([{ kind: 'forbidden' }]);
  const silent = one.perform(mergeEvent, { file, take: 'all' }, { reason: ' ' });
  expect(await one.refusals(silent)).toMatchObject([{ code: 'reason-missing' }]);
});

/** What an arbiter does meanwhile on one laptop. */
type Doing = { readonly what: 'result' | 'pair' | 'guest' | 'leave' | 'away'; readonly at: number };

async function doing(office: TestOffice, { what, at }: Doing, who: string): Promise<void> {
  const desk = await deskOf(office);
  const entries = activeEntries(desk).filter(({ body }) => body.withdrawnAfter === undefined);
  const last = Math.max(...desk.rounds.map(({ body }) => body.round));
  const { version, body } = entries[at % entries.length]!;
  if (what === 'guest') await guest(office, `${who}, Convidat ${at} ${1500 + at}`);
  if (what === 'leave' && entries.length > 6)
    await office.perform(withdrawEntry, { event: 'open', player: body.player, version });
  if (what === 'away' && last < 6)
    await office.perform(setAbsence, {
      event: 'open',
      player: body.player,
      version,
      rounds: [...body.absences, last + 1],
    });
  if (what === 'result') {
    const boards = standingBoards(desk).filter((each) => each.body.round === last);
    const board = boards[at % boards.length]!;
    await enter(office, last, board.body.board, (['1-0', '0-1', '1/2'] as const)[at % 3]!);
  }
  if (what === 'pair' && last < 6) {
    await enterRound(office, last).catch(() => undefined);
    await pair(office, last + 1);
  }
}

const doings = fc.array(
  fc.record({
    what: fc.constantFrom('result', 'pair', 'guest', 'leave', 'away'),
    at: fc.nat(40),
  }) as fc.Arbitrary<Doing>,
  { maxLength: 6 },
);

it.each([
  ['fide-dutch', DUTCH],
  ['fce-1990', SIX],
])(
  '[D-OFF-650] whatever was done on both (%s): all of theirs gives their event, and then nothing differs',
  async (_system, facts) => {
    await forAllAsync({ of: [doings, doings], numRuns: 25 }, async (here, there) => {
      const [one, other] = await twoLaptops(1, facts);
      // Refused steps are skipped.
      for (const each of here) await doing(one, each, 'Aquí').catch(() => undefined);
      for (const each of there) await doing(other, each, 'Allà').catch(() => undefined);
      const { seen, facts: f, entries, boards, rounds } = await compared(one, other);
      if (f.length + entries.length + boards.length > 0 || rounds !== null) await takeOver(one, other, 'all', seen);
      expect(await pairsOf(one)).toEqual(await pairsOf(other));
      expect(await tableOf(one)).toEqual(await tableOf(other));
      for (const [a, b] of [
        [one, other],
        [other, one],
      ] as const)
        expect(await compared(a, b)).toMatchObject({ facts: [], entries: [], boards: [], rounds: null });
    });
  },
);
