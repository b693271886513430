import type { Decision, Holds } from '@escala/core';

/** A part of an explanation in words, laid out by a terminal or a page. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly subtitle: string }
  | { readonly kind: 'heading'; readonly text: string; readonly aside?: string }
  | SentenceBlock
  | { readonly kind: 'note'; readonly label: string; readonly text: string };

export interface SentenceBlock {
  readonly kind: 'sentence';
  readonly text: string;
  /** 0: on its own; 1: belongs to the sentence above. */
  readonly level: 0 | 1;
  readonly tone?: 'strong' | 'warning' | 'error';
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
  /** Whether a condition is met. */
  readonly holds?: Holds;
  /** It was waived. */
  readonly waived?: true;
  /** Id of the player concerned by a condition. */
  readonly player?: string;
}

interface SentenceOptions extends Pick<SentenceBlock, 'holds' | 'waived' | 'player'> {
  readonly level?: 0 | 1;
  readonly tone?: 'strong' | 'warning' | 'error';
  readonly articles?: readonly string[];
  readonly decisions?: readonly Decision[];
}

/** Callers may pass whole records; only the fields of a sentence are kept. */
export function sentence(text: string, options: SentenceOptions = {}): SentenceBlock {
  const { level = 0, tone, articles = [], decisions = [], holds, waived, player } = options;
  return {
    kind: 'sentence',
    text,
    level,
    ...(tone !== undefined && { tone }),
    articles,
    decisions,
    ...(holds !== undefined && { holds, ...(waived && { waived }), ...(player !== undefined && { player }) }),
  };
}
