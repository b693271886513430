import type { Finding, Tournament } from '@escala/core';
import type { CompetitionSystem, PairingResult } from '../../../contracts/competition.ts';
import { checkRounds } from '../../../shared/check-rounds.ts';
import { refusal } from '../../../shared/refusal.ts';
import { simulateTournament } from '../../../shared/simulate-tournament.ts';
import { TEAM_ORDERS } from '../../standings/tie-breaks-offered.ts';
import { colourDrawn } from '../dutch/colour-drawn.ts';
import { recordRefusals } from '../dutch/refusals.ts';
import { boardsOf, boardsOfMatch } from '../teams/line-ups.ts';
import { teamTable, teamTournament } from '../teams/team-table.ts';
import { numberedByTeam, teamsOf } from '../teams/teams-of-players.ts';
import { asTeams, inTeams } from './as-teams.ts';
import { matchesOfGames, teamsThatMet } from './matches-of-games.ts';
import { pairRound } from './pair-round.ts';
import { pairingScore } from './round-state.ts';
import { factsOfCode, reportCodeOf, teamSettings } from './settings.ts';
import { pointsOfBye, stateOfTournament, teamByes } from './state-of-tournament.ts';
import { explainRound } from './why/explain-round.ts';
import { pairSteps } from './why/pair-steps.ts';
import { readTrace, tracesOf } from './why/trace.ts';

/** A drawn match is half a point on each board (1.4). */
const BYE_ON_BOARD = 0.5;

function refusals(tournament: Tournament, round: number): Finding[] {
  const teams = teamsOf(tournament.players).length;
  const findings = recordRefusals(tournament, round, { colour: 'C.04.6 4.1', numbers: 'C.04.6 1.1' });
  if (tournament.acceleration === 'baku' && teamSettings(tournament).primary === 'game')
    findings.push(refusal('fide-2026.team-swiss.baku-score', 'C.04.7 1', {}));
  findings.push(...matchesTooMany(tournament, round));
  return teams < 2 ? [...findings, refusal('fide-2026.schedule-teams', 'C.04.6 1.1', { players: teams })] : findings;
}

/** A team has one match in a round: a player without a team, or in the wrong one, would split a match in two. */
function matchesTooMany(tournament: Tournament, before: number): Finding[] {
  const met = matchesOfGames(tournament).flatMap(({ round, first, second }) =>
    [first, second].map((team) => ({ round, team })),
  );
  const byRound = Map.groupBy(met, ({ round, team }) => JSON.stringify([round, team]));
  return [...byRound.values()]
    .filter((same) => same.length > 1 && same[0]!.round < before)
    .map((same) => refusal('fide-2026.team-swiss.two-matches', 'C.04.6 1.3', { ...same[0]!, matches: same.length }));
}

/** A round of teams, by name. */
function pairTeams(tournament: Tournament, round: number): PairingResult {
  const told = stateOfTournament(tournament, round);
  const { state, teams } = told;
  const paired = pairRound(state);
  if ('unpaired' in paired) {
    const left = paired.unpaired.map((team) => teams[team]!.name).join(', ');
    const values = { round, teams: left, lacks: paired.lacksBye ? 'bye' : 'opponent' };
    return {
      kind: 'refused',
      findings: [refusal('fide-2026.team-swiss.unpairable', 'C.04.6 3.3.3', values, { round })],
    };
  }
  const scores = state.teams.map((team) => pairingScore(team, round));
  const traces = tracesOf(paired.paired, paired.pairs, teams);
  const order = paired.pairs.map(({ white, black }, i) => {
    const [first, second] = [scores[white]!, scores[black]!];
    const higher = first === second ? Math.min(white, black) : first > second ? white : black;
    return { white, black, trace: traces[i]!, key: [-scores[higher]!, -(first + second), higher] };
  });
  // C.04.2 3.6: score of the higher ranked team, sum of both scores, number of the higher ranked; virtual points count
  // (D-DUTCH-22).
  order.sort((a, b) => a.key[0]! - b.key[0]! || a.key[1]! - b.key[1]! || a.key[2]! - b.key[2]!);
  const nameOf = (team: number): string => teams[team]!.name;
  return {
    kind: 'paired',
    round,
    pairs: order.map(({ white, black, trace }, i) => ({
      ...{ board: i + 1, white: nameOf(white), black: nameOf(black), trace },
    })),
    byes: paired.bye === undefined ? [] : [{ player: nameOf(paired.bye), points: BYE_ON_BOARD }],
    free: [],
  };
}

