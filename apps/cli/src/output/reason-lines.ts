import type { Reason, Step } from '@escala/core';
import { type SentenceBlock, type Speech, stepSentences } from '@escala/messages';
import { printable } from './printable.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

interface ReasonTerms {
  readonly indent?: string;
  /** Names the player, if the sentences are not below a name. */
  readonly labelOf?: (player: string) => string;
}

/**
 * The steps of a reason, a sentence per line with its citations; the parts of a step are indented below it. Conditions
 * of a verdict are marked: met, not met, unknown.
 */
export function reasonLines(
  steps: readonly (Step | Reason)[],
  speech: Speech,
  { paint, width }: Layout,
  { indent = '  ', labelOf }: ReasonTerms = {},
): string[] {
  const marks = { yes: paint.good('✓'), no: paint.bad('✗'), unknown: paint.warning('?') };
  return stepSentences(steps, speech).flatMap(({ text, level, holds, waived, player, ...grounds }) => {
    const start = level === 0 ? indent : `${indent}    `;
    const who = player !== undefined && labelOf ? `${labelOf(player)}: ` : '';
    const said = [
      `${who}${printable(text)}`,
      ...citations(grounds, paint),
      ...(waived ? [paint.faint(speech.translate('cli.waived'))] : []),
    ];
    const first = holds === undefined ? start : `${start}${marks[holds]} `;
    return wrapped(said.join(' '), { first, rest: `${start}  `, width });
  });
}

/** The articles and decisions a sentence is based on. */
export function citations(
  { articles, decisions }: Pick<SentenceBlock, 'articles' | 'decisions'>,
  paint: Layout['paint'],
): string[] {
  return [...articles.map((article) => `[${article}]`), ...decisions.map((tag) => `(${tag})`)].map(paint.citation);
}
