import { emailSchema, NOBODY, performAct } from '@escala/office';
import { unsubscribe } from '@escala/office/acts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkOrigin } from '../access/gate.ts';
import { beginAttempt } from '../access/throttle.ts';
import { errorLine } from '../http/log-line.ts';
import { networkOf } from '../http/network-of.ts';
import { ServerProblem } from '../http/server-problem.ts';
import { askForReset } from '../mail/ask-for-reset.ts';
import { isUnsubscribeToken } from '../mail/link-secrets.ts';
import type { ServerContext } from '../server-parts.ts';
import { checked } from './perform.ts';

export const passwordResetSchema = z.strictObject({ email: emailSchema });

type InFederation = { Params: { federation: string } };

/** What people without a session do with a mail, or to get one. */
export async function mailRoutes(app: FastifyInstance, context: ServerContext): Promise<void> {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));

  app.post<InFederation>('/password-reset', {
    config: { limit: 'signIns' },
    bodyLimit: 10_000,
    onRequest: async (request) => checkOrigin(request),
    handler: async (request, reply) => {
      if (context.mail === undefined) throw new ServerProblem(404, 'no-mail');
      const { federation } = request.params;
      const { email } = checked(passwordResetSchema, request.body);
      await beginAttempt(context, federation, { of: 'reset', who: networkOf(request.ip) });
      // The answer does not wait for it: its timing reveals nothing about the address.
      const asking = askForReset(context, federation, email)
        .catch((error) => request.log.error({ error: errorLine(error) }, 'fault'))
        .finally(() => underWay.delete(asking));
      underWay.add(asking);
      reply.header('cache-control', 'no-store');
      return reply.code(202).send({ asked: true });
    },
  });

  await app.register(async (oneClick) => {
    // RFC 8058: the mail server sends a form; its arrival is all that matters.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) => done(null));
    oneClick.post<{ Params: { federation: string; account: string; token: string } }>('/unsubscribe/:account/:token', {
      config: { limit: 'writes' },
      handler: async (request, reply) => {
        const { federation, account, token } = request.params;
        if (!(await isUnsubscribeToken(context, federation, account, token)))
          throw new ServerProblem(404, 'unsubscribe-link');
        const actor = { ...NOBODY, account };
        await performAct(context, unsubscribe, { federation, id: context.newId(), actor, command: { account } });
        return reply.code(204).send();
      },
    });
  });
}
