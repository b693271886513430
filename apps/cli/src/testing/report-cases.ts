import { readFileSync } from 'node:fs';
import { caseFile } from './swiss-cases.ts';

/** An event of four players of the demonstration document, within the period of its list. */
export const SPRING = caseFile('spring.trf');

/** The report, modified. */
export function springWith(change: (text: string) => string): string {
  return change(readFileSync(SPRING, 'utf8'));
}
