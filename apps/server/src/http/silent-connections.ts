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
