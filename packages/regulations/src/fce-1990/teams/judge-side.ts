import { conclude, type Holds, type Reason, reason, type Side } from '@escala/core';
import type { JudgedBoard, JudgedSide, SideSheet, TeamWithRegulars } from '../../contracts/teams.ts';
import { checkLineUp } from './check-line-up.ts';
import { clubListFaults } from './club-list.ts';
import { whiteOn } from './match-result.ts';
import type { TeamRules } from './parameters.ts';

/** A sheet with what it means for the match. */
export interface LinedUp {
  readonly side: JudgedSide;
  readonly lineUp: Holds;
  /** Half of its boards have a player (Endarreriments 12.3). */
  readonly came: boolean;
  readonly boards: number;
}

export function linedUp(
  rules: TeamRules,
  side: Side,
  sheet: SideSheet,
  team: TeamWithRegulars,
  round: number,
): LinedUp {
  const checked = checkLineUp(rules, sheet, team, { ...sheet, round });
  const half = halfThere(sheet, team);
  const numbers = new Map(sheet.players.map(({ id, number }) => [id, number]));
  const boards = sheet.boards.map((player, i): JudgedBoard => {
    const colour = whiteOn(i + 1) === side ? 'white' : 'black';
    return { board: i + 1, colour, player, number: (player !== null && numbers.get(player)) || null };
  });
  const { verdict, reasons } = conclude([...checked.reasons, half]);
  return {
    side: { club: sheet.club, team: team.id, verdict, boards, reasons, listReasons: clubListFaults(sheet) },
    lineUp: checked.verdict,
    came: half.holds === 'yes',
    boards: team.boards,
  };
}

/** Endarreriments 12.3: with nobody on more than half of its boards a team cannot begin. */
function halfThere({ boards, substitutions = [] }: SideSheet, team: TeamWithRegulars): Reason {
  const there = boards.filter(
    (player, i) => player !== null || substitutions.some(({ board }) => board === i + 1),
  ).length;
  const values = { there, boards: team.boards, half: Math.ceil(team.boards / 2) };
  return reason('fce-1990.lineup-half', 'Endarreriments 12.3', 2 * there >= team.boards, values);
}