function pair(tournament: Tournament, round: number): PairingResult {
  const drawn = pairTeams(tournament, round);
  return drawn.kind === 'refused' ? drawn : { ...drawn, ...boardsOf(tournament, drawn) };
}

/** Which teams met; for a round still to come, which would meet. */
function teamRound(tournament: Tournament, round: number) {
  const met = teamsThatMet(tournament, round);
  const isPaired = met.kind === 'paired' && met.pairs.length > 0;
  const drawn = isPaired || refusals(tournament, round).length > 0 ? met : pairTeams(tournament, round);
  if (drawn.kind === 'refused') return { pairs: [], resting: [] };
  const pairs = drawn.pairs.map(({ white: first, black: second }) => ({ first, second }));
  const rested = teamByes(tournament)
    .filter((bye) => bye.round === round)
    .map(({ team }) => team);
  return { pairs, resting: isPaired ? rested : drawn.byes.map(({ player }) => player) };
}

function byesOf(tournament: Tournament) {
  const teams = teamsOf(tournament.players);
  const boards = boardsOfMatch(tournament, teams);
  return teamByes(tournament, teams).map((bye) => {
    const { match, game } = pointsOfBye(bye.kind, boards);
    return { ...bye, points: match, gamePoints: game };
  });
}

const ORDER = TEAM_ORDERS['team-swiss'];
const rankingOf = (tournament: Tournament) =>
  ({
    teams: teamsOf,
    score: teamSettings(tournament).primary,
    system: 'team-swiss',
    byes: byesOf(tournament),
  }) as const;

/** The Swiss team system (C.04.6). */
export const teamSwiss: CompetitionSystem = {
  word: 'team-swiss',
  eventType: 'team',
  pairedBy: 'engine',
  reportCode: 'FIDE_TEAM',
  reportCodeOf,
  factsOfCode,
  byes: { article: 'C.04.6 1.4', points: BYE_ON_BOARD },
  setByEvent: ['games-per-match', 'acceleration', 'assigned-points', 'forbidden'],
  drawsColour: true,
  /** 4.3.1: inferred from the first teams that met, as for players (D-DUTCH-16). */
  colourDrawn: (tournament) => colourDrawn(asTeams(tournament)),
  mayBeAbsent: true,
  numbered: numberedByTeam,
  refusals,
  pair: (tournament, round) => {
    const findings = refusals(tournament, round);
    return findings.length > 0 ? { kind: 'refused', findings } : pair(tournament, round);
  },
  pairSteps,
  explain: (tournament, round, nameOf) =>
    refusals(tournament, round).length > 0 ? undefined : explainRound(stateOfTournament(tournament, round), nameOf),
  readTrace,
  check: (tournament) =>
    checkRounds(asTeams(tournament), (_, round) => pairTeams(tournament, round), {
      complete: 'C.04.6 3.3.3',
      pairs: 'C.04.6 3',
      colours: 'C.04.6 4.3',
      bye: 'C.04.6 3.4',
      isRequested: ({ kind = 'pairing' }) => kind !== 'pairing',
    }),
  simulate: ({ halfByes: _byes, ...terms }) => simulateTournament(terms, 'team-swiss', pair, inTeams),
  teams: {
    of: teamsOf,
    round: teamRound,
    matches: matchesOfGames,
    byes: (tournament) => byesOf(tournament).filter(({ kind }) => kind === 'pairing'),
    roundsOff: byesOf,
    table: (tournament, tiebreaks = ORDER) =>
      teamTable(tournament, matchesOfGames(tournament), rankingOf(tournament), tiebreaks),
    ranked: {
      order: ORDER,
      tournament: (tournament) => teamTournament(tournament, matchesOfGames(tournament), rankingOf(tournament)),
    },
  },
};
