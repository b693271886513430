import { lastPairedRound, type NormChance, type PerformanceNorms, type Step } from '@escala/core';
import { z } from 'zod';
import { namesShape } from '../../events/answer-shapes.ts';
import { defineQuestion } from '../../kit/question.ts';
import { loadPerformanceEvent } from './performance-tournament.ts';

/** A document of the interchange formats, whose schema is published with them. */
const normsShape = z
  .looseObject({ format: z.literal('escala/norms@1') })
  .describe('A document escala/norms@1.') as unknown as z.ZodType<PerformanceNorms>;

export const chanceShape = z
  .looseObject({ player: z.string(), norm: z.string(), state: z.enum(['made', 'open', 'gone']) })
  .describe('A chance, as escala/norms@1 has it.') as unknown as z.ZodType<
  NormChance & { readonly steps: readonly Step[] }
>;

/** Chances of everybody are worth their work in the last rounds; of one player they are told at any time (D-OFF-497). */
const LAST_ROUNDS = 3;

/** Norms by performance that an event gives, with every condition, and while it goes on what is still needed. */
export const performanceNorms = defineQuestion({
  kind: 'norm.performance',
  input: z.strictObject({ event: z.string(), player: z.string().optional() }),
  answer: z.strictObject({
    /** Absent where the event's book has no such norms. */
    norms: normsShape.optional(),
    /** Of everybody for whom something is still open or made already, while rounds are to be played. */
    chances: z.array(chanceShape),
    names: namesShape,
  }),
  ask: async (reading, { event, player }) => {
    const { rules, tournament, names } = await loadPerformanceEvent(reading, event);
    if (rules === undefined) return { chances: [], names };
    const isNear = player !== undefined || tournament.rounds - lastPairedRound(tournament) <= LAST_ROUNDS;
    const chances = (isNear ? rules.chances(tournament, player) : [])
      .filter(({ state, toPlay }) => toPlay > 0 && state !== 'gone')
      .map((chance) => ({ ...chance, steps: rules.chanceSteps(chance) }));
    return { norms: rules.judge(tournament, player), chances, names };
  },
});
