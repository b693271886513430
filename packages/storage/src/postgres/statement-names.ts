import { createHash } from 'node:crypto';

/** A server keeps every named statement of a connection: only so many texts get a name. */
const MOST_NAMES = 300;

/** Beyond this a statement looks for a list of values. Its plan is better made for those values than for any. */
const MOST_VALUES = 20;

export function statementNames(): (text: string, values: number) => string | undefined {
  const names = new Map<string, string>();
  return (text, values) => {
    if (values === 0 || (values > MOST_VALUES && !text.startsWith('insert '))) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    // A name says its text, so that nobody else's statement is meant where a pooler hands connections from one process to the next.
    const name = `escala_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
}
