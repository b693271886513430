import type { Decision, Holds } from '@escala/core';

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
  /** Whether a condition is met. */
  readonly holds?: Holds;
  /** It was let pass. */
  readonly waived?: true;
  /** Id of the player whom a condition is about. */
  readonly player?: string;
}

interface SentenceOptions extends Pick<SentenceBlock, 'holds' | 'waived' | 'player'> {
  readonly level?: 0 | 1;
  readonly tone?: 'strong' | 'warning' | 'error';
  readonly articles?: readonly string[];
  readonly decisions?: readonly Decision[];
}

/** Callers give whole records of what is said; only what belongs to a sentence stays in it. */
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
