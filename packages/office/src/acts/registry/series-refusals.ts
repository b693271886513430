import { parseDay } from '@escala/core';
import { type RuleBook, ruleBookOf } from '@escala/regulations';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation, Series } from '../../records/federation.ts';

/** What is wrong with the settings of a federation by themselves. */
export function settingsRefusals({ timeZone, series }: Pick<Federation, 'timeZone' | 'series'>): Refusal[] {
  const refused = series.flatMap((each, i) => seriesRefusals(each, `series.${i}`));
  series.forEach(({ id }, i) => {
    if (series.findIndex((other) => other.id === id) < i)
      refused.push(invalid('series-twice', { series: id }, { field: `series.${i}.id` }));
  });
  if (!isTimeZone(timeZone)) refused.push(invalid('time-zone-unknown', { timeZone }, { field: 'timeZone' }));
  return refused;
}

function seriesRefusals({ id, regulation, revision, part, firstList }: Series, field: string): Refusal[] {
  const book = ruleBookOf(regulation);
  if (book === undefined)
    return [invalid('regulation-unknown', { series: id, regulation }, { field: `${field}.regulation` })];
  const refused: Refusal[] = [];
  const refuse = (code: string, at: string, values: Refusal['values']): void => {
    refused.push(invalid(code, { series: id, ...values }, { field: `${field}.${at}`, regulation }));
  };
  const revisions = book.revisions.map((each) => each.id);
  if (revision !== undefined && !revisions.includes(revision))
    refuse('revision-unknown', 'revision', { revision, allowed: revisions.join(', ') });
  const parts = partsOf(book);
  const isPart = part === undefined ? parts.length === 1 : parts.includes(part);
  if (!isPart) refuse('part-unknown', 'part', { part: part ?? '-', allowed: parts.join(', ') });
  const day = parseDay(firstList);
  const terms = {
    revision,
    ...(book.kind === 'head-to-head' && { rhythm: book.rhythms.find((each) => each === part) }),
  };
  if (day !== undefined && !book.isListDay(day, terms)) refuse('not-a-list-day', 'firstList', { date: firstList });
  return refused;
}

/** Rhythms of a head-to-head book, classes of a Scrabble book. */
function partsOf(book: RuleBook): readonly string[] {
  return book.kind === 'head-to-head' ? book.rhythms : book.classes;
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
