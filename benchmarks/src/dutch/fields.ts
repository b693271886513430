import type { RandomBelow, Result, Tournament, TournamentPlayer } from '@escala/core';

/** A tournament to be played: by default the stronger player wins more often, and a third of the games are drawn. */
export interface Field {
  readonly what: string;
  readonly players: number;
  readonly rounds: number;
  readonly isUnrated?: true;
  /** Settings common to all rounds, besides players and games. */
  readonly rules?: (players: readonly TournamentPlayer[]) => Partial<Tournament>;
  readonly result?: (game: { white: number; black: number; round: number }, random: RandomBelow) => Result;
  /** The share of games won by forfeit. */
  readonly forfeits?: number;
  /** Who is away in a round, and whether with half a point; players count from 0, with their points. */
  readonly away?: (player: number, round: number, points: number, random: RandomBelow) => 'half' | 'zero' | undefined;
}

/**
 * Nine-round opens, with the target time of a round, and that of the other engine in its fifth round (milliseconds).
 */
export const OPENS = [
  { players: 100, target: 5, other: 30 },
  { players: 200, target: undefined, other: 210 },
  { players: 500, target: 60, other: 3_700 },
  { players: 1000, target: 150, other: 40_000 },
  { players: 2000, target: undefined, other: 442_000 },
  { players: 5000, target: 3_000, other: undefined },
] as const;

/** Keeps all players of a club apart. */
export const clubs =
  (clubOf: (player: number, players: number) => number, count: number): NonNullable<Field['rules']> =>
  (players) => ({
    forbidden: Array.from({ length: count }, (_, club) => ({
      players: players.filter((_, i) => clubOf(i, players.length) === club).map(({ id }) => id),
    })),
  });

/** The worst cases of a tournament. */
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
    field('ten clubs kept apart, White wins or draws', {
      rules: clubs((player) => player % 10, 10),
      result: (_game, random) => (random(3) > 0 ? '1-0' : '1/2'),
    }),
    field('clubs of one, two, four, eight … by strength', {
      rules: clubs((player) => Math.floor(Math.log2(player + 1)), 12),
    }),
    field('the same, the favourite always wins, fifteen rounds', {
      rounds: 15,
      rules: clubs((player) => Math.floor(Math.log2(player + 1)), 12),
      result: ({ white, black }) => (white < black ? '1-0' : '0-1'),
    }),
    field('three clubs by strength, half of the field comes in round 3', {
      rules: clubs((player, count) => Math.floor((3 * player) / count), 3),
      away: (player, round) => (round < 3 && player % 2 === 1 ? 'zero' : undefined),
    }),
    ...[5, 8].map((count) =>
      field(`${count} clubs by strength, the favourite always wins`, {
        rules: clubs((player, all) => Math.floor((count * player) / all), count),
        result: ({ white, black }) => (white < black ? '1-0' : '0-1'),
      }),
    ),
    field('five clubs by strength', { rules: clubs((player, all) => Math.floor((5 * player) / all), 5) }),
    field('one club of nearly half the field, and byes', {
      rules: clubs((player) => (player % 20 < 9 ? 0 : 1), 1),
      away: (player, round) => (round % 2 === 0 && player % 2 === 0 ? 'half' : undefined),
    }),
    field('three clubs, one of half the field, fifteen rounds of colours', {
      rounds: 15,
      rules: clubs((player) => (player % 2 === 0 ? 0 : 1 + (player % 4 === 1 ? 0 : 1)), 3),
      result: ({ round }) => (round % 3 === 0 ? '0-1' : '1-0'),
    }),
    field('few score groups: two rounds are decided, then all is drawn', {
      result: ({ round }) => (round < 3 ? '1-0' : '1/2'),
    }),
    field('two of three have a bye in every round', {
      away: (_player, _round, _points, random) => (random(3) > 0 ? 'half' : undefined),
    }),
    field('Baku acceleration, clubs of one, two, four, eight … by strength', {
      rules: (all) => ({ acceleration: 'baku', ...clubs((player) => Math.floor(Math.log2(player + 1)), 12)(all) }),
    }),
    field('three points for a win, four clubs by strength', {
      rules: (all) => ({
        scoring: { win: 3, draw: 1, loss: 0 },
        ...clubs((player, count) => Math.floor((4 * player) / count), 4)(all),
      }),
    }),
    field('four clubs by strength, a fifth of the field comes in each of the first five rounds', {
      rules: clubs((player, count) => Math.floor((4 * player) / count), 4),
      away: (player, round) => (round <= player % 5 ? 'zero' : undefined),
    }),
    field('four clubs by strength, twenty rounds', {
      rounds: 20,
      rules: clubs((player, count) => Math.floor((4 * player) / count), 4),
    }),
    field('clubs of one, two, four, eight … by strength, White wins or draws, fifteen rounds', {
      rounds: 15,
      rules: clubs((player) => Math.floor(Math.log2(player + 1)), 12),
      result: (_game, random) => (random(2) === 0 ? '1-0' : '1/2'),
    }),
    field('two clubs kept apart', { rules: clubs((player) => player % 2, 2) }),
    field('two clubs, the stronger against the weaker', {
      rules: clubs((player, count) => (2 * player < count ? 0 : 1), 2),
    }),
  ];
}

/** The last rounds of long events: in small fields nearly everybody has met. */
export const LONG_EVENTS: readonly Field[] = [
  { players: 16, rounds: 15 },
  { players: 20, rounds: 15 },
  { players: 24, rounds: 15 },
  { players: 30, rounds: 15 },
  { players: 30, rounds: 20 },
  { players: 300, rounds: 15 },
].map((size) => ({ what: `${size.rounds} rounds`, ...size }));
