import type { Finding, PublishedFinding, Reason } from '@escala/core';
import { findingMessage, type Speech } from '@escala/messages';

export type WordedReason = Reason & { readonly message: string };

/** A condition of a verdict in words. */
export function reasonMessage({ code, values }: Reason, { translate }: Speech): string {
  return translate(`finding.${code}`, values);
}

export function wordedReasons(reasons: readonly Reason[], speech: Speech): WordedReason[] {
  return reasons.map((given) => ({ ...given, message: reasonMessage(given, speech) }));
}

export function publishedFindings(findings: readonly Finding[], speech: Speech): PublishedFinding[] {
  return findings.map(({ refuses: _refuses, ...finding }) => ({
    ...finding,
    message: findingMessage(finding, speech),
  }));
}
