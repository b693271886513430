import type { EventTeam } from '../../../../contracts/event-teams.ts';
import type { NameOf } from '../../../../contracts/step.ts';
import type { ColourRule } from '../colours.ts';
import { PAIR_CRITERIA, SET_CRITERIA } from '../criteria.ts';
import type { Field } from '../field.ts';
import type { PairedBracket, PairedField, TeamPair } from '../pair-round.ts';

/** Why two teams meet; by name, which is what identifies a team in a record. */
export interface TeamTrace {
  readonly white: string;
  readonly black: string;
  /** Score of the residents of the bracket. */
  readonly bracket: number;
  /** All upfloaters of the bracket, and the one of this pair. */
  readonly upfloaters: readonly string[];
  readonly upfloater: string | null;
  /** What each criterion from [C6] on counts in the bracket; those met in full are left out. */
  readonly criteria: Readonly<Record<string, number>>;
  readonly colourRule: ColourRule;
}

/** What a criterion counts in a bracket. */
export function countsOf(field: Field, { upfloaters, pairs, sparesNext }: PairedBracket): Record<string, number> {
  const floating = new Set(upfloaters);
  const counts: Record<string, number> = { C6: sparesNext ? 0 : 1 };
  for (const { name, upfloater } of SET_CRITERIA)
    if (upfloater !== undefined) counts[name] = upfloaters.reduce((sum, rank) => sum + upfloater(field, rank), 0);
  for (const { name, pair } of PAIR_CRITERIA)
    counts[name] = pairs.reduce((sum, [a, b]) => sum + pair(field, a, b, (rank) => floating.has(rank)), 0);
  return counts;
}

const TOLD = ['C6', 'C7', 'C8', 'C9', 'C10'] as const;

export function tracesOf(
  { field, brackets }: PairedField,
  pairs: readonly TeamPair[],
  teams: readonly EventTeam[],
): TeamTrace[] {
  const nameOf = (team: number): string => teams[team]!.name;
  const told = brackets.map((bracket) => {
    const counts = countsOf(field, bracket);
    return {
      bracket: bracket.score / 10,
      upfloaters: bracket.upfloaters.map((rank) => nameOf(field.teams[rank]!.team)),
      criteria: Object.fromEntries(TOLD.flatMap((name) => (counts[name] ? [[name, counts[name]]] : []))),
    };
  });
  return pairs.map(({ white, black, place, colourRule }) => {
    const own = { white: nameOf(white), black: nameOf(black), ...told[place]! };
    return {
      ...own,
      upfloater: own.upfloaters.find((name) => name === own.white || name === own.black) ?? null,
      colourRule,
    };
  });
}

/** A trace from outside; team names need no replacing. Undefined if it is not a trace. */
export function readTrace(trace: object, _own: NameOf): TeamTrace | undefined {
  const { white, black, bracket, upfloaters, upfloater, criteria, colourRule } = trace as TeamTrace;
  const isTrace =
    [white, black].every((name) => typeof name === 'string') &&
    typeof bracket === 'number' &&
    Array.isArray(upfloaters) &&
    (upfloater === null || typeof upfloater === 'string') &&
    typeof criteria === 'object' &&
    Number.isInteger(colourRule) &&
    colourRule >= 1 &&
    colourRule <= 9;
  return isTrace ? { white, black, bracket, upfloaters, upfloater, criteria, colourRule } : undefined;
}
