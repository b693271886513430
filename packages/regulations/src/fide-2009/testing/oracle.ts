import { dayFrom, type EventRecord, type GameRecord, type HeadToHeadInput, type PlayerFacts } from '@escala/core';
import Fraction from 'fraction.js';
import { expectedOf, rounded, sum } from './fractions.ts';
import { FLOOR, factor, listOf, type Made } from './oracle-list.ts';
import { type OracleGames, type OraclePlayer, oracleRoundRobin, oracleRu } from './oracle-performance.ts';

/**
 * A second implementation of the regulation, on the document itself, with fractions and without regard to speed. Shares
 * nothing with the engine but the calendar.
 */
export interface OracleOutput {
  readonly list: unknown[];
  readonly performances: unknown[];
  readonly ledger: OracleLine[];
  readonly errors: { event: string; article: string }[];
}

interface OracleLine {
  readonly player: string;
  readonly change: number;
}

type Ratings = Readonly<Record<string, number>>;

export function oracle(input: HeadToHeadInput): OracleOutput {
  const each = new Fraction(input.revision === '12.5-points' ? '12.5' : 15);
  const last: Ratings = input.lists.at(-1)?.ratings ?? {};
  const facts = new Map(input.players.map((player) => [player.id, player]));
  const listOn = (date: string): Ratings =>
    input.lists.findLast((list) => list.date <= date)?.ratings ?? input.lists[0]?.ratings ?? {};
  const output: OracleOutput = { list: [], performances: [], ledger: [], errors: [] };
  const changes = new Map<string, Fraction[]>();
  const made = new Map<string, Made[]>();

  for (const event of eventsOf(input)) {
    const present = participants(event);
    const atStart = listOn(event.start);
    const errors = oracleErrors(event, present, atStart, facts);
    output.errors.push(...errors.map((article) => ({ event: event.id, article })));
    if (errors.length > 0) continue;
    const played = rateable(event).filter((game) => isPlayed(game));
    const ratingsFor = (game: GameRecord): Ratings =>
      event.perRoundRatings && game.date !== undefined ? listOn(game.date) : atStart;
    const complete = isComplete(event, present);
    const own = new Map<string, number>();
    const ru = new Map<string, number>();
    const results = complete
      ? roundRobinResults(event, present, played, atStart, ratingsFor, each)
      : swissResults(present, played, ratingsFor, each);
    for (const { id, points, games, rc, ru: performance } of results) {
      const earlier = made.has(id) || (facts.get(id)!.pool?.length ?? 0) > 0;
      const asFirst = points.compare(1) >= 0 && performance >= FLOOR;
      const counted = (earlier || asFirst) && (complete || games >= 3);
      const forOpponents = complete || (points.compare(new Fraction(1, 2)) >= 0 && performance >= FLOOR);
      const row = { event: event.id, player: id, rc, ru: performance, counted, games, points: points.valueOf() };
      output.performances.push(row);
      if (counted) own.set(id, performance);
      if (counted && forOpponents) ru.set(id, performance);
    }
    for (const { id, points, games, rc } of results)
      if (own.has(id)) {
        const ofTeams = event.teamChampionship ? { teamChampionship: true } : {};
        const figures = { games, points: points.valueOf(), rc, ru: own.get(id)! };
        const entry = { event: event.id, end: event.end, ...figures, ...ofTeams };
        made.set(id, [...(made.get(id) ?? []), entry]);
      }
    for (const game of played) {
      const ratings = ratingsFor(game);
      for (const [player, opponent, score] of sides(game)) {
        if (last[player] === undefined) continue;
        const own = ratings[player] ?? last[player];
        const opponentRating = ratings[opponent] ?? ru.get(opponent);
        if (opponentRating === undefined) continue;
        const k = factor(input, facts.get(player)!);
        const expected = expectedOf(own - opponentRating);
        const change = score.sub(expected).mul(k);
        changes.set(player, [...(changes.get(player) ?? []), change]);
        const line = { player, event: event.id, round: game.round, opponent, own, opponentRating, k };
        output.ledger.push({
          ...line,
          score: score.valueOf(),
          expected: expected.valueOf(),
          change: change.valueOf(),
        } as OracleLine);
      }
    }
  }
  output.list.push(...listOf(input, changes, made, each));
  return output;
}

function eventsOf(input: HeadToHeadInput): EventRecord[] {
  const day = dayFrom(input.listDate);
  const previous = input.lists.at(-1)?.date;
  const before = previous === undefined ? undefined : dayFrom(previous);
  const isIn = (event: EventRecord, list: number): boolean => {
    const closes = event.official ? list - 1 : list - 7;
    const ready = [event.end, event.receivedOn ?? event.end].every((date) => dayFrom(date) <= closes);
    return ready && (event.evaluatedOn === undefined || dayFrom(event.evaluatedOn) < list);
  };
  return input.events
    .filter((event) => isIn(event, day) && (before === undefined || !isIn(event, before)))
    .sort((a, b) => (a.end !== b.end ? (a.end < b.end ? -1 : 1) : a.id < b.id ? -1 : 1));
}

function participants(event: EventRecord): string[] {
  return [...new Set([...(event.participants ?? []), ...event.games.flatMap((game) => [game.white, game.black])])];
}

function isPlayed(game: GameRecord): boolean {
  return (game.kind ?? 'played') === 'played';
}

