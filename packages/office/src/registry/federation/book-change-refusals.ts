import { dayFrom, parseDay, writeDay } from '@escala/core';
import { type HeadToHeadRuleBook, ruleBookOf, whyNotJoined } from '@escala/regulations';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Series } from './federation.ts';

/** What is wrong with the change of a series from one regulation to another, all reasons at once (D-OFF-530, D-OFF-531). */
export function bookChangeRefusals(
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
