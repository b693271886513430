import type { ClubTeam } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { nameSchema } from '../../kit/written-form.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { loadClubSheet } from '../club-lists/club-sheet.ts';
import { type League, type Team, teamId, teamKind, teamSchema } from './league.ts';
import { groupUnknown, leagueAct, refusalsOfReasons } from './league-act.ts';
import { teamRulesOf, teamsOf } from './league-desk.ts';

const { letter, category } = teamSchema.shape;

/** A club enters a team in a group of a league. */
export const registerTeam = leagueAct({
  kind: 'team.register',
  command: z.strictObject({
    league: z.string(),
    group: z.string(),
    club: z.string(),
    letter,
    name: nameSchema,
    category,
    /** Order of strength in the group; by default after the existing teams. */
    number: z.int().min(1).optional(),
  }),
  outcome: z.strictObject({ team: z.string(), number: z.int() }),
  subject: (_command, { team }) => ({ kind: 'team', id: team }),
  load: async (reading, { league, club, letter: told }, _ports, { desk }) => ({
    /** A team removed with its group: the club may enter it again (D-OFF-333). */
    before: await reading.get(teamKind, teamId(league, club, nameIn(desk.league.body, told))),
    knowsClub: (await reading.get(clubKind, club)) !== undefined,
    others: (await loadClubSheet(reading, desk.league.body.season, club)).teams,
  }),
  scope: (_desk, { club }) => ({ club }),
  decide: ({ desk, knowsClub, before, others: ofClub }, command) => {
    const { league, group, club } = command;
    const own = nameIn(desk.league.body, command.letter);
    const id = teamId(league, club, own);
    const { groups, drawn, season } = desk.league.body;
    const refused: Refusal[] = [];
    if (!knowsClub) refused.push(missing('club-unknown', { id: club }, { field: 'club' }));
    if (!groups.some((each) => each.id === group)) refused.push(groupUnknown(group, groups));
    if (drawn.includes(group)) refused.push(invalid('group-drawn', { group }, { field: 'group' }));
    if (desk.teams.some(({ body }) => body.club === club && nameIn(desk.league.body, body.letter) === own))
      refused.push(invalid('team-exists', { id }, { field: 'letter' }));
    refused.push(...outOfOrder(ofClub, command.letter, desk.league.body));
    const others = teamsOf(desk, group);
    const number = command.number ?? (others.at(-1)?.body.number ?? 0) + 1;
    if (others.some(({ body }) => body.number === number))
      refused.push(invalid('team-number-taken', { number }, { field: 'number' }));
    if (refused.length > 0) return refuse(...refused);
    const body: Team = {
      league,
      season,
      group,
      club,
      letter: own,
      name: command.name,
      number,
      ...(command.category !== undefined && { category: command.category }),
    };
    return { changes: [put(teamKind, id, before?.version ?? 0, body)], outcome: { team: id, number } };
  },
});

/** Equips 8.2.6: A and A-1 are one team of the cup. */
const nameIn = (league: League, told: string): string => teamRulesOf(league).teamName(told, league.competition);

/** Equips 8.2.4, Equips 8.2.5: an earlier letter must have the higher category. */
function outOfOrder(others: readonly ClubTeam[], letter: string, league: League): Refusal[] {
  const { competition, boards } = league;
  const rules = teamRulesOf(league);
  if (rules.cups.includes(competition)) return [];
  const all = [...others.filter(({ id }) => id !== letter), { id: letter, competition, boards }];
  const reasons = rules.teamsOutOfOrder(all.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  return refusalsOfReasons(reasons, new Map(), 'letter');
}

/** Withdraws a team from its league after a round, or eliminates it (Retirats 14.1). */
export const withdrawTeam = defineAct({
  kind: 'team.withdraw',
  command: z.strictObject({ team: z.string(), version: z.int().min(1), afterRound: z.int().min(0) }),
  reason: 'required',
  outcome: z.strictObject({ team: z.string(), version: z.int() }),
  subject: ({ team }) => ({ kind: 'team', id: team }),
  load: async (reading, { team }) => ({ team: await reading.get(teamKind, team) }),
  decide: ({ team }, command) => {
    if (team === undefined || team.body.dropped)
      return refuse(missing('team-unknown', { id: command.team }, { field: 'team' }));
    const refused = versionRefusals(team, command.version, command);
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(teamKind, team.id, team.version, { ...team.body, withdrawnAfter: command.afterRound })],
      outcome: { team: team.id, version: team.version + 1 },
    };
  },
});
