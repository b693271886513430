import { readFileSync } from 'node:fs';
import type { PerformanceNorm, Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { judgeNorms } from './judge-norms.ts';

interface Case {
  readonly case: string;
  readonly name: string;
  readonly tournament: Tournament;
  readonly player: string;
  readonly answer: Readonly<Record<string, Partial<PerformanceNorm>>>;
}

const cases: Case[] = readFileSync(new URL('../cases/norms.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Defaults for facts missing from an answer. */
const UNSAID = { exemption: null, applied: null, as9: false };

describe('the examples', () => {
  it('are all there', () => expect(cases).toHaveLength(32));

  it.each(cases.map((each) => [each.case, each.name, each] as const))(
    '%s: %s',
    (_, _name, { tournament, player, answer }) => {
      const { norms } = judgeNorms(tournament, player);
      expect(norms.map(({ norm }) => norm)).toEqual(Object.keys(answer));
      for (const norm of norms) {
        const expected = answer[norm.norm]!;
        expect(norm).toMatchObject({ ...UNSAID, ...expected, failures: expected.failures ?? [] });
      }
    },
  );
});
