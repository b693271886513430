import type { Step } from '@escala/core';
import type { RoundExplanation } from '@escala/regulations';
import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { pairingSystem } from '../book-of-event.ts';
import type { EventDesk } from '../event-desk.ts';
import { runs } from '../event-seen.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';

/** Steps of a reason as the book makes them, with names in them. */
export const stepsShape = z
  .array(z.looseObject({ quantity: z.string(), articles: z.array(z.string()) }))
  .describe('Steps of a reason, by the names of their sentences.') as unknown as z.ZodType<Step[]>;

/** So many can be paired again while somebody waits for an answer. */
const MOST_PLAYERS = 2000;

/**
 * A round, paired again from what is on record before it; nothing where its system does not explain rounds so. Who may not meet whom is
 * for those who run the event, and so is then what follows from it (D-OFF-492).
 */
export function roundExplained(desk: EventDesk, round: number, viewer: Actor): RoundExplanation | undefined {
  const system = pairingSystem(desk.event.body);
  if (system?.explain === undefined) return undefined;
  const tournament = tournamentOfDesk(desk, { forbidden: true });
  if (tournament.forbidden !== undefined && !runs(viewer, desk)) return undefined;
  if (tournament.players.length > MOST_PLAYERS) return undefined;
  const numbers = new Map(system.numbered(tournament.players).map(({ id, number }) => [id, number]));
  const nameOf = (id: string): string => `${desk.players.get(id)?.name ?? id} (${numbers.get(id) ?? id})`;
  return system.explain(tournament, round, nameOf);
}
