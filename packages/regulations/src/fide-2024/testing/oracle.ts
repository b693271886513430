import type { GameRecord, HeadToHeadInput, PooledSum } from '@escala/core';
import Fraction from 'fraction.js';
import { differenceOf, printedShare, rounded, sum } from '../../fide-2009/testing/fractions.ts';
import type { RatedEvent } from './document.ts';
import { addDays, thirdListAfter } from './oracle-days.ts';
import { type Line, listOf } from './oracle-list.ts';

const POINTS = {
  '1-0': [1, 0],
  '0-1': [0, 1],
  '1/2': [0.5, 0.5],
  '0-0': [0, 0],
  '1/2-0': [0.5, 0],
  '0-1/2': [0, 0.5],
} as const;

/**
 * A second, slow and obvious implementation of the regulation: game by game over the document, with fractions and
 * without columns.
 */
export function oracle(input: HeadToHeadInput) {
  const { listDate, lists } = input;
  const rhythm = input.rhythm ?? 'standard';
  const isStandard = rhythm === 'standard';
  const cited = (standard: string, other: string): string => (isStandard ? standard : other);
  const last = lists.at(-1);
  const errors: object[] = [];
  const performances: {
    event: string;
    player: string;
    counted: boolean;
    games: number;
    points: number;
    sum: number;
  }[] = [];
  const lines: Line[] = [];
  const counted = new Map<string, PooledSum[]>();
  const usedSeeds = new Map<string, number>();

  const ratingOn = (all: HeadToHeadInput['lists'], day: string, id: string): number =>
    (all.findLast(({ date }) => date <= day) ?? all[0])?.ratings[id] ?? 0;

  const taken = (input.events as readonly RatedEvent[])
    .filter((event) => {
      if (isNamed(event)) return event.forList === listDate;
      const opens = addDays(event.end, event.official ? 1 : 3);
      return opens <= listDate && !(last !== undefined && opens <= last.date);
    })
    .sort((a, b) => (a.end === b.end ? (a.id < b.id ? -1 : 1) : a.end < b.end ? -1 : 1));

  for (const event of taken) rateEvent(event);

  function rateEvent(event: RatedEvent): unknown {
    const { id, start, end, timeControl, games } = event;
    const fail = (article: string): number => errors.push({ event: id, article });
    const minutes = timeControl.minutes + (timeControl.increment ?? 0);
    const own = minutes >= 60 ? 'standard' : minutes > 10 ? 'rapid' : 'blitz';
    if (own !== rhythm) return undefined;
    if (isNamed(event)) {
      if (addDays(end, event.official ? 1 : 3) > listDate) return fail(cited('7.1.3', 'R6.1.3'));
      if (listDate > thirdListAfter(end)) return fail(cited('9.1', 'R8.1'));
    }
    const isLong = addDays(start, 30) <= end;
    const dayOf = (game: GameRecord): string => (isLong && game.date !== undefined ? game.date : start);
    const standardOn = (day: string, player: string): number => ratingOn(input.standardLists ?? [], day, player);
    const standing = (day: string, player: string): number => ratingOn(lists, day, player) || standardOn(day, player);
    const rating = (day: string, player: string): number => {
      const now = last?.ratings[player] ?? 0;
      return now === 0 ? standardOn(day, player) : standing(day, player) || now;
    };
    const present = event.participants!;
    const before = errors.length;
    if (start < '2024-03-01') fail(cited('0.1', 'R0.1'));
    if (minutes <= 3) fail('R1.1');
    if (isStandard && (timeControl.moves ?? 40) < 30) fail('1.2');
    if (event.type === 'match' && present.some((player) => standing(start, player) === 0)) fail(cited('6.1', 'R5.1'));
    if (errors.length > before) return undefined;

    const wins = new Map<string, number>();
    const half = (event.rounds ?? games.length) / 2;
    const decided = new Set<GameRecord>();
    if (event.type === 'match' && !event.waived)
      for (const game of [...games].sort((a, b) => a.round - b.round)) {
        if (Math.max(0, ...wins.values()) > half) decided.add(game);
        const points = POINTS[game.result];
        wins.set(game.white, (wins.get(game.white) ?? 0) + points[0]);
        wins.set(game.black, (wins.get(game.black) ?? 0) + points[1]);
      }

    const scores = new Map<string, { games: number; points: number; sum: number }>();
    for (const game of games) {
      const { round, white, black, result } = game;
      if ((game.kind ?? 'played') !== 'played' || game.excluded || decided.has(game)) continue;
      const day = dayOf(game);
      const [one, other] = [standing(day, white), standing(day, black)];
      const failGame = (article: string): void => void errors.push({ event: id, round, player: white, article });
      if (!isStandard && game.unequalTime) {
        failGame('R1.2');
        continue;
      }
      const highest = Math.max(one, other);
      if (isStandard && minutes < (highest >= 2400 ? 120 : highest >= 1800 ? 90 : 60)) {
        failGame('1.1');
        continue;
      }
      if (!isStandard && start >= '2024-12-01' && one && other && Math.abs(one - other) >= 600 && highest > 2600) {
        failGame('R7.3.1');
        continue;
      }
      const [ofWhite, ofBlack] = POINTS[result];
      for (const [player, opponent, score] of [
        [white, black, ofWhite],
        [black, white, ofBlack],
      ] as const) {
        const against = standing(day, opponent);
        if (against === 0) continue;
        const mine = rating(day, player);
        if (mine === 0) {
          const had = scores.get(player) ?? { games: 0, points: 0, sum: 0 };
          scores.set(player, { games: had.games + 1, points: had.points + score, sum: had.sum + against });
          continue;
        }
        if (last?.ratings[player] === undefined) usedSeeds.set(player, mine);
        const isWhole = isStandard && mine >= 2650 && start >= '2025-10-01';
        const difference = Math.min(Math.abs(mine - against), isWhole ? 10_000 : 400);
        const share = printedShare(difference);
        const expected = mine >= against ? share : new Fraction(1).sub(share);
        lines.push({ player, event: id, round, opponent, own: mine, opponentRating: against, score, expected });
      }
    }
    for (const player of present) {
      const score = scores.get(player);
      if (score === undefined) continue;
      const pool = input.players.find((each) => each.id === player)!.pool ?? [];
      const counts = score.points > 0 || pool.length > 0 || counted.has(player);
      performances.push({ event: id, player, ...score, ...figures([score]), counted: counts });
      if (counts) counted.set(player, [...(counted.get(player) ?? []), { event: id, list: listDate, ...score }]);
    }
    return undefined;
  }

  const { list, ledger } = listOf(input, { lines, counted, usedSeeds, figures });
  return { errors, performances, ledger, list };
}

/** Ra and Ru of combined scores. */
function figures(scores: readonly { games: number; points: number; sum: number }[]): { rc: number; ru: number } {
  const games = scores.reduce((total, score) => total + score.games, 2);
  const points = sum(scores.map((score) => new Fraction(score.points))).add(1);
  const average = sum(scores.map((score) => score.sum))
    .add(3600)
    .div(games);
  return { rc: rounded(average), ru: Math.min(2200, rounded(average.add(differenceOf(points, games)))) };
}

/** D-F24-18: a list that was out when the event was accepted is none to be named. */
const isNamed = ({ forList, evaluatedOn = '' }: RatedEvent): boolean => forList !== undefined && forList > evaluatedOn;
