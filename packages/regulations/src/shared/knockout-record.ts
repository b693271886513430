import {
  DOUBLED,
  gamesPerMatchIn,
  type Result,
  type StandingsRow,
  type TieBreakPace,
  type Tournament,
} from '@escala/core';
import type { KnockoutRecord } from './knockout-next-round.ts';

/** A game of a match, or a tie-break game after it. */
export interface GameOfMatch {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly pace?: TieBreakPace | undefined;
  readonly result?: Result | undefined;
}

/** Who advances from a match, null if nobody does, and what decided it. */
export interface MatchDecision {
  readonly winner: string | null;
  readonly by: 'games' | 'tie-break' | 'withdrawal';
}

/** For two players in a round of a knockout; undefined while undecided. */
export type MatchDecisions = (round: number, one: string, other: string) => MatchDecision | undefined;

const of = (round: number, a: string, b: string): string => JSON.stringify([round, ...[a, b].sort()]);

type Matches = Pick<Tournament, 'games' | 'tieBreakGames' | 'withdrawals' | 'gamesPerMatch'>;

/**
 * Who advances from a knockout match: the player with the better score in the games of the round (D-KO-2); if level, in
 * the tie-break games, where Black wins a drawn armageddon (D-KO-3); if these are level too, the player not recorded as
 * withdrawn after that round (D-COMP-14). A player who leads by more than the games left, written or not, has won before
 * they are played (D-KO-10).
 */
export function matchDecisions(tournament: Matches): MatchDecisions {
  const { games, tieBreakGames = [], withdrawals = [] } = tournament;
  const hasLeft = leavers(withdrawals);
  const matches = Map.groupBy(games, ({ round, white, black }) => of(round, white, black));
  const tieBreaks = Map.groupBy(tieBreakGames, ({ round, white, black }) => of(round, white, black));
  return (round, one, other) => {
    const match = matches.get(of(round, one, other)) ?? [];
    if (match.length === 0) return undefined;
    const missing = Math.max(0, gamesPerMatchIn(tournament, round) - match.length);
    const first = winnerOf(match, one, other, missing);
    if (first !== undefined) return { winner: first, by: 'games' };
    if (missing > 0 || match.some(({ result }) => result === undefined)) return undefined;
    if (match.every(({ result }) => result === '0-0')) return { winner: null, by: 'games' };
    const last = winnerOf(tieBreaks.get(of(round, one, other)) ?? [], one, other);
    if (last !== undefined) return { winner: last, by: 'tie-break' };
    const left = [one, other].filter((player) => !hasLeft(player, round + 1));
    return left.length === 2 ? undefined : { winner: left[0] ?? null, by: 'withdrawal' };
  };
}

/** Games without a result that must still be played: those of decided matches are not needed (D-KO-10). */
export function gamesToPlay<Game extends GameOfMatch>(all: readonly Game[]): Game[] {
  const open = all.filter(({ result }) => result === undefined);
  const rounds = new Set(open.map(({ round }) => round));
  const games: GameOfMatch[] = [];
  const tieBreakGames: (GameOfMatch & { readonly pace: TieBreakPace })[] = [];
  for (const game of all) {
    if (!rounds.has(game.round)) continue;
    if (game.pace === undefined) games.push(game);
    else tieBreakGames.push({ ...game, pace: game.pace });
  }
  const decided = matchDecisions({ games, tieBreakGames });
  return open.filter(({ round, white, black }) => decided(round, white, black) === undefined);
}

/** The same for the bracket. */
export function knockoutRecord(tournament: Matches): KnockoutRecord {
  const decided = matchDecisions(tournament);
  return {
    hasLeft: leavers(tournament.withdrawals),
    winner: (round, white, black) => decided(round, white, black)?.winner,
  };
}

function leavers(withdrawals: Tournament['withdrawals'] = []): KnockoutRecord['hasLeft'] {
  const leftAfter = new Map(withdrawals.map(({ player, afterRound }) => [player, afterRound]));
  return (player, round) => (leftAfter.get(player) ?? Number.POSITIVE_INFINITY) < round;
}

/** The player whose score the other cannot reach any more (D-KO-10). */
function winnerOf(games: readonly GameOfMatch[], one: string, other: string, missing = 0): string | undefined {
  let lead = 0;
  let open = missing;
  for (const { white, pace, result } of games) {
    if (result === undefined) open += 1;
    else {
      const [ofWhite, ofBlack] = DOUBLED[pace === 'armageddon' && result === '1/2' ? '0-1' : result];
      lead += white === one ? ofWhite - ofBlack : ofBlack - ofWhite;
    }
  }
  return Math.abs(lead) <= DOUBLED['1-0'][0] * open ? undefined : lead > 0 ? one : other;
}

/**
 * How far each player of a knockout came by the end of a round: the last round won, plus half a round while a match is
 * level. The winner of a match for third place ranks above its loser (D-OFF-875).
 */
export function knockoutReached(tournament: Tournament, last: number): ReadonlyMap<string, number> {
  const { players, games, byes = [] } = tournament;
  const decided = matchDecisions(tournament);
  const reached = new Map(players.map(({ id }) => [id, 0]));
  for (let round = 1; round <= last; round += 1) {
    const before = new Map(reached);
    const goOn = (player: string): void => {
      const from = before.get(player) ?? 0;
      reached.set(player, from > round - 2 ? round : from + 0.25);
    };
    for (const { player, round: of, kind = 'pairing' } of byes) if (of === round && kind === 'pairing') goOn(player);
    for (const game of games) {
      if (game.round !== round) continue;
      const decision = decided(round, game.white, game.black);
      for (const player of [game.white, game.black]) {
        const isIn = (before.get(player) ?? 0) > round - 2;
        if (decision?.winner === player) goOn(player);
        else if (isIn) reached.set(player, decision === undefined ? round - 0.5 : round - 1);
      }
    }
  }
  return reached;
}

/** Rows of a knockout: by the round reached, then by points (D-OFF-875). */
export function byRoundReached<Row extends StandingsRow>(
  rows: readonly Row[],
  tournament: Tournament,
  round: number,
): Row[] {
  const reached = knockoutReached(tournament, round);
  const far = ({ player }: StandingsRow): number => reached.get(player) ?? 0;
  const order = rows.toSorted((a, b) => far(b) - far(a) || b.points - a.points);
  const isLevel = (a: StandingsRow, b: StandingsRow): boolean => far(a) === far(b) && a.points === b.points;
  return order.map((row) => ({ ...row, rank: order.findIndex((other) => isLevel(other, row)) + 1 }));
}
