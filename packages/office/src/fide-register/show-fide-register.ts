import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { registerState } from './open-register.ts';
import { registerStateSchema } from './register-head.ts';

const answer = z.strictObject({ register: registerStateSchema.exactOptional() });

/** Which list of FIDE is loaded. */
export const showFideRegister = defineQuestion({
  kind: 'fide-register.show',
  input: z.strictObject({}),
  answer,
  ask: async (_reading, _input, _by, { fidePages }): Promise<z.infer<typeof answer>> => {
    const register = fidePages && (await registerState(fidePages));
    return register ? { register } : {};
  },
});