function sides({ white, black, result }: GameRecord): [string, string, Fraction][] {
  const score = {
    '1-0': [1, 0],
    '0-1': [0, 1],
    '1/2': ['1/2', '1/2'],
    '0-0': [0, 0],
    '1/2-0': ['1/2', 0],
    '0-1/2': [0, '1/2'],
  }[result];
  return [
    [white, black, new Fraction(score[0]!)],
    [black, white, new Fraction(score[1]!)],
  ];
}

/** Games of a match until it is decided, in the order of the document. */
function rateable(event: EventRecord): readonly GameRecord[] {
  if (event.type !== 'match') return event.games;
  const inOrder = [...event.games].sort((a, b) => a.round - b.round);
  const half = new Fraction(event.rounds ?? event.games.length, 2);
  const open = inOrder.filter((_, i) =>
    participants(event).every((player) => {
      const points = inOrder.slice(0, i).flatMap(sides);
      return sum(points.filter(([id]) => id === player).map(([, , score]) => score)).compare(half) <= 0;
    }),
  );
  return event.games.filter((game) => open.includes(game));
}

function isComplete(event: EventRecord, present: readonly string[]): boolean {
  const times = { 'round-robin': 1, 'double-round-robin': 2 }[event.type as string];
  if (times === undefined) return false;
  return present.every((a) =>
    present.every((b) => {
      const met = event.games.filter((game) => isPlayed(game) && [game.white, game.black].includes(a));
      return a === b || met.filter((game) => [game.white, game.black].includes(b)).length === times;
    }),
  );
}

interface Result {
  readonly id: string;
  readonly points: Fraction;
  readonly games: number;
  readonly rc: number;
  readonly ru: number;
}

function roundRobinResults(
  event: EventRecord,
  present: readonly string[],
  played: readonly GameRecord[],
  ratings: Ratings,
  ratingsFor: (game: GameRecord) => Ratings,
  each: Fraction,
): Result[] {
  const games = (present.length - 1) * (event.type === 'round-robin' ? 1 : 2);
  const before = (id: string): OracleGames => {
    const own = played.filter((game) => [game.white, game.black].includes(id) && ratingsFor(game)[id] === undefined);
    return {
      games: own.length,
      points: sum(own.flatMap(sides).flatMap(([player, , score]) => (player === id ? [score] : []))),
      opponents: present.filter(
        (other) => other !== id && own.some(({ white, black }) => [white, black].includes(other)),
      ),
    };
  };
  const later = (id: string): number =>
    played.map((game) => ratingsFor(game)[id]).find((rating) => rating !== undefined)!;
  const players: OraclePlayer[] = present.map((id) => {
    const points = sum(played.flatMap(sides).flatMap(([player, , score]) => (player === id ? [score] : [])));
    return { id, rating: ratings[id], points };
  });
  if (players.every((player) => player.rating !== undefined)) return [];
  const figures = oracleRoundRobin(players, games, each, before, later);
  return [...figures].map(([id, figure]) => ({ id, points: before(id).points, games: before(id).games, ...figure }));
}

function swissResults(
  present: readonly string[],
  played: readonly GameRecord[],
  ratingsFor: (game: GameRecord) => Ratings,
  each: Fraction,
): Result[] {
  return present.flatMap((id) => {
    const met = played.flatMap((game) => {
      const ratings = ratingsFor(game);
      return sides(game)
        .filter(([player, opponent]) => player === id && ratings[id] === undefined && ratings[opponent] !== undefined)
        .map(([, opponent, score]) => ({ rating: ratings[opponent]!, score }));
    });
    if (met.length === 0) return [];
    const rc = rounded(sum(met.map(({ rating }) => rating)).div(met.length));
    const points = sum(met.map(({ score }) => score));
    return [{ id, points, games: met.length, rc, ru: oracleRu(rc, points, met.length, each) }];
  });
}

/** The articles that an event violates, in order. */
function oracleErrors(
  event: EventRecord,
  present: readonly string[],
  ratings: Readonly<Record<string, number>>,
  facts: ReadonlyMap<string, PlayerFacts>,
): string[] {
  const rated = present.filter((id) => ratings[id] !== undefined).length;
  const highest = Math.max(0, ...present.map((id) => ratings[id] ?? 0));
  const minutes = event.timeControl.minutes + (event.timeControl.increment ?? 0);
  const days = dayFrom(event.end) - dayFrom(event.start) + 1;
  const roundRobin = event.type === 'round-robin' || event.type === 'double-round-robin';
  const ordinary = roundRobin && !event.nationalChampionship;
  const women = present.every((id) => facts.get(id)!.sex === 'f');
  const ratedMen = present.filter((id) => ratings[id] !== undefined && facts.get(id)!.sex !== 'f').length;
  const faults: [string, boolean][] = [
    ['1.1', minutes < (highest >= 2200 ? 120 : highest >= 1600 ? 90 : 60)],
    ['4.1', days > 90 && event.type !== 'team' && !roundRobin && !event.approved],
    ['6.3', ordinary && rated * 3 < present.length],
    ['6.31', ordinary && present.length < 10 && rated < 4],
    [
      '6.32',
      ordinary && event.type === 'double-round-robin' && rated < present.length && (present.length < 6 || rated < 4),
    ],
    ['6.33', roundRobin && event.nationalChampionship === true && (women ? rated < 2 : ratedMen < 3)],
    ['6.6', event.type === 'match' && rated < present.length],
  ];
  return faults.filter(([, fails]) => fails).map(([article]) => article);
}
