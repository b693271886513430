import { hasMessage } from '@escala/messages';
import type { Site } from '../../kit/site.ts';
import { dateInWords, quoted } from '../format.ts';

/**
 * An engine's sentence for people with a document, rewritten for readers of a page: fields by their labels, dates in
 * words, and without advice about fields that no page asks for.
 */
export function engineWords(site: Pick<Site, 'language' | 'translate'>, sentence: string): string {
  const named = sentence.replace(/`(\w+)`/g, (code, name: string) => {
    const key = `web.field.${name}`;
    return hasMessage(key) ? quoted(site, site.translate(key)) : code;
  });
  return trueMinus(datesInWords(site, named.replace(/ [^.;:]*`\w+`[^.;:]*\.$/, '')));
}

/** Rewrites numeric dates in an engine's sentence in the reader's language. */
export function datesInWords(site: Pick<Site, 'language'>, sentence: string): string {
  return sentence.replace(/(?<![\w-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/g, (date) =>
    dateInWords(site, date),
  );
}

/**
 * Engines write the minus as a hyphen, so that figures can be copied into a spreadsheet. On a page it becomes the sign
 * used in the tables beside the sentence (D-OFF-284).
 */
export function trueMinus(sentence: string): string {
  return sentence.replace(/(^|[\s(=:·×/])-(?=\s?\d)/g, '$1−');
}
