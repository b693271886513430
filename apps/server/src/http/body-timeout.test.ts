import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { limitBodyTime } from './body-timeout.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** The second half of the body comes long after the limit, or never. */
async function sentInHalves(path: '/short' | '/long'): Promise<string> {
  app = Fastify();
  limitBodyTime(app, 30);
  app.put('/short', async () => 'done');
  app.put('/long', { config: { longBody: true } }, async () => 'done');
  const { port } = new URL(await app.listen({ port: 0 }));
  const socket = connect(Number(port), 'localhost');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const head = `PUT ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n`;
  socket.write(`${head}content-length: 2\r\n\r\n{`);
  if (path === '/long') setTimeout(() => socket.write('}'), 300);
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  return answer.split('\r\n')[0]!;
}

describe('a body that comes slowly', () => {
  it('is cut off', async () => {
    expect(await sentInHalves('/short')).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('of a request without a socket ends with it, though nobody reads it', async () => {
    app = Fastify();
    limitBodyTime(app, 5);
    const ends: Promise<unknown>[] = [];
    app.addHook('onRequest', async ({ raw }, reply) => {
      ends.push(new Promise((resolve) => raw.once('close', resolve)));
      await reply.code(401).send();
    });
    app.put('/refused', async () => 'done');
    const { statusCode } = await app.inject({ method: 'PUT', url: '/refused', payload: { a: 1 } });
    await Promise.all(ends);
    expect([statusCode, ends.length]).toEqual([401, 1]);
  });

  it('is waited for where a route expects a long one', async () => {
    expect(await sentInHalves('/long')).toBe('HTTP/1.1 200 OK');
  });
});
