import { conclude, type Holds, type MatchBoard, type Reason, reason, SIDES, type Side } from '@escala/core';
import type {
  JudgedBoard,
  JudgedMatch,
  JudgedSide,
  MatchFault,
  MatchSheet,
  MatchVerdict,
  SideSheet,
  TeamWithRegulars,
} from '../../contracts/teams.ts';
import type { TeamRules } from '../parameters.ts';
import { checkLineUp } from './check-line-up.ts';
import { clubListFaults } from './club-list.ts';
import { cupTeams, teamsWithRegulars } from './club-teams.ts';
import { rulesOfSeason } from './judge-club-list.ts';
import { matchVerdict, whiteOn } from './match-result.ts';

/** A sheet with its consequences for the match. */
interface LinedUp {
  readonly side: JudgedSide;
  readonly lineUp: Holds;
  /** At least half of its boards have a player (Endarreriments 12.3). */
  readonly came: boolean;
  readonly boards: number;
}

function linedUp(rules: TeamRules, side: Side, sheet: SideSheet, team: TeamWithRegulars, round: number): LinedUp {
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

/** Endarreriments 12.3: a team with nobody on more than half of its boards cannot start. */
function halfThere({ boards, substitutions = [] }: SideSheet, team: TeamWithRegulars): Reason {
  const there = boards.filter(
    (player, i) => player !== null || substitutions.some(({ board }) => board === i + 1),
  ).length;
  const values = { there, boards: team.boards, half: Math.ceil(team.boards / 2) };
  return reason('fce-1990.lineup-half', 'Endarreriments 12.3', 2 * there >= team.boards, values);
}

/** Equips 8.1.4: in a final, a team plays on the boards of the final, whatever its delegation has (D-OFF-1110). */
function onBoards(team: TeamWithRegulars, boards = team.boards): TeamWithRegulars {
  return { ...team, boards, size: team.size - team.boards + boards };
}

/** Equips 8.1: a match has as many boards as its competition, the same for both teams (D-OFF-1110). */
function boardFaults(
  { results = [] }: MatchSheet,
  { home, away }: Partial<Record<Side, TeamWithRegulars>>,
): MatchFault[] {
  if (home !== undefined && away !== undefined && home.boards !== away.boards)
    return [{ code: 'boards-differ', boards: { home: home.boards, away: away.boards } }];
  const boards = (home ?? away)?.boards ?? results.length;
  return results.length > boards ? [{ code: 'results-beyond', results: results.length, boards }] : [];
}

/** The line-ups of a match, each with all its reasons, the colours of the boards (Delegats 5.3.1.2) and the result. */
export function judgeMatch(sheet: MatchSheet): JudgedMatch {
  const rules = rulesOfSeason(sheet.season);
  const faults: MatchFault[] = [];
  const teams: Partial<Record<Side, TeamWithRegulars>> = {};
  for (const side of SIDES) {
    const own = sheet[side];
    if (own === undefined) continue;
    const known = [...teamsWithRegulars(rules, own.teams), ...cupTeams(rules, own.teams)];
    const team = known.find(({ id }) => id === own.team);
    if (team === undefined)
      faults.push({ code: 'team-unknown', side, team: own.team, known: known.map(({ id }) => id) });
    else teams[side] = onBoards(team, sheet.boards);
  }
  faults.push(...boardFaults(sheet, teams));
  if (faults.length > 0) return { kind: 'refused', faults };
  const home = linedUp(rules, 'home', sheet.home, teams.home!, sheet.round);
  const away = sheet.away && linedUp(rules, 'away', sheet.away, teams.away!, sheet.round);
  const match = sheet.results === undefined ? undefined : judgedResult(sheet, home, away);
  return {
    kind: 'judged',
    home: home.side,
    ...(away !== undefined && { away: away.side }),
    ...(match !== undefined && { match }),
  };
}

function judgedResult(
  { results = [], kinds = [], scoring }: MatchSheet,
  home: LinedUp,
  away: LinedUp | undefined,
): MatchVerdict {
  const boards = Array.from({ length: home.boards }, (_, i): MatchBoard => {
    const [result, kind] = [results[i] ?? undefined, kinds[i]];
    return {
      board: i + 1,
      white: whiteOn(i + 1),
      ...(result !== undefined && { result }),
      ...(kind !== undefined && { kind }),
    };
  });
  return matchVerdict(
    boards,
    scoring ?? 'match-points',
    { home: home.lineUp, away: away?.lineUp ?? 'unknown' },
    { home: home.came, away: away?.came ?? true },
  );
}
