import { type Finding, findingOf, type Reason, reason, type Tournament } from '@escala/core';
import { judgeHomologation } from '../homologation/judge-homologation.ts';

/** Conditions on the event without which no norm by score can be made. */
export interface NormConditions {
  readonly met: boolean;
  /** Homologation for norms, then what the norm itself requires of the event. */
  readonly reasons: readonly Reason[];
  /** Objections to norms, or facts not recorded. */
  readonly findings: readonly Finding[];
}

/** Rounds (Oberts 3, Tancats nota), players (Oberts 4, Tancats nota) and mean (Tancats MC 2): no norm without these. */
const OF_THE_NORM: readonly string[] = [
  'fce-1990.open-rounds-norms',
  'fce-1990.open-players',
  'fce-1990.closed-rounds',
  'fce-1990.closed-players',
  'fce-1990.closed-mean-norms',
];

/**
 * MC norma 3 requires an event homologated for norms, which is more than homologation for rating (D-COMP-43). The
 * federation's word decides; without it the event is taken as homologated, and objections from the document are listed
 * with the norms (D-COMP-39). Conditions of the norm itself apply in any case; only the commission can waive them.
 */
export function normConditions(tournament: Tournament, waived: readonly string[] = []): NormConditions {
  const { purposes } = judgeHomologation(tournament, { waived });
  const all = purposes.find(({ purpose }) => purpose === 'norms')?.reasons ?? [];
  const isOfTheNorm = ({ code }: Reason): boolean => OF_THE_NORM.includes(code);
  const own = all.filter(isOfTheNorm).map((given): Reason => ({ ...given, decisions: ['D-COMP-43'] }));
  const against = all.filter(({ holds, waived: passed }) => holds === 'no' && passed !== true);
  const recorded = homologation(tournament);
  const told = wordOf(tournament) === undefined ? [recorded, ...against] : against.filter(isOfTheNorm);
  return {
    met: recorded.holds !== 'no' && !against.some(isOfTheNorm),
    reasons: [recorded, ...own],
    findings: told.map((given) => findingOf(given, 'warning')),
  };
}

/** An event that counts for nothing does not count for norms either. */
function wordOf({ event }: Tournament): boolean | undefined {
  return event?.homologatedForNorms ?? (event?.homologated === false ? false : undefined);
}

function homologation(tournament: Tournament): Reason {
  const word = wordOf(tournament);
  const decisions = word === undefined ? { decisions: ['D-COMP-39'] as const } : {};
  return reason('fce-1990.norm-homologated', 'MC norma 3', word ?? 'unknown', {}, decisions);
}
