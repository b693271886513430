import { dayFrom, writeDay } from '@escala/core';
import { oldListOfGames } from '../../imports/lists/old-list-of-games.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { GAMES_FOLDER } from '../columns/packed-games.ts';
import { playerReachesBack } from '../columns/player-reaches-back.ts';
import { correctionOfEvent } from '../corrections/head-to-head-correction.ts';
import { followedGames } from '../editions/followed-lists.ts';
import { highlightsOfGames } from '../highlights/highlights-of-games.ts';
import { type LoadedRecord, loadRecord } from '../in-memory/loaded-record.ts';
import { gamesListView } from '../lists/games-list-view.ts';
import { listKind } from '../lists/list.ts';
import { historyOfGames, liveGames } from '../player/games-of-player.ts';
import { explainGames } from '../player/line-with-document.ts';
import { clubsOn } from '../printed/kept-printed.ts';
import { listDayAfter, nextListDate } from '../publishing/next-list.ts';
import { periodOfGames } from '../publishing/period-of-games.ts';
import { previewOfGames } from '../publishing/preview-of-games.ts';
import { beforeList, undecidedReports } from '../publishing/undecided-reports.ts';
import { keptSheets, sheetOf } from './editions.ts';
import { federationFor } from './find-series.ts';
import { movementFolder, unpackMovements } from './movements.ts';
import { printedRows } from './printed-rows.ts';
import type { PublicationOnRecord, RatingSeries, Recomputed } from './rating-series.ts';
import { rhythmOf, sisterOf } from './series-book.ts';
import { loadAllSeries, statesOf } from './series-state.ts';
import { ALL_STAND } from './settle.ts';
import { movedLines, settledGames } from './settled-games.ts';

/** Head-to-head games, over columns in memory. */
export const headToHeadSeries: RatingSeries = {
  kind: 'head-to-head',
  partOf: rhythmOf,
  ratedKinds: ['player', 'federation', 'season'],
  gamesFolder: GAMES_FOLDER,
  reachesBack: playerReachesBack,
  load: async (reading, ports) => {
    const loaded = await federationFor(ports, reading);
    const { record } = loaded;
    const states = await statesOf(reading, loaded);
    return {
      federation: record.federation,
      listsOf: record.listsOf,
      refusals: [],
      settle: (fresh, stand) => settledGames(record, states, fresh, stand ? ALL_STAND : undefined),
      publication: (now) => publicationOfGames(now, record),
      correction: (now, change) => correctionOfEvent(now, record, states, change),
    };
  },
  recompute,
  followed: followedGames,
  highlights: highlightsOfGames,
  list: gamesListView,
  preview: previewOfGames,
  period: periodOfGames,
  explain: explainGames,
  document: async (...asked) => (await explainGames(...asked)).document,
  history: historyOfGames,
  oldListReader: 'list-csv',
  oldList: oldListOfGames,
  live: liveGames,
  movements: async (reading, ports, series, date) => {
    const papers = await reading.papers(movementFolder(series), { edition: 'all', name: date });
    if (papers.length === 0) return [];
    const { record } = await federationFor(ports, reading);
    const movedLine = movedLines(record);
    return papers.map(({ seq, bytes }) => ({ seq, lines: unpackMovements(date, bytes).movements.map(movedLine) }));
  },
};

/** Lists of one act were computed in sequence: those before the wanted ones are computed on the way. */
async function recompute(
  reading: Reading,
  series: Series,
  asOf: number,
  dates: readonly string[],
): Promise<Recomputed> {
  const record = await loadRecord(reading, asOf);
  const { playerIds, players } = record;
  const last = dates.toSorted().at(-1);
  const before = new Set(record.listsOf(series.id).map(({ date }) => date));
  const together = (await reading.find(listKind, { key: 'series', equals: series.id }))
    .map(({ body }) => body)
    .filter(({ asOf: of, date }) => last !== undefined && of === asOf && date <= last && !before.has(date))
    .map(({ date }) => date)
    .sort();
  const made =
    together.length === 0
      ? []
      : settledGames(record, await loadAllSeries(reading, record, asOf), { series: series.id, dates: together });
  const fresh = made.find((each) => each.series.id === series.id)?.fresh ?? [];
  return {
    register: { ...record, clubs: await clubsOn(reading, asOf) },
    made: new Map(fresh.filter(({ date }) => dates.includes(date)).map((list) => [list.date, list])),
    kept: async (date) => {
      const [kept] = await keptSheets(reading, series.id, 'published', { date });
      const sheet = kept && sheetOf(kept, players.length);
      return sheet && ((columns) => printedRows(series, sheet, playerIds, columns));
    },
  };
}

async function publicationOfGames(reading: Reading, record: LoadedRecord): Promise<PublicationOnRecord> {
  const undecided = await undecidedReports(reading);
  return {
    register: { ...record, clubs: await clubsOn(reading) },
    orderRefusals: (series, date, earlier) => orderRefusals(record, series, date, earlier),
    undecidedBefore: ({ id }, date) => beforeList(undecided, id, dayFrom(date)),
  };
}

/** Lists are published in order; the list that first ratings are taken over from comes first (D-OFF-2). */
function orderRefusals(record: LoadedRecord, series: Series, date: string, earlier: readonly string[]): Refusal[] {
  const { regulation } = series;
  const last = earlier.at(-1);
  const next = last === undefined ? nextListDate(record, series) : writeDay(listDayAfter(series, dayFrom(last)));
  const refusals = date === next ? [] : [invalid('list-out-of-order', { date, next }, { field: 'date' })];
  const sister = sisterOf(record.federation, series);
  if (sister && sister.firstList <= date && !record.listsOf(sister.id).some((list) => list.date === date))
    refusals.push(invalid('sister-list-first', { series: sister.name, date }, { field: 'series', regulation }));
  return refusals;
}
