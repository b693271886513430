import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { sentenceSchema } from '../../kit/sentence-schema.ts';
import { nextListDate } from '../../rating/lists/next-list.ts';
import { waitingFor, waitingReports } from '../reports/waiting-reports.ts';
import { keptFindings } from '../series/kept-findings.ts';
import { playedInClass } from '../series/rating-input.ts';
import { scrabbleEffect } from '../series/scrabble-effect.ts';
import { loadGround, unsettled } from '../series/scrabble-ground.ts';
import { rateList, type ScrabbleSheet, unpackScrabbleSheet } from '../series/scrabble-sheet.ts';
import { listedTypes } from '../series/settle-scrabble.ts';
import { sheetMovements } from '../series/sheet-movements.ts';
import { scrabblePublicationRefusals } from './publication-refusals.ts';
import { causeSchema, movedScrabbleListSchema, sheetMovementSchema } from './rating-schemas.ts';
import { foundSeries } from './scrabble-list-found.ts';

/** A list as it would come out now: who moves since the last one, what stands in the way, what would be left out. */
export const previewScrabbleList = defineQuestion({
  kind: 'scrabble-list.preview',
  input: z.strictObject({ series: z.string(), date: z.iso.date().optional() }),
  answer: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    /** The last list, as the record has it by now. */
    previous: z.iso.date().nullable(),
    lines: z.array(sheetMovementSchema),
    findings: z.array(findingSchema),
    waiting: z.array(z.strictObject({ event: z.string(), name: z.string(), start: z.iso.date() })),
    inTheWay: z.array(sentenceSchema<'refusal'>()),
    /** Published lists that the registry moved: they would be revised along with it. */
    revised: z.array(movedScrabbleListSchema),
    causes: z.array(causeSchema),
  }),
  ask: async (reading, input, { today }) => {
    const series = await foundSeries(reading, input.series);
    const ground = await loadGround(reading);
    const { record, causes } = ground;
    const date = input.date ?? nextListDate(record, series);
    const reports = await waitingReports(reading);
    const inTheWay = scrabblePublicationRefusals(record, { series: series.id, dates: [date] }, reports, today);
    const sheet = rateList(series, playedInClass(record, series), date);
    const settled = unsettled(ground);
    const state = ground.states.find((each) => each.series.id === series.id);
    // The first list of the office comes after those that were taken in.
    const last = [...(state?.imported ?? []), ...(state?.kept ?? [])].findLast((kept) => kept.date < date);
    const moved = settled.find((each) => each.series.id === series.id)?.moved.find((each) => each.date === last?.date);
    const before: ScrabbleSheet = moved?.sheet ?? (last ? unpackScrabbleSheet(last.bytes) : emptyLike(sheet));
    const revised = scrabbleEffect(record, settled);
    return {
      series: series.id,
      date,
      previous: last?.date ?? null,
      lines: sheetMovements(before, sheet, listedTypes(series)).map((line) => ({
        ...line,
        name: record.names.get(line.player) ?? line.player,
      })),
      findings: keptFindings(sheet.findings),
      waiting: waitingFor(reports, series, date).map(({ id: event, body: { name, start } }) => ({
        event,
        name,
        start,
      })),
      inTheWay: inTheWay.map(({ code, values }) => ({ code, values: { ...values } })),
      revised: revised.map((list) => ({ ...list, lines: [...list.lines] })),
      causes: revised.length === 0 ? [] : causes.map((cause) => ({ ...cause, subject: { ...cause.subject } })),
    };
  },
});

/** Before the first list nobody is on one. */
function emptyLike(sheet: ScrabbleSheet): ScrabbleSheet {
  return { ...sheet, ratings: {}, general: {} };
}
