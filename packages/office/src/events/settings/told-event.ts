import { nameSchema } from '../../kit/name-schema.ts';
import { eventFactsSchema, homologationFactsSchema } from '../event.ts';

/** An event as somebody tells of it (D-OFF-260). */
export const toldEventSchema = eventFactsSchema.extend({
  name: nameSchema,
  homologation: homologationFactsSchema
    .extend({ arbiter: nameSchema.optional(), director: nameSchema.optional() })
    .optional(),
});
