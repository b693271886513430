import type { MatchResult, TeamCompetition, TeamMatch } from '@escala/core';
import type { League } from '../leagues/league.ts';
import { type LeagueDesk, teamRulesOf, teamsOf } from '../leagues/league-desk.ts';
import type { Acta, LeagueMatch } from './match.ts';

/** A match as the standings read it: a ruling takes precedence over an illegal line-up, and that over the boards. */
export function teamMatch(
  league: Pick<League, 'rules'>,
  { round, home, away, ruling }: LeagueMatch,
  acta: Acta | undefined,
): TeamMatch {
  const { whiteOn } = teamRulesOf(league);
  const awarded = ruling?.result ?? acta?.awarded;
  const boards = (acta?.results ?? []).map(({ result, kind }, i) => ({
    board: i + 1,
    white: whiteOn(i + 1),
    ...(result !== undefined && { result }),
    ...(kind !== undefined && { kind }),
  }));
  const unplayed = isUnplayed(awarded, boards) ? ({ kind: 'forfeit' } as const) : {};
  return { round, home, away, boards, ...(awarded !== undefined && { awarded }), ...unplayed };
}

/**
 * An absent team loses without play (Endarreriments 12.3): no board was played, or the match was awarded before there
 * was an acta. Such a match does not count as a meeting (Desempats 2.3.1), but as won on every board (D-COMP-19) and
 * towards elimination (Retirats 14.1).
 */
function isUnplayed(awarded: MatchResult | undefined, boards: TeamMatch['boards']): boolean {
  if (boards.length === 0) return awarded !== undefined && awarded !== '1/2';
  return boards.every(({ kind }) => kind === 'forfeit');
}

/** The home team's result; undefined while the match is open: without an acta, or while adjourned games decide it (Ajornaments 10.1). */
export function outcomeOfMatch(league: League, match: LeagueMatch, acta: Acta | undefined): MatchResult | undefined {
  const { matchResult, countedMatch } = teamRulesOf(league);
  const played = teamMatch(league, match, acta);
  return matchResult(countedMatch(played, played.boards.length));
}

/**
 * Who advances from a knockout match: a drawn match is decided by its boards (Desempats 1.2.1, 2.5.1, 2.5.2), if there
 * are any.
 */
export function knockoutOutcome(league: League, match: LeagueMatch, acta: Acta | undefined): MatchResult | undefined {
  const result = outcomeOfMatch(league, match, acta);
  if (result !== '1/2') return result;
  const verdict = teamRulesOf(league).knockoutWinner(teamMatch(league, match, acta), league.boards);
  if (verdict === undefined || verdict.kind === 'nobody') return result;
  return verdict.winner === 'home' ? '1-0' : '0-1';
}

/** A group as the competition for its table. */
export function competitionOf(desk: LeagueDesk, group: string): TeamCompetition {
  const { system, boards, final } = desk.league.body;
  const teams = teamsOf(desk, group);
  const matches = desk.matches.filter(({ body }) => body.group === group);
  return {
    system: system === 'knockout' ? 'knockout' : 'league',
    ...(final && { final }),
    rounds: Math.max(1, ...matches.map(({ body }) => body.round)),
    boards,
    teams: teams.map(({ id, body: { number, name, category } }) => ({ id, number, name, category })),
    matches: matches.map(({ id, body }) => teamMatch(desk.league.body, body, desk.actas.get(id)?.body)),
    withdrawals: teams.flatMap(({ id, body: { withdrawnAfter } }) =>
      withdrawnAfter === undefined ? [] : [{ team: id, afterRound: withdrawnAfter }],
    ),
  };
}
