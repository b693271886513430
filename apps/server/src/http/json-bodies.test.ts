import { afterEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.app.close());

async function named(name: Buffer) {
  server = await testServer();
  const admin = await server.as('administrator');
  const command = (text: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from('{"command":{"email":"n@example.org","roles":["player"],"name":"'),
      text,
      Buffer.from('"}}'),
    ]);
  return server.send({
    method: 'POST',
    url: '/api/cat/acts/account.invite',
    payload: command(name),
    headers: { ...admin.headers, 'content-type': 'application/json' },
  });
}

it.each([
  ['Latin-1', Buffer.from('Núria', 'latin1')],
  ['a letter that is cut off', Buffer.from('Núria').subarray(0, 2)],
  ['a longer form than needed', Buffer.from([0xc0, 0xaf])],
])('a body that is no UTF-8 is refused, and no letter of it replaced: %s', async (_what, name) => {
  const answer = await named(name);
  expect([answer.statusCode, answer.json().problems[0].code]).toEqual([400, 'not-json']);
});

it.each(['Núria Ferrer', 'Иван', '将棋', '\u{1f600}', '\ufeffwith a mark of order', '\ufffd'])(
  '%j goes through',
  async (name) => {
    expect((await named(Buffer.from(`${name} Club`))).statusCode).toBe(200);
  },
);
