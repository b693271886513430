import type { RandomBelow, Result, Tournament, TournamentPlayer } from '@escala/core';

/** A tournament to be played: where nothing is said, the stronger wins more often and a third of the games are drawn. */
export interface Field {
  readonly what: string;
  readonly players: number;
  readonly rounds: number;
  readonly isUnrated?: true;
  /** What all rounds have in common, beside players and games. */
  readonly rules?: (players: readonly TournamentPlayer[]) => Partial<Tournament>;
  readonly result?: (game: { white: number; black: number; round: number }, random: RandomBelow) => Result;
  /** Who stays away from a round, and whether for half a point; players from 0 on, with their points. */
  readonly away?: (player: number, round: number, points: number, random: RandomBelow) => 'half' | 'zero' | undefined;
}

/** Nine-round opens, with the time that a round of them may take, and that of the other engine in its fifth round (milliseconds). */
export const OPENS = [
  { players: 100, target: 5, other: 30 },
  { players: 200, target: undefined, other: 210 },
  { players: 500, target: 60, other: 3_700 },
  { players: 1000, target: 150, other: 40_000 },
  { players: 2000, target: undefined, other: 442_000 },
  { players: 5000, target: 3_000, other: undefined },
] as const;

/** Everybody of a club is kept apart from everybody else of it. */
const clubs =
  (clubOf: (player: number, players: number) => number, count: number): NonNullable<Field['rules']> =>
  (players) => ({
    forbidden: Array.from({ length: count }, (_, club) => ({
      players: players.filter((_, i) => clubOf(i, players.length) === club).map(({ id }) => id),
    })),
  });

/** What a tournament can come to at worst. */
export function awkwardFields(players: number): Field[] {
  const field = (what: string, terms: Partial<Field> = {}): Field => ({ what, players, rounds: 9, ...terms });
  return [
    field('an odd field', { players: players + 1 }),
    field('nobody rated', { isUnrated: true }),
    field('one score group: all games drawn', { result: () => '1/2' }),
    field('the favourite always wins', { result: ({ white, black }) => (white < black ? '1-0' : '0-1') }),
    field('White always wins', { result: () => '1-0' }),
    field('White wins odd rounds, Black even ones', { result: ({ round }) => (round % 2 === 1 ? '1-0' : '0-1') }),
    field('half of the field has one colour due', {
      away: (player, round) => (round % 2 === 0 && player % 2 === 0 ? 'half' : undefined),
    }),
    field('a quarter of the field has a bye', {
      away: (_player, _round, _points, random) => (random(4) > 0 ? undefined : random(3) > 0 ? 'half' : 'zero'),
    }),
    field('the leaders leave before round 6', {
      away: (_player, round, points) => (round > 5 && points >= 3.5 ? 'zero' : undefined),
    }),
    field('Baku acceleration', { rules: () => ({ acceleration: 'baku' }) }),
    field('fifteen rounds', { rounds: 15 }),
    field('White wins or draws', { result: (_game, random) => (random(2) === 0 ? '1-0' : '1/2') }),
    field('half of the field leaves before round 5', {
      away: (player, round) => (round > 4 && player % 2 === 0 ? 'zero' : undefined),
    }),
    field('Baku acceleration, White always wins', { rules: () => ({ acceleration: 'baku' }), result: () => '1-0' }),
    field('three clubs, one of half the field', {
      rules: clubs((player) => (player % 2 === 0 ? 0 : 1 + (player % 4 === 1 ? 0 : 1)), 3),
    }),
    field('ten clubs kept apart', { rules: clubs((player) => player % 10, 10) }),
    field('two clubs kept apart', { rules: clubs((player) => player % 2, 2) }),
    field('two clubs, the stronger against the weaker', {
      rules: clubs((player, count) => (2 * player < count ? 0 : 1), 2),
    }),
  ];
}

/** Rounds 12 to 15 of small fields: nearly everybody has met. */
export const LONG_EVENTS: readonly Field[] = [16, 20, 24, 30].map((players) => ({
  what: 'fifteen rounds of a small field',
  players,
  rounds: 15,
}));
