import { filedUnder, type RecordKind } from '@escala/office';

/** A PostgreSQL index takes about 2,700 bytes a row; a letter has up to four. */
const LONGEST = 400;

/** A value as it is filed and looked up: no more than an index holds, and nothing that PostgreSQL's text cannot hold. */
export function keyValue(value: string): string {
  const text = value.length > LONGEST ? value.slice(0, LONGEST) : value;
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** By what a record is found, as it is filed: each pair once, also where long values begin the same. */
export function keysFiled<Body>(
  kind: RecordKind<Body>,
  body: Body,
): readonly (readonly [key: string, value: string])[] {
  const pairs = filedUnder(kind, body).map(([key, value]) => [key, keyValue(value)] as const);
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}
