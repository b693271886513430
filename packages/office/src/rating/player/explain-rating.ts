import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { listSchema } from '../lists/list.ts';
import { listRowSchema } from '../lists/list-row.ts';
import { explainedEventSchema, inputDocumentSchema, outputDocumentSchema } from './explained-shapes.ts';
import { lineInputSchema, lineWithDocument, namedEvents } from './line-with-document.ts';

/** A line of a list taken apart, game by game, with what is needed to compute it again anywhere. */
export const explainRating = defineQuestion({
  kind: 'rating.explain',
  input: lineInputSchema,
  answer: z.strictObject({
    list: listSchema,
    edition: z.enum(['published', 'revised']),
    row: listRowSchema,
    /** Whether the computation gives the line that is kept. */
    agrees: z.boolean(),
    events: z.array(explainedEventSchema),
    document: inputDocumentSchema,
    output: outputDocumentSchema,
  }),
  ask: async (reading, asked, _by, ports) => {
    const { list, row, document, output } = await lineWithDocument(reading, asked, ports);
    return {
      list,
      edition: asked.edition,
      row,
      agrees: output.list[0]?.rating === row.rating && output.list[0]?.status === row.status,
      events: namedEvents(document),
      document,
      output,
    };
  },
});

/** The document of a line alone: a file that `escala rate` and `escala explain` read. */
export const ratingDocument = defineQuestion({
  kind: 'rating.document',
  input: lineInputSchema,
  answer: inputDocumentSchema,
  ask: async (reading, asked, _by, ports) => (await lineWithDocument(reading, asked, ports)).document,
});
