import { type Bye, type Tournament, type TournamentGame, turned } from '@escala/core';
import type { TrfReport } from '../trf-report.ts';
import { matchesOfReport, type ReportTeam } from './team-matches.ts';
import { teamsOf } from './team-tournament-of-trf.ts';

const REQUESTED = { F: 'full', H: 'half', Z: 'zero' } as const;
const WORTH = { pairing: 0.5, full: 1, half: 0.5, zero: 0 } as const;
const FORFEITS = { '+-': '1-0', '-+': '0-1', '--': '0-0' } as const;

/**
 * What a report says about teams (310, or 013) besides the lines of their players: their order and that of the boards
 * (300), rounds off of whole teams (320, 240) and unplayed matches (330).
 */
export function withTeams(told: Tournament, report: TrfReport): Tournament {
  const teams = teamsOf(report);
  if (teams.length === 0) return told;
  const order = report.teams.toSorted((a, b) => a.number - b.number).flatMap(({ players }) => players.map(String));
  const placed = [...order, ...told.players.map(({ id }) => id).filter((id) => !order.includes(id))];
  const usual = Math.min(...teams.map(({ players }) => players.length));
  const said = Math.max(
    report.boardColours?.length ?? 0,
    matchesOfReport(report, teams)?.mostBoards ?? 0,
    ...report.lineUps.map(({ players }) => players.length),
  );
  // D-TRF-11: nobody says how many boards there are: all that the teams list.
  const boards = Math.max(1, said || usual);
  const games = [...told.games, ...forfeitedGames(report, boards)];
  const busy = new Set(games.flatMap(({ round, white, black }) => [`${round} ${white}`, `${round} ${black}`]));
  // In an unplayed match, players without a board get nothing.
  for (const { round, white, black } of report.teamForfeits)
    for (const { number, players } of teams)
      if (number === white || number === black) for (const player of players) busy.add(`${round} ${player}`);
  const byes = [...teamByes(report, boards), ...(told.byes ?? [])].filter(({ round, player }) => {
    const key = `${round} ${player}`;
    return busy.has(key) ? false : busy.add(key) !== undefined;
  });
  const rounds = Array.from({ length: told.rounds }, (_, i) => i + 1);
  return {
    ...told,
    ...(boards !== usual && { gamesPerMatch: boards }),
    players: told.players
      .map((player) => ({ ...player, number: placed.indexOf(player.id) + 1 }))
      .sort((a, b) => a.number - b.number),
    games: byBoard(games, teams, report),
    byes,
    absences: (told.absences ?? []).filter(({ round, player }) => !busy.has(`${round} ${player}`)),
    withdrawals: (told.withdrawals ?? []).map(({ player, afterRound }) => ({
      player,
      afterRound: Math.max(afterRound, ...rounds.filter((round) => busy.has(`${round} ${player}`))),
    })),
  };
}

/**
 * 320, and 240 for teams: with the pairing-allocated bye as many
 * players as there are boards, with a requested bye all of them.
 */
function teamByes({ teams, teamByes: left, byes }: TrfReport, boards: number): Bye[] {
  const players = new Map(teams.map((team) => [team.number, team.players]));
  const of = (round: number, team: number, kind: NonNullable<Bye['kind']>, most: number): Bye[] =>
    (players.get(team) ?? [])
      .slice(0, most)
      .map((player) => ({ round, player: String(player), points: WORTH[kind], kind }));
  return [
    ...left.flatMap((record) =>
      record.teams.flatMap((team, r) => (team > 0 ? of(r + 1, team, 'pairing', boards) : [])),
    ),
    ...byes.flatMap(({ kind, round, ids }) =>
      round === undefined ? [] : ids.flatMap((team) => of(round, team, REQUESTED[kind], Number.POSITIVE_INFINITY)),
    ),
  ];
}

/** 330: board by board, first the players whose own lines say that they appeared, or did not. */
function forfeitedGames({ teams, teamForfeits, players }: TrfReport, boards: number): TournamentGame[] {
  const listed = new Map(teams.map((team) => [team.number, team.players]));
  const lines = new Map(players.map(({ number, rounds }) => [number, rounds]));
  return teamForfeits.flatMap(({ kind, round, white, black }) => {
    const slot = (player: number) => lines.get(player)?.[round - 1];
    const isNamed = (player: number): boolean => '+-'.includes(slot(player)?.result ?? ' ');
    const lineUp = (team: number): number[] =>
      (listed.get(team) ?? []).toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))).slice(0, boards);
    const [own, others] = [lineUp(white), lineUp(black)];
    // The players' lines already say it.
    if (own.some((player) => (slot(player)?.opponent ?? 0) > 0)) return [];
    const result = FORFEITS[kind];
    return Array.from({ length: Math.min(own.length, others.length) }, (_, i): TournamentGame => {
      const [first, second] = [String(own[i]), String(others[i])];
      return i % 2 === 0
        ? { round, white: first, black: second, result, kind: 'forfeit' }
        : { round, white: second, black: first, result: turned(result), kind: 'forfeit' };
    });
  });
}

/** Boards of a round, match by match; within a match in the order of 300, or else of 310. */
function byBoard(
  games: readonly TournamentGame[],
  teams: readonly ReportTeam[],
  { lineUps }: TrfReport,
): TournamentGame[] {
  const teamOf = new Map(teams.flatMap((team) => team.players.map((player) => [String(player), team] as const)));
  const placeOf = (round: number, player: string): number => {
    const team = teamOf.get(player);
    const lineUp = lineUps.find((each) => each.round === round && each.team === team?.number);
    return (lineUp ?? team)?.players.indexOf(Number(player)) ?? 0;
  };
  const keyed = games.map((game) => {
    const numbers = [game.white, game.black].map((player) => teamOf.get(player)?.number ?? 0).sort((a, b) => a - b);
    const place = Math.min(placeOf(game.round, game.white), placeOf(game.round, game.black));
    return { game, match: [game.round, ...numbers], place };
  });
  // A match with an empty first board gets its colours from the third: there boards of the same colours come first.
  const seated = new Set(keyed.flatMap(({ match, place }) => (place === 0 ? [match.join()] : [])));
  const keyOf = ({ match, place }: (typeof keyed)[number]): number[] => [
    ...match,
    seated.has(match.join()) ? 0 : place % 2,
    place,
  ];
  keyed.sort((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return one.map((each, i) => each - other[i]!).find((difference) => difference !== 0) ?? 0;
  });
  const next = new Map<number, number>();
  return keyed.map(({ game }) => {
    const board = (next.get(game.round) ?? 0) + 1;
    next.set(game.round, board);
    return { ...game, board };
  });
}
