import type { Result, TeamCompetition, TeamMatch } from '@escala/core';
import { matchVerdict, whiteOn } from '@escala/regulations/fce-1990';
import type { Acta, LeagueMatch } from '../../../records/match.ts';
import { type LeagueDesk, teamsOf } from './league-desk.ts';

/** A match as the standings read it: a ruling before a wrong line-up, that before the boards. */
export function teamMatch({ round, home, away, ruling }: LeagueMatch, acta: Acta | undefined): TeamMatch {
  const awarded = ruling?.result ?? acta?.awarded;
  const boards = (acta?.results ?? []).map(({ result, kind }, i) => ({
    board: i + 1,
    white: whiteOn(i + 1),
    result,
    ...(kind !== undefined && { kind }),
  }));
  return { round, home, away, boards, ...(awarded !== undefined && { awarded }) };
}

/** The home team's result; undefined while the match is open. */
export function outcomeOfMatch(match: LeagueMatch, acta: Acta | undefined): Result | undefined {
  const { awarded, boards } = teamMatch(match, acta);
  if (awarded !== undefined || boards.length === 0) return awarded;
  const { home, away } = matchVerdict(boards, 'match-points').points;
  return home === away ? '1/2' : home > away ? '1-0' : '0-1';
}

/** A group as the competition that its table is made of. */
export function competitionOf(desk: LeagueDesk, group: string): TeamCompetition {
  const { system, boards } = desk.league.body;
  const teams = teamsOf(desk, group);
  const matches = desk.matches.filter(({ body }) => body.group === group);
  return {
    system: system === 'knockout' ? 'knockout' : 'league',
    rounds: Math.max(1, ...matches.map(({ body }) => body.round)),
    boards,
    teams: teams.map(({ id, body: { number, name, category } }) => ({ id, number, name, category })),
    matches: matches.map(({ id, body }) => teamMatch(body, desk.actas.get(id)?.body)),
    withdrawals: teams.flatMap(({ id, body: { withdrawnAfter } }) =>
      withdrawnAfter === undefined ? [] : [{ team: id, afterRound: withdrawnAfter }],
    ),
  };
}
