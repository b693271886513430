import type { FastifyInstance } from 'fastify';
import { checkOrigin } from '../access/gate.ts';
import { checked } from '../routes/perform.ts';
import type { ServerContext } from '../server-parts.ts';
import { pushKey, subscribe, subscriptionSchema, unsubscribe, unsubscriptionSchema } from './subscriptions.ts';
import { publicPart } from './web-push.ts';

/** For the page of a player: the key of the installation, and who wants to be told of the next round. */
export function pushRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get('/push-key', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ key: publicPart(await pushKey(context)) }),
  );
  app.post<{ Params: { federation: string; event: string } }>('/events/:event/push', {
    config: { limit: 'writes' },
    bodyLimit: 10_000,
    onRequest: async (request) => checkOrigin(request),
    handler: async (request, reply) => {
      const { federation, event } = request.params;
      await subscribe(context, federation, event, checked(subscriptionSchema, request.body));
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  });
  app.post<{ Params: { federation: string; event: string } }>('/events/:event/push/stop', {
    config: { limit: 'writes' },
    bodyLimit: 10_000,
    onRequest: async (request) => checkOrigin(request),
    handler: async (request, reply) => {
      const { federation, event } = request.params;
      await unsubscribe(context, federation, event, checked(unsubscriptionSchema, request.body));
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  });
}
