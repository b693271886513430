import type { Tournament } from '@escala/core';
import type { TrfLineUp, TrfReport } from '@escala/formats';
import type { EventMatch, EventTeamBye, TeamsOfSystem } from '@escala/regulations';

type TeamRecords = Pick<TrfReport, 'teamCount' | 'teams' | 'lineUps'> &
  Partial<Pick<TrfReport, 'boardColours' | 'matchScoring' | 'tieBreaks' | 'standingsOrder' | 'teamByes'>>;

/** C.07 4.2. */
const MATCH_POINTS = { win: 2, draw: 1, loss: 0 };

/**
 * D-TRF-8: what the report says about an event's teams besides 013: table, line-ups and ranking criteria; `wanted`: the
 * event's own tie-breaks.
 */
export function eventTeamRecords(
  system: TeamsOfSystem,
  tournament: Tournament,
  numbers: ReadonlyMap<string, number>,
  wanted?: readonly string[],
): TeamRecords {
  const teams = system.of(tournament.players);
  const { rows, score, tiebreaks } = system.table(tournament, wanted);
  const places = new Map(rows.map((row) => [row.team, row]));
  const teamNumbers = new Map(teams.map(({ name }, i) => [name, i + 1]));
  const numberOf = (player: string): number => numbers.get(player) ?? 0;
  const matches = system.matches(tournament);
  const boards = Math.max(0, ...matches.map((match) => match.boards.length));
  const byes = system.byes?.(tournament) ?? [];
  const isRanked = system.ranked !== undefined;
  return {
    teamCount: String(teams.length),
    teams: teams.map(({ name, players }, i) => {
      const row = places.get(name);
      return {
        number: i + 1,
        name,
        ...(row && { rank: row.rank, gamePoints: row.gamePoints }),
        ...(row && isRanked && { matchPoints: row.matchPoints }),
        players: players.map(numberOf),
      };
    }),
    lineUps: matches.flatMap((match) => lineUpsOf(match, teams, teamNumbers, numberOf)),
    ...(isRanked && {
      // The first-named team has White on the odd boards.
      boardColours: Array.from({ length: boards }, (_, i) => (i % 2 === 0 ? 'W' : 'B')).join(''),
      matchScoring: MATCH_POINTS,
      tieBreaks: [...tiebreaks],
      standingsOrder: [score === 'match' ? 'MP' : 'GP', ...tiebreaks],
    }),
    ...(byes.length > 0 && { teamByes: [byesRecord(byes, teamNumbers)] }),
  };
}

/** 320: the team with the bye, round by round; 0 if none. */
function byesRecord(
  byes: readonly EventTeamBye[],
  teamNumbers: ReadonlyMap<string, number>,
): TrfReport['teamByes'][number] {
  const last = Math.max(...byes.map(({ round }) => round));
  const inRound = (round: number): number => teamNumbers.get(byes.find((bye) => bye.round === round)?.team ?? '') ?? 0;
  const { points: matchPoints, gamePoints } = byes[0]!;
  return { matchPoints, gamePoints, teams: Array.from({ length: last }, (_, r) => inRound(r + 1)) };
}

/** Both sides of a match by board; 0 opposite a player without an opponent. */
function lineUpsOf(
  { round, first, second, boards, unopposed }: EventMatch,
  teams: ReturnType<TeamsOfSystem['of']>,
  teamNumbers: ReadonlyMap<string, number>,
  numberOf: (player: string) => number,
): TrfLineUp[] {
  return [
    [first, second],
    [second, first],
  ].map(([own = '', other = '']) => {
    const players = new Set(teams.find(({ name }) => name === own)?.players);
    const seated = [
      ...boards.map(({ white, black }) => numberOf(players.has(white) ? white : black)),
      ...unopposed.map((player) => (players.has(player) ? numberOf(player) : 0)),
    ];
    return { round, team: teamNumbers.get(own) ?? 0, opponent: teamNumbers.get(other) ?? 0, players: seated };
  });
}
