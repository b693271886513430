import { entryOf, type Finding, lastPairedRound, type Tournament } from '@escala/core';
import { refusal } from '../../shared/refusal.ts';
import { TIE_BREAK_TABLE, tieBreaksFor } from '../tie-breaks/all-tie-breaks.ts';

/** D-COMP-10: the last paired round, or the one before while results are missing. 0: nothing played yet. */
export function standingsRound(tournament: Tournament): number {
  const last = lastPairedRound(tournament);
  return tournament.games.some((game) => game.round === last && game.result === undefined) ? last - 1 : last;
}

/** All reasons why a table cannot be made. */
export function refusals(tournament: Tournament, round: number, tieBreaks: readonly string[]): Finding[] {
  return [
    ...roundRefusals(tournament, round),
    ...resultRefusals(tournament, round),
    ...tieBreakRefusals(tieBreaks, 'players'),
  ];
}

function roundRefusals(tournament: Tournament, round: number): Finding[] {
  const last = lastPairedRound(tournament);
  if (Number.isInteger(round) && round >= 0 && round <= last) return [];
  return [refusal('fce-1990.standings-round', 'Desempats 1', { asked: round, last })];
}

function resultRefusals({ games }: Tournament, asked: number): Finding[] {
  return games
    .filter(({ round, result }) => round <= asked && result === undefined)
    .map(({ round, white, black }) =>
      refusal('fce-1990.standings-result', 'Sistemes 4.1', { round, white, black }, { round }),
    );
}

const MISFIT_CODE = { players: 'fce-1990.dutch-for-teams', teams: 'fce-1990.tie-break-for-players' } as const;

/** Board weights are for teams (Desempats 2.5); games with Black and opponents' ratings are for players. */
export function tieBreakRefusals(tieBreaks: readonly string[], ranked: 'players' | 'teams'): Finding[] {
  const known = tieBreaksFor(ranked).join(', ');
  return tieBreaks.flatMap((name, i) => {
    const definition = entryOf(TIE_BREAK_TABLE, name);
    if (definition === undefined) return [refusal('fce-1990.tie-break-unknown', 'Desempats 2', { name, known })];
    if (tieBreaks.indexOf(name) < i) return [refusal('fce-1990.tie-break-twice', 'Desempats 1', { name })];
    return definition.for.includes(ranked) ? [] : [refusal(MISFIT_CODE[ranked], definition.articles[0]!, { name })];
  });
}
