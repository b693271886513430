import { conclude, dayFrom, type Holds, type ListedPlayer, type Reason, type TeamList } from '@escala/core';
import { judgingDay } from '../office-terms/since.ts';
import { clubListFaults } from './club-list.ts';
import { cupTeams, regularsOf, shortTeams, type TeamWithRegulars, teamsWithRegulars } from './club-teams.ts';
import { grownListFaults } from './grown-list.ts';
import { byStrength } from './list-number.ts';
import { type TeamRules, teamRules } from './parameters.ts';

/** A player in the order of the list, with the team in which he is regular; null after the last of them. */
export interface OrderedPlayer extends ListedPlayer {
  /** From 1, the strongest. */
  readonly place: number;
  readonly team: string | null;
}

export interface JudgedTeam extends TeamWithRegulars {
  readonly regulars: readonly string[];
}

export interface JudgedClubList {
  readonly verdict: Holds;
  readonly players: readonly OrderedPlayer[];
  readonly teams: readonly JudgedTeam[];
  readonly cupTeams: readonly JudgedTeam[];
  /** What stands against the list; none if all is well. */
  readonly reasons: readonly Reason[];
  /** What the club should know, and the list is in order all the same: teams that it does not fill. */
  readonly remarks: readonly Reason[];
}

/** A club's list from the strongest on, with its teams and everything against it; `before` is the list that it grew from. */
export function judgeClubList(
  list: Omit<TeamList, 'format'>,
  before?: Pick<TeamList, 'players'> | undefined,
): JudgedClubList {
  const rules = rulesOfSeason(list.season);
  const teams = teamsWithRegulars(rules, list.teams);
  const teamOf = new Map(
    teams.flatMap((team) => regularsOf(team, list.players).map(({ id }) => [id, team.id] as const)),
  );
  const { verdict, reasons } = conclude([
    ...clubListFaults(list),
    ...(before === undefined ? [] : grownListFaults(before.players, list.players)),
  ]);
  const withRegulars = (team: TeamWithRegulars): JudgedTeam => {
    return { ...team, regulars: regularsOf(team, list.players).map(({ id }) => id) };
  };
  return {
    verdict,
    players: byStrength(list.players).map(({ listNumber: _read, order, ...player }) => ({
      place: order + 1,
      ...player,
      team: teamOf.get(player.id) ?? null,
    })),
    teams: teams.map(withRegulars),
    cupTeams: cupTeams(rules, list.teams).map(withRegulars),
    reasons,
    remarks: shortTeams(teams, list.players),
  };
}

/** A season goes by its first day; without one the regulation as it began. */
export function rulesOfSeason(season: number | undefined): TeamRules {
  return teamRules(season === undefined ? judgingDay() : dayFrom(`${season}-01-01`));
}
