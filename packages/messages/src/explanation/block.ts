import type { Decision } from '@escala/core';

/** A piece of an explanation in words, for a terminal or a page to lay out. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly subtitle: string }
  | { readonly kind: 'heading'; readonly text: string; readonly aside?: string }
  | SentenceBlock
  | { readonly kind: 'note'; readonly label: string; readonly text: string };

export interface SentenceBlock {
  readonly kind: 'sentence';
  readonly text: string;
  /** 0: of its own; 1: belongs to the sentence above. */
  readonly level: 0 | 1;
  readonly tone?: 'strong' | 'warning' | 'error';
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
}

interface SentenceOptions {
  readonly level?: 0 | 1;
  readonly tone?: 'strong' | 'warning' | 'error';
  readonly articles?: readonly string[];
  readonly decisions?: readonly Decision[];
}

export function sentence(text: string, options: SentenceOptions = {}): SentenceBlock {
  const { level = 0, tone, articles = [], decisions = [] } = options;
  return { kind: 'sentence', text, level, ...(tone === undefined ? {} : { tone }), articles, decisions };
}
