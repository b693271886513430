import { z } from 'zod';
import { nameSchema } from '../../kit/written-form.ts';
import { countrySchema } from '../players/player.ts';
import { federationSchema, seriesSchema } from './federation.ts';

/** A federation and its series as given in commands (D-OFF-260). */
export const toldFederationSchema = federationSchema.extend({
  name: nameSchema,
  country: countrySchema.optional(),
  series: z.array(seriesSchema.extend({ name: nameSchema })),
});
