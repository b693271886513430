import type { Finding, Tournament, TournamentPlayer } from '@escala/core';
import type { DrawnRound } from '../contracts/competition.ts';
import { bergerRounds, doubleBergerRounds, leagueRound } from './berger.ts';

const TABLES = { 'round-robin': bergerRounds, 'double-round-robin': doubleBergerRounds } as const;

export interface LeagueRemarkTerms {
  /** Whether two meet in the round who would meet more often than the table allows. */
  readonly code: Finding['code'];
  readonly article: string;
  numbered(players: readonly TournamentPlayer[]): readonly Pick<TournamentPlayer, 'id'>[];
}

/**
 * A round follows from the table and the numbers alone. If earlier games follow other numbers, this is said before the
 * round (fce-1990 Sistemes 2.1, fide-2026 C.05 annex 1).
 */
export function leagueRemarks(
  system: keyof typeof TABLES,
  { code, article, numbered }: LeagueRemarkTerms,
): (tournament: Tournament, drawn: DrawnRound) => Finding[] {
  return ({ players, games }, { round }) => {
    const names = numbered(players).map(({ id }) => id);
    const drawn = TABLES[system](names.length)
      .slice(0, round)
      .map((pairs, i) => leagueRound(pairs, i + 1, names).pairs);
    const due = drawn.slice(0, -1).flat();
    const played = games.filter((game) => game.round < round);
    return (drawn.at(-1) ?? [])
      .filter((pair) => meetings(played, pair) > meetings(due, pair))
      .map(({ white, black }) => ({ severity: 'warning', code, article, values: { round, white, black } }));
  };
}

interface Pair {
  readonly white: string;
  readonly black: string;
}

const meetings = (pairs: readonly Pair[], { white, black }: Pair): number =>
  pairs.filter((each) => [white, black].includes(each.white) && [white, black].includes(each.black)).length;
