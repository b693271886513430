import type { Step } from '@escala/core';
import type { RoundExplanation } from '@escala/regulations';
import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, missing, Refused } from '../../kit/refusal.ts';
import { namesShape } from '../answer-shapes.ts';
import { pairingSystem, systemOf } from '../book-of-event.ts';
import { activeEntries, type EventDesk, standingRounds } from '../event-desk.ts';
import { deskOf, namesOf, roundUnknown, runs } from '../event-seen.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { pairSchema, pairTraceSchema } from './round.ts';

/** Steps of a reason as given by the book, containing names. */
const stepsShape = z
  .array(z.looseObject({ quantity: z.string(), articles: z.array(z.string()) }))
  .describe('Steps of a reason, as codes of their sentences.') as unknown as z.ZodType<Step[]>;

/** Why two players are paired. */
export const explainPair = defineQuestion({
  kind: 'event.explain-pair',
  input: z.strictObject({ event: z.string(), round: z.int().min(1), board: z.int().min(1) }),
  answer: z.strictObject({
    /** The book of the system that paired them, if the event has one. */
    rules: z.string().optional(),
    system: z.string(),
    pair: pairSchema,
    /** Rejected candidates with reasons; absent for a schedule or a manual pair. */
    trace: pairTraceSchema.optional(),
    /** The full explanation, if the system can pair the round again for it; empty if the result would differ today. */
    steps: stepsShape,
    /** The pair was made manually. */
    byHand: z.boolean(),
    /** The engine's opponents for the two players; null: the bye, or none. */
    engine: z.strictObject({ white: z.string().nullable(), black: z.string().nullable() }),
    names: namesShape,
  }),
  ask: async (reading, { event, round, board }, { viewer }) => {
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

/**
 * Why two players are not paired in a round or, without the second, why a player has no bye: the round is paired again
 * that way and compared.
 */
export const whatIf = defineQuestion({
  kind: 'event.what-if',
  input: z.strictObject({
    event: z.string(),
    round: z.int().min(1),
    player: z.string(),
    other: z.string().optional(),
  }),
  answer: z.strictObject({
    rules: z.string().optional(),
    system: z.string(),
    /** The deciding rule; null if it is already so, or if one of them does not play. */
    decides: z.string().nullable(),
    /** The points of the bracket where it decides. */
    bracket: z.number().nullable(),
    steps: stepsShape,
  }),
  ask: async (reading, { event, round, player, other }, { viewer }) => {
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

/** The largest field that can be paired again while a client waits. */
const MOST_PLAYERS = 2000;

/**
 * A round paired again from the record before it; undefined if its system cannot explain rounds this way. Forbidden
 * pairs are only for those who run the event, and so is an explanation that depends on them (D-OFF-492).
 */
function roundExplained(desk: EventDesk, round: number, viewer: Actor): RoundExplanation | undefined {
  const system = pairingSystem(desk.event.body);
  if (system?.explain === undefined) return undefined;
  const tournament = tournamentOfDesk(desk, { forbidden: true });
  if (tournament.forbidden !== undefined && !runs(viewer, desk)) return undefined;
  if (tournament.players.length > MOST_PLAYERS) return undefined;
  const numbers = new Map(system.numbered(tournament.players).map(({ id, number }) => [id, number]));
  const nameOf = (id: string): string => `${desk.players.get(id)?.name ?? id} (${numbers.get(id) ?? id})`;
  return system.explain(tournament, round, nameOf);
}
