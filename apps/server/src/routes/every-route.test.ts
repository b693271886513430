import { allActs, allQuestions, permissionOf, ROLES, type Role } from '@escala/office';
import { deskPages, publicPages } from '@escala/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFile } from '../downloads/calendar-file.ts';
import { eventFiles } from '../downloads/event-files.ts';
import { feedFile } from '../downloads/feed-file.ts';
import { listFiles } from '../downloads/list-files.ts';
import { registerFile } from '../downloads/register-file.ts';
import { accentDownload, logoDownload } from '../logos/logo-downloads.ts';
import { copyDownload } from '../publish/copy-download.ts';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';
import { questionPlace } from './question-paths.ts';

/** Every act and question, with every role, against the single table of permissions. */
describe.each(ROLES)('as %s', (role: Role) => {
  let server: TestServer;
  let somebody: Sender;
  beforeAll(async () => {
    server = await testServer();
    somebody = await server.as(role);
  });
  afterAll(() => server.app.close());

  const may = (kind: (typeof allActs)[number]['kind']): boolean =>
    permissionOf(kind)[role] !== undefined || permissionOf(kind).public !== undefined;
  const refusedAs = role === 'public' ? [401, 'sign-in-first'] : [403, 'not-allowed'];

  it('every act', async () => {
    const found: unknown[] = [];
    for (const { kind } of allActs) {
      const { statusCode, json } = await somebody.act(kind, { reason: 'a walk', command: {}, secret: {} });
      const isRefused = [401, 403].includes(statusCode);
      found.push([
        kind,
        isRefused || [404, 500].includes(statusCode) ? [statusCode, json().problems?.[0]?.code] : 'let in',
      ]);
    }
    expect(found).toEqual(allActs.map(({ kind }) => [kind, may(kind) ? 'let in' : refusedAs]));
  });

  it('every question', async () => {
    const found: unknown[] = [];
    for (const { kind } of allQuestions) {
      const { method, path } = questionPlace(kind);
      const url = `/api/cat${path.replace(/:\w+/g, 'x')}`;
      const body = method === 'POST' ? { payload: {} } : {};
      const { statusCode, json } = await server.send({ method, url, headers: somebody.headers, ...body });
      const code = statusCode === 200 ? undefined : json().problems[0].code;
      const isLetIn = statusCode < 500 && !['sign-in-first', 'not-allowed', 'no-such-address'].includes(code);
      found.push([kind, isLetIn ? 'let in' : [statusCode, code]]);
    }
    expect(found).toEqual(allQuestions.map(({ kind }) => [kind, may(kind) ? 'let in' : refusedAs]));
  });
});

it('nothing is reached without standing in the table', async () => {
  const server = await testServer();
  const known = new Set<string>([
    ...allActs.map(({ kind }) => `POST /api/:federation/acts/${kind}`),
    ...allQuestions.map(({ kind }) => `${questionPlace(kind).method} /api/:federation${questionPlace(kind).path}`),
    'POST /api/:federation/acts/:kind',
    'GET /api/:federation/session',
    'POST /api/:federation/session',
    'DELETE /api/:federation/session',
    // With an e-mail address, or with the link of a mail.
    'POST /api/:federation/password-reset',
    'POST /api/:federation/unsubscribe/:account/:token',
    // For a player's page, if browsers can be notified of rounds.
    'GET /api/:federation/push-key',
    'POST /api/:federation/events/:event/push',
    'POST /api/:federation/events/:event/push/stop',
    'POST /api/:federation/session/passkey',
    // FIDE's list, for those who may load it.
    'PUT /api/:federation/fide-register',
    'POST /api/setup',
    'GET /api',
    'GET /api/openapi.json',
    'GET /api/style.css',
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    // Pages ask the questions above as nobody, those of a desk as the
    // signed-in account; files have the permission of a question.
    'GET /',
    'GET /:half',
    'GET /setup',
    'GET /invitation',
    'GET /desk-worker.js',
    ...[...publicPages, ...deskPages].map(({ path }) => `GET /:lang/:federation${path}`),
    // Forms without scripts perform an act above, as the signed-in account (D-OFF-469).
    ...deskPages.filter(({ sent }) => sent !== undefined).map(({ path }) => `POST /:lang/:federation${path}`),
    ...[
      ...listFiles(server.context),
      ...eventFiles(server.context),
      copyDownload(server.context),
      calendarFile(server.context),
      feedFile(server.context),
      registerFile,
      logoDownload,
      accentDownload,
    ].map(({ path }) => `GET /api/:federation${path}`),
  ]);
  // The router lists the parameter names of a place together (`:date|:file`).
  const bare = (route: string): string => route.replace(/:[\w|:]+/g, ':');
  const places = new Set([...known].map(bare));
  await server.app.ready();
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThan(allActs.length + allQuestions.length);
  expect(routes.filter((route) => !places.has(bare(route)) && !route.startsWith('GET /assets/'))).toEqual([]);
  await server.app.close();
});

/** The tree printed by the router, as lines of `GET /api/…`. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, path, methods] = /^([\s│]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || path === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, path);
    const verbs = (methods ?? '').split(', ').filter((verb) => verb !== '' && verb !== 'HEAD');
    return verbs.map((verb) => `${verb} ${above.join('')}`);
  });
}
