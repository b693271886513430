import type { Step } from '@escala/core';
import { type Block, sentence } from './block.ts';
import type { Speech } from './speech.ts';

/** First rating, factor, pool: the working that an engine returned beside the games. */
export function stepBlocks(steps: readonly Step[], { translate }: Speech): Block[] {
  return steps.map(({ quantity, values, articles, decisions }) =>
    sentence(translate(`working.${quantity}`, values), { articles, decisions }),
  );
}
