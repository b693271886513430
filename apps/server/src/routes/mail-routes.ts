import { accountOfAddress, emailSchema, NOBODY, performAct, SYSTEM } from '@escala/office';
import { renewInvitation, unsubscribe } from '@escala/office/acts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkOrigin } from '../access/gate.ts';
import { beginAttempt } from '../access/throttle.ts';
import { FRESH } from '../fresh-reading.ts';
import { errorLine } from '../http/log-line.ts';
import { networkOf } from '../http/rate-limits.ts';
import { ServerProblem } from '../http/server-problem.ts';
import { later, MINUTE } from '../instant.ts';
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

const SHELF = 'reset-asked';
/**
 * Within this time an account gets one mail, however often it
 * is requested; the link in it is valid for longer (D-OFF-445).
 */
const ONE_MAIL_IN = 10 * MINUTE;

/**
 * A request to reset a forgotten password. Only the holder of the address learns the outcome: to the sender of the
 * request, a known address looks like an unknown one.
 */
async function askForReset(context: ServerContext, federation: string, email: string): Promise<void> {
  const find = context.archive.read(federation, (reading) => accountOfAddress(context, reading, email), FRESH);
  const account = await find;
  if (account === undefined || account.body.state === 'suspended') return;
  const now = context.clock.now();
  const kept = await context.vault.get(federation, SHELF, account.id);
  if (kept !== undefined && (kept.expires ?? now) > now) return;
  const asked = { owner: account.id, text: now, expires: later(now, ONE_MAIL_IN) };
  if (!(await context.vault.put(federation, SHELF, account.id, asked, kept?.text ?? null))) return;
  await performAct(context, renewInvitation, {
    federation,
    id: context.newId(),
    actor: SYSTEM,
    reason: 'asked for with the address, on the page for forgotten passwords',
    command: { account: account.id, by: 'mail' },
  });
}
