export interface CsvRecord {
  /** Its first line, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The records of a CSV as written: one per line, more lines if
 * a quoted text contains line endings. Empty ones are left out.
 */
export function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let open: { line: number; text: string } | undefined;
  text.split(/\r\n?|\n/).forEach((written, i) => {
    const record = open === undefined ? { line: i + 1, text: written } : { ...open, text: `${open.text}\n${written}` };
    open = (record.text.split('"').length - 1) % 2 === 1 ? record : undefined;
    if (open === undefined && record.text.trim() !== '') records.push(record);
  });
  if (open !== undefined) records.push(open);
  return records;
}

/** Whether the first line names columns: several, without digits, and not a name with its comma (D-OFF-569). */
export const hasHeadings = (text: string): boolean => /^[^\d\n]*(?:[;\t]|,[^\d\n]*,)[^\d\n]*(?:\n|$)/.test(text);
