import { type Day, dayFrom, parseDay, writeDay } from '@escala/core';
import {
  type BookTerms,
  competitionBookOf,
  competitionBooks,
  type HeadToHeadRuleBook,
  namedBook,
  partsOf,
  type RuleBook,
  ruleBookOf,
  whyNotJoined,
} from '@escala/regulations';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation, Series } from './federation.ts';

/** What is wrong with a federation's settings in themselves. */
export function settingsRefusals({
  timeZone,
  series,
  competitionRules: book,
}: Pick<Federation, 'timeZone' | 'series' | 'competitionRules'>): Refusal[] {
  const refused = series.flatMap((each, i) => {
    const ofChange = bookChangeRefusals(each, `series.${i}.bookChange`);
    return ofChange.length > 0 ? ofChange : seriesRefusals(each, `series.${i}`);
  });
  series.forEach(({ id }, i) => {
    if (series.findIndex((other) => other.id === id) < i)
      refused.push(invalid('series-twice', { series: id }, { field: `series.${i}.id` }));
  });
  if (!isTimeZone(timeZone)) refused.push(invalid('time-zone-unknown', { timeZone }, { field: 'timeZone' }));
  if (book !== undefined && competitionBookOf(book) === undefined) {
    const known = Object.keys(competitionBooks).join(', ');
    refused.push(invalid('rules-unknown', { book, known }, { field: 'competitionRules' }));
  }
  return refused;
}

/** Every regulation in force has a list within this many days. */
const FAR = 800;

function seriesRefusals(series: Series, field: string): Refusal[] {
  const { id, name, regulation, revision, part, firstList, monthlyFrom, bookChange } = series;
  const book = namedBook(series);
  if (book === undefined)
    return [invalid('regulation-unknown', { series: id, regulation }, { field: `${field}.regulation` })];
  const refused: Refusal[] = [];
  const refuse = (code: Refusal['code'], at: string, values: Refusal['values']): void => {
    refused.push(invalid(code, { series: id, ...values }, { field: `${field}.${at}`, regulation }));
  };
  const revisions = book.revisions.map((each) => each.id);
  if (revision !== undefined && !revisions.includes(revision))
    refuse('revision-unknown', 'revision', { revision, allowed: revisions.join(', ') });
  const parts = partsOf(book).map(({ id }) => id);
  const isPart = part === undefined ? parts.length === 1 : parts.includes(part);
  if (!isPart) refuse('part-unknown', 'part', { part: part ?? '-', allowed: parts.join(', ') });
  const day = parseDay(firstList);
  const terms = {
    revision,
    monthlyFrom: monthlyFrom === undefined ? undefined : parseDay(monthlyFrom),
    ...(book.kind === 'head-to-head' && { rhythm: book.rhythms.find((each) => each === part) }),
  };
  if (day !== undefined && !book.isListDay(day, terms)) {
    const [next] = book.listDays(day, day + FAR, terms);
    refuse('not-a-list-day', 'firstList', { date: firstList, next: next === undefined ? 'none' : writeDay(next) });
  }
  const { monthlyFrom: monthly } = terms;
  if (monthly === undefined) return refused;
  // Before a change of book, it is the earlier book that must leave the calendar to the federation.
  if (!isMonthlyBook(bookChange === undefined ? book : ruleBookOf(bookChange.before)!, monthly))
    refuse('monthly-from-book', 'monthlyFrom', { name });
  else if (!book.isListDay(monthly, terms)) refuse('monthly-from-day', 'monthlyFrom', { date: writeDay(monthly) });
  return refused;
}

/** Whether monthly lists change the calendar of a book: other books fix it themselves. */
function isMonthlyBook(book: RuleBook, monthlyFrom: Day): boolean {
  const year = (terms: BookTerms): number => book.listDays(monthlyFrom, monthlyFrom + 365, terms).length;
  return year({ monthlyFrom }) !== year({});
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a series' change of regulation, all reasons at once (D-OFF-530, D-OFF-531). */
function bookChangeRefusals(
  { id: series, regulation, part, firstList, monthlyFrom, bookChange }: Series,
  field: string,
): Refusal[] {
  if (bookChange === undefined) return [];
  const { before: was, revision, from, lift } = bookChange;
  const refused: Refusal[] = [];
  const refuse = (code: Refusal['code'], at: string, values: Refusal['values']): void => {
    refused.push(invalid(code, { series, ...values }, { field: `${field}.${at}`, regulation }));
  };
  const [before, after] = [gamesBook(was), gamesBook(regulation)];
  if (before === undefined) refuse('regulation-unknown', 'before', { regulation: was });
  if (before === undefined || after === undefined) return refused;
  const why = whyNotJoined(before, after);
  if (why !== undefined) {
    refuse('books-not-joined', 'before', { before: was, after: regulation, missing: why.missing.join(', ') || 'none' });
    return refused;
  }
  const revisions = before.revisions.map((each) => each.id);
  if (revision !== undefined && !revisions.includes(revision))
    refuse('revision-unknown', 'revision', { revision, allowed: revisions.join(', ') });
  const rhythms: readonly string[] = before.rhythms;
  if (part !== undefined && !rhythms.includes(part))
    refuse('part-unknown', 'from', { part, allowed: rhythms.join(', ') });
  const day = parseDay(from);
  if (day === undefined || refused.length > 0) return refused;
  const monthly = monthlyFrom === undefined ? {} : { monthlyFrom: dayFrom(monthlyFrom) };
  const { goesOn, inForceFrom } = after;
  if (from < inForceFrom) refuse('change-before-in-force', 'from', { date: from, from: inForceFrom });
  else if (!before.isListDay(day, { revision, ...monthly }) || !after.isListDay(day))
    refuse('change-not-a-list-day', 'from', { date: from, before: was, after: regulation });
  if (from <= firstList) refuse('change-before-first-list', 'from', { date: from, first: firstList });
  if (day === goesOn!.liftDay && !lift) refuse('lift-not-optional', 'lift', { date: writeDay(day) });
  return refused;
}

function gamesBook(id: string): HeadToHeadRuleBook | undefined {
  const book = ruleBookOf(id);
  return book?.kind === 'head-to-head' ? book : undefined;
}
