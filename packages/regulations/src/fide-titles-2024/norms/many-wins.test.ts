import type { Tournament, TournamentGame } from '@escala/core';
import { expect, it } from 'vitest';
import { judgeNorms } from './judge-norms.ts';

const FEDERATIONS = ['ESP', 'FRA', 'GER', 'ITA'];

/** The candidate wins four of five rounds and draws the fifth, against masters of whom every fourth has this title. */
function longSwiss(rounds: number, title: string): Tournament {
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);
  const opponents = numbers.map((number) => ({
    id: `o${number}`,
    number: number + 1,
    rating: 2300 + ((number * 37) % 300),
    federation: FEDERATIONS[number % 4]!,
    title: number % 4 === 0 ? title : 'FM',
  }));
  const games = numbers.map((round): TournamentGame => {
    const result = round % 5 === 0 ? '1/2' : '1-0';
    return { round, white: 'hero', black: `o${round}`, result };
  });
  const hero = { id: 'hero', number: 1, rating: 2400, federation: 'AND', title: 'FM', sex: 'm' as const };
  const event = { start: '2025-01-01', end: '2025-01-30' };
  return {
    format: 'escala/tournament@1',
    system: 'fide-dutch',
    rounds,
    players: [hero, ...opponents],
    games,
    event,
  };
}

it('[1.4.1f] of twenty-eight games with twenty-three wins those are ignored that have to be (D-FT-4)', () => {
  const norm = (tournament: Tournament) => judgeNorms(tournament, 'hero').norms.find((each) => each.norm === 'GM')!;
  // Seven grandmasters are a third of 21 games; of 13 credited ones no more count (1.7).
  const made = norm(longSwiss(28, 'GM'));
  expect(made).toMatchObject({ achieved: true, games: 21, required: 7, credited: 13 });
  expect(made.dropped).toHaveLength(7);
  // Without grandmasters nothing that may be ignored helps.
  expect(norm(longSwiss(28, 'IM'))).toMatchObject({ achieved: false, games: 28, dropped: [] });
});

it('[1.4.1f] forty games, of which twenty-five wins have to be ignored, or with federations that are not told', () => {
  const norm = (tournament: Tournament) => judgeNorms(tournament, 'hero').norms.find((each) => each.norm === 'GM')!;
  const long = longSwiss(40, 'GM');
  // Every eighth opponent is a grandmaster: five are a third of fifteen games.
  const few = long.players.map((each, i) => (each.title === 'GM' && i % 8 === 0 ? { ...each, title: 'IM' } : each));
  const made = norm({ ...long, players: few });
  expect(made).toMatchObject({ achieved: true, games: 15, required: 5 });
  expect(made.dropped).toHaveLength(25);
  // Federations that are not told leave 1.4.3 open, whatever is ignored.
  const untold = long.players.map(({ federation: _, ...each }) => each);
  expect(norm({ ...long, players: untold })).toMatchObject({ achieved: false, games: 40, dropped: [] });
});
