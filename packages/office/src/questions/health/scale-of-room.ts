import { yearOf } from '@escala/core';
import { replaySeries } from '../../rating/replay-series.ts';
import type { SeriesRoom } from '../../rating/series-room.ts';
import type { Player } from '../../records/player.ts';
import { type Cohort, cohorts } from './cohorts.ts';
import { type ListFigures, listFigures } from './list-figures.ts';
import { type NewcomersLater, newcomersLater } from './newcomers.ts';
import { ScoreSums } from './score-sums.ts';

/** What there is to see of a scale over all its lists, as the record has them today. */
export interface Scale {
  readonly lists: readonly ListFigures[];
  readonly cohorts: readonly Cohort[];
  readonly newcomers: readonly NewcomersLater[];
  /** Of the games that the office rated; `byList` counts from the first list on, imported ones included. */
  readonly scores: ScoreSums;
}

const known = new WeakMap<SeriesRoom, Scale>();

/** Goes over every game there is, once for each state of the record. */
export function scaleOf(room: SeriesRoom): Scale {
  const before = known.get(room);
  if (before) return before;
  const scale = {
    lists: room.sheets.map(listFigures),
    cohorts: cohorts(room.sheets),
    newcomers: newcomersLater(room.sheets),
    scores: scoresOf(room),
  };
  known.set(room, scale);
  return scale;
}

/** The whole history once more, with somebody listening. */
function scoresOf({ record, series, sheets, imported, sister, columns }: SeriesRoom): ScoreSums {
  const scores = new ScoreSums(columns.games, Int16Array.from(record.players, birthYear), sheets.length);
  const days = sheets.slice(imported).map(({ day }) => day);
  const ground = { imported: sheets.slice(0, imported), sister: sister?.sheets ?? [] };
  if (days.length > 0)
    replaySeries(record, series, ground, days, {
      ledgerOf: (list) => scores.ledgerOf(imported + list, yearOf(days[list]!)),
    });
  return scores;
}

function birthYear({ birthDate, birthYear: year }: Player): number {
  return birthDate === undefined ? (year ?? 0) : Number(birthDate.slice(0, 4));
}
