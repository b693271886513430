import { type AnyAct, type AnyQuestion, ENGINE } from '@escala/office';
import { z } from 'zod';
import { signInSchema } from '../access/sign-in.ts';
import { pushKeySchema, subscriptionSchema, unsubscriptionSchema } from '../push/subscriptions.ts';
import { passwordResetSchema } from '../routes/mail-routes.ts';
import { setupSchema } from '../routes/setup-routes.ts';
import { shownSessionSchema } from '../routes/shown-session.ts';
import { actOperation } from './act-operation.ts';
import { type Components, components, type JsonSchema } from './json-schema-of.ts';
import { answers, FEDERATION, LIST_QUESTION, type Operation, type Parameter, uploadOperation } from './operation.ts';
import { isAskedByPost, questionOperation, questionTemplate } from './question-operation.ts';

/** RFC 9457 as this server uses it. */
const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  requestId: z.string(),
  problems: z.array(
    z.strictObject({
      code: z.string(),
      message: z.string(),
      field: z.string().optional(),
      regulation: z.string().optional(),
      article: z.string().optional(),
      versions: z.strictObject({ yours: z.unknown(), theirs: z.unknown() }).optional(),
    }),
  ),
  more: z.int().optional(),
});

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** OpenAPI 3.1 from the schemas that check the requests: no second description that could differ. */
export function openApiDocument(acts: readonly AnyAct[], questions: readonly AnyQuestion[]): OpenApiDocument {
  const parts = components();
  parts.add('Problem', problemSchema, 'output');
  const paths: Record<string, Record<string, Operation>> = { ...accessPaths(parts) };
  for (const question of questions) {
    const method = isAskedByPost(question) ? 'post' : 'get';
    paths[questionTemplate(question)] = {
      [method]: questionOperation(question, parts),
      ...(question.kind === LIST_QUESTION && { put: uploadOperation(question, parts) }),
    };
  }
  for (const act of acts) paths[`/api/{federation}/acts/${act.kind}`] = { post: actOperation(act, parts) };
  const things = [...acts, ...questions].map(({ kind }) => kind.split('.')[0]!);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Escala',
      version: ENGINE.split('/')[1],
      description:
        'The record of a federation: questions are asked with GET (documents with POST), acts performed with POST.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: ['access', 'push', ...new Set(things)].map((name) => ({ name })),
    paths,
    components: {
      schemas: parts.schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-escala-{federation}' },
        csrf: { type: 'apiKey', in: 'header', name: 'x-csrf-token' },
      },
    },
  };
}

const EVENT: Parameter = { name: 'event', in: 'path', required: true, schema: { type: 'string' } };
const PUSH = 'Web Push, available only if the office is reached over HTTPS (D-OFF-738).';

function accessPaths(parts: Components): Record<string, Record<string, Operation>> {
  const session = parts.add('Session', shownSessionSchema, 'output');
  const body = (schema: JsonSchema): Operation['requestBody'] => ({
    required: true,
    content: { 'application/json': { schema } },
  });
  const operation = (operationId: string, rest: Partial<Operation>): Operation => ({
    operationId,
    tags: ['access'],
    summary: operationId,
    responses: answers({ type: 'object' }, [400, 401, 403, 422, 429]),
    ...rest,
  });
  const parameters = [FEDERATION];
  const failures = [400, 401, 403, 404, 413, 415, 422, 429, 503] as const;
  const push = (operationId: string, rest: Partial<Operation>): Operation => ({
    ...operation(operationId, { parameters: [FEDERATION, EVENT], ...rest }),
    tags: ['push'],
    responses: { 204: { description: 'Done.' }, ...answers(undefined, [400, 403, 404, 409, 413, 415, 422, 429]) },
  });
  return {
    '/api/setup': { post: operation('setup', { requestBody: body(parts.add('Setup', setupSchema)) }) },
    '/api/{federation}/password-reset': {
      post: operation('password.forget', {
        parameters,
        description:
          'Sends an email with a link to the address if it belongs to an account; the response does not reveal whether it does.',
        requestBody: body(parts.add('PasswordReset', passwordResetSchema)),
        responses: {
          202: { description: 'Accepted.' },
          ...answers(undefined, [400, 403, 404, 413, 415, 422, 429]),
        },
      }),
    },
    '/api/{federation}/push-key': {
      get: {
        ...push('push.key', { parameters, description: `${PUSH} Returns the public key of the installation.` }),
        responses: answers(parts.add('PushKey', pushKeySchema, 'output'), [404, 429]),
      },
    },
    '/api/{federation}/events/{event}/push': {
      post: push('push.subscribe', {
        description: `${PUSH} Notifies a browser of each new round of the event, with the player’s board.`,
        requestBody: body(parts.add('PushSubscription', subscriptionSchema)),
      }),
    },
    '/api/{federation}/events/{event}/push/stop': {
      post: push('push.stop', {
        description: `${PUSH} Stops notifying the browser about the event.`,
        requestBody: body(parts.add('PushStop', unsubscriptionSchema)),
      }),
    },
    '/api/{federation}/session': {
      get: operation('session.show', { parameters, responses: answers(session, [404, 429]) }),
      post: operation('session.sign-in', {
        parameters,
        requestBody: body(parts.add('SignIn', signInSchema)),
        responses: answers(session, failures),
      }),
      delete: operation('session.sign-out', {
        parameters,
        security: [{ session: [], csrf: [] }],
        responses: { 204: { description: 'Signed out.' }, ...answers(undefined, [403, 404]) },
      }),
    },
  };
}
