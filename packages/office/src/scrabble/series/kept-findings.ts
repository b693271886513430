import type { Finding } from '@escala/core';
import type { KeptFinding } from '../../kit/finding.ts';

/** Findings as records keep them. */
export function keptFindings(findings: readonly Finding[]): KeptFinding[] {
  return findings.map(({ decisions, ...finding }) => ({
    ...finding,
    ...(decisions && { decisions: [...decisions] }),
    values: { ...finding.values },
  }));
}
