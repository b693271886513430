import { dayFrom, type HeadToHeadInput, type HeadToHeadOutput, LIST_STATUS } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { explainLine } from '../../rating/explain-line.ts';
import { findList, findPlayer, findSeries } from '../../rating/find-series.ts';
import { sheetOfEdition } from '../../rating/published-sheet.ts';
import { roomOfList } from '../../rating/room-of-list.ts';
import { eventKind } from '../../records/event.ts';
import { listSchema } from '../../records/list.ts';
import { listedRow, listRowSchema } from './list-row.ts';

const documentSchema = z
  .looseObject({ format: z.literal('escala/rating-input@1') })
  .describe(
    'A document escala/rating-input@1 with everything that the line depends on.',
  ) as unknown as z.ZodType<HeadToHeadInput>;
const outputSchema = z
  .looseObject({ format: z.literal('escala/rating-output@1') })
  .describe(
    'What concerns the player of escala/rating-output@1; findings as keys and values.',
  ) as unknown as z.ZodType<HeadToHeadOutput>;

/** A line of a list taken apart, game by game, with what is needed to compute it again anywhere. */
export const explainRating = defineQuestion({
  kind: 'rating.explain',
  input: z.strictObject({
    player: z.string(),
    series: z.string(),
    date: z.iso.date().optional(),
    edition: z.enum(['published', 'revised']).default('published'),
  }),
  answer: z.strictObject({
    list: listSchema,
    edition: z.enum(['published', 'revised']),
    row: listRowSchema,
    /** Whether the computation gives the line that is kept. */
    agrees: z.boolean(),
    events: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    document: documentSchema,
    output: outputSchema,
  }),
  ask: async (reading, { player, series, date: wanted, edition }, _by, ports) => {
    const present = await findSeries(ports, reading, series);
    const date = findList(present, wanted);
    const list = present.record.listsOf(series).find((each) => each.date === date)!;
    const number = findPlayer(present, player);
    const room = edition === 'published' ? await roomOfList(ports, reading, present, list) : present;
    const sheet = await sheetOfEdition(reading, present, date, edition);
    if (sheet.status[number] === LIST_STATUS.absent)
      throw new Refused([missing('player-not-on-list', { player, series, date }, { field: 'player' })]);
    const { document, output } = explainLine(room, dayFrom(date), number);
    const events = await reading.getMany(
      eventKind,
      document.events.map(({ id }) => id),
    );
    const row = listedRow(present, sheet, number, null, date);
    return {
      list,
      edition,
      row,
      agrees: output.list[0]?.rating === row.rating && output.list[0]?.status === row.status,
      events: events.map(({ id, body }) => ({ id, name: body.name })),
      document,
      output,
    };
  },
});
