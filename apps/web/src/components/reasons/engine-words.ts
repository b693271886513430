import { hasMessage } from '@escala/messages';
import type { Site } from '../../kit/site.ts';
import { datesInWords } from '../dates-in-words.ts';
import { quoted } from '../format.ts';
import { trueMinus } from '../true-minus.ts';

/**
 * A sentence that an engine wrote for people with a document at hand, for readers of a page: fields have names, dates are in words, and
 * advice about a field that no page asks for is left out.
 */
export function engineWords(site: Pick<Site, 'language' | 'translate'>, sentence: string): string {
  const named = sentence.replace(/`(\w+)`/g, (code, name: string) => {
    const key = `web.field.${name}`;
    return hasMessage(key) ? quoted(site, site.translate(key)) : code;
  });
  return trueMinus(datesInWords(site, named.replace(/ [^.;:]*`\w+`[^.;:]*\.$/, '')));
}
