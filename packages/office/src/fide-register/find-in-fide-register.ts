import { fidePlayerSchema } from '@escala/formats';
import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { playerKind } from '../registry/players/player.ts';
import { findListed } from './find-listed.ts';
import { registerState } from './open-register.ts';
import { registerStateSchema } from './register-head.ts';

/** `player`: the registered player with this id. */
const answer = z.strictObject({ players: z.array(fidePlayerSchema.extend({ player: z.string().exactOptional() })) });

/** Players on FIDE's list, as you type (D-OFF-503). */
export const findInFideRegister = defineQuestion({
  kind: 'fide-register.find',
  input: z.strictObject({ text: z.string().max(200), limit: z.int().min(1).max(100).default(12) }),
  answer,
  ask: async (reading, { text, limit }, _by, { fidePages }): Promise<z.infer<typeof answer>> => {
    const found = fidePages ? await findListed(fidePages, text, limit) : [];
    const players: z.infer<typeof answer>['players'] = [];
    for (const each of found) {
      const linked = await reading.find(playerKind, { key: 'fideId', equals: each.id });
      const player = linked.find(({ body }) => body.mergedInto === undefined)?.id;
      players.push({ ...each, ...(player !== undefined && { player }) });
    }
    return { players };
  },
});

/** The FIDE list that is loaded. */
export const showFideRegister = defineQuestion({
  kind: 'fide-register.show',
  input: z.strictObject({}),
  answer: z.strictObject({ register: registerStateSchema.exactOptional() }),
  ask: async (_reading, _input, _by, { fidePages }) => {
    const register = fidePages && (await registerState(fidePages));
    return register ? { register } : {};
  },
});
