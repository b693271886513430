import { z } from 'zod';
import { type Change, put } from '../../kit/act.ts';
import type { Kept } from '../../ports.ts';
import type { EntrySource } from '../entries/entries-of-source.ts';
import { type EventEntry, entryKind } from '../entries/entry.ts';
import type { EnteredPlayer } from '../entries/new-entry.ts';
import { activeEntries, type EventDesk, lastRound } from '../event-desk.ts';

/** `of-file`: as in the file; `by-rating`: none until the pairing gives them; `next`: after the existing ones. */
export const numbersOutcomeSchema = z.enum(['of-file', 'by-rating', 'next']);

interface NumbersOfFile {
  readonly wanted: readonly EnteredPlayer[];
  readonly numbers?: z.infer<typeof numbersOutcomeSchema>;
  /** Numbers of other entries that are removed. */
  readonly changes: readonly Change[];
}

/**
 * Start numbers of a report are used if they can apply to everyone: nobody else is entered, or all others have
 * different numbers (D-OFF-270). Otherwise they are dropped; before the first pairing existing ones are dropped too, so
 * that all are given by rating.
 */
export function numbersOfFile(
  desk: EventDesk,
  kind: EntrySource['kind'],
  wanted: readonly EnteredPlayer[],
): NumbersOfFile {
  if (kind !== 'trf') return { wanted, changes: [] };
  const listed = new Set(wanted.map(({ facts }) => facts.number));
  const others = activeEntries(desk);
  const fit = others.every(({ body }) => body.number !== undefined && !listed.has(body.number));
  if (fit) return { wanted, numbers: 'of-file', changes: [] };
  const without = wanted.map(({ facts: { number: _left, ...facts }, ...each }) => ({ ...each, facts }));
  if (lastRound(desk) === 0) return { wanted: without, numbers: 'by-rating', changes: freedNumbers(others) };
  const areFixed = others.every(({ body }) => body.number !== undefined);
  return { wanted: without, numbers: areFixed ? 'next' : 'by-rating', changes: [] };
}

/** Removes pairing numbers, until the pairing gives them by rating. */
export function freedNumbers(entries: readonly Kept<EventEntry>[]): Change[] {
  return entries.flatMap(({ id, version, body: { number, ...body } }) =>
    number === undefined ? [] : [put(entryKind, id, version, body)],
  );
}
