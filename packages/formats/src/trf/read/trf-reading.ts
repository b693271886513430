import type { Severity } from '@escala/core';
import type { Path } from '../../interchange/faults/fault.ts';
import { clipped } from '../../interchange/faults/shown.ts';
import { ProblemList } from '../../problems/problem.ts';
import { emptyReport } from '../empty-report.ts';
import { scoringOf } from '../scoring.ts';
import type { TrfCode } from '../trf-problem.ts';
import type { TrfLine, TrfReport } from '../trf-report.ts';
import { BLANK, LineCursor, UNREADABLE } from './line-cursor.ts';

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] extends readonly (infer Row)[] ? Row[] : T[Field] };

/** A report while it is being read. */
export type TrfDraft = Mutable<TrfReport>;

/** Positions of a player's line, for checks that need all lines. */
export interface PlayerLines {
  readonly line: number[];
  /** Characters of the line, without trailing blanks. */
  readonly length: number[];
  /** Columns by which the line is shifted to the left after the name. */
  readonly shift: number[];
}

/** A start number in a record, to be looked up once all players are known. */
export interface Mention {
  readonly record: string;
  readonly id: number;
  readonly line: number;
  readonly column: number;
}

/** The state of a report being read: position, contents, problems. */
export class TrfReading {
  readonly cursor: LineCursor;
  readonly problems = new ProblemList<TrfCode>();
  readonly draft: TrfDraft = emptyReport();
  readonly playerLines: PlayerLines = { line: [], length: [], shift: [] };
  /** Points by symbol, as given in the records. */
  readonly scoring: [symbol: string, points: number][] = [];
  /** Lines of records that are allowed once. */
  readonly firstLines = new Map<string, number>();
  readonly mentions: Mention[] = [];
  /** Rounds with an unreadable character, by player index: reported there, and not checked further. */
  readonly unreadRounds = new Map<number, Set<number>>();
  /** Rounds of the 240 lines. */
  readonly byeRounds = new Map<number, number>();
  #kept: { text: string; before?: string }[] = [];
  #waiting = 0;

  constructor(text: string) {
    this.cursor = new LineCursor(text);
  }

  /** Reports a problem in a column of the current line. */
  report(severity: Severity, code: TrfCode, column: number, values: Values, path: Path = []): void {
    const { line, base, start, end } = this.cursor;
    const place = Math.min(Math.max(base - start + column, 1), end - start + 1);
    this.problems.add({ severity, code, path, line, column: place, values });
  }

  /** Lines kept since the last record belong before this one. */
  meetRecord(record: string): void {
    for (; this.#waiting > 0; this.#waiting--) this.#kept[this.#kept.length - this.#waiting]!.before = record;
  }

  get hasWaitingLines(): boolean {
    return this.#waiting > 0;
  }

  /** Keeps the current line as it is. */
  keepLine(): void {
    const { text, start, end } = this.cursor;
    this.#kept.push({ text: text.substring(start, end) });
    this.#waiting++;
  }

  mention(record: string, id: number, column: number): void {
    if (id !== 0) this.mentions.push({ record, id, line: this.cursor.line, column });
  }

  /** A whole number of the current line, or undefined; anything else is reported. */
  integer(record: string, first: number, last: number): number | undefined {
    return this.#known(this.cursor.integerAt(first, last), record, first, last);
  }

  /** A decimal number of the current line. */
  decimal(record: string, first: number, last: number): number | undefined {
    const hundredths = this.#known(this.cursor.hundredthsAt(first, last), record, first, last);
    return hundredths === undefined ? undefined : hundredths / 100;
  }

  #known(value: number, record: string, first: number, last: number): number | undefined {
    if (value === UNREADABLE) {
      const found = clipped(this.cursor.textAt(first, last));
      const values = { record, first, last: Math.min(last, this.cursor.length), found };
      this.report('error', 'trf-not-a-number', first, values);
    }
    return value === BLANK || value === UNREADABLE ? undefined : value;
  }

  finish(): TrfReport {
    const scoring = scoringOf(this.scoring);
    if (scoring !== undefined) this.draft.scoring = scoring;
    this.draft.keptLines = this.#kept as TrfLine[];
    return this.draft;
  }
}

type Values = Readonly<Record<string, string | number>>;
