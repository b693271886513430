import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A connection that sends no request, or does not read its answer, is closed after
 * this long: it takes a place, and an unread answer stays in memory (D-OFF-986).
 * While an answer is being prepared the connection may wait, however long that takes.
 */
export function endSilentConnections(app: FastifyInstance, most: number): void {
  app.server.on('connection', (socket: Socket) => socket.setTimeout(most));
  app.addHook('onRequest', async ({ raw }) => waitOn(raw.socket, 0));
  // From here on the client has to read. Between two requests of a connection the server's own limit applies.
  app.addHook('onSend', async (_request, { raw }) => waitOn(raw.socket, most));
}

function waitOn(socket: unknown, most: number): void {
  if (socket instanceof Socket) socket.setTimeout(most);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body that may take long to arrive: it has the server's own limit instead of this one. */
    longBody?: true;
  }
}

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n';

/** A sender who takes longer is cut off, except where a route expects a long body. */
export function limitBodyTime(app: FastifyInstance, most: number): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const isBare = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (isBare || routeOptions.config?.longBody) return;
    const cutOff = (): unknown =>
      raw.socket.writable ? raw.socket.end(TIMED_OUT, () => raw.socket.destroy()) : raw.destroy();
    const timer = setTimeout(cutOff, most);
    timer.unref();
    const done = (): void => clearTimeout(timer);
    raw.once('end', done).once('close', done);
  });
}
