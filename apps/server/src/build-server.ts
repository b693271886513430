import { type Archive, allActs, allQuestions } from '@escala/office';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Identity, identityOf, UNKNOWN } from './access/identity.ts';
import { allDownloads } from './downloads/all-downloads.ts';
import { uploadRoute } from './fide-register/upload-route.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { answerProblem, handleErrors } from './http/errors.ts';
import { federationCheck } from './http/federations.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { addressForOthers, answerKnownHosts, refuseTwoHosts } from './http/known-hosts.ts';
import { routeOf } from './http/log-line.ts';
import { type Metrics, measureBeside, measured, measureMemory, newMetrics } from './http/metrics.ts';
import { limitRates } from './http/rate-limits.ts';
import { secureAnswers } from './http/security-headers.ts';
import { ServerProblem } from './http/server-problem.ts';
import { endSilentConnections, limitBodyTime } from './http/slow-connections.ts';
import { readLogo } from './logos/read-logo.ts';
import { type Postman, postman } from './mail/postman.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { type Pusher, pusher } from './push/pusher.ts';
import { canPush } from './push/subscriptions.ts';
import { actRoutes } from './routes/act-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { downloadRoutes } from './routes/download-routes.ts';
import { mailRoutes } from './routes/mail-routes.ts';
import { operationRoutes } from './routes/operation-routes.ts';
import { questionRoutes } from './routes/question-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { setupRoutes } from './routes/setup-routes.ts';
import { startRoutes } from './routes/start-routes.ts';
import { contextOf, type ServerContext, type ServerParts } from './server-parts.ts';
import { OfficeBeside } from './threads/office-beside.ts';
import { WorkerThread } from './threads/worker-thread.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity;
  }
  interface FastifyInstance {
    /** Where the office has a mail server. */
    postman: Postman | undefined;
    /** If browsers can be notified of a new round. */
    pusher: Pusher | undefined;
    metrics: Metrics;
  }
}

/** The office over HTTP. Everything it offers comes from the lists of acts, questions and downloads. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const metrics = newMetrics();
  measureMemory(metrics, parts.memory);
  const parser = new WorkerThread();
  const nudge = (federation: string): void => {
    app.postman?.nudge(federation);
    app.pusher?.nudge(federation);
  };
  const archive = nudging(measured(parts.archive, metrics), nudge);
  const beside = parts.second && new OfficeBeside(parts.second, nudge);
  measureBeside(metrics, () => beside?.waiting ?? 0);
  const context: ServerContext = {
    ...contextOf({ readText: parser.readText, readPicture: readLogo, ...parts, archive }),
    beside,
    reach: () => addressForOthers(app, parts.options ?? {}),
  };
  const { acts = allActs, questions = allQuestions, downloads = allDownloads(context) } = parts;
  const app = newApp(parts, context);
  readJsonBodies(app, parser);
  app.addHook('onClose', async () => void (await Promise.all([parser.close(), beside?.close()])));
  const { mail } = context;
  app.decorate('postman', mail && postman({ context: { ...context, mail }, metrics, log: app.log }));
  app.decorate('pusher', canPush(context.options) ? pusher(context, app.log) : undefined);
  app.addHook('onClose', async () => app.pusher?.stop());
  app.decorate('metrics', metrics);
  handleErrors(app);
  watch(app, context, metrics);
  refuseTwoHosts(app);
  if (context.options.ownMachine) answerKnownHosts(app);
  secureAnswers(app, context.options.publicUrl);
  await app.register(cookie);
  limitRates(app, context);
  compressAnswers(app);
  app.decorateRequest('identity');
  operationRoutes(app, context, metrics);
  documentRoutes(app, acts, questions);
  if (context.options.ownMachine) startRoutes(app, context);
  else setupRoutes(app, context);
  pageRoutes(app, context);
  await app.register(
    async (federal) => {
      const isFederation = federationCheck(context.archive);
      federal.addHook<{ Params: { federation: string } }>('onRequest', async (request) => {
        const { federation } = request.params;
        if (!(await isFederation(federation))) throw new ServerProblem(404, 'no-such-federation');
        request.identity = await identityOf(context, federation, request);
      });
      sessionRoutes(federal, context, metrics);
      await mailRoutes(federal, context);
      if (app.pusher) pushRoutes(federal, context);
      await uploadRoute(federal, context);
      actRoutes(federal, context, metrics, acts);
      questionRoutes(federal, context, questions);
      downloadRoutes(federal, context, downloads);
    },
    { prefix: '/api/:federation' },
  );
  return app;
}

/** Anything this process puts on record may have to be announced. */
function nudging(archive: Archive, nudge: (federation: string) => void): Archive {
  const write: Archive['write'] = async (federation, work) => {
    const result = await archive.write(federation, work);
    nudge(federation);
    return result;
  };
  return { ...archive, write };
}

/** FIDE's list is 42 MB, which takes one minute to five over a slow line; everything else is short. */
const [LONGEST_BODY, LONGEST_SHORT_BODY] = [3_600_000, 120_000];
const LONGEST_SILENCE = 60_000;

function newApp({ log, newId }: ServerParts, { options }: ServerContext): FastifyInstance {
  const app = Fastify({
    logger: log ? { level: log.level ?? 'info', ...(log.stream ? { stream: log.stream } : {}) } : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: options.trustProxy as boolean | string | string[],
    bodyLimit: options.bodyLimit,
    requestTimeout: LONGEST_BODY,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply),
  });
  limitBodyTime(app, LONGEST_SHORT_BODY);
  endSilentConnections(app, LONGEST_SILENCE);
  app.removeContentTypeParser('text/plain');
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // A connection that is kept alive would delay closing.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  return app;
}

/** One line per request, without anything that identifies a person: no address, no query, no body. */
function watch(app: FastifyInstance, { options }: ServerContext, { http }: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    request.identity = UNKNOWN;
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [method, route, status] = [request.method, routeOf(request), reply.statusCode];
    http.observe({ method, route, status }, reply.elapsedTime / 1000);
    const account = request.identity.by === 'nobody' ? {} : { account: request.identity.actor.account };
    const address = options.logAddresses ? { address: request.ip } : {};
    const level = request.routeOptions.config?.limit === 'none' ? 'debug' : 'info';
    request.log[level](
      { method, route, status, ms: Math.round(reply.elapsedTime), ...account, ...address },
      'answered',
    );
  });
}
