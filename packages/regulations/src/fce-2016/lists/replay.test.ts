import {
  columnsOfDocument,
  dayFrom,
  type FederationColumns,
  type Finding,
  gamesInYear,
  type HeadToHeadInput,
  LIST_STATUSES,
  type ListRow,
  type ListSheet,
  NO_DAY,
  sheetRows,
} from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReplayTerms } from '../../contracts/rating.ts';
import { fce2016 } from '../index.ts';
import {
  arbitraryHistory,
  documentFor,
  HISTORY_DATES,
  type RandomHistory,
  recordOf,
} from '../testing/arbitrary-history.ts';
import { documentOf, eventOf, gameOf } from '../testing/document.ts';
import { licencesOfSeasons } from '../testing/licences-of-seasons.ts';
import { nextDocument, withOwnGames } from '../testing/next-document.ts';

const LIST_DAYS = HISTORY_DATES.map(dayFrom);
const RUNS = { numRuns: 150 };

/** Findings on the whole document, or on things that a record keeps for its other lists. */
const ONLY_IN_DOCUMENTS = ['other-rhythm', 'under-floor', 'listed-without-licence', 'left-the-list'].map(
  (code) => `fce-2016.${code}`,
);

type Watch = Partial<Pick<ReplayTerms, 'onList' | 'isHeld'>>;

interface Replayed {
  readonly sheets: ListSheet[];
  readonly lines: string[][];
  readonly findings: Finding[][];
}

function replayed(history: RandomHistory, record: FederationColumns, from = 0, own: Watch = {}): Replayed {
  const { revision, rhythm } = history.input;
  const days = LIST_DAYS.slice(from);
  const found: Replayed = { sheets: [], lines: days.map(() => []), findings: days.map(() => []) };
  const { events, games, playerIds } = record;
  fce2016.replay(record, {
    revision,
    rhythm,
    listDays: days,
    onList: (sheet) => found.sheets.push(sheet),
    ledgerOf: (list) => ({
      line: (game, player, _opponent, own, opponentRating, score, expected, kHalves) => {
        const event = events.ids[events.gamesFrom.findLastIndex((first) => first <= game)];
        const figures = [own, opponentRating, score / 100, expected / 100, kHalves / 2];
        found.lines[list]!.push([playerIds[player], event, games.round[game], ...figures].join(' '));
      },
    }),
    findingsOf: (list) => (finding) => found.findings[list]!.push(finding),
    sourcesOf: (list) => ({ standardRating: history.standardRatings[from + list]! }),
    ...own,
  });
  return found;
}

/**
 * The same lists made one document at a time. A list of 1 January prints K's that count the games of its own period
 * (D-FCE-15).
 */
function listByList(history: RandomHistory) {
  let { input } = history;
  return HISTORY_DATES.map((listDate, list) => {
    const document: HeadToHeadInput = documentFor(history, input, list);
    const output = fce2016.rate(document);
    input = nextDocument(document, output);
    return listDate.endsWith('-01-01') ? fce2016.rate(withOwnGames(document, output)) : output;
  });
}

