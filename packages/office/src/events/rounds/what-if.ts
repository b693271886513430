import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, missing, Refused } from '../../kit/refusal.ts';
import { systemOf } from '../book-of-event.ts';
import { activeEntries, standingRounds } from '../event-desk.ts';
import { deskOf, roundUnknown } from '../event-seen.ts';
import { roundExplained, stepsShape } from './round-explained.ts';

const answer = z.strictObject({
  rules: z.string().optional(),
  system: z.string(),
  /** The rule that decides; null where it is so already, or somebody does not play. */
  decides: z.string().nullable(),
  /** Points of the bracket in which it decides. */
  bracket: z.number().nullable(),
  steps: stepsShape,
});

/** Why two do not meet in a round, or, without the second, why somebody has no bye: the round is paired again with that, and compared. */
export const whatIf = defineQuestion({
  kind: 'event.what-if',
  input: z.strictObject({
    event: z.string(),
    round: z.int().min(1),
    player: z.string(),
    other: z.string().optional(),
  }),
  answer,
  ask: async (reading, { event, round, player, other }, { viewer }): Promise<z.infer<typeof answer>> => {
    const desk = await deskOf(reading, event);
    if (!standingRounds(desk).some(({ body }) => body.round === round)) throw roundUnknown(round);
    const known = new Set(activeEntries(desk).map(({ body }) => body.player));
    const unknown = Object.entries({ player, other }).filter(([, id]) => id !== undefined && !known.has(id));
    if (unknown.length > 0)
      throw new Refused(unknown.map(([field, id]) => missing('entry-unknown', { id: id! }, { field })));
    if (player === other) throw new Refused([invalid('what-if-same', {}, { field: 'other' })]);
    const explanation = roundExplained(desk, round, viewer);
    if (explanation === undefined)
      throw new Refused([invalid('what-if-unanswered', { id: event }, { field: 'event' })]);
    const { decides, bracket, steps } = explanation.whatIf(player, other ?? null);
    const { rules } = desk.event.body;
    return {
      ...(rules !== undefined && { rules }),
      system: systemOf(desk.event.body),
      decides,
      bracket,
      steps: [...steps],
    };
  },
});
