import { existsSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';

const CHOICES = 'postgres://user:password@host/database, /srv/office.sqlite';
const POSTGRES = /^postgres(?:ql)?:\/\//;
/** Greedy: a password may contain any character, the host after the last `@` none of those that end it. */
const PARTS = /^(postgres(?:ql)?:\/\/)([^:@/]*):(.*)@([^@]*)$/s;

/**
 * The address of a database, as a setting says it: PostgreSQL's, or the path of a SQLite file. Anything else is refused:
 * a slip in an address would silently start an empty office in a file of that name.
 */
export function databaseAddress(name: string, text: string): string {
  if (POSTGRES.test(text)) {
    const address = withReadablePassword(text);
    if (URL.canParse(address)) return address;
  } else if (isPath(text)) return text;
  throw new UsageError('cli.usage.not-one-of', { name, wanted: withoutPassword(text), choices: CHOICES });
}

function isPath(text: string): boolean {
  // A letter alone is a drive of Windows.
  if (/^[a-z][a-z\d+.-]+:/i.test(text) || /^[a-z]+\/\//i.test(text)) return false;
  return existsSync(text) || /\.(?:sqlite3?|db)$/i.test(text);
}

/** Passwords are given as they are: what ends a part of an address is written as addresses write it. */
function withReadablePassword(text: string): string {
  const [, scheme = '', user = '', password = '', rest = ''] = PARTS.exec(text) ?? [];
  if (scheme === '') return text;
  const readable = password.toWellFormed().replace(/%(?![\da-f]{2})|[^\w%.~!$&'()*+,;=-]/giu, encodeURIComponent);
  return `${scheme}${user}:${readable}@${rest}`;
}

const withoutPassword = (text: string): string =>
  /^[a-z][a-z\d+.-]+:(?!\d)/i.exec(text)?.[0] ?? text.slice(text.lastIndexOf('@') + 1);
