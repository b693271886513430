import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** `127.0.0.1:9100`, `[::1]:9100`, or the path of a socket. */
export type MetricsPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** The server's metrics at a separate address or socket, out of readers' reach. */
export async function listenForMetrics(place: MetricsPlace, { registry }: Metrics): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
  return server;
}
