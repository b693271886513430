import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { endSilentConnections, limitBodyTime } from './slow-connections.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** More than the buffers of both ends hold. */
const LARGE = 'x'.repeat(50_000_000);

/** Ended after this many milliseconds of silence. `answered`: answers whose last byte has left the server. */
async function opened(most: number): Promise<{ socket: Socket; ended: Promise<unknown>; answered: string[] }> {
  app = Fastify();
  endSilentConnections(app, most);
  const answered: string[] = [];
  app.addHook('onResponse', async ({ url, raw }, reply) => {
    if (reply.raw.writableFinished && !raw.aborted) answered.push(url);
  });
  app.get('/large', async () => LARGE);
  app.get('/slow', async () => {
    await sleep(1.5 * most);
    return 'done';
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  return { socket, answered, ended: new Promise((resolve) => socket.once('close', resolve)) };
}

const asks = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

describe('a connection', () => {
  it('on which nobody asks for anything ends', async () => {
    const { socket, ended } = await opened(50);
    socket.resume();
    await ended;
  });

  it('on which nobody takes the answer ends', async () => {
    const { socket, answered } = await opened(500);
    socket.pause();
    socket.write(asks('/large'));
    await new Promise((resolve) => app.server.once('connection', (own) => own.once('close', resolve)));
    expect(answered).toEqual([]);
    socket.destroy();
  });

  it('on which somebody reads gets all of a large answer', async () => {
    const { socket } = await opened(10_000);
    socket.write(asks('/large'));
    expect((await textOf(socket)).length).toBeGreaterThan(LARGE.length);
  });

  it('waits for an answer that takes long to work out', async () => {
    const { socket } = await opened(1000);
    socket.write(asks('/slow'));
    expect(await textOf(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*done$/);
  });
});

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
