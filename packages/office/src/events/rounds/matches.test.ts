import type { Result, TieBreakPace } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { eventResult } from '../calendar/event-calendar.ts';
import { entryId, entryKind } from '../entries/entry.ts';
import { withdrawEntry } from '../entries/withdraw-entry.ts';
import { type EventFacts, eventKind } from '../event.ts';
import { closeEvent } from '../event-state-acts.ts';
import { eventDocument, eventTrf } from '../file/event-trf.ts';
import { eventFile } from '../file/write-event-file.ts';
import { showCrosstable } from '../places/show-crosstable.ts';
import { showStandings } from '../places/show-standings.ts';
import { reportKind } from '../reports/report.ts';
import { submitReport } from '../reports/submit-report.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, enterAll, officeWithEvent, pair, SWISS } from '../testing/event-office.ts';
import { fideOffice } from '../testing/fide-office.ts';
import { addGames } from './add-games.ts';
import { changePair } from './change-pair.ts';
import { closeRound } from './close-round.ts';
import { correctResult } from './correct-result.ts';
import { dropGame } from './drop-game.ts';
import { enterResult } from './enter-result.ts';
import { showRounds } from './show-rounds.ts';

const event = 'open';
const KNOCKOUT = { system: 'knockout', type: 'knockout', roundDates: undefined } as const;

async function knockoutOf(players: number, facts: Partial<EventFacts> = {}): Promise<TestOffice> {
  const office = await fideOffice(players, { competitionRules: 'fide-2026' });
  const rounds = Math.ceil(Math.log2(players));
  await office.perform(
    registerEvent,
    { event, facts: { ...SWISS, ...KNOCKOUT, rounds, ...facts } },
    { actor: ARBITER },
  );
  await enterAll(office, players);
  await pair(office, 1);
  return office;
}

const roundOf = async (office: TestOffice, round = 1) =>
  (await office.ask(showRounds, { event, round }, ARBITER)).rounds[0]!;
const nextOf = async (office: TestOffice) => (await office.ask(showEvent, { event }, ARBITER)).desk!.next;

/** `1-0 1/2`, board by board; a dash skips one. */
async function enter(office: TestOffice, results: string, round = 1, from = 1): Promise<void> {
  for (const [i, result] of results.split(' ').entries()) {
    if (result === '-') continue;
    const { version } = (await roundOf(office, round)).boards[from - 1 + i]!;
    const board = from + i;
    await office.perform(enterResult, { event, round, board, version, result: result as Result }, { actor: ARBITER });
  }
}

async function add(office: TestOffice, board: number, pace: TieBreakPace | undefined, games?: number, round = 1) {
  const { version, boards } = await roundOf(office, round);
  const { black } = boards[board - 1]!;
  const command = { event, round, version, board, games, white: black, ...(pace && { pace }) };
  return (await office.perform(addGames, command, { actor: ARBITER })).outcome;
}

const pairs = ({ boards }: Awaited<ReturnType<typeof roundOf>>) =>
  boards.map(({ white, black, pace }) => [`${white}-${black}`, pace].filter(Boolean).join(' '));

