import { z } from 'zod';
import { findingSchema, sentenceSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { movedLineSchema } from '../corrections/preview-correction.ts';
import { listRowSchema } from '../lists/list-row.ts';
import { seriesOnRecord } from '../series/find-series.ts';
import { ratingOf } from '../series/ratings.ts';
import { nextListDate } from './next-list.ts';
import { loadPublication, publicationRefusals } from './publication.ts';

const previewSchema = z.strictObject({
  date: z.iso.date(),
  /** The previous list. */
  previous: z.iso.date().nullable(),
  players: z.int(),
  games: z.int(),
  statuses: z.record(z.string(), z.int()),
  findings: z.array(findingSchema),
  /** Names of the events and players in the findings, by id. */
  names: z.record(z.string(), z.string()),
  rows: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('head-to-head'),
      /** How many ratings change. */
      moving: z.int(),
      /** The largest changes first. */
      movers: z.array(listRowSchema),
      /** All players whose status is not simply `rated`. */
      others: z.record(z.string(), z.array(listRowSchema)),
    }),
    /** Every rating that differs from the previous list. */
    z.strictObject({ kind: z.literal('scrabble'), lines: z.array(movedLineSchema) }),
  ]),
});
export type PreviewOfList = z.infer<typeof previewSchema>;

/**
 * The next list before publication: the largest movements, new, reassigned and inactive players, those leaving the
 * list, and what prevents publishing.
 */
export const previewList = defineQuestion({
  kind: 'list.preview',
  input: z.strictObject({
    series: z.string(),
    /** A day other than the next one, if the regulation leaves list days to the federation (D-OFF-11). */
    date: z.iso.date().optional(),
    most: z.coerce.number().int().min(1).max(20_000).default(100),
  }),
  answer: previewSchema.extend({
    /** Codes of the reasons why it cannot be published today. */
    obstacles: z.array(sentenceSchema<'refusal'>()),
  }),
  ask: async (reading, { series: id, date: wanted, most }, { today, listName }, ports) => {
    const series = await seriesOnRecord(reading, id);
    const facts = await loadPublication(reading, { series: id }, ports);
    const date = wanted ?? nextListDate(facts.own!.onRecord, series);
    const preview = await ratingOf(series).preview(reading, ports, series, { date, most });
    const federation = await federationOf(reading);
    // Another list in the way goes by the name that readers know.
    const called = (value: string | number): string | number => {
      const other = federation?.series.find(({ name }) => name === value);
      return other ? listName(other) : value;
    };
    const obstacles = publicationRefusals(facts, { series: id, dates: [preview.date] }, today);
    return {
      ...preview,
      obstacles: obstacles.map(({ code, values }) => ({
        code,
        values: Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, key === 'series' ? called(value) : value]),
        ),
      })),
    };
  },
});
