import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutated } from '../testing/mutations.ts';
import { faultsOfText } from '../testing/read-faults.ts';
import { fceInput, fideInput, frsInput, tournamentSample } from '../testing/sample-documents.ts';

const LANGUAGES = ['en', 'ca', 'es', 'ro'];
const file = new URL('../../../../messages/src/words/interchange.ts', import.meta.url);
const { messages } = (await import(/* @vite-ignore */ file.href)) as { messages: Record<string, readonly string[]> };
const catalogueOf = (language: string): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[LANGUAGES.indexOf(language)]!]));

/** Names of a sentence's arguments. */
function argumentsOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]!))].sort();
}

describe.each(LANGUAGES)('sentences in %s', (language) => {
  it('they have the arguments of the English ones', () => {
    const english = catalogueOf('en');
    for (const [key, sentence] of Object.entries(catalogueOf(language)))
      expect([key, argumentsOf(sentence)]).toEqual([key, argumentsOf(english[key]!)]);
  });
});

describe('faults', () => {
  it.each([fceInput, fideInput, frsInput, tournamentSample])(
    '%o: bring what their sentences and places speak of',
    (sample) => {
      const english = catalogueOf('en');
      forAll({ of: [mutated(sample()), fc.boolean()], numRuns: 200 }, (document, cut) => {
        const text = JSON.stringify(document);
        for (const { code, values } of faultsOfText(cut ? text.slice(0, -2) : text)) {
          const sentences = [english[`fault.${code}`]!, values.place ? english[`fault-place.${values.place}`]! : ''];
          expect(Object.keys(values)).toEqual(expect.arrayContaining(sentences.flatMap(argumentsOf)));
        }
      });
    },
  );
});
