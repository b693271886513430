import type { ScrabbleInput } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import type { Edition } from '../../rating/series/editions.ts';
import { playedInClass, ratingInput } from '../series/rating-input.ts';
import { lastSettledScrabble } from '../series/scrabble-causes.ts';
import { loadScrabbleRecord, type ScrabbleRecord } from '../series/scrabble-record.ts';
import { editionSchema } from './rating-schemas.ts';
import { foundList, foundSeries } from './scrabble-list-found.ts';

const documentSchema = z
  .looseObject({ format: z.literal('escala/rating-input@1') })
  .describe(
    'A document escala/rating-input@1 with everything that the list is made of.',
  ) as unknown as z.ZodType<ScrabbleInput>;

/** A list and the record that it was made of. A list from before the office was made of nothing that is known here. */
export async function recordOfList(
  reading: Reading,
  { series: id, date, edition }: { readonly series: string; readonly date: string; readonly edition: Edition },
): Promise<{ readonly record: ScrabbleRecord; readonly input: ScrabbleInput; readonly asOf: number }> {
  const list = await foundList(reading, id, date);
  if (list.body.source === 'imported')
    throw new Refused([invalid('scrabble-list-imported', { date }, { field: 'date' })]);
  const series = await foundSeries(reading, id);
  const asOf = edition === 'published' ? list.body.asOf : await lastSettledScrabble(reading);
  const record = await loadScrabbleRecord(reading, asOf);
  return { record, asOf, input: ratingInput(series, playedInClass(record, series), date) };
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
