import type { Tournament } from '@escala/core';
import { type CompetitionRuleBook, type CompetitionSystem, competitionBooks } from '@escala/regulations';
import type { InputFault } from './input-fault.ts';

/** The book of a document that names none. */
export const DEFAULT_RULES = 'fce-1990';

export const COMPETITION_BOOKS = Object.keys(competitionBooks);

export interface RulesOption {
  /** Competition book; a choice of the register. */
  readonly rules?: string;
}

export function competitionBook({ rules = DEFAULT_RULES }: RulesOption): CompetitionRuleBook {
  return competitionBooks[rules as keyof typeof competitionBooks];
}

/** A command that a book has no articles for. */
export const notInRules = ({ id }: CompetitionRuleBook): InputFault => ({
  code: 'input.not-in-rules',
  values: { rules: id },
});

export type FoundSystem =
  | { readonly ok: true; readonly system: CompetitionSystem }
  | { readonly ok: false; readonly fault: InputFault };

export function systemOf({ id, systems }: CompetitionRuleBook, { system }: Pick<Tournament, 'system'>): FoundSystem {
  const found = Object.hasOwn(systems, system) ? systems[system] : undefined;
  if (found !== undefined) return { ok: true, system: found };
  const values = { system, rules: id, known: Object.keys(systems).join(', ') };
  return { ok: false, fault: { code: 'input.system-not-in-rules', values } };
}

type Simulate = NonNullable<CompetitionSystem['simulate']>;

const SIMULATED: ReadonlyMap<string, Simulate> = new Map(
  Object.values(competitionBooks).flatMap(({ systems }) =>
    Object.entries(systems).flatMap(([name, { simulate }]) => (simulate === undefined ? [] : [[name, simulate]])),
  ),
);

/** Systems that can be simulated, those of the default book first. */
export const SIMULATED_SYSTEMS = [...SIMULATED.keys()];

export function simulatedSystem(name = SIMULATED_SYSTEMS[0]!): Simulate {
  return SIMULATED.get(name)!;
}

/** Tie-breaks that some book offers; which of them fit, the book says. */
export const TIE_BREAK_NAMES = Object.values(competitionBooks).flatMap(({ standings }) =>
  Object.keys(standings.tieBreaks),
);

export function isTieBreak(name: string): boolean {
  return Object.values(competitionBooks).some(({ standings }) => standings.tieBreakOf(name) !== undefined);
}
