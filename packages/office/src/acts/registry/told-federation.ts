import { z } from 'zod';
import { nameSchema } from '../../kit/name-schema.ts';
import { federationSchema, seriesSchema } from '../../records/federation.ts';
import { countrySchema } from '../../records/player.ts';

/** A federation and its series as somebody tells of them (D-OFF-260). */
export const toldFederationSchema = federationSchema.extend({
  name: nameSchema,
  country: countrySchema.optional(),
  series: z.array(seriesSchema.extend({ name: nameSchema })),
});
