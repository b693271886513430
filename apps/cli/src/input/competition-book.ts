import { entryOf, type Tournament } from '@escala/core';
import {
  type CompetitionRuleBook,
  type CompetitionSystem,
  competitionBookOf,
  competitionBooks,
  unnamedBook,
  usualBook,
} from '@escala/regulations';
import type { InputFault } from './input-fault.ts';
import { isTieBreakOf } from './tie-break-names.ts';

export const COMPETITION_BOOKS = Object.keys(competitionBooks);

/** Books by which events are homologated. */
export const JUDGING_BOOKS = Object.values<CompetitionRuleBook>(competitionBooks)
  .filter(({ homologation }) => homologation !== undefined)
  .map(({ id }) => id);

/** Systems of all books by name; of two with the same name, that of FIDE, whose format reports are. */
export const ALL_SYSTEMS: Readonly<Record<string, CompetitionSystem>> = Object.fromEntries(
  [...Object.values<CompetitionRuleBook>(competitionBooks), usualBook].flatMap(({ systems }) =>
    Object.entries(systems),
  ),
);

export const SYSTEMS = [...new Set(Object.values(competitionBooks).flatMap(({ systems }) => Object.keys(systems)))];

/** Systems whose rounds are known in advance. */
export const SCHEDULED_SYSTEMS = SYSTEMS.filter((name) => ALL_SYSTEMS[name]!.schedule !== undefined);

export interface RulesOption {
  /** Name of a registered competition book. */
  readonly rules?: string;
}

interface Asked extends RulesOption {
  readonly tiebreaks?: readonly string[] | undefined;
}

type Said = Partial<Pick<Tournament, 'rules' | 'system'>>;

/**
 * The book requested, or the document's own, or of those that have its system the one with most of the requested
 * tie-breaks (D-TB-19); of several the `usual` one, which for documents is that of older ones.
 */
export function competitionBook(
  { rules, tiebreaks = [] }: Asked,
  { rules: said, system }: Said = {},
  usual = unnamedBook,
): CompetitionRuleBook {
  const named = rules ?? said;
  if (named !== undefined) return competitionBookOf(named) ?? unnamedBook;
  const known = ({ standings }: CompetitionRuleBook): number =>
    tiebreaks.filter((name) => isTieBreakOf(standings, name)).length;
  const [book = usual] = [usual, ...Object.values<CompetitionRuleBook>(competitionBooks)]
    .filter(({ systems }) => system === undefined || Object.hasOwn(systems, system))
    .sort((a, b) => known(b) - known(a));
  return book;
}

/** A document that names its book; older ones do not. */
export const underBook = ({ format, name, ...rest }: Tournament, { id }: CompetitionRuleBook): Tournament => ({
  format,
  ...(name !== undefined && { name }),
  ...(id !== unnamedBook.id && { rules: id }),
  ...rest,
});

/** D-OFF-1240: for what is no document of ours, such as a report. */
export const bookOfReport = (asked: Asked, said: Said = {}): CompetitionRuleBook =>
  competitionBook(asked, said, usualBook);

/**
 * D-TB-21: a report that does not say more than Swiss goes by the first system of the book that is named, or whose
 * tie-breaks are, or of FIDE's; in a report of teams by the first in which teams meet.
 */
export function assumedSystem(asked: Asked, isOfTeams = false): string {
  const systems = Object.entries(bookOfReport(asked).systems);
  const [name] = (isOfTeams && systems.find(([, { teams }]) => teams !== undefined)) || systems[0]!;
  return name;
}

/** The book requested, or the document's own, or the first that pairs teams. */
export function teamBook(
  { rules }: RulesOption,
  { rules: said }: { readonly rules?: string | undefined },
): CompetitionRuleBook {
  const books = Object.values<CompetitionRuleBook>(competitionBooks);
  return competitionBookOf(rules ?? said ?? '') ?? books.find(pairsTeams) ?? unnamedBook;
}

const pairsTeams = ({ systems }: CompetitionRuleBook): boolean =>
  Object.values<CompetitionSystem>(systems).some(({ teams }) => teams !== undefined);

/** A book without articles for the command. */
export const notInRules = ({ id }: CompetitionRuleBook): InputFault => ({
  code: 'input.not-in-rules',
  values: { rules: id },
});

type FoundSystem =
  | { readonly ok: true; readonly system: CompetitionSystem }
  | { readonly ok: false; readonly fault: InputFault };

export function systemOf({ id, systems }: CompetitionRuleBook, { system }: Pick<Tournament, 'system'>): FoundSystem {
  const found = entryOf(systems, system);
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

/** Systems that can be simulated. */
export const SIMULATED_SYSTEMS = [...SIMULATED.keys()];

export function simulatedSystem(name: string): Simulate {
  return SIMULATED.get(name)!;
}

/** Tie-breaks offered by any book; the document's book decides which of them fit. */
export const TIE_BREAK_NAMES = Object.values(competitionBooks).flatMap(({ standings }) =>
  Object.keys(standings.tieBreaks),
);
/** Tie-breaks that only teams have. */
export const TEAM_TIE_BREAK_NAMES = Object.values(competitionBooks)
  .flatMap(({ standings }) => standings.teams?.tieBreaks ?? [])
  .filter((name) => !TIE_BREAK_NAMES.includes(name));
