import { type GameKind, type MatchBoard, type Result, SIDES, type Side } from '@escala/core';
import { cupTeams, teamsWithRegulars } from './club-teams.ts';
import { rulesOfSeason } from './judge-club-list.ts';
import { type JudgedSide, type LinedUp, linedUp, type SideSheet } from './judge-side.ts';
import { type MatchVerdict, matchVerdict, type Scoring, whiteOn } from './match-result.ts';

/** What the two delegates have: one sheet or both, and the results once there are any. */
export interface MatchSheet {
  readonly season?: number | undefined;
  readonly round: number;
  readonly scoring?: Scoring | undefined;
  readonly home: SideSheet;
  readonly away?: SideSheet | undefined;
  /** Board by board, White's points first; null, or nothing at the end, while the game is being played. */
  readonly results?: readonly (Result | null)[] | undefined;
  /** Of the same boards; played where nothing is said. */
  readonly kinds?: readonly (GameKind | undefined)[] | undefined;
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
  const judged: Partial<Record<Side, LinedUp>> = {};
  for (const side of SIDES) {
    const own = sheet[side];
    if (own === undefined) continue;
    const teams = [...teamsWithRegulars(rules, own.teams), ...cupTeams(rules, own.teams)];
    const team = teams.find(({ id }) => id === own.team);
    if (team === undefined) return { kind: 'unknown-team', side, team: own.team, known: teams.map(({ id }) => id) };
    const results = sheet.results?.length ?? 0;
    if (results > team.boards) return { kind: 'results-beyond', results, boards: team.boards };
    judged[side] = linedUp(rules, side, own, team, sheet.round);
  }
  const { home, away } = judged as { home: LinedUp; away?: LinedUp };
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