describe('a replay', () => {
  it('[8.1] [8.2] rows, ledger and findings of every list are those of the documents one by one, with licences that lapse, late reports and parts', () => {
    forAll({ of: [arbitraryHistory], ...RUNS }, (history) => {
      const record = recordOf(history);
      const { sheets, lines, findings } = replayed(history, record);
      listByList(history).forEach((output, list) => {
        expect(sheetRows(sheets[list]!, record.playerIds, fce2016.rowForm)).toStrictEqual(output.list);
        const rated = new Set(output.list.filter((row) => row.rating !== null).map((row) => row.id));
        expect(lines[list]!.filter((line) => rated.has(line.split(' ')[0]!))).toEqual(
          output.ledger.map((l) =>
            [l.player, l.event, l.round, l.own, l.opponentRating, l.score, l.expected, l.k].join(' '),
          ),
        );
        expect(findings[list]).toEqual(output.findings.filter(({ code }) => !ONLY_IN_DOCUMENTS.includes(code)));
      });
    });
  });

  it('[8.1] taken up after any list it goes on as if it had never stopped', () => {
    forAll({ of: [arbitraryHistory], numRuns: 60 }, (history) => {
      const record = recordOf(history);
      const { sheets } = replayed(history, record);
      for (let list = 0; list <= sheets.length; list++) {
        const after = fce2016.recordAfter(record, sheets.slice(0, list));
        expect(replayed(history, after, list).sheets).toEqual(sheets.slice(list));
      }
    });
  });

  it('[8.1] leaves record and sheets as they were', () => {
    forAll({ of: [arbitraryHistory], numRuns: 40 }, (history) => {
      const record = recordOf(history);
      const facts = (): unknown => {
        const licences = LIST_DAYS.map((day) => record.players.licences!.on(day));
        return { ...record, players: { ...record.players, licences } };
      };
      const before = structuredClone(facts());
      const kept: ListSheet[] = [];
      const { sheets } = replayed(history, record);
      const players = fce2016.replay(record, {
        revision: history.input.revision,
        rhythm: history.input.rhythm,
        listDays: LIST_DAYS,
        onList: (sheet) => kept.push(structuredClone(sheet)),
        sourcesOf: (list) => ({ standardRating: history.standardRatings[list]! }),
      });
      expect(sheets).toEqual(kept);
      expect(facts()).toEqual(before);
      const { lastEventDay, firstRatedDay } = sheets.at(-1)!;
      const { gamesByYear } = fce2016.recordAfter(record, sheets).players;
      expect(players).toEqual({ ...record.players, lastEventDay, firstRatedDay, gamesByYear });
    });
  });

  it('[8.1] D-OFF-1031: lists that nobody holds give their place to the next one; ratings and statuses stay, and so do lists that are held', () => {
    forAll({ of: [arbitraryHistory, fc.nat()], numRuns: 60 }, (history, bits) => {
      const record = recordOf(history);
      const { sheets } = replayed(history, record);
      const seen: ListSheet[] = [];
      const isHeld = (): boolean => ((bits >> (seen.length - 1)) & 1) === 1;
      const onList = (sheet: ListSheet): void => {
        const { rating, status } = sheet;
        seen.push(sheet);
        if (!isHeld()) seen[seen.length - 1] = { ...structuredClone(sheet), rating, status };
      };
      replayed(history, record, 0, { onList, isHeld });
      expect(seen).toEqual(sheets);
    });
  });

  it('[8.1] meets every status of the regulation, lapsed ratings among them', () => {
    const seen = new Set<string>();
    for (const history of fc.sample(arbitraryHistory, { numRuns: 60, seed: 5 }))
      for (const { status, rating } of replayed(history, recordOf(history)).sheets)
        status.forEach((code, player) => {
          seen.add(LIST_STATUSES[code] + (code === 0 && rating[player] !== 0 ? ' with a kept rating' : ''));
        });
    const expected = ['absent', 'absent with a kept rating', 'lapsed', 'new', 'rated', 'reassigned', 'unrated'];
    expect([...seen].sort()).toEqual(expected);
  });

  it('[10.2] D-FCE-4: who has left the list and can get no first rating leaves no games behind', () => {
    const record = columnsOfDocument(
      documentOf({
        players: [{ id: 'a' }, { id: 'b' }],
        lists: [
          { date: '2018-01-01', ratings: { a: 1500, b: 1500 } },
          { date: '2018-02-01', ratings: { b: 1500 } },
        ],
        events: [eventOf({ start: '2018-01-30', games: [gameOf('a', 'b', '1-0')] })],
      }),
    );
    const players = fce2016.replay(record, {
      listDays: [dayFrom('2018-03-01')],
      onList: ({ games, counted, change, lastEventDay }) => {
        expect([...games]).toEqual([0, 1]);
        expect([...counted]).toEqual([0, 1]);
        expect(change[0]).toBe(0);
        expect([...lastEventDay]).toEqual([NO_DAY, dayFrom('2018-02-28')]);
      },
    });
    expect([0, 1].map((player) => gamesInYear(players.gamesByYear, player, 2018))).toEqual([0, 1]);
    expect.assertions(5);
  });

  it('a revision that there is not is refused', () => {
    const record = columnsOfDocument(documentOf({}));
    expect(() => fce2016.replay(record, { revision: '5.4', listDays: [], onList: () => undefined })).toThrow('5.4');
  });
});

describe('a season without a licence', () => {
  const input = documentOf({
    players: [
      { id: 'a', firstSeason: 2016 },
      { id: 'b', firstSeason: 2016 },
    ],
    lists: [{ date: '2016-12-01', ratings: { a: 1500, b: 1500 } }],
    events: [2016, 2017, 2018].map((year) =>
      eventOf({
        id: `e${year}`,
        start: `${year}-12-05`,
        end: `${year}-12-06`,
        games: [gameOf('a', 'b', '1-0')],
      }),
    ),
  });

  /** Rows of the lists of a new year; b has licences for the given seasons, a for all. */
  function rows(seasonsOfB: readonly number[]): Map<string, ListRow>[] {
    const record = columnsOfDocument(input);
    const licences = licencesOfSeasons([[2016, 2017, 2018, 2019], seasonsOfB]);
    const lists: Map<string, ListRow>[] = [];
    fce2016.replay(
      { ...record, players: { ...record.players, licences } },
      {
        listDays: ['2017-01-01', '2018-01-01', '2019-01-01'].map(dayFrom),
        onList: (sheet) => {
          const list = sheetRows(sheet, record.playerIds, fce2016.rowForm);
          lists.push(new Map(list.map((row) => [row.id, row])));
        },
      },
    );
    return lists;
  }

  it('[2.1] [8.2] D-FCE-21: December of a licence that lapses with the year is rated, for both; the change is kept for the return', () => {
    const [, held] = rows([2016, 2017, 2018, 2019]);
    const [, lapsed, back] = rows([2016, 2017, 2019]);
    expect(lapsed!.get('a')).toEqual(held!.get('a'));
    expect(lapsed!.get('b')).toEqual({ ...held!.get('b'), status: 'lapsed' });
    expect(back!.get('b')).toMatchObject({ status: 'rated', previous: lapsed!.get('b')!.rating, change: 0, games: 0 });
  });

  it('[2.1] D-FCE-21: who has no licence at the start gains nothing and counts with the performance', () => {
    const [, lapsed, back] = rows([2016, 2017, 2019]);
    const [, , held] = rows([2016, 2017, 2018, 2019]);
    expect(back!.get('b')!.rating).toBe(lapsed!.get('b')!.rating);
    expect(held!.get('a')!.change).toBeCloseTo(33 * (1 - 0.58));
    expect(back!.get('a')!.change).toBeCloseTo(33 * (1 - 0.99));
  });

  it('[8.2] D-OFF-1: nobody has a licence of a season that the columns do not reach', () => {
    const record = columnsOfDocument(input);
    const players = { ...record.players, licences: licencesOfSeasons([[], []]) };
    fce2016.replay(
      { ...record, players },
      {
        listDays: [dayFrom('2017-01-01')],
        onList: ({ status, rating }) => {
          expect([...status]).toEqual([0, 0]);
          expect([...rating]).toEqual([1500, 1500]);
        },
      },
    );
    expect.assertions(2);
  });
});
