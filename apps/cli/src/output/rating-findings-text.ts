import type { Finding } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { RatingInput } from '../input/rate-document.ts';
import { findingLines } from './findings-text.ts';
import type { Layout } from './terminal-layout.ts';

/** What rating a document would have to say, event by event. */
export function ratingFindingsLines(
  document: RatingInput,
  findings: readonly Finding[],
  speech: Speech,
): (layout: Layout) => string[] {
  return (layout) =>
    findings.length === 0
      ? [speech.translate('cli.no-findings', { regulation: document.regulation })]
      : findingLines(document, findings, speech, layout).slice(1);
}
