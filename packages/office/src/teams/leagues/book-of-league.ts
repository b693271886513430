import { type CompetitionRuleBook, competitionBookOf, type TeamRuleBook } from '@escala/regulations';
import { bookOfFederation } from '../../events/book-of-event.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import type { League } from './league.ts';

/** What a league goes by; no league is founded under a book without rules for teams. */
export interface BookOfTeams extends CompetitionRuleBook {
  readonly teams: TeamRuleBook;
}

const hasTeams = (book: CompetitionRuleBook | undefined): book is BookOfTeams => book?.teams !== undefined;

export function bookOfLeague({ rules }: Pick<League, 'rules'>): BookOfTeams {
  const book = competitionBookOf(rules);
  if (!hasTeams(book)) throw new Error(`The book ${rules} has no rules for teams.`);
  return book;
}

export const teamRulesOf = (league: Pick<League, 'rules'>): TeamRuleBook => bookOfLeague(league).teams;

/** The rules for teams of a book that is named, or of the federation's; a refusal where there are none. */
export function teamBook(
  federation: Federation | undefined,
  named: string | undefined,
  field: string,
): BookOfTeams | { readonly refused: readonly [Refusal] } {
  const book = named === undefined ? bookOfFederation(federation) : competitionBookOf(named);
  if (hasTeams(book)) return book;
  const id = named ?? federation?.competitionRules;
  if (id === undefined) return { refused: [invalid('teams-no-rules', {}, { field })] };
  return { refused: [invalid('book-without-teams', { book: id }, { field, regulation: id })] };
}
