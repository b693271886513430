import type { FastifyInstance } from 'fastify';

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
