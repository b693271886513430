import type { ScrabbleInput } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { lastSettled } from '../../rating/series/causes.ts';
import type { Edition } from '../../rating/series/editions.ts';
import { publishedList } from '../../rating/series/find-list.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { playedInClass, ratingInput } from '../series/rating-input.ts';
import { loadScrabbleRecord, type ScrabbleRecord } from '../series/scrabble-record.ts';
import { lateFor } from '../series/scrabble-sheet.ts';
import { scrabbleSeriesOnRecord } from './kept-sheet.ts';
import { editionSchema } from './rating-schemas.ts';

const documentSchema = z
  .looseObject({ format: z.literal('escala/rating-input@1') })
  .describe(
    'A document escala/rating-input@1 with everything that the list is made of.',
  ) as unknown as z.ZodType<ScrabbleInput>;

/** A list and the record that it was made of. */
interface RecordOfList {
  readonly series: Series;
  readonly record: ScrabbleRecord;
  readonly input: ScrabbleInput;
  readonly asOf: number;
}

/** A list from before the office was made of nothing that is known here. */
export async function recordOfList(
  reading: Reading,
  { series: id, date, edition }: { readonly series: string; readonly date: string; readonly edition: Edition },
): Promise<RecordOfList> {
  const series = await scrabbleSeriesOnRecord(reading, id);
  const { body: list } = await publishedList(reading, id, date);
  if (list.source === 'imported') throw new Refused([invalid('scrabble-list-imported', { date }, { field: 'date' })]);
  const asOf = edition === 'published' ? list.asOf : await lastSettled(reading);
  const record = await loadScrabbleRecord(reading, asOf);
  const played = playedInClass(record, series, new Set(lateFor(record, series, list)));
  return { series, record, asOf, input: ratingInput(series, played, date) };
}

/**
 * What a list is computed from: a file that `escala rate` and `escala explain` read. Everybody's ratings hang together by the values of
 * the games (frs-2012 §5), so there is one document for all lines.
 */
export const scrabbleListDocument = defineQuestion({
  kind: 'scrabble-list.document',
  input: z.strictObject({ series: z.string(), date: z.iso.date(), edition: editionSchema.default('revised') }),
  answer: documentSchema,
  ask: async (reading, asked) => {
    const { record, input } = await recordOfList(reading, asked);
    return { ...input, players: input.players.map(({ id }) => ({ id, name: record.names.get(id) ?? id })) };
  },
});
