import type { Tournament } from '@escala/core';
import type { CompetitionSystem, PairingResult } from '../../../contracts/competition.ts';
import type { EventTeam } from '../../../contracts/event-teams.ts';
import { leagueSystem, type ScheduleRule } from '../../../shared/scheduled-system.ts';
import { boardsOf } from './line-ups.ts';
import { teamMatches } from './team-matches.ts';
import { teamTable, teamTournament } from './team-table.ts';
import { numberedByTeam, teamsOf } from './teams-of-players.ts';

/**
 * D-RR-6: C.07 leaves the choice to the event; after match points come board points, the match between those tied, the
 * upper boards.
 */
const ORDER = ['GP', 'DE', 'TBR'];
const RANKING = { teams: teamsOf, score: 'match', system: 'team-round-robin' } as const;

/**
 * Every team meets every team, by the Berger tables; the line-ups are open. A match has as many boards as the event
 * says, else as the smallest team has players (D-RR-5).
 */
export function teamRoundRobin(rule: ScheduleRule): CompetitionSystem {
  const league = leagueSystem('round-robin', rule);
  const pairTeams = (tournament: Tournament, round: number): PairingResult => {
    const teams = teamsOf(tournament.players);
    return league.pair(
      {
        ...tournament,
        players: teams.map(({ name }, i) => ({ id: name, number: i + 1 })),
        withdrawals: teams.flatMap((team) => leaving(tournament, team)),
      },
      round,
    );
  };
  const pair = (tournament: Tournament, round: number): PairingResult => {
    const drawn = pairTeams(tournament, round);
    return drawn.kind === 'refused' ? drawn : { ...drawn, ...boardsOf(tournament, drawn) };
  };
  const matches = (tournament: Tournament) => teamMatches(tournament, pairTeams);
  return {
    ...league,
    word: 'team-round-robin',
    eventType: 'team',
    setByEvent: ['games-per-match'],
    mayBeAbsent: true,
    numbered: numberedByTeam,
    roundsNeeded: (players, teams = players) => league.roundsNeeded!(teams),
    refusals: (tournament, round) => {
      const result = pair(tournament, round);
      return result.kind === 'refused' ? result.findings : [];
    },
    pair,
    teams: {
      of: teamsOf,
      round: (tournament, round) => {
        const drawn = pairTeams(tournament, round);
        if (drawn.kind === 'refused') return { pairs: [], resting: [] };
        const pairs = drawn.pairs.map(({ white: first, black: second }) => ({ first, second }));
        return { pairs, resting: [...drawn.byes.map(({ player }) => player), ...drawn.free] };
      },
      matches,
      table: (tournament, tiebreaks = ORDER) => teamTable(tournament, matches(tournament), RANKING, tiebreaks),
      ranked: { order: ORDER, tournament: (tournament) => teamTournament(tournament, matches(tournament), RANKING) },
    },
  };
}

/** A team has left once its last player has. */
function leaving({ withdrawals = [] }: Tournament, { name, players }: EventTeam) {
  const own = withdrawals.filter(({ player }) => players.includes(player));
  const isGone = own.length === players.length;
  return isGone ? [{ player: name, afterRound: Math.max(...own.map(({ afterRound }) => afterRound)) }] : [];
}
