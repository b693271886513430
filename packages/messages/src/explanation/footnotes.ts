import { hasMessage, type MessageKey } from '../catalogue.ts';
import type { Block } from './block.ts';
import { articleKey } from './citations.ts';
import type { Explanation } from './explanation.ts';
import type { Speech } from './speech.ts';

export interface Footnote {
  readonly label: string;
  readonly text: string;
}

/** What the cited articles say, in our own words; articles missing from the catalogue are left out. */
export function articleNotes({ regulation, articles }: Explanation, speech: Speech): Footnote[] {
  return notes(articles, (article) => articleKey(regulation, article), speech);
}

export function decisionNotes({ decisions }: Explanation, speech: Speech): Footnote[] {
  return notes(decisions, (decision) => `decision.${decision}`, speech);
}

export function footnoteBlocks(explanation: Explanation, speech: Speech): Block[] {
  const section = (title: MessageKey, footnotes: Footnote[]): Block[] =>
    footnotes.length === 0
      ? []
      : [
          { kind: 'heading', text: speech.translate(title) },
          ...footnotes.map((note): Block => ({ kind: 'note', ...note })),
        ];
  return [
    ...section('web.word.articles', articleNotes(explanation, speech)),
    ...section('explain.decisions', decisionNotes(explanation, speech)),
  ];
}

function notes(labels: readonly string[], keyOf: (label: string) => string, { translate }: Speech): Footnote[] {
  return labels.flatMap((label) => {
    const key = keyOf(label);
    return hasMessage(key) ? [{ label, text: translate(key) }] : [];
  });
}
