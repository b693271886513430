import { z } from 'zod';
import { nameSchema } from '../../kit/written-form.ts';
import { eventFactsSchema, toldRuleFactsSchema } from '../event.ts';

/** An event as somebody tells of it (D-OFF-260). */
export const toldEventSchema = eventFactsSchema.extend({
  name: nameSchema,
  arbiter: nameSchema.optional(),
  deputies: z.array(nameSchema).max(50).optional(),
  ruleFacts: toldRuleFactsSchema.optional(),
});
