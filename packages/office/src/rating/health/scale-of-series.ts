import { yearOf } from '@escala/core';
import { type PointsFlow, pointsFlow } from '@escala/regulations';
import { birthYearOf } from '../../registry/players/player.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { replaySeries } from '../series/replay-series.ts';
import { type Cohort, cohorts } from './cohorts.ts';
import { type ListFigures, listFigures, type NewcomersLater, newcomersLater } from './list-figures.ts';
import { ListScores } from './list-scores.ts';
import { ScoreColumn } from './score-column.ts';

/** All figures of a scale over its lists, as the record has them today. */
export interface Scale {
  readonly lists: readonly ListFigures[];
  /** From each list to the next (fide-2009 10.2). */
  readonly flows: readonly PointsFlow[];
  readonly cohorts: readonly Cohort[];
  readonly newcomers: readonly NewcomersLater[];
  /** For games rated by the office; `byList` starts at the first list, including imported ones. */
  readonly scores: ScoreSums;
}

/** Yields to other work. */
export type Pause = () => Promise<void>;

/** Lists processed without a pause. Starting in the middle of a history costs as much as several lists. */
const LISTS_AT_ONCE = 5;

/** `scores`: for every list of the series; `figures`: for the first lists, as far as they are known. */
export async function scaleOf(
  { sheets }: LoadedSeries,
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

/** The scores of each list. Those already known are kept; from there on, the history is replayed with a ledger. */
export async function scoresOf(
  loaded: LoadedSeries,
  known: readonly ListScores[],
  pause: Pause,
): Promise<readonly ListScores[]> {
  const { record, sheets, imported, columns } = loaded;
  const scores = sheets.map((_, list) => known[list] ?? new ListScores());
  const games = {
    outcome: columns.games.outcome,
    heard: new Uint8Array(columns.games.count),
    birthYears: Int16Array.from(record.players, (player) => birthYearOf(player) ?? 0),
  };
  for (let from = Math.max(imported, known.length); from < sheets.length; from += LISTS_AT_ONCE) {
    await pause();
    const days = sheets.slice(from, from + LISTS_AT_ONCE).map(({ day }) => day);
    replaySeries(record, loaded.series, groundOf(loaded), days, {
      after: sheets.slice(imported, from),
      ledgerOf: (list) => scores[from + list]!.ledger(games, yearOf(days[list]!)),
    });
  }
  return scores;
}

const groundOf = ({ sheets, imported, sister }: LoadedSeries) => ({
  imported: sheets.slice(0, imported),
  sister: sister?.sheets ?? [],
});

/** The sums over all lists, and those shown list by list. */
export class ScoreSums {
  readonly byRating: ScoreColumn;
  readonly byAge: ScoreColumn;
  readonly byDifference: ScoreColumn;
  /** For the higher-rated of the two players. */
  readonly byList: ScoreColumn;
  /** Games of each list, including unplayed ones. */
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
