import type { Finding, ScheduledPair, Tournament } from '@escala/core';
import { z } from 'zod';
import { cited } from '../../events/book-of-event.ts';
import { refusalOfFinding, versionRefusals } from '../../events/event-refusals.ts';
import { type Change, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { matchId, matchKind } from '../matches/match.ts';
import { knockoutOutcome, outcomeOfMatch } from '../matches/match-outcome.ts';
import { openReserves } from '../reserves/match-reserves.ts';
import { leagueKind, teamKind } from './league.ts';
import { groupUnknown, leagueAct } from './league-act.ts';
import { bookOfLeague, type LeagueDesk, teamsOf } from './league-desk.ts';

/** Draws the matches of a group: a league completely (Sistemes 2.1), a knockout round by round (Sistemes 3.1). */
export const drawLeague = leagueAct({
  kind: 'league.draw',
  command: z.strictObject({ league: z.string(), version: z.int().min(1), group: z.string() }),
  outcome: z.strictObject({ league: z.string(), rounds: z.int(), matches: z.int() }),
  decide: ({ desk }, command) => {
    const { league } = desk;
    const { groups, drawn, system } = league.body;
    const refused: Refusal[] = versionRefusals(league, command.version, command);
    if (!groups.some(({ id }) => id === command.group)) refused.push(groupUnknown(command.group, groups));
    if (system !== 'knockout' && drawn.includes(command.group))
      refused.push(invalid('group-drawn', { group: command.group }, { field: 'group' }));
    if (system === 'knockout') refused.push(...waitingRefusals(desk, command.group));
    if (refused.length > 0) return refuse(...refused);
    const rounds = system === 'knockout' ? nextRound(desk, command.group) : allRounds(desk, command.group);
    if ('refused' in rounds) return refuse(...rounds.refused.map((finding) => refusalOfFinding(finding, 'group')));
    const changes = rounds.pairs.flatMap(({ round, pairs }) => matchChanges(desk, command.group, round, pairs));
    const marked = drawn.includes(command.group) ? drawn : [...drawn, command.group];
    return {
      changes: [...changes, put(leagueKind, league.id, league.version, { ...league.body, drawn: marked })],
      outcome: { league: league.id, rounds: rounds.pairs.length, matches: changes.length },
    };
  },
});

/** A drawn round is never taken back, so the next one waits for the rulings on this one (D-OFF-331). */
function waitingRefusals({ league, matches, reserves }: LeagueDesk, group: string): Refusal[] {
  const reserved = new Set(openReserves(reserves).map(({ body }) => body.match));
  const waiting = matches.filter(({ id, body }) => body.group === group && reserved.has(id));
  if (waiting.length === 0) return [];
  const rounds = [...new Set(waiting.map(({ body }) => body.round))].join(', ');
  const by = cited(league.body, 'reserve');
  return [invalid('group-under-reserve', { rounds, matches: waiting.length }, { field: 'group', ...by })];
}

type Rounds =
  | { readonly pairs: readonly { readonly round: number; readonly pairs: readonly ScheduledPair[] }[] }
  | { readonly refused: readonly Finding[] };

function allRounds(desk: LeagueDesk, group: string): Rounds {
  const tournament = tournamentOfTeams(desk, group);
  const pairs: { round: number; pairs: readonly ScheduledPair[] }[] = [];
  for (let round = 1; ; round++) {
    const drawn = bookOfLeague(desk.league.body).systems[tournament.system]!.pair(tournament, round);
    if (drawn.kind === 'paired') pairs.push(drawn);
    else return pairs.length > 0 ? { pairs } : { refused: drawn.findings };
  }
}

function nextRound(desk: LeagueDesk, group: string): Rounds {
  const last = Math.max(0, ...desk.matches.filter(({ body }) => body.group === group).map(({ body }) => body.round));
  const tournament = tournamentOfTeams(desk, group);
  const drawn = bookOfLeague(desk.league.body).systems[tournament.system]!.pair(tournament, last + 1);
  return drawn.kind === 'paired' ? { pairs: [drawn] } : { refused: drawn.findings };
}

/** Teams take the place of players in the schedule. */
function tournamentOfTeams(desk: LeagueDesk, group: string): Tournament {
  const teams = teamsOf(desk, group);
  const { system } = desk.league.body;
  const outcome = system === 'knockout' ? knockoutOutcome : outcomeOfMatch;
  return {
    format: 'escala/tournament@1',
    system,
    rounds: 2 * Math.max(1, teams.length),
    players: teams.map(({ id, body: { number } }) => ({ id, number })),
    games: desk.matches
      .filter(({ body }) => body.group === group)
      .map(({ id, body }) => {
        const result = outcome(desk.league.body, body, desk.actas.get(id)?.body);
        return { round: body.round, white: body.home, black: body.away, ...(result !== undefined && { result }) };
      }),
    withdrawals: teams.flatMap(({ id, body: { withdrawnAfter } }) =>
      withdrawnAfter === undefined ? [] : [{ player: id, afterRound: withdrawnAfter }],
    ),
  };
}

function matchChanges(desk: LeagueDesk, group: string, round: number, pairs: readonly ScheduledPair[]): Change[] {
  const clubs = new Map(desk.teams.map(({ id, body }) => [id, body.club]));
  const on = desk.league.body.roundDates?.[round - 1];
  return pairs.map(({ board, white, black }) =>
    put(matchKind, matchId(desk.league.id, group, round, board), 0, {
      league: desk.league.id,
      group,
      round,
      match: board,
      home: white,
      away: black,
      homeClub: clubs.get(white) ?? '',
      awayClub: clubs.get(black) ?? '',
      ...(on !== undefined && { on }),
    }),
  );
}

/** Removes a group from its league after all its teams have left and nothing was played in it (D-OFF-333). */
export const dropGroup = leagueAct({
  kind: 'league.drop-group',
  command: z.strictObject({ league: z.string(), version: z.int().min(1), group: z.string() }),
  reason: 'required',
  outcome: z.strictObject({ league: z.string(), version: z.int(), teams: z.int(), matches: z.int() }),
  decide: ({ desk }, { league: id, version, group }) => {
    const { league } = desk;
    const { groups, drawn, dropped = [] } = league.body;
    if (!groups.some((each) => each.id === group)) return refuse(groupUnknown(group, groups));
    const refused = [...versionRefusals(league, version, { group }), ...standingRefusals(desk, group)];
    if (refused.length > 0) return refuse(...refused);
    const teams = teamsOf(desk, group);
    const matches = desk.matches.filter(({ body }) => body.group === group);
    const body = {
      ...league.body,
      groups: groups.filter((each) => each.id !== group),
      drawn: drawn.filter((each) => each !== group),
      dropped: [...dropped, group],
    };
    return {
      changes: [
        put(leagueKind, id, version, body),
        ...teams.map((team) => put(teamKind, team.id, team.version, { ...team.body, dropped: true as const })),
        ...matches.map((match) => put(matchKind, match.id, match.version, { ...match.body, dropped: true as const })),
      ],
      outcome: { league: id, version: version + 1, teams: teams.length, matches: matches.length },
    };
  },
});

function standingRefusals(desk: LeagueDesk, group: string): Refusal[] {
  const refused: Refusal[] = [];
  const teams = teamsOf(desk, group).filter(({ body }) => body.withdrawnAfter === undefined);
  const field = { field: 'group' };
  if (desk.league.body.groups.length === 1) refused.push(invalid('group-last', { group }, field));
  if (teams.length > 0)
    refused.push(invalid('group-has-teams', { group, teams: teams.map(({ body }) => body.name).join(', ') }, field));
  const played = desk.matches.filter(
    ({ id, body }) => body.group === group && (desk.actas.has(id) || body.ruling !== undefined),
  );
  if (played.length > 0) refused.push(invalid('group-played', { group, matches: played.length }, field));
  return refused;
}
