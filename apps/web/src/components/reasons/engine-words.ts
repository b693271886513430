import { hasMessage } from '@escala/messages';
import type { Site } from '../../kit/site.ts';
import { datesInWords } from '../dates-in-words.ts';
import { quoted } from '../format.ts';
import { trueMinus } from '../true-minus.ts';

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
