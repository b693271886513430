import type { Site } from '../kit/site.ts';
import { dateInWords } from './format.ts';

/** Calendar dates that a sentence of an engine writes in figures, as readers of the language write them. */
export function datesInWords(site: Pick<Site, 'language'>, sentence: string): string {
  return sentence.replace(/(?<![\w-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/g, (date) =>
    dateInWords(site, date),
  );
}
