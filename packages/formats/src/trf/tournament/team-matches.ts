import { type Result, type TournamentMatch, turned } from '@escala/core';
import type { TrfReport } from '../trf-report.ts';
import { gamesOfReport, playersByNumber, type ReportGame } from './report-games.ts';

export interface ReportTeam {
  readonly number: number;
  readonly name?: string | undefined;
  readonly players: readonly number[];
}

/** A board of a match, from the first team's side; 0 if a team's board was empty. */
interface Board {
  readonly round: number;
  readonly first: number;
  readonly second: number;
  readonly firstPlayer: number;
  readonly secondPlayer: number;
  readonly result?: Result | undefined;
  readonly kind: ReportGame['kind'];
}

export interface ReportMatches {
  readonly matches: readonly TournamentMatch[];
  readonly mostBoards: number;
}

/** Undefined if a player is in no team, or a team meets its own players or several teams in one round. */
export function matchesOfReport(report: TrfReport, teams: readonly ReportTeam[]): ReportMatches | undefined {
  const teamOf = new Map(teams.flatMap(({ number, players }) => players.map((player) => [player, number] as const)));
  const met = new Map<string, number>();
  const boards: Board[] = [];
  for (const game of gamesOfReport(report)) {
    const [white, black] = [teamOf.get(game.white), teamOf.get(game.black)];
    if (white === undefined || black === undefined || white === black) return undefined;
    for (const [own, other] of [
      [white, black],
      [black, white],
    ] as const) {
      const key = `${game.round} ${own}`;
      if ((met.get(key) ?? other) !== other) return undefined;
      met.set(key, other);
    }
    boards.push(boardOf(game, white, black));
  }
  boards.push(...emptyBoards(report, teams, met));
  const groups = [...Map.groupBy(boards, ({ round, first, second }) => `${round} ${first} ${second}`).values()];
  const seats = seatsOf(report, teams);
  return {
    matches: groups.map((each) => matchOf(each, seats)),
    mostBoards: Math.max(0, ...groups.map(({ length }) => length)),
  };
}

function boardOf({ round, white, black, result, kind }: ReportGame, ofWhite: number, ofBlack: number): Board {
  return ofWhite < ofBlack
    ? { round, first: ofWhite, second: ofBlack, firstPlayer: white, secondPlayer: black, result, kind }
    : {
        ...{ round, first: ofBlack, second: ofWhite, firstPlayer: black, secondPlayer: white, kind },
        result: result && turned(result),
      };
}

/**
 * D-TB-22: a forfeit win without an opponent, in a round in which
 * the team has a match: the other team had left that board empty.
 */
function emptyBoards(report: TrfReport, teams: readonly ReportTeam[], met: ReadonlyMap<string, number>): Board[] {
  const players = playersByNumber(report);
  return teams.flatMap(({ number, players: own }) =>
    own.flatMap((player) =>
      (players.get(player)?.rounds ?? []).flatMap(({ opponent, result }, r): Board[] => {
        const other = met.get(`${r + 1} ${number}`);
        if (opponent > 0 || result !== '+' || other === undefined) return [];
        return [boardOf({ round: r + 1, white: player, black: 0, result: '1-0', kind: 'forfeit' }, number, other)];
      }),
    ),
  );
}

interface Seats {
  /** From 300, with 0 for an empty board. */
  lineUp(round: number, team: number): readonly number[] | undefined;
  /** The players in the order of the team's list. */
  list(team: number): readonly number[];
}

function seatsOf({ lineUps }: TrfReport, teams: readonly ReportTeam[]): Seats {
  const said = new Map(lineUps.map(({ round, team, players }) => [`${round} ${team}`, players]));
  const lists = new Map(teams.map(({ number, players }) => [number, players]));
  return { lineUp: (round, team) => said.get(`${round} ${team}`), list: (team) => lists.get(team) ?? [] };
}

/** A match with every board forfeited to the same team was not played. */
function matchOf(boards: readonly Board[], seats: Seats): TournamentMatch {
  const [{ round, first, second }] = boards as readonly [Board, ...Board[]];
  const teams = { round, first: String(first), second: String(second) };
  const results = new Set(boards.map(({ result }) => result));
  const [result] = results;
  const isForfeit = results.size === 1 && boards.every(({ kind }) => kind === 'forfeit');
  if (isForfeit && (result === '1-0' || result === '0-1' || result === '0-0'))
    return { ...teams, kind: 'forfeit', result };
  const numbers = boardNumbers(boards, seats);
  return {
    ...teams,
    boards: boards
      .map(({ result: of, kind }, i) => ({
        board: numbers[i]!,
        ...(of !== undefined && { result: of }),
        ...(kind !== 'played' && { kind }),
      }))
      .sort((a, b) => a.board - b.board),
  };
}

/** D-TB-18: boards from 300 of either team, or else in the list order of the team with fewer empty boards. */
function boardNumbers(boards: readonly Board[], { lineUp, list }: Seats): readonly number[] {
  const [{ round, first, second }] = boards as readonly [Board, ...Board[]];
  const [firstUp, secondUp] = [lineUp(round, first), lineUp(round, second)];
  const missing = (player: 'firstPlayer' | 'secondPlayer'): number =>
    boards.filter((each) => each[player] === 0).length;
  const isByFirst = missing('firstPlayer') <= missing('secondPlayer');
  const [guide, player] = isByFirst ? ([first, 'firstPlayer'] as const) : ([second, 'secondPlayer'] as const);
  const order = list(guide);
  const seated = boards.toSorted((a, b) => order.indexOf(a[player]) - order.indexOf(b[player]));
  const said = boards.map(({ firstPlayer, secondPlayer }) => {
    const at = firstPlayer > 0 ? (firstUp?.indexOf(firstPlayer) ?? -1) : -1;
    return 1 + (at >= 0 || secondPlayer === 0 ? at : (secondUp?.indexOf(secondPlayer) ?? -1));
  });
  // Boards not in 300 take the remaining numbers, in order.
  const taken = new Set(said);
  let next = 0;
  const free = (): number => {
    do next++;
    while (taken.has(next));
    return next;
  };
  const numbers = new Map(seated.map((board) => [board, said[boards.indexOf(board)] || free()]));
  return boards.map((board) => numbers.get(board)!);
}
