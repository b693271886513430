import type { RecordKind } from '../kit/record-kind.ts';
import { writtenForm } from '../kit/written-form.ts';
import type { Reading } from '../ports.ts';

/** A short name used in addresses. */
export const slug = writtenForm('slug', /^[a-z0-9][a-z0-9-]{0,63}$/);

/** An id given by the federation to a player or club, as in its old files; without spaces or slashes. */
export const givenId = writtenForm('givenId', /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/);

/** One more than the number of records, or the next number not taken. */
export async function nextId<Body>(reading: Reading, kind: RecordKind<Body>, count: number): Promise<string> {
  let number = count + 1;
  while ((await reading.get(kind, String(number))) !== undefined) number++;
  return String(number);
}
