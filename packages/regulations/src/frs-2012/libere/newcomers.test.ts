import { describe, expect, it } from 'vitest';
import { event, RULES } from '../testing/build.ts';
import { eventGames, roundsPlayed } from './event-games.ts';
import { newcomerStarts } from './newcomers.ts';

const INDEX = new Map([...'ABCDE'].map((id, player) => [id, player]));
const [A, B, C, D] = [0, 1, 2, 3];

function starts(lines: readonly string[], rated: ReadonlyMap<number, number>) {
  const games = eventGames(event('e', '2011-05-01', lines).games, INDEX);
  const newcomers = games.players.filter((player) => !rated.has(player));
  return newcomerStarts(RULES, games, newcomers, (player) => rated.get(player));
}

describe('newcomers from 2011 on', () => {
  it('[1] the first pass sees rated opponents only, the second the other newcomers as the first left them (D-FRS-5)', () => {
    // C beats A (200) and loses to D; D ties with B (100) and beats C.
    const rated = new Map([
      [A, 200],
      [B, 100],
    ]);
    expect(starts(['C-A 1-0', 'D-B 1/2', 'C-D 0-1'], rated)).toEqual([
      { player: C, ratedGames: 1, firstPass: 250, games: 2, secondPass: (250 + 50) / 2 },
      { player: D, ratedGames: 1, firstPass: 100, games: 2, secondPass: (100 + 300) / 2 },
    ]);
  });

  it('[1] a newcomer who met no rated opponent has 150 after the first pass (D-FRS-5)', () => {
    expect(starts(['C-D 1-0', 'D-A 1-0'], new Map([[A, 160]]))).toEqual([
      { player: C, ratedGames: 0, firstPass: 150, games: 1, secondPass: 260 },
      { player: D, ratedGames: 1, firstPass: 210, games: 2, secondPass: (100 + 210) / 2 },
    ]);
  });

  it('[1] neither pass caps: there is no own rating to cap by (D-FRS-5)', () => {
    expect(starts(['C-A 0-1'], new Map([[A, 400]]))[0]!.secondPass).toBe(350);
  });

  it('[1] an event among newcomers alone goes round 150', () => {
    expect(starts(['C-D 1-0'], new Map()).map(({ secondPass }) => secondPass)).toEqual([200, 100]);
  });
});

describe('games of an event', () => {
  const game = (round: number, a: string, b: string) => ({ round, a, b, result: '1-0' as const });

  it('[1] games go by round, within a round by the document', () => {
    const games = eventGames([game(2, 'A', 'B'), game(1, 'C', 'D'), game(2, 'C', 'A'), game(1, 'A', 'E')], INDEX);
    expect([...games.round]).toEqual([1, 1, 2, 2]);
    expect([...games.a]).toEqual([C, A, A, C]);
    expect(games.players).toEqual([C, D, A, 4, B]);
  });

  it('[1] rounds are counted once, however many games they have', () => {
    const games = [game(1, 'A', 'B'), game(1, 'C', 'D'), game(2, 'A', 'C'), game(4, 'A', 'D')];
    expect(roundsPlayed(eventGames(games, INDEX))).toBe(3);
  });
});
