import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A connection on which nobody asks for anything, or nobody takes the answer, ends after so long: each holds a place, and the bytes of
 * an answer that is not read stay in memory (D-OFF-986). While an answer is being worked out it is waited for, however long it takes.
 */
export function endSilentConnections(app: FastifyInstance, most: number): void {
  app.server.on('connection', (socket: Socket) => socket.setTimeout(most));
  app.addHook('onRequest', async ({ raw }) => waitOn(raw.socket, 0));
  // From here on the reader has to read. Between two requests of a connection the server's own limit holds.
  app.addHook('onSend', async (_request, { raw }) => waitOn(raw.socket, most));
}

function waitOn(socket: unknown, most: number): void {
  if (socket instanceof Socket) socket.setTimeout(most);
}
