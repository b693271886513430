import { anyText, forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrf } from './parse-trf.ts';
import { caseNames, readCase } from './testing/case-files.ts';
import { SYSTEMS } from './testing/reported-systems.ts';
import { eventOfTrf } from './tournament/event-of-trf.ts';
import { tournamentOfTrf } from './tournament/tournament-of-trf.ts';
import { TRF_EDITIONS } from './write/trf-writing.ts';
import { writeTrf } from './write/write-trf.ts';

const texts = caseNames()
  .map(readCase)
  .filter((text) => text.length < 20_000);

/** Reads, converts and writes: nothing may throw, and every position is within the text. */
function expectSound(text: string): void {
  const { report, problems } = parseTrf(text);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const { line, column, code } of problems) {
    expect([code, line >= 1 && line <= lines.length]).toEqual([code, true]);
    expect([code, column >= 1 && column <= lines[line - 1]!.length + 1]).toEqual([code, true]);
  }
  tournamentOfTrf(report, { systems: SYSTEMS });
  eventOfTrf(report);
  for (const edition of TRF_EDITIONS) writeTrf(report, { edition });
}

describe('any text', () => {
  it('of a report with characters put in, taken out or changed', () => {
    const change = fc.tuple(
      fc.nat(20_000),
      fc.nat(12),
      fc.oneof(anyText({ maxLength: 4 }), fc.stringMatching(/^[ 0-9wb=+\-UHZ\r\n]{0,12}$/)),
    );
    forAll(
      { of: [fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 6 })], numRuns: 500 },
      (text, changes) => {
        let spoilt = text;
        for (const [at, gone, put] of changes) {
          const place = at % (spoilt.length + 1);
          spoilt = spoilt.slice(0, place) + put + spoilt.slice(place + gone);
        }
        expectSound(spoilt);
      },
    );
  });

  it('whose lines were mixed up', () => {
    forAll(
      { of: [fc.constantFrom(...texts), fc.array(fc.nat(500), { maxLength: 60 })], numRuns: 200 },
      (text, order) => {
        const lines = text.split(/\r\n|\r|\n/);
        expectSound(order.map((i) => lines[i % lines.length]).join('\n'));
      },
    );
  });

  it('at all', () => {
    fc.assert(fc.property(anyText({ maxLength: 400 }), expectSound), { numRuns: 200 });
    const line = fc
      .tuple(
        fc.constantFrom(
          '001',
          '013',
          '132',
          '142',
          '162',
          '240',
          '250',
          '260',
          '299',
          '300',
          '310',
          '320',
          '330',
          '362',
          'XXA',
          'XXC',
          'XXP',
          'XXR',
          'XXS',
          'XXZ',
          'BBW',
          'ESP',
          '###',
        ),
        fc.string({ unit: 'grapheme-ascii', maxLength: 120 }),
      )
      .map(([record, rest]) => `${record} ${rest}`);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => expectSound(lines.join('\r\n'))),
      { numRuns: 300 },
    );
  });

  it('with more problems than anybody reads ends by saying so', () => {
    const text = Array.from({ length: 10_050 }, (_, i) => `00${(i % 7) + 2} x`).join('\n');
    const { problems } = parseTrf(`001    1\n${text}`);
    expect(problems).toHaveLength(10_001);
    expect(problems.at(-1)).toMatchObject({ code: 'too-many', values: { count: 10_000 } });
  });
});
