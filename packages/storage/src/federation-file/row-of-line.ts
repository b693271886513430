import { type ActEntry, canonicalText } from '@escala/office';
import type { ActRow, PaperRow, SecretRow, VersionRow } from '../schema.ts';

/** A line of a federation file as the row it becomes. */
export type LineRow =
  | { readonly table: 'acts'; readonly row: ActRow }
  | { readonly table: 'versions'; readonly row: VersionRow }
  | { readonly table: 'papers'; readonly row: PaperRow }
  | { readonly table: 'secrets'; readonly row: SecretRow };

/** Checks that a text or number can be stored in both databases. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}
const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

type Fields = Readonly<Record<string, unknown>>;

function has(fields: Fields, texts: readonly string[], numbers: readonly string[]): boolean {
  return texts.every((name) => isText(fields[name])) && numbers.every((name) => isNumber(fields[name]));
}

/** Undefined if the line is not valid for its kind. */
export function rowOfLine(federation: string, line: Fields): LineRow | undefined {
  const [table, fields] = Object.entries(line)[0] ?? [];
  if (fields === null || typeof fields !== 'object' || Object.keys(line).length !== 1) return undefined;
  const of = fields as Fields;
  if (table === 'act') return actRow(federation, of);
  if (table === 'version') return versionRow(federation, of);
  if (table === 'paper') return paperRow(federation, of);
  return table === 'secret' ? secretRow(federation, of) : undefined;
}

function actRow(federation: string, fields: Fields): LineRow | undefined {
  const subject = (fields.subject ?? {}) as Fields;
  if (!has(fields, ['id', 'kind', 'at', 'actor', 'hash', 'previous'], ['seq']) || !has(subject, ['kind', 'id'], []))
    return undefined;
  if (!Array.isArray(fields.touched) || !Array.isArray(fields.filed)) return undefined;
  const { seq, id, kind, at, actor } = fields as unknown as ActEntry;
  const row = {
    federation,
    seq,
    id,
    kind,
    at,
    actor,
    subject_kind: `${subject.kind}`,
    subject_id: `${subject.id}`,
  };
  return { table: 'acts', row: { ...row, entry: canonicalText(fields) } };
}

function versionRow(federation: string, fields: Fields): LineRow | undefined {
  if (!has(fields, ['kind', 'id'], ['version', 'seq']) || fields.body === undefined) return undefined;
  const { kind, id, version, seq, body } = fields as unknown as VersionRow;
  return { table: 'versions', row: { federation, kind, id, version, seq, body: canonicalText(body) } };
}

function paperRow(federation: string, fields: Fields): LineRow | undefined {
  if (!has(fields, ['folder', 'name', 'bytes'], ['part', 'seq'])) return undefined;
  const { folder, name, part, seq } = fields as unknown as PaperRow;
  const bytes = Buffer.from(`${fields.bytes}`, 'base64');
  if (bytes.toString('base64') !== fields.bytes) return undefined;
  return { table: 'papers', row: { federation, folder, name, part, seq, bytes } };
}

function secretRow(federation: string, fields: Fields): LineRow | undefined {
  if (!has(fields, ['shelf', 'key', 'owner', 'text'], [])) return undefined;
  const { shelf, key, owner, text, expires } = fields as unknown as SecretRow;
  if (expires !== null && !isText(expires)) return undefined;
  return { table: 'secrets', row: { federation, shelf, key, owner, text, expires } };
}
