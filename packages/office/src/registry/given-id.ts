import type { RecordKind } from '../kit/record-kind.ts';
import { writtenForm } from '../kit/written-form.ts';
import type { Reading } from '../ports.ts';

/** A short name that becomes an address. */
export const slug = writtenForm('slug', /^[a-z0-9][a-z0-9-]{0,63}$/);

/** An id that a federation gives to its players and clubs, as its old files have it; no blanks, no strokes. */
export const givenId = writtenForm('givenId', /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/);

/** The number after as many as there are, or the first one after it that nobody was given. */
export async function nextId<Body>(reading: Reading, kind: RecordKind<Body>, count: number): Promise<string> {
  let number = count + 1;
  while ((await reading.get(kind, String(number))) !== undefined) number++;
  return String(number);
}
