import type { ReasonStep } from '@escala/core';
import { type SentenceBlock, sentence } from './block.ts';
import type { Speech } from './speech.ts';

/** The one way from the steps of a reason to sentences: what a step is made of follows it, a level below. */
export function stepSentences(steps: readonly ReasonStep[], speech: Speech, level: 0 | 1 = 0): SentenceBlock[] {
  return steps.flatMap((step) => {
    const { articles, decisions, parts = [] } = step;
    return [sentence(stepText(step, speech), { level, articles, decisions }), ...stepSentences(parts, speech, 1)];
  });
}

function stepText({ quantity, values, list }: ReasonStep, speech: Speech): string {
  const within = list && { list: list.map((each) => stepText(each, speech)).join('; ') };
  return speech.translate(`working.${quantity}`, { ...values, ...within });
}
