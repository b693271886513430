import { type MoneyFault, readMoney } from '@escala/core';

export interface LineFault {
  /** The first line is 1. */
  readonly line: number;
  readonly text: string;
  readonly fault: MoneyFault | 'empty';
}

export interface PrizeLines {
  readonly amounts: readonly number[];
  readonly faults: readonly LineFault[];
}

/** Amounts in the smallest coin, a place a line. Lines after the last amount say nothing; one between amounts would move places. */
export function prizeLines(text: string, currency: string): PrizeLines {
  const lines = text.trimEnd() === '' ? [] : text.trimEnd().split('\n');
  const amounts: number[] = [];
  const faults: LineFault[] = [];
  lines.forEach((each, i) => {
    const written = each.trim();
    const read = readMoney(written, currency);
    if (read.kind === 'read') amounts.push(read.coins);
    else faults.push({ line: i + 1, text: written, fault: written === '' ? 'empty' : read.fault });
  });
  return { amounts, faults };
}
