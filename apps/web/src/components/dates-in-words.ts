import type { Site } from '../kit/site.ts';
import { dateInWords } from './format.ts';

/** Rewrites numeric dates in an engine's sentence in the reader's language. */
export function datesInWords(site: Pick<Site, 'language'>, sentence: string): string {
  return sentence.replace(/(?<![\w-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/g, (date) =>
    dateInWords(site, date),
  );
}
