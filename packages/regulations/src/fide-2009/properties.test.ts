import { columnsOfDocument, dayFrom, type HeadToHeadInput, roundHalfUp } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fide2009 } from './index.ts';
import { keepingLedger } from './ledger-lines.ts';
import { periodOf } from './period.ts';
import { regulationOfRevision } from './rate-document.ts';
import { ratePeriod } from './rate-period.ts';
import { arbitraryDocument } from './testing/arbitrary-document.ts';
import { oracle } from './testing/oracle.ts';

const RUNS = { numRuns: 400 };

describe('random documents', () => {
  it('[8.2] [8.5] the engine agrees with a slow and obvious second implementation', () => {
    fc.assert(
      fc.property(arbitraryDocument, (input) => {
        const output = fide2009.rate(input);
        const expected = oracle(input);
        const errors = output.findings.filter((finding) => finding.severity === 'error');
        expect(errors.map(({ event, article }) => ({ event, article }))).toEqual(expected.errors);
        expect(output.performances).toEqual(expected.performances);
        expect(output.ledger.map(({ articles: _, decisions: __, ...line }) => line)).toEqual(expected.ledger);
        expect(output.list).toEqual(expected.list);
      }),
      { numRuns: 1500 },
    );
  });
});
