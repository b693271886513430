import { columnsOfDocument, dayFrom, type FederationColumns, type ListSheet, outcomeOf } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { replay } from '../lists/replay.ts';
import { rulesInForce } from '../parameters.ts';
import { arbitraryHistory, HISTORY_DATES, recordOf } from '../testing/arbitrary-history.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';
import { knownEvents, knownTerms } from './known-events.ts';

const listDays = HISTORY_DATES.map(dayFrom);
const RULES = rulesInForce('5.3-repealed', listDays[0]!);

function sheetsOf(record: FederationColumns, rhythm: 'standard' | 'rapid'): ListSheet[] {
  const sheets: ListSheet[] = [];
  replay(record, { rhythm, listDays, onList: (sheet) => sheets.push(sheet) });
  return sheets;
}

/** A copy of the record for which nothing is cached. */
function stranger(record: FederationColumns): FederationColumns {
  const { events, games, players } = record;
  return {
    ...record,
    events: { ...events },
    games: { ...games, day: games.day.slice(), round: games.round.slice() },
    players: { ...players, birthYear: players.birthYear.slice() },
  };
}

/** What a correction may change in a record while the other columns stay the same. */
const CHANGES: Readonly<Record<string, (record: FederationColumns) => FederationColumns>> = {
  nothing: (record) => record,
  'a result': ({ games, ...rest }) => ({
    ...rest,
    games: { ...games, outcome: games.outcome.map(() => outcomeOf('1/2', 'played')) },
  }),
  'the days of games': ({ games, ...rest }) => ({
    ...rest,
    games: { ...games, day: games.day.map((day, i) => day + 9 * (i % 3)) },
  }),
  rounds: ({ games, ...rest }) => ({ ...rest, games: { ...games, round: games.round.map(() => 1) } }),
  births: ({ players, ...rest }) => ({
    ...rest,
    players: { ...players, birthYear: players.birthYear.map(() => 2010) },
  }),
};

describe('what is known of events', () => {
  it.each(Object.entries(CHANGES))('gives the lists that a fresh look gives, after %s changed', (_name, change) => {
    forAll({ of: [arbitraryHistory], numRuns: 40 }, (history) => {
      const record = recordOf(history);
      for (const rhythm of ['standard', 'rapid'] as const) {
        sheetsOf(record, rhythm);
        const changed = change(record);
        expect(sheetsOf(changed, rhythm)).toEqual(sheetsOf(stranger(changed), rhythm));
      }
    });
  });

  it('serves as long as dates, rounds, births and rules are the same', () => {
    const record = columnsOfDocument(
      documentOf({ ...pair(1500, 1600), events: [eventOf({ games: [gameOf('a', 'b', '1-0')] })] }),
    );
    const { days } = knownEvents(record);
    const terms = knownTerms(record, RULES);
    for (const same of [record, CHANGES['a result']!(record)]) {
      expect(knownEvents(same).days).toBe(days);
      expect(knownTerms(same, rulesInForce('5.3-repealed', listDays[3]!))).toBe(terms);
    }
    expect(knownTerms(record, rulesInForce('5.3-in-force', listDays[0]!))).not.toBe(terms);
    expect(knownTerms(record, RULES)).toBe(terms);
    expect(knownTerms(CHANGES.births!(record), RULES)).not.toBe(terms);
    expect(knownEvents(CHANGES['the days of games']!(record)).days).not.toBe(days);
  });
});
