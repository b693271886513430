import { type MatchBoard, SIDES, type Side } from '@escala/core';
import type { JudgedMatch, MatchSheet, MatchVerdict } from '../../contracts/teams.ts';
import { cupTeams, teamsWithRegulars } from './club-teams.ts';
import { rulesOfSeason } from './judge-club-list.ts';
import { type LinedUp, linedUp } from './judge-side.ts';
import { matchVerdict, whiteOn } from './match-result.ts';

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
