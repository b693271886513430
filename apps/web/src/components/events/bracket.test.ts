import type { Tournament, TournamentGame } from '@escala/core';
import { expect, it } from 'vitest';
import { beatenIn, matchesByRound } from './bracket.ts';

const game = (round: number, white: string, black: string, result?: TournamentGame['result']): TournamentGame => ({
  round,
  white,
  black,
  result,
});
const knockout = (games: readonly TournamentGame[], rounds = 3, byes: Tournament['byes'] = []): Tournament =>
  ({ format: 'escala/tournament@1', system: 'knockout', rounds, players: [], games, byes }) as Tournament;

const FIRST = [game(1, '1', '8', '1-0'), game(1, '7', '2', '0-1'), game(1, '3', '6', '1-0'), game(1, '5', '4', '0-1')];

it('a match stands where its winner goes on', () => {
  const [first, second] = matchesByRound(knockout([...FIRST, game(2, '1', '4'), game(2, '2', '3')]));
  expect(second!.map(({ players }) => players)).toEqual([
    ['1', '4'],
    ['2', '3'],
  ]);
  expect(first!.map(({ winner }) => winner)).toEqual(['1', '4', '2', '3']);
});

it('rounds to come have open places, with the winners who are known', () => {
  const rounds = matchesByRound(knockout([...FIRST, game(2, '1', '4', '1-0'), game(2, '2', '3')]));
  expect(rounds).toHaveLength(3);
  expect(rounds[2]).toEqual([{ players: ['1', undefined], points: [undefined, undefined] }]);
});

it('games of a match are added up; level on points, who goes on has won', () => {
  const games = [game(1, '1', '2', '1-0'), game(1, '2', '1', '1-0'), game(2, '2', '3')];
  const rounds = matchesByRound(knockout([...games, game(1, '3', '4', '1-0')], 2));
  expect(rounds[0]![0]).toMatchObject({ players: ['1', '2'], points: [1, 1], winner: '2' });
});

it('who passes without play has a place, and nothing was played before the first round', () => {
  const [first] = matchesByRound(knockout([game(1, '2', '3', '1/2')], 2, [{ round: 1, player: '1', points: 1 }]));
  expect(first).toContainEqual({ players: ['1'], points: [undefined], winner: '1' });
  expect(matchesByRound(knockout([]))).toEqual([]);
});

it('who lost a match is out, before the next round is drawn too', () => {
  const out = beatenIn(knockout([...FIRST, game(2, '1', '4', '1-0'), game(2, '2', '3')]));
  const lost = FIRST.map(({ white, black, result }) => (result === '1-0' ? black : white));
  expect([...out].toSorted()).toEqual([...lost, '4'].toSorted());
});

it('[D-KO-11] a match for third place stands beside the tree and lifts nobody in it', () => {
  const semis = [game(1, '1', '4', '1-0'), game(1, '2', '3', '0-1')];
  const wanted = { ...knockout(semis, 2), thirdPlaceMatch: true };
  expect([...beatenIn(wanted)]).toEqual([]);
  const played = { ...wanted, games: [...semis, game(2, '1', '3', '1-0'), game(2, '4', '2', '0-1')] };
  const [first, last] = matchesByRound(played);
  expect(first!.map(({ winner }) => winner)).toEqual(['1', '3']);
  expect(last).toMatchObject([
    { players: ['1', '3'], winner: '1' },
    { players: ['4', '2'], winner: '2', isForThird: true },
  ]);
  expect([...beatenIn(played)].toSorted()).toEqual(['3', '4']);
});

it('[D-KO-5] a level match is won by its tie-break games, before the next round is drawn, and says so', () => {
  const drawn = [game(1, '1', '4', '1/2'), game(1, '2', '3', '1/2')];
  const tieBreakGames = [
    { round: 1, white: '4', black: '1', pace: 'rapid' as const, result: '1/2' as const },
    { round: 1, white: '4', black: '1', pace: 'armageddon' as const, result: '1/2' as const },
  ];
  const withdrawals = [{ player: '2', afterRound: 1 }];
  const [first] = matchesByRound({ ...knockout(drawn, 2), tieBreakGames, withdrawals });
  expect(first).toMatchObject([
    { players: ['1', '4'], points: [0.5, 0.5], winner: '1', by: 'tie-break', tieBreaks: tieBreakGames },
    { players: ['2', '3'], winner: '3', by: 'withdrawal' },
  ]);
  // Games count before tie-breaks: these were played by mistake.
  const won = [game(1, '1', '4', '0-1'), drawn[1]!];
  expect(matchesByRound({ ...knockout(won, 2), tieBreakGames })[0]![0]).toEqual({
    players: ['1', '4'],
    points: [0, 1],
    winner: '4',
  });
});
