import type { Path } from '../../interchange/faults/fault.ts';
import { clipped } from '../../interchange/faults/shown.ts';
import type { TrfRemark } from '../trf-problem.ts';
import { cleaned, LineInColumns } from './line-in-columns.ts';

export const TRF_EDITIONS = ['trf16', 'trf26'] as const;
export type TrfEdition = (typeof TRF_EDITIONS)[number];

/** A report being written: its lines by record, and what does not fit into them. */
export class TrfWriting {
  readonly edition: TrfEdition;
  readonly remarks: TrfRemark[] = [];
  readonly sections: { record: string; lines: string[] }[] = [];

  constructor(edition: TrfEdition) {
    this.edition = edition;
  }

  /** A line of a record, to be filled by the caller and added by `add`. */
  line(record: string, path: Path): LineInColumns {
    return new LineInColumns(record, path, this);
  }

  add(record: string, line: string): void {
    const section = this.sections.find((known) => known.record === record);
    if (section === undefined) this.sections.push({ record, lines: [line] });
    else section.lines.push(line);
  }

  /** Adds a record with a single text. */
  addText(record: string, text: string): void {
    this.add(record, `${record} ${cleaned(text)}`);
  }

  /** Reports records that the edition lacks. */
  leaveOut(record: string, path: Path, count: number): void {
    if (count === 0) return;
    const values = { record, edition: this.edition, count };
    this.remarks.push({ severity: 'warning', code: 'trf-not-in-edition', path, values });
  }

  tooLong(code: 'trf-text-cut' | 'trf-number-too-long', record: string, path: Path, text: string, most: number): void {
    const severity = code === 'trf-text-cut' ? 'warning' : 'error';
    this.remarks.push({ severity, code, path, values: { record, found: clipped(text), most } });
  }
}
