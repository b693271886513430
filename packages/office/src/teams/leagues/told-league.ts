import { z } from 'zod';
import { nameSchema } from '../../kit/written-form.ts';
import { leagueFactsSchema, leagueGroupSchema } from './league.ts';

/** A league and its groups as somebody tells of them (D-OFF-260). */
export const toldLeagueSchema = leagueFactsSchema.extend({
  name: nameSchema,
  groups: z.array(leagueGroupSchema.extend({ name: nameSchema })).min(1),
});
