import { dayFrom, isListed, LIST_STATUS, type ListSheet } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { changeBookShape, changedSeries } from '../../registry/federation/change-book.ts';
import { loadedSeriesOf } from '../in-memory/loaded-series.ts';
import { columnsToday } from '../lists/columns-of-list.ts';
import { listedRow, listRowSchema } from '../lists/list-row.ts';
import { findSeries } from '../series/find-series.ts';
import { headToHeadBook, rhythmOf } from '../series/series-book.ts';
import { lastListDate, nextListDate, termsOf } from './next-list.ts';

/**
 * The first list under another regulation with everything accepted so far, as a preview for the decision (D-OFF-532).
 */
export const previewBookChange = defineQuestion({
  kind: 'series.preview-book-change',
  input: z.strictObject({
    ...changeBookShape,
    lift: z.stringbool().or(z.boolean()),
    most: z.coerce.number().int().min(1).max(1000).default(20),
  }),
  answer: z.strictObject({
    date: z.iso.date(),
    players: z.int(),
    /** The number of lifted ratings, and their mean gain. */
    lifted: z.int(),
    meanLift: z.number(),
    /** Players whose K differs from the old regulation. */
    otherFactor: z.int(),
    /** Players who leave the list because they are below the new regulation's floor. */
    leaving: z.int(),
    /** The largest lifts first, then those leaving. */
    rows: z.array(listRowSchema),
  }),
  ask: async (reading, { series: id, most, ...change }, _terms, ports) => {
    const loaded = await findSeries(ports, reading, id);
    const { record, series } = loaded;
    const changed = changedSeries(series, { series: id, ...change }, lastListDate(record, series));
    if ('refused' in changed) throw new Refused(changed.refused);
    const after = loadedSeriesOf(record, changed.changed, loaded, loaded.sister);
    const [first, last] = [nextListDate(record, series), change.from].map(dayFrom) as [number, number];
    const made = (of: typeof loaded): ListSheet => {
      let sheet: ListSheet | undefined;
      headToHeadBook(of.series).replay(of.columns, {
        ...termsOf(of.series),
        rhythm: rhythmOf(of.series),
        // The calendar is that of the change: the other replay uses the same days.
        listDays: headToHeadBook(after.series).listDays(first, last, termsOf(after.series)),
        onList: (list) => {
          sheet = list;
        },
      });
      return sheet!;
    };
    const [sheet, without] = [made(after), made(loaded)];
    const players = [...sheet.status.keys()];
    const { delisted } = LIST_STATUS;
    const lifts = sheet.lifts ?? new Map<number, number>();
    const leaving = players.filter(
      (player) => sheet.status[player] === delisted && without.status[player] !== delisted,
    );
    const columns = await columnsToday(reading, after, change.from);
    const shown = [
      ...[...lifts.keys()].sort((a, b) => lifts.get(b)! - lifts.get(a)! || a - b).slice(0, most),
      ...leaving.slice(0, most),
    ];
    return {
      date: change.from,
      players: players.filter((player) => isListed(sheet.status[player]!)).length,
      lifted: lifts.size,
      meanLift:
        lifts.size === 0 ? 0 : Math.round((10 * [...lifts.values()].reduce((a, b) => a + b, 0)) / lifts.size) / 10,
      otherFactor: players.filter(
        (player) => sheet.rating[player] !== 0 && sheet.factor[player] !== without.factor[player],
      ).length,
      leaving: leaving.length,
      rows: shown.map((player) => listedRow(after, sheet, player, null, columns)),
    };
  },
});
