import { type ListSheet, yearOf } from '@escala/core';
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

interface KnownScale {
  readonly room: SeriesRoom;
  readonly scale: Scale;
}

const known = new WeakMap<ListSheet, KnownScale>();

/** Goes over every game of the lists, once for each state of them: events that were only accepted since change nothing here. */
export function scaleOf(room: SeriesRoom): Scale {
  const last = room.sheets.at(-1);
  const before = last && known.get(last);
  if (before && hasSameLists(before.room, room)) return before.scale;
  const scale = {
    lists: room.sheets.map(listFigures),
    cohorts: cohorts(room.sheets),
    newcomers: newcomersLater(room.sheets),
    scores: scoresOf(room),
  };
  if (last) known.set(last, { room, scale });
  return scale;
}

/** The same sheets for the same players, whose births say which group they are in. */
function hasSameLists(a: SeriesRoom, b: SeriesRoom): boolean {
  return (
    a.record.players === b.record.players &&
    a.sheets.length === b.sheets.length &&
    a.sheets.every((sheet, list) => sheet === b.sheets[list])
  );
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
