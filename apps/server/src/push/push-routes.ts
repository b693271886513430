import type { FastifyInstance } from 'fastify';
import { checkOrigin } from '../access/gate.ts';
import { networkOf } from '../http/rate-limits.ts';
import { checked } from '../routes/perform.ts';
import type { ServerContext } from '../server-parts.ts';
import { pushKey, subscribe, subscriptionSchema, unsubscribe, unsubscriptionSchema } from './subscriptions.ts';
import { publicPart } from './web-push.ts';

/** For a player's page: the installation's key, and subscriptions to the next round. */
export function pushRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get('/push-key', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ key: publicPart(await pushKey(context)) }),
  );
  const post = (
    path: string,
    take: (...asked: [federation: string, event: string, body: unknown, network: string]) => Promise<void>,
  ) =>
    app.post<{ Params: { federation: string; event: string } }>(path, {
      config: { limit: 'writes' },
      bodyLimit: 10_000,
      onRequest: async (request) => checkOrigin(request),
      handler: async ({ params: { federation, event }, body, ip }, reply) => {
        await take(federation, event, body, networkOf(ip));
        return reply.header('cache-control', 'no-store').code(204).send();
      },
    });
  post('/events/:event/push', (federation, event, body, network) =>
    subscribe(context, federation, event, checked(subscriptionSchema, body), network),
  );
  post('/events/:event/push/stop', (federation, event, body) =>
    unsubscribe(context, federation, event, checked(unsubscriptionSchema, body)),
  );
}
