import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { namesShape } from '../answer-shapes.ts';
import { systemOf } from '../book-of-event.ts';
import { standingRounds } from '../event-desk.ts';
import { deskOf, namesOf, roundUnknown } from '../event-seen.ts';
import { pairSchema, pairTraceSchema } from './round.ts';
import { roundExplained, stepsShape } from './round-explained.ts';

const answer = z.strictObject({
  /** The book whose system paired the two, where the event has one. */
  rules: z.string().optional(),
  system: z.string(),
  pair: pairSchema,
  /** Candidates passed and why; a schedule gives none, nor does a hand. */
  trace: pairTraceSchema.optional(),
  /** Everything that can be said, where the system pairs the round again to say it; none if it would now come out otherwise. */
  steps: stepsShape,
  /** The pair was made by hand. */
  byHand: z.boolean(),
  /** Whom the engine had given to each of the two; null: the bye, or nobody. */
  engine: z.strictObject({ white: z.string().nullable(), black: z.string().nullable() }),
  names: namesShape,
});

/** Why these two meet. */
export const explainPair = defineQuestion({
  kind: 'event.explain-pair',
  input: z.strictObject({ event: z.string(), round: z.int().min(1), board: z.int().min(1) }),
  answer,
  ask: async (reading, { event, round, board }, { viewer }): Promise<z.infer<typeof answer>> => {
    const desk = await deskOf(reading, event);
    const found = standingRounds(desk).find(({ body }) => body.round === round)?.body;
    if (found === undefined) throw roundUnknown(round);
    const given = found.pairs.find((pair) => pair.board === board);
    if (given === undefined) throw new Refused([missing('board-unknown', { round, board }, { field: 'board' })]);
    const { trace, ...pair } = given;
    const engine = found.engine?.pairs ?? found.pairs;
    const opponentOf = (player: string): string | null => {
      const own = engine.find(({ white, black }) => white === player || black === player);
      return own === undefined ? null : own.white === player ? own.black : own.white;
    };
    const byHand = !engine.some(({ white, black }) => white === pair.white && black === pair.black);
    return {
      ...(desk.event.body.rules !== undefined && { rules: desk.event.body.rules }),
      system: systemOf(desk.event.body),
      pair,
      trace,
      steps: byHand ? [] : [...(roundExplained(desk, round, viewer)?.pairSteps(pair.white, pair.black) ?? [])],
      byHand,
      engine: { white: opponentOf(pair.white), black: opponentOf(pair.black) },
      names: namesOf(desk),
    };
  },
});
