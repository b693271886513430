import { type ClubTeam, type Reason, reason, type TeamList } from '@escala/core';
import type { TeamWithRegulars } from '../../contracts/teams.ts';
import { messageForm } from '../office-terms/message-form.ts';
import type { TeamRules } from '../parameters.ts';
import { boardsOf, TEAM_COMPETITIONS } from './competitions.ts';
import { byStrength, type PlacedPlayer } from './list-number.ts';

/**
 * Teams in order of strength, whatever their categories (Equips 8.2.5): the first team has the first numbers, as many
 * as it has boards (Equips 8.2.1), each further team the next ones (Equips 8.2.4). A delegation may set its own number
 * of boards (Equips 8.1.4).
 */
export function teamsWithRegulars(rules: TeamRules, teams: readonly ClubTeam[]): readonly TeamWithRegulars[] {
  let next = 1;
  return teams.map((team) => {
    const boards = team.boards ?? boardsOf(rules, team.competition);
    const size = team.competition === 'copa-catalana' ? rules.cupRegulars : boards;
    const first = next;
    next += size;
    return { ...team, boards, size, first, last: next - 1 };
  });
}

/**
 * Equips 8.2.6: for the cup, a team of the divisions or of first category is split in two, the first five and the last
 * five of its ten. From any other team the first five make one (D-COMP-36).
 */
export function cupTeams(rules: TeamRules, teams: readonly ClubTeam[]): readonly TeamWithRegulars[] {
  const competition = 'copa-catalana';
  return teamsWithRegulars(rules, teams).flatMap((team) => {
    const halves = team.size === rules.divisionBoards ? [0, 1] : [0];
    return halves.map((half): TeamWithRegulars => {
      const first = team.first + half * rules.cupRegulars;
      const last = first + rules.cupRegulars - 1;
      const id = `${team.id}-${half + 1}`;
      return { id, competition, boards: rules.cupBoards, size: rules.cupRegulars, first, last };
    });
  });
}

/** Equips 8.2.6: in the cup "A" is "A-1", the first team of the club (D-COMP-54). */
export function teamName(letter: string, competition: string): string {
  return competition === 'copa-catalana' && !letter.includes('-') ? `${letter}-1` : letter;
}

/** Equips 8.2.4, Equips 8.2.5: no team of a club is in a higher category than one with an earlier letter. */
export function teamsOutOfOrder(teams: readonly ClubTeam[]): readonly Reason[] {
  const inLeagues = teams.filter(({ competition }) => competition !== 'copa-catalana');
  const categoryOf = ({ competition }: ClubTeam): number => TEAM_COMPETITIONS.indexOf(competition);
  return inLeagues.slice(1).flatMap((team, i) => {
    const higher = inLeagues.slice(0, i + 1).find((each) => categoryOf(each) > categoryOf(team));
    if (higher === undefined) return [];
    const values = {
      team: team.id,
      competition: messageForm(team.competition),
      higher: higher.id,
      higherCompetition: messageForm(higher.competition),
    };
    return [reason('fce-1990.list-team-category', 'Equips 8.2.5', false, values)];
  });
}

/** Equips 8.2.1, Equips 8.2.4: a team with fewer regulars than boards cannot be filled from its own numbers. */
export function shortTeams(teams: readonly TeamWithRegulars[], players: TeamList['players']): readonly Reason[] {
  return teams.flatMap((team, i) => {
    const regulars = regularsOf(team, players).length;
    if (regulars >= team.boards) return [];
    const values = { team: team.id, regulars, boards: team.boards };
    return [reason('fce-1990.list-team-short', i === 0 ? 'Equips 8.2.1' : 'Equips 8.2.4', false, values)];
  });
}

/**
 * The regulars of a team: its numbers and their "bis" (Equips 8.2.3); "0 bis" belongs to the first team (Equips 8.2.1).
 */
export function regularsOf(team: TeamWithRegulars, players: TeamList['players']): readonly PlacedPlayer[] {
  return byStrength(players).filter((player) => {
    const number = countedNumber(player);
    return number >= team.first && number <= team.last;
  });
}

/**
 * Equips 8.2.2: nobody plays in a team below the one in which they are regulars. Players after the last regular of all
 * teams are weaker than any of them and may play in each (D-COMP-35).
 */
export function isTooStrongFor(team: TeamWithRegulars, player: PlacedPlayer): boolean {
  return countedNumber(player) < team.first;
}

function countedNumber({ listNumber }: PlacedPlayer): number {
  return Math.max(1, listNumber.number);
}
