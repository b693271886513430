import type { CompetitionRuleBook, RuleBook } from './contracts/index.ts';
import type { CompetitionId, NamedBook, RegulationId } from './register.ts';

/** The books of the register, each on its own: who needs one of them, in a browser, waits for that one alone. */
const loaders: Readonly<Record<RegulationId, () => Promise<RuleBook>>> = {
  'fce-2016': async () => (await import('./fce-2016/index.ts')).fce2016,
  'fide-2009': async () => (await import('./fide-2009/index.ts')).fide2009,
  'fide-2024': async () => (await import('./fide-2024/index.ts')).fide2024,
  'frs-2012': async () => (await import('./frs-2012/index.ts')).frs2012,
};

const load = async (id: string): Promise<RuleBook | undefined> =>
  Object.hasOwn(loaders, id) ? loaders[id as RegulationId]() : undefined;

/** The rule book that a document names; nothing where there is none of this name and kind. */
export async function loadRuleBook<Kind extends RuleBook['kind']>(
  named: NamedBook,
  kind: Kind,
): Promise<Extract<RuleBook, { kind: Kind }> | undefined> {
  const book = await load(named.regulation);
  if (book?.kind !== kind) return undefined;
  const { bookChange } = named;
  const before = bookChange && (await load(bookChange.before));
  const whole =
    book.kind === 'head-to-head' && before?.kind === 'head-to-head'
      ? (await import('./joined/joined-book.ts')).bookAfterChange(before, book, { ...named, bookChange: bookChange! })
      : book;
  return whole as Extract<RuleBook, { kind: Kind }>;
}

const competitionLoaders: Readonly<Record<CompetitionId, () => Promise<CompetitionRuleBook>>> = {
  'fce-1990': async () => (await import('./fce-1990/book.ts')).fce1990,
  'fide-2026': async () => (await import('./fide-2026/book.ts')).fide2026,
};

/** The book of competitions of a name that comes from outside. */
export async function loadCompetitionBook(id: string): Promise<CompetitionRuleBook | undefined> {
  return Object.hasOwn(competitionLoaders, id) ? competitionLoaders[id as CompetitionId]() : undefined;
}
