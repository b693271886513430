import { yearOf } from '@escala/core';
import { type PointsFlow, pointsFlow } from '@escala/regulations';
import { birthYearOf } from '../../registry/players/player.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { replaySeries } from '../series/replay-series.ts';
import { type Cohort, cohorts } from './cohorts.ts';
import { type ListFigures, listFigures } from './list-figures.ts';
import { ListScores } from './list-scores.ts';
import { type NewcomersLater, newcomersLater } from './newcomers.ts';
import { ScoreColumn } from './score-column.ts';

/** What there is to see of a scale over all its lists, as the record has them today. */
export interface Scale {
  readonly lists: readonly ListFigures[];
  /** From the list before to each list but the first (fide-2009 10.2). */
  readonly flows: readonly PointsFlow[];
  readonly cohorts: readonly Cohort[];
  readonly newcomers: readonly NewcomersLater[];
  /** Of the games that the office rated; `byList` counts from the first list on, imported ones included. */
  readonly scores: ScoreSums;
}

/** Lets others have their turn. */
export type Pause = () => Promise<void>;

/** Lists that are gone through without a pause. To begin in the middle of a history takes as long as several lists. */
const LISTS_AT_ONCE = 5;

/** `scores`: of every list of the room; `figures`: of as many of the first lists as they are known of. */
export async function scaleOf(
  { sheets }: SeriesRoom,
  scores: readonly ListScores[],
  figures: readonly ListFigures[],
  pause: Pause,
): Promise<Scale> {
  const lists = sheets.map((sheet, list) => figures[list] ?? listFigures(sheet));
  await pause();
  const followed = cohorts(sheets);
  const flows = sheets.slice(1).map((sheet, before) => pointsFlow(sheets[before]!, sheet));
  await pause();
  return { lists, flows, cohorts: followed, newcomers: newcomersLater(sheets), scores: new ScoreSums(scores) };
}

/** Of each list; the first ones are known. The history is gone through once more from there on, with somebody listening. */
export async function scoresOf(
  room: SeriesRoom,
  known: readonly ListScores[],
  pause: Pause,
): Promise<readonly ListScores[]> {
  const { record, sheets, imported, columns } = room;
  const scores = sheets.map((_, list) => known[list] ?? new ListScores());
  const games = {
    outcome: columns.games.outcome,
    heard: new Uint8Array(columns.games.count),
    birthYears: Int16Array.from(record.players, (player) => birthYearOf(player) ?? 0),
  };
  for (let from = Math.max(imported, known.length); from < sheets.length; from += LISTS_AT_ONCE) {
    await pause();
    const days = sheets.slice(from, from + LISTS_AT_ONCE).map(({ day }) => day);
    replaySeries(record, room.series, groundOf(room), days, {
      after: sheets.slice(imported, from),
      ledgerOf: (list) => scores[from + list]!.ledger(games, yearOf(days[list]!)),
    });
  }
  return scores;
}

const groundOf = ({ sheets, imported, sister }: SeriesRoom) => ({
  imported: sheets.slice(0, imported),
  sister: sister?.sheets ?? [],
});

/** The sums of all lists together, and those that are told list by list. */
export class ScoreSums {
  readonly byRating: ScoreColumn;
  readonly byAge: ScoreColumn;
  readonly byDifference: ScoreColumn;
  /** Of the higher of two players. */
  readonly byList: ScoreColumn;
  /** Games of each list, also those that nobody played. */
  readonly gamesOfList: Int32Array;

  constructor(lists: readonly ListScores[]) {
    const all = new ListScores();
    this.byRating = all.byRating;
    this.byAge = all.byAge;
    this.byDifference = all.byDifference;
    this.byList = new ScoreColumn(lists.length);
    this.gamesOfList = Int32Array.from(lists, ({ games }) => games);
    lists.forEach((scores, list) => {
      this.byRating.addAll(scores.byRating);
      this.byAge.addAll(scores.byAge);
      this.byDifference.addAll(scores.byDifference);
      this.byList.addSum(list, scores.higher.at(0));
    });
  }
}