describe('matches of a knockout', () => {
  it('[D-OFF-1132] whoever has nobody left to meet goes on by a bye, in the final too', async () => {
    const office = await knockoutOf(3);
    const nobodyCame = { board: 1, version: 1, result: '0-0' as const, kind: 'forfeit' as const };
    await office.perform(enterResult, { event, round: 1, ...nobodyCame }, { actor: ARBITER });
    expect((await pair(office, 2)).outcome).toMatchObject({ boards: 0, byes: [{ player: 'p01' }] });
    expect(await nextOf(office)).toEqual({ step: 'close' });
    const { version } = await office.ask(showEvent, { event }, ARBITER);
    await office.perform(closeEvent, { event, version }, { actor: ARBITER });
    const { standings } = await office.ask(showStandings, { event }, ARBITER);
    expect(standings.rows.map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'p01'],
      [2, 'p02'],
      [2, 'p03'],
    ]);
    const { winners } = await office.ports.archive.read('cat', (reading) =>
      eventResult(reading, office.ports, { id: event, version: 1 }),
    );
    expect(winners).toEqual(['p01']);
  });

  it('[D-OFF-1132] both finalists leave: the final is empty, and the event can be closed without a winner', async () => {
    const office = await knockoutOf(4);
    await enter(office, '1-0 1-0');
    const finalists = (await roundOf(office)).boards.map(({ white }) => white);
    for (const player of finalists) {
      const { version } = (await office.read((reading) => reading.get(entryKind, entryId(event, player))))!;
      await office.perform(withdrawEntry, { event, player, version }, { actor: ARBITER });
    }
    expect((await pair(office, 2)).outcome).toMatchObject({ boards: 0, byes: [] });
    expect(await nextOf(office)).toEqual({ step: 'close' });
    const { version } = await office.ask(showEvent, { event }, ARBITER);
    await office.perform(closeEvent, { event, version }, { actor: ARBITER });
    const { standings } = await office.ask(showStandings, { event }, ARBITER);
    expect(standings.rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
  });

  it('[D-KO-5] a level match goes on in games that are boards of the round and decide alone who goes on', async () => {
    const office = await knockoutOf(4);
    await enter(office, '1/2 1-0');
    expect(await nextOf(office)).toEqual({ step: 'break-ties', round: 1, open: 1 });
    expect(await office.refusals(pair(office, 2))).toMatchObject([
      { code: 'by-the-rules', values: { finding: 'fide-2026.knockout-undecided', white: 'Cognom1, Nom' } },
    ]);
    expect(await add(office, 1, 'rapid', 2)).toMatchObject({ boards: [3, 4] });
    expect(pairs(await roundOf(office))).toEqual(['p01-p04', 'p02-p03', 'p04-p01 rapid', 'p01-p04 rapid']);
    await enter(office, '1-0 1-0', 1, 3);
    expect(await nextOf(office)).toMatchObject({ step: 'break-ties' });
    await add(office, 1, 'armageddon', 1);
    await enter(office, '1/2', 1, 5);
    expect(await nextOf(office)).toEqual({ step: 'pair-round', round: 2 });
    // p04 had White, so a draw is a win for Black.
    await pair(office, 2);
    expect(pairs(await roundOf(office, 2))).toEqual(['p01-p02']);
    const document = await office.ask(eventDocument, { event });
    expect(document.games).toHaveLength(3);
    expect(document.tieBreakGames).toEqual([
      { round: 1, white: 'p04', black: 'p01', pace: 'rapid', result: '1-0' },
      { round: 1, white: 'p01', black: 'p04', pace: 'rapid', result: '1-0' },
      { round: 1, white: 'p04', black: 'p01', pace: 'armageddon', result: '1/2' },
    ]);
    const { remarks } = await office.ask(eventTrf, { event, edition: 'trf26' });
    expect(remarks).toContainEqual({ code: 'trf-left-out', values: { field: 'tieBreakGames', count: 3 } });
    const file = await office.ask(eventFile, { event }, ARBITER);
    expect(file.boards.filter(({ pace }) => pace !== undefined)).toHaveLength(3);
  });

  it('[D-OFF-930] an armageddon is one game; of rapid or blitz there are two unless another number is said', async () => {
    const office = await knockoutOf(2);
    await enter(office, '1/2');
    expect(await office.refusals(add(office, 1, 'armageddon', 2))).toMatchObject([
      { code: 'armageddon-is-one', field: 'games' },
    ]);
    expect(await add(office, 1, 'rapid')).toMatchObject({ boards: [2, 3] });
    await enter(office, '1/2 1/2', 1, 2);
    expect(await add(office, 1, 'blitz')).toMatchObject({ boards: [4, 5] });
    await enter(office, '1/2 1/2', 1, 4);
    expect(await add(office, 1, undefined)).toMatchObject({ boards: [6] });
    await enter(office, '1/2', 1, 6);
    expect(await add(office, 1, 'armageddon')).toMatchObject({ boards: [7] });
  });

  it('[D-KO-5] they are no games of the report; a tie-break that was not needed keeps nobody waiting', async () => {
    const office = await knockoutOf(2);
    await enter(office, '1/2');
    await add(office, 1, 'blitz', 4);
    await enter(office, '0-1', 1, 2);
    expect(await nextOf(office)).toEqual({ step: 'enter-results', round: 1, open: 3 });
    await enter(office, '1-0 1/2', 1, 3);
    expect((await roundOf(office)).boards[4]).not.toHaveProperty('result', expect.anything());
    expect(await nextOf(office)).toEqual({ step: 'close' });
    const stands = await office.ports.archive.read('cat', (reading) => reading.get(eventKind, event));
    await office.perform(closeEvent, { event, version: stands!.version }, { actor: ARBITER });
    await office.perform(
      submitReport,
      { event, version: stands!.version + 1, from: { kind: 'desk' } },
      { actor: ARBITER },
    );
    const report = await office.ports.archive.read('cat', (reading) => reading.get(reportKind, event));
    expect(report!.body.record).toMatchObject({ games: [{ white: 'p01', black: 'p02', result: '1/2' }] });
    // p02 had White in the first blitz game and lost.
    const { winners } = await office.ports.archive.read('cat', (reading) =>
      eventResult(reading, office.ports, { id: event, version: 1 }),
    );
    expect(winners).toEqual(['p01']);
  });

  it('[D-KO-10] the first of two blitz games decides nothing: both are played', async () => {
    const office = await knockoutOf(4);
    await enter(office, '1/2 1-0');
    await add(office, 1, 'blitz');
    await enter(office, '1-0', 1, 3);
    expect(await nextOf(office)).toEqual({ step: 'enter-results', round: 1, open: 1 });
    expect(await office.refusals(pair(office, 2))).toMatchObject([
      { code: 'by-the-rules', values: { finding: 'fide-2026.knockout-undecided', white: 'Cognom1, Nom' } },
    ]);
    expect((await office.ask(eventDocument, { event })).tieBreakGames).toEqual([
      { round: 1, white: 'p04', black: 'p01', pace: 'blitz', result: '1-0' },
      { round: 1, white: 'p01', black: 'p04', pace: 'blitz' },
    ]);
    await enter(office, '1/2', 1, 4);
    await pair(office, 2);
    expect(pairs(await roundOf(office, 2))).toEqual(['p04-p02']);
  });

  it('[D-KO-10] the last game of four is not needed: the round goes on without it, and it is no game of the document', async () => {
    const office = await knockoutOf(2, { gamesPerMatch: 4 });
    await enter(office, '1-0 0-1');
    expect(await nextOf(office)).toEqual({ step: 'enter-results', round: 1, open: 2 });
    await enter(office, '1/2', 1, 3);
    expect(await nextOf(office)).toEqual({ step: 'close' });
    expect((await office.ask(eventDocument, { event })).games).toHaveLength(4);
    await office.perform(closeRound, { event, round: 1, version: 1 }, { actor: ARBITER });
    expect((await office.ask(eventDocument, { event })).games).toHaveLength(3);
    // After a correction the game is needed again, and it is back.
    const { version } = (await roundOf(office)).boards[0]!;
    const told = { event, round: 1, board: 1, version, result: '0-1' as const };
    await office.perform(correctResult, told, { actor: ARBITER, reason: 'the other way round' });
    expect(await nextOf(office)).toEqual({ step: 'enter-results', round: 1, open: 1 });
    expect((await office.ask(eventDocument, { event })).games).toHaveLength(4);
  });

  it('[D-KO-11] who lost the semifinals play for third place; the table and prizes go by it', async () => {
    const office = await knockoutOf(4, { thirdPlaceMatch: true });
    await enter(office, '1-0 1-0');
    await pair(office, 2);
    expect(pairs(await roundOf(office, 2))).toEqual(['p01-p02', 'p04-p03']);
    await enter(office, '1-0 1/2', 2);
    expect(await nextOf(office)).toEqual({ step: 'break-ties', round: 2, open: 1 });
    await add(office, 2, 'armageddon', undefined, 2);
    await enter(office, '1/2', 2, 3);
    expect(await nextOf(office)).toEqual({ step: 'close' });
    const { standings } = await office.ask(showStandings, { event });
    expect(standings!.rows.map(({ rank, player }) => `${rank} ${player}`)).toEqual([
      '1 p01',
      '2 p02',
      '3 p04',
      '4 p03',
    ]);
  });

  it('a result of a tie-break game is put right, and other people go on', async () => {
    const office = await knockoutOf(4);
    await enter(office, '1/2 1-0');
    await add(office, 1, 'rapid', 1);
    await enter(office, '1-0', 1, 3);
    const { boards, version } = await roundOf(office);
    const told = { event, round: 1, board: 3, version: boards[2]!.version, result: '0-1' as const };
    await office.perform(correctResult, told, { actor: ARBITER, reason: 'the other way round' });
    await office.perform(closeRound, { event, round: 1, version }, { actor: ARBITER });
    expect(await nextOf(office)).toEqual({ step: 'pair-round', round: 2 });
    await pair(office, 2);
    expect(pairs(await roundOf(office, 2))).toEqual(['p01-p02']);
  });

  it('refuses games of a match that is decided, not yet level, or over, and of no knockout', async () => {
    const office = await knockoutOf(4);
    const adding = async (board: number, pace?: TieBreakPace, round = 1) =>
      (await office.refusals(add(office, board, pace, 1, round))).map(({ code }) => code);
    expect(await adding(1, 'rapid')).toEqual(['results-missing']);
    await enter(office, '1-0 1/2');
    expect(await adding(1, 'rapid')).toEqual(['match-decided']);
    const { version } = await roundOf(office);
    const stranger = { event, round: 1, version, board: 2, white: 'p01', games: 1 };
    expect(await office.refusals(office.perform(addGames, stranger, { actor: ARBITER }))).toMatchObject([
      { code: 'entry-unknown', field: 'white' },
    ]);
    const old = { ...stranger, white: 'p02', version: 9 };
    expect(await office.refusals(office.perform(addGames, old, { actor: ARBITER }))).toMatchObject([
      { code: 'changed-meanwhile' },
    ]);
    await add(office, 2, 'blitz', 1);
    await enter(office, '1-0', 1, 3);
    await pair(office, 2);
    expect(await adding(2, 'blitz')).toEqual(['match-over', 'match-decided']);
    const swiss = await officeWithEvent(4);
    await pair(swiss, 1);
    expect(await swiss.refusals(add(swiss, 1, 'rapid', 1))).toMatchObject([{ code: 'match-of-knockout' }]);
  });

  it('the last game that was added is taken away while it has no result; a closed round opens for more', async () => {
    const office = await knockoutOf(4);
    await enter(office, '1/2 1/2');
    const close = async () =>
      office.perform(closeRound, { event, round: 1, version: (await roundOf(office)).version }, { actor: ARBITER });
    await close();
    await add(office, 1, 'rapid', 2);
    expect((await roundOf(office)).state).toBe('paired');
    const drop = async (board: number) => {
      const { version } = await roundOf(office);
      return office.perform(dropGame, { event, round: 1, version, board }, { actor: ARBITER });
    };
    expect(await office.refusals(drop(3))).toMatchObject([{ code: 'game-not-last' }]);
    await drop(4);
    await enter(office, '1-0', 1, 3);
    expect(await office.refusals(drop(3))).toMatchObject([{ code: 'board-has-result' }]);
    expect(await office.refusals(drop(2))).toMatchObject([{ code: 'game-not-last' }, { code: 'board-has-result' }]);
    await add(office, 2, 'blitz', 1);
    expect(pairs(await roundOf(office)).slice(2)).toEqual(['p04-p01 rapid', 'p03-p02 blitz']);
  });

  it('[D-KO-4] matches of two games: boards side by side, colours in turns, both count', async () => {
    const office = await knockoutOf(4, { gamesPerMatch: 2 });
    expect(pairs(await roundOf(office))).toEqual(['p01-p04', 'p04-p01', 'p02-p03', 'p03-p02']);
    await enter(office, '1-0 1/2 1-0 1-0');
    expect(await nextOf(office)).toMatchObject({ step: 'break-ties', open: 1 });
    await add(office, 3, undefined, 2);
    expect(pairs(await roundOf(office)).slice(4)).toEqual(['p03-p02', 'p02-p03']);
    expect(await nextOf(office)).toMatchObject({ step: 'enter-results', open: 2 });
    await enter(office, '1/2 1-0', 1, 5);
    await pair(office, 2);
    expect(pairs(await roundOf(office, 2))).toEqual(['p01-p02', 'p02-p01']);
    expect((await office.ask(eventDocument, { event })).games).toHaveLength(8);
    const { rows } = await office.ask(showCrosstable, { event });
    const cell = (player: string) => rows.find((row) => row.player === player)!.cells[0];
    expect(cell('p01')).toMatchObject({ opponent: 'p04', points: 1.5 });
    expect(cell('p03')).toMatchObject({ opponent: 'p02', points: 1.5 });
  });

  it('[D-OFF-1080] the final may have more games than the rounds before it', async () => {
    const office = await knockoutOf(4);
    await enter(office, '1-0 1-0');
    const { version } = await office.ask(showEvent, { event }, ARBITER);
    const facts = { ...SWISS, ...KNOCKOUT, rounds: 2, gamesPerMatch: 2 };
    await office.perform(amendEvent, { event, version, facts }, { actor: ARBITER });
    expect((await office.ask(eventDocument, { event })).gamesPerMatch).toEqual([1, 2]);
    await pair(office, 2);
    expect(pairs(await roundOf(office, 2))).toEqual(['p01-p02', 'p02-p01']);
    expect((await office.ask(eventDocument, { event })).gamesPerMatch).toEqual([1, 2]);
    await enter(office, '1-0', 2);
    expect(await nextOf(office)).toMatchObject({ step: 'enter-results', open: 1 });
    await enter(office, '1/2', 2, 2);
    const { standings } = await office.ask(showStandings, { event });
    expect(standings!.rows.slice(0, 2).map(({ player }) => player)).toEqual(['p01', 'p02']);
  });

  it('[D-KO-4] by hand the games of a match stay together; a player of two matches is refused', async () => {
    const office = await knockoutOf(4, { gamesPerMatch: 2 });
    const change = async (...wanted: readonly string[]) => {
      const { version } = await roundOf(office);
      const told = wanted.map((two, i) => {
        const [white, black] = two.split('-') as [string, string];
        return { board: i + 1, white, black };
      });
      const command = { event, round: 1, version, pairs: told, byes: [], absent: [] };
      return office.perform(changePair, command, { actor: ARBITER, reason: 'by hand' });
    };
    expect(await office.refusals(change('p01-p03', 'p04-p01', 'p02-p04', 'p03-p02'))).toMatchObject(
      ['p01', 'p04', 'p03', 'p02'].map((id) => ({ code: 'player-twice-in-round', values: { id } })),
    );
    await change('p01-p03', 'p03-p01', 'p02-p04', 'p04-p02');
    expect(pairs(await roundOf(office))).toEqual(['p01-p03', 'p03-p01', 'p02-p04', 'p04-p02']);
    await enter(office, '1/2 1/2');
    await add(office, 1, 'rapid', 1);
    await change('p01-p03', 'p03-p01', 'p02-p04', 'p04-p02', 'p01-p03');
    expect(pairs(await roundOf(office))[4]).toBe('p01-p03 rapid');
  });

  it('a system without matches does not know how many games they have', async () => {
    const office = await fideOffice(2, { competitionRules: 'fide-2026' });
    const facts = { ...SWISS, system: 'fide-dutch', gamesPerMatch: 2 };
    expect(await office.refusals(office.perform(registerEvent, { facts }, { actor: ARBITER }))).toMatchObject([
      { code: 'event-fact-unused', field: 'facts.gamesPerMatch' },
    ]);
  });
});
