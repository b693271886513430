import { type CategoryRules, type CompetitionRuleBook, type NormedTitle, titleBookOf } from '@escala/regulations';
import { type ByRules, bookOfEvent, titlesOf } from '../../events/book-of-event.ts';
import type { Reading } from '../../ports.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import type { Promotion } from '../promotion.ts';
import { type PrintedTitle, printedTitle } from '../title.ts';

/** What norms, titles and promotions are judged by: a book of competitions with its book of titles. */
export interface TitleRules {
  readonly book: CompetitionRuleBook;
  /** Name of the book of titles, for the record and for refusals. */
  readonly regulation: string;
  /** The title made by norms, as printed on lists; if there are several, the book's first. */
  readonly title: PrintedTitle;
  readonly normed: NormedTitle;
  readonly categories: CategoryRules | undefined;
}

/** Undefined if the book has no titles by norms. */
export function titleRulesOf(by: ByRules): TitleRules | undefined {
  const book = bookOfEvent(by);
  const titles = titlesOf(book);
  const [name, normed] = Object.entries(titles?.byNorms ?? {})[0] ?? [];
  const title = name === undefined ? undefined : printedTitle(name);
  if (book === undefined || titles === undefined || title === undefined || normed === undefined) return undefined;
  return { book, regulation: titles.id, title, normed, categories: titles.categories };
}

/** Titles of players follow the federation's book. */
export async function loadTitleRules(reading: Reading): Promise<TitleRules | undefined> {
  const federation = await federationOf(reading);
  return titleRulesOf({ rules: federation?.competitionRules });
}

/** The category on record, in whatever words it was entered, as the promotion's book reads it. */
export const categoryOnRecord = ({ regulation }: Pick<Promotion, 'regulation'>, { category }: Player) =>
  titleBookOf(regulation)?.categories?.of({ category });
