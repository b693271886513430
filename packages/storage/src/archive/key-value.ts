import { filedUnder, type RecordKind } from '@escala/office';

/** A PostgreSQL index takes about 2,700 bytes per row; a character has up to four. */
const LONGEST = 400;

/**
 * A value as stored and looked up: no longer than an index allows, without characters that PostgreSQL's text cannot
 * hold.
 */
export function keyValue(value: string): string {
  const text = value.length > LONGEST ? value.slice(0, LONGEST) : value;
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** A record's keys as stored: each pair once, even if long values share their beginning. */
export function keysFiled<Body>(
  kind: RecordKind<Body>,
  body: Body,
): readonly (readonly [key: string, value: string])[] {
  const pairs = filedUnder(kind, body).map(([key, value]) => [key, keyValue(value)] as const);
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}
