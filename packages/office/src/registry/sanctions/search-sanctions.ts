import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Kept, Reading } from '../../ports.ts';
import { playerKind } from '../players/player.ts';
import { countsAsSanctioned, isInForce, type Sanction, sanctionKind, sanctionSchema } from './sanction.ts';

/** Sanctions of a player, a club or an event, or all; players and delegates see their own (D-OFF-106). */
export const searchSanctions = defineQuestion({
  kind: 'sanction.search',
  input: z.strictObject({
    player: z.string().optional(),
    club: z.string().optional(),
    event: z.string().optional(),
  }),
  answer: z.strictObject({
    sanctions: z.array(
      z.strictObject({
        sanction: z.string(),
        version: z.int(),
        ...sanctionSchema.shape,
        inForce: z.boolean(),
      }),
    ),
    /** Whether these count as sanctioned for ties for places (fce-1990 Desempats 1.7.1.1). */
    counts: z.boolean(),
  }),
  scope: async (_reading, { player, club }) => ({ player, club }),
  ask: async (reading, { player, club, event }, { today }) => {
    const found = await sanctionsOf(reading, { player, club, event });
    const fitting = found.filter(
      ({ body }) => (club ?? body.club) === body.club && (event ?? body.event) === body.event,
    );
    return {
      sanctions: fitting.map(({ id, version, body }) => ({
        sanction: id,
        version,
        ...body,
        inForce: isInForce(body, today),
      })),
      counts: countsAsSanctioned(fitting.map(({ body }) => body)),
    };
  },
});

async function sanctionsOf(
  reading: Reading,
  { player, club, event }: { player?: string | undefined; club?: string | undefined; event?: string | undefined },
): Promise<readonly Kept<Sanction>[]> {
  if (player !== undefined) return sanctionsOfPlayer(reading, player);
  if (club !== undefined) return reading.find(sanctionKind, { key: 'club', equals: club });
  if (event !== undefined) return reading.find(sanctionKind, { key: 'event', equals: event });
  return reading.list(sanctionKind);
}

/** A player's sanctions include those of merged duplicates. */
export async function sanctionsOfPlayer(reading: Reading, player: string): Promise<readonly Kept<Sanction>[]> {
  const duplicates = await reading.find(playerKind, { key: 'mergedInto', equals: player });
  const ids = [player, ...duplicates.map(({ id }) => id)];
  const found = await Promise.all(ids.map((id) => reading.find(sanctionKind, { key: 'player', equals: id })));
  return found.flat();
}
