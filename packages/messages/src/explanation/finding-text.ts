import { hasMessage } from '../catalogue.ts';
import { type Block, sentence } from './block.ts';
import type { AnyFinding } from './explanation.ts';
import type { Speech } from './speech.ts';

/** A finding's sentence in the reader's language; as published if we have no words of our own. */
export function findingMessage(finding: AnyFinding, { translate }: Speech): string {
  const key = `finding.${finding.code}` as const;
  return finding.message !== undefined && !hasMessage(key) ? finding.message : translate(key, finding.values);
}

export function findingBlock(finding: AnyFinding, speech: Speech): Block {
  return sentence(findingMessage(finding, speech), {
    tone: finding.severity,
    articles: [finding.article],
    decisions: finding.decisions ?? [],
  });
}
