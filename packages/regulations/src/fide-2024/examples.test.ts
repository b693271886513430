import { readFileSync } from 'node:fs';
import type { HeadToHeadInput, HeadToHeadOutput } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2024 } from './index.ts';

type Expected = Pick<HeadToHeadOutput, 'list' | 'performances'> & {
  readonly ledger: readonly Record<string, unknown>[];
  readonly findings: readonly Record<string, unknown>[];
};

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8'));
}

/** Whole documents with the figures they must give: 01 the lift, 02 to 07 standard, 08 to 10 rapid, 11 and 12 blitz. */
describe.each(Array.from({ length: 12 }, (_, i) => `fide-2024-${String(i + 1).padStart(2, '0')}`))('%s', (name) => {
  const output = fide2024.rate(read(`${name}.input.json`) as HeadToHeadInput);
  const expected = read(`${name}.expected.json`) as Expected;

  it('[7.1] [R6.1] gives the list', () => {
    expect(output.list).toStrictEqual(expected.list);
  });

  it('[8.2] [R7.2] gives the performances of the unrated', () => {
    expect(output.performances).toStrictEqual(expected.performances);
  });

  it('[8.3] [R7.3] gives the ledger', () => {
    const lines = output.ledger.map(({ articles: _articles, decisions: _decisions, ...line }) => line);
    expect(lines).toStrictEqual(expected.ledger);
  });

  it('[1.1] [R1.1] refuses what it must', () => {
    const errors = output.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ event, round, player, article }) => ({
        event,
        ...(round === undefined ? {} : { round, player }),
        article,
      }));
    expect(errors).toStrictEqual(expected.findings);
  });
});
