import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HeadToHeadInput, ScrabbleInput } from '@escala/core';
import {
  type Explanation,
  explainHeadToHead,
  explainScrabble,
  explanationBlocks,
  hasMessage,
  LANGUAGES,
  translator,
} from '@escala/messages';
import { isOfScrabble, ruleBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { rateDocument } from './input/rate-document.ts';

const BOOKS = fileURLToPath(new URL('../../../packages/regulations/src', import.meta.url));

function casesOf(book: string): [string, string][] {
  const folder = join(BOOKS, book, 'cases');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.input.json'))
    .map((name) => [name, join(folder, name)]);
}

function explanationsOf(path: string): Explanation[] {
  const input = JSON.parse(readFileSync(path, 'utf8')) as HeadToHeadInput | ScrabbleInput;
  const output = rateDocument(input, { workings: true });
  return input.players.map(({ id }) =>
    isOfScrabble(output)
      ? explainScrabble(output, id, input as ScrabbleInput)
      : explainHeadToHead(output, id, input as HeadToHeadInput),
  );
}

describe.each(Object.keys(ruleBooks))('explanations of %s', (book) => {
  describe.each(casesOf(book))('%s', (_name, path) => {
    const explanations = explanationsOf(path);

    it('have every word in every language', () => {
      for (const language of LANGUAGES) {
        const speech = { language, translate: translator(language, { missing: 'throw' }) };
        for (const explanation of explanations)
          for (const block of explanationBlocks(explanation, speech)) expect(block.kind).toBeTypeOf('string');
      }
    });

    it('say what every cited article and decision means', () => {
      const cited = new Set(
        explanations.flatMap(({ articles, decisions }) => [
          ...articles.map((article) => `article.${book}.${article}`),
          ...decisions.map((decision) => `decision.${decision}`),
        ]),
      );
      expect([...cited].filter((key) => !hasMessage(key))).toEqual([]);
    });

    it('add up to the figures of the list', () => {
      for (const explanation of explanations)
        if (explanation.kind === 'head-to-head') expect(explanation.period.agrees).toBe(true);
        else expect(explanation.types.filter((type) => !type.agrees)).toEqual([]);
    });
  });
});
