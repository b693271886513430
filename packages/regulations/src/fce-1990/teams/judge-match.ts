import {
  type Colour,
  type Holds,
  type LineUp,
  type MatchBoard,
  type Reason,
  type Result,
  SIDES,
  type Side,
  type TeamList,
} from '@escala/core';
import { checkLineUp } from './check-line-up.ts';
import { clubListFaults } from './club-list.ts';
import { cupTeams, type TeamWithRegulars, teamsWithRegulars } from './club-teams.ts';
import { rulesOfSeason } from './judge-club-list.ts';
import { type MatchVerdict, matchVerdict, type Scoring, whiteOn } from './match-result.ts';
import type { TeamRules } from './parameters.ts';

/** A team with its club's list and the sheet that it handed over. */
export interface SideSheet extends Pick<TeamList, 'club' | 'players' | 'teams'>, Omit<LineUp, 'round'> {}

/** What the two delegates have: one sheet or both, and the results once there are any. */
export interface MatchSheet {
  readonly season?: number | undefined;
  readonly round: number;
  readonly scoring?: Scoring | undefined;
  readonly home: SideSheet;
  readonly away?: SideSheet | undefined;
  /** Board by board, White's points first; null while the game is being played. */
  readonly results?: readonly (Result | null)[] | undefined;
}

export interface JudgedBoard {
  readonly board: number;
  readonly colour: Colour;
  readonly player: string | null;
  /** On the club's list; null where nobody plays or who plays is not on it. */
  readonly number: string | null;
}

export interface JudgedSide {
  readonly club: string;
  readonly team: string;
  readonly verdict: Holds;
  readonly boards: readonly JudgedBoard[];
  readonly reasons: readonly Reason[];
  /** What stands against the club's list itself. */
  readonly listReasons: readonly Reason[];
}

export type JudgedMatch =
  | { readonly kind: 'unknown-team'; readonly side: Side; readonly team: string; readonly known: readonly string[] }
  | { readonly kind: 'results-beyond'; readonly results: number; readonly boards: number }
  | {
      readonly kind: 'judged';
      readonly home: JudgedSide;
      readonly away?: JudgedSide;
      /** Where there are results. */
      readonly match?: MatchVerdict;
    };

/** The line-ups of a match, each with all its reasons, the colours of the boards (Delegats 5.3.1.2) and the result. */
export function judgeMatch(sheet: MatchSheet): JudgedMatch {
  const rules = rulesOfSeason(sheet.season);
  const judged: Partial<Record<Side, JudgedSide>> = {};
  for (const side of SIDES) {
    const own = sheet[side];
    if (own === undefined) continue;
    const teams = [...teamsWithRegulars(rules, own.teams), ...cupTeams(rules, own.teams)];
    const team = teams.find(({ id }) => id === own.team);
    if (team === undefined) return { kind: 'unknown-team', side, team: own.team, known: teams.map(({ id }) => id) };
    const results = sheet.results?.length ?? 0;
    if (results > team.boards) return { kind: 'results-beyond', results, boards: team.boards };
    judged[side] = judgedSide(rules, side, own, team, sheet.round);
  }
  const { home, away } = judged as { home: JudgedSide; away?: JudgedSide };
  const match =
    sheet.results === undefined
      ? undefined
      : matchVerdict(boardsOf(sheet.results), sheet.scoring ?? 'match-points', {
          home: home.verdict,
          away: away?.verdict ?? 'unknown',
        });
  return { kind: 'judged', home, ...(away !== undefined && { away }), ...(match !== undefined && { match }) };
}

function judgedSide(rules: TeamRules, side: Side, sheet: SideSheet, team: TeamWithRegulars, round: number): JudgedSide {
  const { verdict, reasons } = checkLineUp(rules, sheet, team, { ...sheet, round });
  const numbers = new Map(sheet.players.map(({ id, number }) => [id, number]));
  const boards = sheet.boards.map((player, i): JudgedBoard => {
    const colour = whiteOn(i + 1) === side ? 'white' : 'black';
    return { board: i + 1, colour, player, number: (player !== null && numbers.get(player)) || null };
  });
  return { club: sheet.club, team: team.id, verdict, boards, reasons, listReasons: clubListFaults(sheet) };
}

function boardsOf(results: NonNullable<MatchSheet['results']>): MatchBoard[] {
  return results.map((result, i) => ({
    board: i + 1,
    white: whiteOn(i + 1),
    ...(result !== null && { result }),
  }));
}
