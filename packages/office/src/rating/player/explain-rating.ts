import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { defineQuestion } from '../../kit/question.ts';
import { actorsShownTo, shownActorFields } from '../../log/shown-actor.ts';
import type { Reading } from '../../ports.ts';
import { correctionKind, recordedChangeSchema } from '../corrections/correction.ts';
import { shownListSchema } from '../editions/list-edition.ts';
import { listRowSchema } from '../lists/list-row.ts';
import { lastSettled } from '../series/causes.ts';
import type { Edition } from '../series/editions.ts';
import { seriesOnRecord } from '../series/find-series.ts';
import { ratingOf } from '../series/ratings.ts';
import {
  explainedEventSchema,
  gamesShape,
  inputDocumentSchema,
  lineAskedSchema,
  playShape,
} from './explained-shapes.ts';

const correctionSchema = z.strictObject({
  id: z.string(),
  change: recordedChangeSchema,
  /** The role; officers and administrators read the name elsewhere (D-OFF-264). */
  by: shownActorFields.by,
  on: z.iso.date(),
  reason: z.string(),
});

const lineSchema = z.strictObject({
  list: shownListSchema,
  edition: z.enum(['published', 'revised']),
  /** Whether later acts changed anything on the list. */
  isRevised: z.boolean(),
  row: listRowSchema,
  /** Whether the computation gives the kept line. */
  agrees: z.boolean(),
  events: z.array(explainedEventSchema),
  /** Of these events, as far as they affect the line. */
  corrections: z.array(correctionSchema),
});

/** A line of a list taken apart, game by game, with everything needed to recompute it anywhere. */
export const explainRating = defineQuestion({
  kind: 'rating.explain',
  input: lineAskedSchema,
  answer: z.discriminatedUnion('kind', [
    lineSchema.extend({ kind: z.literal('head-to-head'), ...gamesShape }),
    lineSchema.extend({ kind: z.literal('scrabble'), ...playShape }),
  ]),
  ask: async (reading, { series: id, ...asked }, { viewer }, ports) => {
    const series = await seriesOnRecord(reading, id);
    const { events, ...explained } = await ratingOf(series).explain(reading, ports, series, asked);
    const edition: Edition = explained.list.revisedBy === undefined ? 'published' : 'revised';
    const lastAct = async () => (edition === 'published' ? explained.list.asOf : lastSettled(reading));
    return {
      ...explained,
      edition,
      events: [...events],
      corrections: await correctionsIn(reading, viewer, events, lastAct),
    };
  },
});

async function correctionsIn(
  reading: Reading,
  viewer: Actor,
  events: readonly { readonly id: string }[],
  lastAct: () => Promise<number>,
): Promise<z.infer<typeof correctionSchema>[]> {
  const found = await reading.find(correctionKind, { key: 'event', among: events.map(({ id }) => id) });
  if (found.length === 0) return [];
  const asOf = await lastAct();
  const counting = found.filter(({ body }) => body.act <= asOf).sort((a, b) => a.body.act - b.body.act);
  const actor = actorsShownTo(reading, viewer);
  const shown = counting.map(async ({ id, body: { change, by, on, reason } }) => {
    const { by: role } = await actor(by, 'correction.confirm');
    return { id, change, by: role, on, reason };
  });
  return Promise.all(shown);
}

/** The document of a single line: a file for `escala rate` and `escala explain`. */
export const ratingDocument = defineQuestion({
  kind: 'rating.document',
  input: lineAskedSchema,
  answer: inputDocumentSchema,
  ask: async (reading, { series: id, ...asked }, _by, ports) => {
    const series = await seriesOnRecord(reading, id);
    return ratingOf(series).document(reading, ports, series, asked);
  },
});
