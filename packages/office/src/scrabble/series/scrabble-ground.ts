import type { Reading } from '../../ports.ts';
import type { Cause } from '../../rating/series/causes.ts';
import { firstDifference } from './first-difference.ts';
import { lastSettledScrabble, reachingBack, scrabbleCauses } from './scrabble-causes.ts';
import { loadScrabbleRecord, type ScrabbleRecord } from './scrabble-record.ts';
import { type ChangedFrom, type SettledScrabble, settleScrabble } from './settle-scrabble.ts';
import { loadStates, type ScrabbleState } from './sheet-editions.ts';

/** What every act on Scrabble lists stands on: the record, the kept lists, and what came in between. */
export interface ScrabbleGround {
  readonly record: ScrabbleRecord;
  readonly states: readonly ScrabbleState[];
  /** Acts of the registry that may have moved lists without anybody having looked yet. */
  readonly causes: readonly Cause[];
  readonly changedFrom: ChangedFrom;
}

export async function loadGround(reading: Reading): Promise<ScrabbleGround> {
  const record = await loadScrabbleRecord(reading);
  const settled = await lastSettledScrabble(reading);
  const causes = await scrabbleCauses(reading, settled);
  const before = causes.length === 0 || settled === 0 ? undefined : await loadScrabbleRecord(reading, settled);
  return {
    record,
    states: await loadStates(reading, record),
    causes: reachingBack(causes),
    changedFrom: (series) => before && firstDifference(before, record, series),
  };
}

/** What the registry moved and nobody has brought into the lists yet. */
export function unsettled({ record, states, changedFrom }: ScrabbleGround): SettledScrabble[] {
  return settleScrabble(record, states, changedFrom);
}
