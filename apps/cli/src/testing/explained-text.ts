import { readFileSync } from 'node:fs';
import type { HeadToHeadInput } from '@escala/core';
import { explainHeadToHead, explanationBlocks, type Language, translator } from '@escala/messages';
import { isOfScrabble } from '@escala/regulations';
import { rateDocument } from '../input/rate-document.ts';
import { explanationLines } from '../output/explanation.ts';
import { PLAIN_LAYOUT } from '../output/terminal-layout.ts';
import { MARCH } from './run-escala.ts';

/** What `explain` prints of the demonstration document, without starting a process. */
export function explainedText(player: string, language: Language): string {
  const input = JSON.parse(readFileSync(MARCH, 'utf8')) as HeadToHeadInput;
  const output = rateDocument(input, { workings: true });
  if (isOfScrabble(output)) throw new Error('the demonstration document is of chess');
  const speech = { language, translate: translator(language, { missing: 'throw' }) };
  const blocks = explanationBlocks(explainHeadToHead(output, player, input), speech);
  return explanationLines(blocks, PLAIN_LAYOUT)
    .map((line) => `${line}\n`)
    .join('');
}
