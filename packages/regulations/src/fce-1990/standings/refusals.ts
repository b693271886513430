import { type Finding, TIE_BREAKS, type TieBreakName, type Tournament } from '@escala/core';

function refusal(code: Finding['code'], article: string, values: Finding['values'], place?: Partial<Finding>): Finding {
  return { severity: 'error', code, article, refuses: true, values, ...place };
}

/** D-COMP-10: the last round with games or byes; the one before while its results are not all in. 0: nothing played yet. */
export function standingsRound(tournament: Tournament): number {
  const last = lastRound(tournament);
  return tournament.games.some((game) => game.round === last && game.result === undefined) ? last - 1 : last;
}

export function lastRound({ games, byes = [] }: Tournament): number {
  let last = 0;
  for (const { round } of games) last = Math.max(last, round);
  for (const { round } of byes) last = Math.max(last, round);
  return last;
}

/** Everything that keeps a table from being made, all at once. */
export function refusals(tournament: Tournament, round: number, tieBreaks: readonly string[]): Finding[] {
  return [
    ...roundRefusals(tournament, round),
    ...resultRefusals(tournament, round),
    ...tieBreakRefusals(tieBreaks, INDIVIDUAL_ONLY_FAULTS),
  ];
}

function roundRefusals(tournament: Tournament, round: number): Finding[] {
  const last = lastRound(tournament);
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

/** Tie-breaks that do not fit what is ranked, with the code that says so. */
export type Unfit = Readonly<Partial<Record<TieBreakName, Pick<Finding, 'code' | 'article'>>>>;

/** Desempats 2.5 weighs boards, which one player does not have. */
const INDIVIDUAL_ONLY_FAULTS: Unfit = {
  dutch: { code: 'fce-1990.dutch-for-teams', article: 'Desempats 2.5' },
};

export function tieBreakRefusals(tieBreaks: readonly string[], unfit: Unfit): Finding[] {
  return tieBreaks.flatMap((name, i) => {
    if (!isTieBreak(name))
      return [refusal('fce-1990.tie-break-unknown', 'Desempats 2', { name, known: TIE_BREAKS.join(', ') })];
    if (tieBreaks.indexOf(name) < i) return [refusal('fce-1990.tie-break-twice', 'Desempats 1', { name })];
    const fault = unfit[name];
    return fault === undefined ? [] : [refusal(fault.code, fault.article, { name })];
  });
}

function isTieBreak(name: string): name is TieBreakName {
  return (TIE_BREAKS as readonly string[]).includes(name);
}
