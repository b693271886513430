import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutated } from '../testing/mutations.ts';
import { faultsOfText } from '../testing/read-faults.ts';
import { fceInput, fideInput, frsInput, tournamentSample } from '../testing/sample-documents.ts';
import { FAULT_CODES } from './fault.ts';

const PLACES = [
  'player',
  'list',
  'rating',
  'event',
  'game',
  'pairing',
  'collective',
  'result',
  'ranking',
  'performance',
  'ledger',
];

async function catalogueOf(language: string): Promise<Record<string, string>> {
  const file = new URL(`../../../../messages/src/${language}/interchange.ts`, import.meta.url);
  return ((await import(/* @vite-ignore */ file.href)) as { messages: Record<string, string> }).messages;
}

/** Names of the arguments of a sentence. */
function argumentsOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]!))].sort();
}

describe.each(['en', 'ca', 'es', 'ro'])('sentences in %s', (language) => {
  it('there is one for each fault and place, and no other', async () => {
    const keys = [...FAULT_CODES.map((code) => `fault.${code}`), ...PLACES.map((place) => `fault-place.${place}`)];
    expect(Object.keys(await catalogueOf(language)).sort()).toEqual(keys.sort());
  });

  it('they have the arguments of the English ones', async () => {
    const english = await catalogueOf('en');
    for (const [key, sentence] of Object.entries(await catalogueOf(language)))
      expect([key, argumentsOf(sentence)]).toEqual([key, argumentsOf(english[key]!)]);
  });
});

describe('faults', () => {
  it.each([fceInput, fideInput, frsInput, tournamentSample])(
    '%o: bring what their sentences and places speak of',
    async (sample) => {
      const english = await catalogueOf('en');
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
