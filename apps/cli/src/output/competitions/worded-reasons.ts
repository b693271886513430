import type { Finding, PublishedFinding, Reason } from '@escala/core';
import { findingMessage, type Speech, stepSentences } from '@escala/messages';

type WordedReason = Reason & { readonly message: string };

export function wordedReasons(reasons: readonly Reason[], speech: Speech): WordedReason[] {
  const sentences = stepSentences(reasons, speech);
  return reasons.map((given, i) => ({ ...given, message: sentences[i]!.text }));
}

export function publishedFindings(findings: readonly Finding[], speech: Speech): PublishedFinding[] {
  return findings.map(({ refuses: _refuses, ...finding }) => ({
    ...finding,
    message: findingMessage(finding, speech),
  }));
}
