import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { receiveEvent } from '../file/receive-event.ts';
import { eventFile } from '../file/write-event-file.ts';
import { enterResult } from '../rounds/enter-result.ts';
import { showRounds } from '../rounds/show-rounds.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, officeWithPlayers, pair } from '../testing/event-office.ts';
import { eventGames } from './event-games.ts';
import { keepGames } from './keep-games.ts';

const by = { actor: ARBITER };

async function paired(): Promise<{
  office: TestOffice;
  boards: { white: string; black: string }[];
  names: Record<string, string>;
}> {
  const office = await officeWithEvent(8);
  await pair(office, 1);
  const { rounds, names } = await office.ask(showRounds, { event: 'open', round: 1 }, ARBITER);
  return { office, boards: rounds[0]!.boards, names };
}

const game = (white: string, black: string, result: string, more = ''): string =>
  `[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n${more}\n1. e4 e5 2. Nf3 ${result}\n\n`;
const keep = (office: TestOffice, text: string, results = true) =>
  office.perform(keepGames, { event: 'open', text, results }, by);

describe('games of a PGN', () => {
  it('[D-OFF-606] come to their boards by names in any order or the FIDE number; a board without a result takes it', async () => {
    const { office, boards, names } = await paired();
    const [one, two] = boards;
    const spoken = (id: string): string => names[id]!.split(', ').reverse().join(' ').toUpperCase();
    const text =
      game(spoken(one!.white), names[one!.black]!, '1-0', '[Round "1.1"]\n') +
      game(names[two!.white]!, names[two!.black]!, '*');
    const { outcome } = await keep(office, text);
    expect(outcome).toEqual({ games: 2, results: 1, differ: [], left: [] });
    const { rounds } = await office.ask(showRounds, { event: 'open', round: 1 }, ARBITER);
    expect(rounds[0]!.boards.map(({ result }) => result)).toEqual(['1-0', undefined, undefined, undefined]);
    const { games } = await office.ask(eventGames, { event: 'open', moves: true }, ARBITER);
    expect(games).toMatchObject([
      { board: 1, result: '1-0', told: '1-0', plies: 3, moves: '1. e4 e5 2. Nf3' },
      { board: 2, plies: 3 },
    ]);
  });

  it('[D-OFF-606] a result that is on record stays, and both are told', async () => {
    const { office, boards, names } = await paired();
    await office.perform(enterResult, { event: 'open', round: 1, board: 1, version: 1, result: '1/2' }, by);
    const text = game(names[boards[0]!.white]!, names[boards[0]!.black]!, '0-1');
    const { outcome } = await keep(office, text);
    expect(outcome).toMatchObject({ results: 0, differ: [{ round: 1, board: 1, told: '0-1', onFile: '1/2' }] });
    const { games, lastFile } = await office.ask(eventGames, { event: 'open' }, ARBITER);
    expect(games).toMatchObject([{ result: '1/2', told: '0-1' }]);
    expect(lastFile).toEqual(outcome);
    expect(await office.ask(eventGames, { event: 'open' }, OTHER_ARBITER)).not.toHaveProperty('lastFile');
  });

  it('without the wish for results the games alone are kept', async () => {
    const { office, boards, names } = await paired();
    const { outcome } = await keep(office, game(names[boards[0]!.white]!, names[boards[0]!.black]!, '1-0'), false);
    expect(outcome).toMatchObject({ games: 1, results: 0 });
  });

  it('[D-OFF-606] what comes to no board is told with its line', async () => {
    const { office, boards, names } = await paired();
    const [one, two] = boards;
    const right = game(names[one!.white]!, names[one!.black]!, '1-0');
    const texts = [
      game('Nobody, Known', names[one!.black]!, '1-0'),
      game(names[one!.black]!, names[one!.white]!, '1-0'),
      game(names[one!.white]!, names[two!.black]!, '1-0'),
      game(names[one!.white]!, names[one!.black]!, '1-0', '[Round "2"]\n'),
      right,
      right,
      '[White "A"]\n[Black "B"]\n\n1. zz 1-0\n\n',
    ];
    const { outcome } = await keep(office, texts.join(''));
    expect(outcome.games).toBe(1);
    expect(outcome.left).toEqual([
      { line: 1, why: 'player-unknown', name: 'Nobody, Known' },
      { line: 7, why: 'other-colours' },
      { line: 13, why: 'not-paired' },
      { line: 19, why: 'not-paired' },
      { line: 32, why: 'twice' },
      { line: 38, why: 'unreadable' },
    ]);
  });

  it('a file without games, and whoever does not run the event, are refused', async () => {
    const { office, boards, names } = await paired();
    await expect(keep(office, 'hello')).rejects.toThrow('pgn-none');
    const text = game(names[boards[0]!.white]!, names[boards[0]!.black]!, '1-0');
    const asOther = office.perform(keepGames, { event: 'open', text }, { actor: OTHER_ARBITER });
    await expect(asOther).rejects.toThrow('not-own-matter');
  });

  it('travel with the event', async () => {
    const { office, boards, names } = await paired();
    await keep(office, game(names[boards[0]!.white]!, names[boards[0]!.black]!, '1-0'));
    const file = await office.ask(eventFile, { event: 'open' }, ARBITER);
    const elsewhere = await officeWithPlayers(8);
    await elsewhere.perform(receiveEvent, { file: JSON.parse(JSON.stringify(file)) }, by);
    const { games } = await elsewhere.ask(eventGames, { event: 'open', moves: true }, ARBITER);
    expect(games).toMatchObject([{ round: 1, board: 1, moves: '1. e4 e5 2. Nf3' }]);
  });
});
