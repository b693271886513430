import type { Block } from './block.ts';
import type { Explanation } from './explanation.ts';
import { headToHeadBlocks } from './head-to-head-text.ts';
import { scrabbleBlocks } from './scrabble-text.ts';
import type { Speech } from './speech.ts';

/** An explanation in words. */
export function explanationBlocks(explanation: Explanation, speech: Speech): Block[] {
  return explanation.kind === 'head-to-head'
    ? headToHeadBlocks(explanation, speech)
    : scrabbleBlocks(explanation, speech);
}
