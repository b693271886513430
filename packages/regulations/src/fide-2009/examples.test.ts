import { readFileSync } from 'node:fs';
import type { HeadToHeadInput, HeadToHeadOutput } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from './index.ts';

type Expected = Pick<HeadToHeadOutput, 'list' | 'performances'> & {
  readonly ledger: readonly Record<string, unknown>[];
  readonly findings: readonly { readonly event: string; readonly article: string }[];
};

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8'));
}

/** Whole documents with the figures they must give. */
describe.each(Array.from({ length: 12 }, (_, i) => `fide-2009-${String(i + 1).padStart(2, '0')}`))('%s', (name) => {
  const output = fide2009.rate(read(`${name}.input.json`) as HeadToHeadInput);
  const expected = read(`${name}.expected.json`) as Expected;

  it('[7.1] gives the list', () => {
    expect(output.list).toStrictEqual(expected.list);
  });

  it('[8.2] gives the performances of the unrated', () => {
    expect(output.performances).toStrictEqual(expected.performances);
  });

  it('[8.5] gives the ledger', () => {
    const lines = output.ledger.map(({ articles: _articles, decisions: _decisions, ...line }) => line);
    expect(lines).toStrictEqual(expected.ledger);
  });

  it('[1.2] refuses what it must', () => {
    const errors = output.findings.filter((finding) => finding.severity === 'error');
    expect(errors.map(({ event, article }) => ({ event, article }))).toStrictEqual(expected.findings);
  });
});
