import {
  articleNotes,
  type Block,
  decisionNotes,
  type Explanation,
  findingMessage,
  type Speech,
} from '@escala/messages';
import { displayWidth } from './display-width.ts';
import { printable } from './printable.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

/**
 * An explanation laid out for a terminal: sentences indented below their headings, followed by citations in brackets.
 */
export function explanationLines(blocks: readonly Block[], layout: Layout): string[] {
  const labelWidth = Math.max(0, ...blocks.map((block) => (block.kind === 'note' ? displayWidth(block.label) : 0)));
  return blocks.flatMap((block) => blockLines(block, labelWidth, layout));
}

function blockLines(block: Block, labelWidth: number, { paint, width }: Layout): string[] {
  switch (block.kind) {
    case 'title':
      return [paint.strong(printable(block.text)), paint.faint(printable(block.subtitle)), ''];
    case 'heading': {
      const aside = block.aside === undefined ? '' : `  ${paint.faint(printable(block.aside))}`;
      return ['', `${paint.strong(printable(block.text))}${aside}`];
    }
    case 'note': {
      const label = block.label + ' '.repeat(labelWidth - displayWidth(block.label));
      const rest = ' '.repeat(labelWidth + 4);
      return wrapped(printable(block.text), { first: `  ${paint.citation(label)}  `, rest, width });
    }
    case 'sentence': {
      const indent = block.level === 0 ? '  ' : '      ';
      return wrapped(sentenceText(block, paint), { first: indent, rest: `${indent}  `, width });
    }
  }
}

function sentenceText(block: Extract<Block, { kind: 'sentence' }>, paint: Layout['paint']): string {
  const tone = { strong: paint.strong, warning: paint.warning, error: paint.bad }[block.tone ?? 'strong'];
  const text = printable(block.text);
  const painted = block.tone === undefined ? text : text.split(' ').map(tone).join(' ');
  const cited = [...block.articles.map((article) => `[${article}]`), ...block.decisions.map((tag) => `(${tag})`)];
  return [painted, ...cited.map(paint.citation)].join(' ');
}

/** `escala/explanation@1`: the facts, with the sentences that `explain` would print. */
export function explanationDocument(explanation: Explanation, blocks: readonly Block[], speech: Speech): string {
  const document = {
    ...explanation,
    language: speech.language,
    footnotes: {
      articles: articleNotes(explanation, speech),
      decisions: decisionNotes(explanation, speech),
    },
    sentences: blocks,
  };
  const withMessages = (key: string, value: unknown): unknown =>
    key === 'findings' && Array.isArray(value)
      ? value.map(({ refuses: _refuses, ...finding }) => ({ ...finding, message: findingMessage(finding, speech) }))
      : value;
  return `${JSON.stringify(document, withMessages, 2)}\n`;
}
