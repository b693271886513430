import type {
  EventRecord,
  GameRecord,
  HeadToHeadInput,
  HeadToHeadOutput,
  LedgerLine,
  ListRow,
  Performance,
  PlayerFacts,
  PublishedFinding,
  ScrabbleInput,
  ScrabbleLedgerLine,
  ScrabbleOutput,
} from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { HeadToHeadDocument } from './rating-input.ts';
import type { HeadToHeadResult } from './rating-output.ts';
import type { ScrabbleDocument } from './scrabble-input.ts';
import type { ScrabbleResult } from './scrabble-output.ts';

/** True for the compiler where two records have the same fields: neither side may know one that the other drops. */
type SameFields<A, B> = [Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>] extends [never] ? true : false;

type FceDocument = Extract<HeadToHeadDocument, { regulation: 'fce-2016' }>;

describe('schemas and core', () => {
  it('know the same fields', () => {
    const same: true[] = [
      true satisfies SameFields<HeadToHeadInput, FceDocument>,
      true satisfies SameFields<PlayerFacts, FceDocument['players'][number]>,
      true satisfies SameFields<EventRecord, FceDocument['events'][number]>,
      true satisfies SameFields<GameRecord, FceDocument['events'][number]['games'][number]>,
      true satisfies SameFields<ScrabbleInput, ScrabbleDocument>,
      true satisfies SameFields<HeadToHeadOutput, HeadToHeadResult>,
      true satisfies SameFields<ListRow, HeadToHeadResult['list'][number]>,
      true satisfies SameFields<Performance, HeadToHeadResult['performances'][number]>,
      true satisfies SameFields<LedgerLine, HeadToHeadResult['ledger'][number]>,
      true satisfies SameFields<PublishedFinding, HeadToHeadResult['findings'][number]>,
      true satisfies SameFields<ScrabbleOutput, ScrabbleResult>,
      true satisfies SameFields<ScrabbleLedgerLine, ScrabbleResult['ledger'][number]>,
    ];
    expect(same).not.toContain(false);
  });
});
