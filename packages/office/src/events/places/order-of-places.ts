import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { namesShape } from '../answer-shapes.ts';
import { bookOfEvent, notInBook } from '../book-of-event.ts';
import { eventUnknown } from '../event-refusals.ts';
import { namesOf } from '../event-seen.ts';
import { loadPlaceCandidates } from './place-candidates.ts';
import { placeLines } from './place-lines.ts';
import { placeLineSchema, placesSchema } from './places.ts';

/** The order in which an event's places are given (fce-1990 Normes 4.2.2.1, Desempats 1.7), before any decision. */
export const orderOfPlaces = defineQuestion({
  kind: 'places.order',
  input: z.strictObject({
    event: z.string(),
    /** By default as decided, otherwise as many as there are candidates. */
    places: z.int().min(1).max(10_000).optional(),
    previous: z.string().min(1).optional(),
    qualified: z.array(z.string()).optional(),
    seed: z.string().trim().min(1).max(200).optional(),
  }),
  answer: z.strictObject({
    event: z.string(),
    /** Version of the decision; 0: none yet. */
    version: z.int(),
    decided: placesSchema.optional(),
    /** The decision as it would be now; each line has the step that separates it from the one before, with articles. */
    places: z.int(),
    lines: z.array(placeLineSchema),
    /** Tied on every criterion at the last place: a public draw is due (fce-1990 Desempats 1.7.1.4). */
    drawDue: z.array(z.string()),
    names: namesShape,
  }),
  ask: async (reading, { event, previous, qualified, seed, ...asked }) => {
    const found = await loadPlaceCandidates(reading, event, previous);
    if (found === undefined) throw new Refused([eventUnknown(event)]);
    const { desk, kept, candidates, refused } = found;
    if (refused.length > 0) throw new Refused(refused);
    const order = bookOfEvent(desk.event.body)?.entry?.vacancyOrder;
    if (order === undefined) throw new Refused([notInBook(desk.event.body, 'places')]);
    const decided = kept?.body;
    const places = asked.places ?? decided?.places ?? Math.max(1, candidates.length);
    const direct = qualified ?? decided?.lines.flatMap((line) => (line.qualified ? [line.player] : [])) ?? [];
    const { lines, drawDue } = placeLines(candidates, {
      places,
      qualified: direct,
      seed: decided?.seed ?? seed,
      order,
    });
    return {
      event,
      version: kept?.version ?? 0,
      ...(decided && { decided }),
      places,
      lines: [...lines],
      drawDue: [...drawDue],
      names: namesOf(desk),
    };
  },
});
