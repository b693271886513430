import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { leagueKind, leagueSchema } from './league.ts';

const answer = z.strictObject({ leagues: z.array(z.strictObject({ id: z.string(), ...leagueSchema.shape })) });

/** The leagues of a season. */
export const searchLeagues = defineQuestion({
  kind: 'league.search',
  input: z.strictObject({ season: z.int() }),
  answer,
  ask: async (reading, { season }): Promise<z.infer<typeof answer>> => {
    const found = await reading.find(leagueKind, { key: 'season', equals: String(season) });
    return { leagues: found.map(({ id, body }) => ({ id, ...body })) };
  },
});
