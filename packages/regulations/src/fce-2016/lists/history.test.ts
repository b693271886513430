import { columnsOfDocument, dayFrom, type HeadToHeadInput, writeDay } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import type { RevisionId } from '../parameters.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { documentOf, eventOf, gameOf } from '../testing/document.ts';
import { rateHistory } from './history.ts';

/** The same lists made one document at a time, carrying over by hand what the history carries in columns. */
function listByList(input: HeadToHeadInput, listDates: string[]): (number | null)[][] {
  let { players, lists } = input;
  return listDates.map((listDate) => {
    const licensed = players.map((player) => ({
      ...player,
      federated: player.federated !== false && (player.federatedOn ?? '') <= listDate,
    }));
    const output = fce2016.rate({ ...input, players: licensed, lists, listDate });
    const row = new Map(output.list.map((line) => [line.id, line]));
    const eve = writeDay(dayFrom(listDate) - 1);
    players = players.map((player) => {
      const line = row.get(player.id);
      const mine = output.ledger.filter((l) => l.player === player.id);
      const counted = mine.filter((l) => !l.articles.includes('16.6b')).length;
      const year = eve.slice(0, 4);
      return {
        ...player,
        ...(mine.length > 0 ? { lastEventOn: eve } : {}),
        ...(line?.status === 'new' || line?.status === 'reassigned' ? { firstRatedOn: listDate } : {}),
        gamesByYear: { ...player.gamesByYear, [year]: (player.gamesByYear?.[year] ?? 0) + counted },
      };
    });
    const ratings = Object.fromEntries(
      output.list.flatMap((line) => (line.rating === null ? [] : [[line.id, line.rating]])),
    );
    lists = [...lists, { date: listDate, ratings }];
    return input.players.map((player) => row.get(player.id)?.rating ?? null);
  });
}

/** Everybody is federated either always or never. */
function withoutLicences(input: HeadToHeadInput): HeadToHeadInput {
  return { ...input, players: input.players.map(({ licence: _, ...player }) => player) };
}

describe('a history', () => {
  it('[8.1] the bulk path over several lists gives what the documents give one by one', () => {
    const listDates = ['2016-03-01', '2016-04-01', '2016-05-01', '2017-01-01', '2017-02-01'];
    forAll({ of: [arbitraryDocument.map(withoutLicences)], numRuns: 150 }, (input) => {
      const history = rateHistory(columnsOfDocument(input), {
        revision: input.revision as RevisionId,
        rhythm: input.rhythm!,
        listDays: listDates.map(dayFrom),
      });
      const produced = history.lists.ratings.slice(input.lists.length);
      const expected = listByList(input, listDates);
      expect(produced.map((column) => [...column].map((rating) => rating || null))).toEqual(expected);
    });
  });
  it('[16.2b] D-FCE-15: games of the first list of all, on 1 January, make the K of its season', () => {
    const player = { fideRating: 1500, firstSeason: 2016, gamesByYear: { 2016: 13 } };
    const event = (id: string, date: string) =>
      eventOf({ id, start: date, end: date, games: [gameOf('a', 'b', '1-0')] });
    const record = columnsOfDocument(
      documentOf({
        players: [
          { id: 'a', ...player },
          { id: 'b', ...player },
        ],
        events: [event('e1', '2016-12-10'), event('e2', '2017-01-10')],
      }),
    );
    const factors: number[] = [];
    rateHistory(record, {
      revision: '5.3-repealed',
      rhythm: 'standard',
      listDays: ['2017-01-01', '2017-02-01'].map(dayFrom),
      observe: () => ({ ledger: { line: (...line) => factors.push(line[7] / 2) } }),
    });
    expect(factors).toEqual([32, 32, 31, 31]);
  });
  it('leaves the record untouched', () => {
    const [input] = fc.sample(arbitraryDocument.map(withoutLicences), 1);
    const record = columnsOfDocument(input!);
    const before = structuredClone(record);
    rateHistory(record, { revision: '5.3-repealed', rhythm: 'standard', listDays: [dayFrom('2016-03-01')] });
    expect(record).toEqual(before);
  });
});
