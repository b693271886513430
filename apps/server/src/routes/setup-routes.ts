import { emailSchema, federationIdSchema, nameSchema, performAct, SYSTEM, toldFederationSchema } from '@escala/office';
import { foundFederation } from '@escala/office/acts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkOrigin } from '../access/gate.ts';
import { openAccount } from '../access/open-account.ts';
import { newPasswordSchema, setPassword } from '../access/passwords.ts';
import { endSetupTokens, giveBackSetupToken, setupTokenOrigin, useSetupToken } from '../access/setup-tokens.ts';
import { ServerProblem } from '../http/server-problem.ts';
import type { ServerContext } from '../server-parts.ts';
import { ANONYMOUS_LIMIT } from './body-limit.ts';
import { checked } from './perform.ts';

export const setupSchema = z.strictObject({
  token: z.string().min(1).max(100),
  federation: federationIdSchema,
  facts: toldFederationSchema,
  administrator: z.strictObject({ name: nameSchema, email: emailSchema, password: newPasswordSchema }),
});
type Setup = z.infer<typeof setupSchema>;

/** `POST /api/setup`: the holder of the first-start link founds the federation and becomes its administrator. */
export function setupRoutes(app: FastifyInstance, context: ServerContext): void {
  app.post('/api/setup', {
    config: { limit: 'signIns' },
    bodyLimit: ANONYMOUS_LIMIT,
    onRequest: async (request) => checkOrigin(request),
    handler: async (request, reply) => {
      const setup = checked(setupSchema, request.body);
      const { token } = setup;
      const origin = await setupTokenOrigin(context, token);
      if (origin === undefined || !(await useSetupToken(context, token))) throw new ServerProblem(403, 'setup-token');
      try {
        const account = await foundWith(context, setup);
        await endSetupTokens(context);
        reply.header('cache-control', 'no-store');
        return { federation: setup.federation, account };
      } catch (error) {
        await giveBackSetupToken(context, token, origin);
        throw error;
      }
    },
  });
}

/** Repeated after an interruption, acts already performed are found done and only the rest is made. */
async function foundWith(context: ServerContext, { token, federation, facts, administrator }: Setup): Promise<string> {
  const { name, email, password } = administrator;
  const id = (step: string): string => `setup-${step}-${context.digest(token).slice(0, 16)}`;
  await performAct(context, foundFederation, { federation, id: id('found'), actor: SYSTEM, command: facts });
  const account = await openAccount(context, federation, { name, email, roles: ['administrator'] }, id);
  await setPassword(context, federation, account, password);
  return account;
}
