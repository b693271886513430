import {
  columnsOfDocument,
  dayFrom,
  type EventRecord,
  type FederationColumns,
  type HeadToHeadInput,
  type ListSheet,
} from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AmendTerms } from '../../contracts/rating.ts';
import { arbitraryHistory, HISTORY_DATES, type RandomHistory, recordOf } from '../testing/arbitrary-history.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';
import { amend } from './amend.ts';
import { replay } from './replay.ts';

const LIST_DAYS = HISTORY_DATES.map(dayFrom);

const withEvents = (history: RandomHistory, events: readonly EventRecord[]): RandomHistory => ({
  ...history,
  input: { ...history.input, events },
});

function replayed(history: RandomHistory, record: FederationColumns): ListSheet[] {
  const { revision, rhythm } = history.input;
  const sheets: ListSheet[] = [];
  const sourcesOf = (list: number) => ({ standardRating: history.standardRatings[list]! });
  replay(record, { revision, rhythm, listDays: LIST_DAYS, sourcesOf, onList: (sheet) => sheets.push(sheet) });
  return sheets;
}

/** One event of a history is changed, removed or added. Some standard ratings are changed. */
const arbitraryChange = fc.record({
  history: arbitraryHistory,
  other: arbitraryHistory,
  event: fc.nat(3),
  becomes: fc.constantFrom('another', 'shorter', 'nothing', 'of nothing'),
  ratingsFrom: fc.nat(HISTORY_DATES.length),
});
type Change = typeof arbitraryChange extends fc.Arbitrary<infer T> ? T : never;

function changed({ history, other, event, becomes, ratingsFrom }: Change) {
  const { events } = history.input;
  const place = event % events.length;
  const own = { ...events[place]!, games: events[place]!.games.slice(1) };
  const made = { ...(becomes === 'shorter' ? own : other.input.events[0]!), id: events[place]!.id };
  const without = events.filter((_, i) => i !== place);
  const standardRatings = history.standardRatings.map((column, list) =>
    list < ratingsFrom ? column : column.with(list % column.length, 1234),
  );
  const before = becomes === 'of nothing' ? without : events;
  const after = becomes === 'nothing' ? without : before.toSpliced(place, becomes === 'of nothing' ? 0 : 1, made);
  return {
    before: withEvents(history, before),
    after: { ...withEvents(history, after), standardRatings },
    gone: withEvents(history, becomes === 'of nothing' ? [] : [events[place]!]),
    event: becomes === 'nothing' ? undefined : place,
  };
}

it('[8.1] [15.2] lists after an event has become another are those of the replay, whoever is left out', () => {
  forAll({ of: [arbitraryChange], numRuns: 300 }, (change) => {
    fc.pre(change.history.input.events.length > 0 && change.other.input.events.length > 0);
    const { before, after, gone, event } = changed(change);
    const kept = replayed(before, recordOf(before));
    const record = recordOf(after);
    const sheets = [...kept];
    const done = amend(record, {
      revision: after.input.revision,
      rhythm: after.input.rhythm,
      kept,
      event,
      before: recordOf(gone),
      most: record.players.count,
      sourcesOf: (list) => ({ standardRating: after.standardRatings[list]! }),
      sourcesBefore: (list) => ({ standardRating: before.standardRatings[list]! }),
      otherSources: (list) => [...record.playerIds.keys()].filter((player) => player === list % 7),
      onList: (sheet, list, { players }) => {
        expect(players.length).toBeGreaterThan(0);
        sheets[list] = sheet;
      },
    });
    expect(done).toBe(kept.length);
    expect(sheets).toEqual(replayed(after, record));
  });
});

describe('a result put right', () => {
  const LISTS = ['2018-03-01', '2018-04-01', '2018-05-01', '2018-06-01'].map(dayFrom);
  const recordWith = (result: '1-0' | '0-1'): FederationColumns =>
    columnsOfDocument(documentFor([{ ...eventOf({ games: [gameOf('a', 'b', result)] }) }]));
  const documentFor = (events: readonly EventRecord[]): HeadToHeadInput => documentOf({ ...pair(1800, 1800), events });
  const kept: ListSheet[] = [];
  replay(recordWith('1-0'), { listDays: LISTS, onList: (sheet) => kept.push(sheet) });

  function amended(most: number): { readonly done: number; readonly lists: Map<number, readonly number[]> } {
    const lists = new Map<number, readonly number[]>();
    const terms: AmendTerms = {
      kept,
      event: 0,
      before: recordWith('1-0'),
      most,
      sourcesOf: () => undefined,
      sourcesBefore: () => undefined,
      otherSources: () => [],
      onList: (_, list, { players }) => lists.set(list, players),
    };
    return { done: amend(recordWith('0-1'), terms), lists };
  }

  it('[17.1] moves its two players, list after list', () => {
    expect(amended(2)).toEqual({ done: 4, lists: new Map([0, 1, 2, 3].map((list) => [list, [0, 1]])) });
  });

  it('goes no further where too many differ', () => {
    expect(amended(1)).toEqual({ done: 1, lists: new Map([[0, [0, 1]]]) });
  });

  it('leaves lists alone that are the same', () => {
    const terms = { event: 0, before: recordWith('1-0'), most: 2, kept };
    const lists: number[] = [];
    const nothing = { sourcesOf: () => undefined, sourcesBefore: () => undefined, otherSources: () => [] };
    amend(recordWith('1-0'), { ...terms, ...nothing, onList: (_, list) => lists.push(list) });
    expect(lists).toEqual([]);
  });
});
