import { z } from 'zod';
import { loadNorms, NORM_STATES, normsStanding } from '../../acts/titles/judging/norms-standing.ts';
import { loadSeasons } from '../../acts/titles/judging/seasons.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { normSchema } from '../../records/norm.ts';
import { playerKind } from '../../records/player.ts';
import { reasonSchema } from '../../records/verdict.ts';

/** How norms came and went, season by season, with articles. */
const stepSchema = z.strictObject({
  quantity: z.string(),
  articles: z.array(z.string()),
  decisions: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A player's norms as they stand on the day of asking, and how far they are from the title. */
export const normsOfPlayer = defineQuestion({
  kind: 'norm.of-player',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    norms: z.array(
      z.strictObject({ norm: z.string(), version: z.int(), ...normSchema.shape, state: z.enum(NORM_STATES) }),
    ),
    /** Norms that count, and how many make the title. */
    held: z.int(),
    needed: z.int(),
    /** Whether the title is due, on every ground that was looked at. */
    title: z.boolean(),
    reasons: z.array(reasonSchema),
    steps: z.array(stepSchema),
  }),
  ask: async (reading, { player: id }, { today }) => {
    const player = await reading.get(playerKind, id);
    if (player === undefined) throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
    const norms = await loadNorms(reading, id);
    const { states, verdict, steps, needed } = normsStanding(norms, player.body, await loadSeasons(reading), today);
    return {
      norms: norms.map(({ id: norm, version, body }) => ({ norm, version, ...body, state: states.get(norm)! })),
      held: [...states.values()].filter((state) => state === 'valid').length,
      needed,
      title: verdict.title,
      reasons: z.array(reasonSchema).parse(verdict.reasons),
      steps: z.array(stepSchema).parse(steps),
    };
  },
});
