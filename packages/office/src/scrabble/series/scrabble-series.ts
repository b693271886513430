import { oldListOfPlay } from '../../imports/lists/old-list-of-play.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { nextListDate } from '../../rating/publishing/next-list.ts';
import type { PublicationOnRecord, RatingSeries } from '../../rating/series/rating-series.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { mergeKind } from '../../registry/merging/merge.ts';
import { namesOfPlayers } from '../../registry/players/player.ts';
import { correctionOfPlay } from '../corrections/scrabble-correction.ts';
import { highlightsOfPlay } from '../lists/highlights-of-play.ts';
import { periodOfPlay, previewOfPlay } from '../lists/period-of-play.ts';
import { documentOfPlay, explainPlay, historyOfPlay, livePlay } from '../lists/play-of-player.ts';
import { scrabbleListView } from '../lists/scrabble-list-view.ts';
import { mergeRefusals } from '../reports/twice-by-merge.ts';
import { SCRABBLE_GAMES, waitingFor, waitingReports } from '../reports/waiting-reports.ts';
import { firstDifference } from './first-difference.ts';
import { followedPlay } from './followed-play.ts';
import { playedInClass } from './rating-input.ts';
import { classOf } from './scrabble-book.ts';
import { loadScrabbleRecord, type ScrabbleRecord } from './scrabble-record.ts';
import { countedList, rateLists, scrabbleRows, unpackScrabbleSheet } from './scrabble-sheet.ts';
import { movedLines, settleScrabble } from './settle-scrabble.ts';
import { keptLists, loadStates } from './sheet-editions.ts';
import { scrabbleMovements, unpackSheetMovements } from './sheet-movements.ts';

/** Pools of Scrabble players, over documents. */
export const seriesOfScrabble: RatingSeries = {
  kind: 'scrabble',
  partOf: classOf,
  // Merges; no other fact of a player affects ratings.
  ratedKinds: [mergeKind.name, federationKind.name],
  gamesFolder: SCRABBLE_GAMES,
  load: async (reading, _ports, settledBy, isUntouched) => {
    const record = await loadScrabbleRecord(reading);
    const states = await loadStates(reading, record);
    const before = isUntouched || settledBy === 0 ? undefined : await loadScrabbleRecord(reading, settledBy);
    return {
      federation: record.federation,
      listsOf: record.listsOf,
      refusals: mergeRefusals(record),
      settle: (fresh) =>
        settleScrabble(record, states, (series) => before && firstDifference(before, record, series), fresh),
      publication: (now) => publicationOfPlay(now, record),
      correction: (now, change) => correctionOfPlay(now, record, states, change),
    };
  },
  recompute: async (reading, series, asOf, dates) => {
    const record = await loadScrabbleRecord(reading, asOf);
    const { register } = record;
    const sheets = [...rateLists(series, playedInClass(record, series), dates.toSorted())];
    return {
      register,
      made: new Map(sheets.map((sheet) => [sheet.listDate, countedList(sheet, register)])),
      kept: async (date) => {
        const [paper] = await keptLists(reading, series.id, 'published', { date });
        return paper && scrabbleRows(unpackScrabbleSheet(paper.bytes), register);
      },
    };
  },
  followed: followedPlay,
  highlights: highlightsOfPlay,
  list: scrabbleListView,
  preview: previewOfPlay,
  period: periodOfPlay,
  explain: explainPlay,
  document: documentOfPlay,
  history: historyOfPlay,
  oldListReader: 'scrabble-list-csv',
  oldList: oldListOfPlay,
  live: livePlay,
  movements: async (reading, _ports, series, date) => {
    const papers = await reading.papers(scrabbleMovements(series), { name: date, edition: 'all' });
    const moved = papers.map(({ seq, bytes }) => ({ seq, movements: unpackSheetMovements(bytes) }));
    const names = await namesOfPlayers(
      reading,
      moved.flatMap(({ movements }) => movements.map(({ player }) => player)),
    );
    return moved.map(({ seq, movements }) => ({ seq, lines: movedLines({ names }, movements) }));
  },
};

async function publicationOfPlay(reading: Reading, record: ScrabbleRecord): Promise<PublicationOnRecord> {
  const reports = await waitingReports(reading);
  return {
    register: record.register,
    orderRefusals: (series, date, earlier) => orderRefusals(record, series, date, earlier),
    undecidedBefore: (series, date) =>
      waitingFor(reports, series, date).map(({ id, body: { name, end } }) => ({ event: id, name, end })),
  };
}

/**
 * D-OFF-63: a series' first list has the date set in its settings or any later list day, so that nobody has to publish
 * an empty one; later lists may be on any list day (D-OFF-11) after the last list.
 */
function orderRefusals(record: ScrabbleRecord, series: Series, date: string, earlier: readonly string[]): Refusal[] {
  const published = record.listsOf(series.id);
  const last = earlier.at(-1) ?? published.at(-1)?.date;
  const isFirst = earlier.length === 0 && !published.some(({ source }) => source === 'computed');
  if (isFirst ? date >= series.firstList : date > last!) return [];
  return [invalid('list-out-of-order', { date, next: nextListDate(record, series) }, { field: 'date' })];
}
