import type { Fault } from '../faults/fault.ts';
import { writePath } from '../faults/shown.ts';
import { readDocument } from '../read-document.ts';

export const REVISIONS = { 'fce-2016': ['5.3-repealed', '5.3-in-force'], 'fide-2009': ['2009'], 'frs-2012': ['2012'] };

/** A document as written by hand, so that every value has its own line. */
export function writeByHand(document: unknown): string {
  return JSON.stringify(document, null, 2);
}

export function faultsOfText(text: string): readonly Fault[] {
  const result = readDocument(text, { revisions: REVISIONS });
  return result.ok ? [] : result.faults;
}

export function faultsOf(document: unknown): readonly Fault[] {
  return faultsOfText(writeByHand(document));
}

/** Code, path and the text at the position, up to the end of its line: enough to identify a fault. */
export function summary(text: string): string[] {
  return faultsOfText(text).map((fault) => `${fault.code} ${writePath(fault.path)} -> ${pointedAt(text, fault)}`);
}

export function summaryOf(document: unknown): string[] {
  return summary(writeByHand(document));
}

export function pointedAt(text: string, { line, column }: Fault): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines[line - 1]!.slice(column - 1);
}
