import { afterEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.app.close());

it.each(['account.invite', 'account.change-password'])('%s: a command that is no object is named', async (kind) => {
  server = await testServer();
  const admin = await server.as('administrator');
  for (const command of [5, 'text', null, [], true]) {
    const answer = await admin.act(kind, { command });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().problems).toMatchObject([{ code: 'field-type', field: 'command' }]);
  }
  const { problems } = (await admin.act(kind, { command: 5, secret: [] })).json();
  expect(problems.map(({ field }: { field: string }) => field)).toEqual(['command', 'secret']);
});
