import type { ReasonStep } from '@escala/core';
import { type SentenceBlock, type Speech, stepSentences } from '@escala/messages';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

/** The steps of a reason, a sentence a line with what it stands on; what a step is made of is indented under it. */
export function citedLines(
  steps: readonly ReasonStep[],
  speech: Speech,
  { paint, width }: Layout,
  indent: string,
): string[] {
  return stepSentences(steps, speech).flatMap(({ text, level, articles, decisions }) => {
    const first = level === 0 ? indent : `${indent}    `;
    return wrapped([text, ...citations({ articles, decisions }, paint)].join(' '), {
      first,
      rest: `${first}  `,
      width,
    });
  });
}

/** What a sentence stands on. */
export function citations(
  { articles, decisions }: Pick<SentenceBlock, 'articles' | 'decisions'>,
  paint: Layout['paint'],
): string[] {
  return [...articles.map((article) => `[${article}]`), ...decisions.map((tag) => `(${tag})`)].map(paint.citation);
}
