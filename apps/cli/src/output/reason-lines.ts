import type { Reason, Step } from '@escala/core';
import { type SentenceBlock, type Speech, stepSentences } from '@escala/messages';
import { printable } from './printable.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

interface ReasonTerms {
  readonly indent?: string;
  /** Names who is meant, where the sentences stand under no name. */
  readonly labelOf?: (player: string) => string;
}

/**
 * The steps of a reason, a sentence a line with what it stands on; what a step is made of is indented under it. Conditions of a verdict have a mark:
 * met, not met, not told.
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

/** What a sentence stands on. */
export function citations(
  { articles, decisions }: Pick<SentenceBlock, 'articles' | 'decisions'>,
  paint: Layout['paint'],
): string[] {
  return [...articles.map((article) => `[${article}]`), ...decisions.map((tag) => `(${tag})`)].map(paint.citation);
}
