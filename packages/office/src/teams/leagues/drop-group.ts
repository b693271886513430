import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { matchKind } from '../matches/match.ts';
import { leagueKind } from './league.ts';
import { leagueAct } from './league-act.ts';
import { type LeagueDesk, teamsOf } from './league-desk.ts';
import { teamKind } from './team.ts';
import { groupUnknown } from './team-refusals.ts';

/** A group that all teams have left, and in which nothing was played, is no part of its league any more (D-OFF-333). */
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
