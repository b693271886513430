import { blackScore, whiteScore } from '@escala/core';
import { isForfeit, outcomeFor } from './score-chances.ts';
import type { Field } from './score-sheet.ts';

/**
 * Rounds between players with equal points, avoiding repeated pairings if possible; one player in thirty leaves early.
 */
export function playSwiss({ strengths, days, random, sheet }: Field): void {
  const players = strengths.length;
  const points = new Int32Array(players);
  /** Excess of games with White, times ten; the last game breaks ties. */
  const colours = new Int32Array(players);
  const leavesAfter = Int32Array.from({ length: players }, () => (random(30) === 0 ? 1 + random(days.length) : 999));
  const met = new Uint8Array(players * players);
  const hadBye = new Uint8Array(players);
  days.forEach((day, i) => {
    const round = i + 1;
    const here = [...leavesAfter.keys()].filter((player) => leavesAfter[player]! >= round);
    here.sort((a, b) => points[b]! - points[a]! || strengths[b]! - strengths[a]! || a - b);
    if (here.length % 2 === 1) {
      const bye = here.findLastIndex((player) => hadBye[player] === 0);
      const [resting] = here.splice(bye < 0 ? here.length - 1 : bye, 1);
      hadBye[resting!] = 1;
      points[resting!]! += 100;
    }
    const pairs = freshPairs(here, (one, other) => met[one * players + other] === 1) ?? neighbours(here);
    for (const [first, second] of pairs) {
      const isWhite = colours[first]! < colours[second]! || (colours[first] === colours[second] && random(2) === 0);
      const [white, black] = isWhite ? [first, second] : [second, first];
      const outcome = outcomeFor(random, strengths[white]!, strengths[black]!);
      sheet.add(round, day, white, black, outcome);
      met[white * players + black] = met[black * players + white] = 1;
      points[white]! += whiteScore(outcome);
      points[black]! += blackScore(outcome);
      if (isForfeit(outcome)) continue;
      colours[white] = balance(colours[white]!) + 11;
      colours[black] = balance(colours[black]!) - 11;
    }
  });
}

type Pair = readonly [number, number];

/** Pairs everyone with a new opponent, leaders first; undefined if no such round is left. */
function freshPairs(order: readonly number[], haveMet: (one: number, other: number) => boolean): Pair[] | undefined {
  const [first, ...others] = order;
  if (first === undefined) return [];
  for (const other of others) {
    if (haveMet(first, other)) continue;
    const rest = freshPairs(
      others.filter((player) => player !== other),
      haveMet,
    );
    if (rest !== undefined) return [[first, other], ...rest];
  }
  return undefined;
}

const neighbours = (order: readonly number[]): Pair[] =>
  order.flatMap((player, i): Pair[] => (i % 2 === 0 ? [[player, order[i + 1]!]] : []));

/** Without the part added by the last game's colour. */
const balance = (colour: number): number => 10 * Math.round(colour / 10);

/** A round robin by the circle method: the last player stays, the others rotate. */
export function playRoundRobin({ strengths, days, random, sheet }: Field): void {
  const players = strengths.length;
  const seats = players + (players % 2);
  for (let round = 1; round < seats; round++)
    for (let board = 0; board < seats / 2; board++) {
      const one = board === 0 ? seats - 1 : (round - 1 + board) % (seats - 1);
      const other = (round - 1 + seats - 1 - board) % (seats - 1);
      if (one >= players || other >= players) continue;
      const [white, black] = (round + board) % 2 === 0 ? [one, other] : [other, one];
      sheet.add(round, days[round - 1]!, white, black, outcomeFor(random, strengths[white]!, strengths[black]!));
    }
}

/** Games between two players, with alternating colours. */
export function playMatch({ strengths, days, random, sheet }: Field): void {
  days.forEach((day, game) => {
    const [white, black] = game % 2 === 0 ? [0, 1] : [1, 0];
    sheet.add(game + 1, day, white, black, outcomeFor(random, strengths[white]!, strengths[black]!));
  });
}

/**
 * Teams against each other, board by board, with colours alternating along the boards. A team's players are adjacent,
 * strongest first, with a few more than boards, so that some can be left out.
 */
export function playLeague(field: Field, teams: number, boards: number, squad: number): void {
  const { strengths, days, random, sheet } = field;
  const played: (readonly [round: number, white: number, black: number, outcome: number])[] = [];
  for (let turn = 1; turn < teams; turn++) {
    // The order of Berger’s tables, by which everybody else looks for the matches.
    const round = ((2 * (turn - 1)) % (teams - 1)) + 1;
    for (let match = 0; match < teams / 2; match++) {
      const one = match === 0 ? teams - 1 : (turn - 1 + match) % (teams - 1);
      const other = (turn - 1 + teams - 1 - match) % (teams - 1);
      const [home, away] = [lineUp(one, boards, squad, field), lineUp(other, boards, squad, field)];
      for (let board = 0; board < boards; board++) {
        const [white, black] = (board + round) % 2 === 0 ? [home[board]!, away[board]!] : [away[board]!, home[board]!];
        played.push([round, white, black, outcomeFor(random, strengths[white]!, strengths[black]!)]);
      }
    }
  }
  for (const [round, white, black, outcome] of played.toSorted(([a], [b]) => a - b))
    sheet.add(round, days[round - 1]!, white, black, outcome);
}

/** In order of strength, without absent players. */
function lineUp(team: number, boards: number, squad: number, { random }: Field): number[] {
  const players = Array.from({ length: squad }, (_, i) => team * squad + i);
  while (players.length > boards) players.splice(random(players.length), 1);
  return players;
}
