import { conclude, dayFrom, type ListedPlayer, type Reason, reason, type TeamList } from '@escala/core';
import type { JudgedClubList, JudgedTeam, TeamWithRegulars } from '../../contracts/teams.ts';
import { judgingDay, type TeamRules, teamRules } from '../parameters.ts';
import { clubListFaults } from './club-list.ts';
import { cupTeams, regularsOf, shortTeams, teamsWithRegulars } from './club-teams.ts';
import { byStrength, readListNumber } from './list-number.ts';

/**
 * Delegats 5.2.1.1: a list grows by "bis" numbers; players on it keep their numbers, and none are removed. One reason
 * for each fault.
 */
export function grownListFaults(before: readonly ListedPlayer[], after: readonly ListedPlayer[]): readonly Reason[] {
  const known = new Map(before.map(({ id, number }) => [id, number]));
  const now = new Map(after.map(({ id, number }) => [id, number]));
  const added = after.filter(({ id, number }) => !known.has(id) && readListNumber(number)?.bis !== true);
  const moved = before.filter(({ id, number }) => now.get(id) !== number);
  return [
    ...added.map(({ id, number }) =>
      reason('fce-1990.list-growth-bis', 'Delegats 5.2.1.1', false, { number }, { player: id }),
    ),
    ...moved.map(({ id, number }) =>
      reason(
        'fce-1990.list-growth-moved',
        'Delegats 5.2.1.1',
        false,
        { number, now: now.get(id) ?? '-' },
        { player: id },
      ),
    ),
  ];
}

/**
 * A club's list from the strongest player down, with its teams and all objections; `before` is the list it grew from.
 */
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

/** The rules on the first day of a season; without a season, those on the first day of the regulation. */
export function rulesOfSeason(season: number | undefined): TeamRules {
  return teamRules(season === undefined ? judgingDay() : dayFrom(`${season}-01-01`));
}
